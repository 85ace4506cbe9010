//! What the keys of a link that are about the page alone may say.
//!
//! The page owns the list, and this reads it while the engine is compiled: a list that cannot be read is an error of the build, and a
//! new word for what a view shows is written there alone.

use std::ops::RangeInclusive;

/// The page's list, between backticks: in each line a key, and its words or ranges.
const FILE: &str = include_str!("../../../www/state/page-keys.js");

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
pub(super) const fn ranges<const N: usize>(key: &str) -> [RangeInclusive<i64>; N] {
    let words: [&str; N] = words(key);
    let mut ranges = [const { 0..=0 }; N];
    let mut place = 0;
    while place < N {
        let (least, most) = cut(words[place], b'.');
        ranges[place] = RangeInclusive::new(number(least), number(cut(most, b'.').1));
        place += 1;
    }
    ranges
}

/// What stands behind a key.
const fn line(key: &str) -> &'static str {
    let mut rest = cut(FILE, b'`').1;
    (rest, _) = cut(rest, b'`');
    while !rest.is_empty() {
        let (line, others) = cut(rest, b'\n');
        let (name, values) = cut(line, b' ');
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

const fn number(text: &str) -> i64 {
    match i64::from_str_radix(text, 10) {
        Ok(number) => number,
        Err(_) => panic!("a range without two numbers"),
    }
}
