//! Puzzles written in a small language: what can change, where it starts, what is wanted, and the moves.
//!
//! ```text
//! puzzle Wolf, goat and cabbage
//! farmer, wolf, goat, cabbage: left, right
//! start farmer = left, wolf = left, goat = left, cabbage = left
//! goal farmer = right and wolf = right and goat = right and cabbage = right
//! never wolf = goat and farmer != goat
//! never goat = cabbage and farmer != goat
//! move cross alone: farmer = other(farmer)
//! move take the wolf where wolf = farmer: wolf = other(wolf), farmer = other(farmer)
//! move take the goat where goat = farmer: goat = other(goat), farmer = other(farmer)
//! move take the cabbage where cabbage = farmer: cabbage = other(cabbage), farmer = other(farmer)
//! ```
//!
//! Every position that the starts reach is a node of a map, so all that works on maps works on such a puzzle. Positions are numbered by a
//! breadth-first search from the starts, moves as they are written.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use serde::Serialize;

use super::graph::{Edge, FAR, Graph};
use super::{Names, Sheet, text};
use crate::puzzle::ParseError;
use crate::said::{AT_MOST, Phrase, quoted};

mod compare;
mod enumerate;
mod expression;
mod look;
mod model;
mod moves;
mod reader;
mod source;
#[cfg(test)]
mod tests;

pub use compare::{Comparison, Difference, compare};
pub use enumerate::{MOST_MOVES, MOST_POSITIONS};
pub use look::Position;

use enumerate::{Space, enumerate};
use model::{Kind, Model, Variable};

/// The facts of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(rename = "WrittenFacts", missing_as_null))]
pub struct Facts {
    /// The title, if one is written.
    pub title: Option<String>,
    /// Positions that the starts reach.
    pub positions: usize,
    /// Moves from all positions.
    pub moves: usize,
    /// Whether each move can be undone by one.
    pub undone: bool,
    /// Whether each move can be undone at its price.
    pub undone_at_price: bool,
    /// The least price of a move.
    pub least_cost: u32,
    /// The greatest price of a move.
    pub most_cost: u32,
    /// Goal positions.
    pub goals: usize,
    /// By start, the cheapest way to a goal; `None` if there is none.
    pub ways: Vec<Option<Way>>,
    /// Warnings at lines.
    pub warnings: Vec<Warning>,
    /// The lines that a heuristic can drop.
    pub droppable: Vec<usize>,
    /// The names of the moves.
    pub labels: Vec<String>,
}

/// A cheapest way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Way {
    /// Its cost.
    pub cost: u64,
    /// Its moves.
    pub moves: u32,
}

/// A line that has no effect on the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Warning {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// `never-possible` of a move, or `changes-nothing` of a rule.
    pub what: &'static str,
}

/// A written puzzle with all its positions.
pub struct WrittenPuzzle {
    text: String,
    model: Model,
    space: Space,
}

impl WrittenPuzzle {
    /// Reads a puzzle, and enumerates it.
    ///
    /// # Errors
    /// The first mistake, with its line and column, or a limit that is passed.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let model = reader::read(text)?;
        let space = enumerate(&model, &[])?;
        Ok(Self { text: text.to_owned(), model, space })
    }

    /// The facts of the puzzle.
    #[must_use]
    pub fn facts(&self) -> Facts {
        let Self { model, space, .. } = self;
        let costs = || space.steps.iter().map(|step| step.cost);
        let (undone, undone_at_price) = space.undone();
        let ways = (0..u32::try_from(model.starts.len()).unwrap_or_default())
            .map(|start| space.cheapest(start).map(|(cost, moves)| Way { cost, moves }));
        let warning =
            |what: &'static str| move |&(line, column): &(usize, usize)| Warning { line, column, what };
        let mut warnings: Vec<Warning> = space.never_possible.iter().map(warning("never-possible")).collect();
        warnings.extend(space.changes_nothing.iter().map(warning("changes-nothing")));
        warnings.sort_by_key(|warning| warning.line);
        Facts {
            title: model.title.clone(),
            positions: space.positions.len(),
            moves: space.steps.len(),
            undone,
            undone_at_price,
            least_cost: costs().min().unwrap_or(1),
            most_cost: costs().max().unwrap_or(1),
            goals: space.goals.len(),
            ways: ways.collect(),
            warnings,
            droppable: self.droppable(),
            labels: space.instances.iter().map(|instance| instance.label.clone()).collect(),
        }
    }

    /// The name of each position.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.space.names(&self.model)
    }
}

impl WrittenPuzzle {
    /// The label of the move between two positions.
    #[must_use]
    pub fn label(&self, from: u32, to: u32) -> Option<&str> {
        let step = self.space.from(from).iter().find(|step| step.to == to)?;
        Some(&self.space.instances[usize::from(step.mv)].label)
    }

    /// A position with the names of its variables.
    #[must_use]
    pub fn in_full(&self, position: u32) -> String {
        self.model.in_full(&self.space.values(&self.model, position))
    }
}

