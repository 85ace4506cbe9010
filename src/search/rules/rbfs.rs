//! Recursive best-first search (RBFS).
//!
//! Visits positions in best-first order with memory for one path and the successors along it. Each successor has a *stored
//! value*: initially f = g + h, a lower bound on the length of any solution through it. The search descends to the
//! successor of least value while the best position below is no worse than the best *alternative* on the path. Otherwise it
//! forgets everything below except the least value there. This value becomes the stored value of the position, and the
//! search turns to the alternative. When that position's turn comes again, its subtree is generated again.
//!
//! **The rule.** R(n, V, B), for a position n with stored value V and a bound B:
//! - if n is a goal, the search ends; else n is *expanded*;
//! - each successor c has the value f(c), or max(V, f(c)) if f(n) < V: then n was expanded before, and the learned value
//!   holds below it too;
//! - let V1 be the least value of the successors, of c1, and V2 the least of the others. While V1 is at most B, V1 becomes
//!   R(c1, V1, min(B, V2));
//! - then R is the least value.
//!
//! The search is R(start, h(start), limit on moves).
//!
//! **Why the first goal ends a shortest solution.** Stored values are lower bounds: f is one, and so is the least over all
//! continuations. (A successor with f below V inherits V, which bounds all solutions through n.) An expanded position has
//! the least value of all open ones: the rule compares it with its siblings and with the alternatives on the path. So when
//! a goal's turn comes, its value is at least its g, and no solution is shorter. With a consistent heuristic the values of
//! expanded positions never fall. The highest so far is reported as the *bound*; expansions under one bound form an
//! iteration.
//!
//! It expands what A* expands, some of it repeatedly. With many distinct values of f, each return to a forgotten subtree
//! learns little. Here bounds rise by whole moves, so it expands slightly fewer positions than
//! [`IdaStar`](crate::search::IdaStar), at a higher cost each. Prefer it if h is inconsistent or best-first order matters,
//! and A* lacks memory.
//!
//! **Ties.** Equal values are taken in move order. A value equal to the bound does not exceed it, so the search stays
//! below.
//!
//! Source: R. E. Korf, "Linear-Space Best-First Search", Artificial Intelligence 62 (1993). Departures: the recursion is
//! explicit so that it can pause, and the inverse of the last move is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Limits, MoveOrder, Rbfs, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = Rbfs::new(MoveOrder::by_number(4), Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::search::algorithm::{Algorithm, Level, Rank};
use crate::search::frame::recursive::{Next, Recursive, Rule, Turns};
use crate::search::observer::Observer;

/// The traits of RBFS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "rbfs",
    level: Level::Bound,
    stores: false,
    ranks: Rank::Learned,
    ..Algorithm::BEST_FIRST
};

/// RBFS, paused before the next position it will generate.
///
/// Time O(b^d * values) at worst, for branching factor b, solution length d and distinct values of f; memory O(b d).
pub type Rbfs<P> = Recursive<P, LeastLearned>;

/// The rule of RBFS.
#[derive(Clone, Debug)]
pub struct LeastLearned;

impl Rule for LeastLearned {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    #[inline(always)]
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        search: &mut Turns<'_, P, H, O>,
    ) -> Option<()> {
        loop {
            match search.next()? {
                Next::Generated(successor) => {
                    let value = successor.f().max(search.learned());
                    search.add(&successor, value);
                }
                Next::Taken(node) => {
                    if search.is_goal(&node) {
                        return None;
                    }
                    // A value above f was learned, and holds for all solutions through the position.
                    let learned = if node.value() > node.f() { node.value() } else { 0 };
                    search.expand(&node, learned);
                }
            }
        }
    }
}
