//! Counters of searches; each name has one meaning everywhere.

use std::ops::{AddAssign, Sub};

use serde::Serialize;

use crate::puzzle::{Costs, Puzzle};
use crate::search::store::memory::Memory;
use crate::search::waiting::places_by_key;

/// Counters that add up over depths and iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Counters {
    /// Positions whose successors were requested.
    pub expanded: u64,
    /// Positions created, duplicates and roots included. Iterative deepening counts a root per iteration; a backward search
    /// has every goal position as a root.
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
    /// Moves from the root, or their cost: see [`Stats::depths_are_costs`].
    pub depth: u32,
    /// The counts.
    #[serde(flatten)]
    pub counters: Counters,
}

/// The counts of one iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct IterationStats {
    /// The bound of this iteration, in moves. For weighted IDA* with weight p/q it limits q g + p h; for RBFS it is the
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
    /// The deepest complete layer, in moves; without layers, the deepest position expanded.
    pub radius: u32,
    /// Positions in the newest complete layer; without layers, open positions.
    pub frontier: u64,
    /// Positions this side has stored.
    pub stored: u64,
    /// Positions closed unexpanded because the other side had closed them.
    pub closed: u64,
    /// The counts by depth from this side's roots. Of more than [`MOST_ROWS`] depths, the first and the last ones.
    pub depths: Vec<DepthStats>,
    /// The number of depths that [`depths`](Self::depths) leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depths_left_out: Option<usize>,
}

/// The next bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct NextBound {
    /// The bound, in moves.
    pub bound: u32,
    /// The least value above the current bound. The search's rule may choose another next bound.
    pub least: u32,
    /// The number of the node that set it; `None` if unknown.
    pub node: Option<u64>,
}

/// The distance to a goal, estimated by the heuristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Nearest {
    /// The least h expanded so far; `None` while nothing is.
    pub expanded: Option<u32>,
    /// The h of the next expansion; known only between expansions with a nonempty open list.
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
    /// Heuristic evaluations.
    pub evaluated: u64,
    /// Positions in memory now.
    pub stored: u64,
    /// Peak number of positions in memory.
    pub stored_peak: u64,
    /// Memory for stored positions in bytes, spare capacity included.
    pub bytes: u64,
    /// Peak memory, growth included.
    pub bytes_peak: u64,
    /// Moves of the current path, or complete layers.
    pub depth: u32,
    /// The current bound, for searches that have one:
    /// - iterative deepening: the limit of this iteration, on f, on the depth (IDDFS), or on q g + p h (weighted IDA* with
    ///   weight p/q);
    /// - RBFS: the highest stored value of an expanded position;
    /// - A*: the largest f expanded so far; no solution is shorter;
    /// - branch and bound: the incumbent's length, or the given upper bound before the first incumbent;
    /// - MM, NBS and BAE*: the proved lower bound on the length.
    pub bound: Option<u32>,
    /// The next bound as far as known, with its node. Iterative deepening: the least f or depth cut in this iteration. A*
    /// and RBFS, once all within the bound is expanded: the least open f or value.
    pub next_bound: Option<NextBound>,
    /// Estimated distance to a goal, for greedy and weighted A*.
    pub nearest: Option<Nearest>,
    /// The best solution so far, for searches that continue after finding one.
    pub incumbent: Option<Incumbent>,
    /// Whether an iteration, layer or level ends here.
    pub stage_end: bool,
    /// The counts by depth. Of more than [`MOST_ROWS`] depths, the first and the last ones.
    pub depths: Vec<DepthStats>,
    /// The number of depths that [`depths`](Self::depths) leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depths_left_out: Option<usize>,
    /// Whether a depth is g, the cost of the moves from the root, instead of their number.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(target_arch = "wasm32", tsify(optional))]
    pub depths_are_costs: bool,
    /// The counts by iteration, for searches that deepen.
    pub iterations: Vec<IterationStats>,
    /// Forward and backward side of a bidirectional search.
    pub sides: Option<[SideStats; 2]>,
}

