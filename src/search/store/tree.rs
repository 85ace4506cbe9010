//! A tree of stored positions, with the moves by which they were reached.
//!
//! Positions are written down one after the other, as *records*: what a search stores first is record 0. A position's
//! parent is not stored: taking the move back leads there. So a position costs little more than its own size, and a
//! solution is read off by going home.
//!
//! A table tells whether a position is stored, and finds its record: see `tree/records.rs`.
//!
//! **Going back.** What a record says does not change, and a search is deterministic. So what it had stored at an earlier time are
//! the first so many records, and it goes back by remembering how many: a [`Tree`] without its [`Records`] is a few numbers. What
//! was stored later stays where it is, known to a hashed table but passed over, until the search comes by again and stores the
//! same positions in the same places. Marks know no times, and are taken back: some nanoseconds for each record that is left
//! behind, or that was there before, whichever are fewer. What memory is accounted for goes back, too.

use crate::puzzle::{Move, Packed, Puzzle};
use crate::search::by::By;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::Store;
use crate::search::store::memory::Memory;
use crate::search::store::slots::LARGE;
use pages::PAGE;
use records::{CaughtUp, NoMemory};
use table::Extent;

mod pages;
mod records;
mod storing;
mod table;
mod value;

pub use records::Records;
pub use storing::Storing;
pub use value::Value;

/// There is no room for more.
const FULL: Status = Status::LimitReached(Limit::Bytes);

/// Stored positions, each with a value of the search's choice.
#[derive(Clone, Debug)]
pub struct Tree<S, V> {
    records: Records<S, V>,
    /// How many records there are at this time.
    len: u32,
    /// How many of them were stored in the place of older ones.
    replaced: u32,
    /// How many records fit before something has to grow.
    room: u32,
    /// The sizes that are accounted for: of the table, of the pages of records, of the list of pages and of the list of
    /// replaced records.
    table: Extent,
    pages: usize,
    pages_room: usize,
    replaced_room: usize,
    /// Whether the table is hashed, whatever ranks there are.
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

impl<S: Packed, V: Value> Tree<S, V> {
    const FIRST_SLOTS: usize = 512;
    /// By how many times more memory a table by rank may take than the larger hashed one: it is quicker, and need not grow. Less
    /// where it has a byte for each rank, as by then that is much.
    const RANKED_SOONER: usize = if V::MARK_BITS < 8 { 8 } else { 4 };
    /// How many items a list has room for at first.
    const FIRST_ROOM: usize = 16;

    /// A tree of positions that moves may not connect, so that two may have one rank.
    #[must_use]
    pub fn hashed() -> Self {
        Self { hashed: true, ..Self::default() }
    }

    /// How many records there are.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.len
    }

    /// Whether nothing is stored.
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

