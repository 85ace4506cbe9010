//! Records of positions, and how they are found: what a [`Tree`](super::tree::Tree) has stored, at any time.
//!
//! Records stand in pages, in the order in which they came; a page is never moved, so that growing copies nothing. A
//! table (`table.rs`) finds the record of a position, or only tells whether there is one. Then the record is looked for among all
//! of them, from the newest on: that takes as long as generating a few thousand positions, and is done once for a
//! whole way back, as what a position was reached from is always older.
//!
//! Tried and left: one long list, grown by a half each time (a tenth faster in the middle sizes, but old and new list are
//! there at once); reading ahead in tables that fit in the caches, or for one position's successors at a time (too few
//! reads to wait for together).

use std::ops::Range;

use super::storing::{AHEAD, Storing};
use super::table::{Extent, Marks, Place, Table};
use super::tree::Value;
use crate::puzzle::Packed;

/// How many records a page has.
pub(super) const PAGE: usize = 128;

/// A page of records.
#[derive(Clone, Debug)]
pub(super) struct Page<S, V> {
    pub(super) states: [S; PAGE],
    pub(super) values: [V; PAGE],
}

/// Boxes of one page: made by way of a list, they can be refused where there is no memory.
pub(super) type Pages<S, V> = [Box<[Page<S, V>; 1]>];

/// The number of a record's page, and its place there.
#[inline]
pub(super) const fn place_of(record: u32) -> (usize, usize) {
    (record as usize / PAGE, record as usize % PAGE)
}

/// The page of a record, and its place there.
#[inline]
pub(super) fn page_of<S, V>(pages: &Pages<S, V>, record: u32) -> (&Page<S, V>, usize) {
    let (page, place) = place_of(record);
    (&pages[page][0], place)
}

/// Everything that was ever stored in a [`Tree`](super::tree::Tree).
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
}

