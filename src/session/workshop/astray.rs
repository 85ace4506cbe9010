//! Finds the simplest problem on which A* goes wrong because of a heuristic.
//!
//! **An inadmissible heuristic** can make A* return a solution longer than C*. Before A* ends, some position of a shortest
//! solution, reached by a shortest path, is always open. With an admissible estimate its f is at most C*, and A* takes the
//! least f. So if A* expands a position with f above C*, the open position has an inadmissible estimate. This does no harm
//! while the expanded position lies on a shortest solution, as the start does. A* *goes wrong* at the first expanded
//! position with f above C* that lies on no shortest solution. The report names it and the open one. It always exists: the
//! last but one position of a too long solution qualifies.
//!
//! **An admissible but inconsistent heuristic** costs no optimality, but A* may expand a position by a longer path first.
//! A* *goes wrong* where it first finds a shorter path to an expanded position and reopens it.
//!
//! The search tries the starts nearest to the goal, then the current start. It observes a normal lane's search, so its node
//! number is valid for every lane with this heuristic.

use std::collections::VecDeque;

use serde::Serialize;

use crate::ask::error::unknown;
use crate::ask::{Lane, Request, RequestError};
use crate::run::{TraceChunk, TraceMarkKind, Tracer};
use crate::said::Said;
use crate::search::{Status, a_star};
use crate::session::choices::Choices;
use crate::session::job::Job;
use crate::session::playback::play;
use crate::session::puzzles::{Visitor, check_board, read};
use crate::session::{Fate, Session};
use crate::space::{HashedDepths, Layers, Watch};

const MOST_STARTS: u64 = 30_000;

/// Maximum nodes generated: for a start near the goal, for the current start, and in total.
const NEAR: usize = 50_000;
const AT_HAND: usize = 400_000;
const MOST_NODES: u64 = 3_000_000;

/// Progress and result of the search for a run of A* that goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AstrayReport {
    /// Whether a run was found or all starts were tried.
    pub complete: bool,
    /// Starts tried, nearest to the goal first.
    pub tried: u64,
    /// The run from the first start that goes wrong.
    pub found: Option<AstrayRun>,
}

/// A run of A* that goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AstrayRun {
    /// Its start, in text form.
    pub start: String,
    /// C*: the length of a shortest solution.
    pub length: u32,
    /// The length of the solution found.
    pub found: u32,
    /// The node at which it goes wrong: the first successor of the expanded position, or the reopened node.
    pub node: u64,
    /// The first position expanded with f above C* that lies on no shortest solution, or the first one reopened.
    pub at: AstrayPosition,
    /// For a too long solution: the first open position of a shortest one.
    pub waiting: Option<AstrayPosition>,
}

/// A position with its path length and estimate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AstrayPosition {
    /// In text form.
    pub position: String,
    /// The number of moves that reached it.
    pub g: u32,
    /// Its estimate.
    pub h: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A solution longer than a shortest one.
    Longer,
    /// A position that is expanded, then reopened.
    Reopened,
}

trait Near {
    /// A shortest solution of the next start, as positions in text form.
    fn next(&mut self) -> Option<Vec<String>>;

    /// Whether a position is at most `moves` from the goal; `moves` must be less than the current start's distance.
    fn is_within(&self, position: &str, moves: u32) -> bool;
}

struct Nearest<P: Choices> {
    puzzle: P,
    layers: Layers<P::State, HashedDepths<P::State>>,
    queue: VecDeque<P::State>,
}

struct Kept<'a, S>(&'a mut VecDeque<S>);

impl<S> Watch<S> for Kept<'_, S> {
    fn meet(&mut self, state: S, _depth: u8) {
        self.0.push_back(state);
    }
}

impl<P: Choices> Near for Nearest<P> {
    fn next(&mut self) -> Option<Vec<String>> {
        let Self { puzzle, layers, queue } = self;
        while queue.is_empty() && layers.advance(puzzle, 1, &mut Kept(queue)) > 0 {}
        let mut here = queue.pop_front()?;
        let mut way = vec![puzzle.write_state(here)];
        while let Some(left) = layers.depths().at(&here).filter(|&left| left > 0) {
            let mut around = puzzle.moves(here).map(|mv| puzzle.after(here, mv));
            here = around.find(|there| layers.depths().at(there) == Some(left - 1))?;
            way.push(puzzle.write_state(here));
        }
        Some(way)
    }

    fn is_within(&self, position: &str, moves: u32) -> bool {
        // An unmet position is at least as far as the current one.
        let left = P::read_state(position).ok().and_then(|state| self.layers.depths().at(&state));
        left.is_some_and(|left| u32::from(left) <= moves)
    }
}

struct Opening;

