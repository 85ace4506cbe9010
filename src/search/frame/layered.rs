//! Breadth-first searches that store every position, layer by layer, from the start or from both ends.
//!
//! A rule sees the search through a [`Layer`], whose methods also count and report. [`LayeredSearch`] manages pausing, limits, roots and
//! layers.

use std::fmt::Debug;

use super::common::Common;
use super::frontier::Frontier;
use super::pause::Pause;
use super::search::{Inspect, Search};
use crate::heuristic::Heuristic;
use crate::puzzle::order::{MoveOrder, Ranks};
use crate::puzzle::{Costs, Move, Puzzle};
use crate::search::algorithm::{Algorithm, Order};
use crate::search::by::{By, PackedBy, Untried, next, previous, ranked, successors, take_first, turned};
use crate::search::observer::{Event, Line, News, Observer, Side};
use crate::search::path::Path;
use crate::search::setting::Settings;
use crate::search::stats::{DepthCounts, DepthStats, SideStats, leave_out};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::kept::StoreSize;
use crate::search::store::tree::{Lookup, Marks, Slots, Tree, TreeWriter, Value};
use crate::search::waiting::{Shape, Waiter, WaitingList};

/// The move and the side by which a position was reached, stored with it.
pub trait Arrival: Value + Debug {
    /// The value of a position reached by a move, on a side.
    fn reached(by: By, side: Side) -> Self;

    /// The last move.
    fn by(self) -> By;

    /// The side.
    fn side(self) -> Side;
}

/// For searches from the start alone.
impl<C: Costs> Arrival for PackedBy<C> {
    #[inline]
    fn reached(by: By, _side: Side) -> Self {
        Self::new(by, false)
    }

    #[inline]
    fn by(self) -> By {
        self.by()
    }

    fn side(self) -> Side {
        Side::Forward
    }
}

/// One byte where moves cost one, for searches from both ends. The sides share a tree, so they meet where one would store a position of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySide<C: Costs>(PackedBy<C>);

impl<C: Costs> Arrival for BySide<C> {
    #[inline]
    fn reached(by: By, side: Side) -> Self {
        Self(PackedBy::new(by, matches!(side, Side::Backward)))
    }

    #[inline]
    fn by(self) -> By {
        self.0.by()
    }

    fn side(self) -> Side {
        if self.0.bit() { Side::Backward } else { Side::Forward }
    }
}

/// The mark is the side.
impl<C: Costs> Value for BySide<C> {
    const MARK_BITS: usize = 2;

    #[inline]
    fn mark(self) -> u32 {
        1 << u32::from(self.0.bit())
    }
}

/// A position of the current layer.
#[derive(Clone, Copy, Debug)]
pub struct Node<S> {
    state: S,
    by: By,
    record: u32,
}

/// A successor of the position being expanded; stored if it is new.
#[derive(Clone, Copy, Debug)]
pub struct Successor<S> {
    state: S,
    mv: Move,
    /// Its record, if it is new.
    record: Option<u32>,
    /// Whether the other side has stored it.
    pub is_met: bool,
}

impl<S> Successor<S> {
    /// Whether its own side had stored it before.
    #[inline]
    pub const fn is_known(&self) -> bool {
        self.record.is_none() && !self.is_met
    }
}

/// The next position to look at.
#[derive(Clone, Copy, Debug)]
pub enum Next<S> {
    /// A position of the current layer.
    Taken(Node<S>),
    /// A successor of the position being expanded.
    Generated(Successor<S>),
}

/// A slice of the search between two pauses, with the loop's data in local variables.
pub struct Layer<'a, P: Puzzle, O, V: Arrival, T: Lookup> {
    puzzle: &'a P,
    observer: &'a mut O,
    order: &'a MoveOrder,
    tree: TreeWriter<'a, P::PackedState, V, T>,
    side: Side,
    frontier: Frontier,
    here: P::State,
    untried: Untried<P>,
    expanded: u64,
    generated: u64,
    duplicates: u64,
    /// Numbers of generated positions at which the slice and the search end.
    budget: u64,
    nodes: u64,
    pause: Pause<(P::State, Move)>,
}

