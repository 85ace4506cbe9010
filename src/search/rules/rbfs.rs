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
use crate::search::by::{By, onward};
use crate::search::frame::common::Common;
use crate::search::frame::search::Search;
use crate::search::observer::{Event, Line, News, Observer, StoredValue};
use crate::search::order::{MoveOrder, Ranks};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{Counters, IterationCounts, IterationStats, NextBound};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::current_path::{CurrentPath, NONE, Successor};
use crate::search::store::kept::Store;
use crate::search::waiting::Waiting;

/// The traits of RBFS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "rbfs",
    level: Level::Bound,
    stores: false,
    ranks: Rank::Learned,
    ..Algorithm::BEST_FIRST
};

/// What successors are generated from: the position in hand, at hand without a look at the path.
#[derive(Clone, Copy, Debug, Default)]
struct Above<S> {
    state: S,
    estimate: u32,
    /// The stored value, if it is more than f: it was learned when the position was expanded before, and holds for what is below. Else 0.
    learned: u32,
}

/// RBFS, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d, less what the heuristic cuts, times the number of values at worst;
/// memory O(b d).
#[derive(Clone, Debug)]
pub struct Rbfs<P: Puzzle> {
    common: Common<CurrentPath<P::State>>,
    /// The moves not yet tried of the position in hand.
    untried: Ranks,
    above: Above<P::State>,
    /// The highest value with which a position's turn has come; `None` before the start is generated.
    bound: Option<u32>,
    iterations: IterationCounts,
}

impl<P: Puzzle> Rbfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            untried: Ranks::default(),
            above: Above::default(),
            bound: None,
            iterations: IterationCounts::default(),
        }
    }

    /// The largest value with which a position's turn may come: the limit on moves, and less than what tells that no solution lies below.
    /// So one comparison asks for both.
    fn most(&self) -> u32 {
        self.common.limits.depth.min(NONE - 1)
    }

    #[inline]
    fn event(successor: &Successor<P::State>, depth: u32) -> Event<P::State> {
        let &Successor { state, by, estimate, number, .. } = successor;
        // Observers know nodes again by what they take for records.
        #[allow(clippy::cast_possible_truncation)] // far beyond what anybody keeps
        Event::forward(state, by, depth, Some(estimate)).stored(number as u32)
    }

    /// The bound has risen: what is done from now on is another iteration.
    #[cold]
    fn raise<O: Observer<P::State>>(&mut self, bound: u32, observer: &mut O, line: Line) {
        self.iterations.begin(bound, self.common.depths.total());
        observer.hear(line, News::Raised(bound));
        self.bound = Some(bound);
    }

    /// Generates the start.
    #[cold]
    fn add_root<O: Observer<P::State>>(
        &mut self,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        self.common.allow_one_more(P::MOVES)?;
        self.raise(estimate, observer, Line::Start);
        let successor = Successor { state: root, by: By::NONE, estimate, value: estimate, number: 0 };
        let Common { store: path, generated, depths, .. } = &mut self.common;
        *generated += 1;
        depths.at(0).generated += 1;
        observer.hear(Line::Start, News::Generated(Self::event(&successor, 0)));
        observer.hear(Line::Start, News::Value(StoredValue::Generated(successor.value)));
        path.add_root(successor);
        Ok(())
    }

    /// Generates successors of the position in hand, and goes on to the position whose turn it is, and so on until there are `end` positions
    /// or something is rare enough to be seen to beside the loop.
    fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        end: u64,
    ) -> Stop {
        let (most, iteration) = (self.most(), self.bound);
        let Common { store, order, limits, depths, generated: counted, .. } = &mut self.common;
        // The loop's own, as the path in hand is: see [`InHand`](crate::search::store::current_path::InHand).
        let (mut path, depths) = (store.in_hand(), depths.made());
        let (mut untried, mut above, mut number) = (self.untried, self.above, *counted);
        let last = end.min(limits.nodes);
        let stop = loop {
            let depth = path.depth();
            let Some(counters) = depths.get_mut(depth as usize) else { break Stop::Deeper };
            // The successors of the position in hand.
            if !untried.is_empty() {
                if number >= last {
                    break Stop::Over(Status::LimitReached(Limit::Nodes));
                }
                let first = number;
                while number < last
                    && let Some(mv) = order.take_first(&mut untried)
                {
                    let state = puzzle.after(above.state, mv);
                    let estimate = heuristic.estimate_after(above.estimate, above.state, state);
                    let value = above.learned.max(depth + estimate);
                    let successor = Successor { state, by: mv.into(), estimate, value, number };
                    observer.hear(Line::Each, News::Generated(Self::event(&successor, depth)));
                    observer.hear(Line::Store, News::Value(StoredValue::Generated(value)));
                    observer.hear(Line::Store, News::Stored);
                    path.add(successor);
                    number += 1;
                }
                counters.generated += number - first;
                path.note_most();
                if number >= end {
                    break Stop::Paused;
                }
                if !untried.is_empty() {
                    continue;
                }
            }
            // The position whose turn it is.
            if !path.has_room(P::MOVES) {
                break Stop::Full;
            }
            let best = path.best();
            let turn = match path.turn(best, most) {
                Ok(turn) => turn,
                Err(NONE) => break Stop::Over(Status::Exhausted),
                Err(_) => break Stop::Over(Status::LimitReached(Limit::Depth)),
            };
            if let Some(left) = turn.left {
                path.turn_back(turn);
                // Where no solution lies, nothing is left.
                if left < NONE {
                    let told = StoredValue::Forgotten { depth: path.depth(), value: left };
                    observer.hear(Line::Take, News::Value(told));
                }
                continue;
            }
            if Some(best.value) > iteration {
                break Stop::Raised(best.value);
            }
            let successor = path.successor(best.place);
            let Successor { state, by, estimate, .. } = successor;
            path.go_down(best, turn.bound);
            if puzzle.is_goal(state) {
                break Stop::Goal;
            }
            counters.expanded += 1;
            let learned = if best.value > depth + estimate { best.value } else { 0 };
            if learned > 0 {
                observer.hear(Line::Take, News::Value(StoredValue::Learned(learned)));
            }
            observer.hear(Line::Take, News::Expanded(Self::event(&successor, depth)));
            untried = order.ranked(onward(puzzle, state, by));
            above = Above { state, estimate, learned };
        };
        (self.untried, self.above, *counted) = (untried, above, number);
        let counts = path.counts();
        store.take_over(counts);
        stop
    }

    /// The goal's turn has come.
    #[cold]
    fn end<O: Observer<P::State>>(&mut self, observer: &mut O) -> Status {
        let Common { store: path, solution, .. } = &mut self.common;
        if let Some(goal) = path.here() {
            observer.hear(Line::Take, News::Passed);
            observer.hear(Line::Goal, News::Solved(Self::event(goal, path.depth() - 1)));
        }
        *solution = path.moves();
        Status::Solved
    }
}

