//! How a search stands after some work.

use crate::puzzle::Puzzle;
use crate::search::{Level, Search, Status};

/// The bound in force at some moment, and whether it is the length of a solution that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct InForce {
    pub(super) value: Option<u32>,
    pub(super) found: bool,
}

/// How a search stands, in O(1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) status: Status,
    /// Units of work done.
    pub(super) units: u64,
    /// Whether it has left off because a larger table is being made.
    pub(super) is_growing: bool,
    pub(super) bound: InForce,
}

impl Standing {
    /// That of a search now.
    pub(super) fn of<P: Puzzle, S: Search<P>>(search: &S) -> Self {
        // Where something else is the bound, a solution that is known is not.
        let is_found = S::ALGORITHM.level == Level::Incumbent && search.incumbent().is_some();
        Self {
            status: search.status(),
            units: search.units(),
            is_growing: search.is_growing(),
            bound: InForce { value: search.bound(), found: is_found },
        }
    }
}
