//! Every search on small random graphs, beside a plain breadth-first search.
//!
//! All solutions of a problem of the four puzzles have one parity. A search from two sides that stops one step early may find the right
//! length there all the same. These graphs have odd cycles, loops, parallel edges, dead ends, several goals and parts that no edge connects.
//!
//! A [`Puzzle`] is a graph whose edges cost one move and can be taken both ways, as [`Puzzle::inverse`] depends on the move alone. An
//! edge of cost n becomes n edges in a row. One-way edges cannot be expressed, nor more than 32 edges at a vertex.
//!
//! `DIFFERENTIAL=100000 SEED=7 cargo test --test core graphs` tries more graphs, and others.

use std::collections::{HashMap, HashSet, VecDeque};

use rolling_cubes::heuristic::{Build, Heuristic, RimBuild};
use rolling_cubes::puzzle::{Move, MoveSet, One, PackedState, Puzzle};
use rolling_cubes::search::bae_star::{PARITY, Parity};
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::setting::{MAX_DEPTH, MAX_NODES, PERIMETER, WEIGHT};
use rolling_cubes::search::transpositions::TRANSPOSITIONS;
use rolling_cubes::search::weighted_a_star::REOPEN;
use rolling_cubes::search::{
    ALGORITHMS, Algorithm, ChosenSettings, Kind, Limit, Line, MoveOrder, News, Observer, Proof, Ratio,
    Reopening, Search, SearchVisitor, SettingValue, Settings, Side, Stats, Status, a_star, begin, bfs,
    ida_star, mm,
};

use crate::differential::{SplitMix64, number};

/// Moves below `PAIRED` come in pairs that take each other back, like up and down. Each other move is its own inverse.
const MOVES: u8 = 12;
const PAIRED: u8 = 8;

/// The greatest bound where no goal can be reached.
const FAR: u32 = 12;

/// The limit at which a search is given up: depth-first searches walk in circles.
const NODES: u64 = 20_000;

#[derive(Clone, Debug)]
struct Graph {
    /// For each vertex where each move leads.
    edges: Vec<[Option<u16>; MOVES as usize]>,
    start: u16,
    goals: Vec<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Vertex(u16);

impl PackedState for Vertex {
    const RANKED: bool = true;

    fn ranks(self) -> usize {
        1 << 10
    }

    fn rank(self) -> usize {
        self.0.into()
    }
}

impl Puzzle for Graph {
    type State = u16;
    type PackedState = Vertex;
    type Costs = One;
    const MOVES: u8 = MOVES;

    fn pack(&self, state: u16) -> Vertex {
        Vertex(state)
    }

    fn unpack(&self, packed: Vertex) -> u16 {
        packed.0
    }

    fn start(&self) -> u16 {
        self.start
    }

    /// The goals that can be reached, or all of them if none can be.
    fn goals(&self) -> Vec<u16> {
        let from_start = self.distances(&[self.start]);
        let reached: Vec<u16> =
            self.goals.iter().copied().filter(|&goal| from_start[usize::from(goal)].is_some()).collect();
        if reached.is_empty() { self.goals.clone() } else { reached }
    }

    fn is_connected(&self) -> bool {
        self.length().is_some()
    }

    fn is_goal(&self, state: u16) -> bool {
        self.goals.contains(&state)
    }

    fn moves(&self, state: u16) -> MoveSet {
        let edges = (0..).zip(&self.edges[usize::from(state)]).filter(|(_, there)| there.is_some());
        edges.fold(MoveSet::EMPTY, |set, (mv, _)| set.with(Move(mv)))
    }

    fn after(&self, state: u16, mv: Move) -> u16 {
        self.edges[usize::from(state)][usize::from(mv.0)].expect("a legal move")
    }

    fn inverse(&self, mv: Move) -> Move {
        inverse(mv)
    }

