//! Squares that differ from the goal, less one: the bound in the published solutions of the contest.

use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::{Cubes, Pattern};

/// For the rolling cubes: the number of squares whose top differs from the goal, the empty square
/// counted like the others, less one, and at least 0.
///
/// **Admissible**: of the differing squares at most one is the goal's empty square. All others are
/// counted by [`Misplaced`](super::Misplaced), which never exceeds the distance, and this bound is never more than
/// that one.
///
/// **Not consistent**: a cube that rolls off the goal's empty square and shows its right colour where it
/// lands puts two squares right with one roll.
#[derive(Clone, Copy, Debug)]
pub struct Mismatch {
    goal: Pattern,
}

impl Mismatch {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub const fn new(puzzle: &RollingCubes) -> Self {
        Self { goal: puzzle.goal() }
    }
}

impl Heuristic<RollingCubes> for Mismatch {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Cubes) -> u32 {
        self.goal.differing(state).count_ones().saturating_sub(1)
    }
}
