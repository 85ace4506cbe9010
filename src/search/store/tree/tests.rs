//! Tests of storing, finding, growing and going back.

use super::*;
use crate::puzzle::One;
use crate::search::by::PackedBy;

impl PackedState for u64 {}
impl PackedState for u32 {}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct OfTwoKinds(u32);

impl Value for OfTwoKinds {
    const MARK_BITS: usize = 2;

    fn mark(self) -> u32 {
        1 + u32::from(self.0.is_multiple_of(3))
    }
}

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

    fn mark(self) -> u32 {
        self.moves.into()
    }

    fn outdate(&mut self) {
        self.outdated = true;
    }

    fn is_outdated(self) -> bool {
        self.outdated
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Numbered(u32);

impl PackedState for Numbered {
    const RANKED: bool = true;

    fn ranks(self) -> usize {
        60_000
    }

    fn rank(self) -> usize {
        self.0 as usize
    }
}

/// Arbitrarily many positions, hashed and ranked.
fn hashed(n: u32) -> u64 {
    u64::from(n) * u64::from(n)
}

fn ranked(n: u32) -> Numbered {
    Numbered(n * 7 % 60_000)
}

fn unlimited() -> Memory {
    Memory::new(u64::MAX)
}

/// Makes room for one more position, including all steps of growing.
fn make_room<S: PackedState, V: Value>(tree: &mut Tree<S, V>, memory: &mut Memory) -> Result<(), Status> {
    loop {
        match tree.make_room(0, memory) {
            Err(Status::Running) => while tree.catch_up() == Err(Status::Running) {},
            room => return room,
        }
    }
}

fn add<S: PackedState, V: Value>(tree: &mut Tree<S, V>, state: S, value: V) -> u32 {
    let stored = match (V::IMPROVES, tree.is_marked()) {
        (true, _) => tree.storing::<Table>().insert(state, value),
        (false, true) => tree.storing::<Marks>().insert(state, value),
        (false, false) => tree.storing::<Slots>().insert(state, value),
    };
    assert_eq!(stored.is_new(), stored.before() == 0);
    stored.before()
}

fn store<S: PackedState>(
    tree: &mut Tree<S, OfTwoKinds>,
    memory: &mut Memory,
    states: impl IntoIterator<Item = S>,
) {
    for state in states {
        make_room(tree, memory).unwrap();
        let value = OfTwoKinds(tree.len());
        add(tree, state, value);
    }
}

fn get<S: PackedState, V: Value>(tree: &Tree<S, V>, state: S) -> Option<V> {
    tree.find(state).map(|record| tree.record(record).1)
}

#[test]
fn a_position_is_stored_once_and_keeps_its_value() {
    let (mut tree, mut memory) = (Tree::<u32, OfTwoKinds>::default(), unlimited());
    assert_eq!(get(&tree, 7), None);
    store(&mut tree, &mut memory, [7, 8, 9]);
    assert_eq!(add(&mut tree, 7, OfTwoKinds(4)), 2);
    *tree.storing::<Table>().value_mut(2) = OfTwoKinds(6);
    assert_eq!(
        [7, 8, 9, 10].map(|state| get(&tree, state).map(|value| value.0)),
        [Some(0), Some(1), Some(6), None]
    );
    assert_eq!((tree.len(), tree.positions(), tree.record(2)), (3, 3, (9, OfTwoKinds(6))));
}

#[test]
fn every_position_is_found_again_however_often_the_table_grew() {
    let (mut tree, mut memory) = (Tree::default(), unlimited());
    store(&mut tree, &mut memory, (0..100_000).map(hashed));
    assert!((0..100_000).all(|n| get(&tree, hashed(n)) == Some(OfTwoKinds(n))));
    assert_eq!(get(&tree, 2), None);
}

#[test]
fn the_accounted_memory_is_the_memory_taken() {
    let (mut tree, mut memory) = (Tree::default(), unlimited());
    store(&mut tree, &mut memory, (0..1000).map(hashed));
    // 2,048 slots of 4 bytes, 8 pages of 128 records of 12 bytes, 16 pointers.
    assert_eq!(memory.taken(), (2048 * 4 + 8 * 128 * 12 + 16 * 8) as u64);
    assert_eq!((tree.records.extent(), tree.records.pages()), (Extent::Slots(2048), (8, 16)));
}

#[test]
fn a_table_that_may_not_grow_keeps_what_it_has() {
    let (mut tree, mut memory) = (Tree::<u32, PackedBy<One>>::default(), Memory::new(3000));
    let mut stored = 0;
    while make_room(&mut tree, &mut memory).is_ok() {
        add(&mut tree, stored, PackedBy::default());
        stored += 1;
    }
    assert!(memory.peak() <= 3000);
    // 512 slots take 2,048 bytes and a page of 128 records 640, so a second page does not fit.
    assert_eq!(stored, 128);
    assert!((0..stored).all(|state| get(&tree, state).is_some()));
}

#[test]
fn a_small_space_is_marked_by_rank_from_early_on_and_without_memory_for_that_hashed() {
    // Two bits for each of 60,000 ranks may take 4/13 of 48,750 bytes; a record takes 5 bytes for slots and 8 for itself.
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

/// Replaces a tree by an earlier or later copy of itself, which takes over the records.
fn go_to<S: PackedState, V: Value>(tree: &mut Tree<S, V>, then: &Tree<S, V>) {
    let mut records = Records::default();
    tree.swap_contents(&mut records);
    *tree = then.clone();
    tree.swap_contents(&mut records);
}

fn kept<S: PackedState, V: Value>(tree: &mut Tree<S, V>) -> Tree<S, V> {
    let mut records = Records::default();
    tree.swap_contents(&mut records);
    let copy = tree.clone();
    tree.swap_contents(&mut records);
    copy
}

/// Goes back through all sizes of the table, and forward again.
fn goes_back_and_on<S: PackedState>(state: impl Fn(u32) -> S) {
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

fn in_force<S: PackedState>(tree: &mut Tree<S, Moves>, state: S, records: &[u32]) -> Vec<u32> {
    let of = |record: &u32, tree: &Tree<S, Moves>| tree.record(*record);
    let records = records.iter().filter(|&record| *record < tree.len());
    let records: Vec<_> = records.map(|record| (*record, of(record, tree))).collect();
    let is_in_force = |&(record, (at, value)): &(u32, (S, Moves))| {
        assert_eq!(at, state);
        tree.storing::<Table>().is_in_force(record, at, value)
    };
    records.iter().copied().filter(is_in_force).map(|(record, _)| record).collect()
}

/// Improves one position repeatedly and goes back to each of these times, before and after the table has grown.
fn goes_back_to_each_record<S: PackedState>(state: impl Fn(u32) -> S) {
    let (mut tree, mut memory) = (Tree::default(), unlimited());
    let mut put = |tree: &mut Tree<S, Moves>, n: u32, moves: u8| {
        make_room(tree, &mut memory).unwrap();
        add(tree, state(n), Moves::of(moves))
    };
    for n in 0..10 {
        assert_eq!(put(&mut tree, n, 50), 0);
    }
    let mut times = Vec::new();
    for (moves, before) in [(40, 50), (30, 40), (20, 30)] {
        times.push(kept(&mut tree));
        assert_eq!(put(&mut tree, 7, moves), before);
        assert_eq!(put(&mut tree, 7, moves), u32::from(moves), "no better");
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
fn the_newest_record_of_a_position_counts_and_after_going_back_the_newest_of_that_time() {
    goes_back_to_each_record(hashed);
    goes_back_to_each_record(ranked);
}

#[test]
fn a_larger_table_is_made_in_slices_and_the_tree_goes_back_and_on_in_the_midst_of_that() {
    /// Number of pauses while making room for one more position.
    fn pauses<S: PackedState>(tree: &mut Tree<S, OfTwoKinds>, memory: &mut Memory) -> u32 {
        let mut pauses = 0;
        while let Err(status) = tree.make_room(0, memory).and_then(|()| tree.catch_up()) {
            assert_eq!(status, Status::Running);
            pauses += 1;
            while tree.catch_up().is_err() {
                pauses += 1;
            }
        }
        pauses
    }
    let (mut tree, mut memory) = (Tree::default(), unlimited());
    store(&mut tree, &mut memory, (0..1000).map(hashed));
    let (earlier, earlier_memory) = (kept(&mut tree), memory);
    // 2^20 slots have room for 838,860 records.
    store(&mut tree, &mut memory, (1000..838_860).map(hashed));
    let (full, full_memory) = (kept(&mut tree), memory);
    let mut other = tree.clone();
    // Clearing 8 MiB takes two steps, of which the second already inserts records; inserting takes 13. A pause follows each of the 14
    // steps but the last.
    assert_eq!((pauses(&mut other, &mut memory), memory.taken() > full_memory.taken()), (13, true));

    memory = full_memory;
    assert_eq!(tree.make_room(0, &mut memory), Err(Status::Running));
    assert_eq!(tree.catch_up(), Err(Status::Running));
    assert_eq!((memory, tree.is_growing()), (full_memory, true), "accounted for when it is there");
    assert_eq!((get(&tree, hashed(700_000)), get(&tree, hashed(838_860))), (Some(OfTwoKinds(700_000)), None));
    go_to(&mut tree, &earlier);
    memory = earlier_memory;
    while tree.catch_up() == Err(Status::Running) {}
    assert_eq!((get(&tree, hashed(999)), get(&tree, hashed(1000))), (Some(OfTwoKinds(999)), None));
    store(&mut tree, &mut memory, (500..838_860).map(hashed));
    assert_eq!((memory, tree.len()), (full_memory, full.len()));
    store(&mut tree, &mut memory, (0..900_000).map(hashed));
    assert_eq!(tree.len(), 900_000);
    assert!((0..900_000).step_by(997).all(|n| get(&tree, hashed(n)) == Some(OfTwoKinds(n))));
}