    fn node_type(&self, state: u16) -> u32 {
        state.into()
    }
}

const fn inverse(mv: Move) -> Move {
    if mv.0 < PAIRED { Move(mv.0 ^ 1) } else { mv }
}

impl Graph {
    fn of(vertices: usize, start: u16, goals: &[u16]) -> Self {
        Self { edges: vec![[None; MOVES as usize]; vertices], start, goals: goals.to_vec() }
    }

    /// Joins two vertices by the first move, from `first` on, that neither has an edge by.
    fn join(&mut self, one: u16, other: u16, first: u8) {
        let [there, back] = [one, other].map(usize::from);
        for mv in (0..MOVES).map(|mv| (first + mv) % MOVES) {
            let [mv, inverse] = [mv, inverse(Move(mv)).0].map(usize::from);
            if self.edges[there][mv].is_none() && self.edges[back][inverse].is_none() {
                (self.edges[there][mv], self.edges[back][inverse]) = (Some(other), Some(one));
                return;
            }
        }
    }

    /// Edges join vertices whose numbers differ by at most `span`: a small span makes long ways. One graph in three has edges only
    /// between odd and even numbers.
    fn random(chance: &mut SplitMix64, vertices: usize, span: usize) -> Self {
        let vertex = |chance: &mut SplitMix64| u16::try_from(chance.below(vertices)).expect("few vertices");
        let start = vertex(chance);
        let mut goals: Vec<u16> = (0..=chance.below(3)).map(|_| vertex(chance)).collect();
        goals.sort_unstable();
        goals.dedup();
        let mut graph = Self::of(vertices, start, &goals);
        let is_even = chance.below(3) == 0;
        for _ in 0..vertices / 2 + chance.below(2 * vertices) {
            let one = vertex(chance);
            // A loop only seldom.
            let step = if chance.below(20) == 0 { 0 } else { 1 + chance.below(span) };
            let other = u16::try_from((usize::from(one) + step) % vertices).expect("few vertices");
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
        self.edges[vertex].iter().flatten().map(|&there| usize::from(there))
    }

    /// The distance of each vertex from the nearest of these, by breadth-first search.
    fn distances(&self, from: &[u16]) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.edges.len()];
        let mut queue: VecDeque<usize> = from.iter().map(|&vertex| usize::from(vertex)).collect();
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

    fn length(&self) -> Option<u32> {
        self.distances(&self.goals)[usize::from(self.start)]
    }

    /// Whether all walks from the start to goals have one parity: breadth first over pairs of vertex and parity.
    fn has_one_parity(&self) -> bool {
        let mut met = HashSet::from([(usize::from(self.start), false)]);
        let mut queue = VecDeque::from([(usize::from(self.start), false)]);
        while let Some((here, is_odd)) = queue.pop_front() {
            let next = self.neighbours(here).map(|there| (there, !is_odd));
            queue.extend(next.filter(|&node| met.insert(node)));
        }
        let ends = |odd| self.goals.iter().any(|&goal| met.contains(&(usize::from(goal), odd)));
        !(ends(false) && ends(true))
    }
}

#[derive(Clone, Debug)]
struct Bounds {
    forward: Vec<u32>,
    backward: Vec<u32>,
}

impl Heuristic<Graph> for Bounds {
    fn estimate(&self, state: u16) -> u32 {
        self.forward[usize::from(state)]
    }

