//! What IDA* keeps: its current path alone, or beside that a transposition table of fixed size.
//!
//! The rule is [`ida_star`](crate::search::rules::ida_star)'s either way, and compiled for what it keeps: without a table nothing is asked of one.
//!
//! IDA* stores nothing but its current path, and so looks again at all that lies below a position each time another way leads there (a
//! *transposition*). A table of so many entries remembers positions that this iteration has expanded, and with how many moves. One that is
//! met again with as many moves or more is cut: whatever lies below it within the bound is reached by the earlier way, and no later.
//! So a little memory buys most of what storing everything would, where many ways lead to the same positions.
//!
//! **Why the first solution is still a shortest one.** Take a shortest solution, of C moves, and an iteration with a bound of at least C.
//! None of its positions is cut by the bound, and none can be reached by fewer moves than it is there. Let n be the last of them, other
//! than the goal, that this iteration expands after so many moves as it is there: the start is one. It generates the next one, m, with
//! one move more, as m is not where n was come from: that is nearer to the start. If m is cut, it was expanded before with as many moves,
//! as there are no fewer, against the choice of n; so m is the goal, and found. A lost entry only means that a position is expanded again.
//! In the same way, an iteration with a smaller bound cuts some position of the solution by the bound, so that no bound passes C by.
//!
//! **Ties: which entry stays.** A position has one place in the table, by its hash. There a newcomer always takes the place of what is
//! there: what was expanded last is met again soonest. So the counts are the same on every machine. Entries of earlier iterations cut nothing, as
//! a larger bound reaches farther.
//!
//! Source: A. Reinefeld and T. A. Marsland, "Enhanced Iterative-Deepening Search", IEEE Transactions on Pattern Analysis and Machine
//! Intelligence 16 (1994). Departures: they also store how far above its bound what lies below a position was cut, and use
//! that in later iterations. That holds only for all ways to go on from a position, while a search that never goes straight back leaves one out
//! that depends on where it came from; so here an entry says no more than the number of moves, of one iteration.
//!
//! **How this counts.** A position cut by the table is *generated*, and a *duplicate*. Stored are the current path and the entries in use; the table's
//! memory is taken whole when the search begins.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Deepening, IdaStarTable, Limits, MoveOrder, Search, Status};
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
use crate::puzzle::{Packed, Puzzle};
use crate::search::setting::{Kind, Setting, Settings, help};
use crate::search::status::Status;
use crate::search::store::kept::Store;
use crate::search::store::memory::Memory;
use crate::search::store::slots::Spread;
use crate::search::store::stack::Stack;

/// How many entries the table has.
pub const TRANSPOSITIONS: Setting = Setting {
    name: "transpositions",
    kind: Kind::Number { least: 1, most: 1 << 26, default: None },
    help: help(
        "How many positions ida-star remembers in a table, so as not to expand them again in an iteration [default: none]",
    ),
    examples: &["200"],
};

/// What IDA* keeps.
pub trait Kept<P: Puzzle>: Store + 'static {
    /// Nothing yet, set as wanted.
    fn from_settings(settings: &Settings) -> Self;

    /// An iteration begins. Tells whether the limit on memory allows what is kept beside the path, and the machine has it.
    fn begin(&mut self, memory: &mut Memory) -> bool;

    /// The current path.
    fn stack(&self) -> &Stack<P::State>;

    /// The current path, to be changed.
    fn stack_mut(&mut self) -> &mut Stack<P::State> {
        self.parts().0
    }

    /// The current path, and the table, if there is one: each to be changed while the other is in hand.
    fn parts(&mut self) -> (&mut Stack<P::State>, Option<&mut Table<P::Packed>>);
}

/// The path alone.
impl<P: Puzzle> Kept<P> for Stack<P::State> {
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
    fn parts(&mut self) -> (&mut Stack<P::State>, Option<&mut Table<P::Packed>>) {
        (self, None)
    }
}

/// A position that was expanded.
#[derive(Clone, Copy, Debug, Default)]
struct Entry<S> {
    position: S,
    /// The iteration in which it was, from 1; 0 in an empty entry.
    iteration: [u8; 2],
    /// The moves by which it was reached.
    depth: [u8; 2],
}

