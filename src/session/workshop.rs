//! Made heuristics by name: read, shown, audited and scored (see [`crate::workshop`]).

use serde::Serialize;

use super::choices::Choices;
use super::job::Job;
use super::puzzles::{Visitor, given_as_goal, read, unknown_puzzle};
use crate::ask::{ErrorReport, RequestError};
use crate::heuristic::{Building, Listed, Progress};
use crate::puzzle::{ParseError, RollingCubes};
use crate::workshop::tree::{Node, What};
use crate::workshop::{self, Bench, Board, MadeBuild, MadeHeuristic, Recipe, TableFacts};

mod astray;
mod audit;
mod score;

pub use crate::workshop::Vocabulary;
pub use astray::{Astray, AstrayPosition, AstrayReport, AstrayRun};
pub use audit::{Audit, AuditCounterexample, AuditEdit, AuditFall, AuditReport, Proved};
pub use score::{Score, ScoreCounterexample, ScoreProblem, ScoreReport, Unscored};

/// Tools to make a puzzle's heuristics with, compiled for the puzzle.
pub(super) struct Tools<P: Listed> {
    pub board: fn(&P) -> Board,
    /// The reversed problem; `None` if goals are patterns.
    pub turned: fn(&P) -> Option<P>,
    pub begin: fn(&Recipe, &P) -> Box<dyn Building<P::Any>>,
    tables: fn(Recipe, &P) -> Box<dyn Job<Report = WorkshopReport>>,
    audit: fn(Recipe, P) -> Box<dyn Job<Report = AuditReport>>,
    counting: fn(&Recipe, P) -> Box<dyn score::Counting>,
}

impl<P: Choices + Bench> Tools<P> {
    /// With audits of every position.
    pub const fn counted() -> Self {
        Self::of(audit::begin::<P, workshop::Audit<P>>)
    }

    /// With audits of a sample.
    pub const fn sampled() -> Self {
        Self::of(audit::begin::<P, workshop::Sample<P>>)
    }

    const fn of(audit: fn(Recipe, P) -> Box<dyn Job<Report = AuditReport>>) -> Self {
        Self {
            board: P::board,
            turned: P::turned_around,
            begin: |recipe, puzzle| Box::new(recipe.begin(puzzle)),
            tables: |recipe, puzzle| Box::new(Showing { build: recipe.begin(puzzle), recipe }),
            audit,
            counting: score::begin,
        }
    }
}

fn tools<P: Choices>() -> Result<Tools<P>, RequestError> {
    P::BENCH.ok_or_else(|| unknown_puzzle(P::NAME))
}

/// The result of reading a heuristic's text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct HeuristicReading {
    /// The normalized text; `None` if the input is not an expression.
    pub text: Option<String>,
    /// The expression as blocks; `None` if the input is not an expression.
    pub tree: Option<Block>,
    /// Facts about the heuristic; `None` if it is invalid.
    pub facts: Option<HeuristicFacts>,
    /// The error, with a column of the input.
    pub error: Option<ErrorReport>,
}

/// An expression as a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Block {
    /// The kind of block.
    pub block: BlockKind,
    /// The number, name, function, operator or fold.
    pub word: String,
    /// The column of its first character in the normalized text, from 1.
    pub from: usize,
    /// The column after its last character.
    pub to: usize,
    /// The operands; of a fold an optional filter, then the body.
    pub inner: Vec<Block>,
    /// The loop variable of a fold.
    pub variable: Option<String>,
    /// The domain of a fold.
    pub domain: Option<String>,
    /// The kept parts of a painting: keys and values.
    pub parts: Vec<[String; 2]>,
}

/// The kind of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    /// A whole number.
    Number,
    /// A variable or constant.
    Name,
    /// A function call.
    Call,
    /// A binary operator.
    Sign,
    /// `not`.
    Not,
    /// A negated number.
    Negative,
    /// `sum`, `count`, `min` or `max` over pieces or squares.
    Fold,
    /// A painting.
    Paint,
    /// An empty slot.
    Hole,
}

