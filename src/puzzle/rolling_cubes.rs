//! Rolling cubes: the Cubic Eight-Puzzle (ACM ICPC Japan, Yokohama 2006; also POJ 3131, `UVa` 1604).
//!
//! Eight identical cubes stand on a 3x3 board with one empty square. Opposite faces share a colour,
//! so a cube has three *axes*, up-down, front-back and left-right, coloured white, red and blue in
//! some order: six orientations. A cube beside the empty square rolls into it over its bottom edge.
//! Along a row that exchanges its up-down and left-right colours, along a column its up-down and
//! front-back colours; rolling back undoes it. The goal gives the colours of the tops alone, so
//! one goal pattern stands for 2^8 positions.
//!
//! **Components.** A roll changes the parity of the cube's axis permutation, and the chessboard
//! colour of its square. Their sum is a cube's *class*, and no roll changes it: the number of cubes
//! of class 1 is an invariant that splits the space of 9 * 6^8 positions into nine components. Only the goal
//! positions in the start's own component can be reached: 70 or 56 of the 256 for the contest's starts.
//!
//! A state is one `u32`: three bits a square, row by row from the lowest, and the empty square's
//! number in the top bits so that finding it needs no scan.

use super::{
    Move, MoveSet, Notation, ParseError, ProblemError, Puzzle, a_second, exactly, one_empty, or_empty,
};
use crate::said::{Phrase, Said, quoted};

mod rank;

/// How many squares the board has, and how many characters its text form.
pub const SQUARES: usize = 9;

/// A colour of the cubes, and so of an axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// `W`
    White,
    /// `R`
    Red,
    /// `B`
    Blue,
}

impl Colour {
    /// All three, in the order that the text form uses.
    pub const ALL: [Self; 3] = [Self::White, Self::Red, Self::Blue];

    /// `W`, `R` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Red => 'R',
            Self::Blue => 'B',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// The colours of a cube's three axes: up-down, front-back, left-right.
pub type Axes = [Colour; 3];

/// A cube's orientation, 0 to 5: twice its top colour, plus one when the front colour is the later of
/// the remaining two. The text form writes these as `W w R r B b`.
type Orientation = u32;

/// What a square's three bits hold when no cube stands on it. As a top colour this reads 3, which
/// differs from every colour: patterns compare without a special case.
const EMPTY: u32 = 6;

const LETTERS: [char; 7] = ['W', 'w', 'R', 'r', 'B', 'b', 'E'];

/// Orientation after a roll along a row (up-down and left-right exchanged), then along a column
/// (up-down and front-back exchanged). The last two entries are padding, so that an index of three bits needs no check.
const ROLLED: [[Orientation; 8]; 2] = [[5, 3, 4, 1, 2, 0, 6, 6], [2, 4, 0, 5, 1, 3, 6, 6]];

/// Parity of the axis permutation, for each orientation: 0 when it is an even one.
const PARITY: [u32; 6] = [0, 1, 1, 0, 0, 1];

/// The moves by number, as the directions the *empty square* goes: up, left, right, down. Inverse moves add up to 3.
const DIRECTIONS: [(isize, usize); 4] = [(-3, 1), (-1, 0), (1, 0), (3, 1)];

/// The letters of the moves, which name the way the *cube* rolls: the other way.
const MOVE_LETTERS: [&str; 4] = ["D", "R", "L", "U"];

/// The axes of a cube in one of the six orientations.
pub(crate) fn axes_of(orientation: Orientation) -> Axes {
    let top = Colour::ALL[(orientation >> 1) as usize];
    let mut rest = Colour::ALL.into_iter().filter(|&colour| colour != top);
    let (earlier, later) = (rest.next().unwrap_or(top), rest.next().unwrap_or(top));
    if orientation & 1 == 0 { [top, earlier, later] } else { [top, later, earlier] }
}

/// A position of the cubes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(u32);

impl Cubes {
    const fn square(self, square: usize) -> u32 {
        self.0 >> (3 * square) & 7
    }

    /// The empty square's number, 0 to 8, row by row.
    #[must_use]
    pub const fn empty_square(self) -> usize {
        (self.0 >> 27) as usize
    }

