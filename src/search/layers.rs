//! The layers of a breadth-first search that forgets: the one being expanded, the one before it, the one that grows, and the one in the
//! middle.
//!
//! A layer's positions stand in pages, in the order in which they came; pages of layers that are forgotten are used again. Each of the three
//! layers side by side has a hashed table of its own, which tells whether a position is in it. Tables are emptied and used again, too, and
//! doubled when seven eighths are full. All that is taken is accounted for, be it in use or kept for later.
//!
//! Most of what is asked for is in none of the three. A table that knows a byte of each position's hash tells so without a look at the
//! positions; by linear probing, as in [`tree`](super::tree), where most of what is asked for is found, the 8-puzzle took 1.4 times as long.
//! One table for the three, by the order in which positions came, took 9 to 13 % less in a page and as long natively, and had to tell what was
//! forgotten since.

use std::hash::Hasher;

use hashbrown::HashTable;

use super::by::By;
use super::memory::{Memory, is_at_hand};
use super::status::{Limit, Status};
use super::store::Store;
use super::tree::Spread;
use crate::puzzle::Packed;

/// How many positions a page has.
const PAGE: usize = 256;

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
    /// The places of positions by their hashes, and how many there is room for without another table.
    places: HashTable<u32>,
    room: usize,
    len: usize,
    /// How many positions were stored before its first.
    first: u64,
}

impl<S> Default for Layer<S> {
    fn default() -> Self {
        Self { pages: Vec::new(), places: HashTable::new(), room: 0, len: 0, first: 0 }
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

    /// The place of a position with this hash.
    #[inline]
    fn find(&self, state: S, hash: u64) -> Option<usize> {
        let is = |&place: &u32| self.state(place as usize) == state;
        self.places.find(hash, is).map(|&place| place as usize)
    }

    /// Takes a position into the table, which has room for it and does not know it.
    #[inline]
    fn take_in(&mut self, place: usize, hash: u64) {
        #[allow(clippy::cast_possible_truncation)] // `Layers::grow` sees to it
        let place = place as u32;
        self.places.insert_unique(hash, place, |_| unreachable!("there is room"));
    }
}

fn hash(state: impl Packed) -> u64 {
    let mut hash = Spread::default();
    state.hash(&mut hash);
    // The upper bits of a product are the best mixed, and a table begins to look by the lower ones.
    hash.finish().rotate_left(26)
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
    /// The most positions held at once before the layer that grows was begun.
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
    /// What a slot of a table takes: a place, and the byte by which it is told from others.
    const SLOT_BYTES: usize = size_of::<u32>() + 1;
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
        let found = |layer: &Layer<S>| layer.find(state, hash(state)).map(|place| layer.node(place).by);
        found(&self.here).or_else(|| found(&self.before))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.most = self.most_positions();
        for layer in [&mut self.before, &mut self.here, &mut self.next, &mut self.middle] {
            self.spare.append(&mut layer.pages);
            layer.places.clear();
            layer.len = 0;
        }
        self.next.first = self.stored;
    }

    /// Adds a position to the next layer, unless it is in one of the three. Tells whether it was added. There
    /// [is room](Store::make_room). O(1) expected.
    #[inline]
    pub fn add(&mut self, node: Node<S>) -> bool {
        let hash = hash(node.state);
        for layer in [&self.next, &self.before, &self.here] {
            // Looked for here alone, so that it is no call where code is to be small.
            if layer.places.find(hash, |&place| layer.state(place as usize) == node.state).is_some() {
                return false;
            }
        }
        let place = self.next.len;
        let page = &mut self.next.pages[place / PAGE];
        let at = place % PAGE;
        (page.states[at], page.bys[at]) = (node.state, node.by);
        page.estimates[at] = u16::try_from(node.estimate).unwrap_or(u16::MAX).to_le_bytes();
        page.middles[at] = node.middle.to_le_bytes();
        self.next.take_in(place, hash);
        self.next.len += 1;
        self.stored += 1;
        true
    }

    /// Counts one position as stored that nobody needs any more.
    pub fn count_one(&mut self) {
        self.stored += 1;
    }

    /// Goes on to the next layer. The layer before is forgotten, unless it is the middle one.
    pub fn advance(&mut self, keep: bool) {
        self.most = self.most_positions();
        let Self { before, here, next, middle, spare, .. } = self;
        std::mem::swap(before, here);
        std::mem::swap(here, next);
        // What was before is where the next layer will grow.
        if keep {
            std::mem::swap(&mut middle.pages, &mut next.pages);
            middle.len = next.len;
        }
        spare.append(&mut next.pages);
        next.places.clear();
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
        if self.next.len == self.next.room {
            let slots = |room: usize| room / 7 * 8;
            let (old, new) = (slots(self.next.room), (2 * slots(self.next.room)).max(Self::FIRST_SLOTS));
            let bytes = |slots: usize| slots * Self::SLOT_BYTES;
            if u32::try_from(new - 1).is_err() || !memory.allows(bytes(old), bytes(new)) {
                return Err(FULL);
            }
            // All that the new table needs is in the pages: the old one makes room for it.
            (self.next.places, self.next.room) = (HashTable::new(), 0);
            let room = new / 8 * 7;
            let is_made = is_at_hand(bytes(new)) && self.next.places.try_reserve(room, |_| 0).is_ok();
            if !is_made {
                return Err(FULL);
            }
            memory.replace(bytes(old), bytes(new));
            self.next.room = room;
            for place in 0..self.next.len {
                let hash = hash(self.next.state(place));
                self.next.take_in(place, hash);
            }
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
        if next.len < next.pages.len() * PAGE && next.len < next.room {
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
        self.most.max(self.positions())
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
