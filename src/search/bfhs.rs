//! Breadth-first heuristic search (BFHS).
//!
//! Breadth-first search that is given an upper bound U on the solution's length, drops every position with g + h beyond it, and forgets
//! the layers behind it. Whoever knows U needs no more than a few layers at a time, where A* holds all of them; and
//! as most of what it drops would never be expanded by A* either, it does little more work.
//!
//! **What it keeps.** The layer being expanded, the one before it, and the one that grows: a move can be taken back, so that a
//! successor lies one layer above, in the same one, or one below, and duplicates are found among these three. (A position that was
//! dropped with g + h beyond U is dropped again when it is met deeper.) And the *middle* layer, half-way to U: each position past it knows from
//! which of that layer it has come.
//!
//! **The path.** When a goal is generated, only its last two moves are known, and the position in the middle that it has come through. The
//! way from the start to that one, and from there to the position before the last two moves, are found in the same way, by the same
//! search from one to the other, each with its own middle; and so on, until each piece is no longer than two moves. These searches
//! drop what cannot lie on a way as short as that found: g + h beyond its length, h being the bound for the goal still. Where that
//! heuristic overestimates, one of them may find nothing; it is then repeated with U as its bound.
//! Where a goal turns up before the middle, the first of these searches has the whole way again.
//!
//! **Why it is a shortest solution.** Each position of a shortest solution has g + h of at most its length C, and so is not dropped as long as
//! U is at least C. Layers come in the order of their depth, so the first goal generated has the least. When everything within U has
//! been looked at, no solution has so many moves or fewer.
//!
//! **How this counts.** What rebuilding the path generates, expands, cuts and meets again counts as everything else does, in all and by depth, each
//! search's root included; [`rebuilt`](Bfhs::rebuilt) tells it apart. Stored are the positions of the layers kept, and the bytes are theirs,
//! with the room that is kept for layers to come.
//!
//! **Ties.** The order of moves alone decides which of the shortest solutions is found.
//!
//! Source: R. Zhou and E. A. Hansen, "Breadth-First Heuristic Search", Artificial Intelligence 170 (2006), first in ICAPS 2004. Departures: the
//! middle layer lies half-way to U, where they put it at three quarters; the last two moves are read off; the move straight back is not tried.
//!
//! ```
//! use rolling_cubes::heuristic::cubes::Misplaced;
//! use rolling_cubes::puzzle::{Notation, RollingCubes};
//! use rolling_cubes::search::{Bfhs, Limits, MoveOrder, Search, Status};
//!
//! let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR")?;
//! let misplaced = Misplaced::new(&puzzle);
//! let mut search = Bfhs::new(MoveOrder::by_number(4), Some(15), Limits::default());
//! while search.step(&puzzle, &misplaced, &mut (), u64::MAX) == Status::Running {}
//! assert_eq!(search.solution().map(<[_]>::len), Some(13));
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use super::algorithm::{Algorithm, Level, Look, Need, Order, Proof, Rank};
use super::branch_and_bound::INCUMBENT;
use super::by::{By, onward};
use super::common::Common;
use super::layers::{Layers, Node};
use super::observer::{Event, Observer, Side};
use super::order::{MoveOrder, Ranks};
use super::path::Path;
use super::resumable::Search;
use super::setting::{MAX_DEPTH, Settings};
use super::stats::{Counters, Incumbent};
use super::status::{Limit, Limits, Status};
use super::waiting::{Shape, Waiter, Waiting};
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};
use crate::said::Phrase;

/// What is to be known of BFHS.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "bfhs",
    level: Level::Layer,
    stores: true,
    sides: 1,
    informed: true,
    consistent: false,
    settings: &[&INCUMBENT],
    needs: Some(Need {
        one_of: &[&INCUMBENT, &MAX_DEPTH],
        allowed: Phrase::new(
            "bfhs-needs",
            "a number of moves, or a limit on depth: with neither, bfhs has no upper bound to drop positions by",
        ),
        suggested: 40,
    }),
    proves: Proof::Shortest,
    promise: None,
    waits: Order::Layers,
    ranks: Rank::First,
    looks_at: Look::Successors,
    goal_test: Look::Successors,
};

/// Part of a solution that is still to be found.
#[derive(Clone, Copy, Debug)]
enum Part<S> {
    /// The moves from one position, which lies at this depth, to another that is so many moves away.
    Way { from: S, depth: u32, to: S, length: u32 },
    /// A move that is known.
    Made(Move),
}

/// The search that is under way: for a goal, or for a position that is known to lie so many moves away.
#[derive(Clone, Copy, Debug)]
struct Pass<S> {
    root: S,
    /// How deep the root lies.
    depth: u32,
    /// What is looked for, where it is not any goal.
    to: Option<S>,
    /// How deep the middle layer lies.
    middle: u32,
}

