//! Bidirectional heuristic searches: two best-first searches towards each other, and the shortest solution known.
//!
//! The forward side grows from the start, the backward side from every goal position that the start can reach. For each side, g is the
//! number of moves from its root, and h a lower bound on the moves to the other side's roots. So the search takes a
//! [`Pair`](crate::heuristic::Pair) of heuristics. Each meeting of the sides gives a solution, and U is the length of the shortest one
//! known. The search ends when its rule proves that no solution is shorter. The [`Rule`] also chooses the next position; everything
//! else is shared by [`mm`](crate::search::rules::mm), [`nbs`](crate::search::rules::nbs) and
//! [`bae_star`](crate::search::rules::bae_star).
//!
//! **U.** When a side stores a position, the search looks it up on the other side, open or closed. U is the least sum of both g. The
//! papers look it up among open positions only, with an equal result. A closed position was expanded, so its side also knows the
//! neighbors. Then U was updated with no greater sum when the first neighbor was found on both sides.
//!
//! **Both sides in one tree.** Each side stores its own record of a position, under the pair of position and side. A record contains g,
//! both bounds, the link in the open list, and the *turn* in which it was closed. A position with a later turn than now is still open.
//! So a search that has gone back knows its open positions.
//!
//! **Counting.** Each stored position is *evaluated* once, even if the rule asks both heuristics. A position known to both sides is
//! stored twice. With an inconsistent heuristic, a position may be expanded before its shortest path is found. It is then opened again,
//! as in [`a_star`](crate::search::rules::a_star).

mod record;
mod rule;

use std::marker::PhantomData;
use std::rc::Rc;

use crate::heuristic::Heuristic;
use crate::puzzle::costs::{Costs, Stored};
use crate::puzzle::order::{MoveOrder, Ranks};
use crate::puzzle::{Move, PackedState, Puzzle};
use crate::search::algorithm::Algorithm;
use crate::search::by::{By, Untried, cost, next, ranked, take_first, turned};
use crate::search::frame::common::Common;
use crate::search::frame::pause::Pause;
use crate::search::frame::search::{Inspect, Search};
use crate::search::observer::{Event, Line, News, Observer, Side};
use crate::search::path::Path;
use crate::search::stats::{
    Counters, DepthCounts, DepthStats, Incumbent, IterationCounts, IterationStats, NextBound, SideStats,
    leave_out,
};
use crate::search::status::{Limit, Limits, Status};
use crate::search::store::cells::Cells;
use crate::search::store::kept::StoreSize;
use crate::search::store::open::BOTTOM;
use crate::search::store::tree::{Slots, Tree, TreeWriter};
use crate::search::waiting::{Shape, Waiter, WaitingList, places_by_key};
use record::{OpenRecord, SidePosition};

pub use rule::{BACKWARD, Node, Rule, Turn};

#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    side: Side,
    node: Node,
}

#[derive(Clone, Copy, Debug)]
struct Meeting<S> {
    state: S,
    /// The side that found the meeting.
    side: Side,
    length: u32,
    /// The number of the node.
    node: u64,
}

#[derive(Clone, Debug, Default)]
struct Half {
    stored: u64,
    radius: u32,
    /// Number of positions closed without being expanded.
    closed: u64,
    depths: DepthCounts,
}

type TreeOf<P> = Tree<SidePosition<<P as Puzzle>::PackedState>, OpenRecord<<P as Puzzle>::Costs>>;

/// A bidirectional heuristic search, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions that its rule must expand on either side.
#[derive(Clone, Debug)]
pub struct TwoSidedSearch<P: Puzzle> {
    common: Common<TreeOf<P>>,
    rule: Rc<dyn Rule<P::Costs>>,
    open: [Cells<P::Costs>; 2],
    halves: [Half; 2],
    closed: u32,
    last: Option<Turn>,
    here: Option<Here<P::State>>,
    untried: Untried<P>,
    /// The goal positions, generated one at a time after the start, and the number generated.
    roots: Vec<P::State>,
    generated_roots: usize,
    best: Option<Meeting<P::State>>,
    /// Proved lower bound on the solution length.
    bound: Option<u32>,
    iterations: IterationCounts,
    evaluated: u64,
    puzzle: PhantomData<P>,
}

