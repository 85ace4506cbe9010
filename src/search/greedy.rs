//! Greedy best-first search.
//!
//! Of all positions generated and not yet expanded (the *open* ones), always expands one with the least h: the one that seems nearest to
//! a goal, whatever it took to get there. It runs downhill as long as the heuristic falls, and where that is stuck, spreads over
//! everything that looks as near until it finds a way on. Every position is stored, and expanded at most once.
//!
//! **What it promises.** A solution, if there is one and memory lasts: every position is stored once, so that none is expanded again,
//! and as long as something is open something is expanded. How long the solution is nobody knows: it may be many times the shortest.
//! With a heuristic that is the true distance it is a shortest one: from each position on a shortest way some move leads one nearer, and
//! nothing open is nearer than that.
//!
//! Prefer it where any solution will do, and soon; where its length matters, [`WeightedAStar`](super::WeightedAStar) promises a bound on it.
//!
//! **Ties.** Of equal h the position with the fewest moves behind it is expanded first, as its solution would be the shortest; of
//! these the newest. So with a heuristic that says nothing it goes layer by layer.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut. Since the first way found to a position is kept, be it a detour,
//! nothing is shown where a search ends at this limit: a solution within it may have been cut with the detour.
//!
//! Source: J. E. Doran and D. Michie, "Experiments with the Graph Traverser Program", Proc. Royal Society of London A 294 (1966).
//! Departures: all moves of a position are tried, not only until one leads lower; the move straight back is not, as it leads to a stored
//! position; buckets in place of a sorted list (see [`open`](super::open)). A goal is tested when it is expanded: its h is 0, so that
//! it is the next to be expanded unless others with h = 0 have fewer moves behind them.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Greedy, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = Greedy::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert!(search.solution().is_some_and(|moves| moves.len() >= 13), "a shortest solution has 13");
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::{By, onward};
use super::common::Common;
use super::observer::{Event, Observer, Side};
use super::open::{BOTTOM, First, Open};
use super::order::{MoveOrder, Ranks};
use super::path::Path;
use super::pause::Pause;
use super::resumable::Search;
use super::setting::Settings;
use super::stats::Nearest;
use super::status::{Limit, Limits, Status};
use super::tree::{Tree, Value};
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What is to be known of greedy best-first search.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "greedy",
    level: Level::Estimate,
    stores: true,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[],
    needs: None,
    proves: Proof::Nothing,
    promise: None,
    waits: Order::Heap,
    ranks: Rank::H,
    looks_at: Look::Successors,
    goal_test: Look::Taken,
};

/// How a position was reached, and its place in the open list, in seven bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its neighbour in its bucket (see [`Open`]).
    next: [u8; 4],
    /// By how many moves.
    g: [u8; 2],
    /// By the last of them.
    by: By,
}

impl Default for Opened {
    fn default() -> Self {
        Self::new(0, By::NONE)
    }
}

impl Opened {
    #[inline]
    const fn new(g: u16, by: By) -> Self {
        Self { next: BOTTOM.to_le_bytes(), g: g.to_le_bytes(), by }
    }

    #[inline]
    fn g(self) -> u32 {
        u16::from_le_bytes(self.g).into()
    }

    #[inline]
    const fn next(self) -> u32 {
        u32::from_le_bytes(self.next)
    }
}

/// That a position is stored is all that its mark tells.
impl Value for Opened {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u8 {
        1
    }
}

/// The position being expanded.
#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    g: u32,
    estimate: u32,
}

/// Greedy best-first search, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions that look no farther than the farthest it has to pass: up to the whole space.
#[derive(Clone, Debug)]
pub struct Greedy<P: Puzzle> {
    common: Common<Tree<P::Packed, Opened>>,
    open: Open,
    here: Option<Here<P::State>>,
    /// Its moves that were not yet tried.
    untried: Ranks,
    /// The least h expanded so far.
    nearest: u32,
    /// Whether anything was cut by the limit on moves.
    cut: bool,
}

