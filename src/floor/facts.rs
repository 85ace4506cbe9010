//! Derives the floor and related counts from the clusters of both sides.

use super::cover::{self, Threshold};
use super::{Cluster, Tally};

/// The minimum expansions of single searches, and of any search, for two consistent heuristics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Positions with f < C* forward; A* must expand all of them.
    pub forward: u64,
    /// Positions with f < C* backward.
    pub backward: u64,
    /// The minimum cover for searches that know f and g.
    pub cover: Threshold,
    /// `cover` for searches that know the parity of all solutions.
    pub cover_parity: Threshold,
    /// The minimum cover's cost for searches that also use consistency.
    pub cover_consistent: u64,
    /// `cover_consistent` for searches that know the parity of all solutions.
    pub cover_consistent_parity: u64,
    /// Positions that MM expands below C* on each side: f < C* and 2g < C*. An upper bound: MM may stop sooner.
    pub mm: [u64; 2],
    /// `mm` for `MMe`: f < C* and 2g + 1 < C*.
    pub mme: [u64; 2],
}

impl Facts {
    /// The facts of a problem with C* = `length`. The tallies need all positions with f < C*; others do no harm.
    #[must_use]
    pub fn of(sides: [&Tally; 2], length: u32) -> Self {
        let below = |cluster: Cluster| cluster.f() < length;
        // The positions with f < C* and 2g plus a constant < C*.
        let in_box =
            |more| sides.map(|side| side.total(|cluster| below(cluster) && 2 * cluster.g + more < length));
        let [forward, backward] = sides.map(|side| side.total(below));
        let most = [1, 2].map(|less| length.checked_sub(less));
        let [cover, cover_parity] = most.map(|most| cover::by_f(sides[0], sides[1], most));
        let [cover_consistent, cover_consistent_parity] =
            most.map(|most| cover::by_consistency(sides[0], sides[1], most));
        let [mm, mme] = [in_box(0), in_box(1)];
        Self { forward, backward, cover, cover_parity, cover_consistent, cover_consistent_parity, mm, mme }
    }
}
