//! Bidirectional pathmax to its end: a bound's values over the whole space, edited until no move lets it fall by more than
//! one.
//!
//! Moves can be undone, so a position's bound less one also bounds each neighbour, and so on for their neighbours. In the
//! end a value is the maximum, over all positions, of their bound less the moves between: the least consistent bound
//! nowhere below the original. (A. Felner, U. Zahavi, R. Holte, J. Schaeffer, N. Sturtevant and Z. Zhang, "Inconsistent
//! heuristics in theory and practice", Artificial Intelligence 175 (2011), during a search, to some depth.)
//!
//! Values are processed from the largest down. Each raises its neighbours to one less, the next value, so a position is
//! raised at most once. Time O(positions * (moves + one bound)); memory one byte per rank.

use crate::heuristic::Progress;
use crate::puzzle::PackedState;

pub(super) trait Ground {
    /// The bound of a rank's position; `None` for a gap.
    fn bound(&self, rank: usize) -> Option<u32>;

    fn each_neighbour(&self, rank: usize, visit: &mut dyn FnMut(usize));
}

/// The table of an edited bound being built. A unit of work is a rank evaluated, or one whose neighbours are visited.
#[derive(Clone, Debug)]
pub(super) struct EditBuild {
    values: Vec<u8>,
    /// The current rank, and value; `None` while positions are evaluated.
    rank: usize,
    value: Option<u8>,
    counts: [u64; 256],
    bytes: u64,
    states: u64,
    edited: u64,
    /// Positions evaluated plus positions processed, without gaps.
    done: u64,
}

/// The value of a gap: it raises no neighbour.
const GAP: u8 = 0;

impl EditBuild {
    pub(super) fn new(ranks: u64) -> Self {
        let (values, counts) = (vec![GAP; ranks as usize], [0; 256]);
        Self { values, rank: 0, value: None, counts, bytes: ranks, states: 0, edited: 0, done: 0 }
    }

    /// Does up to `budget` units of work, less only at the end. Returns the number of units done.
    pub(super) fn advance(&mut self, ground: &dyn Ground, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && !self.is_complete() {
            if let Some(value) = self.value {
                // Skipping other values is fast.
                let found = self.values[self.rank..].iter().position(|&here| here == value);
                self.rank = found.map_or(self.values.len(), |at| self.rank + at);
            }
            if self.rank == self.values.len() {
                let below = self.value.map_or(256, usize::from);
                let next = (0..below).rev().find(|&value| self.counts[value] > 0).unwrap_or(0);
                (self.value, self.rank) = (u8::try_from(next).ok(), 0);
                continue;
            }
            match self.value {
                None => self.ask(ground),
                Some(value) => self.raise(ground, value - 1),
            }
            self.rank += 1;
            left -= 1;
        }
        budget - left
    }

    fn ask(&mut self, ground: &dyn Ground) {
        let Some(bound) = ground.bound(self.rank) else { return };
        let value = u8::try_from(bound).unwrap_or(u8::MAX);
        self.values[self.rank] = value;
        self.counts[usize::from(value)] += 1;
        self.states += 1;
        self.done += 1;
    }

    fn raise(&mut self, ground: &dyn Ground, least: u8) {
        self.done += 1;
        let Self { values, counts, edited, .. } = self;
        ground.each_neighbour(self.rank, &mut |neighbour| {
            let known = &mut values[neighbour];
            if *known < least {
                counts[usize::from(*known)] -= 1;
                counts[usize::from(least)] += 1;
                *known = least;
                *edited += 1;
            }
        });
    }

    /// The values 1 and 0 raise nothing.
    pub(super) fn is_complete(&self) -> bool {
        self.value.is_some_and(|value| value < 2)
    }

    pub(super) fn progress(&self) -> Progress {
        let total = self.is_complete().then_some(self.done);
        Progress { done: self.done, total, states: self.states, bytes: self.bytes }
    }

    pub(super) fn take(&mut self) -> Edited {
        Edited { values: std::mem::take(&mut self.values), positions: self.states, raised: self.edited }
    }
}

#[derive(Debug)]
pub(super) struct Edited {
    values: Vec<u8>,
    pub(super) positions: u64,
    pub(super) raised: u64,
}

impl Edited {
    /// The value of a position; meaningless but harmless without a reachable goal.
    #[inline]
    pub(super) fn value(&self, packed: impl PackedState) -> u32 {
        self.values[packed.rank()].into()
    }

    pub(super) fn bytes(&self) -> u64 {
        self.values.len() as u64
    }
}