/// Lists by depth grow in multiples of this: depths are few, and searches small.
const FEW: usize = 8;

/// Extends a list by depth so that it has an item at `depth`.
pub(super) fn grow_to_have<T>(list: &mut Vec<T>, depth: usize, item: impl FnMut() -> T) {
    if depth >= list.capacity() {
        list.reserve_exact((depth + 1).next_multiple_of(FEW) - list.len());
    }
    list.resize_with(depth + 1, item);
}

/// Most rows of a list by depth. A depth-first search can go millions of moves deep.
pub const MOST_ROWS: usize = 10_000;

/// Leaves out the middle of a list of more than [`MOST_ROWS`] depths. Returns how many rows that are.
#[inline(never)] // once for all searches
pub(super) fn leave_out(depths: &mut Vec<DepthStats>) -> Option<usize> {
    let left_out = depths.len().checked_sub(MOST_ROWS).filter(|&rows| rows > 0)?;
    depths.drain(MOST_ROWS / 2..MOST_ROWS / 2 + left_out);
    Some(left_out)
}

/// Counts by depth, or by cost. Totals are computed on demand, so the hot loop writes to one row.
#[derive(Debug, Default)]
pub struct DepthCounts {
    rows: Vec<Counters>,
    /// Number of rows in the memory account.
    room: usize,
    /// By row the cost that it counts, if rows are by cost: see [`at_cost`](Self::at_cost).
    costs: Vec<u32>,
    /// Rows by cost, plus one: a hashed table that is at most half full.
    table: Vec<u32>,
    /// The row of the last cost asked for: the successors of a position share few costs.
    last: usize,
}

impl Clone for DepthCounts {
    #[inline(never)] // once for all searches
    fn clone(&self) -> Self {
        Self {
            rows: self.rows.clone(),
            room: self.room,
            costs: self.costs.clone(),
            table: self.table.clone(),
            last: self.last,
        }
    }
}

impl DepthCounts {
    /// Bytes of a row with its cost and its share of the table, while that is enlarged.
    const ROW_BY_COST: usize = size_of::<Counters>() + 9 * size_of::<u32>();

    /// The counts at `depth`, created on first use.
    #[inline]
    pub fn at(&mut self, depth: u32) -> &mut Counters {
        let depth = depth as usize;
        if depth >= self.rows.len() {
            self.deepen(depth);
        }
        &mut self.rows[depth]
    }

    /// The counts at the cost `g`, created on first use. If moves have various costs, only the costs that occur have a row. Then `at`
    /// must not be called.
    #[inline]
    pub fn at_cost<C: Costs>(&mut self, g: u32) -> &mut Counters {
        if C::ARE_ONE {
            return self.at(g);
        }
        let row = self.row_of(g);
        &mut self.rows[row]
    }

    #[inline]
    fn place_of(&self, g: u32) -> usize {
        let last = self.table.len() - 1;
        // Fibonacci hashing: D. E. Knuth, "The Art of Computer Programming", volume 3, section 6.4.
        let mut place = (g.wrapping_mul(0x9e37_79b1) >> 7) as usize & last;
        while self.table[place] > 0 && self.costs[self.table[place] as usize - 1] != g {
            place = (place + 1) & last;
        }
        place
    }

    #[inline]
    fn row_of(&mut self, g: u32) -> usize {
        if self.costs.get(self.last) != Some(&g) {
            self.last = self.found(g);
        }
        self.last
    }

    fn found(&mut self, g: u32) -> usize {
        if self.table.len() <= 2 * self.rows.len() {
            self.enlarge();
        }
        let place = self.place_of(g);
        if self.table[place] == 0 {
            self.rows.push(Counters::default());
            self.costs.push(g);
            #[allow(clippy::cast_possible_truncation)] // as many as there are costs, at most
            let row = self.rows.len() as u32;
            self.table[place] = row;
        }
        self.table[place] as usize - 1
    }

