//! A map as a page draws it, with the audit of its bounds.

use std::collections::HashMap;

use serde::Serialize;

use crate::ask::RequestError;
#[cfg(not(target_arch = "wasm32"))]
use crate::ask::error::unknown;
use crate::heuristic::map::ByNode;
use crate::heuristic::{HeuristicChoice, Listed, map};
use crate::puzzle::ProblemError;
use crate::puzzle::map::written::{self, Comparison, Facts, Position, compare, facts, position};
use crate::puzzle::map::{Edge, Grid, Scenario, read_scenarios};
use crate::puzzle::{Map, Notation, Puzzle};
#[cfg(not(target_arch = "wasm32"))]
use crate::said::Said;
#[cfg(not(target_arch = "wasm32"))]
use crate::session::choices::{BLIND, CONSISTENT, names};
use crate::workshop::by_node;

/// A map for drawing. Nodes are numbered as listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct MapReport {
    /// The number of nodes.
    pub size: usize,
    /// The nodes; empty for a grid, whose nodes are its cells without a wall, row by row. Of a large puzzle, the positions on a cheapest
    /// way and near it.
    pub nodes: Vec<MapNode>,
    /// The edges; empty where the nodes are.
    pub edges: Vec<MapEdge>,
    /// The numbers that searches have for the nodes, if only some are listed.
    pub numbers: Option<Vec<u32>>,
    /// The grid, if the map is one.
    pub grid: Option<MapGrid>,
    /// The name of the start.
    pub start: String,
    /// The names of the goals.
    pub goals: Vec<String>,
    /// Whether a way leads from the start to a goal.
    pub reachable: bool,
    /// The least cost of an edge.
    pub least_cost: u32,
    /// The greatest cost of an edge.
    pub most_cost: u32,
    /// The map in one line, as links have it; `None` for a grid whose text is short.
    pub line: Option<String>,
    /// The default heuristic.
    pub heuristic: &'static str,
    /// The heuristics available for this map.
    pub heuristics: Vec<MapHeuristic>,
}

/// A node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct MapNode {
    /// The name.
    pub name: String,
    /// The column of its place, if it has one; in a puzzle the number of moves from the start.
    pub x: Option<i32>,
    /// The row of its place, if it has one.
    pub y: Option<i32>,
    /// The h that is written.
    pub h: Option<u32>,
}

/// An edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapEdge {
    /// The place in the list of nodes of the one where it begins.
    pub from: u32,
    /// The place in the list of nodes of the one where it leads.
    pub to: u32,
    /// The cost.
    pub cost: u32,
    /// Whether it leads both ways at this cost.
    pub both: bool,
}

/// A grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapGrid {
    /// Cells in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// 4 or 8.
    pub neighbours: usize,
    /// By cell, row by row, the cost of entering it; 0 for a wall.
    pub ground: Vec<u8>,
}

/// A heuristic of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct MapHeuristic {
    /// The name, or the text of an expression.
    pub name: String,
    /// Whether it never exceeds the distance.
    pub admissible: bool,
    /// Whether it is admissible and falls along no edge by more than the cost.
    pub consistent: bool,
    /// The node nearest to a goal at which it exceeds the distance.
    pub too_much: Option<MapExcess>,
    /// The edge along which it falls most beyond the cost.
    pub falls: Option<MapFall>,
}

/// A node at which a heuristic exceeds the distance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapExcess {
    /// Its name.
    pub node: String,
    /// The heuristic's value.
    pub estimate: u32,
    /// The true cost of the way to a goal.
    pub distance: u32,
}

/// An edge along which a heuristic falls by more than the cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapFall {
    /// The name of the node where it begins.
    pub from: String,
    /// The name of the node where it leads.
    pub to: String,
    /// The cost.
    pub cost: u32,
    /// The heuristic's value where the edge begins.
    pub before: u32,
    /// The heuristic's value where the edge leads.
    pub after: u32,
}

