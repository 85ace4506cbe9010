//! A tree of stored positions: each once, with the move by which it was reached.
//!
//! A position's parent is not stored: taking the move back leads there. So a position costs little more
//! than its own size, and a solution is read off by going home.
//!
//! The positions stand in blocks of eight and are found by their hash: first in the block where it points,
//! then in those that follow (linear probing, a block at a time). Nothing is ever taken out, and a block is
//! filled from its beginning. Of each position's hash a block keeps seven bits, its *tag*, all eight of them
//! in one word: so a look-up compares eight positions in a few steps and seldom reads one that is not the
//! one it looks for, and the steps are the same on every platform. (Abseil's "Swiss tables", M. Kulukundis
//! 2017, do the same with sixteen.)
//!
//! Tried and left: probing position by position (its branches are mispredicted); comparing the eight
//! positions themselves (more to read, and slow where there are no vectors); reading ahead in tables that
//! fit in the caches, or for one position's successors at a time (too few reads to wait for together);
//! growing small tables fourfold (a tenth of the time saved, up to half more memory taken).

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

/// Neighbouring slots: tags, positions and values close together, so that storing one position touches one
/// place in memory; but apart, so that positions lie as densely as they can.
#[derive(Clone, Copy, Debug)]
struct Block<S, V> {
    /// A byte for each slot: 0 if it is empty, else the highest bit and the tag.
    tags: u64,
    states: [S; BLOCK],
    values: [V; BLOCK],
}

impl<S: Copy + Eq, V> Block<S, V> {
    /// The place that holds `state`, whose tag is repeated in every byte of `tags`.
    #[inline]
    fn find(&self, state: S, tags: u64) -> Option<usize> {
        // Where tags are equal nothing differs; adding carries any difference into a byte's highest bit.
        let differ = self.tags ^ tags;
        let mut equal = !(((differ & !HIGHEST) + !HIGHEST) | differ) & HIGHEST;
        while equal != 0 {
            let place = equal.trailing_zeros() as usize / 8;
            if self.states[place] == state {
                return Some(place);
            }
            equal &= equal - 1;
        }
        None
    }

    /// How many slots are taken.
    #[inline]
    fn taken(&self) -> usize {
        BLOCK - self.tags.leading_zeros() as usize / 8
    }

    /// Fills the slot at `place`, the first that is empty.
    #[inline]
    fn fill(&mut self, place: usize, state: S, value: V, tags: u64) {
        self.tags |= (tags & 0xff) << (8 * place);
        self.states[place] = state;
        self.values[place] = value;
    }
}

/// Stored positions, each with a value of the search's choice.
#[derive(Clone, Debug)]
pub struct Tree<S, V> {
    /// The first position ever stored, which stands alone until there is a table; then it fills what is
    /// empty.
    first: Option<(S, V)>,
    /// A power of two, or none.
    blocks: Vec<Block<S, V>>,
    /// What leaves as many of a hash's 64 bits as a block's number has.
    shift: u32,
    len: usize,
    /// How many positions may be stored before the table has to grow.
    most: usize,
}

impl<S, V> Default for Tree<S, V> {
    fn default() -> Self {
        Self { first: None, blocks: Vec::new(), shift: 0, len: 0, most: 1 }
    }
}

impl<S: Copy + Eq + Hash, V: Copy> Tree<S, V> {
    const FIRST_SLOTS: usize = 64;
    /// From this many slots on a table no longer fits in a processor's nearer caches.
    const LARGE: usize = 1 << 18;

    /// How many positions are stored.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing is stored.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value stored with `state`, if it is stored. O(1) expected.
    #[inline]
    #[must_use]
    pub fn get(&self, state: S) -> Option<V> {
        if self.blocks.is_empty() {
            return self.first.filter(|&(first, _)| first == state).map(|(_, value)| value);
        }
        let (mut number, tags) = self.home(state);
        loop {
            let block = &self.blocks[number];
            if let Some(place) = block.find(state, tags) {
                return Some(block.values[place]);
            }
            if block.taken() < BLOCK {
                return None;
            }
            number = self.following(number);
        }
    }

    /// Stores `state` with `value`, or gives the value that it is already stored with. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) comes first.
    #[inline]
    pub fn insert(&mut self, state: S, value: V) -> Option<&mut V> {
        assert!(!self.is_full(), "make_room comes before insert");
        if self.blocks.is_empty() {
            self.first = Some((state, value));
            self.len = 1;
            return None;
        }
        let (mut number, tags) = self.home(state);
        loop {
            let block = &self.blocks[number];
            if let Some(place) = block.find(state, tags) {
                return Some(&mut self.blocks[number].values[place]);
            }
            let taken = block.taken();
            if taken < BLOCK {
                self.blocks[number].fill(taken, state, value, tags);
                self.len += 1;
                return None;
            }
            number = self.following(number);
        }
    }

