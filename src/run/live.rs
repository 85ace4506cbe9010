//! A search of a puzzle, whichever algorithm's it is.
//!
//! What surrounds a search (stepping, going back, tracing, telling) is compiled once a puzzle, and asks the search by virtual calls:
//! one for many nodes, or one for one where each node is looked at.

use std::any::Any;

use super::ear::Ear;
use super::marks::Marks;
use super::standing::Standing;
use crate::heuristic::{Dispatched, Listed};
use crate::puzzle::Move;
use crate::search::{Algorithm, Path, Search, SearchVisitor, Stats, Waiting};

/// A search that has begun. What is asked of it is as in [`Search`].
pub(super) trait Live<P: Listed> {
    fn algorithm(&self) -> &'static Algorithm;

    /// Does up to `budget` units of work while only `marks` listen, which is quick.
    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Any, marks: &mut Marks, budget: u64) -> Standing;

    /// Does up to `budget` units of work while an ear listens.
    fn step_heard(
        &mut self,
        puzzle: &P,
        heuristic: &P::Any,
        ear: &mut Ear<P::State>,
        budget: u64,
    ) -> Standing;

    fn standing(&self) -> Standing;

    fn until_growing(&self) -> u64;

    fn is_stage_end(&self) -> bool;

    fn stats(&self) -> Stats;

    /// What [`Stats::bytes`] tells.
    fn bytes(&self) -> u64;

    fn solution(&self) -> Option<&[Move]>;

    fn longest(&self) -> Option<u32>;

    fn position(&self) -> Option<P::State>;

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>>;

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>>;

    fn checkpoint(&mut self) -> Box<dyn Live<P>>;

    /// Goes to `checkpoint`, one of its own, back or forward again.
    fn rewind(&mut self, checkpoint: &dyn Live<P>);

    /// The same search once more, as it is now, with all it has stored.
    fn fork(&self) -> Box<dyn Live<P>>;

    /// Itself, for [`rewind`](Self::rewind) to see that a checkpoint is of its type.
    fn as_any(&self) -> &dyn Any;
}

impl<P: Listed + 'static, S: Search<P> + Clone + 'static> Live<P> for S {
    fn algorithm(&self) -> &'static Algorithm {
        S::ALGORITHM
    }

    fn step_unheard(&mut self, puzzle: &P, heuristic: &P::Any, marks: &mut Marks, budget: u64) -> Standing {
        self.step(puzzle, heuristic, marks, budget);
        Standing::of(self)
    }

    fn step_heard(
        &mut self,
        puzzle: &P,
        heuristic: &P::Any,
        ear: &mut Ear<P::State>,
        budget: u64,
    ) -> Standing {
        // Listening takes longer than asking for the heuristic's type.
        self.step(puzzle, &Dispatched(heuristic), ear, budget);
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

    fn bytes(&self) -> u64 {
        Search::bytes(self)
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

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        Search::path_to(self, puzzle, state)
    }

    fn checkpoint(&mut self) -> Box<dyn Live<P>> {
        Box::new(Search::checkpoint(self))
    }

    fn rewind(&mut self, checkpoint: &dyn Live<P>) {
        let to: &S = checkpoint.as_any().downcast_ref().expect("checkpoints of a search are of its type");
        Search::rewind(self, to);
    }

    fn fork(&self) -> Box<dyn Live<P>> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Makes any search one that is behind virtual calls.
pub(super) struct Boxing;

impl<P: Listed + 'static> SearchVisitor<P> for Boxing {
    type Output = Box<dyn Live<P>>;

    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output {
        Box::new(search)
    }
}
