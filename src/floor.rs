//! The floor: the minimum number of positions that any search must expand, computed from the whole space.
//!
//! Assume a consistent bound on each side. A proof that a solution of length C* is shortest must handle certain *pairs* of
//! positions: u reached from the start and v reached backward from the goal, whose combined bound is below C*. Otherwise a
//! shorter solution might lead through both. A search handles a pair by expanding u forward or v backward. So its expansions
//! form a *vertex cover* of all these pairs, and the minimum cover is the floor. It depends only on the problem and the two
//! heuristics, not on move order or ties.
//!
//! This holds for deterministic searches that know that a move costs 1, if they are front-to-end and black-box.
//! *Front-to-end* searches never estimate the way between two positions, only to the start or the goals. *Black-box*
//! searches know the space only by expanding positions. Two classes have two floors ([`cover`]): searches that know f and g
//! (A*, IDA*, MM, NBS), and searches that also use consistency, in either direction of a move (BAE* does so in one). Each
//! floor has a variant for searches that know that all solutions have the same parity.
//!
//! The bound of a pair depends only on depths and estimates. So it suffices to *count* positions by these ([`Tally`]),
//! forward from the start and backward from the goals ([`Counting`], or [`Below`] for many problems of one space). [`Facts`]
//! derives the rest.
//!
//! Sources: J. Eckerle, J. Chen, N. R. Sturtevant, S. Zilles and R. C. Holte, "Sufficient Conditions for Node Expansion in
//! Bidirectional Heuristic Search" (ICAPS 2017); J. Chen, R. C. Holte, S. Zilles and N. R. Sturtevant (IJCAI 2017); E.
//! Shaham, A. Felner, J. Chen and N. R. Sturtevant (`SoCS` 2017); E. Shaham, A. Felner, N. R. Sturtevant and J. S.
//! Rosenschein (`SoCS` 2018); V. Alcázar, P. Riddle and M. Barley (AAAI 2020).

mod below;
mod counting;
pub mod cover;
mod facts;
mod flow;
mod tally;

pub use below::Below;
pub use counting::Counting;
pub use cover::Threshold;
pub use facts::Facts;
pub use tally::{Cluster, Tally};
