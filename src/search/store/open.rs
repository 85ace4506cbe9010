//! Open list of the best-first searches: a bucket queue by key (f, h or a weighted sum) and depth.
//!
//! If moves cost one, keys and depths are small integers, and buckets replace a heap. A bucket is a linked list of records. Each record
//! stores a link to its neighbor in the bucket, and that link never changes. So a copy of the bucket ends is a checkpoint of the whole
//! list. For other costs a sorted list has the buckets that are not empty. Most records are added near its end, where the least keys are.

use std::marker::PhantomData;

use crate::puzzle::Costs;
use crate::search::stats::grow_to_have;
use crate::search::store::memory::Memory;

/// The null link.
pub const BOTTOM: u32 = u32::MAX;

/// Tie-breaking between records with equal keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// Deepest first; then newest first.
    #[default]
    Deepest,
    /// Shallowest first; then newest first.
    Shallowest,
    /// First in, first out.
    Oldest,
    /// Last in, first out.
    Newest,
}

/// A link that the caller must store in record `of`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The record that stores the link.
    pub of: u32,
    /// The record that leaves the bucket after `of`, or [`BOTTOM`].
    pub to: u32,
}

/// Open records by key and depth, or g.
#[derive(Clone, Debug, Default)]
pub struct Open<C> {
    first: First,
    /// By key, then by depth: the top of each bucket. A row ends with its deepest non-empty bucket. [`First::Newest`] and
    /// [`First::Oldest`] have one bucket per row: its top, or both its ends.
    tops: Vec<Vec<u32>>,
    /// Lower bound on the least key.
    least: usize,
    len: u64,
    /// Number of rows accounted for, and of tops in each row.
    room: (usize, usize),
    /// If moves have various costs: the top of each bucket that is not empty, and its last record. A bucket's number is its key and, in
    /// the lower half, its rank among equal keys. The least is last.
    buckets: Vec<(u64, (u32, u32))>,
    costs: PhantomData<C>,
}

impl<C: Costs> Open<C> {
    /// Bytes of a row without its tops, on every platform.
    const ROW: usize = 24;

    /// An empty list.
    #[must_use]
    pub fn new(first: First) -> Self {
        Self { first, ..Self::default() }
    }

    /// Adds a record with key `f` and returns the link to store. O(1); if moves have various costs, O(buckets).
    #[inline]
    #[must_use]
    pub fn push(&mut self, record: u32, f: u32, depth: u32) -> Link {
        if !C::ARE_ONE {
            return self.push_sorted(record, f, depth);
        }
        let f = f as usize;
        if f >= self.tops.len() {
            grow_to_have(&mut self.tops, f, Vec::new);
        }
        let row = &mut self.tops[f];
        self.least = self.least.min(f);
        self.len += 1;
        let column = match self.first {
            First::Deepest | First::Shallowest => depth as usize,
            First::Newest => 0,
            First::Oldest => {
                let [_, last] = row[..] else {
                    *row = vec![record; 2];
                    return Link { of: record, to: BOTTOM };
                };
                row[1] = record;
                return Link { of: last, to: record };
            }
        };
        if column >= row.len() {
            grow_to_have(row, column, || BOTTOM);
        }
        Link { of: record, to: std::mem::replace(&mut row[column], record) }
    }

    fn push_sorted(&mut self, record: u32, key: u32, g: u32) -> Link {
        let rank = match self.first {
            First::Deepest => u32::MAX - g,
            First::Shallowest => g,
            First::Newest | First::Oldest => 0,
        };
        self.len += 1;
        let number = u64::from(key) << 32 | u64::from(rank);
        let place = self.buckets.partition_point(|&(other, _)| other > number);
        match self.buckets.get_mut(place).filter(|(other, _)| *other == number) {
            None => {
                self.buckets.insert(place, (number, (record, record)));
                Link { of: record, to: BOTTOM }
            }
            Some((_, (_, last))) if self.first == First::Oldest => {
                Link { of: std::mem::replace(last, record), to: record }
            }
            Some((_, (top, _))) => Link { of: record, to: std::mem::replace(top, record) },
        }
    }

