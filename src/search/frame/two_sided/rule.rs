//! The rule of a bidirectional heuristic search.

use std::fmt::Debug;

use crate::puzzle::Costs;
use crate::search::algorithm::Algorithm;
use crate::search::observer::Side;
use crate::search::setting::{Kind, Setting, Settings};
use crate::search::store::cells::Cells;

/// The heuristic of the backward side: a lower bound on the moves from the start. By default, the forward heuristic if the puzzle has
/// it for both directions, else `blind`.
pub const BACKWARD: Setting = Setting {
    name: "backward",
    kind: Kind::Heuristic,
    help: "The heuristic of the moves from the start, which mm, nbs and bae-star ask on the goals' side [default: that of the moves \
           to the goal where the puzzle has it for both, else blind]",
    examples: &["blind"],
};

/// A position, as a rule sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// The cost of the moves from the root of its side.
    pub g: u32,
    /// Lower bound on the moves to the other side's roots.
    pub own: u32,
    /// Lower bound on the moves from its own side's roots, and so on g. 0 unless the rule [asks](Rule::ASKS_BOTH).
    pub other: u32,
}

/// The next expansion: the newest open position in a bucket of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The side.
    pub side: Side,
    /// The row of its open list.
    pub row: u32,
    /// The g within the row.
    pub g: u32,
    /// Proved before the turn: no solution that costs less than U costs less than this. `None` if the turn needs no check.
    pub bound: Option<u32>,
    /// Row and g of the other side's next turn, if this turn decides it.
    pub then: Option<(u32, u32)>,
}

/// The rule of a bidirectional heuristic search.
pub trait Rule: Clone + Debug + 'static {
    /// The traits of the algorithm.
    const ALGORITHM: &'static Algorithm;

    /// Whether each position needs both of its bounds.
    const ASKS_BOTH: bool = false;

    /// Whether a position that the other side has closed is closed without being expanded.
    const CLOSES: bool = false;

    /// The rule with these settings.
    fn from_settings(settings: &Settings) -> Self;

    /// The row of the open list for a position: at least its g.
    fn row(&self, node: Node) -> u32;

    /// Sort key of a bucket in one side's order of expansion, given the proved `bound`. The order holds until a position is added.
    fn place(&self, row: u32, g: u32, bound: u32) -> (u32, u32);

    /// Learns the least cost of a move; 1 unless it is told otherwise.
    fn know_least_cost(&mut self, _least: u32) {}

    /// The next turn and the bound proved by then, where `best` is U. `None` if a side has no open position.
    fn turn<C: Costs>(&self, open: &[Cells<C>; 2], best: Option<u32>) -> Option<Turn>;

    /// Records that a turn was taken.
    fn take(&mut self, _turn: Turn) {}
}
