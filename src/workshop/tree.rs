//! Expression trees and their text.

use std::fmt;

use crate::arithmetic::{COMPARISON, NEGATIVE, NOT};
pub use crate::arithmetic::{How, MOST_DEPTH, Operator};

/// An expression and its place in the text. Equality ignores the place.
#[derive(Clone, Debug)]
pub struct Node {
    /// The content.
    pub what: What,
    /// The column of its first character, from 1.
    pub from: usize,
    /// The column after its last character.
    pub to: usize,
    /// Nesting depth, this expression included.
    pub depth: usize,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.what == other.what
    }
}

/// The content of an expression.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A whole number.
    Number(i64),
    /// A name: of a heuristic, square, colour or variable, or of something unique on the board.
    Name(String),
    /// A function call.
    Call(String, Vec<Node>),
    /// A binary operator.
    Two(Operator, Box<[Node; 2]>),
    /// `not`: 1 for 0, else 0.
    Not(Box<Node>),
    /// A negated number.
    Negative(Box<Node>),
    /// A fold over all pieces or all squares.
    Fold(Box<Fold>),
    /// The table of a painting.
    Paint(Vec<Part>),
    /// An empty slot for a block. It can be written and read, but not run.
    Hole,
}

/// A fold: one expression evaluated for each piece or square, and combined.
#[derive(Clone, PartialEq, Debug)]
pub struct Fold {
    /// How values are combined.
    pub how: How,
    /// The name of the current piece or square.
    pub variable: String,
    /// The domain: `squares`, or the puzzle's word for its pieces.
    pub domain: String,
    /// The filter; all elements count without one.
    pub filter: Option<Node>,
    /// The expression combined.
    pub body: Node,
}

/// A part of a painting.
#[derive(Clone, Debug)]
pub struct Part {
    /// `tiles`, `squares`, `colours` or `axes`.
    pub key: String,
    /// The kept members, as written.
    pub value: String,
    /// The column of the key.
    pub from: usize,
    /// The column of the value.
    pub value_from: usize,
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        (&self.key, &self.value) == (&other.key, &other.value)
    }
}

const WHOLE: u8 = 8;

impl What {
    const fn rank(&self) -> u8 {
        match self {
            Self::Two(operator, _) => operator.rank(),
            Self::Not(_) => NOT,
            Self::Negative(_) => NEGATIVE,
            _ => WHOLE,
        }
    }

    /// The operands, in text order.
    #[must_use]
    pub fn inner(&self) -> Vec<&Node> {
        match self {
            Self::Number(_) | Self::Name(_) | Self::Paint(_) | Self::Hole => Vec::new(),
            Self::Call(_, inner) => inner.iter().collect(),
            Self::Two(_, two) => two.iter().collect(),
            Self::Not(one) | Self::Negative(one) => vec![one],
            Self::Fold(fold) => fold.filter.iter().chain([&fold.body]).collect(),
        }
    }
}

impl Node {
    /// An expression at these columns.
    #[must_use]
    pub fn new(what: What, from: usize, to: usize) -> Self {
        let depth = 1 + what.inner().iter().map(|inner| inner.depth).max().unwrap_or(0);
        Self { what, from, to, depth }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, least: u8) -> fmt::Result {
        if self.what.rank() < least {
            f.write_str("(")?;
            self.write(f, 0)?;
            return f.write_str(")");
        }
        match &self.what {
            What::Number(number) => write!(f, "{number}"),
            What::Name(name) => f.write_str(name),
            What::Hole => f.write_str("?"),
            What::Not(inner) => {
                f.write_str("not ")?;
                inner.write(f, NOT)
            }
            What::Negative(inner) => {
                f.write_str("-")?;
                inner.write(f, NEGATIVE)
            }
            What::Two(operator, two) => {
                let rank = operator.rank();
                two[0].write(f, if rank == COMPARISON { rank + 1 } else { rank })?;
                write!(f, " {} ", operator.sign())?;
                two[1].write(f, rank + 1)
            }
            What::Call(name, inner) => {
                write!(f, "{name}(")?;
                for (number, inner) in inner.iter().enumerate() {
                    f.write_str(if number == 0 { "" } else { ", " })?;
                    inner.write(f, 0)?;
                }
                f.write_str(")")
            }
            What::Fold(fold) => {
                write!(f, "{}({} in {}", fold.how.word(), fold.variable, fold.domain)?;
                if let Some(filter) = &fold.filter {
                    f.write_str(" where ")?;
                    filter.write(f, 0)?;
                }
                f.write_str(": ")?;
                fold.body.write(f, 0)?;
                f.write_str(")")
            }
            What::Paint(parts) => {
                f.write_str("paint(")?;
                for (number, Part { key, value, .. }) in parts.iter().enumerate() {
                    write!(f, "{}{key}={value}", if number == 0 { "" } else { ", " })?;
                }
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}
