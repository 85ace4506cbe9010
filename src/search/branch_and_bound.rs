//! Depth-first branch and bound.
//!
//! A depth-first search that holds on to the best solution found so far, the *incumbent*, and turns back
//! wherever the moves made (g) plus a lower bound on the moves to go (h) show that nothing better can follow.
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

use super::line::{Line, Successor};
use super::memory::Memory;
use super::stats::DepthCounts;
use super::{Event, Incumbent, Limit, Limits, MoveOrder, Observer, Path, Search, Stats, Status, Waiting};
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
    /// The best solution found, and the node that ended it.
    solution: Option<Vec<Move>>,
    found_at: u64,
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
            found_at: 0,
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
            self.found_at = self.generated;
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

    /// Writes down the root.
    #[cold]
    fn plant(&mut self, puzzle: &P) -> Result<(), Status> {
        self.leave_for_one_more()?;
        let root = puzzle.start();
        self.line.plant(root, self.heuristic.estimate(root));
        Ok(())
    }

    /// Generates the next position: cuts it, makes its path the incumbent, or goes on from it.
    #[inline]
    fn generate<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Result<(), Status> {
        let Successor { state, estimate, by } = loop {
            match self.line.take_up() {
                Some(next) => break next,
                None if self.generated == 0 => self.plant(puzzle)?,
                // Everything that could be better has been looked at.
                None => return Err(self.end()),
            }
        };
        self.leave_for_one_more()?;
        let depth = self.line.depth();
        let event = Event::forward(state, by, depth, Some(estimate));
        self.generated += 1;
        let counters = self.depths.at(depth);
        counters.generated += 1;
        observer.generated(event);
        if self.worthwhile.is_none_or(|bound| depth + estimate > bound) {
            counters.pruned += 1;
            observer.pruned(event, self.worthwhile.unwrap_or(0));
            return Ok(());
        }
        if puzzle.is_goal(state) {
            self.improve(observer, event);
            return Ok(());
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
    #[inline]
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
            stored_peak: self.line.longest() as u64,
            bytes: self.memory.taken(),
            bytes_peak: self.memory.peak(),
            depth: self.line.depth().saturating_sub(1),
            bound: self.incumbent,
            next_bound: None,
            incumbent: Search::<P>::incumbent(self),
            stage_end: self.is_stage_end(),
            depths: self.depths.rows(),
            iterations: Vec::new(),
            sides: None,
        }
    }

    fn incumbent(&self) -> Option<Incumbent> {
        let found = self.solution.is_some().then_some(self.found_at);
        self.incumbent.zip(found).map(|(length, node)| Incumbent { length, node })
    }

    /// Each better solution ends one, and the last ends when nothing waits.
    fn is_stage_end(&self) -> bool {
        self.generated > 0
            && (self.line.is_done() || self.solution.is_some() && self.generated == self.found_at)
    }

    fn longest(&self) -> Option<u32> {
        self.worthwhile
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.line.waiting(Vec::new(), most, true)
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
