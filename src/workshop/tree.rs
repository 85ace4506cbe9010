//! An expression as a tree, and its text again.

use std::fmt;

/// How deep a tree may be: how many expressions may stand inside each other.
pub const MOST_DEPTH: usize = 32;

/// An expression, and where it stands in its text. Two are equal if they say the same, wherever they stand.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it says.
    pub what: What,
    /// The column of its first character, from 1.
    pub from: usize,
    /// The column after its last one.
    pub to: usize,
    /// How many expressions stand inside each other here, this one included.
    pub depth: usize,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.what == other.what
    }
}

/// What an expression says.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A whole number.
    Number(i64),
    /// A name: of a heuristic, a square, a colour, a variable, or of what the puzzle has one of.
    Name(String),
    /// A function of some expressions.
    Call(String, Vec<Node>),
    /// Two expressions with a sign between.
    Two(Operator, Box<[Node; 2]>),
    /// `not`: 1 for 0, else 0.
    Not(Box<Node>),
    /// A number with its sign turned.
    Negative(Box<Node>),
    /// Something put together over all pieces or all squares.
    Fold(Box<Fold>),
    /// The table of a painting.
    Paint(Vec<Part>),
    /// Nothing yet: the place of a block that is missing. It can be written and read, and not be run.
    Hole,
}

/// One expression for each piece or each square, put together.
#[derive(Clone, PartialEq, Debug)]
pub struct Fold {
    /// How they are put together.
    pub how: How,
    /// The name of the piece or the square in hand.
    pub variable: String,
    /// Over what: `squares`, or the puzzle's word for its pieces.
    pub domain: String,
    /// Which of them count; all where there is none.
    pub filter: Option<Node>,
    /// What is put together.
    pub body: Node,
}

/// How what is said of each piece or square is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Added up.
    Sum,
    /// How many are not 0.
    Count,
    /// The least; 0 of none.
    Min,
    /// The largest; 0 of none.
    Max,
}

impl How {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sum, Self::Count, Self::Min, Self::Max];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sum => "sum",
            Self::Count => "count",
            Self::Min => "min",
            Self::Max => "max",
        }
    }

    pub(super) fn by_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|how| how.word() == word)
    }
}

/// A part of a painting: what is kept of something.
#[derive(Clone, Debug)]
pub struct Part {
    /// Of what: `tiles`, `squares`, `colours` or `axes`.
    pub key: String,
    /// What is kept, as it was written.
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

/// A sign between two expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `or`
    Or,
    /// `and`
    And,
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `//`, rounded down
    Over,
    /// `%`, what division leaves
    Modulo,
}

impl Operator {
    /// All of them, longer signs before those they begin with.
    pub const ALL: [Self; 13] = [
        Self::Or,
        Self::And,
        Self::Unequal,
        Self::AtMost,
        Self::AtLeast,
        Self::Equal,
        Self::Less,
        Self::Greater,
        Self::Over,
        Self::Plus,
        Self::Minus,
        Self::Times,
        Self::Modulo,
    ];

    /// How it is written.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Or => "or",
            Self::And => "and",
            Self::Equal => "=",
            Self::Unequal => "!=",
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Over => "//",
            Self::Modulo => "%",
        }
    }

    /// How strongly it binds: the more, the sooner.
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::Or => 1,
            Self::And => 2,
            Self::Plus | Self::Minus => 5,
            Self::Times | Self::Over | Self::Modulo => 6,
            _ => COMPARISON,
        }
    }
}

/// How strongly `not` binds.
pub(super) const NOT: u8 = 3;

/// How strongly comparisons bind. Two of them do not stand side by side.
pub(super) const COMPARISON: u8 = 4;

/// How strongly the sign of a number binds.
pub(super) const NEGATIVE: u8 = 7;

/// How strongly what needs no brackets holds together.
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

    /// What stands in it, in the order of the text.
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
    /// What stands at these columns.
    #[must_use]
    pub fn new(what: What, from: usize, to: usize) -> Self {
        let depth = 1 + what.inner().iter().map(|inner| inner.depth).max().unwrap_or(0);
        Self { what, from, to, depth }
    }

    /// Writes the expression, in brackets if it binds less than `least`.
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
                // Equal signs are read from the left; of comparisons there is but one.
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
    /// The text that is read as the same expression, with no brackets that it does not need.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}
