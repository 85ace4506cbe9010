//! What the keys of a link that are about the page alone may say.
//!
//! The page owns the list, and this reads it while the engine is compiled: a list that cannot be read is an error of the build, and a
//! new word for what a view shows is written there alone.

use crate::said::Said;

/// The page's file, which has the list between backticks.
const FILE: &str = include_str!("../../../www/state/page-keys.js");

/// The list: in each line a key, and its words or ranges. Words are parts of it, so it is a copy: else the engine would hold the whole file.
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

/// What a number can be.
#[derive(Clone, Copy)]
pub(super) struct Range {
    least: i32,
    most: u32,
}

impl Range {
    pub(super) fn contains(self, number: i64) -> bool {
        (self.least.into()..=self.most.into()).contains(&number)
    }

    /// Its ends, as they are told.
    #[cold]
    #[inline(never)]
    pub(super) fn ends(self) -> [Said; 2] {
        [self.least.into(), self.most.into()]
    }
}

/// The words of a key, of which there are [`count`].
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

/// How many words or ranges a key has.
pub(super) const fn count(key: &str) -> usize {
    let mut rest = line(key);
    let mut count = 0;
    while !rest.is_empty() {
        (_, rest) = cut(rest, b' ');
        count += 1;
    }
    count
}

/// The least and the greatest of each number of a key.
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

/// What stands behind a key.
const fn line(key: &str) -> &'static str {
    let mut rest = LIST;
    while !rest.is_empty() {
        let (line, others) = cut(rest, b'\n');
        // A checkout may end its lines with a carriage return as well.
        let (name, values) = cut(cut(line, b'\r').0, b' ');
        if is_same(name, key) {
            return values;
        }
        rest = others;
    }
    panic!("a key that the page does not have")
}

/// What stands before the first of these signs, and what stands behind it.
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
