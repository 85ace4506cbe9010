//! `solve`: runs one search on one problem and prints every count.

use std::io::{self, Write};

use clap::Args;
use rolling_cubes::puzzle::map::written::{Facts, Warning};
use rolling_cubes::search::Proof;
use rolling_cubes::search::stats::{Counters, DepthStats, SideStats};
use rolling_cubes::session::{Lane, MapScenario, Snapshot, algorithm};
use serde::Serialize;

use crate::failure::Failure;
use crate::request::{self, Problem};

#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    problem: Problem,
    #[arg(long, help = request::searches(" [default: the first of the link, or bidirectional-bfs, or a-star for a map]"))]
    algorithm: Option<String>,
    /// The bound for searches that use one [default: the puzzle's own].
    #[arg(long, allow_hyphen_values = true)]
    heuristic: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub fn run(mut self, out: &mut impl Write) -> Result<(), Failure> {
        let scenario = self.problem.take_scenario()?;
        if let Some(first) = self.problem.take_first() {
            return Err(Failure::Input(format!("puzzle: '{first}' given; allowed: none with --puzzle-file")));
        }
        let linked = self.problem.lanes().and_then(<[Lane]>::first).cloned();
        let usual = if self.problem.is_map() { "a-star" } else { "bidirectional-bfs" };
        let mut lane = match (self.algorithm, linked) {
            (None, Some(lane)) => lane,
            (name, _) => Lane::new(algorithm(name.as_deref().unwrap_or(usual)).map_err(Failure::input)?),
        };
        lane.heuristic = self.heuristic.or(lane.heuristic);
        let (snapshot, seconds) = request::run(self.problem.request(&lane))?;
        let published = scenario.map(|scenario| PublishedLength::of(scenario, &snapshot));
        if self.json {
            let report = Report { published, ..Report::of(&snapshot, seconds) };
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            if let Some(facts) = self.problem.facts() {
                print_facts(&facts, out)?;
            }
            print(&snapshot, published.as_ref(), seconds, out)?;
            for (number, label) in (1..).zip(self.problem.labels(&snapshot.moves).unwrap_or_default()) {
                writeln!(out, "move {number:<7} {label}")?;
            }
        }
        Ok(())
    }
}

/// The published length of a scenario beside the length of the path found, in steps with the square root of 2 for a diagonal one.
#[derive(Serialize)]
struct PublishedLength {
    length: String,
    found: Option<f64>,
    /// `equal`, `rounded` if a diagonal step of 14 tenths explains the difference, else `different`.
    comparison: Option<&'static str>,
}

impl PublishedLength {
    fn of(MapScenario { start, length, .. }: MapScenario, snapshot: &Snapshot) -> Self {
        let place = |name: &str| -> Option<(i32, i32)> {
            let (column, row) = name.split_once('.')?;
            Some((column.parse().ok()?, row.parse().ok()?))
        };
        let names = std::iter::once(&*start).chain(snapshot.moves.iter().map(String::as_str));
        let places: Option<Vec<_>> = names.map(place).collect();
        let step = |pair: &[(i32, i32)]| {
            let is_straight = pair[0].0 == pair[1].0 || pair[0].1 == pair[1].1;
            if is_straight { 1.0 } else { std::f64::consts::SQRT_2 }
        };
        let found: Option<f64> = snapshot.cost.and(places).map(|places| places.windows(2).map(step).sum());
        let comparison = found.zip(snapshot.cost).zip(length.parse::<f64>().ok());
        let comparison = comparison.map(|((found, cost), published)| {
            /// Published lengths have few decimals.
            const NEAR: f64 = 1e-4;
            if (found - published).abs() < NEAR {
                "equal"
            } else if f64::from(cost) / 10.0 < published + NEAR && published < found + NEAR {
                "rounded"
            } else {
                "different"
            }
        });
        Self { length, found, comparison }
    }
}

