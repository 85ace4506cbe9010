//! `atlas`: the census of a whole space.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use rolling_cubes::session::{Job, Link, Survey, SurveyReport};

use crate::failure::Failure;
use crate::request::link;

#[derive(Args)]
pub struct Atlas {
    /// The puzzle, such as cubes.
    #[arg(required_unless_present = "link", conflicts_with = "link")]
    puzzle: Option<String>,
    /// The start in the puzzle's text form, such as WWWEWWWWW.
    #[arg(long, required_unless_present = "link", conflicts_with = "link")]
    start: Option<String>,
    /// A link of the page instead: its whole address, or what follows the #.
    #[arg(long, value_name = "URL", value_parser = link)]
    link: Option<Link>,
    /// Print comma-separated values: the layers alone.
    #[arg(long)]
    csv: bool,
}

/// Positions expanded between progress reports: some hundredths of a second.
const SLICE: u64 = 1 << 18;

const LISTED: usize = 20;

impl Atlas {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let linked = self.link.map(|link| (link.puzzle, link.start));
        let (puzzle, start) = linked.or(self.puzzle.zip(self.start)).unwrap_or_default();
        let mut survey = Survey::new(&puzzle, &start).map_err(Failure::input)?;
        let watched = io::stderr().is_terminal();
        while survey.step(SLICE).map_err(Failure::input)? {
            if watched {
                let SurveyReport { positions, layers, .. } = survey.report();
                eprint!("\rdepth {}, {positions} positions", layers.len() - 1);
            }
        }
        if watched {
            eprint!("\r\x1b[K");
        }
        let report = survey.report();
        if self.csv {
            print_csv(&report, out)?;
        } else {
            print_table(&survey, &report, out)?;
        }
        Ok(())
    }
}

fn print_csv(report: &SurveyReport, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "depth,positions,patterns")?;
    report
        .layers
        .iter()
        .try_for_each(|layer| writeln!(out, "{},{},{}", layer.depth, layer.positions, layer.patterns))
}

fn print_table(survey: &Survey, report: &SurveyReport, out: &mut impl Write) -> io::Result<()> {
    let patterns: u64 = report.layers.iter().map(|layer| layer.patterns).sum();
    let line = |out: &mut dyn Write, depth: &str, positions: u64, shown: u64| {
        let shown = if patterns > 0 { format!("  {shown:>10}") } else { String::new() };
        writeln!(out, "{depth:>5}  {positions:>10}{shown}")
    };
    writeln!(out, "depth   positions{}", if patterns > 0 { "    patterns" } else { "" })?;
    for layer in &report.layers {
        line(out, &layer.depth.to_string(), layer.positions, layer.patterns)?;
    }
    line(out, "all", report.positions, patterns)?;
    let deepest = |count: fn(&rolling_cubes::session::LayerReport) -> u64| {
        report.layers.iter().rev().find(|layer| count(layer) > 0).map(|layer| (layer.depth, count(layer)))
    };
    if let Some((depth, count)) = deepest(|layer| layer.positions) {
        list(out, "positions", depth, count, &survey.positions_at(depth, LISTED))?;
    }
    if let Some((depth, count)) = deepest(|layer| layer.patterns) {
        list(out, "patterns", depth, count, &survey.patterns_at(depth, LISTED))?;
    }
    Ok(())
}

fn list(out: &mut impl Write, what: &str, depth: u8, count: u64, texts: &[String]) -> io::Result<()> {
    let more = if count > texts.len() as u64 { " ..." } else { "" };
    writeln!(out, "deepest {what}: {count} at {depth} moves\n  {}{more}", texts.join(" "))
}
