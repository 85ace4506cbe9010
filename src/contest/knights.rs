//! Knights exchange: SCOI 2005.

use std::io::BufRead;

use super::words::Words;
use super::{ContestError, Problem, problems, rows};
use crate::puzzle::knights::CONTEST_GOAL;
use crate::puzzle::{ParseError, ProblemError, or_empty};
use crate::said::{Phrase, Said, quoted};

const BOARD: Phrase = Phrase::new("contest-board");
const COUNT: Phrase = Phrase::new("contest-count");
const EMPTY: Phrase = Phrase::new("contest-empty");
const ONE_LEFT: Phrase = Phrase::new("contest-one-left");
const TWO_LEFT: Phrase = Phrase::new("contest-two-left");
const OWN_GOAL: Phrase = Phrase::new("contest-goal");

/// Reads the knights, up to the first error: the number of boards, then the boards, five rows of `1`, `0` and one `*`. The
/// goal is always the contest's. Ignores text after the last board.
pub fn knights(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    let mut boards = None;
    problems(move || {
        let left = match boards {
            Some(left) => left,
            None => match count(&mut words)? {
                Some(count) => count,
                None => return Ok(None),
            },
        };
        let Some(left) = left.checked_sub(1) else { return Ok(None) };
        boards = Some(left);
        let start = words.grid(5, BOARD, &cell)?;
        words.end_of_line()?;
        Ok(Some(Problem { start, goal: CONTEST_GOAL.to_owned() }))
    })
}

/// Writes a problem of the knights as [`knights()`] reads it.
///
/// # Errors
/// If the goal is not the contest's.
pub fn write_knights(problem: &Problem) -> Result<String, ProblemError> {
    let mut pairs = problem.goal.chars().zip(CONTEST_GOAL.chars());
    if let Some(at) = pairs.position(|(given, allowed)| given != allowed) {
        let allowed = OWN_GOAL.of([Said::data(CONTEST_GOAL)]);
        return Err(ProblemError::Goal(ParseError::new(at + 1, quoted(&problem.goal), allowed)));
    }
    Ok(format!("1\n{}", rows(&problem.start, 5, "")))
}

fn count(words: &mut Words<impl BufRead>) -> Result<Option<u64>, ContestError> {
    let Some(word) = words.next()? else { return Ok(None) };
    let digits = word.text.bytes().all(|byte| byte.is_ascii_digit());
    let count = word.text.parse().ok().filter(|_| digits);
    count.map(Some).ok_or_else(|| word.wrong(COUNT))
}

fn cell(cell: char, before: &str) -> Result<(), Said> {
    const KINDS: [(char, usize); 3] = [('1', 12), ('0', 12), ('*', 1)];
    if !KINDS.iter().any(|&(kind, _)| kind == cell) {
        return Err(or_empty(&['1', '0'], '*'));
    }
    let has_room = |&(kind, most): &(char, usize)| before.chars().filter(|&c| c == kind).count() < most;
    let left: Vec<char> = KINDS.into_iter().filter(has_room).map(|(kind, _)| kind).collect();
    let name = |kind| if kind == '*' { EMPTY.into() } else { Said::data(kind) };
    match left[..] {
        _ if left.contains(&cell) => Ok(()),
        [one] => Err(ONE_LEFT.of([name(one)])),
        [one, other] => Err(TWO_LEFT.of([name(one), name(other)])),
        _ => unreachable!("three kinds, one of them at an end, and a cell to be filled"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &str) -> Result<Vec<String>, String> {
        knights(input.as_bytes())
            .map(|problem| problem.map(|problem| problem.start).map_err(|error| error.to_string()))
            .collect()
    }

    const SAMPLE: [&str; 2] = ["1011001*11101110100100000", "01011110*1011100101000100"];

    #[test]
    fn boards_are_read_up_to_their_number() {
        let expected: Vec<String> = SAMPLE.iter().map(ToString::to_string).collect();
        for input in [
            "2\n10110\n01*11\n10111\n01001\n00000\n01011\n110*1\n01110\n01010\n00100\n",
            "2\r\n10110\r\n01*11\r\n10111\r\n01001\r\n00000\r\n\r\n01011\r\n110*1\r\n01110\r\n01010\r\n00100",
            "2\n1 0 1 1 0\n0 1 * 1 1\n10111\n01001\n00000\n01011110*1\n0111001010\n00100\nnot read",
        ] {
            assert_eq!(read(input), Ok(expected.clone()), "{input:?}");
        }
        assert_eq!(read(""), Ok(vec![]));
        assert_eq!(read("0\nnot read"), Ok(vec![]));
    }

    #[test]
    fn a_goal_that_is_not_the_contests_cannot_be_written() {
        let problem = |goal: &str| Problem { start: SAMPLE[0].to_owned(), goal: goal.to_owned() };
        let written = "1\n10110\n01*11\n10111\n01001\n00000\n";
        assert_eq!(write_knights(&problem(CONTEST_GOAL)), Ok(written.to_owned()));
        let error = write_knights(&problem(SAMPLE[1])).unwrap_err().to_string();
        assert!(
            error
                .starts_with("goal, column 1: '01011110*101110010100010…' given; allowed: the contest's own"),
            "{error}"
        );
    }

    #[test]
    fn a_wrong_character_is_named_with_its_line_and_column() {
        let cases = [
            ("two", "line 1, column 1: 'two' given; allowed: the number of boards"),
            ("-1", "line 1, column 1: '-1' given; allowed: the number of boards"),
            ("+1", "line 1, column 1: '+1' given; allowed: the number of boards"),
            ("1\n10x", "line 2, column 3: 'x' given; allowed: 1, 0, or * for the empty square"),
            ("1\n1011\n0", "line 2, column 5: the end of the line given; allowed: 5 cells a row"),
            (
                "1\n11111\n11111\n11 1",
                "line 4, column 4: '1' given; allowed: 0 or * for the empty square, as a board has twelve 1, twelve 0 and one *",
            ),
            (
                "2\n10110",
                "line 2, column 6: the end of the input given; allowed: a board: five rows of five cells",
            ),
            (
                "1\n10110\n01*11\n10111\n01001\n000000",
                "line 6, column 6: '0' given; allowed: what follows the grid on a line of its own",
            ),
            (
                "1\n10110\n01*11\n10111\n01001\n00000 0",
                "line 6, column 7: '0' given; allowed: the end of the line",
            ),
        ];
        for (input, message) in cases {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
    }
}
