//! Three pattern databases, one per colour.
//!
//! With all colours but one painted out, a cube only shows which of its three axes has the colour. A roll along a row
//! exchanges up-down and left-right, along a column up-down and front-back. So the painted board is a puzzle with 9 * 3^8 =
//! 59,049 positions, small enough for an exact table.

use std::rc::Rc;

use crate::heuristic::distances::Distances;
use crate::heuristic::{About, Build, Heuristic, Parts, Progress, Rule};
use crate::puzzle::rolling_cubes::{Colour, Cubes, SQUARES, axes_of};
use crate::puzzle::{PackedState, Puzzle, RollingCubes};
use crate::space::Space;

/// For the rolling cubes: the maximum of the three colours' distances on their painted boards. A painted goal has the
/// colour up-down on exactly the cubes whose top must show it.
///
/// **Admissible**: painting preserves every roll and goal, so a solution stays one of the same length. **Consistent**: each
/// table holds distances, which a roll changes by at most one, and so does the maximum.
///
/// Tables built [from the start](ColoursBuild::of_the_start) bound the way from there, by the same proof in reverse.
///
/// Pattern databases: J. C. Culberson and J. Schaeffer, Computational Intelligence 14 (1998).
#[derive(Clone, Debug)]
pub struct Colours {
    ranks: Ranks,
    tables: [Rc<[u8]>; 3],
}

impl Colours {
    /// The tables for the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        ColoursBuild::new(puzzle).complete()
    }
}

impl Colours {
    #[inline]
    fn distances(&self, state: Cubes) -> [u8; 3] {
        let ranks = self.ranks.of(state);
        let [white, red, blue] = &self.tables;
        [white[lane(ranks, 0)], red[lane(ranks, 1)], blue[lane(ranks, 2)]]
    }
}

impl Heuristic<RollingCubes> for Colours {
    #[inline]
    fn estimate(&self, state: Cubes) -> u32 {
        self.distances(state).into_iter().max().map_or(0, u32::from)
    }

    fn parts(&self, state: Cubes) -> Option<Parts> {
        let colours = Colour::ALL.map(|colour| About::Colour(colour.letter()));
        let parts = colours.into_iter().zip(self.distances(state).map(u32::from)).collect();
        Some(Parts { rule: Rule::Max, parts })
    }
}

const STATES: usize = 59_049;

const FULL: u32 = 6_561;

/// The place value of each square's digit; the ninth has none.
const DIGIT: [u32; 16] = [1, 3, 9, 27, 81, 243, 729, 2187, 0, 0, 0, 0, 0, 0, 0, 0];

/// The ranks of a position on all three painted boards, in 16-bit lanes of one word. The empty square is the leading digit,
/// the painted cubes on the first eight squares are base-3 digits. If one of these is empty, it has the digit of the ninth
/// square.
#[derive(Clone, Debug)]
struct Ranks {
    /// The rank of the packed orientations of four squares; an empty square adds 0.
    four_squares: Rc<[u64; 4096]>,
    cube: [u64; 8],
}

const LANES: u64 = 1 | 1 << 16 | 1 << 32;

#[inline]
const fn lane(ranks: u64, number: usize) -> usize {
    (ranks >> (16 * number) & 0xFFFF) as usize
}

impl Ranks {
    fn new() -> Self {
        let mut cube = [0; 8];
        for (orientation, digits) in (0..6).zip(&mut cube) {
            for (axis, colour) in (0_u64..).zip(axes_of(orientation)) {
                *digits |= axis << (16 * colour as usize);
            }
        }
        let four_squares = Rc::new(std::array::from_fn(|packed| {
            let digits = (0..4).map(|square| cube[packed >> (3 * square) & 7]);
            digits.zip(DIGIT).map(|(digits, worth)| digits * u64::from(worth)).sum()
        }));
        Self { four_squares, cube }
    }

    #[inline]
    fn of(&self, state: Cubes) -> u64 {
        let packed = state.packed() as usize;
        let empty = state.empty_square();
        let low = self.four_squares[packed & 4095];
        let high = self.four_squares[packed >> 12 & 4095];
        let ninth = self.cube[packed >> 24 & 7];
        low + high * u64::from(DIGIT[4])
            + ninth * u64::from(DIGIT[empty & 15])
            + empty as u64 * u64::from(FULL) * LANES
    }
}

/// A painted position: two bits per square for the axis with the colour, 0 if empty. The empty square's number starts at
/// bit 18.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct PaintedPosition(u32);

/// The colour's axis after a roll along a row, and along a column; four bits per axis.
const ROLLED: [u32; 2] = [0x012, 0x201];

/// For each empty square the rolls, each as the square that the cube leaves and `ROLLED` for its line; and their number.
const ROLLS: [([(u32, u32); 4], usize); 9] = {
    let mut rolls = [([(0, 0); 4], 0); 9];
    let mut empty = 0;
    while empty < 9 {
        let mut from = 0;
        while from < 9 {
            let rows = (empty / 3_u32).abs_diff(from / 3);
            let columns = (empty % 3).abs_diff(from % 3);
            if rows + columns == 1 {
                let (list, count) = &mut rolls[empty as usize];
                list[*count] = (from, ROLLED[rows as usize]);
                *count += 1;
            }
            from += 1;
        }
        empty += 1;
    }
    rolls
};

/// The rank of four squares of a painted board.
const FOUR_SQUARES: [u16; 256] = {
    let mut numbers = [0; 256];
    let mut packed: u16 = 0;
    while packed < 256 {
        numbers[packed as usize] =
            (packed & 3) + (packed >> 2 & 3) * 3 + (packed >> 4 & 3) * 9 + (packed >> 6) * 27;
        packed += 1;
    }
    numbers
};

