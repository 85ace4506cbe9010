//! Counts only the positions with f < C*, for a known C*.

use super::{Cluster, Tally};
use crate::heuristic::Heuristic;
use crate::puzzle::{PackedState, Puzzle};

/// Counts one side of problems with known C* without visiting the rest of the space.
///
/// **Completeness.** With a consistent heuristic, f never falls along a shortest path from the root. So all
/// positions on a shortest path to a position with f < C* have f < C*. A breadth-first search that drops the
/// others meets it at its true depth. Time O(positions with f < C* * (moves + estimates)); memory one bit per
/// rank, and two layers.
#[derive(Clone, Debug)]
pub struct Below<P: Puzzle> {
    visited: Vec<u64>,
    touched: Vec<usize>,
    layer: Vec<Here<P::State>>,
    next: Vec<Here<P::State>>,
}

#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    onward: u32,
    back: u32,
}

impl<P: Puzzle> Below<P> {
    /// Storage for the component of `packed`; `None` if memory is missing.
    #[must_use]
    pub fn try_beside(packed: P::PackedState) -> Option<Self> {
        const { assert!(<P::PackedState as PackedState>::RANKED, "positions are numbered") }
        let mut visited = Vec::new();
        let words = packed.ranks().div_ceil(64);
        visited.try_reserve_exact(words).ok()?;
        visited.resize(words, 0);
        Some(Self { visited, touched: Vec::new(), layer: Vec::new(), next: Vec::new() })
    }

    #[inline]
    fn meet(&mut self, puzzle: &P, state: P::State) -> bool {
        let rank = puzzle.pack(state).rank();
        let (word, bit) = (rank / 64, 1 << (rank % 64));
        let is_new = self.visited[word] & bit == 0;
        if is_new {
            self.visited[word] |= bit;
            self.touched.push(word);
        }
        is_new
    }

    /// Counts positions reachable from `roots` with f < `length`, by cluster.
    ///
    /// `onward` bounds the moves to the other side's roots, `back` the moves from these roots; both must be consistent.
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
            self.layer = std::mem::replace(&mut self.next, layer);
            self.next.clear();
        }
        for word in self.touched.drain(..) {
            self.visited[word] = 0;
        }
        tally
    }
}
