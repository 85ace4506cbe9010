//! How good a bound is, by a number that no tie can move: positions with f = g + h below C*, over some fixed problems.
//!
//! g is a position's true distance from the start, C* the length of a shortest solution. Any search that knows no more than f and g
//! has to expand them all from that side, whatever its order; so has A*, and what it expands besides is luck. The fewer the better. A
//! perfect bound of a problem leaves those alone that lie on no longer way than a shortest, of which f is C*: it has 0.
//!
//! Time O(positions within C* of the start); memory that of [`Layers`].

use super::met::Met;
use super::puzzles::Bench;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::space::{Layers, Watch};

/// One problem being scored, paused between any two positions.
pub struct Score<P: Bench> {
    layers: Option<Layers<P::State, P::Met>>,
    counted: Counted,
}

/// What was met, by f.
#[derive(Clone, Debug, Default)]
struct Counted {
    by_f: Vec<u64>,
    /// C*, once a goal was met.
    length: Option<u32>,
}

impl<P: Bench> Default for Score<P> {
    fn default() -> Self {
        Self { layers: None, counted: Counted::default() }
    }
}

struct Counting<'a, P, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    counted: &'a mut Counted,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for Counting<'_, P, H> {
    fn meet(&mut self, state: P::State, depth: u8) {
        let counted = &mut *self.counted;
        if counted.length.is_some() {
            // Everything nearer was met before; what is as far as the goal or farther has an f of C* at the least.
            return;
        }
        if self.puzzle.is_goal(state) {
            counted.length = Some(depth.into());
            return;
        }
        let f = depth as usize + self.heuristic.estimate(state) as usize;
        if counted.by_f.len() <= f {
            counted.by_f.resize(f + 1, 0);
        }
        counted.by_f[f] += 1;
    }
}

impl<P: Bench> Score<P> {
    /// Expands up to `budget` positions, fewer only at the end. Tells whether there is more to do. `puzzle` and `heuristic` must be the
    /// same on every call.
    pub fn step(&mut self, puzzle: &P, heuristic: &impl Heuristic<P>, budget: u64) -> bool {
        let mut counting = Counting { puzzle, heuristic, counted: &mut self.counted };
        let layers = self.layers.get_or_insert_with(|| {
            Layers::new(puzzle, P::Met::fresh(puzzle), [puzzle.start()], &mut counting)
        });
        if counting.counted.length.is_none() {
            layers.advance(puzzle, budget, &mut counting);
        }
        !(counting.counted.length.is_some() || layers.is_complete())
    }

    /// C*, and the positions with f below it; `None` before a goal was met.
    #[must_use]
    pub fn result(&self) -> Option<(u32, u64)> {
        let length = self.counted.length?;
        Some((length, self.counted.by_f.iter().take(length as usize).sum()))
    }

    /// Positions expanded.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.layers.as_ref().map_or(0, Layers::expanded)
    }
}
