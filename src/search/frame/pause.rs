//! Why a search's loop leaves off.

use crate::search::status::Status;

/// Why a search that stores positions leaves off, for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause<S> {
    /// The budget is used up.
    Budget,
    /// A whole layer is expanded.
    Layer,
    /// The limits may not allow one more position, or there is no room for it.
    Full,
    /// This position ends a solution.
    Solved(S),
    /// The search has ended otherwise.
    Ended(Status),
}
