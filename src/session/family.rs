//! The families of problems: which end is fixed, and what the others are.

use super::choices::Choices;
use crate::ask::RequestError;
use crate::puzzle::{Packed, Puzzle};
use crate::space::{ByRank, Layers, UNKNOWN, Watch};

/// An end of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Start,
    Goal,
}

impl End {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Start => Self::Goal,
            Self::Goal => Self::Start,
        }
    }
}

/// A puzzle all of whose problems with one end fixed can be counted.
pub(super) trait Family: Choices<State: Send + Sync> + Send + Sync {
    /// The end that is fixed.
    const FIXED: End;

    /// The pairs of heuristics that are counted where none is named.
    const USUAL: &'static [&'static str];

    /// A problem with this end fixed, whose other end is of no account.
    fn fixed(text: &str) -> Result<Self, RequestError>;

    /// The problem whose other end is this position, or what it shows.
    fn at(&self, state: Self::State) -> Self;

    /// That end in text form.
    fn text(&self, state: Self::State) -> String {
        self.write_state(state)
    }
}

/// The first position met of each of the ends, and its depth.
struct Ends<'a, P: Puzzle> {
    puzzle: &'a P,
    /// For each number of an end.
    met: Vec<Option<(P::State, u32)>>,
}

impl<P: Puzzle> Watch<P::State> for Ends<'_, P> {
    fn meet(&mut self, state: P::State, depth: u8) {
        let rank = self.puzzle.pack(state).rank();
        let number = if P::Packed::PATTERNS > 0 { rank % P::Packed::PATTERNS } else { rank };
        self.met[number].get_or_insert((state, depth.into()));
    }
}

/// The other ends of all problems in the order of their ranks, those of patterns in the order of these, each by a position that is or shows
/// it, with C*. `None` when there is no memory for a table of the space. O(positions * moves).
pub(super) fn problems<P: Family>(puzzle: &P) -> Option<Vec<(P::State, u32)>> {
    let root = match P::FIXED {
        End::Start => puzzle.start(),
        End::Goal => *puzzle.goals().first()?,
    };
    let packed = puzzle.pack(root);
    let ends = if P::Packed::PATTERNS > 0 { P::Packed::PATTERNS } else { packed.ranks() };
    let mut met = Vec::new();
    met.try_reserve_exact(ends).ok()?;
    met.resize(ends, None);
    let mut ends = Ends { puzzle, met };
    let mut layers = Layers::new(puzzle, ByRank::try_beside(packed)?, [root], &mut ends);
    while layers.advance(puzzle, u64::MAX, &mut ends) > 0 {}
    if layers.is_starved() {
        return None;
    }
    debug_assert!(ends.met.iter().flatten().all(|&(_, depth)| depth < u32::from(UNKNOWN)));
    Some(ends.met.into_iter().flatten().collect())
}
