//! A puzzle on the bench: what its board is like, and its positions' bits.

use super::board::Board;
use super::met::Met;
use crate::heuristic::Listed;
use crate::puzzle::Notation;

/// A puzzle whose heuristics can be made.
pub trait Bench: Listed + Notation + Clone + 'static {
    /// Where a score notes what it has met.
    type Met: Met<Self> + 'static;

    /// The problem's board. Of the problem it is the goal alone that counts, and what no move changes.
    fn board(&self) -> Board;

    /// All that there is to tell of a position, as the board's [`Layout`](super::Layout) has it.
    fn bits(state: Self::State) -> u64;

    /// The problem from the goal to the start; `None` for a puzzle whose goals are patterns, as a start is none.
    fn turned_around(&self) -> Option<Self> {
        None
    }
}
