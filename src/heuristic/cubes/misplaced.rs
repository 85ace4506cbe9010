//! Goal squares that do not yet show their colour.

use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::{Cubes, Pattern};

/// For the rolling cubes: the number of squares that the goal wants a cube on and that do not show
/// its colour on top, whether another colour is there or no cube at all.
///
/// **Consistent**: one roll fills one square, so at most one square is put right by it. **Admissible**: it is
/// consistent and 0 at every goal.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Pattern,
    /// All of a difference mask but the goal's empty square.
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
