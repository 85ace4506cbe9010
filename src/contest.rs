//! Reads the contests' own input, problem by problem.
//!
//! Input is read as it comes, so that a judge can answer before its end. What is read is checked for
//! its layout alone; the cells become positions where the puzzles are made. Line ends may be CRLF,
//! the last may be missing, and the cells of a row may stand with or without spaces between them.

use std::fmt;
use std::io::{self, BufRead};

use serde::Serialize;

use crate::puzzle::{ParseError, quote};

/// A problem in the text forms of its puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The start position.
    pub start: String,
    /// The goal.
    pub goal: String,
}

/// Why a contest's input could not be read on.
#[derive(Debug)]
pub enum ContestError {
    /// The input breaks the format.
    Format(ParseError),
    /// The input could not be read at all.
    Read(io::Error),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(error) => error.fmt(f),
            Self::Read(error) => write!(f, "the input could not be read: {error}"),
        }
    }
}

impl std::error::Error for ContestError {}

/// Reads the input of the Cubic Eight-Puzzle: for each problem `x y`, the column and row of the empty square at the
/// start, then the goal's nine cells; `0 0`, or the end of the input, ends it.
///
/// After an error it yields nothing more.
pub fn cubes(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    let mut ended = false;
    std::iter::from_fn(move || {
        if ended {
            return None;
        }
        let problem = next_cubes(&mut words);
        ended = !matches!(problem, Ok(Some(_)));
        problem.transpose()
    })
}

const BOARD: usize = 3;

fn next_cubes(words: &mut Words<impl BufRead>) -> Result<Option<Problem>, ContestError> {
    const COLUMN: &str = "x, the empty square's column: 1, 2 or 3, or 0 0 to end";
    const ROW: &str = "y, the empty square's row: 1, 2 or 3";
    let Some(x) = words.next()? else { return Ok(None) };
    let column = match x.text.as_str() {
        "0" => {
            let y = words.expect("0, for the 0 0 that ends the input")?;
            return if y.text == "0" { Ok(None) } else { Err(y.wrong("0, for the 0 0 that ends the input")) };
        }
        _ => x.digit(COLUMN)?,
    };
    let row = words.expect(ROW)?.digit(ROW)?;
    let empty = (row - 1) * BOARD + column - 1;
    let start = (0..BOARD * BOARD).map(|square| if square == empty { 'E' } else { 'W' }).collect();

    let mut goal = String::new();
    let mut the_empty_square = false;
    while goal.len() < BOARD * BOARD {
        let word = words.expect("nine cells of W, R, B and one E")?;
        for (offset, cell) in word.text.chars().enumerate() {
            if goal.len() == BOARD * BOARD {
                return Err(word.wrong_at(offset, "the next problem on a line of its own"));
            }
            match cell {
                'W' | 'R' | 'B' => {}
                'E' if the_empty_square => {
                    return Err(word.wrong_at(offset, "W, R or B, as this goal already has its E"));
                }
                'E' => the_empty_square = true,
                _ => return Err(word.wrong_at(offset, "W, R, B, or E for the empty square")),
            }
            goal.push(cell);
        }
        if goal.len() == BOARD * BOARD && !the_empty_square {
            return Err(word.wrong("one E, the empty square, among the goal's nine cells"));
        }
    }
    Ok(Some(Problem { start, goal }))
}

/// A word of the input, and where it stands.
struct Word {
    text: String,
    line: usize,
    column: usize,
}

impl Word {
    fn wrong(&self, allowed: &str) -> ContestError {
        ContestError::Format(ParseError::new(self.column, quote(&self.text), allowed).on_line(self.line))
    }

    /// The error of one character of the word, `offset` characters in.
    fn wrong_at(&self, offset: usize, allowed: &str) -> ContestError {
        let given = self.text.chars().nth(offset).map_or_else(String::new, |c| quote(&c.to_string()));
        ContestError::Format(ParseError::new(self.column + offset, given, allowed).on_line(self.line))
    }

    /// A column or a row.
    fn digit(&self, allowed: &str) -> Result<usize, ContestError> {
        match self.text.parse() {
            Ok(number) if (1..=BOARD).contains(&number) => Ok(number),
            _ => Err(self.wrong(allowed)),
        }
    }
}

