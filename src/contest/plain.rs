//! Puzzles without a contest: positions in text form.

use super::words::Words;
use super::{ContestError, Problem, problems};
use crate::puzzle::{Notation, ProblemError};
use crate::said::Phrase;

const GOAL: Phrase = Phrase::new("contest-plain-goal");

/// Reads start and goal in text form, separated by white space, up to the first error.
pub fn plain<P: Notation>(input: &[u8]) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    problems(move || {
        let Some(start) = words.next()? else { return Ok(None) };
        P::read_state(&start.text).map_err(|error| start.placed(error))?;
        let goal = words.expect(GOAL)?;
        P::read_any(&start.text, &goal.text).map_err(|error| match error {
            ProblemError::Start(error) => start.placed(error),
            ProblemError::Goal(error) => goal.placed(error),
            ProblemError::Unsolvable(reason) => goal.wrong(reason),
        })?;
        Ok(Some(Problem { start: start.text, goal: goal.text }))
    })
}

/// Writes a problem as [`plain()`] reads it.
#[must_use]
pub fn write_plain(Problem { start, goal }: &Problem) -> String {
    format!("{start} {goal}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::ToyExchange;

    const START: &str = "1111000011100010";
    const GOAL: &str = "1010010110100101";

    fn read(input: &str) -> Result<Vec<Problem>, String> {
        plain::<ToyExchange>(input.as_bytes())
            .map(|problem| problem.map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn starts_and_goals_are_read_to_the_end_and_read_back_as_they_are_written() {
        let problem = Problem { start: START.to_owned(), goal: GOAL.to_owned() };
        let one = write_plain(&problem);
        for (input, count) in [
            (one.clone(), 1),
            (one.replace(' ', "\r\n\r\n"), 1),
            (one.repeat(3), 3),
            (one.trim_end().to_owned(), 1),
            (" \n".to_owned(), 0),
        ] {
            assert_eq!(read(&input), Ok(vec![problem.clone(); count]), "{input:?}");
        }
    }

    #[test]
    fn a_wrong_position_is_named_with_its_line_and_column() {
        let cases = [
            (" 1112".to_owned(), "line 1, column 6: '1112' of 4 characters given; allowed: exactly 16"),
            (START.to_owned(), "line 1, column 17: the end of the input given; allowed: the goal"),
            (format!("{START}\n  {}2", &GOAL[1..]), "line 2, column 18: '2' given; allowed: 0 or 1"),
        ];
        for (input, message) in cases {
            let error = read(&input).unwrap_err();
            assert!(error.starts_with(message), "{input:?}: {error}");
        }
    }
}
