//! The floor: the minimum number of positions that any search must expand, computed from the whole space.
//!
//! Assume a consistent bound on each side. A proof that a solution of length C* is shortest must handle certain *pairs*: u
//! reached from the start and v from the goal, with a combined bound below C*. Otherwise a shorter solution might lead
//! through both. A search handles a pair by expanding u forward or v backward, so its expansions form a *vertex cover* of
//! these pairs. The minimum cover is the floor. It depends only on the problem and the two heuristics.
//!
//! This holds for deterministic, front-to-end, black-box searches that know that a move costs 1. *Front-to-end* searches
//! estimate only the way to the start or the goals. *Black-box* searches know the space only by expanding positions. Two
//! classes have two floors ([`cover`]): searches that know f and g (A*, IDA*, MM, NBS), and searches that also use
//! consistency (BAE* in one direction). Each floor has a variant for searches that know that all solutions have the same
//! parity.
//!
//! The bound of a pair depends only on depths and estimates, so it suffices to *count* positions by these ([`Tally`]) from
//! both sides ([`Counting`], or [`Below`] for many problems of one space). [`Facts`] derives the rest.
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
