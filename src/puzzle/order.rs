//! The order in which moves are tried.

use crate::chance::SplitMix64;
use crate::puzzle::{Move, MoveSet, ParseError};
use crate::said::{BELOW, Phrase, Said, quoted};

mod places;

pub use places::{List, ListRanks, Places, RankSet, Ranks};

const EACH_LETTER: Phrase = Phrase::new("each-letter");
const ONLY: Phrase = Phrase::new("only");

/// An order of a puzzle's moves. It decides which of several shortest solutions is found, and how soon within the last
/// iteration. It does not affect earlier iterations, which are searched completely.
///
/// Legal moves are a set of *ranks*: rank `r` is the move tried as number `r`.
#[derive(PartialEq, Eq, Debug)]
pub struct MoveOrder {
    first_to_last: Ranking,
    last_to_first: Ranking,
    /// From this rank on, ranks are places.
    sorted_from: u32,
}

impl Clone for MoveOrder {
    #[inline(never)] // once for all searches
    fn clone(&self) -> Self {
        let [first_to_last, last_to_first] = [&self.first_to_last, &self.last_to_first].map(Clone::clone);
        Self { first_to_last, last_to_first, ..*self }
    }
}

/// A list of a puzzle's moves, and their ranks in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ranking {
    /// The move of each rank. Fixed length, so that a lookup needs no bounds check.
    moves: [Move; Self::MOST],
    /// For each value of a move set's lowest four bits, their ranks: a lookup instead of a loop over moves.
    lowest: [u32; 16],
    /// Likewise for the higher bits, in puzzles with more than four moves.
    higher: Vec<[u32; 16]>,
}

impl Ranking {
    const MOST: usize = 32;

    fn of(moves: &[Move]) -> Self {
        let mut by_rank = [Move(0); Self::MOST];
        by_rank[..moves.len()].copy_from_slice(moves);
        let mut ranks = [0; Self::MOST];
        for (rank, mv) in moves.iter().enumerate() {
            ranks[mv.0 as usize] = 1 << rank;
        }
        let mut tables = ranks[..moves.len()].chunks(4).map(by_value);
        let lowest = tables.next().unwrap_or([0; 16]);
        Self { moves: by_rank, lowest, higher: tables.collect() }
    }

    #[inline]
    fn ranks(&self, moves: MoveSet) -> RankSet {
        let (mut ranks, mut left) = (self.lowest[moves.0 as usize % 16], moves.0 >> 4);
        for table in &self.higher {
            // With four moves, the compiler knows that nothing is left.
            if left == 0 {
                break;
            }
            ranks |= table[left as usize % 16];
            left >>= 4;
        }
        RankSet(ranks)
    }

    #[inline]
    fn take_lowest(&self, ranks: &mut RankSet) -> Option<Move> {
        if ranks.0 == 0 {
            return None;
        }
        let lowest = ranks.0.trailing_zeros();
        ranks.0 &= ranks.0 - 1;
        // A rank is below 32; the modulo removes the bounds check.
        Some(self.moves[lowest as usize % Self::MOST])
    }
}

impl MoveOrder {
    /// The order that lists `moves`, each of `0..n` once.
    ///
    /// # Panics
    /// When `moves` is not a permutation of `0..n`, or n is above 32.
    #[must_use]
    pub fn new(moves: &[Move]) -> Self {
        let all = moves.iter().fold(MoveSet::EMPTY, |set, &mv| set.with(mv));
        let n = u32::try_from(moves.len()).expect("at most 32 moves");
        assert!(
            all.len() == n && all.0.trailing_ones() == n,
            "{moves:?} given; allowed: a permutation of 0..{n}"
        );
        let reversed: Vec<Move> = moves.iter().copied().rev().collect();
        let sorted_from = (0..n).rev().find(|&rank| moves[rank as usize] != Move(rank));
        Self {
            first_to_last: Ranking::of(moves),
            last_to_first: Ranking::of(&reversed),
            sorted_from: sorted_from.map_or(0, |last| last + 1),
        }
    }

    /// The `n` moves by number.
    #[must_use]
    pub fn by_number(n: u8) -> Self {
        Self::new(&(0..n.into()).map(Move).collect::<Vec<_>>())
    }

    /// The `n` moves shuffled by `seed` (Fisher-Yates), equal on every machine.
    #[must_use]
    pub fn shuffled(n: u8, seed: u64) -> Self {
        let mut moves: Vec<Move> = (0..n.into()).map(Move).collect();
        let mut draw = SplitMix64(seed);
        for last in (1..moves.len()).rev() {
            moves.swap(last, draw.below(last + 1));
        }
        Self::new(&moves)
    }

