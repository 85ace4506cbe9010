//! How good a heuristic is: what it says of every position, against the true distance.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;
use serde::Serialize;

use super::bounds::{Bound, Way};
use super::choices::Choices;
use super::puzzles::{Counted, told, with_counted};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::heuristic::{Building, Dispatched, Heuristic, HeuristicChoice, Listed};
use crate::puzzle::Packed;
use crate::said::Phrase;
use crate::space::Census;

const WITH_EXACT: Phrase = Phrase::new("with-exact", "puzzles with an exact heuristic: {}");

/// What a heuristic says of some positions, each once, against their true distances.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct QualityReport {
    /// Whether these are all the positions there are to be.
    pub complete: bool,
    /// Positions compared.
    pub states: u64,
    /// Positions there are in all; `None` while that is not known.
    pub total: Option<u64>,
    /// By how many moves the heuristic says too little, on average.
    pub mean_error: f64,
    /// What it says, on average.
    pub mean_estimate: f64,
    /// How far it is, on average.
    pub mean_distance: f64,
    /// How many positions there are with an estimate and a distance: `[estimate, distance, count]`, where there are any, by
    /// rising estimate and then distance.
    pub cells: Vec<(u32, u8, u64)>,
}

/// Counts by estimate and distance.
#[derive(Default)]
struct Tally(Vec<Vec<u64>>);

impl Tally {
    #[inline]
    fn count(&mut self, estimate: u32, distance: u8) {
        let (estimate, distance) = (estimate as usize, usize::from(distance));
        if self.0.len() <= estimate {
            self.0.resize_with(estimate + 1, Vec::new);
        }
        let row = &mut self.0[estimate];
        if row.len() <= distance {
            row.resize(distance + 1, 0);
        }
        row[distance] += 1;
    }

    #[allow(clippy::cast_precision_loss)] // sums of some millions of small numbers
    fn report(&self, complete: bool, total: Option<u64>) -> QualityReport {
        let cells: Vec<(u32, u8, u64)> = (0..)
            .zip(&self.0)
            .flat_map(|(estimate, row)| {
                (0..).zip(row).map(move |(distance, &count)| (estimate, distance, count))
            })
            .filter(|&(_, _, count)| count > 0)
            .collect();
        let states = cells.iter().map(|&(_, _, count)| count).sum();
        let mean = |value: fn(u32, u8) -> u32| {
            let sum: u64 = cells.iter().map(|&(h, d, count)| u64::from(value(h, d)) * count).sum();
            sum as f64 / (states as f64).max(1.0)
        };
        let mean_estimate = mean(|estimate, _| estimate);
        let mean_distance = mean(|_, distance| distance.into());
        let mean_error = mean_distance - mean_estimate;
        QualityReport { complete, states, total, mean_error, mean_estimate, mean_distance, cells }
    }
}

/// A puzzle, its heuristic and its distances, whatever their types.
trait AnyComparison {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> QualityReport;
    fn among(&self, states: &mut dyn Iterator<Item = String>) -> Result<QualityReport, RequestError>;
}

struct ComparisonOf<P: Listed> {
    puzzle: P,
    build: Box<dyn Building<P::Any>>,
    /// Around the goals: the depth of a position is its distance.
    census: Census<P>,
    tally: Tally,
}

