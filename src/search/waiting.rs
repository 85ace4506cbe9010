//! What a search has still to look at, as people can see it: a queue, a heap, a stack, or layers.

use serde::Serialize;

use crate::search::by::By;
use crate::search::observer::Side;

/// The order of an open list. A queue is first in, first out; a stack is last in, first out; a heap has the least value first.
/// Layers are expanded one by one: the current layer, then the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// First in, first out: what was generated first is expanded first.
    Queue,
    /// The layer that is being expanded, in the order in which it was generated.
    Layer,
    /// The layer after it, which grows meanwhile.
    NextLayer,
    /// What promises most first: of A* the least f, of greedy search the least h, of weighted A* the least g + w h, of RBFS the least stored
    /// value. Ties are broken as each search says.
    Heap,
    /// Last in, first out: successors that are not looked at yet, those of the deepest position on top.
    Stack,
}

/// Something that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiter<S> {
    /// What tells it from all others that wait in the same list, now and as long as it waits.
    pub id: u64,
    /// The position.
    pub state: S,
    /// The move that led to it.
    pub by: By,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, for a search that has a heuristic.
    pub estimate: Option<u32>,
}

/// A list of what waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting<S> {
    /// Its order.
    pub shape: Shape,
    /// Whose it is.
    pub side: Side,
    /// How many wait. In a heap a position that was reached once more by a shorter way counts twice: the older entry is passed over
    /// when its turn comes.
    pub total: u64,
    /// Those whose turn comes first, the very first first.
    pub first: Vec<Waiter<S>>,
    /// Of a queue or a layer those that came last, the newest last, without any that is among the first.
    pub last: Vec<Waiter<S>>,
}

impl<S> Waiting<S> {
    /// A heap or a stack of so many, of which those come first that `next` tells.
    #[inline(never)] // once for all searches: what makes a list of an iterator is compiled for each
    pub(super) fn of_first(
        shape: Shape,
        side: Side,
        total: u64,
        next: &mut dyn FnMut() -> Option<Waiter<S>>,
    ) -> Self {
        Self { shape, side, total, first: std::iter::from_fn(next).collect(), last: Vec::new() }
    }

    /// A queue, a layer or a next layer of the records in `range`, up to `most` from each end, as `waiter` tells them.
    #[inline(never)] // once for all searches, too
    pub(super) fn of_records(
        shape: Shape,
        side: Side,
        range: std::ops::Range<u32>,
        most: usize,
        waiter: &mut dyn FnMut(u32) -> Waiter<S>,
    ) -> Self {
        let first: Vec<_> = range.clone().take(most).map(&mut *waiter).collect();
        let mut last: Vec<_> = range.clone().skip(first.len()).rev().take(most).map(waiter).collect();
        last.reverse();
        Self { shape, side, total: range.len() as u64, first, last }
    }
}

/// The places of `keys`, the least first, and of equals the one that comes first. O(n log n).
#[inline(never)] // once for all that sort: a sort weighs as much as a small search
pub(super) fn places_by_key(keys: &[(u32, u32)]) -> Vec<usize> {
    let mut sorted: Vec<((u32, u32), usize)> = keys.iter().copied().zip(0..).collect();
    sorted.sort_unstable();
    sorted.into_iter().map(|(_, place)| place).collect()
}
