//! Table of a tree: a hash table that finds records, or marks by rank.
//!
//! **Hashed.** [`Slots`](crate::search::store::slots) of 32 bits contain record numbers.
//!
//! **By rank.** If the connected positions are numbered ([`PackedState::rank`]) and few enough, each gets its own place, and no comparison
//! is needed. The place contains no record number but a *mark* of 1, 2 or 8 bits: all that the search asks of a position that it meets
//! again ([`Value`](super::value::Value)). A table of marks fits in the nearer caches, and a look-up reads memory once instead of
//! twice. So it replaces the hashed table early.

use crate::search::store::memory::is_at_hand;
use crate::search::store::slots::{LARGE, Slots, extend, reserved};

/// Maximum number of positions to read ahead for.
pub(super) const AHEAD: u32 = 128;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// Slots of a hashed table: a power of two, or 0.
    Slots(usize),
    /// Marks of `bits` bits.
    Marks { ranks: usize, bits: usize },
}

impl Extent {
    /// Saturates at the greatest `usize`.
    pub(super) const fn bytes(self) -> usize {
        match self {
            Self::Slots(slots) => slots.saturating_mul(Slots::BYTES),
            Self::Marks { ranks, bits } => Marks::size(ranks, bits) + Marks::lines(ranks, bits),
        }
    }

    /// Maximum number of records. A higher load makes hashed look-ups slow.
    pub(super) const fn most(self) -> usize {
        match self {
            Self::Slots(slots) => slots / 5 * 4,
            Self::Marks { .. } => usize::MAX,
        }
    }

    /// Whether this table serves a search that asks for `other`.
    pub(super) const fn covers(self, other: Self) -> bool {
        match (self, other) {
            (Self::Slots(slots), Self::Slots(others)) => slots >= others,
            (Self::Marks { .. }, _) => true,
            (Self::Slots(_), _) => false,
        }
    }
}

/// The table of a tree.
#[derive(Clone, Debug)]
pub enum Table {
    Hashed(Slots),
    Marked(Marks),
}

impl Table {
    pub(super) const NONE: Self = Self::Hashed(Slots::NONE);

    /// Allocates a table. `None` if memory is exhausted. Requires [clearing](Self::clear_some) before use.
    pub(super) fn reserve(extent: Extent) -> Option<Self> {
        if extent.bytes() >= LARGE && !is_at_hand(extent.bytes()) {
            return None;
        }
        match extent {
            Extent::Slots(slots) => Slots::reserve(slots).map(Self::Hashed),
            Extent::Marks { ranks, bits } => Some(Self::Marked(Marks {
                extent,
                bytes: reserved(Marks::size(ranks, bits))?,
                improved: reserved(Marks::lines(ranks, bits))?,
            })),
        }
    }

    pub(super) fn clear_some(&mut self, bytes: usize) -> bool {
        match self {
            Self::Hashed(slots) => slots.clear_some(bytes),
            Self::Marked(Marks { extent, bytes: marks, improved }) => {
                let Extent::Marks { ranks, bits } = *extent else { return true };
                extend(marks, 0, Marks::size(ranks, bits), bytes)
                    && extend(improved, 0, Marks::lines(ranks, bits), bytes)
            }
        }
    }

    pub(super) const fn extent(&self) -> Extent {
        match self {
            Self::Hashed(hashed) => Extent::Slots(hashed.len()),
            Self::Marked(marks) => marks.extent,
        }
    }
}

/// Marks by rank, 0 for positions that are not stored. Callers pass the number of bits, which never changes. Marks of 8 bits may
/// improve.
#[derive(Clone, Debug)]
pub struct Marks {
    extent: Extent,
    bytes: Vec<u8>,
    /// For each [`LINE`](Self::LINE) of marks, a bit: whether any of them has ever improved. Few have, and these bits stay in the
    /// caches.
    improved: Vec<u8>,
}

impl Marks {
    /// Marks per cache line.
    const LINE: usize = 64;

    const fn size(ranks: usize, bits: usize) -> usize {
        ranks.saturating_mul(bits).div_ceil(8)
    }

    const fn lines(ranks: usize, bits: usize) -> usize {
        if bits == 8 { ranks.div_ceil(8 * Self::LINE) } else { 0 }
    }

    /// Replaces the mark of a rank by `after` of it, and returns the old mark. Branchless if `after` is: see
    /// [`Stored`](super::storing::Stored).
    #[inline]
    pub(super) fn exchange(&mut self, rank: usize, bits: usize, after: impl FnOnce(u32) -> u32) -> u32 {
        let place = rank * bits;
        let byte = &mut self.bytes[place / 8];
        let before = *byte >> (place % 8) & ones(bits);
        #[allow(clippy::cast_possible_truncation)] // marks of ranked positions have at most 8 bits
        let mark = after(before.into()) as u8;
        *byte ^= (before ^ mark) << (place % 8);
        before.into()
    }

    #[cold]
    pub(super) fn improve(&mut self, rank: usize) {
        let line = rank / Self::LINE;
        self.improved[line / 8] |= 1 << (line % 8);
    }

    #[inline]
    pub(super) fn still_has(&self, rank: usize, mark: u32) -> bool {
        let line = rank / Self::LINE;
        self.improved[line / 8] >> (line % 8) & 1 == 0 || u32::from(self.bytes[rank]) == mark
    }

    pub(super) fn clear(&mut self) {
        self.bytes.fill(0);
        self.improved.fill(0);
    }
}

/// A byte whose lowest `bits` bits are 1.
#[inline]
const fn ones(bits: usize) -> u8 {
    u8::MAX >> (8 - bits)
}
