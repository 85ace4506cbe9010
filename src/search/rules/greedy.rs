//! Greedy best-first search.
//!
//! Expands the open position with the least h: the one that seems nearest to a goal, whatever it took to get there. It runs downhill while
//! h falls. When stuck, it spreads over everything that looks as near until it finds a way on. Every position is stored, and
//! expanded at most once.
//!
//! **What it promises.** A solution, if there is one and memory lasts. Its length may be many times the shortest. With the true distance as
//! heuristic it is a shortest one: some move from each position leads one nearer, and nothing open is nearer than that. If length matters,
//! [`WeightedAStar`](crate::search::WeightedAStar) promises a bound on it.
//!
//! **Ties.** Of equal h the position reached by the fewest moves first, of these the newest. Without a heuristic it goes layer by layer.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut. As the first path to a position is kept, even if it is a detour, a
//! search that ends at this limit proves nothing.
//!
//! Source: J. E. Doran and D. Michie, "Experiments with the Graph Traverser Program", Proc. Royal Society of London A 294 (1966). Departures:
//! all moves of a position are tried except the move straight back, not only until one leads lower. Buckets replace a sorted list (see
//! `store/open.rs`). Goals are tested when they are expanded.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Greedy, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = Greedy::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert!(search.solution().is_some_and(|moves| moves.len() >= 13), "a shortest solution has 13");
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::order::MoveOrder;
use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Algorithm, Level, Proof, Rank};
use crate::search::frame::best_first::{BestFirst, FirstPathRecord, Rule};
use crate::search::setting::Settings;
use crate::search::status::Limits;
use crate::search::store::open::First;

/// The traits of greedy best-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "greedy",
    level: Level::Estimate,
    proves: Proof::Nothing,
    ranks: Rank::H,
    ..Algorithm::BEST_FIRST
};

/// Greedy best-first search, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions that look no farther than the farthest it has to pass: up to the whole space.
pub type Greedy<P> = BestFirst<P, LeastH>;

impl<P: Puzzle> Greedy<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::by(LeastH, order, limits)
    }
}

/// The rule of greedy best-first search: the key of the loop in `frame/best_first.rs`.
#[derive(Clone, Copy, Debug)]
pub struct LeastH;

impl Rule for LeastH {
    type Value<C: Costs> = FirstPathRecord<C>;

    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(_settings: &Settings) -> Self {
        Self
    }

    fn ties(&self) -> First {
        First::Shallowest
    }

    #[inline]
    fn key(&self, _g: u32, h: u32) -> u32 {
        h
    }

    #[inline]
    fn estimate(&self, key: u32, _g: u32) -> u32 {
        key
    }

    /// A position keeps its first path, which may be longer than another: a limit on moves shows nothing.
    fn limit_proves(&self) -> bool {
        false
    }
}
