//! Builds the two heuristics of a bidirectional search in slices.

use super::{Building, Listed, Progress};

/// A pair being built: first the forward tables, then the backward ones.
pub struct PairBuild<P: Listed> {
    forward: Box<dyn Building<P::Any>>,
    backward: Box<dyn Building<P::Any>>,
    complete: Option<P::Pair>,
}

impl<P: Listed> PairBuild<P> {
    /// Starts building a pair; `None` if `forward` is not listed, or `backward` not for the way from the start.
    #[must_use]
    pub fn new(puzzle: &P, forward: &str, backward: &str) -> Option<Self> {
        Some(Self::of(puzzle.build(forward)?, puzzle.build_backward(backward)?))
    }

    /// The pair of two heuristics being built.
    #[must_use]
    pub fn of(forward: Box<dyn Building<P::Any>>, backward: Box<dyn Building<P::Any>>) -> Self {
        let mut build = Self { forward, backward, complete: None };
        build.complete();
        build
    }

    /// Replaces the backward heuristic for another start. Goal and component must not change.
    pub fn begin_at(&mut self, backward: Box<dyn Building<P::Any>>) {
        self.backward = backward;
        self.complete = None;
        self.complete();
    }

    fn complete(&mut self) {
        if self.complete.is_none()
            && let (Some(forward), Some(backward)) = (self.forward.heuristic(), self.backward.heuristic())
        {
            self.complete = Some(P::pair(forward.clone(), backward.clone()));
        }
    }
}

impl<P: Listed> Building<P::Pair> for PairBuild<P> {
    fn advance(&mut self, budget: u64) -> u64 {
        let forward = self.forward.advance(budget);
        let done = forward + self.backward.advance(budget - forward);
        self.complete();
        done
    }

    fn heuristic(&self) -> Option<&P::Pair> {
        self.complete.as_ref()
    }

    /// The sum if both have tables.
    fn progress(&self) -> Option<Progress> {
        let both = [self.forward.progress(), self.backward.progress()];
        both.into_iter().flatten().reduce(Progress::and)
    }
}
