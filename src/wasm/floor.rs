use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

use super::given::{JsText, text};
use super::{Thrown, clock, problem, write};
use crate::session;

/// The computation of a problem's floor. Calls throw where [`session::Floor`] returns an error, if a count is too large for
/// a JavaScript number, or without a clock.
#[wasm_bindgen]
pub struct Floor {
    floor: session::Floor,
    clock: Performance,
}

#[wasm_bindgen]
impl Floor {
    /// The floor for two heuristics by name: towards the goal, and from the start. The second defaults to the first,
    /// reversed, or to `blind` if the goal is a pattern.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::needless_pass_by_value)] // an optional value is passed by value
    pub fn new(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
        backward_heuristic: Option<JsText>,
    ) -> Result<Floor, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let backward = backward_heuristic.map(|name| text("backward-heuristic", &name)).transpose()?;
        let floor = session::Floor::new(&puzzle, &start, &goal, &heuristic, backward.as_deref())?;
        Ok(Self { floor, clock: clock()? })
    }

    /// Limits the positions IDA* generates; default 100,000,000. Call it before the first step.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn give_up_after(&mut self, generated: f64) {
        self.floor.give_up_after(generated as u64);
    }

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // About 100 microseconds of work between clock reads.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.floor.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Does up to `units` units of work (see [`session::Floor::step`]). Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, units: f64) -> Result<bool, Thrown> {
        Ok(self.floor.step(units as u64)?)
    }

    /// Progress, and the floor once known.
    pub fn report(&self) -> Result<Ts<session::FloorReport>, Thrown> {
        write(&self.floor.report())
    }
}
