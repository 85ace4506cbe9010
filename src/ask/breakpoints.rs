//! Breakpoints: what a search is to stop at when it happens.

use serde::{Deserialize, Serialize};

use super::error::{RequestError, unknown};
use super::fields::Fields;
use super::number::number;
use crate::puzzle::Notation;
use crate::said::{NONE_WITH, Phrase, Said};
use crate::search::{Algorithm, Level};

const STOPS: Phrase =
    Phrase::new("stops", "position:, depth: or estimate-below: and a value, bound, met, duplicate");

/// Where a search is to stop. Each is looked at after every unit of work, so that the search stands right behind what
/// it was to stop at, and goes on from there when it is stepped again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "snake_case")]
pub struct Breakpoints {
    /// At a position in text form, each time it is generated.
    pub position: Option<String>,
    /// At each node of this depth.
    pub depth: Option<u32>,
    /// When the bound changes: with a new iteration, a greater f of A*, a better solution of branch and bound.
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
    pub const FIELDS: [&str; 6] = ["position", "depth", "bound", "met", "estimate_below", "duplicate"];

    /// The text form of links: what to stop at, each by its name and what follows it after a colon, with dots between.
    #[must_use]
    pub fn write(&self) -> String {
        let named = [
            self.position.as_ref().map(|position| format!("position:{position}")),
            self.depth.map(|depth| format!("depth:{depth}")),
            self.estimate_below.map(|estimate| format!("estimate-below:{estimate}")),
            self.bound.then(|| "bound".to_owned()),
            self.met.then(|| "met".to_owned()),
            self.duplicate.then(|| "duplicate".to_owned()),
        ];
        named.into_iter().flatten().collect::<Vec<_>>().join(".")
    }

    /// Sets one of them as links write it.
    ///
    /// # Errors
    /// When it has no name that is known, or no number where one is wanted: what is allowed.
    pub fn set(&mut self, text: &str) -> Result<(), Said> {
        let (name, value) = text.split_once(':').map_or((text, None), |(name, value)| (name, Some(value)));
        match (name, value) {
            ("position", Some(position)) => self.position = Some(position.to_owned()),
            ("depth", Some(depth)) => self.depth = Some(number(depth)?),
            ("estimate-below", Some(estimate)) => self.estimate_below = Some(number(estimate)?),
            ("bound", None) => self.bound = true,
            ("met", None) => self.met = true,
            ("duplicate", None) => self.duplicate = true,
            _ => return Err(STOPS.into()),
        }
        Ok(())
    }

    /// Whether searches by `algorithm` can ever stop at the breakpoint `field`.
    #[must_use]
    pub fn stops(algorithm: &Algorithm, field: &str) -> bool {
        match field {
            // Neither layers nor the least estimate is a bound.
            "bound" => !matches!(algorithm.level, Level::Layer | Level::Estimate),
            "met" => algorithm.sides == 2,
            "estimate_below" => algorithm.informed,
            "duplicate" => algorithm.stores,
            "position" | "depth" => true,
            // It is no breakpoint.
            _ => false,
        }
    }

    /// Whether searches by `algorithm` can ever stop at them, and the position is one.
    ///
    /// # Errors
    /// When not: which of them, and what is allowed.
    pub fn check<P: Notation>(&self, algorithm: &Algorithm) -> Result<(), RequestError> {
        self.check_algorithm(algorithm)?;
        if let Some(text) = &self.position {
            P::read_state(text).map_err(RequestError::Position)?;
        }
        Ok(())
    }

    /// The same for the algorithm alone.
    fn check_algorithm(&self, algorithm: &Algorithm) -> Result<(), RequestError> {
        let given = [
            ("position", self.position.clone()),
            ("depth", self.depth.map(|depth| depth.to_string())),
            ("bound", self.bound.then(|| "true".to_owned())),
            ("met", self.met.then(|| "true".to_owned())),
            ("estimate_below", self.estimate_below.map(|estimate| estimate.to_string())),
            ("duplicate", self.duplicate.then(|| "true".to_owned())),
        ];
        for (field, value) in given {
            if let Some(value) = value
                && !Self::stops(algorithm, field)
            {
                return Err(unknown(field, &value, NONE_WITH.of([Said::data(algorithm.name)])));
            }
        }
        Ok(())
    }
}

impl TryFrom<Fields> for Breakpoints {
    type Error = RequestError;

    fn try_from(mut fields: Fields) -> Result<Self, RequestError> {
        let breakpoints = Self {
            position: fields.text("position")?,
            depth: fields.moves("depth")?,
            bound: fields.flag("bound")?,
            met: fields.flag("met")?,
            estimate_below: fields.moves("estimate_below")?,
            duplicate: fields.flag("duplicate")?,
        };
        fields.end("breakpoints", || Self::FIELDS.into())?;
        Ok(breakpoints)
    }
}

/// A breakpoint that was hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Break {
    /// `position`, `depth`, `bound`, `met`, `estimate-below` or `duplicate`.
    pub kind: &'static str,
    /// The position, the depth, the new bound, or the estimate; `None` for the others, which say it all.
    pub value: Option<BreakValue>,
}

/// What hit a breakpoint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum BreakValue {
    /// A position in text form.
    Text(String),
    /// A number of moves.
    Number(u32),
}