    /// The axes of the cube on `square` (0 to 8, row by row), or `None` for the empty square.
    ///
    /// # Panics
    /// When `square` is above 8.
    #[must_use]
    pub fn axes(self, square: usize) -> Option<Axes> {
        assert!(square < SQUARES, "square {square} given; allowed: 0 to 8");
        let code = self.square(square);
        (code != EMPTY).then(|| axes_of(code))
    }

    /// Three bits a square, row by row from the lowest: the orientation of the cube there, 6 for the empty
    /// square, whose number is in the bits from 27 on.
    #[inline]
    pub(crate) const fn packed(self) -> u32 {
        self.0
    }

    /// The contest's start: white up-down, red front-back, blue left-right; only the empty square varies.
    ///
    /// # Panics
    /// When `empty` is above 8.
    #[must_use]
    pub fn contest_start(empty: usize) -> Self {
        assert!(empty < SQUARES, "empty square {empty} given; allowed: 0 to 8");
        let mut codes = [0; SQUARES];
        codes[empty] = EMPTY;
        Self::from_codes(codes, empty)
    }

    fn from_codes(codes: [u32; SQUARES], empty: usize) -> Self {
        let squares = codes.iter().rev().fold(0, |packed, code| packed << 3 | code);
        #[allow(clippy::cast_possible_truncation)] // below 9
        Self(squares | (empty as u32) << 27)
    }

    /// Reads nine characters, row by row: `E` for the empty square, else the top colour, upper case when the
    /// front colour is the earlier of the remaining two in the order W, R, B, lower case when the later.
    ///
    /// # Errors
    /// When there are not nine characters, one is none of these, or `E` does not stand exactly once.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        let empty = the_empty_square(&letters)?;
        let mut codes = [0; SQUARES];
        for (square, letter) in letters.iter().enumerate() {
            let code = LETTERS.iter().position(|l| l == letter).ok_or_else(|| {
                let signs = ['W', 'w', 'R', 'r', 'B', 'b'];
                ParseError::new(square + 1, quoted(&letter.to_string()), or_empty(&signs, 'E'))
            })?;
            #[allow(clippy::cast_possible_truncation)] // below 7
            let code = code as u32;
            codes[square] = code;
        }
        Ok(Self::from_codes(codes, empty))
    }

    /// How many of the cubes are of class 1: the invariant that names the component.
    fn class_count(self) -> u32 {
        (0..SQUARES)
            .filter(|&square| self.square(square) != EMPTY)
            .map(|square| PARITY[self.square(square) as usize] ^ u32::from(square % 2 == 1))
            .sum()
    }
}

impl std::fmt::Display for Cubes {
    /// The text form that [`Cubes::parse`] reads.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| write!(f, "{}", LETTERS[self.square(square) as usize]))
    }
}

impl std::fmt::Debug for Cubes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Cubes({self})")
    }
}

/// A goal: the top colour wanted on each square, and which square is to be empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern(u32);

/// The upper two of each square's three bits: what a pattern compares.
const TOPS: u32 = 0o666_666_666;

