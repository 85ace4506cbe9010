//! Every search on random maps, beside Dijkstra's algorithm and breadth-first search: costs, one-way edges, odd circles, dead ends, several
//! goals, and bounds that are inconsistent or say too much.
//!
//! `DIFFERENTIAL=100000 SEED=7 cargo test --test core maps` tries more maps, and others.

pub mod zoo;

use std::collections::HashSet;

use pathfinding::prelude::{bfs_reach, dijkstra_all};
use proptest::prelude::{ProptestConfig, any, proptest};
use rolling_cubes::contest::Problem;
use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::heuristic::map::{Audit, ByNode, values};
use rolling_cubes::puzzle::map::{Edge, read_scenarios};
use rolling_cubes::puzzle::{Map, Notation, Puzzle};
use rolling_cubes::search::{
    ALGORITHMS, Aim, Algorithm, ChosenSettings, MoveOrder, Proof, Settings, Stats, Status, a_star, bfs, nbs,
};
use rolling_cubes::session::link::escape;
use rolling_cubes::session::{self, MapScenario, Session};
use rolling_cubes::workshop::by_node;

use crate::asked::asked;
use crate::differential::{SplitMix64, number};
use crate::every_search::{self, Answer, Bounds, Case, Ear, cover};

fn edges(map: &Map) -> Vec<Edge> {
    map.graph().edges().collect()
}

/// The least cost from `from` to each node, by another program.
fn distances(edges: &[Edge], nodes: usize, from: &[u32], is_backward: bool) -> Vec<Option<u32>> {
    let ends = |edge: &Edge| if is_backward { (edge.to, edge.from) } else { (edge.from, edge.to) };
    let roots = u32::MAX;
    let next = |&here: &u32| -> Vec<(u32, u32)> {
        if here == roots {
            return from.iter().map(|&root| (root, 0)).collect();
        }
        let out = edges.iter().filter(|edge| ends(edge).0 == here);
        out.map(|edge| (ends(edge).1, edge.cost)).collect()
    };
    let reached = dijkstra_all(&roots, next);
    let node = |node: usize| reached.get(&u32::try_from(node).expect("few nodes")).map(|&(_, cost)| cost);
    (0..nodes).map(node).collect()
}

/// The fewest moves from the start to a goal, by another program.
fn fewest(map: &Map) -> Option<u32> {
    let edges = edges(map);
    let next = |&(here, moves): &(u32, u32)| -> Vec<(u32, u32)> {
        let out = edges.iter().filter(|edge| edge.from == here && (moves as usize) < map.graph().size());
        out.map(|edge| (edge.to, moves + 1)).collect()
    };
    bfs_reach((map.start(), 0), next).find(|&(node, _)| map.is_goal(node)).map(|(_, moves)| moves)
}

/// The text of a random map. `span` is by how much the numbers of an edge's nodes differ at most: a small one makes long ways.
fn random(chance: &mut SplitMix64, nodes: usize, span: usize) -> String {
    let most = [1, 3, 9, 30][chance.below(4)];
    let mut lines: Vec<String> = (0..nodes).map(|node| format!("node n{node}")).collect();
    let mut joined = HashSet::new();
    for _ in 0..nodes / 2 + chance.below(3 * nodes) {
        let from = chance.below(nodes);
        let to = (from + 1 + chance.below(span)) % nodes;
        let (from, to) = if chance.below(3) == 0 { (to, from) } else { (from, to) };
        let both = chance.below(3) == 0 && !joined.contains(&(to, from));
        if from == to || joined.contains(&(from, to)) {
            continue;
        }
        joined.insert((from, to));
        if both {
            joined.insert((to, from));
        }
        lines.push(format!("n{from} {} n{to} {}", if both { "-" } else { "->" }, 1 + chance.below(most)));
    }
    lines.push(format!("start n{}", chance.below(nodes)));
    let goals: Vec<String> = (0..=chance.below(3)).map(|_| format!("n{}", chance.below(nodes))).collect();
    lines.push(format!("goal {}", goals.join(" ")));
    lines.join("\n")
}

/// A map with the costs and the moves that other programs find.
fn case(text: String) -> Case<Map> {
    let puzzle = Map::read_any("", &text).expect("a map");
    let (edges, nodes) = (edges(&puzzle), puzzle.graph().size());
    let from_start = distances(&edges, nodes, &[puzzle.start()], false);
    // A goal out of reach is no root of a search.
    let to_goal = distances(&edges, nodes, &puzzle.goals(), true);
    let (cost, fewest) = (to_goal[puzzle.start() as usize], fewest(&puzzle));
    Case { text, puzzle, cost, fewest, from_start, to_goal, has_one_parity: false }
}

/// Runs a search without settings, its moves in their order.
fn run(map: &Map, bounds: &Bounds, algorithm: &Algorithm) -> (Answer, Ear) {
    let settings = Settings::of(MoveOrder::by_number(Map::MOVES), ChosenSettings::default());
    every_search::run(map, bounds, algorithm, &settings, u64::MAX)
}

/// A bound for both sides.
fn bounds_of(map: &Map, bound: impl Fn(u32) -> u32) -> Bounds {
    let bounds: Vec<_> = map.graph().nodes().map(bound).collect();
    Bounds { forward: bounds.clone(), backward: bounds }
}

fn check(few: u64, draw: impl Fn(&mut SplitMix64) -> String) {
    let mut chance = SplitMix64(number("SEED", 1));
    let maps = number("DIFFERENTIAL", few);
    let (mut tried, mut given_up, mut solved, mut detours) = (0, 0, 0, 0);
    for nth in 0..maps {
        let case = case(draw(&mut chance));
        let (bounds, known) = case.drawn(&mut chance, (nth % 4) as usize);
        let (run, stopped) = case.check(&mut chance, &bounds, known, |_| true, |_| {});
        (tried, given_up) = (tried + run, given_up + stopped);
        solved += u64::from(case.cost.is_some());
        // A path of the fewest moves that is not a cheapest one.
        let cost = cost_of_fewest(&case.puzzle);
        detours += u64::from(case.cost.zip(cost).is_some_and(|(least, cost)| cost > least));
    }
    // The draw has enough of each sort.
    assert!(given_up * 50 <= tried, "{given_up} of {tried} searches were given up");
    assert!((maps / 3..maps * 19 / 20).contains(&solved), "{solved} of {maps} have a solution");
    assert!(detours * 20 > maps, "on {detours} of {maps} the fewest moves cost more");
}

/// The cost of a way of the fewest moves.
fn cost_of_fewest(map: &Map) -> Option<u32> {
    let moves = run(map, &bounds_of(map, |_| 0), &bfs::ALGORITHM).0.solution?;
    let (_, cost) = moves
        .into_iter()
        .fold((map.start(), 0), |(here, cost), mv| (map.after(here, mv), cost + map.cost(here, mv)));
    Some(cost)
}

