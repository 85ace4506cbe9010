//! `judge`: answers a contest's own input in the contest's own format.
//!
//! A contest's format cannot express "unknown", so a number is printed only if it is proved.

use std::io::{self, BufRead, Write};

use clap::{Args, ValueEnum};
use rolling_cubes::contest::{self, ContestError, Problem};
use rolling_cubes::puzzle::ProblemError;
use rolling_cubes::search::setting::MAX_DEPTH;
use rolling_cubes::search::{Algorithm, Proof, SettingValue, Status};
use rolling_cubes::session::{self, Lane, Request, RequestError, Session, Snapshot, algorithm};

use crate::failure::Failure;
use crate::request::searches;

#[derive(Args)]
pub struct Judge {
    /// The contest.
    contest: Name,
    #[arg(long, help = searches(" [default: bidirectional-bfs; of the 15-puzzle ida-star with linear-conflict]"))]
    algorithm: Option<String>,
    /// The bound for searches that use one [default: the puzzle's own].
    #[arg(long, allow_hyphen_values = true)]
    heuristic: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Name {
    /// ACM ICPC Japan 2006: the least number of rolls, or -1 when it is more than 30.
    Cubes,
    /// SCOI 2005: the least number of jumps, or -1 when it is more than 15.
    Knights,
    /// HAOI 2008: the least number of swaps, then each as the two squares' rows and columns.
    Toys,
    /// The 8-puzzle and the 15-puzzle: the least number of slides, then every board on the way; -1 when there is no way. Three
    /// rows are a start and the next three its goal, or four rows of four; 0 or x is the empty square. One start alone goes to
    /// 123456780 (AOJ's `ALDS1_13_B`), or 1 to 15 and 0 (`ALDS1_13_C`). A line of nine cells is a problem by itself: with x to 123456780
    /// (POJ 1077, HDU 1043), nine digits without spaces to 123804765 (Luogu P1379).
    Tiles,
}

struct Contest {
    puzzle: &'static str,
    /// Longer solutions are answered with -1.
    longest: Option<u32>,
    answer: Answer,
    /// Lines per problem, if the input marks its own end.
    lines: Option<usize>,
}

enum Solved {
    No,
    Shortest { length: usize, moves: Vec<String> },
}

/// The format of an answer; -1 alone without a short enough solution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Length,
    /// The number of moves, then a line per move.
    Moves,
    /// The number of moves, then every board from the start to the goal, with blank lines between boards.
    Boards,
}

impl Name {
    pub fn puzzle(self) -> &'static str {
        self.contest().puzzle
    }

    fn contest(self) -> Contest {
        match self {
            Self::Cubes => {
                Contest { puzzle: "cubes", longest: Some(30), answer: Answer::Length, lines: Some(4) }
            }
            Self::Knights => {
                Contest { puzzle: "knights", longest: Some(15), answer: Answer::Length, lines: Some(5) }
            }
            Self::Toys => Contest { puzzle: "toys", longest: None, answer: Answer::Moves, lines: None },
            Self::Tiles => Contest { puzzle: "tiles", longest: None, answer: Answer::Boards, lines: None },
        }
    }

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

/// The proved least number of moves; `None` if the contest's answer is -1.
pub fn least(contest: Name, problem: &Problem) -> Result<Option<usize>, Failure> {
    let judge = Judge { contest, algorithm: None, heuristic: None };
    match judge.solve(&contest.contest(), problem)?.map_err(Failure::Unproved)? {
        Solved::No => Ok(None),
        Solved::Shortest { length, .. } => Ok(Some(length)),
    }
}

impl Judge {
    pub fn run(self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let contest = self.contest.contest();
        // Report an unknown algorithm before reading any input.
        self.lane(&contest, "")?;
        for (number, problem) in (1..).zip(self.contest.problems(&mut input)) {
            let problem = problem.map_err(Failure::input)?;
            let solved = self.solve(&contest, &problem)?;
            let solved = solved
                .map_err(|why| Failure::Unproved(format!("problem {number}: no answer is proved: {why}")))?;
            contest.answer.print(&contest, &problem, &solved, out)?;
            // An interactive user is waiting for this line.
            out.flush()?;
        }
        contest.check_rest(input)
    }

    /// The search for a start, with its heuristic.
    fn lane(&self, contest: &Contest, start: &str) -> Result<Lane, Failure> {
        let (usual, bound) = match (contest.puzzle, start.len()) {
            ("tiles", 16) => ("ida-star", Some("linear-conflict")),
            _ => ("bidirectional-bfs", None),
        };
        let mut lane =
            Lane::new(algorithm(self.algorithm.as_deref().unwrap_or(usual)).map_err(Failure::input)?);
        lane.heuristic.clone_from(&self.heuristic);
        if self.algorithm.is_none() {
            lane.heuristic = lane.heuristic.or_else(|| bound.map(str::to_owned));
        }
        Ok(lane)
    }

