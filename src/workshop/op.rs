//! The compiled program of an expression, and its interpreter.

use std::rc::Rc;

use super::board::{Board, Layout, MOST_SQUARES};
use super::counted::{Conflicts, cycles};
use super::painted::PaintedTables;
use super::tally::Tally;
use crate::arithmetic::{FoldValues, How, MOST, Operator, parity_up, root, two_values};

/// The largest bound.
pub const MOST_BOUND: u32 = 255;

pub(super) const MOST_FOLDS: usize = 4;

/// An operation of a program. Each gives an integer: squares are their numbers, colours their indices, true is 1.
#[derive(Clone, Debug)]
pub(super) enum Op {
    Constant(i64),
    Listed(usize),
    Painting(usize),
    Empty,
    /// The square of a fold's variable or piece; and that square's content.
    Square(usize),
    Code(usize),
    CodeAt(Box<Op>),
    Lookup(Rc<[i64]>, Box<Op>),
    /// A lookup by two numbers, with the length of a row.
    Between(Rc<[i64]>, usize, Box<[Op; 2]>),
    /// The parity of the number of set bits under a mask, plus a number.
    Odd(u64, u32),
    /// Cycles of tiles, and conflicts in lines.
    Cycles,
    Conflicts(Rc<Conflicts>),
    Negative(Box<Op>),
    Not(Box<Op>),
    Absolute(Box<Op>),
    /// A square root, rounded down, or up.
    Root(Box<Op>, bool),
    ParityUp(Box<[Op; 2]>),
    Pathmax(Box<Op>),
    Edited(usize),
    Two(Operator, Box<[Op; 2]>),
    Largest(Vec<Op>),
    Least(Vec<Op>),
    Over(Box<Over>),
    /// A sum over all squares or pieces whose terms depend on each alone.
    Tally(Rc<Tally>),
}

