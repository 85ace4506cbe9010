//! Hearing what a search does, event by event.

use serde::Serialize;

use super::by::By;

/// Which way a search grows: from the start, or from the goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value, if one was computed: not in searches without a heuristic, nor for duplicates that A*
    /// has no use for.
    pub estimate: Option<u32>,
    /// Which side met it.
    pub side: Side,
    /// The record in which a search that stores positions has it (see [`super::tree`]); none for a duplicate, unless A* has
    /// found a shorter way to it and stores that, too. A search that forgets what it stored goes on counting: what is stored as the
    /// n-th has the number n, from 0. So does RBFS, which counts what it generates.
    pub record: Option<u32>,
}

impl<S: Copy> Event<S> {
    /// An event of a search that only grows forward.
    pub const fn forward(state: S, by: By, depth: u32, estimate: Option<u32>) -> Self {
        Self { state, by, depth, estimate, side: Side::Forward, record: None }
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

/// Hears every event of a search. All methods do nothing by default, and the observer `()` compiles
/// away: a search that nobody watches pays nothing.
///
/// For one position the order is: `generated`, then one of `duplicate`, `pruned`, `solved`, `worse`, or, now
/// or later, `expanded`. A* and its kin test goals where they would expand them, and expand a duplicate after all to
/// which they found a shorter way: the one whose event has an estimate. RBFS expands a position once more after it has forgotten what
/// lay below it. BFHS tells of its goal when all of the path is known.
pub trait Observer<S> {
    /// A position was created.
    fn generated(&mut self, _event: Event<S>) {}
    /// The successors of a position will now be generated.
    fn expanded(&mut self, _event: Event<S>) {}
    /// RBFS tells of a stored value.
    fn stored_value(&mut self, _told: StoredValue) {}
    /// A generated position was already stored.
    fn duplicate(&mut self, _event: Event<S>) {}
    /// A generated position was cut: by depth plus estimate, the latter times the weight if there is one, it lies beyond `bound`.
    fn pruned(&mut self, _event: Event<S>, _bound: u32) {}
    /// A new iteration begins with this bound.
    fn bound_raised(&mut self, _bound: u32) {}
    /// It is proved, and was not before, that no solution has fewer moves than this.
    fn proved(&mut self, _bound: u32) {}
    /// The two sides of a bidirectional search met in this position, by fewer moves than wherever they met before.
    fn met(&mut self, _event: Event<S>) {}
    /// A solution ends, or its halves meet, in this position: in branch and bound one shorter than all before. What is proved of it, the
    /// algorithm tells ([`proves`](super::Algorithm::proves)).
    fn solved(&mut self, _event: Event<S>) {}
    /// A goal of branch and bound that is no better than the incumbent.
    fn worse(&mut self, _event: Event<S>) {}
}

impl<S> Observer<S> for () {}

/// Both hear everything, the first one first.
impl<S: Copy, A: Observer<S>, B: Observer<S>> Observer<S> for (&mut A, &mut B) {
    #[inline]
    fn generated(&mut self, event: Event<S>) {
        self.0.generated(event);
        self.1.generated(event);
    }

    #[inline]
    fn expanded(&mut self, event: Event<S>) {
        self.0.expanded(event);
        self.1.expanded(event);
    }

    fn stored_value(&mut self, told: StoredValue) {
        self.0.stored_value(told);
        self.1.stored_value(told);
    }

    #[inline]
    fn duplicate(&mut self, event: Event<S>) {
        self.0.duplicate(event);
        self.1.duplicate(event);
    }

    #[inline]
    fn pruned(&mut self, event: Event<S>, bound: u32) {
        self.0.pruned(event, bound);
        self.1.pruned(event, bound);
    }

    fn bound_raised(&mut self, bound: u32) {
        self.0.bound_raised(bound);
        self.1.bound_raised(bound);
    }

    fn proved(&mut self, bound: u32) {
        self.0.proved(bound);
        self.1.proved(bound);
    }

    fn met(&mut self, event: Event<S>) {
        self.0.met(event);
        self.1.met(event);
    }

    fn solved(&mut self, event: Event<S>) {
        self.0.solved(event);
        self.1.solved(event);
    }

    fn worse(&mut self, event: Event<S>) {
        self.0.worse(event);
        self.1.worse(event);
    }
}
