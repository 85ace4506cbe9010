//! What a search has still to look at, in plain words and numbers.

use serde::Serialize;

use crate::puzzle::Notation;
use crate::search::{Shape, Side, Waiter, Waiting};

/// A list of what waits: see [`Waiting`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WaitingReport {
    /// `queue`, `layer`, `next-layer`, `heap` or `stack`.
    pub shape: &'static str,
    /// `forward` or `backward`.
    pub side: Side,
    /// How many wait.
    pub total: u64,
    /// Those whose turn comes first.
    pub first: Vec<WaiterReport>,
    /// Of a queue or a layer those that came last.
    pub last: Vec<WaiterReport>,
}

/// Something that waits: see [`Waiter`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WaiterReport {
    /// What tells it from all others of its list.
    pub id: u64,
    /// The position, in text form.
    pub state: String,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, for a search that has a heuristic.
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
