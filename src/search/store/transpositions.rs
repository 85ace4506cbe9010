//! Storage of IDA*: the current path, with an optional transposition table of fixed size. Depth-first search with a closed list has a table
//! that grows instead.
//!
//! A *transposition* is a second path to a position. Plain IDA* searches everything below the position again on each of them. The table
//! remembers positions that the current iteration has expanded, with their depth. A position that is met again at the same or a greater
//! depth is cut, because the earlier visit reached everything below it within the bound. The table is a type parameter of the search:
//! without one, the loop contains no look-up.
//!
//! **Why the first solution is still a shortest one.** Take a shortest solution of C moves and an iteration with a bound of at least C.
//! The bound cuts none of its positions, and no position can be reached in fewer moves than it has on the solution. Let n be the last
//! position before the goal that this iteration expands at that depth; one exists, because the start is expanded. The search generates
//! the next position m one move deeper, because m is not the position from which n was reached: that one is nearer to the start. If m
//! were cut, it would have been expanded at that depth before, which contradicts the choice of n. So m is the goal. A lost entry only
//! causes another expansion. In the same way, an iteration with a bound below C cuts a position of the solution by its bound. So no
//! bound skips C.
//!
//! **Ties: which entry stays.** The hash gives a position one place in the table, and a new entry always replaces the old one: recently
//! expanded positions are met again soonest. The counts are therefore equal on every machine. Entries of earlier iterations cut
//! nothing, because a larger bound reaches farther.
//!
//! Source: A. Reinefeld and T. A. Marsland, "Enhanced Iterative-Deepening Search", IEEE Transactions on Pattern Analysis and Machine
//! Intelligence 16 (1994). Departures: they also store by how much the bound was exceeded below a position, and use that value in later
//! iterations. The value is valid only for the set of moves that were searched. A search that never moves straight back skips a move
//! that depends on the path. So an entry here is only a depth, valid for one iteration.
//!
//! **How this counts.** A position cut by the table counts as *generated* and as a *duplicate*. The current path and the used entries
//! count as stored. The whole table is allocated when the search begins.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Deepening, IdaStarTable, Inspect, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = IdaStarTable::with_table(MoveOrder::by_number(4), Deepening::NextBound, 1000, Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! assert!(search.stats().total.duplicates > 0);
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use std::hash::Hasher;

use crate::chance::scaled;
use crate::puzzle::costs::{Costs, Stored};
use crate::puzzle::{PackedState, Puzzle};
use crate::search::setting::{Kind, Setting, Settings, help};
use crate::search::status::{Limit, Status};
use crate::search::store::kept::{Store, StoreSize};
use crate::search::store::memory::Memory;
use crate::search::store::slots::Spread;
use crate::search::store::stack::Stack;

/// Number of entries in the table.
pub const TRANSPOSITIONS: Setting = Setting {
    name: "transpositions",
    kind: Kind::Number { least: 1, most: 1 << 26, default: None },
    help: help(
        "How many positions ida-star remembers in a table, so as not to expand them again in an iteration [default: none]",
    ),
    examples: &["200"],
};

/// The stack of a puzzle's depth-first searches.
pub type StackOf<P> = Stack<<P as Puzzle>::State, <<P as Puzzle>::Costs as Costs>::Sum>;

/// The current path and the table, if any.
type Parts<'a, P> =
    (&'a mut StackOf<P>, Option<&'a mut Table<<P as Puzzle>::PackedState, <P as Puzzle>::Costs>>);

/// Storage of IDA*, with or without a table.
pub trait IdaStarStore<P: Puzzle>: Store + 'static {
    /// Empty storage.
    fn from_settings(settings: &Settings) -> Self;

    /// Begins an iteration. Returns false if the table exceeds the memory limit or the machine's memory.
    fn begin(&mut self, memory: &mut Memory) -> bool;

    /// The current path.
    fn stack(&self) -> &StackOf<P>;

    /// The current path.
    fn stack_mut(&mut self) -> &mut StackOf<P> {
        self.parts().0
    }

    /// The current path and the table, if any, borrowed separately.
    fn parts(&mut self) -> Parts<'_, P>;
}

impl<P: Puzzle> IdaStarStore<P> for StackOf<P> {
    fn from_settings(_settings: &Settings) -> Self {
        Self::default()
    }

    #[inline]
    fn begin(&mut self, _memory: &mut Memory) -> bool {
        true
    }

    #[inline]
    fn stack(&self) -> &Self {
        self
    }

