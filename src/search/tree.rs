//! A tree of stored positions, with the moves by which they were reached.
//!
//! Positions are written down one after the other, as *records*: what a search stores first is record 0. A position's
//! parent is not stored: taking the move back leads there. So a position costs little more than its own size, and a
//! solution is read off by going home.
//!
//! A table finds the record of a position. It has blocks of eight slots, and a position's hash tells the block where to
//! begin: first there, then in those that follow (linear probing, a block at a time). Nothing is ever taken out, and a
//! block is filled from its beginning. Of each position's hash a block keeps seven bits, its *tag*, all eight of them in
//! one word: so a look-up compares eight positions in a few steps and seldom reads one that is not the one it looks for,
//! and the steps are the same on every platform. (Abseil's "Swiss tables", M. Kulukundis 2017, do the same with sixteen.)
//!
//! **Going back.** A record is never written twice, and a search is deterministic. So what it had stored at an earlier time are the
//! first so many records, and it goes back by remembering how many: a [`Tree`] without its [`Records`] is a few numbers. What
//! was stored later stays where it is, known to the table but passed over, until the search comes by again and stores the
//! same positions in the same places. What memory is accounted for goes back, too.
//!
//! Tried and left: positions in the table itself (twice as large, nothing to go back by, and copying it to go back costs what
//! a good part of making it did); probing position by position (its branches are mispredicted); reading ahead in tables
//! that fit in the caches, or for one position's successors at a time (too few reads to wait for together); growing small
//! tables fourfold (a tenth of the time saved, up to half more memory taken).

use std::hash::{Hash, Hasher};

use super::memory::Memory;
use crate::puzzle::{Move, MoveSet, Puzzle};

/// The move by which a position was reached, in one byte; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct By(u8);

impl By {
    /// What roots were reached by.
    pub const NONE: Self = Self(u8::MAX);

    /// The move, unless the position is a root.
    #[inline]
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        if self.0 == u8::MAX { None } else { Some(Move(self.0)) }
    }
}

impl From<Move> for By {
    #[inline]
    fn from(mv: Move) -> Self {
        Self(mv.0)
    }
}

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
    records: [u32; BLOCK],
}

impl Block {
    const EMPTY: Self = Self { tags: 0, records: [0; BLOCK] };

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

    /// How many slots are taken.
    #[inline]
    fn taken(&self) -> usize {
        BLOCK - self.tags.leading_zeros() as usize / 8
    }

    /// Fills the slot at `place`, the first that is empty.
    #[inline]
    fn fill(&mut self, place: usize, record: u32, tags: u64) {
        self.tags |= (tags & 0xff) << (8 * place);
        self.records[place] = record;
    }
}

/// How many positions are read ahead for at once, at most.
const AHEAD: u32 = 128;

/// Everything that was ever stored in a [`Tree`].
#[derive(Clone, Debug)]
pub struct Records<S, V> {
    states: Vec<S>,
    values: Vec<V>,
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
        Self { states: Vec::new(), values: Vec::new(), blocks: Vec::new(), shift: 0, replaced: Vec::new() }
    }
}

