//! The path in hand of recursive best-first search, and the successors of each position on it.
//!
//! [`Rbfs`](super::Rbfs) keeps no more than this, in place of a recursion's frames: which of a position's successors is the best, how far
//! the search turns back when that has become too bad, and what is then remembered of all that is forgotten. Each position on the path knows
//! the least value of the others beside it, so that turning back looks at no successors between.

use super::by::By;
use super::memory::{Memory, with_its_room};
use super::observer::Side;
use super::stats::Counters;
use super::status::{Limit, Status};
use super::store::Store;
use super::waiting::{Shape, Waiter, Waiting};
use crate::puzzle::Move;

/// No solution lies below.
pub(super) const NONE: u32 = u32::MAX;

/// A successor of a position on the path, with what is known of all that lies below it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Successor<S> {
    pub state: S,
    pub by: By,
    pub estimate: u32,
    /// Its stored value.
    pub value: u32,
    /// The number of the node, counted from 0, by which observers know it again.
    pub number: u64,
}

/// A position on the path, which was expanded: one of the successors of the one before it. Its places are of four bytes, so that it
/// takes the same on every platform.
#[derive(Clone, Copy, Debug)]
struct Expanded {
    /// Which successor it is, of all.
    place: u32,
    /// Its own successors are those from here on.
    successors: u32,
    /// The largest value with which it goes on below.
    bound: u32,
    /// The least value of the others beside it.
    other: u32,
}

/// The path in hand and the successors of its positions, those of the deepest last; the root is a successor of nothing.
#[derive(Debug)]
pub struct CurrentPath<S> {
    expanded: Vec<Expanded>,
    successors: Vec<Successor<S>>,
    most: usize,
}

impl<S: Clone> Clone for CurrentPath<S> {
    fn clone(&self) -> Self {
        Self {
            expanded: with_its_room(&self.expanded),
            successors: with_its_room(&self.successors),
            most: self.most,
        }
    }
}

impl<S> Default for CurrentPath<S> {
    fn default() -> Self {
        Self { expanded: Vec::new(), successors: Vec::new(), most: 0 }
    }
}

impl Expanded {
    const fn place(self) -> usize {
        self.place as usize
    }

    const fn successors(self) -> usize {
        self.successors as usize
    }
}

/// The best of some successors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub place: usize,
    pub value: u32,
    /// The least value of the others.
    other: u32,
}

/// How far the search turns back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// How many positions of the path stay on it.
    pub staying: usize,
    /// The least value below the position that is left last, if any is.
    pub left: Option<u32>,
    /// The least value of the successors among which the search goes on.
    pub value: u32,
}

impl<S: Copy> CurrentPath<S> {
    const FIRST_CAPACITY: usize = 64;

    /// The largest value with which the search goes on below the last of so many positions.
    #[inline]
    pub(super) fn bound(&self, path: usize, most: u32) -> u32 {
        path.checked_sub(1).map_or(most, |last| self.expanded[last].bound)
    }

    /// The best successor of the deepest position, the first of equals.
    #[inline]
    pub(super) fn best(&self) -> Best {
        let first = self.expanded.last().map_or(0, |deepest| deepest.successors());
        let mut best = Best { place: first, value: NONE, other: NONE };
        for (place, &Successor { value, .. }) in (first..).zip(&self.successors[first..]) {
            if value < best.value {
                best = Best { place, value, other: best.value };
            } else {
                best.other = best.other.min(value);
            }
        }
        best
    }

    /// Where the search goes on when the least value of the deepest position's successors is this one, if a solution may lie there; else
    /// the least value of all, beyond the limit on moves. Looks at no successor but these: when a position is left, the least value
    /// beside it is known. O(positions that are left).
    #[inline]
    pub(super) fn turn(&self, least: u32, most: u32) -> Result<Turn, u32> {
        let mut turn = Turn { staying: self.expanded.len(), left: None, value: least };
        loop {
            if turn.value <= self.bound(turn.staying, most) && turn.value < NONE {
                return Ok(turn);
            }
            let Some(staying) = turn.staying.checked_sub(1) else { return Err(turn.value) };
            turn =
                Turn { staying, left: Some(turn.value), value: turn.value.min(self.expanded[staying].other) };
        }
    }

    /// Where the search goes on when the deepest position has all its successors: see [`turn`](Self::turn).
    #[inline(never)] // once for all who only look
    pub(super) fn next(&self, most: u32) -> Result<Turn, u32> {
        self.turn(self.best().value, most)
    }

    /// Turns back so far: forgets all below, but for the least value there.
    #[inline]
    pub(super) fn turn_back(&mut self, turn: Turn) {
        if let Some(value) = turn.left {
            let left = self.expanded[turn.staying];
            self.successors[left.place()].value = value;
            self.successors.truncate(left.successors());
            self.expanded.truncate(turn.staying);
        }
    }

