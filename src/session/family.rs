//! Families of problems: one end is fixed, the other end varies.

use super::choices::Choices;
use crate::ask::RequestError;
use crate::puzzle::{PackedState, Puzzle};
use crate::space::{ByRank, Layers, UNKNOWN, Watch};

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

/// A puzzle whose problems with one end fixed can all be swept.
pub(super) trait Family: Choices<State: Send + Sync> + Send + Sync {
    const FIXED: End;

    /// The default pairs of heuristics.
    const USUAL: &'static [&'static str];

    fn fixed(text: &str) -> Result<Self, RequestError>;

    /// The problem whose other end is this position, or the pattern it shows.
    fn at(&self, state: Self::State) -> Self;

    /// The varying end in text form.
    fn text(&self, state: Self::State) -> String {
        self.write_state(state)
    }
}

struct Ends<'a, P: Puzzle> {
    puzzle: &'a P,
    /// Indexed by the end's number.
    found: Vec<Option<(P::State, u32)>>,
}

impl<P: Puzzle> Watch<P::State> for Ends<'_, P> {
    fn meet(&mut self, state: P::State, depth: u8) {
        let rank = self.puzzle.pack(state).rank();
        let number = if P::PackedState::PATTERNS > 0 { rank % P::PackedState::PATTERNS } else { rank };
        self.found[number].get_or_insert((state, depth.into()));
    }
}

/// The varying ends of all problems with their C*, by rank. Patterns have their own order and are represented by a position
/// that shows them. `None` if memory for a table is missing. O(positions * moves).
pub(super) fn problems<P: Family>(puzzle: &P) -> Option<Vec<(P::State, u32)>> {
    let root = match P::FIXED {
        End::Start => puzzle.start(),
        End::Goal => *puzzle.goals().first()?,
    };
    let packed = puzzle.pack(root);
    let ends = if P::PackedState::PATTERNS > 0 { P::PackedState::PATTERNS } else { packed.ranks() };
    let mut found = Vec::new();
    found.try_reserve_exact(ends).ok()?;
    found.resize(ends, None);
    let mut ends = Ends { puzzle, found };
    let mut layers = Layers::new(puzzle, ByRank::try_beside(packed)?, [root], &mut ends);
    while layers.advance(puzzle, u64::MAX, &mut ends) > 0 {}
    if layers.is_starved() {
        return None;
    }
    debug_assert!(ends.found.iter().flatten().all(|&(_, depth)| depth < u32::from(UNKNOWN)));
    Some(ends.found.into_iter().flatten().collect())
}
