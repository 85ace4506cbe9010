//! Each puzzle's own description: its name, and what can be chosen for it.

use crate::heuristic::Listed;
use crate::puzzle::knights::CONTEST_GOAL;
use crate::puzzle::{EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, RollingCubes, ToyExchange};
use crate::search::{Algorithm, bidirectional_bfs, ida_star};

/// A lane that the page opens with: an algorithm, and the heuristic it asks.
pub(super) type OpeningLane = (&'static Algorithm, Option<&'static str>);

/// A puzzle and what can be chosen for it by name.
pub(super) trait Choices: Notation + Listed + Clone + 'static {
    /// The puzzle's name in a request.
    const NAME: &'static str;

    /// Rows and columns of the board.
    const SIDE: u8;

    /// The heuristic of a request that names none.
    const DEFAULT: &'static str;

    /// The start that the page opens with. Links leave it out, as they do the next two: whoever changes one of them changes what
    /// old links mean, and must give links another version.
    const START: &'static str;

    /// The goal that the page opens with.
    const GOAL: &'static str;

    /// The lanes that the page opens with.
    const RACE: [OpeningLane; 2];

    /// The letters that a piece of a start can be turned through, in text form.
    const START_LETTERS: &'static str = "";

    /// The same for a goal.
    const GOAL_LETTERS: &'static str = "";
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
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];
}

impl Choices for FifteenPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "manhattan";
    // Number 79 of Korf's hundred: the shortest search of them all.
    const START: &'static str = "0197bd53ec4286af";
    const GOAL: &'static str = "0123456789abcdef";
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("manhattan")), (&bidirectional_bfs::ALGORITHM, None)];
}

impl Choices for KnightsExchange {
    const NAME: &'static str = "knights";
    const SIDE: u8 = 5;
    const DEFAULT: &'static str = "misplaced";
    const START: &'static str = "1011001*11101110100100000";
    const GOAL: &'static str = CONTEST_GOAL;
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("misplaced")), (&bidirectional_bfs::ALGORITHM, None)];
}

impl Choices for ToyExchange {
    const NAME: &'static str = "toys";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "matching";
    const START: &'static str = "1111000011100010";
    const GOAL: &'static str = "1010010110100101";
    const RACE: [OpeningLane; 2] =
        [(&ida_star::ALGORITHM, Some("matching")), (&bidirectional_bfs::ALGORITHM, None)];
}
