//! The floor of a problem, chosen by names.

use serde::Serialize;

use super::bounds::{Bound, Way};
use super::choices::{Choices, check_room};
use super::puzzles::{Counted, told, with_counted};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::floor::{Cluster, Counting, Facts, Threshold};
use crate::heuristic::{Building, Dispatched, Heuristic};
use crate::puzzle::Packed;
use crate::said::Phrase;
use crate::search::{Deepening, IdaStar, IterationStats, Limit, Limits, MoveOrder, Search, Status};

const SMALL_SPACES: Phrase = Phrase::new("small-spaces", "a space that a table has room for: {}");

/// How the computing of a floor stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FloorReport {
    /// Whether it is done.
    pub complete: bool,
    /// Positions expanded so far to count the space, on both sides.
    pub expanded: u64,
    /// Positions that IDA* has generated so far.
    pub generated: u64,
    /// The floor; `None` before it is known, and where there is no solution.
    pub floor: Option<FloorCounts>,
}

/// The floor of a problem, and what single searches must expand at least. C* is the length of a shortest solution, f a position's
/// depth and estimate together, by the heuristic of its side.
///
/// All are facts of the problem and the heuristics. How many of the positions with f = C* a search expands is luck: it is for ties to
/// say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FloorCounts {
    /// The heuristic of the moves to the goal.
    pub heuristic: String,
    /// The heuristic of the moves from the start.
    pub backward_heuristic: String,
    /// C*.
    pub length: u32,
    /// Positions with f < C* forward from the start: what A* must expand.
    pub forward: u64,
    /// The same backward from the goals.
    pub backward: u64,
    /// Positions with f = C* forward.
    pub forward_at: u64,
    /// The same backward.
    pub backward_at: u64,
    /// The least that any search must expand that knows f and g alone.
    pub cover: u64,
    /// The same if it knows that all solutions have one parity.
    pub cover_parity: u64,
    /// The least that any search must expand that also uses that the heuristics are consistent.
    pub cover_consistent: u64,
    /// The same if it knows that all solutions have one parity.
    pub cover_consistent_parity: u64,
    /// What MM expands below C*, on both sides: f < C* and 2g < C*. Less where the least f of a side or the least depths let it stop sooner.
    pub mm: u64,
    /// What of it is forward, and what backward.
    pub mm_sides: [u64; 2],
    /// What `MMe` expands below C*, on both sides: f < C* and 2g + 1 < C*. Less where the least f of a side or the least depths let it stop sooner.
    pub mme: u64,
    /// What of it is forward, and what backward.
    pub mme_sides: [u64; 2],
    /// A smallest cover for `cover`: forward the positions of a depth below this, backward those of a depth below C* - 1 less this.
    pub threshold: u32,
    /// The same for `cover_parity`, with C* - 2.
    pub threshold_parity: u32,
    /// What each threshold would cost, from 0 on.
    pub costs: Vec<u64>,
    /// The same with the parity known.
    pub costs_parity: Vec<u64>,
    /// Positions with f < C* forward, by depth from 0 to C*.
    pub forward_by_depth: Vec<u64>,
    /// The same backward.
    pub backward_by_depth: Vec<u64>,
    /// Positions with f = C* forward, by depth.
    pub forward_at_by_depth: Vec<u64>,
    /// The same backward.
    pub backward_at_by_depth: Vec<u64>,
    /// What IDA* expands and generates within each bound below C*, in which no order of moves makes a difference; `None` where it
    /// was given up.
    pub ida_star: Option<Vec<FloorBound>>,
}

/// An iteration of IDA* that finds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FloorBound {
    /// The bound, in moves.
    pub bound: u32,
    /// Positions expanded.
    pub expanded: u64,
    /// Positions generated.
    pub generated: u64,
}

/// How many positions IDA* generates before it is given up, unless another number is set.
const MOST_GENERATED: u64 = 100_000_000;

