//! The puzzle traits: rules for searches, text forms for people.
//!
//! [`Puzzle`] is the rules: states, moves and goals. [`Notation`] is the text form on the command line, on the page and in
//! links. A puzzle value holds one problem, a start and a goal, validated on construction.

use std::fmt;
use std::hash::Hash;

use crate::said::{Phrase, Said, Unsolvable, quoted};
use crate::typed::plain;

pub mod costs;
pub mod knights;
pub mod map;
pub mod order;
pub mod rolling_cubes;
pub mod sliding_tiles;
pub mod toys;

pub use costs::{Costs, One, VariousCosts};
pub use knights::KnightsExchange;
pub use map::Map;
pub use order::{MoveOrder, Places};
pub use rolling_cubes::RollingCubes;
pub use sliding_tiles::{EightPuzzle, FifteenPuzzle, SlidingTiles};
pub use toys::ToyExchange;

/// One of a puzzle's moves, by number. Each puzzle defines its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move(pub u32);

/// A set of at most 32 moves: bit `i` stands for `Move(i)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoveSet(pub u32);

impl MoveSet {
    /// The empty set.
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

    /// The set without `mv`, which need not be in it.
    #[must_use]
    pub const fn without(self, mv: Move) -> Self {
        Self(self.0 & !(1 << mv.0))
    }

    /// Number of moves in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Removes and returns the move with the lowest number.
    #[inline]
    pub fn pop_first(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let first = Move(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    fn into_iter(self) -> Moves {
        Moves(self)
    }
}

/// The moves of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.0.pop_first()
    }
}

/// A position as searches store it, in as few bytes as distinguish it from all others of its problem. This trait is also the
/// one place that numbers positions. Searches mark stored positions by *rank*, and tables of whole spaces are indexed by it
/// (see [`crate::space`]).
pub trait PackedState: Copy + Eq + Hash + Default + fmt::Debug + 'static {
    /// Whether the positions of a component have ranks. The items below apply only if they do.
    const RANKED: bool = false;

    /// Whether a search may mark stored positions by rank, which needs memory for all ranks at once.
    const MARKED: bool = Self::RANKED;

    /// Number of goal patterns, if a goal is a pattern: a position shows the pattern with number rank modulo this. 0 if a
    /// goal is a position.
    const PATTERNS: usize = 0;

    /// The number of the component: all positions connected with this one by moves.
    fn component(self) -> u32 {
        0
    }

    /// Number of ranks of the component; 0 without ranks. There may be gaps: a rank costs as little as a bit.
    fn ranks(self) -> usize {
        0
    }

    /// The position's rank, below [`ranks`](Self::ranks) and unique in its component. O(1).
    fn rank(self) -> usize {
        0
    }

    /// The position of `component` with this rank; `None` for a gap, and without ranks. O(1).
    #[must_use]
    fn unrank(_component: u32, _rank: usize) -> Option<Self> {
        None
    }
}

/// One problem: a start, a goal and the rules.
///
/// In most puzzles every move costs one and has an [`inverse`](Self::inverse), and all paths from a position to the goals have
/// the same parity. Only code that asks for parity by name uses it: a setting of searches ([`crate::search::bae_star`]) and a
/// floor ([`crate::floor`]). A puzzle with other [`Costs`] or with [one-way](Self::ONE_WAY) moves has neither table nor parity.
pub trait Puzzle {
    /// A position. Searches copy states instead of undoing moves, so it has at most 16 bytes.
    type State: Copy + Eq + Hash + Default + fmt::Debug + 'static;

    /// A position as searches store it.
    type PackedState: PackedState;

    /// The costs of moves: [`One`] each, or [`VariousCosts`].
    type Costs: Costs;

    /// The legal moves of a position.
    type Places: Places;

    /// Whether a move may have no inverse. A search from the goals then takes moves backward; otherwise it makes ordinary moves
    /// away from the goals.
    const ONE_WAY: bool = false;

    /// Number of places that a [`MoveOrder`] orders, at most 32. A [`MoveSet`] lies within `0..MOVES`.
    const MOVES: u8;

    /// Converts a position for storage. O(1).
    fn pack(&self, state: Self::State) -> Self::PackedState;

    /// Converts a stored position back. O(1).
    fn unpack(&self, packed: Self::PackedState) -> Self::State;

    /// The start.
    fn start(&self) -> Self::State;

    /// Every goal position reachable from the start, once each, in a fixed order.
    ///
    /// A backward search starts from these. It could not use goals of other components, so they are left out.
    fn goals(&self) -> Vec<Self::State>;

    /// Whether the goals are connected with the start; `false` only if that is proved. Ranks (see [`PackedState`]) distinguish
    /// connected positions only.
    fn is_connected(&self) -> bool {
        true
    }

    /// Whether `state` is a goal. O(1).
    fn is_goal(&self, state: Self::State) -> bool;

