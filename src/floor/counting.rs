//! Counts the positions of a problem by cluster, from both sides.

use super::{Cluster, Tally};
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::space::{ByRank, Layers, OutOfMemory, Watch};

/// The counting of a problem, forward from the start, then backward from the goals. It can pause after any position.
///
/// Stops at depth C*: deeper positions are in no pair. Time O(positions * (moves + two estimates)); memory one byte per
/// rank, and two layers.
#[derive(Clone, Debug)]
pub struct Counting<P: Puzzle> {
    side: Side,
    layers: Option<Layers<P::State, ByRank>>,
    length: Option<u32>,
    forward: Tally,
    backward: Tally,
    expanded: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Forward,
    Backward,
    Neither,
}

/// Counts positions met, and records the depth of the first goal.
struct Counter<'a, P, T, B> {
    puzzle: &'a P,
    tally: &'a mut Tally,
    /// Bounds the moves to the other side's roots; `back` bounds those from this side's roots.
    onward: &'a T,
    back: &'a B,
    length: Option<u32>,
}

impl<P, T, B> Watch<P::State> for Counter<'_, P, T, B>
where
    P: Puzzle,
    T: Heuristic<P>,
    B: Heuristic<P>,
{
    fn meet(&mut self, state: P::State, depth: u8) {
        let g = u32::from(depth);
        if self.length.is_none() && self.puzzle.is_goal(state) {
            self.length = Some(g);
        }
        if self.length.is_none_or(|length| g <= length) {
            let (onward, back) = (self.onward.estimate(state), self.back.estimate(state));
            self.tally.count(Cluster { g, onward, back });
        }
    }
}

impl<P: Puzzle> Counting<P> {
    /// The count of a problem, not begun.
    #[must_use]
    pub fn new() -> Self {
        let (forward, backward) = (Tally::default(), Tally::default());
        Self { side: Side::Forward, layers: None, length: None, forward, backward, expanded: 0 }
    }

    /// Expands up to `budget` positions, fewer only at the end. Returns whether work is left.
    ///
    /// `towards` bounds the moves to the goals, `from` the moves from the start; both must be consistent. They and `puzzle`
    /// must be the same on every call.
    ///
    /// # Errors
    /// If memory for a table or its layers is missing.
    pub fn step(
        &mut self,
        puzzle: &P,
        towards: &impl Heuristic<P>,
        from: &impl Heuristic<P>,
        budget: u64,
    ) -> Result<bool, OutOfMemory> {
        let mut left = budget;
        while left > 0 && self.side != Side::Neither {
            left -= if self.side == Side::Forward {
                let tally = &mut self.forward;
                let counter = Counter { puzzle, tally, onward: towards, back: from, length: self.length };
                advance(&mut self.layers, || vec![puzzle.start()], counter, &mut self.length, left)?
            } else {
                let tally = &mut self.backward;
                let counter = Counter { puzzle, tally, onward: from, back: towards, length: self.length };
                advance(&mut self.layers, || puzzle.goals(), counter, &mut self.length, left)?
            };
            if self.layers.as_ref().is_some_and(Layers::is_complete) {
                self.layers = None;
                // Without a solution, nothing has to be proved shortest.
                self.side = match self.side {
                    Side::Forward if self.length.is_some() => Side::Backward,
                    _ => Side::Neither,
                };
            }
        }
        self.expanded += budget - left;
        Ok(self.side != Side::Neither)
    }

    /// Whether both sides are counted.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.side == Side::Neither
    }

    /// Positions expanded so far, on both sides.
    #[must_use]
    pub const fn expanded(&self) -> u64 {
        self.expanded
    }

    /// C*, the length of a shortest solution; `None` before it is known, and without a solution.
    #[must_use]
    pub const fn length(&self) -> Option<u32> {
        self.length
    }

    /// The counts, forward and backward.
    #[must_use]
    pub const fn sides(&self) -> [&Tally; 2] {
        [&self.forward, &self.backward]
    }
}

impl<P: Puzzle> Default for Counting<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// Continues in the current layer, or begins with the roots. Returns the number of expansions.
fn advance<P, T, B>(
    layers: &mut Option<Layers<P::State, ByRank>>,
    roots: impl FnOnce() -> Vec<P::State>,
    mut counter: Counter<'_, P, T, B>,
    length: &mut Option<u32>,
    budget: u64,
) -> Result<u64, OutOfMemory>
where
    P: Puzzle,
    T: Heuristic<P>,
    B: Heuristic<P>,
{
    let puzzle = counter.puzzle;
    let mut done = 0;
    let mut search = match layers.take() {
        None => {
            let depths = ByRank::try_beside(puzzle.pack(puzzle.start())).ok_or(OutOfMemory)?;
            Layers::new(puzzle, depths, roots(), &mut counter)
        }
        Some(mut search) => {
            done = search.advance(puzzle, budget.min(search.left_in_layer()), &mut counter);
            if search.is_starved() {
                return Err(OutOfMemory);
            }
            search
        }
    };
    *length = counter.length;
    if let Some(length) = *length {
        search = search.within(length);
    }
    *layers = Some(search);
    Ok(done)
}
