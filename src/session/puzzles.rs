//! From the name of a puzzle to its type, and from a request to its search.

use super::algorithms::{INFORMED, UNINFORMED, unknown_algorithm};
use super::choices::{Choices, HeuristicVisitor};
use super::plan::{Plan, with_heuristic, without_heuristic};
use super::{Request, RequestError, unknown};
use crate::heuristic::{Build, Heuristic};
use crate::puzzle::sliding_tiles::side_of;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, ProblemError, RollingCubes, ToyExchange,
};

/// The puzzles by name.
pub(super) const NAMES: [&str; 4] = ["cubes", "tiles", "knights", "toys"];

/// What is to be done with a problem once its puzzle's type is known.
pub(super) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<P: Choices>(self, puzzle: P) -> Result<Self::Output, RequestError>;
}

/// Reads a problem of the puzzle called `name`, solvable or not, and does with it what `visitor` does.
pub(super) fn read<V: Visitor>(
    name: &str,
    start: &str,
    goal: &str,
    visitor: V,
) -> Result<V::Output, RequestError> {
    match name {
        "cubes" => visitor.visit(RollingCubes::read_any(start, goal)?),
        "tiles" => match side_of(start).map_err(ProblemError::Start)? {
            3 => visitor.visit(EightPuzzle::read_any(start, goal)?),
            _ => visitor.visit(FifteenPuzzle::read_any(start, goal)?),
        },
        "knights" => visitor.visit(KnightsExchange::read_any(start, goal)?),
        "toys" => visitor.visit(ToyExchange::read_any(start, goal)?),
        other => Err(unknown_puzzle(other)),
    }
}

/// Why a problem has no solution, where that can be shown at once.
pub(super) fn unsolvable(name: &str, start: &str, goal: &str) -> Result<Option<String>, RequestError> {
    read(name, start, goal, Asked)
}

struct Asked;

impl Visitor for Asked {
    type Output = Option<String>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Option<String>, RequestError> {
        Ok(puzzle.unsolvable())
    }
}

/// The error of a puzzle's name that is none.
pub(super) fn unknown_puzzle(given: &str) -> RequestError {
    unknown("puzzle", given, &NAMES.join(", "))
}

/// The search that `request` asks for.
pub(super) fn plan(request: Request) -> Result<Box<dyn Plan>, RequestError> {
    let [puzzle, start, goal] = [&request.puzzle, &request.start, &request.goal].map(String::clone);
    read(&puzzle, &start, &goal, Planning { request })
}

struct Planning {
    request: Request,
}

impl Visitor for Planning {
    type Output = Box<dyn Plan>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Box<dyn Plan>, RequestError> {
        if let (Some(reason), false) = (puzzle.unsolvable(), self.request.unsolvable) {
            return Err(ProblemError::Unsolvable(reason).into());
        }
        let algorithm = self.request.algorithm.as_str();
        if UNINFORMED.contains(&algorithm) {
            return without_heuristic(self.request, puzzle);
        }
        if !INFORMED.contains(&algorithm) {
            return Err(unknown_algorithm(algorithm));
        }
        let name = heuristic_name::<P>(self.request.heuristic.as_deref().unwrap_or(P::DEFAULT))?;
        puzzle.heuristic(name, Informing { request: self.request, name })
    }
}

/// One of the puzzle's heuristics, by its name.
pub(super) fn heuristic_name<P: Choices>(given: &str) -> Result<&'static str, RequestError> {
    let names = || P::HEURISTICS.iter().map(|choice| choice.name);
    let found = names().find(|&name| name == given);
    found.ok_or_else(|| unknown("heuristic", given, &names().collect::<Vec<_>>().join(", ")))
}

/// Makes the plan of a search with a heuristic.
struct Informing {
    request: Request,
    name: &'static str,
}

impl<P: Choices> HeuristicVisitor<P> for Informing {
    type Output = Result<Box<dyn Plan>, RequestError>;

    fn visit<B>(self, puzzle: P, build: B) -> Self::Output
    where
        B: Build<Heuristic: Heuristic<P> + 'static> + 'static,
    {
        with_heuristic(self.request, puzzle, self.name, build)
    }
}
