//! Bidirectional breadth-first search.
//!
//! Two breadth-first searches, one from the start and one from every goal position the start can reach,
//! grow towards each other a whole layer at a time. Always the side with the smaller frontier grows next.
//! Where one search would look at b^d positions, two of half the depth look at about 2 b^(d/2), and store
//! them all.
//!
//! **Why the first meeting is a shortest one.** Say the forward side has every position within a moves of
//! the start, the backward side every position within b moves of a goal, and they share none. Then no
//! solution has a + b moves or fewer: its position after a moves would be in both. Now one side grows by
//! a layer, and the first shared position appears. It joins halves of a + 1 and at most b moves (or a and
//! b + 1), a solution of at most a + b + 1 moves, so of exactly that many, and nothing shorter exists.
//! The proof needs whole layers: a side that changed in the middle of one, or a first meeting between
//! layers of different growth, could be longer than the shortest.
//!
//! **Ties.** Of frontiers of one size the forward one grows. Within a layer positions are expanded in the order in which they were
//! generated, so that the order of moves decides where the sides meet first; how many moves that makes it does not.
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
use super::stats::{DepthCounts, DepthStats, SideStats};
use super::status::{Limit, Limits, Status};
use super::tree::{Tree, Value};
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What is to be known of bidirectional breadth-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bidirectional-bfs",
    level: Level::Layer,
    stores: true,
    sides: 2,
    informed: false,
    consistent: false,
    settings: &[],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Layers,
    ranks: Rank::First,
    looks_at: Look::Successors,
    goal_test: Look::Successors,
};

/// How a position was reached, and by which side, in one byte. One tree serves both sides: the first position that both
/// would store is where they meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arrival(u8);

impl Arrival {
    #[inline]
    const fn by(by: By, side: Side) -> Self {
        Self(by.with(matches!(side, Side::Backward)))
    }

    const fn side(self) -> Side {
        if self.0 >> 7 == 0 { Side::Forward } else { Side::Backward }
    }

    /// The last move.
    #[inline]
    const fn mv(self) -> By {
        By::of(self.0)
    }
}

/// The mark tells the side.
impl Value for Arrival {
    const MARK_BITS: usize = 2;

    #[inline]
    fn mark(self) -> u8 {
        1 << (self.0 >> 7)
    }
}

/// One of the two searches.
#[derive(Clone, Debug)]
struct Half<S> {
    side: Side,
    frontier: Frontier,
    /// The position being expanded, and its moves that were not yet tried.
    here: Option<S>,
    untried: Ranks,
    stored: u64,
    depths: DepthCounts,
}

impl<S: Copy> Half<S> {
    fn new(side: Side) -> Self {
        Self {
            side,
            frontier: Frontier::default(),
            here: None,
            untried: Ranks::default(),
            stored: 0,
            depths: DepthCounts::default(),
        }
    }

    /// Moves from the roots to the newest complete layer.
    const fn radius(&self) -> u32 {
        self.frontier.depth()
    }

    const fn event(&self, state: S, by: By, depth: u32, record: Option<u32>) -> Event<S> {
        Event { state, by, depth, estimate: None, side: self.side, record }
    }

    fn stats(&self) -> SideStats {
        SideStats {
            radius: self.radius(),
            frontier: self.frontier.width().into(),
            stored: self.stored,
            closed: 0,
            depths: self.depths.rows(),
        }
    }
}

/// Bidirectional breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^(d/2)) for branching factor b and solution length d, times the number of goal
/// positions.
#[derive(Clone, Debug)]
pub struct BidirectionalBfs<P: Puzzle> {
    common: Common<Tree<P::Packed, Arrival>>,
    forward: Half<P::State>,
    backward: Half<P::State>,
    /// The side whose layer is being expanded, and the record with which its next layer begins; `None` between layers.
    growing: Option<(Side, u32)>,
    /// The goal positions, to be generated one at a time, and how many have been.
    roots: Vec<P::State>,
    generated_roots: usize,
}

impl<P: Puzzle> BidirectionalBfs<P> {
    /// A search that has not begun. The limit on depth holds for the whole solution.
    #[must_use]
    pub fn new(puzzle: &P, order: MoveOrder, limits: Limits) -> Self {
        let mut common: Common<Tree<_, _>> = Common::new(order, limits);
        if !puzzle.is_connected() {
            // What is not connected may share ranks.
            common.store = Tree::hashed();
        }
        Self {
            common,
            forward: Half::new(Side::Forward),
            backward: Half::new(Side::Backward),
            growing: None,
            roots: puzzle.goals(),
            generated_roots: 0,
        }
    }

    const fn side(&self, side: Side) -> &Half<P::State> {
        match side {
            Side::Forward => &self.forward,
            Side::Backward => &self.backward,
        }
    }

