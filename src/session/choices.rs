//! The trait that gives a puzzle its name and its choices.

use super::floor::{self, Floor};
use super::quality::{self, Quality};
use super::survey::{self, Survey};
#[cfg(not(target_arch = "wasm32"))]
use super::sweep::Families;
use super::workshop::Tools;
use crate::ask::error::unknown;
use crate::ask::{Lane, RequestError};
use crate::contest::{self, ContestError, Problem};
use crate::heuristic::{HeuristicChoice, Listed};
use crate::puzzle::{Notation, ParseError, ProblemError};
use crate::said::{Phrase, Said};
use crate::search::memory::is_at_hand;
use crate::search::setting::MOST_MOVES;
use crate::search::{Algorithm, Ratio, Setting};

pub(super) type OpeningLane = (&'static Algorithm, Option<&'static str>);

/// A benchmark problem for heuristics: start, goal and length of a shortest solution.
pub(super) type Scored = (&'static str, &'static str, u32);

/// A heuristic that a problem has read from its text.
pub(super) struct OwnHeuristic<P: Listed> {
    /// The normalized text.
    pub text: String,
    pub heuristic: P::Any,
    /// Whether it is admissible and consistent for this problem.
    pub claims: (bool, bool),
}

/// Functions that need a table of the space, compiled for the puzzle.
pub(super) struct Space {
    pub survey: fn(survey::SurveyQuery<'_>) -> Result<Survey, RequestError>,
    pub floor: fn(floor::FloorQuery<'_>) -> Result<Floor, RequestError>,
    pub quality: fn(quality::QualityQuery<'_>) -> Result<Quality, RequestError>,
}

impl Space {
    pub const fn of<P: Choices>() -> Self {
        Self { survey: survey::counted::<P>, floor: floor::counted::<P>, quality: quality::counted::<P> }
    }
}

pub(super) trait Choices: Listed + Notation + Clone + 'static {
    const NAME: &'static str;

    /// Rows, and columns, of the board.
    const SIDE: u8;

    /// Whether the length of a text fits this board. Only a puzzle with several board sizes overrides it.
    ///
    /// # Errors
    /// If the length fits none of the puzzle's boards.
    fn has_board_of(_start: &str) -> Result<bool, ParseError> {
        Ok(true)
    }

    const DEFAULT: &'static str;

    /// The page's default start. Links omit it, and the next two constants. Changing any of them changes the meaning of
    /// existing links, so it needs a new link version.
    const START: &'static str;

    const GOAL: &'static str;

    const RACE: [OpeningLane; 2];

    /// The problems that heuristics are scored on. Must never change, since people compare scores.
    const SCORED: &'static [Scored] = &[];

    /// The letters that a piece of a start can be turned through.
    const START_LETTERS: &'static str = "";

    /// The letters that a square of a goal can be turned through.
    const GOAL_LETTERS: &'static str = "";

    /// Tools to make its heuristics with, if they can be made.
    const BENCH: Option<Tools<Self>> = None;

    /// Its space, if a table of it fits. Else the one that is too large; `None` if each problem has its own.
    const SPACE: Result<Space, Option<Phrase>>;

    /// Its families of problems; without one, what is too large to sweep.
    #[cfg(not(target_arch = "wasm32"))]
    const FAMILIES: Result<Families, &'static str>;

    /// Between the moves of a link, and ahead of those that were taken back.
    const MOVES_BETWEEN: [&'static str; 2] = ["", "."];

    /// Settings that do not fit the puzzle.
    const REFUSED: &'static [&'static Setting] = &[];

    /// The most that a limit on the length of solutions can be set to: a number of moves, or their cost.
    const MOST_COST: u32 = MOST_MOVES;

    /// A goal as a link has it, if that is shorter.
    fn shorter(_goal: &str) -> Option<String> {
        None
    }

    /// The problem of a census, which ignores the goal.
    ///
    /// # Errors
    /// If the start is malformed.
    fn from_start(start: &str) -> Result<Self, RequestError> {
        Ok(Self::read(start, start)?)
    }

    /// The first `most` positions of a depth in listing order, from `states` in order of rank.
    fn listed(states: impl Iterator<Item = Self::State>, most: usize) -> Vec<Self::State> {
        states.take(most).collect()
    }

    /// The text of a goal pattern. Puzzles whose goals are positions have no patterns.
    fn write_pattern(_number: usize) -> String {
        String::new()
    }

    /// The number of a goal pattern.
    ///
    /// # Errors
    /// If the text is malformed.
    fn read_pattern(_text: &str) -> Result<Option<usize>, RequestError> {
        Ok(None)
    }

    /// The default heuristic.
    fn usual(&self) -> &'static str {
        Self::DEFAULT
    }

    /// Whether the problem has what a listed heuristic needs.
    fn offers(&self, _name: &str) -> bool {
        true
    }

    /// Whether a listed heuristic is admissible and consistent for this problem, or for the way from its start.
    fn claims(&self, choice: &HeuristicChoice, _is_backward: bool) -> (bool, bool) {
        (true, choice.consistent)
    }

    /// A heuristic's text as this problem reads it; `None` if it is compiled for the puzzle's board.
    fn own(&self, _text: &str, _is_backward: bool) -> Option<Result<OwnHeuristic<Self>, ParseError>> {
        None
    }

    /// Checks that a search makes sense, if it may have no solution.
    ///
    /// # Errors
    /// If it has none and a cheap test shows that.
    fn check_for(&self, _lane: &Lane) -> Result<(), RequestError> {
        Ok(self.check_solvable()?)
    }

    /// Checks that sums with this weight fit in 32 bits.
    ///
    /// # Errors
    /// If they do not.
    fn check_weight(&self, _weight: Ratio) -> Result<(), RequestError> {
        Ok(())
    }

    /// Reads all problems of a contest input; without a contest, pairs of start and goal in text form.
    ///
    /// # Errors
    /// If the input is malformed.
    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::plain::<Self>(input))
    }

    /// Writes a problem in the format that [`read_contest`](Self::read_contest) reads.
    ///
    /// # Errors
    /// If the format cannot express it.
    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        Ok(contest::write_plain(problem))
    }
}

