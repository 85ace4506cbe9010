//! What is asked for as it comes in: parts by name, not looked at yet.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};

use super::error::{RequestError, unknown};
use crate::said::{A_TEXT, BELOW, NONE, Phrase, Said};

const A_FLAG: Phrase = Phrase::new("a-flag", "true or false");

/// The parts of something that is asked for, by name: a plain object.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Fields(BTreeMap<String, Field>);

/// What a part is given as.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Field {
    /// Nothing: as if the part were not there.
    Absent,
    /// Yes or no.
    Flag(bool),
    /// A whole number that is not negative.
    Number(u64),
    /// Any other number.
    OtherNumber(f64),
    /// A text.
    Text(String),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => f.write_str("none"),
            Self::Flag(flag) => flag.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::OtherNumber(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl From<u64> for Field {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for Field {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl FromIterator<(String, Field)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, Field)>>(parts: I) -> Self {
        Self(parts.into_iter().collect())
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FieldVisitor)
    }
}

struct FieldVisitor;

impl Visitor<'_> for FieldVisitor {
    type Value = Field;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a number, or yes or no")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Field, E> {
        Ok(Field::Absent)
    }

    fn visit_bool<E: de::Error>(self, flag: bool) -> Result<Field, E> {
        Ok(Field::Flag(flag))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Field, E> {
        Ok(Field::Number(number))
    }

    #[allow(clippy::cast_precision_loss)] // what is not a whole number from 0 is only shown
    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Field, E> {
        Ok(u64::try_from(number).map_or(Field::OtherNumber(number as f64), Field::Number))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Field, E> {
        Ok(Field::OtherNumber(number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Field, E> {
        Ok(Field::Text(text.to_owned()))
    }
}

impl Fields {
    /// Takes a part out; `None` where it is not there.
    pub(super) fn take(&mut self, name: &str) -> Option<Field> {
        self.0.remove(name).filter(|field| *field != Field::Absent)
    }

    /// Takes a part out that is a text.
    pub(super) fn text(&mut self, name: &'static str) -> Result<Option<String>, RequestError> {
        match self.take(name) {
            None => Ok(None),
            Some(Field::Text(text)) => Ok(Some(text)),
            Some(other) => Err(unknown(name, &other.to_string(), A_TEXT)),
        }
    }

    /// Takes a part out that is a text and must be there.
    pub(super) fn needed(&mut self, name: &'static str) -> Result<String, RequestError> {
        let none = || RequestError::Name { field: name, given: NONE.into(), allowed: A_TEXT.into() };
        self.text(name)?.ok_or_else(none)
    }

    /// Takes a part out that is true or false, and false where it is not there.
    pub(super) fn flag(&mut self, name: &'static str) -> Result<bool, RequestError> {
        match self.take(name) {
            None => Ok(false),
            Some(Field::Flag(flag)) => Ok(flag),
            Some(other) => Err(unknown(name, &other.to_string(), A_FLAG)),
        }
    }

    /// Takes a part out that is a number of moves.
    pub(super) fn moves(&mut self, name: &'static str) -> Result<Option<u32>, RequestError> {
        let moves = |field: &Field| match field {
            Field::Number(number) => u32::try_from(*number).ok(),
            _ => None,
        };
        let Some(field) = self.take(name) else { return Ok(None) };
        match moves(&field) {
            None => Err(unknown(name, &field.to_string(), BELOW.of([32.into()]))),
            moves => Ok(moves),
        }
    }

    /// Makes sure that nothing is left, since a part that is misspelt would else be a part that is ignored.
    pub(super) fn end(
        self,
        what: &'static str,
        allowed: impl Iterator<Item = &'static str>,
    ) -> Result<(), RequestError> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(unknown(what, name, Said::list(allowed))),
        }
    }
}
