//! The table of a painting that keeps squares: for cubes, knights and toys.
//!
//! A painted position has the *letter* of the piece on each kept square, and the place of the empty square. A piece from an
//! unkept square can have any remaining letter; a piece that goes there is forgotten. So painted moves are the images of
//! the puzzle's moves, and distances are lower bounds.
//!
//! **Ranks.** Letters on kept squares are digits. While a kept square is empty, the last one's letter takes its digit. So
//! the nine squares of the cubes need 9 * L^8 ranks for L letters, not 9 * L^9.

use std::rc::Rc;

use super::board::{Board, Layout};
use super::front::Front;
use super::painting::{Letters, squares_room};
use super::tally::{PART, PART_MASK, PARTS};
use crate::heuristic::Progress;

/// Ranks of positions, computed from parts of their bits.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    /// By part and bits, the contribution of the part's squares.
    parts: Vec<[u32; PARTS]>,
    /// First bit of the last kept square.
    last: u32,
    /// By empty square: the first rank plus the last kept square's contribution, by its bits.
    begin: Box<[[u32; 8]; 32]>,
    /// First bit of the empty square's number; above all bits if there is none.
    empty: u32,
}

impl Ranks {
    /// The ranks of a group; squares have codes of `width` bits, with digits below `letters`.
    fn new(board: &Board, group: u32, width: u32, digits: [u8; 8], letters: usize) -> Self {
        let kept: Vec<usize> = (0..board.squares()).filter(|square| group >> square & 1 == 1).collect();
        let (last, rest) = kept.split_last().expect("a group has members");
        let power = |digits: usize| letters.pow(digits as u32) as u32;
        let worth_of = |square: usize| rest.iter().position(|&other| other == square).map(power);
        let code = |bits: usize, number: usize| bits >> (width as usize * number) & ((1 << width) - 1);
        let each = PART / width as usize;
        let part = |first: usize| {
            std::array::from_fn(|bits| {
                let squares = (first..board.squares().min(first + each)).enumerate();
                let add = |(number, square): (usize, usize)| {
                    worth_of(square).map_or(0, |worth| worth * u32::from(digits[code(bits, number)]))
                };
                squares.map(add).sum()
            })
        };
        let parts = (0..board.squares()).step_by(each).map(part).collect();
        let mut next = 0;
        let begin = std::array::from_fn(|empty| {
            let (worth, size) = match worth_of(empty) {
                Some(worth) if board.has_empty() => (worth, power(rest.len())),
                _ if empty == *last && board.has_empty() => (0, power(rest.len())),
                _ => (power(rest.len()), power(kept.len())),
            };
            let begin = next;
            next += if empty < board.squares() && board.has_empty() { size } else { 0 };
            std::array::from_fn(|bits| begin + worth * u32::from(digits[code(bits, 0)]))
        });
        let empty = match board.layout {
            Layout::Squares { empty: Some(_), .. } => width * board.squares() as u32,
            _ => 59,
        };
        Self { parts, last: width * *last as u32, begin: Box::new(begin), empty }
    }

    #[inline]
    pub(super) fn of(&self, bits: u64) -> usize {
        let parts = self.parts.iter().zip((0_u32..).step_by(PART));
        let add = |(part, shift): (&[u32; PARTS], u32)| part[(bits >> shift & PART_MASK) as usize];
        let begin = &self.begin[(bits >> self.empty & 31) as usize];
        (parts.map(add).sum::<u32>() + begin[(bits >> self.last & 7) as usize]) as usize
    }
}

/// A table built backward from the painted goal. A unit of work is one painted position.
#[derive(Clone, Debug)]
pub(super) struct SquaresBuild {
    group: u32,
    /// Whether moves that fill other squares cost nothing.
    is_additive: bool,
    letters: Letters,
    width: u32,
    has_empty: bool,
    /// Each square's adjacent squares, and whether along a column.
    beside: Vec<Vec<(u32, usize)>>,
    /// The pieces of each letter, if no move changes pieces.
    pieces: Option<[u32; 2]>,
    ranks: Ranks,
    pub(super) of: Rc<Ranks>,
    pub(super) table: Vec<u8>,
    front: Front<u64>,
    states: u64,
}

