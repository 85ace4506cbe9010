//! Records the events of a search: one row per node, in columns of small integers.

use super::chunk::{TraceChunk, TraceMark, TraceMarkKind};
use super::standing::CurrentBound;
use super::step::Fate;
use super::values::Values;
use crate::puzzle::Move;
use crate::search::{Algorithm, By, Event, Level, Line, Lines, News, Observer, Order, Side, Status};

const NONE: u32 = TraceChunk::NONE;

/// Also stands for all later moves: where moves have various costs, their positions tell them apart.
const LAST_MOVE: u8 = TraceChunk::NO_MOVE - 1;

const FATES: [Fate; 7] =
    [Fate::Open, Fate::Expanded, Fate::Pruned, Fate::Duplicate, Fate::Solution, Fate::Met, Fate::Worse];

#[derive(Clone, Copy, Debug)]
struct Row<S> {
    state: S,
    parent: u32,
    depth: u16,
    estimate: u16,
    mv: u8,
    fate: u8,
    lines: Lines,
}

#[derive(Clone, Debug)]
pub(super) struct Recorder<S> {
    from: u64,
    most: usize,
    records: usize,
    /// The newest records. The search loop writes whole rows to one place; [`settle`](Self::settle) moves them into the
    /// columns.
    new: Vec<Row<S>>,
    /// The newest expansions: record, and number of records at that time.
    expansions: Vec<(u32, u32)>,
    states: Vec<S>,
    parents: Vec<u32>,
    depths: Vec<u16>,
    estimates: Vec<u16>,
    moves: Vec<u8>,
    fates: Vec<u8>,
    lines: Vec<Lines>,
    expanded_records: Vec<u32>,
    expanded_at: Vec<u32>,
    marks: Vec<TraceMark>,
    values: Values,
    /// The record last expanded at each depth of each side: the parent of nodes one deeper. In a depth-first search it is the
    /// current path. Other searches generate the successors of one position together, so they use one entry for all depths.
    latest: [Vec<u32>; 2],
    is_depth_first: bool,
    /// g and h in full, where moves have various costs.
    in_full: Option<FullValues>,
    /// The records of positions that were stored before with a greater g, and that g.
    improved: Vec<(u32, u32)>,
    /// For each entry that the search stored since the first record, the record it came with; and the search's index of the
    /// first of these entries.
    stored: Vec<u32>,
    first_stored: u32,
    /// The current bound, known after the first observed unit.
    bound: CurrentBound,
    is_bound_known: bool,
    /// Whether the bound is the greatest f expanded.
    is_bound_expanded: bool,
    unit: Unit,
}

#[derive(Clone, Debug, Default)]
struct FullValues {
    moves: Vec<By>,
    gs: Vec<u32>,
    hs: Vec<u32>,
    places: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Unit {
    fresh: bool,
    lines: Lines,
    /// A bound raised by an iteration or an expansion, until the next node is generated.
    raised: Option<u32>,
    met: bool,
    solved: Option<(u32, Option<u32>)>,
}

impl Unit {
    const NOTHING: Self = Self { fresh: false, lines: Lines::NONE, raised: None, met: false, solved: None };
}

impl<S: Copy> Recorder<S> {
    /// Maximum number of unsettled records.
    const NEW: usize = 256;

    /// Records at most `most` nodes of a search by `algorithm`, from node `from` on. `has_costs` is whether moves have various
    /// costs.
    pub(super) fn new(algorithm: &Algorithm, has_costs: bool, from: u64, most: usize) -> Self {
        Self {
            from: from.max(1),
            // The largest number stands for no record.
            most: most.min(NONE as usize),
            records: 0,
            new: Vec::with_capacity(Self::NEW),
            expansions: Vec::new(),
            states: Vec::new(),
            parents: Vec::new(),
            depths: Vec::new(),
            estimates: Vec::new(),
            moves: Vec::new(),
            fates: Vec::new(),
            lines: Vec::new(),
            expanded_records: Vec::new(),
            expanded_at: Vec::new(),
            marks: Vec::new(),
            values: Values::default(),
            latest: [Vec::new(), Vec::new()],
            is_depth_first: !algorithm.stores || algorithm.waits == Order::Stack,
            in_full: has_costs.then(FullValues::default),
            improved: Vec::new(),
            stored: Vec::new(),
            first_stored: 0,
            bound: CurrentBound::default(),
            is_bound_known: false,
            is_bound_expanded: algorithm.level == Level::F,
            unit: Unit::NOTHING,
        }
    }

    pub(super) const fn from(&self) -> u64 {
        self.from
    }

    pub(super) const fn is_full(&self) -> bool {
        self.records >= self.most
    }

    fn number(&self) -> u64 {
        self.from + self.records as u64 - 1
    }