/// The position being expanded.
#[derive(Clone, Copy, Debug)]
struct Here<S> {
    state: S,
    by: By,
    estimate: u32,
    /// Its ancestor in the middle layer, or its own place if it lies there.
    middle: u32,
}

/// BFHS, paused before the next position it will generate.
///
/// Time grows with the number of positions whose g + h is at most U; memory with the widest three layers of these, and the middle one.
#[derive(Clone, Debug)]
pub struct Bfhs<P: Puzzle> {
    pub(super) common: Common<Layers<P::Packed>>,
    /// What has a greater g + h is dropped: U, or the length of the solution while its path is rebuilt.
    bound: u32,
    /// U.
    upper: u32,
    pass: Option<Pass<P::State>>,
    here: Option<Here<P::State>>,
    /// Its moves that were not yet tried.
    untried: Ranks,
    /// The depth of the layer being expanded, and how many of its positions were taken.
    depth: u32,
    taken: usize,
    /// The least g + h that was dropped, and the node with which it was, while there is no solution.
    pub(super) least_cut: Option<(u32, u64)>,
    /// What is still to be found of the solution, the first part last.
    parts: Vec<Part<P::State>>,
    /// The goal that was found, its last move and its number among all that was stored, its depth, and what had been counted by then.
    found: Option<(Event<P::State>, Counters)>,
}

impl<P: Puzzle> Bfhs<P> {
    /// A search that has not begun. `upper` is the length of a solution that is taken for granted: when none of so many moves is found, the
    /// search ends with [`Limit::Depth`].
    #[must_use]
    pub fn new(order: MoveOrder, upper: Option<u32>, limits: Limits) -> Self {
        let bound = limits.depth.min(upper.unwrap_or(u32::MAX));
        Self {
            common: Common::new(order, limits),
            bound,
            upper: bound,
            pass: None,
            here: None,
            untried: Ranks::default(),
            depth: 0,
            taken: 0,
            least_cut: None,
            parts: Vec::new(),
            found: None,
        }
    }

    /// What rebuilding the path has counted so far, which is in all counts, too; `None` before a goal is found.
    #[must_use]
    pub fn rebuilt(&self) -> Option<Counters> {
        self.found.map(|(_, before)| self.common.depths.total() - before)
    }

    /// The solution whose path is being rebuilt, or was: its length is known as soon as its goal is found, and it is a shortest one.
    pub(super) fn found(&self) -> Option<Incumbent> {
        self.found.map(|(goal, before)| Incumbent { length: goal.depth, node: before.generated })
    }

    /// Whether everything within the bound has been looked at.
    pub(super) fn is_swept(&self) -> bool {
        self.found.is_none() && self.is_layer_end() && self.common.store.next_len() == 0
    }

    /// Whether the layer in hand has been expanded.
    fn is_layer_end(&self) -> bool {
        self.pass.is_some() && self.untried.is_empty() && self.taken == self.common.store.len()
    }

