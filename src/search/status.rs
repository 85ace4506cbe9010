//! How a search stands, and where it is to stop.

use std::fmt;

/// How a search stands. Reaching a limit is an answer like the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// There is more to do.
    Running,
    /// A solution is known, and proved to be what the search [proves](crate::search::Algorithm::proves).
    Solved,
    /// There is no solution: everything that can be reached was looked at.
    Exhausted,
    /// The search stopped at one of its limits, before it knew.
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

/// Where a search is to stop. All are checked before the fact: memory is asked for only when it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The longest solution looked for, in moves.
    pub depth: u32,
    /// The most positions generated.
    pub nodes: u64,
    /// The most memory for stored positions, in bytes.
    pub bytes: u64,
}

impl Default for Limits {
    /// No limits.
    fn default() -> Self {
        Self { depth: u32::MAX, nodes: u64::MAX, bytes: u64::MAX }
    }
}
