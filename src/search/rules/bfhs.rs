//! Breadth-first heuristic search (BFHS).
//!
//! Breadth-first search with an upper bound U on the solution's length: positions with g + h beyond U are cut, and layers are forgotten. If
//! U is known, a few layers are enough, where A* stores all of them. A* would not expand most of what is cut either. Three layers
//! and the one half-way to U are stored, and the path is rebuilt by halves: see `frame/forgetting.rs`.
//!
//! **Why it is a shortest solution.** Each position of a shortest solution has g + h of at most its length C, and is not cut if U is at
//! least C. Layers come in the order of their depth, so the first goal generated has the least depth. When everything within U has been
//! searched, no solution has at most U moves.
//!
//! **How this counts.** Rebuilding the path counts as everything else does, each search's root included, and is reported apart as
//! well. Stored are the positions of the layers in memory.
//!
//! **Ties.** The order of moves alone decides which shortest solution is found.
//!
//! Source: R. Zhou and E. A. Hansen, "Breadth-First Heuristic Search", Artificial Intelligence 170 (2006), first in ICAPS 2004. Departures:
//! the middle layer lies half-way to U, not at three quarters; the last two moves are read off; the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Bfhs, ForgettingSearch, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = ForgettingSearch::by(Bfhs { upper: Some(15) }, MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::branch_and_bound::INCUMBENT;
use crate::puzzle::Puzzle;
use crate::said::Phrase;
use crate::search::algorithm::{Aim, Algorithm, Level, Need, Order, Rank};
use crate::search::frame::forgetting::{ForgettingSearch, Rule};
use crate::search::setting::{MAX_DEPTH, Settings};
use crate::search::stats::LeastCut;
use crate::search::status::{Limit, Limits, Status};

/// The traits of BFHS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfhs",
    level: Level::Layer,
    settings: &[&INCUMBENT],
    needs: Some(Need {
        one_of: &[&INCUMBENT, &MAX_DEPTH],
        allowed: Phrase::new("bfhs-needs"),
        suggested: 40,
    }),
    waits: Order::Layers,
    ranks: Rank::First,
    aim: Aim::Moves,
    ..Algorithm::BEST_FIRST
};

/// The rule of BFHS: the bound of the loop in `frame/forgetting.rs`.
///
/// Time grows with the number of positions whose g + h is at most U; memory with the widest three layers of these, and the middle one.
#[derive(Clone, Copy, Debug)]
pub struct Bfhs {
    /// The length of a solution that is taken for granted. If none that short is found, the search ends with
    /// [`Limit::Depth`].
    pub upper: Option<u32>,
}

impl Bfhs {
    pub(super) fn from_settings<P: Puzzle>(_puzzle: &P, settings: &Settings) -> ForgettingSearch<P> {
        let rule = Self { upper: settings.moves(&INCUMBENT) };
        ForgettingSearch::by(rule, settings.order.clone(), settings.limits())
    }
}

impl Rule for Bfhs {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn first_bound(&self, _h: u32, limits: &Limits) -> u32 {
        limits.depth.min(self.upper.unwrap_or(u32::MAX))
    }

    fn next_bound(&self, least_cut: LeastCut, _limits: &Limits) -> Result<u32, Status> {
        let depth = Status::LimitReached(Limit::Depth);
        Err(if least_cut.next_bound().is_some() { depth } else { Status::Exhausted })
    }

    fn longest(&self, bound: u32, _limits: &Limits) -> u32 {
        bound
    }
}