/// The counts of one iteration as JSON.
#[derive(Serialize)]
struct Iteration {
    bound: u32,
    expanded: u64,
    generated: u64,
}

/// The result of a search and its counts as JSON.
#[derive(Serialize)]
pub struct Report<'a> {
    outcome: &'static str,
    /// The proved maximum ratio of the solution's length to the shortest.
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<&'a str>,
    /// The limit reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<&'static str>,
    /// The proof about the solution: see [`proves`].
    proves: Option<&'static str>,
    length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    published: Option<PublishedLength>,
    moves: &'a [String],
    expanded: u64,
    generated: u64,
    evaluated: u64,
    /// Pairs of a position and a rim position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<u64>,
    duplicates: u64,
    pruned: u64,
    stored_peak: u64,
    bytes_peak: u64,
    seconds: f64,
    iterations: Vec<Iteration>,
    #[serde(flatten)]
    rows: Rows<'a>,
    /// Both sides of a bidirectional search, forward and backward.
    #[serde(skip_serializing_if = "Option::is_none")]
    sides: Option<[SideReport<'a>; 2]>,
}

/// The counts by depth, or by the cost of the moves made, as JSON.
#[derive(Serialize)]
struct Rows<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    depths: Option<&'a [DepthStats]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    costs: Option<Vec<CostRow<'a>>>,
    /// The number of rows left out between the first and the last ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<usize>,
}

#[derive(Serialize)]
struct CostRow<'a> {
    cost: u32,
    #[serde(flatten)]
    counters: &'a Counters,
}

impl<'a> Rows<'a> {
    fn of(rows: &'a [DepthStats], left_out: Option<usize>, are_costs: bool) -> Self {
        let by_cost = |row: &'a DepthStats| CostRow { cost: row.depth, counters: &row.counters };
        let costs = are_costs.then(|| rows.iter().map(by_cost).collect());
        Self { depths: (!are_costs).then_some(rows), costs, left_out }
    }
}

/// One side of a bidirectional search as JSON.
#[derive(Serialize)]
struct SideReport<'a> {
    radius: u32,
    frontier: u64,
    stored: u64,
    closed: u64,
    #[serde(flatten)]
    rows: Rows<'a>,
}

impl<'a> Report<'a> {
    /// The report of a search and its time.
    pub fn of(snapshot: &'a Snapshot, seconds: f64) -> Self {
        let stats = &snapshot.stats;
        let iterations = stats.iterations.iter().map(|row| Iteration {
            bound: row.bound,
            expanded: row.counters.expanded,
            generated: row.counters.generated,
        });
        let side = |side: &'a SideStats| {
            let &SideStats { radius, frontier, stored, closed, ref depths, depths_left_out } = side;
            let rows = Rows::of(depths, depths_left_out, stats.depths_are_costs);
            SideReport { radius, frontier, stored, closed, rows }
        };
        Self {
            outcome: outcome(snapshot),
            within: snapshot.within.as_deref(),
            limit: snapshot.limit,
            proves: proves(snapshot),
            length: snapshot.length,
            cost: snapshot.cost,
            published: None,
            moves: &snapshot.moves,
            expanded: stats.total.expanded,
            generated: stats.total.generated,
            evaluated: stats.evaluated,
            pairs: snapshot.pairs,
            duplicates: stats.total.duplicates,
            pruned: stats.total.pruned,
            stored_peak: stats.stored_peak,
            bytes_peak: stats.bytes_peak,
            seconds,
            iterations: iterations.collect(),
            rows: Rows::of(&stats.depths, stats.depths_left_out, stats.depths_are_costs),
            sides: stats.sides.as_ref().map(|sides| sides.each_ref().map(side)),
        }
    }
}

/// The outcome: `solved` if a solution is proved to be the best, else `found`.
pub fn outcome(snapshot: &Snapshot) -> &'static str {
    match (snapshot.outcome, snapshot.proves) {
        ("solved", Proof::Shortest | Proof::Fewest) => "solved",
        ("solved", _) => "found",
        (outcome, _) => outcome,
    }
}