    /// The legal moves of `state`, as places in its list of moves; or, with `is_backward`, the moves by which other positions
    /// lead to `state`, in a list of their own. Only [one-way](Self::ONE_WAY) moves are asked for backward. O(1).
    fn places(&self, state: Self::State, is_backward: bool) -> Self::Places;

    /// The move at a place of that list. By default, a move's place is its number. O(1).
    #[inline]
    fn listed_at(&self, _state: Self::State, place: Move, _is_backward: bool) -> Move {
        place
    }

    /// The greatest number of moves of a position.
    #[inline]
    fn most_moves(&self) -> usize {
        Self::MOVES.into()
    }

    /// The legal moves of `state`.
    #[inline]
    fn moves(&self, state: Self::State) -> impl Iterator<Item = Move> {
        self.places(state, false).iter().map(move |place| self.listed_at(state, place, false))
    }

    /// The position after `mv`, which must be legal in `state`. O(1).
    fn after(&self, state: Self::State, mv: Move) -> Self::State;

    /// The move that takes `mv` back. Without meaning for [one-way](Self::ONE_WAY) moves.
    fn inverse(&self, mv: Move) -> Move;

    /// The position from which `mv` leads to `state`. O(1).
    #[inline]
    fn before(&self, state: Self::State, mv: Move) -> Self::State {
        self.after(state, self.inverse(mv))
    }

    /// The place of the move in `state` that leads straight back to where the search came from, by the move `by`; or with
    /// `is_backward`, of the move to `state` from there.
    #[inline]
    fn straight_back(&self, _state: Self::State, by: Move, _is_backward: bool) -> Option<Move> {
        Some(self.inverse(by))
    }

    /// The cost of `mv`, which must be legal in `state`. At least 1. O(1).
    #[inline]
    fn cost(&self, _state: Self::State, _mv: Move) -> u32 {
        1
    }

    /// The position [after](Self::after) a move, and the move's [cost](Self::cost). O(1).
    #[inline]
    fn after_at_cost(&self, state: Self::State, mv: Move) -> (Self::State, u32) {
        (self.after(state, mv), self.cost(state, mv))
    }

    /// The least and the greatest cost of a move.
    #[inline]
    fn costs(&self) -> (u32, u32) {
        (1, 1)
    }

    /// The information that determines the legal moves of `state` and of all its successors. Two states of one type have the
    /// same legal moves, and each move leads to states of one type. If pieces move into an empty square, it is that square;
    /// in general it is the whole state. [`crate::search::branching`] counts trees by it.
    fn node_type(&self, state: Self::State) -> u32;
}

/// The text forms of a puzzle's problems, positions and moves.
pub trait Notation: Puzzle + Sized {
    /// One letter per move number, used to write move orders. If pieces move into an empty square, the letter names the
    /// direction of the *empty square*.
    const ORDER_LETTERS: &'static str;

    /// Number of characters of a written move; lines of play need no separators.
    const MOVE_LENGTH: usize;

    /// Reads a problem from its text forms, solvable or not.
    ///
    /// # Errors
    /// If a text is malformed.
    fn read_any(start: &str, goal: &str) -> Result<Self, ProblemError>;

    /// Why the problem has no solution, if a cheap test shows it. `None` if it has one or only a search could decide.
    fn unsolvable(&self) -> Option<Unsolvable> {
        None
    }

    /// Checks that the problem is not [unsolvable](Self::unsolvable).
    ///
    /// # Errors
    /// If a cheap test shows that it has no solution.
    fn check_solvable(&self) -> Result<(), ProblemError> {
        self.unsolvable().map_or(Ok(()), |reason| Err(ProblemError::Unsolvable(reason.into())))
    }

    /// Reads a problem like [`read_any`](Self::read_any), and checks that it is not [unsolvable](Self::unsolvable).
    ///
    /// # Errors
    /// If a text is malformed, or a cheap test shows that there is no solution.
    fn read(start: &str, goal: &str) -> Result<Self, ProblemError> {
        let puzzle = Self::read_any(start, goal)?;
        puzzle.check_solvable()?;
        Ok(puzzle)
    }

    /// The problem with the same goal and another start, solvable or not.
    ///
    /// # Errors
    /// If the goal has pieces that the start does not have.
    fn starting_at(&self, start: Self::State) -> Result<Self, ProblemError>;

    /// Like [`starting_at`](Self::starting_at), with the start in text form. Compiled once for all callers.
    ///
    /// # Errors
    /// If the text is malformed, or the goal has pieces that the start does not have.
    #[inline(never)]
    fn read_start(&self, text: &str) -> Result<Self, ProblemError> {
        self.starting_at(self.read_position(text).map_err(ProblemError::Start)?)
    }

    /// Reads a position, reachable or not.
    ///
    /// # Errors
    /// If the text is malformed.
    fn read_state(text: &str) -> Result<Self::State, ParseError>;

