//! The browser's API: newtypes that forward calls, without logic.
//!
//! Requests and results are plain objects. Every error is a JavaScript `Error` with a message for programmers. If a request
//! cannot be carried out, its `report` is the error as data.

use serde::Serialize;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::Performance;

use crate::contest;
use crate::search::{Status, stats};
use crate::session::{self, Breakpoints, Mark, Request, RequestError, Session, link};
use given::{JsNumber, JsText, MOST_MOVES, text, whole};

mod floor;
mod given;
mod quality;
mod survey;
mod trace;
mod workshop;

#[wasm_bindgen(typescript_custom_section)]
const SETTINGS: &str = include_str!("wasm/settings.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("wasm/types.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const WORKSHOP: &str = include_str!("wasm/workshop.d.ts");

#[wasm_bindgen]
extern "C" {
    /// A request.
    #[wasm_bindgen(typescript_type = "Request")]
    pub type JsRequest;
    /// The state and counts of a search.
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type JsSnapshot;
    /// All available choices.
    #[wasm_bindgen(typescript_type = "Catalogue")]
    pub type JsCatalogue;
    /// A line of play.
    #[wasm_bindgen(typescript_type = "Line")]
    pub type JsLine;
    /// The problems of a contest.
    #[wasm_bindgen(typescript_type = "Problem[]")]
    pub type JsProblems;
    /// A dealt start.
    #[wasm_bindgen(typescript_type = "Deal")]
    pub type JsDeal;
    /// The content of a link.
    #[wasm_bindgen(typescript_type = "Link")]
    pub type JsLink;
    /// The result of reading a link.
    #[wasm_bindgen(typescript_type = "Reading")]
    pub type JsReading;
    /// A brute-force branching factor.
    #[wasm_bindgen(typescript_type = "Growth | null")]
    pub type JsGrowth;
    /// A step.
    #[wasm_bindgen(typescript_type = "Step")]
    pub type JsStep;
    /// The newest node, or null.
    #[wasm_bindgen(typescript_type = "Step | null")]
    pub type JsStepOrNull;
    /// Breakpoints.
    #[wasm_bindgen(typescript_type = "Breakpoints")]
    pub type JsBreakpoints;
    /// The breakpoint hit, or null.
    #[wasm_bindgen(typescript_type = "Break | null")]
    pub type JsBreakOrNull;
    /// The parts of an estimate.
    #[wasm_bindgen(typescript_type = "Parts | null")]
    pub type JsParts;
    /// The open lists.
    #[wasm_bindgen(typescript_type = "WaitingReport[]")]
    pub type JsWaiting;
    /// Why there is no solution.
    #[wasm_bindgen(typescript_type = "Said | null")]
    pub type JsReason;
    /// An error as data.
    #[wasm_bindgen(typescript_type = "ErrorReport")]
    pub type JsErrorReport;
    /// Moves in the puzzle's notation.
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type JsMoves;
}

/// A JavaScript `Error` to throw.
pub struct Thrown(js_sys::Error);

impl Thrown {
    /// An error for programmers only.
    fn new(message: &str) -> Self {
        Self(js_sys::Error::new(message))
    }
}

impl From<RequestError> for Thrown {
    fn from(error: RequestError) -> Self {
        let thrown = Self::new(&error.to_string());
        let report = write(&error.report()).map(JsValue::unchecked_into::<JsErrorReport>);
        match report.map(|report| js_sys::Reflect::set(&thrown.0, &"report".into(), &report)) {
            Ok(_) => thrown,
            Err(unwritten) => unwritten,
        }
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0.into()
    }
}

/// Routes Rust panics to the browser's console. Runs first.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Runs the search of `request` to its end.
///
/// # Errors
/// If the request cannot be carried out.
#[wasm_bindgen]
pub fn solve(request: JsRequest) -> Result<JsSnapshot, Thrown> {
    let mut session = Session::new(read_request(request)?)?;
    while session.step(u64::MAX) == Status::Running {}
    Ok(write(&session.snapshot())?.unchecked_into())
}

/// Memory for checkpoints, in bytes.
const CHECKPOINTS: u64 = 64 << 20;

/// A search that can be paused, stepped, and taken to any node.
#[wasm_bindgen]
pub struct Search {
    session: Session,
    clock: Performance,
}

#[wasm_bindgen]
impl Search {
    /// The search of `request`, not begun.
    ///
    /// # Errors
    /// If the request cannot be carried out, or the host has no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(request: JsRequest) -> Result<Search, Thrown> {
        let mut session = Session::new(read_request(request)?)?;
        session.keep_checkpoints(CHECKPOINTS);
        Ok(Self { session, clock: clock()? })
    }

    /// Generates up to `nodes` positions, or does up to as many units of table building. Stops early while a large table
    /// grows, which takes several calls. Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, nodes: f64) -> bool {
        self.session.step_some(nodes as u64) == Status::Running
    }

    /// Like `step`, but stops at `expanded` expansions.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn expand_to(&mut self, expanded: f64, nodes: f64) -> bool {
        self.session.step_to(Mark::Expanded(expanded as u64), nodes as u64) == Status::Running
    }

    /// Like `step`, but stops when stage number `stage` begins: a layer, a bound, or a solution of branch and bound.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_stage(&mut self, stage: f64, nodes: f64) -> bool {
        self.session.step_to(Mark::Stage(stage as u64), nodes as u64) == Status::Running
    }

    /// Like `step`, but generates at least one position, and stops at the end of an iteration, layer or level.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_stage_end(&mut self, nodes: f64) -> bool {
        self.session.step_to_stage_end(nodes as u64) == Status::Running
    }

    /// Whether an iteration, layer or level ends here.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn stage_end(&self) -> bool {
        self.session.is_stage_end()
    }

    /// Open positions: at most `most` from each end of each list.
    ///
    /// # Errors
    /// If `most` is not a whole number, or a count is too large for a JavaScript number.
    pub fn waiting(&self, most: &JsNumber) -> Result<JsWaiting, Thrown> {
        let most = whole("most", most, u32::MAX)? as usize;
        Ok(write(&self.session.waiting(most))?.unchecked_into())
    }

    /// Like `step`, but stops after the unit that hit a breakpoint, which `broke` returns.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_break(&mut self, nodes: f64) -> bool {
        self.session.step_to_break(nodes as u64) == Status::Running
    }

    /// Replaces the breakpoints.
    ///
    /// # Errors
    /// If the search can never stop at one of them, or they are malformed.
    pub fn set_breakpoints(&mut self, breakpoints: JsBreakpoints) -> Result<(), Thrown> {
        let fields = given::fields("breakpoints", &Breakpoints::fields(), &breakpoints.into())?;
        Ok(self.session.set_breakpoints(fields.try_into()?)?)
    }

    /// The breakpoint hit by the last step.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(getter)]
    pub fn broke(&self) -> Result<JsBreakOrNull, Thrown> {
        Ok(write(&self.session.broke())?.unchecked_into())
    }

    /// Does up to `units` units of table building and no searching. Returns whether table building is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn prepare(&mut self, units: f64) -> bool {
        self.session.prepare(units as u64);
        self.session.is_preparing()
    }

    /// Whether the heuristic's tables are still being built.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn preparing(&self) -> bool {
        self.session.is_preparing()
    }

    /// Units of work done: positions generated, plus 1 if the search ended in a step that generated none.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // as in `generated`
    #[must_use]
    pub fn units(&self) -> f64 {
        self.session.units() as f64
    }

    /// Positions generated so far.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // exact up to 2^53, some years of searching
    #[must_use]
    pub fn generated(&self) -> f64 {
        self.session.progress()[0] as f64
    }

    /// Positions expanded so far.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // as in `generated`
    #[must_use]
    pub fn expanded(&self) -> f64 {
        self.session.progress()[1] as f64
    }

    /// Number of stages begun.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // as in `generated`
    #[must_use]
    pub fn stage(&self) -> f64 {
        self.session.progress()[2] as f64
    }

    /// The heuristic's lower bound for a position in text form. Undefined while tables are being built or without a
    /// heuristic.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn estimate(&self, state: &JsText) -> Result<Option<u32>, Thrown> {
        Ok(self.session.estimate(&text("position", state)?)?)
    }

    /// The parts of that estimate; null if it has no parts, or if there is no estimate.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn parts(&self, state: &JsText) -> Result<JsParts, Thrown> {
        Ok(write(&self.session.parts(&text("position", state)?)?)?.unchecked_into())
    }

    /// Works for about `milliseconds`. Returns whether work is left.
    pub fn run_for(&mut self, milliseconds: f64) -> bool {
        // About 100 microseconds of work between clock reads: long against a read, short against a frame.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.session.step_some(BATCH) == Status::Running {
            if self.clock.now() >= end {
                return true;
            }
        }
        false
    }

    /// Goes to the best known state at or before `units` units of work, usually a checkpoint. Complete tables stay.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn rewind(&mut self, units: f64) {
        self.session.rewind(units as u64);
    }

    /// Goes to `nodes` units of work, forward or back. Going back restores a checkpoint and searches forward, which is
    /// deterministic. Complete tables stay. Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn seek(&mut self, nodes: f64) -> bool {
        self.session.seek(nodes as u64) == Status::Running
    }

    /// Restarts the search from another start of the same component; tables stay.
    ///
    /// # Errors
    /// If the start is malformed or not in the component of the first.
    pub fn start_from(&mut self, start: &JsText) -> Result<(), Thrown> {
        Ok(self.session.start_from(&text("start", start)?)?)
    }

    /// The newest node. Null before the first.
    ///
    /// # Errors
    /// If a count is too large for a JavaScript number.
    pub fn last_step(&mut self) -> Result<JsStepOrNull, Thrown> {
        Ok(write(&self.session.last_step())?.unchecked_into())
    }

    /// The current state and counts of the search.
    ///
    /// # Errors
    /// If a count is too large for a JavaScript number.
    pub fn snapshot(&self) -> Result<JsSnapshot, Thrown> {
        Ok(write(&self.session.snapshot())?.unchecked_into())
    }
}

