//! The path in hand of recursive best-first search, and the successors of each position on it.
//!
//! [`Rbfs`](crate::search::Rbfs) keeps no more than this, in place of a recursion's frames: which of a position's successors is the best, how far
//! the search turns back when that has become too bad, and what is then remembered of all that is forgotten. Each position on the path knows
//! the least value of the others beside it, so that turning back looks at no successors between.

use crate::puzzle::Move;
use crate::search::by::By;
use crate::search::observer::Side;
use crate::search::stats::Counters;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, no_room, write_to_room};
use crate::search::store::memory::Memory;
use crate::search::waiting::{Shape, Waiter, Waiting, places_by_key};

/// No solution lies below.
pub(crate) const NONE: u32 = u32::MAX;

/// A successor of a position on the path, with what is known of all that lies below it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Successor<S> {
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
#[derive(Clone, Copy, Debug, Default)]
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
///
/// Both lists are written down to the end of their room, as those of a [`Stack`](crate::search::store::stack::Stack) are, and for the same reason.
#[derive(Clone, Debug)]
pub struct CurrentPath<S> {
    expanded: Vec<Expanded>,
    successors: Vec<Successor<S>>,
    counts: Counts,
}

/// How much of the lists is in use.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// How many positions the path has.
    depth: usize,
    /// How many successors there are.
    successors: usize,
    /// The most successors there ever were.
    most: usize,
}

/// A path as a loop has it in hand: the counts are the loop's own, so that a processor keeps them in registers.
pub(crate) struct InHand<'a, S> {
    expanded: &'a mut [Expanded],
    successors: &'a mut [Successor<S>],
    depth: usize,
    len: usize,
    most: usize,
}

impl<S> Default for CurrentPath<S> {
    fn default() -> Self {
        Self { expanded: Vec::new(), successors: Vec::new(), counts: Counts::default() }
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
pub(crate) struct Best {
    pub place: usize,
    pub value: u32,
    /// The least value of the others.
    other: u32,
}

/// How far the search turns back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Retreat {
    /// How many positions of the path stay on it.
    pub staying: usize,
    /// The least value below the position that is left last, if any is.
    pub left: Option<u32>,
    /// The least value of the successors among which the search goes on.
    pub value: u32,
    /// The largest value with which it goes on below them.
    pub bound: u32,
}

/// The best successor of the last of these positions, the first of equals.
#[inline]
fn best<S>(path: &[Expanded], successors: &[Successor<S>]) -> Best {
    let first = path.last().map_or(0, |deepest| deepest.successors());
    let mut best = Best { place: first, value: NONE, other: NONE };
    for (place, &Successor { value, .. }) in (first..).zip(&successors[first..]) {
        if value < best.value {
            best = Best { place, value, other: best.value };
        } else {
            best.other = best.other.min(value);
        }
    }
    best
}

/// Where the search goes on when the least value of the deepest position's successors is this one, if a solution may lie there; else
/// the least value of all, beyond the limit on moves. Looks at no successor: when a position is left, the least value beside it is
/// known. O(positions that are left).
#[inline]
fn turn(path: &[Expanded], least: u32, most: u32) -> Result<Retreat, u32> {
    let (mut left, mut value) = (None, least);
    for (above, here) in path.iter().enumerate().rev() {
        if value <= here.bound {
            return Ok(Retreat { staying: above + 1, left, value, bound: here.bound });
        }
        (left, value) = (Some(value), value.min(here.other));
    }
    if value <= most { Ok(Retreat { staying: 0, left, value, bound: most }) } else { Err(value) }
}

impl<S: Copy> InHand<'_, S> {
    /// What is in use by now.
    #[inline]
    pub(crate) const fn counts(&self) -> Counts {
        Counts { depth: self.depth, successors: self.len, most: self.most }
    }

    /// The depth of what is generated next: as many moves as positions are on the path.
    #[inline]
    pub(crate) const fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a path of 2^32 positions would not fit in memory
        let depth = self.depth as u32;
        depth
    }

    /// The best successor of the deepest position, the first of equals.
    #[inline]
    pub(crate) fn best(&self) -> Best {
        best(&self.expanded[..self.depth], &self.successors[..self.len])
    }

    /// Where the search goes on when this is the best of the deepest position's successors, as [`turn`] tells it.
    #[inline]
    pub(crate) fn turn(&self, best: Best, most: u32) -> Result<Retreat, u32> {
        turn(&self.expanded[..self.depth], best.value, most)
    }

    /// Turns back so far: forgets all below, but for the least value there.
    #[inline]
    pub(crate) fn turn_back(&mut self, turn: Retreat) {
        if let Some(value) = turn.left {
            let left = self.expanded[turn.staying];
            self.successors[left.place()].value = value;
            self.len = left.successors();
            self.depth = turn.staying;
        }
    }

    /// Goes down to the best successor of the deepest position, below which `bound` is the largest value to go on with.
    /// [`make_room`](Store::make_room) comes before.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // there is no room for more than 2^32 successors
    pub(crate) fn go_down(&mut self, Best { place, other, .. }: Best, bound: u32) {
        let Some(next) = self.expanded.get_mut(self.depth) else { no_room() };
        *next = Expanded { place: place as u32, successors: self.len as u32, bound: bound.min(other), other };
        self.depth += 1;
    }

    /// The successor with this place.
    #[inline]
    pub(crate) fn successor(&self, place: usize) -> Successor<S> {
        self.successors[place]
    }

    /// Adds a successor of the deepest position, or the root. [`make_room`](Store::make_room) comes before.
    #[inline]
    pub(crate) fn add(&mut self, successor: Successor<S>) {
        let Some(next) = self.successors.get_mut(self.len) else { no_room() };
        *next = successor;
        self.len += 1;
    }

    /// Takes down how many successors there are, when they are the most by now.
    #[inline]
    pub(crate) fn note_most(&mut self) {
        self.most = self.most.max(self.len);
    }

    /// Whether there is room for one more position and for its up to `moves` successors.
    #[inline]
    pub(crate) fn has_room(&self, moves: u8) -> bool {
        self.depth < self.expanded.len() && self.len + usize::from(moves) <= self.successors.len()
    }
}

