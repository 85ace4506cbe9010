//! The command line's door: the same sessions as the page, read from arguments and files.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Parser, Subcommand, ValueEnum};
use rolling_cubes::contest;
use rolling_cubes::search::Status;
use rolling_cubes::session::{Request, Session, Snapshot};
use serde::Serialize;

/// Shortest solutions of the Cubic Eight-Puzzle and its family, counted to the node.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Answer a contest's own input from standard input, one line a problem.
    Judge {
        /// Whose contest.
        contest: Contest,
        #[command(flatten)]
        choice: Choice,
    },
    /// Solve one problem and print every count.
    Solve(Solve),
}

#[derive(Clone, Copy, ValueEnum)]
enum Contest {
    /// ACM ICPC Japan 2006: the least number of rolls, or -1 when it is more than 30.
    Cubes,
}

#[derive(Args)]
struct Choice {
    /// The search: ida-star or bidirectional-bfs.
    #[arg(long, default_value = "bidirectional-bfs")]
    algorithm: String,
    /// The bound for searches that use one: blind, mismatch or misplaced.
    #[arg(long)]
    heuristic: Option<String>,
}

#[derive(Args)]
struct Solve {
    /// The puzzle: cubes.
    puzzle: String,
    /// The start in the puzzle's text form, such as WWWEWWWWW.
    #[arg(long)]
    start: String,
    /// The goal in the puzzle's text form, such as RBWRWWEWW.
    #[arg(long)]
    goal: String,
    #[command(flatten)]
    choice: Choice,
    /// The order in which the empty square's directions are tried, such as ULDR [default: ULRD].
    #[arg(long)]
    order: Option<String>,
    /// How iterative deepening raises its bound: by-one or next-bound [default: next-bound].
    #[arg(long)]
    deepen: Option<String>,
    /// The length of a solution that branch-and-bound takes for granted.
    #[arg(long)]
    incumbent: Option<u32>,
    /// Where only something as long as the incumbent can follow, branch-and-bound goes search-on or cut [default: search-on].
    #[arg(long)]
    ties: Option<String>,
    /// The longest solution looked for, in moves.
    #[arg(long)]
    max_depth: Option<u32>,
    /// The most positions generated.
    #[arg(long)]
    max_nodes: Option<u64>,
    /// The most memory for stored positions, in bytes.
    #[arg(long)]
    max_bytes: Option<u64>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What ends a command before its end.
enum Failure {
    /// The input is wrong: one line for the person, exit status 2.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn input(error: impl std::fmt::Display) -> Failure {
    Failure::Input(error.to_string())
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            let text = error.to_string();
            let first = text.lines().next().unwrap_or("error: bad arguments");
            eprintln!("{first} (--help tells what is allowed)");
            return ExitCode::from(2);
        }
        // --help and --version, on standard output; a reader that has gone away is no failure of ours.
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    let result = match arguments.command {
        Command::Judge { contest: Contest::Cubes, choice } => {
            judge_cubes(io::stdin().lock(), &choice, &mut out)
        }
        Command::Solve(solve) => run_solve(solve, &mut out),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader closed the pipe, as `head` does: it has all it wants.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            eprintln!("error: the output could not be written: {error}");
            ExitCode::FAILURE
        }
        Err(Failure::Input(message)) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// The contest asks for solutions of at most this many rolls.
const CONTEST_ROLLS: u32 = 30;

fn judge_cubes(stdin: impl BufRead, choice: &Choice, out: &mut impl Write) -> Result<(), Failure> {
    for problem in contest::cubes(stdin) {
        let problem = problem.map_err(input)?;
        let request = Request {
            puzzle: "cubes".to_owned(),
            start: problem.start,
            goal: problem.goal,
            algorithm: choice.algorithm.clone(),
            heuristic: choice.heuristic.clone(),
            max_depth: Some(CONTEST_ROLLS),
            ..Request::default()
        };
        match run(request)?.0.length {
            Some(length) => writeln!(out, "{length}")?,
            None => writeln!(out, "-1")?,
        }
        // Whoever asks problem by problem is waiting for this line.
        out.flush()?;
    }
    Ok(())
}

/// Runs a search to its end; the seconds it took.
fn run(request: Request) -> Result<(Snapshot, f64), Failure> {
    let mut session = Session::new(request).map_err(input)?;
    let began = Instant::now();
    while session.step(u64::MAX) == Status::Running {}
    Ok((session.snapshot(), began.elapsed().as_secs_f64()))
}

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    snapshot: &'a Snapshot,
    seconds: f64,
}

fn run_solve(solve: Solve, out: &mut impl Write) -> Result<(), Failure> {
    let request = Request {
        puzzle: solve.puzzle,
        start: solve.start,
        goal: solve.goal,
        algorithm: solve.choice.algorithm,
        heuristic: solve.choice.heuristic,
        order: solve.order,
        deepen: solve.deepen,
        incumbent: solve.incumbent,
        ties: solve.ties,
        max_depth: solve.max_depth,
        max_nodes: solve.max_nodes,
        max_bytes: solve.max_bytes,
    };
    let (snapshot, seconds) = run(request)?;
    if solve.json {
        let report = Report { snapshot: &snapshot, seconds };
        let text = serde_json::to_string_pretty(&report).map_err(|error| Failure::Output(error.into()))?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    print_report(&snapshot, seconds, out)?;
    Ok(())
}

fn print_report(snapshot: &Snapshot, seconds: f64, out: &mut impl Write) -> io::Result<()> {
    let stats = &snapshot.stats;
    match (snapshot.outcome, snapshot.limit) {
        ("solved", _) => writeln!(out, "solved       {} moves, proved shortest", snapshot.moves.len())?,
        ("exhausted", _) => writeln!(out, "exhausted    there is no solution")?,
        (_, Some(limit)) => {
            writeln!(out, "limit        stopped at the limit of {limit}; nothing is known beyond it")?;
        }
        (outcome, None) => writeln!(out, "{outcome}")?,
    }
    if !snapshot.moves.is_empty() {
        writeln!(out, "moves        {}", snapshot.moves.join(" "))?;
    }
    let counts = [
        ("expanded", stats.total.expanded),
        ("generated", stats.total.generated),
        ("evaluated", stats.evaluated),
        ("duplicates", stats.total.duplicates),
        ("pruned", stats.total.pruned),
        ("stored_peak", stats.stored_peak),
        ("bytes_peak", stats.bytes_peak),
    ];
    for (name, count) in counts {
        writeln!(out, "{name:<12} {count}")?;
    }
    for row in &stats.iterations {
        let c = &row.counters;
        writeln!(out, "bound {:<6} {} expanded, {} generated", row.bound, c.expanded, c.generated)?;
    }
    writeln!(out, "seconds      {seconds:.3}")
}
