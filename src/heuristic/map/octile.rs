//! The octile distance of places.

use super::ByNode;
use super::scaled::{self, DistanceBounds, steps};
use crate::puzzle::Map;

/// The cost of straight and diagonal steps to the nearest goal, 10 and 14 each, scaled to the costs. Exact on a grid with 8
/// neighbours without walls.
///
/// **Consistent** and **admissible**: see `scaled.rs`.
#[must_use]
pub fn bound(map: &Map) -> ByNode {
    let apart = |one, other| {
        let (across, down) = steps(one, other);
        10 * across.max(down) + 4 * across.min(down)
    };
    scaled::bound(map, &DistanceBounds { up: apart, down: apart })
}