impl WrittenPuzzle {
    /// The lines that a heuristic can drop: `always` and `never`, and `where` on a line of its own.
    #[must_use]
    pub fn droppable(&self) -> Vec<usize> {
        let wheres = self.model.moves.iter().flat_map(|statement| &statement.wheres);
        let all = self.model.rules.iter().chain(wheres).filter(|condition| condition.is_line);
        let mut lines: Vec<usize> = all.map(|condition| condition.line).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// By position, the least cost to a goal of the puzzle without these lines; `None` where there is none. All moves are still possible at
    /// their price, so it never exceeds the cost of this puzzle, and falls along no move by more than its price.
    ///
    /// # Errors
    /// If the easier puzzle passes a limit.
    pub fn relaxed(&self, without: &[usize]) -> Result<Vec<Option<u64>>, ParseError> {
        let easier = enumerate(&self.model, without)?;
        let costs = easier.costs();
        let positions = 0..self.space.positions.len();
        Ok(positions.map(|number| costs[easier.positions.find(self.space.positions.at(number))?]).collect())
    }

    /// By position, the value of a variable whose values are numbers.
    #[must_use]
    pub fn numbers(&self, name: &str) -> Option<Vec<i64>> {
        let is_it = |variable: &&Variable| variable.name == name && variable.places.is_none();
        let variable = self.model.variables.iter().find(is_it)?;
        let place = |number: usize| usize::from(self.space.positions.at(number)[variable.first]);
        let values = (0..self.space.positions.len()).map(|number| variable.values.values[place(number)]);
        (variable.values.kind == Kind::Number).then(|| values.collect())
    }
}

impl PartialEq for WrittenPuzzle {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for WrittenPuzzle {}

impl fmt::Debug for WrittenPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

const COSTS: Phrase = Phrase::new("own-costs");

/// Whether a text is a written puzzle instead of a map.
pub(super) fn is_written(text: &str) -> bool {
    reader::is_written(text)
}

/// The facts of a puzzle, if its positions make a map.
///
/// # Errors
/// The first mistake, with its line and column, or a limit that is passed.
pub fn facts(text: &str) -> Result<Facts, ParseError> {
    let sheet = sheet(text)?;
    Ok(sheet.own().map(WrittenPuzzle::facts).unwrap_or_default())
}

/// A position as a page shows it, by its name; the first start if that is empty.
///
/// # Errors
/// The first mistake with its line and column, a limit that is passed, or a name that no position has.
pub fn position(text: &str, name: &str) -> Result<Position, ParseError> {
    let sheet = sheet(text)?;
    let node = if name.is_empty() { Some(0) } else { sheet.named(name) };
    let node = node.ok_or_else(|| ParseError::new(1, quoted(name), text::A_NODE))?;
    Ok(sheet.own().map(|own| own.position(node, |number| sheet.name(number))).unwrap_or_default())
}

/// The name of the position that searches number so; empty if there is none.
///
/// # Errors
/// The first mistake with its line and column, or a limit that is passed.
pub fn name(text: &str, number: u32) -> Result<String, ParseError> {
    let sheet = sheet(text)?;
    let is_there = (number as usize) < sheet.graph().size();
    Ok(if is_there { sheet.name(number) } else { String::new() })
}

/// The map of a puzzle's positions. The last one is kept, as lanes and views ask for it again.
pub(super) fn sheet(text: &str) -> Result<Rc<Sheet>, ParseError> {
    thread_local! {
        static LAST: RefCell<Option<Rc<Sheet>>> = const { RefCell::new(None) };
    }
    let is_same = |sheet: &Rc<Sheet>| sheet.own().is_some_and(|own| own.text == text);
    if let Some(last) = LAST.with_borrow(|last| last.clone().filter(is_same)) {
        return Ok(last);
    }
    let sheet = Rc::new(WrittenPuzzle::read(text)?.into_sheet()?);
    LAST.set(Some(Rc::clone(&sheet)));
    Ok(sheet)
}

impl WrittenPuzzle {
    fn into_sheet(self) -> Result<Sheet, ParseError> {
        let (names, space) = (self.names(), &self.space);
        let nodes = names.len();
        let mut edges = Vec::with_capacity(space.steps.len());
        let mut dearest = vec![0_u64; nodes];
        for from in 0..u32::try_from(nodes).unwrap_or(u32::MAX) {
            for step in space.from(from) {
                let dearest = &mut dearest[step.to as usize];
                *dearest = (*dearest).max(step.cost.into());
                edges.push(Edge { from, to: step.to, cost: step.cost });
            }
        }
        let dearest: u64 = dearest.iter().sum();
        if dearest > FAR.into() {
            let (given, allowed) = (COSTS.of([dearest.into()]), AT_MOST.of([(FAR as usize).into()]));
            return Err(ParseError::new(1, given, allowed).on_line(1));
        }
        Ok(Sheet {
            graph: Graph::of(nodes, &edges),
            names: Names::Written(names),
            places: vec![None; nodes],
            h: vec![None; nodes],
            grid: None,
            written: space.joined(&edges),
            start: Some(0),
            goals: space.goals.clone(),
            own: Some(Rc::new(self)),
        })
    }
}