impl<P: Puzzle, O: Observer<P::State>, V: Arrival, T: Lookup> Layer<'_, P, O, V, T> {
    /// The next position; `None` at the end of the slice. Counts a successor, and stores it if it is new.
    #[inline(always)]
    pub fn next(&mut self) -> Option<Next<P::State>> {
        if self.generated == self.budget {
            return self.leave(Pause::Budget);
        }
        if self.untried.is_empty() {
            let (puzzle, tree) = (self.puzzle, &self.tree);
            if tree.is_large()
                && let Some(records) = self.frontier.handful()
            {
                let reached = records.map(|record| tree.record(record));
                tree.read_ahead(successors(
                    puzzle,
                    self.side,
                    reached.map(|(packed, value)| (packed, value.by())),
                ));
            }
            let Some(record) = self.frontier.pop() else { return self.leave(Pause::Layer) };
            let (packed, value) = self.tree.record(record);
            return Some(Next::Taken(Node { state: puzzle.unpack(packed), by: value.by(), record }));
        }
        if self.generated == self.nodes || self.tree.is_full() {
            return self.leave(Pause::Full);
        }
        let mv = take_first(self.puzzle, self.order, self.side, self.here, &mut self.untried)?;
        let state = next(self.puzzle, self.side, self.here, mv);
        let stored = self.tree.insert(self.puzzle.pack(state), V::reached(mv.into(), self.side));
        let other = V::reached(mv.into(), self.side.other()).mark();
        let is_met = V::MARK_BITS > 1 && stored.before() == other;
        let successor = Successor { state, mv, record: stored.record(), is_met };
        self.generated += 1;
        self.duplicates += u64::from(successor.is_known());
        self.observer.hear(Line::Each, News::Generated(self.event(&successor)));
        Some(Next::Generated(successor))
    }

    #[inline(always)]
    fn leave<N>(&mut self, pause: Pause<(P::State, Move)>) -> Option<N> {
        self.pause = pause;
        None
    }

    #[inline(always)]
    fn event(&self, &Successor { state, mv, record, .. }: &Successor<P::State>) -> Event<P::State> {
        let depth = self.frontier.depth() + 1;
        Event { side: self.side, record, ..Event::forward(state, mv.into(), depth, None) }
    }

    /// Expands a position of the layer.
    #[inline(always)]
    pub fn expand(&mut self, &Node { state, by, record }: &Node<P::State>) {
        let event = Event { side: self.side, ..Event::forward(state, by, self.frontier.depth(), None) };
        self.here = state;
        self.untried = ranked(self.puzzle, self.order, self.side, state, by);
        self.expanded += 1;
        self.observer.hear(Line::Take, News::Expanded(event.stored(record)));
    }

    /// Drops a known successor.
    #[inline(always)]
    pub fn drop_known(&mut self, successor: &Successor<P::State>) {
        self.observer.hear(Line::Duplicate, News::Duplicate(self.event(successor)));
    }

    /// Reports a successor as part of the next layer.
    #[inline(always)]
    pub fn keep(&mut self) {
        self.observer.hear(Line::Store, News::Stored);
    }

    /// Whether a successor is a goal.
    #[inline(always)]
    pub fn is_goal(&self, successor: &Successor<P::State>) -> bool {
        self.puzzle.is_goal(successor.state)
    }

    /// Ends the search at a goal, or where the sides meet.
    #[inline(always)]
    pub fn end(&mut self, &Successor { state, mv, .. }: &Successor<P::State>) -> Option<()> {
        self.leave(Pause::Solved((state, mv)))
    }
}

