//! Bidirectional breadth-first search.
//!
//! Two breadth-first searches, one from the start and one from every goal position the start can reach, grow towards each
//! other by whole layers. The side with the smaller frontier grows next. One search looks at b^d positions, two of half the
//! depth at about 2 b^(d/2), and they store all.
//!
//! **Why the first meeting is a shortest one.** Say the forward side has every position within a moves of the start. Say
//! the backward side has every position within b moves of a goal, and they share none. Then no solution has a + b moves or
//! fewer: its position after a moves would be in both. Now one side grows by a layer, and the first shared position
//! appears. It joins halves of a + 1 and at most b moves (or a and b + 1). So the solution has at most a + b + 1 moves,
//! hence exactly that many, and nothing shorter exists. The proof needs whole layers: if a side changed in the middle of
//! one, or met between layers of different growth, the first meeting could be longer than the shortest.
//!
//! **Ties.** Of equal frontiers the forward one grows. Within a layer positions are expanded in order of generation, so the
//! move order decides where the sides meet first, but not the length.
//!
//! Source: I. Pohl, "Bi-directional Search", Machine Intelligence 6 (1971). Departure: several goal
//! positions, and moves of equal cost, for which his stopping rule becomes the above.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{BidirectionalBfs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = BidirectionalBfs::new(&puzzle, MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &Blind, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use crate::puzzle::order::MoveOrder;
use crate::puzzle::{Costs, Puzzle};
use crate::search::algorithm::{Aim, Algorithm, Level, Order, Rank};
use crate::search::frame::layered::{BySide, Layer, LayeredSearch, Next, Rule};
use crate::search::observer::{Observer, Side};
use crate::search::status::Limits;
use crate::search::store::tree::Lookup;

/// The traits of bidirectional breadth-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bidirectional-bfs",
    level: Level::Layer,
    sides: 2,
    informed: false,
    waits: Order::Layers,
    ranks: Rank::First,
    aim: Aim::Moves,
    ..Algorithm::BEST_FIRST
};

/// Bidirectional breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^(d/2)) for branching factor b and solution length d, times the number of goal
/// positions.
pub type BidirectionalBfs<P> = LayeredSearch<P, SmallerFrontier>;

impl<P: Puzzle> BidirectionalBfs<P> {
    /// A search that has not begun. The limit on depth holds for the whole solution.
    #[must_use]
    pub fn new(puzzle: &P, order: MoveOrder, limits: Limits) -> Self {
        Self::from(Some(puzzle), order, limits)
    }
}

/// The rule of bidirectional breadth-first search.
#[derive(Clone, Debug, Default)]
pub struct SmallerFrontier;

impl Rule for SmallerFrontier {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Value<C: Costs> = BySide<C>;

    #[inline(always)]
    fn look<P: Puzzle, O: Observer<P::State>, T: Lookup>(
        search: &mut Layer<'_, P, O, BySide<P::Costs>, T>,
    ) -> Option<()> {
        loop {
            match search.next()? {
                Next::Taken(node) => search.expand(&node),
                Next::Generated(successor) => {
                    if successor.is_met {
                        return search.end(&successor);
                    } else if successor.is_known() {
                        search.drop_known(&successor);
                    } else {
                        search.keep();
                    }
                }
            }
        }
    }

    /// The one with the smaller frontier, forward when they are equal.
    fn choose([forward, backward]: [u32; 2]) -> Side {
        if backward < forward { Side::Backward } else { Side::Forward }
    }
}
