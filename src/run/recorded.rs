//! A trace: every node of a stretch of a search, and what became of it, for those who draw its tree.
//!
//! It is made by a second run of the same search, to which a [`Recorder`] listens. So a search that nobody looks into
//! runs at full speed, and one that is looked into is still the same search. Nothing is left out between the first
//! node that is kept and the last.

use super::chunk::TraceChunk;
use super::heard::{Heard, parent};
use super::listener::Listener;
use super::live::Live;
use super::marks::Marks;
use super::recorder::Recorder;
use super::standing::Standing;
use super::step::Step;
use crate::heuristic::Listed;
use crate::puzzle::{Move, Notation};
use crate::search::{Level, Path, Side, Status};

/// A search that is recorded, whatever its types.
pub(super) trait Recording {
    /// Works until `units` units are done, but does at most `budget`. Tells whether there is more to do until then.
    fn advance_to(&mut self, units: u64, budget: u64) -> bool;

    /// What is kept, from a record and an expansion on.
    fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_>;

    /// Memory taken by what is kept, in bytes.
    fn bytes(&self) -> usize;

    /// The position of each record, in text form.
    fn states(&self) -> Box<dyn Iterator<Item = String> + '_>;

    /// All about the node of a record.
    fn step_of(&self, record: usize) -> Option<Step>;
}

/// A search and its recorder.
pub(super) struct Recorded<P: Notation + Listed> {
    puzzle: P,
    heuristic: P::Pair,
    search: Box<dyn Live<P>>,
    /// What listens until the first node that is kept. Nothing needs it; but listeners are compiled in, and another one
    /// here, if only `()`, would be another copy of every search.
    marks: Marks,
    standing: Standing,
    recorder: Recorder<P::State>,
    /// The way to the position in hand when the first node was kept.
    before: Option<Path<P::State>>,
}

impl<P: Notation + Listed> Recorded<P> {
    /// Records up to `most` nodes of `search`, from the one with the number `from` on; it has done fewer units than that.
    pub(super) fn new(
        puzzle: P,
        heuristic: P::Pair,
        search: Box<dyn Live<P>>,
        marks: Marks,
        from: u64,
        most: usize,
    ) -> Self {
        let (standing, recorder) = (search.standing(), Recorder::new(search.algorithm(), from, most));
        Self { puzzle, heuristic, search, marks, standing, recorder, before: None }
    }

    /// The way to the node of a record: by the records of its parents, as far back as they go.
    fn path(&self, record: usize) -> Option<Path<P::State>> {
        let mut moves = Vec::new();
        let mut here = record;
        let mut path = loop {
            let event = self.recorder.event(here)?;
            let Some(mv) = event.by.mv() else {
                break Path { root: event.state, moves: Vec::new(), side: event.side };
            };
            moves.push(mv);
            match self.recorder.parent(here) {
                Some(parent) => here = parent,
                None => {
                    break self.path_before(
                        event.side,
                        parent(&self.puzzle, event.state, mv),
                        event.depth - 1,
                    )?;
                }
            }
        };
        path.moves.extend(moves.iter().rev());
        Some(path)
    }

    /// The way to a position that was generated before the first record: a depth-first search had it on its current path then,
    /// others have it still.
    fn path_before(&self, side: Side, state: P::State, depth: u32) -> Option<Path<P::State>> {
        let play = |root, moves: &[Move]| moves.iter().fold(root, |here, &mv| self.puzzle.after(here, mv));
        let line = self.before.as_ref().filter(|line| line.side == side);
        let line = line.and_then(|line| Some((line, line.moves.get(..depth as usize)?)));
        match line.filter(|(line, moves)| play(line.root, moves) == state) {
            Some((line, moves)) => Some(Path { root: line.root, moves: moves.to_vec(), side: line.side }),
            None => self.search.path_of(&self.puzzle, side, state),
        }
    }
}

impl<P: Notation + Listed> Recording for Recorded<P> {
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
        // Whether the bound may change otherwise than with an iteration or with the f of what is expanded.
        let is_changing = matches!(search.algorithm().level, Level::Incumbent | Level::Proved);
        let goes_on = |standing: &Standing, recorder: &Recorder<_>| {
            standing.status == Status::Running && !recorder.is_full()
        };
        while standing.units < end && standing.units + 1 >= recorder.from() && goes_on(standing, recorder) {
            // The first node by itself, as the bound in force is told with it.
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
        let heard = Heard {
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

/// A second run of a search, which keeps what it hears.
pub struct Tracer {
    recording: Box<dyn Recording>,
}

impl Tracer {
    pub(super) fn new(recording: Box<dyn Recording>) -> Self {
        Self { recording }
    }

    /// Works until `units` units of work are done (positions generated, and one more when the search has ended in one that generated none), the trace is full, or
    /// the search ends; but does at most `budget`. Tells whether there is more to do until then.
    pub fn advance_to(&mut self, units: u64, budget: u64) -> bool {
        self.recording.advance_to(units, budget)
    }

    /// What is kept, from the record number `first` and the expansion number `first_expansion` on, both from 0.
    #[must_use]
    pub fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_> {
        self.recording.chunk(first, first_expansion)
    }

    /// The position of each record, in text form: one that was generated several times is given as often.
    pub fn states(&self) -> impl Iterator<Item = String> + '_ {
        self.recording.states()
    }

    /// Memory taken by what is kept, in bytes; the search itself not included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.recording.bytes()
    }

    /// All about the node of a record, as it was told when it was the newest. `None` when
    /// there is no such record.
    #[must_use]
    pub fn step_of(&self, record: usize) -> Option<Step> {
        self.recording.step_of(record)
    }
}