/// All puzzles with their heuristics and moves, and all algorithms.
///
/// # Errors
/// Never.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsCatalogue, Thrown> {
    Ok(write(&session::catalogue())?.unchecked_into())
}

/// Plays moves from the start of a problem. Returns the positions and the legal next moves.
///
/// # Errors
/// If the problem is malformed, or a move is illegal.
#[wasm_bindgen]
pub fn play(puzzle: &JsText, start: &JsText, goal: &JsText, moves: JsMoves) -> Result<JsLine, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let moves = given::moves(&moves.into())?;
    Ok(write(&session::play(&puzzle, &start, &goal, &moves)?)?.unchecked_into())
}

/// Why a problem has no solution, if a cheap test shows it; null if it has one or only a search could decide.
///
/// # Errors
/// If the problem is malformed.
#[wasm_bindgen]
pub fn unsolvable(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsReason, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(write(&session::unsolvable(&puzzle, &start, &goal)?)?.unchecked_into())
}

/// Draws a start `depth` moves from the goal in the component of `start`, deterministic in `seed`.
///
/// # Errors
/// If the problem is malformed.
#[wasm_bindgen]
pub fn deal(
    puzzle: &JsText,
    start: &JsText,
    goal: &JsText,
    depth: &JsNumber,
    seed: &JsNumber,
) -> Result<JsDeal, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
    Ok(write(&session::deal(&puzzle, &start, &goal, depth, seed)?)?.unchecked_into())
}