#[test]
fn every_search_is_right_on_small_random_maps_however_it_is_set_and_stepped() {
    check(4000, |chance| {
        let nodes = 2 + chance.below(11);
        let span = [2, 3, nodes][chance.below(3)].min(nodes.max(2) - 1).max(1);
        random(chance, nodes, span)
    });
}

#[test]
fn every_search_is_right_on_random_maps_with_long_ways() {
    check(400, |chance| {
        let nodes = 20 + chance.below(30);
        let span = 2 + chance.below(3);
        random(chance, nodes, span)
    });
}

#[test]
fn every_search_is_right_with_any_number_of_edges_at_a_node() {
    let mut chance = SplitMix64(33);
    for leaves in [32, 33, 64, 300] {
        for arrow in ["-", "->"] {
            let mut lines = vec![format!("start s, goal t, s {arrow} out, in {arrow} t")];
            for leaf in 0..leaves {
                let [there, onward] = [(); 2].map(|()| 1 + chance.below(9));
                lines.push(format!("out {arrow} n{leaf} {there}, n{leaf} {arrow} in {onward}, n{leaf} -> s"));
            }
            let case = case(lines.join(","));
            let (bounds, known) = case.drawn(&mut chance, 1);
            let (tried, given_up) = case.check(&mut chance, &bounds, known, |_| true, |_| {});
            assert!(given_up * 4 < tried, "{leaves}: {given_up} of {tried} searches were given up");
        }
    }
}

/// A published graph on which a program was wrong, as a map with its bounds, the right cost and what A* finds without reopening.
const PUBLISHED: [(&str, u32, u32); 4] = [
    // petgraph issue 378.
    ("node A 9, node B 6, node C 0, node D 0, A/B 3, B/C 3, C/D 3, A/C 8, A/D 10, start A, goal D", 9, 10),
    // evenfurther/pathfinding issue 787.
    ("node A 0, node B 2, S/A 3, S/B 1, B/A 1, A/G 1, start S, goal G", 3, 4),
    // jsboige/CoursIA issue 14824, doubled.
    ("node S 0, node B 5, S/A 4, S/B 2, B/A 1, A/G 4, start S, goal G", 7, 8),
    // qiao/PathFinding.js issue 28, from two sides without bounds.
    ("s - v 6, v - t 6, s - t 10, start s, goal t", 10, 10),
];

fn need(algorithm: &Algorithm, number: u32) -> String {
    algorithm.needs.map_or(String::new(), |need| format!(":{}={number}", session::written(need.one_of[0])))
}

fn solve(text: &str, lane: &str) -> session::Snapshot {
    let mut session = Session::new(asked(["map", "", text], lane)).unwrap();
    while session.step(u64::MAX) == Status::Running {}
    session.snapshot()
}

#[test]
fn every_search_is_right_on_maps_on_which_published_programs_were_wrong() {
    for (text, cost, without_reopening) in PUBLISHED {
        let mut cheapest = 0;
        for algorithm in ALGORITHMS.iter().filter(|one| one.proves == Proof::Shortest && one.aim == Aim::Cost)
        {
            let need = need(algorithm, 40);
            let heuristic = if algorithm.consistent { "/blind" } else { "" };
            let found = solve(text, &format!("{}{heuristic}{need}", algorithm.name));
            assert_eq!(
                (found.cost, found.proves),
                (Some(cost), Proof::Shortest),
                "{} on {text}",
                algorithm.name
            );
            cheapest += 1;
        }
        assert!(cheapest >= 7);
        let off = solve(text, "weighted-a-star:weight=1:reopen=off");
        assert_eq!(off.cost, Some(without_reopening), "{text}");
        assert_eq!(off.proves == Proof::Nothing, without_reopening > cost, "{text}");
    }
}

#[test]
fn a_bound_that_says_too_much_leads_astray_and_is_reported() {
    // networkx issue 3464.
    let text = "node 1 36, node 2 16, node 0 0, 1/0 11, 1/2 1, 2/0 6, start 1, goal 0";
    let found = solve(text, "a-star");
    assert_eq!((found.cost, found.proves), (Some(11), Proof::Nothing));
    assert_eq!((solve(text, "a-star/blind").cost, solve(text, "uniform-cost").cost), (Some(7), Some(7)));
    let report = session::map("", text).unwrap();
    let by_hand = report.heuristics.iter().find(|bound| bound.name == "by-hand").unwrap();
    let too_much =
        by_hand.too_much.as_ref().map(|excess| (excess.node.as_str(), excess.estimate, excess.distance));
    assert_eq!((by_hand.admissible, too_much), (false, Some(("2", 16, 6))));
    let falls = by_hand.falls.as_ref().map(|fall| (fall.from.as_str(), fall.to.as_str(), fall.cost));
    assert_eq!(falls, Some(("1", "0", 11)));
}

#[test]
fn the_fewest_moves_are_not_said_to_be_the_cheapest() {
    let text = "A - B 5, A - C 1, C - D 1, D - B 1, start A, goal B";
    for algorithm in ALGORITHMS.iter().filter(|one| one.aim == Aim::Moves) {
        let need = need(algorithm, 4);
        let found = solve(text, &format!("{}{need}", algorithm.name));
        let told = (found.moves, found.length, found.cost, found.proves);
        assert_eq!(told, (vec!["B".to_owned()], Some(1), Some(5), Proof::Fewest), "{}", algorithm.name);
        // If all edges cost one, the fewest are the cheapest.
        let found = solve("A - B, start A, goal B", &format!("{}{need}", algorithm.name));
        assert_eq!((found.cost, found.proves), (Some(1), Proof::Shortest), "{}", algorithm.name);
    }
    assert_eq!(solve(text, "uniform-cost").moves, ["C", "D", "B"]);
}

#[test]
fn a_node_that_is_taken_again_has_its_old_and_its_new_g() {
    let map = Map::read("", PUBLISHED[0].0).unwrap();
    let by_hand = values(&map, "by-hand").unwrap();
    let bounds = bounds_of(&map, |node| by_hand.estimate(node));
    let (answer, ear) = run(&map, &bounds, &a_star::ALGORITHM);
    let name = |node: u32| map.write_state(node);
    let improved: Vec<_> =
        ear.improved.iter().map(|&(node, now, before)| (name(node), now, before)).collect();
    assert_eq!(improved, [("C".to_owned(), 6, 8), ("D".to_owned(), 9, 10)]);
    let expanded: Vec<_> =
        answer.expanded.iter().map(|one| (name(u32::try_from(one.node).unwrap()), one.g)).collect();
    assert_eq!(expanded, [("A", 0), ("C", 8), ("B", 3), ("C", 6)].map(|(node, g)| (node.to_owned(), g)));
    // A trace has the number of moves of a node, and g beside it.
    let session = Session::new(asked(["map", "", PUBLISHED[0].0], "a-star")).unwrap();
    let mut tracer = session.tracer(1, 100).unwrap();
    while tracer.advance_to(u64::MAX, u64::MAX) {}
    let chunk = tracer.chunk(0, 0);
    let again = (0..chunk.parents.len()).filter_map(|record| tracer.step_of(record));
    let again: Vec<_> = again.filter_map(|step| Some((step.moves, step.depth, step.known?))).collect();
    let path = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(again, [(path(&["B", "C"]), 6, 8), (path(&["B", "C", "D"]), 9, 10)]);
    assert_eq!(chunk.gs, Some(&[0, 3, 8, 10, 11, 6, 9][..]));
    assert_eq!(chunk.depths, &[0, 1, 1, 1, 2, 2, 3]);
    let names: Vec<_> = (0..7).map(|record| tracer.step_of(record).unwrap().state).collect();
    let nodes = session::map("", PUBLISHED[0].0).unwrap().nodes;
    let placed: Vec<_> =
        chunk.places.unwrap().iter().map(|&place| nodes[place as usize].name.clone()).collect();
    assert_eq!(placed, names);
}

