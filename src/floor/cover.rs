//! The minimum covers of the pairs that every search must handle.
//!
//! A pair must be handled if its bound is at most `most`, the largest bound too small for a solution. This is C* - 1, or
//! C* - 2 if all lengths have the same parity.

use super::flow::Network;
use super::{Cluster, Tally};

/// A cover that expands forward down to a depth, and backward the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threshold {
    /// Positions below this depth are expanded forward.
    pub depth: u32,
    /// The cost: positions on both sides.
    pub cost: u64,
    /// The cost of each depth, from 0 (all backward) to the last (all forward).
    pub costs: Vec<u64>,
}

/// The minimum cover for searches that know f and g: of all pairs with
///
/// `max(f(u), f(v), g(u) + g(v) + 1) <= most`.
///
/// Positions with f within `most` differ only in g, and a position's partners include those of any deeper one. So some
/// minimum cover is a threshold: forward all positions above depth t, backward all with a partner not above it. Ties go to
/// the least t. O(clusters * depths).
#[must_use]
pub fn by_f(forward: &Tally, backward: &Tally, most: Option<u32>) -> Threshold {
    let Some(most) = most else { return Threshold { depth: 0, cost: 0, costs: vec![0] } };
    let within = |cluster: Cluster| cluster.f() <= most;
    let [forward, backward] = [forward, backward].map(|side| side.by_depth(most, within));
    // Uncovered pairs have g(u) >= t, so g(v) < most - t.
    let cost = |depth: u32| {
        let [near, far] = [depth as usize, (most - depth) as usize];
        forward[..near].iter().sum::<u64>() + backward[..far].iter().sum::<u64>()
    };
    let costs: Vec<u64> = (0..=most).map(cost).collect();
    let (depth, &cost) = (0..).zip(&costs).min_by_key(|&(depth, &cost)| (cost, depth)).unwrap_or((0, &0));
    Threshold { depth, cost, costs }
}

/// The minimum cover for searches that also use consistency: of all pairs with
///
/// `max(f(u), f(v), g(u) + g(v) + max(1, |hF(u) - hF(v)|, |hB(u) - hB(v)|)) <= most`.
///
/// All moves can be undone, so a consistent heuristic differs at two positions by at most the moves between them, in both
/// directions (E. Shaham, A. Felner, N. R. Sturtevant and J. S. Rosenschein, `SoCS` 2018). BAE* uses two of the four signs.
///
/// All positions of a cluster are in the same pairs, so this is a weighted vertex cover of a bipartite graph of clusters.
/// Its weight equals a maximum flow from a source through forward and backward clusters to a sink, with counts as
/// capacities (D. Kőnig 1931, J. Egerváry 1931). A side has one or two hundred clusters.
#[must_use]
pub fn by_consistency(forward: &Tally, backward: &Tally, most: Option<u32>) -> u64 {
    let Some(most) = most else { return 0 };
    let within = |side: &Tally| -> Vec<(Cluster, u64)> {
        side.clusters().into_iter().filter(|(cluster, _)| cluster.f() <= most).collect()
    };
    let (forward, backward) = (within(forward), within(backward));
    let (source, sink) = (forward.len() + backward.len(), forward.len() + backward.len() + 1);
    let mut network = Network::new(sink + 1);
    for (node, &(_, count)) in forward.iter().enumerate() {
        network.connect(source, node, count);
    }
    for (node, &(_, count)) in (forward.len()..).zip(&backward) {
        network.connect(node, sink, count);
    }
    for (from, (u, _)) in forward.iter().enumerate() {
        for (to, (v, _)) in (forward.len()..).zip(&backward) {
            let between = u.onward.abs_diff(v.back).max(u.back.abs_diff(v.onward)).max(1);
            if u.g + v.g + between <= most {
                network.connect(from, to, u64::MAX);
            }
        }
    }
    network.maximum_flow(source, sink)
}
