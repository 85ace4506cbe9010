//! [colours]: cubes::Colours
//! [manhattan]: tiles::Manhattan
//! [workshop]: crate::workshop
#![doc = include_str!("heuristic/README.md")]

mod any;
mod blind;
mod bound;
pub mod build;
pub mod cubes;
mod distances;
pub mod knights;
mod list;
pub mod map;
mod pair;
mod pair_build;
mod placements;
pub mod rim;
pub mod tiles;
pub mod toys;

pub use any::{AnyHeuristic, Dispatcher, HeuristicVisitor};
pub use blind::Blind;
pub use bound::{About, Heuristic, Parts, Perimeter, Rule};
pub use build::{Build, Progress, Ready};
pub use cubes::{Mismatch, Misplaced};
pub use list::{Building, DynHeuristic, HeuristicChoice, Listed, built};
pub use pair::Pair;
pub use pair_build::PairBuild;
pub use rim::{Rim, RimBuild};
