//! Differences of distances to landmarks (differential heuristics, ALT).

use super::ByNode;
use crate::puzzle::Map;

/// Number of landmarks.
pub const LANDMARKS: usize = 4;

/// Most pairs of a node and a goal that are compared by themselves.
const MOST_PAIRS: usize = 10_000_000;

/// The true distances from and to a few nodes, the *landmarks*, bound the way from n to a goal t: for a landmark L,
///
/// ```text
/// d(n, t) >= d(n, L) - d(t, L)        d(n, t) >= d(L, t) - d(L, n)
/// ```
///
/// The bound is the largest of all these differences; with several goals the least over them. The first landmark is the node farthest
/// from the first goal, each further one the node farthest from those before; of equally far
/// nodes the first.
///
/// **Consistent**: along an edge, d(n, L) falls and d(L, n) rises by at most its cost. A node that reaches no L though t does reaches no t
/// either, and has the greatest bound. **Admissible**: it is consistent, and 0 at the goals.
///
/// Source: A. V. Goldberg and C. Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory", SODA 2005; N. R. Sturtevant, A.
/// Felner, M. Barrer, J. Schaeffer and N. Burch, "Memory-Based Heuristics for Explicit State Spaces", IJCAI 2009.
#[must_use]
pub fn bound(map: &Map) -> ByNode {
    let (graph, far) = (map.graph(), map.far());
    let mut near: Vec<Option<u32>> = graph.distances_to(map.all_goals().get(..1).unwrap_or_default());
    let mut tables = Vec::new();
    for _ in 0..LANDMARKS.min(graph.size()) {
        let farthest = graph.nodes().max_by_key(|&node| (near[node as usize], u32::MAX - node));
        let Some(landmark) = farthest.filter(|&node| near[node as usize] > Some(0)) else { break };
        let (from, to) = (graph.distances_from(&[landmark]), graph.distances_to(&[landmark]));
        for node in 0..near.len() {
            // Nodes that no path joins with a landmark are not far from it but useless.
            near[node] = near[node].min(from[node].or(to[node]));
        }
        tables.push((from, to));
    }
    let mut goals: Vec<usize> = map.all_goals().iter().map(|&goal| goal as usize).collect();
    if graph.size().saturating_mul(goals.len()) > MOST_PAIRS {
        // As far from a landmark as the farthest goal, and as near to it as the nearest.
        for (from, to) in &mut tables {
            let all =
                |table: &[Option<u32>]| goals.iter().map(|&goal| table[goal]).collect::<Option<Vec<_>>>();
            let (nearest, farthest) = (
                all(from).and_then(|all| all.into_iter().min()),
                all(to).and_then(|all| all.into_iter().max()),
            );
            from.push(nearest);
            to.push(farthest);
        }
        goals = vec![graph.size()];
    }
    let to_goal = |node: usize, goal: usize| {
        let differences = tables.iter().map(|(from, to)| {
            let towards = match (to[node], to[goal]) {
                (None, Some(_)) => far,
                (Some(here), Some(there)) => here.saturating_sub(there),
                (_, None) => 0,
            };
            let away = from[goal].zip(from[node]).map_or(0, |(there, here)| there.saturating_sub(here));
            towards.max(away)
        });
        differences.max().unwrap_or(0)
    };
    let least = |node: u32| goals.iter().map(|&goal| to_goal(node as usize, goal)).min();
    graph.nodes().map(|node| least(node).unwrap_or(0)).collect()
}
