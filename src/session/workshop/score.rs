use serde::Serialize;

use super::audit::{Audit, AuditCounterexample};
use super::{recipe, tools};
use crate::ask::RequestError;
use crate::heuristic::{Building, Dispatcher, Progress};
use crate::session::choices::{Choices, Scored};
use crate::session::job::Job;
use crate::session::puzzles::{Visitor, read};
use crate::workshop::score::Counted;
use crate::workshop::{self, Bench, MadeBuild, Recipe};

/// The score of a heuristic, and its cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ScoreReport {
    /// Whether all work is done.
    pub complete: bool,
    /// Positions with f below C*, over all problems; `None` before the end or without a score.
    pub score: Option<u64>,
    /// Why there is no score; `None` before the end.
    pub unscored: Option<Unscored>,
    /// Whether the bound never exceeds the distance on the problems' boards, without the current one; `None` while unknown,
    /// or if samples do not refute it.
    pub admissible: Option<bool>,
    /// The counterexample on one of these boards.
    pub counterexample: Option<ScoreCounterexample>,
    /// The problems.
    pub problems: Vec<ScoreProblem>,
    /// Memory of one problem's tables, in bytes.
    pub bytes: u64,
    /// Positions processed for one problem's tables.
    pub painted: u64,
    /// Maximum number of steps per position.
    pub steps: u64,
    /// Positions audited or expanded so far.
    pub expanded: u64,
}

/// Why a heuristic has no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Unscored {
    /// Inadmissible on a problem's board, so the count means nothing.
    Refuted,
    /// Too many positions have f below C*.
    Beyond,
}

/// A counterexample on the board of a problem.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ScoreCounterexample {
    /// The problem's goal.
    pub goal: &'static str,
    /// The position, its bound and its distance.
    #[serde(flatten)]
    pub at: AuditCounterexample,
}

/// A problem and its score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ScoreProblem {
    /// The start.
    pub start: &'static str,
    /// The goal.
    pub goal: &'static str,
    /// C*.
    pub length: u32,
    /// Positions with f below C*, once counted.
    pub expanded: Option<u64>,
}

/// Counts one problem after the other.
pub(super) trait Counting {
    fn begin(&mut self, problem: &Scored, text: &str) -> Result<(), RequestError>;

    /// Builds tables, then expands. Returns the count once complete.
    fn step(&mut self, length: u32, budget: u64) -> Option<Counted>;

    fn progress(&self) -> Option<Progress>;

    fn expanded(&self) -> u64;
}

struct CurrentProblem<P: Bench> {
    puzzle: P,
    build: MadeBuild<P>,
    score: workshop::Score<P>,
}

impl<P: Choices + Bench> Counting for CurrentProblem<P> {
    fn begin(&mut self, &(start, goal, _): &Scored, text: &str) -> Result<(), RequestError> {
        self.score = workshop::Score::default();
        self.puzzle = P::read(start, goal)?;
        if !self.build.serves(&self.puzzle) {
            self.build = recipe(&self.puzzle, text)?.begin(&self.puzzle);
        }
        Ok(())
    }

    fn step(&mut self, length: u32, budget: u64) -> Option<Counted> {
        let left = budget - self.build.advance(budget);
        let heuristic = self.build.heuristic().filter(|_| left > 0)?;
        self.score.step(&self.puzzle, &Dispatcher(heuristic), length, left);
        self.score.result()
    }

    fn progress(&self) -> Option<Progress> {
        self.build.heuristic().and_then(|_| self.build.progress())
    }

    fn expanded(&self) -> u64 {
        self.score.expanded()
    }
}

/// The scoring of a heuristic on its puzzle's problems.
///
/// First audits the boards of all problems but the current one, since a bound that holds for one goal may fail for another.
pub struct Score {
    puzzle: &'static str,
    text: String,
    steps: u64,
    problems: &'static [Scored],
    open: Vec<usize>,
    /// The current audit, and the positions of finished ones.
    audit: Option<Audit>,
    asked: u64,
    admissible: Option<bool>,
    counterexample: Option<ScoreCounterexample>,
    counting: Box<dyn Counting>,
    /// From the first problem; all have tables of the same size.
    price: Option<Progress>,
    done: Vec<u64>,
    unscored: Option<Unscored>,
    expanded: u64,
}

struct Scoring<'a> {
    text: &'a str,
}

