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

#[cfg(test)]
mod tests {
    use super::super::{Request, puzzles};
    use super::*;

    /// Runs a search of `units` units with room for copies of `budget` bytes.
    fn passed(algorithm: &str, units: u64, budget: u64) -> Checkpoints {
        let request = Request {
            puzzle: "cubes".into(),
            start: "WEWWWWWWW".into(),
            goal: "BBBBRBBRE".into(),
            algorithm: algorithm.into(),
            ..Request::default()
        };
        let mut run = puzzles::plan(request).unwrap().begin().unwrap();
        let mut checkpoints = Checkpoints::new(budget);
        while run.units() < units {
            run.step(checkpoints.until_next(run.units()).min(units - run.units()));
            checkpoints.pass(run.as_ref());
            let bytes: u64 = checkpoints.kept.iter().map(|copy| copy.bytes()).sum();
            assert!(bytes <= budget, "{algorithm}: {bytes} bytes");
        }
        checkpoints
    }

    fn places(checkpoints: &Checkpoints) -> Vec<u64> {
        checkpoints.kept.iter().map(|copy| copy.units() / Checkpoints::CLOSEST).collect()
    }

    #[test]
    fn a_depth_first_search_is_copied_everywhere_and_where_there_is_no_room_at_every_other_place() {
        let units = 9 * Checkpoints::CLOSEST;
        assert_eq!(places(&passed("iddfs", units, 1 << 20)), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        // The last is the largest, if by little.
        let one = passed("iddfs", units, 1 << 20).kept[8].bytes();
        assert_eq!(places(&passed("iddfs", units, 4 * one)), [2, 4, 6, 8]);
        assert_eq!(places(&passed("iddfs", units, 2 * one)), [4, 8]);
        assert!(passed("iddfs", units, 0).kept.is_empty());
    }

    #[test]
    fn the_nearest_copy_is_the_last_that_is_not_beyond() {
        let checkpoints = passed("iddfs", 4 * Checkpoints::CLOSEST, 1 << 20);
        let nearest = |units| checkpoints.before(units).map(Run::units);
        let apart = Checkpoints::CLOSEST;
        assert_eq!(nearest(apart - 1), None);
        assert_eq!(
            [apart, 2 * apart - 1, 2 * apart].map(nearest),
            [Some(apart), Some(apart), Some(2 * apart)]
        );
        assert_eq!(nearest(u64::MAX), Some(4 * apart));
    }

    #[test]
    fn a_search_that_stores_is_copied_within_the_budget() {
        let checkpoints = passed("bfs", 2_000_000, 64 << 20);
        assert!(!checkpoints.kept.is_empty());
        assert!(passed("bfs", 2_000_000, 100_000).kept.is_empty());
    }
}
