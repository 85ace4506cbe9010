//! What searches count, each word with one meaning everywhere.

use std::ops::{AddAssign, Sub};

use serde::Serialize;

/// The counts that add up over depths and iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
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
pub struct DepthStats {
    /// Moves from the root.
    pub depth: u32,
    /// The counts.
    #[serde(flatten)]
    pub counters: Counters,
}

/// The counts of one iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct IterationStats {
    /// The bound of this iteration, in moves.
    pub bound: u32,
    /// The counts.
    #[serde(flatten)]
    pub counters: Counters,
}

/// One side of a bidirectional search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideStats {
    /// How far this side has grown: its deepest complete layer, in moves.
    pub radius: u32,
    /// Positions in the newest complete layer.
    pub frontier: u64,
    /// Positions this side has stored.
    pub stored: u64,
    /// The counts by depth from this side's roots.
    pub depths: Vec<DepthStats>,
}

/// All counts of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
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
    /// How deep the search is, in moves: the depth of the line in hand, or the layers complete.
    pub depth: u32,
    /// The current bound, for searches that have one: the limit on f in this iteration, for A* the
    /// greatest f whose turn has come (no solution is shorter), for branch and bound the incumbent (no
    /// shortest one is longer).
    pub bound: Option<u32>,
    /// The counts by depth, without depths where nothing happened.
    pub depths: Vec<DepthStats>,
    /// The counts by iteration, for searches that deepen.
    pub iterations: Vec<IterationStats>,
    /// The forward and the backward side, for bidirectional search.
    pub sides: Option<[SideStats; 2]>,
}

/// Counts by depth as a search keeps them. Totals are summed on demand: the hot loop touches one row.
#[derive(Clone, Debug, Default)]
pub struct DepthCounts(Vec<Counters>);

impl DepthCounts {
    /// The counts at `depth`, made if need be.
    #[inline]
    pub fn at(&mut self, depth: u32) -> &mut Counters {
        let depth = depth as usize;
        if depth >= self.0.len() {
            self.deepen(depth);
        }
        &mut self.0[depth]
    }

    #[cold]
    fn deepen(&mut self, depth: usize) {
        self.0.resize(depth + 1, Counters::default());
    }

    /// The sum over all depths.
    #[must_use]
    pub fn total(&self) -> Counters {
        let mut total = Counters::default();
        self.0.iter().for_each(|&counters| total += counters);
        total
    }

    /// The rows, in rising depth.
    #[must_use]
    pub fn rows(&self) -> Vec<DepthStats> {
        (0..).zip(&self.0).map(|(depth, &counters)| DepthStats { depth, counters }).collect()
    }
}

/// Counts by iteration: for each iteration its bound and the totals when it began.
#[derive(Clone, Debug, Default)]
pub struct IterationCounts(Vec<(u32, Counters)>);

impl IterationCounts {
    /// Begins an iteration; `total` is the sum of all before it.
    pub fn begin(&mut self, bound: u32, total: Counters) {
        self.0.push((bound, total));
    }

    /// The rows so far; `total` is the sum up to now.
    #[must_use]
    pub fn rows(&self, total: Counters) -> Vec<IterationStats> {
        let ends = self.0.iter().skip(1).map(|&(_, began)| began).chain([total]);
        let rows = self.0.iter().zip(ends);
        rows.map(|(&(bound, began), ended)| IterationStats { bound, counters: ended - began }).collect()
    }
}
