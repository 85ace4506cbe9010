//! Tiles that are not in their place.

use crate::heuristic::Heuristic;
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{StorageFormat, Tiles};

/// For the sliding tiles: the number of tiles that are not in their place.
///
/// **Consistent**: a slide moves one tile, so it corrects at most one. **Admissible**: it is consistent and 0 at the goal.
#[derive(Clone, Copy, Debug)]
pub struct Misplaced {
    goal: Tiles,
}

impl Misplaced {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub const fn new<const N: usize>(puzzle: &SlidingTiles<N>) -> Self {
        Self { goal: puzzle.goal() }
    }
}

impl<const N: usize> Heuristic<SlidingTiles<N>> for Misplaced
where
    SlidingTiles<N>: StorageFormat,
{
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Tiles) -> u32 {
        // The lowest bit of each differing nibble; the empty square's is the lowest nibble.
        let difference = state.nibbles() ^ self.goal.nibbles();
        let either = difference | difference >> 1;
        ((either | either >> 2) & 0x1111_1111_1111_1110).count_ones()
    }
}
