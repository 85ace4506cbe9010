//! Sets of moves as searches try them: of a board as bits, of a map as a list of any length.

use std::fmt::Debug;

use super::MoveOrder;
use crate::puzzle::{Move, MoveSet};

/// A set of places in a list of moves. A search tries them in a [`MoveOrder`], as *ranks*.
pub trait Places: Copy + Default + Eq + Debug + 'static {
    /// The places that are left to be tried, in the order of trying.
    type Ranks: Ranks<Self>;

    /// Number of places.
    #[must_use]
    fn len(self) -> u32;

    /// Whether there is no place.
    #[must_use]
    fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The set without `place`, which need not be in it.
    #[must_use]
    fn without(self, place: Move) -> Self;

    /// The set within `0..most`. It has no other place, but the compiler may not know.
    #[must_use]
    fn within(self, _most: u8) -> Self {
        self
    }

    /// The places in ascending order.
    fn iter(self) -> impl Iterator<Item = Move>;

    /// The places, the last one of an order first: ready for a stack.
    fn last_first(self, order: &MoveOrder) -> impl Iterator<Item = Move>;
}

/// A set of places in the order of a [`MoveOrder`].
pub trait Ranks<P>: Copy + Default + Eq + Debug + 'static {
    /// All places of a set.
    fn of(places: P, order: &MoveOrder) -> Self;

    /// Whether no place is left.
    fn is_empty(self) -> bool;

    /// Removes and returns the first place.
    fn take_first(&mut self, order: &MoveOrder) -> Option<Move>;
}

impl Places for MoveSet {
    type Ranks = RankSet;

    #[inline]
    fn len(self) -> u32 {
        self.len()
    }

    #[inline]
    fn without(self, place: Move) -> Self {
        self.without(place)
    }

    #[inline]
    fn within(self, most: u8) -> Self {
        Self(self.0 & u32::MAX >> (32 - most))
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = Move> {
        self.into_iter()
    }

    #[inline]
    fn last_first(self, order: &MoveOrder) -> impl Iterator<Item = Move> {
        // Ranks from the last: from the first, the processor would shift once per move removed.
        let mut ranks = order.last_to_first.ranks(self);
        std::iter::from_fn(move || order.last_to_first.take_lowest(&mut ranks))
    }
}

/// Ranks as bits: the lowest bit is the next move to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RankSet(pub(super) u32);

impl Ranks<MoveSet> for RankSet {
    #[inline]
    fn of(places: MoveSet, order: &MoveOrder) -> Self {
        order.first_to_last.ranks(places)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn take_first(&mut self, order: &MoveOrder) -> Option<Move> {
        order.first_to_last.take_lowest(self)
    }
}

/// The places of a list of any length, except at most one. Places that an order does not have come last, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    len: u32,
    without: Option<Move>,
}

impl List {
    /// The places of a list of this length.
    #[must_use]
    pub const fn of(len: u32) -> Self {
        Self { len, without: None }
    }

    #[inline]
    fn has(self, place: Move) -> bool {
        place.0 < self.len && Some(place) != self.without
    }

    /// One more than the last rank of a place.
    #[inline]
    fn end(self, order: &MoveOrder) -> u32 {
        if self.len > order.sorted_from { self.len } else { order.sorted_from }
    }
}

impl Places for List {
    type Ranks = ListRanks;

    #[inline]
    fn len(self) -> u32 {
        self.len - u32::from(self.without.is_some())
    }

    #[inline]
    fn without(self, place: Move) -> Self {
        debug_assert!(self.without.is_none(), "only one is left out");
        Self { without: Some(place).filter(|place| place.0 < self.len), ..self }
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = Move> {
        (0..self.len).map(Move).filter(move |&place| self.has(place))
    }

    #[inline]
    fn last_first(self, order: &MoveOrder) -> impl Iterator<Item = Move> {
        let ranks = (0..self.end(order)).rev();
        ranks.map(|rank| order.place(rank)).filter(move |&place| self.has(place))
    }
}

/// The ranks of a [`List`] from `next` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ListRanks {
    places: List,
    next: u32,
    end: u32,
}

impl ListRanks {
    #[inline]
    fn skip_others(&mut self, order: &MoveOrder) {
        while self.next < self.end && !self.places.has(order.place(self.next)) {
            self.next += 1;
        }
    }
}

impl Ranks<List> for ListRanks {
    #[inline(never)] // once for all searches
    fn of(places: List, order: &MoveOrder) -> Self {
        let mut ranks = Self { places, next: 0, end: places.end(order) };
        ranks.skip_others(order);
        ranks
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.next >= self.end
    }

    #[inline(never)] // once for all searches
    fn take_first(&mut self, order: &MoveOrder) -> Option<Move> {
        let first = (!self.is_empty()).then(|| order.place(self.next))?;
        self.next += 1;
        self.skip_others(order);
        Some(first)
    }
}
