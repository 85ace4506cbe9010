//! Builds a search from names chosen at run time.
//!
//! A [`Request`] names a puzzle, an algorithm and a heuristic; a [`Session`] is that search, ready to be stepped. Only this
//! module maps names to types (`puzzles`, then `algorithms`). The search inside is compiled for its puzzle and heuristic;
//! outside, it is a boxed run with one virtual call for many nodes.

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
pub mod job;
pub mod link;
mod map;
mod plan;
pub mod playback;
mod puzzles;
pub mod quality;
pub mod survey;
#[cfg(not(target_arch = "wasm32"))]
pub mod sweep;
pub mod workshop;

pub use crate::ask::{
    Break, BreakKind, BreakValue, Breakpoints, ErrorCode, ErrorReport, Field, Fields, Lane, Request,
    RequestError, algorithm, setting_value, written,
};
pub use crate::heuristic::HeuristicChoice;
pub use crate::run::{
    Column, Fate, Forgot, Mark, Place, Roll, Snapshot, Step, Table, TraceChunk, TraceMark, TraceMarkKind,
    Tracer, WaiterReport, WaitingReport,
};
pub use crate::search::setting::MOST_MOVES as MOST_DEPTH;
pub use branching::brute_force_branching;
pub use catalogue::{Catalogue, catalogue};
pub use deal::{Deal, Dealer, deal};
pub use floor::{Floor, FloorBound, FloorCounts, FloorReport};
pub use job::Job;
pub use link::{Link, Misread, Reading};
pub use map::{
    MapEdge, MapExcess, MapFall, MapGrid, MapHeuristic, MapNode, MapReport, MapScenario, compare_puzzles,
    map, map_audit, map_estimate, map_estimates, map_scenarios, puzzle_facts, puzzle_name, puzzle_position,
};
#[cfg(not(target_arch = "wasm32"))]
pub use map::{MapFloor, map_floor};
pub use playback::{Line, play};
pub use quality::{Quality, QualityReport};
pub use survey::{LayerReport, Survey, SurveyReport};
pub use workshop::{
    Astray, AstrayReport, Audit, AuditReport, HeuristicReading, Score, ScoreReport, Vocabulary, Workshop,
    WorkshopReport, read_heuristic, usual_start, vocabulary,
};

/// Returns why a problem has no solution, if a cheap test shows it. `None` if it has one or only a search could decide.
///
/// # Errors
/// If `puzzle` is unknown or the problem is malformed.
pub fn unsolvable(puzzle: &str, start: &str, goal: &str) -> Result<Option<Said>, RequestError> {
    puzzles::unsolvable(puzzle, start, goal)
}

/// Reads all problems of a contest input; for a puzzle without a contest, pairs of start and goal in text form.
///
/// # Errors
/// If `puzzle` is unknown or the input is malformed.
pub fn read_contest(puzzle: &str, input: &str) -> Result<Vec<Problem>, RequestError> {
    puzzles::read_contest(puzzle, input)
}

/// Writes a problem in the format that [`read_contest`] reads.
///
/// # Errors
/// If `puzzle` is unknown, the problem is malformed, or the format cannot express it.
pub fn write_contest(puzzle: &str, problem: &Problem) -> Result<String, RequestError> {
    puzzles::write_contest(puzzle, problem)
}

/// A search made from a request. It first builds the tables of its heuristic, if any.
pub struct Session {
    plan: Box<dyn Plan>,
    /// `None` while tables are missing.
    run: Option<Box<dyn Run>>,
    checkpoints: Checkpoints,
    breakpoints: Breakpoints,
    broke: Option<Break>,
}

