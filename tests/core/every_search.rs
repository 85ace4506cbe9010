//! Every search with all its settings on a small problem whose distances another program knows.

use std::collections::{BTreeMap, HashMap, HashSet};

use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::search::bae_star::{PARITY, Parity};
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::setting::{MAX_DEPTH, MAX_NODES, PERIMETER, WEIGHT};
use rolling_cubes::search::stats::Counters;
use rolling_cubes::search::weighted_a_star::REOPEN;
use rolling_cubes::search::{
    ALGORITHMS, Aim, Algorithm, ChosenSettings, Event, Kind, Limit, Line, MoveOrder, News, Observer, Proof,
    Ratio, Reopening, Search, SearchVisitor, SettingValue, Settings, Side, Stats, Status, a_star, begin, bfs,
    dfs, mm, uniform_cost, weighted_a_star,
};

use crate::differential::SplitMix64;

/// The limit at which a search is given up: depth-first searches walk in circles.
const NODES: u64 = 20_000;

/// Problems with more positions have too many must-expand pairs.
const FEW: usize = 100;

/// Bounds by the number of a position.
#[derive(Clone, Debug)]
pub struct Bounds {
    pub forward: Vec<u32>,
    pub backward: Vec<u32>,
}

impl<P: Puzzle<State = u32>> Heuristic<P> for Bounds {
    fn estimate(&self, state: u32) -> u32 {
        self.forward[state as usize]
    }

    fn backward(&self, state: u32) -> u32 {
        self.backward[state as usize]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Known {
    Nothing,
    Admissible,
    Consistent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expanded {
    pub side: Side,
    pub node: usize,
    pub g: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: Status,
    pub solution: Option<Vec<Move>>,
    pub longest: Option<u32>,
    pub stats: Stats,
    pub expanded: Vec<Expanded>,
}

#[derive(Default)]
pub struct Ear {
    expanded: Vec<Expanded>,
    by_depth: BTreeMap<u32, Counters>,
    iterations: usize,
    /// Nodes reached again at less cost: the node, its new g and the g before.
    pub improved: Vec<(u32, u32, u32)>,
}

impl Ear {
    fn at(&mut self, event: &Event<u32>) -> &mut Counters {
        self.by_depth.entry(event.depth).or_default()
    }
}

impl Observer<u32> for Ear {
    fn hear(&mut self, _line: Line, news: News<u32>) {
        match &news {
            News::Generated(event) => self.at(event).generated += 1,
            News::Expanded(event) => self.at(event).expanded += 1,
            News::Duplicate(event) => self.at(event).duplicates += 1,
            News::Pruned(event, _) => self.at(event).pruned += 1,
            News::Raised(_) => self.iterations += 1,
            _ => {}
        }
        match news {
            News::Expanded(event) => {
                self.expanded.push(Expanded { side: event.side, node: event.state as usize, g: event.depth });
            }
            News::Duplicate(Event { state, depth, known: Some(before), .. }) => {
                self.improved.push((state, depth, before));
            }
            _ => {}
        }
    }
}

struct Run<'a, P> {
    puzzle: &'a P,
    bounds: &'a Bounds,
    budget: u64,
}

impl<P: Puzzle<State = u32>> SearchVisitor<P> for Run<'_, P> {
    type Output = (Answer, Ear);

    fn visit<S: Search<P>>(self, mut search: S) -> (Answer, Ear) {
        let mut ear = Ear::default();
        while search.step(self.puzzle, self.bounds, &mut ear, self.budget) == Status::Running {}
        let answer = Answer {
            status: search.status(),
            solution: search.solution().map(<[Move]>::to_vec),
            longest: search.longest(),
            stats: search.stats(),
            expanded: ear.expanded.clone(),
        };
        (answer, ear)
    }
}

/// Runs a search to its end, by steps of a number of units.
pub fn run<P: Puzzle<State = u32> + Clone + 'static>(
    puzzle: &P,
    bounds: &Bounds,
    algorithm: &Algorithm,
    settings: &Settings,
    budget: u64,
) -> (Answer, Ear) {
    begin(algorithm, puzzle, settings, Run { puzzle, bounds, budget }).expect("a listed search")
}

pub struct Case<P> {
    /// Says in a message what the problem is.
    pub text: String,
    pub puzzle: P,
    /// The least cost of a solution, and the fewest moves of one.
    pub cost: Option<u32>,
    pub fewest: Option<u32>,
    pub from_start: Vec<Option<u32>>,
    pub to_goal: Vec<Option<u32>>,
    /// Whether all walks from the start to goals have one parity, so that BAE* may use it.
    pub has_one_parity: bool,
}

