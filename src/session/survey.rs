//! The census of a space, by puzzle name.

use serde::Serialize;

use super::choices::Choices;
use super::job::Job;
use super::puzzles::{PuzzleOperation, space, told, with_board};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::puzzle::{PackedState, Puzzle};
use crate::space::Census;

/// The positions at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct LayerReport {
    /// Moves from the start.
    pub depth: u8,
    /// Positions at this depth.
    pub positions: u64,
    /// Goal patterns first shown at this depth; 0 if a goal is a position.
    pub patterns: u64,
}

/// Progress and result of a census.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SurveyReport {
    /// Whether every reachable position was counted.
    pub complete: bool,
    /// Positions counted.
    pub positions: u64,
    /// Positions expanded.
    pub expanded: u64,
    /// Memory in bytes.
    pub bytes: u64,
    /// The counts by depth.
    pub layers: Vec<LayerReport>,
}

trait AnyCensus: Job<Report = SurveyReport> {
    fn positions_at(&self, depth: u8, most: usize) -> Vec<String>;
    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String>;
    fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError>;
    fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError>;
    fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError>;
}

struct CensusOf<P: Puzzle> {
    puzzle: P,
    census: Census<P>,
}

impl<P: Choices> Job for CensusOf<P> {
    type Report = SurveyReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let stepped = self.census.step(&self.puzzle, budget);
        stepped.map_err(|_| without_room("atlas", self.puzzle.pack(self.puzzle.start()).ranks()))
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
}

impl<P: Choices> AnyCensus for CensusOf<P> {
    fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        let listed = P::listed(self.census.positions_at(&self.puzzle, depth), most);
        listed.into_iter().map(|state| self.puzzle.write_state(state)).collect()
    }

    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.patterns_at(depth).take(most).map(P::write_pattern).collect()
    }

    fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError> {
        Ok(self.census.depth_of(&self.puzzle, P::from_start(state)?.start()))
    }

    fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError> {
        Ok(P::read_pattern(goal)?.and_then(|number| self.census.depth_of_pattern(number)))
    }

    fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError> {
        let way = self.census.way_to(&self.puzzle, P::from_start(state)?.start());
        Ok(way.map(|moves| {
            let mut here = self.puzzle.start();
            moves
                .into_iter()
                .map(|mv| {
                    let name = self.puzzle.write_move(here, mv);
                    here = self.puzzle.after(here, mv);
                    name
                })
                .collect()
        }))
    }
}

/// The census of all positions that a start can reach.
pub struct Survey {
    census: Box<dyn AnyCensus>,
}

impl Survey {
    /// The census of `puzzle` from `start`.
    ///
    /// # Errors
    /// If `puzzle` is unknown or has no census, the start is malformed, or memory for the tables is missing.
    pub fn new(puzzle: &str, start: &str) -> Result<Self, RequestError> {
        with_board(puzzle, start, SurveyQuery { start })
    }

    /// At most `most` positions at `depth`, in text form.
    #[must_use]
    pub fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.positions_at(depth, most)
    }

    /// At most `most` goal patterns first shown at `depth`, in text form.
    #[must_use]
    pub fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.patterns_at(depth, most)
    }

    /// The depth of a position; `None` if it was not met.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError> {
        self.census.depth_of(state)
    }

    /// The depth at which a goal pattern is first shown; `None` if it was not met, or if a goal is a position.
    ///
    /// # Errors
    /// If the pattern is malformed.
    pub fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError> {
        self.census.depth_of_pattern(goal)
    }

    /// A shortest path from the start to a position, deterministic; `None` if the position was not met.
    ///
    /// # Errors
    /// If the position is malformed.
    pub fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError> {
        self.census.way_to(state)
    }
}

/// A unit of work is an expansion.
impl Job for Survey {
    type Report = SurveyReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.census.step(budget)
    }

    fn report(&self) -> SurveyReport {
        self.census.report()
    }
}

pub(super) struct SurveyQuery<'a> {
    start: &'a str,
}

impl PuzzleOperation for SurveyQuery<'_> {
    type Output = Result<Survey, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        let space = space::<P>(|space| {
            let allowed = told(|board| board.name == P::NAME && board.is_counted);
            RequestError::Name { field: "atlas", given: space.into(), allowed }
        });
        (space?.survey)(self)
    }
}

pub(super) fn counted<P: Choices>(SurveyQuery { start }: SurveyQuery<'_>) -> Result<Survey, RequestError> {
    let puzzle = P::from_start(start)?;
    let census =
        Census::new(&puzzle).ok_or_else(|| without_room("atlas", puzzle.pack(puzzle.start()).ranks()))?;
    Ok(Survey { census: Box::new(CensusOf { puzzle, census }) })
}
