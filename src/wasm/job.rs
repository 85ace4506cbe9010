use std::any::Any;

use tsify::Ts;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::Performance;

use super::given::{JsNumber, JsText, text, whole};
use super::trace::Tracer;
use super::{Thrown, plain, problem, write};
use crate::session::{self, QualityReport, RequestError};

#[wasm_bindgen(typescript_custom_section)]
const JOB_OF: &str = "
/** A job with the type of its report. */
export type JobOf<Report> = Omit<Job, 'report'> & { report(): Report };
";

/// Long work of any kind, done in slices. Calls throw where those of [`session`] return an error, if a number is invalid, if
/// a count is too large for a JavaScript number, or if the job is not of the kind that answers them.
#[wasm_bindgen]
pub struct Job {
    work: Box<dyn Work>,
    clock: Performance,
}

/// A [`session::Job`] with its report for JavaScript.
trait Work: Any {
    fn step(&mut self, units: u64) -> Result<bool, RequestError>;
    fn report(&self) -> Result<JsValue, Thrown>;
}

impl<J: session::Job + 'static> Work for J {
    fn step(&mut self, units: u64) -> Result<bool, RequestError> {
        session::Job::step(self, units)
    }

    fn report(&self) -> Result<JsValue, Thrown> {
        plain(&session::Job::report(self))
    }
}

/// The kinds of jobs. None is begun.
#[wasm_bindgen]
impl Job {
    /// The census of all positions that a start can reach.
    #[wasm_bindgen(unchecked_return_type = "JobOf<SurveyReport>")]
    pub fn survey(puzzle: &JsText, start: &JsText) -> Result<Job, Thrown> {
        Self::of(session::Survey::new(&text("puzzle", puzzle)?, &text("start", start)?)?)
    }

    /// The comparison of a heuristic with the true distance over all positions that a start can reach.
    #[wasm_bindgen(unchecked_return_type = "JobOf<QualityReport>")]
    pub fn quality(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
    ) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Self::of(session::Quality::new(&puzzle, &start, &goal, &text("heuristic", heuristic)?)?)
    }

    /// The floor for two heuristics by name: towards the goal, and from the start. The second defaults to the first,
    /// reversed, or to `blind` if the goal is a pattern. IDA* is given up after `most` generated positions, by default
    /// 100,000,000.
    #[wasm_bindgen(unchecked_return_type = "JobOf<FloorReport>")]
    #[allow(clippy::needless_pass_by_value)] // an optional value is passed by value
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn floor(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
        backward_heuristic: Option<JsText>,
        most: Option<f64>,
    ) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let heuristic = text("heuristic", heuristic)?;
        let backward = backward_heuristic.map(|name| text("backward-heuristic", &name)).transpose()?;
        let mut floor = session::Floor::new(&puzzle, &start, &goal, &heuristic, backward.as_deref())?;
        if let Some(most) = most {
            floor.give_up_after(most as u64);
        }
        Self::of(floor)
    }

    /// The tables of the heuristic with this text.
    #[wasm_bindgen(unchecked_return_type = "JobOf<WorkshopReport>")]
    pub fn tables(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Self::of(session::Workshop::new(&puzzle, &start, &goal, &text("heuristic", heuristic)?)?)
    }

    /// The audit of the heuristic with this text.
    #[wasm_bindgen(unchecked_return_type = "JobOf<AuditReport>")]
    pub fn audit(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Self::of(session::Audit::new(&puzzle, &start, &goal, &text("heuristic", heuristic)?)?)
    }

    /// The score of the heuristic with this text, on the puzzle's problems for the board size of `start`.
    #[wasm_bindgen(unchecked_return_type = "JobOf<ScoreReport>")]
    pub fn score(puzzle: &JsText, start: &JsText, goal: &JsText, heuristic: &JsText) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Self::of(session::Score::new(&puzzle, &start, &goal, &text("heuristic", heuristic)?)?)
    }

    /// The search for the simplest problem on which A* goes wrong because of a heuristic: `longer` for a too long solution,
    /// or `reopened` for a reopened position.
    #[wasm_bindgen(unchecked_return_type = "JobOf<AstrayReport>")]
    pub fn astray(
        puzzle: &JsText,
        start: &JsText,
        goal: &JsText,
        heuristic: &JsText,
        fault: &JsText,
    ) -> Result<Job, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        let [heuristic, fault] = [text("heuristic", heuristic)?, text("fault", fault)?];
        Self::of(session::Astray::new(&puzzle, &start, &goal, &heuristic, &fault)?)
    }

    fn of(work: impl session::Job + 'static) -> Result<Job, Thrown> {
        Ok(Self { work: Box::new(work), clock: clock()? })
    }
}

