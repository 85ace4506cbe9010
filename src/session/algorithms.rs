//! From a puzzle, a heuristic and a request to one compiled search: the names of the algorithms and
//! of their settings.

use super::{Request, RequestError, Run, Running, unknown};
use crate::heuristic::Heuristic;
use crate::puzzle::Notation;
use crate::search::{BidirectionalBfs, Deepening, IdaStar, Limits, MoveOrder};

/// The algorithms that use a heuristic.
pub(super) const INFORMED: [&str; 1] = ["ida-star"];

/// The algorithms that use none.
pub(super) const UNINFORMED: [&str; 1] = ["bidirectional-bfs"];

/// What all searches of a puzzle take.
struct Settings {
    order: MoveOrder,
    limits: Limits,
}

fn settings<P: Notation>(request: &Request) -> Result<Settings, RequestError> {
    let order = match &request.order {
        None => MoveOrder::by_number(P::MOVES),
        Some(text) => MoveOrder::parse(text, P::ORDER_LETTERS).map_err(RequestError::Order)?,
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
    P: Notation + 'static,
    H: Heuristic<P> + 'static,
{
    let Settings { order, limits } = settings::<P>(request)?;
    let deepening = match request.deepen.as_deref() {
        None | Some("next-bound") => Deepening::NextBound,
        Some("by-one") => Deepening::ByOne,
        Some(other) => return Err(unknown("deepen", other, "by-one or next-bound")),
    };
    Ok(Box::new(Running { search: IdaStar::new(heuristic, order, deepening, limits), puzzle }))
}

/// The searches that use none.
pub(super) fn uninformed<P: Notation + 'static>(
    request: &Request,
    puzzle: P,
) -> Result<Box<dyn Run>, RequestError> {
    let unused = [("heuristic", &request.heuristic), ("deepen", &request.deepen)];
    for (field, value) in unused {
        if let Some(value) = value {
            return Err(unknown(field, value, &format!("none with {}", request.algorithm)));
        }
    }
    let Settings { order, limits } = settings::<P>(request)?;
    Ok(Box::new(Running { search: BidirectionalBfs::new(&puzzle, order, limits), puzzle }))
}
