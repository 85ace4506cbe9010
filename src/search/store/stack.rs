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
//! nothing is worked out beside anything else; quicker only where two busy threads share a core); telling how long the path ever was by
//! the counts of depths, without keeping account of it (the compiler then makes one loop of what is cut and what is expanded, and IDA*
//! is up to a tenth slower in wasm, for 13 of its 1,997 kB).

use crate::puzzle::Move;
use crate::search::by::By;
use crate::search::observer::Side;
use crate::search::stats::Counters;
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, no_room, write_to_room};
use crate::search::store::memory::Memory;
use crate::search::waiting::{Shape, Waiter, Waiting};

/// A successor that waits for its turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Successor<S> {
    /// The position.
    pub state: S,
    /// Its heuristic value.
    pub estimate: u32,
    /// The move that leads to it.
    pub by: By,
}

/// A position on the path, and the move that led to it.
#[derive(Clone, Copy, Debug, Default)]
struct OnPath<S> {
    state: S,
    by: By,
}

/// The positions from the root to the one in hand, and all successors that wait, with their depth. Those of the
/// deepest position lie on top, so that the depth of the one that is popped tells which positions have been left.
///
/// Both lists are written down to the end of their room, and what is in use is counted apart: so a loop writes at a place that it has
/// seen to be there, in place of making a list longer, and keeps both counts at hand.
#[derive(Clone, Debug)]
pub struct Stack<S> {
    path: Vec<OnPath<S>>,
    waiting: Vec<(Successor<S>, u32)>,
    counts: Counts,
}

/// How much of a stack's lists is in use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// How many positions the path has.
    depth: u32,
    /// How many successors wait.
    waits: usize,
    /// The most positions that the path ever had.
    longest: u32,
}

/// A stack as a loop has it in hand: the counts are the loop's own, so that a processor keeps them in registers, as nothing else can see them.
#[derive(Debug)]
pub struct InHand<'a, S> {
    path: &'a mut [OnPath<S>],
    waiting: &'a mut [(Successor<S>, u32)],
    depth: u32,
    waits: usize,
    longest: u32,
}

impl<S: Copy> InHand<'_, S> {
    /// How many positions the path has.
    #[inline(always)]
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// What is in use by now.
    #[inline(always)]
    #[must_use]
    pub const fn counts(&self) -> Counts {
        Counts { depth: self.depth, waits: self.waits, longest: self.longest }
    }

    #[inline(always)]
    fn wait(&mut self, successor: Successor<S>, depth: u32) {
        let Some(place) = self.waiting.get_mut(self.waits) else { no_room() };
        *place = (successor, depth);
        self.waits += 1;
    }

    /// Adds a position to the path. [`make_room`](Store::make_room) comes before.
    #[inline(always)]
    pub fn go_down(&mut self, state: S, by: By) {
        let Some(place) = self.path.get_mut(self.depth as usize) else { no_room() };
        *place = OnPath { state, by };
        self.depth += 1;
        self.longest = self.longest.max(self.depth);
    }

    /// [Goes down](Self::go_down) to a position, and pushes its successors, of which the last in `successors` is popped
    /// first. [`make_room`](Store::make_room) comes before.
    #[inline(always)]
    pub fn push(&mut self, state: S, by: By, successors: impl Iterator<Item = Successor<S>>) {
        self.go_down(state, by);
        for successor in successors {
            self.wait(successor, self.depth);
        }
    }

    /// The depth of the next successor, if one waits and there is room for it and for its up to `moves` successors once it is popped.
    #[inline(always)]
    #[must_use]
    pub fn ready(&self, moves: u8) -> Option<u32> {
        let last = self.waits.wrapping_sub(1);
        let &(_, depth) = self.waiting.get(last)?;
        let position = (depth as usize) < self.path.len();
        let successors = last + usize::from(moves) <= self.waiting.len();
        (position && successors).then_some(depth)
    }

    /// Pops the next successor, and takes the positions off the path that have none left; `None` when none waits.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<Successor<S>> {
        let last = self.waits.wrapping_sub(1);
        let &(successor, depth) = self.waiting.get(last)?;
        self.waits = last;
        self.depth = depth;
        Some(successor)
    }
}

