//! Misplaced colours or the empty square's path, rounded up to the parity of the distance.

use super::Misplaced;
use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::Cubes;

/// For the rolling cubes: the maximum of [`Misplaced`] and the empty square's Manhattan distance to its goal, plus one if
/// this maximum and that distance differ in parity.
///
/// **Consistent**: a roll fills one square and moves the empty square by one, so both terms and their maximum fall by at
/// most one. Rounding up preserves this: each roll flips the parity. If the maximum was m, it is at least m - 1 after the
/// roll. The least number of the new parity from m - 1 on is one less than the least number of the old parity from m on.
///
/// **Admissible**: it is consistent and 0 at goals.
#[derive(Clone, Copy, Debug)]
pub struct MisplacedParity {
    misplaced: Misplaced,
    /// The distance of the empty square to its place, by square.
    way: [u8; 16],
}

impl MisplacedParity {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        let goal = puzzle.goal().empty_square();
        let mut way = [0; 16];
        for (square, way) in (0..9_usize).zip(&mut way) {
            #[allow(clippy::cast_possible_truncation)] // at most 4
            let steps = ((square / 3).abs_diff(goal / 3) + (square % 3).abs_diff(goal % 3)) as u8;
            *way = steps;
        }
        Self { misplaced: Misplaced::new(puzzle), way }
    }
}

impl Heuristic<RollingCubes> for MisplacedParity {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Cubes) -> u32 {
        let way = u32::from(self.way[state.empty_square() & 15]);
        let larger = self.misplaced.estimate(state).max(way);
        larger + ((larger ^ way) & 1)
    }
}
