//! Prints the summary of a sweep as text or JSON.

use std::fmt::{Display, Write as _};
use std::io::{self, Write};

use rolling_cubes::session::sweep::{ByLength, COUNTS, Share, Summary};
use serde::Serialize;

use super::file::{Header, Sheet};
use crate::failure::Failure;

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    header: &'a Header,
    summaries: &'a [Summary],
}

/// Prints the summary of the rows for these pairs of heuristics.
pub fn print(
    sheet: &Sheet,
    pairs: &[[&'static str; 2]],
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let summaries = &Summary::of(&sheet.rows, pairs)[..];
    if json {
        serde_json::to_writer_pretty(&mut *out, &Report { header: &sheet.header, summaries })?;
        writeln!(out)?;
        return Ok(());
    }
    let Header { command, version, shard, .. } = &sheet.header;
    writeln!(out, "{command}")?;
    writeln!(out, "version {version}, part {} of {}, {} problems", shard.part, shard.of, sheet.rows.len())?;
    for summary in summaries {
        written(summary, out)?;
    }
    Ok(())
}

/// Joins values, each right-aligned to `width`.
fn right<T: Display>(texts: impl IntoIterator<Item = T>, width: usize) -> String {
    texts.into_iter().fold(String::new(), |mut line, text| {
        let _ = write!(line, "{text:>width$}");
        line
    })
}

fn written(summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{} to the goal, {} from the start", summary.heuristic, summary.backward_heuristic)?;
    let titles = ["mean", "least", "quarter", "half", "3 quarters", "most"];
    let titles = right(titles, 12);
    writeln!(out, "{:<24}{titles}", "")?;
    for name in COUNTS {
        let count = &summary.counts[name];
        let quartiles = right(&count.quartiles, 12);
        if count.problems == 0 {
            writeln!(out, "{name:<24}{:>12}", "-")?;
            continue;
        }
        let given_up = summary.counts["forward"].problems - count.problems;
        let note = if given_up > 0 { format!("  given up for {given_up}") } else { String::new() };
        writeln!(out, "{name:<24}{:>12.1}{quartiles}{note}", count.mean)?;
    }
    let shares = [
        ("A* backward against forward", summary.backward_against_forward),
        ("two sides against one", summary.two_sides_against_one),
        ("MM at most against one side", summary.mm_against_one),
    ];
    for (name, Share { first, second, equal }) in shares {
        writeln!(out, "{name:<28} less for {first}, more for {second}, as much for {equal}")?;
    }
    let columns = ["forward", "backward", "cover", "cover_consistent", "mm", "ida_star"];
    let titles = right(columns, 18);
    writeln!(out, "\nlength problems{titles}   backward less   two sides less")?;
    for ByLength { length, problems, means, backward_against_forward, two_sides_against_one } in
        &summary.by_length
    {
        let mean = |name| means.get(name).map_or("-".to_owned(), |mean| format!("{mean:.1}"));
        let row = right(columns.map(mean), 18);
        let [backward, two] = [backward_against_forward.first, two_sides_against_one.first];
        writeln!(out, "{length:>6} {problems:>8}{row}{backward:>16}{two:>17}")?;
    }
    Ok(())
}