    #[inline]
    fn parts(&mut self) -> Parts<'_, P> {
        (self, None)
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry<S, C: Costs> {
    position: S,
    /// The iteration of the expansion, from 1; 0 in an empty entry.
    iteration: C::Short,
    g: C::Short,
}

/// A table of transpositions.
#[derive(Clone, Debug)]
pub struct Table<S, C: Costs> {
    /// Number of entries; 0 for a table that grows and loses none: a closed list.
    wanted: usize,
    /// Empty before the search begins.
    entries: Vec<Entry<S, C>>,
    /// The current iteration, from 1; 0 before the first.
    iteration: u32,
    used: u64,
    most: u64,
}

/// The current path with a table.
#[derive(Clone, Debug)]
pub struct StackAndTable<T, S, C: Costs> {
    stack: Stack<T, C::Sum>,
    table: Table<S, C>,
}

impl<T, S, C: Costs> Default for StackAndTable<T, S, C> {
    fn default() -> Self {
        let table = Table { wanted: 0, entries: Vec::new(), iteration: 0, used: 0, most: 0 };
        Self { stack: Stack::default(), table }
    }
}

impl<T, S, C: Costs> StackAndTable<T, S, C> {
    /// A table of `entries`, which the first iteration allocates.
    ///
    /// # Panics
    /// When `entries` is 0.
    #[must_use]
    pub fn of(entries: usize) -> Self {
        assert!(entries > 0, "no entries given; allowed: at least one");
        let mut kept = Self::default();
        kept.table.wanted = entries;
        kept
    }
}

impl<S: PackedState, C: Costs> Table<S, C> {
    /// Whether `position` is known to be expanded in this iteration at this `g` or less. If not, records it. O(1).
    #[inline]
    pub fn knows(&mut self, position: S, g: u32) -> bool {
        if self.wanted == 0 {
            return self.closes(position, C::Short::saturated(g));
        }
        let place = self.place(position);
        let entry = &mut self.entries[place];
        let g = C::Short::saturated(g);
        let is_known = entry.position == position && entry.iteration.get() == self.iteration;
        if is_known && entry.g.get() <= g.get() {
            return true;
        }
        self.used += u64::from(entry.iteration.get() == 0);
        *entry = Entry { position, iteration: C::Short::of(self.iteration), g };
        false
    }

    #[inline]
    fn place(&self, position: S) -> usize {
        let mut hash = Spread::default();
        position.hash(&mut hash);
        scaled(hash.finish(), self.entries.len())
    }

    /// Whether a closed list has `position` at this `g` or less. If not, records it. Expected O(1).
    fn closes(&mut self, position: S, g: C::Short) -> bool {
        let mut place = self.place(position);
        while self.entries[place].iteration.get() > 0 {
            let entry = &mut self.entries[place];
            if entry.position == position {
                let is_known = entry.g.get() <= g.get();
                entry.g = if is_known { entry.g } else { g };
                return is_known;
            }
            place = (place + 1) % self.entries.len();
        }
        self.entries[place] = Entry { position, iteration: C::Short::of(1), g };
        self.used += 1;
        false
    }

    /// Whether a closed list must grow before it takes another position. A higher load makes look-ups slow.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.wanted == 0 && self.used >= self.entries.len() as u64 / 4 * 3
    }

    #[cold]
    fn grow(&mut self, memory: &mut Memory) -> bool {
        let (old, new) = (self.entries.len(), (2 * self.entries.len()).max(256));
        let size = size_of::<Entry<S, C>>();
        let mut larger = Vec::new();
        let has_places = u32::try_from(new).is_ok();
        if !has_places || !memory.exchange(old * size, new * size, || larger.try_reserve_exact(new).is_ok()) {
            return false;
        }
        larger.resize(new, Entry::default());
        let before = std::mem::replace(&mut self.entries, larger);
        self.used = 0;
        for entry in before.into_iter().filter(|entry| entry.iteration.get() > 0) {
            self.closes(entry.position, entry.g);
        }
        true
    }

    /// Updates the peak number of positions.
    #[inline]
    pub fn note_most(&mut self, on_path: u32) {
        let on_path = if self.wanted == 0 { 0 } else { u64::from(on_path) };
        self.most = self.most.max(on_path + self.used);
    }
}

impl<P: Puzzle> IdaStarStore<P> for StackAndTable<P::State, P::PackedState, P::Costs> {
    fn from_settings(settings: &Settings) -> Self {
        let entries = settings.number(&TRANSPOSITIONS);
        entries.map_or_else(Self::default, |entries| Self::of(usize::try_from(entries).unwrap_or(usize::MAX)))
    }

    fn begin(&mut self, memory: &mut Memory) -> bool {
        // Bounds rise, so no search reaches the limit.
        self.table.iteration = (self.table.iteration + 1).min(<P::Costs as Costs>::Short::MOST);
        let (table, wanted) = (&mut self.table.entries, self.table.wanted);
        let is_made = !table.is_empty() || wanted == 0;
        // Places are 32-bit numbers.
        let has_places = u32::try_from(wanted).is_ok();
        is_made
            || has_places
                && memory.exchange(
                    0,
                    wanted.saturating_mul(size_of::<Entry<P::PackedState, P::Costs>>()),
                    || {
                        let has_memory = table.try_reserve_exact(wanted).is_ok();
                        if has_memory {
                            table.resize(wanted, Entry::default());
                        }
                        has_memory
                    },
                )
    }

    #[inline]
    fn stack(&self) -> &StackOf<P> {
        &self.stack
    }

    #[inline]
    fn parts(&mut self) -> Parts<'_, P> {
        (&mut self.stack, Some(&mut self.table))
    }
}

impl<T: Copy + Default, S: PackedState, C: Costs> StoreSize for StackAndTable<T, S, C> {
    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        let on_path = if self.table.wanted == 0 { 0 } else { self.stack.positions() };
        on_path + self.table.used
    }

    fn most_positions(&self) -> u64 {
        self.table.most
    }
}

impl<T: Copy + Default, S: PackedState, C: Costs> Store for StackAndTable<T, S, C> {
    type Contents = ();

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, moves: usize, memory: &mut Memory) -> Result<(), Status> {
        self.stack.make_room(moves, memory)?;
        if self.table.is_full() && !self.table.grow(memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        Ok(())
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
