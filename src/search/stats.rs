//! What searches count, each word with one meaning everywhere.

use std::ops::{AddAssign, Sub};

use serde::Serialize;

use crate::search::store::memory::Memory;

/// The counts that add up over depths and iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Counters {
    /// Positions whose successors were asked for.
    pub expanded: u64,
    /// Positions created, duplicates included. Roots count: once a search, and once an iteration
    /// for iterative deepening; a backward search has every goal position as a root.
    pub generated: u64,
    /// Generated positions that were already stored.
    pub duplicates: u64,
    /// Generated positions cut by the bound.
    pub pruned: u64,
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Self) {
        self.expanded += other.expanded;
        self.generated += other.generated;
        self.duplicates += other.duplicates;
        self.pruned += other.pruned;
    }
}

impl Sub for Counters {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self {
            expanded: self.expanded - other.expanded,
            generated: self.generated - other.generated,
            duplicates: self.duplicates - other.duplicates,
            pruned: self.pruned - other.pruned,
        }
    }
}

/// The counts at one depth, all iterations summed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct DepthStats {
    /// Moves from the root.
    pub depth: u32,
    /// The counts.
    #[serde(flatten)]
    pub counters: Counters,
}

/// The counts of one iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct IterationStats {
    /// The bound of this iteration, in moves; of weighted IDA* with weight p/q on q g + p h, so in moves times q; of RBFS the
    /// highest stored value so far.
    pub bound: u32,
    /// The counts.
    #[serde(flatten)]
    pub counters: Counters,
}

/// One side of a bidirectional search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SideStats {
    /// How far this side has grown, in moves: its deepest complete layer, or without layers the deepest position expanded.
    pub radius: u32,
    /// Positions in the newest complete layer, or without layers those that are open.
    pub frontier: u64,
    /// Positions this side has stored.
    pub stored: u64,
    /// Positions closed without being expanded, as the other side had closed them.
    pub closed: u64,
    /// The counts by depth from this side's roots.
    pub depths: Vec<DepthStats>,
}

/// A bound to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct NextBound {
    /// The bound, in moves.
    pub bound: u32,
    /// The least value that lies beyond the current bound. The next bound may be another, by the rule of the search.
    pub least: u32,
    /// The number of the node that set it; `None` where that is not known.
    pub node: Option<u64>,
}

/// How near to a goal the heuristic believes a search that follows it to have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Nearest {
    /// The least h expanded so far; `None` while nothing is.
    pub expanded: Option<u32>,
    /// The h of what is expanded next, where that is known: between two expansions, if something waits.
    pub next: Option<u32>,
}

/// A solution that may not be the shortest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Incumbent {
    /// Its length, in moves.
    pub length: u32,
    /// The number of the node that ends it.
    pub node: u64,
}

/// All counts of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Stats {
    /// The totals.
    #[serde(flatten)]
    pub total: Counters,
    /// Positions whose heuristic was computed.
    pub evaluated: u64,
    /// Positions held in memory now.
    pub stored: u64,
    /// The most positions held in memory at once.
    pub stored_peak: u64,
    /// Memory for stored positions now, in bytes, room kept for growth included.
    pub bytes: u64,
    /// The most of that at once, the moments of growing included.
    pub bytes_peak: u64,
    /// How deep the search is, in moves: the depth of the current path, or the layers complete.
    pub depth: u32,
    /// The current bound, for searches that have one: the limit on f in this iteration, for IDDFS on the depth, for weighted IDA* with
    /// weight p/q on q g + p h; for RBFS the highest value with which a position's turn has come; for A* the greatest
    /// f expanded so far (no solution is shorter); for branch and bound the upper bound (no shortest solution is longer), which is
    /// the length of the incumbent, or while there is none what was given; for MM, NBS and BAE* the length that no solution is shorter
    /// than, as far as it is proved.
    pub bound: Option<u32>,
    /// What the next bound will be, as far as it is known, and the node that set it: in a search that deepens the smallest f, or the
    /// first depth, that this iteration has cut; in A* the least f that waits and in RBFS the least value, once all within the bound is expanded.
    pub next_bound: Option<NextBound>,
    /// How near to a goal it seems to have come, in searches of which that tells how far they are: greedy and weighted A*.
    pub nearest: Option<Nearest>,
    /// The best solution found so far, in searches that go on after one: to look for a shorter one, or to rebuild its path.
    pub incumbent: Option<Incumbent>,
    /// Whether an iteration, a layer or a level ends here: the next position, if there is one, belongs to the next.
    pub stage_end: bool,
    /// The counts by depth, without depths where nothing happened.
    pub depths: Vec<DepthStats>,
    /// The counts by iteration, for searches that deepen.
    pub iterations: Vec<IterationStats>,
    /// The forward and the backward side, for bidirectional search.
    pub sides: Option<[SideStats; 2]>,
}

