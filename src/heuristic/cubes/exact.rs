//! The true distance, from a table of the whole component.

use std::rc::Rc;

use crate::heuristic::distances::{Distances, Space};
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::rolling_cubes::Cubes;
use crate::puzzle::{Puzzle, RollingCubes};

/// For the rolling cubes: the number of rolls to the nearest goal position, from a breadth-first search
/// back from all that the start's component holds (each roll can be undone). With it a search goes
/// straight to the goal.
///
/// **Consistent** and **admissible**: it is the distance. It holds for the component it was built for;
/// no search of the same start ever asks about another.
///
/// The table has a byte for each of the 9 * 6^8 combinations of empty square and orientations, 15 MB, of
/// which a component uses 27 % at most.
#[derive(Clone, Debug)]
pub struct Exact {
    ranks: Ranks,
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
        u32::from(self.table[self.ranks.of(state)])
    }
}

/// The eight cubes' orientations times the empty squares.
const STATES: usize = 9 * FULL;

/// The orientations of eight cubes.
const FULL: usize = 6_usize.pow(8);

/// Patterns of top colours with one empty square: a component has as many positions to each goal
/// position of a pattern.
const PATTERNS: u64 = 9 * 3_u64.pow(8);

/// Numbers all positions below 9 * 6^8, without gaps.
///
/// The empty square is the leading digit. The orientations are digits to the base six, one for each of
/// the first eight squares; if the empty square is among them, its digit is that of the cube on the
/// ninth.
#[derive(Clone, Debug)]
struct Ranks {
    /// The number that four squares' packed orientations make, the empty one being 0.
    four_squares: Rc<[u16; 4096]>,
}

/// The worth of each square's digit; the ninth square has none of its own.
const DIGIT: [usize; 16] = {
    let mut digit = [0; 16];
    let mut square = 0;
    let mut worth = 1;
    while square < 8 {
        digit[square] = worth;
        worth *= 6;
        square += 1;
    }
    digit
};

impl Ranks {
    fn new() -> Self {
        let four_squares = std::array::from_fn(|packed| {
            // The empty square's 6, and a 7 that never occurs, count as 0.
            let digits = (0..4).map(|square| packed >> (3 * square) & 7).map(|d| if d < 6 { d } else { 0 });
            let sum: usize = digits.zip(DIGIT).map(|(digit, worth)| digit * worth).sum();
            #[allow(clippy::cast_possible_truncation)] // below 6^4 = 1296
            let sum = sum as u16;
            sum
        });
        Self { four_squares: Rc::new(four_squares) }
    }

    #[inline]
    fn of(&self, state: Cubes) -> usize {
        let packed = state.packed() as usize;
        let empty = state.empty_square();
        let low = usize::from(self.four_squares[packed & 4095]);
        let high = usize::from(self.four_squares[packed >> 12 & 4095]);
        let ninth = packed >> 24 & 7;
        low + high * DIGIT[4] + ninth * DIGIT[empty & 15] + empty * FULL
    }
}

/// The rolls as a space to search backward in.
#[derive(Clone, Debug)]
struct Rolls {
    puzzle: RollingCubes,
    ranks: Ranks,
}

impl Space for Rolls {
    type State = Cubes;

    #[inline]
    fn rank(&self, state: Cubes) -> usize {
        self.ranks.of(state)
    }

    #[inline]
    fn each_neighbour(&self, state: Cubes, mut visit: impl FnMut(Cubes)) {
        for mv in self.puzzle.moves(state) {
            visit(self.puzzle.after(state, mv));
        }
    }
}

/// An [`Exact`] being built; a unit of work is one position expanded.
#[derive(Clone, Debug)]
pub struct ExactBuild {
    rolls: Rolls,
    distances: Distances<Cubes>,
    total: u64,
    built: Option<Exact>,
}

impl ExactBuild {
    /// The table for the start and the goal of `puzzle`, in which only the goals are known.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        let rolls = Rolls { puzzle: puzzle.clone(), ranks: Ranks::new() };
        let goals = puzzle.goals();
        let total = goals.len() as u64 * PATTERNS;
        let distances = Distances::new(&rolls, STATES, goals);
        Self { rolls, distances, total, built: None }
    }
}

impl Build for ExactBuild {
    type Heuristic = Exact;

    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.distances.advance(&self.rolls, budget);
        if self.built.is_none() && self.distances.is_complete() {
            self.built = Some(Exact { ranks: self.rolls.ranks.clone(), table: self.distances.table() });
        }
        done
    }

    fn heuristic(&self) -> Option<&Exact> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        Some(self.distances.progress(Some(self.total)))
    }
}