    #[allow(clippy::cast_possible_truncation)] // at most as many records as `most` allows
    const fn records(&self) -> u32 {
        self.records as u32
    }

    pub(super) const fn room(&self) -> usize {
        self.most - self.records
    }

    /// Must be called before each unit of work. After the first unit, one call may cover many units, unless the search's
    /// bound can change other than at an iteration or an expansion.
    #[inline]
    pub(super) fn begin_unit(&mut self) {
        self.unit = Unit::NOTHING;
    }

    /// Must be called after each unit of work, with the search's current standing.
    #[inline]
    pub(super) fn end_unit(&mut self, status: Status, bound: CurrentBound) {
        if self.unit.solved.is_some() || bound != self.bound || self.unit.raised.is_some() {
            self.mark(status, bound);
        }
        self.is_bound_known = true;
    }

    #[cold]
    fn mark(&mut self, status: Status, bound: CurrentBound) {
        let improved = self.unit.solved.filter(|_| status == Status::Running);
        let raised = self.unit.raised.take().is_some() && !self.is_bound_expanded;
        if let (true, Some(value)) = (improved.is_none() && (raised || bound != self.bound), bound.value) {
            let node = self.number() + u64::from(!self.unit.fresh);
            let (kind, value, found) = (TraceMarkKind::Bound, value.into(), bound.found);
            self.marks.push(TraceMark { node, kind, value, found, raised });
        }
        self.bound = bound;
        let Some((depth, stored)) = self.unit.solved else { return };
        let older = || self.find(stored).map_or(0, |record| self.from + u64::from(record));
        let (node, kind, value) = if self.unit.met {
            (self.number(), TraceMarkKind::Met, older())
        } else if improved.is_some() {
            (self.number(), TraceMarkKind::Incumbent, depth.into())
        } else {
            let node = if self.unit.fresh { self.number() } else { older() };
            (node, TraceMarkKind::Solution, depth.into())
        };
        let found = kind == TraceMarkKind::Incumbent;
        self.marks.push(TraceMark { node, kind, value, found, raised: false });
    }

    #[inline]
    fn find(&self, stored: Option<u32>) -> Option<u32> {
        let place = stored?.checked_sub(self.first_stored)?;
        self.stored.get(place as usize).copied()
    }

    #[inline]
    fn becomes(&mut self, line: Line, fate: Fate) {
        // A node's fate changes only within the unit that generates it.
        if let Some(newest) = self.new.last_mut() {
            newest.fate = newest.fate & TraceChunk::BACKWARD | fate as u8;
            newest.lines = newest.lines.and(line);
        }
    }

    /// Moves new records into the columns. Must be called before reading.
    #[inline(never)] // once for all searches
    pub(super) fn settle(&mut self) {
        if self.states.len() + self.new.len() > self.states.capacity() {
            self.grow();
        }
        let new = &self.new;
        self.states.extend(new.iter().map(|row| row.state));
        self.parents.extend(new.iter().map(|row| row.parent));
        self.depths.extend(new.iter().map(|row| row.depth));
        self.estimates.extend(new.iter().map(|row| row.estimate));
        self.moves.extend(new.iter().map(|row| row.mv));
        self.fates.extend(new.iter().map(|row| row.fate));
        self.lines.extend(new.iter().map(|row| row.lines));
        self.new.clear();
        self.expanded_records.extend(self.expansions.iter().map(|&(record, _)| record));
        self.expanded_at.extend(self.expansions.iter().map(|&(_, at)| at));
        self.expansions.clear();
    }

    /// Numbers the positions of new records, where moves have various costs.
    pub(super) fn place(&mut self, number: impl Fn(S) -> u32) {
        if let Some(full) = &mut self.in_full {
            full.places.extend(self.states[full.places.len()..].iter().map(|&state| number(state)));
        }
    }

    fn grow(&mut self) {
        let (len, most) = (self.states.len(), self.most);
        let more = len.max(1024).min(most - len);
        self.states.reserve_exact(more);
        self.parents.reserve_exact(more);
        self.depths.reserve_exact(more);
        if let Some(full) = &mut self.in_full {
            full.moves.reserve(more);
            full.gs.reserve(more);
            full.hs.reserve(more);
        }
        self.estimates.reserve_exact(more);
        self.moves.reserve_exact(more);
        self.fates.reserve_exact(more);
        self.lines.reserve_exact(more);
    }

    pub(super) fn event(&self, record: usize) -> Option<Event<S>> {
        let backward = self.fates.get(record)? & TraceChunk::BACKWARD != 0;
        Some(Event {
            state: self.states[record],
            by: match (&self.in_full, self.moves[record]) {
                (Some(full), _) => full.moves[record],
                (None, TraceChunk::NO_MOVE) => By::NONE,
                (None, mv) => Move(mv.into()).into(),
            },
            depth: self.in_full.as_ref().map_or_else(|| self.depths[record].into(), |full| full.gs[record]),
            moves: self.depths[record].into(),
            estimate: self.estimate(record),
            known: self.known(record),
            side: if backward { Side::Backward } else { Side::Forward },
            record: None,
        })
    }