impl Block {
    fn of(node: &Node) -> Self {
        use BlockKind as Kind;
        let (block, word) = match &node.what {
            What::Number(number) => (Kind::Number, number.to_string()),
            What::Name(name) => (Kind::Name, name.clone()),
            What::Call(name, _) => (Kind::Call, name.clone()),
            What::Two(operator, _) => (Kind::Sign, operator.sign().to_owned()),
            What::Not(_) => (Kind::Not, "not".to_owned()),
            What::Negative(_) => (Kind::Negative, "-".to_owned()),
            What::Fold(fold) => (Kind::Fold, fold.how.word().to_owned()),
            What::Paint(_) => (Kind::Paint, "paint".to_owned()),
            What::Hole => (Kind::Hole, "?".to_owned()),
        };
        let fold = if let What::Fold(fold) = &node.what { Some(fold) } else { None };
        let parts = if let What::Paint(parts) = &node.what { &parts[..] } else { &[] };
        Self {
            block,
            word,
            from: node.from,
            to: node.to,
            inner: node.what.inner().into_iter().map(Self::of).collect(),
            variable: fold.map(|fold| fold.variable.clone()),
            domain: fold.map(|fold| fold.domain.clone()),
            parts: parts.iter().map(|part| [part.key.clone(), part.value.clone()]).collect(),
        }
    }
}

/// Facts known before anything is built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeuristicFacts {
    /// Whether its construction proves it admissible. It may be admissible anyway.
    pub admissible: bool,
    /// Whether its construction proves it consistent.
    pub consistent: bool,
    /// Maximum number of steps per position.
    pub steps: u64,
    /// Memory of its paintings and edited bounds, in bytes.
    pub bytes: u64,
    /// Its paintings.
    pub paintings: Vec<PaintingRoom>,
    /// The listed heuristics it calls.
    pub listed: Vec<&'static str>,
}

/// The memory of a painting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PaintingRoom {
    /// Its text.
    pub text: String,
    /// The bytes of each table; one table per group.
    pub bytes: Vec<u64>,
}

/// Reads a heuristic for the goal of a problem. Errors in the text are part of the result.
///
/// # Errors
/// If there is no such puzzle, or the problem is malformed.
pub fn read_heuristic(
    puzzle: &str,
    start: &str,
    goal: &str,
    text: &str,
) -> Result<HeuristicReading, RequestError> {
    read(puzzle, start, goal, Reading { text })
}

struct Reading<'a> {
    text: &'a str,
}

impl Visitor for Reading<'_> {
    type Output = HeuristicReading;

    fn visit<P: Choices>(self, puzzle: P) -> Result<HeuristicReading, RequestError> {
        Ok(reading(Recipe::of((tools()?.board)(&puzzle), self.text), self.text))
    }
}

fn reading(recipe: Result<Recipe, ParseError>, given: &str) -> HeuristicReading {
    let written = crate::workshop::text::parse(given).ok().map(|tree| tree.to_string());
    // Parse again for the columns of the normalized text.
    let tree = written.as_deref().and_then(|text| crate::workshop::text::parse(text).ok());
    let (facts, error) = match recipe {
        Ok(recipe) => (Some(facts(&recipe)), None),
        Err(error) => (None, Some(RequestError::Expression("heuristic", error).report())),
    };
    HeuristicReading { text: written, tree: tree.as_ref().map(Block::of), facts, error }
}

fn facts(recipe: &Recipe) -> HeuristicFacts {
    let paintings: Vec<PaintingRoom> =
        recipe.tables().into_iter().map(|(text, bytes)| PaintingRoom { text, bytes }).collect();
    let edits = recipe.edits().len() as u64 * recipe.edit_bytes();
    HeuristicFacts {
        admissible: recipe.is_admissible(),
        consistent: recipe.is_consistent(),
        steps: recipe.steps(),
        bytes: edits + paintings.iter().flat_map(|painting| &painting.bytes).sum::<u64>(),
        paintings,
        listed: recipe.listed(),
    }
}

/// The vocabulary for a problem's board.
///
/// # Errors
/// If there is no such puzzle, or the problem is malformed.
pub fn vocabulary(puzzle: &str, start: &str, goal: &str) -> Result<Vocabulary, RequestError> {
    read(puzzle, start, goal, Words)
}

