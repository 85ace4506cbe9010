//! Maps puzzle names to types, and requests to searches.

use super::algorithms::{LaneSettings, settings};
use super::bounds::{Bound, Way};
use super::choices::{BLIND, Choices, OpeningLane, Space};
use super::plan::{LanePlan, Plan};
use crate::ask::error::unknown;
use crate::ask::{Lane, Request, RequestError};
use crate::contest::Problem;
use crate::heuristic::HeuristicChoice;
use crate::heuristic::PairBuild;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Map, ParseError, ProblemError, RollingCubes, ToyExchange,
};
use crate::said::{Phrase, Said};
use crate::search::setting::PERIMETER;
use crate::search::two_sided::BACKWARD;

/// An operation on the type of a puzzle.
pub(super) trait PuzzleOperation {
    type Output;

    fn of<P: Choices>(self) -> Self::Output;
}

/// Lists the puzzles. Maps names to types; boards with the same name differ in size.
macro_rules! puzzles {
    ($($puzzle:ident),+ $(,)?) => {
        #[derive(Clone, Copy)]
        enum PuzzleType {
            $($puzzle),+
        }

        /// All puzzles, in menu order.
        const ALL: &[Known] = &[$(Known::of::<$puzzle>(PuzzleType::$puzzle)),+];

        fn with_type<T: PuzzleOperation>(puzzle: PuzzleType, typed: T) -> T::Output {
            match puzzle {
                $(PuzzleType::$puzzle => typed.of::<$puzzle>(),)+
            }
        }
    };
}

puzzles! {
    RollingCubes,
    EightPuzzle,
    FifteenPuzzle,
    KnightsExchange,
    ToyExchange,
    Map,
}

/// Puzzles whose problems share their space: a board with moves that can be undone.
fn boards() -> impl Iterator<Item = &'static Known> {
    ALL.iter().filter(|known| known.is_board)
}

pub(super) fn each<T: PuzzleOperation + Copy>(typed: T) -> Vec<T::Output> {
    boards().map(|known| with_type(known.puzzle, typed)).collect()
}

/// Checks that the problems of a puzzle share their space.
pub(super) fn check_board<P: Choices>() -> Result<(), RequestError> {
    if P::ONE_WAY { Err(unknown_puzzle(P::NAME)) } else { Ok(()) }
}

/// The table of a puzzle's space. `beyond` is the error if the space is too large.
pub(super) fn space<P: Choices>(beyond: impl FnOnce(Phrase) -> RequestError) -> Result<Space, RequestError> {
    P::SPACE.map_err(|space| space.map_or_else(|| unknown_puzzle(P::NAME), beyond))
}

/// Applies an operation to the board of the puzzle `name` that `start` is a position of.
pub(super) fn with_board<O, T: PuzzleOperation<Output = Result<O, RequestError>>>(
    name: &str,
    start: &str,
    typed: T,
) -> Result<O, RequestError> {
    with_type(known(name, start)?.puzzle, typed)
}

/// Applies an operation to the board of the puzzle `name` that `goal` fits, or to its first board without a goal.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn with_goal<O, T: PuzzleOperation<Output = Result<O, RequestError>>>(
    name: &str,
    goal: Option<&str>,
    typed: T,
) -> Result<O, RequestError> {
    let Some(goal) = goal else { return with_first(name, typed) };
    with_type(known(name, goal).map_err(given_as_goal)?.puzzle, typed)
}

fn known(name: &str, start: &str) -> Result<&'static Known, RequestError> {
    for known in ALL.iter().filter(|known| known.name == name) {
        if (known.has_board_of)(start).map_err(ProblemError::Start)? {
            return Ok(known);
        }
    }
    Err(unknown_puzzle(name))
}

pub(super) fn given_as_goal(error: RequestError) -> RequestError {
    match error {
        RequestError::Problem(ProblemError::Start(error)) => ProblemError::Goal(error).into(),
        error => error,
    }
}

/// Applies an operation to the first board of the puzzle `name`.
pub(super) fn with_first<O, T: PuzzleOperation<Output = Result<O, RequestError>>>(
    name: &str,
    typed: T,
) -> Result<O, RequestError> {
    let first = ALL.iter().find(|known| known.name == name).ok_or_else(|| unknown_puzzle(name))?;
    with_type(first.puzzle, typed)
}

pub(super) struct Known {
    puzzle: PuzzleType,
    has_board_of: fn(&str) -> Result<bool, ParseError>,
    is_board: bool,
    pub name: &'static str,
    pub side: u8,
    /// Whether its space fits into a table.
    pub is_counted: bool,
    #[cfg(not(target_arch = "wasm32"))]
    pub is_swept: bool,
    pub heuristics: &'static [HeuristicChoice],
    pub opening: (&'static str, &'static str, &'static [OpeningLane]),
    pub moves_between: [&'static str; 2],
    pub shorter: fn(&str) -> Option<String>,
}

impl Known {
    const fn of<P: Choices>(puzzle: PuzzleType) -> Self {
        Self {
            puzzle,
            has_board_of: P::has_board_of,
            is_board: !P::ONE_WAY,
            name: P::NAME,
            side: P::SIDE,
            is_counted: P::SPACE.is_ok(),
            #[cfg(not(target_arch = "wasm32"))]
            is_swept: P::FAMILIES.is_ok(),
            heuristics: P::HEURISTICS,
            opening: (P::START, P::GOAL, &P::RACE),
            moves_between: P::MOVES_BETWEEN,
            shorter: P::shorter,
        }
    }
}

/// The board of `puzzle` with this number of squares, else the puzzle's first; the first of all for an unknown name.
pub(super) fn nearest(puzzle: &str, squares: usize) -> &'static Known {
    let named = || ALL.iter().filter(|board| board.name == puzzle);
    let exactly = named().find(|board| usize::from(board.side).pow(2) == squares);
    exactly.or_else(|| named().next()).unwrap_or(&ALL[0])
}

const OF_SIDE: Phrase = Phrase::new("of-side");

/// Describes the boards that satisfy `holds`: the puzzle's name, with the size if it has several.
pub(super) fn told(holds: impl Fn(&Known) -> bool) -> Said {
    let is_alone = |board: &Known| boards().filter(|other| other.name == board.name).count() == 1;
    let named = |board: &Known| match Said::data(board.name) {
        name if is_alone(board) => name,
        name => OF_SIDE.of([name, u32::from(board.side).into(), u32::from(board.side).into()]),
    };
    Said::all(boards().filter(|board| holds(board)).map(named))
}

pub(super) fn names() -> Vec<&'static str> {
    let mut names: Vec<_> = boards().map(|board| board.name).collect();
    names.dedup();
    names
}

