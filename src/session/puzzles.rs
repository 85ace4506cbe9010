//! From the name of a puzzle to its type, and from a request to its search.

use super::algorithms::{INFORMED, UNINFORMED, unknown_algorithm};
use super::choices::Choices;
use super::plan::{Plan, without_heuristic};
use super::{Request, RequestError, unknown};
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

/// Reads a problem of the puzzle called `name`, and does with it what `visitor` does.
pub(super) fn read<V: Visitor>(
    name: &str,
    start: &str,
    goal: &str,
    visitor: V,
) -> Result<V::Output, RequestError> {
    match name {
        "cubes" => visitor.visit(RollingCubes::read(start, goal)?),
        "tiles" => match side_of(start).map_err(ProblemError::Start)? {
            3 => visitor.visit(EightPuzzle::read(start, goal)?),
            _ => visitor.visit(FifteenPuzzle::read(start, goal)?),
        },
        "knights" => visitor.visit(KnightsExchange::read(start, goal)?),
        "toys" => visitor.visit(ToyExchange::read(start, goal)?),
        other => Err(unknown_puzzle(other)),
    }
}

/// Makes sure that a problem can be read.
pub(super) fn check(name: &str, start: &str, goal: &str) -> Result<(), RequestError> {
    read(name, start, goal, Readable)
}

struct Readable;

impl Visitor for Readable {
    type Output = ();

    fn visit<P: Choices>(self, _puzzle: P) -> Result<(), RequestError> {
        Ok(())
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
        let algorithm = self.request.algorithm.as_str();
        if UNINFORMED.contains(&algorithm) {
            return without_heuristic(self.request, puzzle);
        }
        if !INFORMED.contains(&algorithm) {
            return Err(unknown_algorithm(algorithm));
        }
        let name = self.request.heuristic.as_deref().unwrap_or(P::DEFAULT);
        if let Some(choice) = P::HEURISTICS.iter().find(|choice| choice.name == name) {
            return puzzle.plan(self.request, choice.name);
        }
        let names: Vec<&str> = P::HEURISTICS.iter().map(|choice| choice.name).collect();
        Err(unknown("heuristic", name, &names.join(", ")))
    }
}
