//! Compares a heuristic with the true distances.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;
use serde::Serialize;

use super::bounds::{Bound, Way};
use super::choices::Choices;
use super::job::Job;
use super::puzzles::{PuzzleOperation, space, told, with_board};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::heuristic::{Building, Dispatcher, Heuristic, HeuristicChoice, Listed};
use crate::puzzle::PackedState;
use crate::said::Phrase;
use crate::space::Census;

const WITH_EXACT: Phrase = Phrase::new("with-exact");

/// Estimates of distinct positions, compared with true distances.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct QualityReport {
    /// Whether all positions are included.
    pub complete: bool,
    /// Positions compared.
    pub states: u64,
    /// Positions in total; `None` while unknown.
    pub total: Option<u64>,
    /// Mean of distance minus estimate, in moves.
    pub mean_error: f64,
    /// Mean estimate.
    pub mean_estimate: f64,
    /// Mean distance.
    pub mean_distance: f64,
    /// `[estimate, distance, count]` for each pair that occurs, sorted.
    pub cells: Vec<(u32, u8, u64)>,
}

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

trait AnyComparison: Job<Report = QualityReport> {
    fn among(&self, states: &mut dyn Iterator<Item = String>) -> Result<QualityReport, RequestError>;
}

struct ComparisonOf<P: Listed> {
    puzzle: P,
    build: Box<dyn Building<P::Any>>,
    /// From the goals, so that depths are distances.
    census: Census<P>,
    tally: Tally,
}

impl<P: Choices> Job for ComparisonOf<P> {
    type Report = QualityReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        // Dispatch is cheap beside the table lookup.
        let Some(heuristic) = self.build.heuristic().map(Dispatcher) else { return Ok(true) };
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
}

impl<P: Choices> AnyComparison for ComparisonOf<P> {
    fn among(&self, states: &mut dyn Iterator<Item = String>) -> Result<QualityReport, RequestError> {
        let (mut tally, mut seen) = (Tally::default(), HashSet::with_hasher(FxBuildHasher));
        let complete = self.census.is_complete();
        if let Some(heuristic) = self.build.heuristic().filter(|_| complete).map(Dispatcher) {
            for text in states {
                let moved = self.puzzle.read_start(&text)?;
                moved.check_solvable()?;
                let state = moved.start();
                // By rank, so that all puzzles share this code.
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

/// The comparison of a heuristic with the true distance over all positions that a start can reach.
///
/// Time O(positions * (moves + estimate)). Memory: a [`Census`] and the heuristic's tables.
pub struct Quality {
    comparison: Box<dyn AnyComparison>,
}

impl Quality {
    /// The comparison for a heuristic of `puzzle`.
    ///
    /// # Errors
    /// If a name is unknown, the puzzle has no exact heuristic, the problem is malformed, or memory for tables is missing.
    pub fn new(puzzle: &str, start: &str, goal: &str, heuristic: &str) -> Result<Self, RequestError> {
        with_board(puzzle, start, QualityQuery { start, goal, heuristic })
    }

    /// The comparison for some positions in text form, each counted once. Empty before all distances are known.
    ///
    /// # Errors
    /// If a position is malformed.
    pub fn among(&self, states: impl IntoIterator<Item = String>) -> Result<QualityReport, RequestError> {
        self.comparison.among(&mut states.into_iter())
    }
}

/// A unit of work is one of table building, or a comparison.
impl Job for Quality {
    type Report = QualityReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.comparison.step(budget)
    }

    fn report(&self) -> QualityReport {
        self.comparison.report()
    }
}

#[derive(Clone, Copy)]
pub(super) struct QualityQuery<'a> {
    start: &'a str,
    goal: &'a str,
    heuristic: &'a str,
}

impl PuzzleOperation for QualityQuery<'_> {
    type Output = Result<Quality, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        (space::<P>(|_| unknown_distances::<P>())?.quality)(self)
    }
}

pub(super) fn counted<P: Choices>(wanted: QualityQuery<'_>) -> Result<Quality, RequestError> {
    if !has_exact(P::HEURISTICS) {
        return Err(unknown_distances::<P>());
    }
    let puzzle = P::read(wanted.start, wanted.goal)?;
    let build = Bound::of(&puzzle, Way::Onward, false, "heuristic", wanted.heuristic)?.begin(&puzzle);
    let census = Census::of_goals(&puzzle)
        .ok_or_else(|| without_room("quality", puzzle.pack(puzzle.start()).ranks()))?;
    Ok(Quality { comparison: Box::new(ComparisonOf { puzzle, build, census, tally: Tally::default() }) })
}

fn has_exact(heuristics: &[HeuristicChoice]) -> bool {
    heuristics.iter().any(|choice| choice.exact)
}

fn unknown_distances<P: Choices>() -> RequestError {
    let given = told(|board| (board.name, board.side) == (P::NAME, P::SIDE));
    let allowed = WITH_EXACT.of([told(|board| board.is_counted && has_exact(board.heuristics))]);
    RequestError::Name { field: "quality", given, allowed }
}
