//! Records of a [`Tree`](super::Tree), at any time, and the table that finds them.
//!
//! Pages have the order of generation and never move. A hashed table (`table.rs`) finds the record of a position. A table
//! of marks only knows that there is one; a linear scan from the newest record finds it, which takes as long as generating
//! a few thousand positions. Reading off a solution scans the records once, because a parent is older than its child.

use std::ops::Range;

use super::pages::{PAGE, Page, Pages, page_of, place_of, state_of, within};
use super::storing::{Lookup, TreeWriter, Writer};
use super::table::{AHEAD, Extent, Marks, Table};
use super::value::{Value, improved};
use crate::puzzle::PackedState;

/// All records ever stored in a [`Tree`](super::Tree).
#[derive(Clone, Debug)]
pub struct Records<S, V> {
    pages: Vec<Box<[Page<S, V>; 1]>>,
    table: Table,
    /// Records written before the search last went back.
    written: u32,
    /// Records with their marks set, in a table of marks.
    marked: u32,
    /// Replacing records with those they replace, in order of the newer.
    replaced: Vec<(u32, u32)>,
    /// The next table while being built; `table` is empty meanwhile.
    growing: Option<NewExtent>,
}

impl<S, V> Default for Records<S, V> {
    fn default() -> Self {
        let (pages, replaced) = (Vec::new(), Vec::new());
        Self { pages, table: Table::NONE, written: 0, marked: 0, replaced, growing: None }
    }
}

impl<S: PackedState, V: Value> Records<S, V> {
    /// Bytes of a page and of its pointer, equal on every platform.
    pub(super) const PAGE_BYTES: usize = size_of::<Page<S, V>>();
    pub(super) const POINTER_BYTES: usize = 8;

    pub(super) const fn extent(&self) -> Extent {
        self.table.extent()
    }

    /// The size of a ranked table; `None` without ranks, or before the first record.
    pub(super) fn by_rank(&self) -> Option<Extent> {
        let ranks = self.pages.first()?[0].states[0].ranks();
        (S::MARKED && ranks > 0).then_some(Extent::Marks { ranks, bits: V::MARK_BITS })
    }

    #[cfg(test)]
    pub(super) fn pages(&self) -> (usize, usize) {
        (self.pages.len(), self.pages.capacity())
    }

    /// Allocates page number `pages` if it is missing. Returns false if memory is exhausted.
    pub(super) fn reserve(&mut self, pages: usize) -> bool {
        if self.pages.len() >= pages {
            return true;
        }
        let mut page = Vec::new();
        if page.try_reserve_exact(1).is_err() {
            return false;
        }
        page.push(Page { states: [S::default(); PAGE], values: [V::default(); PAGE] });
        self.pages.extend(page.into_boxed_slice().try_into());
        true
    }

    pub(super) fn reserve_pointers(&mut self, room: usize) -> bool {
        reserve(&mut self.pages, room)
    }

    pub(super) fn reserve_replaced(&mut self, room: usize) -> bool {
        reserve(&mut self.replaced, room)
    }

    #[inline]
    pub(super) fn get(&self, record: u32) -> (S, V) {
        let (page, place) = page_of(&self.pages, record);
        (page.states[place], page.values[place])
    }

    /// The first `len` records are written. After going back, the search keeps them.
    pub(super) fn keep(&mut self, len: u32) {
        self.written = self.written.max(len);
        self.marked = len;
    }

    /// Sets the marks to those of the first `len` records, which are written. A hashed table needs no change.
    pub(super) fn go_to(&mut self, len: u32) {
        let Table::Marked(marks) = &mut self.table else { return };
        let mut marked = self.marked;
        if len < marked / 2 || len < marked && V::IMPROVES {
            // Faster here, or required: a mark may have replaced another, which undoing would lose.
            marks.clear();
            marked = 0;
        }
        for record in len..marked {
            marks.exchange(state_of(&self.pages, record).rank(), V::MARK_BITS, |_| 0);
        }
        mark(marks, &self.pages, marked..len);
        self.marked = len;
    }

    pub(super) const fn are_marked(&self) -> bool {
        // A constant without ranks, so that the compiler removes branches.
        S::MARKED && matches!(self.table, Table::Marked(_))
    }