#[test]
fn the_two_sides_do_not_stop_where_they_first_meet() {
    let text = PUBLISHED[3].0;
    for name in ["mm", "mm:epsilon=1", "nbs", "bae-star/blind"] {
        assert_eq!(solve(text, name).cost, Some(10), "{name}");
    }
    let map = Map::read("", text).unwrap();
    // NBS has met by way of v before it proves the edge.
    let (answer, _) = run(&map, &bounds_of(&map, |_| 0), &nbs::ALGORITHM);
    assert!(!answer.expanded.is_empty());
}

#[test]
fn one_way_edges_are_taken_backward_from_the_goal_only() {
    let text = "A -> B 2, B -> C 2, C -> A 1, D -> C 1, start A, goal C";
    for algorithm in ALGORITHMS.iter().filter(|one| one.sides == 2) {
        let found =
            solve(text, &format!("{}{}", algorithm.name, if algorithm.informed { "/blind" } else { "" }));
        assert_eq!(found.moves, ["B", "C"], "{}", algorithm.name);
    }
    let back = "A -> B 2, B -> C 2, C -> A 1, D -> C 1, start C, goal B";
    assert_eq!(
        (solve(back, "nbs/blind").moves, solve(back, "nbs/blind").cost),
        (vec!["A".into(), "B".into()], Some(3))
    );
}

#[test]
fn a_goal_out_of_reach_is_an_outcome_of_searches_that_end_then() {
    for text in [
        "A -> B, B -> A, C -> A, start A, goal C",
        // A written puzzle that has no goal position at all.
        "puzzle none; x: 0..2; start x = 0; goal x = 1 and x = 2; move up: x += 1; move down: x -= 1",
    ] {
        check_out_of_reach(text);
    }
}

fn check_out_of_reach(text: &str) {
    let told = |lane: &str| {
        Session::new(asked(["map", "", text], lane)).map(drop).map_err(|error| error.to_string())
    };
    for algorithm in ALGORITHMS {
        let heuristic = if algorithm.informed { "/blind" } else { "" };
        let lane = format!("{}{heuristic}{}", algorithm.name, need(algorithm, 9));
        let is_endless =
            ["iddfs", "ida-star", "weighted-ida-star", "rbfs", "bfida-star"].contains(&algorithm.name);
        if is_endless {
            let told = told(&lane).unwrap_err();
            assert!(told.ends_with("such as a-star, or one with a limit, such as max-depth"), "{told}");
        } else {
            let outcome = solve(text, &lane).outcome;
            assert!(
                outcome == "exhausted" || outcome == "limit" && algorithm.needs.is_some(),
                "{lane}: {outcome}"
            );
        }
        for limit in ["max-depth=5", "max-nodes=50"] {
            let lane = format!("{lane}:{limit}");
            let outcome = solve(text, &lane).outcome;
            assert!(["exhausted", "limit"].contains(&outcome), "{lane}: {outcome}");
        }
    }
    let report = session::map("", text).unwrap();
    assert!(!report.reachable);
}

#[test]
fn listed_bounds_by_places_and_landmarks_are_admissible_and_consistent_on_random_maps() {
    let mut chance = SplitMix64(5);
    for _ in 0..300 {
        let nodes = 3 + chance.below(20);
        let text = placed(&mut chance, nodes);
        let map = Map::read_any("", &text).unwrap();
        for problem in [map.clone(), map.turned()] {
            for name in ["blind", "manhattan", "octile", "straight-line", "landmarks"] {
                let audit = Audit::of(&problem, &values(&problem, name).unwrap());
                assert!(audit.is_consistent(), "{name}: {audit:?}\n{text}");
            }
        }
    }
}

#[test]
fn an_audit_finds_every_bound_that_says_too_much_and_every_edge_along_which_it_falls_too_far() {
    let mut chance = SplitMix64(6);
    for nth in 0..400 {
        let case = case(random(&mut chance, 8, 7));
        let (bounds, _) = case.drawn(&mut chance, nth % 4);
        let audit = Audit::of(&case.puzzle, &bounds.forward.iter().copied().collect::<ByNode>());
        let to_any =
            distances(&edges(&case.puzzle), case.puzzle.graph().size(), case.puzzle.all_goals(), true);
        let h = |node: u32| bounds.forward[node as usize];
        let is_admissible =
            to_any.iter().zip(&bounds.forward).all(|(far, &h)| far.is_none_or(|far| h <= far));
        let is_consistent = edges(&case.puzzle).iter().all(|edge| h(edge.from) <= h(edge.to) + edge.cost);
        assert_eq!(audit.is_admissible(), is_admissible);
        assert_eq!(audit.is_consistent(), is_admissible && is_consistent);
        assert!(audit.falls.is_none_or(|edge| h(edge.from) > h(edge.to) + edge.cost));
        assert!(audit.too_much.is_none_or(|(node, far)| h(node) > far));
    }
}

/// Random places for the nodes of a random map.
fn placed(chance: &mut SplitMix64, nodes: usize) -> String {
    let mut lines: Vec<String> =
        (0..nodes).map(|node| format!("node n{node} {} {}", chance.below(40), chance.below(40))).collect();
    let edges = random(chance, nodes, nodes - 1);
    lines.extend(edges.lines().filter(|line| !line.starts_with("node")).map(str::to_owned));
    lines.join("\n")
}

/// Of a node's Manhattan distance, straight line, landmarks, x and y, what an expression says.
type Says = fn((i64, i64, i64, i64, i64)) -> i64;