impl<S: Copy + Eq + Hash, V: Copy> Records<S, V> {
    fn slots(&self) -> usize {
        self.blocks.len() * BLOCK
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

    /// The newest record of `state` among the first `len`, or else of all.
    #[inline]
    fn find(&self, state: S, len: u32) -> Option<u32> {
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
        if record as usize == self.states.len() {
            self.states.push(state);
            self.values.push(value);
        }
        debug_assert!(self.states[record as usize] == state, "searches are deterministic");
    }

    /// Makes the table anew with so many blocks, for the first `len` records. Tells whether the machine has memory for
    /// it; when not, the table stays as large as it was.
    fn rehash(&mut self, count: usize, len: u32) -> bool {
        let before = self.blocks.len();
        // All that the new table needs is in the records: the old one makes room for it.
        self.blocks = Vec::new();
        let grown = self.blocks.try_reserve_exact(count).is_ok();
        self.blocks.resize(if grown { count } else { before }, Block::EMPTY);
        self.shift = 64 - self.blocks.len().ilog2();
        let mut homes = [(0, 0); AHEAD as usize];
        for first in (0..len).step_by(AHEAD as usize) {
            let handful = first..len.min(first.saturating_add(AHEAD));
            // Some at a time, so that their blocks are waited for together.
            let mut seen = 0;
            for (record, home) in handful.clone().zip(&mut homes) {
                *home = self.home(self.states[record as usize]);
                seen ^= self.blocks[home.0].tags;
            }
            std::hint::black_box(seen);
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

/// Stored positions, each with a value of the search's choice.
#[derive(Clone, Debug)]
pub struct Tree<S, V> {
    records: Records<S, V>,
    /// How many records there are at this time.
    len: u32,
    /// How many of them were stored in the place of older ones.
    replaced: u32,
    /// How many records fit before something has to grow.
    room: u32,
    /// The sizes that are accounted for: of the table, of the list of records, of the list of replaced ones.
    slots: usize,
    listed: usize,
    replaced_room: usize,
}

impl<S, V> Default for Tree<S, V> {
    fn default() -> Self {
        let records = Records::default();
        Self { records, len: 0, replaced: 0, room: 0, slots: 0, listed: 0, replaced_room: 0 }
    }
}

impl<S: Copy + Eq + Hash, V: Copy> Tree<S, V> {
    const FIRST_SLOTS: usize = 256;
    /// From this many slots on a table no longer fits in a processor's nearer caches.
    const LARGE: usize = 1 << 18;
    /// How many records there are.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.len
    }

    /// How many different positions are stored.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        (self.len - self.replaced) as u64
    }

    /// Whether nothing is stored.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The position and the value of a record.
    #[inline]
    #[must_use]
    pub fn record(&self, record: u32) -> (S, V) {
        (self.records.states[record as usize], self.records.values[record as usize])
    }

    /// The place of a record's value. What is changed in it stays so when the search goes back: it must be something that
    /// then does no harm, or that is the same whenever it is written.
    #[inline]
    pub fn value_mut(&mut self, record: u32) -> &mut V {
        &mut self.records.values[record as usize]
    }

    /// The record of `state`, if it is stored: of several the newest. O(1) expected.
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(state, self.len)
    }

    /// The value stored with `state`, if it is stored. O(1) expected.
    #[inline]
    #[must_use]
    pub fn get(&self, state: S) -> Option<V> {
        self.find(state).map(|record| self.record(record).1)
    }

    /// Stores `state` with `value` in a new record, or gives the record that it has already. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) comes first.
    #[inline]
    pub fn insert(&mut self, state: S, value: V) -> Option<u32> {
        assert!(self.len < self.room, "make_room comes before insert");
        let records = &mut self.records;
        let (home, tags) = records.home(state);
        let (number, place, known) = records.slot(state, tags, home);
        if known {
            let newest = records.blocks[number].records[place];
            if let Some(record) = records.within(newest, self.len) {
                return Some(record);
            }
        } else {
            records.blocks[number].fill(place, self.len, tags);
        }
        records.write(self.len, state, value);
        self.len += 1;
        None
    }

    /// Stores `state` with another value, in a new record and in the place of an `older` one, of which `state` is
    /// found no more. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) and [`make_room_to_replace`](Self::make_room_to_replace)
    /// come first.
    pub fn replace(&mut self, older: u32, state: S, value: V) {
        assert!(self.len < self.room, "make_room comes before replace");
        let records = &mut self.records;
        // Else it was replaced before the search went back, and perhaps again: the table has the newest of all.
        if self.replaced as usize == records.replaced.len() {
            let (home, tags) = records.home(state);
            let (number, place, _) = records.slot(state, tags, home);
            records.blocks[number].records[place] = self.len;
            records.replaced.push((self.len, older));
        }
        records.write(self.len, state, value);
        self.len += 1;
        self.replaced += 1;
    }

    /// Whether the table is too large to be at hand in a processor's nearer caches.
    #[inline]
    #[must_use]
    pub const fn is_large(&self) -> bool {
        self.slots >= Self::LARGE
    }

    /// Reads what look-ups of `states` will read first, so that it is at hand when they come: these reads wait
    /// for memory together, where the look-ups would wait one after the other. Worth it in a
    /// [large](Self::is_large) table.
    #[inline(never)] // searches with small tables are faster without it among their own instructions
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let records = &self.records;
        let mut homes = [(0, 0); AHEAD as usize];
        let (mut count, mut seen) = (0, 0);
        for (state, home) in states.into_iter().zip(&mut homes) {
            *home = records.home(state);
            seen ^= records.blocks[home.0].tags;
            count += 1;
        }
        // Where one seems to be stored its record is read, too; elsewhere another: to ask first is to wait for the answer.
        let mut alike = 0;
        for &(number, tags) in &homes[..count] {
            let block = &records.blocks[number];
            let place = block.equal(tags).trailing_zeros() as usize / 8 % BLOCK;
            alike += u32::from(records.states[block.records[place] as usize] == records.states[0]);
        }
        std::hint::black_box((seen, alike));
    }

