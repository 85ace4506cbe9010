//! A tree of stored positions, with the moves by which they were reached.
//!
//! Positions are written down one after the other, as *records*: what a search stores first is record 0. A position's
//! parent is not stored: taking the move back leads there. So a position costs little more than its own size, and a
//! solution is read off by going home.
//!
//! A table tells whether a position is stored, and finds its record: see [`records`](super::records).
//!
//! **Going back.** What a record says does not change, and a search is deterministic. So what it had stored at an earlier time are
//! the first so many records, and it goes back by remembering how many: a [`Tree`] without its [`Records`] is a few numbers. What
//! was stored later stays where it is, known to a hashed table but passed over, until the search comes by again and stores the
//! same positions in the same places. Marks know no times, and are taken back: some nanoseconds for each record that is left
//! behind, or that was there before, whichever are fewer. What memory is accounted for goes back, too.

use super::memory::Memory;
use super::records::{PAGE, Records};
use super::storing::Storing;
use super::table::{Extent, LARGE};
use crate::puzzle::{Move, MoveSet, Packed, Puzzle};

/// The move by which a position was reached, in seven bits of a byte; roots were reached by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct By(u8);

impl By {
    /// What roots were reached by. No move has this number.
    pub const NONE: Self = Self(0x7f);

    /// The move, unless the position is a root.
    #[inline]
    #[must_use]
    pub const fn mv(self) -> Option<Move> {
        if self.0 == Self::NONE.0 { None } else { Some(Move(self.0)) }
    }

    /// Together with one bit more, in one byte: the bit is the highest.
    #[inline]
    #[must_use]
    pub const fn with(self, bit: bool) -> u8 {
        self.0 | (bit as u8) << 7
    }

    /// Of [such](Self::with) a byte.
    #[inline]
    #[must_use]
    pub const fn of(byte: u8) -> Self {
        Self(byte & Self::NONE.0)
    }
}

impl From<Move> for By {
    #[inline]
    fn from(mv: Move) -> Self {
        Self(mv.0)
    }
}

/// What a search stores of a position beside it.
pub trait Value: Copy + Default {
    /// How many bits a [`mark`](Self::mark) has: 1, 2 or 8.
    const MARK_BITS: usize;

    /// Whether a position is stored once more when it is met with a value of a smaller mark.
    const IMPROVES: bool = false;

    /// All that the search asks of a position that it meets again; never 0.
    fn mark(self) -> u8;

    /// Takes note that the position was stored once more.
    fn outdate(&mut self) {}

    /// Whether that may be so, now or at a later time that the search has gone back from.
    fn is_outdated(self) -> bool {
        false
    }
}

/// That a position is stored is all that its mark tells.
impl Value for By {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u8 {
        1
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

impl<S: Packed, V: Value> Tree<S, V> {
    const FIRST_SLOTS: usize = 512;
    /// By how many times more memory a table by rank may take than the larger hashed one: it is quicker, and need not grow. Less
    /// where it has a byte for each rank, as by then that is much.
    const RANKED_SOONER: usize = if V::MARK_BITS < 8 { 8 } else { 4 };
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
        let (mut here, mut end, mut moves) = (state, self.len, Vec::new());
        while let Some(record) = self.records.find(puzzle.pack(here), end)
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

    /// The tree, to be added to as long as there is [room](Self::make_room). `MARKED` is what [`is_marked`](Self::is_marked)
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
    /// When there is no room: [`make_room`](Self::make_room) comes first.
    #[cold]
    #[inline(never)]
    pub fn plant(&mut self, root: S, value: V) -> u32 {
        let record = self.len;
        if self.is_marked() {
            self.storing::<true>().insert(root, value);
        } else {
            self.storing::<false>().insert(root, value);
        }
        debug_assert_eq!(self.len, record + 1, "roots differ");
        record
    }

    /// Sees to it that one more record fits, and tells whether it does: not when a larger table would
    /// pass the limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        (self.len < self.room || self.grow(memory))
            && (!V::IMPROVES || self.replaced < self.room_to_replace() || self.grow_replaced(memory))
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
        let factor = if 2 * slots < LARGE { 4 } else { 2 };
        let larger = Extent::Slots((factor * slots).max(Self::FIRST_SLOTS));
        let most = larger.bytes().saturating_mul(Self::RANKED_SOONER);
        // Hashed, a record takes its own bytes and at least five for slots. A table by rank that takes five parts of these leaves
        // room for as many records; with four of them there is always room for more.
        let whole = 5 + Records::<S, V>::PAGE_BYTES / PAGE;
        let most = most.min(usize::try_from(memory.limit() / whole as u64 * 4).unwrap_or(usize::MAX));
        let by_rank = if self.is_empty() { None } else { self.records.by_rank() };
        by_rank.is_some_and(|by_rank| by_rank.bytes() <= most && self.grow_table_to(by_rank, memory))
            || self.grow_table_to(larger, memory)
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
        self.records.go_to(self.len);
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

#[cfg(test)]
mod tests {
    use super::*;

    impl Packed for u64 {}
    impl Packed for u32 {}