impl SquaresBuild {
    /// The table of a group; only the goal is known. The caller has checked the memory limit.
    pub(super) fn new(board: &Board, group: u32, letters: &Letters, is_additive: bool) -> Self {
        let Layout::Squares { width, none, .. } = board.layout else { unreachable!("pieces without labels") };
        let mut same = [0; 8];
        for (letter, digit) in (0..letters.count).zip(&mut same) {
            *digit = letter as u8;
        }
        let room = squares_room(board, group, letters.count).unwrap_or(0) as usize;
        let beside = (0..board.squares()).map(|square| {
            let line = |other: usize| usize::from(board.place(square).1 == board.place(other).1);
            board.beside(square).into_iter().map(|other| (other as u32, line(other))).collect()
        });
        // Pieces that never change have codes as letters.
        let letter = |&shown: &u8| board.shown.iter().position(|&other| other == shown).unwrap_or(0);
        let pieces = (width == 1).then(|| {
            let mut pieces = [0; 2];
            let wanted = board
                .wanted
                .iter()
                .map(letter)
                .filter(|&code| !board.has_empty() || code != usize::from(none));
            wanted.for_each(|code| pieces[code] += 1);
            pieces
        });
        let mut build = Self {
            group,
            is_additive,
            letters: letters.clone(),
            width,
            has_empty: board.has_empty(),
            beside: beside.collect(),
            pieces,
            ranks: Ranks::new(board, group, width, same, letters.count),
            of: Rc::new(Ranks::new(board, group, width, letters.of, letters.count)),
            table: vec![u8::MAX; room],
            front: Front::new(Vec::new()),
            states: 0,
        };
        let mut goals = vec![u64::from(board.homes.first().copied().unwrap_or(0)) << build.empty_shift()];
        for square in (0..board.squares()).filter(|square| group >> square & 1 == 1) {
            if board.has_empty() && usize::from(board.homes[0]) == square {
                continue;
            }
            let shown = board.wanted[square];
            let fits = if width == 1 { 1 << letter(&shown) } else { letters.wanted[usize::from(shown)] };
            let put = |goal: u64| {
                (0..8)
                    .filter(move |letter| fits >> letter & 1 == 1)
                    .map(move |letter| goal | letter << (width as usize * square))
            };
            goals = goals.into_iter().flat_map(put).collect();
        }
        for goal in goals {
            build.meet(goal, 0);
        }
        build
    }

    fn empty_shift(&self) -> u32 {
        // Without an empty square, bits that are always 0.
        if self.has_empty { self.width * self.beside.len() as u32 } else { 59 }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.front.is_complete()
    }

    pub(super) fn progress(&self) -> Progress {
        self.front.progress(self.states, &self.table)
    }

    fn meet(&mut self, painted: u64, cost: u8) {
        let known = &mut self.table[self.ranks.of(painted)];
        let depth = self.front.depth + cost;
        if *known > depth {
            self.states += u64::from(*known == u8::MAX);
            *known = depth;
            self.front.meet(painted, depth);
        }
    }

    /// Processes up to `budget` painted positions, fewer only at the end. Returns the number.
    pub(super) fn advance(&mut self, budget: u64) -> u64 {
        let mut left = budget;
        while let Some(painted) = self.front.take(&mut left) {
            // Skips a position met again at lower cost.
            if self.table[self.ranks.of(painted)] == self.front.depth {
                if self.has_empty { self.move_back(painted) } else { self.exchange(painted) }
            }
        }
        budget - left
    }

    fn keeps(&self, square: u32) -> bool {
        self.group >> square & 1 == 1
    }

    fn letter(&self, painted: u64, square: u32) -> u64 {
        painted >> (self.width * square) & ((1 << self.width) - 1)
    }

    /// Letters that pieces on unkept squares may have, one bit each.
    fn others(&self, painted: u64) -> u8 {
        let Some(pieces) = self.pieces else { return u8::MAX >> (8 - self.letters.count) };
        let empty = self.has_empty.then(|| (painted >> self.empty_shift()) as u32);
        let mut left = pieces;
        for square in 0..self.beside.len() as u32 {
            if self.keeps(square) && empty != Some(square) {
                left[usize::from(self.letter(painted, square) == 1)] -= 1;
            }
        }
        u8::from(left[0] > 0) | u8::from(left[1] > 0) << 1
    }

    /// Meets all positions one move before `painted`. The moved piece fills the square that was empty.
    fn move_back(&mut self, painted: u64) {
        let shift = self.empty_shift();
        let to = (painted >> shift) as u32;
        let others = self.others(painted);
        for number in 0..self.beside[to as usize].len() {
            let (filled, line) = self.beside[to as usize][number];
            let now = if self.keeps(filled) { 1 << self.letter(painted, filled) } else { others };
            let letters = (0..8).filter(|letter| now >> letter & 1 == 1);
            let before = letters.fold(0, |all, letter: usize| all | self.letters.moved[line][letter]);
            let cost = u8::from(!self.is_additive || self.keeps(filled));
            let bare = painted & !(((1 << self.width) - 1) << (self.width * filled)) & !(31 << shift);
            let bare = bare | u64::from(filled) << shift;
            if !self.keeps(to) {
                self.meet(bare, cost);
                continue;
            }
            for letter in (0..8).filter(|letter| before >> letter & 1 == 1) {
                self.meet(bare | letter << (self.width * to), cost);
            }
        }
    }

    fn exchange(&mut self, painted: u64) {
        let others = self.others(painted);
        for first in 0..self.beside.len() {
            for number in 0..self.beside[first].len() {
                let (second, first) = (self.beside[first][number].0, first as u32);
                let differ = match (self.keeps(first), self.keeps(second)) {
                    (true, true) if first < second => {
                        self.letter(painted, first) != self.letter(painted, second)
                    }
                    (true, false) => others >> (1 - self.letter(painted, first)) & 1 == 1,
                    _ => false,
                };
                if differ {
                    let second = if self.keeps(second) { 1 << second } else { 0 };
                    self.meet(painted ^ (1 << first | second), 1);
                }
            }
        }
    }
}
