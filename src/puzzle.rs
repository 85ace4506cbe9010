//! What a search must know of a puzzle, and what people must know to write one down.
//!
//! [`Puzzle`] is the rules: states, moves and goals, nothing about searching. [`Notation`] is the
//! text form, the same on the command line, on the page and in links. A puzzle value holds one
//! problem: its start and its goal, checked when it was made and not checked again.

use std::fmt;
use std::hash::Hash;

use crate::said::{Phrase, Said, quoted};

pub mod knights;
pub mod rolling_cubes;
pub mod sliding_tiles;
pub mod toys;

pub use knights::KnightsExchange;
pub use rolling_cubes::RollingCubes;
pub use sliding_tiles::{EightPuzzle, FifteenPuzzle, SlidingTiles};
pub use toys::ToyExchange;

/// One of a puzzle's at most 32 moves, by number. What the number means is the puzzle's own affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move(pub u8);

/// A set of moves: bit `i` stands for `Move(i)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoveSet(pub u32);

impl MoveSet {
    /// The set of no moves.
    pub const EMPTY: Self = Self(0);

    /// Whether `mv` is in the set.
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        self.0 >> mv.0 & 1 == 1
    }

    /// The set with `mv` added.
    #[must_use]
    pub const fn with(self, mv: Move) -> Self {
        Self(self.0 | 1 << mv.0)
    }

    /// The set with `mv` taken out, whether or not it was in.
    #[must_use]
    pub const fn without(self, mv: Move) -> Self {
        Self(self.0 & !(1 << mv.0))
    }

    /// How many moves the set holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds no move.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes the move with the lowest number out of the set.
    #[inline]
    pub fn pop_first(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        #[allow(clippy::cast_possible_truncation)] // a bit's number is below 32
        let first = Move(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    /// The moves in rising order.
    fn into_iter(self) -> Moves {
        Moves(self)
    }
}

/// The moves of a set, in rising order.
#[derive(Clone, Debug)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.0.pop_first()
    }
}

/// What is kept of a position that is stored: as few bytes as tell it from all others of its problem. Where positions are numbered,
/// this is also the one place that numbers them: searches mark what they store by *rank*, and whole spaces have a table with a place
/// for each (see [`crate::space`]).
pub trait Packed: Copy + Eq + Hash + Default + fmt::Debug + 'static {
    /// Whether the positions that moves connect are numbered: whether they have ranks. All that follows here is about these.
    const RANKED: bool = false;

    /// Whether a search may mark what it stores by rank, which takes room for all ranks at once.
    const MARKED: bool = Self::RANKED;

    /// How many goal patterns there are, where a goal names less than a position does: the pattern that a position shows is then
    /// its rank modulo this. 0 where a goal is a position.
    const PATTERNS: usize = 0;

    /// A number for the component, the positions that moves connect with this one.
    fn component(self) -> u32 {
        0
    }

    /// How many ranks the component has; 0 where there are none. There may be gaps: a rank costs as little as a bit.
    fn ranks(self) -> usize {
        0
    }

    /// The position's number, below [`ranks`](Self::ranks), which no other of its component has. O(1).
    fn rank(self) -> usize {
        0
    }

    /// The position of `component` with the number `rank`; `None` for a gap, and where there are no ranks. O(1).
    #[must_use]
    fn unrank(_component: u32, _rank: usize) -> Option<Self> {
        None
    }
}

/// One problem: a start, a goal and the rules between them.
///
/// Every move costs one, and every move can be undone by [`inverse`](Self::inverse); bidirectional search relies on both. All ways from
/// a position to the goals have lengths of one parity: what can be made of that is asked for by name, as a setting of searches
/// ([`crate::search::bae_star`]) and as a floor ([`crate::floor`]).
pub trait Puzzle {
    /// A position. Searches copy states instead of undoing moves, so it is small: at most 16 bytes.
    type State: Copy + Eq + Hash + Default + fmt::Debug + 'static;

    /// A position as searches store it.
    type Packed: Packed;

    /// How many moves the puzzle has in all, at most 32: legal sets lie within `0..MOVES`.
    const MOVES: u8;

    /// `state`, to be stored. O(1).
    fn pack(&self, state: Self::State) -> Self::Packed;

    /// The position that was stored. O(1).
    fn unpack(&self, packed: Self::Packed) -> Self::State;

    /// The position the search begins from.
    fn start(&self) -> Self::State;

    /// Every goal position that the start's moves can ever reach, each once, in a fixed order.
    ///
    /// A backward search grows from these. Goals in another component of the space would only be
    /// dead weight to it, so they are left out.
    fn goals(&self) -> Vec<Self::State>;

    /// Whether the goals are connected with the start; `false` only where that is known not to be so. Ranks (see [`Packed`]) tell
    /// connected positions apart.
    fn is_connected(&self) -> bool {
        true
    }