    /// Borrows the records to add more, if the table is of this kind. `kept` and `room` count records and replacing
    /// records.
    #[inline]
    pub(super) fn storing<'a, T: Lookup>(
        &'a mut self,
        kept: (&'a mut u32, &'a mut u32),
        room: (u32, u32),
    ) -> Option<TreeWriter<'a, S, V, T>> {
        let records = Writer {
            pages: &mut self.pages,
            list: &mut self.replaced,
            written: self.written,
            len: *kept.0,
            replaced: *kept.1,
        };
        Some(TreeWriter { records, table: T::of(&mut self.table)?, room, kept })
    }

    /// The newest record of `state` among the first `len`.
    #[inline]
    pub(super) fn find(&self, state: S, len: u32) -> Option<u32> {
        let found = match &self.table {
            Table::Marked(_) => return self.look_for(state, len),
            // Nothing is stored, or a table is being built.
            Table::Hashed(hashed) if hashed.is_empty() => return self.look_for(state, len),
            Table::Hashed(hashed) => {
                hashed.find(hashed.home(state), |record| state_of(&self.pages, record) == state).1
            }
        };
        found.and_then(|record| within(&self.replaced, record, len))
    }

    pub(super) fn is_in_force(&self, record: u32, len: u32) -> bool {
        let (state, value) = self.get(record);
        match &self.table {
            Table::Marked(marks) => marks.still_has(state.rank(), value.mark()),
            Table::Hashed(_) => !value.is_outdated() || self.find(state, len) == Some(record),
        }
    }

    #[cold]
    fn look_for(&self, state: S, len: u32) -> Option<u32> {
        let mut end = len;
        while end > 0 {
            let (page, last) = place_of(end - 1);
            let states = &self.pages[page][0].states[..=last];
            // Comparing a whole page without early exit is vectorized.
            if states.iter().filter(|&&other| other == state).count() > 0 {
                let place = states.iter().rposition(|&other| other == state);
                return place.and_then(|place| u32::try_from(page * PAGE + place).ok());
            }
            end -= u32::try_from(states.len()).unwrap_or(end);
        }
        None
    }

    /// Begins a table for all records written so far, at least `len`; [`catch_up`](Self::catch_up) builds it. Returns false
    /// if memory is exhausted; the old table is then rebuilt.
    pub(super) fn begin_table(&mut self, extent: Extent, len: u32) -> bool {
        // The records have all data, so the old table is dropped first.
        let old = std::mem::replace(&mut self.table, Table::NONE).extent();
        let before = self.growing.take().map_or(old, |growing| growing.extent);
        let table = Table::reserve(extent);
        let has_memory = table.is_some();
        let end = len.max(self.written);
        let (table, extent) = if has_memory { (table, extent) } else { (Table::reserve(before), before) };
        self.growing = Some(NewExtent { extent, table, taken: 0, end });
        has_memory
    }

    /// Whether a table is being built. Nothing can be stored meanwhile.
    pub(super) const fn is_growing(&self) -> bool {
        self.growing.is_some()
    }

    /// Builds on for at most some milliseconds. The complete table has the first `len` records.
    #[cold]
    #[inline(never)] // called on growth and once per step
    pub(super) fn catch_up(&mut self, len: u32) -> Result<CaughtUp, NoMemory> {
        let Some(growing) = &mut self.growing else { return Ok(CaughtUp::All) };
        // Memory was exhausted even for the old table; retry.
        let table = match &mut growing.table {
            Some(table) => table,
            none => none.insert(Table::reserve(growing.extent).ok_or(NoMemory)?),
        };
        if growing.taken == 0 && !table.clear_some(CLEARED_AT_ONCE) {
            return Ok(CaughtUp::Some);
        }
        let end = growing.end.min(growing.taken.saturating_add(TAKEN_AT_ONCE));
        take_in(table, &self.pages, &self.replaced, growing.taken..end);
        growing.taken = end;
        if end < growing.end {
            return Ok(CaughtUp::Some);
        }
        if let Some(NewExtent { table: Some(table), end, .. }) = self.growing.take() {
            (self.table, self.marked) = (table, end);
            self.go_to(len);
        }
        Ok(CaughtUp::All)
    }
}

#[derive(Clone, Debug)]
struct NewExtent {
    extent: Extent,
    /// `None` if memory was exhausted.
    table: Option<Table>,
    /// Records it has, and will have.
    taken: u32,
    end: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CaughtUp {
    Some,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoMemory;

/// Records inserted and bytes cleared per call: some milliseconds of work.
const TAKEN_AT_ONCE: u32 = 1 << 16;
const CLEARED_AT_ONCE: usize = 1 << 22;

fn take_in<S: PackedState, V: Value>(
    table: &mut Table,
    pages: &Pages<S, V>,
    replaced: &[(u32, u32)],
    records: Range<u32>,
) {
    match table {
        Table::Marked(marks) => mark(marks, pages, records),
        Table::Hashed(hashed) => {
            let mut homes = [(0, 0); AHEAD as usize];
            for first in records.clone().step_by(AHEAD as usize) {
                let handful = first..records.end.min(first.saturating_add(AHEAD));
                // In batches, so that cache misses overlap.
                for (record, home) in handful.clone().zip(&mut homes) {
                    *home = hashed.home(state_of(pages, record));
                }
                hashed.read(&homes[..handful.len()]);
                for (record, &home) in handful.zip(&homes) {
                    let state = state_of(pages, record);
                    let (place, _) =
                        hashed.find(home, |known| !replaced.is_empty() && state_of(pages, known) == state);
                    hashed.fill(place, home, record);
                }
            }
        }
    }
}

fn mark<S: PackedState, V: Value>(marks: &mut Marks, pages: &Pages<S, V>, records: Range<u32>) {
    for record in records {
        let (page, place) = page_of(pages, record);
        let (state, value) = (page.states[place], page.values[place]);
        let before = marks.exchange(state.rank(), V::MARK_BITS, |before| improved(before, value));
        if V::IMPROVES && before > 0 {
            marks.improve(state.rank());
        }
    }
}

fn reserve<T>(list: &mut Vec<T>, room: usize) -> bool {
    list.try_reserve_exact(room.saturating_sub(list.len())).is_ok()
}
