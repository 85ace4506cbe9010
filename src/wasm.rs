//! The browser's door: newtypes that forward, no logic.
//!
//! Requests and results are plain objects. Every error is a JavaScript `Error`: its message is for programmers, and where
//! something was asked for that cannot be done its `report` is the error as data.

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
    /// What is to be searched, and how.
    #[wasm_bindgen(typescript_type = "Request")]
    pub type JsRequest;
    /// How a search stands, and all its counts.
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type JsSnapshot;
    /// All there is to choose from.
    #[wasm_bindgen(typescript_type = "Catalogue")]
    pub type JsCatalogue;
    /// A line of play.
    #[wasm_bindgen(typescript_type = "Line")]
    pub type JsLine;
    /// A contest's problems.
    #[wasm_bindgen(typescript_type = "Problem[]")]
    pub type JsProblems;
    /// A start for a goal.
    #[wasm_bindgen(typescript_type = "Deal")]
    pub type JsDeal;
    /// What a link says.
    #[wasm_bindgen(typescript_type = "Link")]
    pub type JsLink;
    /// What was made of a link.
    #[wasm_bindgen(typescript_type = "Reading")]
    pub type JsReading;
    /// By what a tree grows.
    #[wasm_bindgen(typescript_type = "Growth | null")]
    pub type JsGrowth;
    /// The newest node.
    #[wasm_bindgen(typescript_type = "Step")]
    pub type JsStep;
    /// The newest node, if there is one.
    #[wasm_bindgen(typescript_type = "Step | null")]
    pub type JsStepOrNull;
    /// Where a search is to stop.
    #[wasm_bindgen(typescript_type = "Breakpoints")]
    pub type JsBreakpoints;
    /// The breakpoint that was hit.
    #[wasm_bindgen(typescript_type = "Break | null")]
    pub type JsBreakOrNull;
    /// What an estimate is made of.
    #[wasm_bindgen(typescript_type = "Parts | null")]
    pub type JsParts;
    /// What waits.
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

/// An error that is thrown: a JavaScript `Error`.
pub struct Thrown(js_sys::Error);

