//! Checks a lane's settings for its algorithm and puzzle, and gives them types.

use super::bounds::{Bound, Way};
use super::choices::Choices;
use crate::ask::error::unknown;
use crate::ask::value::{allowed, to_text};
use crate::ask::{Lane, RequestError};
use crate::heuristic::HeuristicChoice;
use crate::said::{AT_MOST, NONE, NONE_WITH, Phrase, Said};
use crate::search::setting::{MOST_MOVES, PERIMETER};
use crate::search::{Algorithm, Kind, MoveOrder, Setting, SettingValue, Settings};

const FEW_MOVES: Phrase = Phrase::new("few-moves");
const AROUND: Phrase = Phrase::new("around");

pub(super) struct LaneSettings<P: Choices> {
    pub settings: Settings,
    pub backward: Option<Bound<P>>,
}

pub(super) enum Checked<P: Choices> {
    Order(Box<MoveOrder>),
    Backward(Bound<P>),
    /// Does not depend on the puzzle.
    Same,
}

/// The settings of a lane. Does not check the heuristic's name.
pub(super) fn settings<P: Choices>(puzzle: &P, lane: &Lane) -> Result<LaneSettings<P>, RequestError> {
    let algorithm = lane.algorithm;
    if let Some(name) = lane.heuristic.as_ref().filter(|_| !algorithm.informed) {
        return Err(seldom::none_with("heuristic", name, algorithm));
    }
    let (mut order, mut backward) = (None, None);
    for (setting, value) in lane.given() {
        match check(puzzle, algorithm, setting, value)? {
            Checked::Order(given) => order = Some(*given),
            Checked::Backward(given) => backward = Some(given),
            Checked::Same => {}
        }
    }
    let order = order.unwrap_or_else(|| MoveOrder::by_number(P::MOVES));
    let heuristic = lane.heuristic.as_deref().unwrap_or_else(|| puzzle.usual());
    if lane.settings.get(&PERIMETER).is_some() {
        check_around(P::HEURISTICS, heuristic)?;
    }
    match algorithm.needs {
        Some(need) if need.one_of.iter().all(|setting| lane.settings.get(setting).is_none()) => {
            Err(seldom::needed(&need))
        }
        _ => Ok(LaneSettings { settings: Settings::of(order, lane.settings.clone()), backward }),
    }
}

/// A setting's value, if the algorithm has the setting and the puzzle accepts the value.
pub(super) fn check<P: Choices>(
    puzzle: &P,
    algorithm: &Algorithm,
    setting: &'static Setting,
    value: &SettingValue,
) -> Result<Checked<P>, RequestError> {
    if !algorithm.takes(setting) {
        return Err(seldom::none_with(setting.name, &to_text(value), algorithm));
    }
    if P::REFUSED.contains(&setting) {
        return Err(unknown(setting.name, &to_text(value), NONE_WITH.of([Said::data(P::NAME)])));
    }
    if !setting.kind.has(value) {
        return Err(seldom::other(setting, value));
    }
    match (setting.kind, value) {
        (Kind::Moves, SettingValue::Number(moves)) if *moves > u64::from(P::MOST_COST) => {
            Err(seldom::too_many(setting, *moves, P::MOST_COST))
        }
        (Kind::Ratio { .. }, SettingValue::Ratio(weight)) => {
            puzzle.check_weight(*weight).map(|()| Checked::Same)
        }
        (Kind::Order, SettingValue::Name(text)) => {
            order::<P>(text).map(|order| Checked::Order(Box::new(order)))
        }
        (Kind::Heuristic, SettingValue::Name(name)) => {
            let bound = Bound::of(puzzle, Way::Back, algorithm.consistent, setting.name, name);
            bound.map(Checked::Backward)
        }
        _ => Ok(Checked::Same),
    }
}

/// Accepts only a listed heuristic without tables: each position of the perimeter would need its own tables.
fn check_around(listed: &'static [HeuristicChoice], heuristic: &str) -> Result<(), RequestError> {
    let plain: Vec<_> = listed.iter().filter(|choice| !choice.table).map(|choice| choice.name).collect();
    if plain.contains(&heuristic) {
        return Ok(());
    }
    Err(unknown("heuristic", heuristic, AROUND.of([Said::list(plain)])))
}

fn order<P: Choices>(text: &str) -> Result<MoveOrder, RequestError> {
    MoveOrder::parse(text, P::MOVES, P::ORDER_LETTERS).map_err(RequestError::Order)
}

/// Errors of invalid settings, in functions of their own so that the page loads them only when needed.
mod seldom {
    use super::{
        AT_MOST, Algorithm, FEW_MOVES, MOST_MOVES, NONE, NONE_WITH, RequestError, Said, Setting,
        SettingValue, allowed, to_text, unknown,
    };
    use crate::search::Need;

    #[cold]
    #[inline(never)]
    pub(super) fn none_with(field: &'static str, given: &str, algorithm: &Algorithm) -> RequestError {
        unknown(field, given, NONE_WITH.of([Said::data(algorithm.name)]))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn needed(need: &Need) -> RequestError {
        RequestError::Name { field: need.one_of[0].name, given: NONE.into(), allowed: need.allowed.into() }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn other(setting: &'static Setting, value: &SettingValue) -> RequestError {
        unknown(setting.name, &to_text(value), allowed(setting.kind))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn too_many(setting: &'static Setting, moves: u64, most: u32) -> RequestError {
        let allowed = if most == MOST_MOVES { FEW_MOVES } else { AT_MOST };
        unknown(setting.name, &moves.to_string(), allowed.of([most.into()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{EightPuzzle, FifteenPuzzle, RollingCubes};
    use crate::search::two_sided::BACKWARD;
    use crate::search::{bae_star, mm};

    #[test]
    fn a_setting_that_names_a_heuristic_names_one_of_the_puzzle_s_from_the_start() {
        fn told<P: Choices>(algorithm: &Algorithm, name: &str) -> Result<String, String> {
            let puzzle = P::read(P::START, P::GOAL).unwrap();
            let named = check(&puzzle, algorithm, &BACKWARD, &SettingValue::Name(name.to_owned()));
            match named.map_err(|error| error.to_string())? {
                Checked::Backward(bound) => Ok(bound.text()),
                _ => panic!("a setting that names a heuristic"),
            }
        }
        assert_eq!(told::<EightPuzzle>(&mm::ALGORITHM, "manhattan").as_deref(), Ok("manhattan"));
        let wrong = told::<EightPuzzle>(&mm::ALGORITHM, "colours").unwrap_err();
        assert!(wrong.starts_with("backward: 'colours' given; allowed: blind, misplaced, "), "{wrong}");
        // A goal of the cubes is a pattern, so only few heuristics work in both directions.
        assert_eq!(told::<RollingCubes>(&mm::ALGORITHM, "colours").as_deref(), Ok("colours"));
        let wrong = told::<RollingCubes>(&mm::ALGORITHM, "misplaced").unwrap_err();
        assert_eq!(wrong, "backward: 'misplaced' given; allowed: blind, colours");
        assert_eq!(told::<FifteenPuzzle>(&mm::ALGORITHM, "additive").as_deref(), Ok("additive"));
        let wrong = told::<FifteenPuzzle>(&bae_star::ALGORITHM, "additive").unwrap_err();
        assert!(
            wrong.starts_with("backward: 'additive' given; allowed: a consistent one: blind, "),
            "{wrong}"
        );
        assert!(!wrong.ends_with("additive"), "{wrong}");
    }
}
