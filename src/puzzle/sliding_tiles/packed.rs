//! Stored positions of the tiles; on 3x3 in five bytes.
//!
//! **Ranks** on 3x3. The squares of labels 0 to 2 have 9 * 8 * 7 arrangements, and so have those of labels 3 to 5. The last
//! three labels have six placements; parity (see [`sliding_tiles`](super)) allows three, rotations of each other,
//! identified by the label on the first square. So three lookups rank 181,440 positions, with gaps, up to 762,048. Ranks
//! without gaps would take longer than a hash lookup.

use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use super::{EACH, SlidingTiles, Tiles};
use crate::puzzle::PackedState;

/// A board size with a storage format: side 3 or 4.
pub trait StorageFormat {
    /// A stored position.
    type PackedState: PackedState;

    /// See [`Puzzle::pack`](crate::puzzle::Puzzle::pack).
    fn pack(&self, state: Tiles) -> Self::PackedState;

    /// See [`Puzzle::unpack`](crate::puzzle::Puzzle::unpack).
    fn unpack(&self, packed: Self::PackedState) -> Tiles;
}

impl PackedState for Tiles {}

impl StorageFormat for SlidingTiles<4> {
    type PackedState = Tiles;

    #[inline]
    fn pack(&self, state: Tiles) -> Tiles {
        state
    }

    #[inline]
    fn unpack(&self, packed: Tiles) -> Tiles {
        packed
    }
}

/// A position on 3x3 in five bytes: the nibbles of [`Tiles`] that 3x3 can use.
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

impl StorageFormat for SlidingTiles<3> {
    type PackedState = FiveBytes;

    #[inline]
    fn pack(&self, state: Tiles) -> FiveBytes {
        state.into()
    }

    #[inline]
    fn unpack(&self, packed: FiveBytes) -> Tiles {
        Tiles(packed.nibbles() | OUT_OF_PLAY)
    }
}

impl From<Tiles> for FiveBytes {
    #[inline]
    fn from(state: Tiles) -> Self {
        #[allow(clippy::cast_possible_truncation)] // the upper three bytes are those of no position
        Self((state.0 as u32).to_le_bytes(), (state.0 >> 32) as u8)
    }
}

impl Hash for FiveBytes {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.nibbles());
    }
}

const ARRANGEMENTS: u16 = 9 * 8 * 7;

/// Tables over all values of three nibbles. Computed on first use: constants compress badly and add to the download size.
struct Triples {
    /// For each value with distinct squares, its index among those.
    number: [u16; 4096],
    /// For each value, the index of its least nibble.
    least: [u8; 4096],
    arranged: [u16; ARRANGEMENTS as usize],
}

static TRIPLES: LazyLock<Triples> = LazyLock::new(|| {
    let mut triples = Triples { number: [0; 4096], least: [0; 4096], arranged: [0; ARRANGEMENTS as usize] };
    let mut number = 0;
    for packed in 0..4096_u16 {
        let (a, b, c) = (packed & 15, packed >> 4 & 15, packed >> 8);
        let at = usize::from(packed);
        triples.least[at] = if a < b && a < c { 0 } else { 1 + u8::from(c < b) };
        if a < 9 && b < 9 && c < 9 && a != b && b != c && a != c {
            triples.number[at] = number;
            triples.arranged[usize::from(number)] = packed;
            number += 1;
        }
    }
    triples
});

impl FiveBytes {
    /// The position with these nine nibbles; the tenth label takes the place of the `missing` one.
    fn placed(nine: u64, missing: u32) -> Self {
        let nibbles = if missing == 9 {
            nine | 15 << 36
        } else {
            let tenth = nine >> (4 * missing) & 15;
            nine ^ (15 ^ tenth) << (4 * missing) | tenth << 36
        };
        Tiles(nibbles).into()
    }
}

impl PackedState for FiveBytes {
    const RANKED: bool = true;

    /// Twice the missing label, plus the invariant parity: the arrangement's plus the empty square's colour.
    fn component(self) -> u32 {
        let squares: Vec<u64> = (0..10).map(|label| self.nibbles() >> (4 * label) & 15).collect();
        let missing = (1..9).find(|&label| squares[label as usize] == 15).unwrap_or(9);
        let pairs = (0..10).flat_map(|b| (0..b).map(move |a| (a, b)));
        let inversions = pairs.filter(|&(a, b)| squares[b] < squares[a] && squares[a] != 15).count();
        2 * missing + u32::from((inversions as u64 + squares[0]) % 2 == 1)
    }