    /// Reads an order of `n` moves: `letters` by move number, permuted, or `seed=` and a number for a shuffled order.
    ///
    /// # Errors
    /// When the text is neither a permutation of the letters nor a seed.
    pub fn parse(text: &str, n: u8, letters: &str) -> Result<Self, ParseError> {
        if let Some(seed) = text.strip_prefix(SEED) {
            let column = SEED.len() + 1;
            return match seed.parse() {
                Ok(seed) if !text.contains('+') => Ok(Self::shuffled(n, seed)),
                _ => Err(ParseError::new(column, quoted(seed), BELOW.of([64.into()]))),
            };
        }
        let allowed = || EACH_LETTER.of([Said::data(letters)]);
        let mut moves = Vec::new();
        for (column, letter) in (1..).zip(text.chars()) {
            let number = letters.chars().position(|l| l == letter);
            let mv = number.and_then(|number| u32::try_from(number).ok()).map(Move);
            match mv {
                Some(mv) if !moves.contains(&mv) => moves.push(mv),
                _ => return Err(ParseError::new(column, quoted(&letter.to_string()), allowed())),
            }
        }
        if moves.len() < letters.chars().count() {
            return Err(ParseError::new(moves.len() + 1, ONLY.of([quoted(text)]), allowed()));
        }
        Ok(Self::new(&moves))
    }

    /// The place with this rank.
    #[inline]
    fn place(&self, rank: u32) -> Move {
        if rank < self.sorted_from {
            self.first_to_last.moves[rank as usize % Ranking::MOST]
        } else {
            Move(rank)
        }
    }
}

/// For each 4-bit value, the union of the sets of its bits; `sets` has one set per bit. Built from the value without its
/// highest bit.
fn by_value(sets: &[u32]) -> [u32; 16] {
    let mut together = [0; 16];
    for (bit, set) in sets.iter().enumerate() {
        let (lower, upper) = together.split_at_mut(1 << bit);
        upper.iter_mut().zip(lower).for_each(|(upper, lower)| *upper = *lower | set);
    }
    together
}

const SEED: &str = "seed=";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_its_moves_in_the_order_that_was_asked_for_last_first() {
        let order = MoveOrder::parse("RDLU", 4, "ULRD").unwrap();
        let legal = MoveSet::EMPTY.with(Move(0)).with(Move(2)).with(Move(3));
        assert_eq!(legal.last_first(&order).collect::<Vec<_>>(), [Move(0), Move(3), Move(2)]);
    }

    #[test]
    fn an_order_of_thirty_two_moves_keeps_all_of_them() {
        let reversed = MoveOrder::new(&(0..32).rev().map(Move).collect::<Vec<_>>());
        let tried: Vec<Move> = MoveSet(u32::MAX).last_first(&reversed).collect();
        assert_eq!(tried, (0..32).map(Move).collect::<Vec<_>>());
    }

    #[test]
    fn a_text_that_is_no_permutation_is_refused_at_its_column() {
        let message = |text| MoveOrder::parse(text, 4, "ULRD").unwrap_err().to_string();
        assert_eq!(
            message("ULXD"),
            "column 3: 'X' given; allowed: each letter of ULRD once, or seed= and a number"
        );
        assert_eq!(
            message("ULLD"),
            "column 3: 'L' given; allowed: each letter of ULRD once, or seed= and a number"
        );
        assert_eq!(
            message("UL"),
            "column 3: only 'UL' given; allowed: each letter of ULRD once, or seed= and a number"
        );
    }

    #[test]
    fn a_seed_gives_the_same_order_everywhere() {
        let order = |text| MoveOrder::parse(text, 24, "abcdefghijklmnopqrstuvwx").unwrap();
        assert_eq!(order("seed=7"), MoveOrder::shuffled(24, 7));
        assert_ne!(order("seed=7"), order("seed=8"));
    }

    #[test]
    fn every_order_of_three_moves_is_drawn_about_as_often() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6000 {
            let order = MoveOrder::shuffled(3, seed);
            *counts.entry(order.first_to_last.moves[..3].to_vec()).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (900..1100).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_bad_seed_is_refused_at_its_column() {
        for text in ["seed=", "seed=x", "seed=-1", "seed=+1", "seed=18446744073709551616"] {
            let error = MoveOrder::parse(text, 4, "ULRD").unwrap_err();
            assert_eq!((error.column, error.allowed), (6, BELOW.of([64.into()])), "{text}");
        }
    }
}