/// Lists by depth have room for so many items, or a multiple: depths are few, and searches small.
const FEW: usize = 8;

/// Makes a list by depth so long that it has an item at `depth`, with room for few more.
pub(super) fn grow_to_have<T>(list: &mut Vec<T>, depth: usize, item: impl FnMut() -> T) {
    if depth >= list.capacity() {
        list.reserve_exact((depth + 1).next_multiple_of(FEW) - list.len());
    }
    list.resize_with(depth + 1, item);
}

/// Counts by depth as a search keeps them. Totals are summed on demand: the hot loop touches one row.
#[derive(Debug, Default)]
pub struct DepthCounts {
    rows: Vec<Counters>,
    /// How many rows are accounted for.
    room: usize,
}

impl Clone for DepthCounts {
    #[inline(never)] // once for all searches
    fn clone(&self) -> Self {
        Self { rows: self.rows.clone(), room: self.room }
    }
}

impl DepthCounts {
    /// The counts at `depth`, made if need be.
    #[inline]
    pub fn at(&mut self, depth: u32) -> &mut Counters {
        let depth = depth as usize;
        if depth >= self.rows.len() {
            self.deepen(depth);
        }
        &mut self.rows[depth]
    }

    /// The counts at all depths that were made before.
    #[inline]
    pub fn made(&mut self) -> &mut [Counters] {
        &mut self.rows
    }

    /// The counts at `depth`, if they were made before.
    #[inline]
    pub fn get(&mut self, depth: u32) -> Option<&mut Counters> {
        self.rows.get_mut(depth as usize)
    }

    /// Accounts for a row at `depth`, and tells whether the limit on memory allows it. A search that keeps only its current path accounts
    /// for rows with that.
    #[inline]
    pub fn make_room(&mut self, depth: u32, memory: &mut Memory) -> bool {
        self.room > depth as usize || self.grow(depth as usize, memory)
    }

    #[cold]
    fn grow(&mut self, depth: usize, memory: &mut Memory) -> bool {
        let (old, new) = (self.room, (depth + 1).next_multiple_of(FEW));
        let bytes = |rows| rows * size_of::<Counters>();
        let grown = memory.exchange(bytes(old), bytes(new), || true);
        if grown {
            self.room = new;
        }
        grown
    }

    #[cold]
    fn deepen(&mut self, depth: usize) {
        grow_to_have(&mut self.rows, depth, Counters::default);
    }

    /// Counts what a search that turns back at a depth, the `bound`, does not count one by one, from all that it has `generated` and the
    /// depth of its goal: whatever does not lie above the bound lies there, and is pruned; what lies above is expanded, or was pruned while
    /// the bound was there.
    #[inline(never)] // once for all puzzles
    pub fn settle(&mut self, bound: u32, generated: u64, goal: Option<u32>) {
        let mut above = 0;
        for (depth, row) in (0..).zip(&mut self.rows) {
            let goals = u64::from(goal == Some(depth));
            if depth < bound {
                above += row.generated;
                row.expanded = row.generated - row.pruned - goals;
            } else {
                row.generated = generated - above;
                row.pruned = row.generated - goals;
            }
        }
    }

