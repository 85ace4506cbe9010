//! The straight line between places.

use super::ByNode;
use super::scaled::{self, DistanceBounds, steps};
use crate::puzzle::Map;

/// The length of the straight line to the nearest goal, scaled to the costs.
///
/// **Admissible**, as an edge's length is rounded up and a bound down: see `scaled.rs`. **Consistent**, unless rounding a length to 2^-20
/// moves a bound across a whole number, which an [audit](super::Audit) tells.
#[must_use]
pub fn bound(map: &Map) -> ByNode {
    let down = |one, other| {
        let (across, down) = steps(one, other);
        let square = u128::from(across * across + down * down) << 40;
        u64::try_from(square.isqrt()).unwrap_or(u64::MAX)
    };
    let up = |one, other| {
        let (across, along) = steps(one, other);
        let square = u128::from(across * across + along * along) << 40;
        let root = square.isqrt();
        u64::try_from(root + u128::from(root * root < square)).unwrap_or(u64::MAX)
    };
    scaled::bound(map, &DistanceBounds { up, down })
}