    fn backward(&self, state: u16) -> u32 {
        self.backward[usize::from(state)]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Known {
    Nothing,
    Admissible,
    Consistent,
}

fn admissible(chance: &mut SplitMix64, distances: &[Option<u32>]) -> Vec<u32> {
    let most = 1 + u32::try_from(chance.below(FAR as usize)).expect("small");
    let bound = |distance: &Option<u32>| {
        let distance = distance.unwrap_or(FAR).min(most);
        u32::try_from(chance.below(distance as usize + 1)).expect("small")
    };
    distances.iter().map(bound).collect()
}

/// Raises bounds until they fall by no more than one along each edge. They stay admissible.
fn made_consistent(graph: &Graph, mut bounds: Vec<u32>) -> Vec<u32> {
    loop {
        let raised = |(vertex, &bound): (usize, &u32)| {
            graph.neighbours(vertex).map(|there| bounds[there].saturating_sub(1)).fold(bound, u32::max)
        };
        let next: Vec<u32> = bounds.iter().enumerate().map(raised).collect();
        if next == bounds {
            return bounds;
        }
        bounds = next;
    }
}

/// The bound by a perimeter around the goals, from there on by differences of the distances from some vertex.
fn around(chance: &mut SplitMix64, graph: &Graph) -> Vec<u32> {
    let vertices = u16::try_from(graph.edges.len()).expect("few vertices");
    let landmark = u16::try_from(chance.below(vertices.into())).expect("few vertices");
    let from_there = graph.distances(&[landmark]);
    let aim = |graph: &Graph, rim: u16| {
        let rim = from_there[usize::from(rim)];
        let way = |&vertex: &Option<u32>| vertex.zip(rim).map_or(0, |(one, other)| one.abs_diff(other));
        Bounds { forward: from_there.iter().map(way).collect(), backward: vec![0; graph.edges.len()] }
    };
    let depth = 1 + u8::try_from(chance.below(3)).expect("small");
    let rim = RimBuild::new(graph, depth, aim).complete();
    let bounds: Vec<u32> = (0..vertices).map(|vertex| rim.estimate(vertex)).collect();
    for (&bound, distance) in bounds.iter().zip(graph.distances(&graph.goals())) {
        let is_inside = distance.is_some_and(|distance| distance <= depth.into());
        let is_right =
            distance.is_none_or(|distance| if is_inside { bound == distance } else { bound <= distance });
        assert!(is_right, "a perimeter of {depth}, {distance:?}: {bound} in {graph:?}");
    }
    assert_eq!(made_consistent(graph, bounds.clone()), bounds, "a perimeter of {depth} in {graph:?}");
    bounds
}

const KINDS: usize = 5;

/// Random bounds of a kind: 0, consistent, admissible, by a perimeter, or overestimating.
fn drawn(chance: &mut SplitMix64, graph: &Graph, kind: usize) -> (Bounds, Known) {
    let ends = [graph.distances(&graph.goals()), graph.distances(&[graph.start])];
    let mut side = |distances: &[Option<u32>]| {
        let bounds = admissible(chance, distances);
        match kind {
            0 => vec![0; bounds.len()],
            1 => made_consistent(graph, bounds),
            2 => bounds,
            3 => around(chance, graph),
            _ => bounds.iter().map(|bound| bound + u32::try_from(chance.below(4)).expect("small")).collect(),
        }
    };
    let forward = side(&ends[0]);
    let backward = if kind == 3 { vec![0; forward.len()] } else { side(&ends[1]) };
    let known = [Known::Consistent, Known::Consistent, Known::Admissible, Known::Consistent, Known::Nothing];
    (Bounds { forward, backward }, known[kind])
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Answer {
    status: Status,
    solution: Option<Vec<Move>>,
    /// See [`Inspect::longest`].
    longest: Option<u32>,
    stats: Stats,
    expanded: Vec<Expanded>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Expanded {
    side: Side,
    vertex: usize,
    depth: u32,
}

#[derive(Default)]
struct Ear(Vec<Expanded>);

impl Observer<u16> for Ear {
    fn hear(&mut self, _line: Line, news: News<u16>) {
        if let News::Expanded(event) = news {
            self.0.push(Expanded { side: event.side, vertex: event.state.into(), depth: event.depth });
        }
    }
}

struct Run<'a> {
    graph: &'a Graph,
    bounds: &'a Bounds,
    budget: u64,
}

impl SearchVisitor<Graph> for Run<'_> {
    type Output = Answer;

    fn visit<S: Search<Graph>>(self, mut search: S) -> Answer {
        let mut ear = Ear::default();
        while search.step(self.graph, self.bounds, &mut ear, self.budget) == Status::Running {}
        Answer {
            status: search.status(),
            solution: search.solution().map(<[Move]>::to_vec),
            longest: search.longest(),
            stats: search.stats(),
            expanded: ear.0,
        }
    }
}

struct Case<'a> {
    graph: &'a Graph,
    bounds: &'a Bounds,
    known: Known,
    length: Option<u32>,
    from_start: Vec<Option<u32>>,
    to_goal: Vec<Option<u32>>,
}

impl<'a> Case<'a> {
    fn new(graph: &'a Graph, bounds: &'a Bounds, known: Known) -> Self {
        let from_start = graph.distances(&[graph.start]);
        let to_goal = graph.distances(&graph.goals());
        Self { graph, bounds, known, length: graph.length(), from_start, to_goal }
    }