impl<S, V> Default for Records<S, V> {
    fn default() -> Self {
        Self { pages: Vec::new(), table: Table::NONE, written: 0, marked: 0, replaced: Vec::new() }
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
        let extent = if V::MARK_BITS > 0 {
            Marks::extent(ranks, V::MARK_BITS)
        } else {
            Extent::Ranks(if S::GAPLESS { ranks } else { 0 })
        };
        (extent.bytes() > 0).then_some(extent)
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

    /// The position of a record.
    #[inline]
    fn state(&self, record: u32) -> S {
        state_of(&self.pages, record)
    }

    /// The place of a record's value.
    #[inline]
    pub(super) fn value_mut(&mut self, record: u32) -> &mut V {
        let (page, place) = place_of(record);
        &mut self.pages[page][0].values[place]
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
        if len < marked / 2 {
            marks.clear_all();
            marked = 0;
        }
        for record in len..marked {
            marks.clear(state_of(&self.pages, record).rank(), V::MARK_BITS);
        }
        mark(marks, &self.pages, marked..len);
        self.marked = len;
    }

    /// Whether the table is of marks.
    pub(super) const fn are_marked(&self) -> bool {
        matches!(self.table, Table::Marked(_))
    }

    /// The first `kept` records, where up to `room` fit, to be added to.
    #[inline]
    pub(super) fn storing<'a, const MARKED: bool>(
        &'a mut self,
        kept: &'a mut u32,
        room: u32,
    ) -> Storing<'a, S, V, MARKED> {
        let (pages, table) = (&mut self.pages[..], &mut self.table);
        Storing { pages, table, written: self.written, len: *kept, room, kept }
    }

    /// The record of `state` among the first `len`; or else `None`, and it is stored as a new one of the number `len`. For a
    /// table that finds records.
    #[allow(clippy::inline_always)] // an eighth of the time of small searches
    #[inline(always)]
    pub(super) fn insert(&mut self, len: u32, state: S, value: V) -> Option<u32> {
        let found = match &mut self.table {
            Table::Marked(_) => unreachable!("values without marks have no table of them"),
            Table::Ranked(places) => {
                let place = &mut places[state.rank()];
                let found = place.known();
                if found.is_none() {
                    *place = Place::holding(len);
                }
                found
            }
            Table::Hashed(hashed) => {
                let home = hashed.home(state);
                let (place, found) = hashed.find(home, |record| state_of(&self.pages, record) == state);
                if found.is_none() {
                    hashed.fill(place, home, len);
                }
                found
            }
        };
        let known = found.and_then(|record| self.within(record, len));
        if known.is_none() {
            self.write(len, state, value);
        }
        known
    }

    /// Stores `state` as the record number `len`, in the place of an `older` one, as the one of this number `among`
    /// those that were so stored.
    pub(super) fn replace(&mut self, len: u32, among: u32, older: u32, state: S, value: V) {
        self.write(len, state, value);
        // Else it was replaced before the search went back, and perhaps again: the table has the newest of all.
        if among as usize == self.replaced.len() {
            self.replaced.push((len, older));
            match &mut self.table {
                Table::Marked(_) => {}
                Table::Ranked(places) => places[state.rank()] = Place::holding(len),
                Table::Hashed(hashed) => {
                    let home = hashed.home(state);
                    let (place, _) = hashed.find(home, |record| state_of(&self.pages, record) == state);
                    hashed.fill(place, home, len);
                }
            }
        }
    }

    /// The newest record of `state` among the first `len`.
    #[inline]
    pub(super) fn find(&self, state: S, len: u32) -> Option<u32> {
        let found = match &self.table {
            Table::Marked(_) => return self.look_for(state, len),
            // No move leads to a position of other ranks; still, such may be asked for.
            Table::Ranked(places) => places
                .get(state.rank())
                .and_then(|place| place.known())
                .filter(|&record| self.state(record) == state),
            Table::Hashed(hashed) if hashed.is_empty() => None,
            Table::Hashed(hashed) => hashed.find(hashed.home(state), |record| self.state(record) == state).1,
        };
        found.and_then(|record| self.within(record, len))
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

    /// `record`, if it is among the first `len`; else the newest one of those that it was stored in the place of.
    #[inline]
    fn within(&self, record: u32, len: u32) -> Option<u32> {
        if record < len { Some(record) } else { self.older(record, len) }
    }

    /// What was stored after this time is found only after going back.
    #[cold]
    fn older(&self, record: u32, len: u32) -> Option<u32> {
        let mut here = record;
        while here >= len {
            let place = self.replaced.binary_search_by_key(&here, |&(newer, _)| newer).ok()?;
            (_, here) = self.replaced[place];
        }
        Some(here)
    }

    /// Writes down a record, unless it stands there from before the search went back: then it may already say what came
    /// of it later.
    #[inline]
    fn write(&mut self, record: u32, state: S, value: V) {
        if record >= self.written {
            let (page, place) = place_of(record);
            let page = &mut self.pages[page][0];
            page.states[place] = state;
            page.values[place] = value;
        }
        debug_assert!(self.state(record) == state, "searches are deterministic");
    }

    /// Makes the table anew, for the first `len` records. Tells whether the machine has memory for it; when not, the
    /// table stays as large as it was.
    pub(super) fn grow_table(&mut self, extent: Extent, len: u32) -> bool {
        // All that the new table needs is in the records: the old one makes room for it.
        let before = std::mem::replace(&mut self.table, Table::NONE).extent();
        let table = Table::new(extent);
        let grown = table.is_some();
        let Some(table) = table.or_else(|| Table::new(before)) else { return false };
        self.table = table;
        match &mut self.table {
            Table::Marked(marks) => mark(marks, &self.pages, 0..len),
            Table::Ranked(places) => {
                // A position's newest record comes last.
                for record in 0..len {
                    places[state_of(&self.pages, record).rank()] = Place::holding(record);
                }
            }
            Table::Hashed(hashed) => {
                let mut homes = [(0, 0); AHEAD as usize];
                for first in (0..len).step_by(AHEAD as usize) {
                    let handful = first..len.min(first.saturating_add(AHEAD));
                    // Some at a time, so that their slots are waited for together.
                    for (record, home) in handful.clone().zip(&mut homes) {
                        *home = hashed.home(state_of(&self.pages, record));
                    }
                    hashed.read(&homes[..handful.len()]);
                    for (record, &home) in handful.zip(&homes) {
                        // Where none was ever replaced, all positions differ.
                        let state = state_of(&self.pages, record);
                        let (place, _) = hashed.find(home, |known| {
                            !self.replaced.is_empty() && state_of(&self.pages, known) == state
                        });
                        hashed.fill(place, home, record);
                    }
                }
            }
        }
        grown
    }
}

/// Marks the positions of these records.
fn mark<S: Packed, V: Value>(marks: &mut Marks, pages: &Pages<S, V>, records: Range<u32>) {
    for record in records {
        let (page, place) = page_of(pages, record);
        marks.put(page.states[place].rank(), V::MARK_BITS, page.values[place].mark());
    }
}

/// The position of a record in these pages.
#[inline]
fn state_of<S: Copy, V>(pages: &Pages<S, V>, record: u32) -> S {
    let (page, place) = page_of(pages, record);
    page.states[place]
}

/// Sees to it that a list has room for so many items. Tells whether the machine has memory for it.
fn reserve<T>(list: &mut Vec<T>, room: usize) -> bool {
    list.try_reserve_exact(room.saturating_sub(list.len())).is_ok()
}
