use serde::Serialize;

use crate::puzzle::Notation;
use crate::search::{Shape, Side, Waiter, WaitingList};

/// An open list. A position reached again by a shorter path is in a heap twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct WaitingReport {
    /// Its order.
    pub shape: Shape,
    /// The side of the search.
    pub side: Side,
    /// Number of entries.
    pub total: u64,
    /// The first entries in order of expansion.
    pub first: Vec<WaiterReport>,
    /// The newest entries of a queue or layer, the newest last, without those in `first`.
    pub last: Vec<WaiterReport>,
}

/// An entry of an open list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WaiterReport {
    /// A unique and stable identifier within its list.
    pub id: u64,
    /// The position, in text form.
    pub state: String,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, if the search has a heuristic.
    pub estimate: Option<u32>,
}

impl WaitingReport {
    pub(super) fn of<P: Notation>(puzzle: &P, list: &WaitingList<P::State>) -> Self {
        let all = |waiters: &[Waiter<P::State>]| {
            let written = waiters.iter().map(|&Waiter { id, state, depth, estimate, .. }| WaiterReport {
                id,
                state: puzzle.write_state(state),
                depth,
                estimate,
            });
            written.collect()
        };
        Self {
            shape: list.shape,
            side: list.side,
            total: list.total,
            first: all(&list.first),
            last: all(&list.last),
        }
    }
}
