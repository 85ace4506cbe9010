use crate::puzzle::Puzzle;
use crate::space::{ByRank, Depths, HashedDepths};

/// Depths of positions met for a score.
pub trait MetDepths<P: Puzzle>: Depths<P> {
    /// Maximum number of positions met for one problem.
    const MOST: u64;

    /// Empty storage for the component of a problem's start.
    fn fresh(puzzle: &P) -> Self;
}

/// For puzzles whose problems need much of the space.
impl<P: Puzzle> MetDepths<P> for ByRank {
    // Its memory does not depend on the number of positions.
    const MOST: u64 = u64::MAX;

    fn fresh(puzzle: &P) -> Self {
        Self::beside(puzzle.pack(puzzle.start()))
    }
}

/// For problems that need little of the space, or positions without ranks.
impl<P: Puzzle> MetDepths<P> for HashedDepths<P::State> {
    // About 70 megabytes at this size, and 35 more while it grows.
    const MOST: u64 = 3_000_000;

    fn fresh(_puzzle: &P) -> Self {
        Self::default()
    }
}
