//! The floor by hand: breadth-first search, all pairs, a maximum matching. Only positions and moves come from the engine.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A position: depth, f, and the other heuristic's error.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub g: u32,
    pub f: u32,
    pub d: u32,
}

pub fn depths<S: Copy + Eq + Hash>(
    roots: &[S],
    neighbours: impl Fn(S) -> Vec<S>,
    deepest: u32,
) -> HashMap<S, u32> {
    let mut depths: HashMap<S, u32> = roots.iter().map(|&root| (root, 0)).collect();
    let mut queue: VecDeque<S> = roots.iter().copied().collect();
    while let Some(state) = queue.pop_front() {
        let depth = depths[&state] + 1;
        for next in neighbours(state) {
            if depth <= deepest && !depths.contains_key(&next) {
                depths.insert(next, depth);
                queue.push_back(next);
            }
        }
    }
    depths
}

pub struct Sides {
    pub length: u32,
    pub forward: Vec<Node>,
    pub backward: Vec<Node>,
}

/// The sides of a solvable problem; `h` are the estimates to the goals, and from the start.
pub fn sides<S: Copy + Eq + Hash>(
    start: S,
    goals: &[S],
    neighbours: impl Fn(S) -> Vec<S>,
    h: [&dyn Fn(S) -> u32; 2],
) -> Sides {
    let mut radius = 0;
    let length = loop {
        let near = depths(&[start], &neighbours, radius);
        if let Some(length) = goals.iter().filter_map(|goal| near.get(goal)).min() {
            break *length;
        }
        radius += 1 + radius / 2;
    };
    let [towards, from] = h;
    let nodes = |roots: &[S], onward: &dyn Fn(S) -> u32, back: &dyn Fn(S) -> u32| -> Vec<Node> {
        let depths = depths(roots, &neighbours, length);
        depths.into_iter().map(|(s, g)| Node { g, f: g + onward(s), d: g - back(s) }).collect()
    };
    let [forward, backward] = [nodes(&[start], towards, from), nodes(goals, from, towards)];
    Sides { length, forward, backward }
}

/// The bound of a pair for searches that know f and g.
pub fn by_f(u: Node, v: Node) -> u32 {
    u.f.max(v.f).max(u.g + v.g + 1)
}

/// By moves undone, neither heuristic differs by more than the moves between the positions.
pub fn by_consistency(u: Node, v: Node) -> u32 {
    // Each side's estimates to the other side, and back.
    let [towards_goal, towards_start] = [[u.f - u.g, v.g - v.d], [u.g - u.d, v.f - v.g]];
    let between = [towards_goal, towards_start].map(|[of_u, of_v]| of_u.abs_diff(of_v));
    by_f(u, v).max(u.g + v.g + between[0]).max(u.g + v.g + between[1])
}

pub fn rounded(bound: u32, length: u32) -> u32 {
    bound + (bound ^ length) % 2
}

impl Sides {
    /// The size of a minimum vertex cover of the pairs with a bound below the length. It equals that of a maximum matching
    /// (D. Kőnig), found by J. E. Hopcroft and R. M. Karp's algorithm.
    pub fn cover(&self, bound: impl Fn(Node, Node) -> u32) -> u64 {
        let below = |side: &[Node]| -> Vec<Node> {
            side.iter().copied().filter(|node| node.f < self.length).collect()
        };
        let (left, right) = (below(&self.backward), below(&self.forward));
        let is_pair = |v: usize, u: usize| bound(right[u], left[v]) < self.length;
        let mut matching = Matching {
            of_left: vec![None; left.len()],
            of_right: vec![None; right.len()],
            layers: Vec::new(),
            next: Vec::new(),
        };
        let mut size = 0;
        while matching.lay(&is_pair) {
            for v in 0..left.len() {
                size += u64::from(matching.of_left[v].is_none() && matching.extend(v, &is_pair));
            }
        }
        size
    }

    pub fn count(&self, side: usize, wanted: impl Fn(Node, u32) -> bool) -> u64 {
        let nodes = [&self.forward, &self.backward][side];
        nodes.iter().filter(|&&node| wanted(node, self.length)).count() as u64
    }
}

struct Matching {
    of_left: Vec<Option<usize>>,
    of_right: Vec<Option<usize>>,
    /// Distance of each left node from one without a partner; and its next right node.
    layers: Vec<usize>,
    next: Vec<usize>,
}

impl Matching {
    /// Measures all left nodes. Returns whether a free right node is reachable.
    fn lay(&mut self, is_pair: &impl Fn(usize, usize) -> bool) -> bool {
        self.layers = vec![usize::MAX; self.of_left.len()];
        self.next = vec![0; self.of_left.len()];
        let mut queue: VecDeque<usize> =
            (0..self.of_left.len()).filter(|&v| self.of_left[v].is_none()).collect();
        for &v in &queue {
            self.layers[v] = 0;
        }
        let mut unmatched: Vec<usize> = (0..self.of_right.len()).collect();
        let mut found = false;
        while let Some(v) = queue.pop_front() {
            unmatched.retain(|&u| {
                if !is_pair(v, u) {
                    return true;
                }
                match self.of_right[u] {
                    None => found = true,
                    Some(other) => {
                        self.layers[other] = self.layers[v] + 1;
                        queue.push_back(other);
                    }
                }
                false
            });
        }
        found
    }

    /// Finds a partner for `v` along an augmenting path.
    fn extend(&mut self, v: usize, is_pair: &impl Fn(usize, usize) -> bool) -> bool {
        while self.next[v] < self.of_right.len() {
            let u = self.next[v];
            self.next[v] += 1;
            if !is_pair(v, u) {
                continue;
            }
            let free = match self.of_right[u] {
                None => true,
                Some(other) => self.layers[other] == self.layers[v] + 1 && self.extend(other, is_pair),
            };
            if free {
                self.of_left[v] = Some(u);
                self.of_right[u] = Some(v);
                return true;
            }
        }
        false
    }
}
