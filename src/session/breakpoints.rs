//! Breakpoints: what a search is to stop at when it happens.

use serde::{Deserialize, Serialize};

use super::algorithms::breaks_at;
use super::step::{Fate, Heard};
use super::{RequestError, check_names, link, unknown};
use crate::puzzle::Notation;

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

    /// Whether all of `names` are [`FIELDS`](Self::FIELDS): for formats whose reader passes over those it does not know.
    ///
    /// # Errors
    /// When one is not.
    pub fn check_fields(names: impl IntoIterator<Item = String>) -> Result<(), RequestError> {
        check_names("breakpoints", &Self::FIELDS, names)
    }

    /// The text form of links: what to stop at, each by its name and what follows it after a colon, with dots between.
    pub(super) fn write(&self) -> String {
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
    pub(super) fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text.split_once(':').map_or((text, None), |(name, value)| (name, Some(value)));
        match (name, value) {
            ("position", Some(position)) => self.position = Some(position.to_owned()),
            ("depth", Some(depth)) => self.depth = Some(link::number(depth)?),
            ("estimate-below", Some(estimate)) => self.estimate_below = Some(link::number(estimate)?),
            ("bound", None) => self.bound = true,
            ("met", None) => self.met = true,
            ("duplicate", None) => self.duplicate = true,
            _ => {
                return Err(
                    "position:, depth: or estimate-below: and a value, bound, met, duplicate".to_owned()
                );
            }
        }
        Ok(())
    }

    /// Whether `algorithm` can ever stop at them, and the position is one.
    pub(super) fn check<P: Notation>(&self, algorithm: &str) -> Result<(), RequestError> {
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
                && !breaks_at(field, algorithm)
            {
                return Err(unknown(field, &value, &format!("none with {algorithm}")));
            }
        }
        if let Some(text) = &self.position {
            P::read_state(text).map_err(RequestError::Position)?;
        }
        Ok(())
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

/// The same as [`Breakpoints`], ready to be compared with every node.
pub(super) struct Watch<S> {
    position: Option<S>,
    breakpoints: Breakpoints,
}

/// What one unit of work brought.
pub(super) struct Unit<'a, S> {
    /// The node it generated, if it did.
    pub(super) node: Option<&'a Heard<S>>,
    /// The bound after it, if it changed or has become that of a solution.
    pub(super) bound: Option<u32>,
    /// Duplicates so far.
    pub(super) duplicates: u64,
}

impl<S: Copy + Eq> Watch<S> {
    /// Breakpoints that were checked.
    pub(super) fn new<P: Notation<State = S>>(breakpoints: &Breakpoints) -> Self {
        let position = breakpoints.position.as_ref().and_then(|text| P::read_state(text).ok());
        Self { position, breakpoints: breakpoints.clone() }
    }

    /// The breakpoint that a unit hits; of several the most particular.
    #[inline]
    pub(super) fn hit(&self, unit: &Unit<S>) -> Option<Break> {
        let wanted = &self.breakpoints;
        let number = |kind, value| Some(Break { kind, value: Some(BreakValue::Number(value)) });
        let bare = |kind| Some(Break { kind, value: None });
        if let Some(Heard { event, fate, .. }) = unit.node {
            if self.position == Some(event.state) {
                let value = wanted.position.clone().map(BreakValue::Text);
                return Some(Break { kind: "position", value });
            }
            if wanted.met && *fate == Fate::Met {
                return bare("met");
            }
            if wanted.duplicate && *fate == Fate::Duplicate && unit.duplicates == 1 {
                return bare("duplicate");
            }
            if let Some(estimate) = event.estimate
                && wanted.estimate_below.is_some_and(|most| estimate < most)
            {
                return number("estimate-below", estimate);
            }
            if wanted.depth == Some(event.depth) {
                return number("depth", event.depth);
            }
        }
        unit.bound.filter(|_| wanted.bound).and_then(|bound| number("bound", bound))
    }
}
