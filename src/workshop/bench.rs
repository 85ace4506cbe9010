//! The workshop's interface to a puzzle.

use super::board::Board;
use super::met::MetDepths;
use crate::heuristic::Listed;
use crate::puzzle::Notation;

/// A puzzle whose heuristics can be made.
pub trait Bench: Listed + Notation + Clone + 'static {
    /// The storage of a score.
    type MetDepths: MetDepths<Self> + 'static;

    /// The problem's board, determined by the goal and by invariants of moves.
    fn board(&self) -> Board;

    /// All information of a position, in the board's [`Layout`](super::Layout).
    fn bits(state: Self::State) -> u64;

    /// The reversed problem; `None` if goals are patterns.
    fn turned_around(&self) -> Option<Self> {
        None
    }
}
