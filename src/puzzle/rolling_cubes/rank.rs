//! Ranks of the cubes' positions within a component.
//!
//! A cube's orientation is its top colour plus the parity of its axes, which its class and square determine (see
//! [`rolling_cubes`](super)). So a position is the empty square, eight top colours as base-3 digits, and the set of cubes
//! of class 1. No move changes the size of this set. Digits and classes stand for the first eight squares; if one of them
//! is empty, its entries are the ninth square's.

use std::sync::LazyLock;

use super::cubes::{Cubes, EMPTY, PARITY, SQUARES};
use super::pattern::Pattern;
use crate::puzzle::PackedState;

/// 3^8, the colourings of eight tops.
const TOPS: usize = 6561;

/// For each value of the twelve bits of four squares: the sum of digits, and from bit 16 on the class of each cube. The
/// empty square counts as 0. Serves squares 0 to 3 and 4 to 7, with equal chessboard colours.
///
/// Computed on first use: a constant compresses badly and adds to the download size.
static FOUR: LazyLock<[u32; 4096]> = LazyLock::new(|| {
    std::array::from_fn(|packed| {
        let square = |square: usize| {
            let code = packed >> (3 * square) & 7;
            #[allow(clippy::cast_possible_truncation)] // below 3, below 2
            let (digit, colour) = (code as u32 >> 1, square as u32 % 2);
            if code < 6 { digit * WORTH[square] + ((PARITY[code] ^ colour) << (16 + square)) } else { 0 }
        };
        (0..4).map(square).sum()
    })
});

/// For each orientation on the ninth square, its class and digit; 0 if empty.
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

/// The place value of each square's digit; the ninth has none.
const WORTH: [u32; 16] = [1, 3, 9, 27, 81, 243, 729, 2187, 0, 0, 0, 0, 0, 0, 0, 0];

/// The subsets of eight by size, then ascending.
const BY_MEMBERS: [u8; 256] = {
    let mut sets = [0; 256];
    let (mut members, mut next) = (0, 0);
    while members <= 8 {
        let mut set: u16 = 0;
        while set < 256 {
            if set.count_ones() == members {
                #[allow(clippy::cast_possible_truncation)] // below 2^8
                let set = set as u8;
                sets[next] = set;
                next += 1;
            }
            set += 1;
        }
        members += 1;
    }
    sets
};

const CHOICES: [usize; SQUARES] = [1, 8, 28, 56, 70, 56, 28, 8, 1];

/// First index of each size in [`BY_MEMBERS`].
const BEGINS: [usize; SQUARES] = {
    let mut begins = [0; SQUARES];
    let mut members = 1;
    while members < SQUARES {
        begins[members] = begins[members - 1] + CHOICES[members - 1];
        members += 1;
    }
    begins
};

/// The index of each subset among those of its size, ascending.
static AMONG_EQUALS: [u8; 256] = {
    let mut numbers = [0; 256];
    let mut place = 0;
    while place < 256 {
        let set = BY_MEMBERS[place];
        #[allow(clippy::cast_possible_truncation)] // below 70
        let number = (place - BEGINS[set.count_ones() as usize]) as u8;
        numbers[set as usize] = number;
        place += 1;
    }
    numbers
};

impl Cubes {
    #[inline]
    fn pattern_and_classes(self) -> (usize, usize) {
        let bits = self.0 as usize;
        let (low, high) = (FOUR[bits & 4095], FOUR[bits >> 12 & 4095]);
        let (class, digit) = NINTH[bits >> 24 & 7];
        let empty = self.empty_square() & 15;
        let tops = (low & 0xffff) + 81 * (high & 0xffff) + digit * WORTH[empty];
        let classes = low >> 16 | high >> 12 & 0xf0 | class << empty;
        (empty * TOPS + tops as usize, classes as usize & 255)
    }

    #[inline]
    pub(crate) fn rank_in(self, component: u32) -> Option<usize> {
        let (pattern, classes) = self.pattern_and_classes();
        let rank = usize::from(AMONG_EQUALS[classes]) * Self::PATTERNS + pattern;
        (classes.count_ones() == component).then_some(rank)
    }
}

/// The digits of a pattern's number on the nine squares, and the empty square.
fn digits(number: usize) -> ([u32; SQUARES], usize) {
    let (empty, mut rest) = (number / TOPS, number % TOPS);
    let mut digits = [0; SQUARES];
    for digit in &mut digits[..SQUARES - 1] {
        #[allow(clippy::cast_possible_truncation)] // below 3
        let top = (rest % 3) as u32;
        *digit = top;
        rest /= 3;
    }
    (digits, empty)
}

