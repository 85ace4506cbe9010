//! Sliding tiles: the 8-puzzle on 3x3 and the 15-puzzle on 4x4, with any goal.
//!
//! Labelled tiles and one empty square; a tile next to the empty square slides into it. The 15-puzzle has the labels 1 to
//! 15, the 8-puzzle any eight of 1 to 9. So a goal with a central empty square can keep the label of each square.
//!
//! **Parity.** A slide exchanges the empty square with a tile, which flips the parity of the arrangement and the chessboard
//! colour of the empty square. So the permutation from start to goal must be even exactly if the distance of the empty
//! square is even. Half of all pairs violate this and are unsolvable; all others are solvable (A. F. Archer, "A Modern
//! Treatment of the 15 Puzzle", American Mathematical Monthly 106 (1999)).
//!
//! A state is one `u64` of sixteen nibbles, the square of each *label* instead of the label of each square. So the lowest
//! nibble is the empty square, a move changes the nibble of the moved tile, and a pattern database takes its index from its
//! tiles' nibbles.

use super::{
    Move, MoveSet, Notation, One, ParseError, ProblemError, Puzzle, a_second, exactly, of_characters,
    one_empty,
};
use crate::said::{Phrase, Reason, Said, Unsolvable, quote, quoted, quoted_character};

mod packed;

pub use packed::{FiveBytes, StorageFormat};

/// A position of the tiles: nibble `t` is the square of label `t`, nibble 0 the empty square. Nibbles of unused labels are
/// 15, which is no square of a 3x3 board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

/// The lowest bit of every nibble; multiplication copies a number below 16 into every nibble.
const EACH: u64 = 0x1111_1111_1111_1111;

/// A tile's slide, derived from the positions before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The tile.
    pub label: usize,
    /// The square it left, now empty.
    pub from: usize,
    /// The square it entered.
    pub to: usize,
}

impl Slide {
    #[inline]
    pub(crate) const fn is_along_a_column<const N: usize>(self) -> bool {
        if N == 4 {
            // Squares of one column differ by a multiple of four, so they have equal low bits.
            (self.from ^ self.to).is_multiple_of(4)
        } else {
            // Adjacent squares of a row differ by one.
            self.to.wrapping_sub(self.from).wrapping_add(1) > 2
        }
    }
}

impl Tiles {
    /// The square, numbered row by row from 0, of this label (1 to 15); 0 gives the empty square.
    #[inline]
    #[must_use]
    pub const fn square_of(self, label: usize) -> usize {
        (self.0 >> (4 * label) & 15) as usize
    }

    /// The empty square, numbered row by row from 0.
    #[inline]
    #[must_use]
    pub const fn empty_square(self) -> usize {
        self.square_of(0)
    }

    /// The square of each label, packed: see the type.
    #[inline]
    pub(crate) const fn nibbles(self) -> u64 {
        self.0
    }

    /// 16 to the power of the label on a square, which `everywhere` has in every nibble. Not for the empty square.
    #[inline]
    const fn sixteen_to(self, everywhere: u64) -> u64 {
        // The lowest zero nibble is the lowest set bit here; higher bits may be false.
        let difference = self.0 ^ everywhere;
        let zeros = difference.wrapping_sub(EACH) & !difference & EACH << 3;
        (zeros & zeros.wrapping_neg()) >> 3
    }

    pub(crate) fn placed(squares: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let nibbles = squares
            .into_iter()
            .fold(u64::MAX, |state, (label, square)| state ^ (15 ^ square as u64) << (4 * label));
        Self(nibbles)
    }

    /// The slide that led from `self` to `after`.
    #[inline]
    #[must_use]
    pub const fn slide_to(self, after: Self) -> Slide {
        // Only the nibbles of the tile and of the empty square changed; they exchanged values.
        let shift = ((self.0 ^ after.0) & !15).trailing_zeros();
        Slide { label: (shift / 4) as usize, from: after.empty_square(), to: self.empty_square() }
    }

    /// The label on each square, row by row; 0 on the empty one.
    fn labels<const N: usize>(self) -> Vec<usize> {
        let mut labels = vec![0; N * N];
        for label in 1..16 {
            if let Some(there) = labels.get_mut(self.square_of(label)) {
                *there = label;
            }
        }
        labels
    }
}

impl std::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tiles({:#018x})", self.0)
    }
}

/// A problem of the sliding tiles on `N` by `N` squares; `N` is 3 or 4.
#[derive(Clone, Debug)]
pub struct SlidingTiles<const N: usize> {
    start: Tiles,
    goal: Tiles,
}

