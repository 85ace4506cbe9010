//! A tree of stored positions, with the moves by which they were reached.
//!
//! Positions are written down one after the other, as *records*: what a search stores first is record 0. A position's
//! parent is not stored: taking the move back leads there. So a position costs little more than its own size, and a
//! solution is read off by going home.
//!
//! A table tells whether a position is stored, and finds its record: see [`records`](super::records).
//!
//! **Going back.** A record is never written twice, and a search is deterministic. So what it had stored at an earlier time are the
//! first so many records, and it goes back by remembering how many: a [`Tree`] without its [`Records`] is a few numbers. What
//! was stored later stays where it is, known to the table but passed over, until the search comes by again and stores the
//! same positions in the same places. What memory is accounted for goes back, too.

use super::memory::Memory;
use super::records::{PAGE, Records};
use super::storing::Storing;
use super::table::{Extent, LARGE};
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

/// What a search stores of a position beside it.
pub trait Value: Copy + Default {
    /// How many bits a [`mark`](Self::mark) has: 1 or 2, and 0 for a search that asks for records, not for marks.
    const MARK_BITS: usize;

    /// All that the search asks of a position that it meets again; never 0.
    fn mark(self) -> u8;
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
    /// By how many times more memory a table by rank may take than the larger hashed one: it is quicker, and need not grow.
    const RANKED_SOONER: usize = if V::MARK_BITS > 0 { 8 } else { 6 };
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

    /// The record of `state`, if it is stored: of several the newest. O(1) expected in a tree of values without marks, in
    /// others O(records).
    #[must_use]
    pub fn find(&self, state: S) -> Option<u32> {
        self.records.find(state, self.len)
    }

