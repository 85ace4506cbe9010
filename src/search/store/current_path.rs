//! Current path of recursive best-first search, with the successors of each of its positions.
//!
//! The path replaces the stack frames of [`Rbfs`](crate::search::Rbfs). Each position on the path stores the least value among its
//! siblings, so backtracking reads no successors of skipped positions.

use crate::puzzle::Move;
use crate::puzzle::costs::Sum;
use crate::search::by::By;
use crate::search::observer::Side;
use crate::search::stats::Counters;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, StoreSize, no_room, write_to_room};
use crate::search::store::memory::Memory;
use crate::search::waiting::{Shape, Waiter, WaitingList, places_by_key};

/// The value of a position without a solution below.
pub(crate) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Successor<S, G> {
    pub state: S,
    /// The cost of its path.
    pub sum: G,
    pub by: By,
    pub estimate: u32,
    /// Its stored value.
    pub value: u32,
    /// The number of the node, from 0, which identifies it to observers.
    pub number: u64,
}

/// An expanded position on the path. Indices are 32 bits, so its size is equal on every platform.
#[derive(Clone, Copy, Debug, Default)]
struct PathEntry {
    place: u32,
    /// Index of its first successor.
    successors: u32,
    /// The greatest value with which the search stays below it.
    bound: u32,
    /// The least value among its siblings.
    other: u32,
}

/// The path and the successors of its positions, those of the deepest last. The root is stored as the first successor.
///
/// Both lists are filled to their capacity, as in a [`Stack`](crate::search::store::stack::Stack).
#[derive(Clone, Debug)]
pub struct CurrentPath<S, G> {
    expanded: Vec<PathEntry>,
    successors: Vec<Successor<S, G>>,
    counts: Counts,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    depth: usize,
    successors: usize,
    most: usize,
}

/// A path borrowed by a loop. The counts are copies, so that a processor keeps them in registers.
pub(crate) struct BorrowedPath<'a, S, G> {
    expanded: &'a mut [PathEntry],
    successors: &'a mut [Successor<S, G>],
    depth: usize,
    len: usize,
    most: usize,
}

impl<S, G> Default for CurrentPath<S, G> {
    fn default() -> Self {
        Self { expanded: Vec::new(), successors: Vec::new(), counts: Counts::default() }
    }
}

impl PathEntry {
    const fn place(self) -> usize {
        self.place as usize
    }

    const fn successors(self) -> usize {
        self.successors as usize
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct BestSuccessor {
    pub place: usize,
    pub value: u32,
    /// The least value of the others.
    other: u32,
}

/// A backtrack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Retreat {
    /// Number of positions that stay on the path.
    pub staying: usize,
    /// The least value below the topmost position that is left, if any is left.
    pub left: Option<u32>,
    /// The least value of the successors with which the search continues.
    pub value: u32,
    /// The greatest value with which the search stays among them.
    pub bound: u32,
}

/// The best successor of the last position on `path`; of equal ones the first.
#[inline]
fn best<S, G>(path: &[PathEntry], successors: &[Successor<S, G>]) -> BestSuccessor {
    let first = path.last().map_or(0, |deepest| deepest.successors());
    let mut best = BestSuccessor { place: first, value: NONE, other: NONE };
    for (place, &Successor { value, .. }) in (first..).zip(&successors[first..]) {
        if value < best.value {
            best = BestSuccessor { place, value, other: best.value };
        } else {
            best.other = best.other.min(value);
        }
    }
    best
}

/// The backtrack from the deepest position, whose successors have `least` as their least value. An error is the least value of all,
/// when it exceeds `most`, the limit on moves. Reads no successors. O(positions left).
#[inline]
fn turn(path: &[PathEntry], least: u32, most: u32) -> Result<Retreat, u32> {
    let (mut left, mut value) = (None, least);
    for (above, here) in path.iter().enumerate().rev() {
        if value <= here.bound {
            return Ok(Retreat { staying: above + 1, left, value, bound: here.bound });
        }
        (left, value) = (Some(value), value.min(here.other));
    }
    if value <= most { Ok(Retreat { staying: 0, left, value, bound: most }) } else { Err(value) }
}

impl<S: Copy, G: Copy> BorrowedPath<'_, S, G> {
    #[inline]
    pub(crate) const fn counts(&self) -> Counts {
        Counts { depth: self.depth, successors: self.len, most: self.most }
    }

