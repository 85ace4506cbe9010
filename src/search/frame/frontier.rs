//! Frontier of a breadth-first search. The records of a layer are contiguous, so a frontier is a pair of record numbers.

use std::ops::Range;

/// A layer of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frontier {
    next: u32,
    end: u32,
    width: u32,
    depth: u32,
}

impl Frontier {
    /// Records per batch: enough successors for all of a processor's outstanding reads.
    const HANDFUL: u32 = 32;

    /// Moves from the roots to this layer.
    #[must_use]
    pub const fn depth(self) -> u32 {
        self.depth
    }

    /// Number of positions in the layer, expanded or not.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.width
    }

    /// The records not yet expanded.
    #[must_use]
    pub const fn left(self) -> Range<u32> {
        self.next..self.end
    }

    /// Adds a root to the first layer. Roots have consecutive records.
    pub fn add_root(&mut self, record: u32) {
        if self.width == 0 {
            self.next = record;
        }
        self.end = record + 1;
        self.width += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        let record = self.next;
        (record < self.end).then(|| {
            self.next += 1;
            record
        })
    }

    /// The next batch, at its beginning; else `None`. Work on a batch overlaps its cache misses.
    #[inline]
    #[must_use]
    pub fn handful(self) -> Option<Range<u32>> {
        let left = self.end - self.next;
        (left > 0 && left.is_multiple_of(Self::HANDFUL)).then(|| self.next..self.next + Self::HANDFUL)
    }

    /// Replaces the layer, once it is expanded, by the records from `begin` to `end`.
    pub fn next_layer(&mut self, begin: u32, end: u32) {
        debug_assert_eq!(self.next, self.end, "a layer is expanded as a whole");
        *self = Self { next: begin, end, width: end - begin, depth: self.depth + 1 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_leave_in_the_order_they_came_a_layer_at_a_time() {
        let mut frontier = Frontier::default();
        frontier.add_root(3);
        frontier.add_root(4);
        assert_eq!([frontier.pop(), frontier.pop(), frontier.pop()], [Some(3), Some(4), None]);
        frontier.next_layer(7, 9);
        assert_eq!((frontier.depth(), frontier.width(), frontier.left().end), (1, 2, 9));
        assert_eq!([frontier.pop(), frontier.pop(), frontier.pop()], [Some(7), Some(8), None]);
    }

    #[test]
    fn a_handful_is_shown_before_its_first_position_leaves_and_not_again() {
        let mut frontier = Frontier::default();
        for record in 0..70 {
            frontier.add_root(record);
        }
        let mut shown = Vec::new();
        loop {
            let taken = frontier.next;
            shown.extend(frontier.handful().map(|records| (taken, records)));
            if frontier.pop().is_none() {
                break;
            }
        }
        // The first batch of 70 has the remainder, 6.
        assert_eq!(shown, [(6, 6..38), (38, 38..70)]);
    }
}
