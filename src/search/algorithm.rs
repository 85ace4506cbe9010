//! Traits of an algorithm that the rest of the program uses.
//!
//! Each algorithm describes itself once, in its own file; [`ALGORITHMS`](crate::search::ALGORITHMS) lists them. All other
//! code asks these traits instead of names.

use serde::Serialize;

use crate::said::Phrase;
use crate::search::setting::{EVERYWHERE, Setting};

/// An algorithm's traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// The name in requests and links.
    pub name: &'static str,
    /// The measure of progress.
    pub level: Level,
    /// Whether it stores all positions and recognizes them; otherwise it stores its current path.
    pub stores: bool,
    /// 1, or 2 if it also searches back from the goals.
    pub sides: u8,
    /// Whether it uses a heuristic.
    pub informed: bool,
    /// Whether its proof requires consistent heuristics.
    pub consistent: bool,
    /// Its own settings, besides those of all algorithms ([`EVERYWHERE`]).
    pub settings: &'static [&'static Setting],
    /// Required settings.
    pub needs: Option<Need>,
    /// The quantity minimized.
    pub aim: Aim,
    /// The proved property of its solution.
    pub proves: Proof,
    /// The proved maximum of its expansions below the length of a shortest solution, as a multiple of the smallest cover of
    /// the [must-expand pairs](crate::floor), with consistent heuristics.
    pub promise: Option<u32>,
    /// The order of its open list.
    pub waits: Order,
    /// The rank by which it selects or cuts positions.
    pub ranks: Rank,
}

/// A measure of progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Complete layers, by depth.
    Layer,
    /// The rising bound of an iteration.
    Bound,
    /// The greatest f = g + h expanded.
    F,
    /// The least h expanded, which falls.
    Estimate,
    /// The length of the best solution, which falls.
    Incumbent,
    /// The proved lower bound on the length, which rises.
    Proved,
}

/// A quantity to minimize.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// The cost of the moves: their number if each costs one.
    Cost,
    /// The number of moves, whatever they cost.
    Moves,
}

/// A proved property of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Proof {
    /// No solution is shorter, or costs less where moves have costs.
    #[default]
    Shortest,
    /// No solution has fewer moves; others may cost less.
    Fewest,
    /// It is at most [`WEIGHT`](crate::search::setting::WEIGHT) times as long as a shortest one; up to a weight of 1 it is a shortest one.
    Within,
    /// Nothing.
    Nothing,
}

/// The order of an open list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// First in, first out.
    Queue,
    /// Layer by layer.
    Layers,
    /// The best rank first.
    Heap,
    /// Last in, first out.
    Stack,
}

/// A rank of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Order of generation.
    First,
    /// f = g + h.
    F,
    /// g alone.
    G,
    /// h alone.
    H,
    /// g and h with the setting [`WEIGHT`](crate::search::setting::WEIGHT).
    Weighed,
    /// f, or the value learned from the positions below.
    Learned,
    /// A bidirectional search's own rule.
    Turn,
}

/// Settings of which a search needs at least one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The settings; the first one is requested.
    pub one_of: &'static [&'static Setting],
    /// The allowed values, with the reason.
    pub allowed: Phrase,
    /// Suggested number of moves for the first one.
    pub suggested: u32,
}

impl Algorithm {
    /// The traits most searches share: best-first by f, from the start, storing positions, with solutions proved shortest.
    pub(crate) const BEST_FIRST: Self = Self {
        name: "",
        level: Level::F,
        stores: true,
        sides: 1,
        informed: true,
        consistent: false,
        settings: &[],
        needs: None,
        aim: Aim::Cost,
        proves: Proof::Shortest,
        promise: None,
        waits: Order::Heap,
        ranks: Rank::F,
    };

    /// Whether it has a setting of its own or takes it as all do.
    #[must_use]
    pub fn takes(&self, setting: &Setting) -> bool {
        self.settings.iter().chain(&EVERYWHERE).any(|&taken| taken == setting)
    }
}
