//! Iterative-deepening depth-first search (IDDFS).
//!
//! A depth-first search that turns back at a given depth, the *bound*: positions there are tested, but not expanded. When everything
//! within the bound has been searched without a goal, it starts again with a bound one higher. So it searches positions in order of their
//! depth, as breadth-first search does, and the first goal ends a shortest solution. Yet it stores only the current path.
//!
//! The price is repeated work. With branching factor b, the earlier iterations add a share of about 1 / (b - 1). Positions are not
//! remembered, so each is met along every path to it, except straight back. With a heuristic this becomes
//! [`IdaStar`](crate::search::IdaStar), which turns back long before the bound. (Without one, IDA* generates a layer more in each
//! iteration, as it cuts a position after generating it.)
//!
//! **Ties.** The order of moves decides which shortest solution is found and how much of the last iteration is searched, nothing else.
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial Intelligence 27 (1985). Departure:
//! none; the recursion is written out as a stack so that it can pause.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Iddfs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = Iddfs::new(MoveOrder::by_number(4), Limits::default());
//! let status = search.step(&puzzle, &Blind, &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::dfs_tree::once;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::order::MoveOrder;
use crate::search::algorithm::{Aim, Algorithm, Level, Order, Rank};
use crate::search::frame::depth_first::{DepthFirst, Descent, LastIteration, Node, Rule};
use crate::search::observer::Observer;
use crate::search::setting::Settings;
use crate::search::stats::{LeastCut, NextBound};
use crate::search::status::{Limit, Limits, Status};

/// The traits of IDDFS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "iddfs",
    level: Level::Bound,
    stores: false,
    informed: false,
    waits: Order::Stack,
    ranks: Rank::First,
    aim: Aim::Moves,
    ..Algorithm::BEST_FIRST
};

/// Iterative-deepening depth-first search, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d; memory O(d).
pub type Iddfs<P> = DepthFirst<P, WithinDepth>;

impl<P: Puzzle> Iddfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::by(WithinDepth::RISING, order, limits)
    }
}

/// The rule of a search within a depth: again and again within a greater one, or once, as [`DfsTree`](crate::search::DfsTree) does.
#[derive(Clone, Debug)]
pub struct WithinDepth {
    algorithm: &'static Algorithm,
    rises: bool,
    /// The depth; `None` before the first iteration.
    bound: Option<u32>,
    /// The next depth, once this iteration has turned back somewhere: otherwise a higher bound reaches nothing new.
    next: LeastCut,
}

impl WithinDepth {
    const RISING: Self = Self { algorithm: &ALGORITHM, rises: true, bound: None, next: LeastCut::NOTHING };

    pub(super) const fn once(algorithm: &'static Algorithm, depth: u32) -> Self {
        Self { algorithm, rises: false, bound: Some(depth), next: LeastCut::NOTHING }
    }
}

impl Rule for WithinDepth {
    const ASKS: bool = false;

    fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    fn from_settings(_settings: &Settings) -> Self {
        Self::RISING
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>> {
        let bound = self.bound.unwrap_or(0);
        while let Some(node) = search.next() {
            if search.is_goal(&node) {
                return Some(node);
            } else if node.depth == bound {
                search.cut(&node, bound);
                self.next.note(bound + 1, search.number());
            } else {
                search.expand(&node);
            }
        }
        None
    }

    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status> {
        if !self.rises {
            return once(so_far);
        }
        let bound = match self.bound {
            None => 0,
            Some(_) => self.next_bound().ok_or(Status::Exhausted)?.bound,
        };
        if bound > so_far.limits.depth { Err(Status::LimitReached(Limit::Depth)) } else { Ok(Some(bound)) }
    }

    fn begin(&mut self, bound: u32) {
        (self.bound, self.next) = (Some(bound), LeastCut::NOTHING);
    }

    fn bound(&self) -> Option<u32> {
        self.bound.filter(|_| self.rises)
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.next.next_bound().filter(|_| self.rises)
    }
}
