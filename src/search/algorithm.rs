//! What is to be known of an algorithm by all that is not the algorithm.
//!
//! Each algorithm describes itself once, in its own file; [`ALGORITHMS`](crate::search::ALGORITHMS) lists them. Nobody else knows one by its
//! name: who wants to know what a search does asks its traits.

use serde::Serialize;

use crate::said::Phrase;
use crate::search::setting::{EVERYWHERE, Setting};

/// An algorithm's traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// The name in requests and links.
    pub name: &'static str,
    /// What tells how far a search has come.
    pub level: Level,
    /// Whether it keeps all positions that it meets and knows them again; else it keeps those of its current path.
    pub stores: bool,
    /// From how many sides it searches: 2 if it also searches back from the goals.
    pub sides: u8,
    /// Whether it asks a heuristic.
    pub informed: bool,
    /// Whether it asks consistent heuristics alone, as with others what it proves would not hold.
    pub consistent: bool,
    /// The settings it takes, besides those that all take ([`EVERYWHERE`]).
    pub settings: &'static [&'static Setting],
    /// The settings it cannot do without.
    pub needs: Option<Need>,
    /// The quantity that it minimizes.
    pub aim: Aim,
    /// What is proved of a solution when it ends with one.
    pub proves: Proof,
    /// At most so many times the smallest cover of the [must-expand pairs](crate::floor) it expands below the length of a shortest solution, with
    /// consistent heuristics, where that is proved.
    pub promise: Option<u32>,
    /// How that is ordered which waits for its turn.
    pub waits: Order,
    /// What it ranks positions by, to take the best one first or to cut those beyond a bound.
    pub ranks: Rank,
}

/// What tells how far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The layers complete, of positions by their depth.
    Layer,
    /// The bound of an iteration, which rises from one to the next.
    Bound,
    /// The greatest f = g + h that was expanded.
    F,
    /// The least h that was expanded: how near to a goal the heuristic believes the search to have come. It falls.
    Estimate,
    /// The length of the best solution known, which falls.
    Incumbent,
    /// The length that no solution falls short of, as far as it is proved, which rises.
    Proved,
}

/// The quantity that a search minimizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// The cost of the moves, which is their number where each costs one.
    Cost,
    /// The number of moves, whatever they cost.
    Moves,
}

/// What is proved of a solution.
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
    /// That it is at most so many times as long as a shortest one as the setting
    /// [`WEIGHT`](crate::search::setting::WEIGHT) says.
    Within,
    /// Nothing: that it is one is all.
    Nothing,
}

/// How that is ordered which waits for its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// First in, first out.
    Queue,
    /// Whole layers, one after the other.
    Layers,
    /// What promises most comes first.
    Heap,
    /// Last in, first out.
    Stack,
}

/// What positions are ranked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// How early they came.
    First,
    /// f = g + h.
    F,
    /// g alone: what it costs to reach them.
    G,
    /// h alone.
    H,
    /// g and h in the multiples that the setting [`WEIGHT`](crate::search::setting::WEIGHT) says.
    Weighed,
    /// f, or what was learned of the positions below since.
    Learned,
    /// What the rule of a search from two sides makes of both.
    Turn,
}

/// Settings of which a search needs one at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The settings. The first is the one that is asked for.
    pub one_of: &'static [&'static Setting],
    /// What is allowed, and why.
    pub allowed: Phrase,
    /// The number of moves that whoever offers a choice may begin with, for the first.
    pub suggested: u32,
}

impl Algorithm {
    /// The traits that most searches share, for an algorithm to write what differs: a best-first search that stores positions, grows
    /// from the start, orders positions by f and proves its solutions shortest.
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

    /// Whether it takes a setting: one of its own, or one that all take.
    #[must_use]
    pub fn takes(&self, setting: &Setting) -> bool {
        self.settings.iter().chain(&EVERYWHERE).any(|&taken| taken == setting)
    }
}
