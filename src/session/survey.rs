//! The census of a space, chosen by a puzzle's name.

use serde::Serialize;

use super::choices::Choices;
use super::puzzles::{Counted, told, with_counted};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::chance::SplitMix64;
use crate::puzzle::{Packed, Puzzle};
use crate::said::Phrase;
use crate::space::Census;

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
trait AnyCensus {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> SurveyReport;
    fn positions_at(&self, depth: u8, most: usize) -> Vec<String>;
    fn ranks(&self, first: usize, every: usize) -> Vec<usize>;
    fn position(&self, rank: usize) -> Option<String>;
    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String>;
    fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError>;
    fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError>;
    fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError>;
}

struct CensusOf<P: Puzzle> {
    puzzle: P,
    census: Census<P>,
}

impl<P: Choices> AnyCensus for CensusOf<P> {
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

    fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        let listed = P::listed(self.census.positions_at(&self.puzzle, depth), most);
        listed.into_iter().map(|state| self.puzzle.write_state(state)).collect()
    }

    fn ranks(&self, first: usize, every: usize) -> Vec<usize> {
        self.census.ranks(first, every)
    }

    fn position(&self, rank: usize) -> Option<String> {
        Some(self.puzzle.write_state(self.census.position(&self.puzzle, rank)?))
    }

    fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.patterns_at(depth).take(most).map(P::write_pattern).collect()
    }

    fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError> {
        Ok(self.census.depth_of(&self.puzzle, P::at(state)?.start()))
    }

    fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError> {
        Ok(P::read_pattern(goal)?.and_then(|number| self.census.depth_of_pattern(number)))
    }

    fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError> {
        let way = self.census.way_to(&self.puzzle, P::at(state)?.start());
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

/// The census of everything that can be reached from a position, ready to be stepped.
pub struct Survey {
    census: Box<dyn AnyCensus>,
}

impl Survey {
    /// The census of `puzzle` from `start`, in which nothing but the start is known.
    ///
    /// # Errors
    /// When no such puzzle has a census, the start breaks its format, or there is no memory for the
    /// tables.
    pub fn new(puzzle: &str, start: &str) -> Result<Self, RequestError> {
        with_counted(puzzle, start, At(start))
    }

    /// Expands up to `budget` positions. Tells whether there is more to do.
    ///
    /// # Errors
    /// When there is no memory for the layers of the search.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.census.step(budget)
    }

    /// How the census stands.
    #[must_use]
    pub fn report(&self) -> SurveyReport {
        self.census.report()
    }

    /// Up to `most` positions at `depth`, in text form.
    #[must_use]
    pub fn positions_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.positions_at(depth, most)
    }

    /// Every `every`-th of all positions by rank, the first of them drawn by `seed` from as many: those that a sweep chooses whose problems
    /// have the start as their other end. `every` is 1 at the least.
    #[must_use]
    pub fn every(&self, every: usize, seed: u64) -> Vec<String> {
        let met = usize::try_from(self.report().positions).unwrap_or(usize::MAX);
        let ranks = self.census.ranks(SplitMix64(seed).below(every.min(met)), every);
        ranks.into_iter().filter_map(|rank| self.census.position(rank)).collect()
    }

    /// Up to `most` goal patterns first shown at `depth`, in text form.
    #[must_use]
    pub fn patterns_at(&self, depth: u8, most: usize) -> Vec<String> {
        self.census.patterns_at(depth, most)
    }

    /// How deep a position lies; `None` when it was not met.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn depth_of(&self, state: &str) -> Result<Option<u8>, RequestError> {
        self.census.depth_of(state)
    }

    /// How deep a goal pattern is first shown; `None` when it was not met, and where a goal is a position.
    ///
    /// # Errors
    /// When the pattern breaks its text form.
    pub fn depth_of_pattern(&self, goal: &str) -> Result<Option<u8>, RequestError> {
        self.census.depth_of_pattern(goal)
    }

    /// A shortest way from the start to a position, always the same one; `None` when it was not met.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn way_to(&self, state: &str) -> Result<Option<Vec<String>>, RequestError> {
        self.census.way_to(state)
    }
}

struct At<'a>(&'a str);

impl Counted for At<'_> {
    type Output = Survey;

    fn beyond<P: Choices>(self, space: Phrase) -> Result<Survey, RequestError> {
        let allowed = told(|board| board.name == P::NAME && board.is_counted);
        Err(RequestError::Name { field: "atlas", given: space.into(), allowed })
    }

    fn counted<P: Choices>(self) -> Result<Survey, RequestError> {
        let puzzle = P::at(self.0)?;
        let census =
            Census::new(&puzzle).ok_or_else(|| without_room("atlas", puzzle.pack(puzzle.start()).ranks()))?;
        Ok(Survey { census: Box::new(CensusOf { puzzle, census }) })
    }
}
