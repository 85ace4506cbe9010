//! Where a score notes the depths of what it has met.

use crate::puzzle::Puzzle;
use crate::space::{ByRank, Depths, Hashed};

/// Where a score notes what it has met.
pub trait Met<P: Puzzle>: Depths<P> {
    /// Room for the component of a problem's start, in which nothing was met.
    fn fresh(puzzle: &P) -> Self;
}

/// For puzzles whose problems take much of the space.
impl<P: Puzzle> Met<P> for ByRank {
    fn fresh(puzzle: &P) -> Self {
        Self::beside(puzzle.pack(puzzle.start()))
    }
}

/// For those that take little of it, or have no ranks.
impl<P: Puzzle> Met<P> for Hashed<P::State> {
    fn fresh(_puzzle: &P) -> Self {
        Self::default()
    }
}