/// Why a loop ends.
enum Stop {
    /// All that was asked for is done.
    Paused,
    /// There are no counts yet for positions so deep.
    Deeper,
    /// There is no room for one more position on the path and its successors.
    Full,
    /// The next position's turn comes with a higher value than any before.
    Raised(u32),
    /// The position whose turn has come is the goal.
    Goal,
    /// The search is over without one.
    Over(Status),
}

impl<P: Puzzle> Search<P> for Rbfs<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // A solution is found when its end is to be expanded.
    const SOLVED_BY_GENERATING: bool = false;

    const IS_TIGHT: bool = true;

    type Store = CurrentPath<P::State>;

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
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.common.generated.saturating_add(budget);
        if self.common.generated == 0 && budget > 0 {
            let root = puzzle.start();
            self.add_root(root, heuristic.estimate(root), observer)?;
        }
        while self.common.generated < end {
            match self.go_on(puzzle, heuristic, observer, end) {
                Stop::Paused => {}
                Stop::Deeper => {
                    let Common { store: path, depths, .. } = &mut self.common;
                    depths.at(path.depth());
                }
                Stop::Full => {
                    let Common { store: path, memory, .. } = &mut self.common;
                    path.make_room(P::MOVES, memory)?;
                }
                Stop::Raised(bound) => self.raise(bound, observer, Line::Take),
                Stop::Goal => return Err(self.end(observer)),
                Stop::Over(status) => return Err(status),
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.here().map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.common.store.depth().saturating_sub(1)
    }

    /// The next position's turn comes with a higher value. O(successors of the path).
    fn is_stage_end(&self) -> bool {
        self.bound.is_some()
            && self.untried.is_empty()
            && self.common.store.next(self.most()).map_or(true, |turn| Some(turn.value) > self.bound)
    }

    /// What would wait if the search had left all that it will leave before it goes on.
    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let path = self.common.store.clone();
        match path.next(self.most()) {
            Ok(turn) if self.untried.is_empty() => path.turned_back(turn),
            _ => path,
        }
        .waiting(most)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    /// The value with which the next position's turn comes, once all with less is expanded.
    fn next_bound(&self) -> Option<NextBound> {
        let turn = self.common.store.next(self.most()).ok().filter(|_| self.is_stage_end())?;
        Some(NextBound { bound: turn.value, least: turn.value, node: None })
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}
