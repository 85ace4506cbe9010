//! Published bounds in the language, as examples.

use serde::Serialize;

use super::board::Board;

/// A published bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Example {
    /// Its name, the same on all boards.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

impl Board {
    pub(super) fn examples(&self) -> Vec<Example> {
        let examples = (self.words.examples)(self);
        examples.into_iter().map(|(name, text)| Example { name, text }).collect()
    }
}

/// Goal squares without the piece they need.
pub const MISPLACED: &str = "count(s in squares where wanted(s) != none: colour(s) != wanted(s))";

/// Squares that differ from the goal, less one.
pub const MISMATCH: &str = "count(s in squares: colour(s) != wanted(s)) - 1";