/// Reads a map, with another start if `start` is not empty.
///
/// # Errors
/// If the text or the start is malformed.
pub fn map(start: &str, text: &str) -> Result<MapReport, RequestError> {
    let map = Map::read_any(start, text)?;
    let (sheet, graph) = (map.sheet(), map.graph());
    let numbers = sheet.own().filter(|_| graph.size() > MOST_DRAWN).map(|_| around_the_way(&map));
    let drawn: Vec<u32> = match &numbers {
        Some(numbers) => numbers.clone(),
        None => graph.nodes().filter(|_| sheet.grid().is_none()).collect(),
    };
    let place: HashMap<u32, u32> = drawn.iter().copied().zip(0..).collect();
    let edge = |&(Edge { from, to, cost }, both): &(Edge, bool)| {
        Some(MapEdge { from: *place.get(&from)?, to: *place.get(&to)?, cost, both })
    };
    let layers = sheet.own().map(|_| layers(&map));
    let node = |&node: &u32| {
        let (x, y) = sheet.place(node).unzip();
        let layer = layers.as_ref().and_then(|layers| layers[node as usize]);
        MapNode { name: sheet.name(node), x: layer.or(x), y, h: sheet.h(node) }
    };
    let (least_cost, most_cost) = graph.costs();
    Ok(MapReport {
        size: graph.size(),
        nodes: drawn.iter().map(node).collect(),
        edges: sheet.written().iter().filter_map(edge).collect(),
        numbers,
        grid: sheet.grid().map(grid),
        start: sheet.name(map.start()),
        goals: map.all_goals().iter().map(|&goal| sheet.name(goal)).collect(),
        reachable: map.is_connected(),
        least_cost,
        most_cost,
        line: map.write(text),
        heuristic: map::usual(&map),
        heuristics: heuristics(&map),
    })
}

/// Most positions of a puzzle that are all drawn.
const MOST_DRAWN: usize = 400;

/// By node, the moves from the start; `None` where no way leads.
fn layers(map: &Map) -> Vec<Option<i32>> {
    let mut layers = vec![None; map.graph().size()];
    let (mut reached, mut next) = (vec![map.start()], 0);
    layers[map.start() as usize] = Some(0);
    while let Some(&node) = reached.get(next) {
        for mv in map.moves(node) {
            let there = map.after(node, mv);
            if layers[there as usize].is_none() {
                layers[there as usize] = layers[node as usize].map(|layer| layer + 1);
                reached.push(there);
            }
        }
        next += 1;
    }
    layers
}

/// The nodes of a cheapest way, or the start if there is none, and those around it.
fn around_the_way(map: &Map) -> Vec<u32> {
    const LEAST: usize = 60;
    let costs = map.graph().distances_to(map.all_goals());
    let cost = |node: u32| costs[node as usize];
    let mut found = vec![map.start()];
    let onward = |node: u32| {
        let moves = map.moves(node).filter(|_| !map.is_goal(node));
        let mut ends = moves.map(|mv| map.after_at_cost(node, mv));
        ends.find(|&(there, price)| cost(there).is_some_and(|rest| cost(node) == Some(rest + price)))
    };
    while let Some((there, _)) = found.last().and_then(|&last| onward(last))
        && found.len() < MOST_DRAWN
    {
        found.push(there);
    }
    let most = (2 * found.len()).max(LEAST);
    let mut next = 0;
    while let Some(&node) = found.get(next)
        && found.len() < most
    {
        let after = map.moves(node).map(|mv| map.after(node, mv));
        for there in after.chain(map.graph().moves(node, true).map(|mv| map.before(node, mv))) {
            if found.len() < most && !found.contains(&there) {
                found.push(there);
            }
        }
        next += 1;
    }
    found.sort_unstable();
    found
}

/// The facts of a written puzzle.
///
/// # Errors
/// If the text is malformed, or a limit is passed.
pub fn puzzle_facts(text: &str) -> Result<Facts, RequestError> {
    Ok(facts(text).map_err(ProblemError::Goal)?)
}

/// How a student's puzzle differs from the teacher's: see [`Comparison`].
///
/// # Errors
/// If a text is malformed, or a limit is passed.
pub fn compare_puzzles(teacher: &str, student: &str) -> Result<Comparison, RequestError> {
    compare(teacher, student).map_err(|(whose, error)| RequestError::Expression(whose, error))
}

/// The value at the start of a heuristic: one that the map offers, or an expression.
///
/// # Errors
/// If the map is malformed, or lacks what the heuristic needs.
pub fn map_estimate(text: &str, heuristic: &str) -> Result<u32, RequestError> {
    let map = Map::read_map(text)?;
    Ok(bound(&map, heuristic)?.1.values()[map.start() as usize])
}

/// A position of a written puzzle as a page shows it, by its name; the first start if that is empty.
///
/// # Errors
/// If the text is malformed, or no position has this name.
pub fn puzzle_position(text: &str, name: &str) -> Result<Position, RequestError> {
    Ok(position(text, name).map_err(ProblemError::Goal)?)
}

