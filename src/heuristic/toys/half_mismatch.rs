//! Half the squares that differ from the goal.

use crate::heuristic::Heuristic;
use crate::puzzle::ToyExchange;
use crate::puzzle::toys::Toys;

/// For the toys: half the number of squares that differ from the goal. The number is even, since both have as many 1s.
///
/// **Consistent**: an exchange corrects at most two squares. **Admissible**: it is consistent and 0 at the goal.
#[derive(Clone, Copy, Debug)]
pub struct HalfMismatch {
    goal: Toys,
}

impl HalfMismatch {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub const fn new(puzzle: &ToyExchange) -> Self {
        Self { goal: puzzle.goal() }
    }
}

impl Heuristic<ToyExchange> for HalfMismatch {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Toys) -> u32 {
        (state.ones() ^ self.goal.ones()).count_ones() / 2
    }
}
