//! The census of a whole space.

use wasm_bindgen::prelude::{JsCast, wasm_bindgen};
use web_sys::Performance;

use super::given::{self, JsNumber, JsText, text, whole};
use super::{JsMoves, Thrown, clock, write};
use crate::session::{self, RequestError};

#[wasm_bindgen]
extern "C" {
    /// How a census stands.
    #[wasm_bindgen(typescript_type = "SurveyReport")]
    pub type JsSurveyReport;
    /// Positions or patterns in text form.
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type JsTexts;
}

/// The census of everything that can be reached from a position, ready to be stepped.
#[wasm_bindgen]
pub struct Survey {
    survey: session::Survey,
    clock: Performance,
}

#[wasm_bindgen]
impl Survey {
    /// The census of `puzzle` from `start`, in which nothing but the start is known.
    ///
    /// # Errors
    /// When the puzzle has no census, the start breaks its format, there is no memory for the table, or the host has no
    /// clock.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText) -> Result<Survey, Thrown> {
        let survey = session::Survey::new(&text("puzzle", puzzle)?, &text("start", start)?)?;
        Ok(Self { survey, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // Some 100 microseconds of work between looks at the clock.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.survey.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Expands up to `positions`. Returns whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, positions: f64) -> Result<bool, Thrown> {
        Ok(self.survey.step(positions as u64)?)
    }

    /// How the census stands.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsSurveyReport, Thrown> {
        Ok(write(&self.survey.report())?.unchecked_into())
    }

    /// Up to `most` positions at `depth`, by rank.
    ///
    /// # Errors
    /// When the depth or `most` is no whole number.
    pub fn positions_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsTexts, Thrown> {
        let (depth, most) = place(depth, most)?;
        Ok(write(&self.survey.positions_at(depth, most))?.unchecked_into())
    }

    /// Every `every`-th of all positions by rank, the first of them drawn by `seed`, as a sweep chooses them.
    ///
    /// # Errors
    /// When `every` is no whole number, or the seed is none.
    pub fn every(&self, every: &JsNumber, seed: &JsNumber) -> Result<JsTexts, Thrown> {
        let every = whole("every", every, u32::MAX)?.max(1) as usize;
        Ok(write(&self.survey.every(every, given::seed(seed)?))?.unchecked_into())
    }

    /// Up to `most` goal patterns first shown at `depth`.
    ///
    /// # Errors
    /// When the depth or `most` is no whole number.
    pub fn patterns_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsTexts, Thrown> {
        let (depth, most) = place(depth, most)?;
        Ok(write(&self.survey.patterns_at(depth, most))?.unchecked_into())
    }

    /// How deep a position lies; undefined when it was not met.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn depth_of(&self, state: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey.depth_of(&text("position", state)?)?)
    }

    /// How deep a goal pattern is first shown; undefined when it was not met, and where a goal is a position.
    ///
    /// # Errors
    /// When the pattern breaks its text form.
    pub fn depth_of_pattern(&self, goal: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey.depth_of_pattern(&text("goal", goal)?)?)
    }

    /// A shortest way from the start to a position, always the same one; undefined when it was not met.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn way_to(&self, state: &JsText) -> Result<Option<JsMoves>, Thrown> {
        let way = self.survey.way_to(&text("position", state)?)?;
        way.map(|moves| Ok(write(&moves)?.unchecked_into())).transpose()
    }
}

/// A depth, and how many are wanted of it.
#[allow(clippy::cast_possible_truncation)] // at most 255
fn place(depth: &JsNumber, most: &JsNumber) -> Result<(u8, usize), RequestError> {
    Ok((whole("depth", depth, u8::MAX.into())? as u8, whole("most", most, u32::MAX)? as usize))
}
