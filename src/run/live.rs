//! A search of a puzzle by any algorithm.
//!
//! Everything around the search is compiled once per puzzle and calls the search virtually: once for many nodes, or once
//! per observed node.

use std::any::Any;

use super::listener::{AnyObserver, Listener};
use super::marks::{Marks, Stages};
use super::standing::Standing;
use crate::heuristic::{Dispatcher, Listed};
use crate::search::{Inspect, Search, SearchVisitor, Store};

/// A running search.
pub(super) trait LiveSearch<P: Listed>: Inspect<P> {
    /// Does up to `budget` units of work, quickly, with only `marks` counting.
    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Pair, marks: &mut Marks, budget: u64) -> Standing;

    /// Does up to `budget` units of work while a listener observes every event.
    fn step_heard(
        &mut self,
        puzzle: &P,
        heuristic: &P::Pair,
        listener: &mut Listener<P::State>,
        budget: u64,
    ) -> Standing;

    /// Bytes of a checkpoint beyond the fixed part; none if its contents are shared.
    fn checkpoint_bytes(&self) -> u64;

    /// Moves the large contents out; a copy without them is a small checkpoint.
    fn take_contents(&mut self) -> Box<dyn Any>;

    /// Restores contents taken from itself or a copy at any time; the search keeps its own state.
    fn give_contents(&mut self, contents: Box<dyn Any>);

    fn fork(&self) -> Box<dyn LiveSearch<P>>;
}

impl<P: Listed + 'static, S: Search<P> + Clone + 'static> LiveSearch<P> for S {
    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Pair, marks: &mut Marks, budget: u64) -> Standing {
        if S::ADDS_UP {
            self.step(puzzle, heuristic, &mut Stages(marks), budget);
            marks.take_counts(&self.counted());
        } else if S::ONE_LOOP {
            self.step(puzzle, &Dispatcher(heuristic), &mut AnyObserver::Quick(marks), budget);
        } else {
            self.step(puzzle, heuristic, marks, budget);
        }
        Standing::of(self)
    }

    fn step_heard(
        &mut self,
        puzzle: &P,
        heuristic: &P::Pair,
        listener: &mut Listener<P::State>,
        budget: u64,
    ) -> Standing {
        // Observing takes longer than dispatching on the heuristic's type.
        let heuristic = &Dispatcher(heuristic);
        if S::ONE_LOOP {
            self.step(puzzle, heuristic, &mut AnyObserver::Listener(listener), budget);
        } else {
            self.step(puzzle, heuristic, listener, budget);
        }
        Standing::of(self)
    }

    fn checkpoint_bytes(&self) -> u64 {
        let has_contents = size_of::<<S::Store as Store>::Contents>() > 0;
        if has_contents { 0 } else { self.bytes() }
    }

    fn take_contents(&mut self) -> Box<dyn Any> {
        take(self.store_mut())
    }

    fn give_contents(&mut self, contents: Box<dyn Any>) {
        give(self.store_mut(), contents);
    }

    fn fork(&self) -> Box<dyn LiveSearch<P>> {
        Box::new(self.clone())
    }
}

#[inline(never)] // once for all searches with the same storage
fn take<K: Store>(store: &mut K) -> Box<dyn Any> {
    let mut contents = K::Contents::default();
    store.swap_contents(&mut contents);
    Box::new(contents)
}

#[inline(never)] // once for all searches with the same storage
fn give<K: Store>(store: &mut K, contents: Box<dyn Any>) {
    let mut contents = contents.downcast().expect("what was taken from such a search");
    store.swap_contents(&mut contents);
}

pub(super) struct SearchBox;

impl<P: Listed + 'static> SearchVisitor<P> for SearchBox {
    type Output = Box<dyn LiveSearch<P>>;

    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output {
        Box::new(search)
    }
}