impl<P: Puzzle> Greedy<P> {
    /// The most moves that are written down: no position is reached by more.
    const DEEPEST: u32 = u16::MAX as u32 - 1;

    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        let limits = Limits { depth: limits.depth.min(Self::DEEPEST), ..limits };
        Self {
            common: Common::new(order, limits),
            open: Open::new(First::Shallowest),
            here: None,
            untried: Ranks::default(),
            nearest: u32::MAX,
            cut: false,
        }
    }

    /// Generates the start.
    #[cold]
    #[inline(never)] // once for all heuristics
    fn add_root<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        estimate: u32,
        observer: &mut O,
    ) -> Result<(), Status> {
        let common = &mut self.common;
        common.allow_one_more(P::MOVES)?;
        common.allow_depth(0)?;
        if !self.open.make_room_at(estimate, 0, &mut common.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        let start = puzzle.start();
        let event = Event::forward(start, By::NONE, 0, Some(estimate)).stored(0);
        common.generated += 1;
        common.depths.at(0).generated += 1;
        observer.generated(event);
        let record = common.store.add_root(puzzle.pack(start), Opened::new(0, By::NONE));
        if estimate > common.limits.depth {
            self.cut = true;
            common.depths.at(0).pruned += 1;
            observer.pruned(event, common.limits.depth);
        } else {
            let link = self.open.push(record, estimate, 0);
            common.store.storing::<false>().value_mut(link.of).next = link.to.to_le_bytes();
        }
        Ok(())
    }

    /// Expands open positions, and opens what their moves lead to unless it is known, until `budget` positions are generated or
    /// something else is to be seen to. Tells how many were, and what.
    ///
    /// What changes with each position is in local variables until then, where a processor has it at hand. `MARKED`: see
    /// [`Tree::is_marked`].
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn expand<H: Heuristic<P>, O: Observer<P::State>, const MARKED: bool>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let Common { store, order, limits, generated: before, memory, depths, .. } = &mut self.common;
        let nodes = limits.nodes - *before;
        let mut tree = store.storing::<MARKED>();
        let (mut here, mut untried) = (self.here, self.untried);
        let mut generated = 0;
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            let Some(Here { state: above, g, estimate }) = here.filter(|_| !untried.is_empty()) else {
                let Some((record, estimate)) = self.open.pop(|record| tree.record(record).1.next()) else {
                    let depth = Status::LimitReached(Limit::Depth);
                    break Pause::Ended(if self.cut { depth } else { Status::Exhausted });
                };
                let (packed, opened) = tree.record(record);
                let g = opened.g();
                // Its successors are counted one deeper.
                if !depths.make_room(g + 1, memory) {
                    break Pause::Ended(Status::LimitReached(Limit::Bytes));
                }
                let state = puzzle.unpack(packed);
                self.nearest = self.nearest.min(estimate);
                let event = Event::forward(state, opened.by, g, Some(estimate)).stored(record);
                if puzzle.is_goal(state) {
                    observer.solved(event);
                    break Pause::Solved(state);
                }
                depths.at(g).expanded += 1;
                observer.expanded(event);
                here = Some(Here { state, g, estimate });
                untried = order.ranked(onward(puzzle, state, opened.by));
                continue;
            };
            if generated == nodes || tree.is_full() {
                break Pause::Full;
            }
            let Some(mv) = order.take_first(&mut untried) else { continue };
            let g = g + 1;
            let state = puzzle.after(above, mv);
            #[allow(clippy::cast_possible_truncation)] // what is expanded is less deep than `DEEPEST`
            let stored = tree.insert(puzzle.pack(state), Opened::new(g as u16, mv.into()));
            generated += 1;
            let counters = depths.at(g);
            counters.generated += 1;
            let Some(record) = stored.record() else {
                counters.duplicates += 1;
                let event = Event::forward(state, mv.into(), g, None);
                observer.generated(event);
                observer.duplicate(event);
                continue;
            };
            let estimate = heuristic.estimate_after(estimate, above, state);
            let event = Event::forward(state, mv.into(), g, Some(estimate)).stored(record);
            observer.generated(event);
            if g + estimate > limits.depth {
                self.cut = true;
                counters.pruned += 1;
                observer.pruned(event, limits.depth);
                continue;
            }
            if !self.open.make_room_at(estimate, g, memory) {
                break Pause::Ended(Status::LimitReached(Limit::Bytes));
            }
            let link = self.open.push(record, estimate, g);
            tree.value_mut(link.of).next = link.to.to_le_bytes();
        };
        drop(tree);
        (self.here, self.untried) = (here, untried);
        self.common.generated += generated;
        (generated, pause)
    }

    /// What is open, in the order in which its turn comes: records with their h.
    fn in_turn(&self) -> impl Iterator<Item = (u32, u32)> {
        let tree = &self.common.store;
        self.open.iter(|record| tree.record(record).1.next())
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.common.store.way_back(puzzle, state, |opened| opened.by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle> Search<P> for Greedy<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // A solution is found when its end is to be expanded.
    const SOLVED_BY_GENERATING: bool = false;

    const ONE_LOOP: bool = true;

    type Store = Tree<P::Packed, Opened>;

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
        mut budget: u64,
    ) -> Result<(), Status> {
        if self.common.generated == 0 && budget > 0 {
            self.add_root(puzzle, heuristic.estimate(puzzle.start()), observer)?;
            budget -= 1;
        }
        while budget > 0 {
            let (generated, pause) = if self.common.store.is_marked() {
                self.expand::<H, O, true>(puzzle, heuristic, observer, budget)
            } else {
                self.expand::<H, O, false>(puzzle, heuristic, observer, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget | Pause::Layer => {}
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
        self.here.map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.here.map_or(0, |here| here.g)
    }

    /// What is expanded next is nearer, by the heuristic, than all before.
    fn is_stage_end(&self) -> bool {
        self.common.generated > 0
            && self.untried.is_empty()
            && self.in_turn().next().is_none_or(|(_, estimate)| estimate < self.nearest)
    }

    fn nearest(&self) -> Option<Nearest> {
        let next = self.in_turn().next().filter(|_| self.untried.is_empty());
        let expanded = (self.nearest < u32::MAX).then_some(self.nearest);
        Some(Nearest { expanded, next: next.map(|(_, estimate)| estimate) })
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let waiter = |(record, estimate): (u32, u32)| {
            let (packed, opened) = self.common.store.record(record);
            let state = puzzle.unpack(packed);
            Waiter { id: record.into(), state, by: opened.by, depth: opened.g(), estimate: Some(estimate) }
        };
        let mut first = self.in_turn().take(most).map(waiter);
        vec![Waiting::of_first(Shape::Heap, Side::Forward, self.open.len(), &mut || first.next())]
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }

    /// A limit on moves shows nothing: see above.
    fn longest(&self) -> Option<u32> {
        None
    }

    /// Each position when it is stored.
    fn evaluated(&self) -> u64 {
        u64::from(self.common.store.len())
    }
}
