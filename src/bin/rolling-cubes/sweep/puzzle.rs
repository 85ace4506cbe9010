//! The facts of a written puzzle, and the counts of every search from each of its starts.

use std::io::Write;

use rolling_cubes::puzzle::map::WrittenPuzzle;
use rolling_cubes::puzzle::map::written::{Facts, Way};
use rolling_cubes::search::ALGORITHMS;
use rolling_cubes::search::SettingValue::Number;
use rolling_cubes::search::setting::MAX_NODES;
use rolling_cubes::session::{Lane, Request, algorithm};
use serde::Serialize;

use crate::compare;
use crate::failure::Failure;
use crate::request;
use crate::solve::print_facts;

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    facts: &'a Facts,
    starts: &'a [Swept],
}

/// A search that cannot run on this puzzle, and the reason.
#[derive(Serialize)]
struct LeftOut {
    search: String,
    reason: String,
}

#[derive(Serialize)]
struct Swept {
    start: String,
    way: Option<Way>,
    searches: Vec<compare::Result>,
    left_out: Vec<LeftOut>,
}

/// Runs every search, each with these heuristics if it uses one, and prints facts and counts.
pub fn run(
    text: &str,
    heuristics: &[String],
    max_nodes: u64,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let puzzle = WrittenPuzzle::read(text).map_err(Failure::input)?;
    let facts = puzzle.facts();
    let usual = ["landmarks".to_owned()];
    for heuristic in heuristics {
        let mut lane = Lane::new(algorithm("a-star").map_err(Failure::input)?);
        lane.heuristic = Some(heuristic.clone());
        request::check(Request::of(["map", "", text], lane))?;
    }
    let heuristics = if heuristics.is_empty() { &usual } else { heuristics };
    let starts = puzzle.names().into_iter().zip(&facts.ways).map(|(start, &way)| {
        let mut all = Swept { start, way, searches: Vec::new(), left_out: Vec::new() };
        for mut lane in lanes(heuristics, way) {
            let search = lane.write();
            lane.settings.set(&MAX_NODES, Number(max_nodes));
            let request = Request::of(["map", &all.start, text], lane);
            match request::run(request) {
                Ok((snapshot, seconds)) => all.searches.push(compare::Result { search, snapshot, seconds }),
                Err(Failure::Input(reason)) => all.left_out.push(LeftOut { search, reason }),
                Err(failure) => return Err(failure),
            }
        }
        Ok(all)
    });
    let starts = starts.collect::<Result<Vec<_>, Failure>>()?;
    if json {
        let report = Report { facts: &facts, starts: &starts };
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    print_facts(&facts, out)?;
    for Swept { start, way, searches, left_out } in starts {
        let way = way.map_or_else(
            || "no way to a goal".to_owned(),
            |Way { cost, moves }| format!("{moves} moves to a goal, cost {cost}"),
        );
        writeln!(out, "\nstart        {start}: {way}\n")?;
        compare::print(&searches, true, false, out)?;
        for LeftOut { search, reason } in left_out {
            writeln!(out, "left out     {search}: {reason}")?;
        }
    }
    Ok(())
}

/// Every search with each heuristic. One that needs a limit has the cost of the cheapest way.
fn lanes(heuristics: &[String], way: Option<Way>) -> Vec<Lane> {
    let asked: Vec<_> = heuristics.iter().cloned().map(Some).collect();
    let lanes = ALGORITHMS.iter().flat_map(|&algorithm| {
        let heuristics = if algorithm.informed { &asked[..] } else { &[None] };
        heuristics.iter().map(move |heuristic| {
            let mut lane = Lane::new(algorithm);
            lane.heuristic.clone_from(heuristic);
            if let Some((need, way)) = algorithm.needs.zip(way) {
                lane.settings.set(need.one_of[0], Number(way.cost));
            }
            lane
        })
    });
    lanes.collect()
}