    /// The moves that lead from `state` home to the root it was reached from, the last one made first, each as it was
    /// made; none if it is not stored. `by` tells of a value how its position was reached. O(moves) expected in a tree of
    /// values without marks, in others O(records).
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
            // What may be replaced is found by a table, and may then be newer than what was reached from it.
            end = if V::MARK_BITS > 0 { record } else { self.len };
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
    /// tells.
    #[inline]
    pub fn storing<const MARKED: bool>(&mut self) -> Storing<'_, S, V, MARKED> {
        self.records.storing(&mut self.len, self.room)
    }

    /// The record of `state`, and whether it was stored already; if not, it is now, with `value`. For values without
    /// marks. O(1) expected.
    ///
    /// # Panics
    /// When there is no room: [`make_room`](Self::make_room) comes first.
    #[allow(clippy::inline_always)] // an eighth of the time of small searches
    #[inline(always)]
    pub fn insert(&mut self, state: S, value: V) -> (u32, bool) {
        assert!(self.len < self.room, "make_room comes before insert");
        let known = self.records.insert(self.len, state, value);
        let record = known.unwrap_or(self.len);
        self.len += u32::from(known.is_none());
        (record, known.is_some())
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
        if V::MARK_BITS == 0 {
            self.insert(root, value);
        } else if self.is_marked() {
            self.storing::<true>().insert(root, value);
        } else {
            self.storing::<false>().insert(root, value);
        }
        debug_assert_eq!(self.len, record + 1, "roots differ");
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
        let factor = if 2 * slots < LARGE { 4 } else { 2 };
        let larger = Extent::Slots((factor * slots).max(Self::FIRST_SLOTS));
        // A table by rank may take two fifths of the memory there is: with less than three for records fewer would fit than
        // beside a hashed one, which has at most four fifths of a record for each slot, in four bytes.
        let most = larger.bytes().saturating_mul(Self::RANKED_SOONER);
        let most = most.min(usize::try_from(memory.limit() / 5 * 2).unwrap_or(usize::MAX));
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

    /// Values of searches that ask for records.
    impl Value for u8 {
        const MARK_BITS: usize = 0;

        fn mark(self) -> u8 {
            0
        }
    }

    impl Value for u32 {
        const MARK_BITS: usize = 0;

        fn mark(self) -> u8 {
            0
        }
    }

    /// A value of a search that asks which of two kinds a position is of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct OfTwoKinds(u32);

    impl From<u32> for OfTwoKinds {
        fn from(number: u32) -> Self {
            Self(number)
        }
    }

    impl Value for OfTwoKinds {
        const MARK_BITS: usize = 2;

        fn mark(self) -> u8 {
            1 + u8::from(self.0.is_multiple_of(3))
        }
    }

    /// A position of a small space.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    struct Numbered(u32);

    impl Packed for Numbered {
        const GAPLESS: bool = true;

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
    fn store<S: Packed, V: Value + From<u32>>(
        tree: &mut Tree<S, V>,
        memory: &mut Memory,
        states: impl IntoIterator<Item = S>,
    ) {
        for state in states {
            assert!(tree.make_room(memory));
            let value = tree.len().into();
            add(tree, state, value);
        }
    }

    /// Stores a position. Tells its mark if it was stored before, of what has marks.
    fn add<S: Packed, V: Value>(tree: &mut Tree<S, V>, state: S, value: V) -> u8 {
        if V::MARK_BITS == 0 {
            tree.insert(state, value);
            0
        } else if tree.is_marked() {
            tree.storing::<true>().insert(state, value).before()
        } else {
            tree.storing::<false>().insert(state, value).before()
        }
    }

    /// What is stored with a position.
    fn get<S: Packed, V: Value>(tree: &Tree<S, V>, state: S) -> Option<V> {
        tree.find(state).map(|record| tree.record(record).1)
    }

    #[test]
    fn a_position_is_stored_once_and_keeps_its_value() {
        let (mut tree, mut memory) = (Tree::<u32, u8>::default(), unlimited());
        assert_eq!(get(&tree, 7), None);
        for (state, value) in [(7, 1), (8, 2), (9, 3)] {
            assert!(tree.make_room(&mut memory));
            assert_eq!(tree.insert(state, value), (u32::from(value) - 1, false));
        }
        assert_eq!(tree.insert(7, 4), (0, true));
        *tree.value_mut(2) = 6;
        assert_eq!([7, 8, 9, 10].map(|state| get(&tree, state)), [Some(1), Some(2), Some(6), None]);
        assert_eq!((tree.len(), tree.positions(), tree.record(2)), (3, 3, (9, 6)));
    }

    #[test]
    fn every_position_is_found_again_however_often_the_table_grew() {
        let (mut tree, mut memory) = (Tree::<_, u32>::default(), unlimited());
        store(&mut tree, &mut memory, (0..100_000).map(|n| n * n));
        assert!((0..100_000).all(|n| get(&tree, u64::from(n) * u64::from(n)) == Some(n)));
        assert_eq!(get(&tree, 2), None);
    }

    #[test]
    fn what_is_accounted_for_is_what_is_taken() {
        let (mut tree, mut memory) = (Tree::<_, u32>::default(), unlimited());
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
        assert!((0..stored).all(|state| get(&tree, state).is_some()));
    }

    #[test]
    fn a_good_part_of_a_small_space_is_found_by_rank_and_without_memory_for_that_by_hash() {
        for (limit, extent) in [(u64::MAX, Extent::Ranks(10_000)), (29_000, Extent::Slots(2048))] {
            let (mut tree, mut memory) = (Tree::<_, u32>::default(), Memory::new(limit));
            store(&mut tree, &mut memory, (0..1500).map(ranked));
            assert_eq!(tree.records.extent(), extent);
            assert!((0..1500).all(|n| get(&tree, ranked(n)) == Some(n)));
            assert_eq!((get(&tree, ranked(1500)), get(&tree, Numbered(10_001))), (None, None));
        }
    }

    #[test]
    fn what_only_marks_are_asked_of_is_marked_by_rank_from_early_on() {
        let (mut tree, mut memory) = (Tree::<_, OfTwoKinds>::default(), unlimited());
        store(&mut tree, &mut memory, (0..410).map(ranked));
        // Two bits for each of 10,000 ranks.
        assert_eq!(tree.records.extent(), Extent::Marks(2500));
        store(&mut tree, &mut memory, (410..2000).map(ranked));
        for n in 0..2000 {
            let value = OfTwoKinds(n);
            assert_eq!(get(&tree, ranked(n)), Some(value));
            assert_eq!(add(&mut tree, ranked(n), OfTwoKinds(n + 1)), value.mark());
        }
        assert_eq!((get(&tree, ranked(2000)), get(&tree, Numbered(10_001))), (None, None));
        assert_eq!((tree.len(), memory.taken()), (2000, (2500 + 16 * 128 * 8 + 16 * 8) as u64));
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
    fn goes_back_and_on<S, V>(state: impl Fn(u32) -> S)
    where
        S: Packed,
        V: Value + From<u32> + PartialEq + std::fmt::Debug,
    {
        let (mut tree, mut memory) = (Tree::<_, V>::default(), unlimited());
        let value = |n: u32| Some(V::from(n));
        store(&mut tree, &mut memory, (0..300).map(&state));
        let (earlier, earlier_memory) = (kept(&mut tree), memory);
        store(&mut tree, &mut memory, (300..5000).map(&state));
        let (end, end_memory) = (kept(&mut tree), memory);

        go_to(&mut tree, &earlier);
        memory = earlier_memory;
        assert_eq!((tree.len(), get(&tree, state(299)), get(&tree, state(300))), (300, value(299), None));
        store(&mut tree, &mut memory, (200..4000).map(&state));
        assert_eq!((get(&tree, state(3999)), get(&tree, state(4000))), (value(3999), None));
        let most = kept(&mut tree);
        go_to(&mut tree, &end);
        assert_eq!(
            (tree.len(), get(&tree, state(299)), get(&tree, state(4999))),
            (5000, value(299), value(4999))
        );
        store(&mut tree, &mut memory, (0..5000).map(&state));
        assert_eq!(tree.len(), 5000, "all were known");
        go_to(&mut tree, &most);
        store(&mut tree, &mut memory, (3000..5000).map(&state));
        assert_eq!((tree.len(), memory), (5000, end_memory));
        store(&mut tree, &mut memory, (5000..9000).map(&state));
        assert!((0..9000).all(|n| get(&tree, state(n)) == value(n)));
    }

    #[test]
    fn a_tree_goes_back_to_what_it_was_and_on_from_there_as_before() {
        goes_back_and_on::<_, u32>(hashed);
        goes_back_and_on::<_, u32>(ranked);
        goes_back_and_on::<_, OfTwoKinds>(hashed);
        goes_back_and_on::<_, OfTwoKinds>(ranked);
    }

    /// Replaces the record of one position again and again, and goes back to each of these times.
    fn goes_back_to_each_record<S: Packed>(state: impl Fn(u32) -> S) {
        let (mut tree, mut memory) = (Tree::<_, u32>::default(), unlimited());
        store(&mut tree, &mut memory, (0..10).map(&state));
        let mut times = Vec::new();
        for older in [7, 10, 11] {
            times.push(kept(&mut tree));
            assert!(tree.make_room(&mut memory) && tree.make_room_to_replace(&mut memory));
            tree.replace(older, state(7), 100 + older);
        }
        store(&mut tree, &mut memory, (10..1000).map(&state));
        assert_eq!(
            (tree.find(state(7)), get(&tree, state(7)), tree.positions()),
            (Some(12), Some(111), 1000)
        );
        for (then, record) in times.into_iter().zip([7, 10, 11]) {
            go_to(&mut tree, &then);
            assert_eq!(
                (tree.find(state(7)), tree.positions(), get(&tree, state(10))),
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
