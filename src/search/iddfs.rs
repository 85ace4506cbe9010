//! Iterative-deepening depth-first search.
//!
//! A depth-first search that turns back at a given depth, the *bound*: what lies there is tested, but not
//! expanded. When it has looked at everything within the bound and found no goal, it begins again with a
//! bound one higher. So it looks at positions in order of their depth, as breadth-first search does, and
//! the first goal found ends a shortest solution; yet it stores nothing but the current path.
//!
//! The price is work done again: every iteration repeats those before it, which with branching factor b
//! adds a share of about 1 / (b - 1); and positions are not remembered, so each is met along every path
//! that leads to it. Only going straight back is avoided. With a heuristic this becomes
//! [`IdaStar`](super::IdaStar), which turns back long before the bound: always prefer that when there is
//! a heuristic. (With none, IDA* generates one layer more in each iteration, since it cuts a position
//! after generating it.)
//!
//! **Ties.** The order of moves decides which of the shortest solutions is found, and how much of the last iteration is looked at; in
//! the others it makes no difference.
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial
//! Intelligence 27 (1985). Departure: none; the recursion is written out as a stack so that it can pause.
//!
//! ```
//! use rolling_cubes::heuristic::Blind;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Iddfs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = Iddfs::new(MoveOrder::by_number(4), Limits::default());
//! let status = search.step(&puzzle, &Blind, &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::{By, onward};
use super::common::Common;
use super::observer::{Event, Observer};
use super::order::{MoveOrder, Ranks};
use super::path::Path;
use super::resumable::Search;
use super::setting::Settings;
use super::stack::{Stack, Successor};
use super::stats::{Counters, IterationCounts, IterationStats, NextBound};
use super::status::{Limit, Limits, Status};
use super::waiting::{Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;

/// What is to be known of IDDFS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "iddfs",
    level: Level::Bound,
    stores: false,
    sides: 1,
    informed: false,
    consistent: false,
    settings: &[],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Stack,
    ranks: Rank::First,
    looks_at: Look::Taken,
    goal_test: Look::Taken,
};

/// Iterative-deepening depth-first search, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d; memory O(d).
#[derive(Clone, Debug)]
pub struct Iddfs<P: Puzzle> {
    common: Common<Stack<P::State>>,
    /// The moves not yet tried of the position in hand, if they lead to the bound. Most positions lie there: they are looked
    /// at and left, and never pushed.
    last_moves: Ranks,
    /// The depth of this iteration; `None` before the first.
    bound: Option<u32>,
    /// The first node where this iteration has turned back: if there is none, a higher bound reaches nothing new.
    turned_back: Option<u64>,
    iterations: IterationCounts,
}