impl Thrown {
    /// One that is for programmers alone.
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

/// Routes Rust panics to the browser's console, once, before anything else runs.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Runs the search of `request` to its end and tells all about it.
///
/// # Errors
/// When the request cannot be carried out.
#[wasm_bindgen]
pub fn solve(request: JsRequest) -> Result<JsSnapshot, Thrown> {
    let mut session = Session::new(read_request(request)?)?;
    while session.step(u64::MAX) == Status::Running {}
    Ok(write(&session.snapshot())?.unchecked_into())
}

/// Memory for going back, in bytes.
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
    /// When the request cannot be carried out, or the host has no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(request: JsRequest) -> Result<Search, Thrown> {
        let mut session = Session::new(read_request(request)?)?;
        session.keep_checkpoints(CHECKPOINTS);
        Ok(Self { session, clock: clock()? })
    }

    /// Generates up to `nodes` positions, or does as many units of building the heuristic's tables; fewer where a larger table of
    /// positions is being made, which takes several calls. Returns whether there is more to do.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn step(&mut self, nodes: f64) -> bool {
        self.session.step_some(nodes as u64) == Status::Running
    }

    /// Like `step`, but stops where so many positions are `expanded`.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn expand_to(&mut self, expanded: f64, nodes: f64) -> bool {
        self.session.step_to(Mark::Expanded(expanded as u64), nodes as u64) == Status::Running
    }

    /// Like `step`, but stops where so many stages have begun: layers, bounds, or solutions of branch and bound.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_stage(&mut self, stage: f64, nodes: f64) -> bool {
        self.session.step_to(Mark::Stage(stage as u64), nodes as u64) == Status::Running
    }

    /// Like `step`, but generates one position at the least, and stops after one that ends an iteration, a layer or a level.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_stage_end(&mut self, nodes: f64) -> bool {
        self.session.step_to_stage_end(nodes as u64) == Status::Running
    }

    /// Whether an iteration, a layer or a level ends here, as a snapshot tells it.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn stage_end(&self) -> bool {
        self.session.is_stage_end()
    }

    /// What waits to be looked at, each list with up to `most` of each of its ends.
    ///
    /// # Errors
    /// When `most` is no whole number, or a count is too large for a JavaScript number.
    pub fn waiting(&self, most: &JsNumber) -> Result<JsWaiting, Thrown> {
        let most = whole("most", most, u32::MAX)? as usize;
        Ok(write(&self.session.waiting(most))?.unchecked_into())
    }

    /// Like `step`, but stops after the unit that hit a breakpoint, which `broke` then tells.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn step_to_break(&mut self, nodes: f64) -> bool {
        self.session.step_to_break(nodes as u64) == Status::Running
    }

    /// Stops at these breakpoints from now on, and at no others.
    ///
    /// # Errors
    /// When the search can never stop at one of them, or they break their format.
    pub fn set_breakpoints(&mut self, breakpoints: JsBreakpoints) -> Result<(), Thrown> {
        let fields = given::fields("breakpoints", &Breakpoints::fields(), &breakpoints.into())?;
        Ok(self.session.set_breakpoints(fields.try_into()?)?)
    }

    /// The breakpoint that the last step hit.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(getter)]
    pub fn broke(&self) -> Result<JsBreakOrNull, Thrown> {
        Ok(write(&self.session.broke())?.unchecked_into())
    }

    /// Does up to `units` of work on the heuristic's tables, and none on the search. Returns whether there is more of it.
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

    /// Units of work done: as many as positions generated, and one more when the search has ended in one that generated none.
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

    /// How many stages have begun.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // as in `generated`
    #[must_use]
    pub fn stage(&self) -> f64 {
        self.session.progress()[2] as f64
    }

    /// What the heuristic says of a position in text form: moves to go at the least. Undefined while its tables are
    /// being built, and for searches without one.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn estimate(&self, state: &JsText) -> Result<Option<u32>, Thrown> {
        Ok(self.session.estimate(&text("position", state)?)?)
    }

    /// What that estimate is made of, where it is made of several parts; null where it is not, and where there is none.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn parts(&self, state: &JsText) -> Result<JsParts, Thrown> {
        Ok(write(&self.session.parts(&text("position", state)?)?)?.unchecked_into())
    }

    /// Works for about `milliseconds`. Returns whether there is more to do.
    pub fn run_for(&mut self, milliseconds: f64) -> bool {
        // Some 100 microseconds of work between looks at the clock: long against a look, short against a
        // frame.
        const BATCH: u64 = 4096;
        let end = self.clock.now() + milliseconds.max(0.0);
        while self.session.step_some(BATCH) == Status::Running {
            if self.clock.now() >= end {
                return true;
            }
        }
        false
    }

    /// Goes to a place at or before `units` units of work, from which stepping leads there soonest. Tables that were
    /// built are kept.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn rewind(&mut self, units: f64) {
        self.session.rewind(units as u64);
    }

    /// Goes to where `nodes` units of work are done, forward or back, by going forward from the last checkpoint before:
    /// deterministic searches pass through the same positions. Tables that were built are kept. Returns whether there is
    /// more to do.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as in `step`
    pub fn seek(&mut self, nodes: f64) -> bool {
        self.session.seek(nodes as u64) == Status::Running
    }

    /// Begins the same search from another start of the same component; tables are kept.
    ///
    /// # Errors
    /// When the start breaks the puzzle's text form, or cannot be reached from the first.
    pub fn start_from(&mut self, start: &JsText) -> Result<(), Thrown> {
        Ok(self.session.start_from(&text("start", start)?)?)
    }

    /// What was done last: the newest node. Null before the first.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn last_step(&mut self) -> Result<JsStepOrNull, Thrown> {
        Ok(write(&self.session.last_step())?.unchecked_into())
    }

    /// How the search stands now, and all its counts.
    ///
    /// # Errors
    /// When a count is too large for a JavaScript number.
    pub fn snapshot(&self) -> Result<JsSnapshot, Thrown> {
        Ok(write(&self.session.snapshot())?.unchecked_into())
    }
}

/// The puzzles with their heuristics and orders, and the algorithms: all there is to choose from.
///
/// # Errors
/// Never.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsCatalogue, Thrown> {
    Ok(write(&session::catalogue())?.unchecked_into())
}

