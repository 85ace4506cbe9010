//! Breadth-first search.
//!
//! Expands positions in the order of their depth: the start, everything one move away, everything two moves away, and so on. Every position
//! is stored when it is generated, and dropped when it is stored already. No position of a layer is expanded before the layer above is
//! complete. So each is first reached by the fewest moves, and the first goal generated ends a shortest solution.
//!
//! Each position is expanded at most once, whatever the number of paths to it, and no heuristic is needed; but all are held in memory.
//! Prefer it when the space is small or all depths are wanted. Otherwise [`BidirectionalBfs`](crate::search::BidirectionalBfs) does with far
//! fewer positions, and [`IdaStar`](crate::search::IdaStar) with almost no memory.
//!
//! **Ties.** Within a layer positions are expanded in the order in which they were generated, so the order of moves decides which shortest
//! solution is found. A complete layer is the same whatever the order.
//!
//! Source: E. F. Moore, "The Shortest Path through a Maze", Proc. International Symposium on the Theory of Switching (1959), algorithm A.
//! Departures: goals are tested when they are generated, which saves most of the last layer; the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Bfs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = Bfs::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &Blind, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::order::MoveOrder;
use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Aim, Algorithm, Level, Order, Rank};
use crate::search::by::PackedBy;
use crate::search::frame::layered::{Layer, LayeredSearch, Next, Rule};
use crate::search::observer::{Observer, Side};
use crate::search::status::Limits;
use crate::search::store::tree::Lookup;

/// The traits of breadth-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfs",
    level: Level::Layer,
    informed: false,
    waits: Order::Queue,
    ranks: Rank::First,
    aim: Aim::Moves,
    ..Algorithm::BEST_FIRST
};

/// Breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^d) for branching factor b and solution length d, and never more than the size of
/// the space.
pub type Bfs<P> = LayeredSearch<P, OneQueue>;

impl<P: Puzzle> Bfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::from(None, order, limits)
    }
}

/// The rule of breadth-first search.
#[derive(Clone, Debug, Default)]
pub struct OneQueue;

impl Rule for OneQueue {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Value<C: Costs> = PackedBy<C>;

    #[inline(always)]
    fn look<P: Puzzle, O: Observer<P::State>, T: Lookup>(
        search: &mut Layer<'_, P, O, PackedBy<P::Costs>, T>,
    ) -> Option<()> {
        loop {
            match search.next()? {
                Next::Taken(node) => search.expand(&node),
                Next::Generated(successor) => {
                    if successor.is_known() {
                        search.drop_known(&successor);
                    } else if search.is_goal(&successor) {
                        return search.end(&successor);
                    } else {
                        search.keep();
                    }
                }
            }
        }
    }

    fn choose(_widths: [u32; 2]) -> Side {
        Side::Forward
    }
}
