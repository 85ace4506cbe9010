//! Paths from a root of a search.

use crate::puzzle::{Move, Puzzle};
use crate::search::by::{cost, next, previous};
use crate::search::observer::Side;

/// Moves from a root: the start, or a goal for the backward side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path<S> {
    /// The root.
    pub root: S,
    /// The moves in order.
    pub moves: Vec<Move>,
    /// Whether the root is the start or a goal position.
    pub side: Side,
}

impl<S: Copy> Path<S> {
    /// The path that makes `moves` from the start.
    pub fn forward(puzzle: &impl Puzzle<State = S>, moves: Vec<Move>) -> Self {
        Self { root: puzzle.start(), moves, side: Side::Forward }
    }

    /// The path that makes `moves` and ends in `state`: its root is found by taking them back.
    pub fn ending_in(puzzle: &impl Puzzle<State = S>, side: Side, state: S, moves: Vec<Move>) -> Self {
        let root = moves.iter().rev().fold(state, |here, &mv| previous(puzzle, side, here, mv));
        Self { root, moves, side }
    }

    /// The positions after each move, with the cost of the path up to there. O(moves).
    pub fn positions(&self, puzzle: &impl Puzzle<State = S>) -> impl Iterator<Item = (S, u32)> {
        let (side, mut here, mut g) = (self.side, self.root, 0);
        self.moves.iter().map(move |&mv| {
            let there = next(puzzle, side, here, mv);
            g += cost(puzzle, side, here, mv, there);
            here = there;
            (here, g)
        })
    }

    /// The path with one more move.
    #[must_use]
    pub fn then(mut self, mv: Move) -> Self {
        self.moves.push(mv);
        self
    }
}
