//! The move by which a position was reached, and the moves worth trying from there, on either side.

use crate::puzzle::costs::{Costs, Stored};
use crate::puzzle::order::{MoveOrder, Places, Ranks};
use crate::puzzle::{Move, Puzzle};
use crate::search::observer::Side;

/// The move by which a position was reached; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct By(u32);

impl By {
    /// The move of roots; no move has this number.
    pub const NONE: Self = Self(u32::MAX);

    /// The move, unless the position is a root.
    #[inline]
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        if self.0 == Self::NONE.0 { None } else { Some(Move(self.0)) }
    }
}

impl Default for By {
    fn default() -> Self {
        Self::NONE
    }
}

impl From<Move> for By {
    #[inline]
    fn from(mv: Move) -> Self {
        Self(mv.0)
    }
}

/// A [`By`] in a few bytes, with a bit beside it. The move's number is less than half of the greatest number that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedBy<C: Costs>(C::Byte);

impl<C: Costs> PackedBy<C> {
    /// The bits of the move.
    const MOVE: u32 = C::Byte::MOST >> 1;

    /// Stores both.
    #[inline]
    #[must_use]
    pub fn new(by: By, bit: bool) -> Self {
        Self(C::Byte::of(by.0 & Self::MOVE | if bit { Self::MOVE + 1 } else { 0 }))
    }

    /// The move.
    #[inline]
    #[must_use]
    pub fn by(self) -> By {
        // The bits of no move are ones, which the sign extends.
        let spare = Self::MOVE.leading_zeros();
        By(((self.0.get() << spare).cast_signed() >> spare).cast_unsigned())
    }

    /// The bit beside it.
    #[inline]
    #[must_use]
    pub fn bit(self) -> bool {
        self.0.get() > Self::MOVE
    }
}

impl<C: Costs> Default for PackedBy<C> {
    fn default() -> Self {
        Self::new(By::NONE, false)
    }
}

/// Whether a side makes moves against their direction. In puzzles whose moves have inverses, no side does.
#[inline]
const fn is_against<P: Puzzle>(side: Side) -> bool {
    P::ONE_WAY && matches!(side, Side::Backward)
}

/// The moves worth trying in `state`, which a side reached by `by`: all but the one straight back. As places: see
/// [`Puzzle::places`].
#[inline]
pub fn onward<P: Puzzle>(puzzle: &P, side: Side, state: P::State, by: By) -> P::Places {
    let against = is_against::<P>(side);
    let places = puzzle.places(state, against).within(P::MOVES);
    let back = by.mv().and_then(|by| puzzle.straight_back(state, by, against));
    back.map_or(places, |back| places.without(back))
}

/// The move of a side at a place.
#[inline]
pub fn listed_at<P: Puzzle>(puzzle: &P, side: Side, state: P::State, place: Move) -> Move {
    puzzle.listed_at(state, place, is_against::<P>(side))
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

/// The moves worth trying that are left, in the order of trying.
pub type Untried<P> = <<P as Puzzle>::Places as Places>::Ranks;

/// The moves worth trying in `state`, which a side reached by `by`.
#[inline]
pub fn ranked<P: Puzzle>(puzzle: &P, order: &MoveOrder, side: Side, state: P::State, by: By) -> Untried<P> {
    Ranks::of(onward(puzzle, side, state, by), order)
}

/// Removes and returns the first of the moves left in `state`.
#[inline(always)]
pub fn take_first<P: Puzzle>(
    puzzle: &P,
    order: &MoveOrder,
    side: Side,
    state: P::State,
    untried: &mut Untried<P>,
) -> Option<Move> {
    Some(listed_at(puzzle, side, state, untried.take_first(order)?))
}

/// The moves worth trying of a search from the start, the one to be tried last first.
#[inline]
pub fn last_first<P: Puzzle>(
    puzzle: &P,
    order: &MoveOrder,
    state: P::State,
    by: By,
) -> impl Iterator<Item = Move> {
    let places = onward(puzzle, Side::Forward, state, by).last_first(order);
    places.map(move |place| puzzle.listed_at(state, place, false))
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
        let there = move |place| next(puzzle, side, state, listed_at(puzzle, side, state, place));
        moves.iter().map(move |place| puzzle.pack(there(place)))
    })
}
