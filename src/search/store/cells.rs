//! Open list of one side of a bidirectional heuristic search: buckets by priority (the *row*) and by g.
//!
//! As in [`open`](crate::search::store::open), a bucket is a linked list of records. A bucket also counts its open positions. A shorter
//! path moves a position to another bucket, and its old record stays in the list as a stale one. So the least and the greatest g of a
//! row are exact. If moves have various costs, only rows and buckets with open positions exist, and are found by binary search.

use std::marker::PhantomData;

use crate::puzzle::Costs;
use crate::search::store::memory::Memory;
use crate::search::store::open::BOTTOM;

/// Records by row and g.
#[derive(Clone, Debug, Default)]
pub struct Cells<C> {
    rows: Vec<Row>,
    /// Lower bound on the least row with an open position.
    least: usize,
    open: u64,
    /// Number of rows accounted for.
    room: usize,
    costs: PhantomData<C>,
}

#[derive(Clone, Debug, Default)]
struct Row {
    cells: Vec<Cell>,
    /// The number of the row and the g of each cell, where they are sorted. Otherwise these are indices.
    number: u32,
    depths: Vec<u32>,
    /// The least and the greatest g of its open positions, if any.
    least: usize,
    most: usize,
    open: u32,
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    top: u32,
    open: u32,
}

/// A row with open positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The row's number.
    pub row: u32,
    /// The least g of an open position.
    pub least: u32,
    /// The greatest g of an open position.
    pub most: u32,
}

impl Row {
    fn settle_sorted(&mut self) {
        if let (Some(&least), Some(&most)) = (self.depths.first(), self.depths.last()) {
            (self.least, self.most) = (least as usize, most as usize);
        }
    }

    fn settle(&mut self) {
        if self.open > 0 {
            while self.cells[self.least].open == 0 {
                self.least += 1;
            }
            while self.cells[self.most].open == 0 {
                self.most -= 1;
            }
        }
    }
}

impl<C: Costs> Cells<C> {
    /// Adds a record. Returns the record below it in the bucket, or [`BOTTOM`]. O(1).
    #[inline]
    #[must_use]
    pub fn push(&mut self, record: u32, row: u32, g: u32) -> u32 {
        if !C::ARE_ONE {
            return self.push_sorted(record, row, g);
        }
        let (number, g) = (row as usize, g as usize);
        if number >= self.rows.len() {
            self.rows.resize_with(number + 1, Row::default);
        }
        let row = &mut self.rows[number];
        if g >= row.cells.len() {
            row.cells.resize(g + 1, Cell { top: BOTTOM, open: 0 });
        }
        (row.least, row.most) = if row.open == 0 { (g, g) } else { (row.least.min(g), row.most.max(g)) };
        self.least = if self.open == 0 { number } else { self.least.min(number) };
        row.cells[g].open += 1;
        row.open += 1;
        self.open += 1;
        std::mem::replace(&mut row.cells[g].top, record)
    }

    /// O(rows + buckets of the row).
    fn push_sorted(&mut self, record: u32, number: u32, g: u32) -> u32 {
        let place = self.rows.partition_point(|row| row.number < number);
        if self.rows.get(place).is_none_or(|row| row.number != number) {
            self.rows.insert(place, Row { number, ..Row::default() });
        }
        let row = &mut self.rows[place];
        let cell = row.depths.partition_point(|&other| other < g);
        if row.depths.get(cell) != Some(&g) {
            row.depths.insert(cell, g);
            row.cells.insert(cell, Cell { top: BOTTOM, open: 0 });
        }
        row.cells[cell].open += 1;
        row.open += 1;
        self.open += 1;
        row.settle_sorted();
        std::mem::replace(&mut row.cells[cell].top, record)
    }

    /// The indices of a row and of a bucket in it.
    #[inline]
    fn places(&self, row: u32, g: u32) -> (usize, usize) {
        if C::ARE_ONE {
            return (row as usize, g as usize);
        }
        let place = self.rows.partition_point(|other| other.number < row);
        (place, self.rows[place].depths.partition_point(|&other| other < g))
    }

    #[cold]
    fn withdraw_sorted(&mut self, (place, cell): (usize, usize)) {
        let row = &mut self.rows[place];
        row.cells[cell].open -= 1;
        row.open -= 1;
        self.open -= 1;
        if row.open == 0 {
            self.rows.remove(place);
            return;
        }
        if row.cells[cell].open == 0 {
            row.cells.remove(cell);
            row.depths.remove(cell);
        }
        row.settle_sorted();
    }

    /// Counts a position of this bucket as no longer open; its record stays. Amortized O(1) over the growth of rows.
    pub fn withdraw(&mut self, row: u32, g: u32) {
        if !C::ARE_ONE {
            return self.withdraw_sorted(self.places(row, g));
        }
        let row = &mut self.rows[row as usize];
        row.cells[g as usize].open -= 1;
        row.open -= 1;
        self.open -= 1;
        row.settle();
        while self.open > 0 && self.rows[self.least].open == 0 {
            self.least += 1;
        }
    }

