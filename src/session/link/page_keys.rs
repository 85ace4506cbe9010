//! The values of the link keys that belong to the page.
//!
//! The page owns the list; this module parses it at compile time. An invalid list is a compile error. A new option of a view
//! is added only there.

use crate::said::Said;

/// The page's file; the list is between backticks.
const FILE: &str = include_str!("../../../www/shared/state/page-keys.js");

/// The list: one key per line, with its words or ranges. It is a copy, since words are slices of it: otherwise the engine
/// would contain the whole file.
const LIST: &str = {
    const IN_FILE: &str = cut(cut(FILE, b'`').1, b'`').0;
    const COPY: [u8; IN_FILE.len()] = {
        let mut copy = [0; IN_FILE.len()];
        copy.copy_from_slice(IN_FILE.as_bytes());
        copy
    };
    match str::from_utf8(&COPY) {
        Ok(list) => list,
        Err(_) => panic!("a list that is no text"),
    }
};

/// The range of a number.
#[derive(Clone, Copy)]
pub(super) struct Range {
    least: i32,
    most: u32,
}

impl Range {
    pub(super) fn contains(self, number: i64) -> bool {
        (self.least.into()..=self.most.into()).contains(&number)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn ends(self) -> [Said; 2] {
        [self.least.into(), self.most.into()]
    }
}

/// The words of a key. `N` must be [`count`].
pub(super) const fn words<const N: usize>(key: &str) -> [&'static str; N] {
    let mut words = [""; N];
    let mut rest = line(key);
    let mut place = 0;
    while !rest.is_empty() {
        (words[place], rest) = cut(rest, b' ');
        place += 1;
    }
    assert!(place == N, "a place without a word");
    words
}

/// The number of words or ranges of a key.
pub(super) const fn count(key: &str) -> usize {
    let mut rest = line(key);
    let mut count = 0;
    while !rest.is_empty() {
        (_, rest) = cut(rest, b' ');
        count += 1;
    }
    count
}

pub(super) const fn ranges<const N: usize>(key: &str) -> [Range; N] {
    let words: [&str; N] = words(key);
    let mut ranges = [Range { least: 0, most: 0 }; N];
    let mut place = 0;
    while place < N {
        let (least, most) = cut(words[place], b'.');
        ranges[place] = match (i32::from_str_radix(least, 10), u32::from_str_radix(cut(most, b'.').1, 10)) {
            (Ok(least), Ok(most)) => Range { least, most },
            _ => panic!("a range without two numbers"),
        };
        place += 1;
    }
    ranges
}

/// The text after a key.
const fn line(key: &str) -> &'static str {
    let mut rest = LIST;
    while !rest.is_empty() {
        let (line, others) = cut(rest, b'\n');
        // A checkout may end lines with a carriage return.
        let (name, values) = cut(cut(line, b'\r').0, b' ');
        if is_same(name, key) {
            return values;
        }
        rest = others;
    }
    panic!("a key that the page does not have")
}

/// The text before the first `sign`, and the text after it.
const fn cut(text: &str, sign: u8) -> (&str, &str) {
    let mut place = 0;
    while place < text.len() {
        if text.as_bytes()[place] == sign {
            let (before, rest) = text.split_at(place);
            return (before, rest.split_at(1).1);
        }
        place += 1;
    }
    (text, "")
}

const fn is_same(a: &str, b: &str) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut place = 0;
    while place < a.len() {
        if a.as_bytes()[place] != b.as_bytes()[place] {
            return false;
        }
        place += 1;
    }
    true
}
