//! The census of a space, chosen by a puzzle's name.

use serde::Serialize;

use super::RequestError;
use super::puzzles::unknown_puzzle;
use crate::atlas::{Census, Ranked, rolling_cubes};
use crate::puzzle::rolling_cubes::{Cubes, Pattern};
use crate::puzzle::sliding_tiles::side_of;
use crate::puzzle::{EightPuzzle, KnightsExchange, Notation, ProblemError, RollingCubes, ToyExchange};

/// What was met at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LayerReport {
    /// Moves from the start.
    pub depth: u8,
    /// Positions at this depth.
    pub positions: u64,
    /// Goal patterns shown at this depth and at none before; 0 where a goal is a position.
    pub patterns: u64,
}

/// How a census stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SurveyReport {
    /// Whether everything that can be reached was met.
    pub complete: bool,
    /// Positions met.
    pub positions: u64,
    /// Positions whose successors were met.
    pub expanded: u64,
    /// Memory taken, in bytes.
    pub bytes: u64,
    /// What was met at each depth.
    pub layers: Vec<LayerReport>,
}

/// A puzzle and its census, whatever their types.
trait Run {
    fn step(&mut self, budget: u64) -> bool;
    fn report(&self) -> SurveyReport;
    fn positions_at(&self, depth: u8, most: usize) -> Vec<String>;
    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String>;
}

struct Running<P: Ranked> {
    puzzle: P,
    census: Census<P>,
    write_pattern: fn(usize) -> String,
}

impl<P: Ranked + Notation> Run for Running<P> {
    fn step(&mut self, budget: u64) -> bool {
        self.census.step(&self.puzzle, budget)
    }

    fn report(&self) -> SurveyReport {
        let (positions, expanded) = self.census.progress();
        let layers = (0..).zip(self.census.layers()).map(|(depth, layer)| LayerReport {
            depth,
            positions: layer.positions,
            patterns: layer.patterns,
        });
        SurveyReport {
            complete: self.census.is_complete(),
            positions,
            expanded,
            bytes: self.census.bytes(),
            layers: layers.collect(),
        }
    }

    fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.positions_at(depth).take(most).map(|state| self.puzzle.write_state(state)).collect()
    }

    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.patterns_at(depth).take(most).map(self.write_pattern).collect()
    }
}

/// The census of everything that can be reached from a position, ready to be stepped.
pub struct Survey {
    run: Box<dyn Run>,
}

impl Survey {
    /// The census of `puzzle` from `start`, in which nothing but the start is known.
    ///
    /// # Errors
    /// When no such puzzle has a census, the start breaks its format, or there is no memory for the
    /// tables.
    pub fn new(puzzle: &str, start: &str) -> Result<Self, RequestError> {
        match puzzle {
            "cubes" => {
                let start = Cubes::parse(start).map_err(ProblemError::Start)?;
                // A census asks for no goal: any will do.
                of(RollingCubes::new(start, Pattern::shown_by(start)), rolling_cubes::write_pattern)
            }
            // Where a goal is a position, the start will do for one.
            "knights" => of(KnightsExchange::read(start, start)?, no_pattern),
            "toys" => of(ToyExchange::read(start, start)?, no_pattern),
            "tiles" => match side_of(start).map_err(ProblemError::Start)? {
                3 => of(EightPuzzle::read(start, start)?, no_pattern),
                _ => Err(RequestError::Name {
                    field: "atlas",
                    given: "the 15-puzzle, of 16!/2 positions".to_owned(),
                    allowed: "tiles of 3x3".to_owned(),
                }),
            },
            other => Err(unknown_puzzle(other)),
        }
    }

    /// Expands up to `budget` positions. Tells whether there is more to do.
    pub fn step(&mut self, budget: u64) -> bool {
        self.run.step(budget)
    }

    /// How the census stands.
    #[must_use]
    pub fn report(&self) -> SurveyReport {
        self.run.report()
    }

    /// Up to `most` positions at `depth`, in text form.
    #[must_use]
    pub fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.run.positions_at(depth, most)
    }

    /// Up to `most` goal patterns first shown at `depth`, in text form.
    #[must_use]
    pub fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.run.patterns_at(depth, most)
    }
}

/// The pattern of a puzzle without patterns.
fn no_pattern(_number: usize) -> String {
    String::new()
}

fn of<P>(puzzle: P, write_pattern: fn(usize) -> String) -> Result<Survey, RequestError>
where
    P: Ranked + Notation + 'static,
{
    let census = Census::new(&puzzle).ok_or_else(|| RequestError::Name {
        field: "atlas",
        given: format!("a space of {} positions", P::SIZE),
        allowed: "one whose table fits in memory".to_owned(),
    })?;
    Ok(Survey { run: Box::new(Running { puzzle, census, write_pattern }) })
}
