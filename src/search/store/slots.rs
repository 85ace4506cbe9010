//! Slots of a hash table that maps positions to records.
//!
//! Open addressing with linear probing and no deletion. The low bits of a 32-bit slot are the record number, as many as
//! count the slots. The high bits are the position's *tag*, more bits of its hash, so that few look-ups read a wrong
//! record. Probe sequences are equal on every platform.

use std::hash::Hasher;

use crate::puzzle::PackedState;

/// Number of slots from which a table exceeds the processor's nearer caches.
pub(crate) const LARGE: usize = 1 << 18;

/// An empty slot. Records are fewer than slots, so none has this number.
const EMPTY: u32 = u32::MAX;

/// Start of a look-up: a slot, and the tag in its place within a slot.
pub(crate) type Home = (usize, u32);

/// A power of two of slots, or none.
#[derive(Clone, Debug)]
pub struct Slots {
    list: Vec<u32>,
    /// The shift that reduces a 64-bit hash to a slot number.
    shift: u32,
    /// Mask of the record number in a slot.
    numbers: u32,
}

impl Slots {
    pub(crate) const BYTES: usize = size_of::<u32>();

    pub(crate) const NONE: Self = Self { list: Vec::new(), shift: 0, numbers: 0 };

    /// Allocates `slots`, a power of two; `None` if memory is exhausted. [Clear](Self::clear_some) before use.
    pub(crate) fn reserve(slots: usize) -> Option<Self> {
        let shift = 64 - slots.checked_ilog2().unwrap_or(0);
        #[allow(clippy::cast_possible_truncation)] // at most 2^32
        let numbers = slots.wrapping_sub(1) as u32;
        reserved(slots).map(|list| Self { list, shift, numbers })
    }

    /// Clears up to `bytes` of further slots. Returns whether all are clear.
    pub(crate) fn clear_some(&mut self, bytes: usize) -> bool {
        extend(&mut self.list, EMPTY, self.numbers as usize + 1, bytes / Self::BYTES)
    }

    pub(crate) fn empty(slots: usize) -> Option<Self> {
        let mut slots = Self::reserve(slots)?;
        slots.clear_some(usize::MAX);
        Some(slots)
    }

    pub(crate) fn clear(&mut self) {
        self.list.fill(EMPTY);
    }

    pub(crate) const fn len(&self) -> usize {
        self.list.len()
    }

    /// Start of a position's look-up. Requires at least one slot.
    #[inline]
    pub(crate) fn home(&self, state: impl PackedState) -> Home {
        let mut hash = Spread(0);
        state.hash(&mut hash);
        // The upper bits of a product are mixed best.
        #[allow(clippy::cast_possible_truncation)] // keeps the low bits, which hold the tag
        let tag = (hash.0 >> (self.shift - 32)) as u32 & !self.numbers;
        #[allow(clippy::cast_possible_truncation)] // below the number of slots
        let home = (hash.0 >> self.shift) as usize;
        (home, tag)
    }

    /// The slot and record of the position with this home, or the first empty slot. `is` compares the position with a
    /// record.
    #[inline]
    pub(crate) fn find(&self, (home, tag): Home, is: impl Fn(u32) -> bool) -> (usize, Option<u32>) {
        let mut place = home;
        loop {
            let slot = self.list[place];
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

    pub(crate) const fn is_large(&self) -> bool {
        self.list.len() >= LARGE
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    #[inline]
    pub(crate) fn fill(&mut self, place: usize, (_, tag): Home, record: u32) {
        self.list[place] = tag | record;
    }

    /// The record in the home slot if its tag matches; else 0.
    #[inline]
    pub(crate) fn guess(&self, (home, tag): Home) -> u32 {
        let slot = self.list[home];
        let record = slot & self.numbers;
        if slot ^ record == tag && slot != EMPTY { record } else { 0 }
    }

    /// Touches the home slots of several look-ups. With nothing between these reads, cache misses overlap.
    #[inline]
    pub(crate) fn read(&self, homes: &[Home]) {
        std::hint::black_box(homes.iter().fold(0, |seen, &(home, _)| seen ^ self.list[home]));
    }
}

/// An empty list with capacity `count`. `None` if memory is exhausted.
pub(crate) fn reserved<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    Some(list)
}

/// Appends up to `most` copies of `item`, until the list has `count`. Returns whether it has.
pub(crate) fn extend<T: Copy>(list: &mut Vec<T>, item: T, count: usize, most: usize) -> bool {
    list.resize(count.min(list.len() + most), item);
    list.len() == count
}

/// Multiplicative hashing: the upper bits of a product depend on every bit of the factor. Equal on every platform.
///
/// Source: D. E. Knuth, The Art of Computer Programming 3, section 6.4.
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
