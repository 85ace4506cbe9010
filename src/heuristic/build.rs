//! Tables that heuristics are made of, built in slices like a search.
//!
//! A [`Build`] is a plain struct that is advanced by units of work and asked how far it is, so that
//! whoever has a screen to draw in between can. Once it is complete it gives the heuristic, which shares
//! the finished tables (`Rc`): cloning it for another search of the same goal copies no table and builds
//! none.

use serde::Serialize;

/// How far a table's building is, and how large the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Progress {
    /// Units of work done: positions whose neighbours were looked at.
    pub done: u64,
    /// Units of work in all; `None` while that is not known.
    pub total: Option<u64>,
    /// Positions, or placements of pattern tiles, whose distance is in the table by now.
    pub states: u64,
    /// What the finished heuristic takes in memory, as far as it is built, in bytes.
    pub bytes: u64,
}

impl Progress {
    /// Both together.
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
    /// What is built. Clones share the tables.
    type Heuristic: Clone;

    /// Whether there is anything to build.
    const HAS_TABLES: bool = true;

    /// Does up to `budget` units of work, fewer only when the tables are complete. Returns how many were
    /// done.
    fn advance(&mut self, budget: u64) -> u64;

    /// The heuristic, once its tables are complete.
    fn heuristic(&self) -> Option<&Self::Heuristic>;

    /// How far the building is; `None` when there is no table.
    fn progress(&self) -> Option<Progress>;

    /// Builds all there is to build. The heuristic's own `new` is usually the shorter way to this.
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

/// A heuristic without tables: complete from the beginning.
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
