//! Breadth-first iterative-deepening A* (BFIDA*).
//!
//! [`Bfhs`] where no upper bound is known: it begins with U = h(start), and when everything within U has been looked at and no goal was
//! among it, begins again with the least g + h that was dropped, as [`IdaStar`](super::IdaStar) does with its bound. Within an iteration it
//! expands a position once, whatever the number of ways that lead there, and holds no more than a few layers. So it
//! stands between IDA*, which needs no memory and looks at every way, and [`AStar`](super::AStar), which holds everything: where A* runs out of
//! memory and ways transpose, it is the one that finishes.
//!
//! **Why it is a shortest solution.** Let C be the length of a shortest solution. As long as U is less than C, some position of it has been
//! dropped, with g + h of at most C; so U never passes C by, and with U = C it is found, as the first goal of the deepest layer.
//!
//! **The cost.** Each iteration repeats those before it. As they grow by a factor, the last and the rebuilding of the path, described
//! at [`Bfhs`], are most of the work. Memory: the widest three layers of the last iteration, and its middle one, half-way to U.
//!
//! **How this counts.** As in [`Bfhs`]; the rebuilding counts as part of the last iteration, and [`rebuilt`](BfidaStar::rebuilt) tells it apart.
//!
//! **Ties.** The order of moves alone decides which of the shortest solutions is found.
//!
//! Source: R. Zhou and E. A. Hansen, "Breadth-First Heuristic Search", Artificial Intelligence 170 (2006), section 4, first in ICAPS 2004.
//! Departures: those of [`Bfhs`].
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{BfidaStar, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = BfidaStar::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::bfhs::Bfhs;
use super::common::Common;
use super::layers::Layers;
use super::observer::Observer;
use super::order::MoveOrder;
use super::path::Path;
use super::resumable::Search;
use super::setting::Settings;
use super::stats::{Counters, Incumbent, IterationCounts, IterationStats, NextBound};
use super::status::{Limit, Limits, Status};
use super::waiting::Waiting;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;

/// What is to be known of BFIDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfida-star",
    level: Level::Bound,
    stores: true,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Layers,
    ranks: Rank::First,
    looks_at: Look::Successors,
    goal_test: Look::Successors,
};

/// BFIDA*, paused before the next position it will generate.
///
/// Time grows with the number of positions whose g + h is at most U, summed over the values of U; memory with the widest three layers of the
/// last, and its middle one.
#[derive(Clone, Debug)]
pub struct BfidaStar<P: Puzzle> {
    /// The iteration in hand.
    sweep: Bfhs<P>,
    /// Its bound; `None` before the first.
    bound: Option<u32>,
    iterations: IterationCounts,
}

impl<P: Puzzle> BfidaStar<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self { sweep: Bfhs::new(order, None, limits), bound: None, iterations: IterationCounts::default() }
    }

    /// What rebuilding the path has counted so far, which is in all counts, too; `None` before a goal is found.
    #[must_use]
    pub fn rebuilt(&self) -> Option<Counters> {
        self.sweep.rebuilt()
    }

    /// Begins the next iteration: raises the bound and generates the root.
    #[cold]
    fn deepen<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
    ) -> Result<(), Status> {
        let bound = match self.bound {
            // A root beyond the limit is counted, and cut by the limit.
            None => heuristic.estimate(puzzle.start()).min(self.sweep.common.limits.depth),
            Some(_) => self.sweep.least_cut.map(|(least, _)| least).ok_or(Status::Exhausted)?,
        };
        let common = &mut self.sweep.common;
        if bound > common.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        common.allow_one_more(P::MOVES)?;
        common.allow_depth(1)?;
        self.iterations.begin(bound, common.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.sweep.sweep(puzzle, heuristic, observer, bound)
    }
}

impl<P: Puzzle> Search<P> for BfidaStar<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    const ONE_LOOP: bool = true;

    type Store = Layers<P::Packed>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::new(settings.order.clone(), settings.limits())
    }

    fn common(&self) -> &Common<Self::Store> {
        &self.sweep.common
    }

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.sweep.common
    }

    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.sweep.common.generated.saturating_add(budget);
        while self.sweep.common.generated < end {
            if self.bound.is_none() || self.sweep.is_swept() {
                self.deepen(puzzle, heuristic, observer)?;
            }
            let gone_on = self.sweep.go_on(puzzle, heuristic, observer, end);
            if !self.sweep.is_swept() {
                gone_on?;
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.sweep.position()
    }

    fn depth(&self) -> u32 {
        Search::depth(&self.sweep)
    }

    fn is_stage_end(&self) -> bool {
        self.sweep.is_swept()
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.sweep.waiting(puzzle, most)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.sweep.path_to(puzzle, state)
    }

    fn longest(&self) -> Option<u32> {
        Some(self.sweep.common.limits.depth)
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.sweep.least_cut.map(|(bound, node)| NextBound { bound, node: Some(node) })
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.sweep.found()
    }

    fn units(&self) -> u64 {
        self.sweep.units()
    }
}
