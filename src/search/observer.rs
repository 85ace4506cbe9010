//! Events of a search, and their observers.

use serde::Serialize;

use crate::search::by::By;

/// The direction of a search.
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
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

/// A position at an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<S> {
    /// The position.
    pub state: S,
    /// The move that led to it this time.
    pub by: By,
    /// g: the cost of the path from the root of its side, or the number of moves in searches for the fewest.
    pub depth: u32,
    /// Moves from the root, in searches that store the current path; otherwise g.
    pub moves: u32,
    /// The greater g stored before, if this path is cheaper.
    pub known: Option<u32>,
    /// Its heuristic value, if computed: not for duplicates that A* ignores.
    pub estimate: Option<u32>,
    /// The side that met it.
    pub side: Side,
    /// The record of a stored position (see `store/tree.rs`); `None` for a duplicate unless A* found and stored a shorter
    /// path. Searches that forget number positions in order of storage from 0, RBFS in order of generation.
    pub record: Option<u32>,
}

impl<S: Copy> Event<S> {
    /// An event of a forward search.
    pub const fn forward(state: S, by: By, depth: u32, estimate: Option<u32>) -> Self {
        Self { state, by, depth, moves: depth, known: None, estimate, side: Side::Forward, record: None }
    }

    /// The event of a position stored in this record.
    #[must_use]
    pub const fn stored(mut self, record: u32) -> Self {
        self.record = Some(record);
        self
    }
}

/// An event of a stored value in RBFS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoredValue {
    /// The value of the position just generated.
    Generated(u32),
    /// The value that the position expanded next had learned before.
    Learned(u32),
    /// A position at this depth forgets its subtree and keeps the least value there.
    Forgotten {
        /// The position's depth.
        depth: u32,
        /// Its value.
        value: u32,
    },
}

/// A line of pseudocode; the page has the words. Lines are in the order in which a unit of work can pass them, so the last
/// passed one is the current line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(rename = "LineName", namespace))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Line {
    /// The root is generated.
    Start,
    /// The start is a goal.
    Home,
    /// The next iteration begins.
    Raise,
    /// A side is chosen.
    Choose,
    /// A position is taken from the open list.
    Take,
    /// A successor of that position is generated.
    Each,
    /// A position is a goal, or the best solution known is proved.
    Goal,
    /// A position is cut by a bound.
    Cut,
    /// The successors of a position are pushed.
    Expand,
    /// A known position is dropped.
    Duplicate,
    /// A known position has a shorter path, or a goal is better than the incumbent.
    Better,
    /// A position is stored in the open list.
    Store,
    /// The two sides meet.
    Met,
    /// A goal is no better than the incumbent.
    Worse,
    /// A forgotten path is rebuilt.
    Rebuild,
}

/// The lines passed by a unit of work.
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

    /// These lines and one more; only [`Line::Home`] if the start is a goal.
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

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News<S> {
    /// A position was generated.
    Generated(Event<S>),
    /// A line was passed without another event.
    Passed,
    /// A position's successors will be generated.
    Expanded(Event<S>),
    /// The position just generated is new.
    Stored,
    /// A generated position was already stored.
    Duplicate(Event<S>),
    /// A generated position was cut: its depth plus (weighted) estimate exceeds this bound.
    Pruned(Event<S>, u32),
    /// The sides met here by fewer moves than before.
    Met(Event<S>),
    /// A solution ends here, or its halves meet; in branch and bound it is shorter than all before. See
    /// [`proves`](super::Algorithm::proves) for its proved property.
    Solved(Event<S>),
    /// A goal no better than the incumbent of branch and bound.
    Worse(Event<S>),
    /// A new iteration with this bound.
    Raised(u32),
    /// A new proved lower bound on the length. It passes no line; [`Line::Goal`] is passed when the best solution reaches
    /// it.
    Proved(u32),
    /// A stored value of RBFS.
    Value(StoredValue),
}

/// An observer of all events with their lines. The observer `()` compiles away.
///
/// For a position the order is: `Generated`, then one of `Stored`, `Duplicate`, `Pruned`, `Solved`, `Worse`, or, now or
/// later, `Expanded`. A* and related searches test goals on expansion, and expand a duplicate with a shorter path, whose
/// event has an estimate. RBFS expands a position again after forgetting its subtree. BFHS reports its goal when the path
/// is complete.
pub trait Observer<S> {
    /// Receives an event. `line` and the kind of `news` are constants at each call, so ignored events cost nothing.
    fn hear(&mut self, line: Line, news: News<S>);
}

impl<S> Observer<S> for () {
    #[inline]
    fn hear(&mut self, _line: Line, _news: News<S>) {}
}

/// Both observe everything, the first one first.
impl<S: Copy, A: Observer<S>, B: Observer<S>> Observer<S> for (&mut A, &mut B) {
    #[inline]
    fn hear(&mut self, line: Line, news: News<S>) {
        self.0.hear(line, news);
        self.1.hear(line, news);
    }
}
