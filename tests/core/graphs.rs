//! Every search on small random graphs, beside a plain breadth-first search.
//!
//! All solutions of a problem of the four puzzles have one parity. A search from two sides that stops one step early may find the right
//! length there all the same. These graphs have odd cycles, loops, parallel edges, dead ends, several goals and parts that no edge connects.
//!
//! A [`Puzzle`] is a graph whose edges cost one move and can be taken both ways, as [`Puzzle::inverse`] depends on the move alone. An
//! edge of cost n becomes n edges in a row. One-way edges cannot be expressed, nor more than 32 edges at a vertex.
//!
//! `DIFFERENTIAL=100000 SEED=7 cargo test --test core graphs` tries more graphs, and others.

use std::collections::{HashSet, VecDeque};

use rolling_cubes::heuristic::{Build, Heuristic, RimBuild};
use rolling_cubes::puzzle::{Move, MoveSet, One, PackedState, Puzzle};
use rolling_cubes::search::transpositions::TRANSPOSITIONS;
use rolling_cubes::search::{Algorithm, ida_star};

use crate::differential::{SplitMix64, number};
use crate::every_search::{Bounds, Case, Known, Told};

/// Moves below `PAIRED` come in pairs that take each other back, like up and down. Each other move is its own inverse.
const MOVES: u8 = 12;
const PAIRED: u32 = 8;

#[derive(Clone, Debug)]
struct Graph {
    /// For each vertex where each move leads.
    edges: Vec<[Option<u32>; MOVES as usize]>,
    start: u32,
    goals: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Vertex(u32);

impl PackedState for Vertex {
    const RANKED: bool = true;

    fn ranks(self) -> usize {
        1 << 10
    }

    fn rank(self) -> usize {
        self.0 as usize
    }
}

impl Puzzle for Graph {
    type State = u32;
    type PackedState = Vertex;
    type Costs = One;
    type Places = MoveSet;
    const MOVES: u8 = MOVES;

    fn pack(&self, state: u32) -> Vertex {
        Vertex(state)
    }

    fn unpack(&self, packed: Vertex) -> u32 {
        packed.0
    }

    fn start(&self) -> u32 {
        self.start
    }

    /// The goals that can be reached, or all of them if none can be.
    fn goals(&self) -> Vec<u32> {
        let from_start = self.distances(&[self.start]);
        let reached: Vec<u32> =
            self.goals.iter().copied().filter(|&goal| from_start[goal as usize].is_some()).collect();
        if reached.is_empty() { self.goals.clone() } else { reached }
    }

    fn is_connected(&self) -> bool {
        self.length().is_some()
    }

    fn is_goal(&self, state: u32) -> bool {
        self.goals.contains(&state)
    }

    fn places(&self, state: u32, _is_backward: bool) -> MoveSet {
        let edges = (0..).zip(&self.edges[state as usize]).filter(|(_, there)| there.is_some());
        edges.fold(MoveSet::EMPTY, |set, (mv, _)| set.with(Move(mv)))
    }

    fn after(&self, state: u32, mv: Move) -> u32 {
        self.edges[state as usize][mv.0 as usize].expect("a legal move")
    }

    fn inverse(&self, mv: Move) -> Move {
        inverse(mv)
    }

    fn node_type(&self, state: u32) -> u32 {
        state
    }
}

const fn inverse(mv: Move) -> Move {
    if mv.0 < PAIRED { Move(mv.0 ^ 1) } else { mv }
}

impl Graph {
    fn of(vertices: usize, start: u32, goals: &[u32]) -> Self {
        Self { edges: vec![[None; MOVES as usize]; vertices], start, goals: goals.to_vec() }
    }

    /// Joins two vertices by the first move, from `first` on, that neither has an edge by.
    fn join(&mut self, one: u32, other: u32, first: u8) {
        let [there, back] = [one, other].map(|vertex| vertex as usize);
        for mv in (0..MOVES).map(|mv| (first + mv) % MOVES) {
            let [mv, inverse] = [mv.into(), inverse(Move(mv.into())).0].map(|mv| mv as usize);
            if self.edges[there][mv].is_none() && self.edges[back][inverse].is_none() {
                (self.edges[there][mv], self.edges[back][inverse]) = (Some(other), Some(one));
                return;
            }
        }
    }

