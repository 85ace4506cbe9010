//! A puzzle as the workshop sees it: squares, what stands on them, and what the goal wants there.
//!
//! All that is made here works on a position's *bits*, one number whatever the puzzle, so that it is compiled once and not for each
//! puzzle. A [`Board`] tells how to read them.

use std::rc::Rc;

use crate::heuristic::HeuristicChoice;
use crate::puzzle::ParseError;
use crate::said::Said;

/// The most squares a board has.
pub(super) const MOST_SQUARES: usize = 25;

/// A puzzle's problem on the bench.
#[derive(Clone, Debug)]
pub struct Board {
    /// What things are called.
    pub words: &'static Words,
    /// Rows, and columns.
    pub side: usize,
    /// What a move does.
    pub rule: Moves,
    /// How bits are read.
    pub layout: Layout,
    /// By the code of what stands on a square, what it shows: a place in [`Words::colours`]. Where pieces have labels it is the label.
    pub shown: Vec<u8>,
    /// The same of what the goal wants, by square.
    pub wanted: Vec<u8>,
    /// Where the goal wants the tile of each label; 0 is the empty square, on boards without labels too.
    pub homes: Vec<u8>,
    /// The labels of the pieces, in rising order; none where pieces have none.
    pub labels: Vec<u8>,
    /// The heuristics that are listed.
    pub listed: &'static [HeuristicChoice],
    /// The most moves that a position has.
    pub moves: u64,
    /// The ranks of the positions that moves connect with the problem's start; 0 where they have none.
    pub ranks: u64,
}

/// What things are called on a puzzle's board.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Its pieces.
    pub pieces: &'static str,
    /// What a square can show, the first for a square that shows nothing; none where pieces have labels.
    pub colours: &'static [&'static str],
    /// What a square shows on its other axes, by name: for each code a place in `colours`.
    pub axes: &'static [(&'static str, [u8; 8])],
    /// What a painting can keep; nothing where the tables of paintings do not know the moves.
    pub keys: &'static [&'static str],
    /// Published bounds, each by what it is called.
    pub examples: fn(&Board) -> Vec<(&'static str, String)>,
}

/// What a move does, as far as paintings and the parity go by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// It brings a piece from beside the empty square into it.
    Slide,
    /// It brings a piece into the empty square as a knight jumps.
    Jump,
    /// It exchanges what is on two squares beside each other.
    Exchange,
    /// Something else. Such a board has no parity, and its [`Words`] leave paintings nothing to keep.
    Other,
}

/// How a position's bits are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A code of so many bits for each square, row by row from the lowest; above them, on boards that have one, the empty square's
    /// number. A square with the code `none` holds no piece. The empty square's own bits count as `none`, whatever they are.
    Squares {
        /// Bits for each square.
        width: u32,
        /// Where the empty square's number begins.
        empty: Option<u32>,
        /// What stands for no piece.
        none: u8,
    },
    /// A nibble for each label: its square. That of 0 is the empty square.
    Labels,
}

impl Board {
    /// How many squares there are.
    #[must_use]
    pub const fn squares(&self) -> usize {
        self.side * self.side
    }

    /// Whether one square is empty.
    #[must_use]
    pub const fn has_empty(&self) -> bool {
        !matches!(self.layout, Layout::Squares { empty: None, .. })
    }

    /// The empty square.
    #[inline]
    pub(super) const fn empty(&self, bits: u64) -> usize {
        let shift = match self.layout {
            Layout::Squares { empty: Some(shift), .. } => shift,
            Layout::Squares { empty: None, .. } => return 0,
            Layout::Labels => return (bits & 15) as usize,
        };
        (bits >> shift & 31) as usize
    }

    /// What stands on a square: its code, or its label.
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

    /// Whether a code is a piece's.
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

    /// A square's name as in chess: columns from `a` on the left, rows from 1 at the bottom.
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

    /// The squares one step away: those that a piece can come from.
    pub(super) fn beside(&self, square: usize) -> Vec<usize> {
        let (row, column) = self.place(square);
        let is_beside = |&other: &usize| {
            let (there, across) = self.place(other);
            let (rows, columns) = (row.abs_diff(there), column.abs_diff(across));
            if self.jumps() { rows * columns == 2 } else { rows + columns == 1 }
        };
        (0..self.squares()).filter(is_beside).collect()
    }

    /// Whether pieces jump as knights do.
    const fn jumps(&self) -> bool {
        matches!(self.rule, Moves::Jump)
    }

    /// Whether the colours of a chessboard tell the parity of the moves to go.
    pub(super) const fn has_parity(&self) -> bool {
        !matches!(self.rule, Moves::Other)
    }

    /// For each square and each other the steps from one to the other on a board with nothing else on it, a row of squares for each.
    pub(super) fn steps(&self) -> Rc<[i64]> {
        let squares = self.squares();
        let mut all = vec![i64::MAX; squares * squares];
        for from in 0..squares {
            let row = &mut all[from * squares..][..squares];
            row[from] = 0;
            let mut met = vec![from];
            let mut next = 0;
            while next < met.len() {
                let here = met[next];
                next += 1;
                for there in self.beside(here) {
                    if row[there] == i64::MAX {
                        row[there] = row[here] + 1;
                        met.push(there);
                    }
                }
            }
        }
        all.into()
    }

    /// The colours of a chessboard, a bit for each square that has that of the second.
    pub(super) fn dark(&self) -> u64 {
        let is_dark = |&square: &usize| {
            let (row, column) = self.place(square);
            (row + column) % 2 == 1
        };
        (0..self.squares()).filter(is_dark).fold(0, |all, square| all | 1 << square)
    }
}

/// The character that a label is written as.
#[must_use]
pub fn label_letter(label: u8) -> char {
    char::from_digit(label.into(), 16).unwrap_or('?')
}

/// A mistake at a column.
pub(super) fn wrong(column: usize, given: impl Into<Said>, allowed: impl Into<Said>) -> ParseError {
    // Both together with the words between stay below 300 characters.
    ParseError::new(column, given.into().within(60), allowed.into().within(200))
}
