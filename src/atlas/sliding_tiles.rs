//! Ranks of the 8-puzzle's positions: which label is missing, then the permutation of the others.
//!
//! The squares of the nine labels in play, in the order of the labels, are a permutation, numbered in the
//! factorial number system (D. H. Lehmer's code): how many of the squares not yet named come before each.

use super::Ranked;
use crate::puzzle::EightPuzzle;
use crate::puzzle::sliding_tiles::Tiles;

/// Squares of the board, and labels in play, the empty square's 0 among them.
const SQUARES: usize = 9;

/// 9!, the ways to place nine labels.
const WAYS: usize = 362_880;

/// The labels in play when `missing` of 1 to 9 is not.
fn labels(missing: usize) -> impl Iterator<Item = usize> {
    (0..=SQUARES).filter(move |&label| label != missing)
}

impl Ranked for EightPuzzle {
    /// All ways for each of nine labels to be missing; a parity of each, half of them, is met from one start.
    const SIZE: usize = 9 * WAYS;

    fn rank(state: Tiles) -> usize {
        let missing = (1..=SQUARES).find(|&label| state.square_of(label) >= SQUARES).unwrap_or(SQUARES);
        let mut named = 0_u32;
        let number = labels(missing).zip((1..=SQUARES).rev()).fold(0, |number, (label, left)| {
            let square = state.square_of(label);
            let before = square - (named & ((1 << square) - 1)).count_ones() as usize;
            named |= 1 << square;
            number * left + before
        });
        (missing - 1) * WAYS + number
    }

    fn unrank(rank: usize) -> Tiles {
        let missing = rank / WAYS + 1;
        let mut number = rank % WAYS;
        let mut digits = [0; SQUARES];
        for (left, digit) in (1..=SQUARES).zip(digits.iter_mut().rev()) {
            *digit = number % left;
            number /= left;
        }
        let mut free: Vec<usize> = (0..SQUARES).collect();
        Tiles::placed(labels(missing).zip(digits.map(|digit| free.remove(digit))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_stands_for_a_position_of_its_own() {
        for rank in (0..EightPuzzle::SIZE).step_by(997).chain([WAYS - 1, WAYS, EightPuzzle::SIZE - 1]) {
            assert_eq!(EightPuzzle::rank(EightPuzzle::unrank(rank)), rank);
        }
    }
}
