//! Whole spaces: the breadth-first census of everything that can be reached from one position.
//!
//! A search stores the positions it meets, as it will meet few of all there are. A census meets them all,
//! so each has a place of its own in one table, found by the position's *rank*, a number: no hashing, no
//! keys, one byte a position. Beside the table there are only two layers in memory.

use crate::puzzle::{Move, Puzzle};

pub mod knights;
pub mod rolling_cubes;
mod sliding_tiles;
mod toys;

/// A puzzle whose positions are numbered.
pub trait Ranked: Puzzle {
    /// All ranks are below this. Not every one need stand for a position that can be reached.
    const SIZE: usize;

    /// How many goal patterns there are, where a goal names less than a position does; otherwise 0.
    const PATTERNS: usize = 0;

    /// The number of `state`, different for different positions. O(1).
    fn rank(state: Self::State) -> usize;

    /// The position whose number is `rank`, which must be below [`SIZE`](Self::SIZE). O(1).
    fn unrank(rank: usize) -> Self::State;

    /// The number, below [`PATTERNS`](Self::PATTERNS), of the goal pattern that `state` shows. O(1).
    fn pattern(_state: Self::State) -> usize {
        0
    }
}

/// What the tables hold for what was not met. No depth comes near it.
const UNKNOWN: u8 = u8::MAX;

/// What was met at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    /// Positions at this depth.
    pub positions: u64,
    /// Goal patterns that are shown at this depth and at none before.
    pub patterns: u64,
}

/// The census of a space, layer by layer, paused between any two positions.
///
/// Time O(positions * moves); memory [`Ranked::SIZE`] bytes, [`Ranked::PATTERNS`] bytes, and two layers.
#[derive(Clone, Debug)]
pub struct Census<P: Ranked> {
    /// The depth of each rank.
    depths: Vec<u8>,
    /// The depth at which each pattern is first shown.
    patterns: Vec<u8>,
    /// The layer being expanded, from `next` on, and what has been met of the one below it.
    layer: Vec<P::State>,
    next: usize,
    below: Vec<P::State>,
    /// The layers that are complete, and the patterns that the next one has shown so far.
    complete: Vec<Layer>,
    new_patterns: u64,
    expanded: u64,
}

impl<P: Ranked> Census<P> {
    /// The census from the start of `puzzle`, of which only the start is known. `None` when there is no
    /// memory for its tables.
    pub fn new(puzzle: &P) -> Option<Self> {
        Self::around([puzzle.start()])
    }

    /// The census around all goals of `puzzle`: the depth of a position is then its distance to the nearest, and what is
    /// met is what the start can reach. `None` when there is no memory for its tables.
    pub fn of_goals(puzzle: &P) -> Option<Self> {
        Self::around(puzzle.goals())
    }

    /// The census in which only `roots` are known, at depth 0.
    fn around(roots: impl IntoIterator<Item = P::State>) -> Option<Self> {
        let mut census = Self {
            depths: unknown(P::SIZE)?,
            patterns: unknown(P::PATTERNS)?,
            layer: Vec::new(),
            next: 0,
            below: Vec::new(),
            complete: Vec::new(),
            new_patterns: 0,
            expanded: 0,
        };
        census.meet(roots.into_iter(), 0);
        Some(census)
    }

    /// Notes those of `states` that are not known, with their depth.
    #[inline]
    fn meet(&mut self, states: impl Iterator<Item = P::State>, depth: u8) {
        let (depths, patterns) = (&mut self.depths[..], &mut self.patterns[..]);
        for state in states {
            let known = &mut depths[P::rank(state)];
            if *known != UNKNOWN {
                continue;
            }
            *known = depth;
            self.below.push(state);
            if P::PATTERNS > 0 {
                let shown = &mut patterns[P::pattern(state)];
                if *shown == UNKNOWN {
                    *shown = depth;
                    self.new_patterns += 1;
                }
            }
        }
    }

    /// Expands up to `budget` positions, fewer only at the end of the space. Tells whether there is more
    /// to do.
    ///
    /// `puzzle` must be the same value on every call.
    ///
    /// # Panics
    /// When the space is 255 moves deep or more.
    pub fn step(&mut self, puzzle: &P, budget: u64) -> bool {
        self.step_visiting(puzzle, budget, |_, _| {})
    }

