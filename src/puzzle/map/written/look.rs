//! A position as a page shows it: the pictures of its `show` lines, and its moves.

use serde::Serialize;

use super::WrittenPuzzle;
use super::model::{Kind, Model, Variable};

/// A position of a written puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(rename = "WrittenPosition"))]
pub struct Position {
    /// The number that searches give it.
    pub number: u32,
    /// The variables with their values.
    pub full: String,
    /// Whether it is a goal.
    pub goal: bool,
    /// Columns and rows of the board; 0 without one.
    pub board: [usize; 2],
    /// The pictures, side by side.
    pub pictures: Vec<WrittenPicture>,
    /// The moves that are possible, in their order.
    pub moves: Vec<WrittenMove>,
}

/// A picture of some variables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct WrittenPicture {
    /// `grid`, `pegs`, `jugs`, `banks` or `chips`.
    pub kind: &'static str,
    /// The variables.
    pub rows: Vec<WrittenRow>,
}

/// A variable with its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WrittenRow {
    /// Its name.
    pub name: String,
    /// The names of its places; none if it is no row.
    pub places: Vec<String>,
    /// The value of each place.
    pub values: Vec<String>,
    /// All values it can have, at most 64.
    pub set: Vec<String>,
    /// The greatest value, if its values are numbers.
    pub most: Option<i64>,
    /// Whether its values are squares.
    pub squares: bool,
}

/// A move from a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct WrittenMove {
    /// The label with values for its parameters.
    pub label: String,
    /// The name of the position where it leads.
    pub to: String,
    /// Its price.
    pub cost: u32,
}

/// Rows over squares and variables of squares as grid, all else as chips.
fn usual(model: &Model) -> Vec<(&'static str, Vec<usize>)> {
    let is_grid = |&number: &usize| {
        let Variable { places, values, .. } = &model.variables[number];
        places.as_ref().map_or(values.kind, |places| places.kind) == Kind::Square
            || values.kind == Kind::Square
    };
    let (grid, chips): (Vec<usize>, Vec<usize>) = (0..model.variables.len()).partition(is_grid);
    [("grid", grid), ("chips", chips)].into_iter().filter(|(_, numbers)| !numbers.is_empty()).collect()
}

impl WrittenPuzzle {
    /// A position as a page shows it; `name` gives the names of positions.
    #[must_use]
    pub fn position(&self, position: u32, name: impl Fn(u32) -> String) -> Position {
        const MOST: usize = 64;
        let Self { model, space, .. } = self;
        let all = space.values(model, position);
        let row = |&number: &usize| {
            let variable @ Variable { name, places, values, first, .. } = &model.variables[number];
            let shown = |value: &i64| model.shown(values.kind, *value);
            WrittenRow {
                name: name.clone(),
                places: places.as_ref().map_or_else(Vec::new, |places| {
                    places.values.iter().map(|&place| model.shown(places.kind, place)).collect()
                }),
                values: all[*first..first + variable.size()].iter().map(shown).collect(),
                set: values.values.iter().take(MOST).map(shown).collect(),
                most: values.values.iter().copied().max().filter(|_| values.kind == Kind::Number),
                squares: values.kind == Kind::Square,
            }
        };
        let usual = if model.shows.is_empty() { usual(model) } else { Vec::new() };
        let pictures = model.shows.iter().chain(&usual);
        let moves = space.from(position).iter().map(|step| WrittenMove {
            label: space.instances[usize::from(step.mv)].label.clone(),
            to: name(step.to),
            cost: step.cost,
        });
        Position {
            number: position,
            full: model.in_full(&all),
            goal: space.goals.contains(&position),
            board: model.board.map_or([0; 2], |(columns, rows)| [columns, rows]),
            pictures: pictures
                .map(|(kind, numbers)| WrittenPicture { kind, rows: numbers.iter().map(row).collect() })
                .collect(),
            moves: moves.collect(),
        }
    }
}
