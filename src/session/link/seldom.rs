//! Reads and writes rare keys, and reports invalid parts.
//!
//! Functions of their own: a page that opens without a link, or with a plain one, need not load them.

use super::fragment::Notes;
use super::lane;
use super::{Link, MOST_LANES};
use crate::ask::lane::outside_brackets;
use crate::ask::{Breakpoints, Lane, RequestError};
use crate::puzzle::{AT_COLUMN, Notation, ProblemError};
use crate::said::{Phrase, Said, quoted};
use crate::search::Algorithm;
use crate::session::choices::Choices;
use crate::session::puzzles::names;

const LANES: Phrase = Phrase::new("lanes");
const BESIDES_LANES: Phrase = Phrase::new("besides-lanes");
const WITH_GOAL: Phrase = Phrase::new("with-goal");
const WITH_START: Phrase = Phrase::new("with-start");

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
pub(super) fn breakpoints<P: Notation>(
    puzzle: &P,
    text: &str,
    algorithm: &Algorithm,
    notes: &mut Notes,
) -> Breakpoints {
    let mut all = Breakpoints::default();
    for text in text.split('.').filter(|text| !text.is_empty()) {
        let mut alone = Breakpoints::default();
        let allowed = alone.set(text).and_then(|()| {
            alone.check(puzzle, algorithm).map_err(|error| match error {
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
pub(super) fn breaks(lanes: &[Breakpoints]) -> String {
    lanes.iter().map(Breakpoints::write).collect::<Vec<_>>().join(",")
}