impl<P: Puzzle<State = u32> + Clone + 'static> Case<P> {
    /// Moves from node to node, with their costs.
    fn edges(&self) -> Vec<(usize, usize, u32)> {
        let puzzle = &self.puzzle;
        let nodes = 0..u32::try_from(self.to_goal.len()).expect("few nodes");
        let of = |from: u32| {
            let moves = puzzle.moves(from);
            moves.map(move |mv| (from as usize, puzzle.after(from, mv) as usize, puzzle.cost(from, mv)))
        };
        nodes.flat_map(of).collect()
    }

    /// Raises bounds until they fall by no more than its cost along each edge. Admissible ones stay so.
    pub fn made_consistent(&self, mut bounds: Vec<u32>, is_backward: bool) -> Vec<u32> {
        let edges = self.edges();
        loop {
            let before = bounds.clone();
            for &(one, other, cost) in &edges {
                let (from, to) = if is_backward { (other, one) } else { (one, other) };
                bounds[to] = bounds[from].saturating_sub(cost).max(bounds[to]);
            }
            if bounds == before {
                return bounds;
            }
        }
    }

    /// Random bounds of a kind: 0, consistent, admissible, or saying too much.
    pub fn drawn(&self, chance: &mut SplitMix64, kind: usize) -> (Bounds, Known) {
        let mut side = |distances: &[Option<u32>], is_backward: bool| {
            let far = 40;
            let mut below = |most: u32| u32::try_from(chance.below(most as usize)).expect("small");
            let mut bounds: Vec<u32> =
                distances.iter().map(|distance| below(distance.unwrap_or(far) + 1)).collect();
            match kind {
                0 => bounds.fill(0),
                1 => return self.made_consistent(bounds, is_backward),
                2 => {}
                _ => bounds.iter_mut().for_each(|bound| *bound += below(12)),
            }
            bounds
        };
        let bounds = Bounds { forward: side(&self.to_goal, false), backward: side(&self.from_start, true) };
        (bounds, [Known::Consistent, Known::Consistent, Known::Admissible, Known::Nothing][kind])
    }

    /// All combinations of a search's settings, with a few values of each number.
    fn chosen(&self, algorithm: &Algorithm) -> Vec<ChosenSettings> {
        let mut all = vec![ChosenSettings::default()];
        let no_parity = |name: &str| name == "use" && !self.has_one_parity;
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
                // The length or the cost of a solution that is taken for granted.
                Kind::Moves => {
                    let least = if algorithm.aim == Aim::Moves { self.fewest } else { self.cost };
                    let least = u64::from(least.unwrap_or(20));
                    [1, 4].map(|more| Some(SettingValue::Number(least + more))).into()
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

    /// A limit on the depth of a search, for one that goes round in circles always.
    fn depth(&self, chance: &mut SplitMix64, algorithm: &Algorithm) -> Option<u64> {
        let counts_moves = algorithm.aim == Aim::Moves || *algorithm == dfs::ALGORITHM;
        match if counts_moves { self.fewest } else { self.cost }.map(u64::from) {
            Some(least) if algorithm.proves == Proof::Nothing && !algorithm.stores => Some(least + 1),
            Some(least) => [None, None, Some(least), least.checked_sub(1)][chance.below(4)],
            None => {
                // Without a goal the others go over a map with one-way edges for ever.
                let ends = algorithm.stores && (!P::ONE_WAY || algorithm.waits == a_star::ALGORITHM.waits);
                (!ends || chance.below(2) == 0).then_some(6)
            }
        }
    }

    /// Runs every search with all its settings. Returns how many were run, and how many were given up.
    pub fn check(
        &self,
        chance: &mut SplitMix64,
        bounds: &Bounds,
        known: Known,
        is_tried: impl Fn(&Algorithm) -> bool,
        also: impl Fn(&Told<P>),
    ) -> (u64, u64) {
        let (mut tried, mut given_up) = (0, 0);
        let is_possible = |one: &&&Algorithm| known == Known::Consistent || !one.consistent;
        for &algorithm in ALGORITHMS.iter().filter(is_possible).filter(|one| is_tried(one)) {
            for mut chosen in self.chosen(algorithm) {
                let depth = self.depth(chance, algorithm);
                if let Some(depth) = depth {
                    chosen.set(&MAX_DEPTH, SettingValue::Number(depth));
                }
                chosen.set(&MAX_NODES, SettingValue::Number(NODES));
                let settings = Settings::of(MoveOrder::shuffled(P::MOVES, chance.below(1000) as u64), chosen);
                let [(answer, ear), (one_by_one, _)] =
                    [u64::MAX, 1].map(|budget| run(&self.puzzle, bounds, algorithm, &settings, budget));
                let told = Told { case: self, algorithm, settings, bounds, known, answer };
                told.sure(told.answer == one_by_one, "how it is stepped changes nothing");
                let Stats { depths, depths_are_costs, .. } = &told.answer.stats;
                let rows = depths.iter().map(|row| (row.depth, row.counters));
                let rows = rows.filter(|&(_, counters)| counters != Counters::default()).collect();
                let counts_g = *depths_are_costs || self.puzzle.costs() == (1, 1);
                told.sure(!counts_g || ear.by_depth == rows, "an observer hears what is counted");
                let iterations = told.answer.stats.iterations.len();
                told.sure([0, iterations].contains(&ear.iterations), "it hears of each iteration");
                told.sure(ear.improved.iter().all(|&(_, now, before)| now < before), "better is better");
                told.is_right();
                also(&told);
                if depth.is_none() {
                    told.is_enough();
                    told.counts_as_without_weight();
                }
                tried += 1;
                given_up += u64::from(told.answer.status == Status::LimitReached(Limit::Nodes));
            }
        }
        (tried, given_up)
    }
}

pub struct Told<'a, P> {
    pub case: &'a Case<P>,
    pub algorithm: &'static Algorithm,
    pub settings: Settings,
    pub bounds: &'a Bounds,
    known: Known,
    pub answer: Answer,
}

