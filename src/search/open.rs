//! The open list of A*: positions still to be expanded, in buckets by f and, within equal f, by depth.
//!
//! As all moves cost one, f and depth are small whole numbers: a bucket for each pair replaces a heap and
//! its comparisons. A bucket is a stack, linked through one pool of items that are used again when taken
//! out.

use super::memory::{Memory, with_its_room};

/// No item: the bottom of a stack.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Item<S> {
    state: S,
    below: u32,
}

/// Positions with their f and their depth.
#[derive(Debug)]
pub struct Open<S> {
    pool: Vec<Item<S>>,
    /// The items of the pool that were taken out, a stack like the buckets.
    free: u32,
    /// For each f and depth the top of its bucket. Each row ends with the deepest that is not empty.
    tops: Vec<Vec<u32>>,
    /// No bucket below this f holds anything.
    least: usize,
    len: usize,
}

impl<S: Clone> Clone for Open<S> {
    fn clone(&self) -> Self {
        Self {
            pool: with_its_room(&self.pool),
            free: self.free,
            tops: self.tops.clone(),
            least: self.least,
            len: self.len,
        }
    }
}

impl<S> Default for Open<S> {
    fn default() -> Self {
        Self { pool: Vec::new(), free: NONE, tops: Vec::new(), least: 0, len: 0 }
    }
}

impl<S: Copy> Open<S> {
    const FIRST_CAPACITY: usize = 64;

    /// How many positions are in.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether no position is in.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a position in. [`make_room`](Self::make_room) comes first. O(1).
    #[inline]
    pub fn push(&mut self, state: S, f: u32, depth: u32) {
        let (f, depth) = (f as usize, depth as usize);
        if f >= self.tops.len() {
            self.tops.resize_with(f + 1, Vec::new);
        }
        let row = &mut self.tops[f];
        if depth >= row.len() {
            row.resize(depth + 1, NONE);
        }
        let item = Item { state, below: row[depth] };
        if let Some(used) = self.pool.get_mut(self.free as usize) {
            row[depth] = self.free;
            self.free = used.below;
            *used = item;
        } else {
            debug_assert!(self.pool.len() < self.pool.capacity(), "make_room comes before push");
            #[allow(clippy::cast_possible_truncation)] // as many as there are stored positions, below 2^32
            let new = self.pool.len() as u32;
            row[depth] = new;
            self.pool.push(item);
        }
        self.least = self.least.min(f);
        self.len += 1;
    }

    /// Takes out a position with the least f; of those, one of the deepest; of those, the one that came
    /// last. With its f and its depth. O(1) amortised over the growth of f.
    pub fn pop(&mut self) -> Option<(S, u32, u32)> {
        while let Some(row) = self.tops.get_mut(self.least) {
            let Some(top) = row.last_mut() else {
                self.least += 1;
                continue;
            };
            let Some(item) = self.pool.get_mut(*top as usize) else {
                row.pop();
                continue;
            };
            let state = item.state;
            (*top, item.below, self.free) = (item.below, self.free, *top);
            self.len -= 1;
            #[allow(clippy::cast_possible_truncation)] // what `push` was given
            return Some((state, self.least as u32, row.len() as u32 - 1));
        }
        None
    }

    /// The position that would leave next if nothing else came; often, not always, found.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<S> {
        let &top = self.tops.get(self.least)?.last()?;
        self.pool.get(top as usize).map(|item| item.state)
    }

    /// Sees to it that one more position fits, and tells whether it does: not when that would pass the
    /// limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        self.len < self.pool.capacity() || self.grow(memory)
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let old = self.pool.capacity();
        let new = (2 * old).max(Self::FIRST_CAPACITY);
        let more = new - self.pool.len();
        memory.exchange(old * size_of::<Item<S>>(), new * size_of::<Item<S>>(), || {
            self.pool.try_reserve_exact(more).is_ok()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_f_leaves_first_then_the_deepest_then_the_newest() {
        let (mut open, mut memory) = (Open::default(), Memory::new(u64::MAX));
        for (state, f, depth) in [('a', 5, 2), ('b', 4, 1), ('c', 4, 3), ('d', 4, 3), ('e', 4, 0)] {
            assert!(open.make_room(&mut memory));
            open.push(state, f, depth);
        }
        assert_eq!(open.pop(), Some(('d', 4, 3)));
        assert_eq!(open.pop(), Some(('c', 4, 3)));
        // With an inconsistent heuristic f may fall again.
        open.push('f', 3, 3);
        assert_eq!(open.pop(), Some(('f', 3, 3)));
        assert_eq!(open.pop(), Some(('b', 4, 1)));
        assert_eq!(open.pop(), Some(('e', 4, 0)));
        assert_eq!(open.pop(), Some(('a', 5, 2)));
        assert!(open.pop().is_none() && open.is_empty());
    }

    #[test]
    fn items_taken_out_are_used_again() {
        let (mut open, mut memory) = (Open::default(), Memory::new(u64::MAX));
        for n in 0..10_000_u32 {
            assert!(open.make_room(&mut memory));
            open.push(n, n % 7, n % 5);
            assert!(open.pop().is_some());
        }
        assert_eq!((memory.taken(), open.len()), (64 * 8, 0));
    }
}
