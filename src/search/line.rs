//! The line of play: the positions from the root to the one in hand, and the moves still to be made from
//! each.
//!
//! Depth-first searches keep no more than this, in place of a recursion's call stack, so a search can
//! stop at any node and go on later.
//!
//! When a position is expanded all its successors are written down at once, with their heuristic values,
//! as a processor works out several next to each other in little more time than one. The search takes
//! them up one by one: only then are they generated, in the sense of every count and event.
//!
//! Tried and left: writing them down in fewer bytes, and seeing to room only before going on from a position
//! (neither gained anything: the time goes into branches that cannot be predicted); keeping of each position the moves
//! left to try, and making each when its turn comes, as a recursion does (a third fewer instructions, and yet a tenth slower, as
//! nothing is worked out beside anything else; quicker only where two busy threads share a core).

use super::memory::{Memory, with_its_room};
use super::observer::Side;
use super::stats::Counters;
use super::tree::By;
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

/// A position on the line, and the move that led to it.
#[derive(Clone, Copy, Debug)]
struct Reached<S> {
    state: S,
    by: By,
}

/// The positions from the root to the one in hand, and all that wait, with their depth. Those of the
/// deepest position lie on top, so that taking one up tells by its depth which positions have been left.
#[derive(Debug)]
pub struct Line<S> {
    positions: Vec<Reached<S>>,
    waiting: Vec<(Successor<S>, u32)>,
    longest: usize,
}

impl<S: Clone> Clone for Line<S> {
    fn clone(&self) -> Self {
        Self {
            positions: with_its_room(&self.positions),
            waiting: with_its_room(&self.waiting),
            longest: self.longest,
        }
    }
}

impl<S> Default for Line<S> {
    fn default() -> Self {
        Self { positions: Vec::new(), waiting: Vec::new(), longest: 0 }
    }
}

impl<S: Copy> Line<S> {
    const FIRST_CAPACITY: usize = 64;

    /// The depth of the next position to be generated: as many moves as positions are on the line.
    #[inline]
    #[must_use]
    pub fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a line of 2^32 positions would not fit in memory
        let depth = self.positions.len() as u32;
        depth
    }

    /// How many positions are on the line.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether the line holds no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The position in hand.
    #[must_use]
    pub fn last(&self) -> Option<S> {
        self.positions.last().map(|reached| reached.state)
    }

    /// Writes down the root, to be taken up next. [`make_room`](Self::make_room) comes before.
    pub fn plant(&mut self, state: S, estimate: u32) {
        self.waiting.push((Successor { state, estimate, by: By::NONE }, 0));
    }

    /// Goes on to a position, and writes down its successors, of which the last in `successors` is taken
    /// up first. [`make_room`](Self::make_room) comes before.
    #[inline]
    pub fn push(&mut self, state: S, by: By, successors: impl Iterator<Item = Successor<S>>) {
        debug_assert!(self.positions.len() < self.positions.capacity(), "make_room comes before push");
        self.positions.push(Reached { state, by });
        self.longest = self.longest.max(self.positions.len());
        let depth = self.depth();
        for successor in successors {
            self.waiting.push((successor, depth));
        }
    }

    /// Takes up the next successor, after leaving the positions that have none left; `None` when there is
    /// none.
    #[inline]
    pub fn take_up(&mut self) -> Option<Successor<S>> {
        let (successor, depth) = self.waiting.pop()?;
        self.positions.truncate(depth as usize);
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
        self.positions.iter().map(|reached| reached.by).chain([last]).filter_map(By::mv).collect()
    }

    /// The moves from the root to `state`, where it stands on the line: deepest, if more than once.
    #[must_use]
    pub fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let place = self.positions.iter().rposition(|reached| reached.state == state)?;
        Some(self.positions[..=place].iter().filter_map(|reached| reached.by.mv()).collect())
    }

    /// The most positions the line ever held.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Sees to it that one more position and its up to `moves` successors fit, and tells whether they do:
    /// not when that would pass the limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, moves: u8, memory: &mut Memory) -> bool {
        let position = self.positions.len() < self.positions.capacity();
        let successors = self.waiting.len() + usize::from(moves) <= self.waiting.capacity();
        (position && successors) || self.grow(moves, memory)
    }

    #[cold]
    fn grow(&mut self, moves: u8, memory: &mut Memory) -> bool {
        // Each depth has a row of counts, which is accounted for here: it comes with the first position so deep.
        let row = size_of::<Counters>();
        double(&mut self.positions, 1, row, memory)
            && double(&mut self.waiting, usize::from(moves), 0, memory)
    }
}

/// Makes room for `more` by doubling, if there is not; each takes `beside` bytes elsewhere, too.
fn double<T>(column: &mut Vec<T>, more: usize, beside: usize, memory: &mut Memory) -> bool {
    let old = column.capacity();
    if column.len() + more <= old {
        return true;
    }
    let new = (2 * old).max(Line::<()>::FIRST_CAPACITY);
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
    fn successors_are_taken_up_last_first_and_the_deepest_position_s_first() {
        let (mut line, mut memory) = (Line::default(), Memory::new(u64::MAX));
        let mut take = |line: &mut Line<char>| {
            assert!(line.make_room(4, &mut memory));
            line.take_up().map(|successor| successor.state)
        };
        assert_eq!(take(&mut line), None);
        line.plant('r', 0);
        assert_eq!(take(&mut line), Some('r'));
        line.push('r', By::NONE, successors("ba"));
        assert_eq!(take(&mut line), Some('a'));
        line.push('a', by('a'), successors("dc"));
        assert_eq!((take(&mut line), line.depth(), line.last()), (Some('c'), 2, Some('a')));
        assert_eq!(line.moves_then(by('c')), [Move(0), Move(2)]);
        assert_eq!(take(&mut line), Some('d'));
        line.push('d', by('d'), successors(""));
        assert_eq!((take(&mut line), line.depth()), (Some('b'), 1));
        assert_eq!((take(&mut line), line.longest()), (None, 3));
    }

    #[test]
    fn growing_is_accounted_for_and_refused_at_the_limit() {
        let frame = (size_of::<Reached<char>>() + size_of::<Counters>()) as u64;
        let successor = size_of::<(Successor<char>, u32)>() as u64;
        let (mut line, mut memory) = (Line::<char>::default(), Memory::new(64 * (3 * frame + successor)));
        let mut pushed = 0;
        while line.make_room(32, &mut memory) {
            line.push('a', By::NONE, successors(""));
            pushed += 1;
        }
        assert_eq!((pushed, memory.taken()), (128, 64 * (2 * frame + successor)));
    }
}