impl<S> Default for Stack<S> {
    fn default() -> Self {
        Self { path: Vec::new(), waiting: Vec::new(), counts: Counts::default() }
    }
}

impl<S: Copy + Default> Stack<S> {
    /// The depth of the next position to be generated: as many moves as positions are on the path.
    #[inline]
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.counts.depth
    }

    /// The positions on the path, the root first.
    fn path(&self) -> &[OnPath<S>] {
        &self.path[..self.counts.depth as usize]
    }

    /// The position in hand.
    #[must_use]
    pub fn here(&self) -> Option<S> {
        self.path().last().map(|here| here.state)
    }

    /// Pushes the root. [`make_room`](Store::make_room) comes before.
    pub fn push_root(&mut self, state: S, estimate: u32) {
        self.with_hand(|hand| hand.wait(Successor { state, estimate, by: By::NONE }, 0));
    }

    /// The stack as a loop has it in hand. What becomes of it is [taken over](Self::take_over) when the loop ends.
    #[inline]
    pub fn in_hand(&mut self) -> InHand<'_, S> {
        let Counts { depth, waits, longest } = self.counts;
        InHand { path: &mut self.path, waiting: &mut self.waiting, depth, waits, longest }
    }

    /// Takes over what has become of the stack in hand.
    #[inline]
    pub fn take_over(&mut self, counts: Counts) {
        self.counts = counts;
    }

    /// Does something with the stack in hand.
    fn with_hand<T>(&mut self, act: impl FnOnce(&mut InHand<'_, S>) -> T) -> T {
        let mut hand = self.in_hand();
        let done = act(&mut hand);
        let counts = hand.counts();
        self.take_over(counts);
        done
    }

    /// Puts back what was just [popped](Self::pop).
    pub fn put_back(&mut self, next: Successor<S>) {
        self.with_hand(|hand| hand.wait(next, hand.depth));
    }

    /// Pops the next successor: see [`InHand::pop`].
    pub fn pop(&mut self) -> Option<Successor<S>> {
        let mut hand = self.in_hand();
        let next = hand.pop();
        let counts = hand.counts();
        self.take_over(counts);
        next
    }

    /// Whether nothing waits.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.counts.waits == 0
    }

    /// What waits, as people can see it; `informed` tells whether the search asks a heuristic.
    #[must_use]
    pub fn waiting(&self, most: usize, informed: bool) -> Vec<Waiting<S>> {
        let waiting = &self.waiting[..self.counts.waits];
        let mut first =
            waiting.iter().enumerate().rev().take(most).map(|(place, (successor, depth))| Waiter {
                id: place as u64,
                state: successor.state,
                by: successor.by,
                depth: *depth,
                estimate: informed.then_some(successor.estimate),
            });
        vec![Waiting::of_first(Shape::Stack, Side::Forward, waiting.len() as u64, &mut || first.next())]
    }

    /// The moves from the root to the position in hand, and then the `last`.
    #[cold]
    #[must_use]
    pub fn moves_then(&self, last: By) -> Vec<Move> {
        self.path().iter().map(|step| step.by).chain([last]).filter_map(By::mv).collect()
    }

    /// The moves from the root to `state`, where it stands on the path: the deepest, if more than once.
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
    fn grow(&mut self, moves: u8, memory: &mut Memory) -> bool {
        // Each depth has a row of counts, which is accounted for here: it comes with the first position so deep.
        let row = size_of::<Counters>();
        write_to_room(&mut self.path, self.counts.depth as usize + 1, row, memory)
            && write_to_room(&mut self.waiting, self.counts.waits + usize::from(moves), 0, memory)
    }
}

impl<S: Copy + Default> Store for Stack<S> {
    type Contents = ();

    const REMEMBERS: bool = false;

    #[inline]
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status> {
        let position = (self.counts.depth as usize) < self.path.len();
        let successors = self.counts.waits + usize::from(moves) <= self.waiting.len();
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
        self.counts.depth.into()
    }

    fn most_positions(&self) -> u64 {
        self.counts.longest.into()
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
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
        let frame = (size_of::<OnPath<char>>() + size_of::<Counters>()) as u64;
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
