//! Names chosen at run time become one search.
//!
//! A [`Request`] says in words what is to be searched and how; a [`Session`] is that search, ready to be
//! stepped. This room is the one place that matches names against types (`puzzles`, then `algorithms`):
//! inside it the search is compiled for its puzzle and its heuristic, outside it is a boxed run with one
//! virtual call for many nodes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::contest::{self, ContestError, Problem};
use crate::puzzle::{Notation, ParseError, ProblemError, quote};
use crate::search::{Search, Status};
pub use marks::Mark;
use marks::Marks;
use plan::Plan;

mod algorithms;
mod branching;
pub mod catalogue;
mod choices;
mod deal;
pub mod link;
mod marks;
mod plan;
pub mod playback;
mod puzzles;
pub mod quality;
pub mod snapshot;
pub mod survey;

pub use algorithms::applies;
pub use branching::brute_force_branching;
pub use catalogue::{Catalogue, catalogue};
pub use deal::{Deal, Dealer, deal};
pub use link::{Lane, Link, Misread, Reading};
pub use plan::Table;
pub use playback::{Line, play};
pub use quality::{Quality, QualityReport};
pub use snapshot::Snapshot;
pub use survey::{LayerReport, Survey, SurveyReport};

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
    /// One of the puzzle's, as listed by [`catalogue()`]; the puzzle's own choice when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<String>,
    /// The order in which moves are tried: the puzzle's order letters (see [`catalogue()`]), rearranged, such as
    /// `ULDR`, or `seed=` and a number for a shuffled one; by number when absent.
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

impl Request {
    /// The names of its fields.
    pub const FIELDS: [&str; 12] = [
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
    ];

    /// Whether all of `names` are [`FIELDS`](Self::FIELDS): for formats whose reader passes over those it does not know.
    ///
    /// # Errors
    /// When one is not.
    pub fn check_fields(names: impl IntoIterator<Item = String>) -> Result<(), RequestError> {
        match names.into_iter().find(|name| !Self::FIELDS.contains(&name.as_str())) {
            None => Ok(()),
            Some(name) => Err(unknown("request", &name, &Self::FIELDS.join(", "))),
        }
    }
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
    let input = input.as_bytes();
    match puzzle {
        "cubes" => all(contest::cubes(input)),
        "tiles" => all(contest::tiles(input)),
        "knights" => all(contest::knights(input)),
        "toys" => all(contest::toys(input)),
        other => Err(puzzles::unknown_puzzle(other)),
    }
}

/// Writes a problem of `puzzle` as [`read_contest`] reads it.
///
/// # Errors
/// When no contest has this name, the problem breaks its format, or the contest's format has no room for it.
pub fn write_contest(puzzle: &str, problem: &Problem) -> Result<String, RequestError> {
    puzzles::check(puzzle, &problem.start, &problem.goal)?;
    match puzzle {
        "cubes" => Ok(contest::write_cubes(problem)?),
        "tiles" => Ok(contest::write_tiles(problem)?),
        "knights" => Ok(contest::write_knights(problem)?),
        _ => Ok(contest::write_toys(problem)),
    }
}

fn all(problems: impl Iterator<Item = Result<Problem, ContestError>>) -> Result<Vec<Problem>, RequestError> {
    problems.collect::<Result<_, _>>().map_err(RequestError::from)
}

/// A search and its puzzle, whatever their types.
trait Run {
    fn step(&mut self, budget: u64) -> Status;
    fn step_to(&mut self, mark: Mark, budget: u64) -> Status;
    fn marks(&self) -> Marks;
    fn snapshot(&self) -> Snapshot;
}

struct Running<P, S> {
    puzzle: P,
    search: S,
    marks: Marks,
}

impl<P: Notation, S: Search<P>> Run for Running<P, S> {
    fn step(&mut self, budget: u64) -> Status {
        self.search.step(&self.puzzle, &mut self.marks, budget)
    }

    fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        for _ in 0..budget {
            if self.marks.has_reached(mark)
                || self.search.advance(&self.puzzle, &mut self.marks) != Status::Running
            {
                break;
            }
        }
        self.search.status()
    }

    fn marks(&self) -> Marks {
        self.marks
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.puzzle, &self.search)
    }
}

/// A search made from a request. If its heuristic has tables, it begins by building them.
pub struct Session {
    plan: Box<dyn Plan>,
    /// The search; `None` while tables are missing.
    run: Option<Box<dyn Run>>,
}

impl Session {
    /// The search that `request` asks for, not begun.
    ///
    /// # Errors
    /// When a name in it is unknown or does not fit the others, or a text breaks its format.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        let plan = puzzles::plan(request)?;
        let run = plan.begin();
        Ok(Self { plan, run })
    }

    /// Does up to `budget` units of work: first those of building tables (see
    /// [`crate::heuristic::build`]), then generated positions (see [`crate::search`]).
    pub fn step(&mut self, budget: u64) -> Status {
        let mut left = budget;
        if self.run.is_none() {
            left -= self.plan.prepare(budget);
            self.run = self.plan.begin();
        }
        self.run.as_mut().map_or(Status::Running, |run| run.step(left))
    }

    /// Does up to `budget` units of work, fewer when `mark` is reached. Tables are built first, within the budget.
    pub fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.run.as_mut().map_or(Status::Running, |run| run.step_to(mark, budget))
    }

    /// Does up to `budget` units of building tables, and none of searching.
    pub fn prepare(&mut self, budget: u64) {
        if self.run.is_none() {
            self.plan.prepare(budget);
            self.run = self.plan.begin();
        }
    }

    /// Whether the tables of the heuristic are still being built.
    #[must_use]
    pub fn is_preparing(&self) -> bool {
        self.run.is_none()
    }

    /// Positions generated, positions expanded, and stages begun (see [`Mark::Stage`]): what [`snapshot`](Self::snapshot) would
    /// tell, at the cost of three numbers.
    #[must_use]
    pub fn progress(&self) -> [u64; 3] {
        self.run.as_ref().map_or([0; 3], |run| {
            let Marks { generated, expanded, stage, .. } = run.marks();
            [generated, expanded, stage]
        })
    }

    /// What the heuristic says of the position written `state`: moves to go at the least. `None` while its tables
    /// are being built, and for searches without one.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.plan.estimate(state)
    }

    /// Goes to where the search has done `units` of work since its beginning, forward or back: searches
    /// are deterministic, so that going back is beginning again. O(units). Tables are kept; if they are
    /// not complete, they are completed.
    pub fn seek(&mut self, units: u64) -> Status {
        self.run = self.plan.begin();
        while self.run.is_none() {
            self.plan.prepare(u64::MAX);
            self.run = self.plan.begin();
        }
        self.step(units)
    }

    /// Begins the same search from another start of the same component. Tables are kept, as far as they are built: what is in them
    /// depends on the goal and the component alone.
    ///
    /// # Errors
    /// When the start breaks the puzzle's text form, or cannot be reached from the first.
    pub fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        self.plan.start_from(start)?;
        self.run = self.plan.begin();
        Ok(())
    }

    /// Everything there is to tell about the search now.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let snapshot = self.run.as_ref().map_or_else(Snapshot::preparing, |run| run.snapshot());
        Snapshot { table: self.plan.table(), ..snapshot }
    }
}
