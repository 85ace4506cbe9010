//! The true distance, from a table of the whole component.

use std::rc::Rc;

use crate::heuristic::distances::Distances;
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::rolling_cubes::Cubes;
use crate::puzzle::{PackedState, Puzzle, RollingCubes};
use crate::space::UNKNOWN;

/// For the rolling cubes: the rolls to the nearest goal, from a breadth-first search backward from all goals in the start's
/// component. A search with it goes straight to the goal.
///
/// **Consistent** and **admissible**: it is the distance. It holds for its component, which no search leaves. The table has
/// one byte per position, at most 4 MB.
#[derive(Clone, Debug)]
pub struct Exact {
    component: u32,
    table: Rc<[u8]>,
}

impl Exact {
    /// The table for the start and the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        ExactBuild::new(puzzle).complete()
    }
}

impl Heuristic<RollingCubes> for Exact {
    #[inline]
    fn estimate(&self, state: Cubes) -> u32 {
        u32::from(state.rank_in(self.component).map_or(UNKNOWN, |rank| self.table[rank]))
    }
}

/// An [`Exact`] being built; a unit of work is one position expanded.
#[derive(Clone, Debug)]
pub struct ExactBuild {
    puzzle: RollingCubes,
    distances: Distances<Cubes>,
    built: Option<Exact>,
}

impl ExactBuild {
    /// The table for the start and the goal of `puzzle`; only the goals are known.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        let distances = Distances::new(puzzle, puzzle.start(), puzzle.goals());
        Self { puzzle: puzzle.clone(), distances, built: None }
    }
}

impl Build for ExactBuild {
    type Heuristic = Exact;

    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.distances.advance(&self.puzzle, budget);
        if self.built.is_none() {
            let component = self.puzzle.start().component();
            self.built = self.distances.table().map(|table| Exact { component, table });
        }
        done
    }

    fn heuristic(&self) -> Option<&Exact> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        // Every rank of a component belongs to a position.
        Some(self.distances.progress(Some(self.puzzle.start().ranks() as u64)))
    }
}
