use serde::Serialize;

use crate::puzzle::Puzzle;

/// A lower bound on the number of moves from a position to the nearest goal.
///
/// *Admissible*: it never exceeds the true distance. With an inadmissible one, searches may return solutions that are not
/// shortest. *Consistent*: along any move it falls by at most one. A consistent bound that is 0 at the goals is admissible.
pub trait Heuristic<P: Puzzle> {
    /// Whether computing it is cheaper than dispatching on its type. Tight searches compile a loop for such a heuristic;
    /// all others share one ([`Dispatcher`](super::Dispatcher)).
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

    /// The bound for `after`, one move from `before` with the bound `estimate`. Override it if a move changes few terms of
    /// a sum; it must equal `self.estimate(after)`.
    #[inline]
    fn estimate_after(&self, _estimate: u32, _before: P::State, after: P::State) -> u32 {
        self.estimate(after)
    }

    /// The bound for the way from the start to `state`, in moves; 0 except for a [`Pair`](super::Pair).
    #[inline]
    fn backward(&self, _state: P::State) -> u32 {
        0
    }

    /// The backward bound for `after`, one move from `before` with the backward bound `estimate`.
    #[inline]
    fn backward_after(&self, _estimate: u32, _before: P::State, after: P::State) -> u32 {
        self.backward(after)
    }

    /// The perimeter behind the bound, if any.
    fn perimeter(&self) -> Option<Perimeter> {
        None
    }

    /// The parts of the bound for `state`, if any. For explanations only.
    fn parts(&self, _state: P::State) -> Option<Parts> {
        None
    }
}

/// The size of a perimeter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perimeter {
    /// Depth of the ball around the goals, in moves.
    pub depth: u32,
    /// Number of positions on the rim.
    pub rim: u64,
}

impl Perimeter {
    /// Pairs of a position and a rim position evaluated for a bound of `estimate`: all, or none inside the ball.
    #[must_use]
    pub const fn pairs(self, estimate: u32) -> u64 {
        if estimate > self.depth { self.rim } else { 0 }
    }
}

/// The parts of a bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Parts {
    /// How the parts are combined.
    pub rule: Rule,
    /// Each part's subject and bound.
    pub parts: Vec<(About, u32)>,
}

/// The subject of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// The faces of one colour, by its letter.
    Colour(char),
    /// These tiles, by ascending label.
    Pieces(Vec<u32>),
    /// A named quantity of the whole board.
    Quantity(#[cfg_attr(target_arch = "wasm32", tsify(type = "'manhattan' | 'conflicts'"))] &'static str),
    /// A made heuristic, by its text.
    Made(String),
}

/// How parts are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// The maximum of the parts.
    Max,
    /// The sum of the parts, none of which share a move.
    Sum,
}
