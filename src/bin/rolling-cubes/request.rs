//! The arguments that make a request, shared by the commands that search.

use std::time::Instant;

use clap::Args;
use rolling_cubes::search::Status;
use rolling_cubes::session::{Request, Session, Snapshot, applies};

use crate::failure::Failure;

/// What is to be solved, and the settings that searches may take.
#[derive(Args)]
pub struct Problem {
    /// The puzzle, such as cubes.
    puzzle: String,
    /// The start in the puzzle's text form, such as WWWEWWWWW.
    #[arg(long)]
    start: String,
    /// The goal in the puzzle's text form, such as RBWRWWEWW.
    #[arg(long)]
    goal: String,
    /// The order in which moves are tried: for pieces that move into an empty square the ways that the
    /// empty square goes, such as ULDR, or seed=7 for a shuffled one [default: by number, ULRD].
    #[arg(long)]
    order: Option<String>,
    /// How ida-star raises its bound: by-one, from 0, or next-bound [default: next-bound].
    #[arg(long)]
    deepen: Option<String>,
    /// The longest solution looked for, in moves.
    #[arg(long, value_parser = whole::<u32>, allow_hyphen_values = true)]
    max_depth: Option<u32>,
    /// The most positions generated.
    #[arg(long, value_parser = whole::<u64>, allow_hyphen_values = true)]
    max_nodes: Option<u64>,
    /// The most memory for stored positions, in bytes.
    #[arg(long, value_parser = whole::<u64>, allow_hyphen_values = true)]
    max_bytes: Option<u64>,
    /// The length of a solution that branch-and-bound takes for granted; it needs this or --max-depth.
    #[arg(long, value_parser = whole::<u32>, allow_hyphen_values = true)]
    incumbent: Option<u32>,
    /// What branch-and-bound does where a solution can only be as long as the incumbent: search-on or cut
    /// [default: search-on].
    #[arg(long)]
    ties: Option<String>,
}

impl Problem {
    /// The request for `algorithm` with all settings, whether they apply to it or not.
    pub fn request(&self, algorithm: &str, heuristic: Option<&str>) -> Request {
        Request {
            puzzle: self.puzzle.clone(),
            start: self.start.clone(),
            goal: self.goal.clone(),
            algorithm: algorithm.to_owned(),
            heuristic: heuristic.map(str::to_owned),
            order: self.order.clone(),
            deepen: self.deepen.clone(),
            incumbent: self.incumbent,
            ties: self.ties.clone(),
            max_depth: self.max_depth,
            max_nodes: self.max_nodes,
            max_bytes: self.max_bytes,
        }
    }

    /// The request for `algorithm` with the settings that apply to it, as some others may be meant for.
    pub fn fitting_request(&self, algorithm: &str, heuristic: Option<&str>) -> Request {
        let mut request = self.request(algorithm, heuristic);
        request.deepen = request.deepen.filter(|_| applies("deepen", algorithm));
        request.incumbent = request.incumbent.filter(|_| applies("incumbent", algorithm));
        request.ties = request.ties.filter(|_| applies("ties", algorithm));
        request
    }
}

/// Reads a whole number that is not negative.
fn whole<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = text.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("a whole number below 2^{} is allowed", 8 * size_of::<T>()))
}

/// Runs a search to its end; the seconds it took.
pub fn run(request: Request) -> Result<(Snapshot, f64), Failure> {
    let mut session = Session::new(request).map_err(Failure::input)?;
    let began = Instant::now();
    while session.step(u64::MAX) == Status::Running {}
    Ok((session.snapshot(), began.elapsed().as_secs_f64()))
}
