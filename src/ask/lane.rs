//! A lane: an algorithm with its heuristic and settings, independent of the problem.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::error::{RequestError, unknown};
use super::fields::{Field, Fields};
use super::value;
use crate::said::{Said, quoted};
use crate::search::{
    ALGORITHMS, Algorithm, ChosenSettings, Kind, Setting, SettingValue, named_settings, row, rows,
};

/// An algorithm, its heuristic and its settings. They are checked against each other and the puzzle when a search begins.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Lane {
    /// The algorithm.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "string"))]
    pub algorithm: &'static Algorithm,
    /// The name of a listed heuristic, or the text of a [made](crate::workshop) one; defaults to the puzzle's default.
    #[cfg_attr(target_arch = "wasm32", tsify(optional))]
    pub heuristic: Option<String>,
    /// The settings given.
    #[cfg_attr(target_arch = "wasm32", serde(flatten), tsify(type = "Settings"))]
    pub settings: ChosenSettings,
}

/// The algorithm with this name. O(n) for n algorithms.
///
/// # Errors
/// If there is none.
pub fn algorithm(name: &str) -> Result<&'static Algorithm, RequestError> {
    let found = ALGORITHMS.iter().copied().find(|algorithm| algorithm.name == name);
    found.ok_or_else(|| seldom::no_algorithm(name))
}

/// The name of a setting in links and on the command line.
#[must_use]
pub fn written(setting: &Setting) -> String {
    setting.name.replace('_', "-")
}

/// Parses a setting's value for any algorithm.
///
/// # Errors
/// If no algorithm accepts the value.
pub fn setting_value(setting: &Setting, text: &str) -> Result<SettingValue, RequestError> {
    let read = of_rows(None, setting.name, &|kind| value::from_text(kind, text));
    read.map(|(_, value)| value).map_err(|allowed| unknown(setting.name, text, allowed))
}

/// Looks up a setting by name: the algorithm's own if it has one, else the first that accepts the value.
///
/// # Errors
/// If none accepts the value. The error is the allowed values.
fn of_rows(
    algorithm: Option<&Algorithm>,
    name: &str,
    read: &dyn Fn(Kind) -> Result<SettingValue, Said>,
) -> Result<(&'static Setting, SettingValue), Said> {
    let taken = algorithm.and_then(|algorithm| rows(name).find(|setting| algorithm.takes(setting)));
    let meant = rows(name).filter(|&setting| taken.is_none_or(|taken| taken == setting));
    let found = meant.clone().find_map(|setting| Some((setting, read(setting.kind).ok()?)));
    found.ok_or_else(|| Said::or_else(meant.filter_map(|setting| read(setting.kind).err())))
}

impl Lane {
    /// The algorithm with default settings.
    #[must_use]
    pub fn new(algorithm: &'static Algorithm) -> Self {
        Self { algorithm, heuristic: None, settings: ChosenSettings::default() }
    }

    /// The settings given, in the order of [`SETTINGS`](crate::search::SETTINGS).
    pub fn given(&self) -> impl Iterator<Item = (&'static Setting, &SettingValue)> {
        named_settings()
            .filter_map(|setting| Some((row(self.algorithm, setting.name)?, self.settings.get(setting)?)))
    }

