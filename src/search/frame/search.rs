//! A search that can be paused at every position.
//!
//! A search is a plain struct that borrows nothing: the puzzle, the heuristic and the observer are lent to it on each
//! call. [`Search::step`] does so many units of work and stops before the next one: what it needs to go on is in
//! the struct. Running to the end and stepping node by node are the same code with another budget. So there is one
//! implementation of each algorithm, and its counts cannot depend on how it was stepped.
//!
//! The unit of work is one *generated* position, a root included. Work that generates nothing, such as
//! leaving a position or noticing the end, rides along with the unit before it or after it. Hence
//! `generated` is at most one behind the number of units done, and a search can be taken to any node by
//! its number.

use crate::heuristic::{AnyHeuristic, Blind, Dispatched, Heuristic, HeuristicVisitor};
use crate::puzzle::{Move, Puzzle};
use crate::search::algorithm::Algorithm;
use crate::search::frame::common::Common;
use crate::search::observer::{Observer, Side};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{
    Counters, DepthStats, Incumbent, IterationStats, Nearest, NextBound, SideStats, Stats,
};
use crate::search::status::Status;
use crate::search::store::kept::Store;
use crate::search::waiting::Waiting;

/// What is to be done with a search once its type is known.
pub trait SearchVisitor<P: Puzzle> {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output;
}

/// A search that can be paused, stepped and asked for its counts at any time.
///
/// An implementor writes its rule, [`run`](Self::run), and answers what only the rule knows; all else is provided.
pub trait Search<P: Puzzle> {
    /// What is to be known of the algorithm.
    const ALGORITHM: &'static Algorithm;

    /// Whether it does so little for a position that a [cheap](Heuristic::is_cheap) heuristic is worth a loop of its own. Where it
    /// stores positions, asking any heuristic which one it is takes no time that could be measured.
    const IS_TIGHT: bool = false;

    /// Whether one loop serves for all who listen, and asks at each event who that is: where so much is done for a position that this
    /// costs little beside the weight of a second loop.
    const ONE_LOOP: bool = false;

    /// Whether a solution ends with the position just generated. Where it does not, or where it was an incumbent that others might have
    /// beaten, one more unit of work finds it, which generates nothing.
    const SOLVED_BY_GENERATING: bool = true;

    /// Where it keeps positions.
    type Store: Store + 'static;

    /// A search that has not begun, set as wanted.
    fn from_settings(puzzle: &P, settings: &Settings) -> Self
    where
        Self: Sized;

    /// Has `visitor` do what it does with a search set as wanted. Where settings choose among several types, this is where they do.
    fn visited<V: SearchVisitor<P>>(puzzle: &P, settings: &Settings, visitor: V) -> V::Output
    where
        Self: Clone + Sized + 'static,
        P: Clone + 'static,
    {
        visitor.visit(Self::from_settings(puzzle, settings))
    }

    /// What every search keeps.
    fn common(&self) -> &Common<Self::Store>;

    /// The same, to be changed.
    fn common_mut(&mut self) -> &mut Common<Self::Store>;

    /// The rule: does `budget` units of work, if nothing ends the search before. An algorithm that asks no heuristic passes it over.
    ///
    /// # Errors
    /// How the search stands, when it ends or a larger table is being made.
    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status>;

    /// The position in hand: the one whose successors are being generated.
    fn position(&self) -> Option<P::State>;

    /// What [`Stats::depth`] tells.
    fn depth(&self) -> u32;

    /// What [`Stats::stage_end`] tells: O(1), but for A* as many as wait with the least f and are outdated.
    fn is_stage_end(&self) -> bool;

    /// What waits to be looked at, each list with up to `most` of those whose turn comes first. O(most), but for A* as in
    /// [`is_stage_end`](Self::is_stage_end).
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>>;

    /// The way by which the search has reached `state`, if it remembers: a depth-first search knows the positions
    /// on its path, a search that stores positions all of them.
    ///
    /// A* tells the best way it knows by now. With an inconsistent heuristic that may be shorter than the one by
    /// which a position was expanded.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>>;

    /// The same, by one side of a search that has two: both may know the position.
    fn path_of(&self, puzzle: &P, side: Side, state: P::State) -> Option<Path<P::State>> {
        self.path_to(puzzle, state).filter(|path| path.side == side)
    }

    /// What [`Stats::bound`] tells, in O(1).
    fn bound(&self) -> Option<u32> {
        None
    }

    /// What [`Stats::next_bound`] tells.
    fn next_bound(&self) -> Option<NextBound> {
        None
    }

    /// What [`Stats::nearest`] tells.
    fn nearest(&self) -> Option<Nearest> {
        None
    }

    /// What [`Stats::incumbent`] tells, in O(1).
    fn incumbent(&self) -> Option<Incumbent> {
        None
    }

    /// The longest solution that it looks for, in moves; `None` when it would take none. When the search ends with
    /// [`Limit::Depth`](crate::search::Limit::Depth), it has shown that there is none of so many moves or fewer; `None` also where it shows
    /// nothing.
    fn longest(&self) -> Option<u32> {
        Some(self.common().limits.depth)
    }

