//! The score of a heuristic, chosen by names.

use serde::Serialize;

use super::recipe;
use crate::ask::RequestError;
use crate::heuristic::{Building, Dispatched, Progress};
use crate::session::choices::Choices;
use crate::session::puzzles::{Visitor, read};
use crate::workshop::{self, MadeBuild};

/// The score of a heuristic, and its price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreReport {
    /// Whether all problems are done.
    pub complete: bool,
    /// Positions with f below C*, over all problems; `None` before the end.
    pub score: Option<u64>,
    /// The problems.
    pub problems: Vec<ScoreProblem>,
    /// What the tables take in memory, in bytes: those of paintings and those of listed heuristics, for one problem.
    pub bytes: u64,
    /// Painted positions looked at to build them, for one problem.
    pub painted: u64,
    /// The most steps that a position takes.
    pub steps: u64,
    /// Positions expanded so far, to count.
    pub expanded: u64,
}

/// A problem, and what a heuristic leaves to be expanded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreProblem {
    /// The start.
    pub start: &'static str,
    /// The goal.
    pub goal: &'static str,
    /// C*, once it is known.
    pub length: Option<u32>,
    /// Positions with f below C*.
    pub expanded: Option<u64>,
}

trait Run {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> ScoreReport;
}

struct Running<P: Choices> {
    text: String,
    steps: u64,
    /// The problem in hand, and the heuristic of its goal.
    puzzle: P,
    build: MadeBuild<P>,
    /// Of the first problem, as all problems of a puzzle take the same.
    price: Option<Progress>,
    score: workshop::Score<P>,
    done: Vec<(u32, u64)>,
    expanded: u64,
}

impl<P: Choices> Run for Running<P> {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        if self.done.len() == P::SCORED.len() {
            return Ok(false);
        }
        let left = budget - self.build.advance(budget);
        let Some(heuristic) = self.build.heuristic() else { return Ok(true) };
        self.price = self.price.or_else(|| self.build.progress());
        if left == 0 || self.score.step(&self.puzzle, &Dispatched(heuristic), left) {
            return Ok(true);
        }
        self.expanded += self.score.expanded();
        self.done.extend(self.score.result());
        self.score = workshop::Score::default();
        let Some(&(start, goal)) = P::SCORED.get(self.done.len()) else { return Ok(false) };
        self.puzzle = P::read(start, goal)?;
        if !self.build.serves(&self.puzzle) {
            self.build = recipe(&self.puzzle, &self.text)?.begin(&self.puzzle);
        }
        Ok(true)
    }

    fn report(&self) -> ScoreReport {
        let problems = P::SCORED.iter().enumerate().map(|(number, &(start, goal))| {
            let done = self.done.get(number);
            ScoreProblem { start, goal, length: done.map(|done| done.0), expanded: done.map(|done| done.1) }
        });
        let complete = self.done.len() == P::SCORED.len();
        let price = self.price.unwrap_or_default();
        ScoreReport {
            complete,
            score: complete.then(|| self.done.iter().map(|done| done.1).sum()),
            problems: problems.collect(),
            bytes: price.bytes,
            painted: price.done,
            steps: self.steps,
            expanded: self.expanded + self.score.expanded(),
        }
    }
}

/// The score of a heuristic on the problems of its puzzle, ready to be stepped.
pub struct Score(Box<dyn Run>);

struct Scoring<'a> {
    text: &'a str,
}

impl Visitor for Scoring<'_> {
    type Output = Box<dyn Run>;

    fn visit<P: Choices>(self, _puzzle: P) -> Result<Box<dyn Run>, RequestError> {
        let (start, goal) = P::SCORED[0];
        let puzzle = P::read(start, goal)?;
        let recipe = recipe(&puzzle, self.text)?;
        let build = recipe.begin(&puzzle);
        Ok(Box::new(Running {
            text: self.text.to_owned(),
            steps: recipe.steps(),
            puzzle,
            build,
            price: None,
            score: workshop::Score::default(),
            done: Vec::new(),
            expanded: 0,
        }))
    }
}

impl Score {
    /// The score of the heuristic with this text, on the problems of the puzzle and the size of board that `start` is of. Nothing else of
    /// the problem counts.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format, or the text is no heuristic on the problems' boards.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        read(puzzle, start, goal, Scoring { text }).map(Self)
    }

    /// Does up to `budget` units of work: tables built, then positions expanded. Tells whether there is more to do.
    ///
    /// # Errors
    /// When the text is no heuristic on the board of a problem.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.0.step(budget)
    }

    /// How far it is, and the score once it is known.
    #[must_use]
    pub fn report(&self) -> ScoreReport {
        self.0.report()
    }
}
