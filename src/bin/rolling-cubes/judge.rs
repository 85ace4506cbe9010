//! `judge`: a contest's own input, answered in the contest's own form.

use std::io::{self, BufRead, Write};

use clap::{Args, ValueEnum};
use rolling_cubes::contest::{self, ContestError, Problem};
use rolling_cubes::puzzle::ProblemError;
use rolling_cubes::search::setting::MAX_DEPTH;
use rolling_cubes::search::{SettingValue, Status};
use rolling_cubes::session::{self, Lane, Request, RequestError, Session, Snapshot, algorithm};

use crate::failure::Failure;
use crate::request::searches;

#[derive(Args)]
pub struct Judge {
    /// Whose contest.
    contest: Name,
    #[arg(long, default_value = "bidirectional-bfs", help = searches(""))]
    algorithm: String,
    /// The bound for searches that use one [default: the puzzle's own].
    #[arg(long, allow_hyphen_values = true)]
    heuristic: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// ACM ICPC Japan 2006: the least number of rolls, or -1 when it is more than 30.
    Cubes,
    /// SCOI 2005: the least number of jumps, or -1 when it is more than 15.
    Knights,
    /// HAOI 2008: the least number of swaps, then each as the two squares' rows and columns.
    Toys,
    /// The 8-puzzle: the least number of slides, then every board on the way; -1 when there is no way.
    Tiles,
}

/// What a contest asks for.
struct Contest {
    puzzle: &'static str,
    /// Solutions longer than this are answered with -1.
    longest: Option<u32>,
    answer: Answer,
}

/// The form of an answer; -1 alone where there is no solution, or none short enough.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// The number of moves.
    Length,
    /// The number of moves, then a line for each.
    Moves,
    /// The number of moves, then every board on the way, the start and the goal included: a line a row
    /// with spaces, and a blank line between boards.
    Boards {
        /// Squares in a row.
        side: usize,
    },
}

impl Name {
    fn contest(self) -> Contest {
        match self {
            Self::Cubes => Contest { puzzle: "cubes", longest: Some(30), answer: Answer::Length },
            Self::Knights => Contest { puzzle: "knights", longest: Some(15), answer: Answer::Length },
            Self::Toys => Contest { puzzle: "toys", longest: None, answer: Answer::Moves },
            Self::Tiles => Contest { puzzle: "tiles", longest: None, answer: Answer::Boards { side: 3 } },
        }
    }

    /// The problems, read as they come.
    fn problems<'a>(
        self,
        input: impl BufRead + 'a,
    ) -> Box<dyn Iterator<Item = Result<Problem, ContestError>> + 'a> {
        match self {
            Self::Cubes => Box::new(contest::cubes(input)),
            Self::Knights => Box::new(contest::knights(input)),
            Self::Toys => Box::new(contest::toys(input)),
            Self::Tiles => Box::new(contest::tiles(input)),
        }
    }
}

impl Judge {
    /// Answers problem by problem.
    pub fn run(self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let contest = self.contest.contest();
        // Said before there is any input, whoever writes it.
        algorithm(&self.algorithm).map_err(Failure::input)?;
        for problem in self.contest.problems(input) {
            let problem = problem.map_err(Failure::input)?;
            let solved = self.solve(&contest, &problem)?;
            contest.answer.print(&contest, &problem, solved.as_ref(), out)?;
            // Whoever asks problem by problem is waiting for this line.
            out.flush()?;
        }
        Ok(())
    }

    /// The end of the search; `None` when the problem can be seen to have no solution.
    fn solve(&self, contest: &Contest, problem: &Problem) -> Result<Option<Snapshot>, Failure> {
        let mut lane = Lane::new(algorithm(&self.algorithm).map_err(Failure::input)?);
        lane.heuristic.clone_from(&self.heuristic);
        if let Some(longest) = contest.longest {
            lane.settings.set(&MAX_DEPTH, SettingValue::Number(longest.into()));
        }
        let request = Request::of([contest.puzzle, &problem.start, &problem.goal], lane);
        let mut session = match Session::new(request) {
            Ok(session) => session,
            Err(RequestError::Problem(ProblemError::Unsolvable(_))) => return Ok(None),
            Err(error) => return Err(Failure::input(error)),
        };
        while session.step(u64::MAX) == Status::Running {}
        Ok(Some(session.snapshot()))
    }
}

impl Answer {
    fn print(
        self,
        contest: &Contest,
        problem: &Problem,
        solved: Option<&Snapshot>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Some((snapshot, length)) = solved.and_then(|snapshot| Some((snapshot, snapshot.length?))) else {
            writeln!(out, "-1")?;
            return Ok(());
        };
        writeln!(out, "{length}")?;
        match self {
            Self::Length => {}
            Self::Moves => snapshot.moves.iter().try_for_each(|mv| writeln!(out, "{mv}"))?,
            Self::Boards { side } => {
                let line = session::play(contest.puzzle, &problem.start, &problem.goal, &snapshot.moves);
                print_boards(&line.map_err(Failure::input)?.states, side, out)?;
            }
        }
        Ok(())
    }
}

fn print_boards(boards: &[String], side: usize, out: &mut impl Write) -> io::Result<()> {
    for (number, board) in boards.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let squares: Vec<String> = board.chars().map(String::from).collect();
        squares.chunks(side).try_for_each(|row| writeln!(out, "{}", row.join(" ")))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUBES: Contest = Contest { puzzle: "cubes", longest: None, answer: Answer::Length };

    fn answered(answer: Answer, goal: &str) -> String {
        let judge = Judge { contest: Name::Cubes, algorithm: "bfs".to_owned(), heuristic: None };
        let problem = Problem { start: "EWWWWWWWW".to_owned(), goal: goal.to_owned() };
        let solved = judge.solve(&CUBES, &problem).ok().flatten();
        let mut out = Vec::new();
        assert!(answer.print(&CUBES, &problem, solved.as_ref(), &mut out).is_ok());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn an_answer_has_the_form_that_the_contest_asks_for() {
        assert_eq!(answered(Answer::Length, "BEWWWWWWW"), "1\n");
        assert_eq!(answered(Answer::Moves, "BRWWEWWWW"), "2\nL\nU\n");
        let boards = "1\nE W W\nW W W\nW W W\n\nb E W\nW W W\nW W W\n";
        assert_eq!(answered(Answer::Boards { side: 3 }, "BEWWWWWWW"), boards);
    }

    #[test]
    fn no_solution_is_answered_with_minus_one_alone() {
        let problem = Problem { start: String::new(), goal: String::new() };
        for answer in [Answer::Length, Answer::Moves, Answer::Boards { side: 3 }] {
            let mut out = Vec::new();
            assert!(answer.print(&CUBES, &problem, None, &mut out).is_ok());
            assert_eq!(out, b"-1\n");
        }
    }
}
