//! `check`: runs a program on problems of a contest and compares its answers with proved ones.
//!
//! The smallest problem with a wrong answer is what its author needs.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use rolling_cubes::chance::SplitMix64;
use rolling_cubes::session::{play, write_contest};
use serde::Serialize;

use crate::failure::Failure;
use crate::judge::Name;
use crate::request::whole;
use problems::{Case, known_cases, random};
use program::{End, Limits, Run, run};

mod problems;
mod program;

#[derive(Args)]
pub struct Check {
    /// The contest, as for judge.
    contest: Name,
    /// The form of a problem of tiles and of its answer.
    #[arg(long, default_value = "aoj")]
    form: Form,
    /// The number of random problems.
    #[arg(long, value_parser = whole::<u16>, default_value = "60", allow_hyphen_values = true)]
    count: u16,
    /// Chooses the random problems: the same seed chooses the same ones.
    #[arg(long, value_parser = whole::<u64>, default_value = "1", allow_hyphen_values = true)]
    seed: u64,
    /// The most seconds that the program may take for an input.
    #[arg(long, value_name = "SECONDS", value_parser = whole::<u32>, default_value = "10", allow_hyphen_values = true)]
    time_limit: u32,
    /// The most memory that the program may use, where the system tells it (Linux).
    #[arg(long, value_name = "MB", value_parser = whole::<u32>, allow_hyphen_values = true)]
    memory_limit: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The program and its arguments, after --.
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<OsString>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// AOJ `ALDS1_13_B`: three rows of three numbers; the answer is the number of moves to 123456780.
    Aoj,
    /// AOJ `ALDS1_13_C`: four rows of four numbers; the answer is the number of moves to 1 to 15 in order.
    Fifteen,
    /// Luogu P1379: nine digits; the answer is the number of moves to 123804765.
    Luogu,
    /// POJ 1077, HDU 1043: a line of nine cells with an x; the answer is any moves of the x, such as rdlu, to 123456780, or
    /// unsolvable.
    Poj,
}

/// Problems in one input, where a contest has several.
const TOGETHER: usize = 10;
/// Small problems that are tried after a wrong answer.
const SMALL: usize = 30;
/// Time for finding a smaller problem.
const PATIENCE: Duration = Duration::from_secs(40);

/// A fault of a run.
#[derive(Serialize)]
struct Fault {
    /// `answer`, `missing`, `form`, `extra`, `crash`, `time`, `memory` or `output`.
    kind: &'static str,
    told: String,
}

#[derive(Serialize)]
struct Cost {
    seconds: f64,
    kilobytes: Option<u64>,
}

#[derive(Serialize)]
struct Wrong {
    #[serde(flatten)]
    fault: Fault,
    input: String,
    /// The right answers; -1 where there is none, or none short enough.
    right: Vec<i64>,
    program: Cost,
    ours: Cost,
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    problems: usize,
    wrong: Option<Wrong>,
    /// The most time and memory of an input.
    most: Cost,
}