    /// Goes down to the best successor of the deepest position, below which `bound` is the largest value to go on with. There is room.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // `double` makes no room for more than 2^32 successors
    pub(super) fn go_down(&mut self, Best { place, other, .. }: Best, bound: u32) {
        assert!(self.expanded.len() < self.expanded.capacity(), "make_room comes before go_down");
        let successors = self.successors.len() as u32;
        self.expanded.push(Expanded { place: place as u32, successors, bound: bound.min(other), other });
    }

    /// The successor with this place.
    #[inline]
    pub(super) fn successor(&self, place: usize) -> Successor<S> {
        self.successors[place]
    }

    /// Adds a successor of the deepest position, or the root. There is room.
    #[inline]
    pub(super) fn add(&mut self, successor: Successor<S>) {
        assert!(self.successors.len() < self.successors.capacity(), "make_room comes before add");
        self.successors.push(successor);
    }

    /// Whether there is room for one more position and for its up to `moves` successors.
    #[inline]
    fn has_room(&self, moves: u8) -> bool {
        let position = self.expanded.len() < self.expanded.capacity();
        position && self.successors.len() + usize::from(moves) <= self.successors.capacity()
    }

    /// The position in hand.
    #[inline]
    pub(super) fn here(&self) -> Option<&Successor<S>> {
        self.expanded.last().map(|here| &self.successors[here.place()])
    }

    /// The depth of what is generated next: as many moves as positions are on the path.
    #[inline]
    pub(super) fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a path of 2^32 positions would not fit in memory
        let depth = self.expanded.len() as u32;
        depth
    }

    /// Takes down how many positions there are, when they are the most by now.
    #[inline]
    pub(super) fn note_most(&mut self) {
        self.most = self.most.max(self.successors.len());
    }

    /// The moves from the root to the position in hand.
    pub(super) fn moves(&self) -> Vec<Move> {
        self.expanded.iter().filter_map(|step| self.successors[step.place()].by.mv()).collect()
    }

    /// The moves from the root to `state`, where it stands on the path: the deepest, if more than once.
    pub(super) fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let last = self.expanded.iter().rposition(|here| self.successors[here.place()].state == state)?;
        Some(self.expanded[..=last].iter().filter_map(|step| self.successors[step.place()].by.mv()).collect())
    }

    /// What waits, as people can see it: the successors that are not on the path, the best first.
    pub(super) fn waiting(&self, most: usize) -> Vec<Waiting<S>> {
        let is_on_path = |place| self.expanded.iter().any(|here| here.place() == place);
        // How deep each lies: those before the first successor of the first position on the path are as deep as it is.
        let depth_of = |place| self.expanded.partition_point(|here| here.successors() <= place);
        let mut places: Vec<usize> = (0..self.successors.len()).filter(|&place| !is_on_path(place)).collect();
        places.sort_by_key(|&place| (self.successors[place].value, usize::MAX - depth_of(place), place));
        let waiter = |&place: &usize| {
            let Successor { state, by, estimate, number, .. } = self.successors[place];
            #[allow(clippy::cast_possible_truncation)] // as many as positions on the path
            let depth = depth_of(place) as u32;
            Waiter { id: number, state, by, depth, estimate: Some(estimate) }
        };
        let first = places.iter().take(most).map(waiter).collect();
        let total = places.len() as u64;
        vec![Waiting { shape: Shape::Heap, side: Side::Forward, total, first, last: Vec::new() }]
    }

    #[cold]
    fn grow(&mut self, moves: u8, memory: &mut Memory) -> bool {
        // Each depth has a row of counts, which is accounted for here: it comes with the first position so deep.
        let row = size_of::<Counters>();
        double(&mut self.expanded, 1, row, memory)
            && double(&mut self.successors, usize::from(moves), 0, memory)
    }
}

impl<S: Copy> Store for CurrentPath<S> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status> {
        if self.has_room(moves) || self.grow(moves, memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
    }

    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        self.successors.len() as u64
    }

    fn most_positions(&self) -> u64 {
        self.most as u64
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}

/// Makes room for `more` by doubling, if there is not, up to what four bytes can count; each takes `beside` bytes elsewhere, too.
fn double<T>(column: &mut Vec<T>, more: usize, beside: usize, memory: &mut Memory) -> bool {
    let old = column.capacity();
    if column.len() + more <= old {
        return true;
    }
    let new = (2 * old).max(CurrentPath::<()>::FIRST_CAPACITY);
    if u32::try_from(new).is_err() {
        return false;
    }
    let missing = new - column.len();
    let size = size_of::<T>() + beside;
    memory.exchange(old * size, new * size, || column.try_reserve_exact(missing).is_ok())
}
