//! A*.
//!
//! Of all positions generated and not yet expanded (the *open* ones), always expands one with the least f
//! = g + h: the moves made to reach it plus a lower bound on the moves to go. Every position is stored, so
//! that one is expanded once however many paths lead to it. When a goal's turn comes, no open position
//! promises less, so the path to it is a shortest one; a goal is therefore tested when it is expanded,
//! not when it is generated.
//!
//! It expands fewer positions than any other search with the same consistent heuristic must, apart from
//! ties, but holds all of them in memory. Prefer it when many paths lead to the same positions and these
//! fit in memory; otherwise [`IdaStar`](super::IdaStar), which needs almost none.
//!
//! **Ties.** Of equal f the deepest is expanded first ([`First::Deepest`]), as it is nearest to a goal if the bound is right;
//! of equal depth the newest. So in the last layer the search dives. Other ties can be had by [`TIES`]: the shallowest first, the oldest,
//! the newest. They change how much of the last layer is expanded, and nothing before it: all with f below the solution's length is
//! expanded whatever ties do, if the heuristic is consistent.
//!
//! **Reopening.** With a heuristic that is admissible but not consistent, a position may be expanded
//! before the shortest path to it is found. When a shorter one is, the position is put among the open
//! ones again, and expanded again if its turn comes. Without that, solutions could be too long. How this
//! counts: such a position was *generated* once more and is a *duplicate*, as it was stored; it is
//! *evaluated* and *expanded* once more, too. With a consistent heuristic it never happens to an expanded
//! one.
//!
//! Source: P. E. Hart, N. J. Nilsson and B. Raphael, "A Formal Basis for the Heuristic Determination of
//! Minimum Cost Paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968). Departures:
//! buckets in place of a sorted list (see [`open`](super::open)), and the move straight back is not
//! tried.
//!
//! Tried and left: reading ahead in the tree for each successor when it is written down (its turn comes too
//! soon for that to gain anything).
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{AStar, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = AStar::new(MoveOrder::by_number(4), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Order, Proof, Rank};
use super::by::{By, onward};
use super::common::Common;
use super::observer::{Event, Observer, Side};
use super::open::{BOTTOM, First, Link, Open};
use super::order::{MoveOrder, Ranks};
use super::path::Path;
use super::pause::Pause;
use super::resumable::Search;
use super::setting::{Kind, OneOf, PERIMETER, Setting, Settings, help};
use super::stats::NextBound;
use super::status::{Limit, Limits, Status};
use super::tree::{Tree, Value};
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What is to be known of A*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "a-star",
    level: Level::F,
    stores: true,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&TIES, &PERIMETER],
    needs: None,
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Heap,
    ranks: Rank::F,
    looks_at: Look::Successors,
    goal_test: Look::Taken,
};

/// Which of the positions of equal f is expanded first: see [`First`].
pub const TIES: Setting = Setting {
    name: "ties",
    kind: Kind::OneOf { names: &["high-g", "low-g", "oldest", "newest"], default: "high-g" },
    help: help(
        "Which of several positions of the least f a-star expands first: high-g, low-g, oldest or newest [default: high-g]",
    ),
};

impl OneOf for First {
    const SETTING: &'static Setting = &TIES;
    const VALUES: &'static [Self] = &[Self::Deepest, Self::Shallowest, Self::Oldest, Self::Newest];
}

/// How a position was reached, and its place in the open list, in six bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opened {
    /// Its neighbour in its bucket (see [`Open`]).
    below: [u8; 4],
    /// By how many moves.
    g: u8,
    /// By the last of them; and whether a shorter way was ever found, be it later than now: that has a record of its own.
    by: u8,
}

impl Opened {
    #[inline]
    const fn new(g: u8, by: By) -> Self {
        Self { below: BOTTOM.to_le_bytes(), g, by: by.with(false) }
    }

    #[inline]
    const fn by(self) -> By {
        By::of(self.by)
    }

    #[inline]
    const fn below(self) -> u32 {
        u32::from_le_bytes(self.below)
    }
}

/// The mark tells how many moves, counted from 1.
impl Value for Opened {
    const MARK_BITS: usize = 8;
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u8 {
        self.g + 1
    }

    fn outdate(&mut self) {
        self.by = self.by().with(true);
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.by != self.by().with(false)
    }
}

/// The position being expanded.
#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    g: u32,
    estimate: u32,
}

/// A*, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions whose f is at most the solution's length.
#[derive(Clone, Debug)]
pub struct AStar<P: Puzzle> {
    common: Common<Tree<P::Packed, Opened>>,
    /// Positions to be expanded. One to which a shorter path was found meanwhile is in once more, at its
    /// new depth; what is left at the old one is passed over.
    open: Open,
    here: Option<Here<P::State>>,
    /// Its moves that were not yet tried.
    untried: Ranks,
    /// The greatest f expanded so far: no solution is shorter.
    bound: Option<u32>,
    evaluated: u64,
    /// Whether a position was too deep to be expanded.
    too_deep: bool,
}

