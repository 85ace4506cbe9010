//! Stack of a depth-first search: the current path and its pending successors.
//!
//! The stack replaces the call stack of a recursion, so a search can pause at any node. Expanding a position pushes all its successors
//! with their heuristic values, because a processor overlaps the work for several of them. A successor counts as generated only when it
//! is popped.

use crate::puzzle::Move;
use crate::puzzle::costs::Sum;
use crate::search::by::By;
use crate::search::observer::Side;
use crate::search::stats::Counters;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, StoreSize, no_room, write_to_room};
use crate::search::store::memory::Memory;
use crate::search::waiting::{Shape, Waiter, WaitingList};

/// A pending successor.
#[derive(Clone, Copy, Debug, Default)]
pub struct Successor<S, G = ()> {
    /// The position.
    pub state: S,
    /// Its heuristic value.
    pub estimate: u32,
    /// The move that leads to it.
    pub by: By,
    /// The cost of its path.
    pub sum: G,
}

#[derive(Clone, Copy, Debug, Default)]
struct PathEntry<S> {
    state: S,
    by: By,
}

/// The path from the root, and all pending successors with their depths. The successors of the deepest position are on top, so the
/// depth of the popped one gives the new length of the path.
///
/// Both lists are filled to their capacity and their used lengths are stored apart. So a loop writes to an index that it has checked,
/// without growing a list, and holds both lengths in registers.
#[derive(Clone, Debug)]
pub struct Stack<S, G = ()> {
    path: Vec<PathEntry<S>>,
    waiting: Vec<(Successor<S, G>, u32)>,
    counts: Counts,
}

/// Used lengths of a stack.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    depth: u32,
    /// Number of pending successors.
    waits: usize,
    longest: u32,
}

/// A stack borrowed by a loop. The counts are copies, so that a processor keeps them in registers.
#[derive(Debug)]
pub struct BorrowedStack<'a, S, G = ()> {
    path: &'a mut [PathEntry<S>],
    waiting: &'a mut [(Successor<S, G>, u32)],
    depth: u32,
    waits: usize,
    longest: u32,
}

impl<S: Copy, G: Copy> BorrowedStack<'_, S, G> {
    /// Length of the path, in positions.
    #[inline(always)]
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// The current lengths.
    #[inline(always)]
    #[must_use]
    pub const fn counts(&self) -> Counts {
        Counts { depth: self.depth, waits: self.waits, longest: self.longest }
    }

    #[inline(always)]
    fn wait(&mut self, successor: Successor<S, G>, depth: u32) {
        let Some(place) = self.waiting.get_mut(self.waits) else { no_room() };
        *place = (successor, depth);
        self.waits += 1;
    }

    /// Appends a position to the path. Requires [room](Store::make_room).
    #[inline(always)]
    pub fn go_down(&mut self, state: S, by: By) {
        let Some(place) = self.path.get_mut(self.depth as usize) else { no_room() };
        *place = PathEntry { state, by };
        self.depth += 1;
        self.longest = self.longest.max(self.depth);
    }

    /// Appends a position to the path and pushes its successors; the last one is popped first. Requires [room](Store::make_room).
    #[inline(always)]
    pub fn push(&mut self, state: S, by: By, successors: impl Iterator<Item = Successor<S, G>>) {
        self.go_down(state, by);
        for successor in successors {
            self.wait(successor, self.depth);
        }
    }

    /// The depth of the next successor, if there is one and it fits on the path together with up to `moves` successors of its own.
    #[inline(always)]
    #[must_use]
    pub fn ready(&self, moves: usize) -> Option<u32> {
        let last = self.waits.wrapping_sub(1);
        let &(_, depth) = self.waiting.get(last)?;
        let position = (depth as usize) < self.path.len();
        let successors = last + moves <= self.waiting.len();
        (position && successors).then_some(depth)
    }

    /// Pops the next successor, if any, and shortens the path to its parent.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<Successor<S, G>> {
        let last = self.waits.wrapping_sub(1);
        let &(successor, depth) = self.waiting.get(last)?;
        self.waits = last;
        self.depth = depth;
        Some(successor)
    }
}

impl<S, G> Default for Stack<S, G> {
    fn default() -> Self {
        Self { path: Vec::new(), waiting: Vec::new(), counts: Counts::default() }
    }
}

