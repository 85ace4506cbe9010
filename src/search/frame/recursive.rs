//! Recursive best-first search, as a loop that can pause.
//!
//! A rule sees the search through [`Turns`], whose methods also count and report. [`Recursive`] manages limits, room and iterations.

use std::fmt::Debug;
use std::marker::PhantomData;

use super::common::Common;
use super::search::{Inspect, Search};
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::costs::{Costs, Sum};
use crate::puzzle::order::{MoveOrder, Ranks};
use crate::search::algorithm::Algorithm;
use crate::search::by::{By, Untried, ranked, take_first};
use crate::search::observer::{Event, Line, News, Observer, Side, StoredValue};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{Counters, IterationCounts, IterationStats, NextBound};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::Store;
use crate::search::store::current_path::{BorrowedPath, CurrentPath, NONE, Successor};
use crate::search::store::kept::StoreSize;
use crate::search::waiting::WaitingList;

/// A position that was generated, or taken to be expanded.
#[derive(Clone, Copy, Debug)]
pub struct Node<S, G> {
    successor: Successor<S, G>,
    depth: u32,
}

impl<S: Copy, G: Sum> Node<S, G> {
    #[inline]
    fn g(&self) -> u32 {
        self.successor.sum.of(self.depth)
    }

    /// g + h.
    #[inline]
    pub fn f(&self) -> u32 {
        self.g() + self.successor.estimate
    }

    /// The stored value.
    #[inline]
    pub const fn value(&self) -> u32 {
        self.successor.value
    }

    /// The number of the node serves as its record, so that observers can identify it.
    #[inline]
    fn event(&self) -> Event<S> {
        let Successor { state, by, estimate, number, .. } = self.successor;
        #[allow(clippy::cast_possible_truncation)] // far more than memory can store
        let event = Event::forward(state, by, self.g(), Some(estimate)).stored(number as u32);
        Event { moves: self.depth, ..event }
    }
}

/// The next position to look at.
#[derive(Clone, Copy, Debug)]
pub enum Next<S, G> {
    /// A successor of the position being expanded.
    Generated(Node<S, G>),
    /// The best position.
    Taken(Node<S, G>),
}

type SumOf<P> = <<P as Puzzle>::Costs as Costs>::Sum;

#[derive(Clone, Copy, Debug, Default)]
struct Ancestor<S, G> {
    state: S,
    sum: G,
    estimate: u32,
    /// The value learned from an earlier expansion, a lower bound for all successors; 0 for none.
    learned: u32,
}

enum Stop {
    Paused,
    /// Counters for a new depth are missing.
    Deeper,
    /// The path has no room for one more position and its successors.
    Full,
    /// The next position has a greater value than any before.
    Raised(u32),
    /// The position taken is a goal.
    Goal,
    /// The search ended without a goal.
    Over(Status),
}

/// A slice of the search between two pauses, with the loop's data in local variables.
pub struct Turns<'a, P: Puzzle, H, O> {
    puzzle: &'a P,
    heuristic: &'a H,
    observer: &'a mut O,
    order: &'a MoveOrder,
    path: BorrowedPath<'a, P::State, SumOf<P>>,
    depths: &'a mut [Counters],
    above: Ancestor<P::State, SumOf<P>>,
    untried: Untried<P>,
    /// Number of generated positions, and the numbers at which the slice and the search end.
    number: u64,
    end: u64,
    nodes: u64,
    /// Maximum value of a position taken: the limit on moves, and less than [`NONE`].
    most: u32,
    iteration: Option<u32>,
    stop: Stop,
}

