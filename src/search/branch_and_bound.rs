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
//! asks for solutions of at most 30. With none, and no limit on depth, the search follows its first path
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
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{BranchAndBound, Limits, MoveOrder, Search, Status, Ties};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let mut search = BranchAndBound::new(MoveOrder::by_number(4), Some(20), Ties::SearchOn, Limits::default());
//! let status = search.step(&puzzle, &Misplaced::new(&puzzle), &mut (), u64::MAX);
//! assert_eq!((status, search.solution().map(<[_]>::len)), (Status::Solved, Some(13)));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Need, Order, Proof, Rank};
use super::by::onward;
use super::common::Common;
use super::observer::{Event, Observer};
use super::order::MoveOrder;
use super::path::Path;
use super::resumable::Search;
use super::setting::{Kind, MAX_DEPTH, OneOf, Setting, Settings, help};
use super::stack::{Stack, Successor};
use super::stats::Incumbent;
use super::status::{Limit, Limits, Status};
use super::waiting::Waiting;
use crate::heuristic::Heuristic;
use crate::puzzle::Puzzle;
use crate::said::Phrase;

/// What is to be known of branch and bound.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "branch-and-bound",
    level: Level::Incumbent,
    stores: false,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&INCUMBENT, &TIES],
    needs: Some(Need {
        one_of: &[&INCUMBENT, &MAX_DEPTH],
        allowed: Phrase::new(
            "branch-and-bound-needs",
            "a number of moves, or a limit on depth: with neither, branch-and-bound could go on along its first path for ever",
        ),
        // No shortest solution here is longer, but for the 15-puzzle's.
        suggested: 40,
    }),
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Stack,
    ranks: Rank::F,
    looks_at: Look::Taken,
    goal_test: Look::Taken,
};

/// The length of a solution that is taken for granted.
pub const INCUMBENT: Setting = Setting {
    name: "incumbent",
    kind: Kind::Moves,
    help: help(
        "The length of a solution that branch-and-bound takes for granted; it needs this or --max-depth",
    ),
};

/// What becomes of ties: see [`Ties`].
pub const TIES: Setting = Setting {
    name: "ties",
    kind: Kind::OneOf { names: &["search-on", "cut"], default: "search-on" },
    help: help(
        "What branch-and-bound does where a solution can only be as long as the incumbent: search-on or cut \
           [default: search-on]",
    ),
};

/// What becomes of positions whose g + h equals the incumbent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// They are searched on: only what exceeds the incumbent is cut.
    #[default]
    SearchOn,
    /// They are cut, as nothing better can follow.
    Cut,
}

impl OneOf for Ties {
    const SETTING: &'static Setting = &TIES;
    const VALUES: &'static [Self] = &[Self::SearchOn, Self::Cut];
}

/// Branch and bound, paused before the next position it will generate.
///
/// Time O(b^u) for branching factor b and first incumbent u, less what is cut; memory O(u).
#[derive(Clone, Debug)]
pub struct BranchAndBound<P: Puzzle> {
    common: Common<Stack<P::State>>,
    ties: Ties,
    /// The length of the best solution known or taken for granted.
    incumbent: Option<u32>,
    /// The greatest g + h that is searched on; `None` when nothing is good enough any more.
    worthwhile: Option<u32>,
    /// The node that ended the best solution found.
    found_at: Option<u64>,
}

impl<P: Puzzle> BranchAndBound<P> {
    /// A search that has not begun. `incumbent` is the length of a solution that is taken for granted.
    ///
    /// When no solution within it is found, the search ends with [`Limit::Depth`].
    #[must_use]
    pub fn new(order: MoveOrder, incumbent: Option<u32>, ties: Ties, limits: Limits) -> Self {
        let mut search =
            Self { common: Common::new(order, limits), ties, incumbent, worthwhile: None, found_at: None };
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
        Some(within.min(self.common.limits.depth))
    }

    /// Makes a solution that ends in `event` the incumbent, if it is shorter than the one found before.
    #[cold]
    #[inline(never)] // once for all heuristics
    fn improve<O: Observer<P::State>>(&mut self, observer: &mut O, event: Event<P::State>) {
        if self.found_at.is_none() || self.incumbent.is_none_or(|length| event.depth < length) {
            self.common.solution = self.common.store.moves_then(event.by);
            self.found_at = Some(self.common.generated);
            self.incumbent = Some(event.depth);
            self.worthwhile = self.worthwhile_with(self.incumbent);
            observer.solved(event);
        } else {
            observer.worse(event);
        }
    }