    /// Runs a search to its end, at once and unit by unit.
    fn run(&self, algorithm: &'static Algorithm, order: u64, chosen: ChosenSettings) -> Told<'_> {
        let lane = format!("{}, order {order}, {chosen:?}", algorithm.name);
        let settings = Settings::of(MoveOrder::shuffled(MOVES, order), chosen);
        let [answer, one_by_one] = [u64::MAX, 1].map(|budget| {
            let run = Run { graph: self.graph, bounds: self.bounds, budget };
            begin(algorithm, self.graph, &settings, run).expect("a listed search")
        });
        let told = Told { case: self, algorithm, settings, lane, answer };
        told.sure(told.answer == one_by_one, "how it is stepped changes nothing");
        told
    }

    /// All combinations of a search's settings, with a few values of each number.
    fn chosen(&self, algorithm: &Algorithm) -> Vec<ChosenSettings> {
        let mut all = vec![ChosenSettings::default()];
        let no_parity = |name: &str| name == "use" && !self.graph.has_one_parity();
        for &setting in algorithm.settings {
            let values: Vec<Option<SettingValue>> = match setting.kind {
                // A kind of bounds.
                _ if *setting == PERIMETER => continue,
                Kind::OneOf { names, .. } => {
                    let names = names.iter().filter(|name| *setting != PARITY || !no_parity(name));
                    names.map(|&name| Some(SettingValue::OneOf(name))).collect()
                }
                Kind::Ratio { .. } => {
                    let ratios = [Ratio::new(0, 1), Ratio::new(1, 2), Ratio::new(1, 1), Ratio::new(7, 2)];
                    ratios.map(|ratio| Some(SettingValue::Ratio(ratio))).into()
                }
                Kind::Number { .. } => {
                    [None, Some(1), Some(5), Some(64)].map(|n| n.map(SettingValue::Number)).into()
                }
                // A length that is taken for granted.
                Kind::Moves => {
                    let length = self.length.unwrap_or(4);
                    [1, 4].map(|more| Some(SettingValue::Number((length + more).into()))).into()
                }
                Kind::Order | Kind::Count | Kind::Bytes | Kind::Heuristic => continue,
            };
            let with = |chosen: &ChosenSettings, value: &Option<SettingValue>| {
                let mut chosen = chosen.clone();
                if let Some(value) = value {
                    chosen.set(setting, value.clone());
                }
                chosen
            };
            all = all.iter().flat_map(|chosen| values.iter().map(move |value| with(chosen, value))).collect();
        }
        all
    }

    /// Runs every search with all its settings. Returns how many were run, and how many were given up.
    fn check(&self, chance: &mut SplitMix64, is_tried: impl Fn(&Algorithm) -> bool) -> (u64, u64) {
        let (mut tried, mut given_up) = (0, 0);
        let is_possible = |one: &&&Algorithm| self.known == Known::Consistent || !one.consistent;
        for &algorithm in ALGORITHMS.iter().filter(is_possible).filter(|one| is_tried(one)) {
            for mut chosen in self.chosen(algorithm) {
                let walks_in_circles = algorithm.proves == Proof::Nothing && !algorithm.stores;
                let depth = match self.length {
                    Some(length) if walks_in_circles => Some(length + 1),
                    Some(length) => [None, None, Some(length), length.checked_sub(1)][chance.below(4)],
                    // A search that stores nothing walks in circles where there is no goal.
                    None if algorithm.stores && chance.below(2) == 0 => None,
                    None => Some(5),
                };
                if let Some(depth) = depth {
                    chosen.set(&MAX_DEPTH, SettingValue::Number(depth.into()));
                }
                chosen.set(&MAX_NODES, SettingValue::Number(NODES));
                let told = self.run(algorithm, chance.below(1000) as u64, chosen);
                tried += 1;
                given_up += u64::from(told.answer.status == Status::LimitReached(Limit::Nodes));
                told.is_right();
                told.iterations_are_right();
                // Pairs are too many where there are many vertices.
                if self.from_start.len() < 100 && depth.is_none() {
                    told.is_enough();
                }
            }
        }
        (tried, given_up)
    }

    /// How many walks that never go straight back expand a vertex, and how many are cut at one, by a bound on g + h.
    fn walks(&self, here: u16, by: Option<Move>, depth: u32, bound: u32) -> [u64; 2] {
        if depth + self.bounds.estimate(here) > bound {
            return [0, 1];
        }
        let onward = by.map_or(self.graph.moves(here), |by| self.graph.moves(here).without(inverse(by)));
        onward.into_iter().fold([1, 0], |[expanded, cut], mv| {
            let below = self.walks(self.graph.after(here, mv), Some(mv), depth + 1, bound);
            [expanded + below[0], cut + below[1]]
        })
    }
}

struct Told<'a> {
    case: &'a Case<'a>,
    algorithm: &'static Algorithm,
    settings: Settings,
    lane: String,
    answer: Answer,
}

impl Told<'_> {
    #[track_caller]
    fn sure(&self, is_so: bool, claim: &str) {
        let Self { case: Case { graph, bounds, known, .. }, lane, answer, .. } = self;
        assert!(is_so, "{claim}: {lane}\n{graph:?}\n{known:?} {bounds:?}\n{answer:?}");
    }