/// The 3x3 board.
pub type EightPuzzle = SlidingTiles<3>;

/// The 4x4 board.
pub type FifteenPuzzle = SlidingTiles<4>;

/// The letters of the moves, which name the direction of the *tile*. By number, the empty square goes up, left, right, down,
/// so that inverse moves add up to 3.
const MOVE_LETTERS: [&str; 4] = ["D", "R", "L", "U"];

impl<const N: usize> SlidingTiles<N> {
    #[allow(clippy::cast_possible_wrap)] // 3 and 4
    const OFFSETS: [isize; 4] = [-(N as isize), -1, 1, N as isize];

    /// For each empty square and move: the tile's square in every nibble, and its xor with the empty square. Entries of
    /// illegal moves are meaningless.
    const FROM: [[(u64, u64); 4]; 16] = {
        let mut table = [[(0, 0); 4]; 16];
        let mut empty = 0;
        while empty < N * N {
            let mut mv = 0;
            while mv < 4 {
                let from = empty.wrapping_add_signed(Self::OFFSETS[mv]);
                if from < N * N {
                    table[empty][mv] = (from as u64 * EACH, (from ^ empty) as u64);
                }
                mv += 1;
            }
            empty += 1;
        }
        table
    };

    const LEGAL: [u32; 16] = {
        assert!(N == 3 || N == 4, "a board of 3x3 or 4x4 squares");
        let mut legal = [0; 16];
        let mut square = 0;
        while square < N * N {
            let (row, column) = (square / N, square % N);
            legal[square] = (row > 0) as u32
                | ((column > 0) as u32) << 1
                | ((column + 1 < N) as u32) << 2
                | ((row + 1 < N) as u32) << 3;
            square += 1;
        }
        legal
    };

    /// The problem of sliding `start` into `goal`, solvable or not.
    ///
    /// # Errors
    /// If their labels differ.
    pub fn new(start: Tiles, goal: Tiles) -> Result<Self, ProblemError> {
        let wanted = start.labels::<N>();
        for (square, &label) in goal.labels::<N>().iter().enumerate() {
            if !wanted.contains(&label) {
                let allowed = LABELS_OF_START.of([Said::data(write_labels(&wanted))]);
                let given = quoted(&letter(label).to_string());
                return Err(ProblemError::Goal(ParseError::new(square + 1, given, allowed)));
            }
        }
        Ok(Self { start, goal })
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> Tiles {
        self.goal
    }

    /// The reversed problem. Its solutions are those of this one, inverted and in reverse order.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self { start: self.goal, goal: self.start }
    }

    /// The problem with another goal, which must have the same labels.
    #[must_use]
    pub const fn aimed(&self, goal: Tiles) -> Self {
        Self { start: self.start, goal }
    }

    fn is_arranged_oddly(&self) -> bool {
        is_odd(&self.start.labels::<N>(), self.goal)
    }

    /// The labels in use, ascending, without the empty square's 0.
    pub fn labels(&self) -> impl Iterator<Item = usize> + use<N> {
        let goal = self.goal;
        (1..16).filter(move |&label| goal.square_of(label) < N * N)
    }

    /// Reads the labels of a board row by row; 0 is the empty square. On 3x3 they are 0 and eight different
    /// digits of 1 to 9, on 4x4 each of `0-9a-f`.
    ///
    /// # Errors
    /// If the length is wrong, a character is no label, a label is repeated, or 0 is missing.
    pub fn parse(text: &str) -> Result<Tiles, ParseError> {
        let letters = exactly(text, N * N)?;
        let mut placed = Vec::new();
        for (square, &character) in letters.iter().enumerate() {
            let Some(label) = label::<N>(character).filter(|_| !letters[..square].contains(&character))
            else {
                return Err(seldom::no_label::<N>(&letters, square));
            };
            placed.push((label, square));
        }
        if letters.contains(&'0') { Ok(Tiles::placed(placed)) } else { Err(seldom::no_empty::<N>()) }
    }
}

/// Errors of malformed boards, in functions of their own so that the page loads them only when needed.
mod seldom {
    use super::{
        ALL_LABELS, NINE_LABELS, NO_EMPTY, ParseError, Said, a_second, label, one_empty, quote,
        quoted_character,
    };

    #[cold]
    #[inline(never)]
    pub(super) fn no_label<const N: usize>(letters: &[char], square: usize) -> ParseError {
        let given = match letters[square] {
            character if label::<N>(character).is_none() => quoted_character(character),
            character => a_second(quote(&character.to_string())),
        };
        ParseError::new(square + 1, given, if N == 3 { NINE_LABELS } else { ALL_LABELS })
    }