#[inline]
fn evaluate<P: Puzzle>(
    asks_both: bool,
    heuristic: &impl Heuristic<P>,
    state: P::State,
    side: Side,
    g: u32,
    from: Option<Here<P::State>>,
) -> Node {
    let to_the_goal = || match from {
        None => heuristic.estimate(state),
        Some(Here { state: before, node, side }) => {
            let estimate = if matches!(side, Side::Forward) { node.own } else { node.other };
            heuristic.estimate_after(estimate, before, state)
        }
    };
    let from_the_start = || match from {
        None => heuristic.backward(state),
        Some(Here { state: before, node, side }) => {
            let estimate = if matches!(side, Side::Forward) { node.other } else { node.own };
            heuristic.backward_after(estimate, before, state)
        }
    };
    match side {
        Side::Forward => Node { g, own: to_the_goal(), other: if asks_both { from_the_start() } else { 0 } },
        Side::Backward => Node { g, own: from_the_start(), other: if asks_both { to_the_goal() } else { 0 } },
    }
}

impl<P: Puzzle> TwoSidedSearch<P> {
    /// Limit on g for expanding a position: its successors' marks must fit.
    const DEEPEST: u32 = <P::Costs as Costs>::Byte::MOST - 2;

    /// A search by this rule that has not begun. The depth limit applies to the whole solution.
    #[must_use]
    pub fn by(puzzle: &P, rule: impl Rule<P::Costs> + 'static, order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            rule: Rc::new(rule),
            open: Default::default(),
            halves: Default::default(),
            closed: 0,
            last: None,
            here: None,
            untried: Untried::<P>::default(),
            roots: puzzle.goals(),
            generated_roots: 0,
            best: None,
            bound: None,
            iterations: IterationCounts::default(),
            evaluated: 0,
            puzzle: PhantomData,
        }
    }

    fn best(&self) -> Option<u32> {
        self.best.map(|meeting| meeting.length)
    }

    fn turn(&self) -> Option<Turn> {
        self.rule.turn(&self.open, self.best(), self.last)
    }

    fn has_all_roots(&self) -> bool {
        !self.common.store.is_empty() && self.generated_roots == self.roots.len()
    }

    /// Generates the next root: the start first, then each goal position.
    #[cold]
    #[inline(never)]
    fn add_root<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
    ) -> Result<(), Status> {
        let side = if self.common.store.is_empty() { Side::Forward } else { Side::Backward };
        self.common.allow_one_more(puzzle.most_moves())?;
        let half = &mut self.halves[side as usize];
        let state = match side {
            Side::Forward => puzzle.start(),
            Side::Backward => self.roots[self.generated_roots],
        };
        let node = evaluate::<P>(self.rule.asks_both(), heuristic, state, side, 0, None);
        let row = self.rule.row(node);
        let memory = &mut self.common.memory;
        if !half.depths.make_room_after(puzzle, 0, memory) || !self.open[side as usize].make_room(row, memory)
        {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        self.generated_roots += usize::from(side == Side::Backward);
        half.depths.at_cost::<P::Costs>(0).generated += 1;
        half.stored += 1;
        self.evaluated += 1;
        self.common.generated += 1;
        let mut value = OpenRecord::new(0, By::NONE);
        value.set_bounds(node);
        let record = self.common.store.len();
        value.below = self.open[side as usize].push(record, row, 0).to_le_bytes();
        self.common.store.add_root(SidePosition::of(puzzle.pack(state), side), value);
        let event = Event { side, ..Event::forward(state, By::NONE, 0, Some(node.own)) }.stored(record);
        observer.hear(Line::Start, News::Generated(event));
        if side == Side::Forward && puzzle.is_goal(state) {
            self.best = Some(Meeting { state, side, length: 0, node: 1 });
        }
        Ok(())
    }

    #[cold]
    fn total(halves: &[Half; 2]) -> Counters {
        let mut total = halves[0].depths.total();
        total += halves[1].depths.total();
        total
    }

    /// Expands positions by the rule until `budget` positions are generated or rare work comes first. Opens each successor unless its
    /// side knows it at the same or a smaller depth. Returns how many were generated, and why it stopped.
    #[inline(never)] // its own function, so that the loop has all the processor's registers
    fn expand<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let Common { store, order, limits, generated: before, memory, .. } = &mut self.common;
        let nodes = limits.nodes - *before;
        let mut tree = store.storing::<Slots>();
        let (rule, mut here, mut untried) = (&*self.rule, self.here, self.untried);
        let (mut generated, mut evaluated, asks_both) = (0, 0, rule.asks_both());
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            let Some(from) = here.filter(|_| !untried.is_empty()) else {
                let (proved, turn) = next_turn(rule, &self.open, self.best, self.last, limits.depth);
                if let Some(bound) = proved.filter(|_| proved > self.bound) {
                    // The roots are generated before any bound is proved, and belong to the first.
                    let began = self.bound.map_or_else(Counters::default, |_| Self::total(&self.halves));
                    self.bound = proved;
                    self.iterations.begin(bound, began);
                    observer.hear(Line::Goal, News::Proved(bound));
                }
                let turn = match turn {
                    Ok(turn) if turn.g <= Self::DEEPEST => turn,
                    Ok(_) => break Pause::Ended(Status::LimitReached(Limit::Depth)),
                    Err(pause) => break pause,
                };
                let Turn { side, row, g, .. } = turn;
                let half = &mut self.halves[side as usize];
                if !half.depths.make_room_after(puzzle, g, memory) {
                    break Pause::Ended(Status::LimitReached(Limit::Bytes));
                }
                self.last = Some(turn);
                let record = close::<P>(rule, &mut self.open[side as usize], &mut tree, row, g, self.closed);
                self.closed += 1;
                let Some((record, packed, opened)) = record else {
                    half.closed += 1;
                    continue;
                };
                let (state, node) = (puzzle.unpack(packed), opened.node());
                half.radius = half.radius.max(g);
                half.depths.at_cost::<P::Costs>(g).expanded += 1;
                let event = Event { side, ..Event::forward(state, opened.by(), g, Some(node.own)) };
                observer.hear(Line::Take, News::Expanded(event.stored(record)));
                here = Some(Here { state, side, node });
                untried = ranked(puzzle, order, side, state, opened.by());
                continue;
            };
            if generated == nodes || tree.is_full() {
                break Pause::Full;
            }
            let side = from.side;
            let Some(mv) = take_first(puzzle, order, side, from.state, &mut untried) else { continue };
            let state = next(puzzle, side, from.state, mv);
            let g = from.node.g + cost(puzzle, side, from.state, mv, state);
            let packed = puzzle.pack(state);
            let stored = tree.insert(SidePosition::of(packed, side), OpenRecord::new(g, mv.into()));
            generated += 1;
            let half = &mut self.halves[side as usize];
            let counters = half.depths.at_cost::<P::Costs>(g);
            counters.generated += 1;
            counters.duplicates += u64::from(!stored.is_new());
            half.stored += u64::from(stored.is_new());
            let node = stored.record().map(|_| evaluate::<P>(asks_both, heuristic, state, side, g, here));
            let event = Event {
                side,
                record: stored.record(),
                known: stored.record().filter(|_| !stored.is_new()).map(|_| stored.before() - 1),
                ..Event::forward(state, mv.into(), g, node.map(|node| node.own))
            };
            observer.hear(Line::Each, News::Generated(event));
            match (stored.is_new(), node) {
                (true, _) => observer.hear(Line::Store, News::Stored),
                (false, Some(_)) => observer.hear(Line::Better, News::Duplicate(event)),
                (false, None) => observer.hear(Line::Duplicate, News::Duplicate(event)),
            }
            let (Some(record), Some(node)) = (stored.record(), node) else { continue };
            evaluated += 1;
            let open = &mut self.open[side as usize];
            if !stored.is_new() {
                withdraw(rule, open, &tree, record, self.closed);
            }
            let row = rule.row(node);
            if !open.make_room(row, memory) {
                break Pause::Ended(Status::LimitReached(Limit::Bytes));
            }
            let below = open.push(record, row, g).to_le_bytes();
            let value = tree.value_mut(record);
            value.below = below;
            value.set_bounds(node);
            if let Some(there) = tree.find(SidePosition::of(packed, side.other())) {
                let length = g + tree.record(there).1.g.get();
                if self.best.is_none_or(|best| length < best.length) {
                    self.best = Some(Meeting { state, side, length, node: *before + generated });
                    observer.hear(Line::Met, News::Met(event));
                }
            }
        };
        drop(tree);
        (self.here, self.untried) = (here, untried);
        self.common.generated += generated;
        self.evaluated += evaluated;
        (generated, pause)
    }

    #[cold]
    fn finish<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Status {
        if let Some(Meeting { state, side, .. }) = self.best {
            let tree = &self.common.store;
            let mut forward = self.way_back(puzzle, Side::Forward, state);
            forward.reverse();
            let backward = self.way_back(puzzle, Side::Backward, state);
            forward.extend(backward.into_iter().map(|mv| turned(puzzle, mv)));
            if let Some(record) = tree.find(SidePosition::of(puzzle.pack(state), side)) {
                let opened = tree.record(record).1;
                let Node { g, own, .. } = opened.node();
                let event = Event { side, ..Event::forward(state, opened.by(), g, Some(own)) };
                observer.hear(Line::Goal, News::Solved(event.stored(record)));
            }
            self.common.solution = forward;
        }
        Status::Solved
    }

    /// The moves from a side's root to a position, in reverse order.
    fn way_back(&self, puzzle: &P, side: Side, state: P::State) -> Vec<Move> {
        let key = |state| SidePosition::of(puzzle.pack(state), side);
        self.common.store.way_back_as(puzzle, side, state, key, OpenRecord::by)
    }
}

