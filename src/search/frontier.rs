//! The frontier of a breadth-first search: a first-in, first-out queue that knows its layers.

use std::collections::VecDeque;

use super::memory::Memory;
use super::tree::By;

/// Positions still to be expanded, each with the move it was reached by: first those of the layer in
/// hand, then those of the next, which the layer in hand is adding.
#[derive(Debug)]
pub struct Frontier<S> {
    waiting: VecDeque<(S, By)>,
    /// How many of those waiting belong to the layer in hand.
    in_hand: usize,
    /// How many it had before the first of them left.
    width: usize,
    depth: u32,
}

impl<S: Clone> Clone for Frontier<S> {
    /// A copy with as much room to grow (see [`with_its_room`](super::memory::with_its_room)).
    fn clone(&self) -> Self {
        let mut waiting = VecDeque::with_capacity(self.waiting.capacity());
        waiting.extend(self.waiting.iter().cloned());
        Self { waiting, in_hand: self.in_hand, width: self.width, depth: self.depth }
    }
}

impl<S> Default for Frontier<S> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), in_hand: 0, width: 0, depth: 0 }
    }
}

impl<S> Frontier<S> {
    const FIRST_CAPACITY: usize = 64;
    /// About as many as have successors enough to keep a processor's waiting lines for memory full.
    const HANDFUL: usize = 8;
    const ITEM_BYTES: usize = size_of::<(S, By)>();

    /// Moves from the roots to the layer in hand.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// How many positions the layer in hand had when it was taken in hand.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many positions wait, in both layers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether no position waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Adds a root to the layer in hand, the first. [`make_room`](Self::make_room) comes before.
    pub fn plant(&mut self, state: S) {
        self.in_hand += 1;
        self.width += 1;
        self.push(state, By::NONE);
    }

    /// Adds a position to the next layer. [`make_room`](Self::make_room) comes before.
    #[inline]
    pub fn push(&mut self, state: S, by: By) {
        debug_assert!(self.waiting.len() < self.waiting.capacity(), "make_room comes before push");
        self.waiting.push_back((state, by));
    }

    /// Takes the next position of the layer in hand; `None` at its end.
    #[inline]
    pub fn pop(&mut self) -> Option<(S, By)> {
        self.in_hand = self.in_hand.checked_sub(1)?;
        self.waiting.pop_front()
    }

    /// The next handful of positions, whenever the last handful has been taken; otherwise none. What is to be
    /// done for several together is done for these.
    #[inline]
    pub fn handful(&self) -> impl Iterator<Item = (S, By)> + '_
    where
        S: Copy,
    {
        let count = if self.in_hand.is_multiple_of(Self::HANDFUL) { Self::HANDFUL } else { 0 };
        self.waiting.iter().take(count).copied()
    }

    /// Takes the next layer in hand. Call it at the end of the one before.
    pub fn next_layer(&mut self) {
        debug_assert_eq!(self.in_hand, 0, "a layer is expanded as a whole");
        self.depth += 1;
        self.in_hand = self.waiting.len();
        self.width = self.in_hand;
    }

    /// Sees to it that one more position fits, and tells whether it does: not when that would pass the
    /// limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        self.waiting.len() < self.waiting.capacity() || self.grow(memory)
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let old = self.waiting.capacity();
        let new = (2 * old).max(Self::FIRST_CAPACITY);
        let more = new - self.waiting.len();
        memory.exchange(old * Self::ITEM_BYTES, new * Self::ITEM_BYTES, || {
            self.waiting.try_reserve_exact(more).is_ok()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Move;

    #[test]
    fn positions_leave_in_the_order_they_came_a_layer_at_a_time() {
        let (mut frontier, mut memory) = (Frontier::default(), Memory::new(u64::MAX));
        assert!(frontier.make_room(&mut memory));
        frontier.plant('a');
        frontier.push('b', Move(1).into());
        frontier.push('c', Move(2).into());
        assert_eq!(frontier.pop(), Some(('a', By::NONE)));
        assert_eq!(frontier.pop(), None);
        frontier.next_layer();
        assert_eq!((frontier.depth(), frontier.width(), frontier.len()), (1, 2, 2));
        assert_eq!(frontier.pop(), Some(('b', Move(1).into())));
    }

    #[test]
    fn a_handful_is_shown_before_its_first_position_leaves_and_not_again() {
        let (mut frontier, mut memory) = (Frontier::default(), Memory::new(u64::MAX));
        for n in 0..20_u32 {
            assert!(frontier.make_room(&mut memory));
            frontier.plant(n);
        }
        let mut shown = Vec::new();
        let mut taken = 0;
        while taken < 20 {
            shown.extend(frontier.handful().map(|(state, _)| (taken, state)));
            taken += frontier.pop().map_or(0, |_| 1);
        }
        // The first four are what 20 leaves over.
        let expected = (4..12).map(|n| (4, n)).chain((12..20).map(|n| (12, n)));
        assert_eq!(shown, expected.collect::<Vec<_>>());
    }

    #[test]
    fn growing_is_accounted_for_and_refused_at_the_limit() {
        let (mut frontier, mut memory) = (Frontier::<u32>::default(), Memory::new(4000));
        while frontier.make_room(&mut memory) {
            frontier.push(0, By::NONE);
        }
        // 256 of eight bytes beside 128 take 3072 bytes; 512 beside 256 would take 6144.
        assert_eq!((frontier.len(), memory.peak(), memory.taken()), (256, 3072, 2048));
    }
}