/// Deals any number of starts for one goal, and searches around the goal only once.
#[wasm_bindgen]
pub struct Dealer(session::Dealer);

#[wasm_bindgen]
impl Dealer {
    /// A dealer for the goal of a problem and the component of its start.
    ///
    /// # Errors
    /// If the problem is malformed.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<Dealer, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Ok(Self(session::Dealer::new(&puzzle, &start, &goal)?))
    }

    /// Like the function `deal`, independent of earlier deals.
    ///
    /// # Errors
    /// If the depth or the seed is not a whole number, or too large.
    pub fn deal(&mut self, depth: &JsNumber, seed: &JsNumber) -> Result<JsDeal, Thrown> {
        let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
        Ok(write(&self.0.deal(depth, seed))?.unchecked_into())
    }
}

/// The effective branching factor b* of a search with this number of generated positions and a solution of `length` moves.
///
/// # Errors
/// If the length is not a whole number, or too large.
#[wasm_bindgen]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
pub fn effective_branching(generated: f64, length: &JsNumber) -> Result<Option<f64>, Thrown> {
    let length = whole("length", length, MOST_MOVES)? as usize;
    Ok(stats::effective_branching(generated as u64, length))
}

/// The brute-force branching factor of a problem: the growth of the move tree without moves straight back. Null if the start
/// has no moves.
///
/// # Errors
/// If the problem is malformed.
#[wasm_bindgen]
pub fn brute_force_branching(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsGrowth, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(write(&session::brute_force_branching(&puzzle, &start, &goal)?)?.unchecked_into())
}

/// Reads a contest input.
///
/// # Errors
/// If the input is malformed: line, column, given and allowed text.
#[wasm_bindgen]
pub fn parse_contest(puzzle: &JsText, input: &JsText) -> Result<JsProblems, Thrown> {
    let (puzzle, input) = (text("puzzle", puzzle)?, text("input", input)?);
    let problems: Vec<contest::Problem> = session::read_contest(&puzzle, &input)?;
    Ok(write(&problems)?.unchecked_into())
}

/// Writes a problem as contest input.
///
/// # Errors
/// If the problem is malformed, or the format cannot express it: place and reason.
#[wasm_bindgen]
pub fn write_contest(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<String, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(session::write_contest(&puzzle, &contest::Problem { start, goal })?)
}

/// Reads a link: an address, or the part after its `#`. Invalid parts get their defaults and are reported.
///
/// # Errors
/// If it is not a string.
#[wasm_bindgen]
pub fn read_link(link: &JsText) -> Result<JsReading, Thrown> {
    Ok(write(&link::read(&text("link", link)?))?.unchecked_into())
}

/// The text of a link, without the `#`.
///
/// # Errors
/// If a part is missing or cannot be written in a link.
#[wasm_bindgen]
pub fn write_link(link: JsLink) -> Result<String, Thrown> {
    Ok(link::write(&given::link(&link.into())?))
}

/// The clock of the current window or worker; both use the same name.
fn clock() -> Result<Performance, Thrown> {
    js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"))
        .ok()
        .filter(|clock| !clock.is_undefined())
        .map(JsCast::unchecked_into)
        .ok_or_else(|| Thrown::new("this host has no performance.now()"))
}

fn read_request(request: JsRequest) -> Result<Request, RequestError> {
    given::fields("request", &Request::names().collect::<Vec<_>>(), &request.into())?.try_into()
}

fn problem(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<[String; 3], RequestError> {
    Ok([text("puzzle", puzzle)?, text("start", start)?, text("goal", goal)?])
}

fn write(value: &impl Serialize) -> Result<JsValue, Thrown> {
    let plain_objects = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain_objects).map_err(|error| Thrown::new(&error.to_string()))
}
