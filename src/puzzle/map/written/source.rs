//! The characters of a puzzle's text with their places, in statements.

use crate::puzzle::ParseError;
use crate::said::{Phrase, Said, quoted};
use crate::typed::{is_mark, plain};

const END_OF_LINE: Phrase = Phrase::new("own-end-of-line");
const CHARACTERS: Phrase = Phrase::new("characters");

/// Most characters of a text.
pub(super) const MOST_CHARACTERS: usize = 4_000;

/// Signs of several characters, also those of other languages, to be shown whole.
const SIGNS: [&str; 11] = ["==", "&&", "||", ":=", "!=", "<=", ">=", "+=", "-=", "//", ".."];

/// The text without comments. A line break is a character only where it ends a statement.
pub(super) struct Source {
    /// Each character with its line and column.
    all: Vec<(char, usize, usize)>,
    pub(super) at: usize,
}

impl Source {
    /// The characters of a text.
    ///
    /// # Errors
    /// If there are too many.
    pub(super) fn new(text: &str) -> Result<Self, ParseError> {
        let count = text.chars().count();
        if count > MOST_CHARACTERS {
            let given = CHARACTERS.of([count.into()]);
            return Err(
                ParseError::new(1, given, crate::said::AT_MOST.of([MOST_CHARACTERS.into()])).on_line(1)
            );
        }
        let mut source = Self { all: Vec::new(), at: 0 };
        let (mut depth, mut last) = (0_usize, (1, 1));
        for (line, text) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let begin = source.all.len();
            let mut is_title = false;
            for (column, c) in (1..).zip(text.chars()) {
                last = (line, column + 1);
                let c = plain(c);
                match c {
                    '#' => break,
                    '≤' | '≥' | '≠' => {
                        let first = if c == '≤' {
                            '<'
                        } else if c == '≥' {
                            '>'
                        } else {
                            '!'
                        };
                        source.all.extend([(first, line, column), ('=', line, column)]);
                        continue;
                    }
                    ';' => {
                        source.end(line, column);
                        (depth, is_title) = (0, false);
                        continue;
                    }
                    ' ' if !is_title => is_title = source.ends_with("puzzle"),
                    '(' | '[' | '{' if !is_title => depth += 1,
                    ')' | ']' | '}' => depth = depth.saturating_sub(1),
                    _ => (),
                }
                source.all.push((c, line, column));
            }
            let own: String = source.all[begin..].iter().map(|&(c, ..)| c).collect();
            let own = own.trim();
            if own.is_empty() {
                continue;
            }
            // The line goes on from the one before.
            if let Some(place) = begin.checked_sub(1)
                && source.all[place].0 == '\n'
                && ["and", "or"].contains(&own.split(|c| !is_of_name(c)).next().unwrap_or_default())
            {
                source.all[place].0 = ' ';
            }
            let goes_on = own.ends_with([',', '+', '*', '/', '%', '=', '<', '>', '-'])
                || ["and", "or", "not"].contains(&own.rsplit(char::is_whitespace).next().unwrap_or_default());
            if is_title || !(goes_on || depth > 0) {
                source.end(line, text.chars().count().min(last.1.saturating_sub(1)) + 1);
                depth = 0;
            } else {
                source.all.push((' ', line, last.1));
            }
        }
        source.end(last.0, last.1);
        Ok(source)
    }

    fn end(&mut self, line: usize, column: usize) {
        self.all.push(('\n', line, column));
    }

    /// Whether the statement so far is this word.
    fn ends_with(&self, word: &str) -> bool {
        let from = self.all.iter().rposition(|&(c, ..)| c == '\n').map_or(0, |end| end + 1);
        self.slice(from, self.all.len()).trim() == word
    }

    pub(super) fn is_done(&self) -> bool {
        self.at >= self.all.len()
    }

    /// The character some places ahead; a line break at the end.
    pub(super) fn peek(&self, ahead: usize) -> char {
        self.all.get(self.at + ahead).map_or('\n', |&(c, ..)| c)
    }

    /// Passes spaces of the statement.
    pub(super) fn skip(&mut self) {
        while self.peek(0) != '\n' && self.peek(0).is_whitespace() {
            self.at += 1;
        }
    }

    /// Whether the statement ends here.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip();
        self.peek(0) == '\n'
    }

    pub(super) fn starts_with(&self, sign: &str) -> bool {
        sign.chars().enumerate().all(|(ahead, c)| self.peek(ahead) == c)
    }

    pub(super) fn take(&mut self, sign: &str) -> bool {
        self.skip();
        let is_here = self.starts_with(sign);
        if is_here {
            self.at += sign.chars().count();
        }
        is_here
    }

    /// The name here, if one is.
    pub(super) fn name(&mut self) -> Option<String> {
        self.skip();
        let mut length = 0;
        if !begins_name(self.peek(0)) {
            return None;
        }
        while is_of_name(self.peek(length)) || self.peek(length) == '-' && begins_name(self.peek(length + 1))
        {
            length += 1;
        }
        Some(crate::typed::composed(&self.slice(self.at, self.at + length)))
    }

    pub(super) fn pass(&mut self, name: &str) {
        // A composed name has at most as many characters as the one written.
        while is_of_name(self.peek(0)) || self.peek(0) == '-' && begins_name(self.peek(1)) {
            self.at += 1;
        }
        debug_assert!(!name.is_empty());
    }

    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let found = self.name().is_some_and(|name| name == word);
        if found {
            self.pass(word);
        }
        found
    }

    /// The digits here, and those of a negative number.
    pub(super) fn digits(&mut self) -> Option<String> {
        self.skip();
        let minus = usize::from(self.peek(0) == '-');
        let mut length = minus;
        while self.peek(length).is_ascii_digit() {
            length += 1;
        }
        (length > minus).then(|| self.slice(self.at, self.at + length))
    }

    pub(super) fn slice(&self, from: usize, to: usize) -> String {
        self.all[from.min(self.all.len())..to.min(self.all.len())].iter().map(|&(c, ..)| c).collect()
    }

    /// The word or the sign here, as an error gives it.
    pub(super) fn given(&self, at: usize) -> Said {
        let here = |ahead: usize| self.all.get(at + ahead).map_or('\n', |&(c, ..)| c);
        if here(0) == '\n' {
            return END_OF_LINE.into();
        }
        let sign = SIGNS.iter().find(|sign| sign.chars().enumerate().all(|(ahead, c)| here(ahead) == c));
        let mut length = sign.map_or(0, |sign| sign.len());
        if length == 0 {
            while is_of_name(here(length))
                || here(length) == '-' && length > 0 && begins_name(here(length + 1))
            {
                length += 1;
            }
        }
        quoted(&self.slice(at, at + length.max(1)))
    }

    /// The line and the column of a character.
    pub(super) fn place(&self, at: usize) -> (usize, usize) {
        let &(_, line, column) = &self.all[at.min(self.all.len() - 1)];
        (line, column)
    }

    pub(super) fn error(&self, at: usize, given: impl Into<Said>, allowed: impl Into<Said>) -> ParseError {
        let (line, column) = self.place(at);
        ParseError::new(column, given, allowed).on_line(line)
    }

    /// An error about the word or the sign here.
    pub(super) fn wrong(&mut self, allowed: impl Into<Said>) -> ParseError {
        self.skip();
        self.wrong_at(self.at, allowed)
    }

    pub(super) fn wrong_at(&self, at: usize, allowed: impl Into<Said>) -> ParseError {
        self.error(at, self.given(at), allowed)
    }
}

fn begins_name(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

pub(super) fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '\'' || is_mark(c)
}
