//! A tree borrowed for adding positions.
//!
//! Searches that store positions spend most of their time on one operation: look up a position and insert it if it is new. [`TreeWriter`]
//! has only the fields of this operation, so a processor keeps them at hand. It never grows: when it [is full](Storing::is_full), the
//! search makes room in the [`Tree`](super::Tree).

use super::pages::{Pages, page_of, place_of, within};
use super::table::{AHEAD, Marks, Table};
use super::value::{Value, improved, is_worth_storing};
use crate::puzzle::PackedState;
use crate::search::store::slots::{Home, Slots};

/// The result of storing a position. Its accessors need no branch: the case is unpredictable, and a misprediction costs more than all
/// other work per position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    next: u32,
    before: u32,
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
    pub const fn before(self) -> u32 {
        self.before
    }

    /// The new record: of a new position, or of a value that [improves](Value::IMPROVES).
    #[inline]
    #[must_use]
    pub const fn record(self) -> Option<u32> {
        if self.is_its { Some(self.next) } else { None }
    }
}

/// The table of a tree borrowed for adding positions: [`Marks`] or [`Slots`], decided once per slice instead of for each position, or a
/// [`Table`] that is checked each time. For values that [improve](Value::IMPROVES), whose searches are bound by memory, a second compiled
/// copy does not pay.
pub trait Lookup: Sized {
    /// The borrowed table, if it is of this kind.
    fn of(table: &mut Table) -> Option<&mut Self>;

    /// Writes `state` with `value` as the next record, unless it is stored with a value on which it does not
    /// [improve](Value::IMPROVES). Returns the mark of the value stored before; 0 if there was none.
    fn insert<S: PackedState, V: Value>(&mut self, records: &mut Writer<'_, S, V>, state: S, value: V)
    -> u32;

    /// See [`TreeWriter::is_in_force`].
    fn is_in_force<S: PackedState, V: Value>(
        &self,
        records: &Writer<'_, S, V>,
        record: u32,
        state: S,
        value: V,
    ) -> bool;

    /// The slots, if they exceed the processor's nearer caches. Marks never do.
    fn large(&self) -> Option<&Slots>;
}

impl Lookup for Marks {
    fn of(table: &mut Table) -> Option<&mut Self> {
        if let Table::Marked(marks) = table { Some(marks) } else { None }
    }

    #[inline(always)]
    fn insert<S: PackedState, V: Value>(
        &mut self,
        records: &mut Writer<'_, S, V>,
        state: S,
        value: V,
    ) -> u32 {
        let before = self.exchange(state.rank(), V::MARK_BITS, |before| improved(before, value));
        if V::IMPROVES && before > 0 && is_worth_storing(before, value) {
            self.improve(state.rank());
        }
        // A known position is written, too, to avoid a branch: `len` does not advance, so the next record overwrites it.
        records.write(state, value);
        before
    }

    #[inline]
    fn is_in_force<S: PackedState, V: Value>(
        &self,
        _: &Writer<'_, S, V>,
        _: u32,
        state: S,
        value: V,
    ) -> bool {
        self.still_has(state.rank(), value.mark())
    }

    #[inline]
    fn large(&self) -> Option<&Slots> {
        None
    }
}

impl Lookup for Slots {
    fn of(table: &mut Table) -> Option<&mut Self> {
        if let Table::Hashed(slots) = table { Some(slots) } else { None }
    }

    #[inline(always)]
    fn insert<S: PackedState, V: Value>(
        &mut self,
        records: &mut Writer<'_, S, V>,
        state: S,
        value: V,
    ) -> u32 {
        let home = self.home(state);
        let (slot, found) = records.look(self, home, state);
        if let Some(record) = found.and_then(|record| within(records.list, record, records.len)) {
            let before = records.record(record).1.mark();
            if V::IMPROVES && value.mark() < before {
                records.replace(self, record, state, value);
            }
            before
        } else {
            if found.is_none() {
                self.fill(slot, home, records.len);
            }
            records.write(state, value);
            0
        }
    }

    #[inline]
    fn is_in_force<S: PackedState, V: Value>(
        &self,
        records: &Writer<'_, S, V>,
        record: u32,
        state: S,
        value: V,
    ) -> bool {
        // A look-up is needed only for values that may be outdated.
        !value.is_outdated() || records.find(self, state) == Some(record)
    }

    #[inline]
    fn large(&self) -> Option<&Slots> {
        if self.is_large() { Some(self) } else { None }
    }
}

impl Lookup for Table {
    fn of(table: &mut Table) -> Option<&mut Self> {
        Some(table)
    }

    #[inline(always)]
    fn insert<S: PackedState, V: Value>(
        &mut self,
        records: &mut Writer<'_, S, V>,
        state: S,
        value: V,
    ) -> u32 {
        match self {
            Self::Marked(marks) => marks.insert(records, state, value),
            Self::Hashed(slots) => slots.insert(records, state, value),
        }
    }

    #[inline]
    fn is_in_force<S: PackedState, V: Value>(
        &self,
        records: &Writer<'_, S, V>,
        record: u32,
        state: S,
        value: V,
    ) -> bool {
        match self {
            Self::Marked(marks) => marks.is_in_force(records, record, state, value),
            Self::Hashed(slots) => slots.is_in_force(records, record, state, value),
        }
    }

    #[inline]
    fn large(&self) -> Option<&Slots> {
        if let Self::Hashed(slots) = self { slots.large() } else { None }
    }
}

/// The records of a tree borrowed for adding positions.
#[derive(Debug)]
pub struct Writer<'a, S, V> {
    pub(super) pages: &'a mut Pages<S, V>,
    /// Replacing records with the older one that each replaces.
    pub(super) list: &'a mut Vec<(u32, u32)>,
    /// Number of records written before the search last went back; these are not overwritten.
    pub(super) written: u32,
    pub(super) len: u32,
    pub(super) replaced: u32,
}

