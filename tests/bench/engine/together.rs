//! The engine's searches against each other: on 8-puzzles, and on Korf's easiest ten.

use rolling_cubes::search::{ALGORITHMS, Algorithm, Status};
use rolling_cubes::session::{Request, Session, sweep::Sweep, written};

use crate::cost::measure;
use crate::problems::{KORF_GOAL, Korf};
use crate::wanted;

struct Problem {
    start: String,
    goal: &'static str,
    length: usize,
}

struct Ended {
    /// Its solution's length, unless a limit ended it.
    length: Option<usize>,
    expanded: u64,
    generated: u64,
    bytes: u64,
}

/// Every 1,814th start of the 8-puzzle: a hundred.
fn eight() -> Vec<Problem> {
    let goal = "123456780";
    let sweep = Sweep::new("tiles", Some(goal), &["manhattan".to_owned()]).expect("a family");
    let problem = |number| {
        let (start, length) = sweep.problem(number);
        Problem { start, goal, length: length as usize }
    };
    sweep.chosen(1814, 1).into_iter().map(problem).collect()
}

/// Korf's ten with the fewest IDA* nodes.
fn easiest() -> Vec<Problem> {
    let problem = |korf: Korf| Problem { start: korf.start.to_owned(), goal: KORF_GOAL, length: korf.length };
    Korf::easiest().into_iter().map(problem).collect()
}

/// Runs a search to its end. A required upper bound is set to the solution's length.
fn run(problem: &Problem, lane: &str, algorithm: &Algorithm, most: &str) -> Ended {
    let upper = algorithm
        .needs
        .map_or(String::new(), |need| format!(":{}={}", written(need.one_of[0]), problem.length));
    let lane = format!("{lane}{upper}{most}");
    let request = Request::new(["tiles", &problem.start, problem.goal], &lane).expect("a good request");
    let mut session = Session::new(request).expect("a good problem");
    session.prepare(u64::MAX);
    while session.step(u64::MAX) == Status::Running {}
    let told = session.snapshot();
    let length = (told.outcome == "solved").then_some(told.moves.len());
    let total = told.stats.total;
    Ended { length, expanded: total.expanded, generated: total.generated, bytes: told.stats.bytes_peak }
}

/// One row per search: number of solved problems, their total time and counts, peak memory, and mean length.
fn beside(problems: &[Problem], heuristic: &str, most: &str, algorithms: &[&Algorithm]) {
    println!(
        "{:<36} {:>8} {:>11} {:>14} {:>14} {:>10} {:>8}",
        "", "solved", "ms", "expanded", "generated", "most kB", "length"
    );
    for algorithm in algorithms {
        let lane = if algorithm.informed {
            format!("{}/{heuristic}", algorithm.name)
        } else {
            algorithm.name.to_owned()
        };
        let (mut ended, mut milliseconds) = (Vec::new(), 0.0);
        for problem in problems {
            let (told, cost) = measure(&|| run(problem, &lane, algorithm, most));
            if told.length.is_some() {
                ended.push(told);
                milliseconds += cost.milliseconds();
            }
        }
        let sum = |of: fn(&Ended) -> u64| ended.iter().map(of).sum::<u64>();
        let most_bytes = ended.iter().map(|one| one.bytes).max().unwrap_or(0);
        #[allow(clippy::cast_precision_loss)] // only displayed
        let length = sum(|one| one.length.unwrap_or(0) as u64) as f64 / ended.len().max(1) as f64;
        println!(
            "{lane:<36} {:>4}/{:<3} {milliseconds:>11.1} {:>14} {:>14} {:>10} {length:>8.2}",
            ended.len(),
            problems.len(),
            sum(|one| one.expanded),
            sum(|one| one.generated),
            most_bytes / 1000,
        );
    }
}

pub fn print() {
    if wanted("together-eight") {
        println!("\nbeside each other: a hundred 8-puzzles, every 1,814th, with manhattan");
        let quick: Vec<&Algorithm> =
            ALGORITHMS.iter().copied().filter(|algorithm| algorithm.name != "iddfs").collect();
        beside(&eight(), "manhattan", "", &quick);
    }
    if wanted("together-korf") {
        println!("\nbeside each other: Korf's easiest ten, with manhattan, each held to 4 GB");
        let informed: Vec<&Algorithm> =
            ALGORITHMS.iter().copied().filter(|algorithm| algorithm.informed).collect();
        beside(&easiest(), "manhattan", ":max-bytes=4000000000", &informed);
    }
}