impl Check {
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let mut chance = SplitMix64(self.seed);
        let mut cases = known_cases(self.contest, self.form)?;
        for _ in 0..self.count {
            cases.push(random(self.contest, self.form, &mut chance, self.most_moves())?);
        }
        let mut most = Cost { seconds: 0.0, kilobytes: None };
        let mut wrong = None;
        let several = matches!(self.contest, Name::Cubes | Name::Knights);
        for input in cases.chunks(if several { TOGETHER } else { 1 }) {
            let run = self.ran(input)?;
            most.seconds = most.seconds.max(run.seconds);
            most.kilobytes = most.kilobytes.max(run.kilobytes);
            if let Some(fault) = self.fault(input, &run) {
                wrong = Some(self.wrong(input, &run, fault)?);
                break;
            }
        }
        if wrong.is_some() {
            for _ in 0..SMALL {
                cases.push(random(self.contest, self.form, &mut chance, 12.min(self.most_moves()))?);
            }
            // An input that is wrong only as a whole is reported as a whole.
            wrong = self.smallest(&mut cases)?.or(wrong);
        }
        let report = Report { seed: self.seed, problems: cases.len(), wrong, most };
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            print(&report, out)?;
        }
        Ok(if report.wrong.is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// Random moves between the ends of a problem. Most problems become as hard as random ones, and proofs take a second.
    fn most_moves(&self) -> usize {
        match (self.contest, self.form) {
            (Name::Knights, _) => 20,
            (Name::Tiles, Form::Fifteen) | (Name::Toys, _) => 50,
            _ => 80,
        }
    }

    fn ran(&self, cases: &[Case]) -> Result<Run, Failure> {
        let limits = Limits {
            seconds: self.time_limit.into(),
            kilobytes: self.memory_limit.map(|megabytes| u64::from(megabytes) * 1000),
        };
        let name = self.program[0].to_string_lossy();
        run(&self.program, &self.input(cases)?, &limits)
            .map_err(|error| Failure::Input(format!("program '{name}' given, which cannot be run: {error}")))
    }

    /// Problems in the contest's form.
    fn input(&self, cases: &[Case]) -> Result<String, Failure> {
        let written =
            |case: &Case| write_contest(self.contest.puzzle(), &case.problem).map_err(Failure::input);
        if self.contest != Name::Tiles {
            let texts: Vec<String> = cases.iter().map(written).collect::<Result<_, _>>()?;
            return Ok(match self.contest {
                Name::Cubes => {
                    texts.iter().map(|text| text.trim_end_matches("0 0\n")).collect::<String>() + "0 0\n"
                }
                Name::Knights => {
                    let boards = texts.iter().map(|text| text.trim_start_matches("1\n"));
                    format!("{}\n{}", cases.len(), boards.collect::<String>())
                }
                _ => texts.concat(),
            });
        }
        let starts = cases.iter().map(|case| match self.form {
            Form::Luogu => Ok(format!("{}\n", case.problem.start)),
            Form::Poj => Ok(case
                .problem
                .start
                .replace('0', "x")
                .split("")
                .collect::<Vec<_>>()
                .join(" ")
                .trim()
                .to_owned()
                + "\n"),
            // The start's rows without the goal's.
            Form::Aoj | Form::Fifteen => written(case).map(|text| {
                let rows: Vec<&str> = text.lines().collect();
                rows[..rows.len() / 2].join("\n") + "\n"
            }),
        });
        starts.collect()
    }

    fn fault(&self, cases: &[Case], run: &Run) -> Option<Fault> {
        let of = |kind, told| Some(Fault { kind, told });
        match run.end {
            End::Time => return of("time", format!("no end within {} s", self.time_limit)),
            End::Memory => {
                return of("memory", format!("over {} MB in use", self.memory_limit.unwrap_or_default()));
            }
            End::Output => return of("output", "over 1 MB printed".to_owned()),
            End::Status(status) if !status.success() => {
                let said = run.complaint.as_ref().map_or(String::new(), |line| format!("; it said: {line}"));
                return of("crash", format!("ended with {status}{said}"));
            }
            End::Status(_) => {}
        }
        let mut words = run.output.split_whitespace();
        for (number, case) in (1..).zip(cases) {
            let Err((kind, told)) = self.answered(case, &mut words) else { continue };
            let place = if cases.len() > 1 {
                format!("problem {number} of {}: ", cases.len())
            } else {
                String::new()
            };
            let read = run.read.filter(|_| kind == "missing");
            let read = read.map_or(String::new(), |read| format!("; it has read {read} bytes of the input"));
            return of(kind, format!("{place}{told}{read}"));
        }
        words.next().and_then(|word| of("extra", format!("'{}' printed after the last answer", short(word))))
    }

    /// Reads the answer to a problem.
    fn answered<'a>(
        &self,
        Case { problem, least }: &Case,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<(), (&'static str, String)> {
        let line = |moves: &[String]| play(self.contest.puzzle(), &problem.start, &problem.goal, moves);
        let is_goal = |moves: &[String]| line(moves).is_ok_and(|line| line.solved);
        let word = words.next();
        if self.contest == Name::Tiles && self.form == Form::Poj {
            let right = match (word, least) {
                (word, None) => word == Some("unsolvable"),
                // Tiles slide the other way.
                (word, Some(_)) => word
                    .unwrap_or_default()
                    .chars()
                    .map(opposite)
                    .collect::<Option<Vec<_>>>()
                    .is_some_and(|moves| is_goal(&moves)),
            };
            return if right {
                Ok(())
            } else {
                Err(("answer", format!("'{}' answered", short(word.unwrap_or_default()))))
            };
        }
        let word = word.ok_or(("missing", "no answer".to_owned()))?;
        let number: i64 =
            word.parse().map_err(|_| ("form", format!("'{}' printed; allowed: a number", short(word))))?;
        if number != signed(*least) {
            return Err(("answer", format!("{number} answered")));
        }
        if self.contest == Name::Toys {
            let moves: Vec<String> = words.take(least.unwrap_or_default()).map(str::to_owned).collect();
            if !is_goal(&moves) {
                return Err(("answer", "its moves do not lead to the goal".to_owned()));
            }
        }
        Ok(())
    }

    /// The smallest problem that is wrong by itself.
    fn smallest(&self, cases: &mut [Case]) -> Result<Option<Wrong>, Failure> {
        let began = Instant::now();
        cases.sort_by_cached_key(|case| {
            (case.least.unwrap_or(usize::MAX), case.problem.start.clone(), case.problem.goal.clone())
        });
        for case in &*cases {
            if began.elapsed() > PATIENCE {
                break;
            }
            let case = std::slice::from_ref(case);
            let run = self.ran(case)?;
            if let Some(fault) = self.fault(case, &run) {
                return self.wrong(case, &run, fault).map(Some);
            }
        }
        Ok(None)
    }

    fn wrong(&self, cases: &[Case], run: &Run, fault: Fault) -> Result<Wrong, Failure> {
        let ours = self.ours(cases)?;
        Ok(Wrong {
            fault,
            input: self.input(cases)?,
            right: cases.iter().map(|case| signed(case.least)).collect(),
            program: Cost { seconds: run.seconds, kilobytes: run.kilobytes },
            ours: Cost { seconds: ours.seconds, kilobytes: ours.kilobytes },
        })
    }

    /// This program, run on the same problems in the same way.
    fn ours(&self, cases: &[Case]) -> Result<Run, Failure> {
        let itself = std::env::current_exe()?;
        let command = [itself.into(), "judge".into(), self.contest.puzzle().into()];
        let whole = |case: &Case| write_contest(self.contest.puzzle(), &case.problem).map_err(Failure::input);
        let input = match self.contest {
            Name::Tiles => cases.iter().map(whole).collect::<Result<String, _>>()?,
            _ => self.input(cases)?,
        };
        Ok(run(&command, &input, &Limits { seconds: 600, kilobytes: None })?)
    }
}

