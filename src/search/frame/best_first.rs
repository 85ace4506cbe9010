//! Best-first searches: one loop over an open list, ordered by the key of a rule.
//!
//! [`look`] is the loop. It expands positions taken from the open list, and stores and opens their successors. Each of these methods of
//! [`Frontier`] also counts and reports. [`BestFirst`] manages pausing, limits and room.

mod record;

use std::fmt::Debug;

use super::common::Common;
use super::pause::Pause;
use super::search::{Inspect, Search};
use crate::heuristic::Heuristic;
use crate::puzzle::order::{MoveOrder, Ranks};
use crate::puzzle::{Costs, Move, PackedState, Puzzle};
use crate::search::algorithm::Algorithm;
use crate::search::by::{By, Untried, ranked, take_first};
use crate::search::observer::{Event, Line, News, Observer, Side};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{DepthCounts, Nearest, NextBound};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::kept::StoreSize;
use crate::search::store::memory::Memory;
use crate::search::store::open::{First, Open};
use crate::search::store::tree::{Lookup, Marks, Slots, Table, Tree, TreeWriter, Value};
use crate::search::waiting::{Shape, Waiter, WaitingList};

pub use record::{DatedRecord, FirstPathRecord, Near, Record};

/// A position that was reached.
#[derive(Clone, Copy, Debug)]
struct Node<S> {
    state: S,
    by: By,
    /// The cost of the moves from the start.
    g: u32,
    /// The heuristic's value.
    h: u32,
    record: u32,
    is_new: bool,
    informed: bool,
}

impl<S: Copy> Node<S> {
    /// g + h.
    #[inline]
    const fn f(&self) -> u32 {
        self.g + self.h
    }

    #[inline]
    fn event(&self) -> Event<S> {
        let estimate = self.informed.then_some(self.h);
        Event::forward(self.state, self.by, self.g, estimate).stored(self.record)
    }
}

/// A successor of the position being expanded.
#[derive(Clone, Copy, Debug)]
struct Successor<S> {
    state: S,
    by: By,
    g: u32,
}

/// The next position to look at.
#[derive(Clone, Copy, Debug)]
enum Next<S> {
    /// The first open position.
    Taken(Node<S>),
    /// A successor of the position being expanded.
    Generated(Successor<S>),
}

#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    g: u32,
    estimate: u32,
}

/// A slice of the search between two pauses, with the loop's data in local variables.
struct Frontier<'a, P: Puzzle, H, O, V: Record, T: Lookup> {
    puzzle: &'a P,
    heuristic: &'a H,
    observer: &'a mut O,
    order: &'a MoveOrder,
    depths: &'a mut DepthCounts,
    memory: &'a mut Memory,
    open: &'a mut Open<P::Costs>,
    tree: TreeWriter<'a, P::PackedState, V, T>,
    here: Option<Here<P::State>>,
    untried: Untried<P>,
    informed: bool,
    generated: u64,
    evaluated: u64,
    /// Numbers of generated positions at which the slice and the search end.
    budget: u64,
    nodes: u64,
    reached: Option<u32>,
    was_cut: bool,
    too_deep: bool,
    pause: Pause<P::State>,
}

/// The loop, to the end of the slice. Finds no solution longer than `limit`.
#[inline(always)]
fn look<P: Puzzle, R: Rule, H: Heuristic<P>, O: Observer<P::State>, T: Lookup>(
    rule: &mut R,
    search: &mut Frontier<'_, P, H, O, R::Value<P::Costs>, T>,
    limit: u32,
) -> Option<()> {
    loop {
        match search.next(|key, g| rule.estimate(key, g))? {
            Next::Taken(node) if R::BY_F && node.f() > limit => return search.end_at_limit(),
            Next::Taken(node) => {
                search.reach::<R>(&node);
                if search.is_goal(&node) {
                    return None;
                }
                rule.note_expanded(&mut search.tree, node.record);
                search.expand(&node);
            }
            Next::Generated(successor) => {
                match search.store(&successor, |tree, record| rule.is_of_use(tree, record)) {
                    Some(node) if !R::BY_F && node.f() > limit => search.cut(&node, limit),
                    Some(node) => search.open(&node, rule.key(node.g, node.h))?,
                    None => {}
                }
            }
        }
    }
}

