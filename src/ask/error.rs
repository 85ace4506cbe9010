//! Why something that was asked for cannot be done.

use std::fmt;

use serde::Serialize;

use crate::contest::ContestError;
use crate::puzzle::{GIVEN, IN_PART, ParseError, ProblemError};
use crate::said::{OF_PART, Phrase, Said, quoted};

const MOVE: Phrase = Phrase::new("move", "move {}: {}");
const UNREAD: Phrase = Phrase::new("unread", "the input could not be read: {}");

/// Why a request cannot be carried out: which part of it, what was given, what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The start and the goal make no problem.
    Problem(ProblemError),
    /// A name that stands for nothing here.
    Name {
        /// The part of the request.
        field: &'static str,
        /// What was given.
        given: Said,
        /// What is allowed.
        allowed: Said,
    },
    /// A setting of a lane in text form that has no name that is known, or cannot be set to that.
    Setting {
        /// The setting as it was written.
        given: Said,
        /// What is allowed.
        allowed: Said,
    },
    /// The order is not one.
    Order(ParseError),
    /// A position breaks the puzzle's text form.
    Position(ParseError),
    /// The text of a heuristic in a part of the request is none.
    Expression(&'static str, ParseError),
    /// A contest's input breaks its format.
    Contest(ParseError),
    /// A contest's input could not be read at all, for the reason given.
    Unread(Said),
    /// A move of a line of play is not legal where it is made; moves are numbered from 1.
    Move(usize, ParseError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for RequestError {}

/// What is wrong, as a code: whoever tells it has the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ErrorCode {
    /// A text breaks its form at a column, and of several lines at a line.
    Format,
    /// A part has a value that stands for nothing, or does not fit the others.
    Value,
    /// A setting of a lane in text form is none.
    Setting,
    /// A move is not legal where it is made.
    Move,
    /// No moves lead from the start to the goal.
    Unsolvable,
    /// An input could not be read at all.
    Unread,
}

/// An error as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorReport {
    /// What is wrong.
    pub code: ErrorCode,
    /// The part of what was asked for; `None` where it was one text.
    pub field: Option<&'static str>,
    /// What was given; for [`ErrorCode::Unsolvable`] and [`ErrorCode::Unread`] the reason.
    pub given: Said,
    /// What is allowed; `None` where nothing else would be.
    pub allowed: Option<Said>,
    /// The line, from 1, of a text of several.
    pub line: Option<usize>,
    /// The column of a text, in characters from 1; the number of a move.
    pub column: Option<usize>,
}

impl RequestError {
    /// The error in a sentence, of its own or of another.
    #[must_use]
    pub fn said(&self) -> Said {
        let given = |given: &Said, allowed: &Said| GIVEN.of([given.clone(), allowed.clone()]);
        match self {
            Self::Problem(error) => error.said(),
            Self::Name { field, given: it, allowed } => OF_PART.of([Said::data(field), given(it, allowed)]),
            Self::Setting { given: it, allowed } => given(it, allowed),
            Self::Contest(error) => error.said(),
            Self::Unread(reason) => UNREAD.of([reason.clone()]),
            Self::Order(error) => IN_PART.of([Said::data("order"), error.said()]),
            Self::Position(error) => IN_PART.of([Said::data("position"), error.said()]),
            Self::Expression(field, error) => IN_PART.of([Said::data(field), error.said()]),
            Self::Move(number, error) => MOVE.of([(*number).into(), given(&error.given, &error.allowed)]),
        }
    }

    /// The error as data.
    #[must_use]
    pub fn report(&self) -> ErrorReport {
        let plain = |code, field, given: &Said, allowed: Option<&Said>| {
            let (given, allowed) = (given.clone(), allowed.cloned());
            ErrorReport { code, field, given, allowed, line: None, column: None }
        };
        let placed = |field, error: &ParseError| ErrorReport {
            line: error.line,
            column: Some(error.column),
            ..plain(ErrorCode::Format, field, &error.given, Some(&error.allowed))
        };
        match self {
            Self::Problem(ProblemError::Start(error)) => placed(Some("start"), error),
            Self::Problem(ProblemError::Goal(error)) => placed(Some("goal"), error),
            Self::Problem(ProblemError::Unsolvable(reason)) => {
                plain(ErrorCode::Unsolvable, Some("goal"), reason, None)
            }
            Self::Name { field, given, allowed } => {
                plain(ErrorCode::Value, Some(field), given, Some(allowed))
            }
            Self::Setting { given, allowed } => plain(ErrorCode::Setting, None, given, Some(allowed)),
            Self::Order(error) => placed(Some("order"), error),
            Self::Position(error) => placed(Some("position"), error),
            Self::Expression(field, error) => placed(Some(field), error),
            Self::Contest(error) => placed(None, error),
            Self::Unread(reason) => plain(ErrorCode::Unread, None, reason, None),
            Self::Move(number, error) => ErrorReport {
                column: Some(*number),
                ..plain(ErrorCode::Move, Some("moves"), &error.given, Some(&error.allowed))
            },
        }
    }
}

impl From<ProblemError> for RequestError {
    fn from(error: ProblemError) -> Self {
        Self::Problem(error)
    }
}

impl From<ContestError> for RequestError {
    fn from(error: ContestError) -> Self {
        match error {
            ContestError::Format(error) => Self::Contest(error),
            ContestError::Read(error) => Self::Unread(Said::data(error)),
        }
    }
}

const SPACE_OF: Phrase = Phrase::new("space-of", "a space of {} positions");
const TABLE_FITS: Phrase = Phrase::new("table-fits", "one whose table fits in memory");

/// The error of a space that has no room in memory: so many positions.
pub(crate) fn without_room(field: &'static str, positions: usize) -> RequestError {
    RequestError::Name { field, given: SPACE_OF.of([positions.into()]), allowed: TABLE_FITS.into() }
}

/// The error of a name or a value that stands for nothing.
#[cold]
#[inline(never)]
pub(crate) fn unknown(field: &'static str, given: &str, allowed: impl Into<Said>) -> RequestError {
    RequestError::Name { field, given: quoted(given), allowed: allowed.into() }
}