    /// Whether the table is too large to be at hand in a processor's nearer caches.
    #[inline]
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.slots() >= Self::LARGE
    }

    /// Reads what look-ups of `states` will read first, so that it is at hand when they come: these reads wait
    /// for memory together, where the look-ups would wait one after the other. Worth it in a
    /// [large](Self::is_large) table.
    #[inline(never)] // searches with small tables are faster without it among their own instructions
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let tags = states.into_iter().map(|state| self.blocks[self.home(state).0].tags);
        std::hint::black_box(tags.fold(0, |all, tags| all ^ tags));
    }

    /// The block at which the search for `state` begins, and its tag in every byte of a word. The block is
    /// the hash's upper bits: so when the table is doubled, what stood in a block goes to about twice its
    /// number, and growing runs through both tables in order. The tag is bits further down.
    #[inline]
    fn home(&self, state: S) -> (usize, u64) {
        let mut hash = Spread(0);
        state.hash(&mut hash);
        #[allow(clippy::cast_possible_truncation)] // below the number of blocks
        let block = (hash.0 >> self.shift) as usize;
        (block, (hash.0 >> TAG_SHIFT & 0x7f | 0x80) * LOWEST)
    }

    /// The number of the block after the one of this number; the first follows the last.
    #[inline]
    fn following(&self, number: usize) -> usize {
        (number + 1) & (self.blocks.len() - 1)
    }

    fn slots(&self) -> usize {
        self.blocks.len() * BLOCK
    }

    /// Whether the next position needs a larger table.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len >= self.most
    }

    /// Sees to it that one more position fits, and tells whether it does: not when a larger table would
    /// pass the limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        !self.is_full() || self.grow(memory)
    }

    /// Doubles the table. One that has outgrown the caches is costly to copy, and grows fourfold, if it
    /// may.
    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let doubled = (2 * self.slots()).max(Self::FIRST_SLOTS);
        let fourfold = self.slots() >= Self::LARGE && self.grow_to(2 * doubled, memory);
        fourfold || self.grow_to(doubled, memory)
    }

    fn grow_to(&mut self, slots: usize, memory: &mut Memory) -> bool {
        let bytes = |slots| slots / BLOCK * size_of::<Block<S, V>>();
        memory.exchange(bytes(self.slots()), bytes(slots), || self.rehash(slots / BLOCK).is_some())
    }

    /// Copies everything into so many blocks; `None` when there is no memory for them.
    fn rehash(&mut self, count: usize) -> Option<()> {
        let (state, value) = self.first?;
        let mut blocks = Vec::new();
        blocks.try_reserve_exact(count).ok()?;
        blocks.resize(count, Block { tags: 0, states: [state; BLOCK], values: [value; BLOCK] });
        let old = std::mem::replace(&mut self.blocks, blocks);
        self.shift = 64 - count.ilog2();
        // Fuller, and look-ups would pass through many full blocks.
        self.most = self.slots() / 16 * 13;
        if old.is_empty() {
            self.len = 0;
            self.insert(state, value);
        }
        for block in &old {
            let slots = block.states.iter().zip(&block.values).take(block.taken());
            for (&state, &value) in slots {
                let (mut number, tags) = self.home(state);
                while self.blocks[number].taken() == BLOCK {
                    number = self.following(number);
                }
                let block = &mut self.blocks[number];
                block.fill(block.taken(), state, value, tags);
            }
        }
        Some(())
    }
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

    #[test]
    fn a_position_is_stored_once_and_keeps_its_value() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), unlimited());
        assert_eq!(tree.get(7), None);
        for (state, value) in [(7, 1), (8, 2), (9, 3)] {
            assert!(tree.make_room(&mut memory));
            assert_eq!(tree.insert(state, value), None);
        }
        assert!(tree.make_room(&mut memory));
        assert_eq!(tree.insert(7, 4), Some(&mut 1));
        *tree.insert(9, 5).unwrap() = 6;
        assert_eq!([7, 8, 9, 10].map(|state| tree.get(state)), [Some(1), Some(2), Some(6), None]);
        assert_eq!(tree.len(), 3);
    }

    #[test]
    fn every_position_is_found_again_however_often_the_table_grew() {
        let (mut tree, mut memory) = (Tree::<u64, u64>::default(), unlimited());
        for n in 0..100_000_u64 {
            assert!(tree.make_room(&mut memory));
            assert_eq!(tree.insert(n * n, n), None);
        }
        assert!((0..100_000).all(|n| tree.get(n * n) == Some(n)));
        assert_eq!(tree.get(2), None);
        // 2^17 slots of 17 bytes, and for a moment the half of them beside them.
        assert_eq!((memory.taken(), memory.peak()), (17 << 17, (17 << 17) + (17 << 16)));
    }

    #[test]
    fn a_table_that_may_not_grow_keeps_what_it_has() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), Memory::new(1200));
        let mut stored = 0;
        while tree.make_room(&mut memory) {
            tree.insert(stored, 0);
            stored += 1;
        }
        assert!(memory.peak() <= 1200);
        // 128 slots take 768 bytes, beside 384 for 64; 256 would take 1536.
        assert_eq!(stored, 128 / 16 * 13);
        assert!((0..stored).all(|state| tree.get(state).is_some()));
    }
}
