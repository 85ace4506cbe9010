//! Ranks of the rolling cubes' positions and goal patterns.
//!
//! The empty square is the leading digit of a rank. Below it stand the orientations as digits to the base
//! six, one for each of the first eight squares; where the empty square is one of these, its digit is
//! that of the cube on the ninth. So all 9 * 6^8 combinations have a number and no number is left over. A
//! pattern is numbered in the same way, with tops to the base three.

use super::Ranked;
use crate::puzzle::RollingCubes;
use crate::puzzle::rolling_cubes::{Colour, Cubes, SQUARES};

/// The squares that have a digit of their own.
const DIGITS: usize = SQUARES - 1;

/// The sums that the digits of four squares make, for each value of their twelve bits in a position. The
/// empty square counts as 0.
const fn sums(base: usize, shift: usize) -> [u16; 4096] {
    let mut sums = [0; 4096];
    let mut packed = 0;
    while packed < 4096 {
        let (mut square, mut worth) = (0, 1);
        while square < 4 {
            let code = packed >> (3 * square) & 7;
            if code < 6 {
                #[allow(clippy::cast_possible_truncation)] // below 6^4
                let digit = ((code >> shift) * worth) as u16;
                sums[packed] += digit;
            }
            worth *= base;
            square += 1;
        }
        packed += 1;
    }
    sums
}

/// Numbering to one base: six for orientations, three for the tops, which are their upper bits.
struct Numbering {
    shift: usize,
    sums: [u16; 4096],
    /// What the digit of each square is worth; the ninth square has none of its own.
    worth: [usize; SQUARES],
}

impl Numbering {
    const fn new(base: usize, shift: usize) -> Self {
        let mut worth = [0; SQUARES];
        let (mut square, mut next) = (0, 1);
        while square < DIGITS {
            worth[square] = next;
            next *= base;
            square += 1;
        }
        Self { shift, sums: sums(base, shift), worth }
    }

    /// What the empty square is worth: the number of combinations of eight digits.
    const fn full(base: usize) -> usize {
        base.pow(8)
    }

    #[inline]
    fn number(&self, state: Cubes, full: usize) -> usize {
        let bits = state.packed() as usize;
        let empty = state.empty_square();
        let low = usize::from(self.sums[bits & 4095]);
        let high = usize::from(self.sums[bits >> 12 & 4095]);
        let ninth = (bits >> 24 & 7) >> self.shift;
        low + high * self.worth[4] + ninth * self.worth[empty] + empty * full
    }
}

static ORIENTATIONS: Numbering = Numbering::new(6, 0);
static TOPS: Numbering = Numbering::new(3, 1);

/// The digits of `number` to the base `base`, as they stand on the nine squares, and the empty square.
fn digits(number: usize, base: usize) -> ([usize; SQUARES], usize) {
    let (empty, mut rest) = (number / Numbering::full(base), number % Numbering::full(base));
    let mut digits = [0; SQUARES];
    for digit in &mut digits[..DIGITS] {
        *digit = rest % base;
        rest /= base;
    }
    digits.swap(empty, DIGITS);
    (digits, empty)
}

impl Ranked for RollingCubes {
    const SIZE: usize = SQUARES * Numbering::full(6);
    const PATTERNS: usize = SQUARES * Numbering::full(3);

    #[inline]
    fn rank(state: Cubes) -> usize {
        ORIENTATIONS.number(state, Numbering::full(6))
    }

    fn unrank(rank: usize) -> Cubes {
        let (digits, empty) = digits(rank, 6);
        Cubes::from_orientations(digits, empty)
    }

    #[inline]
    fn pattern(state: Cubes) -> usize {
        TOPS.number(state, Numbering::full(3))
    }
}

/// The goal pattern with this number, in its text form.
#[must_use]
pub fn write_pattern(number: usize) -> String {
    let (digits, empty) = digits(number, 3);
    let letter = |square: usize| if square == empty { 'E' } else { Colour::ALL[digits[square]].letter() };
    (0..SQUARES).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::rolling_cubes::Pattern;

    #[test]
    fn every_rank_stands_for_a_position_of_its_own() {
        // A step prime to the size passes through all kinds of digits.
        for rank in (0..RollingCubes::SIZE).step_by(977).chain([RollingCubes::SIZE - 1]) {
            assert_eq!(RollingCubes::rank(RollingCubes::unrank(rank)), rank);
        }
    }

    #[test]
    fn every_pattern_has_a_number_of_its_own() {
        for number in 0..RollingCubes::PATTERNS {
            let text = write_pattern(number);
            let shown = Cubes::parse(&text).expect("upper-case letters are a position, too");
            assert_eq!(RollingCubes::pattern(shown), number);
            assert_eq!(Pattern::shown_by(shown).to_string(), text);
        }
    }

    #[test]
    fn a_pattern_tells_tops_alone() {
        let [upper, lower] = ["WRBEWRBWR", "wrbEwrbwr"].map(|text| Cubes::parse(text).unwrap());
        assert_eq!(RollingCubes::pattern(upper), RollingCubes::pattern(lower));
        assert_ne!(RollingCubes::rank(upper), RollingCubes::rank(lower));
    }
}
