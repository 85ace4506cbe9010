//! Heuristics that are made: read, built, audited and scored.

use wasm_bindgen::prelude::{JsCast, wasm_bindgen};
use web_sys::Performance;

use super::given::{JsText, text};
use super::{JsParts, Thrown, clock, problem, write};
use crate::ask::RequestError;
use crate::session;

#[wasm_bindgen]
extern "C" {
    /// What was made of a heuristic's text.
    #[wasm_bindgen(typescript_type = "HeuristicReading")]
    pub type JsHeuristicReading;
    /// The words of the language for a board.
    #[wasm_bindgen(typescript_type = "Vocabulary")]
    pub type JsVocabulary;
    /// What there is to tell of a heuristic's tables.
    #[wasm_bindgen(typescript_type = "WorkshopReport")]
    pub type JsWorkshopReport;
    /// What an audit has found.
    #[wasm_bindgen(typescript_type = "AuditReport")]
    pub type JsAuditReport;
    /// The score of a heuristic, and its price.
    #[wasm_bindgen(typescript_type = "ScoreReport")]
    pub type JsScoreReport;
    /// Where A* goes wrong because of a heuristic.
    #[wasm_bindgen(typescript_type = "AstrayReport")]
    pub type JsAstrayReport;
}

/// Reads the text of a heuristic for the goal of a problem. What is wrong of the text is told in what comes of it.
///
/// # Errors
/// When there is no such puzzle, or the problem breaks its format.
#[wasm_bindgen]
pub fn read_heuristic(
    puzzle: &JsText,
    start: &JsText,
    goal: &JsText,
    heuristic: &JsText,
) -> Result<JsHeuristicReading, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let heuristic = text("heuristic", heuristic)?;
    Ok(write(&session::read_heuristic(&puzzle, &start, &goal, &heuristic)?)?.unchecked_into())
}

/// The words of the language for the board of a problem.
///
/// # Errors
/// When there is no such puzzle, or the problem breaks its format.
#[wasm_bindgen]
pub fn vocabulary(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsVocabulary, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(write(&session::vocabulary(&puzzle, &start, &goal)?)?.unchecked_into())
}

/// Works for about `milliseconds`, some 100 microseconds at a time. Returns whether there is more to do.
fn work(
    clock: &Performance,
    milliseconds: f64,
    mut step: impl FnMut(u64) -> Result<bool, RequestError>,
) -> Result<bool, Thrown> {
    const BATCH: u64 = 2048;
    let end = clock.now() + milliseconds.max(0.0);
    while step(BATCH)? {
        if clock.now() >= end {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A heuristic whose tables are built and shown, and that is asked about positions.
#[wasm_bindgen]
pub struct Workshop {
    workshop: session::Workshop,
    clock: Performance,
}

#[wasm_bindgen]
impl Workshop {
    /// The heuristic with this text for the goal of a problem, its tables not begun.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format, the text is no heuristic, or the host has no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
    ) -> Result<Workshop, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let workshop = session::Workshop::new(&puzzle, &start, &goal, &heuristic)?;
        Ok(Self { workshop, clock: clock()? })
    }

    /// Builds tables for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// Never.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| Ok(self.workshop.step(units)))
    }

    /// What there is to tell of the tables.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsWorkshopReport, Thrown> {
        Ok(write(&self.workshop.report())?.unchecked_into())
    }

    /// What the heuristic says of a position in text form. Undefined while its tables are being built.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn estimate(&self, state: &JsText) -> Result<Option<u32>, Thrown> {
        Ok(self.workshop.estimate(&text("state", state)?)?)
    }

    /// What that is made of, where it is made of several parts; null where it is not.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn parts(&self, state: &JsText) -> Result<JsParts, Thrown> {
        Ok(write(&self.workshop.parts(&text("state", state)?)?)?.unchecked_into())
    }
}

/// The audit of a heuristic, ready to be stepped.
#[wasm_bindgen]
pub struct Audit {
    audit: session::Audit,
    clock: Performance,
}

#[wasm_bindgen]
impl Audit {
    /// The audit of the heuristic with this text for a problem, not begun.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format or cannot be solved, the text is no heuristic, or the host has no
    /// clock.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Audit, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let audit = session::Audit::new(&puzzle, &start, &goal, &heuristic)?;
        Ok(Self { audit, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for a table of the space.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.audit.step(units))
    }

    /// What was found so far.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsAuditReport, Thrown> {
        Ok(write(&self.audit.report())?.unchecked_into())
    }
}

/// The score of a heuristic on the problems of its puzzle, ready to be stepped.
#[wasm_bindgen]
pub struct Score {
    score: session::Score,
    clock: Performance,
}

#[wasm_bindgen]
impl Score {
    /// The score of the heuristic with this text, on the problems of the puzzle and the size of board that `start` is of.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format, the text is no heuristic, or the host has no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Score, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let score = session::Score::new(&puzzle, &start, &goal, &heuristic)?;
        Ok(Self { score, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// When the text is no heuristic on the board of a problem.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.score.step(units))
    }

    /// How far it is, and the score once it is known.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsScoreReport, Thrown> {
        Ok(write(&self.score.report())?.unchecked_into())
    }
}

/// The search for the simplest problem on which A* goes wrong because of a heuristic, ready to be stepped.
#[wasm_bindgen]
pub struct Astray {
    astray: session::Astray,
    clock: Performance,
}

#[wasm_bindgen]
impl Astray {
    /// The search for a run that ends with a `longer` solution than a shortest, or one in which a position is `reopened`.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format, the text is no heuristic, there is no such fault, or the host has no
    /// clock.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
        fault: &JsText,
    ) -> Result<Astray, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let [heuristic, fault] = [text("heuristic", heuristic)?, text("fault", fault)?];
        let astray = session::Astray::new(&puzzle, &start, &goal, &heuristic, &fault)?;
        Ok(Self { astray, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    ///
    /// # Errors
    /// Never.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.astray.step(units))
    }

    /// What was found so far.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn report(&self) -> Result<JsAstrayReport, Thrown> {
        Ok(write(&self.astray.report())?.unchecked_into())
    }
}
