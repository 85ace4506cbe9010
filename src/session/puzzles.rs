//! Maps puzzle names to types, and requests to searches.

use super::algorithms::{LaneSettings, settings};
use super::bounds::{Bound, Way};
use super::choices::{BLIND, Choices, OpeningLane};
#[cfg(not(target_arch = "wasm32"))]
use super::family::Family;
use super::plan::{Plan, Planned};
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

/// An operation on the type of a board.
pub(super) trait Typed {
    type Output;

    fn of<P: Choices>(self) -> Self::Output;
}

/// An operation on the type of a board, in two versions: with a table for the space, and without.
pub(super) trait Counted {
    type Output;

    fn counted<P: Choices>(self) -> Result<Self::Output, RequestError>;

    fn beyond<P: Choices>(self, space: Phrase) -> Result<Self::Output, RequestError>;
}

/// An operation on the type of a board, in two versions: all problems with one end fixed can be counted, or cannot.
#[cfg(not(target_arch = "wasm32"))]
pub(super) trait Swept {
    type Output;

    fn swept<P: Family>(self) -> Result<Self::Output, RequestError>;

    fn beyond<P: Choices>(self, space: &str) -> Result<Self::Output, RequestError>;
}

/// Lists the boards. Maps names to types; boards with the same name differ in size. `: reason` marks boards too large for a
/// table; `=> reason` marks boards too large for a sweep.
macro_rules! boards {
    ($($board:ident $(: $beyond:expr)? $(=> $many:expr)?),+ $(,)?) => {
        #[derive(Clone, Copy)]
        enum BoardType {
            $($board),+
        }

        /// All boards, in menu order.
        const BOARDS: &[Known] = &[$(
            Known::of::<$board>(
                BoardType::$board,
                true $(&& boards!(@none $beyond))?,
                true $(&& boards!(@none $beyond))? $(&& boards!(@none $many))?,
            )
        ),+];

        pub(super) fn each<T: Typed + Copy>(typed: T) -> Vec<T::Output> {
            vec![$(typed.of::<$board>()),+]
        }

        fn with_board<T: Typed>(board: BoardType, typed: T) -> T::Output {
            match board {
                $(BoardType::$board => typed.of::<$board>(),)+
            }
        }

        /// Applies the operation to the board of the puzzle `name` that `start` is a position of.
        pub(super) fn with_counted<C: Counted>(
            name: &str,
            start: &str,
            counted: C,
        ) -> Result<C::Output, RequestError> {
            match board_of(name, start)? {
                $(BoardType::$board => boards!(@counted counted, $board $(, $beyond)?),)+
            }
        }

        /// Applies the operation to the board of the puzzle `name` that `goal` fits, or to its first board without a goal.
        #[cfg(not(target_arch = "wasm32"))]
        pub(super) fn with_swept<S: Swept>(
            name: &str,
            goal: Option<&str>,
            swept: S,
        ) -> Result<S::Output, RequestError> {
            let board = goal.map_or_else(|| first_board(name), |goal| board_of_goal(name, goal))?;
            match board {
                $(BoardType::$board => boards!(@swept swept, $board $(, &Said::from($beyond).to_string())? $(, $many)?),)+
            }
        }
    };
    (@none $beyond:expr) => { false };
    (@swept $swept:expr, $board:ty) => { $swept.swept::<$board>() };
    (@swept $swept:expr, $board:ty, $space:expr) => { $swept.beyond::<$board>($space) };
    (@counted $counted:expr, $board:ty) => { $counted.counted::<$board>() };
    (@counted $counted:expr, $board:ty, $beyond:expr) => { $counted.beyond::<$board>($beyond) };
}

const FIFTEEN: Phrase = Phrase::new("fifteen");

boards! {
    RollingCubes,
    EightPuzzle,
    FifteenPuzzle: FIFTEEN,
    KnightsExchange => "knights, of 67,603,900 positions",
    ToyExchange,
}

fn board_of(name: &str, start: &str) -> Result<BoardType, RequestError> {
    for known in BOARDS.iter().filter(|known| known.name == name) {
        if (known.has_board_of)(start).map_err(ProblemError::Start)? {
            return Ok(known.board);
        }
    }
    Err(unknown_puzzle(name))
}

#[cfg(not(target_arch = "wasm32"))]
fn board_of_goal(name: &str, goal: &str) -> Result<BoardType, RequestError> {
    board_of(name, goal).map_err(given_as_goal)
}

pub(super) fn given_as_goal(error: RequestError) -> RequestError {
    match error {
        RequestError::Problem(ProblemError::Start(error)) => ProblemError::Goal(error).into(),
        error => error,
    }
}

