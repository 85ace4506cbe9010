//! Everything there is to tell about a search at one moment, in plain words and numbers.

use serde::Serialize;

use super::live::Live;
use crate::heuristic::{Listed, Progress};
use crate::puzzle::Notation;
use crate::search::{Limit, Proof, Stats, Status};

/// The tables of a search's heuristic: how large they are and what they cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// The heuristic, by its name or its text. Where those of both ways have tables it is that of the way to the goal, and the numbers are both together.
    pub name: String,
    /// How far its tables are; after that, what they have cost.
    #[serde(flatten)]
    pub progress: Progress,
}

/// How a search stands, what it has found, and all its counts. The words are defined in
/// [`crate::search::stats`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Snapshot {
    /// `preparing` while the heuristic's tables are built, then `running`, at last `solved`, `exhausted`
    /// or `limit`.
    pub outcome: &'static str,
    /// What is proved of a solution, when the outcome is one.
    pub proves: Proof,
    /// By how many times a solution may be longer than a shortest one, such as `3/2`, where it is proved so.
    pub within: Option<String>,
    /// Which limit was reached: `depth`, `nodes` or `bytes`.
    pub limit: Option<&'static str>,
    /// For the limit on depth: it is shown that no solution has so many moves or fewer. `None` when nothing is.
    pub none_within: Option<u32>,
    /// The number of moves in the solution, once one is known.
    pub length: Option<usize>,
    /// The solution's moves in the puzzle's notation; empty while there is none.
    pub moves: Vec<String>,
    /// The position in hand.
    pub position: Option<String>,
    /// The tables of the heuristic, for one that has any. Building them touches none of the counts.
    pub table: Option<Table>,
    /// Pairs of a position and one of a perimeter's rim that were evaluated; absent without a perimeter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<u64>,
    /// All counts.
    #[serde(flatten)]
    pub stats: Stats,
}

impl Snapshot {
    /// Before the search: its tables are being built.
    #[must_use]
    pub fn preparing() -> Self {
        Self { outcome: "preparing", ..Self::default() }
    }

    /// Asks `search` for everything it knows. Of tables it knows nothing.
    pub(super) fn of<P: Notation + Listed>(puzzle: &P, search: &dyn Live<P>) -> Self {
        let (outcome, limit) = match search.standing().status {
            Status::Running => ("running", None),
            Status::Solved => ("solved", None),
            Status::Exhausted => ("exhausted", None),
            Status::LimitReached(Limit::Depth) => ("limit", Some("depth")),
            Status::LimitReached(Limit::Nodes) => ("limit", Some("nodes")),
            Status::LimitReached(Limit::Bytes) => ("limit", Some("bytes")),
        };
        let none_within = search.longest().filter(|_| limit == Some("depth"));
        let solution = search.solution();
        let mut here = puzzle.start();
        let mut moves = Vec::new();
        for &mv in solution.unwrap_or_default() {
            moves.push(puzzle.write_move(here, mv));
            here = puzzle.after(here, mv);
        }
        Self {
            outcome,
            proves: search.algorithm().proves,
            within: None,
            limit,
            none_within,
            length: solution.map(<[_]>::len),
            moves,
            position: search.position().map(|state| puzzle.write_state(state)),
            table: None,
            pairs: None,
            stats: search.stats(),
        }
    }
}
