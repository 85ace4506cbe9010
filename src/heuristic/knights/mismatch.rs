//! Squares that differ from the goal, less one: the textbook bound for the contest.

use crate::heuristic::Heuristic;
use crate::puzzle::KnightsExchange;
use crate::puzzle::knights::Knights;

/// For the knights: squares, empty or not, that differ from the goal, less one, and at least 0.
///
/// **Admissible**: at most one differing square is the goal's empty square. [`Misplaced`](super::Misplaced), which is
/// admissible, counts all others.
///
/// **Not consistent**: a knight that leaves the goal's empty square for its own square corrects two squares at once.
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
