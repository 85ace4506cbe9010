//! Weighted IDA*.
//!
//! IDA* with a heuristic that counts w times, w at least 1: a depth-first search that cuts where g + w h exceeds a bound, and begins again
//! with the least g + w h that was cut. Positions that seem far from a goal are cut sooner than they would be by
//! [`IdaStar`](super::IdaStar), so that an iteration looks at few of them, and the bound goes up in larger steps; and it needs as
//! little memory.
//!
//! **At most w times the shortest.** Let C be the length of a shortest solution. Each position of it has g + w h of at most w (g + h), and
//! so at most w C. An iteration that finds nothing has cut one of them, so that the next bound is at most w C; and so is the first, as
//! the start is one. What is found within a bound has h = 0 at its end, so its length is at most the bound.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut, and does not count for the next bound. When nothing else was
//! cut there is no solution within the limit: no position of one has been cut.
//!
//! Whole numbers only: with w = p/q, the bound is on q g + p h, and is told so.
//!
//! Time: an iteration grows with the positions within its bound, far fewer than without a weight; but where bounds take many small steps, as
//! with a weight of large p and q, there are more iterations. Memory: the current path.
//!
//! Source: R. E. Korf, "Linear-Space Best-First Search", Artificial Intelligence 62 (1993), section 3.3, with the weight of Pohl, "Heuristic
//! Search Viewed as Path Finding in a Graph", Artificial Intelligence 1 (1970). Departures: those of [`IdaStar`](super::IdaStar).
//!
//! **Ties.** None to break: the order of moves decides which of the solutions within the bound is found.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Limits, MoveOrder, Ratio, Search, Status, WeightedIdaStar};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = WeightedIdaStar::new(MoveOrder::by_number(4), Ratio::new(3, 2), Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!(status, Status::Solved);
//! assert!(search.solution().is_some_and(|moves| 2 * moves.len() <= 3 * 13), "a shortest solution has 13");
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::onward;
use super::common::Common;
use super::observer::{Event, Observer};
use super::order::MoveOrder;
use super::path::Path;
use super::ratio::Ratio;
use super::resumable::Search;
use super::setting::Settings;
use super::stack::{Stack, Successor};
use super::stats::{Counters, IterationCounts, IterationStats, NextBound};
use super::status::{Limit, Limits, Status};
use super::waiting::Waiting;
use super::weighted_a_star::{DEFAULT_WEIGHT, WEIGHT};
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;

/// What is to be known of weighted IDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "weighted-ida-star",
    level: Level::Bound,
    stores: false,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&WEIGHT],
    needs: None,
    proves: Proof::Within,
    promise: None,
    waits: Order::Stack,
    ranks: Rank::Weighed,
    looks_at: Look::Taken,
    goal_test: Look::Taken,
};

/// Weighted IDA*, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and a solution of d moves, less what the heuristic cuts; memory O(d).
#[derive(Clone, Debug)]
pub struct WeightedIdaStar<P: Puzzle> {
    common: Common<Stack<P::State>>,
    weight: Ratio,
    /// The limit on q g + p h in this iteration; `None` before the first.
    bound: Option<u32>,
    /// The smallest q g + p h that this iteration has cut, [`NOTHING`](Self::NOTHING) while nothing was cut, and the first node with it.
    smallest_cut: u32,
    cut_at: u64,
    /// Whether anything was cut by the limit on moves.
    too_long: bool,
    iterations: IterationCounts,
}

impl<P: Puzzle> WeightedIdaStar<P> {
    /// More than any q g + p h that is cut.
    const NOTHING: u32 = u32::MAX;

    /// A search that has not begun.
    ///
    /// # Panics
    /// When the weight is less than 1.
    #[must_use]
    pub fn new(order: MoveOrder, weight: Ratio, limits: Limits) -> Self {
        assert!(weight >= Ratio::new(1, 1), "{weight} given; allowed: weights from 1 on");
        Self {
            common: Common::new(order, limits),
            weight,
            bound: None,
            smallest_cut: Self::NOTHING,
            cut_at: 0,
            too_long: false,
            iterations: IterationCounts::default(),
        }
    }

    /// q g + p h, for a weight of p/q.
    #[inline]
    const fn promise(weight: Ratio, g: u32, estimate: u32) -> u32 {
        weight.under() * g + weight.over() * estimate
    }

    /// Begins the next iteration: raises the bound and pushes the root.
    fn deepen<O: Observer<P::State>>(
        &mut self,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let bound = match self.bound {
            None => Self::promise(self.weight, 0, estimate),
            Some(_) if self.smallest_cut < Self::NOTHING => self.smallest_cut,
            Some(_) if self.too_long => return Err(Status::LimitReached(Limit::Depth)),
            Some(_) => return Err(Status::Exhausted),
        };
        self.common.allow_one_more(P::MOVES)?;
        self.iterations.begin(bound, self.common.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.smallest_cut = Self::NOTHING;
        self.common.store.push_root(root, estimate);
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
            if let Some(next) = self.common.store.pop() {
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
        // The loop's own, as the stack in hand is: see [`InHand`](super::stack::InHand).
        let ((mut stack, depths), mut generated) = (store.in_hand_with(depths.made()), *counted);
        let end = generated.saturating_add(budget).min(limits.nodes);
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
            if depth + estimate > limits.depth {
                self.too_long = true;
                counters.pruned += 1;
                observer.pruned(event, bound);
                continue;
            }
            let promise = Self::promise(self.weight, depth, estimate);
            if promise > bound {
                counters.pruned += 1;
                observer.pruned(event, bound);
                if promise < self.smallest_cut {
                    (self.smallest_cut, self.cut_at) = (promise, generated);
                }
                continue;
            }
            if puzzle.is_goal(state) {
                goal = Some(event);
                break;
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
        }
        *counted = generated;
        let counts = stack.counts();
        store.take_over(counts);
        goal.inspect(|&goal| self.common.solve(goal, observer)).is_some()
    }
}

impl<P: Puzzle> Search<P> for WeightedIdaStar<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    const IS_TIGHT: bool = true;

    type Store = Stack<P::State>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        let weight = settings.ratio(&WEIGHT).unwrap_or(DEFAULT_WEIGHT);
        Self::new(settings.order.clone(), weight, settings.limits())
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
        self.common.store.here()
    }

    fn depth(&self) -> u32 {
        self.common.store.depth().saturating_sub(1)
    }

    fn is_stage_end(&self) -> bool {
        self.common.generated > 0 && self.common.store.is_done()
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.common.store.waiting(Vec::new(), most, true)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        let is_cut = self.smallest_cut < Self::NOTHING;
        is_cut.then_some(NextBound { bound: self.smallest_cut, node: Some(self.cut_at) })
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}
