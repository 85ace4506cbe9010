//! Checkpoints of a search, so that going back need not restart it.
//!
//! Going back restores the last earlier checkpoint and searches forward. A checkpoint is small, whatever the search has
//! stored (see [`crate::search::tree`]). Checkpoints have a fixed distance in units of work. When the memory budget is
//! full, every other one is dropped and the distance doubles. The first, at 0 units, always stays.

use super::running::Run;

/// Checkpoints of one search, by units of work.
pub struct Checkpoints {
    kept: Vec<Box<dyn Run>>,
    apart: u64,
    budget: u64,
}

impl Checkpoints {
    /// Initial distance in units of work: about ten milliseconds of searching.
    const CLOSEST: u64 = 1 << 18;

    /// Storage for at most `budget` bytes. Empty before [`begin`](Self::begin).
    #[must_use]
    pub const fn new(budget: u64) -> Self {
        Self { kept: Vec::new(), apart: Self::CLOSEST, budget }
    }

    /// The memory limit, in bytes.
    pub fn set_budget(&mut self, budget: u64) {
        self.budget = budget;
    }

    /// Drops all checkpoints and starts with the new search `run`.
    pub fn begin(&mut self, run: &mut dyn Run) {
        *self = Self::new(self.budget);
        self.kept.push(run.checkpoint());
    }

    /// Maximum units of work before the next call of [`pass`](Self::pass).
    #[must_use]
    pub const fn until_next(&self, units: u64) -> u64 {
        self.apart - units % self.apart
    }

    /// Makes a checkpoint of `run` if one is due here.
    pub fn pass(&mut self, run: &mut dyn Run) {
        let units = run.units();
        let is_beyond = self.kept.last().is_some_and(|last| units > last.units());
        if !units.is_multiple_of(self.apart) || !is_beyond || run.checkpoint_bytes() > self.budget {
            return;
        }
        self.kept.push(run.checkpoint());
        while self.kept[1..].iter().map(|kept| kept.checkpoint_bytes()).sum::<u64>() > self.budget {
            self.apart *= 2;
            self.kept.retain(|kept| kept.units().is_multiple_of(self.apart));
        }
    }

    /// The last checkpoint with at most `units` done; `None` before [`begin`](Self::begin).
    #[must_use]
    pub fn before(&self, units: u64) -> Option<&dyn Run> {
        let after = self.kept.partition_point(|kept| kept.units() <= units);
        Some(self.kept[after.checked_sub(1)?].as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::super::running::run;
    use super::*;
    use crate::heuristic::{Building, PairBuild};
    use crate::puzzle::{Notation, RollingCubes};
    use crate::search::{ALGORITHMS, MoveOrder, Settings};

    fn passed(algorithm: &str, units: u64, budget: u64) -> (Box<dyn Run>, Checkpoints) {
        let puzzle = RollingCubes::read("WEWWWWWWW", "BBBBRBBRE").unwrap();
        let heuristic = PairBuild::new(&puzzle, "misplaced", "blind").unwrap().heuristic().unwrap().clone();
        let algorithm = ALGORITHMS.iter().find(|known| known.name == algorithm).unwrap();
        let mut run = run(puzzle, heuristic, algorithm, &Settings::new(MoveOrder::by_number(4)));
        let mut checkpoints = Checkpoints::new(budget);
        checkpoints.begin(run.as_mut());
        while run.units() < units {
            run.step(checkpoints.until_next(run.units()).min(units - run.units()));
            checkpoints.pass(run.as_mut());
            let bytes: u64 = checkpoints.kept[1..].iter().map(|kept| kept.checkpoint_bytes()).sum();
            assert!(bytes <= budget, "{}: {bytes} bytes", algorithm.name);
        }
        (run, checkpoints)
    }

    fn places(checkpoints: &Checkpoints) -> Vec<u64> {
        checkpoints.kept.iter().map(|kept| kept.units() / Checkpoints::CLOSEST).collect()
    }

    #[test]
    fn checkpoints_are_made_everywhere_and_where_there_is_no_room_at_every_other_place() {
        let units = 9 * Checkpoints::CLOSEST;
        for algorithm in ["iddfs", "bfs"] {
            let (_, all) = passed(algorithm, units, 1 << 20);
            assert_eq!(places(&all), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "{algorithm}");
            // The last one is slightly the largest.
            let one = all.kept[9].checkpoint_bytes();
            assert_eq!(places(&passed(algorithm, units, 4 * one).1), [0, 2, 4, 6, 8], "{algorithm}");
            assert_eq!(places(&passed(algorithm, units, 2 * one).1), [0, 4, 8], "{algorithm}");
            assert_eq!(places(&passed(algorithm, units, 0).1), [0], "{algorithm}");
        }
    }

    #[test]
    fn the_nearest_checkpoint_is_the_last_that_is_not_beyond() {
        let (_, checkpoints) = passed("iddfs", 4 * Checkpoints::CLOSEST, 1 << 20);
        let nearest = |units| checkpoints.before(units).map(Run::units);
        let apart = Checkpoints::CLOSEST;
        assert_eq!(
            [0, apart - 1, apart, 2 * apart - 1, 2 * apart, u64::MAX].map(nearest),
            [0, 0, apart, apart, 2 * apart, 4 * apart].map(Some)
        );
    }

    #[test]
    fn a_search_goes_back_and_forward_to_its_checkpoints_and_on_from_there_as_before() {
        let apart = Checkpoints::CLOSEST;
        for algorithm in ["bfs", "a-star", "iddfs"] {
            let (mut run, checkpoints) = passed(algorithm, 2 * apart - 1, 1 << 20);
            let end = run.snapshot();
            for (from, steps) in [(0, 1000), (apart, 7), (0, 100_000), (apart, apart - 1)] {
                let (mut other, _) = passed(algorithm, from + steps, 0);
                run.rewind(checkpoints.before(from).unwrap());
                run.step(steps);
                assert_eq!(run.snapshot(), other.snapshot(), "{algorithm} at {from} and {steps}");
                assert_eq!(run.last_step().is_some(), other.last_step().is_some());
                other.step(1);
            }
            assert_eq!(run.snapshot(), end, "{algorithm}");
        }
    }
}
