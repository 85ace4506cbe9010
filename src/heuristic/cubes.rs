//! Bounds for the rolling cubes, weakest first: [`Mismatch`], [`Misplaced`], [`MisplacedParity`], [`Colours`], [`Exact`].

use super::list::heuristics;
use super::{Blind, Ready};
use crate::puzzle::rolling_cubes::Pattern;
use crate::puzzle::{Puzzle, RollingCubes};
use colours::ColoursBuild;
use exact::ExactBuild;

pub mod colours;
pub mod exact;
pub mod mismatch;
pub mod misplaced;
pub mod misplaced_parity;

pub use colours::Colours;
pub use exact::Exact;
pub use mismatch::Mismatch;
pub use misplaced::Misplaced;
pub use misplaced_parity::MisplacedParity;

heuristics! {
    /// Any heuristic of the rolling cubes, weakest first.
    CubesHeuristic of RollingCubes:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Mismatch: Ready<Mismatch> = |puzzle| Ready(Mismatch::new(puzzle)), "mismatch", Inconsistent;
    Misplaced: Ready<Misplaced> = |puzzle| Ready(Misplaced::new(puzzle)), "misplaced", Consistent;
    MisplacedParity: Ready<MisplacedParity> = |puzzle| Ready(MisplacedParity::new(puzzle)), "misplaced-parity", Consistent;
    Colours: ColoursBuild = ColoursBuild::new, "colours", Consistent;
    Exact: ExactBuild = ExactBuild::new, "exact", Exact;
    => aimed by |puzzle, there| RollingCubes::new(puzzle.start(), Pattern::shown_by(there));
    => backward:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Colours: ColoursBuild = ColoursBuild::of_the_start, "colours", Consistent;
}
