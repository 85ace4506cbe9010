//! Published bounds in the language, to be taken apart.

use serde::Serialize;

use super::board::Board;

/// A published bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    /// By what it is called: the same on all boards.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

impl Board {
    /// Published bounds for this board.
    pub(super) fn examples(&self) -> Vec<Example> {
        let examples = (self.words.examples)(self);
        examples.into_iter().map(|(name, text)| Example { name, text }).collect()
    }
}

/// Goal squares that want a piece and do not have it.
pub const MISPLACED: &str = "count(s in squares where wanted(s) != none: colour(s) != wanted(s))";

/// Squares that differ from the goal, less one.
pub const MISMATCH: &str = "count(s in squares: colour(s) != wanted(s)) - 1";