impl Session {
    /// Makes the search without starting it.
    ///
    /// # Errors
    /// If a name is unknown or does not fit the others, or a text is malformed.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        let plan = puzzles::plan(request)?;
        let (checkpoints, breakpoints) = (Checkpoints::new(0), Breakpoints::default());
        let mut session = Self { plan, run: None, checkpoints, breakpoints, broke: None };
        session.begin();
        Ok(session)
    }

    fn begin(&mut self) {
        self.run = self.plan.begin();
        if let Some(run) = &mut self.run {
            self.checkpoints.begin(run.as_mut());
        }
        self.broke = None;
    }

    /// Stores checkpoints of at most `bytes` in total, so that going back need not restart. Counts do not change.
    pub fn keep_checkpoints(&mut self, bytes: u64) {
        self.checkpoints.set_budget(bytes);
    }

    /// Does up to `budget` units of work. A unit is a unit of table building (see [`crate::heuristic::build`]), then a
    /// generated position (see [`crate::search`]).
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

    /// Like [`step`](Self::step), but each call takes only some milliseconds while the search grows a large table. The
    /// caller can do other work between calls.
    pub fn step_some(&mut self, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step(units))
    }

    /// Whether the search is growing a large table (see [`crate::search::Search::is_growing`]).
    #[must_use]
    pub fn is_growing(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_growing())
    }

    /// Does up to `budget` units of work; stops early at `mark` or [while a table grows](Self::step_some). Table building
    /// counts towards the budget.
    pub fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step_to(mark, units))
    }

    /// Does between 1 and `budget` units of work; stops early at the end of an iteration, layer or level (see
    /// [`Stats::stage_end`](crate::search::Stats)) or [while a table grows](Self::step_some). Table building counts towards
    /// the budget.
    pub fn step_to_stage_end(&mut self, budget: u64) -> Status {
        if self.run.is_none() {
            return self.step(budget);
        }
        self.work(budget, |run, units| run.step_to_stage_end(units))
    }

    /// Whether an iteration, layer or level ends here; cheaper than [`snapshot`](Self::snapshot).
    #[must_use]
    pub fn is_stage_end(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.is_stage_end())
    }

    /// Open positions: at most `most` from each end of each list. Empty while tables are being built.
    #[must_use]
    pub fn waiting(&self, most: usize) -> Vec<WaitingReport> {
        self.run.as_ref().map_or_else(Vec::new, |run| run.waiting(most))
    }

    /// Does up to `budget` units of work; stops early at a breakpoint, which [`broke`](Self::broke) returns, or [while a
    /// table grows](Self::step_some). Table building counts towards the budget.
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

    /// Calls `act` with numbers of units that add up to at most `budget`, and makes checkpoints between the calls. Stops
    /// when `act` does fewer units than given.
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

    /// Does up to `budget` units of table building and no searching.
    pub fn prepare(&mut self, budget: u64) {
        if self.run.is_none() {
            self.plan.prepare(budget);
            self.begin();
        }
    }

    /// Whether the heuristic's tables are still being built.
    #[must_use]
    pub fn is_preparing(&self) -> bool {
        self.run.is_none()
    }

    /// Positions generated, positions expanded and stages begun (see [`Mark::Stage`]); cheaper than
    /// [`snapshot`](Self::snapshot).
    #[must_use]
    pub fn progress(&self) -> [u64; 3] {
        self.run.as_ref().map_or([0; 3], |run| {
            let Marks { generated, expanded, stage, .. } = run.marks();
            [generated, expanded, stage]
        })
    }

    /// Units of work done: positions generated, plus 1 if the search ended in a step that generated nothing.
    #[must_use]
    pub fn units(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.units())
    }

    /// The heuristic's lower bound for the position `state`. `None` while tables are being built or without a heuristic.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.plan.estimate(state)
    }

    /// The parts of that estimate, for a heuristic with several parts.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        self.plan.parts(state)
    }

    /// Replaces the breakpoints.
    ///
    /// # Errors
    /// If the search can never stop at one of them, or a position is malformed.
    pub fn set_breakpoints(&mut self, breakpoints: Breakpoints) -> Result<(), RequestError> {
        self.plan.check(&breakpoints)?;
        self.breakpoints = breakpoints;
        Ok(())
    }

    /// The breakpoint hit by the last step.
    #[must_use]
    pub fn broke(&self) -> Option<&Break> {
        self.broke.as_ref()
    }

    /// The newest node. `None` before the first.
    ///
    /// If the search has ended inside a step, it replays once from its last checkpoint to observe that step.
    pub fn last_step(&mut self) -> Option<Step> {
        let run = self.run.as_mut()?;
        if run.ended_unheard() {
            let (units, before) = (run.units(), run.marks().generated.checked_sub(1)?);
            run.rewind(self.checkpoints.before(before)?);
            while run.units() < before {
                run.step(before - run.units());
            }
            // Unit by unit, so that the end does not hide the newest node.
            while run.units() < units {
                run.step(1);
            }
        }
        run.last_step()
    }

    /// Where the newest node is in the tree of moves. `None` before the first, or if the search ended unobserved.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.run.as_ref()?.place()
    }

    /// Goes to the best known state at or before `units` units of work, usually a checkpoint. Searches are deterministic, so
    /// stepping from there reaches `units` again. Does nothing while tables are being built.
    pub fn rewind(&mut self, units: u64) {
        let (Some(run), Some(checkpoint)) = (&mut self.run, self.checkpoints.before(units)) else { return };
        self.broke = None;
        if !(checkpoint.units()..=units).contains(&run.units()) {
            run.rewind(checkpoint);
        }
    }

    /// Goes to `units` units of work since the start, forward or back. Completes the tables first if needed.
    pub fn seek(&mut self, units: u64) -> Status {
        while self.run.is_none() {
            self.prepare(u64::MAX);
        }
        self.rewind(units);
        self.step(units - self.units())
    }

    /// A second run of the same search that records at most `most` nodes, from node `from` on. It starts at a checkpoint if
    /// there is one. `None` while tables are being built.
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

    /// Restarts the search from another start of the same component. Forward tables depend on the goal and the component
    /// only, so they stay, complete or not. Backward tables are built anew.
    ///
    /// # Errors
    /// If the start is malformed or not in the component of the first.
    pub fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        self.plan.start_from(start)?;
        self.begin();
        Ok(())
    }

    /// The complete current state of the search.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let snapshot = self.run.as_ref().map_or_else(Snapshot::preparing, |run| run.snapshot());
        let (proves, within) = self.plan.proves();
        let within = within.map(|ratio| ratio.to_string());
        // An inadmissible bound proves nothing about the branches it prunes.
        let none_within = snapshot.none_within.filter(|_| self.plan.is_admissible());
        Snapshot { table: self.plan.table(), proves, within, none_within, ..snapshot }
    }
}