/// Plays moves from the start of a problem: the positions on the way and the moves that could follow.
///
/// # Errors
/// When the problem breaks its format, or a move is not legal where it is made.
#[wasm_bindgen]
pub fn play(puzzle: &JsText, start: &JsText, goal: &JsText, moves: JsMoves) -> Result<JsLine, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let moves = given::moves(&moves.into())?;
    Ok(write(&session::play(&puzzle, &start, &goal, &moves)?)?.unchecked_into())
}

/// Why a problem has no solution, where that can be shown at once; null where it has one, or only a search could tell.
///
/// # Errors
/// When the problem breaks its format.
#[wasm_bindgen]
pub fn unsolvable(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsReason, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(write(&session::unsolvable(&puzzle, &start, &goal)?)?.unchecked_into())
}

/// Draws a start that is `depth` moves from the goal, from those in the component of `start`; the same for the same `seed`.
///
/// # Errors
/// When the problem breaks its format.
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

/// Deals any number of starts for one goal, and looks around the goal only once for all of them.
#[wasm_bindgen]
pub struct Dealer(session::Dealer);

#[wasm_bindgen]
impl Dealer {
    /// A dealer for the goal of a problem and the component of its start.
    ///
    /// # Errors
    /// When the problem breaks its format.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<Dealer, Thrown> {
        let [puzzle, start, goal] = problem(puzzle, start, goal)?;
        Ok(Self(session::Dealer::new(&puzzle, &start, &goal)?))
    }

    /// What the function `deal` deals, whatever was dealt before.
    ///
    /// # Errors
    /// When the depth or the seed is no whole number, or too large.
    pub fn deal(&mut self, depth: &JsNumber, seed: &JsNumber) -> Result<JsDeal, Thrown> {
        let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
        Ok(write(&self.0.deal(depth, seed))?.unchecked_into())
    }
}

/// The effective branching factor b* of a search that generated so many positions and found a solution of `length` moves.
///
/// # Errors
/// When the length is no whole number, or too large.
#[wasm_bindgen]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
pub fn effective_branching(generated: f64, length: &JsNumber) -> Result<Option<f64>, Thrown> {
    let length = whole("length", length, MOST_MOVES)? as usize;
    Ok(stats::effective_branching(generated as u64, length))
}

/// The brute-force branching factor of a problem: the growth of the tree of all moves but those straight back. Null where no
/// move can be made.
///
/// # Errors
/// When the problem breaks its format.
#[wasm_bindgen]
pub fn brute_force_branching(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsGrowth, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(write(&session::brute_force_branching(&puzzle, &start, &goal)?)?.unchecked_into())
}

/// Reads a contest's own input.
///
/// # Errors
/// When the input breaks the format: the line, the column, what was given and what is allowed.
#[wasm_bindgen]
pub fn parse_contest(puzzle: &JsText, input: &JsText) -> Result<JsProblems, Thrown> {
    let (puzzle, input) = (text("puzzle", puzzle)?, text("input", input)?);
    let problems: Vec<contest::Problem> = session::read_contest(&puzzle, &input)?;
    Ok(write(&problems)?.unchecked_into())
}

/// Writes a problem as its contest's own input has it.
///
/// # Errors
/// When the problem breaks its format, or the contest's format has no room for it: where, and why.
#[wasm_bindgen]
pub fn write_contest(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<String, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    Ok(session::write_contest(&puzzle, &contest::Problem { start, goal })?)
}

/// Reads a link: an address, or what follows its `#`. What cannot be understood is left at its default, and told.
///
/// # Errors
/// When it is no text.
#[wasm_bindgen]
pub fn read_link(link: &JsText) -> Result<JsReading, Thrown> {
    Ok(write(&link::read(&text("link", link)?))?.unchecked_into())
}

/// The text of a link, without the `#`.
///
/// # Errors
/// When a part of it is missing, or is nothing that a link can hold.
#[wasm_bindgen]
pub fn write_link(link: JsLink) -> Result<String, Thrown> {
    Ok(link::write(&given::link(&link.into())?))
}

/// The clock of the window or the worker this runs in; both have one, under the same name.
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

/// The texts of a problem.
fn problem(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<[String; 3], RequestError> {
    Ok([text("puzzle", puzzle)?, text("start", start)?, text("goal", goal)?])
}

fn write(value: &impl Serialize) -> Result<JsValue, Thrown> {
    let plain_objects = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain_objects).map_err(|error| Thrown::new(&error.to_string()))
}