    fn pop_sorted(&mut self, next: impl FnOnce(u32) -> u32) -> Option<(u32, u32)> {
        let &mut (number, (ref mut top, last)) = self.buckets.last_mut()?;
        let record = *top;
        if record == last {
            self.buckets.pop();
        } else {
            *top = next(record);
        }
        self.len -= 1;
        Some((record, key_of(number)))
    }

    /// Accounts for buckets up to `f` and `depth`. Returns whether the memory limit allows them.
    #[inline]
    pub fn make_room_at(&mut self, f: u32, depth: u32, memory: &mut Memory) -> bool {
        if !C::ARE_ONE {
            return self.buckets.len() < self.room.0 || self.grow_sorted(memory);
        }
        self.room.0 > f as usize && self.room.1 > depth as usize || self.grow(f, depth, memory)
    }

    #[cold]
    fn grow(&mut self, f: u32, depth: u32, memory: &mut Memory) -> bool {
        let rounded = |last: u32, room: usize| room.max((last as usize + 1).next_multiple_of(8));
        let (old, new) = (self.room, (rounded(f, self.room.0), rounded(depth, self.room.1)));
        let bytes = |(rows, tops): (usize, usize)| rows * (Self::ROW + tops * size_of::<u32>());
        let grown = memory.exchange(bytes(old), bytes(new), || true);
        if grown {
            self.room = new;
        }
        grown
    }

    #[cold]
    fn grow_sorted(&mut self, memory: &mut Memory) -> bool {
        /// Bytes of a bucket while the list is enlarged, on every platform.
        const BUCKET: usize = 32;
        let (old, new) = (self.room.0, (2 * self.room.0).max(64));
        let grown = memory.exchange(old * BUCKET, new * BUCKET, || true);
        if grown {
            self.room.0 = new;
        }
        grown
    }

    /// Number of records.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Iterates over the records and their keys in the order of [`pop`](Self::pop). `next` returns the link stored in a record.
    pub fn iter(&self, next: impl Fn(u32) -> u32 + Copy) -> impl Iterator<Item = (u32, u32)> {
        let first = self.first;
        let onward = move |last| move |&record: &u32| Some(record).filter(|_| record != last).map(next);
        let sorted = self.buckets.iter().rev().flat_map(move |&(number, (top, last))| {
            std::iter::successors(Some(top), onward(last)).map(move |record| (record, key_of(number)))
        });
        let rows = (0..).zip(&self.tops).skip(self.least).flat_map(move |(f, row)| {
            let buckets = if first == First::Oldest { row.len() / 2 } else { row.len() };
            (0..buckets).flat_map(move |bucket| {
                let (top, last) = match first {
                    First::Deepest => (row[buckets - 1 - bucket], BOTTOM),
                    First::Shallowest | First::Newest => (row[bucket], BOTTOM),
                    First::Oldest => (row[0], row[1]),
                };
                let held = |record: u32| Some(record).filter(|&record| record != BOTTOM);
                let onward = move |&record: &u32| held(record).filter(|_| record != last).map(next);
                let bucket = std::iter::successors(Some(top), onward);
                bucket.map_while(held).map(move |record| (record, f))
            })
        });
        rows.chain(sorted)
    }

    /// Removes the first record with the least key and returns both. `next` returns the link stored in a record. Amortized O(1) over
    /// the growth of keys; O(depth) for [`First::Shallowest`].
    pub fn pop(&mut self, next: impl FnOnce(u32) -> u32) -> Option<(u32, u32)> {
        if !C::ARE_ONE {
            return self.pop_sorted(next);
        }
        while let Some(row) = self.tops.get_mut(self.least) {
            let column = match self.first {
                First::Deepest | First::Newest => row.len().checked_sub(1),
                First::Shallowest => row.iter().position(|&top| top != BOTTOM),
                First::Oldest => row.first().map(|_| 0),
            };
            let Some(column) = column else {
                row.clear();
                self.least += 1;
                continue;
            };
            let record = row[column];
            if record == BOTTOM {
                row.pop();
                continue;
            }
            if self.first == First::Oldest && record == row[1] {
                row.clear();
            } else {
                row[column] = next(record);
            }
            self.len -= 1;
            #[allow(clippy::cast_possible_truncation)] // `push` got it as a u32
            return Some((record, self.least as u32));
        }
        None
    }
}

