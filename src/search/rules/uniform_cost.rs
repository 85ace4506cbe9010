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
//! use rolling_cubes::search::{AStar, Limits, MoveOrder, Search, Status, UniformCost};
//!
//! let map = Map::read("", "A - B 1, B - C 1, C - D 1, A - D 5, start A, goal D")?;
//! let mut search = AStar::by(UniformCost::RULE, MoveOrder::by_number(32), Limits::default());
//! while search.step(&map, &Blind, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(3));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::a_star::{AStar, LeastF};
use crate::puzzle::Puzzle;
use crate::search::algorithm::{Algorithm, Level, Rank};
use crate::search::setting::Settings;
use crate::search::store::open::First;

/// The traits of uniform-cost search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "uniform-cost",
    level: Level::F,
    informed: false,
    ranks: Rank::G,
    ..Algorithm::BEST_FIRST
};

/// Uniform-cost search.
///
/// Time and memory grow with the number of positions that cost at most as much to reach as the goal.
#[derive(Clone, Copy, Debug)]
pub struct UniformCost;

impl UniformCost {
    /// The rule of A*. Without a heuristic, f is g.
    pub const RULE: LeastF = LeastF { algorithm: &ALGORITHM, first: First::Oldest };

    pub(super) fn from_settings<P: Puzzle>(_puzzle: &P, settings: &Settings) -> AStar<P> {
        AStar::by(Self::RULE, settings.order.clone(), settings.limits())
    }
}
