//! Toys (HAOI 2008; also Luogu P4289): a 4x4 board of 0 and 1 on which neighbours are exchanged.
//!
//! A move exchanges two adjacent squares of different value. A goal is reachable exactly if it has as many 1s as the start.
//!
//! A state is sixteen bits, row by row from the lowest; a move is one xor.

use super::{Move, MoveSet, Notation, One, PackedState, ParseError, ProblemError, Puzzle, exactly};
use crate::said::{Phrase, Reason, Unsolvable, quoted_character};

/// Number of squares, and length of the text form.
pub const SQUARES: usize = 16;

pub(crate) const BIT: Phrase = Phrase::new("bit");
const ONE_ONE: Reason = Reason::new("toys-one-one");
const OTHER_ONES: Reason = Reason::new("toys-other-ones");

const SIDE: usize = 4;

/// A position of the toys: the squares with a 1, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Toys(u16);

impl PackedState for Toys {
    const RANKED: bool = true;

    /// Number of 1s: no move changes it, and all arrangements with the same number are connected.
    fn component(self) -> u32 {
        self.0.count_ones()
    }

    fn ranks(self) -> usize {
        1 << SQUARES
    }

    /// The bits as a number. Moves preserve the number of 1s, so most ranks belong to positions of other problems.
    #[inline]
    fn rank(self) -> usize {
        self.0.into()
    }

    fn unrank(component: u32, rank: usize) -> Option<Self> {
        u16::try_from(rank).ok().map(Self).filter(|state| state.component() == component)
    }
}

impl Toys {
    /// The squares with a 1, one bit each, row by row from the lowest.
    #[inline]
    #[must_use]
    pub const fn ones(self) -> u16 {
        self.0
    }

    /// Reads sixteen of `0 1`, row by row.
    ///
    /// # Errors
    /// If the length is wrong, or a character is invalid.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        let mut ones = 0;
        for (square, &letter) in letters.iter().enumerate() {
            match letter {
                '0' => {}
                '1' => ones |= 1 << square,
                _ => return Err(ParseError::new(square + 1, quoted_character(letter), BIT)),
            }
        }
        Ok(Self(ones))
    }

    const fn on(self, square: usize) -> &'static str {
        if self.0 >> square & 1 == 1 { "1" } else { "0" }
    }
}

impl std::fmt::Display for Toys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| f.write_str(self.on(square)))
    }
}

impl std::fmt::Debug for Toys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Toys({self})")
    }
}

/// Number of moves along rows; they have the lower numbers.
const ALONG_ROWS: usize = 12;

/// The two squares that a move exchanges, the upper or left one first: first along the rows, three per row, then along the
/// columns.
const fn squares(mv: Move) -> (usize, usize) {
    let number = mv.0 as usize;
    if number < ALONG_ROWS {
        let square = number / (SIDE - 1) * SIDE + number % (SIDE - 1);
        (square, square + 1)
    } else {
        (number - ALONG_ROWS, number - ALONG_ROWS + SIDE)
    }
}

/// Both squares of each move as bits, for one xor.
const EXCHANGES: [u16; 24] = {
    let mut exchanges = [0; 24];
    let mut number = 0;
    while number < 24 {
        let (first, second) = squares(Move(number));
        exchanges[number as usize] = 1 << first | 1 << second;
        number += 1;
    }
    exchanges
};

/// A problem of the toys. It is solvable if start and goal have equally many 1s.
#[derive(Clone, Debug)]
pub struct ToyExchange {
    start: Toys,
    goal: Toys,
}

impl ToyExchange {
    /// The problem of exchanging `start` into `goal`.
    #[must_use]
    pub const fn new(start: Toys, goal: Toys) -> Self {
        Self { start, goal }
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> Toys {
        self.goal
    }

    /// The reversed problem. Its solutions are those of this one, inverted and in reverse order.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self { start: self.goal, goal: self.start }
    }
}

impl Puzzle for ToyExchange {
    type State = Toys;
    type PackedState = Toys;
    type Costs = One;
    type Places = MoveSet;
    const MOVES: u8 = 24;

    #[inline]
    fn pack(&self, state: Toys) -> Toys {
        state
    }

    #[inline]
    fn unpack(&self, packed: Toys) -> Toys {
        packed
    }

    fn start(&self) -> Toys {
        self.start
    }

    fn goals(&self) -> Vec<Toys> {
        vec![self.goal]
    }

    #[inline]
    fn is_goal(&self, state: Toys) -> bool {
        state == self.goal
    }

