//! From the name of a puzzle to its type, and from a request to its search.

use super::algorithms::settings;
use super::bounds::{Bound, Way};
use super::choices::{BLIND, Choices};
use super::plan::{Plan, Planned};
use crate::ask::error::unknown;
use crate::ask::{Request, RequestError};
use crate::heuristic::PairBuild;
use crate::puzzle::sliding_tiles::side_of;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, ProblemError, RollingCubes, ToyExchange,
};
use crate::said::Said;
use crate::search::setting::PERIMETER;
use crate::search::two_sided::BACKWARD;

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
pub(super) fn unsolvable(name: &str, start: &str, goal: &str) -> Result<Option<Said>, RequestError> {
    read(name, start, goal, Asked)
}

struct Asked;

impl Visitor for Asked {
    type Output = Option<Said>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Option<Said>, RequestError> {
        Ok(puzzle.unsolvable())
    }
}

/// The error of a puzzle's name that is none.
pub(super) fn unknown_puzzle(given: &str) -> RequestError {
    unknown("puzzle", given, Said::list(NAMES))
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
        let Request { goal, lane, unsolvable, .. } = &self.request;
        let algorithm = lane.algorithm;
        let wanted = lane.heuristic.as_deref().unwrap_or(P::DEFAULT);
        let wanted = if algorithm.informed { wanted } else { BLIND };
        let heuristic = Bound::of(&puzzle, Way::Onward, algorithm.consistent, "heuristic", wanted)?;
        // What is wrong with the settings is to be said now, and not when the tables are there.
        let settings = settings(&puzzle, lane)?;
        let back = |name: &str| Bound::of(&puzzle, Way::Back, algorithm.consistent, BACKWARD.name, name);
        let backward = match settings.heuristic(&BACKWARD) {
            Some(name) => back(name)?,
            None if algorithm.takes(&BACKWARD) => heuristic.other_way(&puzzle)?,
            None => back(BLIND)?,
        };
        heuristic.check_room("heuristic")?;
        backward.check_room(BACKWARD.name)?;
        let depth = settings.number(&PERIMETER).and_then(|depth| u8::try_from(depth).ok());
        let forward = match depth {
            Some(depth) => heuristic.begin_around(&puzzle, depth),
            None => heuristic.begin(&puzzle),
        };
        let build = PairBuild::of(forward, backward.begin(&puzzle));
        let (goal, unsolvable) = (goal.clone(), *unsolvable);
        Ok(Box::new(Planned { puzzle, goal, unsolvable, algorithm, settings, heuristic, backward, build }))
    }
}
