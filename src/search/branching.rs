//! The brute-force branching factor, for comparison with b* (see [`crate::search::stats::effective_branching`]).

use serde::Serialize;

use crate::puzzle::order::Places;
use crate::puzzle::{Move, Puzzle};
use crate::search::by::{By, onward};
use crate::search::observer::Side;

/// Growth of the tree of all moves per layer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Growth {
    /// Positions per position of the layer above.
    pub factor: f64,
    /// Layers counted.
    pub layers: u32,
    /// Whether the factor settled to nine digits; otherwise it is that of the last layers.
    pub settled: bool,
}

/// Maximum number of branches counted, some milliseconds of work.
const MOST: usize = 50_000;

/// The brute-force branching factor: the growth of the tree of all moves from the start, without immediate reversals.
/// `None` if the tree ends.
///
/// Positions of one [`node_type`](Puzzle::node_type) reached by the same move have subtrees of the same shape, so layers
/// are counted by class. From layer to layer a fixed 0-1 matrix multiplies the counts. Layers therefore grow by its
/// dominant eigenvalue in the end, found by power iteration. On a chessboard's squares, odd and even layers may grow by
/// different factors, 1.5 and 2 on the 8-puzzle; the result is their geometric mean.
///
/// With few classes this settles. With as many as positions (toys) it may not within the work allowed. The result is then
/// the growth of the last two layers.
///
/// Source: S. Edelkamp and R. E. Korf, "The branching factor of regular search spaces", AAAI (1998).
#[must_use]
pub fn brute_force<P: Puzzle>(puzzle: &P) -> Option<Growth> {
    let mut layer = Layer::root(puzzle);
    let (mut before, mut factor) = (1.0, 0.0_f64);
    let (mut done, mut unchanged) = (0, 0);
    for layers in 1.. {
        let (next, branches) = layer.next(puzzle);
        let growth = next.size();
        if next.classes.is_empty() {
            return None;
        }
        done += branches;
        let measured = (before * growth).sqrt();
        unchanged = if (measured - factor).abs() <= 1e-9 * measured { unchanged + 1 } else { 0 };
        // A small tree may stand still for a while; as many layers as classes bring all into play.
        let settled = unchanged > next.classes.len();
        if settled || done > MOST {
            return Some(Growth { factor: measured, layers, settled });
        }
        (before, factor) = (growth, measured);
        layer = next.scaled(1.0 / growth);
    }
    None
}

/// The class of subtrees of one shape: a node type, and the move that led there, if any.
type Class = (u32, Option<u32>);

/// A layer: for each class one position, and the class's share.
struct Layer<S> {
    classes: Vec<(Class, S, f64)>,
}

impl<S: Copy> Layer<S> {
    fn root<P: Puzzle<State = S>>(puzzle: &P) -> Self {
        let start = puzzle.start();
        Self { classes: vec![((puzzle.node_type(start), None), start, 1.0)] }
    }

    /// The layer below, and the number of branches to it.
    fn next<P: Puzzle<State = S>>(&self, puzzle: &P) -> (Self, usize) {
        let mut classes = Vec::new();
        for &((_, last), state, share) in &self.classes {
            let by = last.map_or(By::NONE, |last| Move(last).into());
            for place in onward(puzzle, Side::Forward, state, by).iter() {
                let mv = puzzle.listed_at(state, place, false);
                let after = puzzle.after(state, mv);
                classes.push(((puzzle.node_type(after), Some(mv.0)), after, share));
            }
        }
        let branches = classes.len();
        // A fixed order, so that sums are equal on every machine.
        let mut order: Vec<(Class, usize)> =
            (0..).zip(&classes).map(|(at, &(class, ..))| (class, at)).collect();
        order.sort_unstable();
        let mut merged: Vec<(Class, S, f64)> = Vec::new();
        for (class, at) in order {
            let (_, state, share) = classes[at];
            match merged.last_mut() {
                Some(last) if last.0 == class => last.2 += share,
                _ => merged.push((class, state, share)),
            }
        }
        (Self { classes: merged }, branches)
    }

    fn size(&self) -> f64 {
        self.classes.iter().map(|&(.., share)| share).sum()
    }

    fn scaled(mut self, by: f64) -> Self {
        self.classes.iter_mut().for_each(|(.., share)| *share *= by);
        self
    }
}
