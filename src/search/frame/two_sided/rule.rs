//! The rule of a bidirectional heuristic search.

use std::fmt::Debug;

use crate::puzzle::Costs;
use crate::search::algorithm::Algorithm;
use crate::search::observer::Side;
use crate::search::setting::{Kind, Setting};
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
    /// Lower bound on the moves from its own side's roots, and so on g. 0 unless the rule [asks](Rule::asks_both).
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

/// The rule of a bidirectional heuristic search. It chooses turns, and has no state.
pub trait Rule<C: Costs>: Debug {
    /// The traits of the algorithm.
    fn algorithm(&self) -> &'static Algorithm;

    /// Whether each position needs both of its bounds.
    fn asks_both(&self) -> bool {
        false
    }

    /// Whether a position that the other side has closed is closed without being expanded.
    fn closes(&self) -> bool {
        false
    }

    /// The row of the open list for a position: at least its g.
    fn row(&self, node: Node) -> u32;

    /// Sort key of a bucket in one side's order of expansion, given the proved `bound`. The order holds until a position is added.
    fn place(&self, row: u32, g: u32, bound: u32) -> (u32, u32);

    /// The turn after the `last` one and the bound proved by then, where `best` is U. `None` if a side has no open position.
    fn turn(&self, open: &[Cells<C>; 2], best: Option<u32>, last: Option<Turn>) -> Option<Turn>;
}
