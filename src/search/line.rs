//! The line of play: the positions from the root to the one in hand, and of each the moves still to be
//! tried.
//!
//! Depth-first searches keep no more than this, in place of a recursion's call stack, so a search can
//! stop at any node and go on later.
//!
//! The search holds the position in hand itself, as a [`Here`], and the line keeps it only while the search
//! rests ([`keep`](Line::keep)): of what a move takes, only going on from a position and leaving it touch the line.
//!
//! Tried and left: writing down all successors of a position at once, to be taken up one by one (a third more instructions,
//! which only a processor with nothing else to do makes up for, and half as much memory again); telling of all at once which
//! will be cut (no fewer wrong guesses, a quarter slower on tiles); counting by position and not by successor (no gain: the
//! time goes into branches that cannot be predicted).

use super::memory::{Memory, with_its_room};
use super::order::Ranks;
use super::tree::By;
use crate::puzzle::Move;

/// The position in hand, of which moves are tried.
#[derive(Clone, Copy, Debug)]
pub struct Here<S> {
    /// The position.
    pub state: S,
    /// Its heuristic value.
    pub estimate: u32,
    /// Its moves that were not yet tried.
    pub untried: Ranks,
}

/// A position on the line, and the move that led to it.
#[derive(Clone, Copy, Debug)]
struct Place<S> {
    state: S,
    estimate: u32,
    untried: Ranks,
    by: By,
}

/// The positions from the root to the one in hand.
#[derive(Debug)]
pub struct Line<S> {
    places: Vec<Place<S>>,
}

impl<S: Clone> Clone for Line<S> {
    fn clone(&self) -> Self {
        Self { places: with_its_room(&self.places) }
    }
}

impl<S> Default for Line<S> {
    fn default() -> Self {
        Self { places: Vec::new() }
    }
}

impl<S: Copy> Line<S> {
    const FIRST_CAPACITY: usize = 64;

    /// The depth of what the position in hand leads to: as many moves as positions are on the line.
    #[inline]
    #[must_use]
    pub fn depth(&self) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // a line of 2^32 positions would not fit in memory
        let depth = self.places.len() as u32;
        depth
    }

    /// How many positions are on the line.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether the line holds no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The position in hand.
    #[must_use]
    pub fn last(&self) -> Option<S> {
        self.places.last().map(|place| place.state)
    }

    /// The position in hand, to try its moves: as it was [kept](Self::keep).
    #[inline]
    #[must_use]
    pub fn here(&self) -> Option<Here<S>> {
        let &Place { state, estimate, untried, .. } = self.places.last()?;
        Some(Here { state, estimate, untried })
    }

    /// Takes note of which moves of the position in hand are left to be tried.
    #[inline]
    pub fn keep(&mut self, untried: Ranks) {
        if let Some(last) = self.places.last_mut() {
            last.untried = untried;
        }
    }

    /// Goes on to a position, reached by `by` from the one in hand, of which `untried` is [kept](Self::keep).
    /// [`make_room`](Self::make_room) comes before.
    #[inline]
    pub fn enter(&mut self, untried: Ranks, next: Here<S>, by: By) {
        debug_assert!(!self.is_full(), "make_room comes before enter");
        self.keep(untried);
        let Here { state, estimate, untried } = next;
        self.places.push(Place { state, estimate, untried, by });
    }

    /// Leaves the position in hand, of which all moves are tried, for the nearest before it with a move left. Where there is
    /// none, nothing is left.
    #[inline]
    pub fn leave(&mut self) -> Option<Here<S>> {
        let (_, before) = self.places.split_last()?;
        let nearest = before.iter().rposition(|place| !place.untried.is_empty())?;
        self.places.truncate(nearest + 1);
        self.here()
    }

    /// Leaves all positions.
    pub fn clear(&mut self) {
        self.places.clear();
    }

    /// Whether no position on the line has a move left to be tried.
    #[must_use]
    pub fn is_tried(&self) -> bool {
        self.places.iter().rev().all(|place| place.untried.is_empty())
    }

    /// The moves from the root to the position in hand, and then the `last`.
    #[cold]
    #[must_use]
    pub fn moves_then(&self, last: By) -> Vec<Move> {
        self.places.iter().map(|place| place.by).chain([last]).filter_map(By::mv).collect()
    }

    /// The moves from the root to `state`, where it stands on the line: deepest, if more than once.
    #[must_use]
    pub fn moves_to(&self, state: S) -> Option<Vec<Move>>
    where
        S: Eq,
    {
        let last = self.places.iter().rposition(|place| place.state == state)?;
        Some(self.places[..=last].iter().filter_map(|place| place.by.mv()).collect())
    }

    /// Whether there is no room for one more position.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.places.len() == self.places.capacity()
    }

    /// Sees to it that one more position fits, and tells whether it does: not when that would pass the
    /// limit on memory, or the machine has no memory for it.
    #[inline]
    pub fn make_room(&mut self, memory: &mut Memory) -> bool {
        !self.is_full() || self.grow(memory)
    }

    /// Doubles the room.
    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let (old, places) = (self.places.capacity(), &mut self.places);
        let new = (2 * old).max(Self::FIRST_CAPACITY);
        let bytes = |room: usize| room * size_of::<Place<S>>();
        memory.exchange(bytes(old), bytes(new), || places.try_reserve_exact(new - places.len()).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::MoveSet;
    use crate::search::MoveOrder;

    fn here(state: char, moves: &[u8]) -> Here<char> {
        let moves = moves.iter().fold(MoveSet::EMPTY, |set, &mv| set.with(Move(mv)));
        Here { state, estimate: 0, untried: MoveOrder::by_number(4).ranked(moves) }
    }

    #[test]
    fn a_position_that_is_left_leads_back_to_the_one_before_with_the_moves_it_had_left() {
        let (mut line, mut memory) = (Line::default(), Memory::new(u64::MAX));
        let order = MoveOrder::by_number(4);
        assert!(line.make_room(&mut memory));
        let mut root = here('r', &[0, 2]);
        line.enter(root.untried, root, By::NONE);
        assert_eq!(order.take_first(&mut root.untried), Some(Move(0)));
        line.enter(root.untried, here('a', &[]), Move(0).into());
        assert_eq!(
            (line.depth(), line.last(), line.moves_then(Move(3).into())),
            (2, Some('a'), vec![Move(0), Move(3)])
        );
        assert_eq!(line.moves_to('a'), Some(vec![Move(0)]));
        let mut again = line.leave().unwrap();
        assert_eq!((again.state, order.take_first(&mut again.untried)), ('r', Some(Move(2))));
        assert!(again.untried.is_empty());
        assert!(!line.is_tried());
        line.keep(again.untried);
        assert!(line.is_tried() && line.leave().is_none());
        assert_eq!(line.last(), Some('r'));
    }

    #[test]
    fn growing_is_accounted_for_and_refused_at_the_limit() {
        let place = size_of::<Place<char>>() as u64;
        let (mut line, mut memory) = (Line::<char>::default(), Memory::new(64 * 3 * place));
        let mut entered = 0;
        while line.make_room(&mut memory) {
            line.enter(Ranks::default(), here('a', &[]), By::NONE);
            entered += 1;
        }
        assert_eq!((entered, memory.taken()), (128, 64 * 2 * place));
    }
}
