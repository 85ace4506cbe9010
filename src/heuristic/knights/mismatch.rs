//! Squares that differ from the goal, less one: the bound of the textbooks for the contest.

use crate::heuristic::Heuristic;
use crate::puzzle::KnightsExchange;
use crate::puzzle::knights::Knights;

/// For the knights: the number of squares that differ from the goal, the empty square counted like the
/// others, less one, and at least 0.
///
/// **Admissible**: of the differing squares at most one is the goal's empty square. All others are
/// counted by [`Misplaced`](super::Misplaced), which never exceeds the distance, and this bound is never
/// more than that one.
///
/// **Not consistent**: a knight that leaves the goal's empty square for a square that wants it puts two
/// squares right with one jump.
#[derive(Clone, Copy, Debug)]
pub struct Mismatch {
    goal: Knights,
}

impl Mismatch {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub const fn new(puzzle: &KnightsExchange) -> Self {
        Self { goal: puzzle.goal() }
    }
}

impl Heuristic<KnightsExchange> for Mismatch {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Knights) -> u32 {
        state.differing(self.goal).count_ones().saturating_sub(1)
    }
}
