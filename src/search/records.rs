//! Records of positions, and the table that finds them: what a [`Tree`](super::tree::Tree) has stored, at any time.
//!
//! The table has blocks of eight slots, and a position's hash tells the block where to begin: first there, then in those
//! that follow (linear probing, a block at a time). Nothing is ever taken out, and a block is filled from its beginning. Of
//! each position's hash a block keeps seven bits, its *tag*, all eight of them in one word: so a look-up compares eight
//! positions in a few steps and seldom reads one that is not the one it looks for, and the steps are the same on every
//! platform. (Abseil's "Swiss tables", M. Kulukundis 2017, do the same with sixteen.)
//!
//! Tried and left: positions in the table itself (half the time on large tables, but twice the size, and nothing to go back
//! by); a list in pages, which need not be copied to grow (a tenth slower, or more); probing position by position (its
//! branches are mispredicted); reading ahead in tables that fit in the caches, or for one position's successors at a time
//! (too few reads to wait for together).

use std::hash::{Hash, Hasher};

/// How many slots a block has: as many as a word has bytes.
const BLOCK: usize = 8;

/// Where in a hash the tag begins: below any block's number, as no table has 2^40 blocks, and high enough to
/// depend on most of a position.
const TAG_SHIFT: u32 = 17;

/// The lowest bit of every byte, and the highest.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

/// Neighbouring slots.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// A byte for each slot: 0 if it is empty, else the highest bit and the tag.
    tags: u64,
    /// In an empty slot a number above all.
    records: [u32; BLOCK],
}

impl Block {
    const EMPTY: Self = Self { tags: 0, records: [u32::MAX; BLOCK] };

    /// The highest bit of each byte that is the slot's of a tag; `tags` is that tag in every byte.
    #[inline]
    const fn equal(&self, tags: u64) -> u64 {
        // Where tags are equal nothing differs; adding carries any difference into a byte's highest bit.
        let differ = self.tags ^ tags;
        !(((differ & !HIGHEST) + !HIGHEST) | differ) & HIGHEST
    }

    /// The places of the slots with a tag.
    #[inline]
    fn places(&self, tags: u64) -> impl Iterator<Item = usize> + use<> {
        let mut equal = self.equal(tags);
        std::iter::from_fn(move || {
            let place = (equal != 0).then(|| equal.trailing_zeros() as usize / 8)?;
            equal &= equal - 1;
            Some(place)
        })
    }

    /// The place of the first slot that has a tag or is empty; [`BLOCK`] if there is none.
    #[inline]
    fn place_for(&self, tags: u64) -> usize {
        ((self.equal(tags) | !self.tags & HIGHEST).trailing_zeros() / 8) as usize
    }

    /// How many slots are taken.
    #[inline]
    fn taken(&self) -> usize {
        BLOCK - self.tags.leading_zeros() as usize / 8
    }

    /// Fills the slot at `place`, the first that is empty or one that has this tag.
    #[inline]
    fn fill(&mut self, place: usize, record: u32, tags: u64) {
        self.tags |= (tags & 0xff) << (8 * place);
        self.records[place] = record;
    }
}

/// How many positions are read ahead for at once, at most.
const AHEAD: u32 = 128;

/// For how many records room is laid out at once.
const LAID_OUT: usize = 256;

/// How many records a table of so many slots may have: fuller, and look-ups would pass through many full blocks.
pub(super) const fn most(slots: usize) -> usize {
    slots / 16 * 13
}

/// Everything that was ever stored in a [`Tree`](super::tree::Tree).
#[derive(Clone, Debug)]
pub struct Records<S, V> {
    /// Longer than there are records: what follows them means nothing.
    states: Vec<S>,
    values: Vec<V>,
    /// How many records were written before the search last went back.
    written: u32,
    /// A power of two, or none.
    blocks: Vec<Block>,
    /// What leaves as many of a hash's 64 bits as a block's number has.
    shift: u32,
    /// For each record that was stored in the place of an older one of the same position: both, the newer first, in the
    /// order of the newer ones.
    replaced: Vec<(u32, u32)>,
}

impl<S, V> Default for Records<S, V> {
    fn default() -> Self {
        Self {
            states: Vec::new(),
            values: Vec::new(),
            written: 0,
            blocks: Vec::new(),
            shift: 0,
            replaced: Vec::new(),
        }
    }
}

impl<S: Copy + Eq + Hash, V: Copy> Records<S, V> {
    /// How many slots the table has.
    pub(super) fn slots(&self) -> usize {
        self.blocks.len() * BLOCK
    }

    /// What a table of so many slots takes, in bytes.
    pub(super) const fn table_bytes(slots: usize) -> usize {
        slots / BLOCK * size_of::<Block>()
    }

    /// Sees to it that there is room for so many records. Tells whether the machine has memory for it.
    pub(super) fn reserve(&mut self, room: usize) -> bool {
        reserve(&mut self.states, room) && reserve(&mut self.values, room)
    }

