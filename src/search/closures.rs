//! A* over closures, for problems that are no puzzle of this crate.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap};
use std::hash::Hash;

/// The cheapest path from `start` to a position that `is_goal` accepts, with its cost; `None` if there is none.
///
/// `successors` gives the positions after one move, each with the cost of the move. `heuristic` must not exceed the cost to a goal. It need
/// not be consistent: a position that is reached at a lower cost is expanded again. All positions met are stored.
///
/// ```
/// use rolling_cubes::search::search;
///
/// // Jugs of 3 and 5 litres with a tap and a sink: measure four litres.
/// let pours = |&(small, big): &(u32, u32)| {
///     let (in_big, in_small) = (small.min(5 - big), big.min(3 - small));
///     [(3, big), (small, 5), (0, big), (small, 0), (small - in_big, big + in_big), (small + in_small, big - in_small)]
///         .map(|after| (after, 1))
/// };
/// let (path, cost) = search((0, 0), pours, |_| 0, |&(_, big)| big == 4).unwrap();
/// assert_eq!((path.len(), cost, path[6]), (7, 6, (3, 4)));
/// ```
#[must_use]
pub fn search<S: Clone + Eq + Hash, I: IntoIterator<Item = (S, u32)>>(
    start: S,
    mut successors: impl FnMut(&S) -> I,
    mut heuristic: impl FnMut(&S) -> u64,
    mut is_goal: impl FnMut(&S) -> bool,
) -> Option<(Vec<S>, u64)> {
    // Each position with its cost from the start and the number of the one before it.
    let mut met: Vec<(S, u64, usize)> = Vec::new();
    let mut numbers: HashMap<S, usize> = HashMap::new();
    let mut open = BinaryHeap::from([Reverse((heuristic(&start), Reverse(0), 0))]);
    numbers.insert(start.clone(), 0);
    met.push((start, 0, 0));
    while let Some(Reverse((_, Reverse(g), number))) = open.pop() {
        let (position, least, _) = met[number].clone();
        if g > least {
            continue;
        }
        if is_goal(&position) {
            let mut numbers = vec![number];
            while let Some(&last) = numbers.last().filter(|&&last| last != 0) {
                numbers.push(met[last].2);
            }
            return Some((numbers.into_iter().rev().map(|number| met[number].0.clone()).collect(), g));
        }
        for (after, cost) in successors(&position) {
            let cost = g + u64::from(cost);
            let f = cost + heuristic(&after);
            let there = match numbers.entry(after) {
                Entry::Vacant(free) => {
                    let there = met.len();
                    met.push((free.key().clone(), cost, number));
                    free.insert(there);
                    there
                }
                Entry::Occupied(known) if met[*known.get()].1 > cost => {
                    let there = *known.get();
                    (met[there].1, met[there].2) = (cost, number);
                    there
                }
                Entry::Occupied(_) => continue,
            };
            open.push(Reverse((f, Reverse(cost), there)));
        }
    }
    None
}
