//! Toys: HAOI 2008.

use std::io::BufRead;

use super::words::Words;
use super::{ContestError, Problem, problems, rows};
use crate::puzzle::toys::BIT;
use crate::said::Phrase;

const START: Phrase = Phrase::new("contest-toys-start");
const GOAL: Phrase = Phrase::new("contest-toys-goal");

/// Reads the toys, up to the first error: the start, four rows of `0` and `1`, and the goal, optionally after a blank line.
/// Reads any number of problems; the contest has one.
pub fn toys(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    problems(move || {
        if words.is_at_the_end()? {
            return Ok(None);
        }
        let start = grid(&mut words, START)?;
        let goal = grid(&mut words, GOAL)?;
        Ok(Some(Problem { start, goal }))
    })
}

/// Writes a problem of the toys as [`toys()`] reads it.
#[must_use]
pub fn write_toys(Problem { start, goal }: &Problem) -> String {
    format!("{}\n{}", rows(start, 4, ""), rows(goal, 4, ""))
}

fn grid(words: &mut Words<impl BufRead>, whole: Phrase) -> Result<String, ContestError> {
    let grid = words.grid(4, whole, &|cell, _| match cell {
        '0' | '1' => Ok(()),
        _ => Err(BIT.into()),
    })?;
    words.end_of_line()?;
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &str) -> Result<Vec<(String, String)>, String> {
        toys(input.as_bytes())
            .map(|problem| problem.map(|p| (p.start, p.goal)).map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn starts_and_goals_are_read_to_the_end() {
        let sample = ("1111000011100010".to_owned(), "1010010110100101".to_owned());
        let one = "1111\n0000\n1110\n0010\n\n1010\n0101\n1010\n0101\n";
        for (input, count) in [
            (one.to_owned(), 1),
            (one.replace('\n', "\r\n"), 1),
            (one.replace("\n\n", "\n"), 1),
            (one.trim_end().to_owned(), 1),
            (one.replace('1', "1 ").replace('0', "0 "), 1),
            (format!("{one}\n\n{one}{one}"), 3),
            ("\n\n".to_owned(), 0),
        ] {
            assert_eq!(read(&input), Ok(vec![sample.clone(); count]), "{input:?}");
        }
    }

    #[test]
    fn a_wrong_character_is_named_with_its_line_and_column() {
        let cases = [
            ("1112", "line 1, column 4: '2' given; allowed: 0 or 1"),
            ("111\n1", "line 1, column 4: the end of the line given; allowed: 4 cells a row"),
            (
                "1111\n0000\n1110\n0010\n",
                "line 4, column 5: the end of the input given; allowed: the goal: four rows of four cells",
            ),
            ("1111\n0000\n1110\n0010 1", "line 4, column 6: '1' given; allowed: the end of the line"),
        ];
        for (input, message) in cases {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
    }
}
