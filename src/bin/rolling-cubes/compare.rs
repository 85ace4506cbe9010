//! `compare`: runs several searches on one problem and prints their counts side by side.

use std::io::{self, Write};

use clap::Args;
use rolling_cubes::search::stats::effective_branching;
use rolling_cubes::session::Snapshot;
use serde::{Serialize, Serializer};

use crate::failure::Failure;
use crate::request::{self, Problem, WrittenSearch};
use crate::solve::{Report, outcome, proves};

#[derive(Args)]
pub struct Compare {
    #[command(flatten)]
    problem: Problem,
    /// The searches, each as ALGORITHM or ALGORITHM/HEURISTIC, such as ida-star/mismatch, and settings of its own after
    /// colons, such as bfs:max-nodes=1000. Settings given as options hold for all they apply to.
    #[arg(required_unless_present_any = ["link", "puzzle_file"], value_parser = request::search)]
    searches: Vec<WrittenSearch>,
    /// Print comma-separated values.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A search and what it has come to.
pub struct Result {
    pub search: String,
    pub snapshot: Snapshot,
    pub seconds: f64,
}

#[derive(Serialize)]
struct Row<'a> {
    search: &'a str,
    #[serde(flatten)]
    report: Report<'a>,
}

const COLUMNS: [&str; 12] = [
    "search",
    "outcome",
    "length",
    "expanded",
    "generated",
    "evaluated",
    "duplicates",
    "pruned",
    "stored_peak",
    "bytes_peak",
    "b*",
    "seconds",
];

/// Columns after the length where moves have costs.
const OF_COSTS: [&str; 2] = ["cost", "proves"];
const AFTER: usize = 3;

impl Compare {
    pub fn run(mut self, out: &mut impl Write) -> std::result::Result<(), Failure> {
        self.problem.take_scenario()?;
        if let Some(first) = self.problem.take_first() {
            self.searches.insert(0, request::search(&first).map_err(Failure::Input)?);
        }
        let given = || self.searches.iter().map(|search| search.lane.clone()).collect();
        let lanes = self.problem.lanes().map_or_else(given, |lanes| Ok(lanes.to_vec()));
        let lanes = lanes.map_err(Failure::input)?;
        // Report an invalid lane before the first search runs, which may take an hour.
        for lane in &lanes {
            request::check(self.problem.fitting_request(lane))?;
        }
        let mut results = Vec::new();
        for lane in lanes {
            let (snapshot, seconds) = request::run(self.problem.fitting_request(&lane))?;
            results.push(Result { search: lane.write(), snapshot, seconds });
        }
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &results)?;
            writeln!(out)?;
        } else {
            print(&results, self.problem.is_map(), self.csv, out)?;
        }
        Ok(())
    }
}

impl Serialize for Result {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        Row { search: &self.search, report: Report::of(&self.snapshot, self.seconds) }.serialize(serializer)
    }
}

/// Prints results as a table or as comma-separated values.
pub fn print(results: &[Result], has_costs: bool, csv: bool, out: &mut impl Write) -> io::Result<()> {
    let mut rows = vec![COLUMNS.map(str::to_owned).to_vec()];
    rows.extend(results.iter().map(|result| cells(result).to_vec()));
    if has_costs {
        let header = OF_COSTS.map(str::to_owned);
        let costs = std::iter::once(header).chain(results.iter().map(costs));
        for (row, costs) in rows.iter_mut().zip(costs) {
            row.splice(AFTER..AFTER, costs);
        }
    }
    if csv { print_csv(&rows, out) } else { print_table(&rows, out) }
}

fn cells(result: &Result) -> [String; 12] {
    let Snapshot { limit, length, stats, within, .. } = &result.snapshot;
    // A solution not proved shortest shows its proved ratio.
    let outcome = [Some(outcome(&result.snapshot)), within.as_deref().map(|_| "within"), within.as_deref()];
    let outcome = outcome.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let branching = length.and_then(|length| effective_branching(stats.total.generated, length));
    [
        result.search.clone(),
        limit.map_or_else(|| outcome.clone(), |limit| format!("{outcome} {limit}")),
        length.map_or_else(String::new, |length| length.to_string()),
        stats.total.expanded.to_string(),
        stats.total.generated.to_string(),
        stats.evaluated.to_string(),
        stats.total.duplicates.to_string(),
        stats.total.pruned.to_string(),
        stats.stored_peak.to_string(),
        stats.bytes_peak.to_string(),
        branching.map_or_else(String::new, |b| format!("{b:.3}")),
        format!("{:.3}", result.seconds),
    ]
}

fn costs(Result { snapshot, .. }: &Result) -> [String; 2] {
    let cost = snapshot.cost.map_or_else(String::new, |cost| cost.to_string());
    [cost, proves(snapshot).unwrap_or_default().to_owned()]
}

/// Quotes cells with commas, such as made heuristics. No cell contains quotation marks.
fn print_csv(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let quoted = |cell: &String| if cell.contains(',') { format!("\"{cell}\"") } else { cell.clone() };
    let line = |row: &Vec<String>| row.iter().map(quoted).collect::<Vec<_>>().join(",");
    rows.iter().try_for_each(|row| writeln!(out, "{}", line(row)))
}

/// Names left-aligned, numbers right-aligned, in columns as wide as their widest cell.
fn print_table(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let columns = 0..rows[0].len();
    let widths: Vec<usize> =
        columns.map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or_default()).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).zip(&rows[0]).map(|((cell, &width), name)| match name.as_str() {
            "search" | "outcome" | "proves" => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
