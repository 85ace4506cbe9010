//! Heuristic tables, built in slices like a search.
//!
//! A [`Build`] advances by units of work and reports progress, so that a page can draw in between. Clones of the finished
//! heuristic share its tables (`Rc`).

use serde::Serialize;

/// Progress and size of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Progress {
    /// Units of work done: positions whose neighbours were generated.
    pub done: u64,
    /// Units of work in total; `None` while unknown.
    pub total: Option<u64>,
    /// Positions, or placements of pattern tiles, with known distance.
    pub states: u64,
    /// Memory of the finished part, in bytes.
    pub bytes: u64,
}

impl Progress {
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            done: self.done + other.done,
            total: self.total.zip(other.total).map(|(a, b)| a + b),
            states: self.states + other.states,
            bytes: self.bytes + other.bytes,
        }
    }
}

/// A heuristic whose tables are being built.
pub trait Build {
    /// The finished heuristic. Clones share the tables.
    type Heuristic: Clone;

    /// Whether there is anything to build.
    const HAS_TABLES: bool = true;

    /// Does up to `budget` units of work, less only at the end. Returns the number of units done.
    fn advance(&mut self, budget: u64) -> u64;

    /// The heuristic, once its tables are complete.
    fn heuristic(&self) -> Option<&Self::Heuristic>;

    /// Progress; `None` without tables.
    fn progress(&self) -> Option<Progress>;

    /// Builds everything at once.
    fn complete(mut self) -> Self::Heuristic
    where
        Self: Sized,
    {
        loop {
            if let Some(heuristic) = self.heuristic() {
                return heuristic.clone();
            }
            self.advance(u64::MAX);
        }
    }
}

/// A heuristic without tables.
#[derive(Clone, Copy, Debug)]
pub struct Ready<H>(pub H);

impl<H: Clone> Build for Ready<H> {
    type Heuristic = H;

    const HAS_TABLES: bool = false;

    fn advance(&mut self, _budget: u64) -> u64 {
        0
    }

    fn heuristic(&self) -> Option<&H> {
        Some(&self.0)
    }

    fn progress(&self) -> Option<Progress> {
        None
    }
}
