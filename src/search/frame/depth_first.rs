//! Depth-first searches: one loop along the current path. A rule cuts, drops or expands each position.
//!
//! A rule sees the search through a [`Descent`], whose methods also count and report. [`DepthFirst`] manages pausing, limits, room and
//! iterations.

use std::fmt::Debug;
use std::marker::PhantomData;

use super::common::Common;
use super::search::{Inspect, Search};
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::puzzle::costs::{Costs, Sum};
use crate::puzzle::order::MoveOrder;
use crate::search::algorithm::Algorithm;
use crate::search::by::{By, last_first};
use crate::search::observer::{Event, Line, News, Observer};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{Counters, Incumbent, IterationCounts, IterationStats, NextBound};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::kept::StoreSize;
use crate::search::store::stack::{BorrowedStack, Successor};
use crate::search::store::transpositions::{IdaStarStore, StackAndTable, StackOf, Table};
use crate::search::waiting::WaitingList;

/// A position that was just generated.
#[derive(Clone, Copy, Debug)]
pub struct Node<S> {
    state: S,
    by: By,
    /// Moves from the root.
    pub depth: u32,
    /// Their cost.
    pub g: u32,
    /// The heuristic's value: h.
    pub estimate: u32,
    informed: bool,
}

impl<S: Copy> Node<S> {
    /// g + h.
    #[inline]
    pub const fn f(&self) -> u32 {
        self.g + self.estimate
    }

    #[inline]
    fn event(&self) -> Event<S> {
        let estimate = self.informed.then_some(self.estimate);
        Event { moves: self.depth, ..Event::forward(self.state, self.by, self.g, estimate) }
    }
}

/// A slice of the search between two pauses, with the loop's data in local variables.
pub struct Descent<'a, P: Puzzle, H, O> {
    puzzle: &'a P,
    heuristic: &'a H,
    observer: &'a mut O,
    order: &'a MoveOrder,
    stack: BorrowedStack<'a, P::State, <P::Costs as Costs>::Sum>,
    table: Option<&'a mut Table<P::PackedState, P::Costs>>,
    depths: &'a mut [Counters],
    informed: bool,
    /// Number of generated positions, and the number at which the slice ends.
    generated: u64,
    end: u64,
}

impl<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>> Descent<'_, P, H, O> {
    /// Generates the next position; `None` at the end of the slice, or when the caller must first do rare work.
    #[inline(always)]
    pub fn next(&mut self) -> Option<Node<P::State>> {
        if self.generated >= self.end {
            return None;
        }
        let depth = self.stack.ready(self.puzzle.most_moves())?;
        if self.table.as_ref().is_some_and(|table| table.is_full()) {
            return None;
        }
        let counters = self.depths.get_mut(depth as usize)?;
        let Successor { state, estimate, by, sum } = self.stack.pop()?;
        let node = Node { state, by, depth, g: sum.of(depth), estimate, informed: self.informed };
        self.generated += 1;
        counters.generated += 1;
        self.observer.hear(Line::Take, News::Generated(node.event()));
        Some(node)
    }

    /// The number of the newest position.
    #[inline(always)]
    pub fn number(&self) -> u64 {
        self.generated
    }

    /// Cuts a position whose f or depth exceeds `bound`.
    #[inline(always)]
    pub fn cut(&mut self, node: &Node<P::State>, bound: u32) {
        self.count(node, |counters| &mut counters.pruned);
        self.observer.hear(Line::Cut, News::Pruned(node.event(), bound));
    }

    /// Whether a position is a goal.
    #[inline(always)]
    pub fn is_goal(&self, node: &Node<P::State>) -> bool {
        self.puzzle.is_goal(node.state)
    }

    /// Drops a position that the table knows at this `length` or less, of the path there. Returns whether it was dropped.
    #[inline(always)]
    pub fn drop_known(&mut self, node: &Node<P::State>, length: u32) -> bool {
        let Some(table) = &mut self.table else { return false };
        let is_known = table.knows(self.puzzle.pack(node.state), length);
        if is_known {
            self.count(node, |counters| &mut counters.duplicates);
            self.observer.hear(Line::Duplicate, News::Duplicate(node.event()));
        }
        is_known
    }

    /// Pushes the successors of a position, with their heuristic values.
    #[inline(always)]
    pub fn expand(&mut self, node: &Node<P::State>) {
        let Node { state, by, g, estimate, .. } = *node;
        self.count(node, |counters| &mut counters.expanded);
        self.observer.hear(Line::Expand, News::Expanded(node.event()));
        let (puzzle, heuristic) = (self.puzzle, self.heuristic);
        let sum = <P::Costs as Costs>::Sum::of_path(g);
        let successors = last_first(puzzle, self.order, state, by).map(|mv| {
            let after = puzzle.after(state, mv);
            let estimate = heuristic.estimate_after(estimate, state, after);
            Successor { state: after, estimate, by: mv.into(), sum: sum.plus(puzzle.cost(state, mv)) }
        });
        self.stack.push(state, by, successors);
        if let Some(table) = &mut self.table {
            table.note_most(self.stack.depth());
        }
    }

    /// Counts an event of a position. Generating it made counters for its depth.
    #[inline(always)]
    fn count(&mut self, node: &Node<P::State>, of: impl FnOnce(&mut Counters) -> &mut u64) {
        if let Some(counters) = self.depths.get_mut(node.depth as usize) {
            *of(counters) += 1;
        }
    }
}

