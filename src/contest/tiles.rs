//! The 8-puzzle and the 15-puzzle in the forms of their contests and of textbook programs.

use std::io::BufRead;

use super::words::{Word, Words};
use super::{ContestError, Problem, problems};
use crate::puzzle::ProblemError;
use crate::puzzle::sliding_tiles::side_of;
use crate::said::{Phrase, Said};

const START: Phrase = Phrase::new("contest-tiles-start");
const GOAL: Phrase = Phrase::new("contest-tiles-goal");
const START_OF_16: Phrase = Phrase::new("contest-fifteen-start");
const GOAL_OF_16: Phrase = Phrase::new("contest-fifteen-goal");
const LACKS_EMPTY: Phrase = Phrase::new("contest-lacks-zero");
const ONE_OF_EACH: Phrase = Phrase::new("contest-one-of");
const IN_FORM: Phrase = Phrase::new("contest-form");
const ONE_LINE: Phrase = Phrase::new("contest-one-line");

const POJ: &str = "POJ 1077";
const LUOGU: &str = "Luogu P1379";
const LUOGU_GOAL: &str = "123804765";
/// The goal of POJ 1077, HDU 1043 and AOJ `ALDS1_13_B`, and of AOJ `ALDS1_13_C`.
const GOALS: [&str; 2] = ["123456780", "123456789abcdef0"];

/// Reads sliding tiles, up to the first error. A problem is rows of numbers for the start and as many for the goal: three rows of
/// three, or four of four. They are 0 or x for the empty square, and eight numbers of 1 to 9, or those from 1 to 15. An input of one
/// start alone has the goal of AOJ's `ALDS1_13_B` and `ALDS1_13_C`. Or a problem is a start on one line with its contest's goal: with x
/// as in POJ 1077 and HDU 1043, or nine digits without spaces as in Luogu P1379.
pub fn tiles(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    let mut is_first = true;
    problems(move || {
        if words.is_at_the_end()? {
            return Ok(None);
        }
        let is_alone = std::mem::take(&mut is_first);
        let line: Vec<&Word> = words.rest_of_line().collect();
        let cells: String = line.iter().map(|word| &*word.text).collect();
        let is_board = cells.chars().count() == 9;
        let (form, goal) = match line[..] {
            _ if is_board && cells.contains(is_x) => (POJ, GOALS[0]),
            [_] if is_board => (LUOGU, LUOGU_GOAL),
            // No contest defines the goal for nine separate numbers without x.
            _ if is_board => return Err(seldom::of_no_contest(&line)),
            _ => {
                let four = line.len() == 4;
                let read = if four { fifteen } else { eight };
                let [start, goal] = if four { [START_OF_16, GOAL_OF_16] } else { [START, GOAL] };
                let start = read(&mut words, start, None)?;
                let usual = GOALS[usize::from(four)];
                if is_alone && words.is_at_the_end()? && usual.chars().all(|label| start.contains(label)) {
                    return Ok(Some(Problem { start, goal: usual.to_owned() }));
                }
                let goal = read(&mut words, goal, Some(&start))?;
                return Ok(Some(Problem { start, goal }));
            }
        };
        let start = grid(&mut words, START, goal, Some(form))?;
        Ok(Some(Problem { start, goal: goal.to_owned() }))
    })
}

/// Writes a problem of the tiles as [`tiles()`] reads it.
///
/// # Errors
/// If the start is no board.
pub fn write_tiles(Problem { start, goal }: &Problem) -> Result<String, ProblemError> {
    let side = side_of(start).map_err(ProblemError::Start)?;
    let number = |cell: char| cell.to_digit(16).map_or(String::new(), |number| number.to_string());
    let numbers: Vec<String> = start.chars().chain(goal.chars()).map(number).collect();
    Ok(numbers.chunks(side).map(|row| row.join(" ") + "\n").collect())
}

fn is_x(cell: char) -> bool {
    matches!(cell, 'x' | 'X')
}

fn eight(
    words: &mut Words<impl BufRead>,
    whole: Phrase,
    start: Option<&str>,
) -> Result<String, ContestError> {
    grid(words, whole, start.unwrap_or("0123456789"), None)
}

/// A board of the 8-puzzle with the labels of `all`, in the form of a contest.
fn grid(
    words: &mut Words<impl BufRead>,
    whole: Phrase,
    all: &str,
    form: Option<&str>,
) -> Result<String, ContestError> {
    let grid = words.grid(3, whole, &|cell, before| {
        let before = before.replace(is_x, "0");
        let is_the_last = before.len() == 8;
        if is_the_last && cell != '0' && !is_x(cell) && !before.contains('0') {
            return Err(LACKS_EMPTY.into());
        }
        let number = if is_x(cell) { '0' } else { cell };
        if all.contains(number) && !before.contains(number) {
            return Ok(());
        }
        Err(seldom::one_of_each(all, &before, form))
    })?;
    words.end_of_line()?;
    Ok(grid.replace(is_x, "0"))
}

/// A board of the 15-puzzle, in its text form.
fn fifteen(
    words: &mut Words<impl BufRead>,
    whole: Phrase,
    _start: Option<&str>,
) -> Result<String, ContestError> {
    let table = words.table(4, whole, &|word, before| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let number = if word.chars().all(is_x) { Some(0) } else { word.parse().ok().filter(|_| is_number) };
        let label = number.and_then(|number: u32| char::from_digit(number, 16));
        label.filter(|&label| !before.contains(label)).ok_or_else(|| seldom::one_of_sixteen(before))
    })?;
    words.end_of_line()?;
    Ok(table)
}

