//! A tree of stored positions, with the moves by which they were reached.
//!
//! Positions are written down one after the other, as *records*: what a search stores first is record 0. A position's
//! parent is not stored: taking the move back leads there. So a position costs little more than its own size, and a
//! solution is read off by going home.
//!
//! A table finds the record of a position: see [`records`](super::records).
//!
//! **Going back.** A record is never written twice, and a search is deterministic. So what it had stored at an earlier time are the
//! first so many records, and it goes back by remembering how many: a [`Tree`] without its [`Records`] is a few numbers. What
//! was stored later stays where it is, known to the table but passed over, until the search comes by again and stores the
//! same positions in the same places. What memory is accounted for goes back, too.

use super::memory::Memory;
use super::records::{PAGE, Records};
use super::table::Extent;
use crate::puzzle::{Move, MoveSet, Packed, Puzzle};

/// The move by which a position was reached, in one byte; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct By(u8);

impl By {
    /// What roots were reached by.
    pub const NONE: Self = Self(u8::MAX);

    /// The move, unless the position is a root.
    #[inline]
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        if self.0 == u8::MAX { None } else { Some(Move(self.0)) }
    }
}

impl From<Move> for By {
    #[inline]
    fn from(mv: Move) -> Self {
        Self(mv.0)
    }
}

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
}

impl<S, V> Default for Tree<S, V> {
    fn default() -> Self {
        let records = Records::default();
        let table = Extent::Slots(0);
        Self { records, len: 0, replaced: 0, room: 0, table, pages: 0, pages_room: 0, replaced_room: 0 }
    }
}

impl<S: Packed, V: Copy + Default> Tree<S, V> {
    const FIRST_SLOTS: usize = 512;
    /// By how many times more memory a table by rank may take than the larger hashed one: it is quicker, and need not grow.
    const RANKED_SOONER: usize = 6;
    /// From this many slots on a table no longer fits in a processor's nearer caches.
    const LARGE: usize = 1 << 18;
    /// How many items a list has room for at first.
    const FIRST_ROOM: usize = 16;

