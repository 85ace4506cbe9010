//! How bushy a tree is: the brute-force branching factor, beside which b* is read (see [`crate::search::stats::effective_branching`]).

use serde::Serialize;

use crate::puzzle::{Move, Puzzle};
use crate::search::by::{By, onward};
use crate::search::observer::Side;

/// By what the tree of all moves grows from layer to layer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Growth {
    /// Positions in a layer for each position in the layer before.
    pub factor: f64,
    /// The layers counted to find it.
    pub layers: u32,
    /// Whether the factor had settled by then, to nine digits; otherwise it is that of the last layers that were
    /// counted.
    pub settled: bool,
}

/// The most branches counted; some milliseconds of work.
const MOST: usize = 50_000;

/// The brute-force branching factor: the growth of the tree of all moves from the start, those straight back left out. `None`
/// where no move can be made, or only straight back.
///
/// Positions of one [`node_type`](Puzzle::node_type) that were reached by the same move have subtrees of the same shape, so a layer
/// is counted class by class and not position by position. From one layer to the next the counts are multiplied by a fixed
/// matrix of 0s and 1s, class by class: the walks of the empty square that never go straight back. Layers therefore grow by
/// that matrix's dominating eigenvalue in the end, and multiplying on is the way to find it (power iteration). On a
/// chessboard's squares odd and even layers take turns and may grow by different factors, 1.5 and 2 on the 8-puzzle; the factor
/// is their geometric mean, the growth of two layers to the power of a half.
///
/// With few classes that settles. With as many as there are positions (toys) it may not within the work that is allowed: then
/// it is what it says, the growth measured in the last two of so many layers.
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
        // A small tree may stand still for a while: as many layers as there are classes bring every class into play.
        let settled = unchanged > next.classes.len();
        if settled || done > MOST {
            return Some(Growth { factor: measured, layers, settled });
        }
        (before, factor) = (growth, measured);
        layer = next.scaled(1.0 / growth);
    }
    None
}

/// What tells how a subtree is shaped: a type of node, and the move that led there, or none.
type Class = (u32, Option<u8>);

/// A layer of the tree: for each class of positions one of them, and the share of the layer that is in the class.
struct Layer<S> {
    classes: Vec<(Class, S, f64)>,
}

impl<S: Copy> Layer<S> {
    fn root<P: Puzzle<State = S>>(puzzle: &P) -> Self {
        let start = puzzle.start();
        Self { classes: vec![((puzzle.node_type(start), None), start, 1.0)] }
    }

    /// The layer below, and how many branches lead there from this one's classes.
    fn next<P: Puzzle<State = S>>(&self, puzzle: &P) -> (Self, usize) {
        let mut classes = Vec::new();
        for &((_, last), state, share) in &self.classes {
            let by = last.map_or(By::NONE, |last| Move(last).into());
            for mv in onward(puzzle, Side::Forward, state, by) {
                let after = puzzle.after(state, mv);
                classes.push(((puzzle.node_type(after), Some(mv.0)), after, share));
            }
        }
        let branches = classes.len();
        // By class, and those of a class as they came, so that shares are added up in one order on every machine.
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
