use serde::Serialize;

use super::live::LiveSearch;
use crate::heuristic::{Listed, Progress};
use crate::puzzle::{Costs, Notation};
use crate::search::{Limit, Proof, Stats, Status};

/// The tables of a search's heuristics: their size and building cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Table {
    /// The heuristic, by name or text. If both directions have tables, the forward one; the numbers are the sum of both.
    pub name: String,
    /// Progress while building, cost afterwards.
    #[serde(flatten)]
    pub progress: Progress,
}

/// The state, result and counts of a search. [`Stats`] defines the terms.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Snapshot {
    /// `preparing` while tables are built, then `running`, finally `solved`, `exhausted` or `limit`.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "'preparing' | 'running' | 'solved' | 'exhausted' | 'limit'")
    )]
    pub outcome: &'static str,
    /// The guarantee for a solution, if there is one.
    pub proves: Proof,
    /// For a bounded suboptimal search, the maximum ratio to the shortest length, such as `3/2`.
    pub within: Option<String>,
    /// The limit reached: `depth`, `nodes` or `bytes`.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "'depth' | 'nodes' | 'bytes' | null"))]
    pub limit: Option<&'static str>,
    /// After a depth limit: no solution has this many moves or fewer. `None` if that is not proved.
    pub none_within: Option<u32>,
    /// The length of the solution, once known.
    pub length: Option<usize>,
    /// The cost of the solution, once known, where moves have costs; otherwise that is its length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u32>,
    /// The solution's moves in the puzzle's notation; empty before.
    pub moves: Vec<String>,
    /// The current position.
    pub position: Option<String>,
    /// The heuristic's tables, if any. Their building changes no count.
    pub table: Option<Table>,
    /// Pairs of a position and a rim position evaluated; absent without a perimeter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<u64>,
    /// All counts.
    #[serde(flatten)]
    pub stats: Stats,
}

impl Snapshot {
    /// The snapshot while tables are being built.
    #[must_use]
    pub fn preparing() -> Self {
        Self { outcome: "preparing", ..Self::default() }
    }

    pub(super) fn of<P: Notation + Listed>(puzzle: &P, search: &dyn LiveSearch<P>) -> Self {
        let (outcome, limit) = match search.common().status {
            Status::Running => ("running", None),
            Status::Solved => ("solved", None),
            Status::Exhausted => ("exhausted", None),
            Status::LimitReached(Limit::Depth) => ("limit", Some("depth")),
            Status::LimitReached(Limit::Nodes) => ("limit", Some("nodes")),
            Status::LimitReached(Limit::Bytes) => ("limit", Some("bytes")),
        };
        let none_within = search.longest().filter(|_| limit == Some("depth"));
        let solution = search.common().solution();
        let mut here = puzzle.start();
        let (mut moves, mut cost) = (Vec::new(), 0);
        for &mv in solution.unwrap_or_default() {
            moves.push(puzzle.write_move(here, mv));
            cost += puzzle.cost(here, mv);
            here = puzzle.after(here, mv);
        }
        Self {
            outcome,
            proves: search.algorithm().proves,
            within: None,
            limit,
            none_within,
            length: solution.map(<[_]>::len),
            cost: solution.filter(|_| !P::Costs::ARE_ONE).map(|_| cost),
            moves,
            position: search.position().map(|state| puzzle.write_state(state)),
            table: None,
            pairs: None,
            stats: search.stats(),
        }
    }
}
