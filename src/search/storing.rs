//! A tree to which positions are added, many at a time.
//!
//! A search that stores positions spends most of its time on one step: is this one known, and if not, where does it go?
//! [`Storing`] holds all that this step needs, apart from what only growing, finding and going back need, so that a processor
//! has it at hand from one position to the next. It never grows: when it [is full](Storing::is_full), the search leaves off
//! and makes room in the [`Tree`](super::tree::Tree).

use super::records::{Pages, page_of, place_of};
use super::table::Table;
use super::tree::Value;
use crate::puzzle::Packed;

/// What came of storing a position. No branch is needed to tell one case from the other: which it is cannot be guessed, and a
/// wrong guess takes a processor longer than all else that is done for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The number of the next record, which is its own if it is new.
    next: u32,
    before: u8,
}

impl Stored {
    /// Whether it was not stored before.
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

    /// Its record, if it is new.
    #[inline]
    #[must_use]
    pub const fn record(self) -> Option<u32> {
        if self.is_new() { Some(self.next) } else { None }
    }
}

/// How many positions are read ahead for at once, at most.
pub(super) const AHEAD: u32 = 128;

/// A tree to which positions are added. `MARKED` tells whether its table is of marks: it is asked of the tree once, and not for
/// each position.
#[derive(Debug)]
pub struct Storing<'a, S, V, const MARKED: bool> {
    pub(super) pages: &'a mut Pages<S, V>,
    pub(super) table: &'a mut Table,
    /// How many records were written before the search last went back: those it passes again stay as they are.
    pub(super) written: u32,
    pub(super) len: u32,
    /// How many records fit.
    pub(super) room: u32,
    /// Where the tree keeps `len` in the meantime.
    pub(super) kept: &'a mut u32,
}

impl<S, V, const MARKED: bool> Drop for Storing<'_, S, V, MARKED> {
    fn drop(&mut self) {
        *self.kept = self.len;
    }
}

impl<S: Packed, V: Value, const MARKED: bool> Storing<'_, S, V, MARKED> {
    /// Whether there is no room for one more.
    #[inline]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len >= self.room
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

    /// Stores `state` with `value`, unless it is stored already. O(1) expected.
    ///
    /// # Panics
    /// When it [is full](Self::is_full).
    #[allow(clippy::inline_always)] // an eighth of the time of small searches
    #[inline(always)]
    pub fn insert(&mut self, state: S, value: V) -> Stored {
        assert!(!self.is_full(), "a tree that is full cannot store more");
        let next = self.len;
        let before = match self.table {
            Table::Marked(marks) if MARKED => {
                // A position that is known is written down, too: where it stands there is no record yet.
                let before = marks.put(state.rank(), V::MARK_BITS, value.mark());
                self.write(state, value);
                before
            }
            Table::Hashed(hashed) if !MARKED => {
                let home = hashed.home(state);
                let (slot, found) = hashed.find(home, |record| {
                    let (page, place) = page_of(self.pages, record);
                    page.states[place] == state
                });
                // What was stored before the search went back is not there again yet.
                if let Some(record) = found.filter(|&record| record < next) {
                    self.record(record).1.mark()
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
        self.len += u32::from(before == 0);
        Stored { next, before }
    }

    /// Writes down what will be the next record, unless it stands there from before the search went back.
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
