//! Messages as data: a phrase's code and its values. The command line's words are in `said/*.json`, the page's in a folder per
//! language. A code that is not in these files does not compile; `tests/unit/shared/engine/phrases.test.js` checks that each language has
//! words for every code in them.
//!
//! ```
//! use rolling_cubes::said::{Phrase, Said};
//!
//! const AT_MOST: Phrase = Phrase::new("at-most");
//! let said = AT_MOST.of([30.into()]);
//! assert_eq!(said.to_string(), "at most 30");
//! assert_eq!(serde_json::to_string(&said).unwrap(), r#"{"code":"at-most","values":["30"]}"#);
//! assert_eq!(serde_json::to_string(&Said::list(["bfs", "mm"])).unwrap(), r#""bfs, mm""#);
//! ```

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::typed::is_mark;

// Codes with the command line's words, `{}` for each value. The files are JSON, which is also an array in Rust.
const PHRASES: &[[&str; 2]] = &include!("said/phrases.json");
const REASONS: &[[&str; 2]] = &include!("said/reasons.json");

/// A phrase with placeholders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase {
    code: &'static str,
    words: &'static str,
}

/// A phrase for why a problem has no solution. The page starts with the words for these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason(Phrase);

/// Why a problem has no solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsolvable(Said);

// Phrases for numbers and texts, wherever they are given.
/// A whole number below a power of two.
pub const BELOW: Phrase = Phrase::new("below");
/// A whole number within a range.
pub const FROM_TO: Phrase = Phrase::new("from-to");
/// At most a number.
pub const AT_MOST: Phrase = Phrase::new("at-most");
/// Any text.
pub const A_TEXT: Phrase = Phrase::new("a-text");
/// Nothing was given, or is allowed.
pub const NONE: Phrase = Phrase::new("none");

/// Nothing is allowed together with something.
pub const NONE_WITH: Phrase = Phrase::new("none-with");
/// A message about a part of a request.
pub const OF_PART: Phrase = Phrase::new("of-part");
const ALL: Phrase = Phrase::new("all");
const OR: Phrase = Phrase::new("or");
const OR_ELSE: Phrase = Phrase::new("or-else");

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type = "string | { code: string; values: Said[] }")
)]
pub enum Said {
    /// Text equal in all languages: names, numbers, and quoted input.
    Data(String),
    /// A phrase with its values. Boxed, since an error passed by value has several messages.
    Phrase(Box<(Phrase, Vec<Said>)>),
}

impl Phrase {
    /// The phrase with this code in `said/phrases.json`. For constants only, where an unknown code does not compile.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self::among(PHRASES, code)
    }

    const fn among(phrases: &[[&'static str; 2]], code: &'static str) -> Self {
        let mut at = 0;
        while at < phrases.len() {
            let [known, words] = phrases[at];
            if is_same(known, code) {
                return Self { code, words };
            }
            at += 1;
        }
        panic!("no phrase has this code: add it, with its words, to the file of its kind in src/said")
    }

    /// The phrase with its values in order. Not inlined: some two hundred calls share it.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn of<const N: usize>(self, values: [Said; N]) -> Said {
        let values = Vec::from(values);
        debug_assert_eq!(self.words.matches("{}").count(), values.len(), "values of {}", self.code);
        Said::Phrase(Box::new((self, values)))
    }
}

impl Reason {
    /// The reason with this code in `said/reasons.json`. For constants only, where an unknown code does not compile.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self(Phrase::among(REASONS, code))
    }

    /// The reason with its values in order.
    #[must_use]
    #[cold]
    pub fn of<const N: usize>(self, values: [Said; N]) -> Unsolvable {
        Unsolvable(self.0.of(values))
    }
}

impl From<Unsolvable> for Said {
    fn from(Unsolvable(said): Unsolvable) -> Self {
        said
    }
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl Said {
    /// Text equal in all languages.
    #[must_use]
    #[cold]
    pub fn data(data: impl fmt::Display) -> Self {
        Self::shown(&data)
    }

    /// Compiled once for all types.
    #[cold]
    #[inline(never)]
    fn shown(data: &dyn fmt::Display) -> Self {
        Self::Data(data.to_string())
    }

    /// Names separated by commas.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn list<T: fmt::Display>(names: impl IntoIterator<Item = T>) -> Self {
        Self::Data(names.into_iter().map(|name| name.to_string()).collect::<Vec<_>>().join(", "))
    }

