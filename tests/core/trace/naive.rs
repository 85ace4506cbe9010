//! The six searches once more, as a student writes them down: recursion, a queue, lists that are looked through from end
//! to end. Too slow for anything but small problems, and too simple to be wrong.
//!
//! What each of them says while it works is the story that a trace has to tell.

use std::collections::{HashMap, VecDeque};

use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::session::Fate;

/// A node: how it came to be and what became of it when it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<S> {
    pub state: S,
    pub parent: Option<usize>,
    pub by: Option<Move>,
    pub depth: u32,
    pub estimate: Option<u32>,
    pub fate: Fate,
    pub backward: bool,
}

/// All nodes in the order of their generation, and which were expanded, after how many had been generated.
#[derive(Clone, Debug)]
pub struct Story<S> {
    pub nodes: Vec<Node<S>>,
    pub expansions: Vec<(usize, usize)>,
}

impl<S: Copy + Eq> Story<S> {
    fn new() -> Self {
        Self { nodes: Vec::new(), expansions: Vec::new() }
    }

    /// A node that waits; returns its number.
    fn node(&mut self, state: S, parent: Option<(usize, Move)>, estimate: Option<u32>) -> usize {
        let (parent, by) = (parent.map(|(parent, _)| parent), parent.map(|(_, mv)| mv));
        let depth = parent.map_or(0, |parent| self.nodes[parent].depth + 1);
        let backward = parent.is_some_and(|parent| self.nodes[parent].backward);
        let fate = Fate::Open;
        self.nodes.push(Node { state, parent, by, depth, estimate, fate, backward });
        self.nodes.len() - 1
    }

    fn expand(&mut self, node: usize) {
        self.expansions.push((node, self.nodes.len()));
    }

    /// The moves from a node, by number, but the one straight back.
    fn onward<P: Puzzle<State = S>>(&self, puzzle: &P, node: usize) -> Vec<Move> {
        let Node { state, by, .. } = self.nodes[node];
        let back = by.map(|by| puzzle.inverse(by));
        puzzle.moves(state).into_iter().filter(|&mv| Some(mv) != back).collect()
    }
}

pub fn bfs<P: Puzzle>(puzzle: &P) -> Story<P::State> {
    let mut story = Story::new();
    let root = story.node(puzzle.start(), None, None);
    if puzzle.is_goal(puzzle.start()) {
        story.nodes[root].fate = Fate::Solution;
        return story;
    }
    let mut known = vec![puzzle.start()];
    let mut queue = VecDeque::from([root]);
    while let Some(here) = queue.pop_front() {
        story.expand(here);
        for mv in story.onward(puzzle, here) {
            let state = puzzle.after(story.nodes[here].state, mv);
            let node = story.node(state, Some((here, mv)), None);
            if known.contains(&state) {
                story.nodes[node].fate = Fate::Duplicate;
            } else if puzzle.is_goal(state) {
                story.nodes[node].fate = Fate::Solution;
                return story;
            } else {
                known.push(state);
                queue.push_back(node);
            }
        }
    }
    story
}

pub fn bidirectional<P: Puzzle>(puzzle: &P) -> Story<P::State> {
    let mut story = Story::new();
    let start = story.node(puzzle.start(), None, None);
    if puzzle.is_goal(puzzle.start()) {
        story.nodes[start].fate = Fate::Solution;
        return story;
    }
    let mut known = HashMap::from([(puzzle.start(), false)]);
    let mut layers = [vec![start], Vec::new()];
    for goal in puzzle.goals() {
        let root = story.node(goal, None, None);
        story.nodes[root].backward = true;
        known.insert(goal, true);
        layers[1].push(root);
    }
    while layers.iter().all(|layer| !layer.is_empty()) {
        let side = usize::from(layers[1].len() < layers[0].len());
        for here in std::mem::take(&mut layers[side]) {
            story.expand(here);
            for mv in story.onward(puzzle, here) {
                let state = puzzle.after(story.nodes[here].state, mv);
                let node = story.node(state, Some((here, mv)), None);
                match known.insert(state, side == 1) {
                    None => layers[side].push(node),
                    Some(backward) if backward == (side == 1) => story.nodes[node].fate = Fate::Duplicate,
                    Some(_) => {
                        story.nodes[node].fate = Fate::Met;
                        return story;
                    }
                }
            }
        }
    }
    story
}

