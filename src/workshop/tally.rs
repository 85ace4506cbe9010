//! Sums over squares or pieces whose terms depend on one square each, as lookups by parts of a position's bits.

use super::board::{Board, Layout};

/// Bits of a part: three cubes, nine knights or two tiles.
pub(super) const PART: usize = 9;
pub(super) const PART_MASK: u64 = (1 << PART) - 1;
pub(super) const PARTS: usize = 1 << PART;

#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The first bit of each part, and its contribution by value.
    parts: Vec<(u32, [i16; PARTS])>,
}

impl Tally {
    /// The sum of `term`, a function of a square and its code; `None` if a number is too large.
    pub(super) fn new(board: &Board, term: impl Fn(usize, u8) -> i64) -> Option<Self> {
        let squares = board.squares();
        // The parts use equal terms repeatedly.
        let terms: Vec<[i64; 16]> =
            (0..squares).map(|square| std::array::from_fn(|code| term(square, code as u8))).collect();
        // Bits that no position has may name a square off the board.
        let term = |square: usize, code: u8| terms.get(square).map_or(0, |terms| terms[usize::from(code)]);
        let mut tally = Self { parts: Vec::new() };
        match board.layout {
            Layout::Squares { width, empty, none } => {
                let width = width as usize;
                let each = PART / width;
                for first in (0..squares).step_by(each) {
                    let count = each.min(squares - first);
                    tally.add_part(width * first, width * count, |bits| {
                        let code = |number: usize| (bits >> (width * number)) as u8 & ((1 << width) - 1);
                        (0..count).map(|number| term(first + number, code(number))).sum()
                    })?;
                }
                // Corrects for bits of the empty square that look like a piece.
                if let Some(empty) = empty.filter(|_| none >> width > 0) {
                    tally.add_part(empty as usize, 5, |square| term(square, none) - term(square, 0))?;
                }
            }
            Layout::Labels => {
                let last = board.labels.iter().max().copied().unwrap_or(0);
                for label in (0..=last).step_by(2) {
                    tally.add_part(4 * usize::from(label), 8, |bits| {
                        term(bits & 15, label) + term(bits >> 4, label + 1)
                    })?;
                }
            }
        }
        Some(tally)
    }

    #[inline]
    pub(super) fn of(&self, bits: u64) -> i64 {
        let value = |(shift, values): &(u32, [i16; PARTS])| values[(bits >> shift & PART_MASK) as usize];
        self.parts.iter().map(|part| i64::from(value(part))).sum()
    }

    pub(super) const fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Adds `length` bits from `shift` on; `None` if a number is too large.
    fn add_part(&mut self, shift: usize, length: usize, value: impl Fn(usize) -> i64) -> Option<()> {
        let mut values = [0; PARTS];
        for (bits, known) in values.iter_mut().enumerate() {
            *known = i16::try_from(value(bits & ((1 << length) - 1))).ok()?;
        }
        self.parts.push((shift as u32, values));
        Some(())
    }
}
