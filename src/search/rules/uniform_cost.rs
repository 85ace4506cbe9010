//! Uniform-cost search, which is Dijkstra's algorithm for one start.
//!
//! Expands the open position with the least g, the cost of the moves made to reach it. Every position is stored. A goal is tested when it
//! is expanded: nothing open then costs less, so the path to the goal is a cheapest one. When a position is expanded, g is the least cost
//! of reaching it, so no position is expanded twice. An open position is opened again when a cheaper path to it is found.
//!
//! It is [`AStar`](crate::search::AStar) without a heuristic, and expands everything that is nearer to the start than the goal. If moves
//! cost one, it goes as [`Bfs`](crate::search::Bfs) does, but tests goals later, and so expands more. Prefer it where moves have costs and
//! nothing is known of the way to go.
//!
//! **Ties.** Among equal g, the position that was reached first.
//!
//! Source: E. W. Dijkstra, "A Note on Two Problems in Connexion with Graphs", Numerische Mathematik 1 (1959). Departures: the search ends at
//! a goal, positions are stored when they are reached, and the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Map, Notation};
//! use rolling_cubes::search::{Limits, MoveOrder, Search, Status, UniformCost};
//!
//! let map = Map::read("", "A - B 1, B - C 1, C - D 1, A - D 5, start A, goal D")?;
//! let mut search = UniformCost::new(MoveOrder::by_number(32), Limits::default());
//! while search.step(&map, &Blind, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(3));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::heuristic::Heuristic;
use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Algorithm, Level, Rank};
use crate::search::frame::best_first::{BestFirst, Frontier, Near, Next, Rule};
use crate::search::observer::Observer;
use crate::search::order::MoveOrder;
use crate::search::setting::Settings;
use crate::search::status::Limits;
use crate::search::store::open::First;
use crate::search::store::tree::Lookup;

/// The traits of uniform-cost search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "uniform-cost",
    level: Level::F,
    informed: false,
    ranks: Rank::G,
    ..Algorithm::BEST_FIRST
};

/// Uniform-cost search, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions that cost at most as much to reach as the goal.
pub type UniformCost<P> = BestFirst<P, LeastG>;

impl<P: Puzzle> UniformCost<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::by(LeastG::default(), order, limits)
    }
}

/// The rule of uniform-cost search.
#[derive(Clone, Debug, Default)]
pub struct LeastG {
    /// The greatest g expanded so far: no solution costs less.
    reached: Option<u32>,
}

impl Rule for LeastG {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Value<C: Costs> = Near<C>;

    fn from_settings(_settings: &Settings) -> Self {
        Self::default()
    }

    fn ties(&self) -> First {
        First::Oldest
    }

    #[inline]
    fn key(&self, g: u32, _h: u32) -> u32 {
        g
    }

    #[inline]
    fn estimate(&self, _key: u32, _g: u32) -> u32 {
        0
    }

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>, T: Lookup>(
        &mut self,
        search: &mut Frontier<'_, P, H, O, Near<P::Costs>, T>,
        limit: u32,
    ) -> Option<()> {
        loop {
            match search.next(|_, _| 0)? {
                Next::Taken(node) if node.g > limit => return search.end_at_limit(),
                Next::Taken(node) => {
                    self.reached = Some(node.g);
                    if search.is_goal(&node) {
                        return None;
                    }
                    search.expand(&node);
                }
                Next::Generated(successor) => {
                    if let Some(node) = search.store(&successor, |_, _| true) {
                        search.open(&node, node.g)?;
                    }
                }
            }
        }
    }

    fn reached(&self) -> Option<u32> {
        self.reached
    }
}
