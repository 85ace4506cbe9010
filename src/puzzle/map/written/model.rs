//! A written puzzle after it was read: what can change, and what its moves do.

use std::rc::Rc;

use super::expression::Op;

/// The kind of a value. Numbers are also conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Name,
    Square,
}

/// Values of one kind, in their order.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Set {
    pub(super) kind: Kind,
    pub(super) values: Rc<[i64]>,
    /// As it is written.
    pub(super) text: Rc<str>,
}

impl Set {
    pub(super) fn place_of(&self, value: i64) -> Option<usize> {
        let near = usize::try_from(value - self.values.first()?).ok();
        near.filter(|&near| self.values.get(near) == Some(&value))
            .or_else(|| self.values.iter().position(|&other| other == value))
    }

    /// Whether a value is in both; also if nothing is known of the other.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.kind == other.kind && other.values.iter().any(|&value| self.place_of(value).is_some())
    }
}

/// A variable, or a row of them.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    /// The places of a row.
    pub(super) places: Option<Set>,
    pub(super) values: Set,
    /// Its first place of a position.
    pub(super) first: usize,
    pub(super) line: usize,
}

impl Variable {
    pub(super) fn size(&self) -> usize {
        self.places.as_ref().map_or(1, |places| places.values.len())
    }
}

/// A condition that a line states.
pub(super) struct Condition {
    pub(super) op: Op,
    pub(super) line: usize,
    pub(super) column: usize,
    /// Whether it holds where its expression does not: a `never` line.
    pub(super) is_never: bool,
    /// Whether it is a line of its own, so that it can be dropped.
    pub(super) is_line: bool,
}

/// A part of a label.
pub(super) enum Part {
    Text(String),
    Parameter(usize),
}

/// A `move` line with those that belong to it.
pub(super) struct Statement {
    pub(super) label: Vec<Part>,
    pub(super) parameters: Vec<Set>,
    pub(super) wheres: Vec<Condition>,
    pub(super) cost: Option<Op>,
    pub(super) effects: Vec<Effect>,
    pub(super) steps: u64,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) label_column: usize,
}

/// An effect of a move.
pub(super) enum Effect {
    /// A place and its new value.
    Set {
        variable: usize,
        index: Option<Op>,
        value: Op,
    },
    If(Op, Vec<Self>),
    For {
        slot: usize,
        set: Set,
        filter: Option<Op>,
        effects: Vec<Self>,
    },
}

/// A puzzle.
pub(super) struct Model {
    pub(super) title: Option<String>,
    /// Columns and rows.
    pub(super) board: Option<(usize, usize)>,
    pub(super) names: Vec<String>,
    pub(super) variables: Vec<Variable>,
    pub(super) starts: Vec<(Vec<i64>, (usize, usize))>,
    pub(super) goal: Condition,
    pub(super) rules: Vec<Condition>,
    pub(super) moves: Vec<Statement>,
    /// Pictures, each with the numbers of its variables.
    pub(super) shows: Vec<(&'static str, Vec<usize>)>,
    /// Parameters and variables of loops at most inside each other.
    pub(super) slots: usize,
}

/// A value as it is written.
pub(super) fn shown(names: &[String], board: Option<(usize, usize)>, kind: Kind, value: i64) -> String {
    let place = usize::try_from(value).unwrap_or_default();
    match kind {
        Kind::Number => value.to_string(),
        Kind::Name => names[place].clone(),
        Kind::Square => square(board.unwrap_or((1, 1)), place),
    }
}

/// The name of a square; they are numbered row by row from the top.
pub(super) fn square((columns, rows): (usize, usize), number: usize) -> String {
    let column = char::from(b'a' + u8::try_from(number % columns).unwrap_or_default());
    format!("{column}{}", rows - number / columns)
}

impl Model {
    pub(super) fn shown(&self, kind: Kind, value: i64) -> String {
        shown(&self.names, self.board, kind, value)
    }

    /// A position with the names of its variables.
    pub(super) fn in_full(&self, position: &[i64]) -> String {
        let one = |variable: &Variable| {
            let values = &position[variable.first..variable.first + variable.size()];
            let values: Vec<_> =
                values.iter().map(|&value| self.shown(variable.values.kind, value)).collect();
            let gap = if values.iter().all(|value| value.chars().count() == 1) { "" } else { " " };
            format!("{} = {}", variable.name, values.join(gap))
        };
        self.variables.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

impl Statement {
    /// The label with values for its parameters.
    pub(super) fn label(&self, model: &Model, locals: &[i64]) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Parameter(slot) => model.shown(self.parameters[*slot].kind, locals[*slot]),
        };
        let label: String = self.label.iter().map(part).collect();
        label.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
