//! The value that a best-first search stores with a position.

use std::fmt::Debug;

use crate::puzzle::costs::{Costs, Stored};
use crate::search::by::{By, PackedBy};
use crate::search::store::open::BOTTOM;
use crate::search::store::tree::Value;

/// The path to a position, and its link in the open list.
pub trait Record: Value + Debug {
    /// Depth limit for opening a position, so that the marks of its successors fit.
    const DEEPEST: u32;

    /// Whether no depth exceeds the key, which then alone sizes the open list.
    const SHALLOWER_THAN_KEY: bool;

    /// A position reached at the cost `g`, the last move `by`. `g` is at most [`DEEPEST`](Self::DEEPEST) and one move more.
    fn reached(g: u32, by: By) -> Self;

    /// The cost of the moves.
    fn g(self) -> u32;

    /// The last move.
    fn by(self) -> By;

    /// The link in its bucket: see [`Open`](crate::search::store::open::Open).
    fn next(self) -> u32;

    /// Sets the link.
    fn set_next(&mut self, next: u32);
}

/// Six bytes where moves cost one, for searches that find shorter paths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Near<C: Costs> {
    next: [u8; 4],
    g: C::Byte,
    /// The last move, and whether a newer record has a shorter path, now or at a later time that the search has gone back from.
    by: PackedBy<C>,
}

/// The mark is g plus one.
impl<C: Costs> Value for Near<C> {
    const MARK_BITS: usize = 8 * size_of::<C::Byte>();
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u32 {
        self.g.get() + 1
    }

    fn outdate(&mut self) {
        self.by = PackedBy::new(self.by.by(), true);
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.by.bit()
    }
}

impl<C: Costs> Record for Near<C> {
    const DEEPEST: u32 = C::Byte::MOST - 2;
    const SHALLOWER_THAN_KEY: bool = true;

    #[inline]
    fn reached(g: u32, by: By) -> Self {
        Self { next: BOTTOM.to_le_bytes(), g: C::Byte::of(g), by: PackedBy::new(by, false) }
    }

    #[inline]
    fn g(self) -> u32 {
        self.g.get()
    }

    #[inline]
    fn by(self) -> By {
        self.by.by()
    }

    #[inline]
    fn next(self) -> u32 {
        u32::from_le_bytes(self.next)
    }

    #[inline]
    fn set_next(&mut self, next: u32) {
        self.next = next.to_le_bytes();
    }
}

/// Seven bytes where moves cost one, for searches that keep the first path to a position, of any length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstPathRecord<C: Costs> {
    next: [u8; 4],
    g: C::Short,
    by: PackedBy<C>,
}

impl<C: Costs> Default for FirstPathRecord<C> {
    fn default() -> Self {
        Self::reached(0, By::NONE)
    }
}

/// The mark only says that the position is stored.
impl<C: Costs> Value for FirstPathRecord<C> {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u32 {
        1
    }
}

impl<C: Costs> Record for FirstPathRecord<C> {
    const DEEPEST: u32 = C::Short::MOST - 1;
    const SHALLOWER_THAN_KEY: bool = false;

    #[inline]
    fn reached(g: u32, by: By) -> Self {
        Self { next: BOTTOM.to_le_bytes(), g: C::Short::of(g), by: PackedBy::new(by, false) }
    }

    #[inline]
    fn g(self) -> u32 {
        self.g.get()
    }

    #[inline]
    fn by(self) -> By {
        self.by.by()
    }

    #[inline]
    fn next(self) -> u32 {
        u32::from_le_bytes(self.next)
    }

    #[inline]
    fn set_next(&mut self, next: u32) {
        self.next = next.to_le_bytes();
    }
}

/// Ten bytes where moves cost one, for searches that also ask when a position was expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DatedRecord<C: Costs> {
    near: Near<C>,
    /// Number of expansions before its own. It survives going back, so compare it with the number of expansions now.
    expanded: [u8; 4],
}

impl<C: Costs> DatedRecord<C> {
    /// Records the expansion, after `expansions` others.
    pub fn expand(&mut self, expansions: u32) {
        self.expanded = expansions.to_le_bytes();
    }

    /// Whether the position is among the first `expansions` that were expanded.
    pub fn is_expanded_within(self, expansions: u32) -> bool {
        u32::from_le_bytes(self.expanded) < expansions
    }
}

impl<C: Costs> Default for DatedRecord<C> {
    fn default() -> Self {
        Self { near: Near::default(), expanded: u32::MAX.to_le_bytes() }
    }
}

impl<C: Costs> Value for DatedRecord<C> {
    const MARK_BITS: usize = Near::<C>::MARK_BITS;
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u32 {
        self.near.mark()
    }

    fn outdate(&mut self) {
        self.near.outdate();
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.near.is_outdated()
    }
}

impl<C: Costs> Record for DatedRecord<C> {
    const DEEPEST: u32 = Near::<C>::DEEPEST;
    const SHALLOWER_THAN_KEY: bool = false;

    #[inline]
    fn reached(g: u32, by: By) -> Self {
        Self { near: Near::reached(g, by), ..Self::default() }
    }

    #[inline]
    fn g(self) -> u32 {
        self.near.g()
    }

    #[inline]
    fn by(self) -> By {
        self.near.by()
    }

    #[inline]
    fn next(self) -> u32 {
        self.near.next()
    }

    #[inline]
    fn set_next(&mut self, next: u32) {
        self.near.set_next(next);
    }
}
