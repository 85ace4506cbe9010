//! Sums over squares or pieces whose terms depend on one square alone. Each term is looked up by a part of the position's bits, so
//! that the whole sum takes a few look-ups instead of a loop.

use super::board::{Board, Layout};

/// The bits of a part of a position: three cubes, nine knights, two tiles.
pub(super) const PART: usize = 9;
pub(super) const PART_MASK: u64 = (1 << PART) - 1;
pub(super) const PARTS: usize = 1 << PART;

/// A sum, by the parts of a position's bits.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// Where each part's bits begin, and what it adds for each value of them.
    parts: Vec<(u32, [i16; PARTS])>,
}

impl Tally {
    /// Tabulates the sum over all squares of what `term` gives for a square and the code of what stands there; `None` if a number is
    /// too large.
    pub(super) fn new(board: &Board, term: impl Fn(usize, u8) -> i64) -> Option<Self> {
        let squares = board.squares();
        // The parts ask for the same terms again and again.
        let terms: Vec<[i64; 16]> =
            (0..squares).map(|square| std::array::from_fn(|code| term(square, code as u8))).collect();
        // Bits that no position has may name a square that the board does not have.
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
                // Where the empty square's own bits are those of a piece, that piece's term is taken back.
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

    /// How many look-ups it takes.
    pub(super) const fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Adds a part of `length` bits from `shift` on; `None` if a number is too large.
    fn add_part(&mut self, shift: usize, length: usize, value: impl Fn(usize) -> i64) -> Option<()> {
        let mut values = [0; PARTS];
        for (bits, known) in values.iter_mut().enumerate() {
            *known = i16::try_from(value(bits & ((1 << length) - 1))).ok()?;
        }
        self.parts.push((shift as u32, values));
        Some(())
    }
}