impl Pattern {
    /// Reads nine of `W R B E`, row by row, `E` exactly once.
    ///
    /// # Errors
    /// When there are not nine characters, one is none of these, or `E` does not stand exactly once.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        for (square, &letter) in letters.iter().enumerate() {
            if letter != 'E' && Colour::from_letter(letter).is_none() {
                let allowed = or_empty(&['W', 'R', 'B'], 'E');
                return Err(ParseError::new(square + 1, quoted(&letter.to_string()), allowed));
            }
        }
        the_empty_square(&letters)?;
        // A pattern's letters are a position's upper-case ones: the same bits, the lowest of each square unused.
        Cubes::parse(text).map(|state| Self(state.0 & TOPS))
    }

    /// The pattern that the tops of `state` show.
    #[must_use]
    pub const fn shown_by(state: Cubes) -> Self {
        Self(state.0 & TOPS)
    }

    /// The top colour wanted on `square` (0 to 8, row by row), or `None` for the square that is to be empty.
    ///
    /// # Panics
    /// When `square` is above 8.
    #[must_use]
    pub fn colour(self, square: usize) -> Option<Colour> {
        assert!(square < SQUARES, "square {square} given; allowed: 0 to 8");
        Colour::ALL.get((self.0 >> (3 * square + 1) & 3) as usize).copied()
    }

    /// The square that is to be empty, 0 to 8.
    #[must_use]
    pub fn empty_square(self) -> usize {
        (0..SQUARES).find(|&square| self.0 >> (3 * square) & 7 == EMPTY).unwrap_or(0)
    }

    /// A mask with one bit for each square on which `state` differs from the pattern, at bit 3 * square + 1.
    pub(crate) const fn differing(self, state: Cubes) -> u32 {
        let bits = (state.0 ^ self.0) & TOPS;
        (bits | bits >> 1) & 0o222_222_222
    }

    /// The bit that [`differing`](Self::differing) uses for the pattern's empty square.
    pub(crate) fn empty_bit(self) -> u32 {
        0o2 << (3 * self.empty_square())
    }
}

impl std::fmt::Display for Pattern {
    /// The text form that [`Pattern::parse`] reads.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| write!(f, "{}", LETTERS[(self.0 >> (3 * square) & 7) as usize]))
    }
}

impl std::fmt::Debug for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pattern({self})")
    }
}

const NO_EMPTY: Phrase = Phrase::new("no-empty-of-nine", "no {} in nine squares");

/// The index of the one `E` among nine letters.
fn the_empty_square(letters: &[char]) -> Result<usize, ParseError> {
    let mut empties =
        letters.iter().enumerate().filter(|&(_, &letter)| letter == 'E').map(|(square, _)| square);
    let first = empties
        .next()
        .ok_or_else(|| ParseError::new(SQUARES, NO_EMPTY.of([Said::data('E')]), one_empty('E')))?;
    match empties.next() {
        None => Ok(first),
        Some(second) => Err(ParseError::new(second + 1, a_second('E'), one_empty('E'))),
    }
}

/// A problem of the rolling cubes: any start, any goal pattern.
#[derive(Clone, Debug)]
pub struct RollingCubes {
    start: Cubes,
    goal: Pattern,
}

impl RollingCubes {
    /// The problem of rolling `start` into `goal`. Every pattern can be reached from every start of
    /// the contest; [`goals`](Puzzle::goals) lists the positions that show it.
    #[must_use]
    pub const fn new(start: Cubes, goal: Pattern) -> Self {
        Self { start, goal }
    }

    /// The goal pattern.
    #[must_use]
    pub const fn goal(&self) -> Pattern {
        self.goal
    }
}

/// One roll into one empty square: where the cube's bits are, and for each orientation of it the bits that change.
#[derive(Clone, Copy)]
struct Roll {
    shift: u32,
    change: [u32; 8],
}

/// For each empty square and each move the roll; a look-up takes the place of some fifteen steps. Entries of moves
/// that are not legal mean nothing.
#[allow(clippy::cast_possible_truncation)] // squares and orientations are below 9
static ROLLS: [[Roll; 4]; 16] = {
    let mut rolls = [[Roll { shift: 0, change: [0; 8] }; 4]; 16];
    let mut empty = 0;
    while empty < SQUARES {
        let mut mv = 0;
        while mv < 4 {
            let (offset, line) = DIRECTIONS[mv];
            let from = empty.wrapping_add_signed(offset);
            if from < SQUARES {
                let mut cube = 0;
                while cube < 6 {
                    let rolled = ROLLED[line][cube];
                    // Exclusive or turns the moved square's bits into EMPTY, the empty square's into the rolled cube,
                    // and the empty square's number into the moved one's.
                    let squares = (cube as u32 ^ EMPTY) << (3 * from) ^ (rolled ^ EMPTY) << (3 * empty);
                    rolls[empty][mv].change[cube] = squares ^ ((from ^ empty) as u32) << 27;
                    cube += 1;
                }
                rolls[empty][mv].shift = 3 * from as u32;
            }
            mv += 1;
        }
        empty += 1;
    }
    rolls
};