impl<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>> Turns<'_, P, H, O> {
    /// The next position; `None` at the end of the slice. Leaves positions whose successors are all worse than an alternative, and
    /// stores only the least value below each.
    #[inline(always)]
    pub fn next(&mut self) -> Option<Next<P::State, SumOf<P>>> {
        loop {
            if self.number >= self.end {
                return self.leave(Stop::Paused);
            }
            let depth = self.path.depth();
            let Some(counters) = self.depths.get_mut(depth as usize) else { return self.leave(Stop::Deeper) };
            if !self.untried.is_empty() {
                if self.number >= self.nodes {
                    return self.leave(Stop::Over(Status::LimitReached(Limit::Nodes)));
                }
                let above = self.above;
                let untried = &mut self.untried;
                let mv = take_first(self.puzzle, self.order, Side::Forward, above.state, untried)?;
                let state = self.puzzle.after(above.state, mv);
                let estimate = self.heuristic.estimate_after(above.estimate, above.state, state);
                let sum = above.sum.plus(self.puzzle.cost(above.state, mv));
                let by = mv.into();
                let successor = Successor { state, sum, by, estimate, value: 0, number: self.number };
                self.number += 1;
                counters.generated += 1;
                return Some(Next::Generated(Node { successor, depth }));
            }
            self.path.note_most();
            if !self.path.has_room(self.puzzle.most_moves()) {
                return self.leave(Stop::Full);
            }
            let best = self.path.best();
            let turn = match self.path.turn(best, self.most) {
                Ok(turn) => turn,
                Err(NONE) => return self.leave(Stop::Over(Status::Exhausted)),
                Err(_) => return self.leave(Stop::Over(Status::LimitReached(Limit::Depth))),
            };
            if let Some(value) = turn.left {
                self.path.turn_back(turn);
                // `NONE` leaves nothing to prune.
                if value < NONE {
                    let forgotten = StoredValue::Forgotten { depth: self.path.depth(), value };
                    self.observer.hear(Line::Take, News::Value(forgotten));
                }
                continue;
            }
            if Some(best.value) > self.iteration {
                return self.leave(Stop::Raised(best.value));
            }
            let successor = self.path.successor(best.place);
            self.path.go_down(best, turn.bound);
            return Some(Next::Taken(Node { successor, depth }));
        }
    }

    #[inline(always)]
    fn leave<T>(&mut self, stop: Stop) -> Option<T> {
        self.stop = stop;
        None
    }

    /// The value learned from an earlier expansion of this position; 0 for none.
    #[inline(always)]
    pub fn learned(&self) -> u32 {
        self.above.learned
    }

    /// Adds a successor with a stored value.
    #[inline(always)]
    pub fn add(&mut self, node: &Node<P::State, SumOf<P>>, value: u32) {
        self.observer.hear(Line::Each, News::Generated(node.event()));
        self.observer.hear(Line::Store, News::Value(StoredValue::Generated(value)));
        self.observer.hear(Line::Store, News::Stored);
        self.path.add(Successor { value, ..node.successor });
    }

    /// Whether the position taken is a goal, which ends the search.
    #[inline(always)]
    pub fn is_goal(&mut self, node: &Node<P::State, SumOf<P>>) -> bool {
        let is_goal = self.puzzle.is_goal(node.successor.state);
        if is_goal {
            self.stop = Stop::Goal;
        }
        is_goal
    }

    /// Expands the position taken. `learned` is a lower bound for its successors; 0 for none.
    #[inline(always)]
    pub fn expand(&mut self, node: &Node<P::State, SumOf<P>>, learned: u32) {
        let Successor { state, sum, by, estimate, .. } = node.successor;
        if let Some(counters) = self.depths.get_mut(node.depth as usize) {
            counters.expanded += 1;
        }
        if learned > 0 {
            self.observer.hear(Line::Take, News::Value(StoredValue::Learned(learned)));
        }
        self.observer.hear(Line::Take, News::Expanded(node.event()));
        self.untried = ranked(self.puzzle, self.order, Side::Forward, state, by);
        self.above = Ancestor { state, sum, estimate, learned };
    }
}

/// The rule of a recursive best-first search.
pub trait Rule: Clone + Debug + 'static {
    const ALGORITHM: &'static Algorithm;

    /// Runs the loop to the end of the slice, then returns `None`.
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(search: &mut Turns<'_, P, H, O>)
    -> Option<()>;
}

/// A recursive best-first search, paused before the next position it will generate.
#[derive(Clone, Debug)]
pub struct Recursive<P: Puzzle, R> {
    common: Common<CurrentPath<P::State, SumOf<P>>>,
    above: Ancestor<P::State, SumOf<P>>,
    untried: Untried<P>,
    /// The greatest value of a position taken; `None` before the start is generated.
    bound: Option<u32>,
    iterations: IterationCounts,
    rule: PhantomData<R>,
}