    fn is_admissible(&self) -> bool {
        self.case.known >= Known::Admissible || !self.algorithm.informed
    }

    /// The proved ratio of its solution's length to the shortest; `None` where nothing is proved.
    fn weight(&self) -> Option<Ratio> {
        let reopens = !self.algorithm.settings.contains(&&REOPEN)
            || self.settings.one_of::<Reopening>() == Reopening::On;
        match self.algorithm.proves {
            _ if !self.is_admissible() => None,
            Proof::Shortest => Some(Ratio::new(1, 1)),
            Proof::Within if reopens || self.case.known == Known::Consistent => {
                self.settings.ratio(&WEIGHT).max(Some(Ratio::new(1, 1)))
            }
            _ => None,
        }
    }

    fn expanded(&self, side: Side) -> HashSet<usize> {
        self.answer.expanded.iter().filter(|one| one.side == side).map(|one| one.vertex).collect()
    }

    /// Asserts that its solution is legal and as short as is proved, or that its reason for having none is true.
    fn is_right(&self) {
        let Case { graph, length, ref from_start, .. } = *self.case;
        let limit = self.settings.limits().depth;
        match self.answer.status {
            Status::Solved => {
                let moves = self.answer.solution.as_ref().expect("a solution");
                let end = moves.iter().fold(graph.start, |here, &mv| {
                    self.sure(graph.moves(here).contains(mv), "its moves are legal");
                    graph.after(here, mv)
                });
                self.sure(graph.is_goal(end), "it ends at a goal");
                let (found, shortest) =
                    (u32::try_from(moves.len()).expect("few moves"), length.expect("a goal is reached"));
                self.sure(
                    (shortest..=limit).contains(&found),
                    "it is within the limit, and not shorter than the shortest",
                );
                let weight = self.weight().unwrap_or(Ratio::new(u32::MAX, 1));
                let most = u64::from(shortest) * u64::from(weight.over());
                self.sure(u64::from(found * weight.under()) <= most, "it is as short as is proved");
            }
            Status::Exhausted => {
                self.sure(length.is_none(), "there is no solution");
                let expanded = self.expanded(Side::Forward);
                let is_seen =
                    |(vertex, far): (usize, &Option<u32>)| far.is_none() || expanded.contains(&vertex);
                let is_all = self.algorithm.sides == 2 || from_start.iter().enumerate().all(is_seen);
                self.sure(is_all, "everything was looked at");
            }
            Status::LimitReached(Limit::Depth) => {
                // An upper bound on the length is a limit, too. Here it is one only where there is no solution or the heuristic is wrong.
                let is_wrong = length.is_none() || !self.is_admissible();
                self.sure(limit < u32::MAX || self.algorithm.needs.is_some() && is_wrong, "there is a limit");
                let shown = self.answer.longest.filter(|_| self.is_admissible());
                self.sure(
                    length.zip(shown).is_none_or(|(length, shown)| length > shown),
                    "it shows what is true",
                );
            }
            other => self.sure(other == Status::LimitReached(Limit::Nodes), "it ended"),
        }
    }

