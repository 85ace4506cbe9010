//! Searches that can be paused at every position, and what they count: an algorithm a file.
//!
//! An algorithm's file is its rule, and what is to be known of it by others ([`Algorithm`]). What all share is beside them: how a search
//! is stepped ([`Search`]), where positions are kept ([`stack`], [`tree`]), what is counted ([`stats`]) and heard ([`Observer`]).

pub mod a_star;
mod algorithm;
pub mod bfs;
pub mod bidirectional_bfs;
pub mod branch_and_bound;
pub mod branching;
mod by;
mod common;
pub mod frontier;
pub mod ida_star;
pub mod iddfs;
pub mod memory;
mod observer;
pub mod open;
pub mod order;
mod path;
mod pause;
mod resumable;
pub mod setting;
pub mod stack;
pub mod stats;
mod status;
mod store;
pub mod tree;
mod waiting;

pub use a_star::AStar;
pub use algorithm::{Algorithm, Level, Look, Need, Order, Proof};
pub use bfs::Bfs;
pub use bidirectional_bfs::BidirectionalBfs;
pub use branch_and_bound::{BranchAndBound, Ties};
pub use by::By;
pub use common::Common;
pub use ida_star::{Deepening, IdaStar};
pub use iddfs::Iddfs;
pub use observer::{Event, Observer, Side};
pub use order::MoveOrder;
pub use path::Path;
pub use resumable::Search;
pub use setting::{Setting, Settings};
pub use stats::{Counters, DepthStats, Incumbent, IterationStats, NextBound, Stats};
pub use status::{Limit, Limits, Status};
pub use store::Store;
pub use waiting::{Shape, Waiter, Waiting};

use crate::puzzle::Puzzle;
use setting::{MAX_BYTES, MAX_DEPTH, MAX_NODES, ORDER};

/// What is to be done with a search once its type is known.
pub trait SearchVisitor<P: Puzzle> {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output;
}

/// Makes the list of all algorithms, and what begins a search by any of them.
macro_rules! algorithms {
    ($($module:ident::$search:ident,)*) => {
        /// All algorithms.
        pub const ALGORITHMS: &[&Algorithm] = &[$(&$module::ALGORITHM),*];

        /// Does what `visitor` does with a search by one of [`ALGORITHMS`], set as wanted and not begun; `None` for an algorithm that
        /// is not among them.
        pub fn begin<P, V>(algorithm: &Algorithm, puzzle: &P, settings: &Settings, visitor: V) -> Option<V::Output>
        where
            P: Puzzle + Clone + 'static,
            V: SearchVisitor<P>,
        {
            $(if algorithm.name == $module::ALGORITHM.name {
                return Some(visitor.visit($search::from_settings(puzzle, settings)));
            })*
            None
        }
    };
}

algorithms! {
    bfs::Bfs,
    bidirectional_bfs::BidirectionalBfs,
    iddfs::Iddfs,
    ida_star::IdaStar,
    a_star::AStar,
    branch_and_bound::BranchAndBound,
}

/// All settings, in the order in which links write them.
pub const SETTINGS: &[&Setting] = &[
    &ORDER,
    &ida_star::DEEPEN,
    &branch_and_bound::INCUMBENT,
    &branch_and_bound::TIES,
    &MAX_DEPTH,
    &MAX_NODES,
    &MAX_BYTES,
];