struct Words;

impl Visitor for Words {
    type Output = Vocabulary;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Vocabulary, RequestError> {
        Ok((tools()?.board)(&puzzle).vocabulary())
    }
}

/// The default start: the goal, or the page's start if the goal is a pattern.
///
/// # Errors
/// If there is no such puzzle, or the goal is malformed.
pub fn usual_start(puzzle: &str, goal: &str) -> Result<String, RequestError> {
    let size = if puzzle == RollingCubes::NAME { RollingCubes::START } else { goal };
    read(puzzle, size, goal, Usual { goal }).map_err(given_as_goal)
}

struct Usual<'a> {
    goal: &'a str,
}

impl Visitor for Usual<'_> {
    type Output = String;

    fn visit<P: Choices>(self, puzzle: P) -> Result<String, RequestError> {
        Ok(if (tools()?.turned)(&puzzle).is_some() { self.goal } else { P::START }.to_owned())
    }
}

fn recipe<P: Choices>(puzzle: &P, text: &str) -> Result<Recipe, RequestError> {
    Recipe::of((tools()?.board)(puzzle), text).map_err(|error| RequestError::Expression("heuristic", error))
}

/// A made heuristic with its tables.
pub struct Workshop(Box<dyn Job<Report = WorkshopReport>>);

/// Progress and facts of the tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WorkshopReport {
    /// Whether all tables are complete.
    pub complete: bool,
    /// Progress of the tables; `None` if there are none.
    pub progress: Option<Progress>,
    /// The tables of each painting; empty before all are complete.
    pub paintings: Vec<PaintingTables>,
    /// The table of each edited bound; empty before all are complete.
    pub edits: Vec<EditTable>,
}

/// The table of an edited bound.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct EditTable {
    /// The text of the expression that is edited.
    pub text: String,
    /// Positions of the space.
    pub positions: u64,
    /// Positions where the bound was raised.
    pub edited: u64,
    /// Memory, in bytes.
    pub bytes: u64,
}

/// The tables of a painting.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PaintingTables {
    /// Its text.
    pub text: String,
    /// One table per group; their values are added.
    pub tables: Vec<TableFacts>,
}

struct Showing<P: Bench> {
    recipe: Recipe,
    build: MadeBuild<P>,
}

impl<P: Bench> Job for Showing<P> {
    type Report = WorkshopReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.build.advance(budget);
        Ok(self.build.heuristic().is_none())
    }

    fn report(&self) -> WorkshopReport {
        let texts = self.recipe.tables().into_iter().map(|(text, _)| text);
        let facts = self.build.made().map(MadeHeuristic::facts);
        let tables = |(text, tables)| PaintingTables { text, tables };
        let edits = self.build.made().map(MadeHeuristic::edits).unwrap_or_default();
        let edits = self.recipe.edits().into_iter().zip(edits);
        let edit = |(text, [positions, edited, bytes]): (String, [u64; 3])| EditTable {
            text,
            positions,
            edited,
            bytes,
        };
        WorkshopReport {
            complete: facts.is_some(),
            progress: self.build.progress(),
            paintings: texts.zip(facts.unwrap_or_default()).map(tables).collect(),
            edits: edits.map(edit).collect(),
        }
    }
}

struct Opening<'a> {
    text: &'a str,
}

impl Visitor for Opening<'_> {
    type Output = Workshop;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Workshop, RequestError> {
        Ok(Workshop((tools()?.tables)(recipe(&puzzle, self.text)?, &puzzle)))
    }
}

impl Workshop {
    /// The heuristic for the goal of a problem; no table is begun.
    ///
    /// # Errors
    /// If there is no such puzzle, the problem is malformed, or the text is not a heuristic.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        read(puzzle, start, goal, Opening { text })
    }
}

/// A unit of work is a painted position.
impl Job for Workshop {
    type Report = WorkshopReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.0.step(budget)
    }

    fn report(&self) -> WorkshopReport {
        self.0.report()
    }
}
