//! A step of a search as people see it: a node, and all that was said of it.

use serde::Serialize;

use crate::search::{Lines, Side};

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Fate {
    /// It waits to be expanded.
    Open,
    /// It was expanded at once.
    Expanded,
    /// It was cut by the bound.
    Pruned,
    /// Its position was already stored.
    Duplicate,
    /// It is a goal, and ends a solution; in branch and bound one shorter than all before. What is proved of it, the algorithm tells.
    Solution,
    /// The two sides of a bidirectional search met in it.
    Met,
    /// It is a goal that branch and bound does not need, being no better than the incumbent.
    Worse,
}

/// The newest node, as it was when its unit of work was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Step {
    /// Its number among all that were generated, from 1: roots included, in every iteration again. In the last unit of A*, which
    /// generates nothing and finds a goal's turn come, the number of the node before.
    pub node: u64,
    /// Which side it belongs to.
    pub side: Side,
    /// Where its path begins, in text form: the start, or a goal position.
    pub root: String,
    /// The moves from the root to it, in the puzzle's notation; none for a root.
    pub moves: Vec<String>,
    /// What the last of them moved; `None` for a root.
    pub roll: Option<Roll>,
    /// The position, in text form.
    pub state: String,
    /// g: moves from the root.
    pub depth: u32,
    /// h: what the heuristic says; `None` where it was not asked.
    pub estimate: Option<u32>,
    /// F: its stored value, of RBFS; `None` in other searches.
    pub value: Option<u32>,
    /// The bound in force when the unit was done, as in [`Stats`](crate::search::Stats).
    pub bound: Option<u32>,
    /// Whether that is the length of a solution found by then: of the incumbent of branch and bound.
    pub found: bool,
    /// What became of it in this unit.
    pub fate: Fate,
    /// Whether the unit began by expanding a position: the one that this node is a successor of.
    pub expanded: bool,
    /// The bound of the iteration that the unit began with, if one began.
    pub raised: Option<u32>,
    /// What the unit began by forgetting, of RBFS.
    pub forgot: Option<Forgot>,
    /// The stored value of the position that the unit began by expanding, where that says more than its f: it was expanded before, and
    /// what lay below it was forgotten.
    pub learned: Option<u32>,
    /// The lines of the search's pseudocode that the unit has passed; the last is the one it stands at.
    pub lines: Lines,
}

/// A position below which all was forgotten but for its stored value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Forgot {
    /// Its depth.
    pub depth: u32,
    /// The least value that there was below, by which its own was replaced.
    pub value: u32,
}

/// A piece going from one square to another, numbered row by row from 0. In toys, where two pieces change
/// places, the upper or left square comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    /// Where it was.
    pub from: usize,
    /// Where it went.
    pub to: usize,
}
