//! A tree borrowed for adding positions.
//!
//! Searches that store positions spend most of their time on one operation: look up a position and insert it if it is new. [`Storing`]
//! has only the fields of this operation, so a processor keeps them at hand. It never grows: when it [is full](Storing::is_full), the
//! search makes room in the [`Tree`](super::Tree).

use super::pages::{Pages, page_of, place_of, within};
use super::table::{AHEAD, Table};
use super::value::{Value, improved, is_worth_storing};
use crate::puzzle::Packed;

/// The result of storing a position. Its accessors need no branch: the case is unpredictable, and a misprediction costs more than all
/// other work per position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    next: u32,
    before: u8,
    /// Whether the next record is that of the position.
    is_its: bool,
}

impl Stored {
    /// Whether the position was not stored before.
    #[inline]
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.before == 0
    }

    /// The [mark](Value::mark) of the value stored before; 0 if there was none.
    #[inline]
    #[must_use]
    pub const fn before(self) -> u8 {
        self.before
    }

    /// The new record: of a new position, or of a value that [improves](Value::IMPROVES).
    #[inline]
    #[must_use]
    pub const fn record(self) -> Option<u32> {
        if self.is_its { Some(self.next) } else { None }
    }
}

/// A tree borrowed for adding positions. `MARKED` is whether its table consists of marks, decided once instead of for each position.
/// For values that [improve](Value::IMPROVES), `MARKED` is ignored and the table is checked each time: their searches are bound by
/// memory, so a second compiled copy does not pay.
#[derive(Debug)]
pub struct Storing<'a, S, V, const MARKED: bool> {
    pub(super) pages: &'a mut Pages<S, V>,
    pub(super) table: &'a mut Table,
    /// Replacing records with the older one that each replaces.
    pub(super) list: &'a mut Vec<(u32, u32)>,
    /// Number of records written before the search last went back; these are not overwritten.
    pub(super) written: u32,
    pub(super) len: u32,
    pub(super) replaced: u32,
    pub(super) room: (u32, u32),
    /// The tree's own `len` and `replaced`, updated on drop.
    pub(super) kept: (&'a mut u32, &'a mut u32),
}

impl<S, V, const MARKED: bool> Drop for Storing<'_, S, V, MARKED> {
    fn drop(&mut self) {
        (*self.kept.0, *self.kept.1) = (self.len, self.replaced);
    }
}