    /// The same for records in the place of older ones.
    pub(super) fn reserve_replaced(&mut self, room: usize) -> bool {
        reserve(&mut self.replaced, room)
    }

    /// The position and the value of a record.
    #[inline]
    pub(super) fn get(&self, record: u32) -> (S, V) {
        (self.states[record as usize], self.values[record as usize])
    }

    /// The place of a record's value.
    #[inline]
    pub(super) fn value_mut(&mut self, record: u32) -> &mut V {
        &mut self.values[record as usize]
    }

    /// Takes note that so many records are written: if the search now goes back, those it passes again stay as they are.
    pub(super) fn keep(&mut self, len: u32) {
        self.written = self.written.max(len);
    }

    /// The record of `state` among the first `len`, and that it was known; or else a new one of the number `len`.
    ///
    /// Whether a position is known cannot be predicted, and a processor that guesses wrong loses more time than all
    /// this takes. So there is no branch on it: the new record is written in any case, and taken to be meant where the
    /// slot has none; that what the slot now holds is of this position is then as good as certain.
    #[inline]
    pub(super) fn insert(&mut self, len: u32, state: S, value: V) -> (u32, bool) {
        let (home, tags) = self.home(state);
        if len < self.written {
            return self.insert_step_by_step(len, state, home, tags);
        }
        self.write(len, state, value);
        let block = &mut self.blocks[home];
        let place = block.place_for(tags);
        if place < BLOCK {
            let record = block.records[place].min(len);
            if self.states[record as usize] == state {
                block.fill(place, record, tags);
                return (record, record < len);
            }
        }
        self.insert_step_by_step(len, state, home, tags)
    }

    /// The same where the first slot does not decide, or after the search went back. The record is written.
    #[inline(never)]
    fn insert_step_by_step(&mut self, len: u32, state: S, home: usize, tags: u64) -> (u32, bool) {
        let (number, place, known) = self.slot(state, tags, home);
        if !known {
            self.blocks[number].fill(place, len, tags);
        } else if let Some(record) = self.within(self.blocks[number].records[place], len) {
            return (record, true);
        }
        debug_assert!(self.states[len as usize] == state, "searches are deterministic");
        (len, false)
    }

    /// Stores `state` as the record number `len`, in the place of an `older` one, as the one of this number `among`
    /// those that were so stored.
    pub(super) fn replace(&mut self, len: u32, among: u32, older: u32, state: S, value: V) {
        // Else it was replaced before the search went back, and perhaps again: the table has the newest of all.
        if among as usize == self.replaced.len() {
            let (home, tags) = self.home(state);
            let (number, place, _) = self.slot(state, tags, home);
            self.blocks[number].records[place] = len;
            self.replaced.push((len, older));
        }
        self.write(len, state, value);
    }

