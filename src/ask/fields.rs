//! Fields of requests by name, not yet validated.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::error::{RequestError, unknown};
use crate::said::{A_TEXT, BELOW, NONE, Phrase, Said};

const A_FLAG: Phrase = Phrase::new("a-flag");

/// The fields of a plain object, by unique name. About a dozen, so a map would only add to the download size.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, Field)>);

/// The value of a field.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Field {
    /// Treated as a missing field.
    Absent,
    /// A boolean.
    Flag(bool),
    /// A non-negative whole number.
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
        let mut fields = Self::default();
        for (name, field) in parts {
            fields.put(name, field);
        }
        fields
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut parts: A) -> Result<Fields, A::Error> {
        let mut fields = Fields::default();
        while let Some((name, field)) = parts.next_entry()? {
            fields.put(name, field);
        }
        Ok(fields)
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

    #[allow(clippy::cast_precision_loss)] // other numbers are only displayed
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
    fn put(&mut self, name: String, field: Field) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = field,
            None => self.0.push((name, field)),
        }
    }

    pub(super) fn take(&mut self, name: &str) -> Option<Field> {
        let place = self.0.iter().position(|(given, _)| given == name)?;
        let (_, field) = self.0.swap_remove(place);
        (field != Field::Absent).then_some(field)
    }

    pub(super) fn text(&mut self, name: &'static str) -> Result<Option<String>, RequestError> {
        match self.take(name) {
            None => Ok(None),
            Some(Field::Text(text)) => Ok(Some(text)),
            Some(other) => Err(seldom::other(name, &other, A_TEXT)),
        }
    }

    pub(super) fn needed(&mut self, name: &'static str) -> Result<String, RequestError> {
        self.text(name)?.ok_or_else(|| seldom::none(name))
    }

    /// Removes a boolean field; false if missing.
    pub(super) fn flag(&mut self, name: &'static str) -> Result<bool, RequestError> {
        match self.take(name) {
            None => Ok(false),
            Some(Field::Flag(flag)) => Ok(flag),
            Some(other) => Err(seldom::other(name, &other, A_FLAG)),
        }
    }

    pub(super) fn moves(&mut self, name: &'static str) -> Result<Option<u32>, RequestError> {
        let moves = |field: &Field| match field {
            Field::Number(number) => u32::try_from(*number).ok(),
            _ => None,
        };
        let Some(field) = self.take(name) else { return Ok(None) };
        match moves(&field) {
            None => Err(seldom::other(name, &field, BELOW.of([32.into()]))),
            moves => Ok(moves),
        }
    }

    /// Rejects remaining fields, since a misspelt one would be ignored silently. Calls `allowed` only for an error.
    pub(super) fn end(
        self,
        what: &'static str,
        allowed: fn() -> Vec<&'static str>,
    ) -> Result<(), RequestError> {
        match self.0.iter().map(|(name, _)| name).min() {
            None => Ok(()),
            Some(name) => Err(seldom::left(what, name, allowed)),
        }
    }
}

/// In functions of their own, so that the page loads them only when needed.
mod seldom {
    use super::{A_TEXT, Field, NONE, RequestError, Said, unknown};

    #[cold]
    #[inline(never)]
    pub(super) fn none(field: &'static str) -> RequestError {
        RequestError::Name { field, given: NONE.into(), allowed: A_TEXT.into() }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn other(name: &'static str, given: &Field, allowed: impl Into<Said>) -> RequestError {
        unknown(name, &given.to_string(), allowed)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn left(what: &'static str, name: &str, allowed: fn() -> Vec<&'static str>) -> RequestError {
        unknown(what, name, Said::list(allowed()))
    }
}