    fn half(&mut self, side: Side) -> &mut Half<P::State> {
        match side {
            Side::Forward => &mut self.forward,
            Side::Backward => &mut self.backward,
        }
    }

    /// Chooses the side to grow next, between layers: the one with the smaller frontier, forward when they
    /// are equal. Tells why not when there is nothing to grow, or the limits do not allow it.
    fn choose_side(&self) -> Result<Side, Status> {
        let widths = (self.forward.frontier.width(), self.backward.frontier.width());
        if widths.0 == 0 || widths.1 == 0 {
            return Err(Status::Exhausted);
        }
        if self.forward.radius() + self.backward.radius() >= self.common.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        Ok(if widths.1 < widths.0 { Side::Backward } else { Side::Forward })
    }

    /// Accounts for the counts of a layer that is about to be generated.
    fn allow_layer(&mut self, side: Side, depth: u32) -> Result<(), Status> {
        let half = match side {
            Side::Forward => &mut self.forward,
            Side::Backward => &mut self.backward,
        };
        let fits = half.depths.make_room(depth, &mut self.common.memory);
        if fits { Ok(()) } else { Err(Status::LimitReached(Limit::Bytes)) }
    }

    /// Generates the next root: the start first, then each goal position.
    #[cold]
    fn add_root<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let side = if self.common.store.is_empty() { Side::Forward } else { Side::Backward };
        self.common.allow_one_more(P::MOVES)?;
        self.allow_layer(side, 0)?;
        let state = match side {
            Side::Forward => puzzle.start(),
            Side::Backward => {
                self.generated_roots += 1;
                self.roots[self.generated_roots - 1]
            }
        };
        // Goal positions differ from each other, and from a start that is none.
        let record = self.common.store.add_root(puzzle.pack(state), Arrival::by(By::NONE, side));
        self.common.generated += 1;
        let half = self.half(side);
        let event = half.event(state, By::NONE, 0, Some(record));
        half.depths.at(0).generated += 1;
        half.stored += 1;
        half.frontier.add_root(record);
        observer.generated(event);
        if side == Side::Forward && puzzle.is_goal(state) {
            observer.solved(event);
            return Err(Status::Solved);
        }
        Ok(())
    }

    /// Expands positions of one side's layer, and stores what their moves lead to unless either side has it already, until `budget`
    /// positions are generated or something else is to be seen to. Tells how many were, and what.
    ///
    /// Everything that changes with each position is in local variables until then, where a processor has it at hand.
    /// `MARKED`: see [`Tree::is_marked`].
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn expand<O: Observer<P::State>, const MARKED: bool>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        side: Side,
        budget: u64,
    ) -> (u64, Pause<(P::State, Move)>) {
        let Common { store, order, limits, generated: before, .. } = &mut self.common;
        let nodes = limits.nodes - *before;
        let half = match side {
            Side::Forward => &mut self.forward,
            Side::Backward => &mut self.backward,
        };
        let depth = half.radius();
        let mut tree = store.storing::<MARKED>();
        let (mut frontier, mut untried) = (half.frontier, half.untried);
        let mut here = half.here.unwrap_or_else(|| puzzle.start());
        let (mut expanded, mut generated, mut new) = (0, 0, 0);
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            if untried.is_empty() {
                if tree.is_large()
                    && let Some(records) = frontier.handful()
                {
                    let expanding = records.map(|record| tree.record(record));
                    tree.read_ahead(successors(puzzle, expanding.map(|(packed, by)| (packed, by.mv()))));
                }
                let Some(record) = frontier.pop() else { break Pause::Layer };
                let (packed, arrival) = tree.record(record);
                here = puzzle.unpack(packed);
                untried = order.ranked(onward(puzzle, here, arrival.mv()));
                expanded += 1;
                observer.expanded(half.event(here, arrival.mv(), depth, Some(record)));
                continue;
            }
            if generated == nodes || tree.is_full() {
                break Pause::Full;
            }
            let Some(mv) = order.take_first(&mut untried) else { continue };
            let state = puzzle.after(here, mv);
            let arrival = Arrival::by(mv.into(), side);
            let stored = tree.insert(puzzle.pack(state), arrival);
            let event = half.event(state, mv.into(), depth + 1, stored.record());
            generated += 1;
            new += u64::from(stored.is_new());
            observer.generated(event);
            if stored.before() == Arrival::by(mv.into(), side.other()).mark() {
                break Pause::Solved((state, mv));
            }
            if !stored.is_new() {
                observer.duplicate(event);
            }
        };
        drop(tree);
        (half.frontier, half.untried) = (frontier, untried);
        if expanded > 0 {
            half.here = Some(here);
            half.depths.at(depth).expanded += expanded;
        }
        if generated > 0 {
            half.stored += new;
            let counters = half.depths.at(depth + 1);
            counters.generated += generated;
            // All that is not new, but for the position where the sides met.
            counters.duplicates += generated - new - u64::from(matches!(pause, Pause::Solved(_)));
            self.common.generated += generated;
        }
        (generated, pause)
    }

    /// `side` has just reached by `mv` a position of the other side's.
    #[cold]
    fn meet<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        state: P::State,
        mv: Move,
        side: Side,
    ) {
        self.common.solution = self.joined(puzzle, state, mv, side);
        let record = self.common.store.find(puzzle.pack(state));
        let half = self.half(side);
        let event = half.event(state, mv.into(), half.radius() + 1, record);
        observer.met(event);
        observer.solved(event);
    }

    /// The solution whose halves meet in `state`, which `side` has just reached by `mv`.
    fn joined(&self, puzzle: &P, state: P::State, mv: Move, side: Side) -> Vec<Move> {
        let mut near =
            self.common.store.way_back(puzzle, puzzle.after(state, puzzle.inverse(mv)), Arrival::mv);
        near.insert(0, mv);
        let far = self.common.store.way_back(puzzle, state, Arrival::mv);
        let (mut forward, backward) = match side {
            Side::Forward => (near, far),
            Side::Backward => (far, near),
        };
        forward.reverse();
        // The backward half made its moves away from the goal; on the way home each is taken back.
        forward.extend(backward.into_iter().map(|mv| puzzle.inverse(mv)));
        debug_assert_eq!(
            forward.len() as u64,
            u64::from(self.forward.radius()) + u64::from(self.backward.radius()) + 1,
            "the first meeting joins the newest layers (see the proof above)"
        );
        forward
    }
}

