//! The value that a bidirectional heuristic search stores with a position.

use super::rule::Node;
use crate::puzzle::PackedState;
use crate::puzzle::costs::{Costs, Stored};
use crate::search::by::{By, PackedBy};
use crate::search::observer::Side;
use crate::search::store::open::BOTTOM;
use crate::search::store::tree::Value;

/// A stored position and its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SidePosition<S>(pub(super) S, pub(super) bool);

impl<S> SidePosition<S> {
    #[inline]
    pub(super) const fn of(packed: S, side: Side) -> Self {
        Self(packed, matches!(side, Side::Backward))
    }
}

/// No rank: a mark cannot store all that the search asks of a position.
impl<S: PackedState> PackedState for SidePosition<S> {}

/// Twelve bytes, where moves cost one, stored with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenRecord<C: Costs> {
    /// The link in its bucket: see [`Cells`](crate::search::store::cells::Cells).
    pub(super) below: [u8; 4],
    /// The turn in which it was closed; [`NEVER`] if unknown.
    pub(super) closed: [u8; 4],
    pub(super) g: C::Byte,
    /// The last move, and whether a newer record has a shorter path, now or at a later time that the search has gone back from.
    by: PackedBy<C>,
    /// The two bounds of [`Node`].
    pub(super) own: C::Byte,
    pub(super) other: C::Byte,
}

const NEVER: u32 = u32::MAX;

impl<C: Costs> OpenRecord<C> {
    #[inline]
    pub(super) fn new(g: u32, by: By) -> Self {
        let (below, closed) = (BOTTOM.to_le_bytes(), NEVER.to_le_bytes());
        let (own, other) = Default::default();
        Self { below, closed, g: C::Byte::saturated(g), by: PackedBy::new(by, false), own, other }
    }

    /// Stores both bounds. No bound of a puzzle whose moves cost one comes near the greatest byte.
    #[inline]
    pub(super) fn set_bounds(&mut self, node: Node) {
        (self.own, self.other) = (C::Byte::saturated(node.own), C::Byte::saturated(node.other));
    }

    #[inline]
    pub(super) fn by(self) -> By {
        self.by.by()
    }

    #[inline]
    pub(super) const fn below(self) -> u32 {
        u32::from_le_bytes(self.below)
    }

    /// Whether it was closed before the turn `now`.
    #[inline]
    pub(super) const fn is_closed(self, now: u32) -> bool {
        u32::from_le_bytes(self.closed) < now
    }

    #[inline]
    pub(super) fn node(self) -> Node {
        Node { g: self.g.get(), own: self.own.get(), other: self.other.get() }
    }
}

/// The mark is g plus one.
impl<C: Costs> Value for OpenRecord<C> {
    const MARK_BITS: usize = 8 * size_of::<C::Byte>();
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u32 {
        self.g.get() + 1
    }

    fn outdate(&mut self) {
        self.by = PackedBy::new(self.by(), true);
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.by.bit()
    }
}
