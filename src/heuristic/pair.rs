//! The two heuristics of a bidirectional search.
//!
//! The *forward* heuristic bounds the way to the nearest goal, the *backward* one the way from the start. Moves can be
//! undone, so the backward one is a normal heuristic for the reversed problem. If goals are patterns, a start is no goal;
//! [`Listed::BACKWARD`](super::Listed::BACKWARD) lists the heuristics available then.

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

/// A pair used as a heuristic is its forward one.
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