#[test]
fn an_expression_is_a_number_for_each_node() {
    let mut chance = SplitMix64(8);
    for _ in 0..100 {
        let nodes = 3 + chance.below(9);
        let text = placed(&mut chance, nodes);
        let map = Map::read_map(&text).unwrap();
        let node = |node: u32| {
            let value = |name| i64::from(values(&map, name).unwrap().values()[node as usize]);
            let (x, y) = map.sheet().place(node).unwrap();
            (value("manhattan"), value("straight-line"), value("landmarks"), i64::from(x), i64::from(y))
        };
        let expressions: [(&str, Says); 8] = [
            ("landmarks", |(_, _, l, ..)| l),
            ("max(landmarks, straight-line, 3)", |(_, s, l, ..)| l.max(s).max(3)),
            ("min(landmarks, manhattan)", |(m, _, l, ..)| l.min(m)),
            ("2 * manhattan - x // 3", |(m, _, _, x, _)| (2 * m - x / 3).max(0)),
            ("abs(x - 7) + abs(y - 20) * 2", |(_, _, _, x, y)| (x - 7).abs() + (y - 20).abs() * 2),
            ("root(x * x + y * y)", |(_, _, _, x, y)| (x * x + y * y).isqrt()),
            ("(not straight-line) * 9 + (x > y and y != 4)", |(_, s, _, x, y)| {
                i64::from(s == 0) * 9 + i64::from(x > y && y != 4)
            }),
            ("-x % 7 + root-up(y)", |(_, _, _, x, y)| {
                let root = (0..=y).find(|root| root * root >= y).unwrap();
                (-x).rem_euclid(7) + root
            }),
        ];
        for (expression, told) in expressions {
            let told: Vec<i64> = map.graph().nodes().map(|one| told(node(one))).collect();
            let given: Vec<i64> =
                session::map_estimates(&text, expression).unwrap().into_iter().map(i64::from).collect();
            assert_eq!(given, told, "{expression}\n{text}");
        }
    }
}

#[test]
fn a_search_with_an_expression_says_what_its_audit_proves() {
    let mut chance = SplitMix64(9);
    let mut seen = HashSet::new();
    for _ in 0..200 {
        let nodes = 4 + chance.below(12);
        let text = placed(&mut chance, nodes);
        let map = Map::read_map(&text).unwrap();
        let to_goals = distances(&edges(&map), nodes, map.all_goals(), true);
        let Some(best) = to_goals[map.start() as usize] else { continue };
        for expression in ["max(landmarks, manhattan)", "2 * straight-line", "landmarks - x % 2 * 2", "5"] {
            let bounds = session::map_estimates(&text, expression).unwrap();
            let h = |node: u32| bounds[node as usize];
            let is_admissible = to_goals.iter().zip(&bounds).all(|(far, &h)| far.is_none_or(|far| h <= far));
            let is_consistent =
                is_admissible && edges(&map).iter().all(|edge| h(edge.from) <= h(edge.to) + edge.cost);
            let audit = session::map_audit(&text, expression).unwrap();
            assert_eq!(
                (audit.admissible, audit.consistent),
                (is_admissible, is_consistent),
                "{expression}\n{text}"
            );
            seen.insert((expression, is_admissible, is_consistent));
            for name in ["a-star", "ida-star", "rbfs"] {
                let found = solve(&text, &format!("{name}/{expression}"));
                assert_eq!(found.proves == Proof::Shortest, is_admissible, "{name}/{expression}\n{text}");
                assert!(!is_admissible || found.cost == Some(best), "{name}/{expression}\n{text}");
            }
            // The way back has the expression too where it is as good there, else no heuristic.
            for name in ["mm", "nbs"] {
                let found = solve(&text, &format!("{name}/{expression}"));
                assert_eq!(found.proves == Proof::Shortest, is_admissible, "{name}/{expression}\n{text}");
                assert!(!is_admissible || found.cost == Some(best), "{name}/{expression}\n{text}");
            }
            let both = format!("bae-star/{expression}");
            match Session::new(asked(["map", "", &text], &both)) {
                Ok(_) => assert_eq!((is_consistent, solve(&text, &both).cost), (true, Some(best))),
                Err(error) => {
                    assert!(!is_consistent);
                    assert!(error.to_string().contains("allowed: a consistent one: "), "{error}");
                }
            }
        }
    }
    assert!(seen.len() >= 6, "{seen:?}");
}

#[test]
fn an_expression_that_a_map_cannot_have_is_refused_at_its_place() {
    let placed = "node A 0 0 3, node B 3 4, A - B 5, start A, goal B";
    let bare = "A - B 5, start A, goal B";
    for (text, expression, told) in [
        (bare, "manhattan", "heuristic: 'manhattan' given; allowed: blind, landmarks"),
        (bare, "2 * x", "heuristic, column 5: 'x' given; allowed: blind, landmarks"),
        (
            placed,
            "2 * z",
            "heuristic, column 5: 'z' given; allowed: blind, by-hand, manhattan, octile, straight-line, landmarks, x, y",
        ),
        (placed, "max(x)", "heuristic, column 1: max of 1 given; allowed: two, with a comma between"),
        (placed, "1 + abs(x, y)", "heuristic, column 5: abs of 2 given; allowed: one"),
        (
            placed,
            "sum(p in tiles: 1)",
            "heuristic, column 1: 'sum(p in …)' given; allowed: max, min, abs, root, root-up",
        ),
        (
            placed,
            "paint(tiles=12)",
            "heuristic, column 1: 'paint' given; allowed: max, min, abs, root, root-up",
        ),
        (placed, "pathmax(x)", "heuristic, column 1: 'pathmax' given; allowed: max, min, abs, root, root-up"),
    ] {
        let error = Session::new(asked(["map", "", text], &format!("a-star/{expression}"))).err().unwrap();
        assert_eq!(error.to_string(), told);
    }
    // h is written for the way to the goal alone.
    let lane = "nbs/max(blind, straight-line):backward=max(by-hand, 1)";
    let error = Session::new(asked(["map", "", placed], lane)).err().unwrap().to_string();
    assert!(error.starts_with("backward, column 5: 'by-hand' given; allowed: blind, manhattan"), "{error}");
}

#[test]
fn a_grid_is_searched_as_it_is_drawn() {
    let text = "grid 4\nS.#.\n.3#.\n...G";
    let found = solve(text, "a-star");
    assert_eq!((found.cost, found.moves.join(" ")), (Some(5), "0.1 0.2 1.2 2.2 3.2".to_owned()));
    // A diagonal step costs 14 and does not pass the corner of a wall.
    let text = "grid 8\nS..\n.#.\n..G";
    assert_eq!((solve(text, "a-star").cost, solve(text, "uniform-cost").cost), (Some(40), Some(40)));
    assert_eq!(solve("grid 8\nS..\n...\n..G", "ida-star").cost, Some(28));
    for text in ["maze 4 41 31 7", "rooms 8 40 40 3", "maze 8 7 7 1\nstart 0.0\ngoal 6.6 0.6"] {
        let map = Map::read("", text).unwrap();
        let [best, plain] = ["a-star/landmarks", "uniform-cost"].map(|lane| solve(text, lane));
        assert_eq!(best.cost, plain.cost);
        let far = distances(&edges(&map), map.graph().size(), &[map.start()], false);
        let goals = map.all_goals().iter().filter_map(|&goal| far[goal as usize]);
        assert_eq!(best.cost, goals.min(), "{text}");
        assert!(best.stats.total.expanded <= plain.stats.total.expanded);
    }
}