    /// Like [`step`](Self::step), and calls `visit` with each position as it is expanded, and its depth: in the end each
    /// was visited once.
    ///
    /// # Panics
    /// When the space is 255 moves deep or more.
    pub fn step_visiting(&mut self, puzzle: &P, budget: u64, mut visit: impl FnMut(P::State, u8)) -> bool {
        let mut left = budget;
        while left > 0 {
            if self.next == self.layer.len() && !self.next_layer() {
                return false;
            }
            // That of what is met; a layer is being expanded, so one at least is complete.
            let depth = u8::try_from(self.complete.len()).expect("depths stay below 255");
            let end = self
                .layer
                .len()
                .min(usize::try_from(left).map_or(usize::MAX, |left| self.next.saturating_add(left)));
            let layer = std::mem::take(&mut self.layer);
            for &state in &layer[self.next..end] {
                visit(state, depth - 1);
                self.meet(puzzle.moves(state).into_iter().map(|mv| puzzle.after(state, mv)), depth);
            }
            self.layer = layer;
            let done = (end - self.next) as u64;
            self.expanded += done;
            left -= done;
            self.next = end;
        }
        !self.is_complete()
    }

    /// Goes down by a layer, if there is one.
    fn next_layer(&mut self) -> bool {
        if self.is_complete() {
            return false;
        }
        self.complete.push(self.last_layer());
        assert!(self.complete.len() < usize::from(UNKNOWN), "depths stay below 255");
        std::mem::swap(&mut self.layer, &mut self.below);
        self.below.clear();
        self.next = 0;
        self.new_patterns = 0;
        true
    }

    /// What has been met of the layer that is not complete.
    fn last_layer(&self) -> Layer {
        Layer { positions: self.below.len() as u64, patterns: self.new_patterns }
    }

    /// Whether everything that can be reached was met.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.next == self.layer.len() && self.below.is_empty()
    }

    /// What was met at each depth. While the census runs, the last one is not complete.
    #[must_use]
    pub fn layers(&self) -> Vec<Layer> {
        let last = Some(self.last_layer()).filter(|layer| layer.positions > 0);
        self.complete.iter().copied().chain(last).collect()
    }

    /// How many positions were met, and how many of them were expanded.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        (self.layers().iter().map(|layer| layer.positions).sum(), self.expanded)
    }

    /// The depth of `state`; `None` when it was not met.
    #[must_use]
    pub fn depth_of(&self, state: P::State) -> Option<u8> {
        known(self.depths[P::rank(state)])
    }

    /// The depth at which the pattern with this number is first shown; `None` when it was not met.
    #[must_use]
    pub fn depth_of_pattern(&self, pattern: usize) -> Option<u8> {
        self.patterns.get(pattern).copied().and_then(known)
    }

    /// A shortest way from the start to `state`; `None` when that was not met. O(depth * moves).
    ///
    /// Among several it is the one whose last move is taken back by the lowest move, then the last but one, and so on.
    #[must_use]
    pub fn way_to(&self, puzzle: &P, state: P::State) -> Option<Vec<Move>> {
        let mut here = state;
        let mut way = Vec::new();
        for above in (0..self.depth_of(state)?).rev() {
            // What is met at one depth was met from the depth above it.
            let (back, before) = puzzle
                .moves(here)
                .into_iter()
                .map(|mv| (mv, puzzle.after(here, mv)))
                .find(|&(_, before)| self.depth_of(before) == Some(above))?;
            way.push(puzzle.inverse(back));
            here = before;
        }
        way.reverse();
        Some(way)
    }

    /// The positions at `depth`, by rank. O(size of the table).
    pub fn positions_at(&self, depth: u8) -> impl Iterator<Item = P::State> + '_ {
        ranks_at(&self.depths, depth).map(P::unrank)
    }

    /// The numbers of the patterns first shown at `depth`.
    pub fn patterns_at(&self, depth: u8) -> impl Iterator<Item = usize> + '_ {
        ranks_at(&self.patterns, depth)
    }

    /// Memory taken now, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let layers = (self.layer.capacity() + self.below.capacity()) * size_of::<P::State>();
        (self.depths.len() + self.patterns.len() + layers) as u64
    }
}

fn unknown(count: usize) -> Option<Vec<u8>> {
    let mut table = Vec::new();
    table.try_reserve_exact(count).ok()?;
    table.resize(count, UNKNOWN);
    Some(table)
}

fn known(depth: u8) -> Option<u8> {
    (depth != UNKNOWN).then_some(depth)
}

fn ranks_at(table: &[u8], depth: u8) -> impl Iterator<Item = usize> + '_ {
    table.iter().enumerate().filter(move |&(_, &here)| here == depth).map(|(rank, _)| rank)
}