    /// The text form of links, such as `ida-star/misplaced:order=ULDR:max-nodes=1000`, without defaults.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = self.algorithm.name.to_owned();
        if let Some(heuristic) = &self.heuristic {
            text.extend(["/", heuristic]);
        }
        for (setting, value) in
            self.given().filter(|(setting, value)| setting.kind.default().as_ref() != Some(value))
        {
            text.extend([":", &written(setting), "=", &value::to_text(value)]);
        }
        text
    }

    /// Reads the text form of links.
    ///
    /// # Errors
    /// If the algorithm or a setting's name is unknown, or a value is invalid.
    pub fn parse(text: &str) -> Result<Self, RequestError> {
        let (name, heuristic, parts) = parts(text);
        let mut settings = ChosenSettings::default();
        for part in parts {
            let (setting, value) = setting(algorithm(name).ok(), part)
                .map_err(|allowed| RequestError::Setting { given: quoted(part), allowed })?;
            settings.set(setting, value);
        }
        Ok(Self { algorithm: algorithm(name)?, heuristic: heuristic.map(str::to_owned), settings })
    }

    /// The lane with one setting changed, by its name in requests and its value in an object or link.
    ///
    /// # Errors
    /// If there is no such setting, or the value is invalid.
    pub fn with(mut self, name: &str, field: &Field) -> Result<Self, RequestError> {
        let setting = row(self.algorithm, name).ok_or_else(|| seldom::no_setting(name))?;
        let read = of_rows(Some(self.algorithm), name, &|kind| value::from_field(kind, field));
        let (setting, value) = read.map_err(|allowed| seldom::no_value(setting.name, field, allowed))?;
        self.settings.set(setting, value);
        Ok(self)
    }

    pub(super) fn take(fields: &mut Fields) -> Result<Self, RequestError> {
        let algorithm = algorithm(&fields.needed("algorithm")?)?;
        let mut lane = Self { heuristic: fields.text("heuristic")?, ..Self::new(algorithm) };
        for setting in named_settings() {
            if let Some(field) = fields.take(setting.name) {
                lane = lane.with(setting.name, &field)?;
            }
        }
        Ok(lane)
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = (&'static str, Field)> {
        let heuristic = self.heuristic.as_deref().map(|name| ("heuristic", name.into()));
        let settings = self.given().map(|(setting, value)| (setting.name, value::to_field(value)));
        [("algorithm", self.algorithm.name.into())].into_iter().chain(heuristic).chain(settings)
    }

    pub(super) fn names() -> impl Iterator<Item = &'static str> {
        ["algorithm", "heuristic"].into_iter().chain(named_settings().map(|setting| setting.name))
    }
}

/// Splits a lane's text form: algorithm, heuristic, and settings for [`setting`].
pub(crate) fn parts(text: &str) -> (&str, Option<&str>, impl Iterator<Item = &str>) {
    let mut parts = outside_brackets(text, ':').into_iter();
    let name = parts.next().unwrap_or_default();
    let (algorithm, heuristic) = name.split_once('/').map_or((name, None), |(a, h)| (a, Some(h)));
    (algorithm, heuristic, parts)
}

/// Splits a text at `sign` outside round brackets, which a heuristic's text may have. With unbalanced brackets, every sign
/// splits.
pub(crate) fn outside_brackets(text: &str, sign: char) -> Vec<&str> {
    let (mut parts, mut begin, mut open) = (Vec::new(), 0, 0_usize);
    for (at, character) in text.char_indices() {
        match character {
            '(' => open += 1,
            ')' if open == 0 => return text.split(sign).collect(),
            ')' => open -= 1,
            _ if character == sign && open == 0 => {
                parts.push(&text[begin..at]);
                begin = at + sign.len_utf8();
            }
            _ => {}
        }
    }
    if open > 0 {
        return text.split(sign).collect();
    }
    parts.push(&text[begin..]);
    parts
}

/// Reads a setting in the text form of links: name, `=`, value. Prefers the algorithm's own setting.
///
/// # Errors
/// If the name is unknown, or the value is invalid. The error is the allowed text.
pub(crate) fn setting(
    algorithm: Option<&Algorithm>,
    text: &str,
) -> Result<(&'static Setting, SettingValue), Said> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let setting = named_settings().find(|setting| written(setting) == name);
    let setting = setting.ok_or_else(|| Said::list(named_settings().map(written)))?;
    of_rows(algorithm, setting.name, &|kind| value::from_text(kind, value))
}

impl TryFrom<Fields> for Lane {
    type Error = RequestError;

    fn try_from(mut fields: Fields) -> Result<Self, RequestError> {
        let lane = Self::take(&mut fields);
        fields.end("lane", || Self::names().collect())?;
        lane
    }
}

impl Serialize for Lane {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.fields())
    }
}

impl<'de> Deserialize<'de> for Lane {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Fields::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// In functions of their own, so that the page loads them only when needed.
mod seldom {
    use super::{ALGORITHMS, Field, RequestError, Said, named_settings, unknown};

    #[cold]
    #[inline(never)]
    pub(super) fn no_algorithm(name: &str) -> RequestError {
        let names = |informed| {
            let which = ALGORITHMS.iter().filter(move |algorithm| algorithm.informed == informed);
            which.map(|algorithm| algorithm.name)
        };
        unknown("algorithm", name, Said::list(names(true).chain(names(false))))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn no_setting(name: &str) -> RequestError {
        unknown("setting", name, Said::list(named_settings().map(|setting| setting.name)))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn no_value(name: &'static str, given: &Field, allowed: Said) -> RequestError {
        unknown(name, &given.to_string(), allowed)
    }
}
