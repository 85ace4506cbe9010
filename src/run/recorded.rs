//! Traces: every node of a part of a search with its fate, for drawing the tree.
//!
//! A second run of the same search makes the trace, observed by a [`Recorder`]. So an untraced search runs at full speed,
//! and a traced one is the same search. A trace has every node from its first to its last.

use super::chunk::TraceChunk;
use super::heard::HeardNode;
use super::listener::Listener;
use super::live::LiveSearch;
use super::marks::Marks;
use super::recorder::Recorder;
use super::standing::Standing;
use super::step::Step;
use crate::heuristic::Listed;
use crate::puzzle::{Costs, Notation};
use crate::search::{Level, Path, Side, Status, cost, previous};

pub(super) trait Recording {
    /// Works up to `units` units in total, at most `budget` in this call. Returns whether work is left.
    fn advance_to(&mut self, units: u64, budget: u64) -> bool;

    fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_>;

    fn bytes(&self) -> usize;

    fn states(&self) -> Box<dyn Iterator<Item = String> + '_>;

    fn step_of(&self, record: usize) -> Option<Step>;
}

pub(super) struct SearchRecording<P: Notation + Listed> {
    puzzle: P,
    heuristic: P::Pair,
    search: Box<dyn LiveSearch<P>>,
    /// The observer up to the first record. Its counts are unused, but another observer type, even `()`, would compile
    /// another copy of every search.
    marks: Marks,
    standing: Standing,
    recorder: Recorder<P::State>,
    /// The path to the current position at the first record.
    before: Option<Path<P::State>>,
}

impl<P: Notation + Listed> SearchRecording<P> {
    /// Records at most `most` nodes of `search`, from node `from` on. The search must have done fewer units than `from`.
    pub(super) fn new(
        puzzle: P,
        heuristic: P::Pair,
        search: Box<dyn LiveSearch<P>>,
        marks: Marks,
        from: u64,
        most: usize,
    ) -> Self {
        let (standing, recorder) = (
            Standing::of(search.as_ref()),
            Recorder::new(search.algorithm(), !P::Costs::ARE_ONE, from, most),
        );
        Self { puzzle, heuristic, search, marks, standing, recorder, before: None }
    }

    /// The path to the node of a record, through recorded parents as far as they go.
    fn path(&self, record: usize) -> Option<Path<P::State>> {
        let mut moves = Vec::new();
        let mut here = record;
        let mut path = loop {
            let event = self.recorder.event(here)?;
            let Some(mv) = event.by.mv() else {
                break Path { root: event.state, moves: Vec::new(), side: event.side };
            };
            moves.push(mv);
            if let Some(parent) = self.recorder.parent(here) {
                here = parent;
            } else {
                let before = previous(&self.puzzle, event.side, event.state, mv);
                let g = event.depth - cost(&self.puzzle, event.side, before, mv, event.state);
                break self.path_before(event.side, before, g)?;
            }
        };
        path.moves.extend(moves.iter().rev());
        Some(path)
    }

    /// The path to a position generated before the first record. A depth-first search had it on its current path then; other
    /// searches still store it.
    fn path_before(&self, side: Side, state: P::State, g: u32) -> Option<Path<P::State>> {
        let line = self.before.as_ref().filter(|line| line.side == side);
        let found = line.and_then(|line| {
            let mut passed = [(line.root, 0)].into_iter().chain(line.positions(&self.puzzle));
            Some(line.moves[..passed.position(|passed| passed == (state, g))?].to_vec())
        });
        match line.zip(found) {
            Some((line, moves)) => Some(Path { moves, ..*line }),
            None => self.search.path_of(&self.puzzle, side, state),
        }
    }
}

impl<P: Notation + Listed> Recording for SearchRecording<P> {
    fn advance_to(&mut self, units: u64, budget: u64) -> bool {
        let Self { puzzle, heuristic, search, marks, standing, recorder, before } = self;
        let end = units.min(standing.units.saturating_add(budget));
        let lead_in = end.min(recorder.from() - 1);
        if standing.units < lead_in {
            *standing = search.step_unheard(puzzle, heuristic, marks, lead_in - standing.units);
        }
        if standing.units + 1 == recorder.from() {
            *before = search.position().and_then(|state| search.path_to(puzzle, state));
        }
        // Whether the bound can change other than at an iteration or an expansion.
        let is_changing = matches!(search.algorithm().level, Level::Incumbent | Level::Proved);
        let goes_on = |standing: &Standing, recorder: &Recorder<_>| {
            standing.status == Status::Running && !recorder.is_full()
        };
        while standing.units < end && standing.units + 1 >= recorder.from() && goes_on(standing, recorder) {
            // The first node alone, since the current bound is reported with it.
            let together = !is_changing && standing.units >= recorder.from();
            let most = if together { recorder.room() as u64 } else { 1 };
            recorder.begin_unit();
            let most = most.min(end - standing.units);
            *standing = search.step_heard(puzzle, heuristic, &mut Listener::Recorder(recorder), most);
            recorder.end_unit(standing.status, standing.bound);
            if standing.is_growing {
                break;
            }
        }
        recorder.settle();
        recorder.place(|state| puzzle.node_type(state));
        standing.units < units && goes_on(standing, recorder)
    }

    fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_> {
        let mut chunk = self.recorder.chunk(first, first_expansion);
        if self.standing.units < chunk.from {
            chunk.seen = self.search.stats().total.generated;
        }
        chunk
    }

    fn bytes(&self) -> usize {
        self.recorder.bytes()
    }

    fn states(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(self.recorder.states().iter().map(|&state| self.puzzle.write_state(state)))
    }

    fn step_of(&self, record: usize) -> Option<Step> {
        let event = self.recorder.event(record)?;
        let heard = HeardNode {
            event,
            fate: self.recorder.fate(record),
            raised: self.recorder.raised(record),
            value: self.recorder.values().value(record),
            forgot: self.recorder.values().forgot(record),
            learned: self.recorder.values().learned(record),
            lines: self.recorder.lines(record),
        };
        let number = self.recorder.from() + record as u64;
        let path = self.path(record)?;
        Some(heard.written(&self.puzzle, number, &path, self.recorder.bound_at(number)))
    }
}

/// A second run of a search that records its nodes.
pub struct Tracer {
    recording: Box<dyn Recording>,
}

impl Tracer {
    pub(super) fn new(recording: Box<dyn Recording>) -> Self {
        Self { recording }
    }

    /// Works up to `units` units of work in total, at most `budget` in this call; stops early when the trace is full or the
    /// search ends. Units are positions generated, plus 1 if the last step generated none. Returns whether work is left.
    pub fn advance_to(&mut self, units: u64, budget: u64) -> bool {
        self.recording.advance_to(units, budget)
    }

    /// The trace from record `first` and expansion `first_expansion` on, both counted from 0.
    #[must_use]
    pub fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_> {
        self.recording.chunk(first, first_expansion)
    }

    /// The position of each record, in text form. Positions generated several times are repeated.
    pub fn states(&self) -> impl Iterator<Item = String> + '_ {
        self.recording.states()
    }

    /// Memory of the records in bytes, without the search itself.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.recording.bytes()
    }

    /// The node of a record in full, as it was when newest. `None` if there is no such record.
    #[must_use]
    pub fn step_of(&self, record: usize) -> Option<Step> {
        self.recording.step_of(record)
    }
}
