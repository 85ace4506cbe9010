//! The arguments that make a request, shared by the commands that search.

use std::time::Instant;

use clap::Args;
use rolling_cubes::search::Status;
use rolling_cubes::session::{Lane, Link, Reading, Request, Session, Snapshot, applies, link};

use crate::failure::Failure;

/// What is to be solved, and the settings that searches may take.
#[derive(Args)]
pub struct Problem {
    /// The puzzle, such as cubes.
    #[arg(required_unless_present = "link", conflicts_with = "link")]
    puzzle: Option<String>,
    /// The start in the puzzle's text form, such as WWWEWWWWW.
    #[arg(long, required_unless_present = "link", conflicts_with = "link")]
    start: Option<String>,
    /// The goal in the puzzle's text form, such as RBWRWWEWW.
    #[arg(long, required_unless_present = "link", conflicts_with = "link")]
    goal: Option<String>,
    /// A link of the page instead of puzzle, start, goal and searches: its whole address, or what follows the #.
    #[arg(long, value_name = "URL", value_parser = link)]
    link: Option<Link>,
    #[command(flatten)]
    settings: Settings,
}

/// The settings that searches may take.
#[derive(Args, Clone)]
pub struct Settings {
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
    /// The lanes of the link, if it was given as one.
    pub fn lanes(&self) -> Option<&[Lane]> {
        self.link.as_ref().map(|link| &link.race[..])
    }

    /// The request for `lane` with all settings, whether they apply to it or not.
    pub fn request(&self, lane: &Lane) -> Request {
        self.of(&self.settings.over(lane))
    }

    /// The request for `lane` with the settings that apply to it, as some others may be meant for.
    pub fn fitting_request(&self, lane: &Lane) -> Request {
        self.of(&self.settings.fitting(lane))
    }

    fn of(&self, lane: &Lane) -> Request {
        let part = |given: &Option<String>, linked: fn(&Link) -> &String| {
            given.clone().or_else(|| self.link.as_ref().map(linked).cloned()).unwrap_or_default()
        };
        let [puzzle, start, goal] = [
            part(&self.puzzle, |link| &link.puzzle),
            part(&self.start, |link| &link.start),
            part(&self.goal, |link| &link.goal),
        ];
        lane.request(&puzzle, &start, &goal)
    }
}

impl Settings {
    /// The lane with all of these settings that were given.
    fn over(&self, lane: &Lane) -> Lane {
        Lane {
            algorithm: lane.algorithm.clone(),
            heuristic: lane.heuristic.clone(),
            order: self.order.clone().or_else(|| lane.order.clone()),
            deepen: self.deepen.clone().or_else(|| lane.deepen.clone()),
            incumbent: self.incumbent.or(lane.incumbent),
            ties: self.ties.clone().or_else(|| lane.ties.clone()),
            max_depth: self.max_depth.or(lane.max_depth),
            max_nodes: self.max_nodes.or(lane.max_nodes),
            max_bytes: self.max_bytes.or(lane.max_bytes),
        }
    }

    /// The lane with those of them that apply to it. That its algorithm is none is told by whoever then reads the lane.
    pub fn fitting(&self, lane: &Lane) -> Lane {
        let fits = |setting| applies(setting, &lane.algorithm).is_ok_and(|applies| applies);
        let mut settings = self.clone();
        settings.deepen = settings.deepen.filter(|_| fits("deepen"));
        settings.incumbent = settings.incumbent.filter(|_| fits("incumbent"));
        settings.ties = settings.ties.filter(|_| fits("ties"));
        settings.over(lane)
    }
}

/// Reads a link, all of which must be understood: half of one would give other counts than the page.
pub fn link(text: &str) -> Result<Link, String> {
    understood(&link::read(text))
}

/// What was read, if all of it was understood; else the first part that was not.
pub fn understood(reading: &Reading) -> Result<Link, String> {
    reading.misread.first().map_or_else(|| Ok(reading.link.clone()), |part| Err(part.to_string()))
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
