//! Breadth-first search.
//!
//! Expands positions in the order of their depth: the start, everything one move away, everything two
//! moves away, and so on. Every position is stored when it is generated, and one that is stored already
//! is dropped. As no position of a layer is expanded before the layer above it is complete, a position is
//! first reached by as few moves as can be, and the first goal generated ends a shortest solution.
//!
//! It looks at each position once, whatever the number of ways that lead there, and needs no heuristic;
//! but it holds all of them in memory. Prefer it when the space is small, or when all depths are wanted;
//! otherwise [`BidirectionalBfs`](super::BidirectionalBfs) does with far fewer positions, and
//! [`IdaStar`](super::IdaStar) with almost no memory.
//!
//! **Ties.** Within a layer positions are expanded in the order in which they were generated, so that the order of moves decides which of
//! the shortest solutions is found. What a layer has that is complete is the same whatever the order.
//!
//! Source: E. F. Moore, "The Shortest Path through a Maze", Proc. International Symposium on the Theory
//! of Switching (1959), algorithm A. Departure: goals are tested when they are generated, not when they
//! are expanded, which saves most of the last layer; and the move straight back is not tried, as it leads
//! to a stored position.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Bfs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = Bfs::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &Blind, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::{By, onward, successors};
use super::common::Common;
use super::frontier::Frontier;
use super::observer::{Event, Observer, Side};
use super::order::{MoveOrder, Ranks};
use super::path::Path;
use super::pause::Pause;
use super::resumable::Search;
use super::setting::Settings;
use super::status::{Limit, Limits, Status};
use super::tree::Tree;
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What is to be known of breadth-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfs",
    level: Level::Layer,
    stores: true,
    sides: 1,
    informed: false,
    consistent: false,
    settings: &[],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Queue,
    ranks: Rank::First,
    looks_at: Look::Successors,
    goal_test: Look::Successors,
};

/// Breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^d) for branching factor b and solution length d, and never more than the size of
/// the space.
#[derive(Clone, Debug)]
pub struct Bfs<P: Puzzle> {
    common: Common<Tree<P::Packed, By>>,
    frontier: Frontier,
    /// The position being expanded, and its moves that were not yet tried.
    here: Option<P::State>,
    untried: Ranks,
}

impl<P: Puzzle> Bfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            frontier: Frontier::default(),
            here: None,
            untried: Ranks::default(),
        }
    }

    /// Generates the start.
    #[cold]
    fn add_root<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        self.common.allow_one_more(P::MOVES)?;
        self.common.allow_depth(1)?;
        let start = puzzle.start();
        let event = Event::forward(start, By::NONE, 0, None).stored(0);
        self.common.generated += 1;
        self.common.depths.at(0).generated += 1;
        observer.generated(event);
        self.common.store.add_root(puzzle.pack(start), By::NONE);
        if puzzle.is_goal(start) {
            observer.solved(event);
            return Err(Status::Solved);
        }
        self.frontier.add_root(0);
        Ok(())
    }

    /// Expands the frontier's positions, and stores what their moves lead to unless it is known, until `budget` positions are
    /// generated or something else is to be seen to. Tells how many were, and what.
    ///
    /// Everything that changes with each position is in local variables until then, where a processor has it at hand.
    /// `MARKED`: see [`Tree::is_marked`].
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn expand<O: Observer<P::State>, const MARKED: bool>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let Common { store, order, limits, generated: before, .. } = &mut self.common;
        let nodes = limits.nodes - *before;
        let depth = self.frontier.depth();
        let mut tree = store.storing::<MARKED>();
        let (mut frontier, mut untried) = (self.frontier, self.untried);
        let mut here = self.here.unwrap_or_else(|| puzzle.start());
        let (mut expanded, mut generated, mut duplicates) = (0, 0, 0);
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            if untried.is_empty() {
                if tree.is_large()
                    && let Some(records) = frontier.handful()
                {
                    tree.read_ahead(successors(puzzle, records.map(|record| tree.record(record))));
                }
                let Some(record) = frontier.pop() else { break Pause::Layer };
                let (packed, by) = tree.record(record);
                here = puzzle.unpack(packed);
                untried = order.ranked(onward(puzzle, here, by));
                expanded += 1;
                observer.expanded(Event::forward(here, by, depth, None).stored(record));
                continue;
            }
            if generated == nodes || tree.is_full() {
                break Pause::Full;
            }
            let Some(mv) = order.take_first(&mut untried) else { continue };
            let state = puzzle.after(here, mv);
            let stored = tree.insert(puzzle.pack(state), mv.into());
            let event =
                Event { record: stored.record(), ..Event::forward(state, mv.into(), depth + 1, None) };
            generated += 1;
            duplicates += u64::from(!stored.is_new());
            observer.generated(event);
            if !stored.is_new() {
                observer.duplicate(event);
            }
            // The first goal generated ends the search: none is ever known.
            if puzzle.is_goal(state) {
                debug_assert!(stored.is_new(), "a goal that is known ended the search before");
                observer.solved(event);
                break Pause::Solved(state);
            }
        };
        drop(tree);
        (self.frontier, self.untried) = (frontier, untried);
        if expanded > 0 {
            self.here = Some(here);
            self.common.depths.at(depth).expanded += expanded;
        }
        if generated > 0 {
            self.common.generated += generated;
            let counters = self.common.depths.at(depth + 1);
            counters.generated += generated;
            counters.duplicates += duplicates;
        }
        (generated, pause)
    }

    /// Goes on to the layer that was generated last, if there is anything in it.
    fn begin_layer(&mut self) -> Result<(), Status> {
        let (begin, end) = (self.frontier.end(), self.common.store.len());
        if begin == end {
            return Err(Status::Exhausted);
        }
        self.common.allow_depth(self.frontier.depth() + 2)?;
        self.frontier.next_layer(begin, end);
        Ok(())
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.common.store.way_back(puzzle, state, |by| by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle> Search<P> for Bfs<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Store = Tree<P::Packed, By>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::new(settings.order.clone(), settings.limits())
    }

    fn common(&self) -> &Common<Self::Store> {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.common
    }

    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        _heuristic: &H,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        if self.common.generated == 0 && budget > 0 {
            self.add_root(puzzle, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            if self.frontier.depth() >= self.common.limits.depth {
                return Err(Status::LimitReached(Limit::Depth));
            }
            let (generated, pause) = if self.common.store.is_marked() {
                self.expand::<O, true>(puzzle, observer, budget)
            } else {
                self.expand::<O, false>(puzzle, observer, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget => {}
                Pause::Layer => self.begin_layer()?,
                Pause::Full => self.common.allow_one_more(P::MOVES)?,
                Pause::Solved(goal) => {
                    self.common.solution = self.way_to(puzzle, goal);
                    return Err(Status::Solved);
                }
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.here
    }

    fn depth(&self) -> u32 {
        self.frontier.depth()
    }

    fn is_stage_end(&self) -> bool {
        // The root is a layer of its own.
        let generated = self.common.generated;
        let is_expanded = self.frontier.left().is_empty() || generated == 1;
        generated > 0 && self.untried.is_empty() && is_expanded
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let (tree, left) = (&self.common.store, self.frontier.left());
        // Layers stand one after the other: what is generated joins the end.
        let waiter = &mut |record| {
            let (packed, by) = tree.record(record);
            let depth = self.frontier.depth() + u32::from(record >= left.end);
            Waiter { id: record.into(), state: puzzle.unpack(packed), by, depth, estimate: None }
        };
        let queue = left.start..tree.len();
        vec![Waiting::of_records(Shape::Queue, Side::Forward, queue, most, waiter)]
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }
}