    /// Reads a position of this problem like [`read_state`](Self::read_state).
    ///
    /// # Errors
    /// If the text is malformed.
    fn read_position(&self, text: &str) -> Result<Self::State, ParseError> {
        Self::read_state(text)
    }

    /// The position in text form, row by row without spaces.
    fn write_state(&self, state: Self::State) -> String;

    /// The text of `mv` in `state`. If pieces move into an empty square, it names the direction of the piece.
    fn write_move(&self, state: Self::State, mv: Move) -> String;

    /// The content of each square, row by row, for drawing; `None` if empty.
    fn pieces(&self, state: Self::State) -> Vec<Option<String>>;

    /// The squares that `mv` moves a piece from and to, numbered row by row from 0.
    fn path(&self, state: Self::State, mv: Move) -> (usize, usize);

    /// The legal move that `text` names in `state`.
    ///
    /// # Errors
    /// If the text names no legal move; the error lists the legal ones.
    fn read_move(&self, state: Self::State, text: &str) -> Result<Move, ParseError> {
        let named = self.moves(state).find(|&mv| self.write_move(state, mv) == text);
        named.ok_or_else(|| seldom::no_move(self, state, text))
    }
}

mod seldom {
    use super::{NO_MOVE, Notation, ParseError, Said, quoted};

    /// The error of an illegal move. A function of its own, so that the page loads it only when needed.
    #[cold]
    #[inline(never)]
    pub(super) fn no_move<P: Notation>(puzzle: &P, state: P::State, text: &str) -> ParseError {
        let names: Vec<String> = puzzle.moves(state).map(|mv| puzzle.write_move(state, mv)).collect();
        let allowed = if names.is_empty() { NO_MOVE.into() } else { Said::list(names) };
        ParseError::new(1, quoted(text), allowed)
    }
}

/// A syntax error: the place, the given and the allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1; `None` for one-line texts.
    pub line: Option<usize>,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text there.
    pub given: Said,
    /// The allowed text.
    pub allowed: Said,
}

impl ParseError {
    /// An error in a one-line text, at `column` counted from 1.
    pub fn new(column: usize, given: impl Into<Said>, allowed: impl Into<Said>) -> Self {
        Self { line: None, column, given: given.into(), allowed: allowed.into() }
    }

    /// The error as a part of a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        let wrong = GIVEN.of([self.given.clone(), self.allowed.clone()]);
        match self.line {
            None => AT_COLUMN.of([self.column.into(), wrong]),
            Some(line) => AT_LINE.of([line.into(), self.column.into(), wrong]),
        }
    }

    /// The error with a line number, for a longer input.
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

/// Why a start and a goal are not a problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemError {
    /// The start is malformed.
    Start(ParseError),
    /// The goal is malformed.
    Goal(ParseError),
    /// There is no solution, for this reason.
    Unsolvable(Said),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl ProblemError {
    /// The error as a part of a sentence.
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

// Phrases for errors in a text.
pub(crate) const GIVEN: Phrase = Phrase::new("given");
pub(crate) const AT_COLUMN: Phrase = Phrase::new("at-column");
const AT_LINE: Phrase = Phrase::new("at-line");
pub(crate) const IN_PART: Phrase = Phrase::new("in-part");
const UNSOLVABLE: Phrase = Phrase::new("unsolvable");

const NO_MOVE: Phrase = Phrase::new("no-move");

// Phrases for text forms of positions.
const EXACTLY: Phrase = Phrase::new("exactly");
const OF_ONE_CHARACTER: Phrase = Phrase::new("of-one-character");
const OF_CHARACTERS: Phrase = Phrase::new("of-characters");
const A_SECOND: Phrase = Phrase::new("a-second");
const ONE_EMPTY: Phrase = Phrase::new("one-empty");
const OR_EMPTY: Phrase = Phrase::new("or-empty");

pub(crate) fn of_characters(text: &str, count: usize) -> Said {
    match count {
        1 => OF_ONE_CHARACTER.of([quoted(text)]),
        _ => OF_CHARACTERS.of([quoted(text), count.into()]),
    }
}

pub(crate) fn a_second(what: impl fmt::Display) -> Said {
    A_SECOND.of([Said::data(what)])
}

pub(crate) fn one_empty(sign: char) -> Said {
    ONE_EMPTY.of([Said::data(sign)])
}

pub(crate) fn or_empty(signs: &[char], empty: char) -> Said {
    OR_EMPTY.of([Said::list(signs), Said::data(empty)])
}

/// The characters of a position's text form: exactly `length`, one per square.
///
/// # Errors
/// If there are fewer or more.
pub(crate) fn exactly(text: &str, length: usize) -> Result<Vec<char>, ParseError> {
    let characters: Vec<char> = text.chars().map(plain).collect();
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