/// The proof about a solution: `shortest` or, where moves have costs, `cheapest`; `fewest` moves; `within` the ratio of the weight; or
/// `nothing`.
pub fn proves(snapshot: &Snapshot) -> Option<&'static str> {
    let best = if snapshot.cost.is_some() { "cheapest" } else { "shortest" };
    snapshot.length.map(|_| match snapshot.proves {
        Proof::Shortest => best,
        Proof::Fewest => "fewest",
        Proof::Within => "within",
        _ => "nothing",
    })
}

/// The length of a solution, and its cost where moves have costs.
fn length(snapshot: &Snapshot) -> String {
    let moves = snapshot.moves.len();
    snapshot.cost.map_or_else(|| format!("{moves} moves"), |cost| format!("{moves} moves, cost {cost}"))
}

/// The facts of a written puzzle, and the lines of it that have no effect.
pub fn print_facts(facts: &Facts, out: &mut impl Write) -> io::Result<()> {
    let Facts { title, positions, moves, undone, goals, warnings, .. } = facts;
    if let Some(title) = title {
        writeln!(out, "puzzle       {title}")?;
    }
    let all = if *undone { "every move can be undone" } else { "not every move can be undone" };
    writeln!(out, "facts        {positions} positions, {moves} moves, {all}, goals: {goals}")?;
    for Warning { line, column, what } in warnings {
        writeln!(out, "warning      line {line}, column {column}: {}", what.replace('-', " "))?;
    }
    Ok(())
}

fn print(
    snapshot: &Snapshot,
    published: Option<&PublishedLength>,
    seconds: f64,
    out: &mut impl Write,
) -> io::Result<()> {
    let stats = &snapshot.stats;
    let best = if snapshot.cost.is_some() { "cheapest" } else { "shortest" };
    match (outcome(snapshot), snapshot.limit) {
        ("solved", _) => {
            let proved = if snapshot.proves == Proof::Fewest { "the fewest" } else { best };
            writeln!(out, "solved       {}, proved {proved}", length(snapshot))?;
        }
        ("found", _) => match &snapshot.within {
            Some(within) => {
                writeln!(out, "found        {}, at most {within} times the {best}", length(snapshot))?;
            }
            None => writeln!(out, "found        {}, not proved {best}", length(snapshot))?,
        },
        ("exhausted", _) => writeln!(out, "exhausted    there is no solution")?,
        (_, Some(limit)) => {
            writeln!(out, "limit        stopped at the limit of {limit}; nothing is known beyond it")?;
        }
        (outcome, None) => writeln!(out, "{outcome}")?,
    }
    if !snapshot.moves.is_empty() {
        writeln!(out, "moves        {}", snapshot.moves.join(" "))?;
    }
    if let Some(PublishedLength { length, found, comparison }) = published {
        let found = found.map_or_else(|| "no path".to_owned(), |found| format!("{found:.5}"));
        let comparison = match comparison {
            Some("equal") => ": the same",
            Some("rounded") => ": a diagonal step costs 14 tenths here",
            Some(_) => ": they differ",
            None => "",
        };
        writeln!(out, "published    {length}, found {found}{comparison}")?;
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
    if let Some(pairs) = snapshot.pairs {
        writeln!(out, "pairs        {pairs}")?;
    }
    for row in &stats.iterations {
        let c = &row.counters;
        writeln!(out, "bound {:<6} {} expanded, {} generated", row.bound, c.expanded, c.generated)?;
    }
    for (name, side) in ["forward", "backward"].iter().zip(stats.sides.iter().flatten()) {
        writeln!(out, "{name:<12} {} layers, {} stored", side.radius, side.stored)?;
    }
    writeln!(out, "seconds      {seconds:.3}")
}
