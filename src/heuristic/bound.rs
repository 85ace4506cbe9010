//! What a heuristic is.

use serde::Serialize;

use crate::puzzle::Puzzle;

/// A lower bound on the number of moves from a position to the nearest goal.
///
/// *Admissible*: it never exceeds the true distance. Where it does, nothing crashes, but the
/// searches may return solutions longer than the shortest. *Consistent*: along any one move it
/// falls by at most one; a consistent bound that is 0 at the goals is admissible.
pub trait Heuristic<P: Puzzle> {
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

    /// What the bound for `state` is made of, where it is made of several; `None` for a bound of one piece. For those who want to
    /// see why it is what it is: no search asks.
    fn parts(&self, _state: P::State) -> Option<Parts> {
        None
    }
}

/// What a bound is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parts {
    /// How the parts are put together.
    pub rule: Rule,
    /// Each part: what it is about, and the bound that it alone gives. What it is about is written as the puzzle writes pieces: a
    /// colour's letter, tiles' labels; or it is a word, such as `manhattan`.
    pub parts: Vec<(String, u32)>,
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