fn signed(least: Option<usize>) -> i64 {
    least.and_then(|least| i64::try_from(least).ok()).unwrap_or(-1)
}

/// The move of a tile when the empty square moves this way.
fn opposite(way: char) -> Option<String> {
    let tile = match way {
        'u' => "D",
        'd' => "U",
        'l' => "R",
        'r' => "L",
        _ => return None,
    };
    Some(tile.to_owned())
}

fn short(word: &str) -> String {
    const LONGEST: usize = 40;
    let beginning: String = word.chars().take(LONGEST).collect();
    if beginning.len() < word.len() { beginning + "…" } else { beginning }
}

fn print(Report { seed, problems, wrong, most }: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let memory = |kilobytes: Option<u64>| {
        kilobytes.map_or("not measured".to_owned(), |kilobytes| {
            format!("{}.{} MB", kilobytes / 1000, kilobytes / 100 % 10)
        })
    };
    let Some(Wrong { fault, input, right, program, ours }) = wrong else {
        writeln!(out, "right        all {problems} problems, seed {seed}")?;
        writeln!(out, "time         {:.2} s at most", most.seconds)?;
        writeln!(out, "memory       {} at most", memory(most.kilobytes))?;
        return Ok(());
    };
    let right: Vec<String> = right.iter().map(ToString::to_string).collect();
    writeln!(out, "wrong        {}", fault.told)?;
    writeln!(out, "right        {}", right.join(" "))?;
    let smallest =
        if right.len() == 1 { "the smallest wrong one" } else { "each of these is right by itself" };
    writeln!(out, "problems     {problems} tried, seed {seed}; {smallest}")?;
    writeln!(out, "time         {:.2} s; ours {:.2} s", program.seconds, ours.seconds)?;
    writeln!(out, "memory       {}; ours {}", memory(program.kilobytes), memory(ours.kilobytes))?;
    write!(out, "input\n{input}")?;
    Ok(())
}