    /// Edges join vertices whose numbers differ by at most `span`: a small span makes long ways. One graph in three has edges only
    /// between odd and even numbers.
    fn random(chance: &mut SplitMix64, vertices: usize, span: usize) -> Self {
        let vertex = |chance: &mut SplitMix64| u32::try_from(chance.below(vertices)).expect("few vertices");
        let start = vertex(chance);
        let mut goals: Vec<u32> = (0..=chance.below(3)).map(|_| vertex(chance)).collect();
        goals.sort_unstable();
        goals.dedup();
        let mut graph = Self::of(vertices, start, &goals);
        let is_even = chance.below(3) == 0;
        for _ in 0..vertices / 2 + chance.below(2 * vertices) {
            let one = vertex(chance);
            // A loop only seldom.
            let step = if chance.below(20) == 0 { 0 } else { 1 + chance.below(span) };
            let other = u32::try_from((one as usize + step) % vertices).expect("few vertices");
            if !is_even || one % 2 != other % 2 {
                graph.join(one, other, u8::try_from(chance.below(MOVES.into())).expect("few moves"));
            }
        }
        graph
    }

    fn small(chance: &mut SplitMix64) -> Self {
        let vertices = 2 + chance.below(11);
        let span = [2, 3, 4, vertices][chance.below(4)];
        Self::random(chance, vertices, span)
    }

    /// Ways so long that bounds differ much from vertex to vertex.
    fn long(chance: &mut SplitMix64) -> Self {
        let (vertices, span) = (20 + chance.below(40), 2 + chance.below(3));
        Self::random(chance, vertices, span)
    }

    /// Enough vertices for searches to store them by rank.
    fn large(chance: &mut SplitMix64) -> Self {
        let vertices = 700 + chance.below(300);
        Self::random(chance, vertices, 40)
    }

    fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        self.edges[vertex].iter().flatten().map(|&there| there as usize)
    }

    /// The distance of each vertex from the nearest of these, by breadth-first search.
    fn distances(&self, from: &[u32]) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.edges.len()];
        let mut queue: VecDeque<usize> = from.iter().map(|&vertex| vertex as usize).collect();
        for &vertex in &queue {
            distances[vertex] = Some(0);
        }
        while let Some(here) = queue.pop_front() {
            for there in self.neighbours(here) {
                if distances[there].is_none() {
                    distances[there] = distances[here].map(|distance: u32| distance + 1);
                    queue.push_back(there);
                }
            }
        }
        distances
    }

    fn case(self) -> Case<Self> {
        let (from_start, to_goal) = (self.distances(&[self.start]), self.distances(&self.goals()));
        let (length, has_one_parity) = (self.length(), self.has_one_parity());
        let text = format!("{self:?}");
        Case { text, puzzle: self, cost: length, fewest: length, from_start, to_goal, has_one_parity }
    }

    fn length(&self) -> Option<u32> {
        self.distances(&self.goals)[self.start as usize]
    }

    /// Whether all walks from the start to goals have one parity: breadth first over pairs of vertex and parity.
    fn has_one_parity(&self) -> bool {
        let mut met = HashSet::from([(self.start as usize, false)]);
        let mut queue = VecDeque::from([(self.start as usize, false)]);
        while let Some((here, is_odd)) = queue.pop_front() {
            let next = self.neighbours(here).map(|there| (there, !is_odd));
            queue.extend(next.filter(|&node| met.insert(node)));
        }
        let ends = |odd| self.goals.iter().any(|&goal| met.contains(&(goal as usize, odd)));
        !(ends(false) && ends(true))
    }
}