    /// The must-expand pairs (see [`rolling_cubes::floor`]): a vertex reached from the start and one reached from a goal, of which a
    /// search of this class must expand one.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let Case { bounds, length, from_start, to_goal, .. } = self.case;
        let Algorithm { informed, consistent, sides, .. } = *self.algorithm;
        let ahead = |u: usize| if informed { bounds.forward[u] } else { 0 };
        let behind = |v: usize| if informed && sides == 2 { bounds.backward[v] } else { 0 };
        // A search that uses the parity knows that no solution is one move shorter.
        let parity = u32::from(consistent && self.settings.one_of::<Parity>() == Parity::Use);
        let bound = |&(u, v): &(usize, usize)| {
            let (g, back) = (from_start[u]?, to_goal[v]?);
            let (f, f_back) = (g + ahead(u), back + behind(v));
            let (error, error_back) = if consistent { (g - behind(u), back - ahead(v)) } else { (0, 0) };
            Some((f + error_back).max(f_back + error).max(g + back + 1) + parity)
        };
        let all = (0..from_start.len()).flat_map(|u| (0..to_goal.len()).map(move |v| (u, v)));
        all.filter(|pair| bound(pair).is_some_and(|bound| Some(bound) < *length)).collect()
    }

    /// Asserts that it expanded enough to prove its solution shortest, and nothing that no tie can excuse.
    fn is_enough(&self) {
        let (algorithm, case) = (self.algorithm, self.case);
        let Some(length) = case.length.filter(|_| self.answer.status == Status::Solved) else { return };
        if algorithm.proves != Proof::Shortest || algorithm.informed && case.known < Known::Consistent {
            return;
        }
        let [forward, backward] = [Side::Forward, Side::Backward].map(|side| self.expanded(side));
        let pairs = self.pairs();
        for (u, v) in &pairs {
            let is_seen = forward.contains(u) || backward.contains(v);
            // BAE* closes without expanding it what the other side has closed.
            let is_closed = algorithm.consistent && (forward.contains(v) || backward.contains(u));
            self.sure(is_seen || is_closed, "one of each pair is expanded");
        }
        if let Some(times) = algorithm.promise {
            let below = self.answer.stats.iterations.iter().filter(|row| row.bound < length);
            let expanded: u64 = below.map(|row| row.counters.expanded).sum();
            self.sure(expanded <= u64::from(times) * cover(&pairs), "it expands as little as it promises");
        }
        if algorithm.sides == 1 && ![a_star::ALGORITHM, bfs::ALGORITHM].contains(algorithm) {
            return;
        }
        self.sure(forward.len() + backward.len() == self.answer.expanded.len(), "nothing is expanded twice");
        for &Expanded { side, vertex, depth } in &self.answer.expanded {
            let (distances, bounds) = match side {
                Side::Forward => (&case.from_start, &case.bounds.forward),
                Side::Backward => (&case.to_goal, &case.bounds.backward),
            };
            self.sure(distances[vertex] == Some(depth), "it is expanded by a shortest way");
            let f = depth + if algorithm.informed { bounds[vertex] } else { 0 };
            let epsilon = self.settings.one_of::<Epsilon>() as u32;
            let twice = if *algorithm == mm::ALGORITHM { 2 * depth + epsilon } else { 0 };
            // BAE* goes by another order, in which a vertex with f beyond the length may come first.
            self.sure(
                algorithm.consistent || f.max(twice) <= length,
                "nothing beyond the length is expanded",
            );
        }
        if *algorithm == a_star::ALGORITHM {
            let f = |vertex: usize| case.from_start[vertex].map(|g| g + case.bounds.forward[vertex]);
            let mut must = (0..case.from_start.len()).filter(|&vertex| f(vertex).is_some_and(|f| f < length));
            self.sure(
                must.all(|vertex| forward.contains(&vertex)),
                "everything with f below the length is expanded",
            );
        }
    }