/// The words of the input between white space, read a line at a time.
struct Words<R> {
    input: R,
    line: usize,
    /// The words of the current line that were not yet taken, last one first.
    waiting: Vec<Word>,
    /// Where the input stopped, for the error of one that ends too early.
    end_column: usize,
}

impl<R: BufRead> Words<R> {
    const fn new(input: R) -> Self {
        Self { input, line: 0, waiting: Vec::new(), end_column: 1 }
    }

    fn next(&mut self) -> Result<Option<Word>, ContestError> {
        while self.waiting.is_empty() {
            let mut bytes = Vec::new();
            if self.input.read_until(b'\n', &mut bytes).map_err(ContestError::Read)? == 0 {
                return Ok(None);
            }
            self.line += 1;
            // Bytes that are no text become U+FFFD, which no format allows: the error shows where.
            let text = String::from_utf8_lossy(&bytes);
            self.end_column = text.trim_end_matches(['\r', '\n']).chars().count() + 1;
            self.waiting = split(&text, self.line);
            self.waiting.reverse();
        }
        Ok(self.waiting.pop())
    }

    fn expect(&mut self, allowed: &str) -> Result<Word, ContestError> {
        self.next()?.ok_or_else(|| {
            let error = ParseError::new(self.end_column, "the end of the input", allowed);
            ContestError::Format(error.on_line(self.line))
        })
    }
}

fn split(line: &str, number: usize) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut in_word = false;
    for (column, character) in (1..).zip(line.chars()) {
        if character.is_whitespace() {
            in_word = false;
        } else if let Some(word) = words.last_mut().filter(|_| in_word) {
            word.text.push(character);
        } else {
            in_word = true;
            words.push(Word { text: character.to_string(), line: number, column });
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &str) -> Result<Vec<(String, String)>, String> {
        cubes(input.as_bytes())
            .map(|problem| problem.map(|p| (p.start, p.goal)).map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn problems_are_read_up_to_the_zeros_or_the_end() {
        let expected = vec![
            ("WWWEWWWWW".to_owned(), "WWWEWWWWW".to_owned()),
            ("WEWWWWWWW".to_owned(), "RBWRWWEWW".to_owned()),
        ];
        for input in [
            "1 2\nW W W\nE W W\nW W W\n2 1\nR B W\nR W W\nE W W\n0 0\n",
            "1 2\r\nW W W\r\nE W W\r\nW W W\r\n2 1\r\nR B W\r\nR W W\r\nE W W",
            "1 2 WWWEWWWWW 2 1\nRBW RWW EWW\n0 0\nnot read",
        ] {
            assert_eq!(read(input), Ok(expected.clone()), "{input:?}");
        }
        assert_eq!(read(""), Ok(vec![]));
    }

    #[test]
    fn a_wrong_character_is_named_with_its_line_and_column() {
        let cases = [
            ("1 4", "line 1, column 3: '4' given; allowed: y, the empty square's row: 1, 2 or 3"),
            (
                "x",
                "line 1, column 1: 'x' given; allowed: x, the empty square's column: 1, 2 or 3, or 0 0 to end",
            ),
            ("0 2", "line 1, column 3: '2' given; allowed: 0, for the 0 0 that ends the input"),
            ("1 1\nW W W\nW G W", "line 3, column 3: 'G' given; allowed: W, R, B, or E for the empty square"),
            (
                "1 1\nWWE WEW",
                "line 2, column 6: 'E' given; allowed: W, R or B, as this goal already has its E",
            ),
            (
                "1 1\nWWE",
                "line 2, column 4: the end of the input given; allowed: nine cells of W, R, B and one E",
            ),
            (
                "1 1\nWWEWWWWWWB",
                "line 2, column 10: 'B' given; allowed: the next problem on a line of its own",
            ),
            (
                "1 1\nWWW WWW WWW",
                "line 2, column 9: 'WWW' given; allowed: one E, the empty square, among the goal's nine cells",
            ),
        ];
        for (input, message) in cases {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
        let bytes: &[u8] = b"1 1\n\xFFWW";
        let error = cubes(bytes).find_map(Result::err).unwrap().to_string();
        assert_eq!(error, "line 2, column 1: '\u{fffd}' given; allowed: W, R, B, or E for the empty square");
    }

    #[test]
    fn an_error_ends_the_reading() {
        assert_eq!(cubes("x 1 1 WWEWWWWWW".as_bytes()).count(), 1);
    }
}
