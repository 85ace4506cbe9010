//! The words of an input with their places, and grids of cells.

use std::io::{self, BufRead, ErrorKind, Read};

use super::ContestError;
use crate::puzzle::ParseError;
use crate::said::{Phrase, Said, quoted};
use crate::typed::plain;

const LONGER_LINE: Phrase = Phrase::new("longer-line");
const LINES_UP_TO: Phrase = Phrase::new("lines-up-to");
const END_OF_INPUT: Phrase = Phrase::new("end-of-input");
pub(super) const END_OF_LINE: Phrase = Phrase::new("end-of-line");
const CELLS_A_ROW: Phrase = Phrase::new("cells-a-row");
const AFTER_GRID: Phrase = Phrase::new("after-grid");

pub(super) struct Word {
    pub text: String,
    line: usize,
    column: usize,
}

impl Word {
    pub fn wrong(&self, allowed: impl Into<Said>) -> ContestError {
        ContestError::Format(ParseError::new(self.column, quoted(&self.text), allowed).on_line(self.line))
    }

    /// An error in the word, with a column relative to the word.
    pub fn placed(&self, error: ParseError) -> ContestError {
        let column = self.column + error.column - 1;
        ContestError::Format(ParseError { column, ..error }.on_line(self.line))
    }

    fn wrong_at(&self, offset: usize, allowed: impl Into<Said>) -> ContestError {
        let given = self.text.chars().nth(offset).map_or(Said::data(""), |c| quoted(&c.to_string()));
        ContestError::Format(ParseError::new(self.column + offset, given, allowed).on_line(self.line))
    }
}

/// The words of the input, separated by white space, read line by line.
pub(super) struct Words<R> {
    input: R,
    line: usize,
    /// The remaining words of the current line, last one first.
    waiting: Vec<Word>,
    /// The column for the error of a truncated input.
    end_column: usize,
}

impl<R: BufRead> Words<R> {
    /// Maximum length of a line in bytes, since a line is in memory as a whole.
    const LONGEST_LINE: u64 = 1 << 20;

    pub const fn new(input: R) -> Self {
        Self { input, line: 0, waiting: Vec::new(), end_column: 1 }
    }

    pub fn next(&mut self) -> Result<Option<Word>, ContestError> {
        Ok(if self.is_at_the_end()? { None } else { self.waiting.pop() })
    }

    pub fn is_at_the_end(&mut self) -> Result<bool, ContestError> {
        while self.waiting.is_empty() {
            let mut bytes = Vec::new();
            let mut line = self.input.by_ref().take(Self::LONGEST_LINE + 1);
            if line.read_until(b'\n', &mut bytes).map_err(ContestError::Read)? == 0 {
                return Ok(true);
            }
            self.line += 1;
            if bytes.len() as u64 > Self::LONGEST_LINE {
                return Err(seldom::too_long(bytes.len(), Self::LONGEST_LINE, self.line));
            }
            if self.line == 1 && (bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF")) {
                return Err(seldom::utf_16());
            }
            // U+FFFD is not allowed in any format, so the error shows its place.
            let text = String::from_utf8_lossy(&bytes);
            // A byte-order mark is no part of the first line.
            let text = if self.line == 1 { text.trim_start_matches('\u{feff}') } else { &text };
            self.end_column = text.trim_end_matches(['\r', '\n']).chars().count() + 1;
            self.waiting = split(text, self.line);
            self.waiting.reverse();
        }
        Ok(false)
    }

    pub fn expect(&mut self, allowed: Phrase) -> Result<Word, ContestError> {
        self.next()?.ok_or_else(|| seldom::ended(self.end_column, self.line, allowed))
    }

    pub fn rest_of_line(&self) -> impl Iterator<Item = &Word> {
        self.waiting.iter().rev()
    }

    /// Reads a grid of `side` rows, one per line. `cell` checks a cell, given those before it, and returns the allowed text
    /// for a wrong one; `whole` describes the grid.
    pub fn grid(
        &mut self,
        side: usize,
        whole: Phrase,
        cell: &dyn Fn(char, &str) -> Result<(), Said>,
    ) -> Result<String, ContestError> {
        let mut grid = String::new();
        let (mut line, mut end_column) = (0, 0);
        while grid.len() < side * side {
            let word = self.expect(whole)?;
            if word.line != line && !grid.len().is_multiple_of(side) {
                return Err(seldom::short_row(end_column, line, side));
            }
            (line, end_column) = (word.line, self.end_column);
            for (offset, character) in word.text.chars().enumerate() {
                if grid.len() == side * side {
                    return Err(word.wrong_at(offset, AFTER_GRID));
                }
                cell(character, &grid).map_err(|allowed| word.wrong_at(offset, allowed))?;
                grid.push(character);
            }
        }
        Ok(grid)
    }

    /// Reads a grid of `side` rows of `side` words. `cell` turns a word into a character, given those before it.
    pub fn table(
        &mut self,
        side: usize,
        whole: Phrase,
        cell: &dyn Fn(&str, &str) -> Result<char, Said>,
    ) -> Result<String, ContestError> {
        let mut table = String::new();
        let (mut line, mut end_column) = (0, 0);
        while table.len() < side * side {
            let word = self.expect(whole)?;
            match (word.line == line, table.len().is_multiple_of(side)) {
                (true, true) => return Err(word.wrong(END_OF_LINE)),
                (false, false) => return Err(seldom::short_row(end_column, line, side)),
                _ => {}
            }
            (line, end_column) = (word.line, self.end_column);
            table.push(cell(&word.text, &table).map_err(|allowed| word.wrong(allowed))?);
        }
        Ok(table)
    }

    pub fn end_of_line(&self) -> Result<(), ContestError> {
        self.waiting.last().map_or(Ok(()), |word| Err(word.wrong(END_OF_LINE)))
    }
}

/// Errors in functions of their own, so that the page loads them only when needed.
mod seldom {
    use super::{
        CELLS_A_ROW, ContestError, END_OF_INPUT, END_OF_LINE, ErrorKind, LINES_UP_TO, LONGER_LINE,
        ParseError, Phrase, io,
    };

    #[cold]
    #[inline(never)]
    pub(super) fn too_long(length: usize, longest: u64, line: usize) -> ContestError {
        let error = ParseError::new(length, LONGER_LINE, LINES_UP_TO.of([longest.into()]));
        ContestError::Format(error.on_line(line))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn utf_16() -> ContestError {
        ContestError::Read(io::Error::new(ErrorKind::InvalidData, "it is UTF-16; allowed: UTF-8"))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn ended(column: usize, line: usize, allowed: Phrase) -> ContestError {
        ContestError::Format(ParseError::new(column, END_OF_INPUT, allowed).on_line(line))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn short_row(column: usize, line: usize, side: usize) -> ContestError {
        let error = ParseError::new(column, END_OF_LINE, CELLS_A_ROW.of([side.into()]));
        ContestError::Format(error.on_line(line))
    }
}

fn split(line: &str, number: usize) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut in_word = false;
    for (column, character) in (1..).zip(line.chars().map(plain)) {
        if character.is_whitespace() {
            in_word = false;
            continue;
        }
        if !in_word {
            in_word = true;
            words.push(Word { text: String::new(), line: number, column });
        }
        if let Some(word) = words.last_mut() {
            word.text.push(character);
        }
    }
    words
}
