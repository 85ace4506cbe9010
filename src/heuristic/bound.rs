//! What a heuristic is.

use serde::Serialize;

use crate::puzzle::Puzzle;

/// A lower bound on the number of moves from a position to the nearest goal.
///
/// *Admissible*: it never exceeds the true distance. Where it does, nothing crashes, but the
/// searches may return solutions longer than the shortest. *Consistent*: along any one move it
/// falls by at most one; a consistent bound that is 0 at the goals is admissible.
pub trait Heuristic<P: Puzzle> {
    /// Whether it is worked out in less time than it takes to ask which heuristic it is. Searches that do little else for a position
    /// have a loop of their own for such a one; all others share a loop ([`Dispatched`](super::Dispatched)).
    #[inline]
    #[must_use]
    fn is_cheap() -> bool
    where
        Self: Sized,
    {
        false
    }

    /// The bound for `state`, in moves.
    fn estimate(&self, state: P::State) -> u32;

    /// The bound for `after`, which one move made from `before`, whose bound is `estimate`.
    ///
    /// Override it where a move changes little of what is summed; what it returns must equal
    /// `self.estimate(after)`.
    #[inline]
    fn estimate_after(&self, _estimate: u32, _before: P::State, after: P::State) -> u32 {
        self.estimate(after)
    }

    /// The bound for the way from the start to `state`, in moves. 0, which exceeds nothing, for a heuristic that knows nothing of
    /// the start: a [`Pair`](super::Pair) has one that does.
    #[inline]
    fn backward(&self, _state: P::State) -> u32 {
        0
    }

    /// The same for `after`, which one move made from `before`, whose bound is `estimate`.
    #[inline]
    fn backward_after(&self, _estimate: u32, _before: P::State, after: P::State) -> u32 {
        self.backward(after)
    }

    /// The ball that the bound is made by, for a bound by a perimeter; `None` for all others.
    fn perimeter(&self) -> Option<Perimeter> {
        None
    }

    /// What the bound for `state` is made of, where it is made of several; `None` for a bound of one piece. For those who want to
    /// see why it is what it is: no search asks.
    fn parts(&self, _state: P::State) -> Option<Parts> {
        None
    }
}

/// What is to be known of a ball around the goals to count what was [evaluated](Self::pairs) by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perimeter {
    /// How deep the ball is, in moves.
    pub depth: u32,
    /// How many positions its rim has.
    pub rim: u64,
}

impl Perimeter {
    /// How many pairs of a position and one of the rim were evaluated for a bound of `estimate`: all, or inside the ball none.
    #[must_use]
    pub const fn pairs(self, estimate: u32) -> u64 {
        if estimate > self.depth { self.rim } else { 0 }
    }
}

/// What a bound is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parts {
    /// How the parts are put together.
    pub rule: Rule,
    /// Each part: what it is about, and the bound that it alone gives.
    pub parts: Vec<(About, u32)>,
}

/// What a part of a bound is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// Faces of one colour, by its letter, as if all others were painted out.
    Colour(char),
    /// These pieces alone, by their labels in rising order: numbered tiles.
    Pieces(Vec<u32>),
    /// A quantity of the whole board, by its name.
    Quantity(&'static str),
    /// A bound that was made, by its text.
    Made(String),
}

/// How a bound is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// The largest part counts.
    Max,
    /// The parts are added up, as no move is counted in two of them.
    Sum,
}