    /// Whether `state` is a goal. O(1).
    fn is_goal(&self, state: Self::State) -> bool;

    /// The moves that are legal in `state`. O(1).
    fn moves(&self, state: Self::State) -> MoveSet;

    /// The position after `mv`, which must be legal in `state`. O(1).
    fn after(&self, state: Self::State, mv: Move) -> Self::State;

    /// The move that takes `mv` back.
    fn inverse(&self, mv: Move) -> Move;

    /// What the moves depend on, in `state` and ever after: two states of one type have the same legal moves, and each
    /// move leads from both to states of one type. For pieces that move into an empty square it is where that is; where
    /// everything matters, it is the whole state. [`crate::search::branching`] counts trees by it.
    fn node_type(&self, state: Self::State) -> u32;
}

/// How a puzzle's problems, positions and moves are written, the same everywhere.
pub trait Notation: Puzzle + Sized {
    /// One letter for each move by its number, with which people write the order that moves are tried
    /// in. For pieces that move into an empty square they name the way the *empty square* goes.
    const ORDER_LETTERS: &'static str;

    /// How many characters a written move has: lines of play need nothing between moves.
    const MOVE_LENGTH: usize;

    /// Reads a problem: its start and its goal in their text forms. Whether it has a solution is not asked.
    ///
    /// # Errors
    /// When either text breaks its format.
    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError>;

    /// Why no sequence of moves leads from the start to the goal, where that can be shown at once; `None` where it leads there, or
    /// only a search could tell.
    fn unsolvable(&self) -> Option<Said> {
        None
    }

    /// Makes sure that it is not [unsolvable](Self::unsolvable).
    ///
    /// # Errors
    /// When the goal can be shown at once to be out of reach.
    fn check_solvable(&self) -> Result<(), ProblemError> {
        self.unsolvable().map_or(Ok(()), |reason| Err(ProblemError::Unsolvable(reason)))
    }

    /// Reads a problem as [`read_any`](Self::read_any) does, and makes sure that it is not [unsolvable](Self::unsolvable).
    ///
    /// # Errors
    /// When either text breaks its format, or the goal can be shown at once to be out of reach.
    fn read(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let puzzle = Self::read_any(start, goal)?;
        puzzle.check_solvable()?;
        Ok(puzzle)
    }

    /// The problem with the same goal and another start. Whether it has a solution is not asked.
    ///
    /// # Errors
    /// When the goal has pieces that this start has not.
    fn starting_at(&self, start: Self::State) -> Result<Self, ProblemError>;

    /// The same, with the start in its text form. Compiled once for all who ask.
    ///
    /// # Errors
    /// When the text breaks its format, or the goal has pieces that this start has not.
    #[inline(never)]
    fn read_start(&self, text: &str) -> Result<Self, ProblemError> {
        self.starting_at(Self::read_state(text).map_err(ProblemError::Start)?)
    }

    /// Reads a position in its text form. Whether the start's moves ever lead there is not asked.
    ///
    /// # Errors
    /// When the text breaks its format.
    fn read_state(text: &str) -> Result<Self::State, ParseError>;

    /// The position in its text form, row by row without spaces.
    fn write_state(&self, state: Self::State) -> String;

    /// `mv` as made in `state`: for pieces that move into an empty square, the way the piece goes.
    fn write_move(&self, state: Self::State, mv: Move) -> String;

    /// What stands on each square, row by row, for drawing; `None` where nothing does.
    fn pieces(&self, state: Self::State) -> Vec<Option<String>>;

    /// The squares that `mv` moves a piece from and to in `state`, numbered row by row from 0.
    fn path(&self, state: Self::State, mv: Move) -> (usize, usize);

    /// The legal move that `text` names in `state`.
    ///
    /// # Errors
    /// When the text names no move, or one that is not legal in `state`; the error lists those that are.
    fn read_move(&self, state: Self::State, text: &str) -> Result<Move, ParseError> {
        let legal = self.moves(state);
        let named = legal.into_iter().find(|&mv| self.write_move(state, mv) == text);
        named.ok_or_else(|| seldom::no_move(self, state, text))
    }
}

mod seldom {
    use super::{NO_MOVE, Notation, ParseError, Said, quoted};

    /// The error of a text that names no legal move. A function of its own, which a page need not load as long as it makes no mistake.
    #[cold]
    #[inline(never)]
    pub(super) fn no_move<P: Notation>(puzzle: &P, state: P::State, text: &str) -> ParseError {
        let legal = puzzle.moves(state);
        let names = legal.into_iter().map(|mv| puzzle.write_move(state, mv));
        let allowed = if legal.is_empty() { NO_MOVE.into() } else { Said::list(names) };
        ParseError::new(1, quoted(text), allowed)
    }
}