    /// Sees to it that one more record fits, and tells whether it does: not when a larger table would
    /// pass the limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        self.len < self.room || self.grow(memory)
    }

    /// The same for a record in the place of an older one, besides.
    #[inline]
    pub fn make_room_to_replace(&mut self, memory: &mut Memory) -> bool {
        (self.replaced as usize) < self.replaced_room || self.grow_replaced(memory)
    }

    #[cold]
    fn grow_replaced(&mut self, memory: &mut Memory) -> bool {
        let replaced = &mut self.records.replaced;
        grow_lists(&mut self.replaced_room, memory, size_of::<(u32, u32)>(), |room| reserve(replaced, room))
    }

    /// Grows what is full: the table, or the list of records.
    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        if self.len as usize >= most(self.slots) && !self.grow_table(memory) {
            return false;
        }
        let Records { states, values, .. } = &mut self.records;
        if self.len as usize >= self.listed
            && !grow_lists(&mut self.listed, memory, size_of::<S>() + size_of::<V>(), |room| {
                reserve(states, room) && reserve(values, room)
            })
        {
            return false;
        }
        // One number less than there are is left to mean none.
        self.room = u32::try_from(most(self.slots).min(self.listed)).unwrap_or(u32::MAX);
        self.len < self.room
    }

    /// Doubles the table. One that has outgrown the caches is costly to fill, and grows fourfold, if it may.
    fn grow_table(&mut self, memory: &mut Memory) -> bool {
        let doubled = (2 * self.slots).max(Self::FIRST_SLOTS);
        let fourfold = self.slots >= Self::LARGE && self.grow_table_to(2 * doubled, memory);
        fourfold || self.grow_table_to(doubled, memory)
    }

    fn grow_table_to(&mut self, slots: usize, memory: &mut Memory) -> bool {
        let bytes = |slots| slots / BLOCK * size_of::<Block>();
        let (len, records) = (self.len, &mut self.records);
        let grown = memory.replace(bytes(self.slots), bytes(slots), || {
            records.slots() >= slots || records.rehash(slots / BLOCK, len)
        });
        if grown {
            self.slots = slots;
        }
        grown
    }

    /// Exchanges what was ever stored, and leaves the numbers as they are: see [`Search::swap_stored`](super::Search::swap_stored).
    pub fn swap_records(&mut self, records: &mut Records<S, V>) {
        std::mem::swap(&mut self.records, records);
    }
}

/// Grows lists of `room` items, of `bytes` together, by a half. `reserve` sees to it that they have the new room.
fn grow_lists(
    room: &mut usize,
    memory: &mut Memory,
    bytes: usize,
    reserve: impl FnOnce(usize) -> bool,
) -> bool {
    let larger = (*room + *room / 2).max(FIRST_RECORDS);
    let grown = memory.exchange(*room * bytes, larger * bytes, || reserve(larger));
    if grown {
        *room = larger;
    }
    grown
}

/// Sees to it that a list has room for so many items. Tells whether the machine has memory for it.
fn reserve<T>(list: &mut Vec<T>, room: usize) -> bool {
    list.try_reserve_exact(room.saturating_sub(list.len())).is_ok()
}

/// How many records there is room for at first.
const FIRST_RECORDS: usize = 64;

