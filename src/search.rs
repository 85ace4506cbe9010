//! Searches that can be paused at every position, and what they count: an algorithm a file.
//!
//! An algorithm's file is its rule, and what is to be known of it by others ([`Algorithm`]). What all share is beside them: how a search
//! is stepped ([`Search`]), where positions are kept ([`stack`], [`current_path`], [`tree`]), what is counted ([`stats`]) and heard ([`Observer`]).

pub mod a_star;
mod algorithm;
pub mod bae_star;
pub mod bfhs;
pub mod bfida_star;
pub mod bfs;
pub mod bidirectional_bfs;
pub mod branch_and_bound;
pub mod branching;
mod by;
pub mod cells;
mod common;
pub mod current_path;
pub mod frontier;
pub mod greedy;
pub mod ida_star;
pub mod iddfs;
mod layers;
pub mod memory;
pub mod mm;
pub mod nbs;
mod observer;
pub mod open;
pub mod order;
mod path;
mod pause;
mod ratio;
pub mod rbfs;
mod resumable;
pub mod setting;
mod slots;
pub mod stack;
pub mod stats;
mod status;
mod store;
pub mod transpositions;
pub mod tree;
pub mod two_sided;
mod waiting;
pub mod weighted_a_star;
pub mod weighted_ida_star;

pub use a_star::AStar;
pub use algorithm::{Algorithm, Level, Look, Need, Order, Proof, Rank};
pub use bae_star::BaeStar;
pub use bfhs::Bfhs;
pub use bfida_star::BfidaStar;
pub use bfs::Bfs;
pub use bidirectional_bfs::BidirectionalBfs;
pub use branch_and_bound::{BranchAndBound, Ties};
pub use by::By;
pub use common::Common;
pub use greedy::Greedy;
pub use ida_star::{Deepening, IdaStar, IdaStarTable};
pub use iddfs::Iddfs;
pub use mm::Mm;
pub use nbs::Nbs;
pub use observer::{Event, Observer, Side, StoredValue};
pub use open::First;
pub use order::MoveOrder;
pub use path::Path;
pub use ratio::Ratio;
pub use rbfs::Rbfs;
pub use resumable::{Search, SearchVisitor};
pub use setting::{Chosen, Kind, Setting, SettingValue, Settings};
pub use stats::{Counters, DepthStats, Incumbent, IterationStats, Nearest, NextBound, Stats};
pub use status::{Limit, Limits, Status};
pub use store::Store;
pub use waiting::{Shape, Waiter, Waiting};
pub use weighted_a_star::{Reopening, WeightedAStar};
pub use weighted_ida_star::WeightedIdaStar;

use crate::puzzle::Puzzle;
use setting::{MAX_BYTES, MAX_DEPTH, MAX_NODES, ORDER, PERIMETER};
use transpositions::TRANSPOSITIONS;

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
                return Some(begun::<P, $search<P>, V>(puzzle, settings, visitor));
            })*
            None
        }
    };
}

/// A function of its own for each algorithm, so that a page need not load those that it does not race.
#[inline(never)]
fn begun<P, S, V>(puzzle: &P, settings: &Settings, visitor: V) -> V::Output
where
    P: Puzzle + Clone + 'static,
    S: Search<P> + Clone + 'static,
    V: SearchVisitor<P>,
{
    S::visited(puzzle, settings, visitor)
}

algorithms! {
    bfs::Bfs,
    bidirectional_bfs::BidirectionalBfs,
    iddfs::Iddfs,
    ida_star::IdaStar,
    a_star::AStar,
    branch_and_bound::BranchAndBound,
    greedy::Greedy,
    weighted_a_star::WeightedAStar,
    weighted_ida_star::WeightedIdaStar,
    rbfs::Rbfs,
    bfhs::Bfhs,
    bfida_star::BfidaStar,
    mm::Mm,
    nbs::Nbs,
    bae_star::BaeStar,
}

/// All settings, in the order in which links write them. Those of one name stand together.
pub const SETTINGS: &[&Setting] = &[
    &ORDER,
    &ida_star::DEEPEN,
    &branch_and_bound::INCUMBENT,
    &branch_and_bound::TIES,
    &a_star::TIES,
    &weighted_a_star::WEIGHT,
    &weighted_a_star::REOPEN,
    &TRANSPOSITIONS,
    &PERIMETER,
    &two_sided::BACKWARD,
    &mm::EPSILON,
    &bae_star::PARITY,
    &MAX_DEPTH,
    &MAX_NODES,
    &MAX_BYTES,
];

/// The rows of [`SETTINGS`] that begin a name, each once: what there is to choose from by name alone. O(n) for n rows.
pub fn named_settings() -> impl Iterator<Item = &'static Setting> {
    let is_first = |place: usize| place == 0 || SETTINGS[place - 1].name != SETTINGS[place].name;
    (0..SETTINGS.len()).filter(move |&place| is_first(place)).map(|place| SETTINGS[place])
}

/// The rows with this name, one at the most that an algorithm takes. O(n) for n rows.
pub fn rows(name: &str) -> impl Iterator<Item = &'static Setting> + Clone + use<'_> {
    SETTINGS.iter().copied().filter(move |setting| setting.name == name)
}

/// What an algorithm means by a setting's name: the row that it takes, or the first there is, which it does not take; `None` where no
/// setting has this name. O(n) for n rows.
#[must_use]
pub fn row(algorithm: &Algorithm, name: &str) -> Option<&'static Setting> {
    rows(name).find(|setting| algorithm.takes(setting)).or_else(|| rows(name).next())
}
