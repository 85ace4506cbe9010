//! Rolling cubes: the Cubic Eight-Puzzle (ACM ICPC Japan, Yokohama 2006; also POJ 3131, `UVa` 1604).
//!
//! Eight identical cubes stand on a 3x3 board with one empty square. Opposite faces share a colour, so a cube has three
//! *axes*, up-down, front-back and left-right, coloured white, red and blue in some order: six orientations. A cube next to
//! the empty square rolls into it over its bottom edge. A roll along a row exchanges its up-down and left-right colours,
//! along a column its up-down and front-back colours; rolling back undoes it. The goal gives only the top colours, so one
//! goal pattern stands for 2^8 positions.
//!
//! **Components.** A roll flips the parity of the cube's axis permutation and the chessboard colour of its square. Their sum
//! is the cube's *class*, which no roll changes. The number of cubes of class 1 is an invariant that splits the 9 * 6^8
//! positions into nine components. Only the goal positions in the start's component can be reached: 70 or 56 of the 256 for
//! the contest's starts.
//!
//! A state is one `u32`: three bits per square, row by row from the lowest. The empty square's number is in the top bits, so
//! that finding it needs no scan.

use super::{Move, MoveSet, Notation, One, ParseError, ProblemError, Puzzle};

mod cubes;
mod pattern;
mod rank;

pub(crate) use cubes::axes_of;
pub use cubes::{Axes, Colour, Cubes, SQUARES};
use cubes::{EMPTY, Orientation};
pub use pattern::Pattern;
use pattern::TOPS;

/// Orientation after a roll along a row (exchanging up-down and left-right), and along a column (exchanging up-down and
/// front-back). The last two entries are padding, so that a 3-bit index needs no bounds check.
const ROLLED: [[Orientation; 8]; 2] = [[5, 3, 4, 1, 2, 0, 6, 6], [2, 4, 0, 5, 1, 3, 6, 6]];

/// The moves as directions of the *empty square*: up, left, right, down. Inverse moves add up to 3.
const DIRECTIONS: [(isize, usize); 4] = [(-3, 1), (-1, 0), (1, 0), (3, 1)];

/// The letters of the moves, which name the opposite direction, that of the *cube*.
const MOVE_LETTERS: [&str; 4] = ["D", "R", "L", "U"];

/// A problem of the rolling cubes: any start, any goal pattern.
#[derive(Clone, Debug)]
pub struct RollingCubes {
    start: Cubes,
    goal: Pattern,
}

impl RollingCubes {
    /// The problem of rolling `start` into `goal`. Every pattern can be reached from every start of the contest;
    /// [`goals`](Puzzle::goals) lists the positions that show it.
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

/// The rolls: the changed bits for each empty square, move and orientation of the rolling cube. A lookup replaces some
/// fifteen operations. Entries of illegal moves are meaningless.
#[allow(clippy::cast_possible_truncation)] // squares and orientations are below 9
static ROLLS: [[[u32; 8]; 4]; 16] = {
    let mut rolls = [[[0; 8]; 4]; 16];
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
                    // Xor turns the moved square's bits into EMPTY, the empty square's into the rolled cube, and the empty
                    // square's number into the moved one's.
                    let squares = (cube as u32 ^ EMPTY) << (3 * from) ^ (rolled ^ EMPTY) << (3 * empty);
                    rolls[empty][mv][cube] = squares ^ ((from ^ empty) as u32) << 27;
                    cube += 1;
                }
            }
            mv += 1;
        }
        empty += 1;
    }
    rolls
};

/// The legal moves for each empty square: bits 0 to 3 are up, left, right, down. Sixteen entries, so that a 4-bit index
/// needs no bounds check.
const LEGAL: [u32; 16] =
    [0b1100, 0b1110, 0b1010, 0b1101, 0b1111, 0b1011, 0b0101, 0b0111, 0b0011, 0, 0, 0, 0, 0, 0, 0];

impl Puzzle for RollingCubes {
    type State = Cubes;
    type PackedState = Cubes;
    type Costs = One;
    type Places = MoveSet;
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

    /// The positions of the start's component, out of the 2^8 that show the pattern: each cube's front colour is free, and
    /// the invariant selects combinations.
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
    fn places(&self, state: Cubes, _is_backward: bool) -> MoveSet {
        MoveSet(LEGAL[state.empty_square() & 15])
    }

    #[inline]
    fn after(&self, state: Cubes, mv: Move) -> Cubes {
        let (empty, mv) = (state.empty_square() & 15, mv.0 as usize & 3);
        // The lowest bit of the rolling cube. Squares have three bits, and DIRECTIONS increase by two squares, so by six
        // bits, from -9.
        let shift = (3 * empty + 6 * mv).wrapping_sub(9);
        let cube = state.0 >> (shift & 31) & 7;
        Cubes(state.0 ^ ROLLS[empty][mv][cube as usize])
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

    fn starting_at(&self, start: Cubes) -> Result<Self, ProblemError> {
        Ok(Self::new(start, self.goal))
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

    /// A cube is the letters of its three axes: up-down, front-back, left-right.
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

    /// A board with this orientation on one square, to test each rule.
    fn with_cube(letter: char) -> RollingCubes {
        let start = format!("WWWW{letter}EWWW");
        RollingCubes::new(Cubes::parse(&start).unwrap(), Pattern::parse("WWWWWEWWW").unwrap())
    }

    #[test]
    fn a_roll_exchanges_the_axes_that_the_rules_name() {
        for letter in "WwRrBb".chars() {
            let puzzle = with_cube(letter);
            let [up, front, side] = puzzle.start.axes(4).unwrap();
            // The empty square is at 5: when the cube at 4 rolls right, the empty square goes left.
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
            let legal: Vec<Move> = puzzle.moves(state).collect();
            for &mv in &legal {
                let there = puzzle.after(state, mv);
                assert!(puzzle.moves(there).any(|legal| legal == puzzle.inverse(mv)));
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
            let legal: Vec<Move> = puzzle.moves(state).collect();
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
