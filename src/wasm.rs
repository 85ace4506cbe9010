//! The browser's API: newtypes that forward calls, without logic.
//!
//! Requests and results are plain objects. Every error is a JavaScript `Error` with a message for programmers. If a request
//! cannot be carried out, its `report` is the error as data.

use js_sys::Uint32Array;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::contest;
use crate::puzzle::map::written::{Comparison, Facts as WrittenFacts, Position as WrittenPosition};
use crate::search::{Status, stats};
use crate::session::{self, Breakpoints, Mark, Request, RequestError, Session, Snapshot, link};
use given::{JsNumber, JsText, MOST_MOVES, text, whole};

mod given;
mod job;
mod trace;
mod workshop;

#[wasm_bindgen(typescript_custom_section)]
const SETTINGS: &str = include_str!("wasm/settings.d.ts");

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
        let report = plain(&error.report());
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
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: &JsValue,
) -> Result<Ts<Snapshot>, Thrown> {
    let mut session = Session::new(read_request(request)?)?;
    while session.step(u64::MAX) == Status::Running {}
    write(&session.snapshot())
}

/// Memory for checkpoints, in bytes.
const CHECKPOINTS: u64 = 64 << 20;

/// A search that can be paused, stepped, and taken to any node.
#[wasm_bindgen]
pub struct Search {
    session: Session,
}

