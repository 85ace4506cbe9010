//! Depth-first search without a closed list.
//!
//! Follows the first move from each position, down to a goal or a position without moves. Then it tries the next move where it last had a
//! choice. Only the current path is stored, so a position is searched again on every path to it. A circle is walked for ever: without [a limit
//! on moves](crate::search::setting::MAX_DEPTH) the search may never come back from its first path. The first goal found ends it, whatever the
//! path there costs.
//!
//! Prefer [`Iddfs`](crate::search::Iddfs), which needs as little memory and finds the fewest moves.
//!
//! **Guarantee.** It finds only solutions. With a limit on moves it looks at every path within the limit, so that where it
//! finds none there is none.
//!
//! **Ties.** There are none: the order of moves decides everything.
//!
//! Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1 (1972), for the search with marks, which is
//! [`Dfs`](crate::search::Dfs). Departure: the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Map, Notation};
//! use rolling_cubes::search::{DfsTree, Iddfs, Limits, MoveOrder, Search, Status};
//!
//! let map = Map::read("", "A -> B, B -> C, C -> D, A -> D, start A, goal D")?;
//! let mut search = Iddfs::by(DfsTree::within(u32::MAX), MoveOrder::by_number(32), Limits::default());
//! let status = search.step(&map, &Blind, &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(3)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::iddfs::{Iddfs, WithinDepth};
use crate::puzzle::Puzzle;
use crate::said::Phrase;
use crate::search::algorithm::{Algorithm, Level, Need, Order, Proof, Rank};
use crate::search::frame::depth_first::LastIteration;
use crate::search::setting::{MAX_DEPTH, Settings};
use crate::search::status::{Limit, Status};

/// The traits of depth-first search without a closed list.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "dfs-tree",
    level: Level::Incumbent,
    stores: false,
    informed: false,
    needs: Some(Need { one_of: &[&MAX_DEPTH], allowed: Phrase::new("dfs-tree-needs"), suggested: 40 }),
    proves: Proof::Nothing,
    waits: Order::Stack,
    ranks: Rank::First,
    ..Algorithm::BEST_FIRST
};

/// Depth-first search without a closed list.
///
/// Time O(b^d) for branching factor b and a limit of d moves, without bound where there is no limit; memory O(d).
#[derive(Clone, Copy, Debug)]
pub struct DfsTree;

impl DfsTree {
    /// One iteration of [`Iddfs`].
    #[must_use]
    pub const fn within(depth: u32) -> WithinDepth {
        WithinDepth::once(&ALGORITHM, depth)
    }

    pub(super) fn from_settings<P: Puzzle>(_puzzle: &P, settings: &Settings) -> Iddfs<P> {
        let limits = settings.limits();
        Iddfs::by(Self::within(limits.depth), settings.order.clone(), limits)
    }
}

/// There is one iteration. It ends when everything within the limit has been looked at.
pub(super) fn once(so_far: &LastIteration) -> Result<Option<u32>, Status> {
    match so_far.total {
        total if total.generated == 0 => Ok(None),
        total if total.pruned > 0 => Err(Status::LimitReached(Limit::Depth)),
        _ => Err(Status::Exhausted),
    }
}
