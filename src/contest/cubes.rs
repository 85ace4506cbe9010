//! The Cubic Eight-Puzzle: ACM ICPC Japan, Yokohama 2006.

use std::io::BufRead;

use super::words::{Word, Words};
use super::{ContestError, Problem, problems, rows};
use crate::puzzle::{ParseError, ProblemError, or_empty};
use crate::said::{Phrase, Said, quoted};

/// Reads the Cubic Eight-Puzzle, up to the first error. A problem is `x y`, the column and row of the empty square at the
/// start, then the goal's nine cells. `0 0` or the end of the input ends it.
pub fn cubes(input: impl BufRead) -> impl Iterator<Item = Result<Problem, ContestError>> {
    let mut words = Words::new(input);
    problems(move || next(&mut words))
}

const BOARD: usize = 3;

const COLUMN: Phrase = Phrase::new("contest-column");
const ROW: Phrase = Phrase::new("contest-row");
const END: Phrase = Phrase::new("contest-end");
const CELLS: Phrase = Phrase::new("contest-cubes");
const ALIKE: Phrase = Phrase::new("contest-alike");
const HAS_EMPTY: Phrase = Phrase::new("contest-has-empty");
const LACKS_EMPTY: Phrase = Phrase::new("contest-lacks-empty");

fn next(words: &mut Words<impl BufRead>) -> Result<Option<Problem>, ContestError> {
    let Some(x) = words.next()? else { return Ok(None) };
    if x.text == "0" {
        let y = words.expect(END)?;
        return if y.text == "0" { Ok(None) } else { Err(y.wrong(END)) };
    }
    let column = number(&x, COLUMN)?;
    let row = number(&words.expect(ROW)?, ROW)?;
    let empty = (row - 1) * BOARD + column - 1;
    let start = (0..BOARD * BOARD).map(|square| if square == empty { 'E' } else { 'W' }).collect();
    let goal = words.grid(BOARD, CELLS, &cell)?;
    Ok(Some(Problem { start, goal }))
}

/// Writes a problem of the cubes as [`cubes()`] reads it.
///
/// # Errors
/// If the start is not one of the contest's, in which all cubes have the same orientation.
pub fn write_cubes(problem: &Problem) -> Result<String, ProblemError> {
    if let Some((at, cube)) = problem.start.chars().enumerate().find(|&(_, cube)| !"WE".contains(cube)) {
        return Err(ProblemError::Start(ParseError::new(at + 1, quoted(&cube.to_string()), ALIKE)));
    }
    let empty = problem.start.find('E').unwrap_or_default();
    let [x, y] = [empty % BOARD + 1, empty / BOARD + 1];
    Ok(format!("{x} {y}\n{}0 0\n", rows(&problem.goal, BOARD, " ")))
}

fn number(word: &Word, allowed: Phrase) -> Result<usize, ContestError> {
    match word.text.as_str() {
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(word.wrong(allowed)),
    }
}

fn cell(cell: char, before: &str) -> Result<(), Said> {
    let has_its_empty_square = before.contains('E');
    let is_the_last = before.len() == BOARD * BOARD - 1;
    match cell {
        'E' if has_its_empty_square => Err(HAS_EMPTY.into()),
        'W' | 'R' | 'B' if is_the_last && !has_its_empty_square => Err(LACKS_EMPTY.into()),
        'W' | 'R' | 'B' | 'E' => Ok(()),
        _ => Err(or_empty(&['W', 'R', 'B'], 'E')),
    }
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
    fn a_start_that_is_not_the_contests_cannot_be_written() {
        let problem = |start: &str| Problem { start: start.to_owned(), goal: "WWWWEWWWW".to_owned() };
        assert_eq!(write_cubes(&problem("WWWWWEWWW")), Ok("3 2\nW W W\nW E W\nW W W\n0 0\n".to_owned()));
        let error = write_cubes(&problem("WWbWWEWWW")).unwrap_err().to_string();
        assert!(error.starts_with("start, column 3: 'b' given; allowed: W or E"), "{error}");
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
            ("1 1\nWW\nE", "line 2, column 3: the end of the line given; allowed: 3 cells a row"),
            (
                "1 1\nWWE",
                "line 2, column 4: the end of the input given; allowed: nine cells of W, R, B and one E",
            ),
            (
                "1 1\nWWEWWWWWWB",
                "line 2, column 10: 'B' given; allowed: what follows the grid on a line of its own",
            ),
            (
                "1 1\nWWW WWW WWW",
                "line 2, column 11: 'W' given; allowed: E, the empty square, as this goal has none yet",
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
    fn a_line_that_does_not_end_is_refused_before_it_fills_the_memory() {
        let endless = std::io::BufReader::new(std::io::repeat(b' '));
        let error = cubes(endless).find_map(Result::err).unwrap().to_string();
        let expected = "line 1, column 1048577: a longer line given; allowed: lines of up to 1048576 bytes";
        assert_eq!(error, expected);
    }

    #[test]
    fn an_error_ends_the_reading() {
        assert_eq!(cubes("x 1 1 WWEWWWWWW".as_bytes()).count(), 1);
    }
}