/// A problem and its floor, whatever their types.
trait AnyFloor {
    fn give_up_after(&mut self, generated: u64);
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> FloorReport;
}

struct FloorOf<P: Choices> {
    puzzle: P,
    /// The heuristics by name, and their tables being built: towards the goal and from the start.
    names: [String; 2],
    builds: [Box<dyn Building<P::Any>>; 2],
    counting: Counting<P>,
    /// IDA* with a limit of one move less than the shortest solution, so that it ends with the last bound that finds none.
    deepening: Option<IdaStar<P>>,
    most_generated: u64,
    gave_up: bool,
    floor: Option<FloorCounts>,
    complete: bool,
}

impl<P: Choices> AnyFloor for FloorOf<P> {
    fn give_up_after(&mut self, generated: u64) {
        self.most_generated = generated;
    }

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let mut left = budget;
        for build in &mut self.builds {
            left -= build.advance(left);
        }
        let [towards, from] = &self.builds;
        let [Some(towards), Some(from)] = [towards.heuristic(), from.heuristic()] else { return Ok(true) };
        let (towards, from) = (Dispatched(towards), Dispatched(from));
        if !self.counting.is_complete() {
            let more = self.counting.step(&self.puzzle, &towards, &from, left);
            more.map_err(|_| too_large(self.puzzle.pack(self.puzzle.start()).ranks()))?;
            return Ok(true);
        }
        if self.complete || self.counting.length().is_none() {
            self.complete = true;
            return Ok(false);
        }
        let length = self.counting.length().unwrap_or_default();
        let mut is_searching = false;
        // The first bound is the start's estimate.
        if let Some(depth) = length.checked_sub(1)
            && Heuristic::<P>::estimate(&towards, self.puzzle.start()) <= depth
        {
            let search = self.deepening.get_or_insert_with(|| {
                let limits = Limits { depth, nodes: self.most_generated, ..Limits::default() };
                IdaStar::new(MoveOrder::by_number(P::MOVES), Deepening::NextBound, limits)
            });
            let status = search.step(&self.puzzle, &towards, &mut (), left);
            is_searching = status == Status::Running;
            self.gave_up = status == Status::LimitReached(Limit::Nodes);
        }
        if !is_searching {
            self.floor = Some(self.counts(length));
            self.complete = true;
        }
        Ok(is_searching)
    }

    fn report(&self) -> FloorReport {
        let generated = self.deepening.as_ref().map_or(0, |search| search.stats().total.generated);
        let (complete, expanded) = (self.complete, self.counting.expanded());
        FloorReport { complete, expanded, generated, floor: self.floor.clone() }
    }
}

impl<P: Choices> FloorOf<P> {
    /// All that follows from what was counted.
    fn counts(&self, length: u32) -> FloorCounts {
        let sides = self.counting.sides();
        let below = |cluster: Cluster| cluster.f() < length;
        let at = |cluster: Cluster| cluster.f() == length;
        let [forward_at, backward_at] = sides.map(|side| side.total(at));
        let [forward_by_depth, backward_by_depth] = sides.map(|side| side.by_depth(length, below));
        let [forward_at_by_depth, backward_at_by_depth] = sides.map(|side| side.by_depth(length, at));
        let facts = Facts::of(sides, length);
        let Threshold { depth: threshold, cost: cover, costs } = facts.cover;
        let Threshold { depth: threshold_parity, cost: cover_parity, costs: costs_parity } =
            facts.cover_parity;
        let [heuristic, backward_heuristic] = self.names.clone();
        FloorCounts {
            heuristic,
            backward_heuristic,
            length,
            forward: facts.forward,
            backward: facts.backward,
            forward_at,
            backward_at,
            cover,
            cover_parity,
            cover_consistent: facts.cover_consistent,
            cover_consistent_parity: facts.cover_consistent_parity,
            mm: facts.mm.iter().sum(),
            mm_sides: facts.mm,
            mme: facts.mme.iter().sum(),
            mme_sides: facts.mme,
            threshold,
            threshold_parity,
            costs,
            costs_parity,
            forward_by_depth,
            backward_by_depth,
            forward_at_by_depth,
            backward_at_by_depth,
            ida_star: self.bounds(),
        }
    }

