//! Bounds for the knights, weakest first: [`Mismatch`], [`Misplaced`], [`Perimeter`].

use super::list::heuristics;
use super::{Blind, Ready};
use crate::puzzle::{KnightsExchange, Puzzle};
use perimeter::{PerimeterBuild, RADIUS};

pub mod mismatch;
pub mod misplaced;
pub mod perimeter;

pub use mismatch::Mismatch;
pub use misplaced::Misplaced;
pub use perimeter::Perimeter;

heuristics! {
    /// Any heuristic of the knights, weakest first.
    KnightsHeuristic of KnightsExchange:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Mismatch: Ready<Mismatch> = |puzzle| Ready(Mismatch::new(puzzle)), "mismatch", Inconsistent;
    Misplaced: Ready<Misplaced> = |puzzle| Ready(Misplaced::new(puzzle)), "misplaced", Consistent;
    Perimeter: PerimeterBuild = |puzzle| PerimeterBuild::new(puzzle, RADIUS), "perimeter", Consistent;
    => aimed by |puzzle, there| KnightsExchange::new(puzzle.start(), there);
    => backward: turned by KnightsExchange::turned;
}
