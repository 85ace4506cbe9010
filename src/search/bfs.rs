//! Breadth-first search.
//!
//! Expands positions in the order of their depth: the start, everything one move away, everything two
//! moves away, and so on. Every position is stored when it is generated, and one that is stored already
//! is dropped. As no position of a layer is expanded before the layer above it is complete, a position is
//! first reached by as few moves as can be, and the first goal generated ends a shortest solution.
//!
//! It looks at each position once, whatever the number of ways that lead there, and needs no heuristic;
//! but it holds all of them in memory. Prefer it when the space is small, or when all depths are wanted;
//! otherwise [`BidirectionalBfs`](super::BidirectionalBfs) does with far fewer positions, and
//! [`IdaStar`](super::IdaStar) with almost no memory.
//!
//! Source: E. F. Moore, "The Shortest Path through a Maze", Proc. International Symposium on the Theory
//! of Switching (1959), algorithm A. Departure: goals are tested when they are generated, not when they
//! are expanded, which saves most of the last layer; and the move straight back is not tried, as it leads
//! to a stored position.

use super::frontier::Frontier;
use super::memory::Memory;
use super::order::Ranks;
use super::records::Records;
use super::stats::DepthCounts;
use super::tree::{By, Tree, onward, successors};
use super::{Event, Limit, Limits, MoveOrder, Observer, Path, Search, Stats, Status};
use crate::puzzle::{Move, Puzzle};

/// Breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^d) for branching factor b and solution length d, and never more than the size of
/// the space.
#[derive(Clone, Debug)]
pub struct Bfs<P: Puzzle> {
    order: MoveOrder,
    limits: Limits,
    memory: Memory,
    status: Status,
    tree: Tree<P::Packed, By>,
    frontier: Frontier,
    /// The position being expanded, and its moves that were not yet tried.
    here: Option<P::State>,
    untried: Ranks,
    solution: Vec<Move>,
    generated: u64,
    depths: DepthCounts,
}

impl<P: Puzzle> Bfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            order,
            limits,
            memory: Memory::new(limits.bytes),
            status: Status::Running,
            tree: Tree::default(),
            frontier: Frontier::default(),
            here: None,
            untried: Ranks::default(),
            solution: Vec::new(),
            generated: 0,
            depths: DepthCounts::default(),
        }
    }

    /// Expands the next position of the frontier: its moves are now to be tried. Tells why not when there
    /// is none, or no leave to go deeper.
    fn expand_next<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        if self.tree.is_large()
            && let Some(records) = self.frontier.handful()
        {
            let reached = records.map(|record| self.tree.record(record));
            self.tree.read_ahead(successors(puzzle, reached));
        }
        let record = loop {
            if let Some(next) = self.frontier.pop() {
                break next;
            }
            let (begin, end) = (self.frontier.end(), self.tree.len());
            if begin == end {
                return Err(Status::Exhausted);
            }
            self.frontier.next_layer(begin, end);
        };
        let (packed, by) = self.tree.record(record);
        let state = puzzle.unpack(packed);
        if self.frontier.depth() >= self.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.depths.at(self.frontier.depth()).expanded += 1;
        observer.expanded(Event::forward(state, by, self.frontier.depth(), None).stored(record));
        self.here = Some(state);
        self.untried = self.order.ranked(onward(puzzle, state, by));
        Ok(())
    }

    /// Whether the limits allow one more position.
    fn leave_for_one_more(&mut self) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        if !self.tree.make_room(&mut self.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        Ok(())
    }

    /// Generates the start.
    #[cold]
    fn plant<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        self.leave_for_one_more()?;
        let start = puzzle.start();
        let event = Event::forward(start, By::NONE, 0, None).stored(0);
        self.generated += 1;
        self.depths.at(0).generated += 1;
        observer.generated(event);
        self.tree.plant(puzzle.pack(start), By::NONE);
        if puzzle.is_goal(start) {
            observer.solved(event);
            return Err(Status::Solved);
        }
        self.frontier.plant(0);
        Ok(())
    }

    /// Makes the moves that are left of the position in hand, up to `budget`, and stores each position they lead to
    /// unless it is known. Tells how many it made.
    #[inline]
    fn generate<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> Result<u64, Status> {
        let Some(here) = self.here else { return Ok(0) };
        let depth = self.frontier.depth() + 1;
        let mut made = 0;
        while made < budget
            && let Some(mv) = self.order.take_first(&mut self.untried)
        {
            self.leave_for_one_more()?;
            let state = puzzle.after(here, mv);
            let stored = self.tree.insert(puzzle.pack(state), mv.into());
            let known = stored.record().is_none();
            let event = Event { record: stored.record(), ..Event::forward(state, mv.into(), depth, None) };
            made += 1;
            self.generated += 1;
            let counters = self.depths.at(depth);
            counters.generated += 1;
            counters.duplicates += u64::from(known);
            observer.generated(event);
            if known {
                observer.duplicate(event);
            } else if puzzle.is_goal(state) {
                observer.solved(event);
                self.solution = self.way_to(puzzle, state);
                return Err(Status::Solved);
            }
        }
        Ok(made)
    }

    /// Does `budget` units of work, if nothing ends the search before.
    #[inline]
    fn run<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        if self.generated == 0 && budget > 0 {
            self.plant(puzzle, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            if self.untried.is_empty() {
                self.expand_next(puzzle, observer)?;
            }
            budget -= self.generate(puzzle, observer, budget)?;
        }
        Ok(())
    }

    fn way_to(&self, puzzle: &P, state: P::State) -> Vec<Move> {
        let mut moves = self.tree.way_back(puzzle, state, |by| by);
        moves.reverse();
        moves
    }
}

impl<P: Puzzle> Search<P> for Bfs<P> {
    type Stored = Records<P::Packed, By>;

    fn swap_stored(&mut self, stored: &mut Self::Stored) {
        self.tree.swap_records(stored);
    }

    fn step<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O, budget: u64) -> Status {
        self.status = self.status.after(|| self.run(puzzle, observer, budget));
        self.status
    }

    fn status(&self) -> Status {
        self.status
    }

    fn units(&self) -> u64 {
        // A solution ends with the position just generated.
        self.generated + u64::from(!matches!(self.status, Status::Running | Status::Solved))
    }

    fn stats(&self) -> Stats {
        let stored = self.tree.positions();
        Stats {
            total: self.depths.total(),
            evaluated: 0,
            // Nothing that was stored is ever dropped.
            stored,
            stored_peak: stored,
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.frontier.depth(),
            bound: None,
            depths: self.depths.rows(),
            iterations: Vec::new(),
            sides: None,
        }
    }

    fn solution(&self) -> Option<&[Move]> {
        (self.status == Status::Solved).then_some(&self.solution)
    }

    fn position(&self) -> Option<P::State> {
        self.here
    }

    fn bound(&self) -> Option<u32> {
        None
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.tree.find(puzzle.pack(state))?;
        Some(Path::forward(puzzle, self.way_to(puzzle, state)))
    }
}