#[test]
fn a_file_of_the_benchmark_s_maps_and_its_scenarios_are_read() {
    let text = "type octile\nheight 3\nwidth 4\nmap\n..@.\n.TT.\n....\nstart 0.0\ngoal 3.0\n";
    assert_eq!(solve(text, "a-star").cost, Some(70));
    let scenarios = read_scenarios("version 1\n0\tmaze.map\t4\t3\t0\t0\t3\t0\t7\n").unwrap();
    assert_eq!((scenarios[0].start, scenarios[0].goal, &*scenarios[0].length), ((0, 0), (3, 0), "7"));
    let wrong = read_scenarios("version 1\n0 maze.map 4 3 0 0 3 x 7").unwrap_err();
    assert_eq!((wrong.line, wrong.column), (Some(2), 1));
}

/// The published lengths have the square root of 2 where the page has 1.4. So a cheapest path's cost in tenths is a lower bound of the
/// published length, and its own length an upper one.
#[test]
fn the_published_lengths_of_a_benchmark_s_scenarios_lie_between_the_cost_and_the_length_of_the_path_found() {
    let map =
        format!("type octile\nheight 16\nwidth 16\nmap\n{}", format!("{}\n", ".".repeat(16)).repeat(16));
    let scenarios = session::map_scenarios(include_str!("../instances/empty-16-16.scen")).unwrap();
    assert_eq!(scenarios.len(), 34);
    for MapScenario { start, goal, length, .. } in scenarios {
        let length: f64 = length.parse().unwrap();
        let text = format!("{map}start {start}\ngoal {goal}\n");
        let found = solve(&text, "a-star/octile");
        let names: Vec<String> = std::iter::once(start).chain(found.moves).collect();
        let place = |name: &String| -> (i32, i32) {
            let (column, row) = name.split_once('.').unwrap();
            (column.parse().unwrap(), row.parse().unwrap())
        };
        let step = |pair: &[String]| {
            let ((x, y), (to_x, to_y)) = (place(&pair[0]), place(&pair[1]));
            if x == to_x || y == to_y { 1.0 } else { std::f64::consts::SQRT_2 }
        };
        let own: f64 = names.windows(2).map(step).sum();
        let cost = f64::from(found.cost.unwrap()) / 10.0;
        assert!(cost <= length + 1e-6 && length <= own + 1e-6, "{names:?}: {cost} {length} {own}");
    }
}

#[test]
fn a_map_of_forty_thousand_cells_is_searched_with_any_costs() {
    let text = "rooms 8 200 200 5";
    for lane in ["a-star/octile", "uniform-cost", "nbs/octile", "bfs", "dfs"] {
        assert_eq!(solve(text, lane).outcome, "solved", "{lane}");
    }
}

#[test]
fn a_map_written_in_one_line_reads_back_as_it_was() {
    let mut chance = SplitMix64(8);
    for _ in 0..200 {
        let text = random(&mut chance, 12, 11);
        let map = Map::read_any("", &text).unwrap();
        let line = map.write("").unwrap();
        assert!(
            line.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._*,:/=".contains(&byte)),
            "{line}"
        );
        let again = Map::read_any("", &line).unwrap();
        assert_eq!(again.write("").unwrap(), line);
        // In the same order, as ties depend on it.
        assert_eq!((edges(&again), again.goals()), (edges(&map), map.goals()), "{line}");
    }
}

#[test]
fn a_link_holds_a_map_with_its_moves_and_a_map_of_twenty_nodes_is_short() {
    let text =
        "v=1&puzzle=map&start=B&goal=A/B:3,B-C,C-D:2,start:A,goal:D&moves=C/D&race=uniform-cost,dfs&at=2";
    let reading = session::link::read(text);
    assert!(reading.misread.is_empty(), "{:?}", reading.misread);
    assert_eq!((reading.link.moves.len(), reading.link.made), (2, 1));
    assert_eq!(session::link::write(&reading.link), text);
    // Lines and comments are written as one line.
    let written = session::Link {
        goal: "# towns\nA -> B 3\nB - C\nC - D 2\nstart A\ngoal D".to_owned(),
        ..reading.link
    };
    assert_eq!(session::link::write(&written), text);
    assert_eq!(session::link::read("v=1&puzzle=map").link.goal, "A - B 2, B - C 2, A - C 3, start A, goal C");
    let wrong = session::link::read("v=1&puzzle=map&goal=A-B:0,goal:B,start:A");
    assert_eq!(wrong.misread.len(), 1, "{:?}", wrong.misread);
    let mut chance = SplitMix64(2);
    let towns: Vec<String> = (0..20).map(|town| format!("Town{town}")).collect();
    let nodes = towns
        .iter()
        .map(|town| format!("node {town} {} {} {}", chance.below(999), chance.below(999), chance.below(999)));
    let mut lines: Vec<String> = nodes.collect();
    for town in 0..20 {
        lines
            .extend([1, 5].map(|on| format!("{} - {} {}", towns[town], towns[(town + on) % 20], 100 + town)));
    }
    lines.push("start Town0\ngoal Town10".to_owned());
    let map = session::Link {
        puzzle: "map".to_owned(),
        goal: lines.join("\n"),
        ..session::Link::opening("map", 0)
    };
    let written = session::link::write(&map);
    assert!(written.len() < 1_900, "{}", written.len());
    let again = session::link::read(&written);
    assert!(again.misread.is_empty());
    assert_eq!(solve(&again.link.goal, "a-star"), solve(&map.goal, "a-star"));
}

fn refused(text: &str) -> String {
    Map::read_any("", text).unwrap_err().to_string()
}

