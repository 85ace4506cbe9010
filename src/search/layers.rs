//! The layers of a breadth-first search that forgets: the one being expanded, the one before it, the one that grows, and the one in the
//! middle.
//!
//! A layer's positions stand in pages, in the order in which they came; pages of layers that are forgotten are used again. Each of the three
//! layers side by side has a hashed table of its own, which tells whether a position is in it (linear probing, as in
//! [`tree`](super::tree)). Tables are emptied and used again, too, and doubled when four fifths are full. All that is taken is accounted
//! for, be it in use or kept for later.

use std::hash::Hasher;

use super::by::By;
use super::memory::{Memory, is_at_hand};
use super::status::{Limit, Status};
use super::store::Store;
use super::tree::Spread;
use crate::puzzle::Packed;

/// How many positions a page has.
const PAGE: usize = 256;

/// An empty slot.
const EMPTY: u32 = u32::MAX;

/// A page of positions.
#[derive(Clone, Debug)]
struct Page<S> {
    states: [S; PAGE],
    bys: [By; PAGE],
    estimates: [[u8; 2]; PAGE],
    middles: [[u8; 4]; PAGE],
}

/// A position of a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<S> {
    /// The position.
    pub state: S,
    /// The move that led to it.
    pub by: By,
    /// Its heuristic value, in moves.
    pub estimate: u32,
    /// Past the middle layer its ancestor there, by its place; before, nothing that means anything.
    pub middle: u32,
}

/// A layer.
#[derive(Clone, Debug)]
struct Layer<S> {
    pages: Vec<Box<Page<S>>>,
    slots: Vec<u32>,
    len: usize,
    /// How many positions were stored before its first.
    first: u64,
}

impl<S> Default for Layer<S> {
    fn default() -> Self {
        Self { pages: Vec::new(), slots: Vec::new(), len: 0, first: 0 }
    }
}

impl<S: Packed> Layer<S> {
    fn node(&self, place: usize) -> Node<S> {
        let (page, place) = (&self.pages[place / PAGE], place % PAGE);
        Node {
            state: page.states[place],
            by: page.bys[place],
            estimate: u16::from_le_bytes(page.estimates[place]).into(),
            middle: u32::from_le_bytes(page.middles[place]),
        }
    }

    #[inline]
    fn state(&self, place: usize) -> S {
        self.pages[place / PAGE].states[place % PAGE]
    }

