//! Searches that can be paused at every position, and what they count.
//!
//! A search is a plain struct that borrows nothing: the puzzle and the observer are lent to it on each
//! call. [`Search::step`] does so many units of work and stops before the next one: what it needs to go on is in
//! the struct. Running to the end and stepping node by node are the same code with another budget. So there is one
//! implementation of each algorithm, and its counts cannot depend on how it was stepped.
//!
//! The unit of work is one *generated* position, a root included. Work that generates nothing, such as
//! leaving a position or noticing the end, rides along with the unit before it or after it. Hence
//! `generated` is at most one behind the number of units done, and a search can be taken to any node by
//! its number.

use std::fmt;

use crate::puzzle::{Move, Puzzle};

pub mod a_star;
pub mod bfs;
pub mod bidirectional_bfs;
pub mod branch_and_bound;
pub mod branching;
pub mod frontier;
pub mod ida_star;
pub mod iddfs;
pub mod line;
pub mod memory;
pub mod observer;
pub mod open;
pub mod order;
pub mod path;
pub mod records;
pub mod stats;
pub mod storing;
mod table;
pub mod tree;
pub mod waiting;

pub use a_star::AStar;
pub use bfs::Bfs;
pub use bidirectional_bfs::BidirectionalBfs;
pub use branch_and_bound::{BranchAndBound, Ties};
pub use ida_star::{Deepening, IdaStar};
pub use iddfs::Iddfs;
pub use observer::{Event, Observer, Side};
pub use order::MoveOrder;
pub use path::Path;
pub use stats::{Counters, DepthStats, Incumbent, IterationStats, NextBound, Stats};
pub use waiting::{Shape, Waiter, Waiting};

/// How a search stands. Reaching a limit is an answer like the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// There is more to do.
    Running,
    /// A shortest solution is known, and proved shortest.
    Solved,
    /// There is no solution: everything that can be reached was looked at.
    Exhausted,
    /// The search stopped at one of its limits, before it knew.
    LimitReached(Limit),
}

impl Status {
    /// How a search of this status stands after more work, which tells if it ended: one that has ended does none.
    #[inline]
    fn after(self, work: impl FnOnce() -> Result<(), Self>) -> Self {
        if self == Self::Running { work().err().unwrap_or(self) } else { self }
    }
}

/// The limits a search can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// No solution within [`Limits::depth`] moves; longer ones may exist.
    Depth,
    /// [`Limits::nodes`] positions were generated.
    Nodes,
    /// One more position could take more than [`Limits::bytes`].
    Bytes,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Depth => "depth",
            Self::Nodes => "nodes",
            Self::Bytes => "bytes",
        })
    }
}

/// Where a search is to stop. All are checked before the fact: memory is asked for only when it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The longest solution looked for, in moves.
    pub depth: u32,
    /// The most positions generated.
    pub nodes: u64,
    /// The most memory for stored positions, in bytes.
    pub bytes: u64,
}

impl Default for Limits {
    /// No limits.
    fn default() -> Self {
        Self { depth: u32::MAX, nodes: u64::MAX, bytes: u64::MAX }
    }
}

/// A search that can be paused, stepped and asked for its counts at any time.
pub trait Search<P: Puzzle> {
    /// What it stores of the positions it meets: `()` for a search that remembers only its line.
    type Stored: Default;

    /// Exchanges what it has stored for `stored`, and stays otherwise as it is: a search can so be copied without it.
    fn swap_stored(&mut self, stored: &mut Self::Stored);

    /// A copy of everything but what is stored: small, whatever the search has stored. It serves to
    /// [`rewind`](Self::rewind), and can do nothing itself.
    #[must_use]
    fn checkpoint(&mut self) -> Self
    where
        Self: Clone,
    {
        let mut stored = Self::Stored::default();
        self.swap_stored(&mut stored);
        let copy = self.clone();
        self.swap_stored(&mut stored);
        copy
    }

    /// Goes back to `checkpoint`, one of its own, or forward again. That takes little time, whatever is stored: see [`tree`].
    fn rewind(&mut self, checkpoint: &Self)
    where
        Self: Clone,
    {
        let mut stored = Self::Stored::default();
        self.swap_stored(&mut stored);
        *self = checkpoint.clone();
        self.swap_stored(&mut stored);
    }

    /// Does up to `budget` units of work, fewer only when the search ends or [`is_growing`](Self::is_growing), and tells how the
    /// search stands then. Once it is not [`Status::Running`] any more, nothing changes.
    ///
    /// `puzzle` must be the same value on every call.
    fn step<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O, budget: u64) -> Status;

    /// Does one unit of work.
    #[inline]
    fn advance<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Status {
        self.step(puzzle, observer, 1)
    }

    /// How the search stands.
    fn status(&self) -> Status;

    /// Whether it is in the midst of making a larger table. That may take longer than a caller wants to wait, and so takes several
    /// calls of [`step`](Self::step), each some milliseconds at the most.
    fn is_growing(&self) -> bool {
        false
    }

    /// How many units of work can be done at the least before that begins.
    fn until_growing(&self) -> u64 {
        u64::MAX
    }

    /// How many units of work were done: those that generated a position, and the last one if that only found the end.
    fn units(&self) -> u64;

    /// All counts so far. O(depths + iterations).
    fn stats(&self) -> Stats;

    /// The moves from the start to a goal, once the search is [`Status::Solved`].
    fn solution(&self) -> Option<&[Move]>;

    /// The position in hand: the one whose successors are being generated.
    fn position(&self) -> Option<P::State>;

    /// What [`Stats::bound`] tells, in O(1).
    fn bound(&self) -> Option<u32>;

    /// What [`Stats::incumbent`] tells, in O(1).
    fn incumbent(&self) -> Option<Incumbent> {
        None
    }

    /// What [`Stats::stage_end`] tells: O(1), but for A* as many as wait with the least f and are outdated.
    fn is_stage_end(&self) -> bool;

    /// The longest solution that it looks for, in moves; `None` when it would take none. When the search ends with
    /// [`Limit::Depth`], it has shown that there is none of so many moves or fewer.
    fn longest(&self) -> Option<u32>;

    /// What waits to be looked at, each list with up to `most` of those whose turn comes first. O(most), but for A* as in
    /// [`is_stage_end`](Self::is_stage_end).
    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>>;

    /// The way by which the search has reached `state`, if it remembers: a depth-first search knows the positions
    /// on its line, a search that stores positions all of them.
    ///
    /// A* tells the best way it knows by now. With an inconsistent heuristic that may be shorter than the one by
    /// which a position was expanded.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>>;
}