    /// The iterations of IDA*; `None` if it was given up.
    fn bounds(&self) -> Option<Vec<FloorBound>> {
        let Some(search) = &self.deepening else { return Some(Vec::new()) };
        let stats = search.stats();
        let row = |row: &IterationStats| FloorBound {
            bound: row.bound,
            expanded: row.counters.expanded,
            generated: row.counters.generated,
        };
        (!self.gave_up).then(|| stats.iterations.iter().map(row).collect())
    }
}

/// The floor of a problem: how few positions any search could do with, ready to be stepped (see [`crate::floor`]).
///
/// Time O(positions * moves) and that of IDA* below its last bound; memory a byte for each position there is, two layers, and the
/// heuristics' tables.
pub struct Floor {
    floor: Box<dyn AnyFloor>,
}

impl Floor {
    /// The floor of a problem, for heuristics by their names: one that bounds the moves to the goal, and one for those from the
    /// start. If that is not named it is the same one where the puzzle has it for both ways, else `blind`, as in searches from both sides.
    ///
    /// # Errors
    /// When there is no such puzzle or heuristic, the space is too large for a table, the problem breaks its format or cannot be
    /// solved, or a heuristic is not consistent.
    pub fn new(
        puzzle: &str,
        start: &str,
        goal: &str,
        heuristic: &str,
        backward_heuristic: Option<&str>,
    ) -> Result<Self, RequestError> {
        let wanted = Wanted { start, goal, heuristic, backward_heuristic };
        with_counted(puzzle, start, wanted)
    }

    /// Gives IDA* up when it has generated so many positions, and no longer after 100,000,000. To be said before the first step.
    pub fn give_up_after(&mut self, generated: u64) {
        self.floor.give_up_after(generated);
    }

    /// Does up to `budget` units of work: heuristics' tables built, positions expanded, then positions generated by IDA*. Tells
    /// whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for a table of the space.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.floor.step(budget)
    }

    /// How far it is, and the floor once it is known.
    #[must_use]
    pub fn report(&self) -> FloorReport {
        self.floor.report()
    }
}

/// What is asked for, before its types are known.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    start: &'a str,
    goal: &'a str,
    heuristic: &'a str,
    backward_heuristic: Option<&'a str>,
}

impl Counted for Wanted<'_> {
    type Output = Floor;

    fn beyond<P: Choices>(self, space: Phrase) -> Result<Floor, RequestError> {
        let allowed = SMALL_SPACES.of([told(|board| board.is_counted)]);
        Err(RequestError::Name { field: "floor", given: space.into(), allowed })
    }

    fn counted<P: Choices>(self) -> Result<Floor, RequestError> {
        let puzzle = P::read(self.start, self.goal)?;
        // Of others f does not tell what must be expanded.
        let towards = Bound::of(&puzzle, Way::Onward, true, "heuristic", self.heuristic)?;
        let from = match self.backward_heuristic {
            Some(text) => Bound::of(&puzzle, Way::Back, true, "backward-heuristic", text)?,
            None => towards.other_way(&puzzle)?,
        };
        towards.check_room("heuristic")?;
        from.check_room("backward-heuristic")?;
        check_room("floor")?;
        let builds = [towards.begin(&puzzle), from.begin(&puzzle)];
        let (names, counting) = ([towards.text(), from.text()], Counting::new());
        let (deepening, floor, complete) = (None, None, false);
        let (most_generated, gave_up) = (MOST_GENERATED, false);
        let floor =
            FloorOf { puzzle, names, builds, counting, deepening, most_generated, gave_up, floor, complete };
        Ok(Floor { floor: Box::new(floor) })
    }
}

fn too_large(ranks: usize) -> RequestError {
    without_room("floor", ranks)
}
