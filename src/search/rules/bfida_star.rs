//! Breadth-first iterative-deepening A* (BFIDA*).
//!
//! [`Bfhs`](crate::search::Bfhs) without a known upper bound. It begins with U = h(start). When everything within U has been searched
//! without a goal, it begins again with the least g + h that was cut, as [`IdaStar`](crate::search::IdaStar) does. Within an iteration it
//! expands each position once and stores a few layers. So it stands between IDA*, which needs no memory and follows every path, and
//! [`AStar`](crate::search::AStar), which stores everything. It finishes where A* runs out of memory and many paths meet.
//!
//! **Why it is a shortest solution.** Let C be the length of a shortest solution. While U is less than C, some position of it has been cut,
//! with g + h of at most C. So U never exceeds C, and with U = C the solution is found, as the first goal of the deepest layer.
//!
//! **The cost.** Each iteration repeats those before it. They grow by a factor, so the last one and the rebuilding of the path are most
//! of the work. Memory: the widest three layers of the last iteration, and its middle one, half-way to U.
//!
//! **How this counts.** As in BFHS. Rebuilding the path counts as part of the last iteration.
//!
//! **Ties.** The order of moves alone decides which shortest solution is found.
//!
//! Source: R. Zhou and E. A. Hansen, "Breadth-First Heuristic Search", Artificial Intelligence 170 (2006), section 4, first in ICAPS 2004.
//! Departures: those of BFHS.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{BfidaStar, ForgettingSearch, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = ForgettingSearch::by(BfidaStar, MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::Puzzle;
use crate::search::algorithm::{Aim, Algorithm, Level, Order, Rank};
use crate::search::frame::forgetting::{ForgettingSearch, Rule};
use crate::search::setting::Settings;
use crate::search::stats::LeastCut;
use crate::search::status::{Limit, Limits, Status};

/// The traits of BFIDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfida-star",
    level: Level::Bound,
    waits: Order::Layers,
    ranks: Rank::First,
    aim: Aim::Moves,
    ..Algorithm::BEST_FIRST
};

/// The rule of BFIDA*: the bounds of the loop in `frame/forgetting.rs`.
///
/// Time grows with the number of positions whose g + h is at most U, summed over the values of U. Memory
/// grows with the widest three layers of the last, and its middle one.
#[derive(Clone, Copy, Debug)]
pub struct BfidaStar;

impl BfidaStar {
    pub(super) fn from_settings<P: Puzzle>(_puzzle: &P, settings: &Settings) -> ForgettingSearch<P> {
        ForgettingSearch::by(Self, settings.order.clone(), settings.limits())
    }
}

impl Rule for BfidaStar {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    /// A start beyond the limit is counted, and cut by the limit.
    fn first_bound(&self, h: u32, limits: &Limits) -> u32 {
        h.min(limits.depth)
    }

    fn next_bound(&self, least_cut: LeastCut, limits: &Limits) -> Result<u32, Status> {
        let bound = least_cut.next_bound().ok_or(Status::Exhausted)?.bound;
        if bound > limits.depth { Err(Status::LimitReached(Limit::Depth)) } else { Ok(bound) }
    }

    fn longest(&self, _bound: u32, limits: &Limits) -> u32 {
        limits.depth
    }
}
