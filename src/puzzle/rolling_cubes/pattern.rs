//! A goal of the cubes, and its text form.

use super::cubes::{Colour, Cubes, EMPTY, LETTERS, SQUARES, the_empty_square};
use crate::puzzle::{ParseError, exactly, or_empty};
use crate::said::quoted_character;

/// A goal: the top colour of each square, and the empty square.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern(pub(super) u32);

/// The upper two of each square's three bits, which a pattern compares.
pub(super) const TOPS: u32 = 0o666_666_666;

impl Pattern {
    /// Reads nine of `W R B E`, row by row, `E` exactly once.
    ///
    /// # Errors
    /// If the length is wrong, a character is invalid, or `E` does not appear exactly once.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        for (square, &letter) in letters.iter().enumerate() {
            if letter != 'E' && Colour::from_letter(letter).is_none() {
                let allowed = or_empty(&['W', 'R', 'B'], 'E');
                return Err(ParseError::new(square + 1, quoted_character(letter), allowed));
            }
        }
        the_empty_square(&letters)?;
        // The upper-case letters of a position: same bits, without the lowest of each square.
        Cubes::parse(text).map(|state| Self(state.0 & TOPS))
    }

    /// The pattern shown by the tops of `state`.
    #[must_use]
    pub const fn shown_by(state: Cubes) -> Self {
        Self(state.0 & TOPS)
    }

    /// The top colour of `square` (0 to 8, row by row), or `None` for the empty square.
    ///
    /// # Panics
    /// If `square` is above 8.
    #[must_use]
    pub fn colour(self, square: usize) -> Option<Colour> {
        assert!(square < SQUARES, "square {square} given; allowed: 0 to 8");
        Colour::ALL.get((self.0 >> (3 * square + 1) & 3) as usize).copied()
    }

    /// The empty square, 0 to 8.
    #[must_use]
    pub fn empty_square(self) -> usize {
        (0..SQUARES).find(|&square| self.0 >> (3 * square) & 7 == EMPTY).unwrap_or(0)
    }

    /// A mask of the squares on which `state` differs from the pattern, with bit 3 * square + 1 for each.
    pub(crate) const fn differing(self, state: Cubes) -> u32 {
        let bits = (state.0 ^ self.0) & TOPS;
        (bits | bits >> 1) & 0o222_222_222
    }

    pub(crate) fn empty_bit(self) -> u32 {
        0o2 << (3 * self.empty_square())
    }
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| write!(f, "{}", LETTERS[(self.0 >> (3 * square) & 7) as usize]))
    }
}

impl std::fmt::Debug for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pattern({self})")
    }
}
