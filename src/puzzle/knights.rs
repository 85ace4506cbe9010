//! Knights exchange (SCOI 2005; also Luogu P2324): twelve white and twelve black knights on a 5x5 board.
//!
//! One square is empty; a knight that can jump into it may move. The contest has one goal; here any arrangement may be the
//! start or the goal. All 25 * C(24,12) = 67,603,900 arrangements are connected.
//!
//! A state is one `u32`: one bit per white knight, row by row from the lowest, and the empty square's number in the top
//! bits.

use super::{
    Move, MoveSet, Notation, One, ParseError, ProblemError, Puzzle, a_second, exactly, one_empty, or_empty,
};
use crate::said::{Phrase, Said, quote, quoted_character};

mod rank;

/// Number of squares, and length of the text form.
pub const SQUARES: usize = 25;

const SIDE: usize = 5;

const OF_EACH: usize = 12;

/// The goal of the contest.
pub const CONTEST_GOAL: &str = "111110111100*110000100000";

const SQUARE_BITS: u32 = (1 << SQUARES) - 1;

/// A position of the knights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Knights(u32);

impl Knights {
    /// The squares with white knights, one bit each, row by row from the lowest.
    #[inline]
    #[must_use]
    pub const fn whites(self) -> u32 {
        self.0 & SQUARE_BITS
    }

    /// The position with these white knights and this empty square; black knights fill the rest.
    const fn from_parts(whites: u32, empty: usize) -> Self {
        Self(whites | number(empty) << SQUARES)
    }

    /// The empty square, numbered row by row from 0.
    #[inline]
    #[must_use]
    pub const fn empty_square(self) -> usize {
        (self.0 >> SQUARES) as usize
    }

    /// The squares whose contents differ from `other`, one bit each.
    #[inline]
    #[must_use]
    pub const fn differing(self, other: Self) -> u32 {
        let empties = 1 << self.empty_square() | 1 << other.empty_square();
        // Equal empty squares do not differ; otherwise both differ.
        let both = if self.empty_square() == other.empty_square() { 0 } else { empties };
        (self.whites() ^ other.whites()) & !empties | both
    }

    /// Reads twenty-five characters, row by row from the top: `1` for a white knight, `0` for a black one, `*` for the empty
    /// square.
    ///
    /// # Errors
    /// If the length is wrong, a character is invalid, or there are not twelve knights of each colour.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        let mut counts = [0; 3];
        let mut state = 0;
        for (square, &letter) in letters.iter().enumerate() {
            let wrong = |given, allowed| ParseError::new(square + 1, given, allowed);
            let Some(kind) = KINDS.iter().position(|&(kind, _)| kind == letter) else {
                return Err(wrong(quoted_character(letter), or_empty(&['1', '0'], '*')));
            };
            let (_, most) = KINDS[kind];
            counts[kind] += 1;
            if counts[kind] > most {
                let letter_quoted = quote(&letter.to_string());
                return Err(if most == 1 {
                    wrong(a_second(letter_quoted), one_empty(letter))
                } else {
                    wrong(A_THIRTEENTH.of([Said::data(letter_quoted)]), TWELVE_TIMES.of([Said::data(letter)]))
                });
            }
            match letter {
                '1' => state |= 1 << square,
                '*' => state |= number(square) << SQUARES,
                _ => {}
            }
        }
        // No kind exceeds its count, and the total is twenty-five, so all counts are right.
        Ok(Self(state))
    }
}

const KINDS: [(char, usize); 3] = [('1', OF_EACH), ('0', OF_EACH), ('*', 1)];

const A_THIRTEENTH: Phrase = Phrase::new("a-thirteenth");
const TWELVE_TIMES: Phrase = Phrase::new("twelve-times");

#[allow(clippy::cast_possible_truncation)] // squares are below 25
const fn number(square: usize) -> u32 {
    square as u32
}

impl std::fmt::Display for Knights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| write!(f, "{}", self.on(square).unwrap_or('*')))
    }
}

impl std::fmt::Debug for Knights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Knights({self})")
    }
}

impl Knights {
    fn on(self, square: usize) -> Option<char> {
        let knight = if self.whites() >> square & 1 == 1 { '1' } else { '0' };
        (square != self.empty_square()).then_some(knight)
    }
}

/// The jumps as rows and columns of the *empty square*. Opposite jumps add up to 7.
const JUMPS: [(isize, isize); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

/// The legal moves for each empty square, one bit each.
const LEGAL: [u32; SQUARES] = {
    let mut legal = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut mv = 0;
        while mv < JUMPS.len() {
            let (rows, columns) = JUMPS[mv];
            let (row, column) =
                ((square / SIDE).checked_add_signed(rows), (square % SIDE).checked_add_signed(columns));
            if let (Some(0..SIDE), Some(0..SIDE)) = (row, column) {
                legal[square] |= 1 << mv;
            }
            mv += 1;
        }
        square += 1;
    }
    legal
};

/// The change of the empty square's number for each move.
const OFFSETS: [isize; 8] = {
    let mut offsets = [0; 8];
    let mut mv = 0;
    while mv < JUMPS.len() {
        offsets[mv] = JUMPS[mv].0 * SIDE.cast_signed() + JUMPS[mv].1;
        mv += 1;
    }
    offsets
};

/// A problem of the knights: any start, any goal.
#[derive(Clone, Debug)]
pub struct KnightsExchange {
    start: Knights,
    goal: Knights,
}

