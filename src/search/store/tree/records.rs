//! Records of positions, and how they are found: what a [`Tree`](super::Tree) has stored, at any time.
//!
//! Records stand in pages, in the order in which they came; a page is never moved, so that growing copies nothing. A
//! table (`table.rs`) finds the record of a position, or only tells whether there is one. Then the record is looked for among all
//! of them, from the newest on: that takes as long as generating a few thousand positions, and is done once for a
//! whole way back, as what a position was reached from is always older.
//!
//! Tried and left: one long list, grown by a half each time (a tenth faster in the middle sizes, but old and new list are
//! there at once); pages of 64 records (breadth-first search a fifth slower) or of 512 (bidirectional search a twentieth faster, and
//! small searches take more memory); reading ahead in tables that fit in the caches, or for one position's successors at a
//! time (too few reads to wait for together).

use std::ops::Range;

use super::pages::{PAGE, Page, Pages, page_of, place_of, state_of, within};
use super::storing::Storing;
use super::table::{AHEAD, Extent, Marks, Table};
use super::value::{Value, improved};
use crate::puzzle::Packed;

/// Everything that was ever stored in a [`Tree`](super::Tree).
#[derive(Clone, Debug)]
pub struct Records<S, V> {
    /// The [`Pages`].
    pages: Vec<Box<[Page<S, V>; 1]>>,
    table: Table,
    /// How many records were written before the search last went back.
    written: u32,
    /// How many records there were when the search last let go of them: those have their marks, if the table is of marks.
    marked: u32,
    /// For each record that was stored in the place of an older one of the same position: both, the newer first, in the
    /// order of the newer ones.
    replaced: Vec<(u32, u32)>,
    /// A larger table in the making: there is none meanwhile.
    growing: Option<Growing>,
}

impl<S, V> Default for Records<S, V> {
    fn default() -> Self {
        let (pages, replaced) = (Vec::new(), Vec::new());
        Self { pages, table: Table::NONE, written: 0, marked: 0, replaced, growing: None }
    }
}

impl<S: Packed, V: Value> Records<S, V> {
    /// What a page takes, in bytes, and its place in the list of pages: the same on every platform.
    pub(super) const PAGE_BYTES: usize = size_of::<Page<S, V>>();
    pub(super) const POINTER_BYTES: usize = 8;

    /// How large the table is.
    pub(super) const fn extent(&self) -> Extent {
        self.table.extent()
    }

    /// The extent of a table by rank of the positions that may come to be stored, if they have ranks and it is known by the
    /// first what these are.
    pub(super) fn by_rank(&self) -> Option<Extent> {
        let ranks = self.pages.first()?[0].states[0].ranks();
        (S::MARKED && ranks > 0).then_some(Extent::Marks { ranks, bits: V::MARK_BITS })
    }

    /// How many pages there are, and how many the list of them has room for.
    #[cfg(test)]
    pub(super) fn pages(&self) -> (usize, usize) {
        (self.pages.len(), self.pages.capacity())
    }

    /// Sees to it that there are so many pages, one more than before at the most. Tells whether the machine has memory
    /// for it.
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

    /// Sees to it that the list of pages has room for so many.
    pub(super) fn reserve_pointers(&mut self, room: usize) -> bool {
        reserve(&mut self.pages, room)
    }

    /// The same for records in the place of older ones.
    pub(super) fn reserve_replaced(&mut self, room: usize) -> bool {
        reserve(&mut self.replaced, room)
    }

    /// The position and the value of a record.
    #[inline]
    pub(super) fn get(&self, record: u32) -> (S, V) {
        let (page, place) = page_of(&self.pages, record);
        (page.states[place], page.values[place])
    }

    /// Takes note that so many records are written: if the search now goes back, those it passes again stay as they are.
    pub(super) fn keep(&mut self, len: u32) {
        self.written = self.written.max(len);
        self.marked = len;
    }

    /// Makes the table one of the first `len` records, which are written: the search has gone back to where it had so many, or
    /// forward again. A table that finds records can do without, as these tell when they came.
    pub(super) fn go_to(&mut self, len: u32) {
        let Table::Marked(marks) = &mut self.table else { return };
        let mut marked = self.marked;
        if len < marked / 2 || len < marked && V::IMPROVES {
            // Either that is quicker, or a mark that is taken back may have taken the place of another.
            marks.clear();
            marked = 0;
        }
        for record in len..marked {
            marks.exchange(state_of(&self.pages, record).rank(), V::MARK_BITS, |_| 0);
        }
        mark(marks, &self.pages, marked..len);
        self.marked = len;
    }

    /// Whether the table is of marks.
    pub(super) const fn are_marked(&self) -> bool {
        // Of what has no ranks, a compiler leaves out all that follows from the answer.
        S::MARKED && matches!(self.table, Table::Marked(_))
    }

