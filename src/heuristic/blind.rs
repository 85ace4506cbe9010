//! No knowledge at all.

use super::Heuristic;
use crate::puzzle::Puzzle;

/// No knowledge: 0 everywhere. Admissible and consistent, and what every other bound is compared with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl<P: Puzzle> Heuristic<P> for Blind {
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, _state: P::State) -> u32 {
        0
    }
}
