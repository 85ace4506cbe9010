//! Exact distances to a set of positions, one byte for each position of a space: the table behind the pattern
//! databases and the exact heuristics.
//!
//! A breadth-first search from the goals, a whole layer at a time, paused between any two positions. The
//! table itself tells what was met before; beside it there are only two layers in memory.

use std::iter::repeat_n;
use std::rc::Rc;

use super::Progress;

/// A space whose positions are numbered, and whose moves can all be undone: distances from the goals are then
/// distances to them.
pub(super) trait Space {
    /// A position.
    type State: Copy;

    /// A number for `state` below the table's length, different for different positions.
    fn rank(&self, state: Self::State) -> usize;

    /// Calls `visit` for each position one move away.
    fn each_neighbour(&self, state: Self::State, visit: impl FnMut(Self::State));
}

/// What the table holds for positions that were not met. No distance comes near it.
pub(super) const UNKNOWN: u8 = u8::MAX;

/// The table as it grows.
#[derive(Clone, Debug)]
pub(super) struct Distances<S> {
    table: Rc<[u8]>,
    /// The layer that is being expanded, from `next` on.
    frontier: Vec<S>,
    next: usize,
    /// What has been met of the layer after it.
    beyond: Vec<S>,
    /// The distance of the positions in `beyond`.
    depth: u8,
    done: u64,
    states: u64,
}

impl<S: Copy> Distances<S> {
    /// A table with room for ranks below `length`, in which only the `goals` are known.
    pub(super) fn new(
        space: &impl Space<State = S>,
        length: usize,
        goals: impl IntoIterator<Item = S>,
    ) -> Self {
        // Collected rather than made from a vector, which would be copied: the largest table has 15 MB.
        let mut table: Rc<[u8]> = repeat_n(UNKNOWN, length).collect();
        let entries = Rc::make_mut(&mut table);
        let mut frontier = Vec::new();
        for goal in goals {
            let entry = &mut entries[space.rank(goal)];
            if *entry == UNKNOWN {
                *entry = 0;
                frontier.push(goal);
            }
        }
        let states = frontier.len() as u64;
        Self { table, frontier, next: 0, beyond: Vec::new(), depth: 1, done: 0, states }
    }

    /// Expands up to `budget` positions, fewer only at the end of the space. Returns how many.
    pub(super) fn advance(&mut self, space: &impl Space<State = S>, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && self.next < self.frontier.len() {
            let open = &self.frontier[self.next..];
            let slice = open.len().min(usize::try_from(left).unwrap_or(usize::MAX));
            let (table, beyond, depth) = (Rc::make_mut(&mut self.table), &mut self.beyond, self.depth);
            for &state in &open[..slice] {
                space.each_neighbour(state, |neighbour| {
                    let entry = &mut table[space.rank(neighbour)];
                    if *entry == UNKNOWN {
                        *entry = depth;
                        beyond.push(neighbour);
                    }
                });
            }
            self.next += slice;
            left -= slice as u64;
            if self.next == self.frontier.len() {
                self.states += self.beyond.len() as u64;
                std::mem::swap(&mut self.frontier, &mut self.beyond);
                self.beyond.clear();
                self.next = 0;
                self.depth += 1;
            }
        }
        self.done += budget - left;
        budget - left
    }

    /// Whether every position that can be reached from the goals is known.
    pub(super) fn is_complete(&self) -> bool {
        self.next == self.frontier.len()
    }

    /// How far the table is; `total` is the number of positions that can be reached from the goals.
    pub(super) fn progress(&self, total: Option<u64>) -> Progress {
        let states = self.states + self.beyond.len() as u64;
        Progress { done: self.done, total, states, bytes: self.table.len() as u64 }
    }

    /// The table, to be shared once it is complete.
    pub(super) fn table(&self) -> Rc<[u8]> {
        Rc::clone(&self.table)
    }
}
