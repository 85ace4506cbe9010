//! Sums over squares or pieces of what depends on each alone, worked out beforehand for each value of some of a position's bits: what
//! the language says in a loop then takes a few look-ups, as it does where it is written in Rust.

use super::board::{Board, Layout};
use super::op::{Bits, Op, Over, Run};
use super::tree::How;

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
    fn add_part(&mut self, shift: usize, length: usize, value: impl Fn(usize) -> i64) -> Option<()> {
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

/// The sum or count as a tally; `None` where what is put together depends on more than the square or piece in hand, or is too large.
pub(super) fn tally(board: &Board, over: &Over) -> Option<Tally> {
    let alone = |op: &Op| depends_on_hand_alone(op, over.slot);
    if !alone(&over.body) || !over.filter.as_ref().is_none_or(alone) {
        return None;
    }
    let is_there = |code: u8| match board.layout {
        Layout::Squares { .. } => usize::from(code) < board.shown.len(),
        Layout::Labels => code == 0 || board.labels.contains(&code),
    };
    let value = |square: usize, code: u8| {
        if !is_there(code) || (over.pieces && !board.is_piece(code)) {
            return 0;
        }
        let mut run = Run::new(board, &[], &Bits(0));
        let hand = (square as u8, code);
        run.hands[over.slot] = hand;
        if over.filter.as_ref().is_some_and(|filter| run.value(filter) == 0) {
            return 0;
        }
        let value = run.value(&over.body);
        if over.how == How::Count { i64::from(value != 0) } else { value }
    };
    // What each square adds with each code: the parts of the tally ask the same again and again.
    let values: Vec<Vec<i64>> =
        (0..board.squares()).map(|square| (0..16).map(|code| value(square, code)).collect()).collect();
    let value = |square: usize, code: u8| values[square][usize::from(code)];
    let mut tally = Tally::constant(0)?;
    match board.layout {
        Layout::Squares { width, empty, none } => {
            let each = PART / width as usize;
            for first in (0..board.squares()).step_by(each) {
                let squares: Vec<usize> = (first..board.squares().min(first + each)).collect();
                tally.add_part(width as usize * first, width as usize * squares.len(), |bits| {
                    let codes = squares.iter().enumerate().map(|(number, &square)| {
                        let code = (bits >> (width as usize * number)) as u8 & ((1 << width) - 1);
                        (square, code)
                    });
                    codes.map(|(square, code)| value(square, code)).sum()
                })?;
            }
            // Where the empty square's own bits are those of a piece, that is taken back.
            if let Some(empty) = empty.filter(|_| none >> width > 0) {
                tally.add_part(empty as usize, 5, |square| {
                    if square < board.squares() { value(square, none) - value(square, 0) } else { 0 }
                })?;
            }
        }
        Layout::Labels => {
            let add =
                |label: u8, square: usize| if square < board.squares() { value(square, label) } else { 0 };
            for label in (0..16).step_by(2).filter(|&label| board.labels.iter().any(|&last| last >= label)) {
                tally.add_part(4 * usize::from(label), 8, |bits| {
                    add(label, bits & 15) + add(label + 1, bits >> 4)
                })?;
            }
        }
    }
    Some(tally)
}

/// Whether a step depends on nothing but the square or piece that the fold of `slot` has in hand. Folds inside may go over squares, as
/// long as they do not ask what stands there.
fn depends_on_hand_alone(op: &Op, slot: usize) -> bool {
    let alone = |op: &Op| depends_on_hand_alone(op, slot);
    match op {
        Op::Constant(_) => true,
        Op::Square(other) => *other >= slot,
        Op::Code(other) => *other == slot,
        Op::Lookup(_, one) | Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) => {
            alone(one)
        }
        Op::Between(_, _, two) | Op::Two(_, two) => two.iter().all(alone),
        Op::Largest(all) | Op::Least(all) => all.iter().all(alone),
        Op::Over(over) => !over.pieces && over.filter.as_ref().is_none_or(alone) && alone(&over.body),
        Op::Listed(_)
        | Op::Painting(_)
        | Op::Empty
        | Op::CodeAt(_)
        | Op::Odd(..)
        | Op::Cycles
        | Op::Conflicts(_)
        | Op::ParityUp(_)
        | Op::Pathmax(_)
        | Op::Edited(_)
        | Op::Tally(_)
        | Op::Chain(_)
        | Op::OfHands(_) => false,
    }
}

/// The same of where the empty square is: a number that depends on that alone is worked out for each.
pub(super) fn of_empty(board: &Board, op: &Op) -> Option<Tally> {
    let (Layout::Squares { empty: Some(_), .. } | Layout::Labels) = board.layout else { return None };
    if !depends_on_empty_alone(op) {
        return None;
    }
    let shift = if let Layout::Squares { empty: Some(shift), .. } = board.layout { shift } else { 0 };
    let value = |square: usize| Run::new(board, &[], &Bits((square as u64) << shift)).value(op);
    Tally::of_empty(board, value)
}

fn depends_on_empty_alone(op: &Op) -> bool {
    match op {
        Op::Constant(_) | Op::Empty => true,
        Op::Lookup(_, one) | Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) => {
            depends_on_empty_alone(one)
        }
        Op::Between(_, _, two) | Op::Two(_, two) | Op::ParityUp(two) => {
            two.iter().all(depends_on_empty_alone)
        }
        Op::Largest(all) | Op::Least(all) => all.iter().all(depends_on_empty_alone),
        _ => false,
    }
}