impl<P: Puzzle, R: Rule> Recursive<P, R> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            above: Ancestor::default(),
            untried: Untried::<P>::default(),
            bound: None,
            iterations: IterationCounts::default(),
            rule: PhantomData,
        }
    }

    pub(crate) fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::new(settings.order.clone(), settings.limits())
    }

    fn most(&self) -> u32 {
        self.common.limits.depth.min(NONE - 1)
    }

    #[cold]
    fn raise<O: Observer<P::State>>(&mut self, bound: u32, observer: &mut O, line: Line) {
        self.iterations.begin(bound, self.common.depths.total());
        observer.hear(line, News::Raised(bound));
        self.bound = Some(bound);
    }

    #[cold]
    fn add_root<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        self.common.allow_one_more(puzzle.most_moves())?;
        self.raise(estimate, observer, Line::Start);
        let successor = Successor {
            state: root,
            sum: Default::default(),
            by: By::NONE,
            estimate,
            value: estimate,
            number: 0,
        };
        let Common { store: path, generated, depths, .. } = &mut self.common;
        *generated += 1;
        depths.at(0).generated += 1;
        observer.hear(Line::Start, News::Generated(Node { successor, depth: 0 }.event()));
        observer.hear(Line::Start, News::Value(StoredValue::Generated(estimate)));
        path.add_root(successor);
        Ok(())
    }

    fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        end: u64,
    ) -> Stop {
        let (most, iteration) = (self.most(), self.bound);
        let Common { store, order, limits, depths, generated, .. } = &mut self.common;
        let mut turns = Turns {
            puzzle,
            heuristic,
            observer,
            order,
            path: store.in_hand(),
            depths: depths.made(),
            above: self.above,
            untried: self.untried,
            number: *generated,
            end,
            nodes: limits.nodes,
            most,
            iteration,
            stop: Stop::Paused,
        };
        R::look(&mut turns);
        turns.path.note_most();
        let Turns { above, untried, number, stop, path, .. } = turns;
        let counts = path.counts();
        (self.above, self.untried, *generated) = (above, untried, number);
        store.take_over(counts);
        stop
    }

    #[cold]
    fn end<O: Observer<P::State>>(&mut self, observer: &mut O) -> Status {
        let Common { store: path, solution, .. } = &mut self.common;
        if let Some(&successor) = path.here() {
            let goal = Node { successor, depth: path.depth() - 1 };
            observer.hear(Line::Take, News::Passed);
            observer.hear(Line::Goal, News::Solved(goal.event()));
        }
        *solution = path.moves();
        Status::Solved
    }
}

impl<P: Puzzle, R: Rule> Inspect<P> for Recursive<P, R> {
    /// A solution is found when its goal is taken.
    fn solved_by_generating(&self) -> bool {
        false
    }

    fn algorithm(&self) -> &'static Algorithm {
        R::ALGORITHM
    }

    fn common(&self) -> &Common<dyn StoreSize> {
        &self.common
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.here().map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.common.store.depth().saturating_sub(1)
    }

    /// Whether the next position has a greater value. O(successors of the path).
    fn is_stage_end(&self) -> bool {
        self.bound.is_some()
            && self.untried.is_empty()
            && self.common.store.next(self.most()).map_or(true, |turn| Some(turn.value) > self.bound)
    }

    /// The successors that remain after the next backtrack.
    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
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

    /// The value of the next position, once everything with a lesser value is expanded.
    fn next_bound(&self) -> Option<NextBound> {
        let turn = self.common.store.next(self.most()).ok().filter(|_| self.is_stage_end())?;
        Some(NextBound { bound: turn.value, least: turn.value, node: None })
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}

impl<P: Puzzle, R: Rule> Search<P> for Recursive<P, R> {
    const IS_TIGHT: bool = true;

    const ADDS_UP: bool = true;

    type Store = CurrentPath<P::State, SumOf<P>>;

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
            self.add_root(puzzle, root, heuristic.estimate(root), observer)?;
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
                    path.make_room(puzzle.most_moves(), memory)?;
                }
                Stop::Raised(bound) => self.raise(bound, observer, Line::Take),
                Stop::Goal => return Err(self.end(observer)),
                Stop::Over(status) => return Err(status),
            }
        }
        Ok(())
    }
}