impl<P: Puzzle> AStar<P> {
    /// The deepest that a position is expanded: its successors' marks, two more, still fit in a byte. Only a heuristic that
    /// overestimates leads so deep.
    const DEEPEST: u32 = u8::MAX as u32 - 2;

    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self::with_ties(order, First::default(), limits)
    }

    /// The same, with ties broken as `first` says.
    #[must_use]
    pub fn with_ties(order: MoveOrder, first: First, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            open: Open::new(first),
            here: None,
            untried: Ranks::default(),
            bound: None,
            evaluated: 0,
            too_deep: false,
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
        let start = puzzle.start();
        common.allow_depth(0)?;
        if !self.open.make_room(estimate, &mut common.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        self.evaluated += 1;
        common.generated += 1;
        common.depths.at(0).generated += 1;
        observer.generated(Event::forward(start, By::NONE, 0, Some(estimate)).stored(0));
        let record = common.store.add_root(puzzle.pack(start), Opened::new(0, By::NONE));
        let link = self.open.push(record, estimate, 0);
        debug_assert_eq!(link, Link { of: record, to: BOTTOM }, "the first in its bucket");
        Ok(())
    }

    /// Expands open positions, and opens what their moves lead to unless it is known to be reached by as few moves, until
    /// `budget` positions are generated or something else is to be seen to. Tells how many were, and what.
    ///
    /// What changes with each position is in local variables until then, where a processor has it at hand.
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn expand<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let Common { store, order, limits, generated: before, memory, depths, .. } = &mut self.common;
        let nodes = limits.nodes - *before;
        let mut tree = store.storing::<false>();
        let (mut here, mut untried) = (self.here, self.untried);
        let (mut generated, mut evaluated) = (0, 0);
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            let Some(Here { state: above, g, estimate }) = here.filter(|_| !untried.is_empty()) else {
                let Some((record, f)) = self.open.pop(|record| tree.record(record).1.below()) else {
                    let depth = Status::LimitReached(Limit::Depth);
                    break Pause::Ended(if self.too_deep { depth } else { Status::Exhausted });
                };
                let (packed, opened) = tree.record(record);
                let g = u32::from(opened.g);
                if !tree.is_in_force(record, packed, opened) {
                    continue;
                }
                if f > limits.depth {
                    break Pause::Ended(Status::LimitReached(Limit::Depth));
                }
                // Its successors are counted one deeper.
                if !depths.make_room(g + 1, memory) {
                    break Pause::Ended(Status::LimitReached(Limit::Bytes));
                }
                let state = puzzle.unpack(packed);
                self.bound = self.bound.max(Some(f));
                let event = Event::forward(state, opened.by(), g, Some(f - g)).stored(record);
                if puzzle.is_goal(state) {
                    observer.solved(event);
                    break Pause::Solved(state);
                }
                if g > Self::DEEPEST {
                    self.too_deep = true;
                    continue;
                }
                depths.at(g).expanded += 1;
                observer.expanded(event);
                here = Some(Here { state, g, estimate: f - g });
                untried = order.ranked(onward(puzzle, state, opened.by()));
                continue;
            };
            if generated == nodes || tree.is_full() {
                break Pause::Full;
            }
            let Some(mv) = order.take_first(&mut untried) else { continue };
            let g = g + 1;
            let state = puzzle.after(above, mv);
            #[allow(clippy::cast_possible_truncation)] // what is expanded is at most `DEEPEST` deep
            let stored = tree.insert(puzzle.pack(state), Opened::new(g as u8, mv.into()));
            generated += 1;
            let counters = depths.at(g);
            counters.generated += 1;
            counters.duplicates += u64::from(!stored.is_new());
            let estimate = stored.record().map(|_| heuristic.estimate_after(estimate, above, state));
            let event = Event { record: stored.record(), ..Event::forward(state, mv.into(), g, estimate) };
            observer.generated(event);
            if !stored.is_new() {
                observer.duplicate(event);
            }
            if let (Some(record), Some(estimate)) = (stored.record(), estimate) {
                evaluated += 1;
                if !self.open.make_room(g + estimate, memory) {
                    break Pause::Ended(Status::LimitReached(Limit::Bytes));
                }
                let link = self.open.push(record, g + estimate, g);
                tree.value_mut(link.of).below = link.to.to_le_bytes();
            }
        };
        drop(tree);
        (self.here, self.untried) = (here, untried);
        self.common.generated += generated;
        self.evaluated += evaluated;
        (generated, pause)
    }

    /// What is open, in the order in which its turn comes: records with their f. Those that a shorter way was found to are passed
    /// over.
    fn in_force(&self) -> impl Iterator<Item = (u32, u32)> {
        let tree = &self.common.store;
        let below = |record| tree.record(record).1.below();
        self.open.iter(below).filter(|&(record, _)| tree.is_in_force(record))
    }

    /// The next to be expanded.
    fn least_open(&self) -> Option<(u32, u32)> {
        self.in_force().next()
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.common.store.way_back(puzzle, state, Opened::by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle> Search<P> for AStar<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // A solution is found when its end is to be expanded.
    const SOLVED_BY_GENERATING: bool = false;

    type Store = Tree<P::Packed, Opened>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::with_ties(settings.order.clone(), settings.one_of(), settings.limits())
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
            let (generated, pause) = self.expand(puzzle, heuristic, observer, budget);
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

    fn is_stage_end(&self) -> bool {
        self.common.generated > 0
            && self.untried.is_empty()
            && self.least_open().is_none_or(|(_, f)| Some(f) > self.bound)
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let waiter = |(record, f): (u32, u32)| {
            let (packed, opened) = self.common.store.record(record);
            let (state, depth) = (puzzle.unpack(packed), u32::from(opened.g));
            Waiter { id: record.into(), state, by: opened.by(), depth, estimate: Some(f - depth) }
        };
        let mut first = self.in_force().take(most).map(waiter);
        vec![Waiting::of_first(Shape::Heap, Side::Forward, self.open.len(), &mut || first.next())]
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn longest(&self) -> Option<u32> {
        (!self.too_deep).then_some(self.common.limits.depth)
    }

    /// The least f that waits, once all within the bound is expanded.
    fn next_bound(&self) -> Option<NextBound> {
        let (_, bound) = self.least_open().filter(|_| self.is_stage_end())?;
        Some(NextBound { bound, node: None })
    }

    fn evaluated(&self) -> u64 {
        self.evaluated
    }
}