    /// The record of `state`, if it is stored: of several the newest. O(records), as the table may be of marks.
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(state, self.len)
    }

    /// The moves that lead from `state` home to the root it was reached from, the last one made first, each as it was
    /// made; none if it is not stored. `by` tells of a value how its position was reached. O(records).
    pub fn way_back<P: Puzzle<Packed = S>>(
        &self,
        puzzle: &P,
        state: P::State,
        by: impl Fn(V) -> By,
    ) -> Vec<Move> {
        self.way_back_as(puzzle, state, |state| puzzle.pack(state), by)
    }

    /// The same where positions are stored otherwise than the puzzle packs them: as `key` tells.
    pub fn way_back_as<P: Puzzle>(
        &self,
        puzzle: &P,
        state: P::State,
        key: impl Fn(P::State) -> S,
        by: impl Fn(V) -> By,
    ) -> Vec<Move> {
        let (mut here, mut end, mut moves) = (state, self.len, Vec::new());
        while let Some(record) = self.records.find(key(here), end)
            && let Some(mv) = by(self.record(record).1).mv()
        {
            moves.push(mv);
            here = puzzle.after(here, puzzle.inverse(mv));
            // What it was reached from was stored before, as it was then.
            end = record;
        }
        moves
    }

    /// Whether the table is of marks, which [`storing`](Self::storing) asks for.
    #[inline]
    #[must_use]
    pub const fn is_marked(&self) -> bool {
        self.records.are_marked()
    }

    /// The tree, to be added to as long as there is [room](Store::make_room). `MARKED` is what [`is_marked`](Self::is_marked)
    /// tells, or for values that [improve](Value::IMPROVES) anything.
    #[inline]
    pub fn storing<const MARKED: bool>(&mut self) -> Storing<'_, S, V, MARKED> {
        let room = (self.room, self.room_to_replace());
        self.records.storing((&mut self.len, &mut self.replaced), room)
    }

    /// Stores a root. Tells its record. There are few: no copy of what stores
    /// the others stands where they are stored.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Store::make_room) comes first.
    #[cold]
    #[inline(never)]
    pub fn add_root(&mut self, root: S, value: V) -> u32 {
        let record = self.len;
        if !V::IMPROVES && self.is_marked() {
            self.storing::<true>().insert(root, value);
        } else {
            self.storing::<false>().insert(root, value);
        }
        debug_assert_eq!(self.len, record + 1, "roots differ");
        record
    }

    /// How many records may be stored in the place of older ones. A table of marks knows no list of them.
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

    /// Grows what is full: the table, or the pages of records.
    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> Result<(), Status> {
        if self.len as usize >= self.table.most() {
            self.grow_table(memory)?;
        }
        if self.len as usize >= self.pages * PAGE && !self.add_page(memory) {
            return Err(FULL);
        }
        // One number less than there are is left to mean none.
        self.room = u32::try_from(self.table.most().min(self.pages * PAGE)).unwrap_or(u32::MAX);
        if self.len < self.room { Ok(()) } else { Err(FULL) }
    }

    /// Makes the table four times as large, as it is costly to fill, and a large one, where memory counts, twice. Where
    /// positions have ranks and a place for each takes not too much more, that is the last table ever needed.
    fn grow_table(&mut self, memory: &mut Memory) -> Result<(), Status> {
        let Extent::Slots(slots) = self.table else { return Err(FULL) };
        let factor = if 2 * slots < LARGE { 4 } else { 2 };
        let larger = Extent::Slots((factor * slots).max(Self::FIRST_SLOTS));
        let most = larger.bytes().saturating_mul(Self::RANKED_SOONER);
        // Hashed, a record takes its own bytes and at least five for slots. A table by rank that takes five parts of these leaves
        // room for as many records; with four of them there is always room for more.
        let whole = 5 + Records::<S, V>::PAGE_BYTES / PAGE;
        let most = most.min(usize::try_from(memory.limit() / whole as u64 * 4).unwrap_or(usize::MAX));
        let by_rank = if self.is_empty() || self.hashed { None } else { self.records.by_rank() };
        let by_rank = by_rank.filter(|by_rank| by_rank.bytes() <= most);
        let there = self.records.extent();
        for extent in [by_rank, Some(larger)].into_iter().flatten() {
            let is_allowed = memory.allows(self.table.bytes(), extent.bytes());
            // Where there is a table that will do, none is made anew: the machine had no memory for a better one.
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

    /// What a list grows to: by a half.
    fn larger(room: usize) -> usize {
        (room + room / 2).max(Self::FIRST_ROOM)
    }
}

impl<S: Packed, V: Value> Store for Tree<S, V> {
    type Contents = Records<S, V>;

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, _moves: u8, memory: &mut Memory) -> Result<(), Status> {
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

    fn is_growing(&self) -> bool {
        self.records.is_growing()
    }

    fn until_growing(&self) -> u64 {
        self.table.most().saturating_sub(self.len as usize) as u64
    }

    fn positions(&self) -> u64 {
        u64::from(self.len - self.replaced)
    }

    /// Nothing that was stored is ever dropped.
    fn most_positions(&self) -> u64 {
        self.positions()
    }

    /// Leaves the numbers as they are.
    fn swap_contents(&mut self, records: &mut Records<S, V>) {
        self.records.keep(self.len);
        std::mem::swap(&mut self.records, records);
        self.records.go_to(self.len);
    }
}

#[cfg(test)]
mod tests;
