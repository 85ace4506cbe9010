//! The breadth-first census of all reachable positions.

use super::{ByRank, Layers, OutOfMemory, UNKNOWN, Watch};
use crate::puzzle::{Move, PackedState, Puzzle};

/// The positions at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    /// Positions at this depth.
    pub positions: u64,
    /// Goal patterns first shown at this depth.
    pub patterns: u64,
}

/// The census of a component, which can pause after any position.
///
/// Time O(positions * moves). Memory: one byte for each [rank](PackedState::ranks) and each [pattern](PackedState::PATTERNS), and two
/// layers.
#[derive(Clone, Debug)]
pub struct Census<P: Puzzle> {
    layers: Layers<P::State, ByRank>,
    component: u32,
    patterns: Vec<u8>,
    new_patterns: Vec<u64>,
}

struct PatternWatch<'a, P: Puzzle, V> {
    puzzle: &'a P,
    patterns: &'a mut [u8],
    new_patterns: &'a mut Vec<u64>,
    visit: V,
}

impl<P: Puzzle, V: FnMut(P::State, u8)> Watch<P::State> for PatternWatch<'_, P, V> {
    #[inline]
    fn expand(&mut self, state: P::State, depth: u8) {
        (self.visit)(state, depth);
    }

    #[inline]
    fn meet(&mut self, state: P::State, depth: u8) {
        if P::PackedState::PATTERNS > 0 {
            let shown = &mut self.patterns[self.puzzle.pack(state).rank() % P::PackedState::PATTERNS];
            if *shown == UNKNOWN {
                *shown = depth;
                if self.new_patterns.len() <= usize::from(depth) {
                    self.new_patterns.resize(usize::from(depth) + 1, 0);
                }
                self.new_patterns[usize::from(depth)] += 1;
            }
        }
    }
}

impl<P: Puzzle> Census<P> {
    /// The census from the start of `puzzle`. `None` if memory for its tables is missing.
    pub fn new(puzzle: &P) -> Option<Self> {
        Self::around(puzzle, [puzzle.start()])
    }

    /// The census around all goals of `puzzle`: depths are distances to the nearest goal, of positions that the start can
    /// reach. `None` if memory for its tables is missing.
    pub fn of_goals(puzzle: &P) -> Option<Self> {
        Self::around(puzzle, puzzle.goals())
    }

    fn around(puzzle: &P, roots: impl IntoIterator<Item = P::State>) -> Option<Self> {
        let start = puzzle.pack(puzzle.start());
        let mut patterns = Vec::new();
        patterns.try_reserve_exact(P::PackedState::PATTERNS).ok()?;
        patterns.resize(P::PackedState::PATTERNS, UNKNOWN);
        let mut new_patterns = Vec::new();
        let depths = ByRank::try_beside(start)?;
        let (noted, counts) = (&mut patterns[..], &mut new_patterns);
        let mut noting = PatternWatch { puzzle, patterns: noted, new_patterns: counts, visit: |_, _| {} };
        let layers = Layers::new(puzzle, depths, roots, &mut noting);
        Some(Self { layers, component: start.component(), patterns, new_patterns })
    }

    /// Expands up to `budget` positions, fewer only at the end. Returns whether work is left. `puzzle` must not change.
    ///
    /// # Errors
    /// If memory for its layers is missing; the census so far remains.
    ///
    /// # Panics
    /// If the space is 255 moves deep or more.
    pub fn step(&mut self, puzzle: &P, budget: u64) -> Result<bool, OutOfMemory> {
        self.step_visiting(puzzle, budget, |_, _| {})
    }

    /// Like [`step`](Self::step), and calls `visit` with each expanded position and its depth.
    ///
    /// # Errors
    /// If memory for its layers is missing.
    ///
    /// # Panics
    /// If the space is 255 moves deep or more.
    pub fn step_visiting(
        &mut self,
        puzzle: &P,
        budget: u64,
        visit: impl FnMut(P::State, u8),
    ) -> Result<bool, OutOfMemory> {
        let (patterns, new_patterns) = (&mut self.patterns[..], &mut self.new_patterns);
        self.layers.advance(puzzle, budget, &mut PatternWatch { puzzle, patterns, new_patterns, visit });
        if self.layers.is_starved() { Err(OutOfMemory) } else { Ok(!self.is_complete()) }
    }

    /// Whether every reachable position was met.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.layers.is_complete()
    }

    /// The counts per depth. While the census runs, the last one is incomplete.
    #[must_use]
    pub fn layers(&self) -> Vec<Layer> {
        let patterns = self.new_patterns.iter().copied().chain(std::iter::repeat(0));
        self.layers
            .counts()
            .zip(patterns)
            .map(|(positions, patterns)| Layer { positions, patterns })
            .collect()
    }

    /// Number of positions met, and number of positions expanded.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        (self.layers.met(), self.layers.expanded())
    }

    /// The depth of `state`; `None` if it was not met.
    #[must_use]
    pub fn depth_of(&self, puzzle: &P, state: P::State) -> Option<u8> {
        let packed = puzzle.pack(state);
        (packed.component() == self.component).then(|| self.layers.depths().at(packed.rank())).flatten()
    }

    /// The depth at which the pattern with this number is first shown; `None` if it was not met.
    #[must_use]
    pub fn depth_of_pattern(&self, pattern: usize) -> Option<u8> {
        self.patterns.get(pattern).copied().filter(|&depth| depth != UNKNOWN)
    }

    /// A shortest path from the start to `state`; `None` if it was not met. Ties go to the lowest inverse of the last move,
    /// then of the last but one, and so on. O(depth * moves).
    #[must_use]
    pub fn way_to(&self, puzzle: &P, state: P::State) -> Option<Vec<Move>> {
        let mut here = state;
        let mut way = Vec::new();
        for above in (0..self.depth_of(puzzle, state)?).rev() {
            // The depth above has a neighbour.
            let (back, before) = puzzle
                .moves(here)
                .map(|mv| (mv, puzzle.after(here, mv)))
                .find(|&(_, before)| self.depth_of(puzzle, before) == Some(above))?;
            way.push(puzzle.inverse(back));
            here = before;
        }
        way.reverse();
        Some(way)
    }

    /// The positions at `depth`, by rank. O(size of the table).
    pub fn positions_at<'a>(&'a self, puzzle: &'a P, depth: u8) -> impl Iterator<Item = P::State> + 'a {
        let packed = |rank| P::PackedState::unrank(self.component, rank);
        self.layers.depths().ranks_at(depth).filter_map(packed).map(|packed| puzzle.unpack(packed))
    }

    /// The patterns first shown at `depth`.
    pub fn patterns_at(&self, depth: u8) -> impl Iterator<Item = usize> + '_ {
        (0..).zip(&self.patterns).filter(move |&(_, &here)| here == depth).map(|(pattern, _)| pattern)
    }

    /// Current memory, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        (self.layers.depths().table().len() + self.patterns.len()) as u64 + self.layers.bytes()
    }
}
