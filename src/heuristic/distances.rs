//! Exact distances to a set of positions, one byte per rank: the table of the pattern databases and exact heuristics.

use std::rc::Rc;

use super::Progress;
use crate::space::{ByRank, Layers, Space};

/// The table under construction: a breadth-first search from the goals, since every move can be undone.
#[derive(Clone, Debug)]
pub(super) struct Distances<S> {
    layers: Layers<S, ByRank>,
    length: usize,
    table: Option<Rc<[u8]>>,
}

impl<S: Copy> Distances<S> {
    /// A table for the component of `beside`; only the `goals` are known.
    pub(super) fn new<X: Space<State = S>>(space: &X, beside: S, goals: impl IntoIterator<Item = S>) -> Self {
        let depths = ByRank::beside(space.packed(beside));
        let length = depths.table().len();
        Self { layers: Layers::new(space, depths, goals, &mut ()), length, table: None }
    }

    /// Expands up to `budget` positions, fewer only at the end of the space. Returns the number.
    pub(super) fn advance(&mut self, space: &impl Space<State = S>, budget: u64) -> u64 {
        let done = self.layers.advance(space, budget, &mut ());
        assert!(!self.layers.is_starved(), "no memory for a table, though it was there before");
        if self.table.is_none() && self.layers.is_complete() {
            self.table = Some(self.layers.take_depths().into_table().into());
        }
        done
    }

    pub(super) fn progress(&self, total: Option<u64>) -> Progress {
        let (done, states) = (self.layers.expanded(), self.layers.met());
        Progress { done, total, states, bytes: self.length as u64 }
    }

    /// The table, once every position reachable from the goals is known.
    pub(super) fn table(&self) -> Option<Rc<[u8]>> {
        self.table.clone()
    }
}
