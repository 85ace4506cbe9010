//! Iterative-deepening A*.
//!
//! A depth-first search that turns back wherever the moves made (g) plus a lower bound on the moves to go (h)
//! exceed a limit, the *bound*. When it has looked at everything within the bound and found no goal, it
//! raises the bound and begins again from the root. The work of the earlier iterations is repeated, but
//! each is a fraction of the next, and nothing is stored but the line of play: that is the bargain.
//!
//! With an admissible heuristic the first goal found is at the end of a shortest solution, because an
//! iteration that fails proves that no solution is as short as its bound.
//!
//! Positions are not remembered, so the same one is met again along every path that leads to it. Only
//! going straight back is avoided.
//!
//! Source: R. E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", Artificial
//! Intelligence 27 (1985). Departure: none; the recursion is written out as a stack so that it can pause.

use super::line::{Line, Successor};
use super::memory::Memory;
use super::stats::{DepthCounts, IterationCounts};
use super::{Event, Limit, Limits, MoveOrder, NextBound, Observer, Path, Search, Stats, Status, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// How the bound grows from one iteration to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deepening {
    /// The textbooks' way for contests: 0, 1, 2, ... Iterations may repeat without reaching anything new.
    ByOne,
    /// Korf's way: from the root's estimate to the smallest g + h that was cut.
    #[default]
    NextBound,
}

/// IDA*, paused before the next position it will generate.
///
/// Time O(b^d) for branching factor b and solution length d, less what the heuristic cuts; memory O(d).
#[derive(Clone, Debug)]
pub struct IdaStar<P: Puzzle, H> {
    heuristic: H,
    order: MoveOrder,
    deepening: Deepening,
    limits: Limits,
    memory: Memory,
    status: Status,
    line: Line<P::State>,
    solution: Vec<Move>,
    /// The limit on g + h in this iteration; `None` before the first.
    bound: Option<u32>,
    /// The smallest g + h that this iteration has cut, [`NOTHING`](Self::NOTHING) while nothing was cut, and the first node with it.
    smallest_cut: u32,
    cut_at: u64,
    generated: u64,
    depths: DepthCounts,
    iterations: IterationCounts,
}

impl<P: Puzzle, H: Heuristic<P>> IdaStar<P, H> {
    /// More than any g + h that is cut.
    const NOTHING: u32 = u32::MAX;

    /// A search that has not begun.
    pub fn new(heuristic: H, order: MoveOrder, deepening: Deepening, limits: Limits) -> Self {
        Self {
            heuristic,
            order,
            deepening,
            limits,
            memory: Memory::new(limits.bytes),
            status: Status::Running,
            line: Line::default(),
            solution: Vec::new(),
            bound: None,
            smallest_cut: Self::NOTHING,
            cut_at: 0,
            generated: 0,
            depths: DepthCounts::default(),
            iterations: IterationCounts::default(),
        }
    }

    /// The bound of the next iteration, or `None` when a higher one could reach nothing new.
    fn next_bound(&self, root_estimate: u32) -> Option<u32> {
        match (self.bound, self.deepening) {
            (None, Deepening::ByOne) => Some(0),
            (None, Deepening::NextBound) => Some(root_estimate),
            (Some(_), _) => self.smallest_cut_bound().map(|next| next.bound),
        }
    }

    /// The next bound as far as this iteration knows it, and the node that set it.
    fn smallest_cut_bound(&self) -> Option<NextBound> {
        let bound = match self.deepening {
            _ if self.smallest_cut == Self::NOTHING => return None,
            Deepening::ByOne => self.bound? + 1,
            Deepening::NextBound => self.smallest_cut,
        };
        Some(NextBound { bound, node: Some(self.cut_at) })
    }

    /// Takes note of the smallest f that was cut.
    #[cold]
    fn note_cut(&mut self, f: u32) {
        (self.smallest_cut, self.cut_at) = (f, self.generated);
    }

    /// Begins the next iteration: raises the bound and writes down the root.
    #[cold]
    fn deepen<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let state = puzzle.start();
        let estimate = self.heuristic.estimate(state);
        let bound = self.next_bound(estimate).ok_or(Status::Exhausted)?;
        if bound > self.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        self.leave_for_one_more()?;
        self.iterations.begin(bound, self.depths.total());
        observer.bound_raised(bound);
        self.bound = Some(bound);
        self.smallest_cut = Self::NOTHING;
        self.line.plant(state, estimate);
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

    /// Generates the next position: cuts it, finds it to be a goal, or goes on from it.
    #[inline]
    fn generate<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let Successor { state, estimate, by } = loop {
            match self.line.take_up() {
                Some(next) => break next,
                // Everything within the bound has been looked at.
                None => self.deepen(puzzle, observer)?,
            }
        };
        self.leave_for_one_more()?;
        let depth = self.line.depth();
        let bound = self.bound.unwrap_or(0);
        let event = Event::forward(state, by, depth, Some(estimate));
        self.generated += 1;
        let counters = self.depths.at(depth);
        counters.generated += 1;
        observer.generated(event);

        let f = depth + estimate;
        if f > bound {
            counters.pruned += 1;
            observer.pruned(event, bound);
            if f < self.smallest_cut {
                self.note_cut(f);
            }
            return Ok(());
        }
        if puzzle.is_goal(state) {
            observer.solved(event);
            self.solution = self.line.moves_then(by);
            return Err(Status::Solved);
        }
        counters.expanded += 1;
        observer.expanded(event);
        let moves = puzzle.moves(state);
        let onward = by.mv().map_or(moves, |by| moves.without(puzzle.inverse(by)));
        let (heuristic, order) = (&self.heuristic, &self.order);
        let successors = order.last_first(onward).map(|mv| {
            let after = puzzle.after(state, mv);
            Successor {
                state: after,
                estimate: heuristic.estimate_after(estimate, state, after),
                by: mv.into(),
            }
        });
        self.line.push(state, by, successors);
        Ok(())
    }

    /// Does `budget` units of work, if nothing ends the search before.
    #[inline(never)] // a loop that shares its function with others has to share the processor's registers, too
    fn run<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        for _ in 0..budget {
            self.generate(puzzle, observer)?;
        }
        Ok(())
    }
}

impl<P: Puzzle, H: Heuristic<P>> Search<P> for IdaStar<P, H> {
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
            // Every position is evaluated when it is generated.
            evaluated: total.generated,
            stored: self.line.len() as u64,
            stored_peak: self.line.longest() as u64,
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.line.depth().saturating_sub(1),
            bound: self.bound,
            next_bound: self.smallest_cut_bound(),
            incumbent: None,
            stage_end: self.is_stage_end(),
            depths: self.depths.rows(),
            iterations: self.iterations.rows(total),
            sides: None,
        }
    }

    fn is_stage_end(&self) -> bool {
        self.generated > 0 && self.line.is_done()
    }

    fn longest(&self) -> Option<u32> {
        Some(self.limits.depth)
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.line.waiting(Vec::new(), most, true)
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