/// The rule of a search in layers.
pub trait Rule: Clone + Debug + Default + 'static {
    /// The traits of the algorithm.
    const ALGORITHM: &'static Algorithm;

    /// The value stored with a position.
    type Value<C: Costs>: Arrival;

    /// Runs the loop to the end of the slice, then returns `None`.
    fn look<P: Puzzle, O: Observer<P::State>, T: Lookup>(
        search: &mut Layer<'_, P, O, Self::Value<P::Costs>, T>,
    ) -> Option<()>;

    /// The side to expand next, given the sizes of both newest layers.
    fn choose(widths: [u32; 2]) -> Side;
}

#[derive(Clone, Debug, Default)]
struct Half<S, U> {
    frontier: Frontier,
    here: Option<S>,
    untried: U,
    stored: u64,
    depths: DepthCounts,
}

/// The positions that a search stores.
type Stored<P, R> = Tree<<P as Puzzle>::PackedState, <R as Rule>::Value<<P as Puzzle>::Costs>>;

/// A search in layers, paused before the next position it will generate.
#[derive(Clone, Debug)]
pub struct LayeredSearch<P: Puzzle, R: Rule> {
    common: Common<Stored<P, R>>,
    halves: [Half<P::State, Untried<P>>; 2],
    /// The side being expanded, and the first record of its next layer; `None` between layers.
    growing: Option<(Side, u32)>,
    /// The goal positions, generated one at a time after the start, and the number generated.
    roots: Vec<P::State>,
    generated_roots: usize,
}

impl<P: Puzzle, R: Rule> LayeredSearch<P, R> {
    const IS_TWO_SIDED: bool = R::ALGORITHM.sides == 2;

    /// A search that has not begun, from both ends of a puzzle or from the start alone. The depth limit applies to the whole solution.
    pub(crate) fn from(both_ends: Option<&P>, order: MoveOrder, limits: Limits) -> Self {
        let mut common: Common<Tree<_, _>> = Common::new(order, limits);
        let roots = both_ends.map_or_else(Vec::new, Puzzle::goals);
        if both_ends.is_some_and(|puzzle| !puzzle.is_connected()) {
            // Unconnected positions may share ranks.
            common.store = Tree::hashed();
        }
        Self { common, halves: Default::default(), growing: None, roots, generated_roots: 0 }
    }

    pub(crate) fn from_settings(puzzle: &P, settings: &Settings) -> Self {
        let both_ends = Self::IS_TWO_SIDED.then_some(puzzle);
        Self::from(both_ends, settings.order.clone(), settings.limits())
    }

    fn has_all_roots(&self) -> bool {
        !self.common.store.is_empty() && self.generated_roots == self.roots.len()
    }

    const fn half(&self, side: Side) -> &Half<P::State, Untried<P>> {
        &self.halves[side as usize]
    }

    const fn radius(&self, side: Side) -> u32 {
        self.half(side).frontier.depth()
    }

    /// Chooses the side to expand next, and accounts for the counters of its next layer.
    fn choose(&mut self) -> Result<Side, Status> {
        let widths = [Side::Forward, Side::Backward].map(|side| self.half(side).frontier.width());
        if widths[0] == 0 || Self::IS_TWO_SIDED && widths[1] == 0 {
            return Err(Status::Exhausted);
        }
        if self.depth() >= self.common.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        let side = R::choose(widths);
        self.allow_layer(side, self.radius(side) + 1)?;
        Ok(side)
    }

    fn allow_layer(&mut self, side: Side, depth: u32) -> Result<(), Status> {
        let fits = self.halves[side as usize].depths.make_room(depth, &mut self.common.memory);
        if fits { Ok(()) } else { Err(Status::LimitReached(Limit::Bytes)) }
    }

