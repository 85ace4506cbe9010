//! Ranks of the cubes' positions among those that moves connect.
//!
//! A cube's orientation is its top colour and the parity of its axes, and that parity is known from its class and its
//! square (see [`rolling_cubes`](super)). So a position is told by three things: the empty square, eight top
//! colours, digits to the base three, and which of the eight cubes are of class 1. Of the last there are as many ways as
//! there are to choose so many of eight, as no move changes how many they are. Digits and classes stand for the first
//! eight squares; where the empty square is one of these, its are those of the cube on the ninth.

use super::{Cubes, PARITY, SQUARES};
use crate::puzzle::Packed;

/// 3^8, the ways to colour eight tops.
const TOPS: usize = 6561;

/// For each value of four squares' twelve bits: their digits' sum, and from bit 16 on their cubes' classes, a bit each. The
/// empty square counts as 0. The squares 0 to 3 and 4 to 7 of a chessboard have the same colours.
static FOUR: [u32; 4096] = {
    let mut table = [0; 4096];
    let mut packed = 0;
    while packed < 4096 {
        let (mut square, mut worth) = (0, 1);
        while square < 4 {
            let code = packed >> (3 * square) & 7;
            if code < 6 {
                #[allow(clippy::cast_possible_truncation)] // below 3
                let digit = (code as u32 >> 1) * worth;
                table[packed] += digit + ((PARITY[code] ^ (square % 2)) << (16 + square));
            }
            worth *= 3;
            square += 1;
        }
        packed += 1;
    }
    table
};

/// For each orientation on the ninth square its cube's class and digit; nothing for the empty square.
const NINTH: [(u32, u32); 8] = {
    let mut table = [(0, 0); 8];
    let mut code = 0;
    while code < 6 {
        #[allow(clippy::cast_possible_truncation)] // below 3
        let digit = code as u32 >> 1;
        table[code] = (PARITY[code], digit);
        code += 1;
    }
    table
};

/// What the digit of each square is worth. The ninth has none of its own.
const WORTH: [u32; 16] = [1, 3, 9, 27, 81, 243, 729, 2187, 0, 0, 0, 0, 0, 0, 0, 0];

/// The number of each set of eight among those with as many members, in rising order.
static AMONG_EQUALS: [u8; 256] = {
    let mut numbers = [0; 256];
    let mut counts = [0; 9];
    let mut set = 0_usize;
    while set < 256 {
        let members = set.count_ones() as usize;
        numbers[set] = counts[members];
        counts[members] += 1;
        set += 1;
    }
    numbers
};

/// The ways to choose so many of eight.
const CHOICES: [usize; SQUARES] = [1, 8, 28, 56, 70, 56, 28, 8, 1];

impl Packed for Cubes {
    const RANKED: bool = true;

    fn ranks(self) -> usize {
        SQUARES * TOPS * CHOICES[self.class_count() as usize]
    }

    #[inline]
    fn rank(self) -> usize {
        let bits = self.0 as usize;
        let (low, high) = (FOUR[bits & 4095], FOUR[bits >> 12 & 4095]);
        let (class, digit) = NINTH[bits >> 24 & 7];
        let empty = self.empty_square() & 15;
        let tops = (low & 0xffff) + 81 * (high & 0xffff) + digit * WORTH[empty];
        let classes = low >> 16 | high >> 12 & 0xf0 | class << empty;
        let set = AMONG_EQUALS[classes as usize & 255];
        (usize::from(set) * SQUARES + empty) * TOPS + tops as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::rolling_cubes::Pattern;
    use crate::puzzle::{Puzzle, RollingCubes};

    #[test]
    fn every_position_that_moves_connect_has_a_rank_of_its_own_and_every_rank_a_position() {
        let pattern = Pattern::parse("WWWWWWWWE").unwrap();
        // A cube turned is a start of another component; the last two have 8 positions to a set, and one.
        for (text, expected) in [
            ("EWWWWWWWW", 4_133_430),
            ("WEWWWWWWW", 3_306_744),
            ("wEWWWWWWW", 4_133_430),
            ("wWwWEWwWw", 59_049),
            ("WWwWEWwWw", 8 * 59_049),
        ] {
            let puzzle = RollingCubes::new(Cubes::parse(text).unwrap(), pattern);
            let mut met = vec![false; puzzle.start().ranks()];
            assert_eq!(met.len(), expected, "{text}");
            let mut stack = vec![puzzle.start()];
            met[puzzle.start().rank()] = true;
            // Each rank met leads to positions of other ranks: all ranks are met only if no two positions share one.
            while let Some(state) = stack.pop() {
                for mv in puzzle.moves(state) {
                    let after = puzzle.after(state, mv);
                    if !std::mem::replace(&mut met[after.rank()], true) {
                        stack.push(after);
                    }
                }
            }
            assert!(met.into_iter().all(|met| met), "{text}");
        }
    }
}