    fn solve(&self, contest: &Contest, problem: &Problem) -> Result<Result<Solved, String>, Failure> {
        let mut lane = self.lane(contest, &problem.start)?;
        let algorithm = lane.algorithm;
        if let Some(longest) = contest.longest {
            lane.settings.set(&MAX_DEPTH, SettingValue::Number(longest.into()));
        }
        let request = Request::of([contest.puzzle, &problem.start, &problem.goal], lane);
        let mut session = match Session::new(request) {
            Ok(session) => session,
            // The toys contest has no -1: each board keeps its number of pieces.
            Err(RequestError::Problem(ProblemError::Unsolvable(_))) if contest.answer != Answer::Moves => {
                return Ok(Ok(Solved::No));
            }
            Err(error) => return Err(Failure::input(error)),
        };
        while session.step(u64::MAX) == Status::Running {}
        Ok(proved(algorithm, contest, session.snapshot()))
    }
}

/// The answer that the end of a search proves, or why it proves none.
fn proved(algorithm: &Algorithm, contest: &Contest, end: Snapshot) -> Result<Solved, String> {
    let Snapshot { length, moves, proves, within, limit, none_within, .. } = end;
    let shows_none = contest.longest.zip(none_within).is_some_and(|(longest, within)| within >= longest);
    if let Some(length) = length.filter(|&length| proves == Proof::Shortest || length == 0) {
        return Ok(Solved::Shortest { length, moves });
    }
    if length.is_none() && (shows_none || limit.is_none() && proves == Proof::Shortest) {
        return Ok(Solved::No);
    }
    let found = length.map_or("nothing".to_owned(), |length| format!("{length} moves"));
    let proof = match (&within, proves, algorithm.proves) {
        (Some(within), ..) => {
            format!("it proves that they are at most {within} times the fewest, no more")
        }
        (None, Proof::Nothing, Proof::Nothing) => "it proves nothing, whatever the heuristic".to_owned(),
        _ => "its heuristic is not proved to be a lower bound".to_owned(),
    };
    let name = algorithm.name;
    Err(match limit {
        Some("bytes") => format!("{name} ran out of memory"),
        Some(limit) if proves != Proof::Nothing => {
            format!("{name} stopped at its limit of {limit}; nothing is known beyond it")
        }
        _ => format!("{name} found {found}; {proof}"),
    })
}

impl Contest {
    fn check_rest(&self, input: impl BufRead) -> Result<(), Failure> {
        /// Maximum bytes checked: the input may be endless.
        const MOST: u64 = 1 << 20;
        let Some(lines) = self.lines else { return Ok(()) };
        let is_text = |line: &Vec<u8>| line.iter().any(u8::is_ascii_graphic);
        let left = input.take(MOST).split(b'\n').map_while(Result::ok).filter(is_text).count();
        if left == 0 {
            return Ok(());
        }
        let problems = left.div_ceil(lines);
        Err(Failure::Input(format!(
            "problems left over after the input's own end: {problems} ({left} lines); allowed: none"
        )))
    }
}

impl Answer {
    fn print(
        self,
        contest: &Contest,
        problem: &Problem,
        solved: &Solved,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Solved::Shortest { length, moves } = solved else {
            writeln!(out, "-1")?;
            return Ok(());
        };
        writeln!(out, "{length}")?;
        match self {
            Self::Length => {}
            Self::Moves => moves.iter().try_for_each(|mv| writeln!(out, "{mv}"))?,
            Self::Boards => {
                let line = session::play(contest.puzzle, &problem.start, &problem.goal, moves);
                print_boards(&line.map_err(Failure::input)?.states, out)?;
            }
        }
        Ok(())
    }
}

fn print_boards(boards: &[String], out: &mut impl Write) -> io::Result<()> {
    for (number, board) in boards.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        // Sixteen squares have numbers of up to two digits.
        let is_of_sixteen = board.len() == 16;
        let square = |c: char| match c.to_digit(16) {
            Some(number) if is_of_sixteen => format!("{number:>2}"),
            _ => c.to_string(),
        };
        let squares: Vec<String> = board.chars().map(square).collect();
        squares
            .chunks(if is_of_sixteen { 4 } else { 3 })
            .try_for_each(|row| writeln!(out, "{}", row.join(" ")))?;
    }
    Ok(())
}