/// The proved bound and the next turn. An error is the final status, if no shorter solution exists or `depth` is exceeded.
fn next_turn<S, C: Costs>(
    rule: &dyn Rule<C>,
    open: &[Cells<C>; 2],
    best: Option<Meeting<S>>,
    last: Option<Turn>,
    depth: u32,
) -> (Option<u32>, Result<Turn, Pause<S>>) {
    let too_long = Pause::Ended(Status::LimitReached(Limit::Depth));
    let length = best.as_ref().map(|best| best.length);
    let Some(turn) = rule.turn(open, length, last) else {
        // One side is exhausted, so no other solution exists.
        let end = match best {
            Some(best) if best.length <= depth => Pause::Solved(best.state),
            Some(_) => too_long,
            None => Pause::Ended(Status::Exhausted),
        };
        return (length, Err(end));
    };
    let Some(bound) = turn.bound else { return (None, Ok(turn)) };
    let next = match best {
        Some(best) if best.length <= bound.min(depth) => Err(Pause::Solved(best.state)),
        _ if bound > depth => Err(too_long),
        _ => Ok(turn),
    };
    // A known solution limits the bound.
    (Some(length.map_or(bound, |length| length.min(bound))), next)
}

/// Closes the newest open position of a bucket in the turn `now`. `None` if the other side has closed the position, so that it is not
/// expanded.
#[inline]
fn close<P: Puzzle>(
    rule: &dyn Rule<P::Costs>,
    open: &mut Cells<P::Costs>,
    tree: &mut TreeWriter<'_, SidePosition<P::PackedState>, OpenRecord<P::Costs>, Slots>,
    row: u32,
    g: u32,
    now: u32,
) -> Option<(u32, P::PackedState, OpenRecord<P::Costs>)> {
    let is_open = |record| {
        let (key, opened) = tree.record(record);
        tree.is_in_force(record, key, opened)
    };
    let record = open.take(row, g, |record| tree.record(record).1.below(), is_open);
    tree.value_mut(record).closed = now.to_le_bytes();
    let (SidePosition(packed, is_backward), opened) = tree.record(record);
    let other = if rule.closes() { tree.find(SidePosition(packed, !is_backward)) } else { None };
    let is_done = other.is_some_and(|there| tree.record(there).1.is_closed(now));
    (!is_done).then_some((record, packed, opened))
}

