//! The current path of a depth-first search, and the successors that wait for their turn.
//!
//! Depth-first searches keep no more than this, in place of a recursion's call stack, so a search can
//! stop at any node and go on later.
//!
//! When a position is expanded all its successors are pushed at once, with their heuristic values,
//! as a processor works out several next to each other in little more time than one. The search pops
//! them one by one: only then are they generated, in the sense of every count and event.
//!
//! Tried and left: writing them down in fewer bytes, and seeing to room only before going on from a position
//! (neither gained anything: the time goes into branches that cannot be predicted); keeping of each position the moves
//! left to try, and making each when its turn comes, as a recursion does (a third fewer instructions, and yet a tenth slower, as
//! nothing is worked out beside anything else; quicker only where two busy threads share a core).

use super::by::By;
use super::memory::{Memory, with_its_room};
use super::observer::Side;
use super::stats::Counters;
use super::status::{Limit, Status};
use super::store::Store;
use super::waiting::{Shape, Waiter, Waiting};
use crate::puzzle::Move;

/// A successor that waits for its turn.
#[derive(Clone, Copy, Debug)]
pub struct Successor<S> {
    /// The position.
    pub state: S,
    /// Its heuristic value.
    pub estimate: u32,
    /// The move that leads to it.
    pub by: By,
}

/// A position on the path, and the move that led to it.
#[derive(Clone, Copy, Debug)]
struct OnPath<S> {
    state: S,
    by: By,
}

/// The positions from the root to the one in hand, and all successors that wait, with their depth. Those of the
/// deepest position lie on top, so that the depth of the one that is popped tells which positions have been left.
#[derive(Debug)]
pub struct Stack<S> {
    path: Vec<OnPath<S>>,
    waiting: Vec<(Successor<S>, u32)>,
    longest: usize,
}

impl<S: Clone> Clone for Stack<S> {
    fn clone(&self) -> Self {
        Self { path: with_its_room(&self.path), waiting: with_its_room(&self.waiting), longest: self.longest }
    }
}

impl<S> Default for Stack<S> {
    fn default() -> Self {
        Self { path: Vec::new(), waiting: Vec::new(), longest: 0 }
    }
}

impl<S: Copy> Stack<S> {
    const FIRST_CAPACITY: usize = 64;

    /// The depth of the next position to be generated: as many moves as positions are on the path.
    #[inline]
    #[must_use]
    pub fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a path of 2^32 positions would not fit in memory
        let depth = self.path.len() as u32;
        depth
    }

    /// The position in hand.
    #[must_use]
    pub fn here(&self) -> Option<S> {
        self.path.last().map(|here| here.state)
    }

    /// Pushes the root. [`make_room`](Store::make_room) comes before.
    pub fn push_root(&mut self, state: S, estimate: u32) {
        self.waiting.push((Successor { state, estimate, by: By::NONE }, 0));
    }

    /// Adds a position to the path, and pushes its successors, of which the last in `successors` is popped
    /// first. [`make_room`](Store::make_room) comes before.
    ///
    /// # Panics
    /// When there is no room. Without the question a vector would grow here, and a loop that calls nothing has more registers.
    #[inline]
    pub fn push(&mut self, state: S, by: By, successors: impl Iterator<Item = Successor<S>>) {
        assert!(self.path.len() < self.path.capacity(), "make_room comes before push");
        self.path.push(OnPath { state, by });
        self.longest = self.longest.max(self.path.len());
        let depth = self.depth();
        for successor in successors {
            assert!(self.waiting.len() < self.waiting.capacity(), "make_room comes before push");
            self.waiting.push((successor, depth));
        }
    }

    /// The depth of the next successor, if one waits and there is room for it and for its up to `moves` successors once it is popped.
    #[inline]
    #[must_use]
    pub fn ready(&self, moves: u8) -> Option<u32> {
        let &(_, depth) = self.waiting.last()?;
        let position = (depth as usize) < self.path.capacity();
        let successors = self.waiting.len() - 1 + usize::from(moves) <= self.waiting.capacity();
        (position && successors).then_some(depth)
    }

    /// Puts back what was just [popped](Self::pop).
    pub fn put_back(&mut self, next: Successor<S>) {
        self.waiting.push((next, self.depth()));
    }

    /// Pops the next successor, and takes the positions off the path that have none left; `None` when none waits.
    #[inline]
    pub fn pop(&mut self) -> Option<Successor<S>> {
        let (successor, depth) = self.waiting.pop()?;
        self.path.truncate(depth as usize);
        Some(successor)
    }

    /// Whether nothing waits.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty()
    }

    /// What waits, as people can see it, below `on_top` of others of the search's own; `estimate` tells whether the search has a
    /// heuristic.
    #[must_use]
    pub fn waiting(&self, on_top: Vec<Waiter<S>>, most: usize, estimate: bool) -> Vec<Waiting<S>> {
        let total = (self.waiting.len() + on_top.len()) as u64;
        let own = self.waiting.iter().enumerate().rev().map(|(place, (successor, depth))| Waiter {
            id: place as u64,
            state: successor.state,
            by: successor.by,
            depth: *depth,
            estimate: estimate.then_some(successor.estimate),
        });
        let first = on_top.into_iter().chain(own).take(most).collect();
        vec![Waiting { shape: Shape::Stack, side: Side::Forward, total, first, last: Vec::new() }]
    }

    /// The moves from the root to the position in hand, and then the `last`.
    #[cold]
    #[must_use]
    pub fn moves_then(&self, last: By) -> Vec<Move> {
        self.path.iter().map(|step| step.by).chain([last]).filter_map(By::mv).collect()
    }

    /// The moves from the root to `state`, where it stands on the path: the deepest, if more than once.
    #[must_use]
    pub fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let place = self.path.iter().rposition(|step| step.state == state)?;
        Some(self.path[..=place].iter().filter_map(|step| step.by.mv()).collect())
    }

    #[cold]
    fn grow(&mut self, moves: u8, memory: &mut Memory) -> bool {
        // Each depth has a row of counts, which is accounted for here: it comes with the first position so deep.
        let row = size_of::<Counters>();
        double(&mut self.path, 1, row, memory) && double(&mut self.waiting, usize::from(moves), 0, memory)
    }
}

