//! Iterative-deepening A*.
//!
//! A depth-first search that turns back wherever the moves made (g) plus a lower bound on the moves to go (h)
//! exceed a limit, the *bound*. When it has looked at everything within the bound and found no goal, it
//! raises the bound and begins again from the root. The work of the earlier iterations is repeated, but
//! each is a fraction of the next, and nothing is stored but the current path: that is the bargain.
//!
//! With an admissible heuristic the first goal found is at the end of a shortest solution, because an
//! iteration that fails proves that no solution is as short as its bound.
//!
//! Positions are not remembered, so the same one is met again along every path that leads to it. Only
//! going straight back is avoided. A table of [`transpositions`](super::transpositions) remembers some: the rule is then the same, but
//! for one question. With a [perimeter](crate::heuristic::rim) it is BIDA*.
//!
//! **Ties.** The order of moves decides which of the shortest solutions is found, and how much of the last iteration is looked at; in
//! the others it makes no difference.
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial
//! Intelligence 27 (1985). Departure: none; the recursion is written out as a stack so that it can pause.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Deepening, IdaStar, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = IdaStar::new(MoveOrder::by_number(4), Deepening::NextBound, Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use std::marker::PhantomData;

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::onward;
use super::common::Common;
use super::observer::{Event, Observer};
use super::order::MoveOrder;
use super::path::Path;
use super::resumable::{Search, SearchVisitor};
use super::setting::{Kind, OneOf, PERIMETER, Setting, Settings, help};
use super::stack::{Stack, Successor};
use super::stats::{Counters, IterationCounts, IterationStats, NextBound};
use super::status::{Limit, Limits, Status};
use super::transpositions::{Kept, StackAndTable, TRANSPOSITIONS};
use super::waiting::Waiting;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;

/// What is to be known of IDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "ida-star",
    level: Level::Bound,
    stores: false,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&DEEPEN, &TRANSPOSITIONS, &PERIMETER],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Stack,
    ranks: Rank::F,
    looks_at: Look::Taken,
    goal_test: Look::Taken,
};

/// How the bound grows: see [`Deepening`].
pub const DEEPEN: Setting = Setting {
    name: "deepen",
    kind: Kind::OneOf { names: &["by-one", "next-bound"], default: "next-bound" },
    help: help("How ida-star raises its bound: by-one, from 0, or next-bound [default: next-bound]"),
};

/// How the bound grows from one iteration to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deepening {
    /// The textbooks' way for contests: 0, 1, 2, ... Iterations may repeat without reaching anything new.
    ByOne,
    /// Korf's way: from the root's estimate to the smallest g + h that was cut.
    #[default]
    NextBound,
}

impl OneOf for Deepening {
    const SETTING: &'static Setting = &DEEPEN;
    const VALUES: &'static [Self] = &[Self::ByOne, Self::NextBound];
}

/// IDA*, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d, less what the heuristic cuts, and the table if there is one; memory O(d)
/// and the table.
#[derive(Clone, Debug)]
pub struct IdaStar<P: Puzzle, K: Kept<P> = Stack<<P as Puzzle>::State>> {
    common: Common<K>,
    deepening: Deepening,
    /// The limit on g + h in this iteration; `None` before the first.
    bound: Option<u32>,
    /// The smallest g + h that this iteration has cut, [`NOTHING`](Self::NOTHING) while nothing was cut, and the first node with it.
    smallest_cut: u32,
    cut_at: u64,
    iterations: IterationCounts,
    puzzle: PhantomData<P>,
}

/// IDA* with a table of transpositions.
pub type IdaStarTable<P> = IdaStar<P, StackAndTable<<P as Puzzle>::State, <P as Puzzle>::Packed>>;

impl<P: Puzzle> IdaStar<P> {
    /// A search that has not begun, and remembers nothing but its current path.
    #[must_use]
    pub fn new(order: MoveOrder, deepening: Deepening, limits: Limits) -> Self {
        Self::keeping(Stack::default(), order, deepening, limits)
    }
}

impl<P: Puzzle> IdaStarTable<P> {
    /// A search that has not begun, with a table of so many entries.
    ///
    /// # Panics
    /// When that is none.
    #[must_use]
    pub fn with_table(order: MoveOrder, deepening: Deepening, entries: usize, limits: Limits) -> Self {
        Self::keeping(StackAndTable::of(entries), order, deepening, limits)
    }
}

impl<P: Puzzle, K: Kept<P>> IdaStar<P, K> {
    /// More than any g + h that is cut.
    const NOTHING: u32 = u32::MAX;

    fn keeping(kept: K, order: MoveOrder, deepening: Deepening, limits: Limits) -> Self {
        Self {
            common: Common { store: kept, ..Common::new(order, limits) },
            deepening,
            bound: None,
            smallest_cut: Self::NOTHING,
            cut_at: 0,
            iterations: IterationCounts::default(),
            puzzle: PhantomData,
        }
    }

    /// The bound that the next iteration begins with, or `None` when a higher one could reach nothing new.
    fn bound_after(&self, root_estimate: u32) -> Option<u32> {
        match (self.bound, self.deepening) {
            (None, Deepening::ByOne) => Some(0),
            // A root beyond the limit is counted, and cut by the limit.
            (None, Deepening::NextBound) => Some(root_estimate.min(self.common.limits.depth)),
            (Some(_), _) => self.smallest_cut_bound().map(|next| next.bound),
        }
    }