impl<P: Choices> AnyComparison for ComparisonOf<P> {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        // A look at the heuristic's type for each position costs little beside its place in the table.
        let Some(heuristic) = self.build.heuristic().map(Dispatched) else { return Ok(true) };
        let tally = &mut self.tally;
        let stepped = self.census.step_visiting(&self.puzzle, left, |state, depth| {
            tally.count(Heuristic::<P>::estimate(&heuristic, state), depth);
        });
        stepped.map_err(|_| without_room("quality", self.puzzle.pack(self.puzzle.start()).ranks()))
    }

    fn report(&self) -> QualityReport {
        let complete = self.census.is_complete();
        self.tally.report(complete, complete.then(|| self.census.progress().1))
    }

    fn among(&self, states: &mut dyn Iterator<Item = String>) -> Result<QualityReport, RequestError> {
        let (mut tally, mut seen) = (Tally::default(), HashSet::with_hasher(FxBuildHasher));
        let complete = self.census.is_complete();
        if let Some(heuristic) = self.build.heuristic().filter(|_| complete).map(Dispatched) {
            for text in states {
                let moved = self.puzzle.read_start(&text)?;
                moved.check_solvable()?;
                let state = moved.start();
                // By its rank, so that the same code serves all puzzles.
                if let Some(depth) = self.census.depth_of(&self.puzzle, state)
                    && seen.insert(self.puzzle.pack(state).rank())
                {
                    tally.count(Heuristic::<P>::estimate(&heuristic, state), depth);
                }
            }
        }
        Ok(tally.report(complete, complete.then_some(seen.len() as u64)))
    }
}

/// The comparison of a heuristic with the true distance, over all that a start can reach, ready to be stepped.
///
/// Time O(positions * moves), and as many estimates; memory that of a [`Census`] and of the heuristic's tables.
pub struct Quality {
    comparison: Box<dyn AnyComparison>,
}

impl Quality {
    /// The comparison for one of the heuristics of `puzzle` with this goal, over the positions that `start` can reach.
    ///
    /// # Errors
    /// When there is no such puzzle or heuristic, the puzzle has no exact heuristic to compare with, the problem breaks its
    /// format, or there is no memory for the tables.
    pub fn new(puzzle: &str, start: &str, goal: &str, heuristic: &str) -> Result<Self, RequestError> {
        let comparison = Comparison { start, goal, heuristic };
        with_counted(puzzle, start, comparison)
    }

    /// Does up to `budget` units of work: first those of building the heuristic's tables, then positions compared. Tells
    /// whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.comparison.step(budget)
    }

    /// What was compared so far.
    #[must_use]
    pub fn report(&self) -> QualityReport {
        self.comparison.report()
    }

    /// The same for some positions in text form, each counted once however often it is given. Before all distances are
    /// known it is empty and not complete.
    ///
    /// # Errors
    /// When a position breaks the puzzle's text form.
    pub fn among(&self, states: impl IntoIterator<Item = String>) -> Result<QualityReport, RequestError> {
        self.comparison.among(&mut states.into_iter())
    }
}

/// What is asked for, before its types are known.
#[derive(Clone, Copy)]
struct Comparison<'a> {
    start: &'a str,
    goal: &'a str,
    heuristic: &'a str,
}

impl Counted for Comparison<'_> {
    type Output = Quality;

    fn beyond<P: Choices>(self, _space: Phrase) -> Result<Quality, RequestError> {
        Err(unknown_distances::<P>())
    }

    fn counted<P: Choices>(self) -> Result<Quality, RequestError> {
        if !has_exact(P::HEURISTICS) {
            return Err(unknown_distances::<P>());
        }
        let puzzle = P::read(self.start, self.goal)?;
        let build = Bound::of(&puzzle, Way::Onward, false, "heuristic", self.heuristic)?.begin(&puzzle);
        let census = Census::of_goals(&puzzle)
            .ok_or_else(|| without_room("quality", puzzle.pack(puzzle.start()).ranks()))?;
        Ok(Quality { comparison: Box::new(ComparisonOf { puzzle, build, census, tally: Tally::default() }) })
    }
}

/// Whether one of the heuristics is the true distance.
fn has_exact(heuristics: &[HeuristicChoice]) -> bool {
    heuristics.iter().any(|choice| choice.exact)
}

fn unknown_distances<P: Choices>() -> RequestError {
    let given = told(|board| (board.name, board.side) == (P::NAME, P::SIDE));
    let allowed = WITH_EXACT.of([told(|board| board.is_counted && has_exact(board.heuristics))]);
    RequestError::Name { field: "quality", given, allowed }
}
