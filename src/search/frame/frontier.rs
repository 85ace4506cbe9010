//! The frontier of a breadth-first search: the newest layer, which is expanded position by position while the next one is
//! added behind it.
//!
//! A search that stores all positions, a whole layer at a time, has each layer's records one after the other: a
//! frontier is two numbers of records and costs nothing.

use std::ops::Range;

/// A layer of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frontier {
    /// The next record to be expanded.
    next: u32,
    end: u32,
    /// How many records the layer has.
    width: u32,
    depth: u32,
}

impl Frontier {
    /// As many as have successors enough to keep a processor's waiting lines for memory full, and then some: whatever comes
    /// first is waited for once a handful.
    const HANDFUL: u32 = 32;

    /// Moves from the roots to this layer.
    #[must_use]
    pub const fn depth(self) -> u32 {
        self.depth
    }

    /// How many positions the layer has, expanded or not.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.width
    }

    /// The records that are still to be expanded.
    #[must_use]
    pub const fn left(self) -> Range<u32> {
        self.next..self.end
    }

    /// Adds a root with this record to the first layer. Roots come one after the other.
    pub fn add_root(&mut self, record: u32) {
        if self.width == 0 {
            self.next = record;
        }
        self.end = record + 1;
        self.width += 1;
    }

    /// The next position of the layer, by its record; `None` at the layer's end.
    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        let record = self.next;
        (record < self.end).then(|| {
            self.next += 1;
            record
        })
    }

    /// The next handful of records, when the last handful has been taken. What is to be done for several together is done
    /// for these.
    #[inline]
    #[must_use]
    pub fn handful(self) -> Option<Range<u32>> {
        let left = self.end - self.next;
        (left > 0 && left.is_multiple_of(Self::HANDFUL)).then(|| self.next..self.next + Self::HANDFUL)
    }

    /// Goes on to the next layer, whose records are those from `begin` to `end`. Call it at the end of the one before.
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
        // The first six are what 70 leaves over.
        assert_eq!(shown, [(6, 6..38), (38, 38..70)]);
    }
}