impl<P: Puzzle> Iddfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            last_moves: Ranks::default(),
            bound: None,
            turned_back: None,
            iterations: IterationCounts::default(),
        }
    }

    /// Begins the next iteration: raises the bound and pushes the root.
    fn deepen<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let bound = match self.bound {
            None => 0,
            Some(bound) if self.turned_back.is_some() => bound + 1,
            Some(_) => return Err(Status::Exhausted),
        };
        if bound > self.common.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.common.allow_one_more(P::MOVES)?;
        self.iterations.begin(bound, self.common.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.turned_back = None;
        self.common.store.push_root(puzzle.start(), 0);
        Ok(())
    }

    /// Sees to it that the next position can be generated: begins another iteration when everything within the bound has been looked
    /// at, and makes room.
    #[cold]
    #[inline(never)] // a loop that shares its function with calls has to share the processor's registers, too
    fn make_ready<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        if !self.last_moves.is_empty() {
            if self.common.generated >= self.common.limits.nodes {
                return Err(Status::LimitReached(Limit::Nodes));
            }
            // The first position that this iteration generates at its bound is the first ever so deep: there are no counts yet.
            self.turned_back = Some(self.common.generated + 1);
            let depth = self.common.store.depth();
            self.common.depths.at(depth);
            return Ok(());
        }
        let next = loop {
            match self.common.store.pop() {
                Some(next) => break next,
                None => self.deepen(puzzle, observer)?,
            }
        };
        self.common.put_back(next, P::MOVES)
    }

    /// Generates up to `budget` positions, for as long as all is ready for the next: turns back at the bound, or goes on. Tells of a
    /// goal.
    #[inline(never)] // a loop that shares its function with calls has to share the processor's registers, too
    fn go_on<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        bound: u32,
        budget: u64,
    ) -> Option<Event<P::State>> {
        let Common { store, order, limits, depths, generated: counted, .. } = &mut self.common;
        let here = store.here();
        // The loop's own, as the stack in hand is: see [`InHand`](super::stack::InHand).
        let (mut stack, mut generated) = (store.in_hand(), *counted);
        let (end, depths) = (generated.saturating_add(budget).min(limits.nodes), depths.made());
        let counts_at_bound = depths.len() > bound as usize;
        let (mut here, mut last_moves) = (here.unwrap_or_default(), self.last_moves);
        let mut goal = None;
        'all: while generated < end && (counts_at_bound || last_moves.is_empty()) {
            // What lies at the bound is looked at and left. Tried and left: a function of its own for this, with registers of its own (no
            // quicker, natively or in wasm).
            while let Some(mv) = order.take_first(&mut last_moves) {
                generated += 1;
                let state = puzzle.after(here, mv);
                let event = Event::forward(state, mv.into(), bound, None);
                observer.generated(event);
                if puzzle.is_goal(state) {
                    goal = Some(event);
                    break 'all;
                }
                observer.pruned(event, bound);
                // Asked here, and not with the other condition: a browser's compiler would make one of the two, by four steps more.
                if generated == end {
                    break 'all;
                }
            }
            let Some(depth) = stack.ready(P::MOVES) else { break };
            let Some(counters) = depths.get_mut(depth as usize) else { break };
            let Some(Successor { state, by, .. }) = stack.pop() else { break };
            let event = Event::forward(state, by, depth, None);
            generated += 1;
            counters.generated += 1;
            observer.generated(event);
            if puzzle.is_goal(state) {
                goal = Some(event);
                break;
            }
            if depth == bound {
                // The root, when the bound is 0.
                observer.pruned(event, bound);
                self.turned_back = Some(generated);
                continue;
            }
            observer.expanded(event);
            let onward = onward(puzzle, state, by);
            if depth + 1 < bound {
                let successors = order.last_first(onward).map(|mv| Successor {
                    state: puzzle.after(state, mv),
                    estimate: 0,
                    by: mv.into(),
                });
                stack.push(state, by, successors);
                continue;
            }
            stack.go_down(state, by);
            (here, last_moves) = (state, order.ranked(onward));
        }
        self.last_moves = last_moves;
        *counted = generated;
        let counts = stack.counts();
        store.take_over(counts);
        self.common.depths.settle(bound, generated, goal.map(|goal| goal.depth));
        goal
    }
}

impl<P: Puzzle> Search<P> for Iddfs<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Store = Stack<P::State>;

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
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.common.generated.saturating_add(budget);
        while self.common.generated < end {
            let (bound, left) = (self.bound.unwrap_or(0), end - self.common.generated);
            if let Some(goal) = self.go_on(puzzle, observer, bound, left) {
                self.common.solve(goal, observer);
                return Err(Status::Solved);
            }
            if self.common.generated < end {
                self.make_ready(puzzle, observer)?;
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.here()
    }

    fn depth(&self) -> u32 {
        self.common.store.depth().saturating_sub(1)
    }

    fn is_stage_end(&self) -> bool {
        self.common.generated > 0 && self.last_moves.is_empty() && self.common.store.is_done()
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let Common { store: stack, order, .. } = &self.common;
        let (mut moves, depth) = (self.last_moves, stack.depth());
        // What lies at the bound was not pushed; it is on top all the same.
        let at_bound = std::iter::from_fn(|| order.take_first(&mut moves));
        let mut on_top: Vec<_> = stack.here().map_or_else(Vec::new, |here| {
            let waiter =
                |mv| Waiter { id: 0, state: puzzle.after(here, mv), by: By::from(mv), depth, estimate: None };
            at_bound.map(waiter).collect()
        });
        // As on a stack, the last has the lowest number, above those of all that was pushed.
        for (number, waiter) in (1 << 32..).zip(on_top.iter_mut().rev()) {
            waiter.id = number;
        }
        stack.waiting(on_top, most, false)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn next_bound(&self) -> Option<NextBound> {
        let (bound, node) = self.bound.zip(self.turned_back)?;
        Some(NextBound { bound: bound + 1, node: Some(node) })
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}
