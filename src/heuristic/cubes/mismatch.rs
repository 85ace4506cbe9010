//! Squares that differ from the goal, less one: the bound in the contest's published solutions.

use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::{Cubes, Pattern};

/// For the rolling cubes: squares, empty or not, whose top differs from the goal, less one, and at least 0.
///
/// **Admissible**: at most one differing square is the goal's empty square. [`Misplaced`](super::Misplaced), which is
/// admissible, counts all others.
///
/// **Not consistent**: a cube that rolls off the goal's empty square onto a square of its colour corrects two squares at
/// once.
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
