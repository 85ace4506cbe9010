//! `audit`: checks at every position whether a heuristic is a lower bound.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::Args;
use rolling_cubes::session::workshop::Unscored;
use rolling_cubes::session::{self, AuditReport, Job, MapExcess, MapFall, RequestError, Score};
use serde::Serialize;

use crate::failure::Failure;
use crate::request::{File, content, puzzle_text};

/// Exit status: 0 if the heuristic is proved to be a lower bound, 1 if refuted, 3 if undecided, 2 if the text is invalid.
#[derive(Args)]
pub struct Audit {
    /// The puzzle, such as tiles.
    #[arg(required_unless_present = "puzzle_file")]
    puzzle: Option<String>,
    /// The goal in the puzzle's text form, such as 123456780; of a map its whole text.
    #[arg(long, required_unless_present_any = ["file", "puzzle_file"])]
    goal: Option<String>,
    /// A file with a puzzle in the language for puzzles of your own: variables, start, goal and moves.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["goal", "file"], value_parser = puzzle_text)]
    puzzle_file: Option<File>,
    /// A file with the goal: for the puzzle map, a map with its goals.
    #[arg(long, value_name = "FILE", conflicts_with = "goal", value_parser = content)]
    file: Option<File>,
    /// A start in the component to audit [default: the goal, or the page's start if the goal is a pattern].
    #[arg(long)]
    start: Option<String>,
    /// The heuristic: a name, or an expression such as 'max(manhattan, paint(tiles=1234))'.
    #[arg(long, allow_hyphen_values = true)]
    heuristic: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Work between progress reports: some hundredths of a second.
const SLICE: u64 = 1 << 18;

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    audit: &'a AuditReport,
    /// Positions with f below C*, over the puzzle's problems; `None` if there is no score.
    score: Option<u64>,
    /// Why there is no score: `refuted`, or `refuted-elsewhere` on the board of a problem, as the bound may hide necessary
    /// expansions; `beyond` for too many positions.
    unscored: Option<&'static str>,
}

type Scored = Result<u64, &'static str>;

impl Audit {
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let file = self.file.as_ref().or(self.puzzle_file.as_ref()).map(|file| &file.text);
        let goal = self.goal.as_ref().or(file).map_or("", String::as_str);
        if self.name() == "map" {
            return self.of_map(goal, out);
        }
        let usual = || session::usual_start(self.name(), goal);
        let start = self.start.clone().map_or_else(usual, Ok).map_err(Failure::input)?;
        let audit = session::Audit::new(self.name(), &start, goal, &self.heuristic);
        let mut audit = audit.map_err(Failure::input)?;
        watch(|| audit.step(SLICE).map(|more| (more, audit.report().positions)))?;
        let report = audit.report();
        let score = if report.admissible == Some(false) { Err("refuted") } else { self.score(&start, goal)? };
        if self.json {
            let report = Report { audit: &report, score: score.ok(), unscored: score.err() };
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            print(&report, score, out)?;
        }
        Ok(match report.admissible {
            Some(true) => ExitCode::SUCCESS,
            Some(false) => ExitCode::FAILURE,
            None => ExitCode::from(3),
        })
    }

    fn name(&self) -> &str {
        self.puzzle.as_deref().unwrap_or("map")
    }

    /// A map's audit names a node or an edge.
    fn of_map(&self, text: &str, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let audit = session::map_audit(text, &self.heuristic).map_err(Failure::input)?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &audit)?;
            writeln!(out)?;
        } else {
            match &audit.too_much {
                None => writeln!(out, "admissible   proved at every node")?,
                Some(MapExcess { node, estimate, distance }) => {
                    let told = format!("refuted at {node}: bound {estimate}, cheapest way {distance}");
                    writeln!(out, "admissible   {told}")?;
                }
            }
            match &audit.falls {
                Some(MapFall { from, to, cost, before, after }) => {
                    let edge = format!("{from} -> {to} of cost {cost}");
                    writeln!(out, "consistent   refuted along {edge}: from {before} to {after}")?;
                }
                None if audit.consistent => writeln!(out, "consistent   proved along every edge")?,
                None => writeln!(out, "consistent   refuted, as it is not admissible")?,
            }
        }
        Ok(if audit.admissible { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn score(&self, start: &str, goal: &str) -> Result<Scored, Failure> {
        let score = Score::new(self.name(), start, goal, &self.heuristic);
        let mut score = score.map_err(Failure::input)?;
        watch(|| score.step(SLICE).map(|more| (more, score.report().expanded)))?;
        let report = score.report();
        let why = if report.unscored == Some(Unscored::Beyond) { "beyond" } else { "refuted-elsewhere" };
        Ok(report.score.ok_or(why))
    }
}

/// Calls `step` until no work is left, and reports the number of positions processed.
fn watch(mut step: impl FnMut() -> Result<(bool, u64), RequestError>) -> Result<(), Failure> {
    let watched = io::stderr().is_terminal();
    while let (true, positions) = step().map_err(Failure::input)? {
        if watched {
            eprint!("\r{positions} positions");
        }
    }
    if watched {
        eprint!("\r\x1b[K");
    }
    Ok(())
}

fn print(report: &AuditReport, score: Scored, out: &mut impl Write) -> io::Result<()> {
    let asked = format!("{} positions, {} moves", report.positions, report.moves);
    let by = if report.every { "asked" } else { "sampled" };
    match (report.admissible, report.failures) {
        (Some(true), _) if report.every => writeln!(out, "admissible   proved: {asked}")?,
        (Some(true), _) => writeln!(out, "admissible   proved by how it is put together; {asked} {by}")?,
        (Some(false), failures) => writeln!(out, "admissible   refuted by {failures} of {asked} {by}")?,
        (None, _) => writeln!(out, "admissible   no counterexample among {asked} {by}")?,
    }
    if let Some(found) = &report.counterexample {
        let at = if report.every { "true distance" } else { "distance at most" };
        writeln!(out, "example      {} bound {}, {at} {}", found.position, found.bound, found.distance)?;
    }
    match (report.consistent, report.falls) {
        (Some(true), _) => writeln!(out, "consistent   proved")?,
        (Some(false), 0) => writeln!(out, "consistent   refuted, as it is not admissible")?,
        (Some(false), falls) => writeln!(out, "consistent   refuted by {falls} moves")?,
        (None, _) => writeln!(out, "consistent   no counterexample")?,
    }
    if let Some(fall) = &report.fall {
        let (before, after) = (fall.bound, fall.bound_after);
        writeln!(out, "example      {} from {before} to {after} by {}", fall.position, fall.mv)?;
    }
    if let Some(edits) = report.edits {
        writeln!(out, "edited       {edits} positions")?;
    }
    if let Some(edit) = &report.edit {
        let (own, bound, mv, from) = (edit.own, edit.bound, &edit.mv, edit.bound_from);
        writeln!(out, "example      {} from {own} to {bound}, as {mv} leads to {from}", edit.position)?;
    }
    let unproved = if report.admissible.is_none() { "; not proved to be a lower bound" } else { "" };
    match score {
        Ok(score) => {
            writeln!(out, "score        {score} positions with f < C*, over the puzzle's problems{unproved}")
        }
        Err("beyond") => writeln!(out, "score        none: too many positions with f < C* to be counted"),
        Err("refuted") => {
            writeln!(out, "score        none: it is no lower bound, and hides what must be expanded")
        }
        Err(_) => {
            writeln!(out, "score        none: it is no lower bound on the board of one of the problems")
        }
    }
}