impl Visitor for Opening {
    type Output = (Box<dyn Near>, &'static str);

    fn visit<P: Choices>(self, puzzle: P) -> Result<(Box<dyn Near>, &'static str), RequestError> {
        check_board::<P>()?;
        let mut queue = VecDeque::new();
        let layers = Layers::new(&puzzle, HashedDepths::default(), puzzle.goals(), &mut Kept(&mut queue));
        Ok((Box::new(Nearest { puzzle, layers, queue }), P::DEFAULT))
    }
}

/// The search for the simplest problem on which A* goes wrong because of a heuristic.
pub struct Astray {
    problem: [String; 3],
    fault: Fault,
    near: Box<dyn Near>,
    /// A listed admissible heuristic that finds a shortest solution of the current problem.
    usual: &'static str,
    session: Session,
    tried: u64,
    nodes: u64,
    found: Option<AstrayRun>,
    /// Whether the starts near the goal are done, and all work.
    tried_near: bool,
    complete: bool,
}

fn session([puzzle, start, goal]: [&str; 3], heuristic: &str) -> Result<Session, RequestError> {
    let mut lane = Lane::parse(a_star::ALGORITHM.name)?;
    lane.heuristic = Some(heuristic.to_owned());
    Session::new(Request::of([puzzle, start, goal], lane))
}

/// A unit of work is one of table building, or a generated position.
impl Job for Astray {
    type Report = AstrayReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        if self.session.is_preparing() {
            self.session.prepare(budget);
            return Ok(true);
        }
        let end = self.nodes.saturating_add(budget);
        while !self.complete && self.nodes < end {
            if self.tried_near {
                let mut usual = self.usual()?;
                if let Some(way) = self.way_at_hand(&mut usual)? {
                    self.try_one(&way, AT_HAND, Some(usual))?;
                }
                self.complete = true;
                break;
            }
            if let Some(way) = self.near.next() {
                self.tried += 1;
                self.try_one(&way, NEAR, None)?;
            } else {
                self.tried_near = true;
            }
            self.complete = self.found.is_some();
            self.tried_near |= self.tried >= MOST_STARTS || self.nodes >= MOST_NODES;
        }
        Ok(!self.complete)
    }

    fn report(&self) -> AstrayReport {
        AstrayReport { complete: self.complete, tried: self.tried, found: self.found.clone() }
    }
}

impl Astray {
    /// Looks for a run that goes wrong. `fault` is `longer` for a too long solution, or `reopened`.
    ///
    /// # Errors
    /// If there is no such puzzle or fault, the problem is malformed or unsolvable, or the text is not a heuristic.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str, fault: &str) -> Result<Self, RequestError> {
        let fault = match fault {
            "longer" => Fault::Longer,
            "reopened" => Fault::Reopened,
            other => return Err(unknown("fault", other, Said::data("longer, reopened"))),
        };
        let (near, usual) = read(puzzle, start, goal, Opening)?;
        Ok(Self {
            problem: [puzzle, start, goal].map(str::to_owned),
            fault,
            near,
            usual,
            session: session([puzzle, start, goal], text)?,
            tried: 0,
            nodes: 0,
            found: None,
            tried_near: false,
            complete: false,
        })
    }

    fn usual(&self) -> Result<Session, RequestError> {
        let mut usual = session(self.problem.each_ref().map(String::as_str), self.usual)?;
        while usual.is_preparing() {
            usual.prepare(u64::MAX);
        }
        Ok(usual)
    }

    /// A shortest solution of the current problem; `None` if not found within the limit.
    fn way_at_hand(&self, usual: &mut Session) -> Result<Option<Vec<String>>, RequestError> {
        let [puzzle, start, goal] = self.problem.each_ref().map(String::as_str);
        if usual.step(AT_HAND as u64) != Status::Solved {
            return Ok(None);
        }
        let moves = usual.snapshot().moves;
        Ok(Some(play(puzzle, start, goal, &moves)?.states))
    }

    /// Tries a start with a shortest solution. Distances come from layers or a search.
    fn try_one(
        &mut self,
        way: &[String],
        most: usize,
        mut usual: Option<Session>,
    ) -> Result<(), RequestError> {
        self.session.start_from(&way[0])?;
        let Some(mut tracer) = self.session.tracer(1, most) else { return Ok(()) };
        while tracer.advance_to(u64::MAX, u64::MAX) {}
        self.nodes += tracer.chunk(0, 0).seen;
        let run = RecordedRun { tracer: &tracer, trace: tracer.chunk(0, 0), way };
        let moment = match self.fault {
            Fault::Longer => run.longer(|position, moves| match &mut usual {
                None => Ok(Some(self.near.is_within(position, moves))),
                Some(usual) => is_within(usual, position, moves),
            })?,
            Fault::Reopened => run.reopened(),
        };
        self.found = self.report_of(moment, &run)?;
        Ok(())
    }

    fn report_of(
        &self,
        moment: Option<(usize, u64)>,
        run: &RecordedRun,
    ) -> Result<Option<AstrayRun>, RequestError> {
        let (Some((record, node)), Some(found)) = (moment, run.found()) else { return Ok(None) };
        let (g, h) = run.numbers(record);
        let position = run.tracer.states().nth(record).unwrap_or_default();
        let waiting = match self.fault {
            Fault::Longer => {
                let (g, position) = run.waiting(node);
                let h = self.session.estimate(&position)?.unwrap_or_default();
                Some(AstrayPosition { position, g, h })
            }
            Fault::Reopened => None,
        };
        let (start, length) = (run.way[0].clone(), run.length());
        let at = AstrayPosition { position, g, h };
        Ok(Some(AstrayRun { start, length, found, node, at, waiting }))
    }
}

