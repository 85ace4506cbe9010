//! Errors of requests, as data.

use std::fmt;

use serde::Serialize;

use crate::contest::ContestError;
use crate::puzzle::{GIVEN, IN_PART, ParseError, ProblemError};
use crate::said::{OF_PART, Phrase, Said, quoted};

const MOVE: Phrase = Phrase::new("move");
const UNREAD: Phrase = Phrase::new("unread");

/// Why a request cannot be carried out: the part, the given and the allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The start and the goal are not a problem.
    Problem(ProblemError),
    /// An unknown name.
    Name {
        /// The part of the request.
        field: &'static str,
        /// The given text.
        given: Said,
        /// The allowed values.
        allowed: Said,
    },
    /// A setting in a lane's text form has an unknown name or an invalid value.
    Setting {
        /// The setting as written.
        given: Said,
        /// The allowed values.
        allowed: Said,
    },
    /// The move order is invalid.
    Order(ParseError),
    /// A position is malformed.
    Position(ParseError),
    /// A part of the request is malformed as the text of a heuristic, or of a puzzle to compare with.
    Expression(&'static str, ParseError),
    /// A contest input is malformed.
    Contest(ParseError),
    /// A contest input could not be read, for this reason.
    Unread(Said),
    /// A move of a line of play is illegal; moves are numbered from 1.
    Move(usize, ParseError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for RequestError {}

/// The kind of error; the page and the command line have the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum ErrorCode {
    /// A text is malformed at a column and, if it has several lines, at a line.
    Format,
    /// A part has an unknown value, or one that does not fit the others.
    Value,
    /// A setting in a lane's text form is invalid.
    Setting,
    /// A move is illegal.
    Move,
    /// No moves lead from the start to the goal.
    Unsolvable,
    /// An input could not be read.
    Unread,
}

/// An error as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ErrorReport {
    /// The kind of error.
    pub code: ErrorCode,
    /// The part of the request; `None` if the request was one text.
    pub field: Option<&'static str>,
    /// The given value; the reason if the code is `unsolvable` or `unread`.
    pub given: Said,
    /// The allowed values; `None` if no other value would help.
    pub allowed: Option<Said>,
    /// The line, from 1, in a text of several lines.
    pub line: Option<usize>,
    /// The column in characters, from 1; or the number of a move.
    pub column: Option<usize>,
}

impl RequestError {
    /// The error as a sentence or a part of one.
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

const SPACE_OF: Phrase = Phrase::new("space-of");
const TABLE_FITS: Phrase = Phrase::new("table-fits");

pub(crate) fn without_room(field: &'static str, positions: usize) -> RequestError {
    RequestError::Name { field, given: SPACE_OF.of([positions.into()]), allowed: TABLE_FITS.into() }
}

#[cold]
#[inline(never)]
pub(crate) fn unknown(field: &'static str, given: &str, allowed: impl Into<Said>) -> RequestError {
    RequestError::Name { field, given: quoted(given), allowed: allowed.into() }
}
