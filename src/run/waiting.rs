//! The open lists of a search, in text form.

use serde::Serialize;

use crate::puzzle::Notation;
use crate::search::{Shape, Side, Waiter, Waiting};

/// An open list: see [`Waiting`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WaitingReport {
    /// `queue`, `layer`, `next-layer`, `heap` or `stack`.
    pub shape: &'static str,
    /// `forward` or `backward`.
    pub side: Side,
    /// Number of entries.
    pub total: u64,
    /// The first entries in order of expansion.
    pub first: Vec<WaiterReport>,
    /// The last entries of a queue or a layer.
    pub last: Vec<WaiterReport>,
}

/// An entry: see [`Waiter`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WaiterReport {
    /// Identifies it within its list.
    pub id: u64,
    /// The position, in text form.
    pub state: String,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, if the search has a heuristic.
    pub estimate: Option<u32>,
}

impl WaitingReport {
    pub(super) fn of<P: Notation>(puzzle: &P, list: &Waiting<P::State>) -> Self {
        let shape = match list.shape {
            Shape::Queue => "queue",
            Shape::Layer => "layer",
            Shape::NextLayer => "next-layer",
            Shape::Heap => "heap",
            Shape::Stack => "stack",
        };
        let all = |waiters: &[Waiter<P::State>]| {
            let written = waiters.iter().map(|&Waiter { id, state, depth, estimate, .. }| WaiterReport {
                id,
                state: puzzle.write_state(state),
                depth,
                estimate,
            });
            written.collect()
        };
        Self { shape, side: list.side, total: list.total, first: all(&list.first), last: all(&list.last) }
    }
}
