//! What a puzzle has to say of itself: its name, and what can be chosen for it.

use super::written::Written;
use crate::ask::RequestError;
use crate::ask::error::unknown;
use crate::contest::{self, ContestError, Problem};
use crate::heuristic::HeuristicChoice;
use crate::puzzle::{Notation, ParseError, ProblemError};
use crate::said::{Phrase, Said};
use crate::search::Algorithm;
use crate::search::memory::is_at_hand;
use crate::workshop::Bench;

/// A lane that the page opens with: an algorithm, and the heuristic it asks.
pub(super) type OpeningLane = (&'static Algorithm, Option<&'static str>);

/// A problem that heuristics are scored on: its start, its goal, and the moves of a shortest solution.
pub(super) type Scored = (&'static str, &'static str, u32);

/// A puzzle and what can be chosen for it by name.
pub(super) trait Choices: Notation + Bench + Written {
    /// The puzzle's name in a request.
    const NAME: &'static str;

    /// Rows and columns of the board.
    const SIDE: u8;

    /// Whether a text is of this board and not of another of the puzzle's, as far as its length tells.
    ///
    /// # Errors
    /// When it is of none of them.
    fn has_board_of(_start: &str) -> Result<bool, ParseError> {
        Ok(true)
    }

    /// The heuristic of a request that names none.
    const DEFAULT: &'static str;

    /// The start that the page opens with. Links leave it out, as they do the next two: whoever changes one of them changes what
    /// old links mean, and must give links another version.
    const START: &'static str;

    /// The goal that the page opens with.
    const GOAL: &'static str;

    /// The lanes that the page opens with.
    const RACE: [OpeningLane; 2];

    /// The problems that heuristics are scored on. Scores are compared, so that they stay the same for ever.
    const SCORED: &'static [Scored];

    /// The letters that a piece of a start can be turned through, in text form.
    const START_LETTERS: &'static str = "";

    /// The same for a goal.
    const GOAL_LETTERS: &'static str = "";

    /// Reads problems to the end of the input: in the form of the contest that the puzzle comes from or, where it comes from none,
    /// each a start and a goal in text form.
    ///
    /// # Errors
    /// When the input breaks the form.
    fn read_contest(input: &[u8]) -> Result<Vec<Problem>, ContestError> {
        contest::all(&mut contest::plain::<Self>(input))
    }

    /// Writes a problem as [`read_contest`](Self::read_contest) reads it.
    ///
    /// # Errors
    /// When the form has no room for it.
    fn write_contest(problem: &Problem) -> Result<String, ProblemError> {
        Ok(contest::write_plain(problem))
    }
}

const CONSISTENT: Phrase = Phrase::new("consistent", "a consistent one: {}");

/// The heuristic that says nothing, which every puzzle has on both ways.
pub(super) const BLIND: &str = "blind";

/// The names of the heuristics that can be chosen: all that are listed, or the consistent ones alone.
pub(super) fn names(
    listed: &'static [HeuristicChoice],
    consistent: bool,
) -> impl Iterator<Item = &'static str> {
    listed.iter().filter(move |choice| choice.consistent || !consistent).map(|choice| choice.name)
}

/// One of them, by the name that the part `field` of a request has.
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

/// What the largest tables of a heuristic take while they are built, and the layers beside them, in bytes. In wasm memory that was asked
/// for is never given back, and a module that has no more ends with its worker, which whoever began it hears: there nothing is asked.
const TABLES: usize = if cfg!(target_arch = "wasm32") { 0 } else { 96 << 20 };

/// Whether the machine has memory for the tables of a heuristic, which takes it for granted while they are built; and for whatever else
/// does so in much the same room.
pub(super) fn has_room_for_tables() -> bool {
    TABLES == 0 || is_at_hand(TABLES)
}

const LESS_MEMORY: Phrase = Phrase::new("less-memory", "less than {} bytes of memory at hand");
const SO_MANY: Phrase = Phrase::new("so-many", "so many or more");

/// Makes sure of that memory for what is called `field`.
pub(super) fn check_room(field: &'static str) -> Result<(), RequestError> {
    if has_room_for_tables() {
        return Ok(());
    }
    Err(RequestError::Name { field, given: LESS_MEMORY.of([TABLES.into()]), allowed: SO_MANY.into() })
}