impl<P, H, O, V, T: Lookup> Frontier<'_, P, H, O, V, T>
where
    P: Puzzle,
    H: Heuristic<P>,
    O: Observer<P::State>,
    V: Record,
{
    /// The next position; `None` at the end of the slice. `estimate` computes h from key and g.
    #[inline(always)]
    fn next(&mut self, estimate: impl Fn(u32, u32) -> u32) -> Option<Next<P::State>> {
        if self.generated == self.budget {
            return self.leave(Pause::Budget);
        }
        if let Some(Here { state: above, g, .. }) = self.here
            && !self.untried.is_empty()
        {
            if self.generated == self.nodes || self.tree.is_full() {
                return self.leave(Pause::Full);
            }
            let mv = take_first(self.puzzle, self.order, Side::Forward, above, &mut self.untried)?;
            let (state, cost) = self.puzzle.after_at_cost(above, mv);
            return Some(Next::Generated(Successor { state, by: mv.into(), g: g + cost }));
        }
        loop {
            let tree = &self.tree;
            let Some((record, key)) = self.open.pop(|record| tree.record(record).1.next()) else {
                let depth = Status::LimitReached(Limit::Depth);
                return self.leave(Pause::Ended(if self.was_cut { depth } else { Status::Exhausted }));
            };
            let (packed, value) = tree.record(record);
            // Stale entry: a shorter path to the position was found, and opened again.
            if V::IMPROVES && !tree.is_in_force(record, packed, value) {
                continue;
            }
            let g = value.g();
            if !self.depths.make_room_after(self.puzzle, g, self.memory) {
                return self.leave(Pause::Ended(Status::LimitReached(Limit::Bytes)));
            }
            let (state, h) = (self.puzzle.unpack(packed), estimate(key, g));
            return Some(Next::Taken(Node {
                state,
                by: value.by(),
                g,
                h,
                record,
                is_new: false,
                informed: self.informed,
            }));
        }
    }

    #[inline(always)]
    fn leave<N>(&mut self, pause: Pause<P::State>) -> Option<N> {
        self.pause = pause;
        None
    }

    /// Ends the search at the depth limit.
    #[cold]
    fn end_at_limit(&mut self) -> Option<()> {
        self.leave(Pause::Ended(Status::LimitReached(Limit::Depth)))
    }

    /// Notes the progress of a taken position.
    #[inline(always)]
    fn reach<R: Rule>(&mut self, node: &Node<P::State>) {
        let here = if R::BY_F { node.f() } else { node.h };
        let reached = self.reached.unwrap_or(here);
        self.reached = Some(if R::BY_F { reached.max(here) } else { reached.min(here) });
    }

    /// Whether a taken position is a goal, which ends the search.
    #[inline(always)]
    fn is_goal(&mut self, node: &Node<P::State>) -> bool {
        let is_goal = self.puzzle.is_goal(node.state);
        if is_goal {
            self.observer.hear(Line::Take, News::Passed);
            self.observer.hear(Line::Goal, News::Solved(node.event()));
            self.pause = Pause::Solved(node.state);
        }
        is_goal
    }

    /// Expands a taken position.
    #[inline(always)]
    fn expand(&mut self, node: &Node<P::State>) {
        let &Node { state, by, g, h, .. } = node;
        self.depths.at_cost::<P::Costs>(g).expanded += 1;
        self.observer.hear(Line::Take, News::Expanded(node.event()));
        self.here = Some(Here { state, g, estimate: h });
        self.untried = ranked(self.puzzle, self.order, Side::Forward, state, by);
    }

    /// Stores a successor unless it is known at the same or a smaller depth. Returns it if the rule should open it. For a position
    /// known by a longer path, `is_of_use` decides by its record.
    #[inline(always)]
    fn store(
        &mut self,
        successor: &Successor<P::State>,
        is_of_use: impl Fn(&TreeWriter<'_, P::PackedState, V, T>, u32) -> bool,
    ) -> Option<Node<P::State>> {
        let &Successor { state, by, g } = successor;
        let stored = self.tree.insert(self.puzzle.pack(state), V::reached(g, by));
        let is_new = stored.is_new();
        self.generated += 1;
        let counters = self.depths.at_cost::<P::Costs>(g);
        counters.generated += 1;
        counters.duplicates += u64::from(!is_new);
        let record = stored.record();
        let h = record.filter(|&record| is_new || is_of_use(&self.tree, record)).and_then(|_| {
            self.here.map(|here| {
                if self.informed {
                    self.heuristic.estimate_after(here.estimate, here.state, state)
                } else {
                    0
                }
            })
        });
        let known = record.filter(|_| !is_new).map(|_| stored.before() - 1);
        let event = Event { known, record, ..Event::forward(state, by, g, h.filter(|_| self.informed)) };
        self.observer.hear(Line::Each, News::Generated(event));
        if !is_new {
            let line = if h.is_some() { Line::Better } else { Line::Duplicate };
            self.observer.hear(line, News::Duplicate(event));
        }
        let (record, h) = record.zip(h)?;
        self.evaluated += 1;
        Some(Node { state, by, g, h, record, is_new, informed: self.informed })
    }

    /// Drops a position that is on no solution within the depth limit.
    #[inline(always)]
    fn cut(&mut self, node: &Node<P::State>, limit: u32) {
        self.was_cut = true;
        if node.is_new {
            self.depths.at_cost::<P::Costs>(node.g).pruned += 1;
            self.observer.hear(Line::Each, News::Pruned(node.event(), limit));
        }
    }

    /// Adds a position to the open list under `key`. `None` when there is no room.
    #[inline(always)]
    fn open(&mut self, node: &Node<P::State>, key: u32) -> Option<()> {
        if node.g > V::DEEPEST {
            self.too_deep = true;
            self.cut(node, V::DEEPEST);
            return Some(());
        }
        if node.is_new {
            self.observer.hear(Line::Store, News::Stored);
        }
        if !self.open.make_room_at(key, if V::SHALLOWER_THAN_KEY { key } else { node.g }, self.memory) {
            return self.leave(Pause::Ended(Status::LimitReached(Limit::Bytes)));
        }
        let link = self.open.push(node.record, key, node.g);
        self.tree.value_mut(link.of).set_next(link.to);
        Some(())
    }
}

/// The rule of a best-first search.
pub trait Rule: Clone + Debug + 'static {
    /// Whether keys are f. Then the first position beyond a limit on the length ends the search; otherwise each one is cut.
    const BY_F: bool = false;

    /// See [`Search::ONE_LOOP`].
    const ONE_LOOP: bool = true;

    /// The value stored with a position.
    type Value<C: Costs>: Record;

    /// The traits of the algorithm.
    fn algorithm(&self) -> &'static Algorithm;

    /// The rule with these settings.
    fn from_settings(settings: &Settings) -> Self;

    /// Whether h counts. Otherwise it is neither asked for nor reported.
    fn is_informed(&self) -> bool {
        self.algorithm().informed
    }

    /// Tie-breaking between equal keys.
    fn ties(&self) -> First;

    /// The key of an open position; the least is taken first.
    fn key(&self, g: u32, h: u32) -> u32;

    /// The h of a position with this key.
    fn estimate(&self, key: u32, g: u32) -> u32;

    /// Whether the rule reads replaced records, which needs a hashed table.
    fn needs_older(&self) -> bool {
        false
    }

    /// Notes that the position of a record is expanded.
    #[inline(always)]
    fn note_expanded<S: PackedState, C: Costs, T: Lookup>(
        &mut self,
        _tree: &mut TreeWriter<'_, S, Self::Value<C>, T>,
        _record: u32,
    ) {
    }

    /// Whether a shorter path to the position of a record is of use.
    #[inline(always)]
    fn is_of_use<S: PackedState, C: Costs, T: Lookup>(
        &self,
        _tree: &TreeWriter<'_, S, Self::Value<C>, T>,
        _record: u32,
    ) -> bool {
        true
    }

    /// Whether reaching the depth limit proves that no solution within it exists.
    fn limit_proves(&self) -> bool {
        true
    }
}