/// Whether a position is at most `moves` from the goal; `None` if undecided within the limit.
fn is_within(usual: &mut Session, position: &str, moves: u32) -> Result<Option<bool>, RequestError> {
    usual.start_from(position)?;
    let is_solved = usual.step(AT_HAND as u64) == Status::Solved;
    Ok(is_solved.then(|| usual.snapshot().moves.len() <= moves as usize))
}

struct RecordedRun<'a> {
    tracer: &'a Tracer,
    trace: TraceChunk<'a>,
    way: &'a [String],
}

impl RecordedRun<'_> {
    fn length(&self) -> u32 {
        u32::try_from(self.way.len() - 1).unwrap_or(u32::MAX)
    }

    fn found(&self) -> Option<u32> {
        let end = self.trace.marks.iter().find(|mark| mark.kind == TraceMarkKind::Solution)?;
        u32::try_from(end.value).ok()
    }

    fn numbers(&self, record: usize) -> (u32, u32) {
        (self.trace.depths[record].into(), self.trace.estimates[record].into())
    }

    /// Expanded records, with the nodes generated by then.
    fn expansions(&self) -> impl Iterator<Item = (usize, u64)> {
        let at = self.trace.expanded_at.iter().map(|&at| u64::from(at));
        self.trace.expanded_records.iter().map(|&record| record as usize).zip(at)
    }

    /// For a too long solution, the first record expanded with f above C* on no shortest solution, and the next node. It is
    /// never the goal: by parity, the position before the goal has such an f, too. `is_within` decides, if it can, whether
    /// a number of moves suffices.
    fn longer(
        &self,
        mut is_within: impl FnMut(&str, u32) -> Result<Option<bool>, RequestError>,
    ) -> Result<Option<(usize, u64)>, RequestError> {
        let length = self.length();
        if self.found().is_none_or(|found| found <= length) {
            return Ok(None);
        }
        let states: Vec<String> = self.tracer.states().collect();
        for (record, at) in self.expansions() {
            let (g, h) = self.numbers(record);
            if g + h <= length {
                continue;
            }
            let left = length.checked_sub(g);
            match left.map_or(Ok(Some(false)), |left| is_within(&states[record], left))? {
                Some(false) => return Ok(Some((record, at + 1))),
                Some(true) => {}
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    /// The first position expanded again by a shorter path.
    fn reopened(&self) -> Option<(usize, u64)> {
        // Duplicates are evaluated only if their path is shorter.
        let is_shorter = |record: &usize| {
            self.trace.fates[*record] == Fate::Duplicate as u8
                && self.trace.estimates[*record] != TraceChunk::NO_ESTIMATE
        };
        let shorter: Vec<usize> = (0..self.trace.fates.len()).filter(is_shorter).collect();
        if shorter.is_empty() {
            return None;
        }
        let states: Vec<String> = self.tracer.states().collect();
        let is_expanded = |&record: &usize| {
            let mut before = self.expansions().take_while(|&(_, at)| at <= record as u64);
            before.any(|(expanded, _)| states[expanded] == states[record])
        };
        shorter.into_iter().find(is_expanded).map(|record| (record, record as u64 + 1))
    }

    /// The first position of the shortest solution not expanded before `node`, with its g.
    fn waiting(&self, node: u64) -> (u32, String) {
        let states: Vec<String> = self.tracer.states().collect();
        let is_expanded = |g: u32, position: &String| {
            let mut before = self.expansions().take_while(|&(_, at)| at + 1 < node);
            before.any(|(record, _)| self.numbers(record).0 == g && states[record] == *position)
        };
        let waits = |&(g, position): &(u32, &String)| !is_expanded(g, position);
        let (g, position) = (0..).zip(self.way).find(waits).unwrap_or((0, &self.way[0]));
        (g, position.clone())
    }
}
