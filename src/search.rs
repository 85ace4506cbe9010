//! [ida_star]: IdaStar
//! [a_star]: AStar
//! [greedy]: Greedy
//! [weighted_a_star]: WeightedAStar
//! [mm]: Mm
//! [nbs]: Nbs
#![doc = include_str!("search/README.md")]

mod algorithm;
pub mod branching;
mod by;
mod closures;
mod frame;
mod observer;
mod path;
mod ratio;
mod rules;
pub mod setting;
pub mod stats;
mod status;
mod store;
mod waiting;

pub use crate::puzzle::MoveOrder;
pub use algorithm::{Aim, Algorithm, Level, Need, Order, Proof, Rank};
pub use by::By;
pub(crate) use by::{cost, listed_at, next, onward, previous};
pub use closures::search;
pub use frame::{Common, ForgettingSearch, Inspect, Search, SearchVisitor, TwoSidedSearch, two_sided};
pub use observer::{Event, Line, Lines, News, Observer, Side, StoredValue};
pub use path::Path;
pub use ratio::Ratio;
pub use rules::*;
pub use setting::{ChosenSettings, Kind, Setting, SettingValue, Settings};
pub use stats::{Counters, DepthStats, Incumbent, IterationStats, Nearest, NextBound, Stats};
pub use status::{Limit, Limits, Status};
pub use store::{First, Store, memory, transpositions};
pub use waiting::{Shape, Waiter, WaitingList};

use setting::{MAX_BYTES, MAX_DEPTH, MAX_NODES, ORDER, PERIMETER, WEIGHT};
use transpositions::TRANSPOSITIONS;

/// All settings in the order of links; those of one name are adjacent.
pub const SETTINGS: &[&Setting] = &[
    &ORDER,
    &ida_star::DEEPEN,
    &branch_and_bound::INCUMBENT,
    &branch_and_bound::TIES,
    &a_star::TIES,
    &WEIGHT,
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

/// The first row of each name in [`SETTINGS`]. O(n) for n rows.
pub fn named_settings() -> impl Iterator<Item = &'static Setting> {
    let is_first = |place: usize| place == 0 || SETTINGS[place - 1].name != SETTINGS[place].name;
    (0..SETTINGS.len()).filter(move |&place| is_first(place)).map(|place| SETTINGS[place])
}

/// The rows with this name, of which an algorithm takes at most one. O(n) for n rows.
pub fn rows(name: &str) -> impl Iterator<Item = &'static Setting> + Clone + use<'_> {
    SETTINGS.iter().copied().filter(move |setting| setting.name == name)
}

/// The row of a setting's name for an algorithm: the one it takes, else the first; `None` for an unknown name. O(n) for n
/// rows.
#[must_use]
pub fn row(algorithm: &Algorithm, name: &str) -> Option<&'static Setting> {
    rows(name).find(|setting| algorithm.takes(setting)).or_else(|| rows(name).next())
}