/// Input that breaks a rule of its format: where, what was given, and what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1, where the input has lines; `None` for one-line texts.
    pub line: Option<usize>,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there.
    pub given: Said,
    /// What may stand there.
    pub allowed: Said,
}

impl ParseError {
    /// An error in a one-line text, at `column` counted from 1.
    pub fn new(column: usize, given: impl Into<Said>, allowed: impl Into<Said>) -> Self {
        Self { line: None, column, given: given.into(), allowed: allowed.into() }
    }

    /// The error in a sentence of another.
    #[must_use]
    pub fn said(&self) -> Said {
        let wrong = GIVEN.of([self.given.clone(), self.allowed.clone()]);
        match self.line {
            None => AT_COLUMN.of([self.column.into(), wrong]),
            Some(line) => AT_LINE.of([line.into(), self.column.into(), wrong]),
        }
    }

    /// The same error, placed on `line` of a longer input.
    #[must_use]
    pub fn on_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for ParseError {}

/// Why a start and a goal do not make a problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemError {
    /// The start breaks the text form.
    Start(ParseError),
    /// The goal breaks the text form.
    Goal(ParseError),
    /// No sequence of moves leads from the start to the goal, for the reason given.
    Unsolvable(Said),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl ProblemError {
    /// The error in a sentence of another.
    #[must_use]
    pub fn said(&self) -> Said {
        match self {
            Self::Start(error) => IN_PART.of([Said::data("start"), error.said()]),
            Self::Goal(error) => IN_PART.of([Said::data("goal"), error.said()]),
            Self::Unsolvable(reason) => UNSOLVABLE.of([reason.clone()]),
        }
    }
}

impl std::error::Error for ProblemError {}

// What is wrong of a text, and where.
/// What was given, and what is allowed.
pub(crate) const GIVEN: Phrase = Phrase::new("given", "{} given; allowed: {}");
/// What is wrong at a column.
pub(crate) const AT_COLUMN: Phrase = Phrase::new("at-column", "column {}: {}");
const AT_LINE: Phrase = Phrase::new("at-line", "line {}, column {}: {}");
/// What is wrong in a part of what was asked for.
pub(crate) const IN_PART: Phrase = Phrase::new("in-part", "{}, {}");
const UNSOLVABLE: Phrase = Phrase::new("unsolvable", "the goal cannot be reached: {}");

const NO_MOVE: Phrase = Phrase::new("no-move", "none, as nothing can move");

// What positions' text forms have in common.
const EXACTLY: Phrase = Phrase::new("exactly", "exactly {}, one for each square, row by row");
const OF_ONE_CHARACTER: Phrase = Phrase::new("of-one-character", "{} of 1 character");
const OF_CHARACTERS: Phrase = Phrase::new("of-characters", "{} of {} characters");
const A_SECOND: Phrase = Phrase::new("a-second", "a second {}");
const ONE_EMPTY: Phrase = Phrase::new("one-empty", "exactly one {}, the empty square");
const OR_EMPTY: Phrase = Phrase::new("or-empty", "{}, or {} for the empty square");

/// What is told of a text with so many characters.
pub(crate) fn of_characters(text: &str, count: usize) -> Said {
    match count {
        1 => OF_ONE_CHARACTER.of([quoted(text)]),
        _ => OF_CHARACTERS.of([quoted(text), count.into()]),
    }
}

/// What is told of something that may stand once and stands again.
pub(crate) fn a_second(what: impl fmt::Display) -> Said {
    A_SECOND.of([Said::data(what)])
}

/// What is told of the sign for the empty square, where it does not stand once.
pub(crate) fn one_empty(sign: char) -> Said {
    ONE_EMPTY.of([Said::data(sign)])
}

/// What is told of the signs that squares may have, and that of the empty one.
pub(crate) fn or_empty(signs: &[char], empty: char) -> Said {
    OR_EMPTY.of([Said::list(signs), Said::data(empty)])
}

/// The characters of a position's text form: exactly `length` of them, one for each square.
///
/// # Errors
/// When there are fewer or more.
pub(crate) fn exactly(text: &str, length: usize) -> Result<Vec<char>, ParseError> {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() == length {
        return Ok(characters);
    }
    let column = characters.len().min(length) + 1;
    Err(ParseError::new(column, of_characters(text, characters.len()), EXACTLY.of([length.into()])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_set_gives_its_moves_in_rising_order_and_is_then_empty() {
        let mut set =
            MoveSet::EMPTY.with(Move(5)).with(Move(0)).with(Move(31)).with(Move(7)).without(Move(7));
        assert_eq!(set.len(), 3);
        assert!(set.contains(Move(31)) && !set.contains(Move(7)));
        assert_eq!(
            [set.pop_first(), set.pop_first(), set.pop_first()],
            [Some(Move(0)), Some(Move(5)), Some(Move(31))]
        );
        assert!(set.is_empty() && set.pop_first().is_none());
    }
}
