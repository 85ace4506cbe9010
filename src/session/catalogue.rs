//! All there is to choose from, for those who offer the choice.

use serde::Serialize;

use super::choices::{Choices, OpeningLane};
use super::link::{Lane, Opening};
use crate::ask::Breakpoints;
use crate::heuristic::HeuristicChoice;
use crate::puzzle::{EightPuzzle, FifteenPuzzle, KnightsExchange, RollingCubes, ToyExchange};
use crate::search::{ALGORITHMS, Algorithm, Level, Look, Order, Proof};

/// All puzzles and algorithms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalogue {
    /// The puzzles, one entry for each size of board.
    pub puzzles: Vec<PuzzleChoice>,
    /// The algorithms. Each works for every puzzle.
    pub algorithms: Vec<AlgorithmChoice>,
}

/// A puzzle, or one size of its board, and what can be chosen for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleChoice {
    /// The name in a request; the two sizes of `tiles` share theirs.
    pub name: &'static str,
    /// Rows of the board, and columns.
    pub side: u8,
    /// One letter for each move, in the order that moves are tried by default.
    pub order: &'static str,
    /// The heuristic of a request that names none.
    pub heuristic: &'static str,
    /// The heuristics, weakest first.
    pub heuristics: &'static [HeuristicChoice],
    /// What can stand on a square of a start besides what is there: the letters that one cube can be turned through. Empty
    /// where pieces only change places.
    pub start_letters: &'static str,
    /// The same for a goal.
    pub goal_letters: &'static str,
    /// What the page opens with, and what its links leave out.
    pub opening: Opening,
}

/// An algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AlgorithmChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it uses a heuristic.
    pub informed: bool,
    /// The parts of a request that apply to it and not to all: some of `heuristic`, `deepen`, `incumbent`, `ties`.
    pub settings: Vec<&'static str>,
    /// The breakpoints it can stop at: the names of their fields.
    pub breakpoints: Vec<&'static str>,
    /// What tells how far a search has come.
    pub level: Level,
    /// Whether it keeps all positions that it meets and knows them again.
    pub stores: bool,
    /// From how many sides it searches.
    pub sides: u8,
    /// What is proved of a solution when it ends with one.
    pub proves: Proof,
    /// How that is ordered which waits for its turn.
    pub waits: Order,
    /// What it looks at in a unit of work.
    pub looks_at: Look,
    /// When it finds a position to be a goal.
    pub goal_test: Look,
}

/// The names that requests may use.
#[must_use]
pub fn catalogue() -> Catalogue {
    let algorithm = |&algorithm: &&'static Algorithm| AlgorithmChoice {
        name: algorithm.name,
        informed: algorithm.informed,
        settings: algorithm
            .informed
            .then_some("heuristic")
            .into_iter()
            .chain(algorithm.settings.iter().map(|setting| setting.name))
            .collect(),
        breakpoints: Breakpoints::FIELDS
            .into_iter()
            .filter(|field| Breakpoints::stops(algorithm, field))
            .collect(),
        level: algorithm.level,
        stores: algorithm.stores,
        sides: algorithm.sides,
        proves: algorithm.proves,
        waits: algorithm.waits,
        looks_at: algorithm.looks_at,
        goal_test: algorithm.goal_test,
    };
    Catalogue {
        puzzles: vec![
            puzzle::<RollingCubes>(),
            puzzle::<EightPuzzle>(),
            puzzle::<FifteenPuzzle>(),
            puzzle::<KnightsExchange>(),
            puzzle::<ToyExchange>(),
        ],
        algorithms: ALGORITHMS.iter().map(algorithm).collect(),
    }
}

fn puzzle<P: Choices>() -> PuzzleChoice {
    PuzzleChoice {
        name: P::NAME,
        side: P::SIDE,
        order: P::ORDER_LETTERS,
        heuristic: P::DEFAULT,
        heuristics: P::HEURISTICS,
        start_letters: P::START_LETTERS,
        goal_letters: P::GOAL_LETTERS,
        opening: Opening { start: P::START, goal: P::GOAL, race: P::RACE.map(lane).into() },
    }
}

fn lane((algorithm, heuristic): OpeningLane) -> Lane {
    Lane { algorithm: algorithm.name.to_owned(), heuristic: heuristic.map(str::to_owned), ..Lane::default() }
}
