//! Computes the floor of a problem, for names chosen at run time.

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

/// Progress and result of a floor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct FloorReport {
    /// Whether the computation is complete.
    pub complete: bool,
    /// Positions expanded so far to count the space, on both sides.
    pub expanded: u64,
    /// Positions that IDA* has generated so far.
    pub generated: u64,
    /// The floor; `None` before it is known, and without a solution.
    pub floor: Option<FloorCounts>,
}

/// The floor of a problem, and the minimum that single searches must expand. C* is the length of a shortest solution. f is a
/// position's depth plus its estimate, by the heuristic of its side.
///
/// All counts depend only on the problem and the heuristics. How many positions with f = C* a search expands depends on its
/// ties.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct FloorCounts {
    /// The heuristic towards the goal.
    pub heuristic: String,
    /// The heuristic from the start.
    pub backward_heuristic: String,
    /// C*.
    pub length: u32,
    /// Positions with f < C* forward; A* must expand all of them.
    pub forward: u64,
    /// Positions with f < C* backward.
    pub backward: u64,
    /// Positions with f = C* forward.
    pub forward_at: u64,
    /// Positions with f = C* backward.
    pub backward_at: u64,
    /// Minimum number of expansions of any search that uses only f and g.
    pub cover: u64,
    /// Like `cover`, for a search that knows that all solutions have the same parity.
    pub cover_parity: u64,
    /// Like `cover`, for a search that also uses the consistency of the heuristics.
    pub cover_consistent: u64,
    /// Like `cover_consistent`, for a search that knows that all solutions have the same parity.
    pub cover_consistent_parity: u64,
    /// Positions that MM expands below C*, on both sides: f < C* and 2g < C*. An upper bound: the least f of a side or the
    /// least depths can stop it sooner.
    pub mm: u64,
    /// `mm` by side: forward, backward.
    pub mm_sides: [u64; 2],
    /// Positions that `MMe` expands below C*, on both sides: f < C* and 2g + 1 < C*. An upper bound, as for `mm`.
    pub mme: u64,
    /// `mme` by side: forward, backward.
    pub mme_sides: [u64; 2],
    /// A minimum cover for `cover`: forward depths below this threshold, and backward depths below C* - 1 - threshold.
    pub threshold: u32,
    /// The threshold for `cover_parity`, with C* - 2 instead of C* - 1.
    pub threshold_parity: u32,
    /// The cost of each threshold, from 0 on.
    pub costs: Vec<u64>,
    /// The cost of each threshold if the parity is known.
    pub costs_parity: Vec<u64>,
    /// Positions with f < C* forward, by depth from 0 to C*.
    pub forward_by_depth: Vec<u64>,
    /// Positions with f < C* backward, by depth.
    pub backward_by_depth: Vec<u64>,
    /// Positions with f = C* forward, by depth.
    pub forward_at_by_depth: Vec<u64>,
    /// Positions with f = C* backward, by depth.
    pub backward_at_by_depth: Vec<u64>,
    /// Expansions and generations of IDA* within each bound below C*, which no move order changes; `None` if IDA* was given
    /// up.
    pub ida_star: Option<Vec<FloorBound>>,
}

/// An iteration of IDA* without a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct FloorBound {
    /// The bound, in moves.
    pub bound: u32,
    /// Positions expanded.
    pub expanded: u64,
    /// Positions generated.
    pub generated: u64,
}

/// Default limit on the positions IDA* generates.
const MOST_GENERATED: u64 = 100_000_000;

trait AnyFloor {
    fn give_up_after(&mut self, generated: u64);
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> FloorReport;
}

struct FloorOf<P: Choices> {
    puzzle: P,
    /// Names and builders: towards the goal, then from the start.
    names: [String; 2],
    builds: [Box<dyn Building<P::Any>>; 2],
    counting: Counting<P>,
    /// IDA* limited to C* - 1 moves, so that it ends after the last bound without a solution.
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

/// The computation of a problem's floor, ready to be stepped (see [`crate::floor`]).
///
/// Time O(positions * moves) plus IDA* up to its last bound below C*. Memory: one byte per position of the space, two
/// layers, and the heuristics' tables.
pub struct Floor {
    floor: Box<dyn AnyFloor>,
}

impl Floor {
    /// The floor of a problem for two heuristics by name: towards the goal, and from the start. The second defaults to the
    /// first if the puzzle has it in both directions, else to `blind`, as in bidirectional searches.
    ///
    /// # Errors
    /// If a name is unknown, the space is too large for a table, the problem is malformed or unsolvable, or a heuristic is
    /// not consistent.
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

    /// Limits the positions IDA* generates; default 100,000,000. Call it before the first step.
    pub fn give_up_after(&mut self, generated: u64) {
        self.floor.give_up_after(generated);
    }

    /// Does up to `budget` units of work: table building, then expansions, then positions generated by IDA*. Returns whether
    /// work is left.
    ///
    /// # Errors
    /// If memory for a table of the space is missing.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.floor.step(budget)
    }

    /// Progress, and the floor once known.
    #[must_use]
    pub fn report(&self) -> FloorReport {
        self.floor.report()
    }
}

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
        // With an inconsistent heuristic, f does not determine the positions that must be expanded.
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
