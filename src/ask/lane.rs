//! A lane: what is run, whatever it is run on.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::error::{RequestError, unknown};
use super::fields::{Field, Fields};
use super::value;
use crate::said::{Said, quoted};
use crate::search::{ALGORITHMS, Algorithm, Chosen, Kind, Setting, SettingValue, named_settings, row, rows};

/// An algorithm, the heuristic it asks, and what it is set to do otherwise. Whether the algorithm takes these settings and the
/// puzzle has these names is told where a [`Session`](crate::session::Session) is made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The algorithm.
    pub algorithm: &'static Algorithm,
    /// The name of one of the puzzle's heuristics, or the text of one that is [made](crate::workshop); the puzzle's own choice when
    /// absent.
    pub heuristic: Option<String>,
    /// The settings that were given.
    pub settings: Chosen,
}

/// The algorithm with this name. O(n) for n algorithms.
///
/// # Errors
/// When there is none.
pub fn algorithm(name: &str) -> Result<&'static Algorithm, RequestError> {
    let found = ALGORITHMS.iter().copied().find(|algorithm| algorithm.name == name);
    found.ok_or_else(|| seldom::no_algorithm(name))
}

/// The name of a setting in links and on the command line.
#[must_use]
pub fn written(setting: &Setting) -> String {
    setting.name.replace('_', "-")
}

/// What a setting is set to by a text of the command line, whichever algorithm's it is.
///
/// # Errors
/// When no algorithm can be set to that.
pub fn setting_value(setting: &Setting, text: &str) -> Result<SettingValue, RequestError> {
    let read = of_rows(None, setting.name, &|kind| value::from_text(kind, text));
    read.map(|(_, value)| value).map_err(|allowed| unknown(setting.name, text, allowed))
}

/// What the setting with this name is set to: as the algorithm means it where it takes one, else as any does that can be set to that.
///
/// # Errors
/// When it cannot be set to that: what is allowed.
fn of_rows(
    algorithm: Option<&Algorithm>,
    name: &str,
    read: &dyn Fn(Kind) -> Result<SettingValue, Said>,
) -> Result<(&'static Setting, SettingValue), Said> {
    let own = algorithm.and_then(|algorithm| rows(name).find(|setting| algorithm.takes(setting)));
    let meant = rows(name).filter(|&setting| own.is_none_or(|own| own == setting));
    let found = meant.clone().find_map(|setting| Some((setting, read(setting.kind).ok()?)));
    found.ok_or_else(|| Said::or_else(meant.filter_map(|setting| read(setting.kind).err())))
}

impl Lane {
    /// The algorithm with nothing chosen.
    #[must_use]
    pub fn new(algorithm: &'static Algorithm) -> Self {
        Self { algorithm, heuristic: None, settings: Chosen::default() }
    }

    /// The settings that were given, in the order of [`SETTINGS`](crate::search::SETTINGS), each as the algorithm means it.
    pub fn given(&self) -> impl Iterator<Item = (&'static Setting, &SettingValue)> {
        named_settings()
            .filter_map(|setting| Some((row(self.algorithm, setting.name)?, self.settings.get(setting)?)))
    }

    /// The lane in the text form of links, such as `ida-star/misplaced:order=ULDR:max-nodes=1000`, defaults left out.
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
    /// When there is no such algorithm; when a setting has no name that is known, or cannot be set to that.
    pub fn parse(text: &str) -> Result<Self, RequestError> {
        let (name, heuristic, parts) = parts(text);
        let mut settings = Chosen::default();
        for part in parts {
            let (setting, value) = setting(algorithm(name).ok(), part)
                .map_err(|allowed| RequestError::Setting { given: quoted(part), allowed })?;
            settings.set(setting, value);
        }
        Ok(Self { algorithm: algorithm(name)?, heuristic: heuristic.map(str::to_owned), settings })
    }

    /// The same lane with a setting, named as in requests, set to what an object or a link has for it.
    ///
    /// # Errors
    /// When there is no such setting, or it cannot be set to that.
    pub fn with(mut self, name: &str, field: &Field) -> Result<Self, RequestError> {
        let setting = row(self.algorithm, name).ok_or_else(|| seldom::no_setting(name))?;
        let read = of_rows(Some(self.algorithm), name, &|kind| value::from_field(kind, field));
        let (setting, value) = read.map_err(|allowed| seldom::no_value(setting.name, field, allowed))?;
        self.settings.set(setting, value);
        Ok(self)
    }

    /// Takes a lane's parts out of an object's.
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

    /// Its parts as an object has them.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&'static str, Field)> {
        let heuristic = self.heuristic.as_deref().map(|name| ("heuristic", name.into()));
        let settings = self.given().map(|(setting, value)| (setting.name, value::to_field(value)));
        [("algorithm", self.algorithm.name.into())].into_iter().chain(heuristic).chain(settings)
    }

    /// The names that its parts may have.
    pub(super) fn names() -> impl Iterator<Item = &'static str> {
        ["algorithm", "heuristic"].into_iter().chain(named_settings().map(|setting| setting.name))
    }
}

/// Takes the text form of a lane apart: the name of its algorithm, that of its heuristic, and its settings, each for [`setting`].
pub(crate) fn parts(text: &str) -> (&str, Option<&str>, impl Iterator<Item = &str>) {
    let mut parts = outside_brackets(text, ':').into_iter();
    let name = parts.next().unwrap_or_default();
    let (algorithm, heuristic) = name.split_once('/').map_or((name, None), |(a, h)| (a, Some(h)));
    (algorithm, heuristic, parts)
}

/// The parts of a text between signs that stand outside of round brackets: the text of a heuristic has commas and colons of its own,
/// inside of its brackets alone. Where brackets do not match, every such sign parts.
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

/// Reads a setting as links write it: its name, `=`, and what it is set to, as the algorithm means that if it is known and takes it.
///
/// # Errors
/// When it has no name that is known, or cannot be set to that: what is allowed.
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

/// What is said of what is none: functions of their own, which a page need not load as long as it makes no mistake.
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
