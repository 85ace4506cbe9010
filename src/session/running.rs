//! A search and its puzzle behind one name, whatever their types: one virtual call for many nodes.

use std::any::Any;

use super::breakpoints::{Break, Breakpoints, Unit, Watch};
use super::marks::{Mark, Marks};
use super::snapshot::Snapshot;
use super::step::{Echo, Fate, InForce, Step};
use super::trace::{Recorded, Recording};
use super::waiting::WaitingReport;
use crate::puzzle::Notation;
use crate::search::{Search, Status};

/// A search that has begun.
pub(super) trait Run {
    /// Does up to `budget` units of work.
    fn step(&mut self, budget: u64) -> Status;

    /// The same, but stops when `mark` is reached.
    fn step_to(&mut self, mark: Mark, budget: u64) -> Status;

    /// The same, but does one unit at the least, and stops after one that ends a stage.
    fn step_to_stage_end(&mut self, budget: u64) -> Status;

    /// Whether a stage ends here.
    fn is_stage_end(&self) -> bool;

    /// What waits to be looked at, each list with up to `most` of each of its ends.
    fn waiting(&self, most: usize) -> Vec<WaitingReport>;

    /// The same, but stops after the unit that hit a breakpoint. Returns it.
    fn step_to_break(&mut self, breakpoints: &Breakpoints, budget: u64) -> Option<Break>;

    /// How the search stands.
    fn status(&self) -> Status;

    /// Whether the last call left off because a larger table is being made, which goes on in the next.
    fn is_growing(&self) -> bool;

    /// Units of work done.
    fn units(&self) -> u64;

    /// What a [`checkpoint`](Self::checkpoint) of it takes now, in bytes.
    fn checkpoint_bytes(&self) -> u64;

    /// Counts at little cost.
    fn marks(&self) -> Marks;

    /// Everything there is to tell.
    fn snapshot(&self) -> Snapshot;

    /// What was done last; `None` before the first node.
    fn last_step(&self) -> Option<Step>;

    /// Whether the search has ended while nobody listened, so that [`last_step`](Self::last_step) does not know it.
    fn ended_unheard(&self) -> bool;

    /// How it is now, without the positions it has stored: something to [`rewind`](Self::rewind) to, which cannot run by
    /// itself.
    fn checkpoint(&mut self) -> Box<dyn Run>;

    /// Goes to `checkpoint`, one of its own, back or forward again.
    fn rewind(&mut self, checkpoint: &dyn Run);

    /// Itself, for [`rewind`](Self::rewind) to see that a checkpoint is of its type.
    fn as_any(&self) -> &dyn Any;

    /// The same search once more, as it is now, with all it has stored. Tables of heuristics are shared.
    fn fork(&self) -> Box<dyn Run>;

    /// The search, of which up to `most` nodes will be recorded, from the one numbered `from` on; it has done fewer units
    /// than that.
    fn recorded(self: Box<Self>, from: u64, most: usize) -> Box<dyn Recording>;
}

/// A search, its puzzle, and what was heard of it.
#[derive(Clone)]
pub(super) struct Running<P: Notation, S> {
    puzzle: P,
    search: S,
    marks: Marks,
    echo: Echo<P::State>,
    /// Whether the echo heard of the newest node.
    heard: bool,
    units: u64,
}

impl<P: Notation, S: Search<P>> Running<P, S> {
    /// A search that has not begun.
    pub(super) fn new(puzzle: P, search: S, marks: Marks) -> Self {
        Self { puzzle, search, marks, echo: Echo::new(), heard: true, units: 0 }
    }

    /// Does up to `budget` units of work without an echo, which takes a fifth of the time of a search, and half of that of a
    /// breadth-first one.
    fn work_unheard(&mut self, budget: u64) {
        let before = self.units;
        self.search.step(&self.puzzle, &mut self.marks, budget);
        self.units = self.search.units();
        self.heard &= self.units == before;
    }

    /// Does up to `budget` units of work, fewer when the search ends or `enough` is: it is asked before each.
    #[inline]
    fn work(&mut self, budget: u64, mut enough: impl FnMut(&Self) -> bool) -> Status {
        for _ in 0..budget {
            if self.search.status() != Status::Running || enough(self) {
                break;
            }
            self.echo.begin_unit();
            self.search.advance(&self.puzzle, &mut (&mut self.marks, &mut self.echo));
            if self.search.is_growing() {
                break;
            }
            // A unit that generates nothing leaves the newest node as it was.
            self.heard |= self.echo.fresh().is_some();
            self.units += 1;
        }
        self.search.status()
    }
}