    #[cold]
    fn add_root<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let side = if self.common.store.is_empty() { Side::Forward } else { Side::Backward };
        self.common.allow_one_more(puzzle.most_moves())?;
        self.allow_layer(side, 0)?;
        let state = match side {
            Side::Forward => puzzle.start(),
            Side::Backward => {
                self.generated_roots += 1;
                self.roots[self.generated_roots - 1]
            }
        };
        // Goal positions are distinct, and a start that is a goal ends the search.
        let record =
            self.common.store.add_root(puzzle.pack(state), R::Value::<P::Costs>::reached(By::NONE, side));
        self.common.generated += 1;
        let half = &mut self.halves[side as usize];
        half.depths.at(0).generated += 1;
        half.stored += 1;
        half.frontier.add_root(record);
        let event = Event { side, ..Event::forward(state, By::NONE, 0, None) }.stored(record);
        observer.hear(Line::Start, News::Generated(event));
        if side == Side::Forward && puzzle.is_goal(state) {
            observer.hear(Line::Home, News::Solved(event));
            return Err(Status::Solved);
        }
        Ok(())
    }

    /// Expands a side's layer for up to `budget` positions. Returns how many were generated, and why it stopped.
    #[inline(never)] // its own function, so that the loop has all the processor's registers
    fn go_on<O: Observer<P::State>, T: Lookup>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        side: Side,
        budget: u64,
    ) -> (u64, Pause<(P::State, Move)>) {
        let Common { store, order, limits, generated: before, .. } = &mut self.common;
        let half = &mut self.halves[side as usize];
        let mut layer: Layer<'_, P, O, R::Value<P::Costs>, T> = Layer {
            puzzle,
            observer,
            order,
            tree: store.storing(),
            side,
            frontier: half.frontier,
            here: half.here.unwrap_or_else(|| puzzle.start()),
            untried: half.untried,
            expanded: 0,
            generated: 0,
            duplicates: 0,
            budget,
            nodes: limits.nodes - *before,
            pause: Pause::Budget,
        };
        R::look(&mut layer);
        let Layer { frontier, here, untried, expanded, generated, duplicates, pause, .. } = layer;
        (half.frontier, half.untried) = (frontier, untried);
        let depth = frontier.depth();
        if expanded > 0 {
            half.here = Some(here);
            half.depths.at(depth).expanded += expanded;
        }
        if generated > 0 {
            let counters = half.depths.at(depth + 1);
            counters.generated += generated;
            counters.duplicates += duplicates;
            // The other side has stored the meeting position.
            let met = Self::IS_TWO_SIDED && matches!(pause, Pause::Solved(_));
            half.stored += generated - duplicates - u64::from(met);
            *before += generated;
        }
        (generated, pause)
    }

    /// Reports the end of a solution, which `side` reached by `mv`, and stores the solution.
    #[cold]
    fn solve<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        state: P::State,
        mv: Move,
        side: Side,
    ) {
        let store = &self.common.store;
        let record = store.find(puzzle.pack(state));
        let depth = self.radius(side) + 1;
        let event = Event { side, record, ..Event::forward(state, mv.into(), depth, None) };
        let before = previous(puzzle, side, state, mv);
        let mut near = store.way_back(puzzle, side, before, Arrival::by);
        near.insert(0, mv);
        let far = if Self::IS_TWO_SIDED {
            store.way_back(puzzle, side.other(), state, Arrival::by)
        } else {
            Vec::new()
        };
        let (mut forward, backward) = if side == Side::Forward { (near, far) } else { (far, near) };
        forward.reverse();
        forward.extend(backward.into_iter().map(|mv| turned(puzzle, mv)));
        self.common.solution = forward;
        if Self::IS_TWO_SIDED {
            observer.hear(Line::Met, News::Met(event));
        }
        observer.hear(if Self::IS_TWO_SIDED { Line::Met } else { Line::Goal }, News::Solved(event));
    }
}

