//! Lower bounds on the number of moves still to go: a folder for each puzzle, a file for each bound.
//!
//! Every bound's documentation gives the proof that it is admissible, and says whether it is consistent. Some
//! are made of tables: those are built in slices ([`Build`]) and shared by clones.

use crate::puzzle::Puzzle;

pub mod build;
pub mod cubes;
mod distances;
pub mod knights;
mod placements;
pub mod tiles;
pub mod toys;

pub use build::{Build, Progress, Ready};
pub use cubes::{Mismatch, Misplaced};

/// A lower bound on the number of moves from a position to the nearest goal.
///
/// *Admissible*: it never exceeds the true distance. Where it does, nothing crashes, but the
/// searches may return solutions longer than the shortest. *Consistent*: along any one move it
/// falls by at most one; a consistent bound that is 0 at the goals is admissible.
pub trait Heuristic<P: Puzzle> {
    /// The bound for `state`, in moves.
    fn estimate(&self, state: P::State) -> u32;

    /// The bound for `after`, which one move made from `before`, whose bound is `estimate`.
    ///
    /// Override it where a move changes little of what is summed; what it returns must equal
    /// `self.estimate(after)`.
    #[inline]
    fn estimate_after(&self, _estimate: u32, _before: P::State, after: P::State) -> u32 {
        self.estimate(after)
    }
}

/// No knowledge: 0 everywhere. Admissible and consistent, and what every other bound is compared with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl<P: Puzzle> Heuristic<P> for Blind {
    #[inline]
    fn estimate(&self, _state: P::State) -> u32 {
        0
    }
}
