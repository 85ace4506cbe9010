//! Recursive best-first search (RBFS).
//!
//! Goes through positions in the order of best-first search, and yet holds no more than the positions on one path and the successors of
//! each of them. Each of these successors has a *stored value*: its f = g + h at first, a lower bound on the length of any solution
//! through it. The search goes down to the successor of least value, and on from there, for as long as the best of what lies
//! below is no worse than the best *alternative* anywhere on the path. When it is worse, all that lies below is forgotten but for one
//! number: the least value down there becomes the stored value of the position it is forgotten below, and the search turns to the
//! alternative. If that position's turn comes again, what was forgotten is generated and learned anew.
//!
//! **The rule.** R(n, V, B), of a position n with the stored value V and a bound B:
//! - if n is a goal, the search has ended; else n is *expanded*;
//! - each successor c has the value f(c), or if f(n) < V the larger of V and f(c): n was expanded before, and what was learned of
//!   it then holds for what is below it;
//! - as long as the least value V1 of the successors, that of c1, is at most B: V1 becomes R(c1, V1, min(B, V2)), where V2 is the least
//!   value of the others;
//! - R is then the least value.
//!
//! The search is R(start, h(start), a limit on moves), where there is one.
//!
//! **Why the first goal ends a shortest solution.** Stored values are lower bounds: f is one, and so is the least over all ways to go on.
//! (A successor whose f is less than V inherits V, as a bound that holds for all solutions through n.) A position is
//! expanded when its value is the least of all that wait: those below it were found worse, and those on the path are the alternatives. So
//! when a goal's turn comes, with a value of at least its g, no solution is shorter. With a consistent heuristic the values of what is
//! expanded never fall. The highest so far is told as the *bound*, and all that is expanded under one bound as an iteration.
//!
//! It expands what A* expands, and some of it again and again: with many different values of f, each return to a forgotten subtree learns
//! little. With bounds that rise by whole moves, as here, its cost is close to that of [`IdaStar`](crate::search::IdaStar), somewhat less, and each
//! position costs more work. Prefer it where h is inconsistent or an order by value matters, and memory does not last for A*.
//!
//! **Ties.** Of equal values the successor that comes first in the order of moves is taken first. A value equal to the bound does not exceed it:
//! the search stays below where it is.
//!
//! Source: R. E. Korf, "Linear-Space Best-First Search", Artificial Intelligence 62 (1993). Departures: the recursion is
//! written out so that it can pause, and the move straight back is not tried.
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
/// Time O(b^d) for branching factor b and solution length d, less what the heuristic cuts, times the number of values at worst;
/// memory O(b d).
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
