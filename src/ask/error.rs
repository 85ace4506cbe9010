//! Why something that was asked for cannot be done.

use std::fmt;

use crate::contest::ContestError;
use crate::puzzle::{ParseError, ProblemError, quote};

/// Why a request cannot be carried out: which part of it, what was given, what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The start and the goal make no problem.
    Problem(ProblemError),
    /// A name that stands for nothing here.
    Name {
        /// The part of the request.
        field: &'static str,
        /// What was given.
        given: String,
        /// What is allowed.
        allowed: String,
    },
    /// The order is not one.
    Order(ParseError),
    /// A position breaks the puzzle's text form.
    Position(ParseError),
    /// A contest's input breaks its format.
    Contest(String),
    /// A move of a line of play is not legal where it is made; moves are numbered from 1.
    Move(usize, ParseError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(error) => error.fmt(f),
            Self::Name { field, given, allowed } => write!(f, "{field}: {given} given; allowed: {allowed}"),
            Self::Contest(message) => f.write_str(message),
            Self::Order(error) => write!(f, "order, {error}"),
            Self::Position(error) => write!(f, "position, {error}"),
            Self::Move(number, error) => {
                write!(f, "move {number}: {} given; allowed: {}", error.given, error.allowed)
            }
        }
    }
}

impl std::error::Error for RequestError {}

impl From<ProblemError> for RequestError {
    fn from(error: ProblemError) -> Self {
        Self::Problem(error)
    }
}

impl From<ContestError> for RequestError {
    fn from(error: ContestError) -> Self {
        Self::Contest(error.to_string())
    }
}

/// Whether all of `names` are among those `allowed` in the part `what` of a request.
pub(crate) fn check_names(
    what: &'static str,
    allowed: &[&str],
    names: impl IntoIterator<Item = String>,
) -> Result<(), RequestError> {
    match names.into_iter().find(|name| !allowed.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) => Err(unknown(what, &name, &allowed.join(", "))),
    }
}

/// The error of a name or a value that stands for nothing.
pub(crate) fn unknown(field: &'static str, given: &str, allowed: &str) -> RequestError {
    RequestError::Name { field, given: quote(given), allowed: allowed.to_owned() }
}
