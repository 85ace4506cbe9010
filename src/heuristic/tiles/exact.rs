//! The true distance on 3x3, from a table of all positions.

use std::rc::Rc;

use crate::heuristic::distances::Distances;
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::sliding_tiles::{FiveBytes, Tiles};
use crate::puzzle::{EightPuzzle, PackedState, Puzzle};

/// For the 8-puzzle: the slides to the goal, from a breadth-first search backward.
///
/// **Consistent** and **admissible**: it is the distance. One byte for each of 762,048 ranks (see [`FiveBytes`]), of which
/// 9!/2 = 181,440 are used.
///
/// For an unsolvable start, the value is the distance to the goal with its last two tiles exchanged. It is consistent, so a
/// futile search expands each position once.
#[derive(Clone, Debug)]
pub struct Exact {
    table: Rc<[u8]>,
}

impl Exact {
    /// The table for the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &EightPuzzle) -> Self {
        ExactBuild::new(puzzle).complete()
    }
}

impl Heuristic<EightPuzzle> for Exact {
    #[inline]
    fn estimate(&self, state: Tiles) -> u32 {
        u32::from(self.table[FiveBytes::from(state).rank()])
    }
}

/// 9!/2.
const STATES: u64 = 181_440;

/// An [`Exact`] being built; a unit of work is one position expanded.
#[derive(Clone, Debug)]
pub struct ExactBuild {
    puzzle: EightPuzzle,
    distances: Distances<Tiles>,
    built: Option<Exact>,
}

impl ExactBuild {
    /// The table for the goal of `puzzle`; only the goal is known.
    #[must_use]
    pub fn new(puzzle: &EightPuzzle) -> Self {
        let goal = if puzzle.is_connected() { puzzle.goal() } else { with_last_two_exchanged(puzzle) };
        let distances = Distances::new(puzzle, goal, [goal]);
        Self { puzzle: puzzle.clone(), distances, built: None }
    }
}

fn with_last_two_exchanged(puzzle: &EightPuzzle) -> Tiles {
    let labels: Vec<usize> = [0].into_iter().chain(puzzle.labels()).collect();
    let mut exchanged = labels.clone();
    exchanged.swap(7, 8);
    Tiles::placed(exchanged.into_iter().zip(labels.iter().map(|&label| puzzle.goal().square_of(label))))
}

impl Build for ExactBuild {
    type Heuristic = Exact;

    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.distances.advance(&self.puzzle, budget);
        if self.built.is_none() {
            self.built = self.distances.table().map(|table| Exact { table });
        }
        done
    }

    fn heuristic(&self) -> Option<&Exact> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        Some(self.distances.progress(Some(STATES)))
    }
}