/// The table.
#[derive(Clone, Debug)]
pub struct Table<S> {
    /// How many entries there will be.
    wanted: usize,
    /// None before the search begins.
    entries: Vec<Entry<S>>,
    /// The number of this iteration, from 1; 0 before the first.
    iteration: u16,
    used: u64,
    /// The most positions there ever were, those of the current path included.
    most: u64,
}

/// The current path, and the table.
#[derive(Clone, Debug)]
pub struct StackAndTable<T, S> {
    stack: Stack<T>,
    table: Table<S>,
}

impl<T, S> Default for StackAndTable<T, S> {
    fn default() -> Self {
        let table = Table { wanted: 0, entries: Vec::new(), iteration: 0, used: 0, most: 0 };
        Self { stack: Stack::default(), table }
    }
}

impl<T, S> StackAndTable<T, S> {
    /// A table of so many entries, not made yet.
    ///
    /// # Panics
    /// When that is none.
    #[must_use]
    pub fn of(entries: usize) -> Self {
        assert!(entries > 0, "no entries given; allowed: at least one");
        let mut kept = Self::default();
        kept.table.wanted = entries;
        kept
    }
}

impl<S: Packed> Table<S> {
    /// Whether `position` was expanded in this iteration with at most so many moves, as far as is known. If not, it is now. O(1).
    #[inline]
    pub fn knows(&mut self, position: S, depth: u32) -> bool {
        let mut hash = Spread::default();
        position.hash(&mut hash);
        let place = scaled(hash.finish(), self.entries.len());
        let entry = &mut self.entries[place];
        let depth = u16::try_from(depth).unwrap_or(u16::MAX);
        let is_known = entry.position == position && u16::from_le_bytes(entry.iteration) == self.iteration;
        if is_known && u16::from_le_bytes(entry.depth) <= depth {
            return true;
        }
        self.used += u64::from(entry.iteration == [0; 2]);
        *entry = Entry { position, iteration: self.iteration.to_le_bytes(), depth: depth.to_le_bytes() };
        false
    }

    /// Takes note of how many positions there are with so many on the path, for the most there ever were.
    #[inline]
    pub fn note_most(&mut self, on_path: u32) {
        self.most = self.most.max(u64::from(on_path) + self.used);
    }
}

impl<P: Puzzle> Kept<P> for StackAndTable<P::State, P::Packed> {
    fn from_settings(settings: &Settings) -> Self {
        let entries = settings.number(&TRANSPOSITIONS).expect("asked for with a number of entries");
        Self::of(usize::try_from(entries).unwrap_or(usize::MAX))
    }

    fn begin(&mut self, memory: &mut Memory) -> bool {
        // Bounds rise: there are never so many.
        self.table.iteration = self.table.iteration.saturating_add(1);
        let (table, wanted) = (&mut self.table.entries, self.table.wanted);
        let is_made = !table.is_empty();
        // An entry's place is a number of four bytes.
        let has_places = u32::try_from(wanted).is_ok();
        is_made
            || has_places
                && memory.exchange(0, wanted.saturating_mul(size_of::<Entry<P::Packed>>()), || {
                    let has_memory = table.try_reserve_exact(wanted).is_ok();
                    if has_memory {
                        table.resize(wanted, Entry::default());
                    }
                    has_memory
                })
    }

    #[inline]
    fn stack(&self) -> &Stack<P::State> {
        &self.stack
    }

    #[inline]
    fn parts(&mut self) -> (&mut Stack<P::State>, Option<&mut Table<P::Packed>>) {
        (&mut self.stack, Some(&mut self.table))
    }
}

impl<T: Copy + Default, S: Packed> Store for StackAndTable<T, S> {
    type Contents = ();

    const REMEMBERS: bool = true;

    #[inline]
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status> {
        self.stack.make_room(moves, memory)
    }

    fn is_growing(&self) -> bool {
        false
    }

    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    fn positions(&self) -> u64 {
        self.stack.positions() + self.table.used
    }

    fn most_positions(&self) -> u64 {
        self.table.most
    }

    fn swap_contents(&mut self, _nothing: &mut ()) {}
}
