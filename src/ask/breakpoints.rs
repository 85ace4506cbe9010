//! Breakpoints: events at which a search stops.

use serde::{Deserialize, Serialize};

use super::error::{RequestError, unknown};
use super::fields::Fields;
use super::number::number;
use crate::puzzle::Notation;
use crate::said::{NONE_WITH, Phrase, Said};
use crate::search::{Algorithm, Level, Proof};

const STOPS: Phrase = Phrase::new("stops");

/// The kind of a breakpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum BreakKind {
    /// A position is generated.
    Position,
    /// A depth is reached.
    Depth,
    /// The bound changes.
    Bound,
    /// Both sides meet.
    Met,
    /// An estimate falls below a limit.
    EstimateBelow,
    /// The first duplicate.
    Duplicate,
}

impl BreakKind {
    /// All kinds, in menu order.
    pub const ALL: [Self; 6] =
        [Self::Position, Self::Depth, Self::Bound, Self::Met, Self::EstimateBelow, Self::Duplicate];

    /// The name of its field in [`Breakpoints`].
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Depth => "depth",
            Self::Bound => "bound",
            Self::Met => "met",
            Self::EstimateBelow => "estimate_below",
            Self::Duplicate => "duplicate",
        }
    }

    /// Its name in links and in reports of a stop.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::EstimateBelow => "estimate-below",
            _ => self.field(),
        }
    }

    /// Whether searches by `algorithm` can stop at it.
    #[must_use]
    pub fn stops(self, algorithm: &Algorithm) -> bool {
        match self {
            Self::Position | Self::Depth => true,
            // Neither layers nor the least estimate are a bound, and without a proof there is none.
            Self::Bound => {
                !matches!(algorithm.level, Level::Layer | Level::Estimate)
                    && algorithm.proves != Proof::Nothing
            }
            Self::Met => algorithm.sides == 2,
            Self::EstimateBelow => algorithm.informed,
            Self::Duplicate => algorithm.stores,
        }
    }
}

/// The breakpoints of a search, checked after every unit of work. A stopped search stands right after the event and
/// continues from there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields, default, rename_all = "snake_case")]
pub struct Breakpoints {
    /// At this position in text form, each time it is generated.
    pub position: Option<String>,
    /// At each node of this depth.
    pub depth: Option<u32>,
    /// When the bound changes: a new iteration, a greater f of A*, a greater value of RBFS, a better solution
    /// of branch and bound, or a greater proved length.
    pub bound: bool,
    /// When the two sides of a bidirectional search meet.
    pub met: bool,
    /// At each node whose estimate is below this.
    pub estimate_below: Option<u32>,
    /// At the first duplicate.
    pub duplicate: bool,
}

impl Breakpoints {
    /// The names of its fields.
    #[must_use]
    pub fn fields() -> [&'static str; 6] {
        BreakKind::ALL.map(BreakKind::field)
    }

    /// The text form of links: each breakpoint is a name, optionally a colon and a value; dots separate them.
    #[must_use]
    pub fn write(&self) -> String {
        let named = [
            self.position.as_ref().map(|position| valued(BreakKind::Position, position)),
            self.depth.map(|depth| valued(BreakKind::Depth, depth)),
            self.estimate_below.map(|estimate| valued(BreakKind::EstimateBelow, estimate)),
            self.bound.then(|| BreakKind::Bound.name().to_owned()),
            self.met.then(|| BreakKind::Met.name().to_owned()),
            self.duplicate.then(|| BreakKind::Duplicate.name().to_owned()),
        ];
        named.into_iter().flatten().collect::<Vec<_>>().join(".")
    }

    /// Sets a breakpoint from the text form of links.
    ///
    /// # Errors
    /// If the name is unknown, or a number is missing. The error is the allowed text.
    pub fn set(&mut self, text: &str) -> Result<(), Said> {
        let (name, value) = text.split_once(':').map_or((text, None), |(name, value)| (name, Some(value)));
        let kind = BreakKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(STOPS)?;
        match (kind, value) {
            (BreakKind::Position, Some(position)) => self.position = Some(position.to_owned()),
            (BreakKind::Depth, Some(depth)) => self.depth = Some(number(depth)?),
            (BreakKind::EstimateBelow, Some(estimate)) => self.estimate_below = Some(number(estimate)?),
            (BreakKind::Bound, None) => self.bound = true,
            (BreakKind::Met, None) => self.met = true,
            (BreakKind::Duplicate, None) => self.duplicate = true,
            _ => return Err(STOPS.into()),
        }
        Ok(())
    }

    /// Checks that searches by `algorithm` can stop at all of them, and that the position is valid.
    ///
    /// # Errors
    /// If not: which breakpoint, and the allowed values.
    pub fn check<P: Notation>(&self, puzzle: &P, algorithm: &Algorithm) -> Result<(), RequestError> {
        self.check_algorithm(algorithm)?;
        if let Some(text) = &self.position {
            puzzle.read_position(text).map_err(RequestError::Position)?;
        }
        Ok(())
    }

    fn check_algorithm(&self, algorithm: &Algorithm) -> Result<(), RequestError> {
        for kind in BreakKind::ALL {
            if let Some(value) = self.value(kind)
                && !kind.stops(algorithm)
            {
                return Err(unknown(kind.field(), &value, NONE_WITH.of([Said::data(algorithm.name)])));
            }
        }
        Ok(())
    }

    fn value(&self, kind: BreakKind) -> Option<String> {
        let set = |is_set: bool| is_set.then(|| "true".to_owned());
        match kind {
            BreakKind::Position => self.position.clone(),
            BreakKind::Depth => self.depth.map(|depth| depth.to_string()),
            BreakKind::Bound => set(self.bound),
            BreakKind::Met => set(self.met),
            BreakKind::EstimateBelow => self.estimate_below.map(|estimate| estimate.to_string()),
            BreakKind::Duplicate => set(self.duplicate),
        }
    }
}

fn valued(kind: BreakKind, value: impl std::fmt::Display) -> String {
    format!("{}:{value}", kind.name())
}

impl TryFrom<Fields> for Breakpoints {
    type Error = RequestError;

    fn try_from(mut fields: Fields) -> Result<Self, RequestError> {
        let breakpoints = Self {
            position: fields.text(BreakKind::Position.field())?,
            depth: fields.moves(BreakKind::Depth.field())?,
            bound: fields.flag(BreakKind::Bound.field())?,
            met: fields.flag(BreakKind::Met.field())?,
            estimate_below: fields.moves(BreakKind::EstimateBelow.field())?,
            duplicate: fields.flag(BreakKind::Duplicate.field())?,
        };
        fields.end("breakpoints", || Self::fields().into())?;
        Ok(breakpoints)
    }
}

/// A breakpoint that was hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Break {
    /// Its kind.
    pub kind: BreakKind,
    /// The position, the depth, the new bound, or the estimate; `None` for kinds without a value.
    pub value: Option<BreakValue>,
}

/// The value that hit a breakpoint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum BreakValue {
    /// A position in text form.
    Text(String),
    /// A number of moves.
    Number(u32),
}
