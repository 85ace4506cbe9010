//! Bounds for maps, a number for each node: [`ByHand`](by_hand), by places [`Manhattan`](manhattan), [`Octile`](octile) and
//! [`StraightLine`](straight_line), and [`Landmarks`](landmarks).
//!
//! A bound written by hand may exceed the distance, so a bound of a map is admissible only if an [`Audit`] of this map finds it so.

use std::rc::Rc;

use super::list::heuristics;
use super::{Blind, Heuristic, Ready};
use crate::puzzle::Map;
use crate::puzzle::map::Edge;

pub mod by_hand;
pub mod landmarks;
pub mod manhattan;
pub mod octile;
mod scaled;
pub mod straight_line;

heuristics! {
    /// Any heuristic of a map, weakest first but for the one by hand.
    MapHeuristic of Map:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    ByHand: Ready<ByNode> = |map| Ready(by_hand::bound(map)), "by-hand", Inconsistent;
    Manhattan: Ready<ByNode> = |map| Ready(manhattan::bound(map)), "manhattan", Consistent;
    Octile: Ready<ByNode> = |map| Ready(octile::bound(map)), "octile", Consistent;
    StraightLine: Ready<ByNode> = |map| Ready(straight_line::bound(map)), "straight-line", Consistent;
    Landmarks: Ready<ByNode> = |map| Ready(landmarks::bound(map)), "landmarks", Consistent;
    => aimed by |map, _| map.clone();
    => backward:
    Blind: Ready<Blind> = |_| Ready(Blind), "blind", Consistent;
    Manhattan: Ready<ByNode> = |map| Ready(manhattan::bound(&map.turned())), "manhattan", Consistent;
    Octile: Ready<ByNode> = |map| Ready(octile::bound(&map.turned())), "octile", Consistent;
    StraightLine: Ready<ByNode> = |map| Ready(straight_line::bound(&map.turned())), "straight-line", Consistent;
    Landmarks: Ready<ByNode> = |map| Ready(landmarks::bound(&map.turned())), "landmarks", Consistent;
}

/// A bound for each node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByNode(Rc<[u32]>);

impl ByNode {
    /// The bounds by node.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.0
    }
}

impl FromIterator<u32> for ByNode {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl Heuristic<Map> for ByNode {
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: u32) -> u32 {
        self.0[state as usize]
    }
}

/// The bound with this name for every node; `None` if there is none. Does not check what the map [`has`].
#[must_use]
pub fn values(map: &Map, name: &str) -> Option<ByNode> {
    Some(match name {
        "blind" => map.graph().nodes().map(|_| 0).collect(),
        "by-hand" => by_hand::bound(map),
        "manhattan" => manhattan::bound(map),
        "octile" => octile::bound(map),
        "straight-line" => straight_line::bound(map),
        "landmarks" => landmarks::bound(map),
        _ => return None,
    })
}

/// Whether a map has what the bound with this name needs: written values, or a place for each node.
#[must_use]
pub fn has(map: &Map, name: &str) -> bool {
    let mut nodes = map.graph().nodes();
    match name {
        _ if map.sheet().grid().is_some() => name != "by-hand",
        "by-hand" => nodes.any(|node| map.sheet().h(node).is_some()),
        "manhattan" | "octile" | "straight-line" => nodes.all(|node| map.sheet().place(node).is_some()),
        _ => true,
    }
}

/// The bound that suits a map: what is written, else the one for its grid or its places.
#[must_use]
pub fn usual(map: &Map) -> &'static str {
    match map.sheet().grid().map(|grid| grid.neighbours) {
        _ if has(map, "by-hand") => "by-hand",
        Some(4) => "manhattan",
        Some(_) => "octile",
        None if has(map, "straight-line") => "straight-line",
        None => "blind",
    }
}

/// The faults of a bound on a map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// The node with the least true distance for which the bound says too much, and that distance.
    pub too_much: Option<(u32, u32)>,
    /// The edge along which the bound falls most beyond the cost.
    pub falls: Option<Edge>,
}

impl Audit {
    /// Compares a bound with the true distance of every node, and along every edge. O(edges log nodes).
    ///
    /// A node that reaches no goal has no distance that a bound could exceed, but edges to it count.
    #[must_use]
    pub fn of(map: &Map, bound: &ByNode) -> Self {
        let h = |node: u32| bound.0[node as usize];
        let fall = |edge: &Edge| h(edge.from).saturating_sub(h(edge.to)).saturating_sub(edge.cost);
        // The first of the greatest.
        let falls = map
            .graph()
            .edges()
            .filter(|edge| fall(edge) > 0)
            .reduce(|most, edge| if fall(&edge) > fall(&most) { edge } else { most });
        // A bound that is 0 at the goals and falls along no edge by more than its cost is at most the cost of any way there.
        if falls.is_none() && map.all_goals().iter().all(|&goal| h(goal) == 0) {
            return Self::default();
        }
        let distances = map.graph().distances_to(map.all_goals());
        let known = map.graph().nodes().zip(&distances);
        let known = known.filter_map(|(node, &distance)| Some((node, distance?)));
        let too_much =
            known.filter(|&(node, distance)| h(node) > distance).min_by_key(|&(_, distance)| distance);
        Self { too_much, falls }
    }

    /// Whether the bound never says too much.
    #[must_use]
    pub const fn is_admissible(&self) -> bool {
        self.too_much.is_none()
    }

    /// Whether the bound is admissible and falls along no edge by more than its cost.
    #[must_use]
    pub const fn is_consistent(&self) -> bool {
        self.is_admissible() && self.falls.is_none()
    }
}