    /// The next bound as far as this iteration knows it, and the node that set it.
    fn smallest_cut_bound(&self) -> Option<NextBound> {
        let bound = match self.deepening {
            _ if self.smallest_cut == Self::NOTHING => return None,
            Deepening::ByOne => self.bound? + 1,
            Deepening::NextBound => self.smallest_cut,
        };
        Some(NextBound { bound, node: Some(self.cut_at) })
    }

    /// Begins the next iteration: raises the bound and pushes the root.
    fn deepen<O: Observer<P::State>>(
        &mut self,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let bound = self.bound_after(estimate).ok_or(Status::Exhausted)?;
        if bound > self.common.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.common.allow_one_more(P::MOVES)?;
        let Common { store, memory, .. } = &mut self.common;
        if !store.begin(memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        self.iterations.begin(bound, self.common.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.smallest_cut = Self::NOTHING;
        self.common.store.stack_mut().push_root(root, estimate);
        Ok(())
    }

    /// Sees to it that the next position can be generated: begins another iteration when everything within the bound has been looked
    /// at, and makes room.
    #[cold]
    #[inline(never)] // once for all heuristics
    fn make_ready<O: Observer<P::State>>(
        &mut self,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let next = loop {
            if let Some(next) = self.common.store.stack_mut().pop() {
                break next;
            }
            self.deepen(root, estimate, observer)?;
        };
        self.common.put_back(next, P::MOVES)
    }

    /// Generates up to `budget` positions, for as long as all is ready for the next: cuts each, or goes on from it. Tells whether one is a goal.
    #[inline(never)] // a loop that shares its function with calls has to share the processor's registers, too
    fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        bound: u32,
        budget: u64,
    ) -> bool {
        let Common { store, order, limits, depths, generated: counted, .. } = &mut self.common;
        let (whole, mut table) = store.parts();
        // The loop's own, as the stack in hand is: see [`InHand`](super::stack::InHand).
        let (mut stack, mut generated) = (whole.in_hand(), *counted);
        let (end, depths) = (generated.saturating_add(budget).min(limits.nodes), depths.made());
        let mut goal = None;
        while generated < end
            && let Some(depth) = stack.ready(P::MOVES)
            && let Some(counters) = depths.get_mut(depth as usize)
            && let Some(Successor { state, estimate, by }) = stack.pop()
        {
            let event = Event::forward(state, by, depth, Some(estimate));
            generated += 1;
            counters.generated += 1;
            observer.generated(event);
            let f = depth + estimate;
            if f > bound {
                counters.pruned += 1;
                observer.pruned(event, bound);
                if f < self.smallest_cut {
                    (self.smallest_cut, self.cut_at) = (f, generated);
                }
                continue;
            }
            if puzzle.is_goal(state) {
                goal = Some(event);
                break;
            }
            if let Some(table) = &mut table
                && table.knows(puzzle.pack(state), depth)
            {
                counters.duplicates += 1;
                observer.duplicate(event);
                continue;
            }
            counters.expanded += 1;
            observer.expanded(event);
            let successors = order.last_first(onward(puzzle, state, by)).map(|mv| {
                let after = puzzle.after(state, mv);
                Successor {
                    state: after,
                    estimate: heuristic.estimate_after(estimate, state, after),
                    by: mv.into(),
                }
            });
            stack.push(state, by, successors);
            if let Some(table) = &mut table {
                table.note_most(stack.depth());
            }
        }
        *counted = generated;
        let counts = stack.counts();
        whole.take_over(counts);
        goal.inspect(|&goal| self.common.solve(goal, observer)).is_some()
    }
}

impl<P: Puzzle, K: Kept<P>> Search<P> for IdaStar<P, K> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    const IS_TIGHT: bool = true;

    type Store = K;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::keeping(
            K::from_settings(settings),
            settings.order.clone(),
            settings.one_of(),
            settings.limits(),
        )
    }

    /// The plain search is not to ask at each position whether there is a table.
    fn visited<V: SearchVisitor<P>>(puzzle: &P, settings: &Settings, visitor: V) -> V::Output
    where
        P: Clone + 'static,
    {
        if settings.number(&TRANSPOSITIONS).is_some() {
            visitor.visit(IdaStarTable::from_settings(puzzle, settings))
        } else {
            visitor.visit(IdaStar::<P>::from_settings(puzzle, settings))
        }
    }

    fn common(&self) -> &Common<Self::Store> {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.common
    }

    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.common.generated.saturating_add(budget);
        while self.common.generated < end {
            let (bound, left) = (self.bound.unwrap_or(0), end - self.common.generated);
            if self.go_on(puzzle, heuristic, observer, bound, left) {
                return Err(Status::Solved);
            }
            if self.common.generated < end {
                let root = puzzle.start();
                self.make_ready(root, heuristic.estimate(root), observer)?;
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.stack().here()
    }

    fn depth(&self) -> u32 {
        self.common.store.stack().depth().saturating_sub(1)
    }

    fn is_stage_end(&self) -> bool {
        self.common.generated > 0 && self.common.store.stack().is_done()
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.common.store.stack().waiting(Vec::new(), most, true)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.stack().moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.smallest_cut_bound()
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}
