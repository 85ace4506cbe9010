//! From a request to an algorithm and its settings, each checked.

use crate::ask::error::unknown;
use crate::ask::{Given, Request, RequestError};
use crate::puzzle::Notation;
use crate::search::setting::{EVERYWHERE, Kind, MOST_MOVES};
use crate::search::{ALGORITHMS, Algorithm, MoveOrder, SETTINGS, Setting, Settings};

/// The algorithm with this name.
pub(super) fn algorithm(name: &str) -> Result<&'static Algorithm, RequestError> {
    let all = || {
        let names = |informed| {
            let which = ALGORITHMS.iter().filter(move |algorithm| algorithm.informed == informed);
            which.map(|algorithm| algorithm.name)
        };
        names(true).chain(names(false)).collect::<Vec<_>>()
    };
    let found = ALGORITHMS.iter().copied().find(|algorithm| algorithm.name == name);
    found.ok_or_else(|| unknown("algorithm", name, &all().join(", ")))
}

/// Whether searches by the algorithm called `name` take the part `field` of a [`Request`]. All take a problem, an order and
/// limits.
///
/// # Errors
/// When no algorithm has this name, or no part of a request.
pub fn applies(field: &str, name: &str) -> Result<bool, RequestError> {
    Request::check_fields([field.to_owned()])?;
    let algorithm = algorithm(name)?;
    Ok(match SETTINGS.iter().find(|setting| setting.name == field) {
        None => field != "heuristic" || algorithm.informed,
        Some(setting) => takes(algorithm, setting),
    })
}

fn takes(algorithm: &Algorithm, setting: &Setting) -> bool {
    EVERYWHERE.contains(&setting) || algorithm.takes(setting)
}

/// The settings of a request for `algorithm`, each read. The heuristic's name is not looked at.
pub(super) fn settings<P: Notation>(
    algorithm: &Algorithm,
    request: &Request,
) -> Result<Settings, RequestError> {
    settings_of(algorithm, request, P::MOVES, P::ORDER_LETTERS)
}

/// The same for any puzzle with so many moves, written as these letters.
fn settings_of(
    algorithm: &Algorithm,
    request: &Request,
    moves: u8,
    letters: &str,
) -> Result<Settings, RequestError> {
    let given = || SETTINGS.iter().filter_map(|&setting| Some((setting, request.given(setting)?)));
    for (setting, value) in given() {
        if let (Kind::Moves, Given::Number(moves)) = (setting.kind, value)
            && moves > u64::from(MOST_MOVES)
        {
            let allowed = format!("at most {MOST_MOVES} moves: no shortest solution here has more than 80");
            return Err(unknown(setting.name, &moves.to_string(), &allowed));
        }
    }
    let none = format!("none with {}", algorithm.name);
    if let Some(name) = request.heuristic.as_ref().filter(|_| !algorithm.informed) {
        return Err(unknown("heuristic", name, &none));
    }
    if let Some((setting, value)) = given().find(|(setting, _)| !takes(algorithm, setting)) {
        return Err(unknown(setting.name, &value.to_string(), &none));
    }
    let order = match &request.order {
        None => MoveOrder::by_number(moves),
        Some(text) => MoveOrder::parse(text, moves, letters).map_err(RequestError::Order)?,
    };
    let mut settings = Settings::new(order);
    for (setting, value) in given() {
        settings = match (setting.kind, value) {
            (Kind::OneOf { names, .. }, Given::Text(text)) => {
                let index = names.iter().position(|&name| name == text);
                let index = index.ok_or_else(|| unknown(setting.name, text, &names.join(" or ")))?;
                settings.with(setting, index as u64)
            }
            (_, Given::Number(number)) => settings.with(setting, number),
            (_, Given::Text(_)) => settings,
        };
    }
    match algorithm.needs {
        Some(need) if need.one_of.iter().all(|setting| settings.number(setting).is_none()) => {
            Err(RequestError::Name {
                field: need.one_of[0].name,
                given: "none".to_owned(),
                allowed: need.allowed.to_owned(),
            })
        }
        _ => Ok(settings),
    }
}

/// Makes sure that the algorithm of `request` and its settings can be had. The heuristic is not looked at.
pub(super) fn check<P: Notation>(request: &Request) -> Result<(), RequestError> {
    settings::<P>(algorithm(&request.algorithm)?, request).map(drop)
}