/// How many records a table of so many slots may have: fuller, and look-ups would pass through many full blocks.
const fn most(slots: usize) -> usize {
    slots / 16 * 13
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

/// The moves worth trying in `state`, which was reached by `by`: all but the one straight back.
#[inline]
pub fn onward<P: Puzzle>(puzzle: &P, state: P::State, by: By) -> MoveSet {
    let moves = puzzle.moves(state);
    by.mv().map_or(moves, |by| moves.without(puzzle.inverse(by)))
}

/// The positions that the moves worth trying lead to from each of `reached`.
#[inline]
pub fn successors<P: Puzzle>(
    puzzle: &P,
    reached: impl Iterator<Item = (P::State, By)>,
) -> impl Iterator<Item = P::State> {
    reached.flat_map(move |(state, by)| {
        onward(puzzle, state, by).into_iter().map(move |mv| puzzle.after(state, mv))
    })
}

/// The moves that lead from `state` home to the root it was reached from, the last one made first,
/// each as it was made. `by` tells how a stored position was reached.
pub fn way_back<P: Puzzle>(puzzle: &P, state: P::State, by: impl Fn(P::State) -> By) -> Vec<Move> {
    let mut here = state;
    let mut moves = Vec::new();
    while let Some(mv) = by(here).mv() {
        moves.push(mv);
        here = puzzle.after(here, puzzle.inverse(mv));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unlimited() -> Memory {
        Memory::new(u64::MAX)
    }

    /// Stores what is not stored yet, with its number as its value.
    fn store(tree: &mut Tree<u64, u32>, memory: &mut Memory, states: impl IntoIterator<Item = u64>) {
        for state in states {
            assert!(tree.make_room(memory));
            tree.insert(state, tree.len());
        }
    }

    #[test]
    fn a_position_is_stored_once_and_keeps_its_value() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), unlimited());
        assert_eq!(tree.get(7), None);
        for (state, value) in [(7, 1), (8, 2), (9, 3)] {
            assert!(tree.make_room(&mut memory));
            assert_eq!(tree.insert(state, value), None);
        }
        assert_eq!(tree.insert(7, 4), Some(0));
        *tree.value_mut(2) = 6;
        assert_eq!([7, 8, 9, 10].map(|state| tree.get(state)), [Some(1), Some(2), Some(6), None]);
        assert_eq!((tree.len(), tree.positions(), tree.record(2)), (3, 3, (9, 6)));
    }

    #[test]
    fn every_position_is_found_again_however_often_the_table_grew() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..100_000).map(|n| n * n));
        assert!((0..100_000).all(|n| tree.get(u64::from(n) * u64::from(n)) == Some(n)));
        assert_eq!(tree.get(2), None);
    }

    #[test]
    fn what_is_accounted_for_is_what_is_taken() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, 0..1000);
        // 2,048 slots of five bytes and 1093 records of twelve: 64 grown by half seven times.
        assert_eq!(memory.taken(), 2048 * 5 + 1093 * 12);
        let records = &tree.records;
        assert_eq!(records.slots(), 2048);
        assert!(records.states.capacity() >= 1093 && records.values.capacity() >= 1093);
    }

    #[test]
    fn a_table_that_may_not_grow_keeps_what_it_has() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), Memory::new(3000));
        let mut stored = 0;
        while tree.make_room(&mut memory) {
            tree.insert(stored, 0);
            stored += 1;
        }
        assert!(memory.peak() <= 3000);
        // 256 slots take 1,280 bytes and 144 records 720; 216 would take 1,080 beside them.
        assert_eq!(stored, 144);
        assert!((0..stored).all(|state| tree.get(state).is_some()));
    }

    #[test]
    fn a_tree_goes_back_to_what_it_was_and_on_from_there_as_before() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..500).map(|n| n * n));
        let mut nothing = Records::default();
        tree.swap_records(&mut nothing);
        let (earlier, earlier_memory) = (tree.clone(), memory);
        tree.swap_records(&mut nothing);
        store(&mut tree, &mut memory, (500..5000).map(|n| n * n));
        let end = memory;

        tree.swap_records(&mut nothing);
        (tree, memory) = (earlier, earlier_memory);
        tree.swap_records(&mut nothing);
        assert_eq!((tree.len(), tree.get(499 * 499), tree.get(500 * 500)), (500, Some(499), None));
        store(&mut tree, &mut memory, (400..5000).map(|n| n * n));
        assert_eq!((tree.len(), tree.get(499 * 499), tree.get(4999 * 4999)), (5000, Some(499), Some(4999)));
        assert_eq!(memory, end);
        store(&mut tree, &mut memory, (5000..9000).map(|n| n * n));
        assert!((0..9000).all(|n| tree.get(u64::from(n) * u64::from(n)) == Some(n)));
    }

    #[test]
    fn of_records_of_one_position_the_newest_counts_and_after_going_back_the_newest_of_then() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, 0..10);
        let mut times = Vec::new();
        for older in [7, 10, 11] {
            let mut nothing = Records::default();
            tree.swap_records(&mut nothing);
            times.push(tree.clone());
            tree.swap_records(&mut nothing);
            assert!(tree.make_room(&mut memory) && tree.make_room_to_replace(&mut memory));
            tree.replace(older, 7, 100 + older);
        }
        store(&mut tree, &mut memory, 10..1000);
        assert_eq!((tree.find(7), tree.get(7), tree.positions()), (Some(12), Some(111), 1000));
        for (then, record) in times.into_iter().zip([7, 10, 11]) {
            let mut records = Records::default();
            tree.swap_records(&mut records);
            tree = then;
            tree.swap_records(&mut records);
            assert_eq!((tree.find(7), tree.positions(), tree.get(10)), (Some(record), 10, None));
        }
    }
}