    #[inline]
    fn places(&self, state: Toys, _is_backward: bool) -> MoveSet {
        let board = u32::from(state.0);
        // One bit for each square that differs from its right neighbour; none for the last of a row.
        let rows = board ^ board >> 1;
        let along_rows = rows & 7 | rows >> 1 & 0o70 | rows >> 2 & 0o700 | rows >> 3 & 0o7000;
        let along_columns = (board ^ board >> SIDE) & 0xFFF;
        MoveSet(along_rows | along_columns << ALONG_ROWS)
    }

    #[inline]
    fn after(&self, state: Toys, mv: Move) -> Toys {
        Toys(state.0 ^ EXCHANGES[mv.0 as usize])
    }

    #[inline]
    fn inverse(&self, mv: Move) -> Move {
        mv
    }

    fn node_type(&self, state: Toys) -> u32 {
        u32::from(state.0)
    }
}

impl Notation for ToyExchange {
    /// A to L exchange along the rows, M to X along the columns, both row by row.
    const ORDER_LETTERS: &'static str = "ABCDEFGHIJKLMNOPQRSTUVWX";
    const MOVE_LENGTH: usize = 4;

    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let start = Toys::parse(start).map_err(ProblemError::Start)?;
        let goal = Toys::parse(goal).map_err(ProblemError::Goal)?;
        Ok(Self::new(start, goal))
    }

    fn unsolvable(&self) -> Option<Unsolvable> {
        let (here, there) = (self.start.0.count_ones(), self.goal.0.count_ones());
        (here != there).then(|| match here {
            1 => ONE_ONE.of([there.into()]),
            _ => OTHER_ONES.of([here.into(), there.into()]),
        })
    }

    fn starting_at(&self, start: Toys) -> Result<Self, ProblemError> {
        Ok(Self::new(start, self.goal))
    }

    fn read_state(text: &str) -> Result<Toys, ParseError> {
        Toys::parse(text)
    }

    fn write_state(&self, state: Toys) -> String {
        state.to_string()
    }

    /// The row and column of both squares, from 1, the upper or left one first.
    fn write_move(&self, _state: Toys, mv: Move) -> String {
        let (first, second) = squares(mv);
        let place = |square: usize| format!("{}{}", square / SIDE + 1, square % SIDE + 1);
        place(first) + &place(second)
    }

    fn pieces(&self, state: Toys) -> Vec<Option<String>> {
        (0..SQUARES).map(|square| Some(state.on(square).to_owned())).collect()
    }

    /// The two exchanged squares, the upper or left one first.
    fn path(&self, _state: Toys, mv: Move) -> (usize, usize) {
        squares(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> ToyExchange {
        ToyExchange::read("1111000011100010", "1010010110100101").unwrap()
    }

    #[test]
    fn the_legal_moves_are_the_neighbours_of_different_value() {
        let puzzle = sample();
        let mut state = puzzle.start();
        for turn in 0..300_usize {
            let text: Vec<char> = state.to_string().chars().collect();
            let mut expected = Vec::new();
            for square in 0..SQUARES {
                let (row, column) = (square / 4, square % 4);
                for (r, c) in [(row, column + 1), (row + 1, column)] {
                    if r < 4 && c < 4 && text[square] != text[4 * r + c] {
                        expected.push(format!("{}{}{}{}", row + 1, column + 1, r + 1, c + 1));
                    }
                }
            }
            let legal: Vec<Move> = puzzle.moves(state).collect();
            let mut names: Vec<String> = legal.iter().map(|&mv| puzzle.write_move(state, mv)).collect();
            names.sort();
            expected.sort();
            assert_eq!(names, expected);
            for &mv in &legal {
                let there = puzzle.after(state, mv);
                let mut squares = text.clone();
                let (a, b) = puzzle.path(state, mv);
                squares.swap(a, b);
                assert_eq!(there.to_string(), String::from_iter(squares));
                assert_eq!(puzzle.after(there, puzzle.inverse(mv)), state);
            }
            state = puzzle.after(state, legal[turn * 7 % legal.len()]);
        }
    }

    #[test]
    fn unequal_numbers_of_ones_are_refused_with_both_numbers() {
        let error = ToyExchange::read("1000000000000000", "1010010110100101").unwrap_err().to_string();
        assert_eq!(
            error,
            "the goal cannot be reached: the start has 1 one and the goal 8, and no exchange changes their number"
        );
    }

    #[test]
    fn bad_text_says_where_what_and_what_is_allowed() {
        let message = |text: &str| Toys::parse(text).unwrap_err().to_string();
        assert_eq!(message("0101010101010121"), "column 15: '2' given; allowed: 0 or 1");
        assert!(message("0101").contains("of 4 characters given; allowed: exactly 16"));
    }
}