#[test]
fn a_map_with_a_mistake_is_refused_at_its_line_and_column() {
    let cases = [
        ("A -> B 0", "goal, line 1, column 8: '0' given; allowed: a whole number from 1 to 100000"),
        (
            "A - B 2\nA -> C -3",
            "goal, line 2, column 8: '-3' given; allowed: a whole number from 1 to 100000",
        ),
        ("A - B 1.5", "goal, line 1, column 7: '1.5' given; allowed: a whole number from 1 to 100000"),
        ("A - B\nstart A\ngoal X", "goal, line 3, column 6: 'X' given; allowed: a node of the map"),
        (
            "A - B\nstart A\nstart B\ngoal B",
            "goal, line 3, column 1: a second start given; allowed: only one",
        ),
        ("A - B\nB -> A 2", "goal, line 2, column 6: a second B -> A given; allowed: only one"),
        ("A - A", "goal, line 1, column 5: 'A' given; allowed: another node"),
        ("A - B, goal B", "start, column 1: none given; allowed: a line such as start A"),
        ("A - B\nstart A", "goal, line 2, column 8: none given; allowed: a line such as goal B"),
        ("", "goal, line 1, column 1: none given; allowed: a line such as goal B"),
        (
            "strat A",
            "goal, line 1, column 1: 'strat' given; allowed: a line such as A -> B 3, A - B, node A, start A or goal B",
        ),
        ("node A 1 2 3 4", "goal, line 1, column 14: '4' given; allowed: h, x and y, or x, y and h"),
        ("node A 1 2 -3", "goal, line 1, column 12: '-3' given; allowed: a whole number from 0 to 200000000"),
        ("node A\nnode A", "goal, line 2, column 6: a second A given; allowed: only one"),
        ("A - B 2 3", "goal, line 1, column 9: '3' given; allowed: nothing more on this line"),
        ("grid 5\n...", "goal, line 1, column 6: '5' given; allowed: 4 or 8, the neighbours of a cell"),
        (
            "grid 4\nS.G\n..",
            "goal, line 3, column 1: '..' of 2 characters given; allowed: a row of 3 cells, as the first one",
        ),
        ("grid 4\nS.x", "goal, line 2, column 3: 'x' given; allowed: . # * @ 1-9 S G"),
        (
            "type octile\nheight 1\nwidth 3\nmap\n.3.",
            "goal, line 5, column 2: '3' given; allowed: . G S @ O T W",
        ),
        ("grid 4\nS.S\n..G", "goal, line 2, column 3: a second S given; allowed: only one"),
        (
            "grid 4\nS#G\nstart 1.0",
            "goal, line 3, column 7: '1.0' given; allowed: a cell without a wall, as column.row",
        ),
        ("grid 4\nS..", "goal, line 2, column 4: none given; allowed: a line such as goal B"),
        ("maze 4 300 300 1", "goal, line 1, column 8: 90000 cells given; allowed: at most 40000"),
        (
            "type octile\nwidth 3",
            "goal, line 2, column 1: 'width 3' given; allowed: type, height, width and map, as files of maps begin",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refused(text), message, "{text}");
    }
    let lines =
        |count: u32, line: &dyn Fn(u32) -> String| (0..count).map(line).collect::<Vec<_>>().join("\n");
    let many = lines(2001, &|node| format!("node n{node}"));
    assert_eq!(refused(&many), "goal, line 2001, column 6: 2001 nodes given; allowed: at most 2000");
    let wrong = |lane| {
        Session::new(asked(["map", "", "A - B, start A, goal B"], lane)).map(drop).unwrap_err().to_string()
    };
    assert_eq!(wrong("a-star/manhattan"), "heuristic: 'manhattan' given; allowed: blind, landmarks");
    assert_eq!(wrong("a-star/blind:perimeter=2"), "perimeter: '2' given; allowed: none with map");
    assert_eq!(wrong("bae-star/blind:parity=use"), "parity: 'use' given; allowed: none with map");
}

#[test]
fn calculations_over_a_shared_space_know_no_map() {
    let text = "A - B, start A, goal B";
    let problem = Problem { start: String::new(), goal: text.to_owned() };
    let all: [(&str, Result<(), session::RequestError>); 11] = [
        ("census", session::Survey::new("map", "A").map(drop)),
        ("floor", session::Floor::new("map", "", text, "blind", None).map(drop)),
        ("comparison", session::Quality::new("map", "", text, "blind").map(drop)),
        ("deal", session::deal("map", "", text, 1, 1).map(drop)),
        ("branching", session::brute_force_branching("map", "", text).map(drop)),
        ("reading", session::read_heuristic("map", "", text, "blind").map(drop)),
        ("vocabulary", session::vocabulary("map", "", text).map(drop)),
        ("audit", session::Audit::new("map", "", text, "blind").map(drop)),
        ("score", session::Score::new("map", "", text, "blind").map(drop)),
        ("contest", session::read_contest("map", "A\nB").map(drop)),
        ("contest", session::write_contest("map", &problem).map(drop)),
    ];
    for (what, given) in all {
        let told = given.unwrap_err().to_string();
        assert_eq!(told, "puzzle: 'map' given; allowed: cubes, tiles, knights, toys", "{what}");
    }
    let swept = session::sweep::Sweep::new("map", None, &[]).map(drop).unwrap_err().to_string();
    assert_eq!(swept, "sweep: 'a map' given; allowed: cubes, tiles of 3x3, toys");
}

/// The value of a bound at each node of a map.
fn bounds(map: &Map, name: &str) -> Vec<u32> {
    values(map, name).unwrap().values().to_vec()
}

#[test]
fn the_octile_distance_is_the_cost_on_an_open_grid() {
    let case = case("grid 8\n.......\n.......\nS....G.\n.......".to_owned());
    let octile: Vec<_> = bounds(&case.puzzle, "octile").into_iter().map(Some).collect();
    assert_eq!(octile, case.to_goal);
}

/// The bound by landmarks as its comment tells it: of equally far nodes the first is the next landmark.
fn by_landmarks(case: &Case<Map>) -> Vec<u32> {
    let nodes = case.puzzle.graph().size();
    let reach = |node: usize, is_backward: bool| {
        distances(&edges(&case.puzzle), nodes, &[u32::try_from(node).unwrap()], is_backward)
    };
    let goals: Vec<usize> = case.puzzle.all_goals().iter().map(|&goal| goal as usize).collect();
    let mut near = reach(goals[0], true);
    let mut tables = Vec::new();
    for _ in 0..4 {
        let farthest = (1..nodes).fold(0, |best, node| if near[node] > near[best] { node } else { best });
        if near[farthest] <= Some(0) {
            break;
        }
        let (from, to) = (reach(farthest, false), reach(farthest, true));
        near = (0..nodes).map(|node| near[node].min(from[node].or(to[node]))).collect();
        tables.push((from, to));
    }
    let to_goal = |node: usize, goal: usize| {
        let differences = tables.iter().flat_map(|(from, to)| {
            let towards = match (to[node], to[goal]) {
                (None, Some(_)) => case.puzzle.far(),
                (here, there) => here.zip(there).map_or(0, |(here, there)| here.saturating_sub(there)),
            };
            [towards, from[goal].zip(from[node]).map_or(0, |(there, here)| there.saturating_sub(here))]
        });
        differences.max().unwrap_or(0)
    };
    (0..nodes).map(|node| goals.iter().map(|&goal| to_goal(node, goal)).min().unwrap()).collect()
}

#[test]
fn the_first_of_equally_far_nodes_is_a_landmark() {
    let mut chance = SplitMix64(11);
    for _ in 0..300 {
        let nodes = 6 + chance.below(12);
        let case = case(random(&mut chance, nodes, nodes - 1));
        assert_eq!(bounds(&case.puzzle, "landmarks"), by_landmarks(&case), "{}", case.text);
    }
}

#[test]
fn a_file_s_walls_and_water_are_no_nodes() {
    for wall in "@OTW".chars() {
        let file = format!("type octile\nheight 2\nwidth 3\nmap\n.{wall}.\nSG.\nstart 0.0\ngoal 2.0");
        let case = case(file.clone());
        assert_eq!((case.puzzle.graph().size(), case.cost), (5, Some(40)), "{wall}");
        let told = "goal, line 7, column 7: '1.0' given; allowed: a cell without a wall, as column.row";
        assert_eq!(refused(&file.replace("start 0.0", "start 1.0")), told);
    }
}

