//! Links written: defaults left out, nothing that an address would escape.

use super::fragment::escaped;
use super::opening::opening;
use super::{Design, KEYS, Link, MODES, Place, VERSION, VIEWS, Zoom};
use crate::ask::{Breakpoints, Lane};

/// The text of a link, without the `#`. It reads back as it is, if it is one that [`read`](super::read()) gives.
#[must_use]
pub fn write(link: &Link) -> String {
    let pairs = KEYS.iter().filter_map(|&key| Some(format!("{key}={}", escaped(&value(link, key)?))));
    pairs.collect::<Vec<_>>().join("&")
}

/// The text of a key's value; `None` for the default.
fn value(link: &Link, key: &str) -> Option<String> {
    let usual = || opening(&link.puzzle, link.start.chars().count()).1;
    match key {
        "v" => Some(VERSION.to_owned()),
        // Left out it would be the first puzzle, but a link is to say what it is about.
        "puzzle" => Some(link.puzzle.clone()),
        // The size of a board is told by its start, unless it is the puzzle's first.
        "start" => {
            let first = opening(&link.puzzle, 0).1.start;
            Some(link.start.clone()).filter(|start| start != first)
        }
        "goal" => Some(link.goal.clone()).filter(|goal| goal != usual().goal),
        "moves" => Some(moves(link)).filter(|moves| !moves.is_empty()),
        "race" => Some(race(&link.race)).filter(|text| *text != race(&usual().race)),
        "mode" => Some(link.mode.clone()).filter(|mode| mode != MODES[0]),
        "view" => Some(link.view.clone()).filter(|view| view != VIEWS[0]),
        "show" => Some(link.show.join(",")).filter(|words| !words.is_empty()),
        "at" => Some(at(&link.at)).filter(|at| !at.is_empty()),
        "lang" => link.lang.clone(),
        "theme" => link.theme.clone(),
        "camera" => link.camera.map(|camera| format!("{},{}", camera.yaw, camera.pitch)),
        "speed" => link.speed.map(|speed| speed.to_string()),
        "breaks" => Some(breaks(&link.breaks)).filter(|breaks| !breaks.is_empty()),
        "zoom" => link.zoom.map(|Zoom { size, across, down }| format!("{size},{across},{down}")),
        "experiment" => link.experiment.map(|Design { instances, from, to, seed, max_nodes }| {
            format!("{instances},{from},{to},{seed},{max_nodes}")
        }),
        "challenge" => link.challenge.then(|| "1".to_owned()),
        "present" => link.present.then(|| "1".to_owned()),
        other => unreachable!("no link has a key {other}"),
    }
}

fn moves(link: &Link) -> String {
    let (made, ahead) = link.moves.split_at(link.made.min(link.moves.len()));
    if ahead.is_empty() { made.concat() } else { format!("{}.{}", made.concat(), ahead.concat()) }
}

fn race(lanes: &[Lane]) -> String {
    lanes.iter().map(Lane::write).collect::<Vec<_>>().join(",")
}

/// Lanes that have not begun need no number, unless one that has stands behind them.
fn at(places: &[Place]) -> String {
    let begun = places.iter().rposition(|&place| place != Place::START).map_or(0, |last| last + 1);
    places[..begun].iter().map(Place::to_string).collect::<Vec<_>>().join(",")
}

/// What lanes pause at. Lanes that do not pause need no word, unless one that does stands behind them.
fn breaks(lanes: &[Breakpoints]) -> String {
    let last = lanes.iter().rposition(|lane| *lane != Breakpoints::default()).map_or(0, |last| last + 1);
    lanes[..last].iter().map(Breakpoints::write).collect::<Vec<_>>().join(",")
}