impl Puzzle for RollingCubes {
    type State = Cubes;
    type Packed = Cubes;
    const MOVES: u8 = 4;

    #[inline]
    fn pack(&self, state: Cubes) -> Cubes {
        state
    }

    #[inline]
    fn unpack(&self, packed: Cubes) -> Cubes {
        packed
    }

    fn start(&self) -> Cubes {
        self.start
    }

    /// Of the 2^8 positions that show the pattern, those of the start's component: each cube's
    /// front colour is free, and the invariant chooses among the combinations.
    fn goals(&self) -> Vec<Cubes> {
        let empty = self.goal.empty_square();
        let class_count = self.start.class_count();
        (0..1 << (SQUARES - 1))
            .map(|choice: u32| {
                let mut codes = [0; SQUARES];
                let mut fronts = choice;
                for (square, code) in codes.iter_mut().enumerate() {
                    *code = self.goal.0 >> (3 * square) & 7;
                    if square != empty {
                        *code |= fronts & 1;
                        fronts >>= 1;
                    }
                }
                Cubes::from_codes(codes, empty)
            })
            .filter(|state| state.class_count() == class_count)
            .collect()
    }

    #[inline]
    fn is_goal(&self, state: Cubes) -> bool {
        (state.0 ^ self.goal.0) & TOPS == 0
    }

    #[inline]
    fn moves(&self, state: Cubes) -> MoveSet {
        // Up unless in the first row, left unless in the first column, and so on; bits 0 to 3 are up, left, right, down.
        const LEGAL: [u32; SQUARES] =
            [0b1100, 0b1110, 0b1010, 0b1101, 0b1111, 0b1011, 0b0101, 0b0111, 0b0011];
        MoveSet(LEGAL[state.empty_square()])
    }

    #[inline]
    fn after(&self, state: Cubes, mv: Move) -> Cubes {
        let Roll { shift, change } = &ROLLS[state.empty_square() & 15][mv.0 as usize & 3];
        Cubes(state.0 ^ change[(state.0 >> shift & 7) as usize])
    }

    #[inline]
    fn inverse(&self, mv: Move) -> Move {
        Move(3 - mv.0)
    }

    #[allow(clippy::cast_possible_truncation)] // a square's number
    fn node_type(&self, state: Cubes) -> u32 {
        state.empty_square() as u32
    }
}

