//! Tree of stored positions, with the moves by which they were reached.
//!
//! Positions are appended as *records* with numbers 0, 1, ... A record stores no parent, because undoing its move leads there. So a
//! record is little larger than its position, and undoing moves up to a root yields the solution. A table finds the record of a
//! position: see `tree/records.rs`.
//!
//! **Going back.** Records do not change, and a search is deterministic. So the records at an earlier time are a prefix of the records
//! now, and a checkpoint is a length: a [`Tree`] without its [`Records`] is a few numbers. Later records stay in their pages. A hashed
//! table still contains them, and look-ups skip them, until the search stores the same positions in the same places again. Marks have
//! no time and are undone: a few nanoseconds for each record left behind, or for each earlier record if these are fewer. The memory
//! account goes back, too.

use crate::puzzle::{Move, PackedState, Puzzle};
use crate::search::by::{By, previous};
use crate::search::observer::Side;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, StoreSize};
use crate::search::store::memory::Memory;
use crate::search::store::slots::LARGE;
pub use crate::search::store::slots::Slots;
use pages::PAGE;
use records::{CaughtUp, NoMemory};
use table::Extent;

mod pages;
mod records;
mod storing;
mod table;
mod value;

pub use records::Records;
pub use storing::{Lookup, TreeWriter};
pub use table::{Marks, Table};
pub use value::Value;

const FULL: Status = Status::LimitReached(Limit::Bytes);

/// Stored positions, each with a value of the search's choice.
#[derive(Clone, Debug)]
pub struct Tree<S, V> {
    records: Records<S, V>,
    /// Number of records at this time.
    len: u32,
    /// Number of records that replace an older one of their position.
    replaced: u32,
    /// Number of records that fit before something grows.
    room: u32,
    /// Sizes accounted for: the table, the pages, the page list, the list of replaced records.
    table: Extent,
    pages: usize,
    pages_room: usize,
    replaced_room: usize,
    /// Forces a hashed table, even for positions with ranks.
    hashed: bool,
}

impl<S, V> Default for Tree<S, V> {
    fn default() -> Self {
        let records = Records::default();
        let table = Extent::Slots(0);
        let (len, replaced, room, hashed) = (0, 0, 0, false);
        Self { records, len, replaced, room, table, pages: 0, pages_room: 0, replaced_room: 0, hashed }
    }
}

impl<S: PackedState, V: Value> Tree<S, V> {
    const FIRST_SLOTS: usize = 512;
    /// Maximum ratio of the memory of a ranked table to that of the larger hashed one. A ranked table is faster and never grows. The
    /// ratio is less for marks of a byte, which take much memory.
    const RANKED_SOONER: usize = if V::MARK_BITS < 8 { 8 } else { 4 };
    const FIRST_ROOM: usize = 16;

    /// A tree for positions that moves may not connect, of which two may share a rank.
    #[must_use]
    pub fn hashed() -> Self {
        Self { hashed: true, ..Self::default() }
    }

