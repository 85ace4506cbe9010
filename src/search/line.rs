//! The line of play: the positions from the root to the one in hand.
//!
//! Depth-first searches keep no more than this, in place of a recursion's call stack. One frame a
//! position, so a search can stop at any node and go on later.

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

/// A stack of frames, root first, with what it takes in memory.
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
    /// How many positions are on the line; the next one pushed has this depth.
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

    /// Goes one position deeper.
    #[inline]
    pub fn push(&mut self, frame: Frame<S>) {
        self.frames.push(frame);
        self.longest = self.longest.max(self.frames.len());
    }

    /// Leaves the position in hand.
    #[inline]
    pub fn pop(&mut self) {
        self.frames.pop();
    }

    /// The moves from the root to the position in hand.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.frames.iter().filter_map(|frame| frame.by)
    }

    /// The most positions the line ever held.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Memory taken, in bytes, room kept for growth included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.frames.capacity() * size_of::<Frame<S>>()
    }
}
