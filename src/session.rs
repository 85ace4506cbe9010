//! Names chosen at run time become one search.
//!
//! A [`Request`] says in words what is to be searched and how; a [`Session`] is that search, ready to be
//! stepped. This room is the one place that matches names against types (`puzzles`, then `algorithms`):
//! inside it the search is compiled for its puzzle and its heuristic, outside it is a boxed run with one
//! virtual call for many nodes.

use crate::contest::Problem;
use crate::heuristic::Parts;
use crate::run::{Checkpoints, Marks, Run};
use crate::said::Said;
use crate::search::Status;
use plan::Plan;

mod algorithms;
mod boards;
mod bounds;
mod branching;
pub mod catalogue;
mod choices;
mod deal;
#[cfg(not(target_arch = "wasm32"))]
mod family;
pub mod floor;
pub mod link;
mod plan;
pub mod playback;
mod puzzles;
pub mod quality;
pub mod survey;
#[cfg(not(target_arch = "wasm32"))]
pub mod sweep;
pub mod workshop;
mod written;

pub use crate::ask::{
    Break, BreakKind, BreakValue, Breakpoints, ErrorCode, ErrorReport, Field, Fields, Lane, Request,
    RequestError, algorithm, setting_value, written,
};
pub use crate::heuristic::HeuristicChoice;
pub use crate::run::{
    Column, Fate, Forgot, Mark, Roll, Snapshot, Step, Table, TraceChunk, TraceMark, TraceMarkKind, Tracer,
    WaiterReport, WaitingReport,
};
pub use crate::search::setting::MOST_MOVES as MOST_DEPTH;
pub use branching::brute_force_branching;
pub use catalogue::{Catalogue, catalogue};
pub use deal::{Deal, Dealer, deal};
pub use floor::{Floor, FloorBound, FloorCounts, FloorReport};
pub use link::{Link, Misread, Reading};
pub use playback::{Line, play};
pub use quality::{Quality, QualityReport};
pub use survey::{LayerReport, Survey, SurveyReport};
pub use workshop::{
    Astray, AstrayReport, Audit, AuditReport, HeuristicReading, Score, ScoreReport, Workshop, WorkshopReport,
    read_heuristic, usual_start, vocabulary,
};

/// Why a problem of `puzzle` has no solution, where that can be shown at once; `None` where it has one, or only a search could
/// tell.
///
/// # Errors
/// When no puzzle has this name, or the problem breaks its format.
pub fn unsolvable(puzzle: &str, start: &str, goal: &str) -> Result<Option<Said>, RequestError> {
    puzzles::unsolvable(puzzle, start, goal)
}

/// Reads the input of the contest that `puzzle` comes from, to its end; of a puzzle that comes from none, starts and goals in text form.
///
/// # Errors
/// When no puzzle has this name, or the input breaks the format.
pub fn read_contest(puzzle: &str, input: &str) -> Result<Vec<Problem>, RequestError> {
    puzzles::read_contest(puzzle, input)
}

/// Writes a problem of `puzzle` as [`read_contest`] reads it.
///
/// # Errors
/// When no puzzle has this name, the problem breaks its format, or the contest's format has no room for it.
pub fn write_contest(puzzle: &str, problem: &Problem) -> Result<String, RequestError> {
    puzzles::write_contest(puzzle, problem)
}

/// A search made from a request. If its heuristic has tables, it begins by building them.
pub struct Session {
    plan: Box<dyn Plan>,
    /// The search; `None` while tables are missing.
    run: Option<Box<dyn Run>>,
    checkpoints: Checkpoints,
    breakpoints: Breakpoints,
    broke: Option<Break>,
}