    /// Reads what look-ups of `states` will read first: see [`Tree::read_ahead`](super::tree::Tree::read_ahead).
    #[inline(never)] // searches with small tables are faster without it among their own instructions
    pub(super) fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let mut homes = [(0, 0); AHEAD as usize];
        let mut count = 0;
        for (state, home) in states.into_iter().zip(&mut homes) {
            *home = self.home(state);
            count += 1;
        }
        let seen = self.read_blocks(&homes[..count]);
        // Where one seems to be stored its record is read, too; elsewhere the last: to ask first is to wait for the answer.
        let last = self.states.len() - 1;
        for (home, tags) in &mut homes[..count] {
            let block = &self.blocks[*home];
            *home = last.min(block.records[block.place_for(*tags) % BLOCK] as usize);
        }
        let alike = homes[..count]
            .iter()
            .fold(0, |alike, &(record, _)| alike + u32::from(self.states[record] == self.states[0]));
        std::hint::black_box((seen, alike));
    }

    /// Reads the beginnings and the ends of blocks, which may lie in two lines of a cache. Nothing else is done between
    /// these reads, so that as many as a processor can wait for are under way together.
    #[inline]
    fn read_blocks(&self, homes: &[(usize, u64)]) -> u64 {
        homes.iter().fold(0, |seen, &(number, _)| {
            let block = &self.blocks[number];
            seen ^ block.tags ^ u64::from(block.records[BLOCK - 1])
        })
    }

    /// The block at which the search for `state` begins, and its tag in every byte of a word.
    #[inline]
    fn home(&self, state: S) -> (usize, u64) {
        let mut hash = Spread(0);
        state.hash(&mut hash);
        #[allow(clippy::cast_possible_truncation)] // below the number of blocks
        let block = (hash.0 >> self.shift) as usize;
        (block, (hash.0 >> TAG_SHIFT & 0x7f | 0x80) * LOWEST)
    }

    /// The slot that holds a record of `state`, by block and place; else the first empty one, and that it is empty.
    #[inline]
    fn slot(&self, state: S, tags: u64, home: usize) -> (usize, usize, bool) {
        let mut number = home;
        loop {
            let block = &self.blocks[number];
            let mut places = block.places(tags);
            if let Some(place) = places.find(|&place| self.states[block.records[place] as usize] == state) {
                return (number, place, true);
            }
            let taken = block.taken();
            if taken < BLOCK {
                return (number, taken, false);
            }
            number = (number + 1) & (self.blocks.len() - 1);
        }
    }

    /// The newest record of `state` among the first `len`.
    #[inline]
    pub(super) fn find(&self, state: S, len: u32) -> Option<u32> {
        if self.blocks.is_empty() {
            return None;
        }
        let (home, tags) = self.home(state);
        match self.slot(state, tags, home) {
            (number, place, true) => self.within(self.blocks[number].records[place], len),
            _ => None,
        }
    }

    /// `record`, if it is among the first `len`; else the newest one of those that it was stored in the place of.
    #[inline]
    fn within(&self, record: u32, len: u32) -> Option<u32> {
        if record < len { Some(record) } else { self.older(record, len) }
    }

    /// What was stored after this time is found only after going back.
    #[cold]
    fn older(&self, record: u32, len: u32) -> Option<u32> {
        let mut here = record;
        while here >= len {
            let place = self.replaced.binary_search_by_key(&here, |&(newer, _)| newer).ok()?;
            (_, here) = self.replaced[place];
        }
        Some(here)
    }

    /// Writes down a record, unless it stands there from before the search went back: then it may already say what came
    /// of it later.
    #[inline]
    fn write(&mut self, record: u32, state: S, value: V) {
        let place = record as usize;
        if record >= self.written {
            if place >= self.states.len() {
                self.lay_out(state, value);
            }
            self.states[place] = state;
            self.values[place] = value;
        }
        debug_assert!(self.states[place] == state, "searches are deterministic");
    }

    /// Fills some of the room there is with anything, so that records can be written there.
    #[cold]
    fn lay_out(&mut self, state: S, value: V) {
        let laid_out = self.states.len();
        let room = self.states.capacity().min(self.values.capacity()).min(most(self.slots()));
        assert!(laid_out < room, "make_room comes before insert");
        let more = room.min(laid_out + LAID_OUT);
        self.states.resize(more, state);
        self.values.resize(more, value);
    }

    /// Makes the table anew with so many slots, for the first `len` records. Tells whether the machine has memory for
    /// it; when not, the table stays as large as it was.
    pub(super) fn grow_table(&mut self, slots: usize, len: u32) -> bool {
        let (before, count) = (self.blocks.len(), slots / BLOCK);
        // All that the new table needs is in the records: the old one makes room for it.
        self.blocks = Vec::new();
        let grown = self.blocks.try_reserve_exact(count).is_ok();
        if !grown && before == 0 {
            return false;
        }
        self.blocks.resize(if grown { count } else { before }, Block::EMPTY);
        self.shift = 64 - self.blocks.len().ilog2();
        let mut homes = [(0, 0); AHEAD as usize];
        for first in (0..len).step_by(AHEAD as usize) {
            let handful = first..len.min(first.saturating_add(AHEAD));
            // Some at a time, so that their blocks are waited for together.
            for (record, home) in handful.clone().zip(&mut homes) {
                *home = self.home(self.states[record as usize]);
            }
            std::hint::black_box(self.read_blocks(&homes[..handful.len()]));
            for (record, &(home, tags)) in handful.zip(&homes) {
                self.enter(record, home, tags);
            }
        }
        grown
    }

    /// Enters a record into the table, in the place of an older one of its position if there is one.
    #[inline]
    fn enter(&mut self, record: u32, home: usize, tags: u64) {
        // Where none was ever replaced, all positions differ.
        let (number, place, known) = if self.replaced.is_empty() {
            self.empty_slot(home)
        } else {
            self.slot(self.states[record as usize], tags, home)
        };
        let block = &mut self.blocks[number];
        if known {
            block.records[place] = record;
        } else {
            block.fill(place, record, tags);
        }
    }

    /// The first empty slot from `home` on.
    #[inline]
    fn empty_slot(&self, home: usize) -> (usize, usize, bool) {
        let mut number = home;
        loop {
            let taken = self.blocks[number].taken();
            if taken < BLOCK {
                return (number, taken, false);
            }
            number = (number + 1) & (self.blocks.len() - 1);
        }
    }
}

/// Sees to it that a list has room for so many items. Tells whether the machine has memory for it.
fn reserve<T>(list: &mut Vec<T>, room: usize) -> bool {
    list.try_reserve_exact(room.saturating_sub(list.len())).is_ok()
}

/// Multiplicative hashing (D. E. Knuth, The Art of Computer Programming 3, section 6.4): the upper bits
/// of a product depend on every bit of the factor. The same on every platform.
struct Spread(u64);

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
