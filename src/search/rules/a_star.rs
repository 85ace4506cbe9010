//! A*.
//!
//! Expands the open position with the least f = g + h: the moves made to reach it plus a lower bound on the moves to go. Every position is
//! stored, and expanded once however many paths lead to it. A goal is tested when it is expanded: no open position then has a lesser f, so
//! the path to the goal is a shortest one.
//!
//! With a consistent heuristic it expands no position that another such search could skip, apart from ties, but stores all of them. Prefer
//! it where many paths lead to the same positions and these fit in memory; otherwise [`IdaStar`](crate::search::IdaStar).
//!
//! **Ties.** Of equal f the deepest first ([`First::Deepest`]), which is nearest to a goal if the bound is right; of equal depth the newest.
//! [`TIES`] has other orders. They change how much of the last layer is expanded and nothing else: with a consistent heuristic every
//! position with f below the solution's length is expanded.
//!
//! **Reopening.** With an inconsistent heuristic a position may be expanded before the shortest path to it is found. When a shorter one is,
//! the position is opened and expanded again. It then counts as *generated*, *duplicate*, *evaluated* and *expanded* once more.
//!
//! Source: P. E. Hart, N. J. Nilsson and B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", IEEE Transactions
//! on Systems Science and Cybernetics 4 (1968). Departures: buckets instead of a sorted list (see `store/open.rs`), and
//! the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{AStar, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = AStar::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::order::MoveOrder;
use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Algorithm, Level};
use crate::search::frame::best_first::{BestFirst, Near, Rule};
use crate::search::setting::{Kind, OneOf, PERIMETER, Setting, Settings, help};
use crate::search::status::Limits;
use crate::search::store::open::First;

/// The traits of A*.
pub const ALGORITHM: Algorithm =
    Algorithm { name: "a-star", level: Level::F, settings: &[&TIES, &PERIMETER], ..Algorithm::BEST_FIRST };

/// Which of the positions of equal f is expanded first: see [`First`].
pub const TIES: Setting = Setting {
    name: "ties",
    kind: Kind::OneOf { names: &["high-g", "low-g", "oldest", "newest"], default: "high-g" },
    help: help(
        "Which of several positions of the least f a-star expands first: high-g, low-g, oldest or newest [default: high-g]",
    ),
    examples: &["low-g", "oldest", "newest"],
};

impl OneOf for First {
    const SETTING: &'static Setting = &TIES;
    const VALUES: &'static [Self] = &[Self::Deepest, Self::Shallowest, Self::Oldest, Self::Newest];
}

/// A*, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions whose f is at most the solution's length.
pub type AStar<P> = BestFirst<P, LeastF>;

impl<P: Puzzle> AStar<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::with_ties(order, First::default(), limits)
    }

    /// A search that has not begun, with ties broken as `first` says.
    #[must_use]
    pub fn with_ties(order: MoveOrder, first: First, limits: Limits) -> Self {
        Self::by(LeastF { algorithm: &ALGORITHM, first }, order, limits)
    }
}

/// The rule of A*: the key of the loop in `frame/best_first.rs`, which all best-first searches share.
#[derive(Clone, Debug)]
pub struct LeastF {
    pub(super) algorithm: &'static Algorithm,
    pub(super) first: First,
}

impl Rule for LeastF {
    const ONE_LOOP: bool = false;
    const BY_F: bool = true;

    type Value<C: Costs> = Near<C>;

    fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    fn from_settings(settings: &Settings) -> Self {
        Self { algorithm: &ALGORITHM, first: settings.one_of() }
    }

    fn ties(&self) -> First {
        self.first
    }

    #[inline]
    fn key(&self, g: u32, h: u32) -> u32 {
        g + h
    }

    #[inline]
    fn estimate(&self, key: u32, g: u32) -> u32 {
        key - g
    }
}
