//! The floor: how few positions any search could do with, computed from the whole space and not from a search.
//!
//! With a consistent bound on either side, whoever proves a solution of length C* shortest must have dealt with certain *pairs* of
//! positions: u reached from the start and v reached backward from the goal, whose combined bound is below C*. Else a shorter
//! solution might lead through both. A search deals with a pair by expanding u forward or v backward, so that what it expands is
//! a *vertex cover* of all these pairs, and the smallest cover is the floor. It is a fact of the problem and the two heuristics: no
//! order of moves and no rule for ties moves it.
//!
//! That holds for searches that are deterministic, front-to-end (they ask a heuristic for the way to the start or to the goals, never
//! for the way between two positions) and black-box (they know the space by expanding positions alone), and that know that a move
//! costs 1. Two classes of them have two floors ([`cover`]). One knows f and g: A*, IDA*, MM, NBS. The other also uses that bounds
//! are consistent, in either direction of a move; BAE* does so in its own. Each can be told once more for searches that know that all
//! solutions have one parity.
//!
//! A pair's bound depends on two positions' depths and estimates alone. So it is enough to *count* positions by these
//! ([`Tally`]), once forward from the start and once backward from the goals ([`Counting`], or [`Below`] where many problems of one
//! space are counted); all else follows ([`Facts`]).
//!
//! Sources: J. Eckerle, J. Chen, N. R. Sturtevant, S. Zilles and R. C. Holte, "Sufficient Conditions for Node Expansion in
//! Bidirectional Heuristic Search" (ICAPS 2017); J. Chen, R. C. Holte, S. Zilles and N. R. Sturtevant (IJCAI 2017); E. Shaham,
//! A. Felner, J. Chen and N. R. Sturtevant (`SoCS` 2017); E. Shaham, A. Felner, N. R. Sturtevant and J. S. Rosenschein (`SoCS` 2018); V. Alcázar, P. Riddle and M. Barley (AAAI 2020).

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
