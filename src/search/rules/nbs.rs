//! NBS, near-optimal bidirectional search.
//!
//! A search from both sides must handle certain *pairs* of positions. If u is open forward and v backward, a solution may
//! go through both, and then it has at least
//!
//! ```text
//! lb(u, v) = max(f(u), f(v), g(u) + g(v) + 1)
//! ```
//!
//! moves. While this is below C\*, the length of a shortest solution, no search that knows only g and h can stop: it must
//! expand one of the two. So every search covers all these *must-expand pairs*. Their minimum vertex cover is the floor of
//! all such searches. NBS takes a pair of the least lb and expands **both**.
//!
//! **Why it never needs more than twice the floor.** The pairs expanded below C\* have no position in common, as each is
//! closed then. Every cover has at least one position of each pair; NBS expands two. This is the classic 2-approximation of
//! a vertex cover: take an edge, take both ends. (It holds for consistent bounds, with which no position is expanded twice;
//! expansions at lb = C\* come on top and depend on ties.)
//!
//! **Why its solution is a shortest one.** U is the length of the best solution known. Assume a solution of k < U moves.
//! Follow it from the start to the first position u that is open forward, and from the goal back to the first v that is
//! open backward. If u were v or behind it, the sides would have met there, and U would be at most k. So u comes before v,
//! g(u) + 1 + g(v) <= k, and both f are at most k: lb(u, v) <= k. Hence no solution is shorter than U once the least lb of
//! all open pairs is U.
//!
//! **Finding the pair.** For a value L, take on each side the positions with f <= L, and of these the least g. L is the least lb when
//! it is the least value at which the two g have a sum below L.
//!
//! **Cost.** At most twice the floor, in positions expanded below C\*; all are stored.
//!
//! **Ties.** Of the pairs with the least lb: the least g forward, then the least g backward, as in the paper's simple form (algorithm
//! 2). Of equal g the least f, then the newest. The paper's fast form postpones positions whose f is the least lb, and so expands
//! others of those.
//!
//! Source: J. Chen, R. C. Holte, S. Zilles and N. R. Sturtevant, "Front-to-End Bidirectional Heuristic Search with
//! Near-Optimal Node Expansions", IJCAI 2017; for the pairs J. Eckerle, J. Chen, N. R. Sturtevant, S. Zilles and R. C.
//! Holte, "Sufficient Conditions for Node Expansion in Bidirectional Heuristic Search", ICAPS 2017. Departures: several
//! goal positions are several backward roots; the inverse of the last move is not tried; closed positions count as
//! meetings, too (see [`two_sided`](crate::search::frame::two_sided)).
//!
//! ```
//! use rolling_cubes::heuristic::{Pair, tiles::Manhattan};
//! use rolling_cubes::puzzle::{EightPuzzle, Notation};
//! use rolling_cubes::search::{Limits, MoveOrder, Nbs, Search, Status, TwoSidedSearch};
//!
//! let puzzle = EightPuzzle::read("724506831", "012345678")?;
//! let both = Pair { forward: Manhattan::new(&puzzle), backward: Manhattan::new(&puzzle.turned()) };
//! let mut search = TwoSidedSearch::by(&puzzle, Nbs::new(&puzzle), MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &both, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(26));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Algorithm, Level, Rank};
use crate::search::frame::two_sided::{BACKWARD, Node, Rule, Turn, TwoSidedSearch};
use crate::search::observer::Side;
use crate::search::setting::Settings;
use crate::search::store::cells::Cells;

/// The traits of NBS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "nbs",
    level: Level::Proved,
    sides: 2,
    settings: &[&BACKWARD],
    promise: Some(2),
    ranks: Rank::Turn,
    ..Algorithm::BEST_FIRST
};

/// The rule of NBS. A row of its open lists is an f.
#[derive(Clone, Copy, Debug)]
pub struct Nbs {
    least_cost: u32,
}

impl Nbs {
    /// The rule for a puzzle with these costs.
    #[must_use]
    pub fn new(puzzle: &impl Puzzle) -> Self {
        Self { least_cost: puzzle.costs().0 }
    }

    pub(super) fn from_settings<P: Puzzle>(puzzle: &P, settings: &Settings) -> TwoSidedSearch<P> {
        TwoSidedSearch::by(puzzle, Self::new(puzzle), settings.order.clone(), settings.limits())
    }
}

/// The least g with f <= `most`, after its f.
#[inline]
fn least_within<C: Costs>(open: &Cells<C>, most: u32) -> Option<(u32, u32)> {
    const NONE: u32 = u32::MAX;
    let mut least = (0, NONE);
    // A loop: optimised for size, the iterator chain took a third of the search's time.
    for span in open.rows() {
        if span.row > most {
            break;
        }
        if span.least < least.1 {
            least = (span.row, span.least);
        }
    }
    (least.1 < NONE).then_some(least)
}

/// The least f above `lb` of both sides.
fn next_row<C: Costs>(open: &[Cells<C>; 2], lb: u32) -> Option<u32> {
    open.iter().filter_map(|open| open.rows().map(|span| span.row).find(|&row| row > lb)).min()
}

impl<C: Costs> Rule<C> for Nbs {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    #[inline]
    fn row(&self, node: Node) -> u32 {
        node.g + node.own
    }

    fn place(&self, row: u32, g: u32, bound: u32) -> (u32, u32) {
        (row.max(bound), g)
    }

    /// After the forward end of a pair comes the backward end.
    fn turn(&self, open: &[Cells<C>; 2], _best: Option<u32>, last: Option<Turn>) -> Option<Turn> {
        if let Some((row, g)) = last.and_then(|last| last.then) {
            return Some(Turn { side: Side::Backward, row, g, bound: None, then: None });
        }
        let mut lb = open[0].rows().next()?.row.max(open[1].rows().next()?.row);
        loop {
            let (u, v) = (least_within(&open[0], lb)?, least_within(&open[1], lb)?);
            let through = u.1 + v.1 + self.least_cost;
            if through <= lb {
                return Some(Turn { side: Side::Forward, row: u.0, g: u.1, bound: Some(lb), then: Some(v) });
            }
            lb = if C::ARE_ONE { lb + 1 } else { next_row(open, lb).map_or(through, |row| row.min(through)) };
        }
    }
}
