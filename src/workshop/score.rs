//! How good a bound is, by a number that no tie can move: positions with f = g + h below C*, over some fixed problems.
//!
//! C* is the length of a shortest solution, which is known of the problems. A position is counted if some way leads to it on which f
//! stays below C*. If the bound never says too much, A* expands all of these, whatever it does with ties; with a consistent bound it
//! is every position with f below C*, g being its true distance from the start, and no search from that side that knows no more can do
//! without one of them (R. Dechter and J. Pearl, "Generalized best-first search strategies and the optimality of A*", Journal of the ACM
//! 32 (1985)). What A* expands besides is luck. The fewer the better: a perfect bound leaves 0, as on no way it is less than C*.
//!
//! Of a bound that says too much the number means nothing: it hides what must be expanded.
//!
//! Time O(positions counted); memory that of [`Layers`].

use std::marker::PhantomData;

use super::bench::Bench;
use super::met::Met;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::space::{Layers, Watch};

/// One problem being scored, paused between any two positions.
pub struct Score<P: Bench> {
    layers: Option<Layers<P::State, P::Met>>,
    /// Positions with f below C*, and all that were met.
    counted: u64,
    met: u64,
}

/// What one problem has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// So many positions have f below C*.
    All(u64),
    /// There are more than can be met.
    Beyond,
}

impl<P: Bench> Default for Score<P> {
    fn default() -> Self {
        Self { layers: None, counted: 0, met: 0 }
    }
}

struct Counting<'a, P, H> {
    of: PhantomData<P>,
    heuristic: &'a H,
    /// C*.
    length: u32,
    counted: &'a mut u64,
    met: &'a mut u64,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for Counting<'_, P, H> {
    fn opens(&mut self, state: P::State, depth: u8) -> bool {
        *self.met += 1;
        let is_below = u32::from(depth) + self.heuristic.estimate(state) < self.length;
        *self.counted += u64::from(is_below);
        is_below
    }
}

impl<P: Bench> Score<P> {
    /// Expands up to `budget` positions, fewer only at the end. Tells whether there is more to do. `puzzle` and `heuristic` must be the
    /// same on every call, and `length` that of a shortest solution.
    pub fn step(&mut self, puzzle: &P, heuristic: &impl Heuristic<P>, length: u32, budget: u64) -> bool {
        let (counted, met) = (&mut self.counted, &mut self.met);
        let mut counting = Counting { of: PhantomData::<P>, heuristic, length, counted, met };
        let layers = self.layers.get_or_insert_with(|| {
            Layers::new(puzzle, P::Met::fresh(puzzle), [puzzle.start()], &mut counting)
        });
        layers.advance(puzzle, budget, &mut counting);
        self.result().is_none()
    }

    /// What it has come to; `None` before the end.
    #[must_use]
    pub fn result(&self) -> Option<Counted> {
        let is_complete = self.layers.as_ref().is_some_and(Layers::is_complete);
        let end = is_complete.then_some(Counted::All(self.counted));
        let is_starved = self.layers.as_ref().is_some_and(Layers::is_starved);
        if self.met > P::Met::MOST || is_starved { Some(Counted::Beyond) } else { end }
    }

    /// Positions expanded.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.layers.as_ref().map_or(0, Layers::expanded)
    }
}
