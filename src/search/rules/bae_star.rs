//! BAE*, bidirectional A* with error estimates.
//!
//! [`Mm`](crate::search::Mm) and [`Nbs`](crate::search::Nbs) bound each position's way to the *other* side's roots. But
//! each side has a second bound: on the way from its *own* roots, whose true length g it knows. The difference
//!
//! ```text
//! d(n) = g(n) - how far it seems to be
//! ```
//!
//! is the other side's *error* at n: the amount by which its bound is too low there. If it is too low by d here, then also,
//! along this way, at all positions before, so f = g + h can be raised by d. BAE* orders by
//!
//! ```text
//! b(n) = f(n) + d(n) = 2g + h - h of the other side
//! ```
//!
//! A turn expands a position of the side's least b; sides alternate.
//!
//! **Why its solution is a shortest one.** Both bounds must be *consistent*: along a move they change by at most one. U is
//! the length of the best solution known. Assume a solution of k < U moves. Follow it from the start to the first position
//! u that is open forward, and from the goal back to the first v that is open backward. If u were v or behind it, the sides
//! would have met there, and U would be at most k. So u comes before v, by at most e = k - g(u) - g(v) moves. With the forward h
//! as F and the backward one as B:
//!
//! ```text
//! b(u) + b(v) = 2 g(u) + 2 g(v) + (F(u) - F(v)) + (B(v) - B(u)) <= 2 g(u) + 2 g(v) + 2e = 2k
//! ```
//!
//! Hence no solution is shorter than U once U <= ceil((least b forward + least b backward) / 2). If all solutions have one
//! parity, as in the chessboard puzzles here, the bound may be rounded up to U's parity ([`Parity::Use`]).
//!
//! **Closed without being expanded.** b/2 is g plus half the difference of two consistent bounds, which is consistent
//! itself. So each side is an A* with that bound, and knows a shortest way to each position it closes. Once both sides have
//! closed a position, U is at most the length of a shortest solution through it, and the second side need not expand it.
//! The position is counted apart: neither *expanded* nor a duplicate.
//!
//! **Cost.** Its floor is lower than that of MM and NBS, since it uses consistency. It is the vertex cover of pairs with max(g(u) +
//! g(v) + 1, f(u) + d(v), d(u) + f(v)) < C\*. All positions are stored; each is evaluated by both heuristics, and counts as
//! *evaluated* once.
//!
//! **Ties.** Of equal b the greatest g first, then the newest. Sides alternate, forward first, also after closing without
//! expanding.
//!
//! Source: S. K. Sadhukhan, "Bidirectional Heuristic Search Based on Error Estimate", CSI Journal of Computing 2 (2013). It
//! equals DIBBS of E. C. Sewell and S. H. Jacobson, "Dynamically Improved Bounds Bidirectional Search", Artificial
//! Intelligence 291 (2021), as V. Alcázar, P. J. Riddle and M. Barley show, "A Unifying View on Individual Bounds and
//! Heuristic Inaccuracies in Bidirectional Search", AAAI 2020. Departures: several goal positions are several backward
//! roots; the inverse of the last move is not tried; closed positions count as meetings, too (see
//! [`two_sided`](crate::search::frame::two_sided)).
//!
//! ```
//! use rolling_cubes::heuristic::{Pair, tiles::Manhattan};
//! use rolling_cubes::puzzle::{EightPuzzle, Notation};
//! use rolling_cubes::search::bae_star::Parity;
//! use rolling_cubes::search::{BaeStar, Limits, MoveOrder, Search, Status, TwoSidedSearch};
//!
//! let puzzle = EightPuzzle::read("724506831", "012345678")?;
//! let both = Pair { forward: Manhattan::new(&puzzle), backward: Manhattan::new(&puzzle.turned()) };
//! let mut search = TwoSidedSearch::by(&puzzle, BaeStar(Parity::Ignore), MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &both, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(26));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Algorithm, Level, Rank};
use crate::search::frame::two_sided::{BACKWARD, Node, Rule, Turn, TwoSidedSearch};
use crate::search::observer::Side;
use crate::search::setting::{Kind, OneOf, Setting, Settings, help};
use crate::search::store::cells::Cells;

/// The traits of BAE*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bae-star",
    level: Level::Proved,
    sides: 2,
    consistent: true,
    settings: &[&BACKWARD, &PARITY],
    ranks: Rank::Turn,
    ..Algorithm::BEST_FIRST
};

/// The use of parity: see [`Parity`].
pub const PARITY: Setting = Setting {
    name: "parity",
    kind: Kind::OneOf { names: &["ignore", "use"], default: "ignore" },
    help: help(
        "The use bae-star makes of the parity of all solutions: ignore, or use to round its bound up \
           [default: ignore]",
    ),
    examples: &["use"],
};

/// The use of the fact that all solutions have one parity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Parity {
    /// Nothing.
    #[default]
    Ignore,
    /// Once a solution is known, what is proved is rounded up to its parity.
    Use,
}

impl OneOf for Parity {
    const SETTING: &'static Setting = &PARITY;
    const VALUES: &'static [Self] = &[Self::Ignore, Self::Use];
}

/// The rule of BAE*. A row of its open lists is a b.
#[derive(Clone, Copy, Debug)]
pub struct BaeStar(pub Parity);

impl BaeStar {
    pub(super) fn from_settings<P: Puzzle>(puzzle: &P, settings: &Settings) -> TwoSidedSearch<P> {
        TwoSidedSearch::by(puzzle, Self(settings.one_of()), settings.order.clone(), settings.limits())
    }
}

impl<C: Costs> Rule<C> for BaeStar {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn asks_both(&self) -> bool {
        true
    }

    fn closes(&self) -> bool {
        true
    }

    /// At least g: what bounds g never exceeds it, unless there is no solution and so no way that it bounds.
    #[inline]
    fn row(&self, Node { g, own, other }: Node) -> u32 {
        (2 * g + own).saturating_sub(other).max(g)
    }

    fn place(&self, row: u32, g: u32, _bound: u32) -> (u32, u32) {
        (row, u32::MAX - g)
    }

    /// The sides take turns.
    fn turn(&self, open: &[Cells<C>; 2], best: Option<u32>, last: Option<Turn>) -> Option<Turn> {
        let (forward, backward) = (open[0].rows().next()?, open[1].rows().next()?);
        let half = (forward.row + backward.row).div_ceil(2);
        let odd = best.filter(|_| self.0 == Parity::Use).map_or(0, |best| (best ^ half) & 1);
        let side = last.map_or(Side::Forward, |last| last.side.other());
        let first = if side == Side::Forward { forward } else { backward };
        let bound = Some(half + odd);
        Some(Turn { side, row: first.row, g: first.most, bound, then: None })
    }
}
