//! Counts the positions with f < C* alone, where C* is known before.

use super::{Cluster, Tally};
use crate::heuristic::Heuristic;
use crate::puzzle::{Packed, Puzzle};

/// Counts one side of one problem after the other, all in one space, without looking at the rest of the space: for many problems,
/// whose distances are in a table.
///
/// **Why nothing is missed.** With a consistent heuristic f never falls along a shortest way from the root. So all of a shortest way to
/// a position with f < C* has f < C*, and a search in layers that drops the others meets the position, and at its true depth. Time
/// O(positions with f < C* * (moves + estimates)); memory a bit a rank and two layers.
#[derive(Clone, Debug)]
pub struct Below<P: Puzzle> {
    /// A bit for each rank that was met.
    met: Vec<u64>,
    /// The words of it that are to be cleared again.
    touched: Vec<usize>,
    layer: Vec<Here<P::State>>,
    next: Vec<Here<P::State>>,
}

/// A position with f < C*, and its estimates.
#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    onward: u32,
    back: u32,
}

impl<P: Puzzle> Below<P> {
    /// Room for the component of `packed`; `None` when there is no memory for it.
    #[must_use]
    pub fn try_beside(packed: P::Packed) -> Option<Self> {
        const { assert!(<P::Packed as Packed>::RANKED, "positions are numbered") }
        let mut met = Vec::new();
        let words = packed.ranks().div_ceil(64);
        met.try_reserve_exact(words).ok()?;
        met.resize(words, 0);
        Some(Self { met, touched: Vec::new(), layer: Vec::new(), next: Vec::new() })
    }

    /// Whether the position was not met before; now it is.
    #[inline]
    fn meet(&mut self, puzzle: &P, state: P::State) -> bool {
        let rank = puzzle.pack(state).rank();
        let (word, bit) = (rank / 64, 1 << (rank % 64));
        let is_new = self.met[word] & bit == 0;
        if is_new {
            self.met[word] |= bit;
            self.touched.push(word);
        }
        is_new
    }

    /// The positions from `roots` on with f of less than `length`, by cluster.
    ///
    /// `onward` bounds the moves to the other side's roots, `back` those from these; both must be consistent.
    pub fn count(
        &mut self,
        puzzle: &P,
        roots: impl IntoIterator<Item = P::State>,
        onward: &impl Heuristic<P>,
        back: &impl Heuristic<P>,
        length: u32,
    ) -> Tally {
        let mut tally = Tally::default();
        for state in roots {
            let here = Here { state, onward: onward.estimate(state), back: back.estimate(state) };
            if here.onward < length && self.meet(puzzle, state) {
                tally.count(Cluster { g: 0, onward: here.onward, back: here.back });
                self.layer.push(here);
            }
        }
        let mut g = 0;
        while !self.layer.is_empty() {
            g += 1;
            let layer = std::mem::take(&mut self.layer);
            for above in &layer {
                for mv in puzzle.moves(above.state) {
                    let state = puzzle.after(above.state, mv);
                    if !self.meet(puzzle, state) {
                        continue;
                    }
                    let estimate = onward.estimate_after(above.onward, above.state, state);
                    if g + estimate < length {
                        let back = back.estimate_after(above.back, above.state, state);
                        tally.count(Cluster { g, onward: estimate, back });
                        self.next.push(Here { state, onward: estimate, back });
                    }
                }
            }
            // The room of both layers is used again.
            self.layer = std::mem::replace(&mut self.next, layer);
            self.next.clear();
        }
        for word in self.touched.drain(..) {
            self.met[word] = 0;
        }
        tally
    }
}