impl<S: Copy> Store for Stack<S> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status> {
        let position = self.path.len() < self.path.capacity();
        let successors = self.waiting.len() + usize::from(moves) <= self.waiting.capacity();
        if (position && successors) || self.grow(moves, memory) {
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
        self.path.len() as u64
    }

    fn most_positions(&self) -> u64 {
        self.longest as u64
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}

/// Makes room for `more` by doubling, if there is not; each takes `beside` bytes elsewhere, too.
fn double<T>(column: &mut Vec<T>, more: usize, beside: usize, memory: &mut Memory) -> bool {
    let old = column.capacity();
    if column.len() + more <= old {
        return true;
    }
    let new = (2 * old).max(Stack::<()>::FIRST_CAPACITY);
    let missing = new - column.len();
    let size = size_of::<T>() + beside;
    memory.exchange(old * size, new * size, || column.try_reserve_exact(missing).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(state: char) -> By {
        Move(state as u8 - b'a').into()
    }

    fn successors(states: &'static str) -> impl Iterator<Item = Successor<char>> {
        states.chars().map(|state| Successor { state, estimate: 0, by: by(state) })
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
        stack.push('r', By::NONE, successors("ba"));
        assert_eq!(take(&mut stack), Some('a'));
        stack.push('a', by('a'), successors("dc"));
        assert_eq!((take(&mut stack), stack.depth(), stack.here()), (Some('c'), 2, Some('a')));
        assert_eq!(stack.moves_then(by('c')), [Move(0), Move(2)]);
        assert_eq!(take(&mut stack), Some('d'));
        stack.push('d', by('d'), successors(""));
        assert_eq!((take(&mut stack), stack.depth()), (Some('b'), 1));
        assert_eq!((take(&mut stack), stack.most_positions()), (None, 3));
    }

    #[test]
    fn growing_is_accounted_for_and_refused_at_the_limit() {
        let frame = (size_of::<OnPath<char>>() + size_of::<Counters>()) as u64;
        let successor = size_of::<(Successor<char>, u32)>() as u64;
        let (mut stack, mut memory) = (Stack::<char>::default(), Memory::new(64 * (3 * frame + successor)));
        let mut pushed = 0;
        while stack.make_room(32, &mut memory).is_ok() {
            stack.push('a', By::NONE, successors(""));
            pushed += 1;
        }
        assert_eq!((pushed, memory.taken()), (128, 64 * (2 * frame + successor)));
    }
}
