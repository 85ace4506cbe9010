//! The Manhattan distance of places.

use super::ByNode;
use super::scaled::{self, DistanceBounds, steps};
use crate::puzzle::Map;

/// Columns and rows to the nearest goal, added up and scaled to the costs. Exact on a grid with 4 neighbours without walls.
///
/// **Consistent** and **admissible**: see `scaled.rs`.
#[must_use]
pub fn bound(map: &Map) -> ByNode {
    let apart = |one, other| {
        let (across, down) = steps(one, other);
        across + down
    };
    scaled::bound(map, &DistanceBounds { up: apart, down: apart })
}
