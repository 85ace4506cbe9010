use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::Performance;

use super::given::{JsNumber, JsText, text, whole};
use super::{Thrown, clock, plain, write};
use crate::session::{self, RequestError};

/// The census of all positions that a start can reach. Calls throw where [`session::Survey`] returns an error, if a number
/// is invalid, if a count is too large for a JavaScript number, or without a clock.
#[wasm_bindgen]
pub struct Survey {
    survey: session::Survey,
    clock: Performance,
}

#[wasm_bindgen]
impl Survey {
    /// The census of `puzzle` from `start`, not begun.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText) -> Result<Survey, Thrown> {
        let survey = session::Survey::new(&text("puzzle", puzzle)?, &text("start", start)?)?;
        Ok(Self { survey, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // About 100 microseconds of work between clock reads.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.survey.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Expands up to `positions` positions. Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, positions: f64) -> Result<bool, Thrown> {
        Ok(self.survey.step(positions as u64)?)
    }

    /// The counts so far.
    pub fn report(&self) -> Result<Ts<session::SurveyReport>, Thrown> {
        write(&self.survey.report())
    }

    /// At most `most` positions at `depth`, by rank.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn positions_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsValue, Thrown> {
        let (depth, most) = place(depth, most)?;
        plain(&self.survey.positions_at(depth, most))
    }

    /// At most `most` goal patterns first shown at `depth`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn patterns_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsValue, Thrown> {
        let (depth, most) = place(depth, most)?;
        plain(&self.survey.patterns_at(depth, most))
    }

    /// The depth of a position; undefined if it was not met.
    pub fn depth_of(&self, state: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey.depth_of(&text("position", state)?)?)
    }

    /// The depth at which a goal pattern is first shown; undefined if it was not met, or if a goal is a position.
    pub fn depth_of_pattern(&self, goal: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey.depth_of_pattern(&text("goal", goal)?)?)
    }

    /// A shortest path from the start to a position, deterministic; undefined if the position was not met.
    #[wasm_bindgen(unchecked_return_type = "string[] | undefined")]
    pub fn way_to(&self, state: &JsText) -> Result<JsValue, Thrown> {
        let way = self.survey.way_to(&text("position", state)?)?;
        way.map_or(Ok(JsValue::UNDEFINED), |moves| plain(&moves))
    }
}

#[allow(clippy::cast_possible_truncation)] // at most 255
fn place(depth: &JsNumber, most: &JsNumber) -> Result<(u8, usize), RequestError> {
    Ok((whole("depth", depth, u8::MAX.into())? as u8, whole("most", most, u32::MAX)? as usize))
}
