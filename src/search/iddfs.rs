//! Iterative-deepening depth-first search.
//!
//! A depth-first search that turns back at a given depth, the *bound*: what lies there is tested, but not
//! expanded. When it has looked at everything within the bound and found no goal, it begins again with a
//! bound one higher. So it looks at positions in order of their depth, as breadth-first search does, and
//! the first goal found ends a shortest solution; yet it stores nothing but the line of play.
//!
//! The price is work done again: every iteration repeats those before it, which with branching factor b
//! adds a share of about 1 / (b - 1); and positions are not remembered, so each is met along every path
//! that leads to it. Only going straight back is avoided. With a heuristic this becomes
//! [`IdaStar`](super::IdaStar), which cuts lines long before the bound: always prefer that when there is
//! a heuristic. (With none, IDA* generates one layer more in each iteration, since it cuts a position
//! after generating it.)
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial
//! Intelligence 27 (1985). Departure: none; the recursion is written out as a stack so that it can pause.

use super::line::{Line, Successor};
use super::memory::Memory;
use super::order::Ranks;
use super::stats::{DepthCounts, IterationCounts};
use super::tree::{By, onward};
use super::{
    Event, Limit, Limits, MoveOrder, NextBound, Observer, Path, Search, Stats, Status, Waiter, Waiting,
};
use crate::puzzle::{Move, Puzzle};

/// Iterative-deepening depth-first search, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d; memory O(d).
#[derive(Clone, Debug)]
pub struct Iddfs<P: Puzzle> {
    order: MoveOrder,
    limits: Limits,
    memory: Memory,
    status: Status,
    line: Line<P::State>,
    /// The moves not yet tried of the position in hand, if they lead to the bound. Most positions lie there: they are looked
    /// at and left, and not written down to wait.
    last_moves: Ranks,
    solution: Vec<Move>,
    /// The depth of this iteration; `None` before the first.
    bound: Option<u32>,
    /// The first node where this iteration has turned back: if there is none, a higher bound reaches nothing new.
    turned_back: Option<u64>,
    generated: u64,
    depths: DepthCounts,
    iterations: IterationCounts,
}

