//! The syntax of links: keys, values and percent escapes.

use std::borrow::Cow;

use super::{KEYS, MOST_BYTES, Misread};
use crate::said::{Phrase, Said, quoted};

const BYTES: Phrase = Phrase::new("bytes");
const REST_UNREAD: Phrase = Phrase::new("rest-unread");
const BESIDES_ANOTHER: Phrase = Phrase::new("besides-another");
const ONE_VALUE: Phrase = Phrase::new("one-value");

/// Collects invalid parts, up to a limit, so that a hostile link cannot grow the list.
#[derive(Default)]
pub(super) struct Notes(Vec<Misread>);

impl Notes {
    const MOST: usize = 20;

    #[cold]
    pub(super) fn add(&mut self, key: &str, given: impl Into<Said>, allowed: impl Into<Said>) {
        self.note(key, given.into(), allowed.into());
    }

    /// Compiled once for all types.
    #[cold]
    #[inline(never)]
    fn note(&mut self, key: &str, given: Said, allowed: Said) {
        if self.0.len() < Self::MOST {
            self.0.push(Misread { key: key.to_owned(), given, allowed });
        }
    }

    pub(super) fn into_vec(self) -> Vec<Misread> {
        self.0
    }
}

pub(super) struct Values([Option<String>; KEYS.len()]);

impl Values {
    pub(super) fn of(text: &str, notes: &mut Notes) -> Self {
        let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
        let mut end = fragment.len().min(MOST_BYTES);
        while !fragment.is_char_boundary(end) {
            end -= 1;
        }
        if end < fragment.len() {
            notes.add("", BYTES.of([fragment.len().into()]), REST_UNREAD.of([MOST_BYTES.into()]));
        }
        let mut values = Self(std::array::from_fn(|_| None));
        for part in fragment[..end].split('&') {
            // A page that shows a link as text may have escaped its ampersands.
            let part = part.strip_prefix("amp;").unwrap_or(part);
            if !part.is_empty() {
                let (key, value) = part.split_once('=').unwrap_or((part, ""));
                values.put(key, unescaped(value), notes);
            }
        }
        values
    }

    pub(super) fn of_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
        notes: &mut Notes,
    ) -> Self {
        let mut values = Self(std::array::from_fn(|_| None));
        for (key, value) in pairs {
            values.put(key, Cow::Borrowed(value), notes);
        }
        values
    }

    fn put(&mut self, key: &str, value: Cow<str>, notes: &mut Notes) {
        let Some(index) = KEYS.iter().position(|known| *known == key) else {
            return;
        };
        match &self.0[index] {
            None => self.0[index] = Some(value.into_owned()),
            Some(first) if *first == value => {}
            Some(_) => notes.add(key, BESIDES_ANOTHER.of([quoted(&value)]), ONE_VALUE),
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&str> {
        let index = KEYS.iter().position(|known| *known == key)?;
        self.0[index].as_deref()
    }
}

/// Whether a byte needs no escape and separates no values.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._*,:/=".contains(&byte)
}

/// Escapes all other bytes as `%` and two hexadecimal digits.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut all = String::new();
    for byte in text.bytes() {
        if is_plain(byte) {
            all.push(char::from(byte));
        } else {
            all.push('%');
            all.extend(
                [byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])),
            );
        }
    }
    all
}

/// Decodes escapes, also unnecessary ones that chats add. Invalid escapes stay.
fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut rest = text.as_bytes();
    let mut all = Vec::with_capacity(rest.len());
    while let [first, after @ ..] = rest {
        let digit = |at: usize| after.get(at).and_then(|&byte| char::from(byte).to_digit(16));
        if let (b'%', Some(high), Some(low)) = (first, digit(0), digit(1)) {
            all.extend(u8::try_from(high * 16 + low));
            rest = &after[2..];
        } else {
            all.push(*first);
            rest = after;
        }
    }
    Cow::Owned(String::from_utf8_lossy(&all).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> (Values, Vec<String>) {
        let mut notes = Notes::default();
        let values = Values::of(text, &mut notes);
        (values, notes.into_vec().iter().map(ToString::to_string).collect())
    }

    #[test]
    fn an_escaped_text_reads_as_it_was_and_holds_nothing_that_parts_values() {
        for text in ["a&b=c#d", "100 %", "%41", "*,:/=-._", "Würfel \u{202e}", "\0\n"] {
            let escaped = escape(text);
            assert!(escaped.bytes().all(|byte| is_plain(byte) || byte == b'%'), "{escaped}");
            assert_eq!(unescaped(&escaped), text);
        }
        assert_eq!(unescaped("%4%zz%41%"), "%4%zzA%");
        assert_eq!(unescaped("%ff"), "\u{fffd}");
    }

    #[test]
    fn a_whole_address_or_what_follows_its_sign_is_read_escaped_or_not() {
        let texts = [
            "v=1&puzzle=toys&race=bfs,a-star/matching",
            "#v=1&puzzle=toys&race=bfs,a-star/matching",
            "https://example.org/cubes/?x=1#v=1&puzzle=toys&race=bfs,a-star/matching",
            "v=1&amp;puzzle=toys&amp;race=bfs%2Ca-star%2fmatching",
            "&&puzzle=toys&race=bfs,a-star/matching&puzzle=toys&",
        ];
        for text in texts {
            let (values, notes) = values(text);
            assert_eq!(
                (values.get("puzzle"), values.get("race")),
                (Some("toys"), Some("bfs,a-star/matching"))
            );
            assert_eq!(notes, [""; 0], "{text}");
        }
    }

    #[test]
    fn a_key_of_the_page_is_skipped_and_what_is_given_twice_is_noted() {
        let (given, notes) = values("colour=red&puzzle=toys&puzzle=cubes&top");
        assert_eq!(given.get("puzzle"), Some("toys"));
        assert_eq!(notes, ["puzzle: 'cubes' besides another given; allowed: one value"]);
        let (_, notes) = values(&"race=<i>&race=<b>\u{7}&".repeat(6000));
        assert_eq!(notes.len(), Notes::MOST);
        assert_eq!(notes[0], ": 114000 bytes given; allowed: 65536; the rest was not read");
        assert_eq!(notes[1], "race: '<b>\\u{7}' besides another given; allowed: one value");
    }
}
