//! Reads made heuristics.

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::given::{JsText, text};
use super::{Thrown, problem, write};
use crate::session;

/// Reads the text of a heuristic for the goal of a problem. Errors in the text are part of the result.
///
/// # Errors
/// If there is no such puzzle, or the problem is malformed.
#[wasm_bindgen]
pub fn read_heuristic(
    puzzle: &JsText,
    start: &JsText,
    goal: &JsText,
    heuristic: &JsText,
) -> Result<Ts<session::HeuristicReading>, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let heuristic = text("heuristic", heuristic)?;
    write(&session::read_heuristic(&puzzle, &start, &goal, &heuristic)?)
}

/// The vocabulary of the language for the board of a problem.
///
/// # Errors
/// If there is no such puzzle, or the problem is malformed.
#[wasm_bindgen]
pub fn vocabulary(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<Ts<session::Vocabulary>, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    write(&session::vocabulary(&puzzle, &start, &goal)?)
}
