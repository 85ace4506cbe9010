//! A tree to which positions are added, many at a time.
//!
//! A search that stores positions spends most of its time on one step: is this one known, and if not, where does it go?
//! [`Storing`] holds all that this step needs, apart from what only growing, finding and going back need, so that a processor
//! has it at hand from one position to the next. It never grows: when it [is full](Storing::is_full), the search leaves off
//! and makes room in the [`Tree`](super::Tree).

use super::pages::{Pages, page_of, place_of, within};
use super::table::{AHEAD, Table};
use super::value::{Value, improved, is_worth_storing};
use crate::puzzle::Packed;

/// What came of storing a position. No branch is needed to tell one case from the other: which it is cannot be guessed, and a
/// wrong guess takes a processor longer than all else that is done for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The number of the next record.
    next: u32,
    before: u8,
    /// Whether that is the position's own.
    is_its: bool,
}

impl Stored {
    /// Whether the position was not stored before.
    #[inline]
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.before == 0
    }

    /// The [mark](Value::mark) of the value with which it was stored before; 0 if it was not.
    #[inline]
    #[must_use]
    pub const fn before(self) -> u8 {
        self.before
    }

    /// Its record, if it was stored: because it is new, or its value [improves](Value::IMPROVES) on the one before.
    #[inline]
    #[must_use]
    pub const fn record(self) -> Option<u32> {
        if self.is_its { Some(self.next) } else { None }
    }
}

/// A tree to which positions are added. `MARKED` tells whether its table is of marks: it is asked of the tree once, and not for
/// each position. Of values that [improve](Value::IMPROVES) it is asked each time, whatever `MARKED` says: their searches
/// wait for memory, not for this answer, and need not be compiled twice.
#[derive(Debug)]
pub struct Storing<'a, S, V, const MARKED: bool> {
    pub(super) pages: &'a mut Pages<S, V>,
    pub(super) table: &'a mut Table,
    /// For each record that was stored in the place of an older one both, the newer first.
    pub(super) list: &'a mut Vec<(u32, u32)>,
    /// How many records were written before the search last went back: those it passes again stay as they are.
    pub(super) written: u32,
    pub(super) len: u32,
    /// How many of the records were stored in the place of older ones.
    pub(super) replaced: u32,
    /// How many fit, of both.
    pub(super) room: (u32, u32),
    /// Where the tree keeps `len` and `replaced` in the meantime.
    pub(super) kept: (&'a mut u32, &'a mut u32),
}

impl<S, V, const MARKED: bool> Drop for Storing<'_, S, V, MARKED> {
    fn drop(&mut self) {
        (*self.kept.0, *self.kept.1) = (self.len, self.replaced);
    }
}

impl<S: Packed, V: Value, const MARKED: bool> Storing<'_, S, V, MARKED> {
    /// Whether there is no room for one more.
    #[inline]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len >= self.room.0 || V::IMPROVES && self.replaced >= self.room.1
    }

    /// Whether the table is too large to be at hand in a processor's nearer caches, where marks always are.
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

    /// The place of a record's value. What is changed in it stays so when the search goes back: it must be something that
    /// then does no harm, or that is the same whenever it is written.
    #[inline]
    pub fn value_mut(&mut self, record: u32) -> &mut V {
        let (page, place) = place_of(record);
        &mut self.pages[page][0].values[place]
    }

    /// The record that a record was stored in the place of, if it was: one of the same position. O(log n) for n such records. For
    /// tables that are not of marks.
    #[must_use]
    pub fn older(&self, record: u32) -> Option<u32> {
        let place = self.list.binary_search_by_key(&record, |&(newer, _)| newer).ok()?;
        Some(self.list[place].1)
    }

    /// Whether `value`, with which `state` is stored in a record, was not [improved](Value::IMPROVES) upon in a newer one. For
    /// values that may be.
    #[inline]
    pub fn is_in_force(&self, record: u32, state: S, value: V) -> bool {
        match &*self.table {
            Table::Marked(marks) => marks.still_has(state.rank(), value.mark()),
            // Which record is in force is a question to the table, so only those are asked for that may not be.
            Table::Hashed(hashed) if value.is_outdated() => {
                let (_, newest) = hashed.find(hashed.home(state), |other| self.record(other).0 == state);
                newest.and_then(|newest| within(self.list, newest, self.len)) == Some(record)
            }
            Table::Hashed(_) => true,
        }
    }

    /// The newest record of `state`, if it is stored. For a table that finds records, not one of marks. O(1) expected.
    #[inline]
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        let Table::Hashed(hashed) = &*self.table else {
            unreachable!("marks find no records");
        };
        let (_, newest) = hashed.find(hashed.home(state), |record| self.record(record).0 == state);
        newest.and_then(|newest| within(self.list, newest, self.len))
    }

    /// Stores `state` with `value`, unless it is stored already with one on which it does not [improve](Value::IMPROVES). O(1)
    /// expected.
    ///
    /// # Panics
    /// When it [is full](Self::is_full).
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
                // A position that is known is written down, too: where it stands there is no record yet.
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

    /// Writes `state` down as the next record, in the place of an `older` one.
    #[cold]
    fn replace(&mut self, older: u32, state: S, value: V) {
        self.value_mut(older).outdate();
        self.write(state, value);
        // Else it was replaced before the search went back, and perhaps again: the table has the newest of all.
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

    /// Writes down what will be the next record, unless it stands there from before the search went back: then it may
    /// already say what came of it later.
    #[inline]
    fn write(&mut self, state: S, value: V) {
        if self.len >= self.written {
            let (page, place) = place_of(self.len);
            let page = &mut self.pages[page][0];
            page.states[place] = state;
            page.values[place] = value;
        }
    }

    /// Reads what look-ups of `states` will read first, so that it is at hand when they come: these reads wait
    /// for memory together, where the look-ups would wait one after the other. Worth it in a
    /// [large](Self::is_large) table.
    #[inline(never)] // searches with small tables are faster without it among their own instructions
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let Table::Hashed(hashed) = &*self.table else { return };
        let mut homes = [(0, 0); AHEAD as usize];
        let mut count = 0;
        for (state, home) in states.into_iter().zip(&mut homes) {
            *home = hashed.home(state);
            count += 1;
        }
        hashed.read(&homes[..count]);
        // Where one seems to be stored its record is read, too; elsewhere the first, which is at hand: to ask
        // before reading is to wait for the answer.
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