pub(super) const CONSISTENT: Phrase = Phrase::new("consistent");

/// The heuristic that is always 0. Every puzzle has it in both directions.
pub(super) const BLIND: &str = "blind";

/// The names of all listed heuristics, or of the consistent ones only.
pub(super) fn names(
    listed: &'static [HeuristicChoice],
    consistent: bool,
) -> impl Iterator<Item = &'static str> {
    listed.iter().filter(move |choice| choice.consistent || !consistent).map(|choice| choice.name)
}

/// Looks up a heuristic by name for the part `field` of a request.
pub(super) fn named(
    listed: &'static [HeuristicChoice],
    consistent: bool,
    field: &'static str,
    given: &str,
) -> Result<&'static str, RequestError> {
    names(listed, consistent).find(|&name| name == given).ok_or_else(|| {
        let names = Said::list(names(listed, consistent));
        unknown(field, given, if consistent { CONSISTENT.of([names]) } else { names })
    })
}

/// Bytes needed to build the largest tables and their layers. In wasm, running out of memory kills the worker and is
/// reported there, so nothing is checked.
const TABLES: usize = if cfg!(target_arch = "wasm32") { 0 } else { 96 << 20 };

/// Whether the machine has memory for the largest tables. Building them assumes success.
pub(super) fn has_room_for_tables() -> bool {
    TABLES == 0 || is_at_hand(TABLES)
}

const LESS_MEMORY: Phrase = Phrase::new("less-memory");
const SO_MANY: Phrase = Phrase::new("so-many");

/// Checks that memory for the part `field` of a request.
pub(super) fn check_room(field: &'static str) -> Result<(), RequestError> {
    if has_room_for_tables() {
        return Ok(());
    }
    Err(RequestError::Name { field, given: LESS_MEMORY.of([TABLES.into()]), allowed: SO_MANY.into() })
}

/// The `most` states with the least keys, ascending. Keys must be distinct. O(n log most) comparisons.
pub(super) fn least_by<S, K: Ord>(
    states: impl Iterator<Item = S>,
    most: usize,
    key: impl Fn(&S) -> K,
) -> Vec<S> {
    let mut least = Vec::new();
    for state in states {
        let key = key(&state);
        let place = least.partition_point(|(other, _)| *other < key);
        if place < most {
            least.truncate(most - 1);
            least.insert(place, (key, state));
        }
    }
    least.into_iter().map(|(_, state)| state).collect()
}