impl PackedState for Cubes {
    const RANKED: bool = true;
    const PATTERNS: usize = SQUARES * TOPS;

    fn component(self) -> u32 {
        self.class_count()
    }

    fn ranks(self) -> usize {
        Self::PATTERNS * CHOICES[self.class_count() as usize]
    }

    #[inline]
    fn rank(self) -> usize {
        let (pattern, classes) = self.pattern_and_classes();
        usize::from(AMONG_EQUALS[classes]) * Self::PATTERNS + pattern
    }

    fn unrank(component: u32, rank: usize) -> Option<Self> {
        let members = component as usize;
        let (set, pattern) = (rank / Self::PATTERNS, rank % Self::PATTERNS);
        if set >= *CHOICES.get(members)? {
            return None;
        }
        let classes = u32::from(BY_MEMBERS[BEGINS[members] + set]);
        let (mut codes, empty) = digits(pattern);
        for (square, code) in codes[..SQUARES - 1].iter_mut().enumerate() {
            // The empty square has the ninth's digit, of the first square's colour.
            let colour = if square == empty { 0 } else { u32::from(square % 2 == 1) };
            let parity = classes >> square & 1 ^ colour;
            *code = 2 * *code + (PARITY[2 * *code as usize] ^ parity);
        }
        codes.swap(empty, SQUARES - 1);
        codes[empty] = EMPTY;
        Some(Self::from_codes(codes, empty))
    }
}

impl Pattern {
    /// The rank modulo [`PackedState::PATTERNS`] of each position that shows it.
    #[must_use]
    pub fn number(self) -> usize {
        // A pattern's bits equal those of one position that shows it.
        let empty = self.empty_square();
        let shown = Cubes::from_codes(std::array::from_fn(|square| self.0 >> (3 * square) & 7), empty);
        shown.pattern_and_classes().0
    }

    /// The pattern with this number; `None` from [`PackedState::PATTERNS`] on.
    #[must_use]
    pub fn numbered(number: usize) -> Option<Self> {
        Cubes::unrank(0, number).map(Self::shown_by)
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
        // A turned cube is a start of another component; the last two have 8 sets, and 1.
        for (text, expected) in [
            ("EWWWWWWWW", 4_133_430),
            ("WEWWWWWWW", 3_306_744),
            ("wEWWWWWWW", 4_133_430),
            ("wWwWEWwWw", 59_049),
            ("WWwWEWwWw", 8 * 59_049),
        ] {
            let puzzle = RollingCubes::new(Cubes::parse(text).unwrap(), pattern);
            let mut seen = vec![false; puzzle.start().ranks()];
            assert_eq!(seen.len(), expected, "{text}");
            let mut stack = vec![puzzle.start()];
            seen[puzzle.start().rank()] = true;
            let component = puzzle.start().component();
            // If two positions shared a rank, another rank would stay unmet.
            while let Some(state) = stack.pop() {
                assert_eq!(Cubes::unrank(component, state.rank()), Some(state), "{text}");
                assert_eq!(state.rank() % Cubes::PATTERNS, Pattern::shown_by(state).number(), "{text}");
                assert_eq!(state.rank_in(component), Some(state.rank()));
                assert_eq!(state.rank_in(component + 1), None);
                for mv in puzzle.moves(state) {
                    let after = puzzle.after(state, mv);
                    if !std::mem::replace(&mut seen[after.rank()], true) {
                        stack.push(after);
                    }
                }
            }
            assert!(seen.into_iter().all(|seen| seen), "{text}");
        }
    }
    #[test]
    fn every_pattern_has_a_number_of_its_own_and_every_number_below_all_a_pattern() {
        for number in 0..Cubes::PATTERNS {
            assert_eq!(Pattern::numbered(number).map(Pattern::number), Some(number));
        }
        assert_eq!(Pattern::numbered(Cubes::PATTERNS), None);
        let [upper, lower] = ["WRBEWRBWR", "wrbEwrbwr"].map(|text| Cubes::parse(text).unwrap());
        assert_eq!(Pattern::shown_by(upper).number(), Pattern::shown_by(lower).number());
        assert_ne!((upper.component(), upper.rank()), (lower.component(), lower.rank()));
    }
}
