//! Bidirectional pathmax to its end: the values of a bound as a table of the whole space, edited until along no move any falls by more
//! than one.
//!
//! A move can be undone, so that the distances of two neighbours differ by one at the most. What a bound says of one, less one, is then
//! a bound for the other, too, whichever of them a search comes from; and so on to the neighbours of that. In the end each position
//! has the largest of what the bound says anywhere, less the moves from here to there: the least consistent bound that is nowhere
//! below the one it began with. (A. Felner, U. Zahavi, R. Holte, J. Schaeffer, N. Sturtevant and Z. Zhang, "Inconsistent heuristics in
//! theory and practice", Artificial Intelligence 175 (2011), who do it along the way of a search, to some depth.)
//!
//! Values are gone through from the largest down. One raises its neighbours to one less, which is on its turn next: so that each
//! position is raised once at the most, by the first that can. Time O(positions * (moves + one bound)); memory a byte a rank.

use crate::heuristic::Progress;
use crate::puzzle::Packed;

/// A space whose positions have ranks, and a bound of them: what the table is about, whatever the puzzle.
pub(super) trait Ground {
    /// The bound of a rank's position; `None` for a gap.
    fn bound(&self, rank: usize) -> Option<u32>;

    /// Calls `visit` with the ranks one move away.
    fn each_neighbour(&self, rank: usize, visit: &mut dyn FnMut(usize));
}

/// The table of an edited bound being made. A unit of work is a rank asked or one whose neighbours are looked at.
#[derive(Clone, Debug)]
pub(super) struct EditBuild {
    values: Vec<u8>,
    /// Where in the table it is, and the value in hand; none while positions are being asked.
    rank: usize,
    value: Option<u8>,
    /// How many positions have each value by now.
    counts: [u64; 256],
    bytes: u64,
    met: u64,
    edited: u64,
    /// Positions asked, and positions whose neighbours were looked at: gaps are none.
    done: u64,
}

/// What stands for a gap: no position of this value raises another.
const GAP: u8 = 0;

impl EditBuild {
    /// The table of so many ranks, in which nothing is known.
    pub(super) fn new(ranks: u64) -> Self {
        let (values, counts) = (vec![GAP; ranks as usize], [0; 256]);
        Self { values, rank: 0, value: None, counts, bytes: ranks, met: 0, edited: 0, done: 0 }
    }

    /// Does up to `budget` units of work, fewer only at the end. Returns how many.
    pub(super) fn advance(&mut self, ground: &dyn Ground, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && !self.is_complete() {
            if let Some(value) = self.value {
                // What has another value takes next to no time.
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

    /// Asks the position in hand.
    fn ask(&mut self, ground: &dyn Ground) {
        let Some(bound) = ground.bound(self.rank) else { return };
        let value = u8::try_from(bound).unwrap_or(u8::MAX);
        self.values[self.rank] = value;
        self.counts[usize::from(value)] += 1;
        self.met += 1;
        self.done += 1;
    }

    /// The neighbours of the position in hand have this value at the least.
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

    /// What is 1 or 0 raises nothing.
    pub(super) fn is_complete(&self) -> bool {
        self.value.is_some_and(|value| value < 2)
    }

    pub(super) fn progress(&self) -> Progress {
        let total = self.is_complete().then_some(self.done);
        Progress { done: self.done, total, states: self.met, bytes: self.bytes }
    }

    /// The table, complete.
    pub(super) fn take(&mut self) -> Edited {
        Edited { values: std::mem::take(&mut self.values), positions: self.met, raised: self.edited }
    }
}

/// The table of an edited bound.
#[derive(Debug)]
pub(super) struct Edited {
    values: Vec<u8>,
    /// Positions, and those of them that were raised.
    pub(super) positions: u64,
    pub(super) raised: u64,
}

impl Edited {
    /// What it says of a position. Of one of another component it says what is of no use and does no harm: it leads to no goal.
    #[inline]
    pub(super) fn value(&self, packed: impl Packed) -> u32 {
        self.values[packed.rank()].into()
    }

    pub(super) fn bytes(&self) -> u64 {
        self.values.len() as u64
    }
}