/// In functions of their own, so that the page loads them only when needed.
mod seldom {
    use super::{ContestError, IN_FORM, LUOGU, ONE_LINE, ONE_OF_EACH, POJ, Said, Word};

    /// The empty square of nine separate numbers; without one the first of them.
    #[cold]
    #[inline(never)]
    pub(super) fn of_no_contest(line: &[&Word]) -> ContestError {
        let empty = line.iter().find(|word| word.text.contains('0')).unwrap_or(&line[0]);
        empty.wrong(ONE_LINE.of([POJ, LUOGU].map(Said::data)))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn one_of_each(all: &str, before: &str, form: Option<&str>) -> Said {
        let mut left: Vec<char> = all.chars().filter(|&number| !before.contains(number)).collect();
        left.sort_unstable();
        let one = ONE_OF_EACH.of([Said::data(String::from_iter(left))]);
        match form {
            Some(form) => IN_FORM.of([one, Said::data(form)]),
            None => one,
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn one_of_sixteen(before: &str) -> Said {
        let is_left =
            |number: &u32| char::from_digit(*number, 16).is_some_and(|label| !before.contains(label));
        ONE_OF_EACH.of([Said::list((0..16).filter(is_left))])
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
        let both = [problem("234150768", GOALS[0]), problem("234150768", LUOGU_GOAL)];
        for input in [
            "2  3 4 1 5 x 7 6 8\r\n\n234150768",
            "2 3 4 1 5 X 7 6 8\n234150768\n",
            "23415x768\n234150768\n",
            "２　３ ４ １ ５ ｘ ７ ６ ８\n２３４１５０７６８",
        ] {
            assert_eq!(read(input), Ok(both.to_vec()), "{input:?}");
        }
        let lines = "x in a line of nine (POJ 1077), nine digits without spaces (Luogu P1379), or three rows"
            .replacen("x in", "x for the empty square in", 1);
        for (input, message) in [
            ("2 3 4 1 5 0 7 6 8", format!("line 1, column 11: '0' given; allowed: {lines}")),
            ("234 150 768\n123\n456\n780", format!("line 1, column 5: '150' given; allowed: {lines}")),
            ("1 2 3 4 5 6 7 8 9", format!("line 1, column 1: '1' given; allowed: {lines}")),
            (
                "2 3 4 1 5 x 7 6 9",
                "line 1, column 17: '9' given; allowed: one of 8, each once (read as a line of POJ 1077)".into(),
            ),
            (
                "x3415x768",
                "line 1, column 6: 'x' given; allowed: one of 2678, each once (read as a line of POJ 1077)".into(),
            ),
            (
                "923415068",
                "line 1, column 1: '9' given; allowed: one of 012345678, each once (read as a line of Luogu P1379)"
                    .into(),
            ),
        ] {
            assert_eq!(read(input), Err(message), "{input:?}");
        }
    }

    #[test]
    fn one_start_alone_goes_to_the_goal_of_aoj_and_several_are_starts_and_goals() {
        let problem = |start: &str, goal: &str| (start.to_owned(), goal.to_owned());
        let eight = "1 3 0\n4 2 5\n7 8 6\n";
        assert_eq!(read(eight), Ok(vec![problem("130425786", GOALS[0])]));
        assert_eq!(read("\n130\n425\r\n786"), Ok(vec![problem("130425786", GOALS[0])]));
        let pair = format!("{eight}{eight}");
        assert_eq!(read(&pair), Ok(vec![problem("130425786", "130425786")]));
        let fifteen = "1 2 3 4\n6 7 8 0\n5 10 11 12\n9 13 14 15\n";
        assert_eq!(read(fifteen), Ok(vec![problem("123467805abc9def", GOALS[1])]));
        let home = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
        let two = format!("{fifteen}{home}{home}\n{fifteen}");
        let both = [problem("123467805abc9def", GOALS[1]), problem(GOALS[1], "123467805abc9def")];
        assert_eq!(read(&two), Ok(both.to_vec()));
        for (input, message) in [
            (
                format!("{pair}{eight}"),
                "line 9, column 6: the end of the input given; allowed: the goal: three rows of three numbers",
            ),
            (fifteen.replace("15", "16"), "line 4, column 9: '16' given; allowed: one of 15, each once"),
            (
                fifteen.replace("6 7 8 0", "6 7 8"),
                "line 2, column 6: the end of the line given; allowed: 4 cells a row",
            ),
            (fifteen.replace("8 0", "8 0 9"), "line 2, column 9: '9' given; allowed: the end of the line"),
        ] {
            assert_eq!(read(&input), Err(message.to_owned()), "{input:?}");
        }
    }

    #[test]
    fn a_problem_reads_back_as_it_is_written() {
        for (start, goal) in [("123069478", "123406789"), ("123467805abc9def", "0123456789abcdef")] {
            let problem = Problem { start: start.to_owned(), goal: goal.to_owned() };
            assert_eq!(read(&write_tiles(&problem).unwrap()), Ok(vec![(start.to_owned(), goal.to_owned())]));
        }
        let none = Problem { start: "12".to_owned(), goal: "12".to_owned() };
        assert!(write_tiles(&none).is_err());
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
            ("1 2 3 4 5\n6", "line 1, column 10: the end of the line given; allowed: 3 cells a row"),
        ];
        for (input, message) in cases {
            assert_eq!(read(input), Err(message.to_owned()), "{input:?}");
        }
    }
}
