//! Goal squares that do not show their colour yet.

use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::{Cubes, Pattern};

/// For the rolling cubes: squares that need a cube in the goal and do not show its colour on top.
///
/// **Consistent**: a roll fills one square, so it corrects at most one. **Admissible**: it is consistent and 0 at goals.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Pattern,
    cube_squares: u32,
}

impl Misplaced {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        Self { goal: puzzle.goal(), cube_squares: !puzzle.goal().empty_bit() }
    }
}

impl Heuristic<RollingCubes> for Misplaced {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Cubes) -> u32 {
        (self.goal.differing(state) & self.cube_squares).count_ones()
    }
}