/// The rule of a depth-first search.
pub trait Rule: Clone + Debug + 'static {
    /// Whether the loop asks a heuristic.
    const ASKS: bool = true;

    /// The traits of the algorithm.
    fn algorithm(&self) -> &'static Algorithm;

    /// The rule with these settings.
    fn from_settings(settings: &Settings) -> Self;

    /// Cuts, drops or expands positions until the slice ends. Returns a goal, if any.
    fn look<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        search: &mut Descent<'_, P, H, O>,
    ) -> Option<Node<P::State>>;

    /// The bound of the next iteration, when the stack is empty; `None` for iterations without bounds.
    ///
    /// # Errors
    /// The final status when the search ends.
    fn next_iteration(&self, so_far: &LastIteration) -> Result<Option<u32>, Status>;

    /// Starts an iteration with this bound.
    fn begin(&mut self, _bound: u32) {}

    /// Handles a goal reached at the cost `g`, which was generated as this number.
    fn found(&mut self, _g: u32, _number: u64, _limits: &Limits) -> Found {
        Found::Ends
    }

    /// See [`Inspect::bound`].
    fn bound(&self) -> Option<u32>;

    /// See [`Inspect::next_bound`].
    fn next_bound(&self) -> Option<NextBound> {
        None
    }

    /// See [`Inspect::incumbent`].
    fn incumbent(&self) -> Option<Incumbent> {
        None
    }

    /// See [`Inspect::longest`].
    fn longest(&self, limits: &Limits) -> Option<u32> {
        Some(limits.depth)
    }
}

/// The consequence of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The search ends.
    Ends,
    /// The best solution so far; the search continues.
    Better,
    /// No better than the incumbent; the search continues.
    Worse,
}

/// The input of [`Rule::next_iteration`].
#[derive(Clone, Copy, Debug)]
pub struct LastIteration {
    /// The heuristic's value of the root.
    pub root: u32,
    /// The limits.
    pub limits: Limits,
    /// The counts.
    pub total: Counters,
}

/// A depth-first search, paused before the next position it will generate.
#[derive(Clone, Debug)]
pub struct DepthFirst<P: Puzzle, R, K = StackOf<P>> {
    common: Common<K>,
    rule: R,
    iterations: IterationCounts,
    puzzle: PhantomData<P>,
}

/// A depth-first search with a table of transpositions.
pub type DepthFirstWithTable<P, R> =
    DepthFirst<P, R, StackAndTable<<P as Puzzle>::State, <P as Puzzle>::PackedState, <P as Puzzle>::Costs>>;

impl<P: Puzzle, R: Rule> DepthFirst<P, R> {
    /// A search by this rule that has not begun.
    #[must_use]
    pub fn by(rule: impl Into<R>, order: MoveOrder, limits: Limits) -> Self {
        Self::keeping(StackOf::<P>::default(), rule.into(), order, limits)
    }
}

impl<P: Puzzle, R: Rule> DepthFirstWithTable<P, R> {
    /// A search by this rule that has not begun, with a table of `entries`.
    ///
    /// # Panics
    /// When `entries` is 0.
    #[must_use]
    pub fn with_table(order: MoveOrder, rule: impl Into<R>, entries: usize, limits: Limits) -> Self {
        Self::keeping(StackAndTable::of(entries), rule.into(), order, limits)
    }

    /// A search by this rule that has not begun, with a table of all positions it comes to.
    #[must_use]
    pub fn closing(rule: R, order: MoveOrder, limits: Limits) -> Self {
        Self::keeping(StackAndTable::default(), rule, order, limits)
    }
}

impl<P: Puzzle, R: Rule, K: IdaStarStore<P>> DepthFirst<P, R, K> {
    fn keeping(kept: K, rule: R, order: MoveOrder, limits: Limits) -> Self {
        let common = Common { store: kept, ..Common::new(order, limits) };
        Self { common, rule, iterations: IterationCounts::default(), puzzle: PhantomData }
    }

