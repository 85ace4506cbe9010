//! From a request to a search that can be begun any number of times: first the tables of its heuristic,
//! then the search.

use serde::Serialize;

use super::algorithms::{informed, uninformed};
use super::breakpoints::Breakpoints;
use super::running::Run;
use super::{Request, RequestError};
use crate::heuristic::{Blind, Build, Heuristic, Parts, Progress};
use crate::puzzle::{Notation, quote};

/// The tables of a search's heuristic: how large they are and what they cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// The heuristic.
    pub name: &'static str,
    /// How far its tables are; after that, what they have cost.
    #[serde(flatten)]
    pub progress: Progress,
}

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

/// A search with the heuristic that `build` makes.
struct Informed<P, B> {
    request: Request,
    puzzle: P,
    name: &'static str,
    build: B,
}

/// The plan of the search that `request` asks for, with the heuristic called `name`.
pub(super) fn with_heuristic<P, B>(
    request: Request,
    puzzle: P,
    name: &'static str,
    build: B,
) -> Result<Box<dyn Plan>, RequestError>
where
    P: Notation + Clone + 'static,
    B: Build<Heuristic: Heuristic<P> + 'static> + 'static,
{
    // What is wrong with the settings is to be said now, and not when the tables are there.
    informed(&request, Blind, puzzle.clone())?;
    Ok(Box::new(Informed { request, puzzle, name, build }))
}

impl<P: Notation, B> Informed<P, B> {
    /// A position of the problem's space.
    fn state(&self, text: &str) -> Result<P::State, RequestError> {
        let read = if self.request.unsolvable { P::read_any } else { P::read };
        Ok(read(text, &self.request.goal)?.start())
    }
}

impl<P, B> Plan for Informed<P, B>
where
    P: Notation + Clone + 'static,
    B: Build<Heuristic: Heuristic<P> + 'static>,
{
    fn prepare(&mut self, budget: u64) -> u64 {
        self.build.advance(budget)
    }

    fn table(&self) -> Option<Table> {
        self.build.progress().map(|progress| Table { name: self.name, progress })
    }

    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        let state = self.state(state)?;
        Ok(self.build.heuristic().map(|heuristic| heuristic.estimate(state)))
    }

    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        let state = self.state(state)?;
        Ok(self.build.heuristic().and_then(|heuristic| heuristic.parts(state)))
    }

    fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        self.puzzle = from_another_start(&self.puzzle, start, &self.request.goal)?;
        Ok(())
    }

    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError> {
        breakpoints.check::<P>(&self.request.algorithm)
    }

    fn begin(&self) -> Option<Box<dyn Run>> {
        let heuristic = self.build.heuristic()?.clone();
        let run = informed(&self.request, heuristic, self.puzzle.clone());
        Some(run.expect("the settings were accepted when the plan was made"))
    }
}

/// A search without a heuristic.
struct Uninformed<P> {
    request: Request,
    puzzle: P,
}

/// The plan of the search that `request` asks for, without a heuristic.
pub(super) fn without_heuristic<P>(request: Request, puzzle: P) -> Result<Box<dyn Plan>, RequestError>
where
    P: Notation + Clone + 'static,
{
    uninformed(&request, puzzle.clone())?;
    Ok(Box::new(Uninformed { request, puzzle }))
}

impl<P: Notation + Clone + 'static> Plan for Uninformed<P> {
    fn prepare(&mut self, _budget: u64) -> u64 {
        0
    }

    fn table(&self) -> Option<Table> {
        None
    }

    fn estimate(&self, _state: &str) -> Result<Option<u32>, RequestError> {
        Ok(None)
    }

    fn parts(&self, _state: &str) -> Result<Option<Parts>, RequestError> {
        Ok(None)
    }

    fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        self.puzzle = from_another_start(&self.puzzle, start, &self.request.goal)?;
        Ok(())
    }

    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError> {
        breakpoints.check::<P>(&self.request.algorithm)
    }

    fn begin(&self) -> Option<Box<dyn Run>> {
        let run = uninformed(&self.request, self.puzzle.clone());
        Some(run.expect("the settings were accepted when the plan was made"))
    }
}

/// The problem with another start of the same component. Each goal position is in one component, so that the goal positions
/// that can be reached tell components apart.
fn from_another_start<P: Notation>(puzzle: &P, start: &str, goal: &str) -> Result<P, RequestError> {
    let moved = P::read(start, goal)?;
    if moved.goals() == puzzle.goals() {
        return Ok(moved);
    }
    let allowed = "positions that can be reached from the first start".to_owned();
    Err(RequestError::Name { field: "start", given: quote(start), allowed })
}
