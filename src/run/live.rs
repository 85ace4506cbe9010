//! A search of a puzzle, whichever algorithm's it is.
//!
//! What surrounds a search (stepping, going back, tracing, telling) is compiled once a puzzle, and asks the search by virtual calls:
//! one for many nodes, or one for one where each node is looked at.

use std::any::Any;

use super::listener::{Anyone, Listener};
use super::marks::{Marks, Stages};
use super::standing::Standing;
use crate::heuristic::{Dispatched, Listed};
use crate::puzzle::Move;
use crate::search::{Algorithm, Path, Search, SearchVisitor, Side, Stats, Store, Waiting};

/// A search that has begun. What is asked of it is as in [`Search`].
pub(super) trait Live<P: Listed> {
    fn algorithm(&self) -> &'static Algorithm;

    /// Does up to `budget` units of work while only `marks` listen, which is quick.
    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Pair, marks: &mut Marks, budget: u64) -> Standing;

    /// The same while a listener hears all.
    fn step_heard(
        &mut self,
        puzzle: &P,
        heuristic: &P::Pair,
        listener: &mut Listener<P::State>,
        budget: u64,
    ) -> Standing;

    fn standing(&self) -> Standing;

    fn until_growing(&self) -> u64;

    fn is_stage_end(&self) -> bool;

    fn stats(&self) -> Stats;

    fn solution(&self) -> Option<&[Move]>;

    fn longest(&self) -> Option<u32>;

    fn position(&self) -> Option<P::State>;

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>>;

    /// As [`Search::path_of`].
    fn path_of(&self, puzzle: &P, side: Side, state: P::State) -> Option<Path<P::State>>;

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>>;

    /// What a checkpoint of it takes, but for what they all have: all that it has taken, unless its contents are kept apart.
    fn checkpoint_bytes(&self) -> u64;

    /// What makes it large, for [`give_contents`](Self::give_contents). Without, a copy is a checkpoint: small, and nothing that could
    /// go on by itself.
    fn take_contents(&mut self) -> Box<dyn Any>;

    /// Gives it what was taken from itself or from a copy at another time, earlier or later: it goes on from where it is.
    fn give_contents(&mut self, contents: Box<dyn Any>);

    /// The same search once more, as it is now, with all it has stored.
    fn fork(&self) -> Box<dyn Live<P>>;
}

impl<P: Listed + 'static, S: Search<P> + Clone + 'static> Live<P> for S {
    fn algorithm(&self) -> &'static Algorithm {
        S::ALGORITHM
    }

    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Pair, marks: &mut Marks, budget: u64) -> Standing {
        if const { Stages::suffice(S::ALGORITHM) } {
            if S::ONE_LOOP {
                self.step(puzzle, &Dispatched(heuristic), &mut Anyone::Quick(&mut Stages(marks)), budget);
            } else {
                self.step(puzzle, heuristic, &mut Stages(marks), budget);
            }
            marks.take_counts(&self.counted());
        } else if S::ONE_LOOP {
            self.step(puzzle, &Dispatched(heuristic), &mut Anyone::Quick(marks), budget);
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
        // Listening takes longer than asking for the heuristic's type.
        if !S::ONE_LOOP {
            self.step(puzzle, &Dispatched(heuristic), listener, budget);
        } else if const { Stages::suffice(S::ALGORITHM) } {
            self.step(puzzle, &Dispatched(heuristic), &mut Anyone::<_, Stages>::Listener(listener), budget);
        } else {
            self.step(puzzle, &Dispatched(heuristic), &mut Anyone::<_, Marks>::Listener(listener), budget);
        }
        Standing::of(self)
    }

    fn standing(&self) -> Standing {
        Standing::of(self)
    }

    fn until_growing(&self) -> u64 {
        Search::until_growing(self)
    }

    fn is_stage_end(&self) -> bool {
        Search::is_stage_end(self)
    }

    fn stats(&self) -> Stats {
        Search::stats(self)
    }

    fn solution(&self) -> Option<&[Move]> {
        Search::solution(self)
    }

    fn longest(&self) -> Option<u32> {
        Search::longest(self)
    }

    fn position(&self) -> Option<P::State> {
        Search::position(self)
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        Search::waiting(self, puzzle, most)
    }

    fn path_of(&self, puzzle: &P, side: Side, state: P::State) -> Option<Path<P::State>> {
        Search::path_of(self, puzzle, side, state)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        Search::path_to(self, puzzle, state)
    }

    fn checkpoint_bytes(&self) -> u64 {
        let has_contents = size_of::<<S::Store as Store>::Contents>() > 0;
        if has_contents { 0 } else { Search::bytes(self) }
    }

    fn take_contents(&mut self) -> Box<dyn Any> {
        take(self.store_mut())
    }

    fn give_contents(&mut self, contents: Box<dyn Any>) {
        give(self.store_mut(), contents);
    }

    fn fork(&self) -> Box<dyn Live<P>> {
        Box::new(self.clone())
    }
}

#[inline(never)] // once for all searches that store alike
fn take<K: Store>(store: &mut K) -> Box<dyn Any> {
    let mut contents = K::Contents::default();
    store.swap_contents(&mut contents);
    Box::new(contents)
}

#[inline(never)] // once for all searches that store alike
fn give<K: Store>(store: &mut K, contents: Box<dyn Any>) {
    let mut contents = contents.downcast().expect("what was taken from such a search");
    store.swap_contents(&mut contents);
}

/// Makes any search one that is behind virtual calls.
pub(super) struct Boxing;

impl<P: Listed + 'static> SearchVisitor<P> for Boxing {
    type Output = Box<dyn Live<P>>;

    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output {
        Box::new(search)
    }
}
