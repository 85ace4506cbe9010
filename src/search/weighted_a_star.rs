//! Weighted A*.
//!
//! A* that trusts its heuristic more than it deserves: of all open positions it expands one with the least g + w h, where the weight w is
//! at least 1. The greater the weight, the more what seems near to a goal is preferred to what is near to the start, and the sooner a
//! solution is found, as a rule; and the longer it may be. With w = 1 this is [`AStar`](super::AStar), with w beyond all bounds almost
//! [`Greedy`](super::Greedy).
//!
//! **At most w times the shortest.** Let C be the length of a shortest solution. At any time before a goal is expanded, some position n
//! of a shortest solution is open that was reached by as few moves as can be, if positions are reopened: the start is one at first, and
//! when such a position is expanded, the next of that solution becomes one. Its h is at most what is left of the solution, so g + w h is
//! at most w (g + h), at most w C. So whatever is expanded has g + w h of at most w C; and of a goal, with h = 0, that is its g.
//!
//! **Reopening.** A shorter way may be found to a position that was expanded already; with w > 1 this happens with consistent heuristics,
//! too. With [`Reopening::On`] the position is put among the open ones again, and expanded again, as the proof above has it. With
//! [`Reopening::Off`] it stays as it is. The length is still at most w times the shortest if the heuristic is *consistent*: then whatever
//! was expanded has a g of at most w times the fewest moves that lead there (M. Likhachev, G. Gordon and S. Thrun, "ARA*", NIPS 2003).
//! With an inconsistent heuristic nothing is proved of it. Which of the two expands less depends on the problem. Either
//! way a position that is still open is moved to where its shorter way puts it.
//!
//! **How this counts.** A position met again was *generated* once more and is a *duplicate*; where its way is shorter, and of use, it is
//! *evaluated* once more, too.
//!
//! **Ties.** Of equal g + w h the deepest is expanded first, which has the least h; of equal depth the newest.
//!
//! **A limit on moves.** A position with g + h beyond the limit is cut, as no solution within it can follow. With reopening, none being
//! found shows that there is none, by the argument above: no position of a solution within the limit is cut. Without, it shows nothing.
//!
//! Whole numbers only: with w = p/q, positions are put in order by q g + p h.
//!
//! Source: I. Pohl, "Heuristic Search Viewed as Path Finding in a Graph", Artificial Intelligence 1 (1970), who writes (1 - w) g + w h.
//! Departures: buckets in place of a sorted list (see [`open`](super::open)), and the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Limits, MoveOrder, Ratio, Reopening, Search, Status, WeightedAStar};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let (misplaced, weight) = (Misplaced::new(&puzzle), Ratio::new(3, 2));
//! let mut search = WeightedAStar::new(MoveOrder::by_number(4), weight, Reopening::On, Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert!(search.solution().is_some_and(|moves| 2 * moves.len() <= 3 * 13), "a shortest solution has 13");
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
use super::ratio::Ratio;
use super::resumable::Search;
use super::setting::{Kind, OneOf, Setting, Settings, help};
use super::stats::Nearest;
use super::status::{Limit, Limits, Status};
use super::tree::{Tree, Value};
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What is to be known of weighted A*.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "weighted-a-star",
    level: Level::Estimate,
    stores: true,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&WEIGHT, &REOPEN],
    needs: None,
    proves: Proof::Within,
    promise: None,
    waits: Order::Heap,
    ranks: Rank::Weighed,
    looks_at: Look::Successors,
    goal_test: Look::Taken,
};

/// How much more h counts than g.
pub const WEIGHT: Setting = Setting {
    name: "weight",
    kind: Kind::Ratio { least: Ratio::new(1, 1), most: Ratio::new(16, 1), default: DEFAULT_WEIGHT },
    help: help(
        "How much more weighted-a-star and weighted-ida-star trust the bound than the moves made, such as 3/2; what they find is at \
           most so many times as long as the shortest [default: 2]",
    ),
};

/// The weight that need not be said.
pub(super) const DEFAULT_WEIGHT: Ratio = Ratio::new(2, 1);

/// Whether a position is expanded again: see [`Reopening`].
pub const REOPEN: Setting = Setting {
    name: "reopen",
    kind: Kind::OneOf { names: &["on", "off"], default: "on" },
    help: help(
        "Whether weighted-a-star expands a position again when it finds a shorter way there: on or off [default: on]",
    ),
};

/// What becomes of an expanded position to which a shorter way is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reopening {
    /// It is expanded again.
    #[default]
    On,
    /// It stays as it is.
    Off,
}

