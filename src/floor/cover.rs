//! The smallest covers of the pairs that must be dealt with.
//!
//! In all of this, `most` is the largest bound that is too small for a solution: C* - 1, or C* - 2 where lengths are known to have
//! one parity, as a bound of C* - 1 is then one of C*. A pair must be dealt with if its bound is at most `most`.

use super::flow::Network;
use super::{Cluster, Tally};

/// Forward from the start down to a depth, backward from the goals for the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threshold {
    /// Positions to be expanded forward are those of a depth below this.
    pub depth: u32,
    /// How many that makes on both sides.
    pub cost: u64,
    /// What each depth would cost, from 0, all backward, to the last, all forward.
    pub costs: Vec<u64>,
}

/// The smallest cover for searches that know f and g: of all pairs with
///
/// `max(f(u), f(v), g(u) + g(v) + 1) <= most`.
///
/// Positions with f within `most` differ by g alone, and a position is in a pair with all that one deeper than it is in a pair
/// with. So a smallest cover is a threshold: forward all above a depth t, backward all whose partners are not all above it. Of
/// equal thresholds the least is given. O(clusters * depths).
#[must_use]
pub fn by_f(forward: &Tally, backward: &Tally, most: Option<u32>) -> Threshold {
    let Some(most) = most else { return Threshold { depth: 0, cost: 0, costs: vec![0] } };
    let within = |cluster: Cluster| cluster.f() <= most;
    let [forward, backward] = [forward, backward].map(|side| side.by_depth(most, within));
    // A pair has g(u) + g(v) < most: what is forward has a depth below t, so what is left has partners of a depth below most - t.
    let cost = |depth: u32| {
        let [near, far] = [depth as usize, (most - depth) as usize];
        forward[..near].iter().sum::<u64>() + backward[..far].iter().sum::<u64>()
    };
    let costs: Vec<u64> = (0..=most).map(cost).collect();
    let (depth, &cost) = (0..).zip(&costs).min_by_key(|&(depth, &cost)| (cost, depth)).unwrap_or((0, &0));
    Threshold { depth, cost, costs }
}

/// The smallest cover for searches that also use consistency: of all pairs with
///
/// `max(f(u), f(v), g(u) + g(v) + max(1, |hF(u) - hF(v)|, |hB(u) - hB(v)|)) <= most`.
///
/// The moves of all puzzles can be taken back, so that a consistent heuristic differs at two positions by no more than the moves
/// between them, whichever of both says more (E. Shaham, A. Felner, N. R. Sturtevant and J. S. Rosenschein, `SoCS` 2018). BAE* asks for
/// f(u) + d(v) and d(u) + f(v), which are two of the four signs.
///
/// All positions of a cluster are in the same pairs. So this is a cover with weights of a bipartite graph of clusters, which
/// weighs as much as flows at the most from a source through the forward clusters, each as wide as its count, along the pairs and
/// through the backward clusters to a sink (D. Kőnig 1931, J. Egerváry 1931). One or two hundred clusters a side.
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
