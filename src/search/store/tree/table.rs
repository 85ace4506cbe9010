//! The table that finds records of positions, or tells which are stored: hashed as long as it is small, and by rank when that
//! takes not much more.
//!
//! **Hashed.** [`Slots`](crate::search::store::slots) of four bytes, which tell the numbers of records.
//!
//! **By rank.** Where the positions that moves connect are few enough and numbered ([`Packed::rank`]), each can have a place of
//! its own, and nothing is to be compared, as no other position is ever found there. What stands there is no record but a
//! *mark* of one, two or eight bits: all that a search asks of a position that it meets again ([`Value`](super::value::Value)).
//! So small a table stays in a processor's nearer caches, and what is known is told by one read in memory where hashing takes
//! two: it serves from early on.
//!
//! Tried and left: by rank the number of the record, in three bytes (three to twelve times the size of marks, for what is asked once, at the end);
//! marks for a handful of positions at a time, whose moves are made before any is looked up (no gain); reading marks ahead (half as
//! slow again: working out ranks twice takes longer than waiting).

use crate::search::store::memory::is_at_hand;
use crate::search::store::slots::{LARGE, Slots, extend, reserved};

/// How many positions are read ahead for at once, at most.
pub(super) const AHEAD: u32 = 128;

/// How large a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// So many slots for hashed positions: a power of two, or none.
    Slots(usize),
    /// A mark of so many bits for each of so many ranks.
    Marks { ranks: usize, bits: usize },
}

impl Extent {
    /// What a table of this extent takes, in bytes, or more than there are.
    pub(super) const fn bytes(self) -> usize {
        match self {
            Self::Slots(slots) => slots.saturating_mul(Slots::BYTES),
            Self::Marks { ranks, bits } => Marks::size(ranks, bits) + Marks::lines(ranks, bits),
        }
    }

    /// How many records it may have: in a fuller hashed table look-ups would pass through many slots.
    pub(super) const fn most(self) -> usize {
        match self {
            Self::Slots(slots) => slots / 5 * 4,
            Self::Marks { .. } => usize::MAX,
        }
    }

    /// Whether a search that asks for `other` finds it here.
    pub(super) const fn covers(self, other: Self) -> bool {
        match (self, other) {
            (Self::Slots(slots), Self::Slots(others)) => slots >= others,
            (Self::Marks { .. }, _) => true,
            (Self::Slots(_), _) => false,
        }
    }
}

/// The table of a [`Records`](super::records::Records).
#[derive(Clone, Debug)]
pub(super) enum Table {
    Hashed(Slots),
    Marked(Marks),
}

impl Table {
    /// The table of nothing, which has no slots.
    pub(super) const NONE: Self = Self::Hashed(Slots::NONE);

    /// The memory of a table, if the machine has it. It is to be [cleared](Self::clear_some) before it is used.
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

    /// Clears some more of a new table, up to `bytes`. Tells whether it is all clear now, with nothing in it.
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

/// Marks of the positions of each rank, 0 where nothing is stored. How many bits a mark has, 1, 2 or 8, is the caller's to say,
/// and always the same. Marks of eight bits may improve.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    extent: Extent,
    bytes: Vec<u8>,
    /// A bit for each [`LINE`](Self::LINE) of marks of which one has ever improved: few have, and these bits are at hand where
    /// the marks are not.
    improved: Vec<u8>,
}

impl Marks {
    /// As many as a processor reads from memory at once.
    const LINE: usize = 64;

    const fn size(ranks: usize, bits: usize) -> usize {
        ranks.saturating_mul(bits).div_ceil(8)
    }

    const fn lines(ranks: usize, bits: usize) -> usize {
        if bits == 8 { ranks.div_ceil(8 * Self::LINE) } else { 0 }
    }

    /// The mark of a rank, in place of which `after` tells another. Without a branch, if `after` has none (see
    /// [`Stored`](super::storing::Stored)).
    #[inline]
    pub(super) fn exchange(&mut self, rank: usize, bits: usize, after: impl FnOnce(u8) -> u8) -> u8 {
        let place = rank * bits;
        let byte = &mut self.bytes[place / 8];
        let before = *byte >> (place % 8) & ones(bits);
        *byte ^= (before ^ after(before)) << (place % 8);
        before
    }

    /// Takes note that the mark of a rank has improved.
    #[cold]
    pub(super) fn improve(&mut self, rank: usize) {
        let line = rank / Self::LINE;
        self.improved[line / 8] |= 1 << (line % 8);
    }

    /// Whether a rank still has a mark of eight bits that it had.
    #[inline]
    pub(super) fn still_has(&self, rank: usize, mark: u8) -> bool {
        let line = rank / Self::LINE;
        self.improved[line / 8] >> (line % 8) & 1 == 0 || self.bytes[rank] == mark
    }

    /// Makes all marks 0.
    pub(super) fn clear(&mut self) {
        self.bytes.fill(0);
        self.improved.fill(0);
    }
}

/// A byte of which only so many of the lowest bits are 1.
#[inline]
const fn ones(bits: usize) -> u8 {
    u8::MAX >> (8 - bits)
}
