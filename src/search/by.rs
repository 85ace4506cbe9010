//! The move by which a position was reached, and the moves worth trying from there.

use crate::puzzle::{Move, MoveSet, Puzzle};

/// The move by which a position was reached, in seven bits of a byte; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct By(u8);

impl By {
    /// What roots were reached by. No move has this number.
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

    /// What the lower seven bits of a byte hold: see [`with`](Self::with).
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

/// The moves worth trying in `state`, which was reached by `by`: all but the one straight back.
#[inline]
pub fn onward<P: Puzzle>(puzzle: &P, state: P::State, by: By) -> MoveSet {
    // None has a higher number. Told so, the compiler knows what a set of few moves is looked up in.
    let moves = MoveSet(puzzle.moves(state).0 & u32::MAX >> (32 - P::MOVES));
    by.mv().map_or(moves, |by| moves.without(puzzle.inverse(by)))
}

/// The positions that the moves worth trying lead to from each of `reached`, all of them packed.
#[inline]
pub fn successors<P: Puzzle>(
    puzzle: &P,
    reached: impl Iterator<Item = (P::Packed, By)>,
) -> impl Iterator<Item = P::Packed> {
    reached.flat_map(move |(packed, by)| {
        let state = puzzle.unpack(packed);
        onward(puzzle, state, by).into_iter().map(move |mv| puzzle.pack(puzzle.after(state, mv)))
    })
}
