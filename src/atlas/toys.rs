//! Ranks of the toys' positions: their sixteen bits.

use super::Ranked;
use crate::puzzle::ToyExchange;
use crate::puzzle::toys::Toys;

impl Ranked for ToyExchange {
    const SIZE: usize = 1 << 16;

    #[inline]
    fn rank(state: Toys) -> usize {
        usize::from(state.ones())
    }

    fn unrank(rank: usize) -> Toys {
        #[allow(clippy::cast_possible_truncation)] // below 2^16
        Toys::from_ones(rank as u16)
    }
}