    /// What [`Stats::evaluated`] tells: by default every position is evaluated when it is generated.
    fn evaluated(&self) -> u64 {
        if Self::ALGORITHM.informed { self.common().generated } else { 0 }
    }

    /// What [`Stats::depths`] tells.
    fn depths(&self) -> Vec<DepthStats> {
        self.common().depths.rows()
    }

    /// What a search that grows from the start alone has counted, all depths together. O(depths).
    fn counted(&self) -> Counters {
        self.common().depths.total()
    }

    /// What [`Stats::iterations`] tells, of a search with these counts in all.
    fn iterations(&self, _total: Counters) -> Vec<IterationStats> {
        Vec::new()
    }

    /// What [`Stats::sides`] tells.
    fn sides(&self) -> Option<[SideStats; 2]> {
        None
    }

    /// Units of work done: those that generated a position, and the last one if that only found the end.
    fn units(&self) -> u64 {
        let Common { generated, status, .. } = self.common();
        let ended_generating = match status {
            Status::Running => true,
            Status::Solved => Self::SOLVED_BY_GENERATING && self.incumbent().is_none(),
            _ => false,
        };
        generated + u64::from(!ended_generating)
    }

    /// Does up to `budget` units of work, fewer only when the search ends or [`is_growing`](Self::is_growing), and tells how the
    /// search stands then. Once it is not [`Status::Running`] any more, nothing changes.
    ///
    /// `puzzle` and `heuristic` must be the same values on every call.
    fn step<A: AnyHeuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &A,
        observer: &mut O,
        budget: u64,
    ) -> Status {
        if self.status() == Status::Running && budget > 0 {
            let caught_up = self.common_mut().store.catch_up();
            let work = Work { search: self, puzzle, any: heuristic, observer, budget };
            let ended = caught_up.and_then(|()| {
                if !Self::ALGORITHM.informed {
                    work.with(&Blind)
                } else if Self::IS_TIGHT {
                    heuristic.with(work)
                } else {
                    work.with(&Dispatched(heuristic))
                }
            });
            if let Err(status) = ended {
                self.common_mut().status = status;
            }
        }
        self.status()
    }

    /// Does one unit of work.
    #[inline]
    fn advance<A: AnyHeuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &A,
        observer: &mut O,
    ) -> Status {
        self.step(puzzle, heuristic, observer, 1)
    }

    /// Where it keeps positions.
    fn store_mut(&mut self) -> &mut Self::Store {
        &mut self.common_mut().store
    }

    /// How the search stands.
    fn status(&self) -> Status {
        self.common().status
    }

    /// Whether it is in the midst of making a larger table. That may take longer than a caller wants to wait, and so takes several
    /// calls of [`step`](Self::step), each some milliseconds at the most.
    fn is_growing(&self) -> bool {
        self.status() == Status::Running && self.common().store.is_growing()
    }

    /// How many units of work can be done at the least before that begins.
    fn until_growing(&self) -> u64 {
        self.common().store.until_growing()
    }

    /// The moves from the start to a goal, once the search is [`Status::Solved`].
    fn solution(&self) -> Option<&[Move]> {
        (self.status() == Status::Solved).then_some(&self.common().solution)
    }

    /// What [`Stats::bytes`] tells.
    fn bytes(&self) -> u64 {
        self.common().memory.taken()
    }

    /// All counts so far. O(depths + iterations).
    fn stats(&self) -> Stats {
        let Common { memory, store, .. } = self.common();
        let depths = self.depths();
        let total = depths.iter().fold(Counters::default(), |mut total, row| {
            total += row.counters;
            total
        });
        Stats {
            total,
            evaluated: self.evaluated(),
            stored: store.positions(),
            stored_peak: store.most_positions(),
            bytes: memory.taken(),
            bytes_peak: memory.peak(),
            depth: self.depth(),
            bound: self.bound(),
            next_bound: self.next_bound(),
            nearest: self.nearest(),
            incumbent: self.incumbent(),
            stage_end: self.is_stage_end(),
            depths,
            iterations: self.iterations(total),
            sides: self.sides(),
        }
    }
}

/// What is to be done once the heuristic's type is known.
struct Work<'a, P, S: ?Sized, A, O> {
    search: &'a mut S,
    puzzle: &'a P,
    any: &'a A,
    observer: &'a mut O,
    budget: u64,
}

impl<P: Puzzle, S: Search<P> + ?Sized, A, O: Observer<P::State>> Work<'_, P, S, A, O> {
    #[inline]
    fn with<H: Heuristic<P>>(self, heuristic: &H) -> Result<(), Status> {
        self.search.run(self.puzzle, heuristic, self.observer, self.budget)
    }
}

impl<P, S, A, O> HeuristicVisitor<P> for Work<'_, P, S, A, O>
where
    P: Puzzle,
    S: Search<P> + ?Sized,
    A: AnyHeuristic<P>,
    O: Observer<P::State>,
{
    type Output = Result<(), Status>;

    #[inline]
    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> Result<(), Status> {
        // Which of the two is known when this is compiled, and the other loop is not there.
        if H::is_cheap() {
            self.with(heuristic)
        } else {
            let any = Dispatched(self.any);
            self.with(&any)
        }
    }
}
