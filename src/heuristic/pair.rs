//! The two heuristics of a search from both sides.
//!
//! The *forward* heuristic bounds the way from a position to the nearest goal, as all heuristics do. The *backward* one bounds the way
//! from the start to a position. All moves can be undone, so the second is a heuristic of the problem turned around, whose goal is the
//! start: for most puzzles the same bounds serve. Where goals are patterns, the start is not one, and what there is stands in
//! [`Listed::BACKWARD`](super::Listed::BACKWARD).

use super::{Heuristic, Parts};
use crate::puzzle::Puzzle;

/// The pair of heuristics of a problem.
#[derive(Clone, Copy, Debug)]
pub struct Pair<F, B> {
    /// Bounds the way from a position to the nearest goal.
    pub forward: F,
    /// Bounds the way from the start to a position.
    pub backward: B,
}

/// As a heuristic it is the forward one.
impl<P: Puzzle, F: Heuristic<P>, B: Heuristic<P>> Heuristic<P> for Pair<F, B> {
    #[inline]
    fn estimate(&self, state: P::State) -> u32 {
        self.forward.estimate(state)
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: P::State, after: P::State) -> u32 {
        self.forward.estimate_after(estimate, before, after)
    }

    #[inline]
    fn backward(&self, state: P::State) -> u32 {
        self.backward.estimate(state)
    }

    #[inline]
    fn backward_after(&self, estimate: u32, before: P::State, after: P::State) -> u32 {
        self.backward.estimate_after(estimate, before, after)
    }

    fn perimeter(&self) -> Option<super::bound::Perimeter> {
        self.forward.perimeter()
    }

    fn parts(&self, state: P::State) -> Option<Parts> {
        self.forward.parts(state)
    }
}
