//! Searches as a student writes them: recursion, a queue, list scans. Each returns the story that a trace must match and a
//! search must count.

use std::collections::{HashMap, HashSet, VecDeque};

use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::search::{Counters, First};
use rolling_cubes::session::Fate;

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

/// All nodes in order of generation, and the expansions with the number generated before.
#[derive(Clone, Debug)]
pub struct Story<S> {
    pub nodes: Vec<Node<S>>,
    pub expansions: Vec<(usize, usize)>,
}

impl<S: Copy + Eq> Story<S> {
    fn new() -> Self {
        Self { nodes: Vec::new(), expansions: Vec::new() }
    }

    fn node(&mut self, state: S, parent: Option<(usize, Move)>, estimate: Option<u32>) -> usize {
        let (parent, by) = (parent.map(|(parent, _)| parent), parent.map(|(_, mv)| mv));
        let depth = parent.map_or(0, |parent| self.nodes[parent].depth + 1);
        let backward = parent.is_some_and(|parent| self.nodes[parent].backward);
        let fate = Fate::Open;
        self.nodes.push(Node { state, parent, by, depth, estimate, fate, backward });
        self.nodes.len() - 1
    }

    pub fn counters(&self) -> Counters {
        let count = |fate| self.nodes.iter().filter(|node| node.fate == fate).count() as u64;
        Counters {
            expanded: self.expansions.len() as u64,
            generated: self.nodes.len() as u64,
            duplicates: count(Fate::Duplicate),
            pruned: count(Fate::Pruned),
        }
    }

    fn expand(&mut self, node: usize) {
        self.expansions.push((node, self.nodes.len()));
    }

    /// The moves from a node, without the inverse of the last.
    fn onward<P: Puzzle<State = S>>(&self, puzzle: &P, node: usize) -> Vec<Move> {
        let Node { state, by, .. } = self.nodes[node];
        let back = by.map(|by| puzzle.inverse(by));
        puzzle.moves(state).filter(|&mv| Some(mv) != back).collect()
    }
}

pub fn bfs<P: Puzzle>(puzzle: &P) -> Story<P::State> {
    bfs_within(puzzle, &|_| 0, u32::MAX)
}

