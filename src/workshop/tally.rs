//! Sums over squares or pieces of what depends on each alone, worked out beforehand for each value of some of a position's bits: what
//! the language says in a loop then takes a few look-ups, as it does where it is written in Rust.

use super::board::{Board, Layout};

/// The bits of a part of a position: three cubes, nine knights, two tiles.
pub(super) const PART: usize = 9;

/// The same as a mask, and what they can be.
pub(super) const PART_MASK: u64 = (1 << PART) - 1;
pub(super) const PARTS: usize = 1 << PART;

/// Where a few bits begin, and their mask: as many as the empty square's number has, or none.
pub(super) type Few = (u32, u64);
const FEW: u64 = 31;

/// The most, either way, of what a tally has besides its parts. Together with those it is far below where numbers end.
const MOST_PLUS: i64 = 1 << 20;

/// A number, and what the parts of a position's bits add to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    plus: i64,
    /// Where each part's bits begin, and what it adds for each value of them.
    shifts: Vec<u32>,
    values: Vec<[i16; PARTS]>,
}

impl Tally {
    /// A number that is the same everywhere; `None` for one that is too large.
    pub(super) fn constant(plus: i64) -> Option<Self> {
        (plus.abs() <= MOST_PLUS).then(|| Self { plus, shifts: Vec::new(), values: Vec::new() })
    }

    /// The number, if it is the same everywhere.
    pub(super) fn is_constant(&self) -> Option<i64> {
        self.values.is_empty().then_some(self.plus)
    }

    /// A number that depends on the empty square alone; `None` where there is none, or a number is too large.
    pub(super) fn of_empty(board: &Board, value: impl Fn(usize) -> i64) -> Option<Self> {
        let (shift, length) = match board.layout {
            Layout::Squares { empty, .. } => (empty? as usize, 5),
            Layout::Labels => (0, 4),
        };
        let mut tally = Self::constant(0)?;
        tally.add_part(shift, length, |square| if square < board.squares() { value(square) } else { 0 })?;
        Some(tally)
    }

    #[inline]
    pub(super) fn of(&self, bits: u64) -> i64 {
        let part =
            |(&shift, values): (&u32, &[i16; PARTS])| i64::from(values[(bits >> shift & PART_MASK) as usize]);
        self.plus + self.shifts.iter().zip(&self.values).map(part).sum::<i64>()
    }

    /// The least and the largest that it can be.
    pub(super) fn range(&self) -> (i64, i64) {
        let sum = |one: fn(&[i16; PARTS]) -> Option<&i16>| {
            self.plus + self.values.iter().filter_map(one).map(|&value| i64::from(value)).sum::<i64>()
        };
        (sum(|values| values.iter().min()), sum(|values| values.iter().max()))
    }

    /// The few bits that it depends on, if it does on no others.
    pub(super) fn few(&self) -> Option<Few> {
        match (&self.shifts[..], &self.values[..]) {
            ([], []) => Some((0, 0)),
            (&[shift], [values]) => {
                let is_few = (0..PARTS).all(|bits| values[bits] == values[bits & FEW as usize]);
                is_few.then_some((shift, FEW))
            }
            _ => None,
        }
    }

    /// How many look-ups it takes.
    pub(super) const fn parts(&self) -> usize {
        self.values.len()
    }

    /// Adds a part of `length` bits from `shift` on; `None` if a number is too large. The bits above those count for nothing.
    pub(super) fn add_part(
        &mut self,
        shift: usize,
        length: usize,
        value: impl Fn(usize) -> i64,
    ) -> Option<()> {
        let mut values = [0; PARTS];
        for (bits, known) in values.iter_mut().enumerate() {
            *known = i16::try_from(value(bits & ((1 << length) - 1))).ok()?;
        }
        self.shifts.push(u32::try_from(shift).ok()?);
        self.values.push(values);
        Some(())
    }

    /// So many times that; `None` if it is too large.
    pub(super) fn times(mut self, factor: i64) -> Option<Self> {
        self.plus = self.plus.checked_mul(factor).filter(|plus| plus.abs() <= MOST_PLUS)?;
        for value in self.values.iter_mut().flatten() {
            *value = i16::try_from(i64::from(*value).checked_mul(factor)?).ok()?;
        }
        Some(self)
    }

    /// Both together, as one if they have parts in common; `None` if that is too large.
    pub(super) fn plus(mut self, other: &Self) -> Option<Self> {
        self.plus = Some(self.plus + other.plus).filter(|plus| plus.abs() <= MOST_PLUS)?;
        for (shift, values) in other.shifts.iter().zip(&other.values) {
            if let Some(place) = self.shifts.iter().position(|known| known == shift) {
                for (value, more) in self.values[place].iter_mut().zip(values) {
                    *value = value.checked_add(*more)?;
                }
            } else {
                self.shifts.push(*shift);
                self.values.push(*values);
            }
        }
        // So many that their sum is still small: a board has fewer parts.
        (self.values.len() <= 64).then_some(self)
    }
}