    /// Asserts that IDA* counts in each iteration but the last what a plain recursion does.
    fn iterations_are_right(&self) {
        let is_plain =
            *self.algorithm == ida_star::ALGORITHM && self.settings.number(&TRANSPOSITIONS).is_none();
        let rows = &self.answer.stats.iterations;
        for row in rows.iter().take(rows.len().saturating_sub(1)).filter(|_| is_plain) {
            let walks = self.case.walks(self.case.graph.start, None, 0, row.bound);
            self.sure([row.counters.expanded, row.counters.pruned] == walks, "an iteration is a recursion");
        }
    }
}

/// The size of a minimum vertex cover of the pairs. It equals that of a maximum matching (Koenig), which augmenting paths find (Kuhn).
pub fn cover(pairs: &[(usize, usize)]) -> u64 {
    fn augment(
        u: usize,
        pairs: &[(usize, usize)],
        seen: &mut HashSet<usize>,
        chosen: &mut HashMap<usize, usize>,
    ) -> bool {
        pairs.iter().filter(|&&(one, _)| one == u).any(|&(_, v)| {
            let is_free = seen.insert(v)
                && chosen.get(&v).copied().is_none_or(|other| augment(other, pairs, seen, chosen));
            if is_free {
                chosen.insert(v, u);
            }
            is_free
        })
    }
    let ends: HashSet<usize> = pairs.iter().map(|&(u, _)| u).collect();
    let mut chosen = HashMap::new();
    ends.into_iter().filter(|&u| augment(u, pairs, &mut HashSet::new(), &mut chosen)).count() as u64
}

/// Checks random graphs, each with one kind of bounds in turn.
fn check(few: u64, is_tried: impl Fn(&Algorithm) -> bool, draw: impl Fn(&mut SplitMix64) -> Graph) {
    let mut chance = SplitMix64(number("SEED", 1));
    let graphs = usize::try_from(number("DIFFERENTIAL", few)).expect("a number of graphs");
    let (mut tried, mut given_up, mut solved, mut odd) = (0, 0, 0, 0);
    for nth in 0..graphs {
        let graph = draw(&mut chance);
        let (bounds, known) = drawn(&mut chance, &graph, nth % KINDS);
        let case = Case::new(&graph, &bounds, known);
        let (run, stopped) = case.check(&mut chance, &is_tried);
        (tried, given_up) = (tried + run, given_up + stopped);
        solved += usize::from(case.length.is_some());
        odd += usize::from(!graph.has_one_parity());
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
