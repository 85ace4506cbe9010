//! Awkward maps, each with what is right for it, through every search.

use std::collections::HashMap;

use super::*;

/// A map of `tests/instances/maps`, with what `right.json` says of it.
pub struct Right {
    pub name: String,
    pub text: String,
    /// The cheapest cost and the fewest moves, if a way exists.
    pub cost: Option<u32>,
    pub fewest: Option<u32>,
    pub nodes: usize,
}

/// A row of 2,000 nodes.
fn chain() -> String {
    let edges = (0..1999).map(|node| format!("{node} - {} {}\n", node + 1, 1 + node % 9));
    edges.chain(["start 0\ngoal 1999\n".to_owned()]).collect()
}

pub fn zoo() -> Vec<Right> {
    let folder = std::path::Path::new("tests/instances/maps");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a file of the folder");
    let right: HashMap<String, serde_json::Value> = serde_json::from_str(&read("right.json")).expect("JSON");
    let files = std::fs::read_dir(folder).expect("a folder").count();
    // All but the chain are files, and `right.json` is one more.
    assert_eq!(files, right.len(), "each map has a file and an entry");
    let of = |(name, right): (String, serde_json::Value)| {
        let number = |key: &str| right[key].as_u64().map(|n| u32::try_from(n).expect("a small number"));
        Right {
            text: if name == "chain" { chain() } else { read(&format!("{name}.map")) },
            cost: number("cost"),
            fewest: number("fewest"),
            nodes: number("nodes").expect("a number of nodes") as usize,
            name,
        }
    };
    let mut all: Vec<Right> = right.into_iter().map(of).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// The ways from each node.
fn ways(map: &Map) -> Vec<Vec<(u32, u32)>> {
    let mut ways = vec![Vec::new(); map.graph().size()];
    for Edge { from, to, cost } in map.graph().edges() {
        ways[from as usize].push((to, cost));
    }
    ways
}

#[test]
fn each_awkward_map_has_the_costs_that_another_program_finds() {
    for Right { name, text, cost, fewest, nodes } in zoo() {
        let map = Map::read_any("", &text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let ways = ways(&map);
        assert_eq!(map.graph().size(), nodes, "{name}");
        let least = |of: fn(u32) -> u32| {
            let next = |&here: &u32| -> Vec<(u32, u32)> {
                ways[here as usize].iter().map(|&(to, cost)| (to, of(cost))).collect()
            };
            let found = pathfinding::prelude::dijkstra(&map.start(), next, |&node| map.is_goal(node));
            found.map(|(_, cost)| cost)
        };
        assert_eq!((least(|cost| cost), least(|_| 1)), (cost, fewest), "{name}");
        assert_eq!(session::map("", &text).unwrap().reachable, cost.is_some(), "{name}");
    }
}

/// All lanes on a map, each with whether its heuristic is admissible.
fn lanes(text: &str, right: &Right) -> Vec<(&'static Algorithm, String, bool)> {
    let report = session::map("", text).expect("a map");
    let mut lanes = Vec::new();
    for &algorithm in ALGORITHMS {
        let least = if algorithm.aim == Aim::Moves { right.fewest } else { right.cost };
        let need = need(algorithm, least.unwrap_or(40) + 4);
        // Others walk in circles, or go over the map again and again.
        let nodes = if algorithm.stores { 1_000_000 } else { 20_000 };
        let limit = format!("{need}:max-nodes={nodes}");
        // A large map is searched with one heuristic.
        let heuristics =
            report.heuristics.iter().filter(|one| right.nodes < 5_000 || one.name == report.heuristic);
        for heuristic in heuristics.filter(|one| one.consistent || !algorithm.consistent) {
            if algorithm.informed {
                let lane = format!("{}/{}{limit}", algorithm.name, heuristic.name);
                lanes.push((algorithm, lane, heuristic.admissible));
            }
        }
        if !algorithm.informed {
            lanes.push((algorithm, format!("{}{limit}", algorithm.name), true));
        }
    }
    lanes
}

#[test]
fn every_search_is_right_on_awkward_maps_or_says_why_it_ends() {
    for right in &zoo() {
        let Right { name, text, cost, fewest, .. } = right;
        let map = Map::read_any("", text).expect("a map");
        let ways = ways(&map);
        let numbers: HashMap<String, u32> =
            map.graph().nodes().map(|node| (map.write_state(node), node)).collect();
        for (algorithm, lane, is_admissible) in lanes(text, right) {
            let found = solve(text, &lane);
            let told = format!("{lane} on {name}: {} {:?}", found.outcome, found.cost);
            let Some(least) = *cost else {
                assert!(["exhausted", "limit"].contains(&found.outcome), "{told}");
                continue;
            };
            if found.outcome != "solved" {
                // An iteration for each cost is many on a long way.
                let may_stop = !algorithm.stores || algorithm.name == "bfida-star" && right.nodes > 1_000;
                assert!(found.outcome == "limit" && may_stop, "{told}");
                continue;
            }
            let (mut here, mut sum) = (map.start(), 0);
            for node in &found.moves {
                let to = numbers[node];
                let edge = ways[here as usize].iter().find(|&&(node, _)| node == to);
                sum += edge.unwrap_or_else(|| panic!("no edge to {node}: {told}")).1;
                here = to;
            }
            assert!(map.is_goal(here), "{told}");
            let length = u32::try_from(found.moves.len()).expect("few moves");
            assert_eq!(
                (found.cost.unwrap_or(length), found.length),
                (sum, Some(found.moves.len())),
                "{told}"
            );
            match found.proves {
                Proof::Shortest => assert_eq!(sum, least, "{told}"),
                Proof::Fewest => assert_eq!(Some(length), *fewest, "{told}"),
                _ => assert!(sum >= least, "{told}"),
            }
            let must_prove = algorithm.proves == Proof::Shortest && is_admissible;
            assert!(!must_prove || [Proof::Shortest, Proof::Fewest].contains(&found.proves), "{told}");
            assert!(algorithm.aim == Aim::Moves || found.proves != Proof::Fewest, "{told}");
        }
    }
}
