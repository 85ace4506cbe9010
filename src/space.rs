//! Whole spaces: positions indexed by rank, and one breadth-first search over them.
//!
//! [`Layers`] searches breadth-first from given roots and records each position's depth: [by rank](ByRank), one byte per
//! rank, or [hashed](Hashed) if few of too many positions are met. [`PackedState`] defines ranks. The [census](Census), exact
//! tables, pattern databases, perimeters and deals use it.

use crate::puzzle::{PackedState, Puzzle};

mod census;
mod depths;
mod layers;

pub use census::{Census, Layer};
pub use depths::{ByRank, Depths, HashedDepths, UNKNOWN};
pub use layers::{Layers, Watch};

/// Memory for new positions is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory;

/// Positions and invertible moves, so that distances are symmetric.
pub trait Space {
    /// A position.
    type State: Copy;

    /// A position as it is stored and ranked.
    type PackedState: PackedState;

    /// Converts a position for storage. O(1).
    fn packed(&self, state: Self::State) -> Self::PackedState;

    /// Calls `visit` for each neighbour, in the order of the moves.
    fn each_neighbour(&self, state: Self::State, visit: impl FnMut(Self::State));
}

impl<P: Puzzle> Space for P {
    type State = P::State;
    type PackedState = P::PackedState;

    #[inline]
    fn packed(&self, state: P::State) -> P::PackedState {
        self.pack(state)
    }

    #[inline]
    fn each_neighbour(&self, state: P::State, mut visit: impl FnMut(P::State)) {
        for mv in self.moves(state) {
            visit(self.after(state, mv));
        }
    }
}
