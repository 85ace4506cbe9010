//! Goal squares without their knight.

use crate::heuristic::Heuristic;
use crate::puzzle::KnightsExchange;
use crate::puzzle::knights::Knights;

/// For the knights: the number of squares that need a knight in the goal and do not hold one of its colour.
///
/// **Consistent**: a jump fills one square, so it corrects at most one. **Admissible**: it is consistent and 0 at the goal.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Knights,
    knight_squares: u32,
}

impl Misplaced {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub const fn new(puzzle: &KnightsExchange) -> Self {
        let goal = puzzle.goal();
        Self { goal, knight_squares: !(1 << goal.empty_square()) }
    }
}

impl Heuristic<KnightsExchange> for Misplaced {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Knights) -> u32 {
        (state.differing(self.goal) & self.knight_squares).count_ones()
    }
}
