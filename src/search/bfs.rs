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
use super::storing::Pause;
use super::tree::{By, Tree, onward, successors};
use super::{
    Event, Limit, Limits, MoveOrder, Observer, Path, Search, Shape, Side, Stats, Status, Waiter, Waiting,
};
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

    /// Whether the limits allow one more position.
    fn leave_for_one_more(&mut self) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        self.tree.make_room(&mut self.memory)
    }

    /// Generates the start.
    #[cold]
    fn plant<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        self.leave_for_one_more()?;
        self.make_room_for_layer(1)?;
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

    /// Expands the frontier's positions, and stores what their moves lead to unless it is known, until `budget` positions are
    /// generated or something else is to be seen to. Tells how many were, and what.
    ///
    /// Everything that changes with each position is in local variables until then, where a processor has it at hand.
    /// `MARKED`: see [`Tree::is_marked`].
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn expand<O: Observer<P::State>, const MARKED: bool>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Pause<P::State>) {
        let nodes = self.limits.nodes - self.generated;
        let depth = self.frontier.depth();
        let mut tree = self.tree.storing::<MARKED>();
        let (mut frontier, mut untried) = (self.frontier, self.untried);
        let mut here = self.here.unwrap_or_else(|| puzzle.start());
        let (mut expanded, mut generated, mut duplicates) = (0, 0, 0);
        let pause = loop {
            if generated == budget {
                break Pause::Budget;
            }
            if untried.is_empty() {
                if tree.is_large()
                    && let Some(records) = frontier.handful()
                {
                    tree.read_ahead(successors(puzzle, records.map(|record| tree.record(record))));
                }
                let Some(record) = frontier.pop() else { break Pause::Layer };
                let (packed, by) = tree.record(record);
                here = puzzle.unpack(packed);
                untried = self.order.ranked(onward(puzzle, here, by));
                expanded += 1;
                observer.expanded(Event::forward(here, by, depth, None).stored(record));
                continue;
            }
            if generated == nodes || tree.is_full() {
                break Pause::Leave;
            }
            let Some(mv) = self.order.take_first(&mut untried) else { continue };
            let state = puzzle.after(here, mv);
            let stored = tree.insert(puzzle.pack(state), mv.into());
            let event =
                Event { record: stored.record(), ..Event::forward(state, mv.into(), depth + 1, None) };
            generated += 1;
            duplicates += u64::from(!stored.is_new());
            observer.generated(event);
            if !stored.is_new() {
                observer.duplicate(event);
            }
            // The first goal generated ends the search: none is ever known.
            if puzzle.is_goal(state) {
                debug_assert!(stored.is_new(), "a goal that is known ended the search before");
                observer.solved(event);
                break Pause::Solved(state);
            }
        };
        drop(tree);
        (self.frontier, self.untried) = (frontier, untried);
        if expanded > 0 {
            self.here = Some(here);
            self.depths.at(depth).expanded += expanded;
        }
        if generated > 0 {
            self.generated += generated;
            let counters = self.depths.at(depth + 1);
            counters.generated += generated;
            counters.duplicates += duplicates;
        }
        (generated, pause)
    }

    /// Does `budget` units of work, if nothing ends the search before.
    fn run<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        if budget > 0 {
            self.tree.catch_up()?;
        }
        if self.generated == 0 && budget > 0 {
            self.plant(puzzle, observer)?;
            budget -= 1;
        }
        while budget > 0 {
            if self.frontier.depth() >= self.limits.depth {
                return Err(Status::LimitReached(Limit::Depth));
            }
            let (generated, pause) = if self.tree.is_marked() {
                self.expand::<O, true>(puzzle, observer, budget)
            } else {
                self.expand::<O, false>(puzzle, observer, budget)
            };
            budget -= generated;
            match pause {
                Pause::Budget => {}
                Pause::Layer => self.begin_layer()?,
                Pause::Leave => self.leave_for_one_more()?,
                Pause::Solved(goal) => {
                    self.solution = self.way_to(puzzle, goal);
                    return Err(Status::Solved);
                }
                Pause::Ended(status) => return Err(status),
            }
        }
        Ok(())
    }

    /// Goes on to the layer that was generated last, if there is anything in it.
    fn begin_layer(&mut self) -> Result<(), Status> {
        let (begin, end) = (self.frontier.end(), self.tree.len());
        if begin == end {
            return Err(Status::Exhausted);
        }
        self.make_room_for_layer(self.frontier.depth() + 2)?;
        self.frontier.next_layer(begin, end);
        Ok(())
    }

    /// Accounts for the counts of a layer that is about to be generated.
    fn make_room_for_layer(&mut self, depth: u32) -> Result<(), Status> {
        if self.depths.make_room(depth, &mut self.memory) {
            Ok(())
        } else {
            Err(Status::LimitReached(Limit::Bytes))
        }
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

    fn is_growing(&self) -> bool {
        self.status == Status::Running && self.tree.is_growing()
    }

    fn until_growing(&self) -> u64 {
        self.tree.until_growing()
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
            next_bound: None,
            incumbent: None,
            stage_end: self.is_stage_end(),
            depths: self.depths.rows(),
            iterations: Vec::new(),
            sides: None,
        }
    }

    fn is_stage_end(&self) -> bool {
        // The root is a layer of its own.
        let is_expanded = self.frontier.left().is_empty() || self.generated == 1;
        self.generated > 0 && self.untried.is_empty() && is_expanded
    }

    fn longest(&self) -> Option<u32> {
        Some(self.limits.depth)
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let left = self.frontier.left();
        // Layers stand one after the other: what is generated joins the end.
        let waiter = |record| {
            let (packed, by) = self.tree.record(record);
            let depth = self.frontier.depth() + u32::from(record >= left.end);
            Waiter { id: record.into(), state: puzzle.unpack(packed), by, depth, estimate: None }
        };
        let queue = left.start..self.tree.len();
        vec![Waiting::of_records(Shape::Queue, Side::Forward, queue, most, waiter)]
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
