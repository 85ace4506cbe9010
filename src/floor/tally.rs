//! Counts the positions of one side by depth and estimates.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Positions of one side with equal depth and estimates, and so in the same pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cluster {
    /// Moves from this side's root.
    pub g: u32,
    /// Estimated moves to the other side's root.
    pub onward: u32,
    /// Estimated moves from this side's root: at most `g`.
    pub back: u32,
}

impl Cluster {
    /// g + h: a lower bound on the length of a solution through the position.
    #[must_use]
    pub const fn f(self) -> u32 {
        self.g + self.onward
    }
}

/// Counts by cluster.
#[derive(Clone, Debug, Default)]
pub struct Tally(HashMap<Cluster, u64, FxBuildHasher>);

impl Tally {
    /// Counts a position.
    #[inline]
    pub fn count(&mut self, cluster: Cluster) {
        *self.0.entry(cluster).or_insert(0) += 1;
    }

    /// The clusters with their counts, in a fixed order.
    #[must_use]
    pub fn clusters(&self) -> Vec<(Cluster, u64)> {
        let mut clusters: Vec<(Cluster, u64)> =
            self.0.iter().map(|(&cluster, &count)| (cluster, count)).collect();
        clusters.sort_unstable();
        clusters
    }

    /// Number of positions in clusters that are `wanted`.
    pub fn total(&self, wanted: impl Fn(Cluster) -> bool) -> u64 {
        self.0.iter().filter(|&(&cluster, _)| wanted(cluster)).map(|(_, &count)| count).sum()
    }

    /// Number of wanted positions at each depth from 0 to `deepest`.
    pub fn by_depth(&self, deepest: u32, wanted: impl Fn(Cluster) -> bool) -> Vec<u64> {
        (0..=deepest).map(|g| self.total(|cluster| cluster.g == g && wanted(cluster))).collect()
    }
}