impl Notation for RollingCubes {
    const ORDER_LETTERS: &'static str = "ULRD";
    const MOVE_LENGTH: usize = 1;

    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let start = Cubes::parse(start).map_err(ProblemError::Start)?;
        let goal = Pattern::parse(goal).map_err(ProblemError::Goal)?;
        Ok(Self::new(start, goal))
    }

    fn read_state(text: &str) -> Result<Cubes, ParseError> {
        Cubes::parse(text)
    }

    fn write_state(&self, state: Cubes) -> String {
        state.to_string()
    }

    fn write_move(&self, _state: Cubes, mv: Move) -> String {
        MOVE_LETTERS[mv.0 as usize].to_owned()
    }

    /// A cube is its three axes' letters: up-down, front-back, left-right.
    fn pieces(&self, state: Cubes) -> Vec<Option<String>> {
        let letters = |axes: Axes| axes.iter().map(|colour| colour.letter()).collect();
        (0..SQUARES).map(|square| state.axes(square).map(letters)).collect()
    }

    fn path(&self, state: Cubes, mv: Move) -> (usize, usize) {
        let empty = state.empty_square();
        (empty.wrapping_add_signed(DIRECTIONS[mv.0 as usize].0), empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every orientation on one square: enough to try each rule on.
    fn with_cube(letter: char) -> RollingCubes {
        let start = format!("WWWW{letter}EWWW");
        RollingCubes::new(Cubes::parse(&start).unwrap(), Pattern::parse("WWWWWEWWW").unwrap())
    }

    #[test]
    fn a_roll_exchanges_the_axes_that_the_rules_name() {
        for letter in "WwRrBb".chars() {
            let puzzle = with_cube(letter);
            let [up, front, side] = puzzle.start.axes(4).unwrap();
            // The empty square is at 5: rolling the cube at 4 to the right is the empty square going left.
            let along_a_row = puzzle.after(puzzle.start, puzzle.read_move(puzzle.start, "R").unwrap());
            assert_eq!(along_a_row.axes(5), Some([side, front, up]), "{letter} along a row");
            assert_eq!(along_a_row.axes(4), None);

            let above = format!("WWWW{letter}WWEW");
            let start = Cubes::parse(&above).unwrap();
            let along_a_column = puzzle.after(start, puzzle.read_move(start, "D").unwrap());
            assert_eq!(along_a_column.axes(7), Some([front, up, side]), "{letter} along a column");
        }
    }

    #[test]
    fn every_move_is_undone_by_its_inverse() {
        let puzzle = with_cube('r');
        let mut state = puzzle.start;
        for turn in 0..500_usize {
            let legal: Vec<Move> = puzzle.moves(state).into_iter().collect();
            for &mv in &legal {
                let there = puzzle.after(state, mv);
                assert!(puzzle.moves(there).contains(puzzle.inverse(mv)));
                assert_eq!(puzzle.after(there, puzzle.inverse(mv)), state);
            }
            state = puzzle.after(state, legal[turn * 7 % legal.len()]);
        }
    }

    #[test]
    fn the_class_count_never_changes() {
        let puzzle = with_cube('b');
        let mut state = puzzle.start;
        for turn in 0..500_usize {
            let legal: Vec<Move> = puzzle.moves(state).into_iter().collect();
            state = puzzle.after(state, legal[turn * 5 % legal.len()]);
            assert_eq!(state.class_count(), puzzle.start.class_count());
        }
    }

    #[test]
    fn a_pattern_has_70_or_56_goal_positions_in_the_component_of_a_contest_start() {
        let goal = Pattern::parse("RBWRWWEWW").unwrap();
        for empty in 0..SQUARES {
            let puzzle = RollingCubes::new(Cubes::contest_start(empty), goal);
            let goals = puzzle.goals();
            assert!(goals.iter().all(|&state| puzzle.is_goal(state)));
            let corner_or_centre = empty % 2 == 0;
            assert_eq!(goals.len(), if corner_or_centre { 70 } else { 56 }, "empty square {empty}");
        }
    }

    #[test]
    fn the_text_form_reads_back() {
        for text in ["WWWEWWWWW", "wRrBbEWRB", "EbbbbbbbB"] {
            assert_eq!(Cubes::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Cubes::parse("WWWEWWWWW").unwrap(), Cubes::contest_start(3));
        assert_eq!(Pattern::parse("BWRBWRBER").unwrap().to_string(), "BWRBWRBER");
    }

    #[test]
    fn bad_text_says_where_what_and_what_is_allowed() {
        let message = |text: &str| Cubes::parse(text).unwrap_err().to_string();
        assert_eq!(
            message("WWXEWWWWW"),
            "column 3: 'X' given; allowed: W, w, R, r, B, b, or E for the empty square"
        );
        assert_eq!(
            message("WWWEWWWEW"),
            "column 8: a second E given; allowed: exactly one E, the empty square"
        );
        assert_eq!(
            message("WWWWWWWWW"),
            "column 9: no E in nine squares given; allowed: exactly one E, the empty square"
        );
        assert_eq!(
            message("WWE"),
            "column 4: 'WWE' of 3 characters given; allowed: exactly 9, one for each square, row by row"
        );
        let message = Pattern::parse("WWwEWWWWW").unwrap_err().to_string();
        assert_eq!(message, "column 3: 'w' given; allowed: W, R, B, or E for the empty square");
    }

    #[test]
    fn an_illegal_move_is_refused_with_the_legal_ones() {
        let puzzle = RollingCubes::new(Cubes::contest_start(0), Pattern::parse("EWWWWWWWW").unwrap());
        let error = puzzle.read_move(puzzle.start, "D").unwrap_err().to_string();
        assert_eq!(error, "column 1: 'D' given; allowed: L, U");
    }
}