    /// How the search stands when there is nothing left to try.
    fn end(&self) -> Status {
        if self.found_at.is_some() {
            Status::Solved
        } else if self.common.depths.total().pruned > 0 {
            Status::LimitReached(Limit::Depth)
        } else {
            Status::Exhausted
        }
    }

    /// Sees to it that the next position can be generated: pushes the root, and makes room.
    #[cold]
    #[inline(never)] // once for all heuristics
    fn make_ready(&mut self, root: P::State, estimate: u32) -> Result<(), Status> {
        let next = loop {
            match self.common.store.pop() {
                Some(next) => break next,
                None if self.common.generated == 0 => {
                    self.common.allow_one_more(P::MOVES)?;
                    self.common.store.push_root(root, estimate);
                }
                // Everything that could be better has been looked at.
                None => return Err(self.end()),
            }
        };
        self.common.put_back(next, P::MOVES)
    }

    /// Generates up to `budget` positions, for as long as all is ready for the next and none is a goal: cuts each, or goes on
    /// from it.
    #[inline(never)] // a loop that shares its function with calls has to share the processor's registers, too
    fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) {
        let Common { store, order, limits, depths, generated: counted, .. } = &mut self.common;
        // The loop's own, as the stack in hand is: see [`InHand`](super::stack::InHand).
        let (mut stack, mut generated) = (store.in_hand(), *counted);
        let (end, depths) = (generated.saturating_add(budget).min(limits.nodes), depths.made());
        let (worthwhile, mut goal) = (self.worthwhile, None);
        while generated < end
            && let Some(depth) = stack.ready(P::MOVES)
            && let Some(counters) = depths.get_mut(depth as usize)
            && let Some(Successor { state, estimate, by }) = stack.pop()
        {
            let event = Event::forward(state, by, depth, Some(estimate));
            generated += 1;
            counters.generated += 1;
            observer.generated(event);
            if worthwhile.is_none_or(|bound| depth + estimate > bound) {
                counters.pruned += 1;
                observer.pruned(event, worthwhile.unwrap_or(0));
                continue;
            }
            if puzzle.is_goal(state) {
                goal = Some(event);
                break;
            }
            counters.expanded += 1;
            observer.expanded(event);
            let successors = order.last_first(onward(puzzle, state, by)).map(|mv| {
                let after = puzzle.after(state, mv);
                Successor {
                    state: after,
                    estimate: heuristic.estimate_after(estimate, state, after),
                    by: mv.into(),
                }
            });
            stack.push(state, by, successors);
        }
        *counted = generated;
        let counts = stack.counts();
        store.take_over(counts);
        if let Some(goal) = goal {
            self.improve(observer, goal);
        }
    }
}

impl<P: Puzzle> Search<P> for BranchAndBound<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // That a solution is a shortest one is known when everything has been generated.
    const SOLVED_BY_GENERATING: bool = false;

    const IS_TIGHT: bool = true;

    type Store = Stack<P::State>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        let incumbent = settings.moves(&INCUMBENT);
        Self::new(settings.order.clone(), incumbent, settings.one_of(), settings.limits())
    }

    fn common(&self) -> &Common<Self::Store> {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.common
    }

    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.common.generated.saturating_add(budget);
        while self.common.generated < end {
            self.go_on(puzzle, heuristic, observer, end - self.common.generated);
            if self.common.generated < end {
                let root = puzzle.start();
                self.make_ready(root, heuristic.estimate(root))?;
            }
        }
        Ok(())
    }

    fn position(&self) -> Option<P::State> {
        self.common.store.here()
    }

    fn depth(&self) -> u32 {
        self.common.store.depth().saturating_sub(1)
    }

    /// Each better solution ends one, and the last ends when nothing waits.
    fn is_stage_end(&self) -> bool {
        let Common { generated, store, .. } = &self.common;
        *generated > 0 && (store.is_done() || self.found_at == Some(*generated))
    }

    fn waiting(&self, _puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        self.common.store.waiting(Vec::new(), most, true)
    }

    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        self.common.store.moves_to(state).map(|moves| Path::forward(puzzle, moves))
    }

    fn bound(&self) -> Option<u32> {
        self.incumbent
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.incumbent.zip(self.found_at).map(|(length, node)| Incumbent { length, node })
    }

    fn longest(&self) -> Option<u32> {
        self.worthwhile
    }
}
