//! Where A* goes wrong because of a bound, on the simplest problem on which it does.
//!
//! **A bound that says too much** may have A* end with a solution that is longer than C*. Until the end, some position of a shortest
//! solution that was reached by as few moves as can be is always open. If its bound were none too large its f would be C* at the
//! most, and A*, which takes the least f, would expand nothing with a larger one. So whenever A* expands a position with f above C*,
//! whoever waits on a shortest solution has a bound that says too much. That costs nothing while what is expanded lies on a shortest
//! solution itself, as the start does whatever is said of it. A* *goes wrong* in the first one that does not: that one is told, and
//! the one that waits. There always is one, as the last but one of too long a solution is.
//!
//! **A bound that falls by more than one** along a move, and never says too much, costs no solution: A* expands a position by a way
//! that is longer than need be, and again when it finds the shorter one. It *goes wrong* where it first finds a shorter way to a position
//! that it has expanded, and reopens it.
//!
//! Not every such bound leads A* astray, and from most starts it is none the worse. The nearest to the goal are tried one by one, and
//! then the start at hand. What is listened to is a lane's own search, so that the node that is told is that of any lane with this bound.

use std::collections::VecDeque;

use serde::Serialize;

use crate::ask::error::unknown;
use crate::ask::{Lane, Request, RequestError};
use crate::run::{TraceChunk, TraceMarkKind, Tracer};
use crate::said::Said;
use crate::search::{Status, a_star};
use crate::session::choices::Choices;
use crate::session::playback::play;
use crate::session::puzzles::{Visitor, read};
use crate::session::{Fate, Session};
use crate::space::{Hashed, Layers, Watch};

/// So many starts are tried at the most.
const MOST_STARTS: u64 = 30_000;

/// So many nodes are generated for one start, near the goal and at hand, and in all.
const NEAR: usize = 50_000;
const AT_HAND: usize = 400_000;
const MOST_NODES: u64 = 3_000_000;

/// What was found of a run that goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AstrayReport {
    /// Whether one was found, or all starts were tried that are to be.
    pub complete: bool,
    /// Starts tried, the nearest to the goal first.
    pub tried: u64,
    /// The run from the first of them that goes wrong.
    pub found: Option<AstrayRun>,
}

/// A run of A* that goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AstrayRun {
    /// Where it begins, in text form.
    pub start: String,
    /// C*: the moves of a shortest solution.
    pub length: u32,
    /// Those of the one that it finds.
    pub found: u32,
    /// The node at which it goes wrong, as a lane's place: the first successor of the position that it expands, or the one that is
    /// reopened.
    pub node: u64,
    /// The position that it goes wrong in: the first that it expands with f above C* and on no shortest solution, or the first that it
    /// reopens.
    pub at: AstrayPosition,
    /// Where the solution is too long: the first position of a shortest one that waits meanwhile.
    pub waiting: Option<AstrayPosition>,
}

/// A position, the moves that it was reached by, and its bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AstrayPosition {
    /// In text form.
    pub position: String,
    /// The moves that it was reached by.
    pub g: u32,
    /// What the heuristic says of it.
    pub h: u32,
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A solution that is longer than a shortest one.
    Longer,
    /// A position that is expanded, and reopened.
    Reopened,
}

/// The positions nearest to the goals, one after the other.
trait Near {
    /// The positions of a shortest solution of the next one, in text form; `None` where there is no other.
    fn next(&mut self) -> Option<Vec<String>>;

    /// Whether so many moves are enough from a position, of those from the one in hand; at fewer than there.
    fn is_within(&self, position: &str, moves: u32) -> bool;
}

struct Nearest<P: Choices> {
    puzzle: P,
    layers: Layers<P::State, Hashed<P::State>>,
    /// What was met and is still to come.
    met: VecDeque<P::State>,
}

/// Keeps what is met.
struct Kept<'a, S>(&'a mut VecDeque<S>);

impl<S> Watch<S> for Kept<'_, S> {
    fn meet(&mut self, state: S, _depth: u8) {
        self.0.push_back(state);
    }
}

impl<P: Choices> Near for Nearest<P> {
    fn next(&mut self) -> Option<Vec<String>> {
        let Self { puzzle, layers, met } = self;
        while met.is_empty() && layers.advance(puzzle, 1, &mut Kept(met)) > 0 {}
        let mut here = met.pop_front()?;
        // All that is nearer was met before.
        let mut way = vec![puzzle.write_state(here)];
        while let Some(left) = layers.depths().at(&here).filter(|&left| left > 0) {
            let mut around = puzzle.moves(here).into_iter().map(|mv| puzzle.after(here, mv));
            here = around.find(|there| layers.depths().at(there) == Some(left - 1))?;
            way.push(puzzle.write_state(here));
        }
        Some(way)
    }

    fn is_within(&self, position: &str, moves: u32) -> bool {
        // What is not met yet is no nearer than the one in hand.
        let left = P::read_state(position).ok().and_then(|state| self.layers.depths().at(&state));
        left.is_some_and(|left| u32::from(left) <= moves)
    }
}

struct Opening;