    /// The sum over all depths.
    #[must_use]
    #[inline(never)] // once for all searches
    pub fn total(&self) -> Counters {
        let mut total = Counters::default();
        self.rows.iter().for_each(|&counters| total += counters);
        total
    }

    /// The rows, in rising depth.
    #[must_use]
    #[inline(never)] // once for all searches
    pub fn rows(&self) -> Vec<DepthStats> {
        (0..).zip(&self.rows).map(|(depth, &counters)| DepthStats { depth, counters }).collect()
    }
}

/// Counts by iteration: for each iteration its bound and the totals when it began.
#[derive(Debug, Default)]
pub struct IterationCounts(Vec<(u32, Counters)>);

impl Clone for IterationCounts {
    #[inline(never)] // once for all searches
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl IterationCounts {
    /// Begins an iteration; `total` is the sum of all before it.
    pub fn begin(&mut self, bound: u32, total: Counters) {
        self.0.push((bound, total));
    }

    /// The rows so far; `total` is the sum up to now.
    #[must_use]
    #[inline(never)] // once for all searches
    pub fn rows(&self, total: Counters) -> Vec<IterationStats> {
        let ends = self.0.iter().skip(1).map(|&(_, began)| began).chain([total]);
        let rows = self.0.iter().zip(ends);
        rows.map(|(&(bound, began), ended)| IterationStats { bound, counters: ended - began }).collect()
    }
}

/// The least value that an iteration has cut, and the first position with it.
#[derive(Clone, Copy, Debug)]
pub struct LeastCut {
    value: u32,
    number: u64,
}

impl LeastCut {
    /// Nothing was cut.
    pub const NOTHING: Self = Self { value: u32::MAX, number: 0 };

    /// Takes note of a position that was cut.
    #[inline]
    pub fn note(&mut self, value: u32, number: u64) {
        if value < self.value {
            *self = Self { value, number };
        }
    }

    /// The next bound, if anything was cut.
    #[must_use]
    pub fn next_bound(self) -> Option<NextBound> {
        (self.value < u32::MAX).then_some(NextBound {
            bound: self.value,
            least: self.value,
            node: Some(self.number),
        })
    }
}

/// The effective branching factor b*: the branching of a tree that is uniform, as deep as the solution is
/// long, and of as many positions as were generated, so the root of N + 1 = 1 + b + ... + b^d. `None` for
/// solutions of no moves.
///
/// Source: N. J. Nilsson, "Problem-Solving Methods in Artificial Intelligence" (1971).
#[must_use]
pub fn effective_branching(generated: u64, length: usize) -> Option<f64> {
    if length == 0 {
        return None;
    }
    #[allow(clippy::cast_precision_loss)] // far more exact than anyone reads it
    let wanted = generated as f64;
    // 1 + b + ... + b^d rises with b, and is too much at b = N + 1: halve the interval till it is as small as can be.
    let (mut low, mut high) = (0.0, wanted + 1.0);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let sum = (0..length).fold(0.0, |sum, _| (sum + 1.0) * middle);
        (low, high) = if sum < wanted { (middle, high) } else { (low, middle) };
    }
    Some(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_effective_branching_factor_is_that_of_a_uniform_tree() {
        let close = |b: Option<f64>, expected: f64| (b.unwrap() - expected).abs() < 1e-9;
        // 2 + 4 + 8 and 3 + 9 + 27 + 81 positions below the root.
        assert!(close(effective_branching(14, 3), 2.0) && close(effective_branching(120, 4), 3.0));
        assert!(close(effective_branching(5, 5), 1.0));
        assert_eq!(effective_branching(1, 0), None);
        // A textbook's example: a solution of 5 moves after 52 positions.
        assert!((effective_branching(52, 5).unwrap() - 1.92).abs() < 0.005);
    }
}
