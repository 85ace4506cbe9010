//! The workshop's view of a puzzle: squares, their contents and their goals.
//!
//! A [`Board`] defines how to read the *bits* of a position, one integer for every puzzle, so that code here is compiled
//! once.

use std::rc::Rc;

use crate::heuristic::HeuristicChoice;
use crate::puzzle::ParseError;
use crate::said::Said;

pub(super) const MOST_SQUARES: usize = 25;

/// A problem in the workshop.
#[derive(Clone, Debug)]
pub struct Board {
    /// The vocabulary.
    pub words: &'static Words,
    /// Rows, and columns.
    pub side: usize,
    /// The effect of a move.
    pub rule: Moves,
    /// The layout of bits.
    pub layout: Layout,
    /// The colour of each code, as an index into [`Words::colours`]; the label on boards with labels.
    pub shown: Vec<u8>,
    /// The goal's colour or label, by square.
    pub wanted: Vec<u8>,
    /// The goal square of each label; 0 is the empty square, also without labels.
    pub homes: Vec<u8>,
    /// The labels of the pieces, ascending; empty without labels.
    pub labels: Vec<u8>,
    /// The listed heuristics.
    pub listed: &'static [HeuristicChoice],
    /// Maximum number of moves of a position.
    pub moves: u64,
    /// The ranks of the start's component; 0 without ranks.
    pub ranks: u64,
}

/// The vocabulary of a puzzle's board.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The name of its pieces.
    pub pieces: &'static str,
    /// The colours of a square, the first for none; empty if pieces have labels.
    pub colours: &'static [&'static str],
    /// The colours on the other axes, by name: for each code an index into `colours`.
    pub axes: &'static [(&'static str, [u8; 8])],
    /// The keys of a painting, if moves are known.
    pub keys: &'static [&'static str],
    /// Published bounds by name.
    pub examples: fn(&Board) -> Vec<(&'static str, String)>,
}

/// The effect of a move, for paintings and parity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// A piece moves from beside the empty square into it.
    Slide,
    /// A piece jumps into the empty square like a knight.
    Jump,
    /// The contents of two adjacent squares are exchanged.
    Exchange,
    /// Another effect, without parity or painting keys.
    Other,
}

/// The layout of a position's bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A code of `width` bits per square, row by row from the lowest. Above the codes is the empty square's number, if any.
    /// A square with the code `none` holds no piece; the empty square's own bits always count as `none`.
    Squares {
        /// Bits per square.
        width: u32,
        /// First bit of the empty square's number.
        empty: Option<u32>,
        /// The code for no piece.
        none: u8,
    },
    /// A nibble for each label: its square. Label 0 is the empty square.
    Labels,
}

impl Board {
    /// Number of squares.
    #[must_use]
    pub const fn squares(&self) -> usize {
        self.side * self.side
    }

    /// Whether one square is empty.
    #[must_use]
    pub const fn has_empty(&self) -> bool {
        !matches!(self.layout, Layout::Squares { empty: None, .. })
    }

    #[inline]
    pub(super) const fn empty(&self, bits: u64) -> usize {
        let shift = match self.layout {
            Layout::Squares { empty: Some(shift), .. } => shift,
            Layout::Squares { empty: None, .. } => return 0,
            Layout::Labels => return (bits & 15) as usize,
        };
        (bits >> shift & 31) as usize
    }

    pub(super) fn code(&self, bits: u64, square: usize) -> u8 {
        match self.layout {
            Layout::Squares { none, .. } if self.has_empty() && self.empty(bits) == square => none,
            Layout::Squares { width, .. } => (bits >> (width as usize * square)) as u8 & ((1 << width) - 1),
            Layout::Labels => {
                let there = |&&label: &&u8| bits >> (4 * label) & 15 == square as u64;
                self.labels.iter().find(there).copied().unwrap_or(0)
            }
        }
    }

    pub(super) const fn is_piece(&self, code: u8) -> bool {
        match self.layout {
            Layout::Squares { none, .. } => code != none,
            Layout::Labels => code != 0,
        }
    }

    /// A square's row and column from the top left.
    #[must_use]
    pub const fn place(&self, square: usize) -> (usize, usize) {
        (square / self.side, square % self.side)
    }

    /// A square's chess name: columns from `a` on the left, rows from 1 at the bottom.
    #[must_use]
    pub fn square_name(&self, square: usize) -> String {
        let (row, column) = self.place(square);
        let letter = char::from(b"abcde"[column]);
        format!("{letter}{}", self.side - row)
    }

    /// The square with this name.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<usize> {
        (0..self.squares()).find(|&square| self.square_name(square) == name)
    }

    pub(super) fn beside(&self, square: usize) -> Vec<usize> {
        let (row, column) = self.place(square);
        let is_beside = |&other: &usize| {
            let (there, across) = self.place(other);
            let (rows, columns) = (row.abs_diff(there), column.abs_diff(across));
            if self.jumps() { rows * columns == 2 } else { rows + columns == 1 }
        };
        (0..self.squares()).filter(is_beside).collect()
    }

    const fn jumps(&self) -> bool {
        matches!(self.rule, Moves::Jump)
    }

    pub(super) const fn has_parity(&self) -> bool {
        !matches!(self.rule, Moves::Other)
    }

    /// The steps between each pair of squares on an empty board; row by row.
    pub(super) fn steps(&self) -> Rc<[i64]> {
        let squares = self.squares();
        let mut all = vec![i64::MAX; squares * squares];
        for from in 0..squares {
            let row = &mut all[from * squares..][..squares];
            row[from] = 0;
            let mut reached = vec![from];
            let mut next = 0;
            while next < reached.len() {
                let here = reached[next];
                next += 1;
                for there in self.beside(here) {
                    if row[there] == i64::MAX {
                        row[there] = row[here] + 1;
                        reached.push(there);
                    }
                }
            }
        }
        all.into()
    }

    /// The dark squares of a chessboard, one bit each.
    pub(super) fn dark(&self) -> u64 {
        let is_dark = |&square: &usize| {
            let (row, column) = self.place(square);
            (row + column) % 2 == 1
        };
        (0..self.squares()).filter(is_dark).fold(0, |all, square| all | 1 << square)
    }
}

/// The character of a label.
#[must_use]
pub fn label_letter(label: u8) -> char {
    char::from_digit(label.into(), 16).unwrap_or('?')
}

pub(super) fn wrong(column: usize, given: impl Into<Said>, allowed: impl Into<Said>) -> ParseError {
    // With the words between, both stay below 300 characters.
    ParseError::new(column, given.into().within(60), allowed.into().within(200))
}