/// Marks the older record of a position as no longer open, after a shorter path was stored in a new one.
#[cold]
fn withdraw<S: PackedState, C: Costs>(
    rule: &dyn Rule<C>,
    open: &mut Cells<C>,
    tree: &TreeWriter<'_, SidePosition<S>, OpenRecord<C>, Slots>,
    record: u32,
    now: u32,
) {
    let older = tree.older(record).map(|older| tree.record(older).1);
    if let Some(older) = older.filter(|older| !older.is_closed(now)) {
        open.withdraw(rule.row(older.node()), older.g.get());
    }
}

impl<P: Puzzle> Inspect<P> for TwoSidedSearch<P> {
    /// The proof is complete only when the next position would be expanded.
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
        self.here.map_or(0, |here| here.node.g)
    }

    fn is_stage_end(&self) -> bool {
        self.has_all_roots()
            && self.untried.is_empty()
            && self.turn().is_none_or(|turn| turn.bound.is_some_and(|bound| Some(bound) > self.bound))
    }

    /// The open positions of each side, in order.
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
        let tree = &self.common.store;
        let next = self.turn().filter(|_| self.untried.is_empty());
        let bound = next.and_then(|turn| turn.bound).max(self.bound).unwrap_or(0);
        let list = |side: Side| {
            let open = &self.open[side as usize];
            let cells: Vec<_> = open.cells().collect();
            let keys: Vec<_> = cells.iter().map(|&(row, g, _)| self.rule.place(row, g, bound)).collect();
            let held = |record: u32| Some(record).filter(|&record| record != BOTTOM);
            let records = places_by_key(&keys).into_iter().flat_map(|cell| {
                let (_, _, top) = cells[cell];
                std::iter::successors(held(top), move |&record| held(tree.record(record).1.below()))
            });
            let waiter = |record: u32| {
                let (SidePosition(packed, _), opened) = tree.record(record);
                let Node { g, own, .. } = opened.node();
                let state = puzzle.unpack(packed);
                Waiter { id: record.into(), state, by: opened.by(), depth: g, estimate: Some(own) }
            };
            let mut first = records.filter(|&record| tree.is_in_force(record)).take(most).map(waiter);
            WaitingList::of_first(Shape::Heap, side, open.open(), &mut || first.next())
        };
        [Side::Forward, Side::Backward].map(list).into()
    }

    /// If both sides know the position, the path of the current side.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let side = self.here.map_or(Side::Forward, |here| here.side);
        let by = |side| self.path_of(puzzle, side, state);
        by(side).or_else(|| by(side.other()))
    }

    fn path_of(&self, puzzle: &P, side: Side, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(SidePosition::of(puzzle.pack(state), side))?;
        let mut moves = self.way_back(puzzle, side, state);
        moves.reverse();
        Some(Path::ending_in(puzzle, side, state, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    /// The bound that will be proved once everything within the current one is expanded.
    fn next_bound(&self) -> Option<NextBound> {
        let turn = self.turn().filter(|_| self.is_stage_end())?;
        let bound = turn.bound?;
        let bound = self.best().map_or(bound, |best| best.min(bound));
        Some(NextBound { bound, least: bound, node: None })
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.best.map(|Meeting { length, node, .. }| Incumbent { length, node })
    }

    fn evaluated(&self) -> u64 {
        self.evaluated
    }

    fn depths(&self) -> Vec<DepthStats> {
        let mut depths = DepthCounts::default();
        for row in self.halves.iter().flat_map(|half| half.depths.rows()) {
            *depths.at_cost::<P::Costs>(row.depth) += row.counters;
        }
        depths.rows()
    }

    /// Iterations by proved bound. Everything before the last bound had to be expanded; in the last one, ties decide.
    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }

    fn sides(&self) -> Option<[SideStats; 2]> {
        let side = |side: usize| {
            let Half { stored, radius, closed, depths } = &self.halves[side];
            let mut rows = depths.rows();
            SideStats {
                radius: *radius,
                frontier: self.open[side].open(),
                stored: *stored,
                closed: *closed,
                depths_left_out: leave_out(&mut rows),
                depths: rows,
            }
        };
        Some([0, 1].map(side))
    }
}

impl<P: Puzzle> Search<P> for TwoSidedSearch<P> {
    const ONE_LOOP: bool = true;

    type Store = TreeOf<P>;

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
        while budget > 0 && !self.has_all_roots() {
            if self.best() == Some(0) {
                return Err(self.finish(puzzle, observer));
            }
            self.add_root(puzzle, heuristic, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            let (generated, pause) = self.expand(puzzle, heuristic, observer, budget);
            budget -= generated;
            match pause {
                Pause::Budget | Pause::Layer => {}
                Pause::Full => self.common.allow_one_more(puzzle.most_moves())?,
                Pause::Solved(_) => return Err(self.finish(puzzle, observer)),
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }
}
