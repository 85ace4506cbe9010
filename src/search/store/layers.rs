//! Layers of a breadth-first search that forgets: the previous, current, next and middle one.
//!
//! Positions are stored in pages, in order of generation. Pages of forgotten layers are reused. One hash table finds the
//! positions of the previous, current and next layer. It never removes entries: each page stores how many of its positions
//! are visible, and stale slots match nothing.
//!
//! At a load of 3/4 the table is rebuilt from the three layers. It grows if they need more than 2/3 of the taken slots.

use crate::puzzle::{Costs, PackedState};
use crate::search::by::{By, PackedBy};
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, StoreSize};
use crate::search::store::memory::Memory;
use crate::search::store::slots::{LARGE, Slots};

const PAGE: usize = 256;

const FULL: Status = Status::LimitReached(Limit::Bytes);

#[derive(Clone, Debug)]
struct Page<S, C: Costs> {
    states: [S; PAGE],
    bys: [PackedBy<C>; PAGE],
    estimates: [[u8; 2]; PAGE],
    middles: [[u8; 4]; PAGE],
    /// Number of visible positions, which come first.
    found: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<S> {
    /// The position.
    pub state: S,
    /// The move that led to it.
    pub by: By,
    /// Its heuristic value, in moves.
    pub estimate: u32,
    /// Place of its ancestor in the middle layer; meaningless up to that layer.
    pub middle: u32,
}

/// A layer, whose positions have places 0, 1, ...
#[derive(Clone, Debug, Default)]
struct Layer {
    pages: Vec<u32>,
    len: usize,
    first: u64,
}

/// The stored layers of a breadth-first search.
#[derive(Clone, Debug)]
pub struct Layers<S, C: Costs> {
    /// All pages. A position's *address* is its page number times [`PAGE`], plus its place on the page.
    pages: Vec<Box<Page<S, C>>>,
    /// Numbers of pages that no layer owns.
    spare: Vec<u32>,
    before: Layer,
    here: Layer,
    next: Layer,
    middle: Layer,
    /// Addresses by hash, and the number of slots taken.
    slots: Slots,
    taken: usize,
    /// Positions that fit in the next layer without more memory, and its last page.
    room: usize,
    page: u32,
    stored: u64,
    /// Peak number of positions before the next layer.
    most: u64,
}

impl<S, C: Costs> Default for Layers<S, C> {
    fn default() -> Self {
        Self {
            pages: Vec::new(),
            spare: Vec::new(),
            before: Layer::default(),
            here: Layer::default(),
            next: Layer::default(),
            middle: Layer::default(),
            slots: Slots::NONE,
            taken: 0,
            room: 0,
            page: 0,
            stored: 0,
            most: 0,
        }
    }
}

impl<S: PackedState, C: Costs> Page<S, C> {
    #[inline]
    fn node(&self, place: usize) -> Node<S> {
        Node {
            state: self.states[place],
            by: self.bys[place].by(),
            estimate: u16::from_le_bytes(self.estimates[place]).into(),
            middle: u32::from_le_bytes(self.middles[place]),
        }
    }

    #[inline]
    fn set(&mut self, place: usize, node: Node<S>) {
        (self.states[place], self.bys[place]) = (node.state, PackedBy::new(node.by, false));
        self.estimates[place] = u16::try_from(node.estimate).unwrap_or(u16::MAX).to_le_bytes();
        self.middles[place] = node.middle.to_le_bytes();
    }

    fn found(&self) -> &[S] {
        &self.states[..usize::from(self.found)]
    }
}

impl Layer {
    fn hide<S, C: Costs>(&self, pages: &mut [Box<Page<S, C>>]) {
        for &page in &self.pages {
            pages[page as usize].found = 0;
        }
    }
}

#[inline]
#[allow(clippy::cast_possible_truncation)] // see `Layers::has_number`
const fn address(page: u32, place: usize) -> u32 {
    page * PAGE as u32 + place as u32
}

#[inline]
const fn place_of(address: u32) -> (usize, usize) {
    (address as usize / PAGE, address as usize % PAGE)
}

/// Number of slots that may be taken. A higher load makes look-ups slow.
const fn most_taken(slots: usize) -> usize {
    slots / 4 * 3
}

impl<S: PackedState, C: Costs> Layers<S, C> {
    const FIRST_SLOTS: usize = 2048;
    const PAGE_BYTES: usize = size_of::<Page<S, C>>() + 16;

