//! Open lists for display: queue, heap, stack, or layers.

use serde::Serialize;

use crate::search::by::By;
use crate::search::observer::Side;

/// The order of an open list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// First in, first out.
    Queue,
    /// The layer being expanded, in order of generation.
    Layer,
    /// The growing layer below it.
    NextLayer,
    /// Least value first: f for A*, h for greedy search, g + w h for weighted A*, the stored value for RBFS. Each search
    /// breaks ties its own way.
    Heap,
    /// Last in, first out; the deepest position's successors are on top.
    Stack,
}

/// An entry of an open list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiter<S> {
    /// A unique and stable identifier within its list.
    pub id: u64,
    /// The position.
    pub state: S,
    /// The move that led to it.
    pub by: By,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, if the search has a heuristic.
    pub estimate: Option<u32>,
}

/// An open list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingList<S> {
    /// Its order.
    pub shape: Shape,
    /// The side it belongs to.
    pub side: Side,
    /// Number of entries. A position reached again by a shorter path is in a heap twice; the older entry is skipped.
    pub total: u64,
    /// The first entries in order of expansion.
    pub first: Vec<Waiter<S>>,
    /// The newest entries of a queue or layer, the newest last, without those in `first`.
    pub last: Vec<Waiter<S>>,
}

impl<S> WaitingList<S> {
    /// A heap or stack of `total` entries; `next` yields the first ones.
    #[inline(never)] // once for all searches: what makes a list of an iterator is compiled for each
    pub(super) fn of_first(
        shape: Shape,
        side: Side,
        total: u64,
        next: &mut dyn FnMut() -> Option<Waiter<S>>,
    ) -> Self {
        Self { shape, side, total, first: std::iter::from_fn(next).collect(), last: Vec::new() }
    }

    /// A queue or layer of the records in `range`, with up to `most` from each end, converted by `waiter`.
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

/// The indices of `keys` in ascending order; ties by index. O(n log n).
#[inline(never)] // once for all that sort: a sort weighs as much as a small search
pub(super) fn places_by_key(keys: &[(u32, u32)]) -> Vec<usize> {
    let mut sorted: Vec<((u32, u32), usize)> = keys.iter().copied().zip(0..).collect();
    sorted.sort_unstable();
    sorted.into_iter().map(|(_, place)| place).collect()
}