    /// The first so many records, to be added to as long as there is `room`. `kept` and `room` count records, and those that
    /// were stored in the place of older ones.
    #[inline]
    pub(super) fn storing<'a, const MARKED: bool>(
        &'a mut self,
        kept: (&'a mut u32, &'a mut u32),
        room: (u32, u32),
    ) -> Storing<'a, S, V, MARKED> {
        Storing {
            pages: &mut self.pages,
            table: &mut self.table,
            list: &mut self.replaced,
            written: self.written,
            len: *kept.0,
            replaced: *kept.1,
            room,
            kept,
        }
    }

    /// The newest record of `state` among the first `len`.
    #[inline]
    pub(super) fn find(&self, state: S, len: u32) -> Option<u32> {
        let found = match &self.table {
            Table::Marked(_) => return self.look_for(state, len),
            // Nothing is stored, or a table is being made.
            Table::Hashed(hashed) if hashed.is_empty() => return self.look_for(state, len),
            Table::Hashed(hashed) => {
                hashed.find(hashed.home(state), |record| state_of(&self.pages, record) == state).1
            }
        };
        found.and_then(|record| within(&self.replaced, record, len))
    }

    /// Whether a record is the newest of its position among the first `len`.
    pub(super) fn is_in_force(&self, record: u32, len: u32) -> bool {
        let (state, value) = self.get(record);
        match &self.table {
            Table::Marked(marks) => marks.still_has(state.rank(), value.mark()),
            Table::Hashed(_) => !value.is_outdated() || self.find(state, len) == Some(record),
        }
    }

    /// The same, where no table tells.
    #[cold]
    fn look_for(&self, state: S, len: u32) -> Option<u32> {
        let mut end = len;
        while end > 0 {
            let (page, last) = place_of(end - 1);
            let states = &self.pages[page][0].states[..=last];
            // All of a page is compared without asking in between, which a processor does many at a time.
            if states.iter().filter(|&&other| other == state).count() > 0 {
                let place = states.iter().rposition(|&other| other == state);
                return place.and_then(|place| u32::try_from(page * PAGE + place).ok());
            }
            end -= u32::try_from(states.len()).unwrap_or(end);
        }
        None
    }

    /// Begins a table of this extent for all that is written by now, `len` records at the least; [`catch_up`](Self::catch_up) makes
    /// it. Tells whether the machine has memory for it; when not, the table that there was is made again.
    pub(super) fn begin_table(&mut self, extent: Extent, len: u32) -> bool {
        // All that the new table needs is in the records: the old one makes room for it.
        let old = std::mem::replace(&mut self.table, Table::NONE).extent();
        let before = self.growing.take().map_or(old, |growing| growing.extent);
        let table = Table::reserve(extent);
        let has_memory = table.is_some();
        let end = len.max(self.written);
        let (table, extent) = if has_memory { (table, extent) } else { (Table::reserve(before), before) };
        self.growing = Some(Growing { extent, table, taken: 0, end });
        has_memory
    }

    /// Whether a table is being made. Until it is there nothing can be stored.
    pub(super) const fn is_growing(&self) -> bool {
        self.growing.is_some()
    }

    /// Goes on making the table that was begun, for some milliseconds at the most. It will be that of the first `len` records.
    /// Tells whether it is there, or the machine has no memory for it.
    #[cold]
    #[inline(never)] // it is asked for where a table grows, and with each step
    pub(super) fn catch_up(&mut self, len: u32) -> Result<CaughtUp, NoMemory> {
        let Some(growing) = &mut self.growing else { return Ok(CaughtUp::All) };
        // There was no memory for the table that there had been: there may be by now.
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
        if let Some(Growing { table: Some(table), end, .. }) = self.growing.take() {
            (self.table, self.marked) = (table, end);
            self.go_to(len);
        }
        Ok(CaughtUp::All)
    }
}

/// A table in the making.
#[derive(Clone, Debug)]
struct Growing {
    extent: Extent,
    /// `None` where the machine had no memory for it.
    table: Option<Table>,
    /// How many records it has, and how many it will have.
    taken: u32,
    end: u32,
}

/// How much of a table in the making is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CaughtUp {
    /// There is more to do.
    Some,
    /// All of it.
    All,
}

/// The machine has no memory for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoMemory;

/// How many records are taken into a new table at once, and how many bytes of it are cleared at once: some milliseconds of work,
/// as a caller may want to do something else in between.
const TAKEN_AT_ONCE: u32 = 1 << 16;
const CLEARED_AT_ONCE: usize = 1 << 22;

/// Takes these records into a table.
fn take_in<S: Packed, V: Value>(
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
                // Some at a time, so that their slots are waited for together.
                for (record, home) in handful.clone().zip(&mut homes) {
                    *home = hashed.home(state_of(pages, record));
                }
                hashed.read(&homes[..handful.len()]);
                for (record, &home) in handful.zip(&homes) {
                    // Where none was ever replaced, all positions differ.
                    let state = state_of(pages, record);
                    let (place, _) =
                        hashed.find(home, |known| !replaced.is_empty() && state_of(pages, known) == state);
                    hashed.fill(place, home, record);
                }
            }
        }
    }
}

/// Marks the positions of these records.
fn mark<S: Packed, V: Value>(marks: &mut Marks, pages: &Pages<S, V>, records: Range<u32>) {
    for record in records {
        let (page, place) = page_of(pages, record);
        let (state, value) = (page.states[place], page.values[place]);
        let before = marks.exchange(state.rank(), V::MARK_BITS, |before| improved(before, value));
        if V::IMPROVES && before > 0 {
            marks.improve(state.rank());
        }
    }
}

/// Sees to it that a list has room for so many items. Tells whether the machine has memory for it.
fn reserve<T>(list: &mut Vec<T>, room: usize) -> bool {
    list.try_reserve_exact(room.saturating_sub(list.len())).is_ok()
}
