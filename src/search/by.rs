//! The move by which a position was reached, and the moves worth trying from there, on either side.

use crate::puzzle::{Move, MoveSet, Puzzle};
use crate::search::observer::Side;
use crate::search::order::{MoveOrder, Ranks};

/// The move by which a position was reached, in seven bits of a byte; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct By(u8);

impl By {
    /// The move of roots; no move has this number.
    pub const NONE: Self = Self(0x7f);

    /// The move, unless the position is a root.
    #[inline]
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        if self.0 == Self::NONE.0 { None } else { Some(Move(self.0)) }
    }

    /// One byte that holds it in its lower seven bits, and `bit` in the highest.
    #[inline]
    #[must_use]
    pub const fn with(self, bit: bool) -> u8 {
        self.0 | (bit as u8) << 7
    }

    /// The lower seven bits of a byte: see [`with`](Self::with).
    #[inline]
    #[must_use]
    pub const fn of(byte: u8) -> Self {
        Self(byte & Self::NONE.0)
    }
}

impl From<Move> for By {
    #[inline]
    fn from(mv: Move) -> Self {
        Self(mv.0)
    }
}

/// Whether a side makes moves against their direction. In puzzles whose moves have inverses, no side does.
#[inline]
const fn is_against<P: Puzzle>(side: Side) -> bool {
    P::ONE_WAY && matches!(side, Side::Backward)
}

/// The moves worth trying in `state`, which a side reached by `by`: all but the one straight back.
#[inline]
pub fn onward<P: Puzzle>(puzzle: &P, side: Side, state: P::State, by: By) -> MoveSet {
    let against = is_against::<P>(side);
    let moves = if against { puzzle.moves_to(state) } else { puzzle.moves(state) };
    // No move has a higher number; the mask tells the compiler.
    let moves = MoveSet(moves.0 & u32::MAX >> (32 - P::MOVES));
    by.mv().map_or(moves, |by| MoveSet(moves.0 & !puzzle.straight_back(state, by, against).0))
}

/// The position to which a side goes on from `state` by `mv`.
#[inline]
pub fn next<P: Puzzle>(puzzle: &P, side: Side, state: P::State, mv: Move) -> P::State {
    if is_against::<P>(side) { puzzle.before(state, mv) } else { puzzle.after(state, mv) }
}

/// The position from which a side came to `state` by `mv`.
#[inline]
pub fn previous<P: Puzzle>(puzzle: &P, side: Side, state: P::State, mv: Move) -> P::State {
    if is_against::<P>(side) { puzzle.after(state, mv) } else { puzzle.before(state, mv) }
}

/// The cost of the move by which a side goes on from `state` to `there`.
#[inline]
pub fn cost<P: Puzzle>(puzzle: &P, side: Side, state: P::State, mv: Move, there: P::State) -> u32 {
    puzzle.cost(if is_against::<P>(side) { there } else { state }, mv)
}

/// The move of a solution that the backward side found as `mv`.
#[inline]
pub fn turned<P: Puzzle>(puzzle: &P, mv: Move) -> Move {
    // Moves with inverses lead away from the goal.
    if P::ONE_WAY { mv } else { puzzle.inverse(mv) }
}

/// Moves by rank in an order: see [`MoveOrder::ranked`].
#[inline]
pub fn ranked<P: Puzzle>(
    puzzle: &P,
    order: &MoveOrder,
    side: Side,
    state: P::State,
    moves: MoveSet,
) -> Ranks {
    order.ranked(puzzle.places(state, moves, is_against::<P>(side)))
}

/// Takes the first move out of a set by rank: see [`MoveOrder::take_first`].
#[inline(always)]
pub fn take_first<P: Puzzle>(
    puzzle: &P,
    order: &MoveOrder,
    side: Side,
    state: P::State,
    ranks: &mut Ranks,
) -> Option<Move> {
    Some(puzzle.listed_at(state, order.take_first(ranks)?, is_against::<P>(side)))
}

/// The moves of a search from the start, the one to be tried last first: see [`MoveOrder::last_first`].
#[inline]
pub fn last_first<'a, P: Puzzle>(
    puzzle: &'a P,
    order: &'a MoveOrder,
    state: P::State,
    moves: MoveSet,
) -> impl Iterator<Item = Move> + 'a {
    let places = puzzle.places(state, moves, false);
    order.last_first(places).map(move |place| puzzle.listed_at(state, place, false))
}

/// The positions that the moves worth trying lead to from each of `reached` on a side, all of them packed.
#[inline]
pub fn successors<P: Puzzle>(
    puzzle: &P,
    side: Side,
    reached: impl Iterator<Item = (P::PackedState, By)>,
) -> impl Iterator<Item = P::PackedState> {
    reached.flat_map(move |(packed, by)| {
        let state = puzzle.unpack(packed);
        let moves = onward(puzzle, side, state, by);
        moves.into_iter().map(move |mv| puzzle.pack(next(puzzle, side, state, mv)))
    })
}
