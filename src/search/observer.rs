//! Hearing what a search does, event by event.

/// Which way a search grows: from the start, or from the goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// From the start.
    Forward,
    /// From the goals, against the moves.
    Backward,
}

/// A position in the moment something happens to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<S> {
    /// The position.
    pub state: S,
    /// Moves from the root of its side.
    pub depth: u32,
    /// Its heuristic value; 0 in searches without a heuristic.
    pub estimate: u32,
    /// Which side met it.
    pub side: Side,
}

impl<S> Event<S> {
    /// An event of a search that only grows forward.
    pub const fn forward(state: S, depth: u32, estimate: u32) -> Self {
        Self { state, depth, estimate, side: Side::Forward }
    }
}

/// Hears every event of a search. All methods do nothing by default, and the observer `()` compiles
/// away: a search that nobody watches pays nothing.
///
/// For one position the order is: `generated`, then one of `duplicate`, `pruned`, `solved`, or, now
/// or later, `expanded`. A* may expand a duplicate after all, and tests goals where it would expand
/// them. A goal that branch and bound does not need, being no better, is only `generated`.
pub trait Observer<S> {
    /// A position was created.
    fn generated(&mut self, _event: Event<S>) {}
    /// The successors of a position will now be generated.
    fn expanded(&mut self, _event: Event<S>) {}
    /// A generated position was already stored.
    fn duplicate(&mut self, _event: Event<S>) {}
    /// A generated position was cut: by depth plus estimate it lies beyond `bound`.
    fn pruned(&mut self, _event: Event<S>, _bound: u32) {}
    /// A new iteration begins with this bound.
    fn bound_raised(&mut self, _bound: u32) {}
    /// The two sides of a bidirectional search met in this position.
    fn met(&mut self, _event: Event<S>) {}
    /// A solution ends, or its halves meet, in this position: a shortest one, or in branch and bound one
    /// better than all before.
    fn solved(&mut self, _event: Event<S>) {}
}

impl<S> Observer<S> for () {}
