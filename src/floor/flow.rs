/// An edge or its reverse: its end, and its remaining capacity.
#[derive(Clone, Copy, Debug)]
struct Edge {
    to: usize,
    left: u64,
}

/// A flow network between numbered nodes.
///
/// Sends blocking flows along shortest paths with remaining capacity until the sink is unreachable. O(nodes^2 * edges).
/// Source: E. A. Dinic, "Algorithm for Solution of a Problem of Maximum Flow in Networks with Power Estimation", Soviet
/// Mathematics Doklady 11 (1970).
#[derive(Clone, Debug)]
pub(super) struct Network {
    /// Edge 2i is forward, edge 2i + 1 its reverse.
    edges: Vec<Edge>,
    leaving: Vec<Vec<usize>>,
}

impl Network {
    pub(super) fn new(nodes: usize) -> Self {
        Self { edges: Vec::new(), leaving: vec![Vec::new(); nodes] }
    }

    pub(super) fn connect(&mut self, from: usize, to: usize, capacity: u64) {
        self.leaving[from].push(self.edges.len());
        self.edges.push(Edge { to, left: capacity });
        self.leaving[to].push(self.edges.len());
        self.edges.push(Edge { to: from, left: 0 });
    }

    /// The maximum flow from `source` to `sink`. The flow stays in the network: a second call returns the rest, 0.
    pub(super) fn maximum_flow(&mut self, source: usize, sink: usize) -> u64 {
        let mut total = 0;
        while let Some(distances) = self.distances(source, sink) {
            total += self.fill(source, sink, &distances);
        }
        total
    }

    /// Each node's distance from `source` over edges with remaining capacity; `None` if `sink` is unreachable.
    fn distances(&self, source: usize, sink: usize) -> Option<Vec<usize>> {
        let mut distances = vec![usize::MAX; self.leaving.len()];
        distances[source] = 0;
        let mut queue = vec![source];
        let mut next = 0;
        while let Some(&here) = queue.get(next) {
            next += 1;
            for &Edge { to, left } in self.leaving[here].iter().map(|&edge| &self.edges[edge]) {
                if left > 0 && distances[to] == usize::MAX {
                    distances[to] = distances[here] + 1;
                    queue.push(to);
                }
            }
        }
        (distances[sink] < usize::MAX).then_some(distances)
    }

    /// Sends a blocking flow along shortest paths. Returns its amount.
    fn fill(&mut self, source: usize, sink: usize, distances: &[usize]) -> u64 {
        let mut sent = 0;
        // For each node, the first edge not yet known to be a dead end.
        let mut first = vec![0; self.leaving.len()];
        let mut way: Vec<usize> = Vec::new();
        loop {
            let here = way.last().map_or(source, |&edge| self.edges[edge].to);
            if here == sink {
                let room = way.iter().map(|&edge| self.edges[edge].left).min().unwrap_or(0);
                for &edge in &way {
                    self.edges[edge].left -= room;
                    self.edges[edge ^ 1].left += room;
                }
                sent += room;
                let full = way.iter().position(|&edge| self.edges[edge].left == 0);
                way.truncate(full.unwrap_or(0));
            } else if let Some(&edge) = self.leaving[here].get(first[here]) {
                let Edge { to, left } = self.edges[edge];
                if left > 0 && distances[to] == distances[here] + 1 {
                    way.push(edge);
                } else {
                    first[here] += 1;
                }
            } else if let Some(edge) = way.pop() {
                first[self.edges[edge ^ 1].to] += 1;
            } else {
                return sent;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::SplitMix64;

    /// The minimum cut between node 0 and the last node, by trying all partitions.
    fn least_cut(nodes: usize, pipes: &[(usize, usize, u64)]) -> u64 {
        let parts = (0..1_u32 << nodes).filter(|part| part & 1 == 1 && part >> (nodes - 1) == 0);
        let cut = |part: u32| {
            let cut = pipes.iter().filter(|&&(from, to, _)| part >> from & 1 == 1 && part >> to & 1 == 0);
            cut.map(|&(.., capacity)| capacity).sum()
        };
        parts.map(cut).min().unwrap()
    }

    #[test]
    fn the_maximum_flow_is_the_least_cut() {
        let mut chance = SplitMix64(1);
        for _ in 0..300 {
            let nodes = 2 + chance.below(6);
            let pipes: Vec<(usize, usize, u64)> = (0..chance.below(16))
                .map(|_| (chance.below(nodes), chance.below(nodes), chance.below(9) as u64))
                .collect();
            let mut network = Network::new(nodes);
            for &(from, to, capacity) in &pipes {
                network.connect(from, to, capacity);
            }
            assert_eq!(network.maximum_flow(0, nodes - 1), least_cut(nodes, &pipes), "{pipes:?}");
            assert_eq!(network.maximum_flow(0, nodes - 1), 0);
        }
    }
}
