//! What follows from the clusters of positions that each side has.

use super::cover::{self, Threshold};
use super::{Cluster, Tally};

/// What single searches must expand at least, and any search: facts of a problem and two consistent heuristics, which no order of moves
/// and no rule for ties changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Positions with f < C* forward from the start: what A* must expand.
    pub forward: u64,
    /// The same backward from the goals.
    pub backward: u64,
    /// The smallest cover for searches that know f and g alone.
    pub cover: Threshold,
    /// The same if they know that all solutions have one parity.
    pub cover_parity: Threshold,
    /// What the smallest cover costs for searches that also use that the heuristics are consistent.
    pub cover_consistent: u64,
    /// The same if they know that all solutions have one parity.
    pub cover_consistent_parity: u64,
    /// What MM expands below C* on either side, f < C* and 2g < C*, unless the least f of a side or the least depths of both let it stop sooner.
    pub mm: [u64; 2],
    /// What `MMe` expands below C* on either side, f < C* and 2g + 1 < C*, unless the least f of a side or the least depths of both let it stop sooner.
    pub mme: [u64; 2],
}

impl Facts {
    /// The facts of a problem whose shortest solution has `length` moves, from what was counted forward and backward: all positions with
    /// f < C*, be there others or not. Most of the time goes into the covers: see [`cover`].
    #[must_use]
    pub fn of(sides: [&Tally; 2], length: u32) -> Self {
        let below = |cluster: Cluster| cluster.f() < length;
        // The box of a priority of 2g, and more that is the same for all.
        let in_box =
            |more| sides.map(|side| side.total(|cluster| below(cluster) && 2 * cluster.g + more < length));
        let [forward, backward] = sides.map(|side| side.total(below));
        // The largest bounds that are too small, without parity and with it.
        let most = [1, 2].map(|less| length.checked_sub(less));
        let [cover, cover_parity] = most.map(|most| cover::by_f(sides[0], sides[1], most));
        let [cover_consistent, cover_consistent_parity] =
            most.map(|most| cover::by_consistency(sides[0], sides[1], most));
        let [mm, mme] = [in_box(0), in_box(1)];
        Self { forward, backward, cover, cover_parity, cover_consistent, cover_consistent_parity, mm, mme }
    }
}
