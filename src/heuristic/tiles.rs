//! Bounds for the sliding tiles, weakest first: [`Misplaced`], [`Manhattan`], [`LinearConflict`]; for 3x3 [`Exact`], for 4x4
//! [`Additive`] pattern databases.

use super::list::heuristics;
use super::{Blind, Ready};
use crate::puzzle::{EightPuzzle, FifteenPuzzle};
use additive::AdditiveBuild;
use exact::ExactBuild;

pub mod additive;
pub mod exact;
pub mod linear_conflict;
pub mod manhattan;
pub mod misplaced;

pub use additive::Additive;
pub use exact::Exact;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;

heuristics! {
    /// Any heuristic of the 8-puzzle, weakest first.
    EightHeuristic of EightPuzzle:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Misplaced: Ready<Misplaced> = |puzzle| Ready(Misplaced::new(puzzle)), "misplaced", Consistent;
    Manhattan: Ready<Manhattan> = |puzzle| Ready(Manhattan::new(puzzle)), "manhattan", Consistent;
    LinearConflict: Ready<LinearConflict> = |puzzle| Ready(LinearConflict::new(puzzle)), "linear-conflict", Consistent;
    Exact: ExactBuild = ExactBuild::new, "exact", Exact;
    => aimed by EightPuzzle::aimed;
    => backward: turned by EightPuzzle::turned;
}

heuristics! {
    /// Any heuristic of the 15-puzzle, weakest first.
    FifteenHeuristic of FifteenPuzzle:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Misplaced: Ready<Misplaced> = |puzzle| Ready(Misplaced::new(puzzle)), "misplaced", Consistent;
    Manhattan: Ready<Manhattan> = |puzzle| Ready(Manhattan::new(puzzle)), "manhattan", Consistent;
    LinearConflict: Ready<LinearConflict> = |puzzle| Ready(LinearConflict::new(puzzle)), "linear-conflict", Consistent;
    Additive: AdditiveBuild = AdditiveBuild::new, "additive", Inconsistent;
    => aimed by FifteenPuzzle::aimed;
    => backward: turned by FifteenPuzzle::turned;
}
