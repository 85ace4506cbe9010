//! What the searches from both sides differ in.

use std::fmt::Debug;

use crate::search::algorithm::Algorithm;
use crate::search::observer::Side;
use crate::search::setting::{Kind, Setting, Settings};
use crate::search::store::cells::Cells;

/// The heuristic of the other side: of the way from the start to a position. Where it is not said, it is the same one as of the way to
/// the goal, or `blind` where the puzzle has no such one from the start.
pub const BACKWARD: Setting = Setting {
    name: "backward",
    kind: Kind::Heuristic,
    help: "The heuristic of the moves from the start, which mm, nbs and bae-star ask on the goals' side [default: that of the moves \
           to the goal where the puzzle has it for both, else blind]",
    examples: &["blind"],
};

/// What a position is to a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// Moves from the root of its side.
    pub g: u32,
    /// The bound on the way to the other side's roots.
    pub own: u32,
    /// The bound on the way to its own side's roots: how little g can be. 0 where the rule does not [ask](Rule::ASKS_BOTH).
    pub other: u32,
}

/// What is to be expanded next: of one side, in one row of its open list, with one g. Of several the one that came last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// Which row.
    pub row: u32,
    /// Which g.
    pub g: u32,
    /// What is proved before: every solution that is shorter than the shortest known has so many moves at the least. `None` when
    /// nothing is asked before this turn.
    pub bound: Option<u32>,
    /// The row and the g that the other side expands in the turn after, where that is decided with this one.
    pub then: Option<(u32, u32)>,
}

/// The rule of a bidirectional heuristic search.
pub trait Rule: Clone + Debug + 'static {
    /// What is to be known of the search.
    const ALGORITHM: &'static Algorithm;

    /// Whether it asks of each position how far both sides' roots are.
    const ASKS_BOTH: bool = false;

    /// Whether a position whose turn comes is closed without being expanded when the other side has closed it.
    const CLOSES: bool = false;

    /// The rule as it is set.
    fn from_settings(settings: &Settings) -> Self;

    /// The row of the open list that a position belongs to: at least its g.
    fn row(&self, node: Node) -> u32;

    /// Where a row and a g stand in the order in which one side expands, if nothing comes in; `bound` is what is proved.
    fn place(&self, row: u32, g: u32, bound: u32) -> (u32, u32);

    /// The next turn, and what is proved by then; `best` is the length of the shortest solution known. `None` when a side has nothing
    /// open.
    fn turn(&self, open: &[Cells; 2], best: Option<u32>) -> Option<Turn>;

    /// Takes note that a turn was taken.
    fn take(&mut self, _turn: Turn) {}
}
