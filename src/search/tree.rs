//! A tree of stored positions: each once, with the move and the position it was first reached by.
//!
//! Columns instead of an array of structs, and an index that holds numbers instead of copies of the
//! states: 9 bytes a position for four-byte states, and 5 bytes a slot of the index.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::puzzle::Move;

/// The number of a stored position, in the order of storing.
pub type NodeId = u32;

/// What became of an insertion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inserted {
    /// The position is new and has this number.
    New(NodeId),
    /// The position was already stored.
    Known,
}

/// Stored positions with their predecessors. Roots are their own parents.
#[derive(Clone, Debug)]
pub struct Tree<S> {
    states: Vec<S>,
    parents: Vec<NodeId>,
    moves: Vec<Move>,
    index: HashTable<NodeId>,
    bytes_peak: usize,
}

impl<S> Default for Tree<S> {
    fn default() -> Self {
        Self {
            states: Vec::new(),
            parents: Vec::new(),
            moves: Vec::new(),
            index: HashTable::new(),
            bytes_peak: 0,
        }
    }
}

impl<S: Copy + Eq + Hash> Tree<S> {
    /// Room for this many positions is made at first; it doubles from there.
    const FIRST_CAPACITY: usize = 64;
    const FIRST_SLOTS: usize = 128;
    const SLOT_BYTES: usize = size_of::<NodeId>() + 1;

    /// How many positions are stored.
    #[must_use]
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether nothing is stored.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// The position with number `id`.
    #[inline]
    #[must_use]
    pub fn state(&self, id: NodeId) -> S {
        self.states[id as usize]
    }

    /// The move that first led to position `id`, or `None` for a root.
    #[must_use]
    pub fn reached_by(&self, id: NodeId) -> Option<Move> {
        (self.parents[id as usize] != id).then(|| self.moves[id as usize])
    }

    /// The number of `state`, if it is stored. O(1) expected.
    #[inline]
    #[must_use]
    pub fn find(&self, state: S) -> Option<NodeId> {
        let hash = FxBuildHasher.hash_one(state);
        self.index.find(hash, |&id| self.states[id as usize] == state).copied()
    }

    /// Stores a root.
    pub fn plant(&mut self, state: S) -> Inserted {
        self.insert(state, None)
    }

    /// Stores `state`, reached from `parent` by `mv`, unless it is known. O(1) amortised.
    #[inline]
    pub fn add(&mut self, state: S, parent: NodeId, mv: Move) -> Inserted {
        self.insert(state, Some((parent, mv)))
    }

    #[inline]
    fn insert(&mut self, state: S, from: Option<(NodeId, Move)>) -> Inserted {
        self.grow_if_full();
        let Self { states, index, .. } = self;
        let hash = FxBuildHasher.hash_one(state);
        let rehash = |&id: &NodeId| FxBuildHasher.hash_one(states[id as usize]);
        let entry = index.entry(hash, |&id| states[id as usize] == state, rehash);
        let hashbrown::hash_table::Entry::Vacant(slot) = entry else {
            return Inserted::Known;
        };
        let id = NodeId::try_from(states.len()).expect("fewer than 2^32 positions fit in memory");
        slot.insert(id);
        let (parent, mv) = from.unwrap_or((id, Move(0)));
        self.states.push(state);
        self.parents.push(parent);
        self.moves.push(mv);
        Inserted::New(id)
    }

    /// The moves along the way from `id` back to its root, the last one made first.
    pub fn back(&self, id: NodeId) -> impl Iterator<Item = Move> + '_ {
        let mut here = id;
        std::iter::from_fn(move || {
            let mv = self.reached_by(here)?;
            here = self.parents[here as usize];
            Some(mv)
        })
    }

    const fn column_bytes() -> usize {
        size_of::<S>() + size_of::<NodeId>() + size_of::<Move>()
    }

    /// Memory taken now, in bytes, room kept for growth included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.states.capacity() * Self::column_bytes() + self.index_bytes()
    }

    /// The most memory ever taken, the moments of growing included, when old and new stand side by side.
    #[must_use]
    pub fn bytes_peak(&self) -> usize {
        self.bytes_peak.max(self.bytes())
    }

    /// Whether storing one more position makes the tables grow.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.states.len() == self.states.capacity() || self.index.len() == self.index.capacity()
    }

    /// The memory that storing one more position may take at its height: what is taken now, and the
    /// doubled tables beside it when they are full. A search asks this before it stores.
    #[must_use]
    pub fn bytes_to_add_one(&self) -> usize {
        let mut bytes = self.bytes();
        if self.states.len() == self.states.capacity() {
            bytes += self.next_capacity() * Self::column_bytes();
        }
        if self.index.len() == self.index.capacity() {
            bytes += (2 * self.index_bytes()).max(Self::FIRST_SLOTS * Self::SLOT_BYTES);
        }
        bytes
    }

    /// The index as it is documented to be: a power of two of slots, at most 7/8 of them used, a number
    /// and a control byte each. Worked out rather than asked for, so that every platform reports the same.
    fn index_bytes(&self) -> usize {
        match self.index.capacity() {
            0 => 0,
            capacity => (capacity * 8 / 7).next_power_of_two() * Self::SLOT_BYTES,
        }
    }

    fn next_capacity(&self) -> usize {
        (2 * self.states.capacity()).max(Self::FIRST_CAPACITY)
    }

    /// Grows both tables by doubling, here and not inside `push` and `insert`, so that the peak is known.
    #[inline]
    fn grow_if_full(&mut self) {
        if self.is_full() {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        self.bytes_peak = self.bytes_peak.max(self.bytes_to_add_one());
        if self.states.len() == self.states.capacity() {
            let more = self.next_capacity() - self.states.len();
            self.states.reserve_exact(more);
            self.parents.reserve_exact(more);
            self.moves.reserve_exact(more);
        }
        if self.index.len() == self.index.capacity() {
            let Self { states, index, .. } = self;
            let more = if index.is_empty() { Self::FIRST_CAPACITY } else { 1 };
            index.reserve(more, |&id| FxBuildHasher.hash_one(states[id as usize]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_stored_once_and_leads_back_to_its_root() {
        let mut tree = Tree::<u32>::default();
        assert_eq!(tree.plant(7), Inserted::New(0));
        assert_eq!(tree.add(8, 0, Move(2)), Inserted::New(1));
        assert_eq!(tree.add(7, 1, Move(1)), Inserted::Known);
        assert_eq!(tree.add(9, 1, Move(3)), Inserted::New(2));
        assert_eq!(tree.back(2).collect::<Vec<_>>(), [Move(3), Move(2)]);
        assert_eq!((tree.find(9), tree.find(10)), (Some(2), None));
    }

    #[test]
    fn the_memory_announced_before_adding_is_never_exceeded() {
        let mut tree = Tree::<u64>::default();
        for n in 0..100_000_u64 {
            let announced = tree.bytes_to_add_one();
            tree.add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15), 0, Move(0));
            assert!(tree.bytes() <= announced, "{} over {announced} at {n}", tree.bytes());
            assert!(tree.bytes_peak() >= tree.bytes());
        }
        assert_eq!(tree.len(), 100_000);
    }
}