    /// Removes the newest open record of a bucket. `below` returns the link that [`push`](Self::push) returned for a record, and
    /// `is_open` whether a record is not stale. Amortized O(1).
    ///
    /// # Panics
    /// When the bucket has no open record.
    pub fn take(
        &mut self,
        row: u32,
        g: u32,
        below: impl Fn(u32) -> u32,
        is_open: impl Fn(u32) -> bool,
    ) -> u32 {
        let (place, bucket) = self.places(row, g);
        let cell = &mut self.rows[place].cells[bucket];
        let record = loop {
            let record = cell.top;
            assert!(record != BOTTOM, "a position is open in row {row} with g = {g}");
            cell.top = below(record);
            if is_open(record) {
                break record;
            }
        };
        self.withdraw(row, g);
        record
    }

    /// Accounts for buckets up to this row, and returns whether the memory limit allows them. No g exceeds its row, so each row has as
    /// many buckets as there are rows.
    #[inline]
    pub fn make_room(&mut self, row: u32, memory: &mut Memory) -> bool {
        if !C::ARE_ONE {
            return self.open < self.room as u64 || self.grow_sorted(memory);
        }
        self.room > row as usize || self.grow(row as usize, memory)
    }

    #[cold]
    fn grow(&mut self, row: usize, memory: &mut Memory) -> bool {
        /// Bytes of a row without its buckets, on every platform.
        const ROW: usize = 48;
        let (old, new) = (self.room, (row + 1).next_multiple_of(8));
        let bytes = |rows: usize| rows * (ROW + rows * size_of::<Cell>());
        let grown = memory.exchange(bytes(old), bytes(new), || true);
        if grown {
            self.room = new;
        }
        grown
    }

    #[cold]
    fn grow_sorted(&mut self, memory: &mut Memory) -> bool {
        /// Bytes of a bucket in a row of its own, on every platform.
        const ALONE: usize = 128;
        let (old, new) = (self.room, (2 * self.room).max(64));
        let grown = memory.exchange(old * ALONE, new * ALONE, || true);
        if grown {
            self.room = new;
        }
        grown
    }

    /// Number of open positions.
    #[must_use]
    pub const fn open(&self) -> u64 {
        self.open
    }

    /// The rows with open positions, in ascending order.
    #[inline]
    pub fn rows(&self) -> impl Iterator<Item = Span> {
        #[allow(clippy::cast_possible_truncation)] // `push` got it as a u32
        let span = |(number, row): (usize, &Row)| Span {
            row: if C::ARE_ONE { number as u32 } else { row.number },
            least: row.least as u32,
            most: row.most as u32,
        };
        let from = if self.open == 0 { self.rows.len() } else { self.least };
        self.rows.iter().enumerate().skip(from).filter(|(_, row)| row.open > 0).map(span)
    }

    /// The buckets with open positions: row, g and newest record.
    #[allow(clippy::cast_possible_truncation)] // `push` got it as a u32
    pub fn cells(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        self.rows().flat_map(|Span { row, least, most }| {
            let (place, _) = self.places(row, least);
            let Row { cells, depths, .. } = &self.rows[place];
            let bucket =
                move |cell: usize| (if C::ARE_ONE { cell as u32 } else { depths[cell] }, cells[cell]);
            let buckets = if C::ARE_ONE { least as usize..most as usize + 1 } else { 0..cells.len() };
            let open = buckets.map(bucket).filter(|(_, cell)| cell.open > 0);
            open.map(move |(g, cell)| (row, g, cell.top))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{One, VariousCosts};

    #[test]
    fn rows_tell_the_least_and_the_greatest_g_of_what_is_open() {
        rows_tell::<One>();
        rows_tell::<VariousCosts>();
    }

    fn rows_tell<C: Costs>() {
        let mut cells = Cells::<C>::default();
        let mut below = Vec::new();
        for (record, (row, g)) in (0..).zip([(6, 2), (6, 4), (6, 4), (4, 1)]) {
            below.push(cells.push(record, row, g));
        }
        assert_eq!(below, [BOTTOM, BOTTOM, 1, BOTTOM]);
        let spans =
            |cells: &Cells<C>| cells.rows().map(|span| (span.row, span.least, span.most)).collect::<Vec<_>>();
        assert_eq!(spans(&cells), [(4, 1, 1), (6, 2, 4)]);
        assert_eq!(cells.take(4, 1, |record| below[record as usize], |_| true), 3);
        assert_eq!((spans(&cells), cells.open()), (vec![(6, 2, 4)], 3));
        // A shorter path to the position makes record 2 stale.
        cells.withdraw(6, 4);
        assert_eq!(cells.take(6, 4, |record| below[record as usize], |record| record != 2), 1);
        assert_eq!(spans(&cells), [(6, 2, 2)]);
        assert_eq!(cells.cells().collect::<Vec<_>>(), [(6, 2, 0)]);
        assert_eq!(cells.take(6, 2, |record| below[record as usize], |_| true), 0);
        assert_eq!((spans(&cells), cells.open()), (vec![], 0));
        assert_eq!(cells.push(4, 5, 3), BOTTOM);
        assert_eq!(spans(&cells), [(5, 3, 3)]);
    }
}