    /// How many records there are.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.len
    }

    /// How many different positions are stored.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        (self.len - self.replaced) as u64
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

    /// The place of a record's value. What is changed in it stays so when the search goes back: it must be something that
    /// then does no harm, or that is the same whenever it is written.
    #[inline]
    pub fn value_mut(&mut self, record: u32) -> &mut V {
        self.records.value_mut(record)
    }

    /// The record of `state`, if it is stored: of several the newest. O(1) expected.
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(state, self.len)
    }

    /// The value stored with `state`, if it is stored. O(1) expected.
    #[inline]
    #[must_use]
    pub fn get(&self, state: S) -> Option<V> {
        self.find(state).map(|record| self.record(record).1)
    }

    /// The record of `state`, and whether it was stored already; if not, it is now, with `value`. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) comes first.
    #[allow(clippy::inline_always)] // an eighth of the time of small searches
    #[inline(always)]
    pub fn insert(&mut self, state: S, value: V) -> (u32, bool) {
        assert!(self.len < self.room, "make_room comes before insert");
        let (record, known) = self.records.insert(self.len, state, value);
        self.len += u32::from(!known);
        (record, known)
    }

    /// The same for roots, which are few: no copy of it stands where they are stored. Tells the record.
    #[cold]
    #[inline(never)]
    pub fn plant(&mut self, root: S, value: V) -> u32 {
        let (record, known) = self.insert(root, value);
        debug_assert!(!known, "roots differ");
        record
    }

    /// Stores `state` with another value, in a new record and in the place of an `older` one, of which `state` is
    /// found no more. Tells the new one's number. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) and [`make_room_to_replace`](Self::make_room_to_replace)
    /// come first.
    pub fn replace(&mut self, older: u32, state: S, value: V) -> u32 {
        assert!(self.len < self.room, "make_room comes before replace");
        self.records.replace(self.len, self.replaced, older, state, value);
        self.len += 1;
        self.replaced += 1;
        self.len - 1
    }

    /// Whether the table is too large to be at hand in a processor's nearer caches.
    #[inline]
    #[must_use]
    pub const fn is_large(&self) -> bool {
        match self.table {
            Extent::Slots(slots) => slots >= Self::LARGE,
            Extent::Ranks(ranks) => ranks >= Self::LARGE,
        }
    }

    /// Reads what look-ups of `states` will read first, so that it is at hand when they come: these reads wait
    /// for memory together, where the look-ups would wait one after the other. Worth it in a
    /// [large](Self::is_large) table.
    #[inline]
    pub fn read_ahead(&self, states: impl IntoIterator<Item = S>) {
        self.records.read_ahead(states);
    }

    /// Sees to it that one more record fits, and tells whether it does: not when a larger table would
    /// pass the limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        self.len < self.room || self.grow(memory)
    }

    /// The same for a record in the place of an older one, besides.
    #[inline]
    pub fn make_room_to_replace(&mut self, memory: &mut Memory) -> bool {
        (self.replaced as usize) < self.replaced_room || self.grow_replaced(memory)
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
    fn grow(&mut self, memory: &mut Memory) -> bool {
        if self.len as usize >= self.table.most() && !self.grow_table(memory) {
            return false;
        }
        if self.len as usize >= self.pages * PAGE && !self.add_page(memory) {
            return false;
        }
        // One number less than there are is left to mean none.
        self.room = u32::try_from(self.table.most().min(self.pages * PAGE)).unwrap_or(u32::MAX);
        self.len < self.room
    }

    /// Makes the table four times as large, as it is costly to fill, and a large one, where memory counts, twice. Where
    /// positions have ranks and a place for each takes not too much more, that is the last table ever needed.
    fn grow_table(&mut self, memory: &mut Memory) -> bool {
        let Extent::Slots(slots) = self.table else { return false };
        let factor = if 2 * slots < Self::LARGE { 4 } else { 2 };
        let larger = Extent::Slots((factor * slots).max(Self::FIRST_SLOTS));
        let ranks = if self.is_empty() { 0 } else { self.records.ranks() };
        let ranked = Extent::Ranks(ranks);
        let worth = ranks > 0 && ranked.bytes() <= larger.bytes().saturating_mul(Self::RANKED_SOONER);
        worth && self.grow_table_to(ranked, memory) || self.grow_table_to(larger, memory)
    }

    fn grow_table_to(&mut self, extent: Extent, memory: &mut Memory) -> bool {
        let (len, records) = (self.len, &mut self.records);
        let grown = memory.replace(self.table.bytes(), extent.bytes(), || {
            records.extent().covers(extent) || records.grow_table(extent, len)
        });
        if grown {
            self.table = extent;
        }
        grown
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

    /// Exchanges what was ever stored, and leaves the numbers as they are: see [`Search::swap_stored`](super::Search::swap_stored).
    pub fn swap_records(&mut self, records: &mut Records<S, V>) {
        self.records.keep(self.len);
        std::mem::swap(&mut self.records, records);
    }
}

/// The moves worth trying in `state`, which was reached by `by`: all but the one straight back.
#[inline]
pub fn onward<P: Puzzle>(puzzle: &P, state: P::State, by: By) -> MoveSet {
    let moves = puzzle.moves(state);
    by.mv().map_or(moves, |by| moves.without(puzzle.inverse(by)))
}

/// The positions that the moves worth trying lead to from each of `reached`, all of them packed.
#[inline]
pub fn successors<P: Puzzle>(
    puzzle: &P,
    reached: impl Iterator<Item = (P::Packed, By)>,
) -> impl Iterator<Item = P::Packed> {
    reached.flat_map(move |(packed, by)| {
        let state = puzzle.unpack(packed);
        onward(puzzle, state, by).into_iter().map(move |mv| puzzle.pack(puzzle.after(state, mv)))
    })
}

/// The moves that lead from `state` home to the root it was reached from, the last one made first,
/// each as it was made. `by` tells how a stored position was reached.
pub fn way_back<P: Puzzle>(puzzle: &P, state: P::State, by: impl Fn(P::Packed) -> By) -> Vec<Move> {
    let mut here = state;
    let mut moves = Vec::new();
    while let Some(mv) = by(puzzle.pack(here)).mv() {
        moves.push(mv);
        here = puzzle.after(here, puzzle.inverse(mv));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Packed for u64 {}
    impl Packed for u32 {}

    /// A position of a small space.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    struct Numbered(u32);

    impl Packed for Numbered {
        fn ranks(self) -> usize {
            10_000
        }

        fn rank(self) -> usize {
            self.0 as usize
        }
    }

    /// As many positions as wanted, hashed ones and ranked ones.
    fn hashed(n: u32) -> u64 {
        u64::from(n) * u64::from(n)
    }

    fn ranked(n: u32) -> Numbered {
        Numbered(n * 7 % 10_000)
    }

    fn unlimited() -> Memory {
        Memory::new(u64::MAX)
    }

    /// Stores what is not stored yet, with its number as its value.
    fn store<S: Packed>(tree: &mut Tree<S, u32>, memory: &mut Memory, states: impl IntoIterator<Item = S>) {
        for state in states {
            assert!(tree.make_room(memory));
            tree.insert(state, tree.len());
        }
    }

    #[test]
    fn a_position_is_stored_once_and_keeps_its_value() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), unlimited());
        assert_eq!(tree.get(7), None);
        for (state, value) in [(7, 1), (8, 2), (9, 3)] {
            assert!(tree.make_room(&mut memory));
            assert!(!tree.insert(state, value).1);
        }
        assert_eq!(tree.insert(7, 4), (0, true));
        *tree.value_mut(2) = 6;
        assert_eq!([7, 8, 9, 10].map(|state| tree.get(state)), [Some(1), Some(2), Some(6), None]);
        assert_eq!((tree.len(), tree.positions(), tree.record(2)), (3, 3, (9, 6)));
    }

    #[test]
    fn every_position_is_found_again_however_often_the_table_grew() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..100_000).map(|n| n * n));
        assert!((0..100_000).all(|n| tree.get(u64::from(n) * u64::from(n)) == Some(n)));
        assert_eq!(tree.get(2), None);
    }

    #[test]
    fn what_is_accounted_for_is_what_is_taken() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..1000).map(hashed));
        // 2,048 slots of four bytes, eight pages of 128 records of twelve, and room for sixteen pages in their list.
        assert_eq!(memory.taken(), (2048 * 4 + 8 * 128 * 12 + 16 * 8) as u64);
        assert_eq!((tree.records.extent(), tree.records.pages()), (Extent::Slots(2048), (8, 16)));
    }

    #[test]
    fn a_table_that_may_not_grow_keeps_what_it_has() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), Memory::new(3000));
        let mut stored = 0;
        while tree.make_room(&mut memory) {
            tree.insert(stored, 0);
            stored += 1;
        }
        assert!(memory.peak() <= 3000);
        // 512 slots take 2,048 bytes and a page of 128 records 640: there is no room for another.
        assert_eq!(stored, 128);
        assert!((0..stored).all(|state| tree.get(state).is_some()));
    }

    #[test]
    fn a_good_part_of_a_small_space_is_found_by_rank_and_without_memory_for_that_by_hash() {
        for (limit, extent) in [(u64::MAX, Extent::Ranks(10_000)), (29_000, Extent::Slots(2048))] {
            let (mut tree, mut memory) = (Tree::default(), Memory::new(limit));
            store(&mut tree, &mut memory, (0..1500).map(ranked));
            assert_eq!(tree.records.extent(), extent);
            assert!((0..1500).all(|n| tree.get(ranked(n)) == Some(n)));
            assert_eq!((tree.get(ranked(1500)), tree.get(Numbered(10_001))), (None, None));
        }
    }

    /// Goes back over all sizes that a table passes through.
    fn goes_back_and_on<S: Packed>(state: impl Fn(u32) -> S) {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..300).map(&state));
        let mut nothing = Records::default();
        tree.swap_records(&mut nothing);
        let (earlier, earlier_memory) = (tree.clone(), memory);
        tree.swap_records(&mut nothing);
        store(&mut tree, &mut memory, (300..5000).map(&state));
        let end = memory;

        tree.swap_records(&mut nothing);
        (tree, memory) = (earlier, earlier_memory);
        tree.swap_records(&mut nothing);
        assert_eq!((tree.len(), tree.get(state(299)), tree.get(state(300))), (300, Some(299), None));
        store(&mut tree, &mut memory, (200..5000).map(&state));
        assert_eq!((tree.len(), tree.get(state(299)), tree.get(state(4999))), (5000, Some(299), Some(4999)));
        assert_eq!(memory, end);
        store(&mut tree, &mut memory, (5000..9000).map(&state));
        assert!((0..9000).all(|n| tree.get(state(n)) == Some(n)));
    }

    #[test]
    fn a_tree_goes_back_to_what_it_was_and_on_from_there_as_before() {
        goes_back_and_on(hashed);
        goes_back_and_on(ranked);
    }

    /// Replaces the record of one position again and again, and goes back to each of these times.
    fn goes_back_to_each_record<S: Packed>(state: impl Fn(u32) -> S) {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..10).map(&state));
        let mut times = Vec::new();
        for older in [7, 10, 11] {
            let mut nothing = Records::default();
            tree.swap_records(&mut nothing);
            times.push(tree.clone());
            tree.swap_records(&mut nothing);
            assert!(tree.make_room(&mut memory) && tree.make_room_to_replace(&mut memory));
            tree.replace(older, state(7), 100 + older);
        }
        store(&mut tree, &mut memory, (10..1000).map(&state));
        assert_eq!((tree.find(state(7)), tree.get(state(7)), tree.positions()), (Some(12), Some(111), 1000));
        for (then, record) in times.into_iter().zip([7, 10, 11]) {
            let mut records = Records::default();
            tree.swap_records(&mut records);
            tree = then;
            tree.swap_records(&mut records);
            assert_eq!(
                (tree.find(state(7)), tree.positions(), tree.get(state(10))),
                (Some(record), 10, None)
            );
        }
    }

    #[test]
    fn of_records_of_one_position_the_newest_counts_and_after_going_back_the_newest_of_then() {
        goes_back_to_each_record(hashed);
        goes_back_to_each_record(ranked);
    }
}