#[test]
fn an_expression_for_the_way_back_is_about_the_map_turned_round() {
    let mut chance = SplitMix64(12);
    for _ in 0..50 {
        let map = Map::read_map(&placed(&mut chance, 8)).unwrap();
        for (text, name) in [("landmarks + 0", "landmarks"), ("max(manhattan, 0)", "manhattan")] {
            for (is_backward, toward) in [(false, map.clone()), (true, map.turned())] {
                let (_, own) = by_node(&map, text, is_backward).unwrap();
                assert_eq!(own.values(), bounds(&toward, name), "{text}");
            }
        }
    }
}

#[test]
fn a_scenario_file_has_its_version_on_its_first_line_alone() {
    let row = "0\tarena.map\t49\t49\t5\t5\t8\t9\t5.24264";
    for text in [format!("version 1\n{row}"), row.to_owned()] {
        assert_eq!(read_scenarios(&text).unwrap().len(), 1);
    }
    for text in [format!("{row}\nversion 1"), format!("version 1\nversion 1\n{row}")] {
        let error = read_scenarios(&text).unwrap_err().to_string();
        assert!(error.starts_with("line 2, column 1: 'version 1' given; allowed: nine fields"), "{error}");
    }
}

#[test]
fn an_edge_both_ways_is_so_at_every_cost() {
    for cost in [1, 2, 99_999, 100_000] {
        for (start, goal) in [("A", "B"), ("B", "A")] {
            let text = format!("A - B {cost}, start {start}, goal {goal}");
            assert_eq!(solve(&text, "uniform-cost").cost, Some(cost), "{text}");
            let map = Map::read_any("", &text).unwrap();
            assert_eq!(edges(&Map::read_any("", &map.write("").unwrap()).unwrap()), edges(&map));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_map_panic(text in "[ABSG .,:;/>#*0-9a-d\n-]{0,120}|(grid|maze|rooms|type|node|start|goal)[ :][ -~\n]{0,80}", other in any::<String>()) {
        for text in [text, other] {
            if let Ok(map) = Map::read_any("", &text) {
                let line = map.write("").unwrap_or(text);
                Map::read_any("", &line).unwrap();
            }
        }
    }
}

#[test]
fn costs_of_one_are_counted_as_by_a_puzzle_of_such_moves() {
    // All boards of the toys with two ones, as a map in the order of their moves.
    let toys = rolling_cubes::puzzle::ToyExchange::read("1100000000000000", "0000000000001001").unwrap();
    let mut boards = vec![toys.start()];
    let mut lines = Vec::new();
    let mut next = 0;
    while let Some(&board) = boards.get(next) {
        next += 1;
        for mv in toys.moves(board) {
            let there = toys.after(board, mv);
            if !boards.contains(&there) {
                boards.push(there);
            }
            lines.push(format!("b{} -> b{}", toys.write_state(board), toys.write_state(there)));
        }
    }
    lines.push(format!("start b{}", toys.write_state(toys.start())));
    lines.push("goal b0000000000001001".to_owned());
    let text = lines.join("\n");
    for algorithm in ALGORITHMS.iter().filter(|one| one.sides == 1) {
        let need = if algorithm.needs.is_some() { need(algorithm, 7) } else { ":max-nodes=5000".to_owned() };
        let lane = format!("{}{}{need}", algorithm.name, if algorithm.informed { "/blind" } else { "" });
        let mut session =
            Session::new(asked(["toys", "1100000000000000", "0000000000001001"], &lane)).unwrap();
        while session.step(u64::MAX) == Status::Running {}
        let (puzzle, map) = (session.snapshot(), solve(&text, &lane));
        let counts = |of: &session::Snapshot| {
            (of.outcome, of.length, of.stats.total, of.stats.evaluated, of.stats.bound)
        };
        assert_eq!(counts(&map), counts(&puzzle), "{lane}");
    }
}

#[test]
fn work_memory_and_counts_by_depth_grow_with_nodes_and_edges_and_not_with_costs() {
    let chain = |cost: u32| {
        let edges =
            (0..20).map(|node| format!("{node} -> {} {cost}", node + 1)).collect::<Vec<_>>().join("\n");
        format!("{edges}\nstart 0\ngoal 20")
    };
    for algorithm in ALGORITHMS {
        let lane = format!("{}{}", algorithm.name, if algorithm.informed { "/blind" } else { "" });
        let (cheap, dear) = (chain(2), chain(100_000));
        let [cheap, dear] = [(&cheap, 2), (&dear, 100_000)].map(|(text, cost)| {
            let least = if algorithm.aim == Aim::Moves { 20 } else { 20 * cost };
            solve(text, &format!("{lane}{}", need(algorithm, least)))
        });
        let sizes = |found: &session::Snapshot| {
            let Stats { total, bytes_peak, ref depths, ref sides, ref iterations, .. } = found.stats;
            let sides = sides.as_ref().map(|sides| sides.each_ref().map(|side| side.depths.len()));
            (found.outcome, total, bytes_peak, depths.len(), iterations.len(), sides)
        };
        assert_eq!(sizes(&dear), sizes(&cheap), "{lane}");
        assert!(dear.stats.depths.len() <= 21, "{lane}: {} rows", dear.stats.depths.len());
        let last = if dear.stats.depths_are_costs { 100_000 } else { 1 };
        assert!(dear.stats.depths.iter().all(|row| row.depth % last == 0), "{lane}");
        let sum = dear.stats.depths.iter().map(|row| row.counters.generated).sum::<u64>();
        assert_eq!(sum, dear.stats.total.generated, "{lane}");
    }
}

#[test]
fn any_costs_are_added_up_however_many_edges_a_way_could_have() {
    let star: Vec<String> = (0..30).map(|node| format!("hub - n{node} 100000")).collect();
    let star = format!("{}\nstart n0\ngoal n29", star.join("\n"));
    let long: Vec<String> = (0..1999).map(|node| format!("n{node} -> n{} 100000", node + 1)).collect();
    let long = format!("{}\nstart n0\ngoal n1999", long.join("\n"));
    for (text, cost) in [(&star, 200_000), (&long, 199_900_000)] {
        for lane in [
            "a-star/landmarks",
            "uniform-cost",
            "ida-star/landmarks",
            "weighted-a-star/landmarks:weight=16",
            "weighted-ida-star/landmarks:weight=3/2",
            "rbfs/landmarks",
            "mm/landmarks",
            "nbs/landmarks",
            "bae-star/landmarks",
        ] {
            assert_eq!(solve(text, lane).cost, Some(cost), "{lane}");
        }
    }
    let told = Session::new(asked(["map", "", &long], "weighted-a-star/landmarks:weight=99/98")).map(drop);
    assert_eq!(
        told.unwrap_err().to_string(),
        "weight: '99/98' given; allowed: on a map of such costs one of two whole numbers that add up to at most 20"
    );
    assert_eq!(solve(&star, "weighted-a-star/landmarks:weight=99/98").cost, Some(200_000));
}

#[test]
fn a_grid_lists_its_edges_as_a_list_of_them_does() {
    let mut chance = SplitMix64(12);
    for neighbours in [4, 8, 4, 8, 4, 8] {
        let (width, height) = (2 + chance.below(6), 2 + chance.below(6));
        let ground: Vec<Vec<u8>> =
            (0..height).map(|_| (0..width).map(|_| b"#..2.9"[chance.below(6)]).collect()).collect();
        let mut ground = ground;
        ground[0][0] = b'S';
        ground[height - 1][width - 1] = b'G';
        let rows: Vec<&str> = ground.iter().map(|row| std::str::from_utf8(row).unwrap()).collect();
        let map = Map::read_any("", &format!("grid {neighbours}\n{}", rows.join("\n"))).unwrap();
        let free = |column: i32, row: i32| {
            let row = usize::try_from(row).ok().and_then(|row| ground.get(row));
            let cell = row.and_then(|row| row.get(usize::try_from(column).ok()?)).copied();
            cell.filter(|&cell| cell != b'#')
        };
        let directions = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, 1), (1, -1), (-1, 1)];
        let mut wanted = Vec::new();
        for (row, column) in (0..i32::try_from(height).unwrap())
            .flat_map(|row| (0..i32::try_from(width).unwrap()).map(move |column| (row, column)))
            .filter(|&(row, column)| free(column, row).is_some())
        {
            for (across, down) in directions.into_iter().take(neighbours) {
                let is_straight = across == 0 || down == 0;
                let corners = [free(column + across, row), free(column, row + down)];
                let Some(cell) = free(column + across, row + down) else { continue };
                if !is_straight && corners.contains(&None) {
                    continue;
                }
                let step = if neighbours == 4 { 1 } else { [14, 10][usize::from(is_straight)] };
                let cost = step * (cell as char).to_digit(10).unwrap_or(1);
                let name = |column: i32, row: i32| format!("{column}.{row}");
                wanted.push((name(column, row), name(column + across, row + down), cost));
            }
        }
        let name = |node: u32| map.write_state(node);
        let graph = map.graph();
        let told: Vec<_> =
            edges(&map).iter().map(|edge| (name(edge.from), name(edge.to), edge.cost)).collect();
        assert_eq!(told, wanted);
        assert_eq!(graph.costs().0, wanted.iter().map(|edge| edge.2).min().unwrap_or(1));
        assert_eq!(graph.costs().1, wanted.iter().map(|edge| edge.2).max().unwrap_or(1));
        let turned = map.turned();
        for node in graph.nodes() {
            let listed: Vec<_> =
                graph.moves(node, true).map(|mv| name(graph.other_end(node, mv, true))).collect();
            // As the edges are listed that lead here.
            let here = wanted.iter().filter(|edge| edge.1 == name(node)).map(|edge| edge.0.clone());
            assert_eq!(listed, here.collect::<Vec<_>>());
            for mv in graph.moves(node, true) {
                let there = graph.other_end(node, mv, true);
                assert_eq!((graph.other_end(there, mv, false), turned.after(node, mv)), (node, there));
                assert_eq!(turned.cost(node, mv), map.cost(there, mv));
                assert_eq!(
                    map.straight_back(node, mv, false)
                        .into_iter()
                        .map(|back| map.after(node, map.listed_at(node, back, false)))
                        .collect::<Vec<_>>(),
                    [there]
                );
            }
        }
    }
}