impl<P, S> Run for Running<P, S>
where
    P: Notation + Clone + 'static,
    S: Search<P> + Clone + 'static,
{
    fn step(&mut self, budget: u64) -> Status {
        let end = self.units.saturating_add(budget);
        while self.units < end && self.search.status() == Status::Running {
            // The last node is heard of, and so is the last before a larger table is made: whoever asks for it meanwhile would
            // else send the search back.
            let unheard = (end - self.units).min(self.search.until_growing()).saturating_sub(1);
            self.work_unheard(unheard);
            self.work(1, |_| false);
            if self.search.is_growing() {
                break;
            }
        }
        self.search.status()
    }

    fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        self.work(budget, |run| run.marks.has_reached(mark))
    }

    fn step_to_stage_end(&mut self, budget: u64) -> Status {
        let begin = self.units;
        self.work(budget, |run| run.units > begin && run.search.is_stage_end())
    }

    fn is_stage_end(&self) -> bool {
        self.search.is_stage_end()
    }

    fn waiting(&self, most: usize) -> Vec<WaitingReport> {
        let lists = self.search.waiting(&self.puzzle, most);
        lists.iter().map(|list| WaitingReport::of(&self.puzzle, list)).collect()
    }

    fn step_to_break(&mut self, breakpoints: &Breakpoints, budget: u64) -> Option<Break> {
        let watch = Watch::new::<P>(breakpoints);
        let (end, mut bound) = (self.units.saturating_add(budget), self.search.bound());
        while self.units < end && self.search.status() == Status::Running {
            self.work(1, |_| false);
            if self.search.is_growing() {
                break;
            }
            let (now, node) = (self.search.bound(), self.echo.fresh());
            // Only branch and bound goes on after a solution: from now on that is its bound, even if it was before.
            let goes_on = self.search.status() == Status::Running;
            let improved = goes_on && node.is_some_and(|node| node.fate == Fate::Solution);
            let unit = Unit {
                node,
                bound: now.filter(|_| now != bound || improved),
                duplicates: self.marks.duplicates,
            };
            if let Some(hit) = watch.hit(&unit) {
                return Some(hit);
            }
            bound = now;
        }
        None
    }

    fn status(&self) -> Status {
        self.search.status()
    }

    fn is_growing(&self) -> bool {
        self.search.is_growing()
    }

    fn units(&self) -> u64 {
        self.units
    }

    fn checkpoint_bytes(&self) -> u64 {
        /// The order of moves, the counts by depth, the puzzle, the tops of the open list: more than they ever take.
        const REST: u64 = 32 * 1024;
        let line = if self.marks.are_of_a_storing_search() { 0 } else { self.search.stats().bytes };
        line + REST
    }

    fn checkpoint(&mut self) -> Box<dyn Run> {
        let search = self.search.checkpoint();
        Box::new(Self { puzzle: self.puzzle.clone(), search, ..*self })
    }

    fn rewind(&mut self, checkpoint: &dyn Run) {
        let to: &Self = checkpoint.as_any().downcast_ref().expect("checkpoints of a search are of its type");
        self.search.rewind(&to.search);
        (self.marks, self.echo, self.heard, self.units) = (to.marks, to.echo, to.heard, to.units);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn marks(&self) -> Marks {
        self.marks
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.puzzle, &self.search)
    }

    fn last_step(&self) -> Option<Step> {
        let newest = self.echo.newest()?;
        let path = newest.path(&self.puzzle, &self.search)?;
        Some(newest.written(&self.puzzle, self.marks.generated, &path, InForce::of(&self.search)))
    }

    fn ended_unheard(&self) -> bool {
        !self.heard
    }

    fn fork(&self) -> Box<dyn Run> {
        Box::new(self.clone())
    }

    fn recorded(self: Box<Self>, from: u64, most: usize) -> Box<dyn Recording> {
        Box::new(Recorded::new(self.puzzle, self.search, self.marks, self.units, from, most))
    }
}
