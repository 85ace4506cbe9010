//! Depth-first branch and bound.
//!
//! A depth-first search that holds on to the best solution found so far, the *incumbent*, and turns back
//! wherever the moves made (g) plus the bound on the moves to go (h) show that nothing better can follow.
//! Each better solution becomes the incumbent and cuts more. When there is nothing left to try, the
//! incumbent is a shortest solution: everything else was looked at, or cut because it could not be
//! shorter.
//!
//! Where [`IdaStar`](super::IdaStar) raises a bound from below and finds its only solution last, branch
//! and bound lowers one from above and has a solution to show early; but until it has found a good one it
//! goes deep for nothing. Prefer it when solutions are plenty and all about equally deep; with a good
//! first incumbent it is a single iteration of IDA*.
//!
//! **The first incumbent** is a number of moves that is taken for granted, such as 31 where the contest
//! asks for solutions of at most 30. With none, and no limit on depth, the search follows its first line
//! for ever, as nothing ever turns it back.
//!
//! **Ties.** The textbooks have it two ways, and they enter different numbers of positions.
//! [`Ties::SearchOn`] cuts only what *exceeds* the incumbent: a solution as long as the first incumbent
//! is found. [`Ties::Cut`] also cuts what *equals* it, as no better solution can follow: fewer positions,
//! but only solutions shorter than the first incumbent are found. Either way, of equally long solutions
//! the first one found is kept.
//!
//! Source: A. H. Land and A. G. Doig, "An Automatic Method of Solving Discrete Programming Problems",
//! Econometrica 28 (1960), for the method; N. R. Vempaty, V. Kumar and R. E. Korf, "Depth-First vs
//! Best-First Search", AAAI 1991, for its place among these searches. Departure: none; the recursion is
//! written out as a stack so that it can pause.

use super::line::{Here, Line};
use super::memory::Memory;
use super::stats::DepthCounts;
use super::tree::By;
use super::{Event, Limit, Limits, MoveOrder, Observer, Path, Search, Stats, Status};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};

/// What becomes of positions whose g + h equals the incumbent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// They are searched on: only what exceeds the incumbent is cut.
    #[default]
    SearchOn,
    /// They are cut, as nothing better can follow.
    Cut,
}

/// Branch and bound, paused before the next position it will generate.
///
/// Time O(b^u) for branching factor b and first incumbent u, less what is cut; memory O(u).
#[derive(Clone, Debug)]
pub struct BranchAndBound<P: Puzzle, H> {
    heuristic: H,
    order: MoveOrder,
    ties: Ties,
    limits: Limits,
    memory: Memory,
    status: Status,
    line: Line<P::State>,
    /// The length of the best solution known or taken for granted.
    incumbent: Option<u32>,
    /// The greatest g + h that is searched on; `None` when nothing is good enough any more.
    worthwhile: Option<u32>,
    /// The best solution found.
    solution: Option<Vec<Move>>,
    generated: u64,
    depths: DepthCounts,
}

impl<P: Puzzle, H: Heuristic<P>> BranchAndBound<P, H> {
    /// A search that has not begun. `incumbent` is the length of a solution that is taken for granted.
    ///
    /// When no solution within it is found, the search ends with [`Limit::Depth`].
    pub fn new(heuristic: H, order: MoveOrder, incumbent: Option<u32>, ties: Ties, limits: Limits) -> Self {
        let mut search = Self {
            heuristic,
            order,
            ties,
            limits,
            memory: Memory::new(limits.bytes),
            status: Status::Running,
            line: Line::default(),
            incumbent,
            worthwhile: None,
            solution: None,
            generated: 0,
            depths: DepthCounts::default(),
        };
        search.worthwhile = search.worthwhile_with(incumbent);
        search
    }

    /// The greatest g + h that may still lead to something better than `incumbent`.
    fn worthwhile_with(&self, incumbent: Option<u32>) -> Option<u32> {
        let within = match (incumbent, self.ties) {
            (None, _) => u32::MAX,
            (Some(length), Ties::SearchOn) => length,
            (Some(length), Ties::Cut) => length.checked_sub(1)?,
        };
        Some(within.min(self.limits.depth))
    }

