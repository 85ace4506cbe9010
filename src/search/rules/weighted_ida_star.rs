//! Weighted IDA*.
//!
//! [`IdaStar`](crate::search::IdaStar) with a heuristic that counts w times. It cuts where g + w h exceeds a bound, and begins
//! again with the least g + w h that was cut. With w > 1 positions that seem far from a goal are cut sooner, so an iteration searches few
//! positions. It needs as little memory as IDA*. With w = p/q, the bound is on the whole number q g + p h.
//!
//! **A shortest one up to w = 1, then at most w times the shortest.** Let C be the length of a shortest solution, and B the greater of C and
//! w C. Each position of that solution has g + w h of at most B. An iteration that fails has cut one of them, so the next bound is at most B.
//! So is the first, as the start is one of them. A goal within a bound has h = 0, so the solution's length is at most the bound.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut, and does not count for the next bound. When nothing else was cut,
//! no solution is within the limit: no position of one has been cut.
//!
//! Time: an iteration grows with the positions within its bound, far fewer than without a weight. But bounds may rise by small steps, with
//! a large p and q especially, so there can be many more iterations than without a weight. Memory: the current path.
//!
//! Source: R. E. Korf, "Linear-Space Best-First Search", Artificial Intelligence 62 (1993), section 3.3, with the weight of I. Pohl,
//! "Heuristic Search Viewed as Path Finding in a Graph", Artificial Intelligence 1 (1970). Departures: those of IDA*.
//!
//! **Ties.** The order of moves decides which of the solutions within the bound is found.
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

use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::order::MoveOrder;
use crate::search::algorithm::{Algorithm, Level, Order, Proof, Rank};
use crate::search::frame::depth_first::{DepthFirst, Descent, LastIteration, Node, Rule};
use crate::search::observer::Observer;
use crate::search::ratio::Ratio;
use crate::search::setting::{DEFAULT_WEIGHT, Settings, WEIGHT};
use crate::search::stats::{LeastCut, NextBound};
use crate::search::status::{Limit, Limits, Status};

/// The traits of weighted IDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "weighted-ida-star",
    level: Level::Bound,
    stores: false,
    settings: &[&WEIGHT],
    proves: Proof::Within,
    waits: Order::Stack,
    ranks: Rank::Weighed,
    ..Algorithm::BEST_FIRST
};

/// Weighted IDA*, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and a solution of d moves, less what the heuristic cuts; memory O(d).
pub type WeightedIdaStar<P> = DepthFirst<P, WeightedBound>;

impl<P: Puzzle> WeightedIdaStar<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, weight: Ratio, limits: Limits) -> Self {
        Self::by(WeightedBound::of(weight, limits), order, limits)
    }
}

/// The rule of weighted IDA*.
#[derive(Clone, Debug)]
pub struct WeightedBound {
    weight: Ratio,
    limit: u32,
    /// The limit on q g + p h in this iteration; `None` before the first.
    bound: Option<u32>,
    least_cut: LeastCut,
    /// Whether anything was cut by the limit on moves.
    too_long: bool,
}

impl WeightedBound {
    fn of(weight: Ratio, limits: Limits) -> Self {
        Self { weight, limit: limits.depth, bound: None, least_cut: LeastCut::NOTHING, too_long: false }
    }
}

impl Rule for WeightedBound {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(settings: &Settings) -> Self {
        Self::of(settings.ratio(&WEIGHT).unwrap_or(DEFAULT_WEIGHT), settings.limits())
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>> {
        let (bound, weight, limit) = (self.bound.unwrap_or(0), self.weight, self.limit);
        while let Some(node) = search.next() {
            let value = weight.weigh(node.g, node.estimate);
            if node.f() > limit {
                search.cut(&node, bound);
                self.too_long = true;
            } else if value > bound {
                search.cut(&node, bound);
                self.least_cut.note(value, search.number());
            } else if search.is_goal(&node) {
                return Some(node);
            } else {
                search.expand(&node);
            }
        }
        None
    }

    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status> {
        match (self.bound, self.next_bound()) {
            (None, _) => Ok(Some(self.weight.weigh(0, so_far.root))),
            (Some(_), Some(next)) => Ok(Some(next.bound)),
            (Some(_), None) if self.too_long => Err(Status::LimitReached(Limit::Depth)),
            (Some(_), None) => Err(Status::Exhausted),
        }
    }

    fn begin(&mut self, bound: u32) {
        (self.bound, self.least_cut) = (Some(bound), LeastCut::NOTHING);
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.least_cut.next_bound()
    }
}