    #[cold]
    fn enlarge(&mut self) {
        self.table = vec![0; (4 * self.rows.len()).next_power_of_two().max(4 * FEW)];
        for (row, &g) in (1..).zip(&self.costs) {
            let place = self.place_of(g);
            self.table[place] = row;
        }
    }

    /// The counts at all depths so far.
    #[inline]
    pub fn made(&mut self) -> &mut [Counters] {
        &mut self.rows
    }

    /// The counts at `depth`, if they exist.
    #[inline]
    pub fn get(&mut self, depth: u32) -> Option<&mut Counters> {
        self.rows.get_mut(depth as usize)
    }

    /// Accounts for a row at `depth`; returns false at the memory limit. A search that stores only a path accounts for rows
    /// there.
    #[inline]
    pub fn make_room(&mut self, depth: u32, memory: &mut Memory) -> bool {
        self.room > depth as usize || self.grow(depth as usize, size_of::<Counters>(), memory)
    }

    /// Accounts for the rows of a position at the cost `g` and of all its successors; returns false at the memory limit.
    #[inline]
    pub fn make_room_after<P: Puzzle>(&mut self, puzzle: &P, g: u32, memory: &mut Memory) -> bool {
        if P::Costs::ARE_ONE {
            return self.make_room(g + puzzle.costs().1, memory);
        }
        let last = self.rows.len() + puzzle.most_moves();
        self.room > last || self.grow(2 * last, Self::ROW_BY_COST, memory)
    }

    #[cold]
    fn grow(&mut self, depth: usize, row: usize, memory: &mut Memory) -> bool {
        let (old, new) = (self.room, (depth + 1).next_multiple_of(FEW));
        let grown = memory.exchange(old * row, new * row, || true);
        if grown {
            self.room = new;
        }
        grown
    }

    #[cold]
    fn deepen(&mut self, depth: usize) {
        grow_to_have(&mut self.rows, depth, Counters::default);
    }

    /// Completes the counts of a search that turns back at the depth `bound` and does not count each position. All
    /// positions at the bound are pruned. Positions above it are expanded, or were pruned when the bound was there.
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

    /// The rows by ascending depth or cost.
    #[must_use]
    #[inline(never)] // once for all searches
    pub fn rows(&self) -> Vec<DepthStats> {
        let of = |(depth, &counters)| DepthStats { depth, counters };
        if self.costs.is_empty() {
            return (0..).zip(&self.rows).map(of).collect();
        }
        let keys: Vec<_> = self.costs.iter().map(|&g| (g, 0)).collect();
        places_by_key(&keys).into_iter().map(|row| of((self.costs[row], &self.rows[row]))).collect()
    }
}

/// For each iteration, its bound and the totals at its beginning.
#[derive(Debug, Default)]
pub struct IterationCounts(Vec<(u32, Counters)>);

impl Clone for IterationCounts {
    #[inline(never)] // once for all searches
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl IterationCounts {
    /// Begins an iteration; `total` is the sum of all earlier ones.
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

/// The least value cut in an iteration, and the first position with it.
#[derive(Clone, Copy, Debug)]
pub struct LeastCut {
    value: u32,
    number: u64,
}

impl LeastCut {
    /// Nothing was cut.
    pub const NOTHING: Self = Self { value: u32::MAX, number: 0 };

    /// Notes a cut position.
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

/// The effective branching factor b*. A uniform tree with this branching and the solution's depth has as many
/// positions as were generated. So b* is the root of N + 1 = 1 + b + ... + b^d. `None` for solutions of no
/// moves.
///
/// Source: N. J. Nilsson, "Problem-Solving Methods in Artificial Intelligence" (1971).
#[must_use]
pub fn effective_branching(generated: u64, length: usize) -> Option<f64> {
    if length == 0 {
        return None;
    }
    #[allow(clippy::cast_precision_loss)] // far more exact than anyone reads it
    let wanted = generated as f64;
    // The sum rises with b, and is too large at b = N + 1: bisect.
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