    #[cold]
    #[inline(never)]
    pub(super) fn no_empty<const N: usize>() -> ParseError {
        ParseError::new(N * N, NO_EMPTY.of([Said::data('0'), (N * N).into()]), one_empty('0'))
    }
}

const NINE_LABELS: Phrase = Phrase::new("nine-labels");
const ALL_LABELS: Phrase = Phrase::new("all-labels");
const LABELS_OF_START: Phrase = Phrase::new("labels-of-start");
const NO_EMPTY: Phrase = Phrase::new("no-empty");
const NINE_OR_SIXTEEN: Phrase = Phrase::new("nine-or-sixteen");
const ARRANGED_ODDLY: Reason = Reason::new("tiles-arranged-oddly");
const ARRANGED_EVENLY: Reason = Reason::new("tiles-arranged-evenly");

/// The side of the board that `text` describes, by its length: 3 or 4.
///
/// # Errors
/// If it has neither 9 nor 16 characters.
pub fn side_of(text: &str) -> Result<usize, ParseError> {
    match text.chars().count() {
        9 => Ok(3),
        16 => Ok(4),
        count => Err(ParseError::new(count.min(16) + 1, of_characters(text, count), NINE_OR_SIXTEEN)),
    }
}

fn label<const N: usize>(character: char) -> Option<usize> {
    let radix = if N == 3 { 10 } else { 16 };
    let digit = character.to_digit(radix).filter(|_| !character.is_ascii_uppercase());
    digit.and_then(|digit| usize::try_from(digit).ok())
}

fn letter(label: usize) -> char {
    u32::try_from(label).ok().and_then(|digit| char::from_digit(digit, 16)).unwrap_or('?')
}

fn write_labels(labels: &[usize]) -> String {
    labels.iter().copied().map(letter).collect()
}

/// The moves between two squares on an empty board.
#[must_use]
pub(crate) const fn distance<const N: usize>(a: usize, b: usize) -> usize {
    (a / N).abs_diff(b / N) + (a % N).abs_diff(b % N)
}

fn is_odd(labels: &[usize], goal: Tiles) -> bool {
    // Each exchange brings one label home for good; the parity does not depend on the sequence.
    let mut labels = labels.to_vec();
    let mut odd = false;
    for square in 0..labels.len() {
        while goal.square_of(labels[square]) != square {
            let home = goal.square_of(labels[square]);
            labels.swap(square, home);
            odd = !odd;
        }
    }
    odd
}

impl<const N: usize> Puzzle for SlidingTiles<N>
where
    Self: StorageFormat,
{
    type State = Tiles;
    type PackedState = <Self as StorageFormat>::PackedState;
    type Costs = One;
    type Places = MoveSet;
    const MOVES: u8 = 4;

    #[inline]
    fn pack(&self, state: Tiles) -> Self::PackedState {
        StorageFormat::pack(self, state)
    }

    #[inline]
    fn unpack(&self, packed: Self::PackedState) -> Tiles {
        StorageFormat::unpack(self, packed)
    }

    fn start(&self) -> Tiles {
        self.start
    }

    fn goals(&self) -> Vec<Tiles> {
        vec![self.goal]
    }

    fn is_connected(&self) -> bool {
        let way = distance::<N>(self.start.empty_square(), self.goal.empty_square());
        self.is_arranged_oddly() == (way % 2 == 1)
    }

    #[inline]
    fn is_goal(&self, state: Tiles) -> bool {
        state == self.goal
    }

    #[inline]
    fn places(&self, state: Tiles, _is_backward: bool) -> MoveSet {
        MoveSet(Self::LEGAL[state.empty_square()])
    }

    #[inline]
    fn after(&self, state: Tiles, mv: Move) -> Tiles {
        // A move's number is below 4; the mask removes the bounds check.
        let (everywhere, change) = Self::FROM[state.empty_square()][mv.0 as usize & 3];
        // The nibbles of the tile and of the empty square exchange values: both change by the same bits. Multiplies instead
        // of shifting: V8 needs four instructions for a 64-bit shift by a variable.
        Tiles(state.0 ^ change ^ change.wrapping_mul(state.sixteen_to(everywhere)))
    }

    #[inline]
    fn inverse(&self, mv: Move) -> Move {
        Move(3 - mv.0)
    }

    #[allow(clippy::cast_possible_truncation)] // a square's number
    fn node_type(&self, state: Tiles) -> u32 {
        state.empty_square() as u32
    }
}