#[wasm_bindgen]
impl Search {
    /// The search of `request`, not begun.
    ///
    /// # Errors
    /// If the request cannot be carried out.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Request")] request: &JsValue,
    ) -> Result<Search, Thrown> {
        let mut session = Session::new(read_request(request)?)?;
        session.keep_checkpoints(CHECKPOINTS);
        Ok(Self { session })
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
    #[wasm_bindgen(unchecked_return_type = "WaitingReport[]")]
    pub fn waiting(&self, most: &JsNumber) -> Result<JsValue, Thrown> {
        let most = whole("most", most, u32::MAX)? as usize;
        plain(&self.session.waiting(most))
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
    pub fn set_breakpoints(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Breakpoints")] breakpoints: &JsValue,
    ) -> Result<(), Thrown> {
        let fields = given::fields("breakpoints", &Breakpoints::fields(), breakpoints)?;
        Ok(self.session.set_breakpoints(fields.try_into()?)?)
    }

    /// The breakpoint hit by the last step.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(getter, unchecked_return_type = "Break | null")]
    pub fn broke(&self) -> Result<JsValue, Thrown> {
        plain(&self.session.broke())
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
    #[wasm_bindgen(unchecked_return_type = "Parts | null")]
    pub fn parts(&self, state: &JsText) -> Result<JsValue, Thrown> {
        plain(&self.session.parts(&text("position", state)?)?)
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
    #[wasm_bindgen(unchecked_return_type = "Step | null")]
    pub fn last_step(&mut self) -> Result<JsValue, Thrown> {
        plain(&self.session.last_step())
    }

    /// Where the newest node is in the tree of moves: stage, side, fate, depth of the root, root, number of roots; then for
    /// each move its place among the moves worth trying, and their number. Empty before the first node.
    #[must_use]
    pub fn place(&self) -> Uint32Array {
        let numbers: Vec<u32> = self.session.place().iter().flat_map(session::Place::numbers).collect();
        Uint32Array::from(numbers.as_slice())
    }

    /// The current state and counts of the search.
    ///
    /// # Errors
    /// If a count is too large for a JavaScript number.
    pub fn snapshot(&self) -> Result<Ts<Snapshot>, Thrown> {
        write(&self.session.snapshot())
    }
}

/// All puzzles with their heuristics and moves, and all algorithms.
///
/// # Errors
/// Never.
#[wasm_bindgen]
pub fn catalogue() -> Result<Ts<session::Catalogue>, Thrown> {
    write(&session::catalogue())
}

/// Plays moves from the start of a problem. Returns the positions and the legal next moves.
///
/// # Errors
/// If the problem is malformed, or a move is illegal.
#[wasm_bindgen]
pub fn play(
    puzzle: &JsText,
    start: &JsText,
    goal: &JsText,
    #[wasm_bindgen(unchecked_param_type = "string[]")] moves: &JsValue,
) -> Result<Ts<session::Line>, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let moves = given::moves(moves)?;
    write(&session::play(&puzzle, &start, &goal, &moves)?)
}

/// Reads a map for drawing, with another start if `start` is not empty.
///
/// # Errors
/// If the text or the start is malformed.
#[wasm_bindgen]
pub fn map(start: &JsText, text: &JsText) -> Result<Ts<session::MapReport>, Thrown> {
    let (start, text) = (given::text("start", start)?, given::text("goal", text)?);
    write(&session::map(&start, &text)?)
}

/// Reads a puzzle in the language for puzzles of one's own, and counts its positions.
///
/// # Errors
/// If the text is malformed, or a limit is passed.
#[wasm_bindgen]
pub fn puzzle_facts(text: &JsText) -> Result<Ts<WrittenFacts>, Thrown> {
    write(&session::puzzle_facts(&given::text("goal", text)?)?)
}

/// Compares a student's puzzle with the teacher's by their plays.
///
/// # Errors
/// If a text is malformed, or a limit is passed.
#[wasm_bindgen]
pub fn compare_puzzles(teacher: &JsText, student: &JsText) -> Result<Ts<Comparison>, Thrown> {
    let (teacher, student) = (given::text("teacher", teacher)?, given::text("goal", student)?);
    write(&session::compare_puzzles(&teacher, &student)?)
}

/// The value at the start of a map of a heuristic: one that the map offers, or an expression.
///
/// # Errors
/// If the map is malformed, or lacks what the heuristic needs.
#[wasm_bindgen]
pub fn map_estimate(text: &JsText, heuristic: &JsText) -> Result<u32, Thrown> {
    Ok(session::map_estimate(&given::text("goal", text)?, &given::text("heuristic", heuristic)?)?)
}

/// A position of a puzzle in that language, by its name; the first start if that is empty.
///
/// # Errors
/// If the text is malformed, or no position has this name.
#[wasm_bindgen]
pub fn puzzle_position(text: &JsText, name: &JsText) -> Result<Ts<WrittenPosition>, Thrown> {
    write(&session::puzzle_position(&given::text("goal", text)?, &given::text("position", name)?)?)
}

/// The name of a position of a puzzle in that language by the number that searches give it; empty if there is none.
///
/// # Errors
/// If the text is malformed, or a limit is passed.
#[wasm_bindgen]
pub fn puzzle_name(text: &JsText, number: &JsNumber) -> Result<String, Thrown> {
    Ok(session::puzzle_name(&given::text("goal", text)?, whole("number", number, u32::MAX)?)?)
}

/// Reads the problems of a scenario file of the Moving AI Lab's benchmarks.
///
/// # Errors
/// If a line is malformed.
#[wasm_bindgen(unchecked_return_type = "MapScenario[]")]
pub fn map_scenarios(input: &JsText) -> Result<JsValue, Thrown> {
    plain(&session::map_scenarios(&text("input", input)?)?)
}

/// Whether a heuristic is a lower bound on a map, and consistent: one that the map offers, or an expression.
///
/// # Errors
/// If the map is malformed, or lacks what the heuristic needs.
#[wasm_bindgen(unchecked_return_type = "MapHeuristic")]
pub fn map_audit(text: &JsText, heuristic: &JsText) -> Result<JsValue, Thrown> {
    let (text, heuristic) = (given::text("goal", text)?, given::text("heuristic", heuristic)?);
    plain(&session::map_audit(&text, &heuristic)?)
}

/// Why a problem has no solution, if a cheap test shows it; null if it has one or only a search could decide.
///
/// # Errors
/// If the problem is malformed.
#[wasm_bindgen(unchecked_return_type = "Said | null")]
pub fn unsolvable(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsValue, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    plain(&session::unsolvable(&puzzle, &start, &goal)?)
}

/// Draws a start `depth` moves from the goal in the component of `start`, deterministic in `seed`.
///
/// # Errors
/// If the problem is malformed, or for a depth within which there are more than 1.8 million positions. Deciding that takes about a
/// second; a `Dealer` can do it in slices.
#[wasm_bindgen]
pub fn deal(
    puzzle: &JsText,
    start: &JsText,
    goal: &JsText,
    depth: &JsNumber,
    seed: &JsNumber,
) -> Result<Ts<session::Deal>, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
    write(&session::deal(&puzzle, &start, &goal, depth, seed)?)
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

    /// Prepares deals up to `depth`: expands about `positions` positions around the goal. Returns whether work is left.
    ///
    /// # Errors
    /// If an argument is not a whole number, or too large.
    pub fn look(&mut self, depth: &JsNumber, positions: &JsNumber) -> Result<bool, Thrown> {
        let depth = whole("depth", depth, MOST_MOVES)?;
        Ok(self.0.look(depth, whole("positions", positions, u32::MAX)?.into()))
    }

    /// The distance from the goal within which all positions are known by now.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn known(&self) -> u32 {
        self.0.known()
    }

    /// Like the function `deal`, independent of earlier deals.
    ///
    /// # Errors
    /// If the depth or the seed is not a whole number, or too large.
    pub fn deal(&mut self, depth: &JsNumber, seed: &JsNumber) -> Result<Ts<session::Deal>, Thrown> {
        let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
        write(&self.0.deal(depth, seed)?)
    }

    /// Like `deal`; where that is refused, a random walk that never undoes its last move goes on from the known positions.
    ///
    /// # Errors
    /// If the depth or the seed is not a whole number, or too large.
    pub fn walk(&mut self, depth: &JsNumber, seed: &JsNumber) -> Result<Ts<session::Deal>, Thrown> {
        let (depth, seed) = (whole("depth", depth, MOST_MOVES)?, given::seed(seed)?);
        write(&self.0.walk(depth, seed))
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
#[wasm_bindgen(unchecked_return_type = "Growth | null")]
pub fn brute_force_branching(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<JsValue, Thrown> {
    let [puzzle, start, goal] = problem(puzzle, start, goal)?;
    plain(&session::brute_force_branching(&puzzle, &start, &goal)?)
}

/// Reads a contest input.
///
/// # Errors
/// If the input is malformed: line, column, given and allowed text.
#[wasm_bindgen(unchecked_return_type = "Problem[]")]
pub fn parse_contest(puzzle: &JsText, input: &JsText) -> Result<JsValue, Thrown> {
    let (puzzle, input) = (text("puzzle", puzzle)?, text("input", input)?);
    let problems: Vec<contest::Problem> = session::read_contest(&puzzle, &input)?;
    plain(&problems)
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
pub fn read_link(link: &JsText) -> Result<Ts<link::Reading>, Thrown> {
    write(&link::read(&text("link", link)?))
}

/// The text of a link, without the `#`.
///
/// # Errors
/// If a part is missing or cannot be written in a link.
#[wasm_bindgen]
pub fn write_link(#[wasm_bindgen(unchecked_param_type = "Link")] link: &JsValue) -> Result<String, Thrown> {
    Ok(link::write(&given::link(link)?))
}

fn read_request(request: &JsValue) -> Result<Request, RequestError> {
    given::fields("request", &Request::names().collect::<Vec<_>>(), request)?.try_into()
}

fn problem(puzzle: &JsText, start: &JsText, goal: &JsText) -> Result<[String; 3], RequestError> {
    Ok([text("puzzle", puzzle)?, text("start", start)?, text("goal", goal)?])
}

/// Writes a value as the type declared for it.
fn write<T: Serialize + Tsify>(value: &T) -> Result<Ts<T>, Thrown> {
    plain(value).map(Ts::new_unchecked)
}

/// Writes a value whose type is declared where it is returned.
fn plain(value: &impl Serialize) -> Result<JsValue, Thrown> {
    let plain_objects = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain_objects).map_err(|error| Thrown::new(&error.to_string()))
}
