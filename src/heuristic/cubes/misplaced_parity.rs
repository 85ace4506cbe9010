//! Goal squares that do not yet show their colour, or the empty square's way, rounded up to what its
//! parity allows.

use super::Misplaced;
use crate::heuristic::Heuristic;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::Cubes;

/// For the rolling cubes: the larger of [`Misplaced`] and the rows and columns between the empty square
/// and its place in the goal; plus one where the larger is odd and the empty square's way is even, or
/// the other way round.
///
/// **Consistent**: a roll fills one square, so `Misplaced` falls by at most one; it moves the empty
/// square by one, so its way does too, and so does the larger of both. Rounding up keeps that: each roll
/// turns the parity of the way over, so if the larger was m, it is at least m - 1 after the roll, and
/// the least number of the new parity that is no less than m - 1 is one less than the least of the old
/// parity that is no less than m.
///
/// **Admissible**: it is consistent and 0 at every goal.
#[derive(Clone, Copy, Debug)]
pub struct MisplacedParity {
    misplaced: Misplaced,
    /// The empty square's way to its place, from each square.
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
