//! Bounds for the toys: [`HalfMismatch`], and [`Matching`], which is exact.

use super::list::heuristics;
use super::{Blind, Ready};
use crate::puzzle::{Puzzle, ToyExchange};

pub mod half_mismatch;
pub mod matching;

pub use half_mismatch::HalfMismatch;
pub use matching::Matching;

heuristics! {
    /// Any heuristic of the toys, weakest first.
    ToysHeuristic of ToyExchange:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    HalfMismatch: Ready<HalfMismatch> = |puzzle| Ready(HalfMismatch::new(puzzle)), "half-mismatch", Consistent;
    Matching: Ready<Matching> = |puzzle| Ready(Matching::new(puzzle)), "matching", Exact;
    => aimed by |puzzle, there| ToyExchange::new(puzzle.start(), there);
    => backward: turned by ToyExchange::turned;
}