    /// Number of positions in the current layer.
    pub fn len(&self) -> usize {
        self.here.len
    }

    /// Number of positions in the next layer.
    pub fn next_len(&self) -> usize {
        self.next.len
    }

    /// The position at this place of the current layer.
    #[inline]
    pub fn node(&self, place: usize) -> Node<S> {
        self.node_of(&self.here, place)
    }

    /// The position at this place of the next layer.
    pub fn next_node(&self, place: usize) -> Node<S> {
        self.node_of(&self.next, place)
    }

    #[inline]
    fn node_of(&self, layer: &Layer, place: usize) -> Node<S> {
        self.pages[layer.pages[place / PAGE] as usize].node(place % PAGE)
    }

    /// Positions stored before this one of the current layer.
    pub fn number(&self, place: usize) -> u64 {
        self.here.first + place as u64
    }

    /// Positions stored before this one of the next layer; `place` may be its length.
    pub fn next_number(&self, place: usize) -> u64 {
        self.next.first + place as u64
    }

    /// A position of the middle layer, which is `deeper` layers above the current one.
    pub fn middle(&self, deeper: u32, place: u32) -> S {
        let layer = match deeper {
            0 => &self.here,
            1 => &self.before,
            _ => &self.middle,
        };
        self.node_of(layer, place as usize).state
    }

    /// The move that led to a position of the three layers.
    pub fn by(&self, state: S) -> Option<By> {
        if self.slots.is_empty() {
            return None;
        }
        let (_, found) = self.slots.find(self.slots.home(state), |address| self.has(address, state));
        let (page, place) = place_of(found?);
        Some(self.pages[page].bys[place].by())
    }

    #[inline]
    fn has(&self, address: u32, state: S) -> bool {
        let (page, place) = place_of(address);
        let page = &self.pages[page];
        page.states[place] == state && place < usize::from(page.found)
    }

    /// Removes all positions.
    pub fn clear(&mut self) {
        self.most = self.most_positions();
        for layer in [&mut self.before, &mut self.here, &mut self.next, &mut self.middle] {
            layer.hide(&mut self.pages);
            self.spare.append(&mut layer.pages);
            layer.len = 0;
        }
        // The next search meets equal positions, so stale slots would cost comparisons.
        self.slots.clear();
        (self.next.first, self.room, self.taken) = (self.stored, 0, 0);
    }

    /// Adds a position to the next layer. Returns false if one of the three layers has it. Requires
    /// [room](Store::make_room). Expected O(1).
    #[inline(always)]
    pub fn add(&mut self, node: Node<S>) -> bool {
        let home = self.slots.home(node.state);
        let (slot, found) = self.slots.find(home, |address| self.has(address, node.state));
        if found.is_some() {
            return false;
        }
        let place = self.next.len % PAGE;
        let page = &mut self.pages[self.page as usize];
        page.set(place, node);
        page.found += 1;
        self.slots.fill(slot, home, address(self.page, place));
        self.taken += 1;
        self.next.len += 1;
        self.stored += 1;
        true
    }

    /// Counts a stored position without storing it.
    pub fn count_one(&mut self) {
        self.stored += 1;
    }