    /// A value of a search that asks which of two kinds a position is of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct OfTwoKinds(u32);

    impl Value for OfTwoKinds {
        const MARK_BITS: usize = 2;

        fn mark(self) -> u8 {
            1 + u8::from(self.0.is_multiple_of(3))
        }
    }

    /// A value of a search that asks by how many moves a position was reached.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct Moves {
        moves: u8,
        outdated: bool,
    }

    impl Moves {
        fn of(moves: u8) -> Self {
            Self { moves, outdated: false }
        }
    }

    impl Value for Moves {
        const MARK_BITS: usize = 8;
        const IMPROVES: bool = true;

        fn mark(self) -> u8 {
            self.moves
        }

        fn outdate(&mut self) {
            self.outdated = true;
        }

        fn is_outdated(self) -> bool {
            self.outdated
        }
    }

    /// A position of a small space.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    struct Numbered(u32);

    impl Packed for Numbered {
        const RANKED: bool = true;

        fn ranks(self) -> usize {
            60_000
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
        Numbered(n * 7 % 60_000)
    }

    fn unlimited() -> Memory {
        Memory::new(u64::MAX)
    }

    /// Stores a position, for which there is room. Tells its mark if it was stored before.
    fn add<S: Packed, V: Value>(tree: &mut Tree<S, V>, state: S, value: V) -> u8 {
        let stored = if tree.is_marked() {
            tree.storing::<true>().insert(state, value)
        } else {
            tree.storing::<false>().insert(state, value)
        };
        assert_eq!(stored.is_new(), stored.before() == 0);
        stored.before()
    }

    /// Stores what is not stored yet, with its number as its value.
    fn store<S: Packed>(
        tree: &mut Tree<S, OfTwoKinds>,
        memory: &mut Memory,
        states: impl IntoIterator<Item = S>,
    ) {
        for state in states {
            assert!(tree.make_room(memory));
            let value = OfTwoKinds(tree.len());
            add(tree, state, value);
        }
    }

    /// What is stored with a position.
    fn get<S: Packed, V: Value>(tree: &Tree<S, V>, state: S) -> Option<V> {
        tree.find(state).map(|record| tree.record(record).1)
    }

    #[test]
    fn a_position_is_stored_once_and_keeps_its_value() {
        let (mut tree, mut memory) = (Tree::<u32, OfTwoKinds>::default(), unlimited());
        assert_eq!(get(&tree, 7), None);
        store(&mut tree, &mut memory, [7, 8, 9]);
        assert_eq!(add(&mut tree, 7, OfTwoKinds(4)), 2);
        *tree.storing::<false>().value_mut(2) = OfTwoKinds(6);
        assert_eq!(
            [7, 8, 9, 10].map(|state| get(&tree, state).map(|value| value.0)),
            [Some(0), Some(1), Some(6), None]
        );
        assert_eq!((tree.len(), tree.positions(), tree.record(2)), (3, 3, (9, OfTwoKinds(6))));
    }

    #[test]
    fn every_position_is_found_again_however_often_the_table_grew() {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        store(&mut tree, &mut memory, (0..65_000).map(hashed));
        assert!((0..65_000).all(|n| get(&tree, hashed(n)) == Some(OfTwoKinds(n))));
        assert_eq!(get(&tree, 2), None);
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
        let (mut tree, mut memory) = (Tree::<u32, By>::default(), Memory::new(3000));
        let mut stored = 0;
        while tree.make_room(&mut memory) {
            add(&mut tree, stored, By::NONE);
            stored += 1;
        }
        assert!(memory.peak() <= 3000);
        // 512 slots take 2,048 bytes and a page of 128 records 640: there is no room for another.
        assert_eq!(stored, 128);
        assert!((0..stored).all(|state| get(&tree, state).is_some()));
    }

    #[test]
    fn a_small_space_is_marked_by_rank_from_early_on_and_without_memory_for_that_hashed() {
        // Two bits for each of 60,000 ranks may take four parts of 48,750 bytes, of which five are for slots and eight for records.
        let by_rank = Extent::Marks { ranks: 60_000, bits: 2 };
        for (limit, extent) in [(u64::MAX, by_rank), (48_750, by_rank), (48_749, Extent::Slots(2048))] {
            let (mut tree, mut memory) = (Tree::default(), Memory::new(limit));
            store(&mut tree, &mut memory, (0..1500).map(ranked));
            assert_eq!(tree.records.extent(), extent, "{limit}");
            assert_eq!(memory.taken(), (extent.bytes() + 12 * 128 * 8 + 16 * 8) as u64);
            for n in 0..1500 {
                assert_eq!(get(&tree, ranked(n)), Some(OfTwoKinds(n)));
                assert_eq!(add(&mut tree, ranked(n), OfTwoKinds(n + 1)), OfTwoKinds(n).mark());
            }
            assert_eq!((get(&tree, ranked(2000)), get(&tree, Numbered(60_001))), (None, None));
        }
    }

