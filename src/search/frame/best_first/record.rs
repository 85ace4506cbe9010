//! The value that a best-first search stores with a position.

use crate::search::by::By;
use crate::search::store::open::BOTTOM;
use crate::search::store::tree::Value;

/// The path to a position, and its link in the open list.
pub trait Record: Value {
    /// Depth limit for opening a position, so that the marks of its successors fit.
    const DEEPEST: u32;

    /// Whether no depth exceeds the key, which then alone sizes the open list.
    const SHALLOWER_THAN_KEY: bool;

    /// A position reached by `g` moves, the last one `by`. `g` is at most [`DEEPEST`](Self::DEEPEST) + 2.
    fn reached(g: u32, by: By) -> Self;

    /// Number of moves.
    fn g(self) -> u32;

    /// The last move.
    fn by(self) -> By;

    /// The link in its bucket: see [`Open`](crate::search::store::open::Open).
    fn next(self) -> u32;

    /// Sets the link.
    fn set_next(&mut self, next: u32);
}

/// Six bytes, for searches that find shorter paths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Near {
    next: [u8; 4],
    g: u8,
    /// The last move, and whether a newer record has a shorter path, now or at a later time that the search has gone back from.
    by: u8,
}

/// The mark is the number of moves plus one.
impl Value for Near {
    const MARK_BITS: usize = 8;
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u8 {
        self.g + 1
    }

    fn outdate(&mut self) {
        self.by = By::of(self.by).with(true);
    }

    #[inline]
    fn is_outdated(self) -> bool {
        self.by != By::of(self.by).with(false)
    }
}

impl Record for Near {
    const DEEPEST: u32 = u8::MAX as u32 - 2;
    const SHALLOWER_THAN_KEY: bool = true;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // see `DEEPEST`
    fn reached(g: u32, by: By) -> Self {
        Self { next: BOTTOM.to_le_bytes(), g: g as u8, by: by.with(false) }
    }

    #[inline]
    fn g(self) -> u32 {
        self.g.into()
    }

    #[inline]
    fn by(self) -> By {
        By::of(self.by)
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

/// Seven bytes, for searches that keep the first path to a position, of any length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Far {
    next: [u8; 4],
    g: [u8; 2],
    by: By,
}

impl Default for Far {
    fn default() -> Self {
        Self::reached(0, By::NONE)
    }
}

/// The mark only says that the position is stored.
impl Value for Far {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u8 {
        1
    }
}

impl Record for Far {
    const DEEPEST: u32 = u16::MAX as u32 - 1;
    const SHALLOWER_THAN_KEY: bool = false;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // see `DEEPEST`
    fn reached(g: u32, by: By) -> Self {
        Self { next: BOTTOM.to_le_bytes(), g: (g as u16).to_le_bytes(), by }
    }

    #[inline]
    fn g(self) -> u32 {
        u16::from_le_bytes(self.g).into()
    }

    #[inline]
    fn by(self) -> By {
        self.by
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

/// Ten bytes, for searches that also ask when a position was expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dated {
    near: Near,
    /// Number of expansions before its own. It survives going back, so compare it with the number of expansions now.
    expanded: [u8; 4],
}

impl Dated {
    /// Records the expansion, after `expansions` others.
    pub fn expand(&mut self, expansions: u32) {
        self.expanded = expansions.to_le_bytes();
    }

    /// Whether the position is among the first `expansions` that were expanded.
    pub fn is_expanded_within(self, expansions: u32) -> bool {
        u32::from_le_bytes(self.expanded) < expansions
    }
}

impl Default for Dated {
    fn default() -> Self {
        Self { near: Near::default(), expanded: u32::MAX.to_le_bytes() }
    }
}

impl Value for Dated {
    const MARK_BITS: usize = Near::MARK_BITS;
    const IMPROVES: bool = true;

    #[inline]
    fn mark(self) -> u8 {
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

impl Record for Dated {
    const DEEPEST: u32 = Near::DEEPEST;
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
