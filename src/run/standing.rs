use crate::puzzle::Puzzle;
use crate::search::{Inspect, Level, Status};

/// The current bound, and whether it is the length of a solution found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct CurrentBound {
    pub(super) value: Option<u32>,
    pub(super) found: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) status: Status,
    pub(super) units: u64,
    pub(super) is_growing: bool,
    pub(super) bound: CurrentBound,
}

impl Standing {
    pub(super) fn of<P: Puzzle, S: Inspect<P> + ?Sized>(search: &S) -> Self {
        // A known solution is the bound only in searches that improve their incumbent.
        let is_found = search.algorithm().level == Level::Incumbent && search.incumbent().is_some();
        Self {
            status: search.common().status,
            units: search.units(),
            is_growing: search.common().is_growing(),
            bound: CurrentBound { value: search.bound(), found: is_found },
        }
    }
}
