//! The open list of A*: positions still to be expanded, in buckets by f and, within equal f, by depth.
//!
//! As all moves cost one, f and depth are small whole numbers: a bucket for each pair replaces a heap and
//! its comparisons. A bucket is a stack of records, and each record keeps the one below it, which never changes: so the
//! list itself is no more than the tops of its stacks, and as it was at an earlier time it is its tops of then.

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
        std::mem::replace(&mut row[depth], record)
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