impl<P: Puzzle> Iddfs<P> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(order: MoveOrder, limits: Limits) -> Self {
        Self {
            order,
            limits,
            memory: Memory::new(limits.bytes),
            status: Status::Running,
            line: Line::default(),
            last_moves: Ranks::default(),
            solution: Vec::new(),
            bound: None,
            turned_back: None,
            generated: 0,
            depths: DepthCounts::default(),
            iterations: IterationCounts::default(),
        }
    }

    /// Begins the next iteration: raises the bound and writes down the root.
    #[cold]
    fn deepen<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let bound = match self.bound {
            None => 0,
            Some(bound) if self.turned_back.is_some() => bound + 1,
            Some(_) => return Err(Status::Exhausted),
        };
        if bound > self.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.leave_for_one_more()?;
        self.iterations.begin(bound, self.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.turned_back = None;
        self.line.plant(puzzle.start(), 0);
        Ok(())
    }

    /// Whether the limits allow one more position.
    #[inline]
    fn leave_for_one_more(&mut self) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        if !self.line.make_room(P::MOVES, &mut self.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        Ok(())
    }

    /// Generates the next position: finds it to be a goal, turns back at the bound, or goes on from it.
    #[inline]
    fn generate<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let Successor { state, by, .. } = loop {
            match self.line.take_up() {
                Some(next) => break next,
                // Everything within the bound has been looked at.
                None => self.deepen(puzzle, observer)?,
            }
        };
        self.leave_for_one_more()?;
        let depth = self.line.depth();
        let bound = self.bound.unwrap_or(0);
        let event = Event::forward(state, by, depth, None);
        self.generated += 1;
        let counters = self.depths.at(depth);
        counters.generated += 1;
        observer.generated(event);
        if puzzle.is_goal(state) {
            observer.solved(event);
            self.solution = self.line.moves_then(by);
            return Err(Status::Solved);
        }
        if depth == bound {
            counters.pruned += 1;
            observer.pruned(event, bound);
            self.turned_back.get_or_insert(self.generated);
            return Ok(());
        }
        counters.expanded += 1;
        observer.expanded(event);
        let onward = onward(puzzle, state, by);
        if depth + 1 == bound {
            self.line.push(state, by, std::iter::empty());
            self.last_moves = self.order.ranked(onward);
        } else {
            let successors = self.order.last_first(onward).map(|mv| Successor {
                state: puzzle.after(state, mv),
                estimate: 0,
                by: mv.into(),
            });
            self.line.push(state, by, successors);
        }
        Ok(())
    }

    /// Generates positions at the bound, up to `budget`, from the position in hand. Tells how many.
    #[inline]
    fn look_at_bound<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> Result<u64, Status> {
        let (here, depth) = (self.line.last(), self.line.depth());
        let leave = self.limits.nodes - self.generated;
        if leave == 0 {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        let (mut made, mut goal) = (0, None);
        while made < budget.min(leave)
            && let Some(here) = here
            && let Some(mv) = self.order.take_first(&mut self.last_moves)
        {
            made += 1;
            let state = puzzle.after(here, mv);
            let event = Event::forward(state, mv.into(), depth, None);
            observer.generated(event);
            if puzzle.is_goal(state) {
                goal = Some(event);
                break;
            }
            observer.pruned(event, depth);
        }
        self.turned_back.get_or_insert(self.generated + 1);
        self.generated += made;
        let counters = self.depths.at(depth);
        counters.generated += made;
        counters.pruned += made - u64::from(goal.is_some());
        match goal {
            None => Ok(made),
            Some(event) => {
                observer.solved(event);
                self.solution = self.line.moves_then(event.by);
                Err(Status::Solved)
            }
        }
    }

    /// Does `budget` units of work, if nothing ends the search before.
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn run<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        while budget > 0 {
            if self.last_moves.is_empty() {
                self.generate(puzzle, observer)?;
                budget -= 1;
            } else {
                budget -= self.look_at_bound(puzzle, observer, budget)?;
            }
        }
        Ok(())
    }
}

impl<P: Puzzle> Search<P> for Iddfs<P> {
    type Stored = ();

    fn swap_stored(&mut self, _nothing: &mut ()) {}

    #[inline]
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
        let total = self.depths.total();
        Stats {
            total,
            evaluated: 0,
            stored: self.line.len() as u64,
            stored_peak: self.line.longest() as u64,
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.line.depth().saturating_sub(1),
            bound: self.bound,
            next_bound: self
                .bound
                .zip(self.turned_back)
                .map(|(bound, node)| NextBound { bound: bound + 1, node: Some(node) }),
            incumbent: None,
            stage_end: self.is_stage_end(),
            depths: self.depths.rows(),
            iterations: self.iterations.rows(total),
            sides: None,
        }
    }

    fn is_stage_end(&self) -> bool {
        self.generated > 0 && self.last_moves.is_empty() && self.line.is_done()
    }

    fn longest(&self) -> Option<u32> {
        Some(self.limits.depth)
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let (mut moves, depth) = (self.last_moves, self.line.depth());
        // What lies at the bound was not written down; it is on top all the same.
        let at_bound = std::iter::from_fn(|| self.order.take_first(&mut moves));
        let mut on_top: Vec<_> = self.line.last().map_or_else(Vec::new, |here| {
            let waiter =
                |mv| Waiter { id: 0, state: puzzle.after(here, mv), by: By::from(mv), depth, estimate: None };
            at_bound.map(waiter).collect()
        });
        // As on a stack, the last has the lowest number, above those of all that is written down.
        for (number, waiter) in (1 << 32..).zip(on_top.iter_mut().rev()) {
            waiter.id = number;
        }
        self.line.waiting(on_top, most, false)
    }

    fn solution(&self) -> Option<&[Move]> {
        (self.status == Status::Solved).then_some(&self.solution)
    }

    fn position(&self) -> Option<P::State> {
        self.line.last()
    }

    fn bound(&self) -> Option<u32> {
        self.bound
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.line.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }
}
