//! How many positions of one side there are with the same depth and the same estimates.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// What a pair's bound depends on, of one of its positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Kind {
    /// Moves from this side's root.
    pub g: u32,
    /// The estimate of the moves to the other side's root.
    pub onward: u32,
    /// The estimate of the moves from this side's root: no more than `g`.
    pub back: u32,
}

impl Kind {
    /// g + h: the least length of a solution through the position.
    #[must_use]
    pub const fn f(self) -> u32 {
        self.g + self.onward
    }

    /// By how much the other side's heuristic says too little of the position: what it will at least be wrong by wherever this
    /// side's search goes on.
    #[must_use]
    pub const fn d(self) -> u32 {
        self.g.saturating_sub(self.back)
    }
}

/// Counts by kind.
#[derive(Clone, Debug, Default)]
pub struct Tally(HashMap<Kind, u64, FxBuildHasher>);

impl Tally {
    /// Counts a position.
    #[inline]
    pub fn count(&mut self, kind: Kind) {
        *self.0.entry(kind).or_insert(0) += 1;
    }

    /// The kinds there are with their counts, in a fixed order.
    #[must_use]
    pub fn kinds(&self) -> Vec<(Kind, u64)> {
        let mut kinds: Vec<(Kind, u64)> = self.0.iter().map(|(&kind, &count)| (kind, count)).collect();
        kinds.sort_unstable();
        kinds
    }

    /// How many positions are of a kind that `wanted` says.
    pub fn total(&self, wanted: impl Fn(Kind) -> bool) -> u64 {
        self.0.iter().filter(|&(&kind, _)| wanted(kind)).map(|(_, &count)| count).sum()
    }

    /// How many of them there are at each depth from 0 to `deepest`.
    pub fn by_depth(&self, deepest: u32, wanted: impl Fn(Kind) -> bool) -> Vec<u64> {
        (0..=deepest).map(|g| self.total(|kind| kind.g == g && wanted(kind))).collect()
    }
}
