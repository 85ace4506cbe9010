//! Reads and writes rare keys, and reports invalid parts.
//!
//! Functions of their own: a page that opens without a link, or with a plain one, need not load them.

use super::fragment::Notes;
use super::lane;
use super::page_keys::Range;
use super::{DESIGN, Design, Link, MOST_LANES, MOST_SHOWN, SHOWN, SHOWN_BY_DEPTH, ZOOM, Zoom};
use crate::ask::lane::outside_brackets;
use crate::ask::number::number;
use crate::ask::{Breakpoints, Lane, RequestError};
use crate::puzzle::{AT_COLUMN, Notation, ProblemError};
use crate::said::{Phrase, Said, quoted};
use crate::search::Algorithm;
use crate::session::choices::Choices;
use crate::session::puzzles::names;

const LANES: Phrase = Phrase::new("lanes", "{} lanes");
const BESIDES_LANES: Phrase = Phrase::new("besides-lanes", "{} besides {} lanes");
const WITH_GOAL: Phrase = Phrase::new("with-goal", "one that goes with the goal {}: {}");
const WITH_START: Phrase = Phrase::new("with-start", "one that goes with the start {}: {}");
const WORDS: Phrase = Phrase::new("words", "{} words");
const NONE_WITH_VIEW: Phrase = Phrase::new("none-with-view", "none with the view {}");
const A_DEPTH: Phrase = Phrase::new("a-depth", "a depth");
const ZOOMS: Phrase =
    Phrase::new("zooms", "size,across,down: percent from {}, ten-thousandths of the width, tenths of a row");
const DESIGNS: Phrase =
    Phrase::new("designs", "instances ({} to {}),from,to ({} to {}),seed,limit of nodes ({} to {})");

#[cold]
#[inline(never)]
pub(super) fn no_puzzle(name: &str, notes: &mut Notes) {
    notes.add("puzzle", quoted(name), Said::list(names()));
}

/// Replaces an invalid start or goal by the one of `opening`.
#[cold]
#[inline(never)]
pub(super) fn fall_back(error: RequestError, link: &mut Link, opening: &Link, notes: &mut Notes) {
    match error {
        RequestError::Problem(ProblemError::Start(error)) if link.start != opening.start => {
            notes.add("start", AT_COLUMN.of([error.column.into(), error.given]), error.allowed);
            link.start.clone_from(&opening.start);
        }
        RequestError::Problem(ProblemError::Goal(error)) if link.goal != opening.goal => {
            notes.add("goal", AT_COLUMN.of([error.column.into(), error.given]), error.allowed);
            link.goal.clone_from(&opening.goal);
        }
        // A given end does not fit the opening's other end.
        error => {
            let [start, goal] = [&link.start, &link.goal].map(|text| quoted(text));
            if link.goal == opening.goal {
                notes.add("start", start, WITH_GOAL.of([goal, error.said()]));
            } else {
                notes.add("goal", goal, WITH_START.of([start, error.said()]));
            }
            link.start.clone_from(&opening.start);
            link.goal.clone_from(&opening.goal);
        }
    }
}

#[cold]
#[inline(never)]
pub(super) fn no_lane(key: &str, given: Said, notes: &mut Notes) {
    notes.add(key, given, LANES.of([MOST_LANES.into()]));
}

/// The lanes that can run, each with its index among the given ones.
#[inline(never)]
pub(super) fn lanes<P: Choices>(puzzle: &P, text: &str, notes: &mut Notes) -> Vec<(usize, Lane)> {
    let mut lanes = Vec::new();
    for (number, text) in outside_brackets(text, ',').into_iter().enumerate() {
        if number == MOST_LANES {
            let given = BESIDES_LANES.of([quoted(text), MOST_LANES.into()]);
            no_lane("race", given, notes);
            break;
        }
        lanes.extend(lane::read(puzzle, text, notes).map(|lane| (number, lane)));
    }
    lanes
}

#[inline(never)]
pub(super) fn breakpoints<P: Notation>(text: &str, algorithm: &Algorithm, notes: &mut Notes) -> Breakpoints {
    let mut all = Breakpoints::default();
    for text in text.split('.').filter(|text| !text.is_empty()) {
        let mut alone = Breakpoints::default();
        let allowed = alone.set(text).and_then(|()| {
            alone.check::<P>(algorithm).map_err(|error| match error {
                RequestError::Name { allowed, .. } => allowed,
                RequestError::Position(error) => error.allowed,
                error => error.said(),
            })
        });
        match allowed {
            Ok(()) => _ = all.set(text),
            Err(allowed) => notes.add("breaks", quoted(text), allowed),
        }
    }
    all
}

#[inline(never)]
pub(super) fn shown(text: &str, view: &str, notes: &mut Notes) -> Vec<String> {
    let words = SHOWN.iter().find(|(name, _)| *name == view).map_or(&[][..], |(_, words)| words);
    let by_depth = view == SHOWN_BY_DEPTH;
    let is_word = |word: &str| {
        words.contains(&word) || by_depth && word.parse::<u16>().is_ok_and(|depth| depth.to_string() == word)
    };
    let mut shown = Vec::new();
    for word in text.split(',') {
        if shown.len() == MOST_SHOWN {
            notes.add("show", quoted(word), WORDS.of([MOST_SHOWN.into()]));
            break;
        } else if is_word(word) {
            shown.push(word.to_owned());
        } else if words.is_empty() {
            notes.add("show", quoted(word), NONE_WITH_VIEW.of([Said::data(view)]));
        } else {
            let words = Said::list(words);
            let allowed = if by_depth { Said::or_else([words, A_DEPTH.into()]) } else { words };
            notes.add("show", quoted(word), allowed);
        }
    }
    shown
}

/// Comma-separated whole numbers, each within its range.
fn numbers<const N: usize>(text: &str, ranges: &[Range; N]) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    put_numbers(text, ranges, &mut numbers).then_some(numbers)
}

/// Parses the numbers into `numbers`; returns whether all are valid. Not generic, so that it is compiled once.
#[inline(never)]
fn put_numbers(text: &str, ranges: &[Range], numbers: &mut [u32]) -> bool {
    let mut parts = text.split(',');
    for (place, range) in numbers.iter_mut().zip(ranges) {
        match parts.next().map(number::<u32>) {
            Some(Ok(number)) if range.contains(number.into()) => *place = number,
            _ => return false,
        }
    }
    parts.next().is_none()
}

#[inline(never)]
pub(super) fn zoom(text: &str, notes: &mut Notes) -> Option<Zoom> {
    let zoom = numbers(text, &ZOOM).map(|[size, across, down]| Zoom { size, across, down });
    if zoom.is_none() {
        let [least, _] = ZOOM[0].ends();
        notes.add("zoom", quoted(text), ZOOMS.of([least]));
    }
    zoom
}

#[inline(never)]
pub(super) fn experiment(text: &str, notes: &mut Notes) -> Option<Design> {
    let design = numbers(text, &DESIGN).map(|[instances, from, to, seed, max_nodes]| {
        let max_nodes = max_nodes.into();
        Design { instances, from, to, seed, max_nodes }
    });
    if design.is_none() {
        let ends = [0, 1, 4].map(|place| DESIGN[place].ends());
        let [[least, most], [from, to], [few, many]] = ends;
        notes.add("experiment", quoted(text), DESIGNS.of([least, most, from, to, few, many]));
    }
    design
}

#[inline(never)]
pub(super) fn breaks(lanes: &[Breakpoints]) -> String {
    lanes.iter().map(Breakpoints::write).collect::<Vec<_>>().join(",")
}
