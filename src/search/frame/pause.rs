//! Reasons for a loop to pause.

use crate::search::status::Status;

/// The reason why the loop of a search paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause<S> {
    /// The budget is used up.
    Budget,
    /// A layer is complete.
    Layer,
    /// The limits or the room for one more position must be checked.
    Full,
    /// A solution ends here.
    Solved(S),
    /// The search ended without a solution.
    Ended(Status),
}
