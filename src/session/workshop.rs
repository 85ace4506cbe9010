//! The workshop, chosen by names: a heuristic's text read, its tables shown, audited and scored (see [`crate::workshop`]).

use serde::Serialize;

use super::choices::Choices;
use super::puzzles::{Visitor, given_as_goal, read};
use crate::ask::{ErrorReport, RequestError};
use crate::heuristic::{Building, Heuristic, Parts, Progress};
use crate::puzzle::{ParseError, RollingCubes};
use crate::workshop::tree::{Node, What};
use crate::workshop::{Made, MadeBuild, Recipe, TableFacts, Vocabulary};

mod astray;
mod audit;
mod score;

pub use astray::{Astray, AstrayPosition, AstrayReport, AstrayRun};
pub use audit::{Audit, AuditCounterexample, AuditEdit, AuditFall, AuditReport, Proved};
pub use score::{Score, ScoreCounterexample, ScoreProblem, ScoreReport, Unscored};

/// What was made of a heuristic's text.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeuristicReading {
    /// The text as it is written; `None` where the given one is no expression.
    pub text: Option<String>,
    /// The expression as blocks; `None` as well.
    pub tree: Option<Block>,
    /// What is known of the heuristic; `None` where it cannot be run.
    pub facts: Option<HeuristicFacts>,
    /// Why it cannot; its column is one of the text that was given.
    pub error: Option<ErrorReport>,
}

/// An expression as a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Block {
    /// What it is.
    pub block: BlockKind,
    /// The number, name, function, sign or fold.
    pub word: String,
    /// Where it stands in the text as it is written: the column of its first character, from 1.
    pub from: usize,
    /// The column after its last one.
    pub to: usize,
    /// What stands in it. Of a fold the last is what is put together; before it stands what picks, if there is one.
    pub inner: Vec<Block>,
    /// Of a fold the name of what is in hand.
    pub variable: Option<String>,
    /// Of a fold the word for what it goes over.
    pub domain: Option<String>,
    /// Of a painting what is kept: keys and values.
    pub parts: Vec<[String; 2]>,
}

/// What a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    /// A whole number.
    Number,
    /// A name.
    Name,
    /// A function of what stands in it.
    Call,
    /// Two with a sign between.
    Sign,
    /// `not`.
    Not,
    /// A number with its sign turned.
    Negative,
    /// `sum`, `count`, `min` or `max` over pieces or squares.
    Fold,
    /// A painting.
    Paint,
    /// Nothing yet.
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

/// What is known of a heuristic before anything is built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HeuristicFacts {
    /// Whether it is proved by how it is put together never to exceed the moves still to go. Where not, it may be so all the same.
    pub admissible: bool,
    /// Whether it is proved so, and to fall by one at the most along a move.
    pub consistent: bool,
    /// The most steps that it takes for a position.
    pub steps: u64,
    /// What its paintings and edited bounds take in memory, in bytes.
    pub bytes: u64,
    /// Its paintings.
    pub paintings: Vec<PaintingRoom>,
    /// The listed heuristics that it asks.
    pub listed: Vec<&'static str>,
}

/// What a painting takes in memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PaintingRoom {
    /// Its text.
    pub text: String,
    /// The bytes of each of its tables: one for each of its groups.
    pub bytes: Vec<u64>,
}

/// Reads the text of a heuristic for the goal of a problem. What is wrong of the text is told in what comes of it.
///
/// # Errors
/// When there is no such puzzle, or the problem breaks its format.
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
        Ok(reading(Recipe::of(puzzle.board(), self.text), self.text))
    }
}

