use super::choices::Choices;
use super::puzzles::{Visitor, check_board, read};
use crate::ask::RequestError;
use crate::search::branching::{Growth, brute_force};

/// The brute-force branching factor of a problem (see [`brute_force`]); `None` if the start has no moves.
///
/// # Errors
/// If the problem is malformed.
pub fn brute_force_branching(puzzle: &str, start: &str, goal: &str) -> Result<Option<Growth>, RequestError> {
    read(puzzle, start, goal, Measuring)
}

struct Measuring;

impl Visitor for Measuring {
    type Output = Option<Growth>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Option<Growth>, RequestError> {
        check_board::<P>()?;
        Ok(brute_force(&puzzle))
    }
}