    pub(crate) fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        let (kept, rule) = (K::from_settings(settings), R::from_settings(settings));
        Self::keeping(kept, rule, settings.order.clone(), settings.limits())
    }

    /// Prepares the next position: begins an iteration if the stack is empty, and makes room.
    #[cold]
    #[inline(never)] // one copy for all heuristics
    fn make_ready<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        root: P::State,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let next = loop {
            // A search that ends here still has the path to its newest position, which the next pop may shorten.
            let Common { store, generated, limits, .. } = &mut self.common;
            if *generated >= limits.nodes && !store.stack().is_done() {
                return Err(Status::LimitReached(Limit::Nodes));
            }
            if let Some(next) = store.stack_mut().pop() {
                break next;
            }
            let Common { limits, depths, .. } = &self.common;
            let total = depths.total();
            let bound =
                self.rule.next_iteration(&LastIteration { root: estimate, limits: *limits, total })?;
            self.common.allow_one_more(puzzle.most_moves())?;
            let Common { store, memory, generated, .. } = &mut self.common;
            if !store.begin(memory) {
                return Err(Status::LimitReached(Limit::Bytes));
            }
            let line = if *generated == 0 { Line::Start } else { Line::Raise };
            if let Some(bound) = bound {
                self.iterations.begin(bound, total);
                observer.hear(line, News::Raised(bound));
                self.rule.begin(bound);
            } else {
                observer.hear(line, News::Passed);
            }
            self.common.store.stack_mut().push_root(root, estimate);
        };
        self.common.allow_one_more(puzzle.most_moves())?;
        let stack = self.common.store.stack_mut();
        self.common.depths.at(stack.depth());
        stack.put_back(next);
        Ok(())
    }

    /// Runs the loop for up to `budget` positions. Returns a goal, if any.
    #[inline(never)] // its own function, so that the loop has all the processor's registers
    fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Option<Node<P::State>> {
        let Common { store, order, limits, depths, generated, .. } = &mut self.common;
        let (stack, table) = store.parts();
        let mut descent = Descent {
            puzzle,
            heuristic,
            observer,
            order,
            stack: stack.in_hand(),
            table,
            depths: depths.made(),
            informed: R::ASKS,
            generated: *generated,
            end: generated.saturating_add(budget).min(limits.nodes),
        };
        let goal = self.rule.look(&mut descent);
        *generated = descent.generated;
        let counts = descent.stack.counts();
        stack.take_over(counts);
        goal
    }

    #[cold]
    #[inline(never)] // one copy for all heuristics
    fn take<O: Observer<P::State>>(&mut self, goal: Node<P::State>, observer: &mut O) -> Result<(), Status> {
        let found = self.rule.found(goal.g, self.common.generated, &self.common.limits);
        if found == Found::Worse {
            observer.hear(Line::Worse, News::Worse(goal.event()));
            return Ok(());
        }
        let line = if found == Found::Ends { Line::Goal } else { Line::Better };
        observer.hear(line, News::Solved(goal.event()));
        self.common.solution = self.common.store.stack().moves_then(goal.by);
        if found == Found::Ends { Err(Status::Solved) } else { Ok(()) }
    }
}

impl<P: Puzzle, R: Rule, K: IdaStarStore<P>> Inspect<P> for DepthFirst<P, R, K> {
    fn algorithm(&self) -> &'static Algorithm {
        self.rule.algorithm()
    }

    fn common(&self) -> &Common<dyn StoreSize> {
        &self.common
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.stack().here()
    }

    fn depth(&self) -> u32 {
        self.common.store.stack().depth().saturating_sub(1)
    }

    /// Whether the stack is empty, or the newest position is a better solution.
    fn is_stage_end(&self) -> bool {
        let Common { generated, store, .. } = &self.common;
        let is_better = self.rule.incumbent().is_some_and(|incumbent| incumbent.node == *generated);
        *generated > 0 && (store.stack().is_done() || is_better)
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
        self.common.store.stack().waiting(most, R::ASKS)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.stack().moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.rule.bound()
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.rule.next_bound()
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.rule.incumbent()
    }

    fn longest(&self) -> Option<u32> {
        self.rule.longest(&self.common.limits)
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }
}

impl<P: Puzzle, R: Rule, K: IdaStarStore<P>> Search<P> for DepthFirst<P, R, K> {
    const ASKS: bool = R::ASKS;

    const IS_TIGHT: bool = true;

    /// Without a heuristic, a closed list makes paths of a hundred thousand moves.
    const ADDS_UP: bool = R::ASKS || !K::REMEMBERS;

    type Store = K;

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
        while self.common.generated < end {
            let left = end - self.common.generated;
            if let Some(goal) = self.go_on(puzzle, heuristic, observer, left) {
                self.take(goal, observer)?;
            }
            if self.common.generated < end {
                let root = puzzle.start();
                self.make_ready(puzzle, root, heuristic.estimate(root), observer)?;
            }
        }
        Ok(())
    }
}
