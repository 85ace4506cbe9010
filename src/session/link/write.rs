//! Writes links: omits defaults and needs no escapes in addresses.

use super::fragment::escape;
use super::opening::opening;
use super::seldom;
use super::{Link, Place, VERSION};
use crate::ask::{Breakpoints, Lane};
use crate::session::puzzles::nearest;

/// The text of a link, without the `#`. A link from [`read`](super::read()) reads back unchanged.
#[must_use]
pub fn write(link: &Link) -> String {
    // The start tells the board size, unless the board is the puzzle's first.
    let first = opening(&link.puzzle, 0).1.start;
    let usual = opening(&link.puzzle, link.start.chars().count()).1;
    let mut pairs = Pairs(String::new());
    pairs.put("v", VERSION, "");
    // Written even if it is the default, so that a link names its puzzle.
    pairs.put_always("puzzle", &link.puzzle);
    pairs.put("start", &link.start, first);
    let shorter = (nearest(&link.puzzle, 0).shorter)(&link.goal);
    pairs.put("goal", shorter.as_ref().unwrap_or(&link.goal), usual.goal);
    pairs.put("moves", &moves(link), "");
    pairs.put("race", &race(&link.race), &race(&usual.race));
    pairs.put("at", &at(&link.at), "");
    pairs.put("breaks", &breaks(&link.breaks), "");
    pairs.0
}

struct Pairs(String);

impl Pairs {
    fn put(&mut self, key: &str, value: &str, default: &str) {
        if value != default {
            self.put_always(key, value);
        }
    }

    #[inline(never)]
    fn put_always(&mut self, key: &str, value: &str) {
        if !self.0.is_empty() {
            self.0.push('&');
        }
        self.0.push_str(key);
        self.0.push('=');
        self.0.push_str(&escape(value));
    }
}

fn moves(link: &Link) -> String {
    let [between, ahead_of] = nearest(&link.puzzle, 0).moves_between;
    let (made, ahead) = link.moves.split_at(link.made.min(link.moves.len()));
    let mut text = made.join(between);
    if !ahead.is_empty() {
        text.push_str(ahead_of);
        text.push_str(&ahead.join(between));
    }
    text
}

fn race(lanes: &[Lane]) -> String {
    lanes.iter().map(Lane::write).collect::<Vec<_>>().join(",")
}

/// The states of the lanes, without unstarted lanes at the end.
fn at(places: &[Place]) -> String {
    let begun = places.iter().rposition(|&place| place != Place::START).map_or(0, |last| last + 1);
    places[..begun].iter().map(Place::to_string).collect::<Vec<_>>().join(",")
}

/// The breakpoints of the lanes, without empty ones at the end.
fn breaks(lanes: &[Breakpoints]) -> String {
    let last = lanes.iter().rposition(|lane| *lane != Breakpoints::default()).map_or(0, |last| last + 1);
    if last == 0 { String::new() } else { seldom::breaks(&lanes[..last]) }
}
