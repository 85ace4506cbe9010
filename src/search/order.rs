//! The order in which moves are tried.

use crate::puzzle::{Move, MoveSet, ParseError, quote};

/// An order of a puzzle's moves. It decides which of several shortest solutions is found, and how
/// soon within the last iteration; in the iterations before, everything is looked at in any order.
///
/// A search asks for the legal moves *by rank*: a set in which bit `r` stands for the move tried as the `r`-th, so
/// that taking the lowest bit takes the next move to try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveOrder {
    /// The move of each rank.
    moves: Vec<Move>,
    /// For each byte of a set of moves, and each value of that byte, the ranks it stands for: four
    /// look-ups instead of a loop over the moves.
    ranks: Vec<[u32; 256]>,
}

impl MoveOrder {
    /// The order that lists `moves`, each of `0..n` once.
    ///
    /// # Panics
    /// When `moves` is not a permutation of `0..n` with n at most 32.
    #[must_use]
    pub fn new(moves: Vec<Move>) -> Self {
        let all = moves.iter().fold(MoveSet::EMPTY, |set, &mv| set.with(mv));
        let n = u32::try_from(moves.len()).expect("at most 32 moves");
        assert!(
            all.len() == n && all.0.trailing_ones() == n,
            "{moves:?} given; allowed: a permutation of 0..{n}"
        );
        let mut ranks = vec![[0; 256]; moves.len().div_ceil(8)];
        for (rank, mv) in moves.iter().enumerate() {
            let (byte, bit) = (mv.0 / 8, mv.0 % 8);
            for (value, set) in ranks[usize::from(byte)].iter_mut().enumerate() {
                *set |= u32::from(value >> bit & 1 == 1) << rank;
            }
        }
        Self { moves, ranks }
    }

    /// The order by number, of `n` moves.
    #[must_use]
    pub fn by_number(n: u8) -> Self {
        Self::new((0..n).map(Move).collect())
    }

    /// Reads an order written as letters, of which `letters` lists the one for each move by number.
    ///
    /// # Errors
    /// When the text is not a permutation of the letters.
    pub fn parse(text: &str, letters: &str) -> Result<Self, ParseError> {
        let allowed = || format!("each letter of {letters} once");
        let mut moves = Vec::new();
        for (column, letter) in (1..).zip(text.chars()) {
            let number = letters.chars().position(|l| l == letter);
            let mv = number.and_then(|number| u8::try_from(number).ok()).map(Move);
            match mv {
                Some(mv) if !moves.contains(&mv) => moves.push(mv),
                _ => return Err(ParseError::new(column, quote(&letter.to_string()), allowed())),
            }
        }
        if moves.len() < letters.chars().count() {
            return Err(ParseError::new(moves.len() + 1, format!("only {}", quote(text)), allowed()));
        }
        Ok(Self::new(moves))
    }

    /// The set by rank of a set of moves by number.
    #[inline]
    #[must_use]
    pub fn ranks(&self, moves: MoveSet) -> MoveSet {
        let bytes = moves.0.to_le_bytes();
        let mut ranks = 0;
        for (table, byte) in self.ranks.iter().zip(bytes) {
            ranks |= table[usize::from(byte)];
        }
        MoveSet(ranks)
    }

    /// The move of a rank, as taken from a set by rank.
    #[inline]
    #[must_use]
    pub fn at_rank(&self, rank: Move) -> Move {
        self.moves[usize::from(rank.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_by_rank_gives_the_moves_in_the_order_that_was_asked_for() {
        let order = MoveOrder::parse("RDLU", "ULRD").unwrap();
        let legal = MoveSet::EMPTY.with(Move(0)).with(Move(2)).with(Move(3));
        let tried: Vec<Move> = order.ranks(legal).into_iter().map(|rank| order.at_rank(rank)).collect();
        assert_eq!(tried, [Move(2), Move(3), Move(0)]);
    }

    #[test]
    fn an_order_of_thirty_two_moves_keeps_all_of_them() {
        let reversed = MoveOrder::new((0..32).rev().map(Move).collect());
        let tried: Vec<Move> =
            reversed.ranks(MoveSet(u32::MAX)).into_iter().map(|rank| reversed.at_rank(rank)).collect();
        assert_eq!(tried, (0..32).rev().map(Move).collect::<Vec<_>>());
    }

    #[test]
    fn a_text_that_is_no_permutation_is_refused_at_its_column() {
        let message = |text| MoveOrder::parse(text, "ULRD").unwrap_err().to_string();
        assert_eq!(message("ULXD"), "column 3: 'X' given; allowed: each letter of ULRD once");
        assert_eq!(message("ULLD"), "column 3: 'L' given; allowed: each letter of ULRD once");
        assert_eq!(message("UL"), "column 3: only 'UL' given; allowed: each letter of ULRD once");
    }
}