    /// The slot of a position with this hash, and its place in the layer; or the slot that it would fill.
    #[inline]
    fn find(&self, state: S, hash: u64) -> (usize, Option<usize>) {
        let Some(mask) = self.slots.len().checked_sub(1) else { return (0, None) };
        // The upper bits of a product are the best mixed.
        #[allow(clippy::cast_possible_truncation)] // what is masked is below the number of slots
        let mut slot = (hash >> 32) as usize & mask;
        loop {
            let place = self.slots[slot];
            if place == EMPTY {
                return (slot, None);
            }
            if self.state(place as usize) == state {
                return (slot, Some(place as usize));
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Takes all positions into the table, which is as large as it needs to be, and empty.
    fn take_in(&mut self) {
        for place in 0..self.len {
            let state = self.state(place);
            let (slot, _) = self.find(state, hash(state));
            #[allow(clippy::cast_possible_truncation)] // below 2^32
            let place = place as u32;
            self.slots[slot] = place;
        }
    }
}

fn hash(state: impl Packed) -> u64 {
    let mut hash = Spread::default();
    state.hash(&mut hash);
    hash.finish()
}

/// The layers that a breadth-first search has in memory.
#[derive(Clone, Debug)]
pub struct Layers<S> {
    before: Layer<S>,
    here: Layer<S>,
    next: Layer<S>,
    middle: Layer<S>,
    spare: Vec<Box<Page<S>>>,
    /// How many positions were ever stored.
    stored: u64,
    most: u64,
}

impl<S> Default for Layers<S> {
    fn default() -> Self {
        Self {
            before: Layer::default(),
            here: Layer::default(),
            next: Layer::default(),
            middle: Layer::default(),
            spare: Vec::new(),
            stored: 0,
            most: 0,
        }
    }
}

impl<S: Packed> Layers<S> {
    const FIRST_SLOTS: usize = 512;
    /// What a page takes, with its place in lists of pages, in bytes.
    const PAGE_BYTES: usize = size_of::<Page<S>>() + 16;

    /// How many positions the layer being expanded has.
    pub fn len(&self) -> usize {
        self.here.len
    }

    /// How many positions the next layer has by now.
    pub fn next_len(&self) -> usize {
        self.next.len
    }

    /// A position of the layer being expanded, by its place.
    pub fn node(&self, place: usize) -> Node<S> {
        self.here.node(place)
    }

    /// A position of the next layer.
    pub fn next_node(&self, place: usize) -> Node<S> {
        self.next.node(place)
    }

    /// How many positions were stored before this one of the layer being expanded.
    pub fn number(&self, place: usize) -> u64 {
        self.here.first + place as u64
    }

    /// The same for the next layer, where there may be one more.
    pub fn next_number(&self, place: usize) -> u64 {
        self.next.first + place as u64
    }

    /// A position of the middle layer, when the layer being expanded is so many deeper.
    pub fn middle(&self, deeper: u32, place: u32) -> S {
        let layer = match deeper {
            0 => &self.here,
            1 => &self.before,
            _ => &self.middle,
        };
        layer.state(place as usize)
    }

    /// The move that led to a position of the layer being expanded, or of the one before it.
    pub fn by(&self, state: S) -> Option<By> {
        let found = |layer: &Layer<S>| layer.find(state, hash(state)).1.map(|place| layer.node(place).by);
        found(&self.here).or_else(|| found(&self.before))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for layer in [&mut self.before, &mut self.here, &mut self.next, &mut self.middle] {
            self.spare.append(&mut layer.pages);
            layer.slots.fill(EMPTY);
            layer.len = 0;
        }
        self.next.first = self.stored;
    }

    /// Adds a position to the next layer, unless it is in one of the three. Tells whether it was added. There
    /// [is room](Store::make_room). O(1) expected.
    #[inline]
    pub fn add(&mut self, node: Node<S>) -> bool {
        let hash = hash(node.state);
        let (slot, found) = self.next.find(node.state, hash);
        let is_known = |layer: &Layer<S>| layer.find(node.state, hash).1.is_some();
        if found.is_some() || is_known(&self.before) || is_known(&self.here) {
            return false;
        }
        let place = self.next.len;
        let page = &mut self.next.pages[place / PAGE];
        let at = place % PAGE;
        (page.states[at], page.bys[at]) = (node.state, node.by);
        page.estimates[at] = u16::try_from(node.estimate).unwrap_or(u16::MAX).to_le_bytes();
        page.middles[at] = node.middle.to_le_bytes();
        #[allow(clippy::cast_possible_truncation)] // `make_room` sees to it
        let number = place as u32;
        self.next.slots[slot] = number;
        self.next.len += 1;
        self.stored += 1;
        self.most = self.most.max(self.positions());
        true
    }

    /// Counts one position as stored that nobody needs any more.
    pub fn count_one(&mut self) {
        self.stored += 1;
    }

    /// Goes on to the next layer. The layer before is forgotten, unless it is the middle one.
    pub fn advance(&mut self, keep: bool) {
        let Self { before, here, next, middle, spare, .. } = self;
        std::mem::swap(before, here);
        std::mem::swap(here, next);
        // What was before is where the next layer will grow.
        if keep {
            std::mem::swap(&mut middle.pages, &mut next.pages);
            middle.len = next.len;
        }
        spare.append(&mut next.pages);
        next.slots.fill(EMPTY);
        (next.len, next.first) = (0, self.stored);
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> Result<(), Status> {
        const FULL: Status = Status::LimitReached(Limit::Bytes);
        if self.next.len == self.next.pages.len() * PAGE {
            let page = match self.spare.pop() {
                Some(page) => page,
                None if memory.exchange(0, Self::PAGE_BYTES, || true) => Box::new(Page {
                    states: [S::default(); PAGE],
                    bys: [By::NONE; PAGE],
                    estimates: [[0; 2]; PAGE],
                    middles: [[0; 4]; PAGE],
                }),
                None => return Err(FULL),
            };
            self.next.pages.push(page);
        }
        let old = self.next.slots.len();
        if self.next.len >= old / 5 * 4 {
            let new = old.saturating_mul(2).max(Self::FIRST_SLOTS);
            let bytes = |slots: usize| slots * size_of::<u32>();
            if u32::try_from(new - 1).is_err() || !memory.allows(bytes(old), bytes(new)) {
                return Err(FULL);
            }
            // All that the new table needs is in the pages: the old one makes room for it.
            self.next.slots = Vec::new();
            if !is_at_hand(bytes(new)) || self.next.slots.try_reserve_exact(new).is_err() {
                return Err(FULL);
            }
            memory.replace(bytes(old), bytes(new));
            self.next.slots.resize(new, EMPTY);
            self.next.take_in();
        }
        Ok(())
    }
}

impl<S: Packed> Store for Layers<S> {
    type Contents = ();

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, _moves: u8, memory: &mut Memory) -> Result<(), Status> {
        let next = &self.next;
        if next.len < next.pages.len() * PAGE && next.len < next.slots.len() / 5 * 4 {
            return Ok(());
        }
        self.grow(memory)
    }

    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        (self.before.len + self.here.len + self.next.len + self.middle.len) as u64
    }

    fn most_positions(&self) -> u64 {
        self.most
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
