//! Textbook greedy search and weighted A*: a hash map of known positions, a stack per priority and depth, and lazy
//! deletion of outdated entries.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::puzzle::{Move, Puzzle};
use rustc_hash::FxBuildHasher;

use super::found::{Found, onward};

/// Order of expansion, and reopening.
#[derive(Clone, Copy)]
pub struct Rule {
    pub weights: (u32, u32),
    /// Of equal sums the shallowest comes first, else the deepest.
    pub shallowest_first: bool,
    pub improves: bool,
    /// Whether a shorter path to an expanded position is used.
    pub reopens: bool,
}

impl Rule {
    pub const GREEDY: Self =
        Self { weights: (0, 1), shallowest_first: true, improves: false, reopens: false };

    pub const fn weighted(p: u32, q: u32, reopens: bool) -> Self {
        Self { weights: (q, p), shallowest_first: false, improves: true, reopens }
    }
}

struct Known {
    g: u32,
    by: Option<Move>,
    expanded: bool,
}

struct Open<S> {
    rows: Vec<Vec<Vec<S>>>,
    least: usize,
}

impl<S> Open<S> {
    fn push(&mut self, promise: u32, g: u32, state: S) {
        let (promise, g) = (promise as usize, g as usize);
        if promise >= self.rows.len() {
            self.rows.resize_with(promise + 1, Vec::new);
        }
        let row = &mut self.rows[promise];
        if g >= row.len() {
            row.resize_with(g + 1, Vec::new);
        }
        row[g].push(state);
        self.least = self.least.min(promise);
    }

    fn pop(&mut self, shallowest_first: bool) -> Option<(u32, u32, S)> {
        while let Some(row) = self.rows.get_mut(self.least) {
            let is_filled = |stack: &Vec<S>| !stack.is_empty();
            let g = if shallowest_first {
                row.iter().position(is_filled)
            } else {
                row.iter().rposition(is_filled)
            };
            if let Some((g, state)) = g.and_then(|g| row[g].pop().map(|state| (g, state))) {
                #[allow(clippy::cast_possible_truncation)] // a value from `push`
                return Some((self.least as u32, g as u32, state));
            }
            self.least += 1;
        }
        None
    }
}

pub fn solve<P: Puzzle, H: Heuristic<P>>(rule: Rule, puzzle: &P, heuristic: &H) -> Found {
    let (times_g, times_h) = rule.weights;
    let start = puzzle.start();
    let mut known = HashMap::with_hasher(FxBuildHasher);
    let mut open = Open { rows: Vec::new(), least: 0 };
    known.insert(start, Known { g: 0, by: None, expanded: false });
    open.push(times_h * heuristic.estimate(start), 0, start);
    let mut generated = 1;
    while let Some((promise, g, state)) = open.pop(rule.shallowest_first) {
        let here = known.get_mut(&state).expect("what is open is known");
        if here.g < g {
            continue;
        }
        if puzzle.is_goal(state) {
            return Found { length: g as usize, generated };
        }
        here.expanded = true;
        let estimate = (promise - times_g * g) / times_h;
        for mv in onward(puzzle, state, here.by) {
            let (after, g) = (puzzle.after(state, mv), g + 1);
            generated += 1;
            let reached = Known { g, by: Some(mv), expanded: false };
            match known.entry(after) {
                Entry::Vacant(entry) => drop(entry.insert(reached)),
                Entry::Occupied(mut entry) => {
                    let before = entry.get_mut();
                    if !rule.improves || g >= before.g || before.expanded && !rule.reopens {
                        continue;
                    }
                    *before = reached;
                }
            }
            let estimate = heuristic.estimate_after(estimate, state, after);
            open.push(times_g * g + times_h * estimate, g, after);
        }
    }
    panic!("there is a solution")
}
