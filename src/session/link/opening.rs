//! The defaults of a link: its puzzle's opening.

use super::{Link, Opening, Place};
use crate::ask::Breakpoints;
use crate::session::catalogue;
use crate::session::puzzles::nearest;

impl Link {
    /// The link of a puzzle's opening, on a board with this number of `squares`. Falls back to the puzzle's first size, and
    /// to the first puzzle for an unknown name.
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
        }
    }
}

/// The opening of the board of `puzzle` with this number of squares, with the same fallbacks.
pub(super) fn opening(puzzle: &str, squares: usize) -> (&'static str, Opening) {
    let board = nearest(puzzle, squares);
    (board.name, catalogue::opening(board.opening))
}
