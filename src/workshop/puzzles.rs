//! Each puzzle on the bench: what its board is like, and its positions' bits.

use super::board::{Board, Layout, Words};
use super::met::Met;
use crate::heuristic::Listed;
use crate::puzzle::knights::{self, Knights};
use crate::puzzle::rolling_cubes::{self, Cubes};
use crate::puzzle::sliding_tiles::{Board as Stored, Tiles};
use crate::puzzle::toys::{self, Toys};
use crate::puzzle::{KnightsExchange, Notation, Packed, Puzzle, RollingCubes, SlidingTiles, ToyExchange};
use crate::space::{ByRank, Hashed};

/// A puzzle whose heuristics can be made.
pub trait Bench: Listed + Notation + Clone + 'static {
    /// Where a score notes what it has met.
    type Met: Met<Self> + 'static;

    /// The problem's board. Of the problem it is the goal alone that counts, and what no move changes.
    fn board(&self) -> Board;

    /// All that there is to tell of a position, as the board's [`Layout`] has it.
    fn bits(state: Self::State) -> u64;

    /// The problem from the goal to the start; `None` for a puzzle whose goals are patterns, as a start is none.
    fn turned_around(&self) -> Option<Self> {
        None
    }
}

/// For each orientation of a cube the colour of one of its axes; 0 for no cube.
const fn shown_on(axis: usize) -> [u8; 8] {
    let mut shown = [0; 8];
    let mut code = 0;
    while code < 6 {
        let top = code / 2;
        // The two other colours in their order, and the other way round.
        let rest = [if top == 0 { 1 } else { 0 }, if top == 2 { 1 } else { 2 }];
        let colour = match axis {
            0 => top,
            1 => rest[code % 2],
            _ => rest[1 - code % 2],
        };
        let place = colour as u8 + 1;
        shown[code] = place;
        code += 1;
    }
    shown
}

static CUBES: Words = Words {
    pieces: "cubes",
    colours: &["none", "white", "red", "blue"],
    axes: &[("front", shown_on(1)), ("side", shown_on(2))],
    keys: &["squares", "colours", "axes"],
};

impl Bench for RollingCubes {
    type Met = ByRank;

    fn board(&self) -> Board {
        let goal = self.goal();
        let wanted = |square| goal.colour(square).map_or(0, |colour| colour as u8 + 1);
        let home = goal.empty_square() as u8;
        Board {
            words: &CUBES,
            side: 3,
            layout: Layout::Squares { width: 3, empty: Some(27), none: 6 },
            shown: shown_on(0).to_vec(),
            wanted: (0..rolling_cubes::SQUARES).map(wanted).collect(),
            homes: vec![home],
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 4,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Cubes) -> u64 {
        state.packed().into()
    }
}

static TILES: Words = Words { pieces: "tiles", colours: &[], axes: &[], keys: &["tiles"] };

impl<const N: usize> Bench for SlidingTiles<N>
where
    Self: Listed + Stored + Notation + Puzzle<State = Tiles>,
{
    type Met = Hashed<Tiles>;

    fn board(&self) -> Board {
        let goal = self.goal();
        let on = |square| self.labels().find(|&label| goal.square_of(label) == square).unwrap_or(0) as u8;
        Board {
            words: &TILES,
            side: N,
            layout: Layout::Labels,
            shown: (0..16).collect(),
            wanted: (0..N * N).map(on).collect(),
            homes: (0..16).map(|label| goal.square_of(label) as u8).collect(),
            labels: self.labels().map(|label| label as u8).collect(),
            listed: Self::HEURISTICS,
            moves: 4,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Tiles) -> u64 {
        state.nibbles()
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}

static KNIGHTS: Words =
    Words { pieces: "knights", colours: &["none", "white", "black"], axes: &[], keys: &["squares"] };

impl Bench for KnightsExchange {
    type Met = Hashed<Knights>;

    fn board(&self) -> Board {
        let goal = self.goal();
        let wanted = |square| {
            let knight = if goal.whites() >> square & 1 == 1 { 1 } else { 2 };
            if square == goal.empty_square() { 0 } else { knight }
        };
        let home = goal.empty_square() as u8;
        Board {
            words: &KNIGHTS,
            side: 5,
            layout: Layout::Squares { width: 1, empty: Some(25), none: 2 },
            shown: vec![2, 1, 0],
            wanted: (0..knights::SQUARES).map(wanted).collect(),
            homes: vec![home],
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 8,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Knights) -> u64 {
        u64::from(state.whites()) | (state.empty_square() as u64) << knights::SQUARES
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}

static TOYS: Words = Words { pieces: "ones", colours: &["zero", "one"], axes: &[], keys: &["squares"] };

impl Bench for ToyExchange {
    type Met = ByRank;

    fn board(&self) -> Board {
        let goal = self.goal().ones();
        Board {
            words: &TOYS,
            side: 4,
            layout: Layout::Squares { width: 1, empty: None, none: 0 },
            shown: vec![0, 1],
            wanted: (0..toys::SQUARES).map(|square| (goal >> square & 1) as u8).collect(),
            homes: Vec::new(),
            labels: Vec::new(),
            listed: Self::HEURISTICS,
            moves: 24,
            ranks: Puzzle::pack(self, self.start()).ranks() as u64,
        }
    }

    #[inline]
    fn bits(state: Toys) -> u64 {
        state.ones().into()
    }

    fn turned_around(&self) -> Option<Self> {
        Some(self.turned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::rolling_cubes::axes_of;

    #[test]
    fn a_cube_shows_on_each_axis_what_its_orientation_says() {
        for orientation in 0..6 {
            let shown: Vec<u8> = (0..3).map(|axis| shown_on(axis)[orientation as usize]).collect();
            assert_eq!(shown, axes_of(orientation).map(|colour| colour as u8 + 1));
        }
    }
}
