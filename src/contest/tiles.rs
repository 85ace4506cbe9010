//! The 8-puzzle in the format of its textbook programs.

use std::io::BufRead;

use super::words::{Word, Words};
use super::{ContestError, Problem, problems, rows};
use crate::puzzle::sliding_tiles::side_of;
use crate::puzzle::{ParseError, ProblemError, of_characters};
use crate::said::{Phrase, Said};

const START: Phrase = Phrase::new("contest-tiles-start");
const GOAL: Phrase = Phrase::new("contest-tiles-goal");
const EIGHT_ALONE: Phrase = Phrase::new("contest-eight-alone");
const LACKS_EMPTY: Phrase = Phrase::new("contest-lacks-zero");
const ONE_OF_EACH: Phrase = Phrase::new("contest-one-of");

/// The contests' goals: POJ 1077's and Luogu P1379's.
const POJ_GOAL: &str = "123456780";
const LUOGU_GOAL: &str = "123804765";

/// Reads the 8-puzzle, up to the first error. A problem is three rows of three numbers for the start, and three for the
/// goal. They are 0 or x for the empty square, and eight numbers of 1 to 9. Or a problem is a start on one line with its
/// contest's goal: with x as in POJ 1077, or nine digits without spaces as in Luogu P1379.
pub fn tiles(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    problems(move || {
        if words.is_at_the_end()? {
            return Ok(None);
        }
        let line: Vec<&Word> = words.rest_of_line().collect();
        let cells: String = line.iter().map(|word| &*word.text).collect();
        let is_board = cells.chars().count() == 9;
        let goal = match line[..] {
            _ if is_board && cells.contains('x') => POJ_GOAL,
            [_] if is_board => LUOGU_GOAL,
            // No contest defines the goal for nine separate numbers without x.
            _ if is_board => return Err(seldom::beyond_a_row(&line)),
            _ => {
                let start = grid(&mut words, START, "0123456789")?;
                let goal = grid(&mut words, GOAL, &start)?;
                return Ok(Some(Problem { start, goal }));
            }
        };
        let start = grid(&mut words, START, goal)?;
        Ok(Some(Problem { start, goal: goal.to_owned() }))
    })
}

/// Writes a problem of the tiles as [`tiles()`] reads it.
///
/// # Errors
/// If it is a 15-puzzle.
pub fn write_tiles(Problem { start, goal }: &Problem) -> Result<String, ProblemError> {
    match side_of(start).map_err(ProblemError::Start)? {
        3 => Ok(rows(start, 3, " ") + &rows(goal, 3, " ")),
        side => {
            let given = of_characters(start, side * side);
            Err(ProblemError::Start(ParseError::new(10, given, EIGHT_ALONE)))
        }
    }
}

fn grid(words: &mut Words<impl BufRead>, whole: Phrase, all: &str) -> Result<String, ContestError> {
    let grid = words.grid(3, whole, &|cell, before| {
        let before = before.replace('x', "0");
        let is_the_last = before.len() == 8;
        if is_the_last && !"0x".contains(cell) && !before.contains('0') {
            return Err(LACKS_EMPTY.into());
        }
        let number = if cell == 'x' { '0' } else { cell };
        if all.contains(number) && !before.contains(number) {
            return Ok(());
        }
        Err(seldom::one_of_each(all, &before))
    })?;
    words.end_of_line()?;
    Ok(grid.replace('x', "0"))
}

mod seldom {
    use super::{ContestError, ONE_OF_EACH, Said, Word};
    use crate::contest::words::END_OF_LINE;

    #[cold]
    #[inline(never)]
    pub(super) fn beyond_a_row(line: &[&Word]) -> ContestError {
        let mut cells = 0;
        let mut beyond = line.iter().filter(|word| {
            cells += word.text.len();
            cells > 3
        });
        beyond.next().expect("nine cells").wrong(END_OF_LINE)
    }

    /// In a function of its own, so that the page loads it only when needed.
    #[cold]
    #[inline(never)]
    pub(super) fn one_of_each(all: &str, before: &str) -> Said {
        let mut left: Vec<char> = all.chars().filter(|&number| !before.contains(number)).collect();
        left.sort_unstable();
        ONE_OF_EACH.of([Said::data(String::from_iter(left))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &str) -> Result<Vec<(String, String)>, String> {
        tiles(input.as_bytes())
            .map(|problem| problem.map(|p| (p.start, p.goal)).map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn starts_and_goals_are_read_to_the_end() {
        let sample = ("123069478".to_owned(), "123406789".to_owned());
        let one = "1 2 3\n0 6 9\n4 7 8\n1 2 3\n4 0 6\n7 8 9\n";
        for (input, count) in [
            (one.to_owned(), 1),
            (one.replace('\n', "\r\n"), 1),
            (one.replace(' ', ""), 1),
            (one.replace("8\n1", "8\n\n1").trim_end().to_owned(), 1),
            (format!("{one}\n{one}"), 2),
            (format!("\u{feff}{}", one.replace('0', "x")), 1),
            (String::new(), 0),
        ] {
            assert_eq!(read(&input), Ok(vec![sample.clone(); count]), "{input:?}");
        }
    }

    #[test]
    fn a_start_on_one_line_goes_to_its_contest_s_goal_and_one_of_no_contest_is_refused() {
        let problem = |start: &str, goal: &str| (start.to_owned(), goal.to_owned());
        let both = [problem("234150768", POJ_GOAL), problem("234150768", LUOGU_GOAL)];
        assert_eq!(read("2  3 4 1 5 x 7 6 8\r\n\n234150768"), Ok(both.to_vec()));
        assert_eq!(read("23415x768\n234150768\n"), Ok(both.to_vec()));
        for (input, message) in [
            ("2 3 4 1 5 0 7 6 8", "line 1, column 7: '1' given; allowed: the end of the line"),
            ("234 150 768\n123\n456\n780", "line 1, column 5: '150' given; allowed: the end of the line"),
            ("2 3 4 1 5 x 7 6 9", "line 1, column 17: '9' given; allowed: one of 8, each once"),
            ("x3415x768", "line 1, column 6: 'x' given; allowed: one of 2678, each once"),
            ("923415068", "line 1, column 1: '9' given; allowed: one of 012345678, each once"),
        ] {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
    }

    #[test]
    fn a_board_of_another_size_cannot_be_written() {
        let home = "0123456789abcdef".to_owned();
        let error = write_tiles(&Problem { start: home.clone(), goal: home }).unwrap_err().to_string();
        assert!(
            error.starts_with("start, column 10: '0123456789abcdef' of 16 characters given; allowed: 9"),
            "{error}"
        );
    }

    #[test]
    fn a_wrong_number_is_named_with_its_line_and_column() {
        let cases = [
            ("1 2 y", "line 1, column 5: 'y' given; allowed: one of 03456789, each once"),
            ("1 2 1", "line 1, column 5: '1' given; allowed: one of 03456789, each once"),
            ("1 2\n3", "line 1, column 4: the end of the line given; allowed: 3 cells a row"),
            (
                "123\n456\n789",
                "line 3, column 3: '9' given; allowed: 0, the empty square, as this board has none yet",
            ),
            (
                "1 2 3\n0 6 9\n4 7 8\n\n1 2 5",
                "line 5, column 5: '5' given; allowed: one of 0346789, each once",
            ),
            (
                "123\n069\n478\n",
                "line 3, column 4: the end of the input given; allowed: the goal: three rows of three numbers",
            ),
            ("1 2 3 4\n5", "line 1, column 8: the end of the line given; allowed: 3 cells a row"),
        ];
        for (input, message) in cases {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
    }
}