/// The name of a written puzzle's position by its number; empty if there is none.
///
/// # Errors
/// If the text is malformed, or a limit is passed.
pub fn puzzle_name(text: &str, number: u32) -> Result<String, RequestError> {
    Ok(written::name(text, number).map_err(ProblemError::Goal)?)
}

/// A problem of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapScenario {
    /// The name of the map's file.
    pub map: String,
    /// The number of its columns.
    pub width: usize,
    /// The number of its rows.
    pub height: usize,
    /// The name of the start.
    pub start: String,
    /// The name of the goal.
    pub goal: String,
    /// The published length of a shortest path as written, with the square root of 2 for a diagonal step.
    pub length: String,
}

/// Reads the problems of a scenario file of the Moving AI Lab's benchmarks.
///
/// # Errors
/// If a line is malformed.
pub fn map_scenarios(text: &str) -> Result<Vec<MapScenario>, RequestError> {
    let name = |(column, row): (usize, usize)| format!("{column}.{row}");
    let named = |one: Scenario| {
        let Scenario { map, size: (width, height), start, goal, length } = one;
        MapScenario { map, width, height, start: name(start), goal: name(goal), length }
    };
    Ok(read_scenarios(text).map_err(RequestError::Contest)?.into_iter().map(named).collect())
}

/// The value at each node of a heuristic: one that the map offers, or an expression.
///
/// # Errors
/// If the map is malformed, or lacks what the heuristic needs.
pub fn map_estimates(text: &str, heuristic: &str) -> Result<Vec<u32>, RequestError> {
    Ok(bound(&Map::read_map(text)?, heuristic)?.1.values().to_vec())
}

/// Whether a heuristic is a lower bound on a map, and consistent: one that the map offers, or an expression.
///
/// # Errors
/// If the map is malformed, or lacks what the heuristic needs.
pub fn map_audit(text: &str, heuristic: &str) -> Result<MapHeuristic, RequestError> {
    let map = Map::read_map(text)?;
    let (name, bound) = bound(&map, heuristic)?;
    Ok(audited(&map, name, &bound))
}

/// How few nodes any search must expand on a map, and single searches. C* is the cost of a cheapest solution; f is g plus estimate, by
/// the heuristic of a node's side.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapFloor {
    /// The heuristic towards the goals.
    pub heuristic: String,
    /// The heuristic from the start.
    pub backward_heuristic: String,
    /// C*.
    pub cost: u32,
    /// Nodes with f < C* forward; A* must expand all of them.
    pub forward: u64,
    /// Nodes with f < C* backward.
    pub backward: u64,
    /// Nodes with f = C* forward.
    pub forward_at: u64,
    /// Nodes with f = C* backward.
    pub backward_at: u64,
    /// Must-expand pairs: a node reached from the start and one reached from a goal whose f and whose sum of both g and the least cost of
    /// an edge are below C*.
    pub pairs: u64,
    /// Minimum expansions of any search that uses only f and g: the least number of nodes that cover these pairs.
    pub cover: u64,
    /// A minimum cover: nodes with g below the first number forward, and below the second one backward.
    pub thresholds: [u32; 2],
    /// Nodes that MM expands below C* on each side, at most: f < C* and 2g < C*.
    pub mm_sides: [u64; 2],
}