impl<P: Puzzle<State = u32> + Clone + 'static> Told<'_, P> {
    #[track_caller]
    pub fn sure(&self, is_so: bool, claim: &str) {
        let Self { case: Case { text, .. }, algorithm, settings, bounds, known, answer } = self;
        assert!(is_so, "{claim}: {} {settings:?}\n{text}\n{known:?} {bounds:?}\n{answer:?}", algorithm.name);
    }

    fn is_admissible(&self) -> bool {
        self.known >= Known::Admissible || !self.algorithm.informed
    }

    /// The proved ratio of its solution to the best; `None` where nothing is proved.
    fn weight(&self) -> Option<Ratio> {
        let reopens = !self.algorithm.settings.contains(&&REOPEN)
            || self.settings.one_of::<Reopening>() == Reopening::On;
        match self.algorithm.proves {
            _ if !self.is_admissible() => None,
            Proof::Shortest => Some(Ratio::new(1, 1)),
            Proof::Within if reopens || self.known == Known::Consistent => {
                self.settings.ratio(&WEIGHT).max(Some(Ratio::new(1, 1)))
            }
            _ => None,
        }
    }

    fn expanded(&self, side: Side) -> HashSet<usize> {
        self.answer.expanded.iter().filter(|one| one.side == side).map(|one| one.node).collect()
    }

    /// Asserts that its solution is legal and as good as is proved, or that its reason for having none is true.
    fn is_right(&self) {
        let Case { puzzle, cost, fewest, from_start, .. } = self.case;
        let limit = self.settings.limits().depth;
        let counts_moves = self.algorithm.aim == Aim::Moves
            || self.algorithm.proves == Proof::Nothing && !self.algorithm.informed;
        let least = if counts_moves { *fewest } else { *cost };
        match self.answer.status {
            Status::Solved => {
                let moves = self.answer.solution.as_ref().expect("a solution");
                let (mut here, mut found) = (puzzle.start(), 0);
                for &mv in moves {
                    self.sure(puzzle.moves(here).any(|legal| legal == mv), "its moves are legal");
                    found += puzzle.cost(here, mv);
                    here = puzzle.after(here, mv);
                }
                self.sure(puzzle.is_goal(here), "it ends at a goal");
                let found = if counts_moves { u32::try_from(moves.len()).expect("few moves") } else { found };
                let least = least.expect("a goal is reached");
                self.sure(
                    (least..=limit).contains(&found),
                    "it is within the limit, and no better than the best",
                );
                let weight = self.weight().unwrap_or(Ratio::new(u32::MAX, 1));
                let most = u64::from(least) * u64::from(weight.over());
                self.sure(u64::from(found * weight.under()) <= most, "it is as good as is proved");
            }
            Status::Exhausted => {
                self.sure(cost.is_none(), "there is no solution");
                let expanded = self.expanded(Side::Forward);
                let is_seen = |(node, far): (usize, &Option<u32>)| far.is_none() || expanded.contains(&node);
                let is_all = self.algorithm.sides == 2 || from_start.iter().enumerate().all(is_seen);
                self.sure(is_all, "everything was looked at");
            }
            Status::LimitReached(Limit::Depth) => {
                // An upper bound is a limit, too. Here it is one only where there is no solution or the heuristic is wrong.
                let is_wrong = cost.is_none() || !self.is_admissible();
                self.sure(limit < u32::MAX || self.algorithm.needs.is_some() && is_wrong, "there is a limit");
                let shown = self.answer.longest.filter(|_| self.is_admissible());
                self.sure(
                    least.zip(shown).is_none_or(|(least, shown)| least > shown),
                    "it shows what is true",
                );
            }
            other => self.sure(other == Status::LimitReached(Limit::Nodes), "it ended"),
        }
    }