/// All painted positions are connected. Ranks are those of a lane of [`Ranks`].
impl PackedState for PaintedPosition {
    const RANKED: bool = true;

    fn ranks(self) -> usize {
        STATES
    }

    #[inline]
    fn rank(self) -> usize {
        let empty = self.0 >> 18;
        let low = u32::from(FOUR_SQUARES[(self.0 & 255) as usize]);
        let high = u32::from(FOUR_SQUARES[(self.0 >> 8 & 255) as usize]);
        let ninth = self.0 >> 16 & 3;
        (low + high * DIGIT[4] + ninth * DIGIT[(empty & 15) as usize] + empty * FULL) as usize
    }

    fn unrank(_component: u32, rank: usize) -> Option<Self> {
        let (empty, arrangement) = (rank / FULL as usize, rank % FULL as usize);
        #[allow(clippy::cast_possible_truncation)] // a base-3 digit
        let digit = |square: usize| (arrangement / DIGIT[square] as usize % 3) as u32;
        // The empty square has the ninth's digit.
        let axis = |square: usize| if square == 8 { digit(empty) } else { digit(square) };
        let occupied = (0..9).filter(|&square| square != empty);
        #[allow(clippy::cast_possible_truncation)] // below 9
        let number = (empty as u32) << 18;
        (rank < STATES).then(|| Self(occupied.fold(number, |all, square| all | axis(square) << (2 * square))))
    }
}

#[derive(Clone, Copy, Debug)]
struct Rolls;

impl Space for Rolls {
    type State = PaintedPosition;
    type PackedState = PaintedPosition;

    #[inline]
    fn packed(&self, state: PaintedPosition) -> PaintedPosition {
        state
    }

    #[inline]
    fn each_neighbour(
        &self,
        PaintedPosition(state): PaintedPosition,
        mut visit: impl FnMut(PaintedPosition),
    ) {
        let empty = state >> 18;
        let (list, count) = &ROLLS[empty as usize];
        for &(from, rolled) in &list[..*count] {
            let axis = state >> (2 * from) & 3;
            let onto = rolled >> (4 * axis) & 3;
            visit(PaintedPosition(state ^ axis << (2 * from) ^ onto << (2 * empty) ^ (from ^ empty) << 18));
        }
    }
}

/// The painted goals of a colour: its cubes have it up-down, all others on another axis.
fn goals(puzzle: &RollingCubes, colour: Colour) -> impl Iterator<Item = PaintedPosition> {
    let goal = puzzle.goal();
    #[allow(clippy::cast_possible_truncation)] // below 9
    let empty = (goal.empty_square() as u32) << 18;
    let others: Vec<usize> =
        (0..9).filter(|&square| goal.colour(square).is_some_and(|wanted| wanted != colour)).collect();
    (0_u32..1 << others.len()).map(move |choice| {
        let axes = others.iter().enumerate().map(|(bit, square)| (1 + (choice >> bit & 1)) << (2 * square));
        PaintedPosition(axes.fold(empty, |painted: u32, axis| painted | axis))
    })
}

fn painted(start: Cubes, colour: Colour) -> PaintedPosition {
    #[allow(clippy::cast_possible_truncation)] // below 9
    let empty = (start.empty_square() as u32) << 18;
    PaintedPosition((0..SQUARES).fold(empty, |painted, square| {
        let axis = start.axes(square).and_then(|axes| (0..).zip(axes).find(|&(_, axis)| axis == colour));
        painted | axis.map_or(0, |(axis, _): (u32, _)| axis << (2 * square))
    }))
}

/// [`Colours`] being built, one table after the other; a unit of work is one painted position expanded.
#[derive(Clone, Debug)]
pub struct ColoursBuild {
    tables: [Distances<PaintedPosition>; 3],
    built: Option<Colours>,
}

impl ColoursBuild {
    /// The tables for the goal of `puzzle`; only the goals are known.
    #[must_use]
    pub fn new(puzzle: &RollingCubes) -> Self {
        Self::around(|colour| goals(puzzle, colour).collect())
    }

    /// The tables that bound the way from the start of `puzzle`; only the start is known.
    #[must_use]
    pub fn of_the_start(puzzle: &RollingCubes) -> Self {
        Self::around(|colour| vec![painted(puzzle.start(), colour)])
    }

    fn around(roots: impl Fn(Colour) -> Vec<PaintedPosition>) -> Self {
        let table = |colour| Distances::new(&Rolls, PaintedPosition::default(), roots(colour));
        Self { tables: Colour::ALL.map(table), built: None }
    }
}

impl Build for ColoursBuild {
    type Heuristic = Colours;

    fn advance(&mut self, budget: u64) -> u64 {
        let mut done = 0;
        for table in &mut self.tables {
            done += table.advance(&Rolls, budget - done);
        }
        if self.built.is_none() {
            let [white, red, blue] = &self.tables;
            self.built = (|| {
                let tables = [white.table()?, red.table()?, blue.table()?];
                Some(Colours { ranks: Ranks::new(), tables })
            })();
        }
        done
    }

    fn heuristic(&self) -> Option<&Colours> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        let each = self.tables.iter().map(|table| table.progress(Some(STATES as u64)));
        each.reduce(Progress::and)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_of_a_painted_board_stands_for_a_position_of_its_own() {
        for rank in 0..STATES {
            assert_eq!(PaintedPosition::unrank(0, rank).map(PaintedPosition::rank), Some(rank));
        }
        assert_eq!(PaintedPosition::unrank(0, STATES), None);
    }
}