impl<S: Packed, V: Value, const MARKED: bool> Storing<'_, S, V, MARKED> {
    /// Whether no more records fit.
    #[inline]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len >= self.room.0 || V::IMPROVES && self.replaced >= self.room.1
    }

    /// Whether the table exceeds the processor's nearer caches. Marks never do.
    #[inline]
    #[must_use]
    pub const fn is_large(&self) -> bool {
        match &*self.table {
            Table::Hashed(hashed) if !MARKED => hashed.is_large(),
            _ => false,
        }
    }

    /// The position and the value of a record.
    #[inline]
    #[must_use]
    pub fn record(&self, record: u32) -> (S, V) {
        let (page, place) = page_of(self.pages, record);
        (page.states[place], page.values[place])
    }

    /// The value of a record. Changes survive going back, so they must be harmless then, or independent of the time of writing.
    #[inline]
    pub fn value_mut(&mut self, record: u32) -> &mut V {
        let (page, place) = place_of(record);
        &mut self.pages[page][0].values[place]
    }

    /// The older record that this record replaces, if any. Only for hashed tables. O(log n) for n replaced records.
    #[must_use]
    pub fn older(&self, record: u32) -> Option<u32> {
        let place = self.list.binary_search_by_key(&record, |&(newer, _)| newer).ok()?;
        Some(self.list[place].1)
    }

    /// Whether `value`, stored with `state` in a record, is the newest value of the position. For values that
    /// [improve](Value::IMPROVES).
    #[inline]
    pub fn is_in_force(&self, record: u32, state: S, value: V) -> bool {
        match &*self.table {
            Table::Marked(marks) => marks.still_has(state.rank(), value.mark()),
            // A look-up is needed only for values that may be outdated.
            Table::Hashed(hashed) if value.is_outdated() => {
                let (_, newest) = hashed.find(hashed.home(state), |other| self.record(other).0 == state);
                newest.and_then(|newest| within(self.list, newest, self.len)) == Some(record)
            }
            Table::Hashed(_) => true,
        }
    }

    /// The newest record of `state`, if any. Only for hashed tables. Expected O(1).
    #[inline]
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        let Table::Hashed(hashed) = &*self.table else {
            unreachable!("marks find no records");
        };
        let (_, newest) = hashed.find(hashed.home(state), |record| self.record(record).0 == state);
        newest.and_then(|newest| within(self.list, newest, self.len))
    }

    /// Stores `state` with `value`, unless it is stored with a value on which it does not [improve](Value::IMPROVES). Expected O(1).
    ///
    /// # Panics
    /// When the tree [is full](Self::is_full).
    #[inline(always)]
    pub fn insert(&mut self, state: S, value: V) -> Stored {
        assert!(!self.is_full(), "a tree that is full cannot store more");
        let next = self.len;
        let before = match self.table {
            Table::Marked(marks) if MARKED || V::IMPROVES => {
                let before = marks.exchange(state.rank(), V::MARK_BITS, |before| improved(before, value));
                if V::IMPROVES && before > 0 && is_worth_storing(before, value) {
                    marks.improve(state.rank());
                }
                // A known position is written, too, to avoid a branch: `len` does not advance, so the next record overwrites it.
                self.write(state, value);
                before
            }
            Table::Hashed(hashed) if !MARKED || V::IMPROVES => {
                let home = hashed.home(state);
                let (slot, found) = hashed.find(home, |record| {
                    let (page, place) = page_of(self.pages, record);
                    page.states[place] == state
                });
                if let Some(record) = found.and_then(|record| within(self.list, record, next)) {
                    let before = self.record(record).1.mark();
                    if V::IMPROVES && value.mark() < before {
                        self.replace(record, state, value);
                    }
                    before
                } else {
                    if found.is_none() {
                        hashed.fill(slot, home, next);
                    }
                    self.write(state, value);
                    0
                }
            }
            _ => unreachable!("tables are of the kind that was asked for"),
        };
        let is_stored = is_worth_storing(before, value);
        debug_assert!(!is_stored || self.record(next).0 == state, "searches are deterministic");
        self.len += u32::from(is_stored);
        self.replaced += u32::from(is_stored && before > 0);
        Stored { next, before, is_its: is_stored }
    }

    /// Appends a record that replaces an `older` one.
    #[cold]
    fn replace(&mut self, older: u32, state: S, value: V) {
        self.value_mut(older).outdate();
        self.write(state, value);
        // Otherwise it was replaced before the search went back, and the table has the newest record.
        if self.replaced as usize == self.list.len()
            && let Table::Hashed(hashed) = self.table
        {
            self.list.push((self.len, older));
            let home = hashed.home(state);
            let (slot, _) = hashed.find(home, |record| {
                let (page, place) = page_of(self.pages, record);
                page.states[place] == state
            });
            hashed.fill(slot, home, self.len);
        }
    }

    /// Writes the next record, unless it is written from before the search went back: its value may have changed since.
    #[inline]
    fn write(&mut self, state: S, value: V) {
        if self.len >= self.written {
            let (page, place) = place_of(self.len);
            let page = &mut self.pages[page][0];
            page.states[place] = state;
            page.values[place] = value;
        }
    }

    /// Touches the memory that look-ups of `states` will read first, so that their cache misses overlap. Worth it for
    /// [large](Self::is_large) tables.
    #[inline(never)] // faster with small tables when it is not inlined into the loop
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let Table::Hashed(hashed) = &*self.table else { return };
        let mut homes = [(0, 0); AHEAD as usize];
        let mut count = 0;
        for (state, home) in states.into_iter().zip(&mut homes) {
            *home = hashed.home(state);
            count += 1;
        }
        hashed.read(&homes[..count]);
        // Also reads the likely record of each position, or else record 0, which is cached: a branch would wait for the slot.
        let mut records = [0; AHEAD as usize];
        for (record, &home) in records.iter_mut().zip(&homes[..count]) {
            *record = hashed.guess(home);
        }
        let first = self.record(0).0;
        let alike = records[..count]
            .iter()
            .fold(0, |alike, &record| alike + u32::from(self.record(record).0 == first));
        std::hint::black_box(alike);
    }
}