    fn estimate(&self, record: usize) -> Option<u32> {
        let short = Some(self.estimates[record]).filter(|&h| h != TraceChunk::NO_ESTIMATE)?;
        Some(self.in_full.as_ref().map_or_else(|| short.into(), |full| full.hs[record]))
    }

    /// The greater g with which the position was stored before.
    fn known(&self, record: usize) -> Option<u32> {
        let place = self.improved.binary_search_by_key(&record, |&(record, _)| record as usize).ok()?;
        Some(self.improved[place].1)
    }

    /// The number of moves to a record, settled or not.
    fn depth(&self, record: u32) -> Option<u16> {
        let record = record as usize;
        let new = || self.new.get(record.checked_sub(self.depths.len())?).map(|row| row.depth);
        self.depths.get(record).copied().or_else(new)
    }

    pub(super) const fn values(&self) -> &Values {
        &self.values
    }

    pub(super) fn states(&self) -> &[S] {
        &self.states
    }

    pub(super) fn fate(&self, record: usize) -> Fate {
        FATES[usize::from(self.fates[record] & !TraceChunk::BACKWARD)]
    }

    pub(super) fn lines(&self, record: usize) -> Lines {
        self.lines[record]
    }

    pub(super) fn parent(&self, record: usize) -> Option<usize> {
        self.parents.get(record).filter(|&&parent| parent != NONE).map(|&parent| parent as usize)
    }

    pub(super) fn raised(&self, record: usize) -> Option<u32> {
        let number = self.from + record as u64;
        let mark = self.marks.iter().find(|mark| mark.raised && mark.node == number)?;
        u32::try_from(mark.value).ok()
    }

    pub(super) fn bound_at(&self, number: u64) -> CurrentBound {
        let tells = |mark: &&TraceMark| {
            mark.node <= number && matches!(mark.kind, TraceMarkKind::Bound | TraceMarkKind::Incumbent)
        };
        let mark = self.marks.iter().rev().find(tells);
        mark.map_or_else(CurrentBound::default, |mark| CurrentBound {
            value: u32::try_from(mark.value).ok(),
            found: mark.found,
        })
    }

    pub(super) fn chunk(&self, first: usize, first_expansion: usize) -> TraceChunk<'_> {
        let first = first.min(self.states.len());
        let first_expansion = first_expansion.min(self.expanded_at.len());
        TraceChunk {
            from: self.from,
            first,
            parents: &self.parents[first..],
            depths: &self.depths[first..],
            estimates: &self.estimates[first..],
            moves: &self.moves[first..],
            fates: &self.fates[first..],
            first_expansion,
            expanded_records: &self.expanded_records[first_expansion..],
            expanded_at: &self.expanded_at[first_expansion..],
            marks: &self.marks,
            seen: self.number(),
            full: self.is_full(),
            gs: self.in_full.as_ref().map(|full| &full.gs[first..]),
            hs: self.in_full.as_ref().map(|full| &full.hs[first..]),
            places: self.in_full.as_ref().map(|full| &full.places[first..]),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        let rows = self.states.capacity() * size_of::<S>()
            + self.parents.capacity() * size_of::<u32>()
            + (self.depths.capacity() + self.estimates.capacity() + self.lines.capacity()) * size_of::<u16>()
            + self.moves.capacity()
            + self.fates.capacity()
            + self.in_full.as_ref().map_or(0, |FullValues { moves, gs, hs, places }| {
                moves.capacity() + gs.capacity() + hs.capacity() + places.capacity()
            }) * size_of::<u32>()
            + self.improved.capacity() * size_of::<(u32, u32)>();
        let expansions = (self.expanded_records.capacity() + self.expanded_at.capacity()) * size_of::<u32>();
        let stored = self.stored.capacity() * size_of::<u32>();
        let stored = stored + self.values.bytes();
        let new = self.new.capacity() * size_of::<Row<S>>();
        let new = new + self.expansions.capacity() * size_of::<(u32, u32)>();
        rows + expansions + stored + new + self.marks.capacity() * size_of::<TraceMark>()
    }
}

#[cold]
fn deepen(latest: &mut Vec<u32>, depth: usize, record: u32) {
    latest.resize(depth, NONE);
    latest.push(record);
}

impl<S: Copy> Recorder<S> {
    #[inline]
    fn level(&self, moves: Option<u32>) -> Option<usize> {
        if self.is_depth_first { moves.map(|moves| moves as usize) } else { Some(0) }
    }

