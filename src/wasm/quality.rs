use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

use super::given::{JsText, text};
use super::trace::Tracer;
use super::{Thrown, clock, problem, write};
use crate::session;

/// The comparison of a heuristic with the true distance over all positions that a start can reach. Calls throw where
/// [`session::Quality`] returns an error, if a count is too large for a JavaScript number, or without a clock.
#[wasm_bindgen]
pub struct Quality {
    quality: session::Quality,
    clock: Performance,
}

#[wasm_bindgen]
impl Quality {
    /// The comparison for a heuristic of `puzzle` with this goal, over the positions that `start` can reach.
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

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // About 100 microseconds of work between clock reads.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.quality.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The comparison so far.
    pub fn report(&self) -> Result<Ts<session::QualityReport>, Thrown> {
        write(&self.quality.report())
    }

    /// The comparison for the positions of a trace, each counted once. Empty before all distances are known.
    pub fn touched(&self, tracer: &Tracer) -> Result<Ts<session::QualityReport>, Thrown> {
        write(&self.quality.among(tracer.tracer.states())?)
    }
}