    fn ranks(self) -> usize {
        usize::from(ARRANGEMENTS) * usize::from(ARRANGEMENTS) * 3
    }

    #[inline]
    fn rank(self) -> usize {
        let nibbles = self.nibbles();
        let tenth = nibbles >> 36;
        // If the tenth nibble is in use, it replaces the unused one: 15, alone with its first and last bit set.
        let nine = if tenth == 15 {
            nibbles
        } else {
            nibbles ^ (15 ^ tenth) << (nibbles >> 3 & nibbles & EACH).trailing_zeros()
        };
        let three = |shift: u32| (nine >> shift & 4095) as usize;
        let Triples { number, least, .. } = &*TRIPLES;
        let pair = usize::from(number[three(0)]) * usize::from(ARRANGEMENTS);
        (pair + usize::from(number[three(12)])) * 3 + usize::from(least[three(24)])
    }

    fn unrank(component: u32, rank: usize) -> Option<Self> {
        let (triples, least) = (rank / 3, rank % 3);
        let arranged = &TRIPLES.arranged;
        let [first, second] = [triples / arranged.len(), triples % arranged.len()];
        let six = u64::from(*arranged.get(first)?) | u64::from(arranged[second]) << 12;
        let taken = (0..6).fold(0_u32, |taken, label| taken | 1 << (six >> (4 * label) & 15));
        let free: Vec<u64> = (0..9).filter(|square| taken >> square & 1 == 0).collect();
        let &[lowest, low, high] = &free[..] else { return None };
        // The given label is on the lowest remaining square; parity decides the order of the others.
        let ways = [[low, high], [high, low]].map(|[next, last]| {
            let places = [(least, lowest), ((least + 1) % 3, next), ((least + 2) % 3, last)];
            let nine = places.iter().fold(six, |nine, &(place, square)| nine | square << (24 + 4 * place));
            Self::placed(nine, component / 2)
        });
        ways.into_iter().find(|way| way.component() == component)
    }
}

#[cfg(test)]
mod tests {
    use super::super::EightPuzzle;
    use super::{FiveBytes, StorageFormat};
    use crate::puzzle::{Notation, PackedState, Puzzle};

    #[test]
    fn every_position_that_moves_connect_has_a_rank_of_its_own_whatever_labels_are_in_play() {
        for text in ["123456780", "023456789", "123406789", "912345670", "120456789"] {
            let puzzle = EightPuzzle::read(text, text).unwrap();
            let mut is_taken = vec![false; StorageFormat::pack(&puzzle, puzzle.start()).ranks()];
            let (mut count, mut stack) = (0, vec![puzzle.start()]);
            let mut seen = std::collections::HashSet::from([puzzle.start()]);
            while let Some(state) = stack.pop() {
                let packed = StorageFormat::pack(&puzzle, state);
                let rank = packed.rank();
                assert!(!std::mem::replace(&mut is_taken[rank], true), "{text}: rank {rank} twice");
                assert_eq!(
                    packed.component(),
                    StorageFormat::pack(&puzzle, puzzle.start()).component(),
                    "{text}"
                );
                assert_eq!(FiveBytes::unrank(packed.component(), rank), Some(packed), "{text}");
                count += 1;
                stack.extend(
                    puzzle.moves(state).map(|mv| puzzle.after(state, mv)).filter(|&s| seen.insert(s)),
                );
            }
            assert_eq!(count, 181_440, "{text}");
        }
    }

    #[test]
    fn every_position_is_itself_again_when_it_was_stored() {
        for text in ["123456780", "023456789", "123406789", "912345670"] {
            let puzzle = EightPuzzle::read(text, text).unwrap();
            let mut state = puzzle.start();
            for turn in 0..500_usize {
                assert_eq!(StorageFormat::unpack(&puzzle, StorageFormat::pack(&puzzle, state)), state);
                let legal: Vec<_> = puzzle.moves(state).collect();
                state = puzzle.after(state, legal[turn * 7 % legal.len()]);
            }
        }
    }
}
