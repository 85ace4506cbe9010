//! A lane of a race in a link: what can be understood of it.

use super::fragment::Notes;
use crate::ask::lane::{parts, setting};
use crate::ask::{Lane, RequestError, algorithm};
use crate::puzzle::quote;
use crate::session::algorithms::{check, settings};
use crate::session::bounds::{Bound, Way};
use crate::session::choices::{Choices, names};

/// Reads a lane for a puzzle; `None` when it cannot run. A setting that is not understood is left out.
pub(super) fn read<P: Choices>(puzzle: &P, text: &str, notes: &mut Notes) -> Option<Lane> {
    let (name, heuristic, parts) = parts(text);
    let told = algorithm(name).map_err(|error| notes.add("race", quote(text), allowed(error)));
    let mut lane = Lane::new(told.ok()?);
    if lane.algorithm.informed {
        let consistent = lane.algorithm.consistent;
        let bound = heuristic.map(|text| Bound::of(puzzle, Way::Onward, consistent, "heuristic", text));
        let known = bound.and_then(|bound| {
            let told = bound.map_err(|error| match error {
                RequestError::Name { .. } => {
                    let given = quote(&format!("{name}/{}", heuristic.unwrap_or_default()));
                    let names = names(P::HEURISTICS, consistent).collect::<Vec<_>>().join(", ");
                    notes.add("race", given, format!("{name}/ and one of {names}"));
                }
                RequestError::Expression(_, error) => {
                    notes.add(
                        "race",
                        format!("{name}/, column {}: {}", error.column, error.given),
                        error.allowed,
                    );
                }
                error => notes.add("race", quote(text), error.to_string()),
            });
            told.ok()
        });
        lane.heuristic = Some(known.map_or_else(|| P::DEFAULT.to_owned(), |bound| bound.text()));
    } else if let Some(heuristic) = heuristic {
        notes.add("race", quote(&format!("{name}/{heuristic}")), format!("no heuristic with {name}"));
    }
    for part in parts {
        let read = setting(Some(lane.algorithm), part).and_then(|(setting, value)| {
            check(puzzle, lane.algorithm, setting, &value).map_err(allowed)?;
            Ok((setting, value))
        });
        match read {
            // What need not be said is as if it had not been said.
            Ok((setting, value)) if setting.kind.default().as_ref() == Some(&value) => {
                lane.settings.unset(setting);
            }
            Ok((setting, value)) => lane.settings.set(setting, value),
            Err(allowed) => notes.add("race", quote(part), allowed),
        }
    }
    settings(puzzle, &lane).map_err(|error| notes.add("race", quote(text), allowed(error))).ok()?;
    Some(lane)
}

/// What is allowed instead of what the engine refuses.
fn allowed(error: RequestError) -> String {
    match error {
        RequestError::Name { field, allowed, .. } => format!("{field}: {allowed}"),
        RequestError::Order(error) | RequestError::Expression(_, error) => error.allowed,
        error => error.to_string(),
    }
}
