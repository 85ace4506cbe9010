//! Depth-first search with a closed list.
//!
//! [`DfsTree`](crate::search::DfsTree) that stores each position when it first comes to it, and drops it on every other path. So it walks in
//! no circle, and looks at each position at most once: where there is a solution and memory lasts, it finds one. Its path winds through
//! whatever came first and may be many times as long as the shortest.
//!
//! **A limit on moves.** A position is searched again when it is reached by fewer moves than before: what was cut below it then may be within
//! the limit now. So a search that ends at the limit has proved that no solution is within it.
//!
//! **Ties.** There are none: the order of moves decides everything.
//!
//! **How this counts.** A position that is dropped was *generated* once more and is a *duplicate*. Stored are all positions that were
//! expanded.
//!
//! Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1 (1972). Departures: the recursion is
//! written out as a stack so that it can pause, and the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Map, Notation};
//! use rolling_cubes::search::{Dfs, Limits, MoveOrder, Search, Status};
//!
//! let map = Map::read("", "A -> B, B -> C, C -> A, C -> D, start A, goal D")?;
//! let mut search = Dfs::new(MoveOrder::by_number(32), Limits::default());
//! let status = search.step(&map, &Blind, &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(3)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::dfs_tree::once;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::order::MoveOrder;
use crate::search::algorithm::{Algorithm, Level, Order, Proof, Rank};
use crate::search::frame::depth_first::{DepthFirstWithTable, Descent, LastIteration, Node, Rule};
use crate::search::observer::Observer;
use crate::search::setting::Settings;
use crate::search::status::{Limits, Status};

/// The traits of depth-first search with a closed list.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "dfs",
    level: Level::Incumbent,
    informed: false,
    proves: Proof::Nothing,
    waits: Order::Stack,
    ranks: Rank::First,
    ..Algorithm::BEST_FIRST
};

/// Depth-first search with a closed list, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions it comes to: at most all that can be reached.
pub type Dfs<P> = DepthFirstWithTable<P, FirstVisit>;

impl<P: Puzzle> Dfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::closing(FirstVisit { limit: limits.depth }, order, limits)
    }
}

/// The rule of depth-first search with a closed list.
#[derive(Clone, Debug)]
pub struct FirstVisit {
    limit: u32,
}

impl Rule for FirstVisit {
    const ASKS: bool = false;

    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(settings: &Settings) -> Self {
        Self { limit: settings.limits().depth }
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>> {
        while let Some(node) = search.next() {
            if search.is_goal(&node) {
                return Some(node);
            } else if node.depth == self.limit {
                search.cut(&node, self.limit);
            } else if !search.drop_known(&node, if self.limit < u32::MAX { node.depth } else { 0 }) {
                search.expand(&node);
            }
        }
        None
    }

    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status> {
        once(so_far)
    }

    fn bound(&self) -> Option<u32> {
        None
    }
}