    /// Advances to the next layer, forgets the previous one, and with `keep` stores it as the middle layer.
    pub fn advance(&mut self, keep: bool) {
        self.most = self.most_positions();
        let Self { pages, spare, before, here, next, middle, .. } = self;
        std::mem::swap(before, here);
        std::mem::swap(here, next);
        next.hide(pages);
        if keep {
            std::mem::swap(middle, next);
        }
        spare.append(&mut next.pages);
        (next.len, next.first) = (0, self.stored);
        self.room = 0;
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, memory: &mut Memory) -> Result<(), Status> {
        let is_page_full = self.next.len == self.next.pages.len() * PAGE;
        let needs_number = is_page_full && self.spare.is_empty() && !self.has_number();
        if needs_number || self.taken == most_taken(self.slots.len()) {
            self.free_slots(needs_number, memory)?;
        }
        if is_page_full {
            self.page = self.take_page(memory)?;
            self.next.pages.push(self.page);
        }
        let free = most_taken(self.slots.len()) - self.taken;
        self.room = (self.next.len + free).min(self.next.pages.len() * PAGE);
        Ok(())
    }

    /// Whether another page has a number. Addresses stay below the number of slots, so no slot looks empty.
    fn has_number(&self) -> bool {
        (self.pages.len() + 1) * PAGE < self.slots.len()
    }

    /// Rebuilds the table without stale slots; it grows when few are stale, or pages need more numbers.
    fn free_slots(&mut self, needs_number: bool, memory: &mut Memory) -> Result<(), Status> {
        let kept = self.before.len + self.here.len + self.next.len;
        let old = self.slots.len();
        // Small tables grow by four, as rebuilding is costly beside a small search.
        let mut new = Self::FIRST_SLOTS.max(if old < LARGE / 8 { 4 * old } else { 2 * old });
        while most_taken(new) <= kept {
            new *= 2;
        }
        let bytes = |slots: usize| slots.saturating_mul(Slots::BYTES);
        let may_grow = u32::try_from(new - 1).is_ok() && memory.allows(bytes(old), bytes(new));
        // A table that cannot grow is rebuilt even for few free slots.
        let enough = self.taken / if may_grow { 3 } else { 16 };
        if !needs_number && self.taken.saturating_sub(kept) > enough {
            self.slots.clear();
        } else if may_grow {
            // The pages have all data, so the old table is dropped first.
            (self.slots, self.taken) = (Slots::NONE, 0);
            memory.replace(bytes(old), 0);
            let slots = &mut self.slots;
            if !memory.exchange(0, bytes(new), || Slots::empty(new).map(|new| *slots = new).is_some()) {
                return Err(FULL);
            }
        } else {
            return Err(FULL);
        }
        for &number in [&self.before, &self.here, &self.next].iter().flat_map(|layer| &layer.pages) {
            for (place, &state) in self.pages[number as usize].found().iter().enumerate() {
                let home = self.slots.home(state);
                // All positions are distinct.
                let (slot, _) = self.slots.find(home, |_| false);
                self.slots.fill(slot, home, address(number, place));
            }
        }
        self.taken = kept;
        Ok(())
    }