    /// Handles a line passed before the unit's node is generated. If many units are observed at once, the first such line
    /// begins a new unit.
    #[inline]
    fn pass(&mut self, line: Line) {
        let passed = if self.unit.fresh { Lines::NONE } else { self.unit.lines };
        (self.unit.fresh, self.unit.lines) = (false, passed.and(line));
    }

    #[inline(always)]
    fn generated(&mut self, line: Line, event: Event<S>) {
        self.pass(line);
        if self.new.len() == Self::NEW {
            self.settle();
        }
        self.unit.fresh = true;
        if let Some(stored) = event.record {
            if self.stored.is_empty() {
                self.first_stored = stored;
            }
            debug_assert_eq!(
                (stored - self.first_stored) as usize,
                self.stored.len(),
                "in the order of records"
            );
            self.stored.push(self.records());
        }
        // A node without a move is a root, at any depth.
        let above = event.by.mv().and(self.level(event.moves.checked_sub(1)));
        let parent = above.and_then(|level| self.latest[event.side as usize].get(level));
        let parent = parent.copied().unwrap_or(NONE);
        let short = |moves: u32| u16::try_from(moves).unwrap_or(TraceChunk::NO_ESTIMATE - 1);
        let mut depth = short(event.moves);
        if let Some(full) = &mut self.in_full {
            full.moves.push(event.by);
            full.gs.push(event.depth);
            full.hs.push(event.estimate.unwrap_or(0));
            if !self.is_depth_first && event.by.mv().is_some() {
                depth = self.depth(parent).map_or(depth, |above| above.saturating_add(1));
            }
        }
        if let Some(known) = event.known {
            self.improved.push((self.records(), known));
        }
        self.new.push(Row {
            state: event.state,
            parent,
            depth,
            estimate: event.estimate.map_or(TraceChunk::NO_ESTIMATE, short),
            mv: event.by.mv().map_or(TraceChunk::NO_MOVE, |mv| {
                u8::try_from(mv.0).map_or(LAST_MOVE, |mv| mv.min(LAST_MOVE))
            }),
            lines: self.unit.lines,
            fate: if event.side == Side::Backward { TraceChunk::BACKWARD } else { 0 } | Fate::Open as u8,
        });
        self.records += 1;
        if self.unit.raised.is_some() {
            self.mark(Status::Running, CurrentBound { value: self.unit.raised, found: false });
        }
    }

    #[inline]
    fn expanded(&mut self, line: Line, event: Event<S>) {
        if line == Line::Take {
            self.pass(line);
        }
        let record = if event.record.is_some() {
            self.find(event.record).unwrap_or(NONE)
        } else {
            // A depth-first search expands the node just generated.
            self.becomes(line, Fate::Expanded);
            self.records() - 1
        };
        self.expansions.push((record, self.records()));
        if self.is_bound_expanded {
            let f = Some(event.depth + event.estimate.unwrap_or(0));
            if self.is_bound_known && f > self.bound.value.max(self.unit.raised) {
                self.unit.raised = f;
            }
        }
        let level = self.level(Some(event.moves)).unwrap_or(0);
        let latest = &mut self.latest[event.side as usize];
        match latest.get_mut(level) {
            Some(latest) => *latest = record,
            None => deepen(latest, level, record),
        }
    }

    fn solved(&mut self, line: Line, event: Event<S>) {
        // The goal of a solution may have been generated long ago.
        let is_newest = || self.find(event.record) == self.records().checked_sub(1);
        if event.record.is_some() && !self.unit.met && !is_newest() {
            self.unit.fresh = false;
        }
        if self.unit.fresh && !self.unit.met {
            self.becomes(line, Fate::Solution);
        }
        self.unit.solved = Some((event.depth, event.record));
    }
}

impl<S: Copy> Observer<S> for Recorder<S> {
    #[inline]
    fn hear(&mut self, line: Line, news: News<S>) {
        match news {
            News::Generated(event) => self.generated(line, event),
            News::Expanded(event) => self.expanded(line, event),
            News::Stored => self.becomes(line, Fate::Open),
            News::Duplicate(_) => self.becomes(line, Fate::Duplicate),
            News::Pruned(..) => self.becomes(line, Fate::Pruned),
            News::Met(_) => {
                self.becomes(line, Fate::Met);
                self.unit.met = true;
            }
            News::Solved(event) => self.solved(line, event),
            News::Worse(_) => self.becomes(line, Fate::Worse),
            News::Raised(bound) => {
                self.pass(line);
                self.unit.raised = Some(bound);
            }
            News::Passed => self.pass(line),
            News::Proved(_) => {}
            News::Value(told) => self.values.hear(self.records(), told),
        }
    }
}
