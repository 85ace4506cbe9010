//! Scores a bound independently of ties: positions with f = g + h below C*, over fixed problems.
//!
//! A position counts if f stays below C* on some path to it. With an admissible bound, A* expands all of these, whatever
//! its ties. With a consistent bound they are all positions with f below C*, and every search from that side with equal
//! knowledge must expand them (R. Dechter and J. Pearl, "Generalized best-first search strategies and the optimality of
//! A*", Journal of the ACM 32 (1985)). Fewer is better: a perfect bound scores 0.
//!
//! The score of an inadmissible bound means nothing: it hides necessary expansions. Time O(positions counted); memory as in
//! [`Layers`].

use std::marker::PhantomData;

use super::bench::Bench;
use super::met::MetDepths;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::space::{Layers, Watch};

/// The scoring of one problem, which can pause after any position.
pub struct Score<P: Bench> {
    layers: Option<Layers<P::State, P::MetDepths>>,
    counted: u64,
    stored: u64,
}

/// The result for one problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The number of positions with f below C*.
    All(u64),
    /// More than can be stored.
    Beyond,
}

impl<P: Bench> Default for Score<P> {
    fn default() -> Self {
        Self { layers: None, counted: 0, stored: 0 }
    }
}

struct Counting<'a, P, H> {
    of: PhantomData<P>,
    heuristic: &'a H,
    length: u32,
    counted: &'a mut u64,
    stored: &'a mut u64,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for Counting<'_, P, H> {
    fn opens(&mut self, state: P::State, depth: u8) -> bool {
        *self.stored += 1;
        let is_below = u32::from(depth) + self.heuristic.estimate(state) < self.length;
        *self.counted += u64::from(is_below);
        is_below
    }
}

impl<P: Bench> Score<P> {
    /// Expands up to `budget` positions, fewer only at the end. Returns whether work is left. `length` must be C*; `puzzle`
    /// and `heuristic` must not change.
    pub fn step(&mut self, puzzle: &P, heuristic: &impl Heuristic<P>, length: u32, budget: u64) -> bool {
        let (counted, stored) = (&mut self.counted, &mut self.stored);
        let mut counting = Counting { of: PhantomData::<P>, heuristic, length, counted, stored };
        let layers = self.layers.get_or_insert_with(|| {
            Layers::new(puzzle, P::MetDepths::fresh(puzzle), [puzzle.start()], &mut counting)
        });
        layers.advance(puzzle, budget, &mut counting);
        self.result().is_none()
    }

    /// The result; `None` before the end.
    #[must_use]
    pub fn result(&self) -> Option<Counted> {
        let is_complete = self.layers.as_ref().is_some_and(Layers::is_complete);
        let end = is_complete.then_some(Counted::All(self.counted));
        let is_starved = self.layers.as_ref().is_some_and(Layers::is_starved);
        if self.stored > P::MetDepths::MOST || is_starved { Some(Counted::Beyond) } else { end }
    }

    /// Positions expanded.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.layers.as_ref().map_or(0, Layers::expanded)
    }
}
