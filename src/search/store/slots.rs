//! Slots of a hashed table, which tells where positions are stored.
//!
//! A slot is four bytes. A position's hash tells where to begin, and the search goes on from slot to slot until
//! the position or an empty slot is found (linear probing; nothing is ever taken out). As many bits of a slot as it takes
//! to count the slots are a record's number, and the others the position's *tag*, more bits of its hash: so a look-up
//! seldom reads a record that is not the one it looks for. The steps are the same on every platform.
//!
//! Tried and left: positions in the slots themselves (twice the size, and nothing to go back by); blocks of eight slots
//! whose tags are compared at once (a tenth quicker in the middle sizes, half as slow again in small tables); look-ups without a
//! branch on what is found (a third slower where the table is not at hand, as then nothing is guessed and all is waited for).

use std::hash::Hasher;

use crate::puzzle::Packed;

/// From this many slots on a table no longer fits in a processor's nearer caches.
pub(crate) const LARGE: usize = 1 << 18;

/// An empty slot. No record has the number that it seems to hold, as there are always fewer records than slots.
const EMPTY: u32 = u32::MAX;

/// Where a look-up begins: a slot, and a tag in the bits that slots have it in.
pub(crate) type Home = (usize, u32);

/// Slots: as many as a power of two, or none.
#[derive(Clone, Debug)]
pub(crate) struct Slots {
    list: Vec<u32>,
    /// What leaves as many of a hash's 64 bits as a slot's number has.
    shift: u32,
    /// The bits of a slot that are a record's number.
    numbers: u32,
}

impl Slots {
    /// What a slot takes.
    pub(crate) const BYTES: usize = size_of::<u32>();

    /// None at all.
    pub(crate) const NONE: Self = Self { list: Vec::new(), shift: 0, numbers: 0 };

    /// The memory of so many slots, a power of two, if the machine has it. They are to be [cleared](Self::clear_some) before they are used.
    pub(crate) fn reserve(slots: usize) -> Option<Self> {
        let shift = 64 - slots.checked_ilog2().unwrap_or(0);
        #[allow(clippy::cast_possible_truncation)] // at most 2^32
        let numbers = slots.wrapping_sub(1) as u32;
        reserved(slots).map(|list| Self { list, shift, numbers })
    }

    /// Clears some more slots, up to so many bytes of them. Tells whether all are clear now.
    pub(crate) fn clear_some(&mut self, bytes: usize) -> bool {
        extend(&mut self.list, EMPTY, self.numbers as usize + 1, bytes / Self::BYTES)
    }

    /// So many empty slots, a power of two, if the machine has memory for them.
    pub(crate) fn empty(slots: usize) -> Option<Self> {
        let mut slots = Self::reserve(slots)?;
        slots.clear_some(usize::MAX);
        Some(slots)
    }

    /// Empties all slots.
    pub(crate) fn clear(&mut self) {
        self.list.fill(EMPTY);
    }

    /// How many slots there are.
    pub(crate) const fn len(&self) -> usize {
        self.list.len()
    }

    /// Where the look-up of a position begins. There are several slots.
    #[inline]
    pub(crate) fn home(&self, state: impl Packed) -> Home {
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

    /// Whether it is too large to be at hand in a processor's nearer caches.
    pub(crate) const fn is_large(&self) -> bool {
        self.list.len() >= LARGE
    }

    /// Whether there is no slot at all.
    pub(crate) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Fills a slot that was found.
    #[inline]
    pub(crate) fn fill(&mut self, place: usize, (_, tag): Home, record: u32) {
        self.list[place] = tag | record;
    }

    /// What stands where a look-up begins, if it seems to be of that position: its record; else 0.
    #[inline]
    pub(crate) fn guess(&self, (home, tag): Home) -> u32 {
        let slot = self.list[home];
        let record = slot & self.numbers;
        if slot ^ record == tag && slot != EMPTY { record } else { 0 }
    }

    /// Reads where look-ups will begin. Nothing else is done between these reads, so that as many as a processor can wait for
    /// are under way together.
    #[inline]
    pub(crate) fn read(&self, homes: &[Home]) {
        std::hint::black_box(homes.iter().fold(0, |seen, &(home, _)| seen ^ self.list[home]));
    }
}

/// An empty list with room for so many items, if the machine has memory for it.
pub(crate) fn reserved<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    Some(list)
}

/// Makes a list of an item longer by up to `most`, until it has `count`. Tells whether it has.
pub(crate) fn extend<T: Copy>(list: &mut Vec<T>, item: T, count: usize, most: usize) -> bool {
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