impl Visitor for Scoring<'_> {
    type Output = Score;

    fn visit<P: Choices>(self, at_hand: P) -> Result<Score, RequestError> {
        let tools = tools::<P>()?;
        // Problems with equal goals share a board.
        let at_hand = at_hand.goals();
        let mut open = Vec::new();
        for (number, &(start, goal, _)) in P::SCORED.iter().enumerate() {
            if P::SCORED[..number].iter().any(|before| before.1 == goal) {
                continue;
            }
            let puzzle = P::read(start, goal)?;
            if puzzle.goals() != at_hand && !recipe(&puzzle, self.text)?.is_admissible() {
                open.push(number);
            }
        }
        let (start, goal, _) = P::SCORED[0];
        let puzzle = P::read(start, goal)?;
        let recipe = recipe(&puzzle, self.text)?;
        Ok(Score {
            puzzle: P::NAME,
            text: self.text.to_owned(),
            steps: recipe.steps(),
            problems: P::SCORED,
            open,
            audit: None,
            asked: 0,
            admissible: Some(true),
            counterexample: None,
            counting: (tools.counting)(&recipe, puzzle),
            price: None,
            done: Vec::new(),
            unscored: None,
            expanded: 0,
        })
    }
}

pub(super) fn begin<P: Choices + Bench>(recipe: &Recipe, puzzle: P) -> Box<dyn Counting> {
    Box::new(CurrentProblem { build: recipe.begin(&puzzle), puzzle, score: workshop::Score::default() })
}

/// A unit of work is a position of an audit, one of table building, or an expansion.
impl Job for Score {
    type Report = ScoreReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        if !self.ask(budget)? {
            return Ok(true);
        }
        if self.is_complete() {
            return Ok(false);
        }
        let (.., length) = self.problems[self.done.len()];
        let counted = self.counting.step(length, budget);
        self.price = self.price.or_else(|| self.counting.progress());
        let Some(counted) = counted else { return Ok(true) };
        self.expanded += self.counting.expanded();
        match counted {
            Counted::All(counted) => self.done.push(counted),
            Counted::Beyond => self.unscored = Some(Unscored::Beyond),
        }
        if !self.is_complete() {
            self.counting.begin(&self.problems[self.done.len()], &self.text)?;
        }
        Ok(!self.is_complete())
    }

    fn report(&self) -> ScoreReport {
        let problems = self.problems.iter().enumerate().map(|(number, &(start, goal, length))| {
            let expanded = self.done.get(number).copied();
            ScoreProblem { start, goal, length, expanded }
        });
        let complete = self.is_complete();
        let price = self.price.unwrap_or_default();
        let asking = self.audit.as_ref().map_or(0, |audit| audit.report().positions);
        let counting = if complete { 0 } else { self.counting.expanded() };
        ScoreReport {
            complete,
            score: (complete && self.unscored.is_none()).then(|| self.done.iter().sum()),
            unscored: self.unscored,
            admissible: self.admissible.filter(|&known| !known || self.open.is_empty()),
            counterexample: self.counterexample.clone(),
            problems: problems.collect(),
            bytes: price.bytes,
            painted: price.done,
            steps: self.steps,
            expanded: self.asked + asking + self.expanded + counting,
        }
    }
}

impl Score {
    /// The score on the puzzle's problems for the board size of `start`, without an audit on the given problem's board.
    ///
    /// # Errors
    /// If there is no such puzzle, the problem is malformed, or the text is not a heuristic on the problems' boards.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        read(puzzle, start, goal, Scoring { text })
    }

    fn ask(&mut self, budget: u64) -> Result<bool, RequestError> {
        let Some(&number) = self.open.first() else { return Ok(true) };
        let (start, goal, _) = self.problems[number];
        let audit = match &mut self.audit {
            Some(audit) => audit,
            none => none.insert(Audit::new(self.puzzle, start, goal, &self.text)?),
        };
        if audit.step(budget)? {
            return Ok(false);
        }
        let report = audit.report();
        self.asked += report.positions;
        self.audit = None;
        self.open.remove(0);
        self.counterexample = report.counterexample.map(|at| ScoreCounterexample { goal, at });
        self.admissible = if report.admissible == Some(true) { self.admissible } else { report.admissible };
        if self.counterexample.is_some() {
            self.open.clear();
            self.unscored = Some(Unscored::Refuted);
        }
        Ok(self.open.is_empty())
    }

    fn is_complete(&self) -> bool {
        self.unscored.is_some() || self.done.len() == self.problems.len()
    }
}
