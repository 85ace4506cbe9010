//! Ranks of the knights' positions: the empty square, and the set of the twelve white knights on the other 24 squares.
//!
//! The 24 squares form a 24-bit word with twelve bits set. Words are ranked by upper half, then by lower half among those
//! with the right bit count. Two tables of 4,096 entries give both numbers.

use std::sync::LazyLock;

use super::{Knights, SQUARES};
use crate::puzzle::PackedState;

const WAYS: usize = 2_704_156;

const SIZE: usize = SQUARES * WAYS;

const HALF: usize = 12;
const HALVES: usize = 1 << HALF;

struct Words {
    /// For each upper half, the number of words with a smaller one.
    smaller: [u32; HALVES],
    /// For each lower half, the number of smaller ones with as many bits.
    place: [u16; HALVES],
    /// The lower halves by bit count, then by value; and the first index of each bit count.
    halves: [u16; HALVES],
    begins: [u16; HALF + 2],
}

/// Computed on first use: a constant compresses badly and adds to the download size.
static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

impl Words {
    #[allow(clippy::cast_possible_truncation)] // halves and their numbers are below 2^12
    fn new() -> Self {
        let mut begins = [0; HALF + 2];
        for half in 0..HALVES {
            begins[half.count_ones() as usize + 1] += 1;
        }
        for bits in 0..=HALF {
            begins[bits + 1] += begins[bits];
        }
        let mut counts = [0; HALF + 1];
        let (mut place, mut halves, mut smaller) = ([0; HALVES], [0; HALVES], [0; HALVES]);
        let mut words = 0;
        for half in 0..HALVES {
            let bits = half.count_ones() as usize;
            place[half] = counts[bits];
            halves[usize::from(begins[bits] + counts[bits])] = half as u16;
            counts[bits] += 1;
            smaller[half] = words;
            words += u32::from(begins[HALF - bits + 1] - begins[HALF - bits]);
        }
        debug_assert_eq!(words as usize, WAYS, "the ways to put twelve knights on 24 squares");
        Self { smaller, place, halves, begins }
    }
}

impl PackedState for Knights {
    const RANKED: bool = true;

    /// Marks for all ranks would take 17 MB; searches seldom meet a tenth.
    const MARKED: bool = false;

    fn ranks(self) -> usize {
        SIZE
    }

    #[inline]
    fn rank(self) -> usize {
        let (whites, empty) = (self.whites(), self.empty_square());
        // Squares after the empty one move up by one.
        let before = whites & ((1 << empty) - 1);
        let word = (before | (whites ^ before) >> 1) as usize;
        let (upper, lower) = (word >> HALF, word & (HALVES - 1));
        let Words { smaller, place, .. } = &*WORDS;
        empty * WAYS + smaller[upper] as usize + usize::from(place[lower])
    }

    /// All positions are in component 0.
    fn unrank(_component: u32, rank: usize) -> Option<Self> {
        let (empty, number) = (rank / WAYS, rank % WAYS);
        if empty >= SQUARES {
            return None;
        }
        let Words { smaller, halves, begins, .. } = &*WORDS;
        let upper = smaller.partition_point(|&smaller| smaller as usize <= number) - 1;
        let bits = HALF - upper.count_ones() as usize;
        let place = number - smaller[upper] as usize;
        let lower = halves[usize::from(begins[bits]) + place];
        #[allow(clippy::cast_possible_truncation)] // 24 bits
        let word = (upper << HALF) as u32 | u32::from(lower);
        let before = word & ((1 << empty) - 1);
        Some(Self::from_parts(before | (word ^ before) << 1, empty))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_stands_for_a_position_of_its_own() {
        for number in (0..SIZE).step_by(1009).chain([0, WAYS - 1, WAYS, SIZE - 1]) {
            let state = Knights::unrank(0, number).unwrap();
            let (whites, empty) = (state.whites(), state.empty_square());
            assert_eq!((whites.count_ones(), whites >> empty & 1, whites >> SQUARES), (12, 0, 0));
            assert_eq!(state.rank(), number);
        }
        assert_eq!(Knights::unrank(0, SIZE), None);
    }

    #[test]
    fn ranks_rise_with_the_word() {
        let words = (0..1 << 16_u32).map(|low: u32| low << 8).filter(|word| word.count_ones() == 12);
        let ranks: Vec<usize> = words.map(|word| Knights::from_parts(word, 24).rank()).collect();
        assert!(ranks.is_sorted_by(|a, b| a < b));
    }
}
