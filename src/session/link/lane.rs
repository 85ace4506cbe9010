use super::fragment::Notes;
use crate::ask::lane::{parts, setting};
use crate::ask::{Lane, RequestError, algorithm};
use crate::puzzle::{AT_COLUMN, IN_PART};
use crate::said::{OF_PART, Phrase, Said, quoted};
use crate::session::algorithms::{check, settings};
use crate::session::bounds::{Bound, Way};
use crate::session::choices::{Choices, names};

const AND_ONE_OF: Phrase = Phrase::new("and-one-of");
const NO_HEURISTIC: Phrase = Phrase::new("no-heuristic");

/// Reads a lane for a puzzle, without its invalid settings; `None` if it cannot run.
pub(super) fn read<P: Choices>(puzzle: &P, text: &str, notes: &mut Notes) -> Option<Lane> {
    let (name, heuristic, parts) = parts(text);
    let found = algorithm(name).map_err(|error| notes.add("race", quoted(text), allowed(error)));
    let mut lane = Lane::new(found.ok()?);
    if lane.algorithm.informed {
        let consistent = lane.algorithm.consistent;
        let bound = heuristic.map(|text| Bound::of(puzzle, Way::Onward, consistent, "heuristic", text));
        let known = bound.and_then(|bound| {
            let checked = bound.map_err(|error| match error {
                RequestError::Name { .. } => {
                    let given = quoted(&format!("{name}/{}", heuristic.unwrap_or_default()));
                    let names = Said::list(names(P::HEURISTICS, consistent));
                    notes.add("race", given, AND_ONE_OF.of([Said::data(format_args!("{name}/")), names]));
                }
                RequestError::Expression(_, error) => {
                    let place = AT_COLUMN.of([error.column.into(), error.given]);
                    let given = IN_PART.of([Said::data(format_args!("{name}/")), place]);
                    notes.add("race", given, error.allowed);
                }
                error => notes.add("race", quoted(text), error.said()),
            });
            checked.ok()
        });
        lane.heuristic = Some(known.map_or_else(|| P::DEFAULT.to_owned(), |bound| bound.text()));
    } else if let Some(heuristic) = heuristic {
        notes.add("race", quoted(&format!("{name}/{heuristic}")), NO_HEURISTIC.of([Said::data(name)]));
    }
    for part in parts {
        let read = setting(Some(lane.algorithm), part).and_then(|(setting, value)| {
            check(puzzle, lane.algorithm, setting, &value).map_err(allowed)?;
            Ok((setting, value))
        });
        match read {
            // An explicit default is the same as an omitted setting.
            Ok((setting, value)) if setting.kind.default().as_ref() == Some(&value) => {
                lane.settings.unset(setting);
            }
            Ok((setting, value)) => lane.settings.set(setting, value),
            Err(allowed) => notes.add("race", quoted(part), allowed),
        }
    }
    settings(puzzle, &lane).map_err(|error| notes.add("race", quoted(text), allowed(error))).ok()?;
    Some(lane)
}

fn allowed(error: RequestError) -> Said {
    match error {
        RequestError::Name { field, allowed, .. } => OF_PART.of([Said::data(field), allowed]),
        RequestError::Order(error) | RequestError::Expression(_, error) => error.allowed,
        error => error.said(),
    }
}
