//! The interface of all searches. A search can be paused at every position.
//!
//! A search borrows nothing: each call of [`Search::step`] passes the puzzle, the heuristic and the observer. A step does a
//! number of units of work, and all state is in the struct. Running to the end and stepping node by node execute equal code
//! with different budgets, so counts cannot depend on stepping.
//!
//! A unit is one *generated* position, roots included. Other work, such as backtracking, belongs to the unit before or
//! after it. So `generated` is at most one behind the units done, and a node's number identifies it.

use crate::heuristic::{AnyHeuristic, Blind, Dispatcher, Heuristic, HeuristicVisitor};
use crate::puzzle::{Move, Puzzle};
use crate::search::algorithm::Algorithm;
use crate::search::frame::common::Common;
use crate::search::observer::{Observer, Side};
use crate::search::path::Path;
use crate::search::stats::{
    Counters, DepthStats, Incumbent, IterationStats, Nearest, NextBound, SideStats, Stats, leave_out,
};
use crate::search::status::Status;
use crate::search::store::kept::{Store, StoreSize};
use crate::search::waiting::WaitingList;

/// An operation on a search of any type.
pub trait SearchVisitor<P: Puzzle> {
    /// The result.
    type Output;

    /// Performs the operation.
    fn visit<S: Search<P> + Clone + 'static>(self, search: S) -> Self::Output;
}

/// Queries of a search at any time.
pub trait Inspect<P: Puzzle> {
    /// Whether counts by depth are by the cost of the moves from the root instead of their number.
    fn depths_are_costs(&self) -> bool {
        false
    }

    /// Whether generating a goal ends the search. Otherwise, or if the goal was an incumbent, one more unit, which
    /// generates nothing, finds the solution.
    fn solved_by_generating(&self) -> bool {
        true
    }

    /// The traits of the algorithm.
    fn algorithm(&self) -> &'static Algorithm;

    /// The state that every search has.
    fn common(&self) -> &Common<dyn StoreSize>;

    /// The position whose successors are being generated.
    fn position(&self) -> Option<P::State>;

    /// See [`Stats::depth`].
    fn depth(&self) -> u32;

    /// See [`Stats::stage_end`]. O(1); for A*, O(stale open entries with the least f).
    fn is_stage_end(&self) -> bool;

    /// The open lists for display, each with up to `most` of its first entries. O(most), plus the cost of
    /// [`is_stage_end`](Self::is_stage_end).
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<WaitingList<P::State>>;

    /// The path to `state`, if known: to positions on the path of a depth-first search, or to all stored positions.
    ///
    /// A* returns the best path known now. With an inconsistent heuristic it may be shorter than the path by which the
    /// position was expanded.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>>;

    /// The path by which one side of a bidirectional search reached `state`.
    fn path_of(&self, puzzle: &P, side: Side, state: P::State) -> Option<Path<P::State>> {
        self.path_to(puzzle, state).filter(|path| path.side == side)
    }

    /// Where the parent of the newest node is in a layer whose ancestors are forgotten: its depth, its place from 0, and the
    /// layer's length. O(1).
    fn parent(&self) -> Option<[u32; 3]> {
        None
    }

    /// See [`Stats::bound`]. O(1).
    fn bound(&self) -> Option<u32> {
        None
    }

    /// See [`Stats::next_bound`].
    fn next_bound(&self) -> Option<NextBound> {
        None
    }

    /// See [`Stats::nearest`].
    fn nearest(&self) -> Option<Nearest> {
        None
    }

    /// See [`Stats::incumbent`]. O(1).
    fn incumbent(&self) -> Option<Incumbent> {
        None
    }

    /// Maximum length of a solution, in moves; [`Limit::Depth`](crate::search::Limit::Depth) proves that none is that
    /// short. `None` if no solution is acceptable, or if the limit proves nothing.
    fn longest(&self) -> Option<u32> {
        Some(self.common().limits.depth)
    }

    /// See [`Stats::evaluated`]. By default, every generated position is evaluated.
    fn evaluated(&self) -> u64 {
        if self.algorithm().informed { self.common().generated } else { 0 }
    }

    /// See [`Stats::depths`].
    fn depths(&self) -> Vec<DepthStats> {
        self.common().depths.rows()
    }

    /// See [`Stats::iterations`]; `_total` are the counts so far.
    fn iterations(&self, _total: Counters) -> Vec<IterationStats> {
        Vec::new()
    }

    /// See [`Stats::sides`].
    fn sides(&self) -> Option<[SideStats; 2]> {
        None
    }