fn first_board(name: &str) -> Result<BoardType, RequestError> {
    let first = BOARDS.iter().find(|known| known.name == name);
    first.map(|known| known.board).ok_or_else(|| unknown_puzzle(name))
}

pub(super) fn with_first<O, T: Typed<Output = Result<O, RequestError>>>(
    name: &str,
    typed: T,
) -> Result<O, RequestError> {
    with_board(first_board(name)?, typed)
}

pub(super) struct Known {
    board: BoardType,
    has_board_of: fn(&str) -> Result<bool, ParseError>,
    pub name: &'static str,
    pub side: u8,
    /// Whether its space fits into a table.
    pub is_counted: bool,
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "the command line sweeps"))]
    pub is_swept: bool,
    pub heuristics: &'static [HeuristicChoice],
    pub opening: (&'static str, &'static str, &'static [OpeningLane]),
}

impl Known {
    const fn of<P: Choices>(board: BoardType, is_counted: bool, is_swept: bool) -> Self {
        Self {
            board,
            has_board_of: P::has_board_of,
            name: P::NAME,
            side: P::SIDE,
            is_counted,
            is_swept,
            heuristics: P::HEURISTICS,
            opening: (P::START, P::GOAL, &P::RACE),
        }
    }
}

/// The board of `puzzle` with this number of squares, else the puzzle's first; the first of all for an unknown name.
pub(super) fn nearest(puzzle: &str, squares: usize) -> &'static Known {
    let named = || BOARDS.iter().filter(|board| board.name == puzzle);
    let exactly = named().find(|board| usize::from(board.side).pow(2) == squares);
    exactly.or_else(|| named().next()).unwrap_or(&BOARDS[0])
}

const OF_SIDE: Phrase = Phrase::new("of-side");

/// Describes the boards that satisfy `holds`: the puzzle's name, with the size if it has several.
pub(super) fn told(holds: impl Fn(&Known) -> bool) -> Said {
    let is_alone = |board: &Known| BOARDS.iter().filter(|other| other.name == board.name).count() == 1;
    let named = |board: &Known| match Said::data(board.name) {
        name if is_alone(board) => name,
        name => OF_SIDE.of([name, u32::from(board.side).into(), u32::from(board.side).into()]),
    };
    Said::all(BOARDS.iter().filter(|board| holds(board)).map(named))
}

pub(super) fn names() -> Vec<&'static str> {
    let mut names: Vec<_> = BOARDS.iter().map(|board| board.name).collect();
    names.dedup();
    names
}

pub(super) trait Visitor {
    type Output;

    /// Whether it visits maps, too, which are in no list of boards.
    const MAPS: bool = false;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Self::Output, RequestError>;
}

/// Reads a problem of the puzzle `name`, solvable or not, and applies `visitor` to it.
pub(super) fn read<V: Visitor>(
    name: &str,
    start: &str,
    goal: &str,
    visitor: V,
) -> Result<V::Output, RequestError> {
    if V::MAPS && name == Map::NAME {
        return visit::<Map, V>(start, goal, visitor);
    }
    with_board(board_of(name, start)?, Reading { start, goal, visitor })
}

struct Reading<'a, V> {
    start: &'a str,
    goal: &'a str,
    visitor: V,
}

impl<V: Visitor> Typed for Reading<'_, V> {
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
    const MAPS: bool = true;

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
    const MAPS: bool = true;

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
        Ok(Box::new(Planned { puzzle, unsolvable, algorithm, settings, heuristic, backward, build }))
    }
}

pub(super) fn read_contest(name: &str, input: &str) -> Result<Vec<Problem>, RequestError> {
    with_first(name, Pasted { input: input.as_bytes() })
}

struct Pasted<'a> {
    input: &'a [u8],
}

impl Typed for Pasted<'_> {
    type Output = Result<Vec<Problem>, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        pasted::<P>(self.input)
    }
}

/// One function per puzzle, like [`visit`].
#[inline(never)]
fn pasted<P: Choices>(input: &[u8]) -> Result<Vec<Problem>, RequestError> {
    Ok(P::read_contest(input)?)
}

pub(super) fn write_contest(name: &str, problem: &Problem) -> Result<String, RequestError> {
    read(name, &problem.start, &problem.goal, Copied { problem })
}

struct Copied<'a> {
    problem: &'a Problem,
}

impl Visitor for Copied<'_> {
    type Output = String;

    fn visit<P: Choices>(self, _puzzle: P) -> Result<String, RequestError> {
        Ok(P::write_contest(self.problem)?)
    }
}
