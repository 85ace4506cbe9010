//! A map as a page draws it, with the audit of its bounds.

use serde::Serialize;

use crate::ask::RequestError;
use crate::heuristic::map::ByNode;
use crate::heuristic::{Listed, map};
use crate::puzzle::map::{Edge, Grid, Scenario, read_scenarios};
use crate::puzzle::{Map, Notation, Puzzle};
use crate::workshop::by_node;

/// A map for drawing. Nodes are numbered as listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct MapReport {
    /// The nodes; empty for a grid, whose nodes are its cells without a wall, row by row.
    pub nodes: Vec<MapNode>,
    /// The edges; empty for a grid.
    pub edges: Vec<MapEdge>,
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
    /// The map in one line, as links have it; `None` for a grid.
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
    /// The column of its place, if it has one.
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
    /// The number of the node where it begins.
    pub from: u16,
    /// The number of the node where it leads.
    pub to: u16,
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
    let is_drawn = sheet.grid().is_none();
    let edge = |&(Edge { from, to, cost }, both): &(Edge, bool)| MapEdge { from, to, cost, both };
    let node = |node: u16| {
        let (x, y) = sheet.place(node).unzip();
        MapNode { name: sheet.name(node), x, y, h: sheet.h(node) }
    };
    let (least_cost, most_cost) = graph.costs();
    Ok(MapReport {
        nodes: graph.nodes().filter(|_| is_drawn).map(node).collect(),
        edges: sheet.written().iter().map(edge).collect(),
        grid: sheet.grid().map(grid),
        start: sheet.name(map.start()),
        goals: map.all_goals().iter().map(|&goal| sheet.name(goal)).collect(),
        reachable: map.is_connected(),
        least_cost,
        most_cost,
        line: map.write(),
        heuristic: map::usual(&map),
        heuristics: heuristics(&map),
    })
}

/// A problem of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct MapScenario {
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
    let named =
        |one: Scenario| MapScenario { start: name(one.start), goal: name(one.goal), length: one.length };
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

fn bound(map: &Map, heuristic: &str) -> Result<(String, ByNode), RequestError> {
    by_node(map, heuristic, false).map_err(|error| RequestError::Expression("heuristic", error))
}

fn grid(grid: &Grid) -> MapGrid {
    let &Grid { width, height, neighbours, ref ground, .. } = grid;
    MapGrid { width, height, neighbours, ground: ground.clone() }
}

fn heuristics(map: &Map) -> Vec<MapHeuristic> {
    let offered = Map::HEURISTICS.iter().map(|choice| choice.name).filter(|name| map::has(map, name));
    offered.filter_map(|name| Some(audited(map, name.to_owned(), &map::values(map, name)?))).collect()
}

fn audited(map: &Map, heuristic: String, bound: &ByNode) -> MapHeuristic {
    let name = |node: u16| map.write_state(node);
    let audit = map::Audit::of(map, bound);
    let h = |node: u16| bound.values()[usize::from(node)];
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