#[wasm_bindgen]
impl Job {
    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> Result<bool, Thrown> {
        // About 100 microseconds of work between clock reads.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.work.step(BATCH)? {
            if self.clock.now() >= end {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Does up to `units` units of work. Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, units: f64) -> Result<bool, Thrown> {
        Ok(self.work.step(units as u64)?)
    }

    /// Progress, and the result once known.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn report(&self) -> Result<JsValue, Thrown> {
        self.work.report()
    }

    fn known<J: session::Job + 'static>(&self, kind: &str) -> Result<&J, Thrown> {
        let work: &dyn Any = self.work.as_ref();
        work.downcast_ref().ok_or_else(|| Thrown::new(&format!("another job given; allowed: {kind}")))
    }
}

/// Questions about a comparison.
#[wasm_bindgen]
impl Job {
    /// The comparison for the positions of a trace, each counted once. Empty before all distances are known.
    pub fn touched(&self, tracer: &Tracer) -> Result<Ts<QualityReport>, Thrown> {
        write(&self.known::<session::Quality>("a quality")?.among(tracer.tracer.states())?)
    }
}

/// Questions about a census.
#[wasm_bindgen]
impl Job {
    /// At most `most` positions at `depth`, by rank.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn positions_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsValue, Thrown> {
        let (depth, most) = place(depth, most)?;
        plain(&self.survey_made()?.positions_at(depth, most))
    }

    /// At most `most` goal patterns first shown at `depth`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn patterns_at(&self, depth: &JsNumber, most: &JsNumber) -> Result<JsValue, Thrown> {
        let (depth, most) = place(depth, most)?;
        plain(&self.survey_made()?.patterns_at(depth, most))
    }

    /// The depth of a position; undefined if it was not met.
    pub fn depth_of(&self, state: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey_made()?.depth_of(&text("position", state)?)?)
    }

    /// The depth at which a goal pattern is first shown; undefined if it was not met, or if a goal is a position.
    pub fn depth_of_pattern(&self, goal: &JsText) -> Result<Option<u8>, Thrown> {
        Ok(self.survey_made()?.depth_of_pattern(&text("goal", goal)?)?)
    }

    /// A shortest path from the start to a position, deterministic; undefined if the position was not met.
    #[wasm_bindgen(unchecked_return_type = "string[] | undefined")]
    pub fn way_to(&self, state: &JsText) -> Result<JsValue, Thrown> {
        let way = self.survey_made()?.way_to(&text("position", state)?)?;
        way.map_or(Ok(JsValue::UNDEFINED), |moves| plain(&moves))
    }

    fn survey_made(&self) -> Result<&session::Survey, Thrown> {
        self.known("a survey")
    }
}

#[allow(clippy::cast_possible_truncation)] // at most 255
fn place(depth: &JsNumber, most: &JsNumber) -> Result<(u8, usize), RequestError> {
    Ok((whole("depth", depth, u8::MAX.into())? as u8, whole("most", most, u32::MAX)? as usize))
}

/// The clock of the current window or worker; both use the same name.
fn clock() -> Result<Performance, Thrown> {
    js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"))
        .ok()
        .filter(|clock| !clock.is_undefined())
        .map(JsCast::unchecked_into)
        .ok_or_else(|| Thrown::new("this host has no performance.now()"))
}
