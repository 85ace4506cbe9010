//! Copies of a search on its way, so that going back need not begin at the beginning.
//!
//! Going back is going forward again from the last copy before. A depth-first search is a few kilobytes: it is copied
//! every so many units. One that stores what it meets is as large as that, and copying it costs as much as a good
//! part of making it did: so it is copied when about that much has been done since the last time, and only as long
//! as all copies together stay within a budget. When they would not, every other one is given up, and from then on
//! the distance between them is twice what it was.

use super::running::Run;

/// Copies of one search, by the units of work they have done.
pub(super) struct Checkpoints {
    kept: Vec<Box<dyn Run>>,
    /// Copies are made at multiples of this.
    apart: u64,
    /// What all copies may take, in bytes.
    budget: u64,
}

impl Checkpoints {
    /// Units of work between copies at first: some ten milliseconds of searching.
    const CLOSEST: u64 = 1 << 18;

    /// How much memory may be copied for a unit of work done since the last copy: that takes a fraction of the unit's time.
    const BYTES_A_UNIT: u64 = 24;

    /// Room for copies of `budget` bytes in all.
    pub(super) const fn new(budget: u64) -> Self {
        Self { kept: Vec::new(), apart: Self::CLOSEST, budget }
    }

    /// Gives up all copies: another search begins.
    pub(super) fn clear(&mut self) {
        *self = Self::new(self.budget);
    }

    /// How many units a search may do from here before it is to be shown to [`pass`](Self::pass).
    pub(super) const fn until_next(&self, units: u64) -> u64 {
        self.apart - units % self.apart
    }

    /// Copies `run` if this is a place for a copy.
    pub(super) fn pass(&mut self, run: &dyn Run) {
        let (units, bytes) = (run.units(), run.bytes());
        let last = self.kept.last().map_or(0, |last| last.units());
        let worth_it = units > last && bytes <= (units - last) * Self::BYTES_A_UNIT;
        if units % self.apart != 0 || !worth_it || bytes > self.budget {
            return;
        }
        self.kept.push(run.fork());
        while self.kept.iter().map(|copy| copy.bytes()).sum::<u64>() > self.budget {
            self.apart *= 2;
            self.kept.retain(|copy| copy.units() % self.apart == 0);
        }
    }

    /// The last copy that has done at most `units`.
    pub(super) fn before(&self, units: u64) -> Option<&dyn Run> {
        let after = self.kept.partition_point(|copy| copy.units() <= units);
        Some(self.kept[after.checked_sub(1)?].as_ref())
    }
}