    /// Asserts that h times 0 counts as uniform-cost search, and h times 1 as A*.
    fn counts_as_without_weight(&self) {
        let Self { case, algorithm, settings, bounds, answer, .. } = self;
        let plain = match settings.ratio(&WEIGHT).map(|weight| (weight.over(), weight.under())) {
            _ if **algorithm != weighted_a_star::ALGORITHM => return,
            Some((0, 1)) => &uniform_cost::ALGORITHM,
            Some((1, 1)) if settings.one_of::<Reopening>() == Reopening::On => &a_star::ALGORITHM,
            _ => return,
        };
        let settings = Settings::of(settings.order.clone(), ChosenSettings::default());
        let (plain, _) = run(&case.puzzle, bounds, plain, &settings, u64::MAX);
        let counts = |one: &Answer| (one.status, one.solution.clone(), one.stats.total, one.stats.evaluated);
        self.sure(counts(answer) == counts(&plain), "a weight of 0 or 1 changes no count");
    }

    /// The must-expand pairs (see [`rolling_cubes::floor`]): a node reached from the start and one reached from a goal, of which a
    /// search of this class must expand one.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let Case { cost, from_start, to_goal, puzzle, .. } = self.case;
        let Algorithm { informed, consistent, sides, .. } = *self.algorithm;
        let ahead = |u: usize| if informed { self.bounds.forward[u] } else { 0 };
        let behind = |v: usize| if informed && sides == 2 { self.bounds.backward[v] } else { 0 };
        // A search that uses the parity knows that no solution is one move shorter.
        let parity = u32::from(consistent && self.settings.one_of::<Parity>() == Parity::Use);
        // The last edge between both costs at least as much as the cheapest, as far as a search makes use of it.
        let least = if sides == 2 && !consistent { puzzle.costs().0 } else { 1 };
        let bound = |&(u, v): &(usize, usize)| {
            let (g, back) = (from_start[u]?, to_goal[v]?);
            let (f, f_back) = (g + ahead(u), back + behind(v));
            let (error, error_back) = if consistent { (g - behind(u), back - ahead(v)) } else { (0, 0) };
            Some((f + error_back).max(f_back + error).max(g + back + least) + parity)
        };
        let all = (0..from_start.len()).flat_map(|u| (0..to_goal.len()).map(move |v| (u, v)));
        all.filter(|pair| bound(pair).is_some_and(|bound| Some(bound) < *cost)).collect()
    }

    /// Asserts that it expanded enough to prove its solution best, and nothing that no tie can excuse.
    fn is_enough(&self) {
        let (algorithm, case) = (self.algorithm, self.case);
        let Some(cost) = case.cost.filter(|_| self.answer.status == Status::Solved) else { return };
        let needs_consistent = algorithm.informed && self.known < Known::Consistent;
        let counts_moves = algorithm.aim == Aim::Moves && case.puzzle.costs() != (1, 1);
        let is_large = case.from_start.len() > FEW;
        if algorithm.proves != Proof::Shortest || counts_moves || needs_consistent || is_large {
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
            let below = self.answer.stats.iterations.iter().filter(|row| row.bound < cost);
            let count: u64 = below.map(|row| row.counters.expanded).sum();
            self.sure(count <= u64::from(times) * cover(&pairs), "it expands as little as it promises");
        }
        let in_order = [a_star::ALGORITHM, bfs::ALGORITHM, uniform_cost::ALGORITHM];
        if algorithm.sides == 1 && !in_order.contains(algorithm) {
            return;
        }
        self.sure(forward.len() + backward.len() == self.answer.expanded.len(), "nothing is expanded twice");
        for &Expanded { side, node, g } in &self.answer.expanded {
            let (distances, bounds) = match side {
                Side::Forward => (&case.from_start, &self.bounds.forward),
                Side::Backward => (&case.to_goal, &self.bounds.backward),
            };
            self.sure(distances[node] == Some(g), "it is expanded by a best way");
            let f = g + if algorithm.informed { bounds[node] } else { 0 };
            let epsilon = self.settings.one_of::<Epsilon>() as u32;
            let twice = if *algorithm == mm::ALGORITHM { 2 * g + epsilon } else { 0 };
            // BAE* goes by another order, in which a node with f beyond the cost may come first.
            self.sure(algorithm.consistent || f.max(twice) <= cost, "nothing beyond the cost is expanded");
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
