//! What is to be searched, and how, in words and numbers.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::error::{RequestError, check_names};
use crate::search::Setting;

/// What is to be searched, and how. Texts are the puzzles' text forms.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Request {
    /// `cubes`, `tiles`, `knights` or `toys`.
    pub puzzle: String,
    /// The start position.
    pub start: String,
    /// The goal.
    pub goal: String,
    /// `bfs`, `bidirectional-bfs`, `iddfs`, `ida-star`, `a-star` or `branch-and-bound`.
    pub algorithm: String,
    /// One of the puzzle's, as listed by [`catalogue()`](crate::session::catalogue()); the puzzle's own choice when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<String>,
    /// The order in which moves are tried: the puzzle's order letters (see [`catalogue()`](crate::session::catalogue())), rearranged, such as
    /// `ULDR`, or `seed=` and a number for a shuffled one; by number when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// `by-one` or `next-bound`, for `ida-star`; `next-bound` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deepen: Option<String>,
    /// The length of a solution that `branch-and-bound` takes for granted, at most [`MOST_MOVES`](crate::search::setting::MOST_MOVES).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incumbent: Option<u32>,
    /// `search-on` or `cut`: what `branch-and-bound` does where nothing shorter than the incumbent can
    /// follow, but something as long; `search-on` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<String>,
    /// The longest solution looked for, in moves, at most [`MOST_MOVES`](crate::search::setting::MOST_MOVES).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_depth: Option<u32>,
    /// The most positions generated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_nodes: Option<u64>,
    /// The most memory for stored positions, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_bytes: Option<u64>,
    /// Whether to search where it can be shown at once that there is no solution (see [`unsolvable`](crate::session::unsolvable)), so that one can see how all
    /// that can be reached is exhausted; refused when absent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unsolvable: bool,
}

impl Request {
    /// The names of its fields.
    pub const FIELDS: [&str; 13] = [
        "puzzle",
        "start",
        "goal",
        "algorithm",
        "heuristic",
        "order",
        "deepen",
        "incumbent",
        "ties",
        "max_depth",
        "max_nodes",
        "max_bytes",
        "unsolvable",
    ];

    /// What a setting was set to.
    pub(crate) fn given(&self, setting: &Setting) -> Option<Given<'_>> {
        match setting.name {
            "order" => self.order.as_deref().map(Given::Text),
            "deepen" => self.deepen.as_deref().map(Given::Text),
            "ties" => self.ties.as_deref().map(Given::Text),
            "incumbent" => self.incumbent.map(|number| Given::Number(number.into())),
            "max_depth" => self.max_depth.map(|number| Given::Number(number.into())),
            "max_nodes" => self.max_nodes.map(Given::Number),
            "max_bytes" => self.max_bytes.map(Given::Number),
            _ => None,
        }
    }

    /// Whether all of `names` are [`FIELDS`](Self::FIELDS): for formats whose reader passes over those it does not know.
    ///
    /// # Errors
    /// When one is not.
    pub fn check_fields(names: impl IntoIterator<Item = String>) -> Result<(), RequestError> {
        check_names("request", &Self::FIELDS, names)
    }
}

/// A value as it was given.
pub(crate) enum Given<'a> {
    Text(&'a str),
    Number(u64),
}

impl fmt::Display for Given<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => text.fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}