pub fn iddfs<P: Puzzle>(puzzle: &P) -> Story<P::State> {
    fn dive<P: Puzzle>(puzzle: &P, story: &mut Story<P::State>, node: usize, bound: u32) -> bool {
        let Node { state, depth, .. } = story.nodes[node];
        if puzzle.is_goal(state) {
            story.nodes[node].fate = Fate::Solution;
            return true;
        }
        if depth == bound {
            story.nodes[node].fate = Fate::Pruned;
            return false;
        }
        story.nodes[node].fate = Fate::Expanded;
        story.expand(node);
        story.onward(puzzle, node).into_iter().any(|mv| {
            let child = story.node(puzzle.after(state, mv), Some((node, mv)), None);
            dive(puzzle, story, child, bound)
        })
    }
    let mut story = Story::new();
    for bound in 0.. {
        let root = story.node(puzzle.start(), None, None);
        if dive(puzzle, &mut story, root, bound) {
            break;
        }
    }
    story
}

pub fn ida_star<P: Puzzle>(puzzle: &P, h: &impl Fn(P::State) -> u32, by_one: bool) -> Story<P::State> {
    fn dive<P: Puzzle>(
        puzzle: &P,
        h: &impl Fn(P::State) -> u32,
        story: &mut Story<P::State>,
        node: usize,
        bound: u32,
        cut: &mut u32,
    ) -> bool {
        let Node { state, depth, .. } = story.nodes[node];
        let f = depth + h(state);
        if f > bound {
            story.nodes[node].fate = Fate::Pruned;
            *cut = f.min(*cut);
            return false;
        }
        if puzzle.is_goal(state) {
            story.nodes[node].fate = Fate::Solution;
            return true;
        }
        story.nodes[node].fate = Fate::Expanded;
        story.expand(node);
        story.onward(puzzle, node).into_iter().any(|mv| {
            let after = puzzle.after(state, mv);
            let child = story.node(after, Some((node, mv)), Some(h(after)));
            dive(puzzle, h, story, child, bound, cut)
        })
    }
    let mut story = Story::new();
    let first = h(puzzle.start());
    let mut bound = if by_one { 0 } else { first };
    loop {
        let mut cut = u32::MAX;
        let root = story.node(puzzle.start(), None, Some(first));
        if dive(puzzle, h, &mut story, root, bound, &mut cut) {
            return story;
        }
        bound = if by_one { bound + 1 } else { cut };
    }
}

pub fn branch_and_bound<P: Puzzle>(
    puzzle: &P,
    h: &impl Fn(P::State) -> u32,
    incumbent: u32,
) -> Story<P::State> {
    struct Best {
        length: u32,
        found: bool,
    }
    fn dive<P: Puzzle>(
        puzzle: &P,
        h: &impl Fn(P::State) -> u32,
        story: &mut Story<P::State>,
        node: usize,
        best: &mut Best,
    ) {
        let Node { state, depth, .. } = story.nodes[node];
        if depth + h(state) > best.length {
            story.nodes[node].fate = Fate::Pruned;
            return;
        }
        if puzzle.is_goal(state) {
            let better = !best.found || depth < best.length;
            story.nodes[node].fate = if better { Fate::Solution } else { Fate::Worse };
            if better {
                *best = Best { length: depth, found: true };
            }
            return;
        }
        story.nodes[node].fate = Fate::Expanded;
        story.expand(node);
        for mv in story.onward(puzzle, node) {
            let after = puzzle.after(state, mv);
            let child = story.node(after, Some((node, mv)), Some(h(after)));
            dive(puzzle, h, story, child, best);
        }
    }
    let mut story = Story::new();
    let root = story.node(puzzle.start(), None, Some(h(puzzle.start())));
    dive(puzzle, h, &mut story, root, &mut Best { length: incumbent, found: false });
    story
}

/// Also tells the node of the goal whose turn came.
pub fn a_star<P: Puzzle>(puzzle: &P, h: &impl Fn(P::State) -> u32) -> (Story<P::State>, usize) {
    let mut story = Story::new();
    let root = story.node(puzzle.start(), None, Some(h(puzzle.start())));
    let mut best = HashMap::from([(puzzle.start(), 0)]);
    let mut open = vec![root];
    loop {
        // The least f; of these the deepest; of these the newest, which stands last.
        let f = |node: usize| story.nodes[node].depth + h(story.nodes[node].state);
        let key =
            |&(place, &node): &(usize, &usize)| (std::cmp::Reverse(f(node)), story.nodes[node].depth, place);
        let (place, _) = open.iter().enumerate().max_by_key(key).expect("these problems have solutions");
        let here = open.remove(place);
        let Node { state, depth, .. } = story.nodes[here];
        if best[&state] < depth {
            continue;
        }
        if puzzle.is_goal(state) {
            return (story, here);
        }
        story.expand(here);
        for mv in story.onward(puzzle, here) {
            let after = puzzle.after(state, mv);
            let known = best.get(&after).copied();
            let shorter = known.is_none_or(|known| depth + 1 < known);
            let node = story.node(after, Some((here, mv)), shorter.then(|| h(after)));
            if known.is_some() {
                story.nodes[node].fate = Fate::Duplicate;
            }
            if shorter {
                best.insert(after, depth + 1);
                open.push(node);
            }
        }
    }
}