/// The bound by a perimeter around the goals, from there on by differences of the distances from some vertex.
fn around(chance: &mut SplitMix64, case: &Case<Graph>) -> Vec<u32> {
    let graph = &case.puzzle;
    let vertices = u32::try_from(graph.edges.len()).expect("few vertices");
    let landmark = u32::try_from(chance.below(graph.edges.len())).expect("few vertices");
    let from_there = graph.distances(&[landmark]);
    let aim = |graph: &Graph, rim: u32| {
        let rim = from_there[rim as usize];
        let way = |&vertex: &Option<u32>| vertex.zip(rim).map_or(0, |(one, other)| one.abs_diff(other));
        Bounds { forward: from_there.iter().map(way).collect(), backward: vec![0; graph.edges.len()] }
    };
    let depth = 1 + u8::try_from(chance.below(3)).expect("small");
    let rim = RimBuild::new(graph, depth, aim).complete();
    let bounds: Vec<u32> = (0..vertices).map(|vertex| rim.estimate(vertex)).collect();
    for (&bound, distance) in bounds.iter().zip(&case.to_goal) {
        let is_inside = distance.is_some_and(|distance| distance <= depth.into());
        let is_right =
            distance.is_none_or(|distance| if is_inside { bound == distance } else { bound <= distance });
        assert!(is_right, "a perimeter of {depth}, {distance:?}: {bound} in {graph:?}");
    }
    let consistent = case.made_consistent(bounds.clone(), false);
    assert_eq!(consistent, bounds, "a perimeter of {depth} in {graph:?}");
    bounds
}

/// How many walks that never go straight back expand a vertex, and how many are cut at one, by a bound on g + h.
fn walks(graph: &Graph, bounds: &Bounds, here: u32, by: Option<Move>, depth: u32, bound: u32) -> [u64; 2] {
    if depth + bounds.forward[here as usize] > bound {
        return [0, 1];
    }
    let back = by.map(inverse);
    graph.moves(here).filter(|&mv| Some(mv) != back).fold([1, 0], |[expanded, cut], mv| {
        let below = walks(graph, bounds, graph.after(here, mv), Some(mv), depth + 1, bound);
        [expanded + below[0], cut + below[1]]
    })
}

/// Asserts that IDA* counts in each iteration but the last what a plain recursion does.
fn iterations_are_right(told: &Told<Graph>) {
    let is_plain = *told.algorithm == ida_star::ALGORITHM && told.settings.number(&TRANSPOSITIONS).is_none();
    let (graph, rows) = (&told.case.puzzle, &told.answer.stats.iterations);
    for row in rows.iter().take(rows.len().saturating_sub(1)).filter(|_| is_plain) {
        let walks = walks(graph, told.bounds, graph.start, None, 0, row.bound);
        told.sure([row.counters.expanded, row.counters.pruned] == walks, "an iteration is a recursion");
    }
}

/// Bounds of a kind in turn: 0, consistent, admissible, overestimating, and by a perimeter.
fn drawn(chance: &mut SplitMix64, case: &Case<Graph>, nth: usize) -> (Bounds, Known) {
    if nth % 5 < 4 {
        return case.drawn(chance, nth % 5);
    }
    let forward = around(chance, case);
    (Bounds { backward: vec![0; forward.len()], forward }, Known::Consistent)
}

/// Checks random graphs, each with one kind of bounds in turn.
fn check(few: u64, is_tried: impl Fn(&Algorithm) -> bool, draw: impl Fn(&mut SplitMix64) -> Graph) {
    let mut chance = SplitMix64(number("SEED", 1));
    let graphs = usize::try_from(number("DIFFERENTIAL", few)).expect("a number of graphs");
    let (mut tried, mut given_up, mut solved, mut odd) = (0, 0, 0, 0);
    for nth in 0..graphs {
        let case = draw(&mut chance).case();
        let (bounds, known) = drawn(&mut chance, &case, nth);
        let (run, stopped) = case.check(&mut chance, &bounds, known, &is_tried, iterations_are_right);
        (tried, given_up) = (tried + run, given_up + stopped);
        solved += usize::from(case.cost.is_some());
        odd += usize::from(!case.has_one_parity);
    }
    // The draw has enough of each sort.
    assert!(given_up * 100 <= tried, "{given_up} of {tried} searches were given up");
    assert!((graphs / 2..graphs * 19 / 20).contains(&solved), "{solved} of {graphs} have a solution");
    assert!(
        (graphs / 4..graphs * 9 / 10).contains(&odd),
        "{odd} of {graphs} have solutions of both parities"
    );
}

#[test]
fn every_search_is_right_on_small_random_graphs_however_it_is_set_and_stepped() {
    check(5000, |_| true, Graph::small);
}

#[test]
fn every_search_that_stores_is_right_on_random_graphs_with_long_ways() {
    check(1500, |algorithm| algorithm.stores, Graph::long);
}

#[test]
fn every_search_that_stores_is_right_on_graphs_whose_vertices_are_marked_by_their_numbers() {
    check(20, |algorithm| algorithm.stores, Graph::large);
}
