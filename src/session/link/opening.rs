//! What a link says where it says nothing: what its puzzle opens with.

use super::{Link, MODES, Opening, Place, VIEWS};
use crate::ask::Breakpoints;
use crate::session::catalogue;
use crate::session::puzzles::nearest;

impl Link {
    /// The link of a puzzle's opening, on a board with so many `squares`; the puzzle's first size when none has that many,
    /// and the first puzzle for a name that is none.
    #[must_use]
    pub fn opening(puzzle: &str, squares: usize) -> Self {
        let (name, Opening { start, goal, race }) = opening(puzzle, squares);
        Self {
            puzzle: name.to_owned(),
            start: start.to_owned(),
            goal: goal.to_owned(),
            moves: Vec::new(),
            made: 0,
            at: vec![Place::START; race.len()],
            breaks: vec![Breakpoints::default(); race.len()],
            race,
            mode: MODES[0].to_owned(),
            view: VIEWS[0].to_owned(),
            show: Vec::new(),
            lang: None,
            theme: None,
            camera: None,
            speed: None,
            zoom: None,
            experiment: None,
            challenge: false,
            present: false,
        }
    }
}

/// The opening of the board of `puzzle` with so many squares, or of the nearest there is to it.
pub(super) fn opening(puzzle: &str, squares: usize) -> (&'static str, Opening) {
    let board = nearest(puzzle, squares);
    (board.name, catalogue::opening(board.opening))
}
