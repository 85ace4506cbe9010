//! Hearing what a search does, event by event.

use serde::Serialize;

use crate::search::by::By;

/// Which way a search grows: from the start, or from the goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// From the start.
    Forward,
    /// From the goals, against the moves.
    Backward,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

/// A position in the moment something happens to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<S> {
    /// The position.
    pub state: S,
    /// The move that led to it this time.
    pub by: By,
    /// g: the cost of the path from the root of its side; in searches for the fewest moves their number.
    pub depth: u32,
    /// Moves from the root, in searches that hold the current path. Others do not count them, and have g here.
    pub moves: u32,
    /// The greater g with which it was stored before, if this path to it is cheaper.
    pub known: Option<u32>,
    /// Its heuristic value, if one was computed: not in searches without a heuristic, nor for duplicates that A*
    /// has no use for.
    pub estimate: Option<u32>,
    /// Which side met it.
    pub side: Side,
    /// The record in which a search that stores positions has it (see `store/tree.rs`); none for a duplicate, unless A* has
    /// found a shorter way to it and stores that, too. A search that forgets what it stored goes on counting: what is stored as the
    /// n-th has the number n, from 0. So does RBFS, which counts what it generates.
    pub record: Option<u32>,
}

impl<S: Copy> Event<S> {
    /// An event of a search that only grows forward.
    pub const fn forward(state: S, by: By, depth: u32, estimate: Option<u32>) -> Self {
        Self { state, by, depth, moves: depth, known: None, estimate, side: Side::Forward, record: None }
    }

    /// The same of a position that is stored in this record.
    #[must_use]
    pub const fn stored(mut self, record: u32) -> Self {
        self.record = Some(record);
        self
    }
}

/// What RBFS tells of a stored value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoredValue {
    /// That of what was just generated.
    Generated(u32),
    /// That with which the next position is expanded, where it learned it when it was expanded before.
    Learned(u32),
    /// That of a position of this depth: what lies below it is forgotten, but for the least value there, which is now its own.
    Forgotten {
        /// The position's depth.
        depth: u32,
        /// Its value.
        value: u32,
    },
}

/// A line of pseudocode, by what it does. Each search has some of them; a page has the words.
///
/// They are in the order in which one unit of work can pass them, so the last of them is where a search stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(rename = "LineName", namespace))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Line {
    /// The root is generated.
    Start,
    /// The start is found to be a goal.
    Home,
    /// The next iteration begins.
    Raise,
    /// A side is chosen.
    Choose,
    /// A position is taken from those that wait.
    Take,
    /// A successor of that position is generated.
    Each,
    /// A position is a goal, or the best solution known is proved.
    Goal,
    /// A position is cut by a bound.
    Cut,
    /// The successors of a position are pushed.
    Expand,
    /// A position is known, and dropped.
    Duplicate,
    /// A position is known, now by a shorter path; or a goal is better than the incumbent.
    Better,
    /// A position is stored, and waits.
    Store,
    /// The two sides have met.
    Met,
    /// A goal is no better than the incumbent.
    Worse,
    /// A forgotten path is rebuilt.
    Rebuild,
}

/// The lines that a unit of work has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines(u16);

impl Lines {
    /// No line.
    pub const NONE: Self = Self(0);
    const ALL: [Line; 15] = [
        Line::Start,
        Line::Home,
        Line::Raise,
        Line::Choose,
        Line::Take,
        Line::Each,
        Line::Goal,
        Line::Cut,
        Line::Expand,
        Line::Duplicate,
        Line::Better,
        Line::Store,
        Line::Met,
        Line::Worse,
        Line::Rebuild,
    ];

    /// These lines and one more; [`Line::Home`] alone, as a start that is a goal is the first thing that is looked for.
    #[inline]
    #[must_use]
    pub const fn and(self, line: Line) -> Self {
        let before = if matches!(line, Line::Home) { 0 } else { self.0 };
        Self(before | 1 << line as u16)
    }

    /// Whether a line is among them.
    #[must_use]
    pub const fn has(self, line: Line) -> bool {
        self.0 >> line as u16 & 1 == 1
    }
}

impl Serialize for Lines {
    /// The names of the lines, in order.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Self::ALL.iter().filter(|&&line| self.has(line)))
    }
}

/// Something that happens in a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News<S> {
    /// A position was created.
    Generated(Event<S>),
    /// A line was passed, and nothing else happened.
    Passed,
    /// The successors of a position will now be generated.
    Expanded(Event<S>),
    /// The position just generated was new, and waits.
    Stored,
    /// A generated position was already stored.
    Duplicate(Event<S>),
    /// A generated position was cut: depth plus estimate, the latter times the weight if there is one, exceeds this bound.
    Pruned(Event<S>, u32),
    /// The two sides of a bidirectional search met in this position, by fewer moves than wherever they met before.
    Met(Event<S>),
    /// A solution ends, or its halves meet, in this position: in branch and bound one shorter than all before. What is proved of
    /// it, the algorithm tells ([`proves`](super::Algorithm::proves)).
    Solved(Event<S>),
    /// A goal of branch and bound that is no better than the incumbent.
    Worse(Event<S>),
    /// A new iteration begins with this bound.
    Raised(u32),
    /// It is proved, and was not before, that no solution has fewer moves than this. That passes no line: [`Line::Goal`] is passed when
    /// the best solution known is no longer.
    Proved(u32),
    /// The stored value of RBFS.
    Value(StoredValue),
}

/// Hears everything that happens in a search, and the line of pseudocode at which it does. The observer `()` compiles away: a search
/// that nobody watches pays nothing.
///
/// For one position the order is: `Generated`, then one of `Stored`, `Duplicate`, `Pruned`, `Solved`, `Worse`, or, now or later,
/// `Expanded`. A* and its kin test goals where they would expand them, and expand a duplicate after all to which they found a shorter
/// path: the one whose event has an estimate. RBFS expands a position once more after it has forgotten what lay below it. BFHS reports
/// its goal as solved when all of the path is known.
pub trait Observer<S> {
    /// Hears of one thing. `line` and the kind of `news` are constants at each call, so that what ignores them costs nothing.
    fn hear(&mut self, line: Line, news: News<S>);
}

impl<S> Observer<S> for () {
    #[inline]
    fn hear(&mut self, _line: Line, _news: News<S>) {}
}

/// Both hear everything, the first one first.
impl<S: Copy, A: Observer<S>, B: Observer<S>> Observer<S> for (&mut A, &mut B) {
    #[inline]
    fn hear(&mut self, line: Line, news: News<S>) {
        self.0.hear(line, news);
        self.1.hear(line, news);
    }
}