impl<P: Puzzle> Search<P> for BidirectionalBfs<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;

    type Store = Tree<P::Packed, Arrival>;

    fn from_settings(puzzle: &P, settings: &Settings) -> Self {
        Self::new(puzzle, settings.order.clone(), settings.limits())
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
        while budget > 0 && self.generated_roots < self.roots.len() {
            self.add_root(puzzle, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            let (side, begin) = if let Some(growing) = self.growing {
                growing
            } else {
                let side = self.choose_side()?;
                self.allow_layer(side, self.side(side).radius() + 1)?;
                (side, self.common.store.len())
            };
            self.growing = Some((side, begin));
            let (generated, pause) = if self.common.store.is_marked() {
                self.expand::<O, true>(puzzle, observer, side, budget)
            } else {
                self.expand::<O, false>(puzzle, observer, side, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget => {}
                Pause::Layer => {
                    let end = self.common.store.len();
                    self.half(side).frontier.next_layer(begin, end);
                    self.growing = None;
                }
                Pause::Full => self.common.allow_one_more(P::MOVES)?,
                Pause::Solved((state, mv)) => {
                    self.meet(puzzle, observer, state, mv, side);
                    return Err(Status::Solved);
                }
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        match self.growing {
            Some((Side::Backward, _)) => self.backward.here,
            _ => self.forward.here,
        }
    }

    fn depth(&self) -> u32 {
        self.forward.radius() + self.backward.radius()
    }

    fn is_stage_end(&self) -> bool {
        let is_done = |half: &Half<_>| half.untried.is_empty() && half.frontier.left().is_empty();
        let roots = self.generated_roots == self.roots.len() && !self.common.store.is_empty();
        roots && self.growing.is_none_or(|(side, _)| is_done(self.side(side)))
    }

    /// For each side the layer it has, and of the one that grows also the next.
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let (tree, mut lists) = (&self.common.store, Vec::new());
        for side in [Side::Forward, Side::Backward] {
            let half = self.side(side);
            let layer = |shape, records, depth| {
                Waiting::of_records(shape, side, records, most, &mut |record| {
                    let (packed, arrival) = tree.record(record);
                    let state = puzzle.unpack(packed);
                    Waiter { id: record.into(), state, by: arrival.mv(), depth, estimate: None }
                })
            };
            lists.push(layer(Shape::Layer, half.frontier.left(), half.radius()));
            if let Some((_, begin)) = self.growing.filter(|&(growing, _)| growing == side) {
                lists.push(layer(Shape::NextLayer, begin..tree.len(), half.radius() + 1));
            }
        }
        lists
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let tree = &self.common.store;
        let (_, arrival) = tree.record(tree.find(puzzle.pack(state))?);
        let mut moves = tree.way_back(puzzle, state, Arrival::mv);
        moves.reverse();
        Some(Path::ending_in(puzzle, arrival.side(), state, moves))
    }

    fn depths(&self) -> Vec<DepthStats> {
        let mut depths = DepthCounts::default();
        for row in [&self.forward, &self.backward].iter().flat_map(|half| half.depths.rows()) {
            *depths.at(row.depth) += row.counters;
        }
        depths.rows()
    }

    fn sides(&self) -> Option<[SideStats; 2]> {
        Some([&self.forward, &self.backward].map(Half::stats))
    }
}
