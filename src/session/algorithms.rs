//! From a puzzle, a heuristic and a request to one compiled search: the names of the algorithms and
//! of their settings.

use super::marks::{Marks, Stages};
use super::running::{Run, Running};
use super::{Request, RequestError, unknown};
use crate::heuristic::{Blind, Heuristic};
use crate::puzzle::Notation;
use crate::search::{
    AStar, Bfs, BidirectionalBfs, BranchAndBound, Deepening, IdaStar, Iddfs, Limits, MoveOrder, Search, Ties,
};

/// The algorithms that use a heuristic.
pub(super) const INFORMED: [&str; 3] = ["ida-star", "a-star", "branch-and-bound"];

/// The algorithms that use none.
pub(super) const UNINFORMED: [&str; 3] = ["bfs", "bidirectional-bfs", "iddfs"];

/// The parts of a request that some algorithms take and others do not.
pub(super) const SETTINGS: [&str; 4] = ["heuristic", "deepen", "incumbent", "ties"];

/// Whether the searches named `algorithm` take the setting `field` of a [`Request`]. All take an order and
/// limits.
#[must_use]
pub fn applies(field: &str, algorithm: &str) -> bool {
    match field {
        "heuristic" => INFORMED.contains(&algorithm),
        "deepen" => algorithm == "ida-star",
        "incumbent" | "ties" => algorithm == "branch-and-bound",
        _ => true,
    }
}

/// Whether the searches named `algorithm` can stop at the breakpoint `field` (see
/// [`Breakpoints`](super::Breakpoints)).
#[must_use]
pub fn breaks_at(field: &str, algorithm: &str) -> bool {
    let stores = ["bfs", "bidirectional-bfs", "a-star"].contains(&algorithm);
    match field {
        "bound" => !["bfs", "bidirectional-bfs"].contains(&algorithm),
        "met" => algorithm == "bidirectional-bfs",
        "estimate_below" => INFORMED.contains(&algorithm),
        "duplicate" => stores,
        _ => true,
    }
}

/// What all searches of a puzzle take.
struct Settings {
    order: MoveOrder,
    limits: Limits,
}

/// The most moves that a setting may name. The longest shortest solution of any problem here has 80, on the 15-puzzle; a bound far
/// above that only sends a depth-first search deeper than anyone can use.
pub const MOST_DEPTH: u32 = 1000;

fn settings<P: Notation>(request: &Request) -> Result<Settings, RequestError> {
    for (field, moves) in [("incumbent", request.incumbent), ("max_depth", request.max_depth)] {
        if let Some(moves) = moves.filter(|&moves| moves > MOST_DEPTH) {
            let allowed = format!("at most {MOST_DEPTH} moves: no shortest solution here has more than 80");
            return Err(unknown(field, &moves.to_string(), &allowed));
        }
    }
    let given = [
        ("heuristic", request.heuristic.clone()),
        ("deepen", request.deepen.clone()),
        ("incumbent", request.incumbent.map(|length| length.to_string())),
        ("ties", request.ties.clone()),
    ];
    for (field, value) in given {
        if let Some(value) = value
            && !applies(field, &request.algorithm)
        {
            return Err(unknown(field, &value, &format!("none with {}", request.algorithm)));
        }
    }
    let order = match &request.order {
        None => MoveOrder::by_number(P::MOVES),
        Some(text) => MoveOrder::parse(text, P::MOVES, P::ORDER_LETTERS).map_err(RequestError::Order)?,
    };
    let none = Limits::default();
    let limits = Limits {
        depth: request.max_depth.unwrap_or(none.depth),
        nodes: request.max_nodes.unwrap_or(none.nodes),
        bytes: request.max_bytes.unwrap_or(none.bytes),
    };
    Ok(Settings { order, limits })
}

/// The searches that use a heuristic.
pub(super) fn informed<P, H>(request: &Request, heuristic: H, puzzle: P) -> Result<Box<dyn Run>, RequestError>
where
    P: Notation + Clone + 'static,
    H: Heuristic<P> + Clone + 'static,
{
    let Settings { order, limits } = settings::<P>(request)?;
    match request.algorithm.as_str() {
        "ida-star" => {
            let deepening = match request.deepen.as_deref() {
                None | Some("next-bound") => Deepening::NextBound,
                Some("by-one") => Deepening::ByOne,
                Some(other) => return Err(unknown("deepen", other, "by-one or next-bound")),
            };
            Ok(boxed(puzzle, IdaStar::new(heuristic, order, deepening, limits), Stages::Bounds))
        }
        "a-star" => Ok(boxed(puzzle, AStar::new(heuristic, order, limits), Stages::Levels)),
        "branch-and-bound" => {
            let ties = match request.ties.as_deref() {
                None | Some("search-on") => Ties::SearchOn,
                Some("cut") => Ties::Cut,
                Some(other) => return Err(unknown("ties", other, "search-on or cut")),
            };
            if request.incumbent.is_none() && request.max_depth.is_none() {
                return Err(RequestError::Name {
                    field: "incumbent",
                    given: "none".to_owned(),
                    allowed: "a number of moves, or a limit on depth: with neither, branch-and-bound could \
                              follow its first line for ever"
                        .to_owned(),
                });
            }
            let search = BranchAndBound::new(heuristic, order, request.incumbent, ties, limits);
            Ok(boxed(puzzle, search, Stages::Incumbents))
        }
        other => Err(unknown("algorithm", other, &INFORMED.join(", "))),
    }
}

/// The searches that use none.
pub(super) fn uninformed<P: Notation + Clone + 'static>(
    request: &Request,
    puzzle: P,
) -> Result<Box<dyn Run>, RequestError> {
    let Settings { order, limits } = settings::<P>(request)?;
    match request.algorithm.as_str() {
        "bfs" => Ok(boxed(puzzle, Bfs::new(order, limits), Stages::Layers)),
        "bidirectional-bfs" => {
            let search = BidirectionalBfs::new(&puzzle, order, limits);
            Ok(boxed(puzzle, search, Stages::Layers))
        }
        "iddfs" => Ok(boxed(puzzle, Iddfs::new(order, limits), Stages::Bounds)),
        other => Err(unknown("algorithm", other, &UNINFORMED.join(", "))),
    }
}

/// Makes sure that the algorithm of `request` and its settings can be had. The heuristic is not looked at.
pub(super) fn check<P: Notation + Clone + 'static>(request: &Request, puzzle: P) -> Result<(), RequestError> {
    let algorithm = request.algorithm.as_str();
    if UNINFORMED.contains(&algorithm) {
        uninformed(request, puzzle).map(drop)
    } else if INFORMED.contains(&algorithm) {
        informed(request, Blind, puzzle).map(drop)
    } else {
        Err(unknown_algorithm(algorithm))
    }
}

/// The error of an algorithm's name that is none.
pub(super) fn unknown_algorithm(given: &str) -> RequestError {
    let all: Vec<&str> = INFORMED.iter().chain(UNINFORMED.iter()).copied().collect();
    unknown("algorithm", given, &all.join(", "))
}

fn boxed<P, S>(puzzle: P, search: S, stages: Stages) -> Box<dyn Run>
where
    P: Notation + Clone + 'static,
    S: Search<P> + Clone + 'static,
{
    Box::new(Running::new(puzzle, search, Marks::new(stages)))
}
