//! Where a score notes the depths of what it has met.

use crate::puzzle::Puzzle;
use crate::space::{ByRank, Depths, Hashed};

/// Where a score notes what it has met.
pub trait Met<P: Puzzle>: Depths<P> {
    /// The most positions that are met for one problem.
    const MOST: u64;

    /// Room for the component of a problem's start, in which nothing was met.
    fn fresh(puzzle: &P) -> Self;
}

/// For puzzles whose problems take much of the space.
impl<P: Puzzle> Met<P> for ByRank {
    // What it takes is the same for few and for many.
    const MOST: u64 = u64::MAX;

    fn fresh(puzzle: &P) -> Self {
        Self::beside(puzzle.pack(puzzle.start()))
    }
}

/// For those that take little of it, or have no ranks.
impl<P: Puzzle> Met<P> for Hashed<P::State> {
    // It takes about 70 megabytes for as many, and 35 more while it grows.
    const MOST: u64 = 3_000_000;

    fn fresh(_puzzle: &P) -> Self {
        Self::default()
    }
}
