//! Readers and writers of the contests' own input.
//!
//! Readers stream, so that a judge can answer before the input ends. Lines may end in CRLF, the last end may be missing,
//! and cells may be separated by spaces. Readers yield problems in the puzzles' text forms, and end after an error.

use std::fmt;
use std::io;

use serde::Serialize;

use crate::puzzle::ParseError;

mod cubes;
mod knights;
mod plain;
mod tiles;
mod toys;
mod words;

pub use cubes::{cubes, write_cubes};
pub use knights::{knights, write_knights};
pub use plain::{plain, write_plain};
pub use tiles::{tiles, write_tiles};
pub use toys::{toys, write_toys};

/// A problem in the text forms of its puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Problem {
    /// The start position.
    pub start: String,
    /// The goal.
    pub goal: String,
}

/// Why reading a contest's input failed.
#[derive(Debug)]
pub enum ContestError {
    /// The input is malformed.
    Format(ParseError),
    /// The input could not be read.
    Read(io::Error),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(error) => error.fmt(f),
            Self::Read(error) => write!(f, "the input could not be read: {error}"),
        }
    }
}

impl std::error::Error for ContestError {}

fn problems(
    mut next: impl FnMut() -> Result<Option<Problem>, ContestError>,
) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut ended = false;
    std::iter::from_fn(move || {
        if ended {
            return None;
        }
        let problem = next();
        ended = !matches!(problem, Ok(Some(_)));
        problem.transpose()
    })
}

/// All problems of an input, or its first error. Compiled once for all contests.
///
/// # Errors
/// If the input is malformed, or cannot be read.
pub fn all(
    problems: &mut dyn Iterator<Item = Result<Problem, ContestError>>,
) -> Result<Vec<Problem>, ContestError> {
    problems.collect()
}

fn rows(cells: &str, side: usize, between: &str) -> String {
    let cells: Vec<String> = cells.chars().map(String::from).collect();
    cells.chunks(side).map(|row| row.join(between) + "\n").collect()
}
