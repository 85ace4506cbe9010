//! The line of play: the positions from the root to the one in hand.
//!
//! Depth-first searches keep no more than this, in place of a recursion's call stack. One frame a
//! position, so a search can stop at any node and go on later.

use super::memory::Memory;
use crate::puzzle::{Move, MoveSet};

/// One position on the line, and what is still to be tried there.
#[derive(Clone, Copy, Debug)]
pub struct Frame<S> {
    /// The position.
    pub state: S,
    /// The moves not yet tried, by rank.
    pub untried: MoveSet,
    /// The position's heuristic value.
    pub estimate: u32,
    /// The move that led here; `None` at the root.
    pub by: Option<Move>,
}

/// A stack of frames, root first.
#[derive(Clone, Debug)]
pub struct Line<S> {
    frames: Vec<Frame<S>>,
    longest: usize,
}

impl<S> Default for Line<S> {
    fn default() -> Self {
        Self { frames: Vec::new(), longest: 0 }
    }
}

impl<S: Copy> Line<S> {
    const FIRST_CAPACITY: usize = 64;

    /// The depth of the next position to be pushed: as many moves as positions are on the line.
    #[inline]
    #[must_use]
    pub fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a line of 2^32 positions would not fit in memory
        let depth = self.frames.len() as u32;
        depth
    }

    /// How many positions are on the line.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether the line holds no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The position in hand.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut Frame<S>> {
        self.frames.last_mut()
    }

    /// The position in hand.
    #[must_use]
    pub fn last(&self) -> Option<&Frame<S>> {
        self.frames.last()
    }

    /// Goes one position deeper. [`make_room`](Self::make_room) comes first.
    #[inline]
    pub fn push(&mut self, frame: Frame<S>) {
        debug_assert!(self.frames.len() < self.frames.capacity(), "make_room comes before push");
        self.frames.push(frame);
        self.longest = self.longest.max(self.frames.len());
    }

    /// Leaves the position in hand.
    #[inline]
    pub fn pop(&mut self) {
        self.frames.pop();
    }

    /// The moves from the root to the position in hand, and then `last`, if any.
    #[cold]
    #[must_use]
    pub fn moves_then(&self, last: Option<Move>) -> Vec<Move> {
        self.frames.iter().filter_map(|frame| frame.by).chain(last).collect()
    }

    /// The most positions the line ever held.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Sees to it that one more position fits, and tells whether it does: not when that would pass the
    /// limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        self.frames.len() < self.frames.capacity() || self.grow(memory)
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let old = self.frames.capacity();
        let new = (2 * old).max(Self::FIRST_CAPACITY);
        let more = new - self.frames.len();
        memory.exchange(old * size_of::<Frame<S>>(), new * size_of::<Frame<S>>(), || {
            self.frames.try_reserve_exact(more).is_ok()
        })
    }
}