    /// Messages separated by commas.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn all(these: impl IntoIterator<Item = Self>) -> Self {
        these.into_iter().reduce(|all, one| ALL.of([all, one])).unwrap_or(NONE.into())
    }

    /// One of these names; for short lists.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn any_of(names: impl IntoIterator<Item = Self>) -> Self {
        names.into_iter().reduce(|all, name| OR.of([all, name])).unwrap_or(NONE.into())
    }

    /// One of these messages.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn or_else(these: impl IntoIterator<Item = Self>) -> Self {
        these.into_iter().reduce(|all, one| OR_ELSE.of([all, one])).unwrap_or(NONE.into())
    }

    /// Shortens the message to `most` characters by cutting its longest data, never phrases.
    #[must_use]
    pub fn within(mut self, most: usize) -> Self {
        while let excess @ 1.. = self.to_string().chars().count().saturating_sub(most) {
            let Some(longest) = self.longest() else { break };
            let length = longest.chars().count();
            if length < 2 {
                break;
            }
            *longest = longest.chars().take(length.saturating_sub(excess + 1)).chain(['…']).collect();
        }
        self
    }

    fn longest(&mut self) -> Option<&mut String> {
        match self {
            Self::Data(text) => Some(text),
            Self::Phrase(parts) => {
                parts.1.iter_mut().filter_map(Self::longest).max_by_key(|text| text.chars().count())
            }
        }
    }
}

impl From<Phrase> for Said {
    #[cold]
    #[inline(never)]
    fn from(phrase: Phrase) -> Self {
        phrase.of([])
    }
}

macro_rules! said_as_they_are {
    ($($number:ty)*) => {$(
        impl From<$number> for Said {
            #[cold]
            #[inline(never)]
            fn from(number: $number) -> Self {
                Self::data(number)
            }
        }
    )*};
}

said_as_they_are!(i32 u32 u64 usize);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Data(data) => f.write_str(data),
            Self::Phrase(parts) => {
                let (phrase, values) = &**parts;
                let mut values = values.iter();
                for (number, words) in phrase.words.split("{}").enumerate() {
                    if let Some(value) = (number > 0).then(|| values.next()).flatten() {
                        value.fmt(f)?;
                    }
                    f.write_str(words)?;
                }
                Ok(())
            }
        }
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Data(data) => serializer.serialize_str(data),
            Self::Phrase(parts) => {
                let (phrase, values) = &**parts;
                let mut object = serializer.serialize_struct("Said", 2)?;
                object.serialize_field("code", phrase.code)?;
                object.serialize_field("values", values)?;
                object.end()
            }
        }
    }
}

/// Quotes `text`, shows control characters, and shortens what is shown. Quotes and the marks of a script stay as they are.
#[must_use]
#[cold]
#[inline(never)]
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut shown = String::new();
    let mut length = 0;
    for c in text.chars() {
        let is_shown = matches!(c, '\'' | '"') || is_mark(c);
        let one: String = if is_shown { c.into() } else { c.escape_debug().collect() };
        length += one.chars().count();
        if length > LONGEST {
            shown.push('…');
            break;
        }
        shown.push_str(&one);
    }
    format!("'{shown}'")
}

/// Quoted input.
#[must_use]
#[cold]
#[inline(never)]
pub fn quoted(text: &str) -> Said {
    Said::Data(quote(text))
}

/// A quoted input character.
#[must_use]
#[cold]
#[inline(never)]
pub fn quoted_character(character: char) -> Said {
    quoted(&character.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF: Phrase = Phrase { code: "of", words: "{} of {}, whole" };

    #[test]
    fn a_quoted_text_shows_control_characters_and_is_cut_when_long() {
        assert_eq!(quote("a\u{7}b"), "'a\\u{7}b'");
        assert_eq!(quote("\"น้ำ\" u\u{308}"), "'\"น้ำ\" u\u{308}'");
        assert_eq!(quote(&"x".repeat(24)), format!("'{}'", "x".repeat(24)));
        assert_eq!(quote(&"x".repeat(25)), format!("'{}…'", "x".repeat(24)));
        // Shown as more characters than they are.
        for shown in ["\u{301}", "\u{7}", "'", "\u{10ffff}", "\u{1f9e9}"] {
            let quoted = quote(&shown.repeat(60));
            assert!(quoted.ends_with("…'") && quoted.chars().count() <= 27, "{quoted}");
        }
    }

    #[test]
    fn a_phrase_in_a_phrase_is_said_in_its_place() {
        let message = OF.of([OF.of([1.into(), quoted("{}")]), Said::data("b")]);
        assert_eq!(message.to_string(), "1 of '{}', whole of b, whole");
    }

    #[test]
    fn data_that_is_too_long_is_cut_and_its_words_stay() {
        let message = OF.of([Said::data("x".repeat(50)), Said::data("yy")]);
        let cut = message.clone().within(30).to_string();
        assert_eq!((cut.chars().count(), cut.ends_with("… of yy, whole")), (30, true), "{cut}");
        assert_eq!(message.clone().within(63), message);
        assert_eq!(OF.of([1.into(), 2.into()]).within(3).to_string(), "1 of 2, whole");
        assert_eq!(Said::data("abcdef").within(4).to_string(), "abc…");
    }
}
