//! The h written in the map.

use super::ByNode;
use crate::puzzle::Map;

/// For each node the h that is written, or 0. Neither **admissible** nor **consistent** by itself: see [`Audit`](super::Audit).
#[must_use]
pub fn bound(map: &Map) -> ByNode {
    map.graph().nodes().map(|node| map.sheet().h(node).unwrap_or(0)).collect()
}
