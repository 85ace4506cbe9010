use serde::Serialize;

use crate::search::{Lines, Side};

/// The fate of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Fate {
    /// Open, not yet expanded.
    Open,
    /// Expanded at once.
    Expanded,
    /// Pruned by the bound.
    Pruned,
    /// Its position was already stored.
    Duplicate,
    /// A goal that ends a solution; in branch and bound, a better one. The algorithm defines what is proved of it.
    Solution,
    /// The two sides of a bidirectional search met in it.
    Met,
    /// A goal no better than the incumbent of branch and bound.
    Worse,
}

/// The newest node at the end of its unit of work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Step {
    /// Its number among all nodes generated, from 1; roots count in every iteration. The last unit of A* generates no node
    /// but takes a goal from the open list; it has the number of the node before.
    pub node: u64,
    /// The side of the search.
    pub side: Side,
    /// The root of its path in text form: the start or a goal position.
    pub root: String,
    /// The moves from the root, in the puzzle's notation; empty for a root.
    pub moves: Vec<String>,
    /// The effect of the last move; `None` for a root.
    pub roll: Option<Roll>,
    /// The position, in text form.
    pub state: String,
    /// g: moves from the root, or their cost.
    pub depth: u32,
    /// The greater g with which the position was stored before; `None` if it is new or this path is no better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<u32>,
    /// h: the heuristic's value; `None` if not computed.
    pub estimate: Option<u32>,
    /// F: the stored value of RBFS; `None` in other searches.
    pub value: Option<u32>,
    /// The current bound at the end of the unit, as in [`Stats`](crate::search::Stats).
    pub bound: Option<u32>,
    /// Whether the bound is the length of a solution found: the incumbent of branch and bound.
    pub found: bool,
    /// The fate in this unit.
    pub fate: Fate,
    /// Whether the unit began by expanding this node's parent.
    pub expanded: bool,
    /// The bound of an iteration that began with this unit.
    pub raised: Option<u32>,
    /// The subtree that RBFS forgot at the beginning of the unit.
    pub forgot: Option<Forgot>,
    /// The stored value of the position expanded at the beginning of the unit, if it exceeds f: an earlier expansion below
    /// it was forgotten.
    pub learned: Option<u32>,
    /// The lines of pseudocode that the unit passed; the last is the current one.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "LineName[]"))]
    pub lines: Lines,
}

/// A position whose subtree was forgotten except for its stored value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Forgot {
    /// Its depth.
    pub depth: u32,
    /// The least value in the subtree, which replaced its own.
    pub value: u32,
}

/// A piece that moves between two squares, numbered row by row from 0. In toys, two pieces swap; the upper or left square
/// comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Roll {
    /// The square it left.
    pub from: usize,
    /// The square it entered.
    pub to: usize,
}
