//! Each puzzle's own description: its name, and what can be chosen for it.

use super::written::Written;
use crate::ask::RequestError;
use crate::ask::error::unknown;
use crate::heuristic::HeuristicChoice;
use crate::puzzle::knights::CONTEST_GOAL;
use crate::puzzle::sliding_tiles::side_of;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, ParseError, RollingCubes, ToyExchange,
};
use crate::said::{Phrase, Said};
use crate::search::memory::is_at_hand;
use crate::search::{Algorithm, bidirectional_bfs, ida_star};
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

impl Choices for RollingCubes {
    const NAME: &'static str = "cubes";
    const SIDE: u8 = 3;
    const DEFAULT: &'static str = "misplaced";
    const START_LETTERS: &'static str = "WwRrBb";
    const GOAL_LETTERS: &'static str = "WRB";
    // Sample 4 of the contest, 23 rolls: long enough to race and short enough to watch.
    const START: &'static str = "WWWWWWWWE";
    const GOAL: &'static str = "BWRBWRBER";
    // Samples 3 to 6 of the contest: 13, 23, 29 and 30 rolls.
    const SCORED: &'static [Scored] = &[
        ("WWWWWWWWE", "WBWBRERBR", 13),
        ("WWWWWWWWE", "BWRBWRBER", 23),
        ("WEWWWWWWW", "BBBBRBBRE", 29),
        ("EWWWWWWWW", "RRRWWWRRE", 30),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("misplaced")), (&bidirectional_bfs::ALGORITHM, None)];
}

impl Choices for EightPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 3;
    const DEFAULT: &'static str = "manhattan";
    // One of the two that are 31 moves away, as far as any.
    const START: &'static str = "867254301";
    const GOAL: &'static str = "123456780";
    // The two that are 31 moves away, as far as any, and what `deal` deals with seed 16 from 30 moves down to 12, two by two.
    const SCORED: &'static [Scored] = &[
        ("867254301", "123456780", 31),
        ("647850321", "123456780", 31),
        ("867501324", "123456780", 30),
        ("086572314", "123456780", 28),
        ("485327061", "123456780", 26),
        ("874321650", "123456780", 24),
        ("316578420", "123456780", 22),
        ("270853164", "123456780", 20),
        ("230641785", "123456780", 18),
        ("284105736", "123456780", 16),
        ("135876024", "123456780", 14),
        ("135726084", "123456780", 12),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];

    fn has_board_of(start: &str) -> Result<bool, ParseError> {
        Ok(side_of(start)? == usize::from(Self::SIDE))
    }
}

impl Choices for FifteenPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "manhattan";
    // Number 79 of Korf's hundred: the shortest search of them all.
    const START: &'static str = "0197bd53ec4286af";
    const GOAL: &'static str = "0123456789abcdef";
    // Korf's hundred are the usual measure of a bound. These are the four that IDA* solves soonest: 79, 12, 42 and 55.
    const SCORED: &'static [Scored] = &[
        ("0197bd53ec4286af", "0123456789abcdef", 42),
        ("e19648c57230abdf", "0123456789abcdef", 45),
        ("45729ecd036b81fa", "0123456789abcdef", 42),
        ("d8e39107f54ac26b", "0123456789abcdef", 41),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];

    fn has_board_of(start: &str) -> Result<bool, ParseError> {
        Ok(side_of(start)? == usize::from(Self::SIDE))
    }
}

impl Choices for KnightsExchange {
    const NAME: &'static str = "knights";
    const SIDE: u8 = 5;
    const DEFAULT: &'static str = "misplaced";
    const START: &'static str = "1011001*11101110100100000";
    const GOAL: &'static str = CONTEST_GOAL;
    // The first sample of the contest, 7 jumps, and what `deal` deals with seed 16 from 8 jumps to 12.
    const SCORED: &'static [Scored] = &[
        ("1011001*11101110100100000", CONTEST_GOAL, 7),
        ("110111111100001001010000*", CONTEST_GOAL, 8),
        ("11111111100*0010000100100", CONTEST_GOAL, 9),
        ("1111111110*00111000000000", CONTEST_GOAL, 10),
        ("1111111010001*00101100000", CONTEST_GOAL, 11),
        ("11011111110000010001*0001", CONTEST_GOAL, 12),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("misplaced")), (&bidirectional_bfs::ALGORITHM, None)];
}

impl Choices for ToyExchange {
    const NAME: &'static str = "toys";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "matching";
    const START: &'static str = "1111000011100010";
    const GOAL: &'static str = "1010010110100101";
    // The sample of the contest, 4 exchanges, and what `deal` deals with seed 16 for 6, 8 and 10; there is nothing farther.
    const SCORED: &'static [Scored] = &[
        ("1111000011100010", "1010010110100101", 4),
        ("0111011011000100", "1010010110100101", 6),
        ("0000001101111101", "1010010110100101", 8),
        ("1111001100110000", "1010010110100101", 10),
    ];
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("matching")), (&bidirectional_bfs::ALGORITHM, None)];
}
