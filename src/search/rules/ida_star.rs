//! Iterative-deepening A* (IDA*).
//!
//! A depth-first search that turns back where the moves made (g) plus a lower bound on the moves to go (h) exceed a *bound*. When
//! everything within the bound has been searched without a goal, the bound rises to the least g + h that was cut. The search then starts
//! again from the root. Each iteration repeats the one before, but is a fraction of the next, and only the current path is stored.
//!
//! **Why it is a shortest solution.** With an admissible heuristic, a failed iteration proves that no solution is as short as its bound.
//! No bound exceeds the length of a shortest solution.
//!
//! Positions are not remembered: the same one is met again along every path to it, except straight back. A table of
//! [`transpositions`](crate::search::store::transpositions) remembers some. With a [perimeter](crate::heuristic::rim) the search is BIDA*.
//!
//! **Ties.** The order of moves decides which shortest solution is found and how much of the last iteration is searched, nothing else.
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial Intelligence 27 (1985). Departure:
//! none; the recursion is written out as a stack so that it can pause.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Deepening, IdaStar, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = IdaStar::new(MoveOrder::by_number(4), Deepening::NextBound, Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::order::MoveOrder;
use crate::search::algorithm::{Algorithm, Level, Order};
use crate::search::frame::depth_first::{
    DepthFirst, DepthFirstWithTable, Descent, LastIteration, Node, Rule,
};
use crate::search::observer::Observer;
use crate::search::setting::{Kind, OneOf, PERIMETER, Setting, Settings, help};
use crate::search::stats::{LeastCut, NextBound};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::transpositions::TRANSPOSITIONS;

/// The traits of IDA*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "ida-star",
    level: Level::Bound,
    stores: false,
    waits: Order::Stack,
    settings: &[&DEEPEN, &TRANSPOSITIONS, &PERIMETER],
    ..Algorithm::BEST_FIRST
};

/// How the bound rises: see [`Deepening`].
pub const DEEPEN: Setting = Setting {
    name: "deepen",
    kind: Kind::OneOf { names: &["by-one", "next-bound"], default: "next-bound" },
    help: help("How ida-star raises its bound: by-one, from 0, or next-bound [default: next-bound]"),
    examples: &["by-one"],
};

/// How the bound rises from one iteration to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deepening {
    /// 0, 1, 2, ..., as contest programs do it. Some iterations reach nothing new.
    ByOne,
    /// From the root's estimate to the least g + h that was cut, as Korf does it.
    #[default]
    NextBound,
}

impl OneOf for Deepening {
    const SETTING: &'static Setting = &DEEPEN;
    const VALUES: &'static [Self] = &[Self::ByOne, Self::NextBound];
}

/// IDA*, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d, less what the heuristic cuts; memory O(d).
pub type IdaStar<P> = DepthFirst<P, RisingBound>;

impl<P: Puzzle> IdaStar<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, deepening: Deepening, limits: Limits) -> Self {
        Self::by(deepening, order, limits)
    }
}

/// IDA* with a table of transpositions.
pub type IdaStarTable<P> = DepthFirstWithTable<P, RisingBound>;

/// The rule of IDA*.
#[derive(Clone, Debug)]
pub struct RisingBound {
    deepening: Deepening,
    /// The limit on g + h in this iteration; `None` before the first.
    bound: Option<u32>,
    least_cut: LeastCut,
}

impl From<Deepening> for RisingBound {
    fn from(deepening: Deepening) -> Self {
        Self { deepening, bound: None, least_cut: LeastCut::NOTHING }
    }
}

impl Rule for RisingBound {
    fn algorithm(&self) -> &'static Algorithm {
        &ALGORITHM
    }

    fn from_settings(settings: &Settings) -> Self {
        settings.one_of::<Deepening>().into()
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>> {
        let bound = self.bound.unwrap_or(0);
        while let Some(node) = search.next() {
            if node.f() > bound {
                search.cut(&node, bound);
                self.least_cut.note(node.f(), search.number());
            } else if search.is_goal(&node) {
                return Some(node);
            } else if !search.drop_known(&node, node.g) {
                search.expand(&node);
            }
        }
        None
    }

    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status> {
        let most = so_far.limits.depth;
        let bound = match (self.bound, self.deepening) {
            (None, Deepening::ByOne) => 0,
            // A root beyond the limit is counted, and cut by the limit.
            (None, Deepening::NextBound) => so_far.root.min(most),
            (Some(_), _) => self.next_bound().ok_or(Status::Exhausted)?.bound,
        };
        if bound > most { Err(Status::LimitReached(Limit::Depth)) } else { Ok(Some(bound)) }
    }

    fn begin(&mut self, bound: u32) {
        (self.bound, self.least_cut) = (Some(bound), LeastCut::NOTHING);
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        let least = self.least_cut.next_bound()?;
        Some(match self.deepening {
            Deepening::ByOne => NextBound { bound: self.bound? + 1, ..least },
            Deepening::NextBound => least,
        })
    }
}