impl<S: Copy + Default> CurrentPath<S> {
    /// The path as a loop has it in hand. What becomes of it is [taken over](Self::take_over) when the loop ends.
    #[inline]
    pub(crate) fn in_hand(&mut self) -> InHand<'_, S> {
        let Counts { depth, successors: len, most } = self.counts;
        InHand { expanded: &mut self.expanded, successors: &mut self.successors, depth, len, most }
    }

    /// Takes over what has become of the path in hand.
    #[inline]
    pub(crate) fn take_over(&mut self, counts: Counts) {
        self.counts = counts;
    }

    fn expanded(&self) -> &[Expanded] {
        &self.expanded[..self.counts.depth]
    }

    fn successors(&self) -> &[Successor<S>] {
        &self.successors[..self.counts.successors]
    }

    /// Adds the root. [`make_room`](Store::make_room) comes before.
    pub(crate) fn add_root(&mut self, root: Successor<S>) {
        let mut hand = self.in_hand();
        hand.add(root);
        hand.note_most();
        let counts = hand.counts();
        self.take_over(counts);
    }

    /// What would be there if the search had left all that it leaves with this turn.
    pub(crate) fn turned_back(mut self, turn: Retreat) -> Self {
        let mut hand = self.in_hand();
        hand.turn_back(turn);
        let counts = hand.counts();
        self.take_over(counts);
        self
    }

    /// Where the search goes on when the deepest position has all its successors, as [`turn`] tells it.
    #[inline(never)] // once for all who only look
    pub(crate) fn next(&self, most: u32) -> Result<Retreat, u32> {
        turn(self.expanded(), best(self.expanded(), self.successors()).value, most)
    }

    /// The position in hand.
    #[inline]
    pub(crate) fn here(&self) -> Option<&Successor<S>> {
        self.expanded().last().map(|here| &self.successors[here.place()])
    }

    /// The depth of what is generated next: as many moves as positions are on the path.
    #[inline]
    pub(crate) fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a path of 2^32 positions would not fit in memory
        let depth = self.counts.depth as u32;
        depth
    }

    /// The moves from the root to the position in hand.
    pub(crate) fn moves(&self) -> Vec<Move> {
        self.expanded().iter().filter_map(|step| self.successors[step.place()].by.mv()).collect()
    }

    /// The moves from the root to `state`, where it stands on the path: the deepest, if more than once.
    pub(crate) fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let last = self.expanded().iter().rposition(|here| self.successors[here.place()].state == state)?;
        Some(self.expanded[..=last].iter().filter_map(|step| self.successors[step.place()].by.mv()).collect())
    }

    /// What waits, as people can see it: the successors that are not on the path, the best first.
    pub(crate) fn waiting(&self, most: usize) -> Vec<Waiting<S>> {
        let is_on_path = |place| self.expanded().iter().any(|here| here.place() == place);
        // How deep each lies: those before the first successor of the first position on the path are as deep as it is. As many as positions
        // on the path.
        #[allow(clippy::cast_possible_truncation)]
        let depth_of = |place| self.expanded().partition_point(|here| here.successors() <= place) as u32;
        let places: Vec<usize> = (0..self.successors().len()).filter(|&place| !is_on_path(place)).collect();
        let key = |&place: &usize| (self.successors[place].value, u32::MAX - depth_of(place));
        let sorted = places_by_key(&places.iter().map(key).collect::<Vec<_>>());
        let waiter = |sorted: usize| {
            let place = places[sorted];
            let Successor { state, by, estimate, number, .. } = self.successors[place];
            Waiter { id: number, state, by, depth: depth_of(place), estimate: Some(estimate) }
        };
        let mut first = sorted.into_iter().take(most).map(waiter);
        vec![Waiting::of_first(Shape::Heap, Side::Forward, places.len() as u64, &mut || first.next())]
    }

    #[cold]
    fn grow(&mut self, moves: u8, memory: &mut Memory) -> bool {
        // Each depth has a row of counts, which is accounted for here: it comes with the first position so deep.
        let row = size_of::<Counters>();
        let Counts { depth, successors, .. } = self.counts;
        write_to_room(&mut self.expanded, depth + 1, row, memory)
            && write_to_room(&mut self.successors, successors + usize::from(moves), 0, memory)
    }
}

impl<S: Copy + Default> Store for CurrentPath<S> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status> {
        if self.in_hand().has_room(moves) || self.grow(moves, memory) {
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
        self.counts.successors as u64
    }

    fn most_positions(&self) -> u64 {
        self.counts.most as u64
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