/// Breadth-first search without positions above a bound on g + h.
pub fn bfs_within<P: Puzzle>(puzzle: &P, h: &impl Fn(P::State) -> u32, bound: u32) -> Story<P::State> {
    let mut story = Story::new();
    let root = story.node(puzzle.start(), None, None);
    if h(puzzle.start()) > bound {
        story.nodes[root].fate = Fate::Pruned;
        return story;
    }
    if puzzle.is_goal(puzzle.start()) {
        story.nodes[root].fate = Fate::Solution;
        return story;
    }
    let mut known = HashSet::from([puzzle.start()]);
    let mut queue = VecDeque::from([root]);
    while let Some(here) = queue.pop_front() {
        story.expand(here);
        for mv in story.onward(puzzle, here) {
            let state = puzzle.after(story.nodes[here].state, mv);
            let node = story.node(state, Some((here, mv)), None);
            if story.nodes[node].depth + h(state) > bound {
                story.nodes[node].fate = Fate::Pruned;
            } else if puzzle.is_goal(state) {
                story.nodes[node].fate = Fate::Solution;
                return story;
            } else if known.insert(state) {
                queue.push_back(node);
            } else {
                story.nodes[node].fate = Fate::Duplicate;
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
    deepening(puzzle, h, (1, 1), Table::None, by_one).0
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Table {
    None,
    /// The last one expanded.
    OfOne,
    OfAll,
}

/// Iterative deepening on q g + p h with weights q and p. Each iteration begins with a root; also returns the bounds.
pub fn deepening<P: Puzzle, H: Fn(P::State) -> u32>(
    puzzle: &P,
    h: &H,
    weights: (u32, u32),
    table: Table,
    by_one: bool,
) -> (Story<P::State>, Vec<u32>) {
    struct Deepening<'a, P: Puzzle, H> {
        puzzle: &'a P,
        h: &'a H,
        weights: (u32, u32),
        table: Table,
        /// Depths of the positions expanded in this iteration.
        known: HashMap<P::State, u32>,
        cut: u32,
        story: Story<P::State>,
    }
    fn dive<P: Puzzle, H: Fn(P::State) -> u32>(
        search: &mut Deepening<'_, P, H>,
        node: usize,
        bound: u32,
    ) -> bool {
        let Node { state, depth, .. } = search.story.nodes[node];
        let promise = search.weights.0 * depth + search.weights.1 * (search.h)(state);
        if promise > bound {
            search.story.nodes[node].fate = Fate::Pruned;
            search.cut = promise.min(search.cut);
            return false;
        }
        if search.puzzle.is_goal(state) {
            search.story.nodes[node].fate = Fate::Solution;
            return true;
        }
        if search.known.get(&state).is_some_and(|&known| known <= depth) {
            search.story.nodes[node].fate = Fate::Duplicate;
            return false;
        }
        if search.table == Table::OfOne {
            search.known.clear();
        }
        if search.table != Table::None {
            search.known.insert(state, depth);
        }
        search.story.nodes[node].fate = Fate::Expanded;
        search.story.expand(node);
        search.story.onward(search.puzzle, node).into_iter().any(|mv| {
            let after = search.puzzle.after(state, mv);
            let child = search.story.node(after, Some((node, mv)), Some((search.h)(after)));
            dive(search, child, bound)
        })
    }
    let first = h(puzzle.start());
    let (known, story) = (HashMap::new(), Story::new());
    let mut search = Deepening { puzzle, h, weights, table, known, cut: u32::MAX, story };
    let mut bounds = vec![if by_one { 0 } else { weights.1 * first }];
    loop {
        let bound = bounds[bounds.len() - 1];
        let root = search.story.node(puzzle.start(), None, Some(first));
        if dive(&mut search, root, bound) {
            return (search.story, bounds);
        }
        let cut = std::mem::replace(&mut search.cut, u32::MAX);
        search.known.clear();
        bounds.push(if by_one { bound + 1 } else { cut });
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

#[derive(Clone, Copy)]
pub struct Rule {
    /// q and p of the priority q g + p h.
    pub weights: (u32, u32),
    pub first: First,
    pub reopens: bool,
    /// Whether a shorter path to an open position is used.
    pub improves: bool,
}

pub fn a_star(first: First) -> Rule {
    Rule { weights: (1, 1), first, reopens: true, improves: true }
}

/// Also returns the goal's node.
pub fn best_first<P: Puzzle>(
    puzzle: &P,
    h: &impl Fn(P::State) -> u32,
    rule: Rule,
) -> (Story<P::State>, usize) {
    let mut story = Story::new();
    let root = story.node(puzzle.start(), None, Some(h(puzzle.start())));
    let mut best = HashMap::from([(puzzle.start(), 0)]);
    let mut closed = HashSet::new();
    let mut open = vec![root];
    loop {
        let key = |place: usize| {
            let Node { depth, estimate, .. } = story.nodes[open[place]];
            let promise = rule.weights.0 * depth + rule.weights.1 * estimate.expect("of each open node");
            match rule.first {
                First::Deepest => (promise, u32::MAX - depth, usize::MAX - place),
                First::Shallowest => (promise, depth, usize::MAX - place),
                First::Oldest => (promise, 0, place),
                First::Newest => (promise, 0, usize::MAX - place),
            }
        };
        let place = (0..open.len()).min_by_key(|&place| key(place)).expect("a problem with a solution");
        let here = open.remove(place);
        let Node { state, depth, .. } = story.nodes[here];
        if best[&state] < depth {
            continue;
        }
        if puzzle.is_goal(state) {
            return (story, here);
        }
        story.expand(here);
        closed.insert(state);
        for mv in story.onward(puzzle, here) {
            let after = puzzle.after(state, mv);
            let known = best.get(&after).copied();
            let is_stored = known.is_none_or(|known| {
                rule.improves && depth + 1 < known && (rule.reopens || !closed.contains(&after))
            });
            let node = story.node(after, Some((here, mv)), is_stored.then(|| h(after)));
            if known.is_some() {
                story.nodes[node].fate = Fate::Duplicate;
            }
            if is_stored {
                best.insert(after, depth + 1);
                open.push(node);
            }
        }
    }
}
