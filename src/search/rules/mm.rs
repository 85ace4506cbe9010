//! MM, the bidirectional heuristic search that meets in the middle.
//!
//! Two best-first searches, from the start and from the goals, each with its own bound h on the way to the other's roots.
//! Two A* could pass each other and both do the whole work. MM also considers that a position beyond the *middle*, reached
//! by g moves, lies on solutions of at least 2g moves. Its priority is the larger of both,
//!
//! ```text
//! pr(n) = max(g + h, 2g)
//! ```
//!
//! and the position of the least priority of both sides, C, is expanded next; forward if both sides have one.
//!
//! **Why it meets in the middle.** No expanded priority exceeds C\*, the length of a shortest solution (see below). So 2g
//! does not either, and no side goes deeper than C\*/2. MM leaves the rest of A*'s work to the other side. Below C\* ties
//! decide nothing if the bounds are consistent. Each side expands exactly the positions with f < C\* and 2g < C\* before C
//! is C\*. With weak bounds it expands fewer if the least f of a side or the least depths of both stop it sooner.
//!
//! **Why its solution is a shortest one.** U is the length of the best solution known. Assume a solution of k < U moves.
//! Follow it from the start to the first position u that is open forward, and from the goal back to the first v that is
//! open backward. Both are reached by at most as many moves as in the solution. If u were v or behind it, the sides would
//! have met there, and U would be at most k. So u comes before v, and g(u) + 1 + g(v) <= k. Both f are at most k, as h is a
//! lower bound. One of g(u) and g(v) is at most (k - 1)/2, so its priority is at most k, and so is C. Hence no solution is
//! shorter than U once
//!
//! ```text
//! U <= max(C, least f forward, least f backward, least g forward + least g backward + 1)
//! ```
//!
//! **`MMe`** ([`Epsilon::One`]) knows that moves cost one. One of g(u) and g(v) is at most (k - 1)/2, so the priority
//! max(g + h, 2g + 1) is at most k as well. Then only one of two positions in the very middle is expanded.
//!
//! **A weak bound can be worse than none.** With h = 0 this is a layered search from both sides. With a weak h it may
//! postpone shallow positions of great f and expand deep ones first; the proof then takes more than both frontiers in the
//! middle.
//!
//! **Cost.** On each side the positions with f < C\* and 2g < C\*, and some at C\*; all are stored. Better than A* if more
//! than half of A*'s work lies beyond the middle. It never expands less than the floor of all such searches;
//! [`Nbs`](crate::search::Nbs) expands at most twice the floor.
//!
//! **Ties.** Least g first, as in the paper; of equal g the least f, and of these the newest. Sides: forward first.
//!
//! Source: R. C. Holte, A. Felner, G. Sharon and N. R. Sturtevant, "Bidirectional Search That Is Guaranteed to Meet in the
//! Middle", AAAI 2016; for `MMe` G. Sharon, R. C. Holte, A. Felner and N. R. Sturtevant, "An Improved Priority Function for
//! Bidirectional Heuristic Search", Symposium on Combinatorial Search 2016. Departures: several goal positions are several
//! backward roots; the inverse of the last move is not tried; closed positions count as meetings, too (see
//! [`two_sided`](crate::search::frame::two_sided)).
//!
//! ```
//! use rolling_cubes::heuristic::{Pair, tiles::Manhattan};
//! use rolling_cubes::puzzle::{EightPuzzle, Notation};
//! use rolling_cubes::search::mm::Epsilon;
//! use rolling_cubes::search::{Limits, Mm, MoveOrder, Search, Status, TwoSidedSearch};
//!
//! let puzzle = EightPuzzle::read("724506831", "012345678")?;
//! let both = Pair { forward: Manhattan::new(&puzzle), backward: Manhattan::new(&puzzle.turned()) };
//! let mut search = TwoSidedSearch::by(&puzzle, Mm::new(&puzzle, Epsilon::Zero), MoveOrder::by_number(4), Limits::default());
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

/// The traits of MM.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "mm",
    level: Level::Proved,
    sides: 2,
    settings: &[&BACKWARD, &EPSILON],
    ranks: Rank::Turn,
    ..Algorithm::BEST_FIRST
};

/// The known minimum cost of a move: see [`Epsilon`].
pub const EPSILON: Setting = Setting {
    name: "epsilon",
    kind: Kind::OneOf { names: &["0", "1"], default: "0" },
    help: help(
        "The minimum cost of a move that mm assumes: 0 for MM, priority max(f, 2g), or 1 for MMe, max(f, 2g + 1) [default: 0]",
    ),
    examples: &["1"],
};

/// The known minimum cost of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Epsilon {
    /// Nothing: MM.
    #[default]
    Zero,
    /// One: `MMe`.
    One,
}

impl OneOf for Epsilon {
    const SETTING: &'static Setting = &EPSILON;
    const VALUES: &'static [Self] = &[Self::Zero, Self::One];
}

/// The rule of MM. A row of its open lists is an f.
#[derive(Clone, Copy, Debug)]
pub struct Mm {
    epsilon: Epsilon,
    least_cost: u32,
}

#[derive(Clone, Copy)]
struct Least {
    priority: u32,
    g: u32,
    /// The f of the entry with both.
    row: u32,
    /// The least f and the least g of all.
    f_of_all: u32,
    g_of_all: u32,
}

impl Mm {
    /// The rule for a puzzle with these costs.
    #[must_use]
    pub fn new(puzzle: &impl Puzzle, epsilon: Epsilon) -> Self {
        Self { epsilon, least_cost: puzzle.costs().0 }
    }

    pub(super) fn from_settings<P: Puzzle>(puzzle: &P, settings: &Settings) -> TwoSidedSearch<P> {
        let rule = Self::new(puzzle, settings.one_of());
        TwoSidedSearch::by(puzzle, rule, settings.order.clone(), settings.limits())
    }

    const fn priority(self, f: u32, g: u32) -> u32 {
        let twice = 2 * g + self.epsilon as u32 * self.least_cost;
        if f > twice { f } else { twice }
    }

    /// Of one f the least g has the least priority: a row is one comparison.
    fn least<C: Costs>(self, open: &Cells<C>) -> Option<Least> {
        let mut rows = open.rows();
        let first = rows.next()?;
        let priority = self.priority(first.row, first.least);
        let mut least =
            Least { priority, g: first.least, row: first.row, f_of_all: first.row, g_of_all: first.least };
        for span in rows {
            least.g_of_all = least.g_of_all.min(span.least);
            let priority = self.priority(span.row, span.least);
            if (priority, span.least) < (least.priority, least.g) {
                least = Least { priority, g: span.least, row: span.row, ..least };
            }
        }
        Some(least)
    }
}

impl<C: Costs> Rule<C> for Mm {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    #[inline]
    fn row(&self, node: Node) -> u32 {
        node.g + node.own
    }

    fn place(&self, row: u32, g: u32, _bound: u32) -> (u32, u32) {
        (self.priority(row, g), g)
    }

    fn turn(&self, open: &[Cells<C>; 2], _best: Option<u32>, _last: Option<Turn>) -> Option<Turn> {
        let (forward, backward) = (self.least(&open[0])?, self.least(&open[1])?);
        let (side, least) = if forward.priority <= backward.priority {
            (Side::Forward, forward)
        } else {
            (Side::Backward, backward)
        };
        let bound = least
            .priority
            .max(forward.f_of_all)
            .max(backward.f_of_all)
            .max(forward.g_of_all + backward.g_of_all + self.least_cost);
        Some(Turn { side, row: least.row, g: least.g, bound: Some(bound), then: None })
    }
}