impl<P: Puzzle, R: Rule> Inspect<P> for LayeredSearch<P, R> {
    fn algorithm(&self) -> &'static Algorithm {
        R::ALGORITHM
    }

    fn common(&self) -> &Common<dyn StoreSize> {
        &self.common
    }

    fn position(&self) -> Option<P::State> {
        self.half(self.growing.map_or(Side::Forward, |(side, _)| side)).here
    }

    fn depth(&self) -> u32 {
        self.radius(Side::Forward) + self.radius(Side::Backward)
    }

    fn is_stage_end(&self) -> bool {
        let is_done = |half: &Half<_, Untried<P>>| half.untried.is_empty() && half.frontier.left().is_empty();
        self.has_all_roots() && self.growing.is_none_or(|(side, _)| is_done(self.half(side)))
    }

    /// A queue; or for each side its layer and, while it is expanded, the next one.
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
        let (tree, mut lists) = (&self.common.store, Vec::new());
        for side in [Side::Forward, Side::Backward].into_iter().take(R::ALGORITHM.sides.into()) {
            let (left, radius) = (self.half(side).frontier.left(), self.radius(side));
            let mut list = |shape, records| {
                lists.push(WaitingList::of_records(shape, side, records, most, &mut |record| {
                    let (packed, value) = tree.record(record);
                    let depth = radius + u32::from(record >= left.end);
                    Waiter {
                        id: record.into(),
                        state: puzzle.unpack(packed),
                        by: value.by(),
                        depth,
                        estimate: None,
                    }
                }));
            };
            if R::ALGORITHM.waits == Order::Queue {
                // Layers are contiguous, so new positions join the end.
                list(Shape::Queue, left.start..tree.len());
                continue;
            }
            list(Shape::Layer, left.clone());
            if let Some((_, begin)) = self.growing.filter(|&(growing, _)| growing == side) {
                list(Shape::NextLayer, begin..tree.len());
            }
        }
        lists
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let tree = &self.common.store;
        let (_, value) = tree.record(tree.find(puzzle.pack(state))?);
        let mut moves = tree.way_back(puzzle, value.side(), state, Arrival::by);
        moves.reverse();
        Some(Path::ending_in(puzzle, value.side(), state, moves))
    }

    fn depths(&self) -> Vec<DepthStats> {
        let mut depths = DepthCounts::default();
        for row in self.halves.iter().flat_map(|half| half.depths.rows()) {
            *depths.at(row.depth) += row.counters;
        }
        depths.rows()
    }

    fn sides(&self) -> Option<[SideStats; 2]> {
        let stats = |half: &Half<_, Untried<P>>| {
            let mut depths = half.depths.rows();
            SideStats {
                radius: half.frontier.depth(),
                frontier: half.frontier.width().into(),
                stored: half.stored,
                closed: 0,
                depths_left_out: leave_out(&mut depths),
                depths,
            }
        };
        Self::IS_TWO_SIDED.then(|| [0, 1].map(|side| stats(&self.halves[side])))
    }
}

impl<P: Puzzle, R: Rule> Search<P> for LayeredSearch<P, R> {
    const ASKS: bool = false;

    type Store = Stored<P, R>;

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
        while budget > 0 && !self.has_all_roots() {
            self.add_root(puzzle, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            let (side, begin) = if let Some(growing) = self.growing {
                growing
            } else {
                let side = self.choose()?;
                if Self::IS_TWO_SIDED {
                    observer.hear(Line::Choose, News::Passed);
                }
                (side, self.common.store.len())
            };
            self.growing = Some((side, begin));
            let (generated, pause) = if self.common.store.is_marked() {
                self.go_on::<O, Marks>(puzzle, observer, side, budget)
            } else {
                self.go_on::<O, Slots>(puzzle, observer, side, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget => {}
                Pause::Layer => {
                    let end = self.common.store.len();
                    self.halves[side as usize].frontier.next_layer(begin, end);
                    self.growing = None;
                }
                Pause::Full => self.common.allow_one_more(puzzle.most_moves())?,
                Pause::Solved((state, mv)) => {
                    self.solve(puzzle, observer, state, mv, side);
                    return Err(Status::Solved);
                }
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }
}
