use rolling_cubes::puzzle::{Move, MoveSet, Puzzle};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub length: usize,
    pub generated: u64,
}

/// The moves from a position except the immediate reversal.
pub fn onward<P: Puzzle>(puzzle: &P, state: P::State, by: Option<Move>) -> MoveSet {
    let moves = puzzle.moves(state);
    by.map_or(moves, |by| moves.without(puzzle.inverse(by)))
}
