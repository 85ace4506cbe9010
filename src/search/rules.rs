//! The rules: an algorithm a file.

pub mod a_star;
pub mod bae_star;
pub mod bfhs;
pub mod bfida_star;
pub mod bfs;
pub mod bidirectional_bfs;
pub mod branch_and_bound;
pub mod greedy;
pub mod ida_star;
pub mod iddfs;
pub mod mm;
pub mod nbs;
pub mod rbfs;
pub mod weighted_a_star;
pub mod weighted_ida_star;

pub use a_star::AStar;
pub use bae_star::BaeStar;
pub use bfhs::Bfhs;
pub use bfida_star::BfidaStar;
pub use bfs::Bfs;
pub use bidirectional_bfs::BidirectionalBfs;
pub use branch_and_bound::{BranchAndBound, Ties};
pub use greedy::Greedy;
pub use ida_star::{Deepening, IdaStar, IdaStarTable};
pub use iddfs::Iddfs;
pub use mm::Mm;
pub use nbs::Nbs;
pub use rbfs::Rbfs;
pub use weighted_a_star::{Reopening, WeightedAStar};
pub use weighted_ida_star::WeightedIdaStar;