impl<S: Copy + Default, G: Sum> Stack<S, G> {
    /// Depth of the next generated position: the length of the path.
    #[inline]
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.counts.depth
    }

    fn path(&self) -> &[PathEntry<S>] {
        &self.path[..self.counts.depth as usize]
    }

    /// The last position of the path.
    #[must_use]
    pub fn here(&self) -> Option<S> {
        self.path().last().map(|here| here.state)
    }

    /// Pushes the root. Requires [room](Store::make_room).
    pub fn push_root(&mut self, state: S, estimate: u32) {
        self.with_hand(|hand| hand.wait(Successor { state, estimate, by: By::NONE, sum: G::default() }, 0));
    }

    /// Borrows the stack for a loop. Pass the final counts to [`take_over`](Self::take_over).
    #[inline]
    pub fn in_hand(&mut self) -> BorrowedStack<'_, S, G> {
        let Counts { depth, waits, longest } = self.counts;
        BorrowedStack { path: &mut self.path, waiting: &mut self.waiting, depth, waits, longest }
    }

    /// Stores the counts of a loop that has ended.
    #[inline]
    pub fn take_over(&mut self, counts: Counts) {
        self.counts = counts;
    }

    fn with_hand<T>(&mut self, act: impl FnOnce(&mut BorrowedStack<'_, S, G>) -> T) -> T {
        let mut hand = self.in_hand();
        let done = act(&mut hand);
        let counts = hand.counts();
        self.take_over(counts);
        done
    }

    /// Pushes the successor that was just [popped](Self::pop).
    pub fn put_back(&mut self, next: Successor<S, G>) {
        self.with_hand(|hand| hand.wait(next, hand.depth));
    }

    /// Pops the next successor: see [`BorrowedStack::pop`].
    pub fn pop(&mut self) -> Option<Successor<S, G>> {
        let mut hand = self.in_hand();
        let next = hand.pop();
        let counts = hand.counts();
        self.take_over(counts);
        next
    }

    /// Whether no successor is pending.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.counts.waits == 0
    }

    /// The pending successors for display. `informed` is whether their heuristic values mean anything.
    #[must_use]
    pub fn waiting(&self, most: usize, informed: bool) -> Vec<WaitingList<S>> {
        let waiting = &self.waiting[..self.counts.waits];
        let mut first =
            waiting.iter().enumerate().rev().take(most).map(|(place, (successor, depth))| Waiter {
                id: place as u64,
                state: successor.state,
                by: successor.by,
                depth: successor.sum.of(*depth),
                estimate: informed.then_some(successor.estimate),
            });
        vec![WaitingList::of_first(Shape::Stack, Side::Forward, waiting.len() as u64, &mut || first.next())]
    }

    /// The moves of the current path, then `last`.
    #[cold]
    #[must_use]
    pub fn moves_then(&self, last: By) -> Vec<Move> {
        self.path().iter().map(|step| step.by).chain([last]).filter_map(By::mv).collect()
    }

    /// The moves to the deepest `state` on the path.
    #[must_use]
    pub fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let path = self.path();
        let place = path.iter().rposition(|step| step.state == state)?;
        Some(path[..=place].iter().filter_map(|step| step.by.mv()).collect())
    }

    #[cold]
    fn grow(&mut self, moves: usize, memory: &mut Memory) -> bool {
        // Accounts here for the row of counters of each depth, which the first position of this depth allocates.
        let row = size_of::<Counters>();
        write_to_room(&mut self.path, self.counts.depth as usize + 1, row, memory)
            && write_to_room(&mut self.waiting, self.counts.waits + moves, 0, memory)
    }
}

impl<S: Copy + Default, G: Sum> StoreSize for Stack<S, G> {
    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        self.counts.depth.into()
    }

    fn most_positions(&self) -> u64 {
        self.counts.longest.into()
    }
}

impl<S: Copy + Default, G: Sum> Store for Stack<S, G> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: usize, memory: &mut Memory) -> Result<(), Status> {
        let position = (self.counts.depth as usize) < self.path.len();
        let successors = self.counts.waits + moves <= self.waiting.len();
        if (position && successors) || self.grow(moves, memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(state: char) -> By {
        Move(state as u32 - 'a' as u32).into()
    }

    fn successors(states: &'static str) -> impl Iterator<Item = Successor<char>> {
        states.chars().map(|state| Successor { state, estimate: 0, by: by(state), sum: () })
    }

    #[test]
    fn successors_are_popped_last_first_and_the_deepest_position_s_first() {
        let (mut stack, mut memory) = (Stack::default(), Memory::new(u64::MAX));
        let mut take = |stack: &mut Stack<char>| {
            stack.make_room(4, &mut memory).unwrap();
            stack.pop().map(|successor| successor.state)
        };
        assert_eq!(take(&mut stack), None);
        stack.push_root('r', 0);
        assert_eq!(take(&mut stack), Some('r'));
        stack.with_hand(|hand| hand.push('r', By::NONE, successors("ba")));
        assert_eq!(take(&mut stack), Some('a'));
        stack.with_hand(|hand| hand.push('a', by('a'), successors("dc")));
        assert_eq!((take(&mut stack), stack.depth(), stack.here()), (Some('c'), 2, Some('a')));
        assert_eq!(stack.moves_then(by('c')), [Move(0), Move(2)]);
        assert_eq!(take(&mut stack), Some('d'));
        stack.with_hand(|hand| hand.push('d', by('d'), successors("")));
        assert_eq!((take(&mut stack), stack.depth()), (Some('b'), 1));
        assert_eq!((take(&mut stack), stack.most_positions()), (None, 3));
    }

    #[test]
    fn growing_is_accounted_for_and_refused_at_the_limit() {
        let frame = (size_of::<PathEntry<char>>() + size_of::<Counters>()) as u64;
        let successor = size_of::<(Successor<char>, u32)>() as u64;
        let (mut stack, mut memory) = (Stack::<char>::default(), Memory::new(64 * (3 * frame + successor)));
        let mut pushed = 0;
        while stack.make_room(32, &mut memory).is_ok() {
            stack.with_hand(|hand| hand.push('a', By::NONE, successors("")));
            pushed += 1;
        }
        assert_eq!((pushed, memory.taken()), (128, 64 * (2 * frame + successor)));
    }
}