impl<S: PackedState, V: Value> Writer<'_, S, V> {
    #[inline]
    fn record(&self, record: u32) -> (S, V) {
        let (page, place) = page_of(self.pages, record);
        (page.states[place], page.values[place])
    }

    #[inline]
    fn value_mut(&mut self, record: u32) -> &mut V {
        let (page, place) = place_of(record);
        &mut self.pages[page][0].values[place]
    }

    /// The slot of `state`, or an empty one for it, and the record in it.
    #[inline(always)]
    fn look(&self, slots: &Slots, home: Home, state: S) -> (usize, Option<u32>) {
        slots.find(home, |record| {
            let (page, place) = page_of(self.pages, record);
            page.states[place] == state
        })
    }

    #[inline]
    fn find(&self, slots: &Slots, state: S) -> Option<u32> {
        let (_, newest) = self.look(slots, slots.home(state), state);
        newest.and_then(|newest| within(self.list, newest, self.len))
    }

    /// Appends a record that replaces an `older` one.
    #[cold]
    fn replace(&mut self, slots: &mut Slots, older: u32, state: S, value: V) {
        self.value_mut(older).outdate();
        self.write(state, value);
        // Otherwise it was replaced before the search went back, and the table has the newest record.
        if self.replaced as usize == self.list.len() {
            self.list.push((self.len, older));
            let home = slots.home(state);
            let (slot, _) = self.look(slots, home, state);
            slots.fill(slot, home, self.len);
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
}

/// A tree borrowed for adding positions.
#[derive(Debug)]
pub struct TreeWriter<'a, S, V, T> {
    pub(super) records: Writer<'a, S, V>,
    pub(super) table: &'a mut T,
    pub(super) room: (u32, u32),
    /// The tree's own `len` and `replaced`, updated on drop.
    pub(super) kept: (&'a mut u32, &'a mut u32),
}

impl<S, V, T> Drop for TreeWriter<'_, S, V, T> {
    fn drop(&mut self) {
        (*self.kept.0, *self.kept.1) = (self.records.len, self.records.replaced);
    }
}

impl<S: PackedState, V: Value, T: Lookup> TreeWriter<'_, S, V, T> {
    /// Whether no more records fit.
    #[inline]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.records.len >= self.room.0 || V::IMPROVES && self.records.replaced >= self.room.1
    }

    /// Whether the table exceeds the processor's nearer caches.
    #[inline]
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.table.large().is_some()
    }

    /// The position and the value of a record.
    #[inline]
    #[must_use]
    pub fn record(&self, record: u32) -> (S, V) {
        self.records.record(record)
    }

    /// The value of a record. Changes survive going back, so they must be harmless then, or independent of the time of writing.
    #[inline]
    pub fn value_mut(&mut self, record: u32) -> &mut V {
        self.records.value_mut(record)
    }

    /// The older record that this record replaces, if any. Only for hashed tables. O(log n) for n replaced records.
    #[must_use]
    pub fn older(&self, record: u32) -> Option<u32> {
        let list = &self.records.list;
        let place = list.binary_search_by_key(&record, |&(newer, _)| newer).ok()?;
        Some(list[place].1)
    }

    /// Whether `value`, stored with `state` in a record, is the newest value of the position. For values that
    /// [improve](Value::IMPROVES).
    #[inline]
    pub fn is_in_force(&self, record: u32, state: S, value: V) -> bool {
        self.table.is_in_force(&self.records, record, state, value)
    }

    /// Stores `state` with `value`, unless it is stored with a value on which it does not [improve](Value::IMPROVES). Expected O(1).
    ///
    /// # Panics
    /// When the tree [is full](Self::is_full).
    #[inline(always)]
    pub fn insert(&mut self, state: S, value: V) -> Stored {
        assert!(!self.is_full(), "a tree that is full cannot store more");
        let next = self.records.len;
        let before = self.table.insert(&mut self.records, state, value);
        let is_stored = is_worth_storing(before, value);
        debug_assert!(!is_stored || self.record(next).0 == state, "searches are deterministic");
        self.records.len += u32::from(is_stored);
        self.records.replaced += u32::from(is_stored && before > 0);
        Stored { next, before, is_its: is_stored }
    }

    /// Touches the memory that look-ups of `states` will read first, so that their cache misses overlap. Worth it for
    /// [large](Self::is_large) tables.
    #[inline(never)] // faster with small tables when it is not inlined into the loop
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        let Some(slots) = self.table.large() else { return };
        let mut homes = [(0, 0); AHEAD as usize];
        let mut count = 0;
        for (state, home) in states.into_iter().zip(&mut homes) {
            *home = slots.home(state);
            count += 1;
        }
        slots.read(&homes[..count]);
        // Also reads the likely record of each position, or else record 0, which is cached: a branch would wait for the slot.
        let mut records = [0; AHEAD as usize];
        for (record, &home) in records.iter_mut().zip(&homes[..count]) {
            *record = slots.guess(home);
        }
        let first = self.record(0).0;
        let alike = records[..count]
            .iter()
            .fold(0, |alike, &record| alike + u32::from(self.record(record).0 == first));
        std::hint::black_box(alike);
    }
}

impl<S: PackedState, V: Value> TreeWriter<'_, S, V, Slots> {
    /// The newest record of `state`, if any. Expected O(1).
    #[inline]
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(self.table, state)
    }
}