    /// A tree as it was, put in the place of what it is now, with all that was ever stored.
    fn go_to<S: Packed, V: Value>(tree: &mut Tree<S, V>, then: &Tree<S, V>) {
        let mut records = Records::default();
        tree.swap_records(&mut records);
        *tree = then.clone();
        tree.swap_records(&mut records);
    }

    /// How a tree is now: something to go to.
    fn kept<S: Packed, V: Value>(tree: &mut Tree<S, V>) -> Tree<S, V> {
        let mut records = Records::default();
        tree.swap_records(&mut records);
        let copy = tree.clone();
        tree.swap_records(&mut records);
        copy
    }

    /// Goes back over all sizes that a table passes through, and forward again.
    fn goes_back_and_on<S: Packed>(state: impl Fn(u32) -> S) {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        let value = |n| Some(OfTwoKinds(n));
        store(&mut tree, &mut memory, (0..300).map(&state));
        let (earlier, earlier_memory) = (kept(&mut tree), memory);
        store(&mut tree, &mut memory, (300..5000).map(&state));
        let (end, end_memory) = (kept(&mut tree), memory);

        go_to(&mut tree, &earlier);
        memory = earlier_memory;
        assert_eq!((tree.len(), get(&tree, state(299)), get(&tree, state(300))), (300, value(299), None));
        store(&mut tree, &mut memory, (200..4000).map(&state));
        assert_eq!((get(&tree, state(3999)), get(&tree, state(4000))), (value(3999), None));
        let (most, most_memory) = (kept(&mut tree), memory);
        go_to(&mut tree, &end);
        assert_eq!(
            (tree.len(), get(&tree, state(299)), get(&tree, state(4999))),
            (5000, value(299), value(4999))
        );
        memory = end_memory;
        store(&mut tree, &mut memory, (0..5000).map(&state));
        assert_eq!(tree.len(), 5000, "all were known");
        go_to(&mut tree, &most);
        memory = most_memory;
        store(&mut tree, &mut memory, (3000..5000).map(&state));
        assert_eq!((tree.len(), memory), (5000, end_memory));
        store(&mut tree, &mut memory, (5000..9000).map(&state));
        assert!((0..9000).all(|n| get(&tree, state(n)) == value(n)));
    }

    #[test]
    fn a_tree_goes_back_to_what_it_was_and_on_from_there_as_before() {
        goes_back_and_on(hashed);
        goes_back_and_on(ranked);
    }

    /// Which record of a position is in force, of those given.
    fn in_force<S: Packed>(tree: &mut Tree<S, Moves>, state: S, records: &[u32]) -> Vec<u32> {
        let of = |record: &u32, tree: &Tree<S, Moves>| tree.record(*record);
        let records = records.iter().filter(|&record| *record < tree.len());
        let records: Vec<_> = records.map(|record| (*record, of(record, tree))).collect();
        let marked = tree.is_marked();
        let is_in_force = |&(record, (at, value)): &(u32, (S, Moves))| {
            assert_eq!(at, state);
            if marked {
                tree.storing::<true>().is_in_force(record, at, value)
            } else {
                tree.storing::<false>().is_in_force(record, at, value)
            }
        };
        records.iter().copied().filter(is_in_force).map(|(record, _)| record).collect()
    }

    /// Improves on one position again and again, and goes back to each of these times, before and after the table has
    /// grown.
    fn goes_back_to_each_record<S: Packed>(state: impl Fn(u32) -> S) {
        let (mut tree, mut memory) = (Tree::default(), unlimited());
        let mut put = |tree: &mut Tree<S, Moves>, n: u32, moves: u8| {
            assert!(tree.make_room(&mut memory));
            add(tree, state(n), Moves::of(moves))
        };
        for n in 0..10 {
            assert_eq!(put(&mut tree, n, 50), 0);
        }
        let mut times = Vec::new();
        for (moves, before) in [(40, 50), (30, 40), (20, 30)] {
            times.push(kept(&mut tree));
            assert_eq!(put(&mut tree, 7, moves), before);
            assert_eq!(put(&mut tree, 7, moves), moves, "no better");
        }
        times.push(kept(&mut tree));
        let times: Vec<_> = times.into_iter().zip([7, 10, 11, 12]).collect();
        for grown in [false, true] {
            if grown {
                for n in 10..1000 {
                    put(&mut tree, n, 50);
                }
                assert_eq!((tree.find(state(7)), tree.len(), tree.positions()), (Some(12), 1003, 1000));
            }
            for (then, record) in times.iter().rev().chain(&times) {
                go_to(&mut tree, then);
                assert_eq!((tree.find(state(7)), tree.positions()), (Some(*record), 10));
                assert_eq!(get(&tree, state(10)), None);
                assert_eq!(in_force(&mut tree, state(7), &[7, 10, 11, 12]), [*record]);
                assert_eq!(in_force(&mut tree, state(8), &[8]), [8]);
            }
        }
    }

    #[test]
    fn of_records_of_one_position_the_newest_counts_and_after_going_back_the_newest_of_then() {
        goes_back_to_each_record(hashed);
        goes_back_to_each_record(ranked);
    }
}