    /// Begins to look for a goal with a bound.
    pub(super) fn sweep<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        bound: u32,
    ) -> Result<(), Status> {
        (self.bound, self.upper) = (bound, bound);
        self.least_cut = None;
        let root = puzzle.start();
        self.begin(puzzle, heuristic, observer, Pass { root, depth: 0, to: None, middle: bound / 2 })
    }

    /// Begins a search: generates its root.
    fn begin<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        pass: Pass<P::State>,
    ) -> Result<(), Status> {
        let Pass { root, depth, to, .. } = pass;
        self.common.allow_depth(depth + 1)?;
        self.common.store.clear();
        self.common.allow_one_more(P::MOVES)?;
        let Common { store, generated, depths, .. } = &mut self.common;
        let estimate = heuristic.estimate(root);
        let event = Event::forward(root, By::NONE, depth, Some(estimate));
        *generated += 1;
        let counters = depths.at(depth);
        counters.generated += 1;
        (self.pass, self.here, self.untried, self.depth, self.taken) =
            (Some(pass), None, Ranks::default(), depth, 0);
        if depth + estimate > self.bound {
            counters.pruned += 1;
            observer.generated(event);
            observer.pruned(event, self.bound);
            self.least_cut = Some((depth + estimate, *generated));
            return Ok(());
        }
        let event = Self::stored(event, store.next_number(0));
        observer.generated(event);
        store.add(Node { state: puzzle.pack(root), by: By::NONE, estimate, middle: 0 });
        store.advance(false);
        if to.is_none() && puzzle.is_goal(root) {
            self.found = Some((event, depths.total()));
            self.pass = None;
        }
        Ok(())
    }

    /// Observers know positions again by how many were stored before, which is what they take for records.
    fn stored(event: Event<P::State>, number: u64) -> Event<P::State> {
        #[allow(clippy::cast_possible_truncation)] // far beyond what anybody keeps
        event.stored(number as u32)
    }

    /// Goes on to the next layer.
    ///
    /// A heuristic that overestimates may have dropped the rest of the path, as g + h exceeded the solution's length. Within U it is found
    /// again, whatever the heuristic: each position on it was stored within U, at the least depth at which one can be.
    #[cold]
    #[inline(never)]
    fn advance<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        middle_layer: u32,
    ) -> Result<(), Status> {
        if self.common.store.next_len() == 0 {
            if let Some(pass) = self.pass.filter(|_| self.bound < self.upper && self.found.is_some()) {
                self.bound = self.upper;
                return self.begin(puzzle, heuristic, observer, pass);
            }
            debug_assert!(self.found.is_none(), "what was found once is found again");
            let depth = Status::LimitReached(Limit::Depth);
            return Err(if self.least_cut.is_some() { depth } else { Status::Exhausted });
        }
        self.common.allow_depth(self.depth + 2)?;
        self.common.store.advance(self.depth == middle_layer + 1);
        (self.depth, self.taken) = (self.depth + 1, 0);
        Ok(())
    }

    /// Takes the next position of the layer, or goes on to the next layer.
    #[allow(clippy::inline_always)] // compiled for size it would be called at each position
    #[inline(always)]
    fn take<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        middle_layer: u32,
    ) -> Result<(), Status> {
        if self.taken == self.common.store.len() {
            return self.advance(puzzle, heuristic, observer, middle_layer);
        }
        let Common { store, order, depths, .. } = &mut self.common;
        let Node { state, by, estimate, middle } = store.node(self.taken);
        let state = puzzle.unpack(state);
        #[allow(clippy::cast_possible_truncation)] // layers have fewer positions
        let middle = if self.depth == middle_layer { self.taken as u32 } else { middle };
        let event = Event::forward(state, by, self.depth, Some(estimate));
        observer.expanded(Self::stored(event, store.number(self.taken)));
        depths.at(self.depth).expanded += 1;
        self.here = Some(Here { state, by, estimate, middle });
        self.untried = order.ranked(onward(puzzle, state, by));
        self.taken += 1;
        Ok(())
    }

    /// What is known of the way that ends with `mv`, and what is still to be found of it.
    #[cold]
    #[inline(never)]
    fn split(&mut self, puzzle: &P, mv: Move) {
        let (Some(pass), Some(here)) = (self.pass, self.here) else { return };
        self.parts.push(Part::Made(mv));
        let Some(by) = here.by.mv() else { return };
        self.parts.push(Part::Made(by));
        let Pass { root, depth, middle, .. } = pass;
        let (to, end) = (puzzle.after(here.state, puzzle.inverse(by)), self.depth - 1);
        let mut way = |from, depth, to, end: u32| {
            if end > depth {
                self.parts.push(Part::Way { from, depth, to, length: end - depth });
            }
        };
        if middle > depth && middle <= end {
            let packed = self.common.store.middle(self.depth - middle, here.middle);
            let between = puzzle.unpack(packed);
            way(between, middle, to, end);
            way(root, depth, between, middle);
        } else {
            way(root, depth, to, end);
        }
    }

    /// A way has been found, and the rest of the path is to be rebuilt: begins to look for the next part of it, or finds that all of
    /// the solution is known.
    #[cold]
    #[inline(never)]
    fn rebuild<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
    ) -> Result<(), Status> {
        loop {
            match self.parts.pop() {
                Some(Part::Made(mv)) => self.common.solution.push(mv),
                Some(Part::Way { from, depth, to, length }) => {
                    self.common.allow_one_more(P::MOVES)?;
                    let pass = Pass { root: from, depth, to: Some(to), middle: depth + length / 2 };
                    return self.begin(puzzle, heuristic, observer, pass);
                }
                None => {
                    if let Some((goal, _)) = self.found {
                        observer.solved(goal);
                    }
                    return Err(Status::Solved);
                }
            }
        }
    }

    /// Goes on until there are `end` positions, or everything within the bound has been looked at.
    ///
    /// Tried and left: a loop for each position expanded, with its moves and counts at hand (5 to 8 % slower in wasm, where calls leave
    /// nothing in registers; as a function of its own a tenth slower natively, too).
    #[inline(never)] // once for this search and for BFIDA*
    pub(super) fn go_on<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        end: u64,
    ) -> Result<(), Status> {
        while self.common.generated < end {
            let Some(&Pass { to, middle, .. }) = self.pass.as_ref() else {
                self.rebuild(puzzle, heuristic, observer)?;
                continue;
            };
            if self.untried.is_empty() {
                self.take(puzzle, heuristic, observer, middle)?;
                continue;
            }
            self.common.allow_one_more(P::MOVES)?;
            if let (Some(here), Some(mv)) = (self.here, self.common.order.take_first(&mut self.untried)) {
                self.look_at(puzzle, heuristic, observer, to, here, mv);
            }
        }
        Ok(())
    }

    /// Generates a successor: drops it, meets it again, finds it to be what is looked for, or adds it to the next layer.
    #[inline]
    fn look_at<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        to: Option<P::State>,
        here: Here<P::State>,
        mv: Move,
    ) {
        let Common { store, generated, depths, .. } = &mut self.common;
        let (state, depth) = (puzzle.after(here.state, mv), self.depth + 1);
        let estimate = heuristic.estimate_after(here.estimate, here.state, state);
        let event = Event::forward(state, mv.into(), depth, Some(estimate));
        *generated += 1;
        let counters = depths.at(depth);
        counters.generated += 1;
        let f = depth + estimate;
        if f > self.bound {
            counters.pruned += 1;
            observer.generated(event);
            observer.pruned(event, self.bound);
            if self.least_cut.is_none_or(|(least, _)| f < least) && self.found.is_none() {
                self.least_cut = Some((f, *generated));
            }
            return;
        }
        let number = store.next_number(store.next_len());
        if to.map_or_else(|| puzzle.is_goal(state), |to| state == to) {
            let event = Self::stored(event, number);
            observer.generated(event);
            store.count_one();
            if self.found.is_none() {
                self.found = Some((event, depths.total()));
                // No way that is longer is of use any more.
                self.bound = depth;
            }
            self.split(puzzle, mv);
            self.pass = None;
            return;
        }
        let is_new =
            store.add(Node { state: puzzle.pack(state), by: mv.into(), estimate, middle: here.middle });
        if is_new {
            observer.generated(Self::stored(event, number));
        } else {
            counters.duplicates += 1;
            observer.generated(event);
            observer.duplicate(event);
        }
    }

    /// The way to a position as far back as the layers in memory tell it.
    fn way_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let (mut here, mut moves) = (state, Vec::new());
        let mut by = self.common.store.by(puzzle.pack(here))?;
        while let Some(mv) = by.mv() {
            moves.push(mv);
            here = puzzle.after(here, puzzle.inverse(mv));
            by = self.common.store.by(puzzle.pack(here)).unwrap_or(By::NONE);
        }
        moves.reverse();
        Some(Path::ending_in(puzzle, Side::Forward, state, moves))
    }

    /// The way to a position of the solution.
    fn way_on_solution(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let (mut here, mut moves) = (puzzle.start(), Vec::new());
        let mut left = self.common.solution.iter();
        while here != state {
            let &mv = left.next()?;
            moves.push(mv);
            here = puzzle.after(here, mv);
        }
        Some(Path::forward(puzzle, moves))
    }
}

