//! Bounds by the places of nodes: the distance of two places, in a unit so small that no edge costs less than it is long.
//!
//! **Consistent**, but for rounding, and so **admissible**. The distance obeys the triangle inequality, and along an edge it changes at most
//! by the edge's length, which is at most its cost. Costs are whole, so rounding a bound down changes nothing. It is 0 at the goals; with
//! several goals it is the least.

use super::ByNode;
use crate::puzzle::Map;

/// Distances of places: one that is never too small, for edges, and one that is never too great.
pub(super) struct DistanceBounds<U, D> {
    pub up: U,
    pub down: D,
}

/// The bound for each node. A node without a place has 0.
pub(super) fn bound<U, D>(map: &Map, apart: &DistanceBounds<U, D>) -> ByNode
where
    U: Fn((i32, i32), (i32, i32)) -> u64,
    D: Fn((i32, i32), (i32, i32)) -> u64,
{
    let place = |node| map.sheet().place(node);
    // The greatest unit, as a fraction.
    let mut unit = None;
    let mut see = |cost: u32, from, to| {
        let length = (apart.up)(from, to);
        let is_less = |(least, of): (u64, u64)| u64::from(cost) * of < least * length;
        if length > 0 && unit.is_none_or(is_less) {
            unit = Some((u64::from(cost), length));
        }
    };
    if let Some(least) = map.graph().least_steps() {
        // All steps of a kind are equally long.
        for (cost, to) in least.into_iter().zip([(1, 0), (1, 1)]) {
            if let Some(cost) = cost {
                see(cost, (0, 0), to);
            }
        }
    } else {
        for edge in map.graph().edges() {
            let (Some(from), Some(to)) = (place(edge.from), place(edge.to)) else { continue };
            see(edge.cost, from, to);
        }
    }
    let (far, (cost, length)) = (map.far(), unit.unwrap_or((0, 1)));
    // Divided once where that leaves no rest.
    let (times, over) =
        if cost.is_multiple_of(length) { (cost / length, None) } else { (cost, Some(length)) };
    let goals: Vec<_> = map.all_goals().iter().filter_map(|&goal| place(goal)).collect();
    let is_placed = goals.len() == map.all_goals().len();
    let to_a_goal = |node| {
        let here = place(node).filter(|_| is_placed)?;
        let least = goals.iter().map(|&goal| (apart.down)(here, goal)).min()?;
        // At most 2^39 and 2^17: a distance in units of 2^-20, and a cost.
        let bound = over.map_or(least * times, |over| least * times / over);
        // A node without a way to a goal can be farther off than any path is long.
        Some(u32::try_from(bound).unwrap_or(far).min(far))
    };
    map.graph().nodes().map(|node| to_a_goal(node).unwrap_or(0)).collect()
}

/// Columns and rows between two places.
pub(super) fn steps(one: (i32, i32), other: (i32, i32)) -> (u64, u64) {
    (u64::from(one.0.abs_diff(other.0)), u64::from(one.1.abs_diff(other.1)))
}
