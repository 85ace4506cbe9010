//! The value that a bidirectional heuristic search stores with a position.

use super::rule::Node;
use crate::puzzle::Packed;
use crate::search::by::By;
use crate::search::observer::Side;
use crate::search::store::open::BOTTOM;
use crate::search::store::tree::Value;

/// A stored position and its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sided<S>(pub(super) S, pub(super) bool);

impl<S> Sided<S> {
    #[inline]
    pub(super) const fn of(packed: S, side: Side) -> Self {
        Self(packed, matches!(side, Side::Backward))
    }
}

/// No rank: a mark cannot store all that the search asks of a position.
impl<S: Packed> Packed for Sided<S> {}

/// Twelve bytes stored with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opened {
    /// The link in its bucket: see [`Cells`](crate::search::store::cells::Cells).
    pub(super) below: [u8; 4],
    /// The turn in which it was closed; [`NEVER`] if unknown.
    pub(super) closed: [u8; 4],
    pub(super) g: u8,
    /// The last move, and whether a newer record has a shorter path, now or at a later time that the search has gone back from.
    by: u8,
    /// The two bounds of [`Node`].
    pub(super) own: u8,
    pub(super) other: u8,
}

const NEVER: u32 = u32::MAX;

impl Opened {
    #[inline]
    pub(super) const fn new(g: u8, by: By) -> Self {
        let (below, closed) = (BOTTOM.to_le_bytes(), NEVER.to_le_bytes());
        Self { below, closed, g, by: by.with(false), own: 0, other: 0 }
    }

    #[inline]
    pub(super) const fn by(self) -> By {
        By::of(self.by)
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
        Node { g: self.g.into(), own: self.own.into(), other: self.other.into() }
    }
}

/// The mark is the number of moves plus one.
impl Value for Opened {
    const MARK_BITS: usize = 8;
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u8 {
        self.g + 1
    }

    fn outdate(&mut self) {
        self.by = self.by().with(true);
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.by != self.by().with(false)
    }
}

/// Saturates at 255; no bound of these puzzles comes near.
#[inline]
pub(super) fn byte(bound: u32) -> u8 {
    u8::try_from(bound).unwrap_or(u8::MAX)
}
