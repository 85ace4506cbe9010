//! Reads, builds, audits and scores made heuristics. Methods throw where those of [`session`] return an error, if a count is
//! too large for a JavaScript number, or without a clock.

use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::Performance;

use super::given::{JsText, text};
use super::{Thrown, clock, plain, problem, write};
use crate::ask::RequestError;
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

/// Works for about `milliseconds`. Returns whether work is left.
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

/// A made heuristic: builds and describes its tables, and estimates positions.
#[wasm_bindgen]
pub struct Workshop {
    workshop: session::Workshop,
    clock: Performance,
}

#[wasm_bindgen]
impl Workshop {
    /// The heuristic with this text for the goal of a problem; no table is begun.
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

    /// Builds tables for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| Ok(self.workshop.step(units)))
    }

    /// Progress and facts of the tables.
    pub fn report(&self) -> Result<Ts<session::WorkshopReport>, Thrown> {
        write(&self.workshop.report())
    }

    /// The estimate of a position in text form. Undefined while tables are being built.
    pub fn estimate(&self, state: &JsText) -> Result<Option<u32>, Thrown> {
        Ok(self.workshop.estimate(&text("state", state)?)?)
    }

    /// The parts of that estimate; null if it has no parts.
    #[wasm_bindgen(unchecked_return_type = "Parts | null")]
    pub fn parts(&self, state: &JsText) -> Result<JsValue, Thrown> {
        plain(&self.workshop.parts(&text("state", state)?)?)
    }
}

/// The audit of a heuristic.
#[wasm_bindgen]
pub struct Audit {
    audit: session::Audit,
    clock: Performance,
}

#[wasm_bindgen]
impl Audit {
    /// The audit of the heuristic with this text for a problem, not begun.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Audit, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let audit = session::Audit::new(&puzzle, &start, &goal, &heuristic)?;
        Ok(Self { audit, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.audit.step(units))
    }

    /// The result so far.
    pub fn report(&self) -> Result<Ts<session::AuditReport>, Thrown> {
        write(&self.audit.report())
    }
}

/// The scoring of a heuristic on its puzzle's problems.
#[wasm_bindgen]
pub struct Score {
    score: session::Score,
    clock: Performance,
}

#[wasm_bindgen]
impl Score {
    /// The score of the heuristic with this text, on the puzzle's problems for the board size of `start`.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Score, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let score = session::Score::new(&puzzle, &start, &goal, &heuristic)?;
        Ok(Self { score, clock: clock()? })
    }

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.score.step(units))
    }

    /// Progress, and the score once known.
    pub fn report(&self) -> Result<Ts<session::ScoreReport>, Thrown> {
        write(&self.score.report())
    }
}

/// The search for the simplest problem on which A* goes wrong because of a heuristic.
#[wasm_bindgen]
pub struct Astray {
    astray: session::Astray,
    clock: Performance,
}

#[wasm_bindgen]
impl Astray {
    /// Looks for a run that is at fault: `longer` for a too long solution, or `reopened` for a reopened position.
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

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        work(&self.clock, milliseconds, |units| self.astray.step(units))
    }

    /// The result so far.
    pub fn report(&self) -> Result<Ts<session::AstrayReport>, Thrown> {
        write(&self.astray.report())
    }
}
