//! The open list of A*: positions still to be expanded, in buckets by f and, within equal f, by depth.
//!
//! As all moves cost one, f and depth are small whole numbers: a bucket for each pair replaces a heap and
//! its comparisons. A bucket is a stack of records, and each record keeps the one below it, which never changes: so the
//! list itself is no more than the tops of its stacks, and as it was at an earlier time it is its tops of then.

use super::memory::Memory;
use super::stats::grow_to_have;

/// No record: the bottom of a stack.
pub const BOTTOM: u32 = u32::MAX;

/// Records with their f and their depth.
#[derive(Clone, Debug, Default)]
pub struct Open {
    /// For each f and depth the top of its bucket. Each row ends with the deepest that is not empty.
    tops: Vec<Vec<u32>>,
    /// No bucket below this f holds anything.
    least: usize,
    len: u64,
    /// How many rows are accounted for.
    room: usize,
}

impl Open {
    /// Puts a record in. Returns the one that is below it from now on, or [`BOTTOM`]. O(1).
    #[inline]
    #[must_use]
    pub fn push(&mut self, record: u32, f: u32, depth: u32) -> u32 {
        let (f, depth) = (f as usize, depth as usize);
        if f >= self.tops.len() {
            grow_to_have(&mut self.tops, f, Vec::new);
        }
        let row = &mut self.tops[f];
        if depth >= row.len() {
            grow_to_have(row, depth, || BOTTOM);
        }
        self.least = self.least.min(f);
        self.len += 1;
        std::mem::replace(&mut row[depth], record)
    }

    /// Accounts for the tops of buckets up to this f, and tells whether the limit on memory allows it. As no position is deeper than
    /// its f, as many tops as rows are accounted for in each.
    #[inline]
    pub fn make_room(&mut self, f: u32, memory: &mut Memory) -> bool {
        self.room > f as usize || self.grow(f as usize, memory)
    }

    #[cold]
    fn grow(&mut self, f: usize, memory: &mut Memory) -> bool {
        /// What a row takes beside its tops, on every platform.
        const ROW: usize = 24;
        let (old, new) = (self.room, (f + 1).next_multiple_of(8));
        let bytes = |rows: usize| rows * (ROW + rows * size_of::<u32>());
        let grown = memory.exchange(bytes(old), bytes(new), || true);
        if grown {
            self.room = new;
        }
        grown
    }

    /// How many records are in.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing is in.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All records with their f and their depth, in the order in which [`pop`](Self::pop) would take them out if nothing came in.
    pub fn iter(&self, below: impl Fn(u32) -> u32 + Copy) -> impl Iterator<Item = (u32, u32, u32)> {
        let held = |record: u32| Some(record).filter(|&record| record != BOTTOM);
        (0..).zip(&self.tops).skip(self.least).flat_map(move |(f, row)| {
            row.iter().enumerate().rev().flat_map(move |(depth, &top)| {
                #[allow(clippy::cast_possible_truncation)] // what `push` was given
                let depth = depth as u32;
                let bucket = std::iter::successors(held(top), move |&record| held(below(record)));
                bucket.map(move |record| (record, f, depth))
            })
        })
    }

    /// Takes out a record with the least f; of those, one of the deepest; of those, the one that came last. With its f
    /// and its depth. `below` tells what [`push`](Self::push) returned for a record. O(1) amortised over the growth of f.
    pub fn pop(&mut self, below: impl FnOnce(u32) -> u32) -> Option<(u32, u32, u32)> {
        while let Some(row) = self.tops.get_mut(self.least) {
            let Some(top) = row.last_mut() else {
                self.least += 1;
                continue;
            };
            if *top == BOTTOM {
                row.pop();
                continue;
            }
            let record = *top;
            *top = below(record);
            self.len -= 1;
            #[allow(clippy::cast_possible_truncation)] // what `push` was given
            return Some((record, self.least as u32, row.len() as u32 - 1));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_f_leaves_first_then_the_deepest_then_the_newest() {
        let mut open = Open::default();
        let mut below = Vec::new();
        for (record, (f, depth)) in (0..).zip([(5, 2), (4, 1), (4, 3), (4, 3), (4, 0)]) {
            below.push(open.push(record, f, depth));
        }
        let earlier = open.clone();
        let pop = |open: &mut Open, below: &[u32]| open.pop(|record| below[record as usize]);
        assert_eq!(pop(&mut open, &below), Some((3, 4, 3)));
        assert_eq!(pop(&mut open, &below), Some((2, 4, 3)));
        // With an inconsistent heuristic f may fall again.
        below.push(open.push(5, 3, 3));
        for expected in [(5, 3, 3), (1, 4, 1), (4, 4, 0), (0, 5, 2)] {
            assert_eq!(pop(&mut open, &below), Some(expected));
        }
        assert_eq!(pop(&mut open, &below), None);
        let mut again = earlier;
        assert_eq!(pop(&mut again, &below), Some((3, 4, 3)), "as it was then");
    }
}