    /// Units of work done: one per generated position, and one for an end found without generating.
    fn units(&self) -> u64 {
        let Common { generated, status, .. } = self.common();
        let ended_generating = match status {
            Status::Running => true,
            Status::Solved => self.solved_by_generating() && self.incumbent().is_none(),
            _ => false,
        };
        generated + u64::from(!ended_generating)
    }

    /// All counts so far. O(depths + iterations).
    fn stats(&self) -> Stats {
        let Common { memory, store, .. } = self.common();
        let mut depths = self.depths();
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
            depths_left_out: leave_out(&mut depths),
            depths_are_costs: self.depths_are_costs(),
            depths,
            iterations: self.iterations(total),
            sides: self.sides(),
        }
    }
}

/// A search that can be paused and stepped. Implementors write the rule, [`run`](Self::run), and the queries that depend on
/// it.
pub trait Search<P: Puzzle>: Inspect<P> + Sized {
    /// Whether the loop asks a heuristic.
    const ASKS: bool = true;

    /// Whether to compile a second loop for [cheap](Heuristic::is_cheap) heuristics. It pays only for searches with little
    /// work per position.
    const IS_TIGHT: bool = false;

    /// Whether counts by depth are few enough to be added up after each step, so that no observer need count positions. The
    /// stages of such a search are bounds or incumbents.
    const ADDS_UP: bool = false;

    /// Whether to share one compiled loop among all observers: smaller, and slightly slower. Never with
    /// [`ADDS_UP`](Self::ADDS_UP).
    const ONE_LOOP: bool = false;

    /// The position store.
    type Store: Store + 'static;

    /// The state that every search has.
    fn common_mut(&mut self) -> &mut Common<Self::Store>;

    /// Does `budget` units of work, unless the search ends before. Uninformed algorithms ignore the heuristic.
    ///
    /// # Errors
    /// The status when the search ends, or when a larger table must be built.
    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status>;

    /// Does up to `budget` units of work and returns the status; fewer only if the search ends or
    /// [`is_growing`](Self::is_growing). A search that is not [`Status::Running`] does not change. Pass equal `puzzle` and
    /// `heuristic` on every call.
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
                if !Self::ASKS {
                    work.with(&Blind)
                } else if Self::IS_TIGHT {
                    heuristic.with(work)
                } else {
                    work.with(&Dispatcher(heuristic))
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

    /// The position store.
    fn store_mut(&mut self) -> &mut Self::Store {
        &mut self.common_mut().store
    }

    /// The total of [`depths`](Self::depths), of a search from the start alone. O(depths).
    fn counted(&self) -> Counters {
        self.common().depths.total()
    }

    /// The status.
    fn status(&self) -> Status {
        self.common().status
    }

    /// Whether a larger table is being built, by several calls of [`step`](Self::step) of at most some milliseconds each.
    fn is_growing(&self) -> bool {
        self.common().is_growing()
    }

    /// Lower bound on the units of work before the next growth.
    fn until_growing(&self) -> u64 {
        self.common().store.until_growing()
    }

    /// The moves from the start to a goal, once the search is [`Status::Solved`].
    fn solution(&self) -> Option<&[Move]> {
        self.common().solution()
    }

    /// See [`Stats::bytes`].
    fn bytes(&self) -> u64 {
        self.common().memory.taken()
    }
}

/// The arguments of a step, until the heuristic's type is known.
struct Work<'a, P, S, A, O> {
    search: &'a mut S,
    puzzle: &'a P,
    any: &'a A,
    observer: &'a mut O,
    budget: u64,
}

impl<P: Puzzle, S: Search<P>, A, O: Observer<P::State>> Work<'_, P, S, A, O> {
    #[inline]
    fn with<H: Heuristic<P>>(self, heuristic: &H) -> Result<(), Status> {
        self.search.run(self.puzzle, heuristic, self.observer, self.budget)
    }
}

impl<P, S, A, O> HeuristicVisitor<P> for Work<'_, P, S, A, O>
where
    P: Puzzle,
    S: Search<P>,
    A: AnyHeuristic<P>,
    O: Observer<P::State>,
{
    type Output = Result<(), Status>;

    #[inline]
    fn visit<H: Heuristic<P>>(self, heuristic: &H) -> Result<(), Status> {
        // A constant, so only one of the two loops is compiled.
        if H::is_cheap() {
            self.with(heuristic)
        } else {
            let any = Dispatcher(self.any);
            self.with(&any)
        }
    }
}
