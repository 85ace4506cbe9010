//! A search that can be begun any number of times: first the tables of its heuristic, then the search.

use crate::ask::Breakpoints;
use crate::ask::RequestError;
use crate::heuristic::{Building, Dispatched, Heuristic, Listed, Parts};
use crate::puzzle::{Notation, quote};
use crate::run::{Run, Table, run};
use crate::search::{Algorithm, Settings};

/// All that is needed to begin a search. Tables are built once, however often it is begun.
pub(super) trait Plan {
    /// Does up to `budget` units of building. Returns how many were needed.
    fn prepare(&mut self, budget: u64) -> u64;

    /// The heuristic's tables, if it has any.
    fn table(&self) -> Option<Table>;

    /// What the heuristic says of a position in text form; `None` while tables are missing, or for no heuristic.
    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError>;

    /// What that is made of, where it is made of several parts.
    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError>;

    /// From now on begins at `start`, which must be in the component of the start there was: what is in the tables holds for that.
    fn start_from(&mut self, start: &str) -> Result<(), RequestError>;

    /// Whether the search can stop at `breakpoints`.
    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError>;

    /// The search, not begun; `None` while tables are missing.
    fn begin(&self) -> Option<Box<dyn Run>>;
}

/// A search of a puzzle by an algorithm.
pub(super) struct Planned<P: Listed> {
    pub(super) puzzle: P,
    /// The goal in text form.
    pub(super) goal: String,
    /// Whether to search where there is no solution, too.
    pub(super) unsolvable: bool,
    pub(super) algorithm: &'static Algorithm,
    pub(super) settings: Settings,
    /// The heuristic's name. An algorithm that asks none has one that knows nothing.
    pub(super) heuristic: &'static str,
    pub(super) build: Box<dyn Building<P::Any>>,
}

impl<P: Notation + Listed> Planned<P> {
    /// Asks the heuristic about a position of the problem's space.
    fn ask<T>(
        &self,
        text: &str,
        ask: impl FnOnce(Dispatched<P::Any>, P::State) -> T,
    ) -> Result<Option<T>, RequestError> {
        if !self.algorithm.informed {
            return Ok(None);
        }
        let read = if self.unsolvable { P::read_any } else { P::read };
        let state = read(text, &self.goal)?.start();
        Ok(self.build.heuristic().map(|heuristic| ask(Dispatched(heuristic), state)))
    }
}

impl<P: Notation + Listed + Clone + 'static> Plan for Planned<P> {
    fn prepare(&mut self, budget: u64) -> u64 {
        self.build.advance(budget)
    }

    fn table(&self) -> Option<Table> {
        self.build.progress().map(|progress| Table { name: self.heuristic, progress })
    }

    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.ask(state, |heuristic, state| Heuristic::<P>::estimate(&heuristic, state))
    }

    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        Ok(self.ask(state, |heuristic, state| Heuristic::<P>::parts(&heuristic, state))?.flatten())
    }

    fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        // Each goal position is in one component, so that the goal positions that can be reached tell components apart.
        let moved = P::read(start, &self.goal)?;
        if moved.goals() != self.puzzle.goals() {
            let allowed = "positions that can be reached from the first start".to_owned();
            return Err(RequestError::Name { field: "start", given: quote(start), allowed });
        }
        self.puzzle = moved;
        Ok(())
    }

    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError> {
        breakpoints.check::<P>(self.algorithm)
    }

    fn begin(&self) -> Option<Box<dyn Run>> {
        let heuristic = self.build.heuristic()?.clone();
        Some(run(self.puzzle.clone(), heuristic, self.algorithm, &self.settings))
    }
}
