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

use super::line::{Here, Line};
use super::memory::Memory;
use super::stats::{DepthCounts, IterationCounts};
use super::tree::By;
use super::{Event, Limit, Limits, MoveOrder, Observer, Path, Search, Stats, Status};
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
    solution: Vec<Move>,
    /// The depth of this iteration; `None` before the first.
    bound: Option<u32>,
    /// Whether this iteration has turned back anywhere: if not, a higher bound reaches nothing new.
    turned_back: bool,
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
            solution: Vec::new(),
            bound: None,
            turned_back: false,
            generated: 0,
            depths: DepthCounts::default(),
            iterations: IterationCounts::default(),
        }
    }

    /// Begins the next iteration: raises the bound and generates the root.
    #[cold]
    fn deepen<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let bound = match self.bound {
            None => 0,
            Some(bound) if self.turned_back => bound + 1,
            Some(_) => return Err(Status::Exhausted),
        };
        if bound > self.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.leave_for_one_more()?;
        self.line.clear();
        self.iterations.begin(bound, self.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.turned_back = false;

        let state = puzzle.start();
        let event = Event::forward(state, By::NONE, 0, None);
        self.generated += 1;
        let counters = self.depths.at(0);
        counters.generated += 1;
        observer.generated(event);
        if puzzle.is_goal(state) {
            observer.solved(event);
            return Err(Status::Solved);
        }
        if bound == 0 {
            counters.pruned += 1;
            observer.pruned(event, bound);
            self.turned_back = true;
        } else {
            counters.expanded += 1;
            observer.expanded(event);
            let untried = self.order.ranked(puzzle.moves(state));
            self.line.enter(untried, Here { state, estimate: 0, untried }, By::NONE);
        }
        Ok(())
    }

    /// Whether the limits allow one more position.
    fn leave_for_one_more(&mut self) -> Result<(), Status> {
        if self.generated >= self.limits.nodes {
            return Err(Status::LimitReached(Limit::Nodes));
        }
        if !self.line.make_room(&mut self.memory) {
            return Err(Status::LimitReached(Limit::Bytes));
        }
        Ok(())
    }

    /// Tries moves: turns back from the positions they lead to, if these lie at the bound, or goes on from them, up to `budget`,
    /// or until the line is to be looked after, or one is a goal. Tells how many were generated, and the last move to the
    /// goal.
    ///
    /// What changes with each position is in local variables until then, where a processor has it at hand.
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn dive<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> (u64, Option<Move>) {
        let Some(mut here) = self.line.here() else { return (0, None) };
        let most = budget.min(self.limits.nodes - self.generated);
        let bound = self.bound.unwrap_or(0);
        let (mut left, mut last) = (most, None);
        while left > 0 {
            let depth = self.line.depth();
            if depth == bound {
                // Most positions lie at the bound, so this is the loop that counts: they are counted together.
                let before = left;
                while left > 0
                    && let Some(mv) = self.order.take_first(&mut here.untried)
                {
                    left -= 1;
                    let state = puzzle.after(here.state, mv);
                    let event = Event::forward(state, mv.into(), depth, None);
                    observer.generated(event);
                    if puzzle.is_goal(state) {
                        observer.solved(event);
                        last = Some(mv);
                        break;
                    }
                    observer.pruned(event, bound);
                }
                let counters = self.depths.at(depth);
                counters.generated += before - left;
                counters.pruned += before - left - u64::from(last.is_some());
                self.turned_back |= left < before;
                if last.is_some() || left == 0 {
                    break;
                }
            }
            let Some(mv) = self.order.take_first(&mut here.untried) else {
                let Some(above) = self.line.leave() else { break };
                here = above;
                continue;
            };
            let state = puzzle.after(here.state, mv);
            let event = Event::forward(state, mv.into(), depth, None);
            left -= 1;
            let counters = self.depths.at(depth);
            counters.generated += 1;
            observer.generated(event);
            if puzzle.is_goal(state) {
                observer.solved(event);
                last = Some(mv);
                break;
            }
            counters.expanded += 1;
            observer.expanded(event);
            let untried = self.order.ranked(puzzle.moves(state).without(puzzle.inverse(mv)));
            let next = Here { state, estimate: 0, untried };
            self.line.enter(here.untried, next, mv.into());
            here = next;
            if self.line.is_full() {
                break;
            }
        }
        self.line.keep(here.untried);
        self.generated += most - left;
        (most - left, last)
    }

    /// Does `budget` units of work, if nothing ends the search before.
    fn run<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        mut budget: u64,
    ) -> Result<(), Status> {
        while budget > 0 {
            if self.line.is_tried() {
                // Everything within the bound has been looked at.
                self.deepen(puzzle, observer)?;
                budget -= 1;
                continue;
            }
            self.leave_for_one_more()?;
            let (generated, last) = self.dive(puzzle, observer, budget);
            budget -= generated;
            if let Some(last) = last {
                self.solution = self.line.moves_then(last.into());
                return Err(Status::Solved);
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
            stored_peak: self.depths.depths_expanded(),
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.line.depth().saturating_sub(1),
            bound: self.bound,
            depths: self.depths.rows(),
            iterations: self.iterations.rows(total),
            sides: None,
        }
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