    /// Depth of the next generated position: the length of the path.
    #[inline]
    pub(crate) const fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // 2^32 positions would not fit in memory
        let depth = self.depth as u32;
        depth
    }

    #[inline]
    pub(crate) fn best(&self) -> BestSuccessor {
        best(&self.expanded[..self.depth], &self.successors[..self.len])
    }

    #[inline]
    pub(crate) fn turn(&self, best: BestSuccessor, most: u32) -> Result<Retreat, u32> {
        turn(&self.expanded[..self.depth], best.value, most)
    }

    /// Removes the positions that are left, and stores the least value below them.
    #[inline]
    pub(crate) fn turn_back(&mut self, turn: Retreat) {
        if let Some(value) = turn.left {
            let left = self.expanded[turn.staying];
            self.successors[left.place()].value = value;
            self.len = left.successors();
            self.depth = turn.staying;
        }
    }

    /// Moves down to the best successor of the deepest position; the search stays below it up to the value `bound`. Requires
    /// [room](Store::make_room).
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // 2^32 successors would not fit in memory
    pub(crate) fn go_down(&mut self, BestSuccessor { place, other, .. }: BestSuccessor, bound: u32) {
        let Some(next) = self.expanded.get_mut(self.depth) else { no_room() };
        *next =
            PathEntry { place: place as u32, successors: self.len as u32, bound: bound.min(other), other };
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn successor(&self, place: usize) -> Successor<S, G> {
        self.successors[place]
    }

    /// Adds a successor of the deepest position, or the root. Requires [room](Store::make_room).
    #[inline]
    pub(crate) fn add(&mut self, successor: Successor<S, G>) {
        let Some(next) = self.successors.get_mut(self.len) else { no_room() };
        *next = successor;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn note_most(&mut self) {
        self.most = self.most.max(self.len);
    }

    /// Whether one more position fits, with up to `moves` successors.
    #[inline]
    pub(crate) fn has_room(&self, moves: usize) -> bool {
        self.depth < self.expanded.len() && self.len + moves <= self.successors.len()
    }
}

impl<S: Copy + Default, G: Sum> CurrentPath<S, G> {
    /// Borrows the path for a loop. Pass the final counts to [`take_over`](Self::take_over).
    #[inline]
    pub(crate) fn in_hand(&mut self) -> BorrowedPath<'_, S, G> {
        let Counts { depth, successors: len, most } = self.counts;
        BorrowedPath { expanded: &mut self.expanded, successors: &mut self.successors, depth, len, most }
    }

    /// Stores the counts of a loop that has ended.
    #[inline]
    pub(crate) fn take_over(&mut self, counts: Counts) {
        self.counts = counts;
    }

    fn expanded(&self) -> &[PathEntry] {
        &self.expanded[..self.counts.depth]
    }

    fn successors(&self) -> &[Successor<S, G>] {
        &self.successors[..self.counts.successors]
    }

    pub(crate) fn add_root(&mut self, root: Successor<S, G>) {
        let mut hand = self.in_hand();
        hand.add(root);
        hand.note_most();
        let counts = hand.counts();
        self.take_over(counts);
    }

    pub(crate) fn turned_back(mut self, turn: Retreat) -> Self {
        let mut hand = self.in_hand();
        hand.turn_back(turn);
        let counts = hand.counts();
        self.take_over(counts);
        self
    }

    #[inline(never)] // one copy for all callers outside the loop
    pub(crate) fn next(&self, most: u32) -> Result<Retreat, u32> {
        turn(self.expanded(), best(self.expanded(), self.successors()).value, most)
    }

    #[inline]
    pub(crate) fn here(&self) -> Option<&Successor<S, G>> {
        self.expanded().last().map(|here| &self.successors[here.place()])
    }

    #[inline]
    pub(crate) fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // 2^32 positions would not fit in memory
        let depth = self.counts.depth as u32;
        depth
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.expanded().iter().filter_map(|step| self.successors[step.place()].by.mv()).collect()
    }

    pub(crate) fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let last = self.expanded().iter().rposition(|here| self.successors[here.place()].state == state)?;
        Some(self.expanded[..=last].iter().filter_map(|step| self.successors[step.place()].by.mv()).collect())
    }

    /// The successors that are not on the path, for display; the best first.
    pub(crate) fn waiting(&self, most: usize) -> Vec<WaitingList<S>> {
        let is_on_path = |place| self.expanded().iter().any(|here| here.place() == place);
        // The depth of a successor: the number of positions on the path whose first successor precedes or equals it.
        #[allow(clippy::cast_possible_truncation)]
        let depth_of = |place| self.expanded().partition_point(|here| here.successors() <= place) as u32;
        let places: Vec<usize> = (0..self.successors().len()).filter(|&place| !is_on_path(place)).collect();
        let g_of = |place: usize| self.successors[place].sum.of(depth_of(place));
        let key = |&place: &usize| (self.successors[place].value, u32::MAX - g_of(place));
        let sorted = places_by_key(&places.iter().map(key).collect::<Vec<_>>());
        let waiter = |sorted: usize| {
            let place = places[sorted];
            let Successor { state, by, estimate, number, .. } = self.successors[place];
            Waiter { id: number, state, by, depth: g_of(place), estimate: Some(estimate) }
        };
        let mut first = sorted.into_iter().take(most).map(waiter);
        vec![WaitingList::of_first(Shape::Heap, Side::Forward, places.len() as u64, &mut || first.next())]
    }

    #[cold]
    fn grow(&mut self, moves: usize, memory: &mut Memory) -> bool {
        // Accounts here for the row of counters of each depth, which the first position of this depth allocates.
        let row = size_of::<Counters>();
        let Counts { depth, successors, .. } = self.counts;
        write_to_room(&mut self.expanded, depth + 1, row, memory)
            && write_to_room(&mut self.successors, successors + moves, 0, memory)
    }
}

impl<S: Copy + Default, G: Sum> StoreSize for CurrentPath<S, G> {
    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        self.counts.successors as u64
    }

    fn most_positions(&self) -> u64 {
        self.counts.most as u64
    }
}

impl<S: Copy + Default, G: Sum> Store for CurrentPath<S, G> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: usize, memory: &mut Memory) -> Result<(), Status> {
        if self.in_hand().has_room(moves) || self.grow(moves, memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
