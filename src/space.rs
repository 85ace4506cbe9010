//! Whole spaces: every position that moves connect has a place of its own, and one search in layers meets them all.
//!
//! A search stores the positions it meets, as it will meet few of all there are. Whoever wants all of them, or all within some
//! moves of the goal, needs neither order nor bounds: breadth first from given roots, a layer at a time, and for each position
//! met its depth. That is [`Layers`]. It notes depths [by rank](ByRank), a byte for each position there is, or [hashed](Hashed)
//! where those within reach are few of too many. Where positions are numbered is [`Packed`]; from the numbers come the
//! [census](Census), the exact tables and pattern databases of [`crate::heuristic`], its perimeters, and the problems that are
//! dealt.

use crate::puzzle::{Packed, Puzzle};

mod census;
mod depths;
mod layers;

pub use census::{Census, Layer};
pub use depths::{ByRank, Depths, Hashed, UNKNOWN};
pub use layers::{Layers, Watch};

/// There is no memory for what is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory;

/// Positions and the moves between them, each of which can be undone: distances from some positions are distances to them.
pub trait Space {
    /// A position.
    type State: Copy;

    /// A position as it is stored and numbered.
    type Packed: Packed;

    /// `state`, to be stored. O(1).
    fn packed(&self, state: Self::State) -> Self::Packed;

    /// Calls `visit` for each position one move away, in the order of the moves.
    fn each_neighbour(&self, state: Self::State, visit: impl FnMut(Self::State));
}

impl<P: Puzzle> Space for P {
    type State = P::State;
    type Packed = P::Packed;

    #[inline]
    fn packed(&self, state: P::State) -> P::Packed {
        self.pack(state)
    }

    #[inline]
    fn each_neighbour(&self, state: P::State, mut visit: impl FnMut(P::State)) {
        for mv in self.moves(state) {
            visit(self.after(state, mv));
        }
    }
}