impl KnightsExchange {
    /// The problem of bringing the knights from `start` to `goal`. It always has a solution.
    #[must_use]
    pub const fn new(start: Knights, goal: Knights) -> Self {
        Self { start, goal }
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> Knights {
        self.goal
    }

    /// The reversed problem. Its solutions are those of this one, inverted and in reverse order.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self { start: self.goal, goal: self.start }
    }
}

impl Puzzle for KnightsExchange {
    type State = Knights;
    type PackedState = Knights;
    type Costs = One;
    type Places = MoveSet;
    const MOVES: u8 = 8;

    #[inline]
    fn pack(&self, state: Knights) -> Knights {
        state
    }

    #[inline]
    fn unpack(&self, packed: Knights) -> Knights {
        packed
    }

    fn start(&self) -> Knights {
        self.start
    }

    fn goals(&self) -> Vec<Knights> {
        vec![self.goal]
    }

    #[inline]
    fn is_goal(&self, state: Knights) -> bool {
        state == self.goal
    }

    #[inline]
    fn places(&self, state: Knights, _is_backward: bool) -> MoveSet {
        MoveSet(LEGAL[state.empty_square()])
    }

    #[inline]
    fn after(&self, state: Knights, mv: Move) -> Knights {
        let empty = state.empty_square();
        let from = empty.wrapping_add_signed(OFFSETS[mv.0 as usize]);
        let knight = state.0 >> from & 1;
        Knights(state.0 ^ knight << from ^ knight << empty ^ number(empty ^ from) << SQUARES)
    }

    #[inline]
    fn inverse(&self, mv: Move) -> Move {
        Move(7 - mv.0)
    }

    #[allow(clippy::cast_possible_truncation)] // a square's number
    fn node_type(&self, state: Knights) -> u32 {
        state.empty_square() as u32
    }
}

impl Notation for KnightsExchange {
    /// The eight squares that can exchange with the empty one, row by row, the left one first. A and B are
    /// two rows up, C and D one up, E and F one down, G and H two down.
    const ORDER_LETTERS: &'static str = "ABCDEFGH";
    const MOVE_LENGTH: usize = 2;

    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let start = Knights::parse(start).map_err(ProblemError::Start)?;
        let goal = Knights::parse(goal).map_err(ProblemError::Goal)?;
        Ok(Self::new(start, goal))
    }

    fn starting_at(&self, start: Knights) -> Result<Self, ProblemError> {
        Ok(Self::new(start, self.goal))
    }

    fn read_state(text: &str) -> Result<Knights, ParseError> {
        Knights::parse(text)
    }

    fn write_state(&self, state: Knights) -> String {
        state.to_string()
    }

    /// The square that the knight leaves, in chess notation: a to e from the left, 1 to 5 from the bottom.
    fn write_move(&self, state: Knights, mv: Move) -> String {
        let (from, _) = self.path(state, mv);
        format!("{}{}", ["a", "b", "c", "d", "e"][from % SIDE], SIDE - from / SIDE)
    }

    fn pieces(&self, state: Knights) -> Vec<Option<String>> {
        (0..SQUARES).map(|square| state.on(square).map(String::from)).collect()
    }

    fn path(&self, state: Knights, mv: Move) -> (usize, usize) {
        let empty = state.empty_square();
        (empty.wrapping_add_signed(OFFSETS[mv.0 as usize]), empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest() -> KnightsExchange {
        KnightsExchange::read("1011001*11101110100100000", CONTEST_GOAL).unwrap()
    }

    #[test]
    fn a_move_is_a_knights_jump_into_the_empty_square_named_by_the_square_it_leaves() {
        let puzzle = contest();
        // The empty square is c4: knights jump in from a5, a3, b2, d2, e3 and e5.
        let start = puzzle.start();
        let mut names: Vec<String> = puzzle.moves(start).map(|mv| puzzle.write_move(start, mv)).collect();
        names.sort();
        assert_eq!(names, ["a3", "a5", "b2", "d2", "e3", "e5"]);
        let after = puzzle.after(start, puzzle.read_move(start, "a5").unwrap());
        assert_eq!(puzzle.write_state(after), "*011001111101110100100000");
    }

    #[test]
    fn every_move_is_undone_by_its_inverse_and_exchanges_the_two_squares_of_its_path() {
        let puzzle = contest();
        let mut state = puzzle.start();
        for turn in 0..500_usize {
            let legal: Vec<Move> = puzzle.moves(state).collect();
            for &mv in &legal {
                let there = puzzle.after(state, mv);
                let mut squares: Vec<char> = state.to_string().chars().collect();
                let (from, to) = puzzle.path(state, mv);
                squares.swap(from, to);
                assert_eq!(there.to_string(), String::from_iter(squares));
                assert_eq!(there.differing(state), 1 << from | 1 << to);
                assert_eq!(puzzle.after(there, puzzle.inverse(mv)), state);
            }
            state = puzzle.after(state, legal[turn * 7 % legal.len()]);
        }
    }

    #[test]
    fn bad_text_says_where_what_and_what_is_allowed() {
        let message = |text: &str| Knights::parse(text).unwrap_err().to_string();
        assert_eq!(
            message("1111111111111000000000000"),
            "column 13: a thirteenth '1' given; allowed: 1 twelve times"
        );
        assert_eq!(
            message("11111111111100000000000**"),
            "column 25: a second '*' given; allowed: exactly one *, the empty square"
        );
        assert_eq!(
            message("1x1111111111100000000000*"),
            "column 2: 'x' given; allowed: 1, 0, or * for the empty square"
        );
        assert!(message("").contains("of 0 characters given; allowed: exactly 25"));
    }
}
