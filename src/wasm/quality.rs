//! How good a heuristic is, over a whole space.

use wasm_bindgen::prelude::{JsCast, wasm_bindgen};
use web_sys::Performance;

use super::given::{JsText, text};
use super::trace::Tracer;
use super::{Thrown, clock, problem, write};
use crate::session;

#[wasm_bindgen]
extern "C" {
    /// What a heuristic says, against true distances.
    #[wasm_bindgen(typescript_type = "QualityReport")]
    pub type JsQualityReport;
}

/// The comparison of a heuristic with the true distance, over all that a start can reach, ready to be stepped.
#[wasm_bindgen]
pub struct Quality {
    quality: session::Quality,
    clock: Performance,
}

#[wasm_bindgen]
impl Quality {
    /// The comparison for one of the heuristics of `puzzle` with this goal, over the positions that `start` can reach.
    ///
    /// # Errors
    /// When the puzzle has no such heuristic or no exact one, the problem breaks its format, there is no memory for the
    /// tables, or the host has no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
    ) -> Result<Quality, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let quality = session::Quality::new(&puzzle, &start, &goal, &text("heuristic", heuristic)?)?;
        Ok(Self { quality, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // Some 100 microseconds of work between looks at the clock.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.quality.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Does up to `units` of work: building the heuristic's tables, then comparing positions. Returns whether there is more
    /// to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, units: f64) -> Result<bool, Thrown> {
        Ok(self.quality.step(units as u64)?)
    }

    /// What was compared so far.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsQualityReport, Thrown> {
        Ok(write(&self.quality.report())?.unchecked_into())
    }

    /// The same for the positions that a trace has kept, each counted once. Before all distances are known it is empty and not
    /// complete.
    ///
    /// # Errors
    /// When the trace is of another puzzle.
    pub fn touched(&self, tracer: &Tracer) -> Result<JsQualityReport, Thrown> {
        Ok(write(&self.quality.among(tracer.tracer.states())?)?.unchecked_into())
    }
}