pub(super) fn is_known(name: &str) -> bool {
    ALL.iter().any(|known| known.name == name)
}

pub(super) trait Visitor {
    type Output;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Self::Output, RequestError>;
}

/// Reads a problem of the puzzle `name`, solvable or not, and applies `visitor` to it.
pub(super) fn read<V: Visitor>(
    name: &str,
    start: &str,
    goal: &str,
    visitor: V,
) -> Result<V::Output, RequestError> {
    with_type(known(name, start)?.puzzle, Reading { start, goal, visitor })
}

struct Reading<'a, V> {
    start: &'a str,
    goal: &'a str,
    visitor: V,
}

impl<V: Visitor> PuzzleOperation for Reading<'_, V> {
    type Output = Result<V::Output, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        visit::<P, V>(self.start, self.goal, self.visitor)
    }
}

/// One function per puzzle, so that the page loads the code of a puzzle only when needed.
#[inline(never)]
fn visit<P: Choices, V: Visitor>(start: &str, goal: &str, visitor: V) -> Result<V::Output, RequestError> {
    visitor.visit(P::read_any(start, goal)?)
}

pub(super) fn unsolvable(name: &str, start: &str, goal: &str) -> Result<Option<Said>, RequestError> {
    read(name, start, goal, Asked)
}

struct Asked;

impl Visitor for Asked {
    type Output = Option<Said>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Option<Said>, RequestError> {
        Ok(puzzle.unsolvable().map(Said::from))
    }
}

pub(super) fn unknown_puzzle(given: &str) -> RequestError {
    unknown("puzzle", given, Said::list(names()))
}

pub(super) fn plan(request: Request) -> Result<Box<dyn Plan>, RequestError> {
    let Request { puzzle, start, goal, lane, unsolvable } = request;
    read(&puzzle, &start, &goal, Planning { lane, unsolvable })
}

struct Planning {
    lane: Lane,
    unsolvable: bool,
}

impl Visitor for Planning {
    type Output = Box<dyn Plan>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Box<dyn Plan>, RequestError> {
        let Self { lane, unsolvable } = self;
        let algorithm = lane.algorithm;
        if !unsolvable {
            puzzle.check_for(&lane)?;
        }
        let wanted = lane.heuristic.as_deref().unwrap_or_else(|| puzzle.usual());
        let wanted = if algorithm.informed { wanted } else { BLIND };
        let heuristic = Bound::of(&puzzle, Way::Onward, algorithm.consistent, "heuristic", wanted)?;
        // Check the settings now, not after the tables are built.
        let LaneSettings { settings, backward } = settings(&puzzle, &lane)?;
        let backward = match backward {
            Some(backward) => backward,
            None if algorithm.takes(&BACKWARD) => heuristic.other_way(&puzzle)?,
            None => Bound::of(&puzzle, Way::Back, algorithm.consistent, BACKWARD.name, BLIND)?,
        };
        heuristic.check_room("heuristic")?;
        backward.check_room(BACKWARD.name)?;
        let depth = settings.number(&PERIMETER).and_then(|depth| u8::try_from(depth).ok());
        let forward = match depth {
            Some(depth) => heuristic.begin_around(&puzzle, depth),
            None => heuristic.begin(&puzzle),
        };
        let build = PairBuild::of(forward, backward.begin(&puzzle));
        Ok(Box::new(LanePlan { puzzle, unsolvable, algorithm, settings, heuristic, backward, build }))
    }
}

pub(super) fn read_contest(name: &str, input: &str) -> Result<Vec<Problem>, RequestError> {
    with_first(name, PastedInput { input: input.as_bytes() })
}

struct PastedInput<'a> {
    input: &'a [u8],
}

impl PuzzleOperation for PastedInput<'_> {
    type Output = Result<Vec<Problem>, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        pasted::<P>(self.input)
    }
}

/// One function per puzzle, like [`visit`].
#[inline(never)]
fn pasted<P: Choices>(input: &[u8]) -> Result<Vec<Problem>, RequestError> {
    check_board::<P>()?;
    Ok(P::read_contest(input)?)
}

pub(super) fn write_contest(name: &str, problem: &Problem) -> Result<String, RequestError> {
    read(name, &problem.start, &problem.goal, CopiedProblem { problem })
}

struct CopiedProblem<'a> {
    problem: &'a Problem,
}

impl Visitor for CopiedProblem<'_> {
    type Output = String;

    fn visit<P: Choices>(self, _puzzle: P) -> Result<String, RequestError> {
        check_board::<P>()?;
        Ok(P::write_contest(self.problem)?)
    }
}