impl Visitor for Opening {
    type Output = (Box<dyn Near>, &'static str);

    fn visit<P: Choices>(self, puzzle: P) -> Result<(Box<dyn Near>, &'static str), RequestError> {
        let mut met = VecDeque::new();
        let layers = Layers::new(&puzzle, Hashed::default(), puzzle.goals(), &mut Kept(&mut met));
        Ok((Box::new(Nearest { puzzle, layers, met }), P::DEFAULT))
    }
}

/// The search for the simplest problem on which A* goes wrong because of a heuristic, ready to be stepped: among those nearest to the
/// goal, and then the problem at hand.
pub struct Astray {
    problem: [String; 3],
    fault: Fault,
    near: Box<dyn Near>,
    /// A listed heuristic, which is a lower bound: by it a shortest solution of the problem at hand is found.
    usual: &'static str,
    session: Session,
    tried: u64,
    nodes: u64,
    found: Option<AstrayRun>,
    /// Whether there is no other start to be tried near the goal, and whether all is done.
    tried_near: bool,
    complete: bool,
}

fn session([puzzle, start, goal]: [&str; 3], heuristic: &str) -> Result<Session, RequestError> {
    let mut lane = Lane::parse(a_star::ALGORITHM.name)?;
    lane.heuristic = Some(heuristic.to_owned());
    Session::new(Request::of([puzzle, start, goal], lane))
}

impl Astray {
    /// The search for a run that ends with a `longer` solution than a shortest, or one in which a position is `reopened`, by the
    /// heuristic with this text.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format or cannot be solved, the text is no heuristic, or there is no such
    /// fault.
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

    /// Generates about `budget` nodes, after as much work to build tables. Tells whether there is more to do.
    ///
    /// # Errors
    /// Never: each start is one of the puzzle's.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
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

    /// What was found so far.
    #[must_use]
    pub fn report(&self) -> AstrayReport {
        AstrayReport { complete: self.complete, tried: self.tried, found: self.found.clone() }
    }

    /// A search for shortest solutions, its tables built.
    fn usual(&self) -> Result<Session, RequestError> {
        let mut usual = session(self.problem.each_ref().map(String::as_str), self.usual)?;
        while usual.is_preparing() {
            usual.prepare(u64::MAX);
        }
        Ok(usual)
    }

    /// The positions of a shortest solution of the problem at hand; `None` where it is not found soon.
    fn way_at_hand(&self, usual: &mut Session) -> Result<Option<Vec<String>>, RequestError> {
        let [puzzle, start, goal] = self.problem.each_ref().map(String::as_str);
        if usual.step(AT_HAND as u64) != Status::Solved {
            return Ok(None);
        }
        let moves = usual.snapshot().moves;
        Ok(Some(play(puzzle, start, goal, &moves)?.states))
    }

    /// Tries a start, of which the positions of a shortest solution are known. What is near the goals is known to be; of others a
    /// search tells.
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
        let run = Heard { tracer: &tracer, trace: tracer.chunk(0, 0), way };
        let moment = match self.fault {
            Fault::Longer => run.longer(|position, moves| match &mut usual {
                None => Ok(Some(self.near.is_within(position, moves))),
                Some(usual) => is_within(usual, position, moves),
            })?,
            Fault::Reopened => run.reopened(),
        };
        self.found = self.told(moment, &run)?;
        Ok(())
    }

    /// A run that goes wrong in a record, at a node.
    fn told(&self, moment: Option<(usize, u64)>, run: &Heard) -> Result<Option<AstrayRun>, RequestError> {
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

/// Whether so many moves are enough from a position; `None` where a search does not tell soon.
fn is_within(usual: &mut Session, position: &str, moves: u32) -> Result<Option<bool>, RequestError> {
    usual.start_from(position)?;
    let is_solved = usual.step(AT_HAND as u64) == Status::Solved;
    Ok(is_solved.then(|| usual.snapshot().moves.len() <= moves as usize))
}

/// A run of A* as it was heard, from its first node on, and the positions of a shortest solution.
struct Heard<'a> {
    tracer: &'a Tracer,
    trace: TraceChunk<'a>,
    way: &'a [String],
}

impl Heard<'_> {
    /// C*.
    fn length(&self) -> u32 {
        u32::try_from(self.way.len() - 1).unwrap_or(u32::MAX)
    }

    /// The length of the solution; `None` where none was found.
    fn found(&self) -> Option<u32> {
        let end = self.trace.marks.iter().find(|mark| mark.kind == TraceMarkKind::Solution)?;
        u32::try_from(end.value).ok()
    }

    /// g and h of a record.
    fn numbers(&self, record: usize) -> (u32, u32) {
        (self.trace.depths[record].into(), self.trace.estimates[record].into())
    }

    /// What was expanded: the record, and how many nodes were generated by then.
    fn expansions(&self) -> impl Iterator<Item = (usize, u64)> {
        let at = self.trace.expanded_at.iter().map(|&at| u64::from(at));
        self.trace.expanded_records.iter().map(|&record| record as usize).zip(at)
    }

    /// The first record that was expanded with f above C* and lies on no shortest solution, and the node that follows, where the
    /// solution is too long. That is never the goal: all solutions of a problem have the same parity, so that the position before it
    /// has been expanded with such an f, too. `is_within` tells whether so many moves are enough from a position, if that can be told.
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

    /// The first record of a position that was expanded before by a longer way.
    fn reopened(&self) -> Option<(usize, u64)> {
        // Of a duplicate that was evaluated the way is shorter than any before.
        let is_shorter = |record: &usize| {
            self.trace.fates[*record] == Fate::Duplicate as u8
                && self.trace.estimates[*record] != TraceChunk::NO_ESTIMATE
        };
        let shorter: Vec<usize> = (0..self.trace.fates.len()).filter(is_shorter).collect();
        if shorter.is_empty() {
            return None;
        }
        // There are few of them, and those that are still open are passed over.
        let states: Vec<String> = self.tracer.states().collect();
        let is_expanded = |&record: &usize| {
            let mut before = self.expansions().take_while(|&(_, at)| at <= record as u64);
            before.any(|(expanded, _)| states[expanded] == states[record])
        };
        shorter.into_iter().find(is_expanded).map(|record| (record, record as u64 + 1))
    }

    /// The first position of the shortest solution that is not expanded when a node is to be generated, with its g.
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