impl<const N: usize> Notation for SlidingTiles<N>
where
    Self: StorageFormat,
{
    const ORDER_LETTERS: &'static str = "ULRD";
    const MOVE_LENGTH: usize = 1;

    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let start = Self::parse(start).map_err(ProblemError::Start)?;
        let goal = Self::parse(goal).map_err(ProblemError::Goal)?;
        Self::new(start, goal)
    }

    fn unsolvable(&self) -> Option<Unsolvable> {
        let reason = if self.is_arranged_oddly() { ARRANGED_ODDLY } else { ARRANGED_EVENLY };
        (!self.is_connected()).then(|| reason.of([]))
    }

    fn starting_at(&self, start: Tiles) -> Result<Self, ProblemError> {
        Self::new(start, self.goal)
    }

    fn read_state(text: &str) -> Result<Tiles, ParseError> {
        Self::parse(text)
    }

    fn write_state(&self, state: Tiles) -> String {
        write_labels(&state.labels::<N>())
    }

    fn write_move(&self, _state: Tiles, mv: Move) -> String {
        MOVE_LETTERS[mv.0 as usize].to_owned()
    }

    fn pieces(&self, state: Tiles) -> Vec<Option<String>> {
        let piece = |label: usize| (label > 0).then(|| label.to_string());
        state.labels::<N>().into_iter().map(piece).collect()
    }

    fn path(&self, state: Tiles, mv: Move) -> (usize, usize) {
        let empty = state.empty_square();
        (empty.wrapping_add_signed(Self::OFFSETS[mv.0 as usize]), empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message<const N: usize>(start: &str, goal: &str) -> String
    where
        SlidingTiles<N>: StorageFormat,
    {
        SlidingTiles::<N>::read(start, goal).unwrap_err().to_string()
    }

    #[test]
    fn a_slide_moves_the_tile_beside_the_empty_square_and_no_other() {
        let puzzle = EightPuzzle::read("123069478", "123406789").unwrap();
        let mut state = puzzle.start();
        for (mv, text) in [("L", "123609478"), ("U", "123679408"), ("R", "123679048"), ("D", "123079648")] {
            state = puzzle.after(state, puzzle.read_move(state, mv).unwrap());
            assert_eq!(puzzle.write_state(state), text, "after {mv}");
        }
    }

    #[test]
    fn a_slide_is_seen_by_comparing_two_positions_and_undone_by_its_inverse() {
        let puzzle = FifteenPuzzle::read("0123456789abcdef", "0123456789abcdef").unwrap();
        let mut state = puzzle.start();
        for turn in 0..500_usize {
            let legal: Vec<Move> = puzzle.moves(state).collect();
            for &mv in &legal {
                let there = puzzle.after(state, mv);
                let (from, to) = puzzle.path(state, mv);
                let label = usize::from_str_radix(&puzzle.write_state(state)[from..=from], 16).unwrap();
                assert_eq!(state.slide_to(there), Slide { label, from, to });
                assert_eq!(puzzle.after(there, puzzle.inverse(mv)), state);
            }
            state = puzzle.after(state, legal[turn * 7 % legal.len()]);
        }
    }

    #[test]
    fn a_goal_of_the_other_parity_is_refused_with_the_reason() {
        assert_eq!(
            message::<3>("123456780", "123456870"),
            "the goal cannot be reached: it takes an odd number of exchanges to arrange the start as the goal, but \
             the empty square is an even number of steps from its place, and every slide adds one to both"
        );
        // Sam Loyd's puzzle.
        assert!(message::<4>("123456789abcdfe0", "123456789abcdef0").contains("odd number of exchanges"));
    }

    #[test]
    fn bad_text_says_where_what_and_what_is_allowed() {
        let cases = [
            (
                "12345678",
                "start, column 9: '12345678' of 8 characters given; allowed: exactly 9, one for each square, row by row",
            ),
            ("12345678a", "start, column 9: 'a' given; allowed: 0 and eight of 1 to 9, each once"),
            ("120345178", "start, column 7: a second '1' given; allowed: 0 and eight of 1 to 9, each once"),
            (
                "123456789",
                "start, column 9: no 0 in 9 squares given; allowed: exactly one 0, the empty square",
            ),
            ("123406789", "goal, column 5: '5' given; allowed: the labels of the start: 123406789"),
        ];
        for (start, expected) in cases {
            assert_eq!(message::<3>(start, "123456780"), expected);
        }
        assert_eq!(
            message::<4>("0123456789ABCDEF", "0123456789abcdef"),
            "start, column 11: 'A' given; allowed: each of 0-9 and a-f once"
        );
    }
}