impl OneOf for Reopening {
    const SETTING: &'static Setting = &REOPEN;
    const VALUES: &'static [Self] = &[Self::On, Self::Off];
}

/// How a position was reached, when it was expanded, and its place in the open list, in ten bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opened {
    /// Its neighbour in its bucket (see [`Open`]).
    next: [u8; 4],
    /// How many expansions there were before its own. Whoever goes back to an earlier time finds it here from a later one: it was
    /// expanded by now if there have been more.
    expanded: [u8; 4],
    /// By how many moves.
    g: u8,
    /// By the last of them; and whether a shorter way was ever found, be it later than now: that has a record of its own.
    by: u8,
}

impl Opened {
    #[inline]
    const fn new(g: u8, by: By) -> Self {
        let never = u32::MAX.to_le_bytes();
        Self { next: BOTTOM.to_le_bytes(), expanded: never, g, by: by.with(false) }
    }

    #[inline]
    fn g(self) -> u32 {
        self.g.into()
    }

    #[inline]
    const fn by(self) -> By {
        By::of(self.by)
    }

    #[inline]
    const fn next(self) -> u32 {
        u32::from_le_bytes(self.next)
    }

    const fn is_expanded_after(self, expansions: u32) -> bool {
        u32::from_le_bytes(self.expanded) < expansions
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

/// Weighted A*, paused before the next position it will generate.
///
/// Time and memory grow with the number of positions whose g + w h is at most the solution's length. Reopening can take exponentially more
/// time than memory at worst, with heuristics made for it; on these puzzles it does not.
#[derive(Clone, Debug)]
pub struct WeightedAStar<P: Puzzle> {
    common: Common<Tree<P::Packed, Opened>>,
    open: Open,
    here: Option<Here<P::State>>,
    /// Its moves that were not yet tried.
    untried: Ranks,
    weight: Ratio,
    reopening: Reopening,
    /// How many positions were expanded, as long as none is expanded again.
    expansions: u32,
    evaluated: u64,
    /// The least h expanded so far.
    nearest: u32,
    /// Whether anything was cut by the limit on moves.
    cut: bool,
    /// Whether a position was too deep to be opened.
    too_deep: bool,
}

impl<P: Puzzle> WeightedAStar<P> {
    /// The deepest that a position is opened: its successors' marks, two more, still fit in a byte. No solution that is worth showing
    /// has so many moves.
    const DEEPEST: u32 = u8::MAX as u32 - 2;

    /// A search that has not begun.
    ///
    /// # Panics
    /// When the weight is less than 1.
    #[must_use]
    pub fn new(order: MoveOrder, weight: Ratio, reopening: Reopening, limits: Limits) -> Self {
        assert!(weight >= Ratio::new(1, 1), "{weight} given; allowed: weights from 1 on");
        let mut common: Common<Tree<_, _>> = Common::new(order, limits);
        if reopening == Reopening::Off {
            // Marks know of no older record of a position, which tells whether it was expanded.
            common.store = Tree::hashed();
        }
        Self {
            common,
            open: Open::new(First::Deepest),
            here: None,
            untried: Ranks::default(),
            weight,
            reopening,
            expansions: 0,
            evaluated: 0,
            nearest: u32::MAX,
            cut: false,
            too_deep: false,
        }
    }

    /// q g + p h, for a weight of p/q.
    #[inline]
    const fn promise(weight: Ratio, g: u32, estimate: u32) -> u32 {
        weight.under() * g + weight.over() * estimate
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
        let promise = Self::promise(self.weight, 0, estimate);
        let common = &mut self.common;
        common.allow_one_more(P::MOVES)?;
        common.allow_depth(0)?;
        if !self.open.make_room_at(promise, 0, &mut common.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        let start = puzzle.start();
        let event = Event::forward(start, By::NONE, 0, Some(estimate)).stored(0);
        self.evaluated += 1;
        common.generated += 1;
        common.depths.at(0).generated += 1;
        observer.generated(event);
        let record = common.store.add_root(puzzle.pack(start), Opened::new(0, By::NONE));
        if estimate > common.limits.depth {
            self.cut = true;
            common.depths.at(0).pruned += 1;
            observer.pruned(event, common.limits.depth);
        } else {
            let link = self.open.push(record, promise, 0);
            common.store.storing::<false>().value_mut(link.of).next = link.to.to_le_bytes();
        }
        Ok(())
    }

    /// Expands open positions, and opens what their moves lead to unless it is known to be reached by as few moves, until `budget`
    /// positions are generated or something else is to be seen to. Tells how many were, and what.
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
        let (weight, reopening) = (self.weight, self.reopening);
        let (mut generated, mut evaluated) = (0, 0);
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            let Some(Here { state: above, g, estimate }) = here.filter(|_| !untried.is_empty()) else {
                let Some((record, promise)) = self.open.pop(|record| tree.record(record).1.next()) else {
                    let depth = Status::LimitReached(Limit::Depth);
                    break Pause::Ended(if self.cut { depth } else { Status::Exhausted });
                };
                let (packed, opened) = tree.record(record);
                if !tree.is_in_force(record, packed, opened) {
                    continue;
                }
                let g = opened.g();
                let estimate = (promise - weight.under() * g) / weight.over();
                // Its successors are counted one deeper.
                if !depths.make_room(g + 1, memory) {
                    break Pause::Ended(Status::LimitReached(Limit::Bytes));
                }
                let state = puzzle.unpack(packed);
                self.nearest = self.nearest.min(estimate);
                let event = Event::forward(state, opened.by(), g, Some(estimate)).stored(record);
                if puzzle.is_goal(state) {
                    observer.solved(event);
                    break Pause::Solved(state);
                }
                if reopening == Reopening::Off {
                    tree.value_mut(record).expanded = self.expansions.to_le_bytes();
                    self.expansions += 1;
                }
                depths.at(g).expanded += 1;
                observer.expanded(event);
                here = Some(Here { state, g, estimate });
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
            let is_open = |&record: &u32| {
                stored.is_new() || reopening == Reopening::On || {
                    let mut older = std::iter::successors(tree.older(record), |&older| tree.older(older));
                    !older.any(|older| tree.record(older).1.is_expanded_after(self.expansions))
                }
            };
            let of_use = stored.record().filter(is_open);
            let estimate = of_use.map(|_| heuristic.estimate_after(estimate, above, state));
            let event = Event { record: stored.record(), ..Event::forward(state, mv.into(), g, estimate) };
            observer.generated(event);
            if !stored.is_new() {
                observer.duplicate(event);
            }
            let Some((record, estimate)) = of_use.zip(estimate) else { continue };
            evaluated += 1;
            let is_too_deep = g > Self::DEEPEST;
            if is_too_deep || g + estimate > limits.depth {
                (self.cut, self.too_deep) = (true, self.too_deep || is_too_deep);
                if stored.is_new() {
                    counters.pruned += 1;
                    observer.pruned(event, if is_too_deep { Self::DEEPEST } else { limits.depth });
                }
                continue;
            }
            let promise = Self::promise(weight, g, estimate);
            if !self.open.make_room_at(promise, g, memory) {
                break Pause::Ended(Status::LimitReached(Limit::Bytes));
            }
            let link = self.open.push(record, promise, g);
            tree.value_mut(link.of).next = link.to.to_le_bytes();
        };
        drop(tree);
        (self.here, self.untried) = (here, untried);
        self.common.generated += generated;
        self.evaluated += evaluated;
        (generated, pause)
    }

    /// What is open, in the order in which its turn comes: records with their h. Those that a shorter way was found to are passed over.
    fn in_turn(&self) -> impl Iterator<Item = (u32, u32)> {
        let (tree, weight) = (&self.common.store, self.weight);
        let in_force = self
            .open
            .iter(|record| tree.record(record).1.next())
            .filter(|&(record, _)| tree.is_in_force(record));
        in_force.map(move |(record, promise)| {
            let made = weight.under() * tree.record(record).1.g();
            (record, (promise - made) / weight.over())
        })
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.common.store.way_back(puzzle, state, Opened::by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle> Search<P> for WeightedAStar<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // A solution is found when its end is to be expanded.
    const SOLVED_BY_GENERATING: bool = false;

    const ONE_LOOP: bool = true;

    type Store = Tree<P::Packed, Opened>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        let weight = settings.ratio(&WEIGHT).unwrap_or(DEFAULT_WEIGHT);
        Self::new(settings.order.clone(), weight, settings.one_of(), settings.limits())
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
            Waiter { id: record.into(), state, by: opened.by(), depth: opened.g(), estimate: Some(estimate) }
        };
        let mut first = self.in_turn().take(most).map(waiter);
        vec![Waiting::of_first(Shape::Heap, Side::Forward, self.open.len(), &mut || first.next())]
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }

    /// Where a way may have been given up for a longer one, a limit on moves shows nothing: see above.
    fn longest(&self) -> Option<u32> {
        (self.reopening == Reopening::On && !self.too_deep).then_some(self.common.limits.depth)
    }

    fn evaluated(&self) -> u64 {
        self.evaluated
    }
}