type TreeOf<P, R> = Tree<<P as Puzzle>::PackedState, <R as Rule>::Value<<P as Puzzle>::Costs>>;

/// A best-first search, paused before the next position it will generate.
#[derive(Clone, Debug)]
pub struct BestFirst<P: Puzzle, R: Rule> {
    common: Common<TreeOf<P, R>>,
    rule: R,
    open: Open<P::Costs>,
    here: Option<Here<P::State>>,
    untried: Untried<P>,
    evaluated: u64,
    /// The greatest f expanded, or the least h of a rule that does not go by f.
    reached: Option<u32>,
    /// Whether the depth limit cut a position, and whether a record's depth field was too small.
    was_cut: bool,
    too_deep: bool,
}

impl<P: Puzzle, R: Rule> BestFirst<P, R> {
    #[must_use]
    pub fn by(rule: R, order: MoveOrder, limits: Limits) -> Self {
        let mut common: Common<Tree<_, _>> = Common::new(order, limits);
        if rule.needs_older() {
            common.store = Tree::hashed();
        }
        let open = Open::new(rule.ties());
        let (here, untried) = (None, Untried::<P>::default());
        let (reached, was_cut, too_deep) = (None, false, false);
        Self { common, rule, open, here, untried, evaluated: 0, reached, was_cut, too_deep }
    }

