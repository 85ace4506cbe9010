//! Positions of the tiles as searches store them: on 3x3 in five bytes.
//!
//! Tried and left: four bytes, as the ninth square follows from eight (a quarter slower, as it must be worked out again);
//! a table by rank (numbering permutations takes longer than looking up what is hashed).

use std::hash::{Hash, Hasher};

use super::{SlidingTiles, Tiles};
use crate::puzzle::Packed;

/// A board of which is known how to store its positions. It has a side of 3 or 4.
pub trait Board {
    /// A stored position.
    type Packed: Packed;

    /// See [`Puzzle::pack`](crate::puzzle::Puzzle::pack).
    fn pack(&self, state: Tiles) -> Self::Packed;

    /// See [`Puzzle::unpack`](crate::puzzle::Puzzle::unpack).
    fn unpack(&self, packed: Self::Packed) -> Tiles;
}

impl Packed for Tiles {}

impl Board for SlidingTiles<4> {
    type Packed = Tiles;

    #[inline]
    fn pack(&self, state: Tiles) -> Tiles {
        state
    }

    #[inline]
    fn unpack(&self, packed: Tiles) -> Tiles {
        packed
    }
}

/// A position on 3x3 in five bytes: the nibbles of [`Tiles`] that may be in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FiveBytes([u8; 4], u8);

/// The nibbles of [`Tiles`] that belong to no label of 3x3.
const OUT_OF_PLAY: u64 = u64::MAX << 40;

impl FiveBytes {
    #[inline]
    fn nibbles(self) -> u64 {
        u64::from(u32::from_le_bytes(self.0)) | u64::from(self.1) << 32
    }
}

impl Board for SlidingTiles<3> {
    type Packed = FiveBytes;

    #[inline]
    fn pack(&self, state: Tiles) -> FiveBytes {
        #[allow(clippy::cast_possible_truncation)] // the upper three bytes are those of no position
        FiveBytes((state.0 as u32).to_le_bytes(), (state.0 >> 32) as u8)
    }

    #[inline]
    fn unpack(&self, packed: FiveBytes) -> Tiles {
        Tiles(packed.nibbles() | OUT_OF_PLAY)
    }
}

impl Hash for FiveBytes {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.nibbles());
    }
}

impl Packed for FiveBytes {}

#[cfg(test)]
mod tests {
    use super::super::EightPuzzle;
    use super::Board;
    use crate::puzzle::{Notation, Puzzle};

    #[test]
    fn every_position_is_itself_again_when_it_was_stored() {
        for text in ["123456780", "023456789", "123406789", "912345670"] {
            let puzzle = EightPuzzle::read(text, text).unwrap();
            let mut state = puzzle.start();
            for turn in 0..500_usize {
                assert_eq!(Board::unpack(&puzzle, Board::pack(&puzzle, state)), state);
                let legal: Vec<_> = puzzle.moves(state).into_iter().collect();
                state = puzzle.after(state, legal[turn * 7 % legal.len()]);
            }
        }
    }
}