/// The key of a bucket of moves with various costs.
#[allow(clippy::cast_possible_truncation)] // the upper half
const fn key_of(number: u64) -> u32 {
    (number >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{One, VariousCosts};

    #[derive(Clone, Default)]
    struct Kept<C> {
        open: Open<C>,
        links: Vec<u32>,
    }

    impl<C: Costs> Kept<C> {
        fn push(&mut self, f: u32, depth: u32) {
            let record = u32::try_from(self.links.len()).unwrap();
            self.links.push(BOTTOM);
            let link = self.open.push(record, f, depth);
            self.links[link.of as usize] = link.to;
        }

        fn pop(&mut self) -> Option<(u32, u32)> {
            self.open.pop(|record| self.links[record as usize])
        }
    }

    fn four<C: Costs>(first: First) -> Kept<C> {
        let mut kept = Kept { open: Open::new(first), links: Vec::new() };
        for (f, depth) in [(4, 2), (4, 3), (4, 1), (4, 2), (5, 9)] {
            kept.push(f, depth);
        }
        kept
    }

    #[test]
    fn the_least_f_leaves_first_then_the_deepest_then_the_newest() {
        least_f_first::<One>();
        least_f_first::<VariousCosts>();
    }

    fn least_f_first<C: Costs>() {
        let mut kept = Kept::<C>::default();
        for (f, depth) in [(5, 2), (4, 1), (4, 3), (4, 3), (4, 0)] {
            kept.push(f, depth);
        }
        let earlier = kept.open.clone();
        assert_eq!(kept.pop(), Some((3, 4)));
        assert_eq!(kept.pop(), Some((2, 4)));
        // An inconsistent heuristic can lower f.
        kept.push(3, 3);
        for expected in [(5, 3), (1, 4), (4, 4), (0, 5)] {
            assert_eq!(kept.pop(), Some(expected));
        }
        assert_eq!(kept.pop(), None);
        let mut again = Kept { open: earlier, links: kept.links };
        assert_eq!(again.pop(), Some((3, 4)), "as it was then");
    }

    #[test]
    fn ties_are_broken_as_was_asked_for_and_lists_tell_so_before() {
        ties_are_broken::<One>();
        ties_are_broken::<VariousCosts>();
    }

    fn ties_are_broken<C: Costs>() {
        for (first, expected) in [
            (First::Deepest, [1, 3, 0, 2, 4]),
            (First::Shallowest, [2, 3, 0, 1, 4]),
            (First::Oldest, [0, 1, 2, 3, 4]),
            (First::Newest, [3, 2, 1, 0, 4]),
        ] {
            let mut kept = four::<C>(first);
            let links = kept.links.clone();
            let told: Vec<u32> = kept.open.iter(|r| links[r as usize]).map(|(record, _)| record).collect();
            assert_eq!(told, expected, "{first:?}");
            let popped: Vec<u32> = std::iter::from_fn(|| kept.pop()).map(|(record, _)| record).collect();
            assert_eq!(popped, expected, "{first:?}");
            assert!(kept.open.len() == 0 && kept.open.iter(|r| links[r as usize]).next().is_none());
        }
    }

    #[test]
    fn a_queue_goes_back_to_where_it_was_and_on_as_before() {
        queue_goes_back::<One>();
        queue_goes_back::<VariousCosts>();
    }

    fn queue_goes_back<C: Costs>() {
        let mut kept = four::<C>(First::Oldest);
        kept.pop();
        let earlier = kept.open.clone();
        // The link to this later record is never followed at the earlier time.
        kept.push(4, 7);
        while kept.pop().is_some() {}
        let mut again = Kept { open: earlier, links: kept.links };
        let popped: Vec<u32> = std::iter::from_fn(|| again.pop()).map(|(record, _)| record).collect();
        assert_eq!(popped, [1, 2, 3, 4]);
    }

    #[test]
    fn tops_are_accounted_for_as_far_as_positions_promise_and_lie_deep() {
        let (mut open, mut memory) = (Open::<One>::default(), Memory::new(40 * (24 + 4 * 16)));
        assert!(open.make_room_at(33, 7, &mut memory) && open.make_room_at(2, 3, &mut memory));
        assert_eq!(memory.taken(), 40 * (24 + 4 * 8));
        assert!(!open.make_room_at(2, 8, &mut memory), "old and new are there at once");
        assert_eq!(memory.taken(), 40 * (24 + 4 * 8));
    }
}