impl Op {
    /// Whether the value depends only on the element of the fold with this slot.
    fn depends_on_hand_alone(&self, slot: usize) -> bool {
        let alone = |op: &Self| op.depends_on_hand_alone(slot);
        match self {
            Self::Constant(_) => true,
            // An inner fold over squares visits equal squares everywhere.
            Self::Square(other) => *other >= slot,
            Self::Code(other) => *other == slot,
            Self::Lookup(_, one)
            | Self::Negative(one)
            | Self::Not(one)
            | Self::Absolute(one)
            | Self::Root(one, _) => alone(one),
            Self::Between(_, _, two) | Self::Two(_, two) => two.iter().all(alone),
            Self::Largest(all) | Self::Least(all) => all.iter().all(alone),
            Self::Over(over) => !over.pieces && over.filter.iter().all(alone) && alone(&over.body),
            Self::Listed(_)
            | Self::Painting(_)
            | Self::Empty
            | Self::CodeAt(_)
            | Self::Odd(..)
            | Self::Cycles
            | Self::Conflicts(_)
            | Self::ParityUp(_)
            | Self::Pathmax(_)
            | Self::Edited(_)
            | Self::Tally(_) => false,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Over {
    pub(super) how: How,
    pub(super) pieces: bool,
    pub(super) slot: usize,
    pub(super) filter: Option<Op>,
    pub(super) body: Op,
}

impl Over {
    /// The sum or count as lookups; `None` if a term depends on more than its element, or is too large.
    pub(super) fn tally(&self, board: &Board) -> Option<Tally> {
        let alone = |op: &Op| op.depends_on_hand_alone(self.slot);
        if matches!(self.how, How::Min | How::Max) || !alone(&self.body) || !self.filter.iter().all(alone) {
            return None;
        }
        let exists = |code: u8| match board.layout {
            Layout::Squares { .. } => usize::from(code) < board.shown.len(),
            Layout::Labels => code == 0 || board.labels.contains(&code),
        };
        Tally::new(board, |square, code| {
            if !exists(code) || (self.pieces && !board.is_piece(code)) {
                return 0;
            }
            let mut evaluation = Evaluation::new(board, &[], &Bits(0));
            evaluation.elements[self.slot] = (square as u8, code);
            if self.filter.as_ref().is_some_and(|filter| evaluation.value(filter) == 0) {
                return 0;
            }
            let value = evaluation.value(&self.body);
            if self.how == How::Count { i64::from(value != 0) } else { value }
        })
    }
}

pub(super) trait Here {
    fn bits(&self) -> u64;

    fn listed(&self, number: usize) -> i64;

    fn edited(&self, number: usize) -> i64;

    fn around(&self, ask: &mut dyn FnMut(&dyn Here));
}

/// Bits without a position, for programs that need nothing else.
pub(super) struct Bits(pub(super) u64);

impl Here for Bits {
    fn bits(&self) -> u64 {
        self.0
    }

    fn listed(&self, _number: usize) -> i64 {
        0
    }

    fn edited(&self, _number: usize) -> i64 {
        0
    }

    fn around(&self, _ask: &mut dyn FnMut(&dyn Here)) {}
}

pub(super) struct Evaluation<'a> {
    board: &'a Board,
    paintings: &'a [PaintedTables],
    here: &'a dyn Here,
    bits: u64,
    elements: [(u8, u8); MOST_FOLDS],
    /// Each square's content, computed on first use.
    codes: Option<[u8; MOST_SQUARES]>,
}

impl<'a> Evaluation<'a> {
    pub(super) fn new(board: &'a Board, paintings: &'a [PaintedTables], here: &'a dyn Here) -> Self {
        Self { board, paintings, here, bits: here.bits(), elements: [(0, 0); MOST_FOLDS], codes: None }
    }

    fn codes(&mut self) -> &[u8; MOST_SQUARES] {
        let (board, bits) = (self.board, self.bits);
        self.codes.get_or_insert_with(|| {
            let mut codes = [0; MOST_SQUARES];
            if board.layout == Layout::Labels {
                for &label in &board.labels {
                    codes[(bits >> (4 * label) & 15) as usize] = label;
                }
            } else {
                for (square, code) in codes[..board.squares()].iter_mut().enumerate() {
                    *code = board.code(bits, square);
                }
            }
            codes
        })
    }

    pub(super) fn value(&mut self, op: &Op) -> i64 {
        match op {
            Op::Constant(number) => *number,
            Op::Listed(number) => self.here.listed(*number),
            Op::Painting(number) => self.paintings[*number].value(self.bits).into(),
            Op::Empty => self.board.empty(self.bits) as i64,
            Op::Square(slot) => self.elements[*slot].0.into(),
            Op::Code(slot) => self.elements[*slot].1.into(),
            Op::CodeAt(square) => {
                let square = self.value(square) as usize;
                self.codes()[square].into()
            }
            Op::Lookup(table, index) => table[self.value(index) as usize],
            Op::Between(table, row, two) => {
                let [a, b] = [self.value(&two[0]), self.value(&two[1])];
                table[a as usize * row + b as usize]
            }
            Op::Odd(mask, plus) => (((self.bits & mask).count_ones() + plus) & 1).into(),
            Op::Cycles => cycles(self.board, self.bits),
            Op::Conflicts(lines) => lines.of(self.bits),
            Op::Negative(inner) => -self.value(inner),
            Op::Not(inner) => (self.value(inner) == 0).into(),
            Op::Absolute(inner) => self.value(inner).abs(),
            Op::Root(inner, up) => {
                let number = self.value(inner);
                root(number, *up)
            }
            Op::ParityUp(two) => {
                let [number, parity] = [self.value(&two[0]), self.value(&two[1])];
                parity_up(number, parity)
            }
            Op::Pathmax(inner) => self.pathmax(inner),
            Op::Edited(number) => self.here.edited(*number),
            Op::Two(operator, two) => {
                let left = self.value(&two[0]);
                let right = self.value(&two[1]);
                two_values(*operator, left, right)
            }
            Op::Largest(all) => all.iter().map(|op| self.value(op)).fold(-MOST, i64::max),
            Op::Least(all) => all.iter().map(|op| self.value(op)).fold(MOST, i64::min),
            Op::Over(over) => self.over(over),
            Op::Tally(tally) => tally.of(self.bits),
        }
    }

    #[inline(never)]
    fn pathmax(&mut self, inner: &Op) -> i64 {
        let mut largest = self.value(inner);
        let (board, paintings) = (self.board, self.paintings);
        self.here.around(&mut |there| {
            largest = largest.max(Evaluation::new(board, paintings, there).value(inner) - 1);
        });
        largest
    }

    #[inline(never)]
    fn over(&mut self, over: &Over) -> i64 {
        let mut folded = FoldValues::default();
        let labels = self.board.layout == Layout::Labels;
        let length = if labels && over.pieces { self.board.labels.len() } else { self.board.squares() };
        for number in 0..length {
            let hand = if labels && over.pieces {
                let label = self.board.labels[number];
                ((self.bits >> (4 * label) & 15) as u8, label)
            } else if labels {
                (number as u8, self.codes()[number])
            } else {
                (number as u8, self.board.code(self.bits, number))
            };
            if over.pieces && !self.board.is_piece(hand.1) {
                continue;
            }
            self.elements[over.slot] = hand;
            if over.filter.as_ref().is_some_and(|filter| self.value(filter) == 0) {
                continue;
            }
            folded.add(over.how, self.value(&over.body));
        }
        folded.result(over.how)
    }
}