    /// Number of records.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.len
    }

    /// Whether the tree has no records.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The position and the value of a record.
    #[inline]
    #[must_use]
    pub fn record(&self, record: u32) -> (S, V) {
        self.records.get(record)
    }

    /// Whether a record is the newest of its position.
    #[must_use]
    pub fn is_in_force(&self, record: u32) -> bool {
        self.records.is_in_force(record, self.len)
    }

    /// The newest record of `state`, if any. O(records), because the table may consist of marks.
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(state, self.len)
    }

    /// The moves by which a side came from its root to `state`, in reverse order; none if it is not stored. `by` returns the move stored in a value.
    /// O(records).
    pub fn way_back<P: Puzzle<PackedState = S>>(
        &self,
        puzzle: &P,
        side: Side,
        state: P::State,
        by: impl Fn(V) -> By,
    ) -> Vec<Move> {
        self.way_back_as(puzzle, side, state, |state| puzzle.pack(state), by)
    }

    /// Like [`way_back`](Self::way_back), for positions stored as `key` packs them.
    pub fn way_back_as<P: Puzzle>(
        &self,
        puzzle: &P,
        side: Side,
        state: P::State,
        key: impl Fn(P::State) -> S,
        by: impl Fn(V) -> By,
    ) -> Vec<Move> {
        let (mut here, mut end, mut moves) = (state, self.len, Vec::new());
        while let Some(record) = self.records.find(key(here), end)
            && let Some(mv) = by(self.record(record).1).mv()
        {
            moves.push(mv);
            here = previous(puzzle, side, here, mv);
            // The parent was stored earlier, with the value that it had at that time.
            end = record;
        }
        moves
    }

    /// Whether the table consists of [`Marks`]; otherwise, it consists of [`Slots`].
    #[inline]
    #[must_use]
    pub const fn is_marked(&self) -> bool {
        self.records.are_marked()
    }

    /// Borrows the tree to add records while it has [room](Store::make_room).
    ///
    /// # Panics
    /// When its table is of another kind: see [`is_marked`](Self::is_marked).
    #[inline]
    pub fn storing<T: Lookup>(&mut self) -> TreeWriter<'_, S, V, T> {
        let room = (self.room, self.room_to_replace());
        self.records
            .storing((&mut self.len, &mut self.replaced), room)
            .expect("the table is of the kind that was asked for")
    }

    /// Stores a root and returns its record. Roots are few, so this code is not inlined.
    ///
    /// # Panics
    /// When there is no [room](Store::make_room).
    #[cold]
    #[inline(never)]
    pub fn add_root(&mut self, root: S, value: V) -> u32 {
        let record = self.len;
        self.storing::<Table>().insert(root, value);
        debug_assert_eq!(self.len, record + 1, "roots differ");
        record
    }

    /// Number of records that may replace older ones. A table of marks stores no list of them.
    const fn room_to_replace(&self) -> u32 {
        match self.table {
            Extent::Marks { .. } => u32::MAX,
            #[allow(clippy::cast_possible_truncation)] // below the number of records
            Extent::Slots(_) => self.replaced_room as u32,
        }
    }

    #[cold]
    fn grow_replaced(&mut self, memory: &mut Memory) -> bool {
        let room = Self::larger(self.replaced_room);
        let bytes = |room| room * size_of::<(u32, u32)>();
        let records = &mut self.records;
        let grown =
            memory.exchange(bytes(self.replaced_room), bytes(room), || records.reserve_replaced(room));
        if grown {
            self.replaced_room = room;
        }
        grown
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> Result<(), Status> {
        if self.len as usize >= self.table.most() {
            self.grow_table(memory)?;
        }
        if self.len as usize >= self.pages * PAGE && !self.add_page(memory) {
            return Err(FULL);
        }
        // Saturates, because `u32::MAX` means no record.
        self.room = u32::try_from(self.table.most().min(self.pages * PAGE)).unwrap_or(u32::MAX);
        if self.len < self.room { Ok(()) } else { Err(FULL) }
    }

    /// Grows the table: by four, because filling it is costly, or by two once it is large, because of memory. Positions with ranks get
    /// a ranked table as soon as its size is acceptable, and keep it.
    fn grow_table(&mut self, memory: &mut Memory) -> Result<(), Status> {
        let Extent::Slots(slots) = self.table else { return Err(FULL) };
        let factor = if 2 * slots < LARGE { 4 } else { 2 };
        let larger = Extent::Slots((factor * slots).max(Self::FIRST_SLOTS));
        let most = larger.bytes().saturating_mul(Self::RANKED_SOONER);
        // In a hashed table, a record takes its own bytes and at least five for slots. With five of these parts for a ranked table, as
        // many records would fit. With four, more records always fit.
        let whole = 5 + Records::<S, V>::PAGE_BYTES / PAGE;
        let most = most.min(usize::try_from(memory.limit() / whole as u64 * 4).unwrap_or(usize::MAX));
        let by_rank = if self.is_empty() || self.hashed { None } else { self.records.by_rank() };
        let by_rank = by_rank.filter(|by_rank| by_rank.bytes() <= most);
        let there = self.records.extent();
        for extent in [by_rank, Some(larger)].into_iter().flatten() {
            let is_allowed = memory.allows(self.table.bytes(), extent.bytes());
            // A sufficient table is not rebuilt: memory was exhausted for a better one.
            if !is_allowed || !there.covers(extent) && there.covers(larger) {
                continue;
            }
            if !there.covers(extent) {
                if !self.records.begin_table(extent, self.len) {
                    continue;
                }
                self.catch_up()?;
            }
            memory.replace(self.table.bytes(), extent.bytes());
            self.table = extent;
            return Ok(());
        }
        Err(FULL)
    }

    fn add_page(&mut self, memory: &mut Memory) -> bool {
        let records = &mut self.records;
        if self.pages == self.pages_room {
            let room = Self::larger(self.pages_room);
            let bytes = |room| room * Records::<S, V>::POINTER_BYTES;
            if !memory.exchange(bytes(self.pages_room), bytes(room), || records.reserve_pointers(room)) {
                return false;
            }
            self.pages_room = room;
        }
        let added = memory.exchange(0, Records::<S, V>::PAGE_BYTES, || records.reserve(self.pages + 1));
        self.pages += usize::from(added);
        added
    }

    fn larger(room: usize) -> usize {
        (room + room / 2).max(Self::FIRST_ROOM)
    }
}

impl<S: PackedState, V: Value> StoreSize for Tree<S, V> {
    fn is_growing(&self) -> bool {
        self.records.is_growing()
    }

    fn until_growing(&self) -> u64 {
        self.table.most().saturating_sub(self.len as usize) as u64
    }

    fn positions(&self) -> u64 {
        u64::from(self.len - self.replaced)
    }

    fn most_positions(&self) -> u64 {
        self.positions()
    }
}

impl<S: PackedState, V: Value> Store for Tree<S, V> {
    type Contents = Records<S, V>;

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, _moves: usize, memory: &mut Memory) -> Result<(), Status> {
        if self.len >= self.room {
            self.grow(memory)?;
        }
        if !V::IMPROVES || self.replaced < self.room_to_replace() || self.grow_replaced(memory) {
            return Ok(());
        }
        Err(FULL)
    }

    fn catch_up(&mut self) -> Result<(), Status> {
        if !self.records.is_growing() {
            return Ok(());
        }
        match self.records.catch_up(self.len) {
            Ok(CaughtUp::All) => Ok(()),
            Ok(CaughtUp::Some) => Err(Status::Running),
            Err(NoMemory) => Err(FULL),
        }
    }

    /// Leaves the lengths unchanged.
    fn swap_contents(&mut self, records: &mut Records<S, V>) {
        self.records.keep(self.len);
        std::mem::swap(&mut self.records, records);
        self.records.go_to(self.len);
    }
}

#[cfg(test)]
mod tests;
