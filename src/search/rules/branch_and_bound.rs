//! Depth-first branch and bound.
//!
//! A depth-first search that stores the best solution found so far, the *incumbent*. It turns back where the moves made (g) plus a lower
//! bound on the moves to go (h) show that nothing better can follow. Each better solution becomes the incumbent and cuts more. When the
//! stack is empty, the incumbent is a shortest solution: everything else was searched, or cut because it could not be shorter.
//!
//! [`IdaStar`](crate::search::IdaStar) raises a bound from below and finds its only solution last. Branch and bound lowers one from above
//! and has a solution early, but goes deep for nothing until that is a good one. Prefer it where solutions are many and about equally deep.
//!
//! **The first incumbent** is a number of moves that is taken for granted, such as 31 where a contest asks for at most 30. Without one,
//! and without a limit on depth, the search would follow its first path for ever.
//!
//! **Ties.** [`Ties::SearchOn`] cuts only what *exceeds* the incumbent: a solution as long as the first incumbent is found. [`Ties::Cut`]
//! also cuts what *equals* it: fewer positions, but only solutions shorter than the first incumbent are found. Textbooks have both. Of
//! equally long solutions the first one found is kept.
//!
//! Source: A. H. Land and A. G. Doig, "An Automatic Method of Solving Discrete Programming Problems", Econometrica 28 (1960); N. R.
//! Vempaty, V. Kumar and R. E. Korf, "Depth-First vs Best-First Search", AAAI 1991. Departure: none; the recursion is written out as a
//! stack so that it can pause.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{BranchAndBound, Limits, MoveOrder, Search, Status, Ties};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = BranchAndBound::new(MoveOrder::by_number(4), Some(20), Ties::SearchOn, Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::order::MoveOrder;
use crate::said::Phrase;
use crate::search::algorithm::{Algorithm, Level, Need, Order};
use crate::search::frame::depth_first::{DepthFirst, Descent, Found, LastIteration, Node, Rule};
use crate::search::observer::Observer;
use crate::search::setting::{Kind, MAX_DEPTH, OneOf, Setting, Settings, help};
use crate::search::stats::Incumbent;
use crate::search::status::{Limit, Limits, Status};

/// The traits of branch and bound.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "branch-and-bound",
    level: Level::Incumbent,
    stores: false,
    settings: &[&INCUMBENT, &TIES],
    needs: Some(Need {
        one_of: &[&INCUMBENT, &MAX_DEPTH],
        allowed: Phrase::new("branch-and-bound-needs"),
        // No shortest solution here is longer, but for the 15-puzzle's.
        suggested: 40,
    }),
    waits: Order::Stack,
    ..Algorithm::BEST_FIRST
};

/// The length of a solution that is taken for granted.
pub const INCUMBENT: Setting = Setting {
    name: "incumbent",
    kind: Kind::Moves,
    help: help(
        "The length, on a map the cost, of a solution that branch-and-bound takes for granted; it needs this or --max-depth",
    ),
    examples: &["15"],
};

/// The treatment of ties: see [`Ties`].
pub const TIES: Setting = Setting {
    name: "ties",
    kind: Kind::OneOf { names: &["search-on", "cut"], default: "search-on" },
    help: help(
        "The treatment of ties with the incumbent in branch-and-bound: search-on or cut \
           [default: search-on]",
    ),
    examples: &["cut"],
};

/// The treatment of positions whose g + h equals the incumbent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// They are searched on: only what exceeds the incumbent is cut.
    #[default]
    SearchOn,
    /// They are cut, as nothing better can follow.
    Cut,
}

impl OneOf for Ties {
    const SETTING: &'static Setting = &TIES;
    const VALUES: &'static [Self] = &[Self::SearchOn, Self::Cut];
}

/// Branch and bound, paused before the next position it will generate.
///
/// Time O(b^u) for branching factor b and first incumbent u, less what is cut; memory O(u).
pub type BranchAndBound<P> = DepthFirst<P, FallingBound>;

impl<P: Puzzle> BranchAndBound<P> {
    /// A search that has not begun. `incumbent` is the length of a solution that is taken for granted.
    ///
    /// When no solution within it is found, the search ends with [`Limit::Depth`].
    #[must_use]
    pub fn new(order: MoveOrder, incumbent: Option<u32>, ties: Ties, limits: Limits) -> Self {
        Self::by(FallingBound::of(incumbent, ties, &limits), order, limits)
    }
}

/// The rule of branch and bound.
#[derive(Clone, Debug)]
pub struct FallingBound {
    ties: Ties,
    /// The length of the best solution known or taken for granted.
    incumbent: Option<u32>,
    /// The greatest g + h that is searched on; `None` when nothing is good enough any more.
    worthwhile: Option<u32>,
    /// The node that ended the best solution found.
    found_at: Option<u64>,
}

impl FallingBound {
    fn of(incumbent: Option<u32>, ties: Ties, limits: &Limits) -> Self {
        Self { ties, incumbent, worthwhile: worthwhile(incumbent, ties, limits), found_at: None }
    }
}

/// The greatest g + h that may still lead to something better than `incumbent`.
fn worthwhile(incumbent: Option<u32>, ties: Ties, limits: &Limits) -> Option<u32> {
    let within = match (incumbent, ties) {
        (None, _) => u32::MAX,
        (Some(length), Ties::SearchOn) => length,
        (Some(length), Ties::Cut) => length.checked_sub(1)?,
    };
    Some(within.min(limits.depth))
}

impl Rule for FallingBound {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(settings: &Settings) -> Self {
        Self::of(settings.moves(&INCUMBENT), settings.one_of(), &settings.limits())
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>> {
        let bound = self.worthwhile;
        while let Some(node) = search.next() {
            if bound.is_none_or(|bound| node.f() > bound) {
                search.cut(&node, bound.unwrap_or(0));
            } else if search.is_goal(&node) {
                return Some(node);
            } else {
                search.expand(&node);
            }
        }
        None
    }

    /// A solution becomes the incumbent if it is shorter than the one found before.
    fn found(&mut self, g: u32, number: u64, limits: &Limits) -> Found {
        if self.found_at.is_some() && self.incumbent.is_some_and(|length| g >= length) {
            return Found::Worse;
        }
        (self.incumbent, self.found_at) = (Some(g), Some(number));
        self.worthwhile = worthwhile(self.incumbent, self.ties, limits);
        Found::Better
    }

    /// There is one iteration. It ends when everything that could be better has been looked at.
    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status> {
        match so_far.total {
            total if total.generated == 0 => Ok(None),
            _ if self.found_at.is_some() => Err(Status::Solved),
            total if total.pruned > 0 => Err(Status::LimitReached(Limit::Depth)),
            _ => Err(Status::Exhausted),
        }
    }

    fn bound(&self) -> Option<u32> {
        self.incumbent
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.incumbent.zip(self.found_at).map(|(length, node)| Incumbent { length, node })
    }

    fn longest(&self, _limits: &Limits) -> Option<u32> {
        self.worthwhile
    }
}