    /// Makes a solution that ends in `event` the incumbent, if it is shorter than the one found before.
    #[cold]
    fn improve<O: Observer<P::State>>(&mut self, observer: &mut O, event: Event<P::State>) {
        if self.solution.is_none() || self.incumbent.is_none_or(|length| event.depth < length) {
            self.solution = Some(self.line.moves_then(event.by));
            self.incumbent = Some(event.depth);
            self.worthwhile = self.worthwhile_with(self.incumbent);
            observer.solved(event);
        } else {
            observer.worse(event);
        }
    }

    /// How the search stands when there is nothing left to try.
    fn end(&self) -> Status {
        match &self.solution {
            Some(_) => Status::Solved,
            None if self.depths.total().pruned > 0 => Status::LimitReached(Limit::Depth),
            None => Status::Exhausted,
        }
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

    /// Looks at a position just generated: cuts it, makes the path to it the incumbent, or tells that it is to be gone on from.
    #[inline]
    fn is_entered<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        event: Event<P::State>,
        f: u32,
    ) -> bool {
        self.generated += 1;
        let counters = self.depths.at(event.depth);
        counters.generated += 1;
        observer.generated(event);
        if self.worthwhile.is_none_or(|bound| f > bound) {
            counters.pruned += 1;
            observer.pruned(event, self.worthwhile.unwrap_or(0));
            return false;
        }
        if puzzle.is_goal(event.state) {
            self.improve(observer, event);
            return false;
        }
        counters.expanded += 1;
        observer.expanded(event);
        true
    }

    /// Generates the root.
    #[cold]
    fn plant<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        self.leave_for_one_more()?;
        let state = puzzle.start();
        let estimate = self.heuristic.estimate(state);
        let event = Event::forward(state, By::NONE, 0, Some(estimate));
        if self.is_entered(puzzle, observer, event, estimate) {
            let untried = self.order.ranked(puzzle.moves(state));
            self.line.enter(untried, Here { state, estimate, untried }, By::NONE);
        }
        Ok(())
    }

    /// Tries moves, as many as `budget` or until the line is to be looked after. Tells how many.
    fn dive<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O, budget: u64) -> u64 {
        let Some(mut here) = self.line.here() else { return 0 };
        let most = budget.min(self.limits.nodes - self.generated);
        let mut tried = 0;
        while tried < most {
            let Some(mv) = self.order.take_first(&mut here.untried) else {
                let Some(above) = self.line.leave() else { break };
                here = above;
                continue;
            };
            tried += 1;
            let depth = self.line.depth();
            let state = puzzle.after(here.state, mv);
            let estimate = self.heuristic.estimate_after(here.estimate, here.state, state);
            let event = Event::forward(state, mv.into(), depth, Some(estimate));
            if self.is_entered(puzzle, observer, event, depth + estimate) {
                let untried = self.order.ranked(puzzle.moves(state).without(puzzle.inverse(mv)));
                let next = Here { state, estimate, untried };
                self.line.enter(here.untried, next, mv.into());
                here = next;
                if self.line.is_full() {
                    break;
                }
            }
        }
        self.line.keep(here.untried);
        tried
    }

    /// Does `budget` units of work, if nothing ends the search before.
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
            if self.line.is_tried() {
                // Everything that could be better has been looked at.
                return Err(self.end());
            }
            self.leave_for_one_more()?;
            budget -= self.dive(puzzle, observer, budget);
        }
        Ok(())
    }
}

impl<P: Puzzle, H: Heuristic<P>> Search<P> for BranchAndBound<P, H> {
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
        // Everything has been generated by then.
        self.generated + u64::from(self.status != Status::Running)
    }

    fn stats(&self) -> Stats {
        let total = self.depths.total();
        Stats {
            total,
            // Every position is evaluated when it is generated.
            evaluated: total.generated,
            stored: self.line.len() as u64,
            stored_peak: self.depths.depths_expanded(),
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.line.depth().saturating_sub(1),
            bound: self.incumbent,
            depths: self.depths.rows(),
            iterations: Vec::new(),
            sides: None,
        }
    }

    fn solution(&self) -> Option<&[Move]> {
        self.solution.as_deref().filter(|_| self.status == Status::Solved)
    }

    fn position(&self) -> Option<P::State> {
        self.line.last()
    }

    fn bound(&self) -> Option<u32> {
        self.incumbent
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.line.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }
}