#[test]
fn the_floor_of_a_map_is_the_least_cover_of_its_must_expand_pairs() {
    let mut chance = SplitMix64(14);
    let mut larger = 0;
    for nth in 0..300 {
        let nodes = 8 + chance.below(16);
        let text = if nth % 2 == 0 { placed(&mut chance, nodes) } else { random(&mut chance, nodes, 4) };
        let case = case(text.clone());
        let bound = if nth % 2 == 0 { "max(straight-line, landmarks)" } else { "blind" };
        let floor = session::map_floor("", &text, bound, None).unwrap();
        let Some(cost) = case.cost else {
            assert_eq!(floor, None);
            continue;
        };
        let floor = floor.unwrap();
        let value = |map: &Map, name| values(map, name).unwrap().values().to_vec();
        let bounds = |map: &Map| {
            if bound == "blind" {
                return value(map, "blind");
            }
            value(map, "straight-line")
                .into_iter()
                .zip(value(map, "landmarks"))
                .map(|(a, b)| a.max(b))
                .collect()
        };
        let (ahead, behind) = (bounds(&case.puzzle), bounds(&case.puzzle.turned()));
        let sides = |u: usize, v: usize| Some((case.from_start[u]?, case.to_goal[v]?));
        let pairs: Vec<(usize, usize)> = (0..nodes.max(case.puzzle.graph().size()))
            .flat_map(|u| (0..case.puzzle.graph().size()).map(move |v| (u, v)))
            .filter(|&(u, v)| {
                u < case.puzzle.graph().size()
                    && sides(u, v).is_some_and(|(g, back)| {
                        let least = case.puzzle.costs().0;
                        (g + ahead[u]).max(back + behind[v]).max(g + back + least) < cost
                    })
            })
            .collect();
        assert_eq!(
            (floor.cost, floor.pairs, floor.cover),
            (cost, pairs.len() as u64, cover(&pairs)),
            "{text}"
        );
        larger += u64::from(floor.cover > 2);
    }
    assert!(larger > 30, "{larger} covers are larger");
}

#[test]
fn a_large_grid_is_packed_for_links_and_reads_as_it_was() {
    let mut chance = SplitMix64(5);
    for (width, kinds) in [(200, "#."), (199, "#.123456789"), (200, "."), (31, "#.9")] {
        let kinds: Vec<char> = kinds.chars().collect();
        let mut row = || (0..width).map(|_| kinds[chance.below(kinds.len())]).collect::<String>();
        let mut rows: Vec<String> = (0..width).map(|_| row()).collect();
        rows[0].replace_range(..1, ".");
        rows[1].replace_range(..1, ".");
        let text = format!("grid 8\n{}\nstart 0.0\ngoal 0.1", rows.join("\n"));
        let map = Map::read_map(&text).unwrap();
        let packed = map.write(&text).filter(|_| text.len() > 1_000).unwrap();
        let again = Map::read_map(&packed).unwrap();
        assert_eq!(again.sheet(), map.sheet());
        assert!(packed.len() < 40_000 && packed.len() < text.len(), "{} of {}", packed.len(), text.len());
        assert!(escape(&packed) == packed, "no escapes in addresses");
        // A cut or spoilt text is an error at its place.
        assert!(Map::read_map(&packed.replace(",start", "!,start")).is_err());
        assert!(Map::read_map(&packed.replacen(&format!(":{width}:"), ":7:", 1)).is_err());
    }
}
