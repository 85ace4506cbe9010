//! Lower bounds on the number of moves to go: one folder per puzzle, one file per heuristic.
//!
//! The documentation of each heuristic proves it admissible and states whether it is consistent. Tables are built in slices
//! ([`Build`]) and shared by clones. Each puzzle's file lists its heuristics ([`Listed`]); names in requests refer to this
//! list.

mod any;
mod blind;
mod bound;
pub mod build;
pub mod cubes;
mod distances;
pub mod knights;
mod list;
mod pair;
mod pair_build;
mod placements;
pub mod rim;
pub mod tiles;
pub mod toys;

pub use any::{AnyHeuristic, Dispatched, HeuristicVisitor};
pub use blind::Blind;
pub use bound::{About, Heuristic, Parts, Perimeter, Rule};
pub use build::{Build, Progress, Ready};
pub use cubes::{Mismatch, Misplaced};
pub use list::{Building, HeuristicChoice, Listed, Unlisted};
pub use pair::Pair;
pub use pair_build::PairBuild;
pub use rim::{Rim, RimBuild};
