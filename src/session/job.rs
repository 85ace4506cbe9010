//! Long work, done in slices.

use serde::Serialize;

use crate::ask::RequestError;

/// Long work, done in slices.
pub trait Job {
    /// Progress and result.
    type Report: Serialize;

    /// Does up to `budget` units of work. Returns whether work is left.
    ///
    /// # Errors
    /// If the work cannot be done, for instance if memory for a table is missing.
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;

    /// Progress, and the result once known.
    #[must_use]
    fn report(&self) -> Self::Report;
}
