//! The state of a search, and its limits.

use std::fmt;

/// The state of a search. Reaching a limit is a valid result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Work is left.
    Running,
    /// A solution is found, with the property that the algorithm [proves](crate::search::Algorithm::proves).
    Solved,
    /// No solution: all reachable positions were searched.
    Exhausted,
    /// The search stopped at a limit, undecided.
    LimitReached(Limit),
}

/// The limits a search can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// No solution within [`Limits::depth`] moves; longer ones may exist.
    Depth,
    /// [`Limits::nodes`] positions were generated.
    Nodes,
    /// One more position could take more than [`Limits::bytes`].
    Bytes,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Depth => "depth",
            Self::Nodes => "nodes",
            Self::Bytes => "bytes",
        })
    }
}

/// Limits of a search, checked in advance: memory is allocated only within the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Maximum length of a solution, in moves.
    pub depth: u32,
    /// Maximum number of positions generated.
    pub nodes: u64,
    /// Maximum memory for stored positions, in bytes.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: u32::MAX, nodes: u64::MAX, bytes: u64::MAX }
    }
}