/// The floor of a map: see [`crate::floor`]. Without `backward`, the way from the start has the same heuristic if that is consistent
/// there, else the blind one. `None` if no way leads to a goal. O(edges log nodes).
///
/// # Errors
/// If the map is malformed, lacks what a heuristic needs, or a heuristic is not consistent.
#[cfg(not(target_arch = "wasm32"))]
pub fn map_floor(
    start: &str,
    text: &str,
    heuristic: &str,
    backward: Option<&str>,
) -> Result<Option<MapFloor>, RequestError> {
    let map = Map::read_any(start, text)?;
    let consistent = |field: &'static str, text: &str, is_backward: bool| {
        let (name, bound) =
            by_node(&map, text, is_backward).map_err(|error| RequestError::Expression(field, error))?;
        let turned = is_backward.then(|| map.turned());
        if map::Audit::of(turned.as_ref().unwrap_or(&map), &bound).is_consistent() {
            return Ok((name, bound));
        }
        let listed = names(Map::HEURISTICS, true).filter(|name| map::has(&map, name));
        Err(unknown(field, text, CONSISTENT.of([Said::list(listed)])))
    };
    let (heuristic, ahead) = consistent("heuristic", heuristic, false)?;
    let (backward_heuristic, behind) = match backward {
        Some(text) => consistent("backward", text, true)?,
        None => consistent("backward", &heuristic, true).or_else(|_| consistent("backward", BLIND, true))?,
    };
    let (graph, least) = (map.graph(), map.graph().costs().0);
    let goals = map.goals();
    let sides = [(graph.distances_from(&[map.start()]), ahead), (graph.distances_to(&goals), behind)];
    let Some(cost) = goals.iter().filter_map(|&goal| sides[0].0[goal as usize]).min() else {
        return Ok(None);
    };
    let [forward, backward] = sides.each_ref().map(|(distances, bound)| {
        let reached = distances.iter().zip(bound.values());
        let mut gs: Vec<(u32, u32)> = reached.filter_map(|(&g, &h)| Some((g?, g? + h))).collect();
        gs.sort_unstable();
        gs
    });
    let count = |side: &[(u32, u32)], of: &dyn Fn(u32, u32) -> bool| {
        side.iter().filter(|&&(g, f)| of(g, f)).count() as u64
    };
    let is_below = |_, f| f < cost;
    let below = |side: &[(u32, u32)]| -> Vec<u32> {
        side.iter().filter(|&&(_, f)| f < cost).map(|&(g, _)| g).collect()
    };
    let gs = [below(&forward), below(&backward)];
    // The partners of a node with this g are those with less than the rest.
    let rest = |g: u32| (cost - g).saturating_sub(least);
    let partners = |g: u32| gs[1].partition_point(|&other| other < rest(g)) as u64;
    let pairs = gs[0].iter().map(|&g| partners(g)).sum();
    // A node's partners include those of any with a greater g, so some minimum cover is a threshold.
    let all_forward = (gs[0].len() as u64, [cost, 0]);
    let thresholds = gs[0].iter().map(|&g| {
        let before = gs[0].partition_point(|&other| other < g) as u64;
        (before + partners(g), [g, rest(g)])
    });
    let (cover, thresholds) =
        thresholds.chain([all_forward]).min_by_key(|&(cover, _)| cover).unwrap_or(all_forward);
    Ok(Some(MapFloor {
        heuristic,
        backward_heuristic,
        cost,
        forward: count(&forward, &is_below),
        backward: count(&backward, &is_below),
        forward_at: count(&forward, &|_, f| f == cost),
        backward_at: count(&backward, &|_, f| f == cost),
        pairs,
        cover,
        thresholds,
        mm_sides: [&forward, &backward].map(|side| count(side, &|g, f| f < cost && 2 * g < cost)),
    }))
}

fn bound(map: &Map, heuristic: &str) -> Result<(String, ByNode), RequestError> {
    by_node(map, heuristic, false).map_err(|error| RequestError::Expression("heuristic", error))
}

fn grid(grid: &Grid) -> MapGrid {
    let &Grid { width, height, neighbours, ref ground, .. } = grid;
    MapGrid { width, height, neighbours, ground: ground.clone() }
}

fn heuristics(map: &Map) -> Vec<MapHeuristic> {
    let offered = Map::HEURISTICS.iter().filter(|choice| map::has(map, choice.name));
    offered.filter_map(|choice| report(map, choice)).collect()
}

/// Only a bound that is written by hand needs an audit.
fn report(map: &Map, choice: &HeuristicChoice) -> Option<MapHeuristic> {
    let name = choice.name.to_owned();
    if choice.consistent {
        return Some(MapHeuristic { name, admissible: true, consistent: true, too_much: None, falls: None });
    }
    Some(audited(map, name, &map::values(map, choice.name)?))
}

fn audited(map: &Map, heuristic: String, bound: &ByNode) -> MapHeuristic {
    let name = |node: u32| map.write_state(node);
    let audit = map::Audit::of(map, bound);
    let h = |node: u32| bound.values()[node as usize];
    let too_much =
        audit.too_much.map(|(node, distance)| MapExcess { node: name(node), estimate: h(node), distance });
    let falls = audit.falls.map(|Edge { from, to, cost }| MapFall {
        from: name(from),
        to: name(to),
        cost,
        before: h(from),
        after: h(to),
    });
    let (admissible, consistent) = (audit.is_admissible(), audit.is_consistent());
    MapHeuristic { name: heuristic, admissible, consistent, too_much, falls }
}
