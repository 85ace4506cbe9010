//! Textbook BFHS and BFIDA*: three layers, each a list and a hash set, and from the middle layer on each position's
//! ancestor there.

use hashbrown::HashSet;
use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::puzzle::{Move, Puzzle};
use rustc_hash::FxBuildHasher;

use super::found::{Found, onward};

#[derive(Clone, Copy)]
struct Node<S> {
    state: S,
    by: Option<Move>,
    estimate: u32,
    /// Its ancestor in the middle layer, once there is one.
    middle: S,
}

struct Layer<S> {
    nodes: Vec<Node<S>>,
    known: HashSet<S, FxBuildHasher>,
}

impl<S> Layer<S> {
    fn new() -> Self {
        Self { nodes: Vec::new(), known: HashSet::default() }
    }
}

struct Pass<S> {
    root: S,
    depth: u32,
    to: Option<S>,
    middle: u32,
}

/// The end of a path: the position before its last two moves, these moves, and the ancestor in the middle.
struct End<S> {
    depth: u32,
    before: Node<S>,
    last: Move,
}

pub struct Layered<'a, P, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    bound: u32,
    least_cut: u32,
    generated: u64,
}

impl<P: Puzzle, H: Heuristic<P>> Layered<'_, P, H> {
    pub fn solve(bound: u32, puzzle: &P, heuristic: &H) -> Found {
        let mut search = Layered { puzzle, heuristic, bound, least_cut: u32::MAX, generated: 0 };
        search.sweep().expect("there is a solution of this length")
    }

    pub fn deepen(puzzle: &P, heuristic: &H) -> Found {
        let bound = heuristic.estimate(puzzle.start());
        let mut search = Layered { puzzle, heuristic, bound, least_cut: u32::MAX, generated: 0 };
        loop {
            if let Some(found) = search.sweep() {
                return found;
            }
            search.bound = search.least_cut;
            search.least_cut = u32::MAX;
        }
    }

    fn sweep(&mut self) -> Option<Found> {
        let pass = Pass { root: self.puzzle.start(), depth: 0, to: None, middle: self.bound / 2 };
        let end = self.search(&pass)?;
        // Longer paths are useless from now on.
        self.bound = end.depth;
        let moves = self.way(&pass, &end);
        let there = moves.iter().fold(pass.root, |here, &mv| self.puzzle.after(here, mv));
        assert!(self.puzzle.is_goal(there));
        Some(Found { length: moves.len(), generated: self.generated })
    }

    fn search(&mut self, pass: &Pass<P::State>) -> Option<End<P::State>> {
        let &Pass { root, mut depth, to, middle } = pass;
        self.generated += 1;
        let estimate = self.heuristic.estimate(root);
        if depth + estimate > self.bound {
            self.least_cut = self.least_cut.min(depth + estimate);
            return None;
        }
        let (mut before, mut here) = (Layer::new(), Layer::new());
        here.nodes.push(Node { state: root, by: None, estimate, middle: root });
        here.known.insert(root);
        while !here.nodes.is_empty() {
            let mut next = Layer::new();
            for node in &here.nodes {
                let ancestor = if depth == middle { node.state } else { node.middle };
                for mv in onward(self.puzzle, node.state, node.by) {
                    let state = self.puzzle.after(node.state, mv);
                    let estimate = self.heuristic.estimate_after(node.estimate, node.state, state);
                    self.generated += 1;
                    if depth + 1 + estimate > self.bound {
                        self.least_cut = self.least_cut.min(depth + 1 + estimate);
                        continue;
                    }
                    if to.map_or_else(|| self.puzzle.is_goal(state), |to| state == to) {
                        return Some(End { depth: depth + 1, before: *node, last: mv });
                    }
                    if before.known.contains(&state) || here.known.contains(&state) {
                        continue;
                    }
                    if next.known.insert(state) {
                        next.nodes.push(Node { state, by: Some(mv), estimate, middle: ancestor });
                    }
                }
            }
            (before, here) = (here, next);
            depth += 1;
        }
        None
    }

    /// The moves of a path: the last two are known, the others are found by recursive halving.
    fn way(&mut self, pass: &Pass<P::State>, end: &End<P::State>) -> Vec<Move> {
        let Some(by) = end.before.by else { return vec![end.last] };
        let to = self.puzzle.after(end.before.state, self.puzzle.inverse(by));
        let depth = end.depth - 2;
        let mut moves = if pass.middle > pass.depth && pass.middle <= depth {
            let mut first = self.between(pass.root, pass.depth, end.before.middle, pass.middle);
            first.extend(self.between(end.before.middle, pass.middle, to, depth));
            first
        } else {
            self.between(pass.root, pass.depth, to, depth)
        };
        moves.extend([by, end.last]);
        moves
    }

    fn between(&mut self, root: P::State, depth: u32, to: P::State, end: u32) -> Vec<Move> {
        if end == depth {
            return Vec::new();
        }
        let pass = Pass { root, depth, to: Some(to), middle: depth + (end - depth) / 2 };
        let end = self.search(&pass).expect("what was found once is found again");
        self.way(&pass, &end)
    }
}
