//! The table that finds records of positions, or tells which are stored: hashed as long as it is small, and by rank when that
//! takes not much more.
//!
//! **Hashed.** A slot is four bytes. A position's hash tells where to begin, and the search goes on from slot to slot until
//! the position or an empty slot is found (linear probing; nothing is ever taken out). As many bits of a slot as it takes
//! to count the slots are a record's number, and the others the position's *tag*, more bits of its hash: so a look-up
//! seldom reads a record that is not the one it looks for. The steps are the same on every platform.
//!
//! **By rank.** Where the positions that moves connect are few enough and numbered ([`Packed::rank`]), each can have a place of
//! its own, and nothing is to be compared, as no other position is ever found there. What stands there is no record but a
//! *mark* of one, two or eight bits: all that a search asks of a position that it meets again ([`Value`](super::value::Value)).
//! So small a table stays in a processor's nearer caches, and what is known is told by one read in memory where hashing takes
//! two: it serves from early on.
//!
//! Tried and left: positions in the hashed table itself (twice the size, and nothing to go back by); blocks of eight slots
//! whose tags are compared at once (a tenth quicker in the middle sizes, half as slow again in small tables); look-ups without a
//! branch on what is found (a third slower where the table is not at hand, as then nothing is guessed and all is waited for); by
//! rank the number of the record, in three bytes (three to twelve times the size of marks, for what is asked once, at the end);
//! marks for a handful of positions at a time, whose moves are made before any is looked up (no gain); reading marks ahead (half as
//! slow again: working out ranks twice takes longer than waiting).

use std::hash::Hasher;

use crate::puzzle::Packed;
use crate::search::memory::is_at_hand;

/// How many positions are read ahead for at once, at most.
pub(super) const AHEAD: u32 = 128;

/// From this many slots on a table no longer fits in a processor's nearer caches.
pub(super) const LARGE: usize = 1 << 18;

/// An empty slot. No record has the number that it seems to hold, as a table is never full.
const EMPTY: u32 = u32::MAX;

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
            Self::Slots(slots) => slots.saturating_mul(size_of::<u32>()),
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
    Hashed(Hashed),
    Marked(Marks),
}

impl Table {
    /// The table of nothing, which has no slots.
    pub(super) const NONE: Self = Self::Hashed(Hashed { slots: Vec::new(), shift: 0, numbers: 0 });

    /// The memory of a table, if the machine has it. It is to be [cleared](Self::clear_some) before it is used.
    pub(super) fn reserve(extent: Extent) -> Option<Self> {
        if extent.bytes() >= LARGE && !is_at_hand(extent.bytes()) {
            return None;
        }
        match extent {
            Extent::Slots(slots) => {
                let shift = 64 - slots.checked_ilog2().unwrap_or(0);
                #[allow(clippy::cast_possible_truncation)] // at most 2^32
                let numbers = slots.wrapping_sub(1) as u32;
                reserved(slots).map(|slots| Self::Hashed(Hashed { slots, shift, numbers }))
            }
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
            Self::Hashed(Hashed { slots, numbers, .. }) => {
                extend(slots, EMPTY, *numbers as usize + 1, bytes / size_of::<u32>())
            }
            Self::Marked(Marks { extent, bytes: marks, improved }) => {
                let Extent::Marks { ranks, bits } = *extent else { return true };
                extend(marks, 0, Marks::size(ranks, bits), bytes)
                    && extend(improved, 0, Marks::lines(ranks, bits), bytes)
            }
        }
    }

    pub(super) const fn extent(&self) -> Extent {
        match self {
            Self::Hashed(hashed) => Extent::Slots(hashed.slots.len()),
            Self::Marked(marks) => marks.extent,
        }
    }
}

/// Where a look-up begins: a slot, and a tag in the bits that slots have it in.
pub(super) type Home = (usize, u32);

/// Slots: as many as a power of two, or none.
#[derive(Clone, Debug)]
pub(super) struct Hashed {
    slots: Vec<u32>,
    /// What leaves as many of a hash's 64 bits as a slot's number has.
    shift: u32,
    /// The bits of a slot that are a record's number.
    numbers: u32,
}

impl Hashed {
    /// Where the look-up of a position begins. There are several slots.
    #[inline]
    pub(super) fn home(&self, state: impl Packed) -> Home {
        let mut hash = Spread(0);
        state.hash(&mut hash);
        // The uppermost bits of the hash, and those that follow them: the upper bits of a product are the best mixed.
        #[allow(clippy::cast_possible_truncation)] // what is cut off is the home
        let tag = (hash.0 >> (self.shift - 32)) as u32 & !self.numbers;
        #[allow(clippy::cast_possible_truncation)] // below the number of slots
        let home = (hash.0 >> self.shift) as usize;
        (home, tag)
    }

    /// The slot of the position with this home, and its record; or the first empty slot. `is` tells whether a record is
    /// of that position.
    #[inline]
    pub(super) fn find(&self, (home, tag): Home, is: impl Fn(u32) -> bool) -> (usize, Option<u32>) {
        let mut place = home;
        loop {
            let slot = self.slots[place];
            if slot == EMPTY {
                return (place, None);
            }
            let record = slot & self.numbers;
            if slot ^ record == tag && is(record) {
                return (place, Some(record));
            }
            place = (place + 1) & self.numbers as usize;
        }
    }

    /// Whether it is too large to be at hand in a processor's nearer caches.
    pub(super) const fn is_large(&self) -> bool {
        self.slots.len() >= LARGE
    }

    /// Whether there is no slot at all.
    pub(super) const fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// Fills a slot that was found.
    #[inline]
    pub(super) fn fill(&mut self, place: usize, (_, tag): Home, record: u32) {
        self.slots[place] = tag | record;
    }

    /// What stands where a look-up begins, if it seems to be of that position: its record; else 0.
    #[inline]
    pub(super) fn guess(&self, (home, tag): Home) -> u32 {
        let slot = self.slots[home];
        let record = slot & self.numbers;
        if slot ^ record == tag && slot != EMPTY { record } else { 0 }
    }

    /// Reads where look-ups will begin. Nothing else is done between these reads, so that as many as a processor can wait for
    /// are under way together.
    #[inline]
    pub(super) fn read(&self, homes: &[Home]) {
        std::hint::black_box(homes.iter().fold(0, |seen, &(home, _)| seen ^ self.slots[home]));
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

/// An empty list with room for so many items, if the machine has memory for it.
fn reserved<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    Some(list)
}

/// Makes a list of an item longer by up to `most`, until it has `count`. Tells whether it has.
fn extend<T: Copy>(list: &mut Vec<T>, item: T, count: usize, most: usize) -> bool {
    list.resize(count.min(list.len() + most), item);
    list.len() == count
}

/// Multiplicative hashing (D. E. Knuth, The Art of Computer Programming 3, section 6.4): the upper bits
/// of a product depend on every bit of the factor. The same on every platform.
#[derive(Default)]
pub(crate) struct Spread(u64);

impl Spread {
    #[inline]
    fn mix(&mut self, word: u64) {
        // 2^64 divided by the golden ratio.
        self.0 = (self.0.rotate_left(32) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Spread {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.mix(u64::from(word));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        #[allow(clippy::cast_possible_truncation)] // one half, then the other
        let halves = (word as u64, (word >> 64) as u64);
        self.mix(halves.0);
        self.mix(halves.1);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