    fn take_page(&mut self, memory: &mut Memory) -> Result<u32, Status> {
        if let Some(spare) = self.spare.pop() {
            return Ok(spare);
        }
        if !memory.exchange(0, Self::PAGE_BYTES, || true) {
            return Err(FULL);
        }
        self.pages.push(Box::new(Page {
            states: [S::default(); PAGE],
            bys: [PackedBy::default(); PAGE],
            estimates: [[0; 2]; PAGE],
            middles: [[0; 4]; PAGE],
            found: 0,
        }));
        u32::try_from(self.pages.len() - 1).map_err(|_| FULL)
    }
}

impl<S: PackedState, C: Costs> StoreSize for Layers<S, C> {
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
}

impl<S: PackedState, C: Costs> Store for Layers<S, C> {
    type Contents = ();

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, _moves: usize, memory: &mut Memory) -> Result<(), Status> {
        if self.next.len < self.room { Ok(()) } else { self.grow(memory) }
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::puzzle::{Move, One};

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
    struct Number(u32);

    impl PackedState for Number {}

    fn node(number: u32, layer: u32) -> Node<Number> {
        let mv = Move(number % 7 + layer % 5);
        Node { state: Number(number), by: mv.into(), estimate: number % 900, middle: number ^ layer }
    }

    /// Pseudo-random numbers below `of` (xorshift, G. Marsaglia, 2003).
    fn chance(seed: u64) -> impl FnMut(u64) -> u32 {
        let mut word = seed;
        move |of| {
            word ^= word << 13;
            word ^= word >> 7;
            word ^= word << 17;
            u32::try_from(word % of).expect("a number of 32 bits")
        }
    }

    #[test]
    fn three_layers_are_known_as_three_maps_know_them_however_often_pages_and_slots_are_used_again() {
        let mut chance = chance(7);
        let (mut layers, mut memory) = (Layers::<_, One>::default(), Memory::new(u64::MAX));
        let mut maps: [HashMap<Number, Node<Number>>; 3] = Default::default();
        let (mut most, mut middle) = (0, Vec::new());
        for layer in 0..300 {
            if layer % 60 == 59 {
                layers.clear();
                maps = Default::default();
                middle = Vec::new();
            }
            let mut came = Vec::new();
            let size = chance([3, 300, 3000][layer as usize % 3]);
            for _ in 0..size {
                let node = node(chance(20_000), layer);
                assert_eq!(layers.make_room(4, &mut memory), Ok(()));
                let is_known = maps.iter().any(|map| map.contains_key(&node.state));
                assert_eq!(layers.add(node), !is_known, "layer {layer}, {node:?}");
                if !is_known {
                    maps[0].insert(node.state, node);
                    came.push(node);
                }
            }
            assert_eq!(layers.next_len(), came.len());
            assert!((0..came.len()).all(|place| layers.next_node(place) == came[place]));
            for number in 0..20_000 {
                let known = maps.iter().find_map(|map| map.get(&Number(number)));
                assert_eq!(layers.by(Number(number)), known.map(|node| node.by), "layer {layer}, {number}");
            }
            let kept = maps.iter().map(HashMap::len).sum::<usize>() + middle.len();
            assert_eq!(layers.positions(), kept as u64);
            most = most.max(kept as u64);
            assert_eq!(layers.most_positions(), most);
            let keeps = layer % 60 == 20;
            let forgotten = maps[2].len();
            layers.advance(keeps);
            if keeps {
                assert_eq!(layers.middle.len, forgotten);
                middle = (0..u32::try_from(forgotten).expect("few"))
                    .map(|place| layers.middle(2, place))
                    .collect();
                assert!(middle.iter().all(|state| maps[2].contains_key(state)));
            }
            let same = |(place, &state): (u32, _)| layers.middle(2, place) == state;
            assert!((0..).zip(&middle).all(same), "layer {layer}");
            maps.rotate_right(1);
            maps[0].clear();
            assert!((0..came.len()).all(|place| layers.node(place) == came[place]));
        }
        let taken =
            layers.pages.len() * Layers::<Number, One>::PAGE_BYTES + layers.slots.len() * Slots::BYTES;
        assert_eq!(memory.taken(), taken as u64, "all is accounted for");
    }

    #[test]
    fn slots_of_forgotten_positions_serve_once_memory_forbids_more_and_then_the_limit_is_reported() {
        // Room for nine pages and the first slots, but not for a table four times as large.
        let slots = Layers::<Number, One>::FIRST_SLOTS;
        let bytes = slots * Slots::BYTES + 9 * Layers::<Number, One>::PAGE_BYTES;
        let (mut layers, mut memory) = (Layers::default(), Memory::new(bytes as u64));
        let mut next = 0..;
        let mut add = |layers: &mut Layers<Number, One>, memory: &mut Memory| {
            layers.make_room(4, memory).map(|()| assert!(layers.add(node(next.next().expect("endless"), 0))))
        };
        for _ in 0..100 {
            for _ in 0..300 {
                assert_eq!(add(&mut layers, &mut memory), Ok(()));
            }
            layers.advance(false);
        }
        assert_eq!((layers.slots.len(), layers.pages.len()), (slots, 6));
        let room = (0..2000).take_while(|_| add(&mut layers, &mut memory).is_ok()).count();
        assert_eq!(room, 3 * PAGE, "of seven pages that have numbers four are in use");
        assert_eq!(add(&mut layers, &mut memory), Err(FULL));
        assert_eq!(memory.peak(), memory.taken());
    }
}