fn reading(recipe: Result<Recipe, ParseError>, given: &str) -> HeuristicReading {
    let written = crate::workshop::text::parse(given).ok().map(|tree| tree.to_string());
    // Once more, for the columns of the text as it is written.
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

/// The words of the language for the board of a problem.
///
/// # Errors
/// When there is no such puzzle, or the problem breaks its format.
pub fn vocabulary(puzzle: &str, start: &str, goal: &str) -> Result<Vocabulary, RequestError> {
    read(puzzle, start, goal, Words)
}

struct Words;

impl Visitor for Words {
    type Output = Vocabulary;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Vocabulary, RequestError> {
        Ok(puzzle.board().vocabulary())
    }
}

/// The start whose component is meant where none is given: the goal, or where that is a pattern what the page opens with.
///
/// # Errors
/// When there is no such puzzle, or the goal breaks its format.
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
        Ok(if puzzle.turned_around().is_some() { self.goal } else { P::START }.to_owned())
    }
}

/// The recipe of a heuristic for a problem.
fn recipe<P: Choices>(puzzle: &P, text: &str) -> Result<Recipe, RequestError> {
    Recipe::of(puzzle.board(), text).map_err(|error| RequestError::Expression("heuristic", error))
}

/// A heuristic whose tables are built and shown, and that is asked about positions.
pub struct Workshop(Box<dyn Shows>);

/// What there is to tell of the tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WorkshopReport {
    /// Whether they are complete.
    pub complete: bool,
    /// How far they are; `None` where there are none.
    pub progress: Option<Progress>,
    /// The tables of each painting; none before all are complete.
    pub paintings: Vec<PaintingTables>,
    /// The table of each edited bound; the same.
    pub edits: Vec<EditTable>,
}

/// The table of an edited bound.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EditTable {
    /// The text of what is edited.
    pub text: String,
    /// Positions of the space.
    pub positions: u64,
    /// Those at which it was raised.
    pub edited: u64,
    /// Memory, in bytes.
    pub bytes: u64,
}

/// The tables of a painting.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PaintingTables {
    /// Its text.
    pub text: String,
    /// One for each of its groups, whose values are added up.
    pub tables: Vec<TableFacts>,
}

trait Shows {
    fn step(&mut self, budget: u64) -> bool;
    fn report(&self) -> WorkshopReport;
    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError>;
    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError>;
}

struct Showing<P: Choices> {
    puzzle: P,
    recipe: Recipe,
    build: MadeBuild<P>,
}

impl<P: Choices> Shows for Showing<P> {
    fn step(&mut self, budget: u64) -> bool {
        self.build.advance(budget);
        self.build.heuristic().is_none()
    }

    fn report(&self) -> WorkshopReport {
        let texts = self.recipe.tables().into_iter().map(|(text, _)| text);
        let facts = self.build.made().map(Made::facts);
        let tables = |(text, tables)| PaintingTables { text, tables };
        let edits = self.build.made().map(Made::edits).unwrap_or_default();
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

    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        let state = self.puzzle.read_start(state)?.start();
        Ok(self.build.made().map(|made| made.estimate(state)))
    }

    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        let state = self.puzzle.read_start(state)?.start();
        Ok(self.build.made().and_then(|made| made.parts(state)))
    }
}

struct Opening<'a> {
    text: &'a str,
}

impl Visitor for Opening<'_> {
    type Output = Box<dyn Shows>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Box<dyn Shows>, RequestError> {
        let recipe = recipe(&puzzle, self.text)?;
        let build = recipe.begin(&puzzle);
        Ok(Box::new(Showing { puzzle, recipe, build }))
    }
}

impl Workshop {
    /// The heuristic with this text for the goal of a problem, its tables not begun.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format, or the text is no heuristic.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        read(puzzle, start, goal, Opening { text }).map(Self)
    }

    /// Looks at up to `budget` painted positions. Tells whether there is more to do.
    pub fn step(&mut self, budget: u64) -> bool {
        self.0.step(budget)
    }

    /// What there is to tell of the tables.
    #[must_use]
    pub fn report(&self) -> WorkshopReport {
        self.0.report()
    }

    /// What the heuristic says of a position in text form; `None` while tables are missing.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.0.estimate(state)
    }

    /// What that is made of, where it is made of several parts.
    ///
    /// # Errors
    /// When the position breaks the puzzle's text form.
    pub fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        self.0.parts(state)
    }
}
