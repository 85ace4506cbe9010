//! Names chosen at run time become one search.
//!
//! A [`Request`] says in words what is to be searched and how; a [`Session`] is that search, ready to
//! be stepped. This room is the one place that matches names against types (`puzzles`, then `algorithms`): inside it
//! the search is compiled for its puzzle and its heuristic, outside it is a boxed run with one virtual call for many nodes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::contest::{self, ContestError, Problem};
use crate::puzzle::{Notation, ParseError, ProblemError, quote};
use crate::search::{Search, Status};

mod algorithms;
pub mod playback;
mod puzzles;
pub mod snapshot;
pub mod survey;

pub use algorithms::applies;
pub use playback::{Line, play};
pub use snapshot::Snapshot;
pub use survey::{LayerReport, Survey, SurveyReport};

/// What is to be searched, and how. Texts are the puzzles' text forms.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Request {
    /// `cubes`.
    pub puzzle: String,
    /// The start position.
    pub start: String,
    /// The goal.
    pub goal: String,
    /// `bfs`, `bidirectional-bfs`, `iddfs`, `ida-star`, `a-star` or `branch-and-bound`.
    pub algorithm: String,
    /// `blind`, `mismatch` or `misplaced`; the puzzle's own choice when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<String>,
    /// The order in which the empty square's directions are tried, such as `ULDR`, or `seed=` and a number
    /// for a shuffled one; by default `ULRD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// `by-one` or `next-bound`, for `ida-star`; `next-bound` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deepen: Option<String>,
    /// The length of a solution that `branch-and-bound` takes for granted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incumbent: Option<u32>,
    /// `search-on` or `cut`: what `branch-and-bound` does where nothing shorter than the incumbent can
    /// follow, but something as long; `search-on` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<String>,
    /// The longest solution looked for, in moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_depth: Option<u32>,
    /// The most positions generated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_nodes: Option<u64>,
    /// The most memory for stored positions, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_bytes: Option<u64>,
}

/// Why a request cannot be carried out: which part of it, what was given, what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The start and the goal make no problem.
    Problem(ProblemError),
    /// A name that stands for nothing here.
    Name {
        /// The part of the request.
        field: &'static str,
        /// What was given.
        given: String,
        /// What is allowed.
        allowed: String,
    },
    /// The order is not one.
    Order(ParseError),
    /// A contest's input breaks its format.
    Contest(String),
    /// A move of a line of play is not legal where it is made; moves are numbered from 1.
    Move(usize, ParseError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(error) => error.fmt(f),
            Self::Name { field, given, allowed } => write!(f, "{field}: {given} given; allowed: {allowed}"),
            Self::Contest(message) => f.write_str(message),
            Self::Order(error) => write!(f, "order, {error}"),
            Self::Move(number, error) => {
                write!(f, "move {number}: {} given; allowed: {}", error.given, error.allowed)
            }
        }
    }
}

impl std::error::Error for RequestError {}

impl From<ProblemError> for RequestError {
    fn from(error: ProblemError) -> Self {
        Self::Problem(error)
    }
}

impl From<ContestError> for RequestError {
    fn from(error: ContestError) -> Self {
        Self::Contest(error.to_string())
    }
}

fn unknown(field: &'static str, given: &str, allowed: &str) -> RequestError {
    RequestError::Name { field, given: quote(given), allowed: allowed.to_owned() }
}

/// Reads the input of the contest that `puzzle` comes from, to its end.
///
/// # Errors
/// When no contest has this name, or the input breaks the format.
pub fn read_contest(puzzle: &str, input: &str) -> Result<Vec<Problem>, RequestError> {
    match puzzle {
        "cubes" => contest::cubes(input.as_bytes()).collect::<Result<_, _>>().map_err(RequestError::from),
        other => Err(unknown("puzzle", other, "cubes")),
    }
}

/// A search and its puzzle, whatever their types.
trait Run {
    fn step(&mut self, budget: u64) -> Status;
    fn snapshot(&self) -> Snapshot;
}

struct Running<P, S> {
    puzzle: P,
    search: S,
}

impl<P: Notation, S: Search<P>> Run for Running<P, S> {
    fn step(&mut self, budget: u64) -> Status {
        self.search.step(&self.puzzle, &mut (), budget)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.puzzle, &self.search)
    }
}

/// A search made from a request.
pub struct Session {
    request: Request,
    run: Box<dyn Run>,
}

impl Session {
    /// The search that `request` asks for, not begun.
    ///
    /// # Errors
    /// When a name in it is unknown or does not fit the others, or a text breaks its format.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        let run = puzzles::run(&request)?;
        Ok(Self { request, run })
    }

    /// Does up to `budget` units of work: generated positions (see [`crate::search`]).
    pub fn step(&mut self, budget: u64) -> Status {
        self.run.step(budget)
    }

    /// Goes to where `units` of work have been done since the beginning, forward or back: searches
    /// are deterministic, so that going back is beginning again. O(units).
    ///
    /// # Errors
    /// Never for a session that could be made; the type is that of [`Session::new`].
    pub fn seek(&mut self, units: u64) -> Result<Status, RequestError> {
        *self = Self::new(self.request.clone())?;
        Ok(self.step(units))
    }

    /// Everything there is to tell about the search now.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.run.snapshot()
    }
}