    pub(crate) fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::by(R::from_settings(settings), settings.order.clone(), settings.limits())
    }

    fn informed(&self) -> bool {
        self.rule.is_informed()
    }

    /// Runs the loop for up to `budget` positions. Returns how many were generated, and why it stopped.
    #[inline(never)] // its own function, so that the loop has all the processor's registers
    fn go_on<H: Heuristic<P>, O: Observer<P::State>, T: Lookup>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let Common { store, order, limits, generated: before, memory, depths, .. } = &mut self.common;
        let mut frontier: Frontier<'_, P, H, O, R::Value<P::Costs>, T> = Frontier {
            puzzle,
            heuristic,
            observer,
            order,
            depths,
            memory,
            open: &mut self.open,
            tree: store.storing(),
            here: self.here,
            untried: self.untried,
            informed: self.rule.is_informed(),
            generated: 0,
            evaluated: 0,
            budget,
            nodes: limits.nodes - *before,
            reached: self.reached,
            was_cut: self.was_cut,
            too_deep: self.too_deep,
            pause: Pause::Budget,
        };
        look(&mut self.rule, &mut frontier, limits.depth);
        let Frontier { here, untried, generated, evaluated, reached, was_cut, too_deep, pause, .. } =
            frontier;
        (self.here, self.untried, self.reached) = (here, untried, reached);
        (self.was_cut, self.too_deep) = (was_cut, too_deep);
        self.evaluated += evaluated;
        *before += generated;
        (generated, pause)
    }

    #[cold]
    #[inline(never)] // one copy for all heuristics
    fn add_root<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        h: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let estimate = self.informed().then_some(h);
        let h = estimate.unwrap_or(0);
        let key = self.rule.key(0, h);
        let common = &mut self.common;
        common.allow_one_more(puzzle.most_moves())?;
        if !common.depths.make_room_after(puzzle, 0, &mut common.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        if !self.open.make_room_at(
            key,
            if R::Value::<P::Costs>::SHALLOWER_THAN_KEY { key } else { 0 },
            &mut common.memory,
        ) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        let start = puzzle.start();
        let event = Event::forward(start, By::NONE, 0, estimate).stored(0);
        self.evaluated += 1;
        common.generated += 1;
        let counters = common.depths.at_cost::<P::Costs>(0);
        counters.generated += 1;
        observer.hear(Line::Start, News::Generated(event));
        let record = common.store.add_root(puzzle.pack(start), R::Value::<P::Costs>::reached(0, By::NONE));
        if !R::BY_F && h > common.limits.depth {
            self.was_cut = true;
            counters.pruned += 1;
            observer.hear(Line::Start, News::Pruned(event, common.limits.depth));
        } else {
            let link = self.open.push(record, key, 0);
            debug_assert_eq!(link.of, record);
        }
        Ok(())
    }

    /// The open positions with their keys, in order, without stale entries.
    fn in_turn(&self) -> impl Iterator<Item = (u32, u32)> {
        let tree = &self.common.store;
        let entries = self.open.iter(|record| tree.record(record).1.next());
        entries.filter(|&(record, _)| !R::Value::<P::Costs>::IMPROVES || tree.is_in_force(record))
    }

    fn first(&self) -> Option<(u32, u32)> {
        let (record, key) = self.in_turn().next()?;
        let g = self.common.store.record(record).1.g();
        Some((g, self.rule.estimate(key, g)))
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.common.store.way_back(puzzle, Side::Forward, state, Record::by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle, R: Rule> Inspect<P> for BestFirst<P, R> {
    /// A solution is found when its goal is taken from the open list.
    fn solved_by_generating(&self) -> bool {
        false
    }

    fn depths_are_costs(&self) -> bool {
        !P::Costs::ARE_ONE
    }

    fn algorithm(&self) -> &'static Algorithm {
        self.rule.algorithm()
    }

    fn common(&self) -> &Common<dyn StoreSize> {
        &self.common
    }

    fn position(&self) -> Option<P::State> {
        self.here.map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.here.map_or(0, |here| here.g)
    }

    /// Whether the next position has a greater f, or a lesser h, than any before.
    fn is_stage_end(&self) -> bool {
        self.common.generated > 0
            && self.untried.is_empty()
            && self.first().is_none_or(|(g, h)| match self.reached {
                None => true,
                Some(reached) if R::BY_F => g + h > reached,
                Some(reached) => h < reached,
            })
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
        let waiter = |(record, key): (u32, u32)| {
            let (packed, value) = self.common.store.record(record);
            let (state, depth) = (puzzle.unpack(packed), value.g());
            let estimate = self.informed().then(|| self.rule.estimate(key, depth));
            Waiter { id: record.into(), state, by: value.by(), depth, estimate }
        };
        let mut first = self.in_turn().take(most).map(waiter);
        vec![WaitingList::of_first(Shape::Heap, Side::Forward, self.open.len(), &mut || first.next())]
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }

    fn bound(&self) -> Option<u32> {
        self.reached.filter(|_| R::BY_F)
    }

    /// The least open f, once everything within the bound is expanded.
    fn next_bound(&self) -> Option<NextBound> {
        let (g, h) = self.first().filter(|_| R::BY_F && self.is_stage_end())?;
        Some(NextBound { bound: g + h, least: g + h, node: None })
    }

    fn nearest(&self) -> Option<Nearest> {
        let next = self.first().filter(|_| self.untried.is_empty()).map(|(_, h)| h);
        (!R::BY_F && self.informed()).then_some(Nearest { expanded: self.reached, next })
    }

    fn longest(&self) -> Option<u32> {
        (self.rule.limit_proves() && !self.too_deep).then_some(self.common.limits.depth)
    }

    fn evaluated(&self) -> u64 {
        if self.informed() { self.evaluated } else { 0 }
    }
}

impl<P: Puzzle, R: Rule> Search<P> for BestFirst<P, R> {
    const ONE_LOOP: bool = R::ONE_LOOP;

    type Store = TreeOf<P, R>;

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.common
    }

    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        if self.common.generated == 0 && budget > 0 {
            self.add_root(puzzle, heuristic.estimate(puzzle.start()), observer)?;
            budget -= 1;
        }
        while budget > 0 {
            let (generated, pause) = if R::Value::<P::Costs>::IMPROVES {
                self.go_on::<H, O, Table>(puzzle, heuristic, observer, budget)
            } else if self.common.store.is_marked() {
                self.go_on::<H, O, Marks>(puzzle, heuristic, observer, budget)
            } else {
                self.go_on::<H, O, Slots>(puzzle, heuristic, observer, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget | Pause::Layer => {}
                Pause::Full => self.common.allow_one_more(puzzle.most_moves())?,
                Pause::Solved(goal) => {
                    self.common.solution = self.way_to(puzzle, goal);
                    return Err(Status::Solved);
                }
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }
}
