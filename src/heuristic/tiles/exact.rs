//! The true distance on 3x3, from a table of all positions.

use std::rc::Rc;

use crate::heuristic::distances::{Distances, Space};
use crate::heuristic::placements::Triples;
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::sliding_tiles::Tiles;
use crate::puzzle::{EightPuzzle, Puzzle};

/// For the 8-puzzle: the number of slides to the goal, from a breadth-first search back from it.
///
/// **Consistent** and **admissible**: it is the distance. A byte for each of the 9!/2 = 181,440
/// positions that the goal can be reached from.
#[derive(Clone, Debug)]
pub struct Exact {
    ranks: Rc<Ranks>,
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
        u32::from(self.table[self.ranks.of(state)])
    }
}

/// 9!/2.
const STATES: usize = 9 * 8 * 7 * SECOND_THREE * 3;

/// The placements of the second three pieces.
const SECOND_THREE: usize = 6 * 5 * 4;

/// Numbers the positions by the squares of seven pieces, the empty square among them. Where the last two
/// tiles are follows from the parity.
#[derive(Clone, Debug)]
struct Ranks {
    first: Triples,
    second: Triples,
    /// Four times the label of each of the seven.
    shifts: [u32; 7],
}

impl Ranks {
    fn new(puzzle: &EightPuzzle) -> Self {
        let mut shifts = [0; 7];
        for (shift, label) in shifts.iter_mut().skip(1).zip(puzzle.labels()) {
            #[allow(clippy::cast_possible_truncation)] // labels are below 16
            let four_times = 4 * label as u32;
            *shift = four_times;
        }
        Self { first: Triples::new(9), second: Triples::new(6), shifts }
    }

    #[inline]
    fn of(&self, state: Tiles) -> usize {
        #[allow(clippy::cast_possible_truncation)] // four bits
        let squares = self.shifts.map(|shift| (state.nibbles() >> shift & 15) as usize);
        let three = |from: usize| squares[from] | squares[from + 1] << 4 | squares[from + 2] << 8;
        let first = self.first.at(three(0));
        let second = self.second.at(first.three_among_the_rest(three(3)));
        let last = second.among_the_rest(first.among_the_rest(squares[6]));
        (first.number as usize * SECOND_THREE + second.number as usize) * 3 + last
    }
}

/// The slides as a space to search backward in.
#[derive(Clone, Debug)]
struct Slides {
    puzzle: EightPuzzle,
    ranks: Rc<Ranks>,
}

impl Space for Slides {
    type State = Tiles;

    #[inline]
    fn rank(&self, state: Tiles) -> usize {
        self.ranks.of(state)
    }

    #[inline]
    fn each_neighbour(&self, state: Tiles, mut visit: impl FnMut(Tiles)) {
        for mv in self.puzzle.moves(state) {
            visit(self.puzzle.after(state, mv));
        }
    }
}

/// An [`Exact`] being built; a unit of work is one position expanded.
#[derive(Clone, Debug)]
pub struct ExactBuild {
    slides: Slides,
    distances: Distances<Tiles>,
    built: Option<Exact>,
}

impl ExactBuild {
    /// The table for the goal of `puzzle`, in which only the goal is known.
    #[must_use]
    pub fn new(puzzle: &EightPuzzle) -> Self {
        let slides = Slides { puzzle: puzzle.clone(), ranks: Rc::new(Ranks::new(puzzle)) };
        let distances = Distances::new(&slides, STATES, [puzzle.goal()]);
        Self { slides, distances, built: None }
    }
}

impl Build for ExactBuild {
    type Heuristic = Exact;

    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.distances.advance(&self.slides, budget);
        if self.built.is_none() && self.distances.is_complete() {
            let ranks = Rc::clone(&self.slides.ranks);
            self.built = Some(Exact { ranks, table: self.distances.table() });
        }
        done
    }

    fn heuristic(&self) -> Option<&Exact> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        Some(self.distances.progress(Some(STATES as u64)))
    }
}
