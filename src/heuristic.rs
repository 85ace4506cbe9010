//! Lower bounds on the number of moves still to go: a folder for each puzzle, a file for each bound.
//!
//! Every bound's documentation gives the proof that it is admissible, and says whether it is consistent. Some
//! are made of tables: those are built in slices ([`Build`]) and shared by clones. Each puzzle's file has the table of its
//! heuristics ([`Listed`]): what is listed there is what can be chosen, and what then runs.

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