impl Session {
    /// The search that `request` asks for, not begun.
    ///
    /// # Errors
    /// When a name in it is unknown or does not fit the others, or a text breaks its format.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        let plan = puzzles::plan(request)?;
        let (checkpoints, breakpoints) = (Checkpoints::new(0), Breakpoints::default());
        let mut session = Self { plan, run: None, checkpoints, breakpoints, broke: None };
        session.begin();
        Ok(session)
    }

    /// Begins the search, if its tables are there.
    fn begin(&mut self) {
        self.run = self.plan.begin();
        if let Some(run) = &mut self.run {
            self.checkpoints.begin(run.as_mut());
        }
        self.broke = None;
    }

    /// Keeps checkpoints on the search's way from now on, of up to `bytes` in all, so that it can go back without
    /// beginning at the beginning. That changes none of the counts.
    pub fn keep_checkpoints(&mut self, bytes: u64) {
        self.checkpoints.set_budget(bytes);
    }

    /// Does up to `budget` units of work: first those of building tables (see
    /// [`crate::heuristic::build`]), then generated positions (see [`crate::search`]).
    pub fn step(&mut self, budget: u64) -> Status {
        let mut left = budget;
        if self.run.is_none() {
            left -= self.plan.prepare(budget);
            self.begin();
        }
        let end = self.units().saturating_add(left);
        loop {
            let status = self.work(end - self.units(), |run, units| run.step(units));
            if status != Status::Running || !self.is_growing() || self.units() >= end {
                return status;
            }
        }
    }

    /// The same, but does fewer units where a larger table is being made: then each call takes some milliseconds of that on, and
    /// whoever has something else to do can do it in between.
    pub fn step_some(&mut self, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step(units))
    }

    /// Whether the search is in the midst of making a larger table (see [`crate::search::Search::is_growing`]).
    #[must_use]
    pub fn is_growing(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_growing())
    }

    /// Does up to `budget` units of work, fewer when `mark` is reached, or [a larger table is being made](Self::step_some). Tables
    /// are built first, within the budget.
    pub fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step_to(mark, units))
    }

    /// Does up to `budget` units of work, one at the least, fewer when one ends an iteration, a layer or a level (see
    /// [`Stats::stage_end`](crate::search::Stats)), or [a larger table is being made](Self::step_some). Tables are built first, within
    /// the budget.
    pub fn step_to_stage_end(&mut self, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step_to_stage_end(units))
    }

    /// Whether an iteration, a layer or a level ends here: what [`snapshot`](Self::snapshot) would tell, at little cost.
    #[must_use]
    pub fn is_stage_end(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_stage_end())
    }

    /// What waits to be looked at, each list with up to `most` of each of its ends. Empty while tables are being built.
    #[must_use]
    pub fn waiting(&self, most: usize) -> Vec<WaitingReport> {
        self.run.as_ref().map_or_else(Vec::new, |run| run.waiting(most))
    }

    /// Does up to `budget` units of work, fewer when one hits a breakpoint, which is then told by [`broke`](Self::broke), or
    /// [a larger table is being made](Self::step_some). Tables are built first, within the budget.
    pub fn step_to_break(&mut self, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        let breakpoints = self.breakpoints.clone();
        let mut broke = None;
        let status = self.work(budget, |run, units| {
            broke = run.step_to_break(&breakpoints, units);
            run.status()
        });
        self.broke = broke;
        status
    }

    /// Lets the search work by `act`, which is given a number of units, up to `budget` in all; stops when it does fewer.
    /// Checkpoints are made on the way.
    fn work(&mut self, budget: u64, mut act: impl FnMut(&mut dyn Run, u64) -> Status) -> Status {
        self.broke = None;
        let Some(run) = &mut self.run else { return Status::Running };
        let mut left = budget;
        while left > 0 {
            let before = run.units();
            let slice = left.min(self.checkpoints.until_next(before));
            let status = act(run.as_mut(), slice);
            let done = run.units() - before;
            left -= done;
            if done < slice || status != Status::Running {
                break;
            }
            self.checkpoints.pass(run.as_mut());
        }
        run.status()
    }

    /// Does up to `budget` units of building tables, and none of searching.
    pub fn prepare(&mut self, budget: u64) {
        if self.run.is_none() {
            self.plan.prepare(budget);
            self.begin();
        }
    }

    /// Whether the tables of the heuristic are still being built.
    #[must_use]
    pub fn is_preparing(&self) -> bool {
        self.run.is_none()
    }

    /// Positions generated, positions expanded, and stages begun (see [`Mark::Stage`]): what [`snapshot`](Self::snapshot) would
    /// tell, at the cost of three numbers.
    #[must_use]
    pub fn progress(&self) -> [u64; 3] {
        self.run.as_ref().map_or([0; 3], |run| {
            let Marks { generated, expanded, stage, .. } = run.marks();
            [generated, expanded, stage]
        })
    }

    /// Units of work done: as many as positions generated, and one more when the search has ended in one that generated
    /// nothing.
    #[must_use]
    pub fn units(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.units())
    }

    /// What the heuristic says of the position written `state`: moves to go at the least. `None` while its tables
    /// are being built, and for searches without one.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.plan.estimate(state)
    }

    /// What that estimate is made of, where it is made of several parts.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        self.plan.parts(state)
    }

    /// Stops at these breakpoints from now on, and at no others.
    ///
    /// # Errors
    /// When the search can never stop at one of them, or the position breaks the puzzle's text form.
    pub fn set_breakpoints(&mut self, breakpoints: Breakpoints) -> Result<(), RequestError> {
        self.plan.check(&breakpoints)?;
        self.breakpoints = breakpoints;
        Ok(())
    }

    /// The breakpoint that was hit last, if nothing was done since.
    #[must_use]
    pub fn broke(&self) -> Option<&Break> {
        self.broke.as_ref()
    }

    /// What was done last: the newest node. `None` before the first.
    ///
    /// A search that has ended in the middle of a step goes back to its last checkpoint once, to listen.
    pub fn last_step(&mut self) -> Option<Step> {
        let run = self.run.as_mut()?;
        if run.ended_unheard() {
            let (units, before) = (run.units(), run.marks().generated.checked_sub(1)?);
            run.rewind(self.checkpoints.before(before)?);
            while run.units() < before {
                run.step(before - run.units());
            }
            // One by one: all of the newest node, and of the end if that came after.
            while run.units() < units {
                run.step(1);
            }
        }
        run.last_step()
    }

    /// Goes to a place at or before `units` units of work, from which stepping leads there soonest: often far less than
    /// from the beginning. Searches are deterministic, so that going back is going forward again. Does nothing while tables
    /// are being built.
    pub fn rewind(&mut self, units: u64) {
        let (Some(run), Some(checkpoint)) = (&mut self.run, self.checkpoints.before(units)) else { return };
        self.broke = None;
        if !(checkpoint.units()..=units).contains(&run.units()) {
            run.rewind(checkpoint);
        }
    }

    /// Goes to where the search has done `units` of work since its beginning, forward or back. Tables are kept; if they
    /// are not complete, they are completed.
    pub fn seek(&mut self, units: u64) -> Status {
        while self.run.is_none() {
            self.prepare(u64::MAX);
        }
        self.rewind(units);
        self.step(units - self.units())
    }

    /// A second run of the same search, which keeps up to `most` nodes from the one numbered `from` on. It has not begun, or
    /// begins at a checkpoint. `None` while tables are being built.
    #[must_use]
    pub fn tracer(&self, from: u64, most: usize) -> Option<Tracer> {
        let (from, run) = (from.max(1), self.run.as_ref()?);
        let checkpoint = self.checkpoints.before(from - 1)?;
        let again = if checkpoint.units() == 0 {
            self.plan.begin()?
        } else {
            let mut again = run.fork();
            again.rewind(checkpoint);
            again
        };
        Some(again.recorded(from, most))
    }

    /// Begins the same search from another start of the same component. Tables are kept, as far as they are built: what is in them
    /// depends on the goal and the component alone. Those of the way from the start, which searches from both sides ask, are built anew.
    ///
    /// # Errors
    /// When the start breaks the puzzle's text form, or cannot be reached from the first.
    pub fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        self.plan.start_from(start)?;
        self.begin();
        Ok(())
    }

    /// Everything there is to tell about the search now.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let snapshot = self.run.as_ref().map_or_else(Snapshot::preparing, |run| run.snapshot());
        let (proves, within) = self.plan.proves();
        let within = within.map(|ratio| ratio.to_string());
        // What a bound cuts that may say too much is not shown to be no solution.
        let none_within = snapshot.none_within.filter(|_| self.plan.is_admissible());
        Snapshot { table: self.plan.table(), proves, within, none_within, ..snapshot }
    }
}