impl<P: Puzzle> Search<P> for Bfhs<P> {
    const ALGORITHM: &'static Algorithm = &ALGORITHM;
    // The last unit finds that all of the solution is known.
    const SOLVED_BY_GENERATING: bool = false;

    const ONE_LOOP: bool = true;

    type Store = Layers<P::Packed>;

    fn from_settings(_puzzle: &P, settings: &Settings) -> Self {
        Self::new(settings.order.clone(), settings.moves(&INCUMBENT), settings.limits())
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
        if self.common.generated == 0 && budget > 0 {
            self.sweep(puzzle, heuristic, observer, self.bound)?;
        }
        self.go_on(puzzle, heuristic, observer, end)
    }

    fn position(&self) -> Option<P::State> {
        self.here.map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    /// While the path is rebuilt no stage ends.
    fn is_stage_end(&self) -> bool {
        self.found.is_none() && self.is_layer_end()
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<Waiting<P::State>> {
        let layers = &self.common.store;
        let places = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let waiter = |node: Node<P::Packed>, id, depth| {
            let state = puzzle.unpack(node.state);
            Waiter { id, state, by: node.by, depth, estimate: Some(node.estimate) }
        };
        let here = places(self.taken)..places(layers.len());
        let next = 0..places(layers.next_len());
        vec![
            Waiting::of_records(Shape::Layer, Side::Forward, here, most, &mut |place| {
                waiter(layers.node(place as usize), layers.number(place as usize), self.depth)
            }),
            Waiting::of_records(Shape::NextLayer, Side::Forward, next, most, &mut |place| {
                let number = layers.next_number(place as usize);
                waiter(layers.next_node(place as usize), number, self.depth + 1)
            }),
        ]
    }

    /// From as far back as it is still known.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let is_over = self.common.status == Status::Solved;
        let on_solution = is_over.then(|| self.way_on_solution(puzzle, state)).flatten();
        on_solution.or_else(|| self.way_to(puzzle, state))
    }

    fn longest(&self) -> Option<u32> {
        Some(self.bound)
    }

    fn incumbent(&self) -> Option<Incumbent> {
        self.found()
    }
}
