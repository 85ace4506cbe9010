//! Breadth-first heuristic searches: layers within a bound, which are forgotten, and a path that is rebuilt.
//!
//! `Sweep::look` is the loop. It expands positions of the current layer, and cuts, drops or stores their successors. Each of these methods
//! also counts and reports. A [`Rule`] has the bounds, and [`ForgettingSearch`] manages layers, limits and the path.
//!
//! **Stored layers.** Where moves can be undone, a successor is in the previous, the current or the next layer. These three layers detect
//! all duplicates, except that a position that was cut is cut again when it is met deeper. One-way moves may also lead to an older
//! layer: such a position is searched once more, and nothing below it ends a shortest path. The search also stores the *middle* layer,
//! half-way to the bound. Each position below it stores its ancestor there.
//!
//! **The path.** When a goal is generated, its last two moves and its ancestor in the middle layer are known. Two searches of the same
//! kind find the path from the start to this ancestor, and from there to the position before the last two moves. Each has its own
//! middle layer. The division ends when each part has at most two moves.
//!
//! **Costs.** These searches count moves, whatever moves cost. A bound on the cost, divided by the greatest cost of a move, is one on moves.
//!
//! These searches cut a position if g + h to the goal exceeds the length of the solution. An inadmissible heuristic may cut the path
//! itself. Then the part is searched again with the bound of the iteration. This bound suffices for any heuristic: each position of the
//! path was stored within it, at its least possible depth.

use std::fmt::Debug;
use std::rc::Rc;

use super::common::Common;
use super::search::{Inspect, Search};
use crate::heuristic::Heuristic;
use crate::puzzle::order::{MoveOrder, Ranks};
use crate::puzzle::{Costs, Move, Puzzle};
use crate::search::algorithm::{Algorithm, Level};
use crate::search::by::{By, Untried, ranked, take_first};
use crate::search::observer::{Event, Line, News, Observer, Side};
use crate::search::path::Path;
use crate::search::stats::{Counters, Incumbent, IterationCounts, IterationStats, LeastCut, NextBound};
use crate::search::status::{Limits, Status};
use crate::search::store::kept::StoreSize;
use crate::search::store::layers::{self, Layers};
use crate::search::waiting::{Shape, Waiter, WaitingList};

#[derive(Clone, Copy, Debug)]
enum Part<S> {
    /// Unknown moves between two positions, `length` moves apart; `from` lies at `depth`.
    Way {
        from: S,
        depth: u32,
        to: S,
        length: u32,
    },
    Made(Move),
}

/// One breadth-first search: for a goal, or for a known position.
#[derive(Clone, Copy, Debug)]
struct Pass<S> {
    root: S,
    depth: u32,
    /// The position looked for; `None` for any goal.
    to: Option<S>,
    middle: u32,
}

/// A position of the current layer.
#[derive(Clone, Copy, Debug)]
struct Node<S> {
    state: S,
    by: By,
    h: u32,
    /// Its ancestor in the middle layer, or its own place there.
    middle: u32,
}

/// A successor of the position being expanded.
#[derive(Clone, Copy, Debug)]
struct Successor<S> {
    state: S,
    mv: Move,
    g: u32,
    h: u32,
}

impl<S: Copy> Successor<S> {
    /// g + h.
    #[inline]
    const fn f(&self) -> u32 {
        self.g + self.h
    }

    #[inline]
    fn event(&self) -> Event<S> {
        Event::forward(self.state, self.mv.into(), self.g, Some(self.h))
    }
}

/// The next position to look at.
#[derive(Clone, Copy, Debug)]
enum Next<S> {
    /// A position of the current layer.
    Taken(Node<S>),
    /// A successor of the position being expanded.
    Generated(Successor<S>),
}

/// A bound on moves from one on their cost.
#[inline]
fn in_moves<P: Puzzle>(puzzle: &P, h: u32) -> u32 {
    if P::Costs::ARE_ONE { h } else { h.div_ceil(puzzle.costs().1) }
}

/// The rule of a breadth-first heuristic search: its bounds.
pub trait Rule: Debug {
    /// The traits of the algorithm.
    fn algorithm(&self) -> &'static Algorithm;

    /// The first bound, for a start with this h.
    fn first_bound(&self, h: u32, limits: &Limits) -> u32;

    /// The next bound, once everything within the last is expanded.
    ///
    /// # Errors
    /// The final status when the search ends.
    fn next_bound(&self, least_cut: LeastCut, limits: &Limits) -> Result<u32, Status>;

    /// See [`Inspect::longest`]; `bound` is the current one.
    fn longest(&self, bound: u32, limits: &Limits) -> u32;
}

/// A breadth-first heuristic search, paused before the next position it will generate.
#[derive(Clone, Debug)]
pub struct ForgettingSearch<P: Puzzle> {
    common: Common<Layers<P::PackedState, P::Costs>>,
    rule: Rc<dyn Rule>,
    /// Limit on g + h: the bound of the iteration, or the length of the solution found.
    bound: u32,
    /// The bound of the iteration; `None` before the first.
    upper: Option<u32>,
    pass: Option<Pass<P::State>>,
    here: Option<Node<P::State>>,
    untried: Untried<P>,
    /// The depth of the current layer, and the number of its positions that were taken.
    depth: u32,
    taken: usize,
    /// The least g + h that was cut before a solution was found.
    least_cut: LeastCut,
    iterations: IterationCounts,
    /// The parts of the solution still to be found, in reverse order.
    parts: Vec<Part<P::State>>,
    /// The goal found, and the counts at that time.
    found: Option<(Event<P::State>, Counters)>,
}

impl<P: Puzzle> ForgettingSearch<P> {
    /// A search by this rule that has not begun.
    #[must_use]
    pub fn by(rule: impl Rule + 'static, order: MoveOrder, limits: Limits) -> Self {
        Self {
            common: Common::new(order, limits),
            rule: Rc::new(rule),
            bound: 0,
            upper: None,
            pass: None,
            here: None,
            untried: Untried::<P>::default(),
            depth: 0,
            taken: 0,
            least_cut: LeastCut::NOTHING,
            iterations: IterationCounts::default(),
            parts: Vec::new(),
            found: None,
        }
    }

    fn deepens(&self) -> bool {
        self.rule.algorithm().level == Level::Bound
    }

    /// Counts of rebuilding the path so far, which all other counts include. `None` before a goal is found.
    #[must_use]
    pub fn rebuilt(&self) -> Option<Counters> {
        self.found.map(|(_, before)| self.common.depths.total() - before)
    }

    fn is_layer_end(&self) -> bool {
        self.pass.is_some() && self.untried.is_empty() && self.taken == self.common.store.len()
    }

    /// Adds to an event the number by which observers identify the position.
    fn stored(event: Event<P::State>, number: u64) -> Event<P::State> {
        #[allow(clippy::cast_possible_truncation)] // far more than memory can store
        event.stored(number as u32)
    }

    /// The path to a position, as far back as the stored layers reach.
    fn way_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let (mut here, mut moves) = (state, Vec::new());
        let mut by = self.common.store.by(puzzle.pack(here))?;
        while let Some(mv) = by.mv() {
            moves.push(mv);
            here = puzzle.before(here, mv);
            by = self.common.store.by(puzzle.pack(here)).unwrap_or(By::NONE);
        }
        moves.reverse();
        Some(Path::ending_in(puzzle, Side::Forward, state, moves))
    }

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

/// A slice of the search between two pauses.
struct Sweep<'a, P: Puzzle, H, O> {
    search: &'a mut ForgettingSearch<P>,
    puzzle: &'a P,
    heuristic: &'a H,
    observer: &'a mut O,
    /// Number of generated positions at which the slice ends.
    end: u64,
}

impl<P: Puzzle, H: Heuristic<P>, O: Observer<P::State>> Sweep<'_, P, H, O> {
    /// The loop.
    ///
    /// # Errors
    /// The reason why it stops.
    #[inline(always)]
    fn look(&mut self) -> Result<(), Status> {
        loop {
            match self.next()? {
                Next::Taken(node) => self.expand(&node),
                Next::Generated(successor) => {
                    if successor.f() > self.search.bound {
                        self.cut(&successor);
                    } else if self.is_goal(&successor) {
                        self.rebuild_to(&successor);
                    } else {
                        self.keep(&successor);
                    }
                }
            }
        }
    }

    /// The next position to look at.
    ///
    /// # Errors
    /// The reason why there is none: [`Status::Running`] at the end of the slice.
    #[inline(always)]
    fn next(&mut self) -> Result<Next<P::State>, Status> {
        while self.search.common.generated < self.end {
            let search = &mut *self.search;
            let Some(&Pass { middle: middle_layer, .. }) = search.pass.as_ref() else {
                self.go_on()?;
                continue;
            };
            if !search.untried.is_empty() {
                search.common.allow_one_more(self.puzzle.most_moves())?;
                let Common { order, generated, depths, .. } = &mut search.common;
                let Some(here) = search.here else { continue };
                let first = take_first(self.puzzle, order, Side::Forward, here.state, &mut search.untried);
                let Some(mv) = first else { continue };
                let (state, g) = (self.puzzle.after(here.state, mv), search.depth + 1);
                let h = in_moves(self.puzzle, self.heuristic.estimate_after(here.h, here.state, state));
                *generated += 1;
                depths.at(g).generated += 1;
                return Ok(Next::Generated(Successor { state, mv, g, h }));
            }
            if search.taken == search.common.store.len() {
                self.advance(middle_layer)?;
                continue;
            }
            let layers::Node { state, by, estimate: h, middle } = search.common.store.node(search.taken);
            #[allow(clippy::cast_possible_truncation)] // layers have fewer positions
            let middle = if search.depth == middle_layer { search.taken as u32 } else { middle };
            return Ok(Next::Taken(Node { state: self.puzzle.unpack(state), by, h, middle }));
        }
        Err(Status::Running)
    }

    /// Expands a taken position.
    #[inline(always)]
    fn expand(&mut self, node: &Node<P::State>) {
        let ForgettingSearch { common, depth, taken, .. } = &mut *self.search;
        let event = Event::forward(node.state, node.by, *depth, Some(node.h));
        let number = common.store.number(*taken);
        self.observer.hear(Line::Take, News::Expanded(ForgettingSearch::<P>::stored(event, number)));
        common.depths.at(*depth).expanded += 1;
        *taken += 1;
        self.search.untried = ranked(self.puzzle, &common.order, Side::Forward, node.state, node.by);
        self.search.here = Some(*node);
    }

    /// Cuts a successor that exceeds the bound.
    #[inline(always)]
    fn cut(&mut self, successor: &Successor<P::State>) {
        let search = &mut *self.search;
        search.common.depths.at(successor.g).pruned += 1;
        self.observer.hear(Line::Each, News::Generated(successor.event()));
        self.observer.hear(Line::Cut, News::Pruned(successor.event(), search.bound));
        if search.found.is_none() {
            search.least_cut.note(successor.f(), search.common.generated);
        }
    }

    /// Whether a successor is a goal or, while rebuilding the path, the end of the current part.
    #[inline(always)]
    fn is_goal(&self, &Successor { state, .. }: &Successor<P::State>) -> bool {
        let to = self.search.pass.and_then(|pass| pass.to);
        to.map_or_else(|| self.puzzle.is_goal(state), |to| state == to)
    }

    /// Ends this search with its goal, and continues by rebuilding the path.
    #[cold]
    #[inline(never)]
    fn rebuild_to(&mut self, successor: &Successor<P::State>) {
        let search = &mut *self.search;
        let Common { store, depths, .. } = &mut search.common;
        let event = ForgettingSearch::<P>::stored(successor.event(), store.next_number(store.next_len()));
        self.observer.hear(Line::Each, News::Generated(event));
        self.observer.hear(Line::Goal, News::Stored);
        store.count_one();
        if search.found.is_none() {
            search.found = Some((event, depths.total()));
            // Longer paths are useless now.
            search.bound = successor.g;
        }
        self.split(successor.mv);
        self.search.pass = None;
    }

    /// Adds a successor to the next layer, unless it is a duplicate.
    #[inline(always)]
    fn keep(&mut self, successor: &Successor<P::State>) {
        let ForgettingSearch { common, here, .. } = &mut *self.search;
        let &Successor { state, mv, g, h } = successor;
        let number = common.store.next_number(common.store.next_len());
        let middle = here.map_or(0, |here| here.middle);
        let node = layers::Node { state: self.puzzle.pack(state), by: mv.into(), estimate: h, middle };
        if common.store.add(node) {
            let event = ForgettingSearch::<P>::stored(successor.event(), number);
            self.observer.hear(Line::Each, News::Generated(event));
            self.observer.hear(Line::Store, News::Stored);
        } else {
            common.depths.at(g).duplicates += 1;
            self.observer.hear(Line::Each, News::Generated(successor.event()));
            self.observer.hear(Line::Duplicate, News::Duplicate(successor.event()));
        }
    }

    fn begin(&mut self, pass: Pass<P::State>) -> Result<(), Status> {
        let (search, Pass { root, depth, to, .. }) = (&mut *self.search, pass);
        let line = match to {
            Some(_) => Line::Rebuild,
            None if search.common.generated == 0 => Line::Start,
            None => Line::Raise,
        };
        search.common.allow_depth(depth + 1)?;
        search.common.store.clear();
        search.common.allow_one_more(self.puzzle.most_moves())?;
        let Common { store, generated, depths, .. } = &mut search.common;
        let h = in_moves(self.puzzle, self.heuristic.estimate(root));
        let event = Event::forward(root, By::NONE, depth, Some(h));
        *generated += 1;
        let counters = depths.at(depth);
        counters.generated += 1;
        (search.pass, search.here, search.untried) = (Some(pass), None, Untried::<P>::default());
        (search.depth, search.taken) = (depth, 0);
        if depth + h > search.bound {
            counters.pruned += 1;
            self.observer.hear(line, News::Generated(event));
            self.observer.hear(Line::Cut, News::Pruned(event, search.bound));
            if search.found.is_none() {
                search.least_cut.note(depth + h, *generated);
            }
            return Ok(());
        }
        let event = ForgettingSearch::<P>::stored(event, store.next_number(0));
        self.observer.hear(line, News::Generated(event));
        store.add(layers::Node { state: self.puzzle.pack(root), by: By::NONE, estimate: h, middle: 0 });
        store.advance(false);
        if to.is_none() && self.puzzle.is_goal(root) {
            self.observer.hear(Line::Home, News::Stored);
            search.found = Some((event, depths.total()));
            search.pass = None;
        }
        Ok(())
    }

    fn deepen(&mut self) -> Result<(), Status> {
        let (root, search) = (self.puzzle.start(), &mut *self.search);
        let limits = &search.common.limits;
        let (line, bound) = match search.upper {
            None => (
                Line::Start,
                search.rule.first_bound(in_moves(self.puzzle, self.heuristic.estimate(root)), limits),
            ),
            Some(_) => (Line::Raise, search.rule.next_bound(search.least_cut, limits)?),
        };
        if search.deepens() {
            search.common.allow_one_more(self.puzzle.most_moves())?;
            search.common.allow_depth(1)?;
            search.iterations.begin(bound, search.common.depths.total());
            self.observer.hear(line, News::Raised(bound));
        }
        (search.bound, search.upper, search.least_cut) = (bound, Some(bound), LeastCut::NOTHING);
        self.begin(Pass { root, depth: 0, to: None, middle: bound / 2 })
    }

    /// Advances to the next layer, or to the next bound if that layer is empty.
    #[cold]
    #[inline(never)]
    fn advance(&mut self, middle_layer: u32) -> Result<(), Status> {
        let search = &mut *self.search;
        if search.common.store.next_len() == 0 {
            if search.found.is_none() {
                return self.deepen();
            }
            debug_assert!(
                Some(search.bound) < search.upper,
                "what was found within the bound is found again"
            );
            search.bound = search.upper.unwrap_or(u32::MAX);
            return search.pass.map_or(Ok(()), |pass| self.begin(pass));
        }
        search.common.allow_depth(search.depth + 2)?;
        search.common.store.advance(search.depth == middle_layer + 1);
        (search.depth, search.taken) = (search.depth + 1, 0);
        Ok(())
    }

    /// Splits the current part at the middle layer, given the last move of its path.
    fn split(&mut self, mv: Move) {
        let search = &mut *self.search;
        let (Some(pass), Some(here)) = (search.pass, search.here) else { return };
        search.parts.push(Part::Made(mv));
        let Some(by) = here.by.mv() else { return };
        search.parts.push(Part::Made(by));
        let Pass { root, depth, middle, .. } = pass;
        let (to, end) = (self.puzzle.before(here.state, by), search.depth - 1);
        let mut way = |from, depth, to, end: u32| {
            if end > depth {
                search.parts.push(Part::Way { from, depth, to, length: end - depth });
            }
        };
        if middle > depth && middle <= end {
            let packed = search.common.store.middle(search.depth - middle, here.middle);
            let between = self.puzzle.unpack(packed);
            way(between, middle, to, end);
            way(root, depth, between, middle);
        } else {
            way(root, depth, to, end);
        }
    }

    /// Begins the search for a goal, or for the next part of the path to it.
    ///
    /// # Errors
    /// [`Status::Solved`] when the whole path is known.
    #[cold]
    #[inline(never)]
    fn go_on(&mut self) -> Result<(), Status> {
        let Some((goal, _)) = self.search.found else { return self.deepen() };
        loop {
            match self.search.parts.pop() {
                Some(Part::Made(mv)) => self.search.common.solution.push(mv),
                Some(Part::Way { from, depth, to, length }) => {
                    self.search.common.allow_one_more(self.puzzle.most_moves())?;
                    let middle = depth + length / 2;
                    return self.begin(Pass { root: from, depth, to: Some(to), middle });
                }
                None => {
                    let line = if goal.depth == 0 { Line::Home } else { Line::Rebuild };
                    self.observer.hear(line, News::Solved(goal));
                    return Err(Status::Solved);
                }
            }
        }
    }
}

impl<P: Puzzle> Inspect<P> for ForgettingSearch<P> {
    /// The last unit of work generates nothing: it finds that the path is complete.
    fn solved_by_generating(&self) -> bool {
        false
    }

    fn algorithm(&self) -> &'static Algorithm {
        self.rule.algorithm()
    }

    fn common(&self) -> &Common<dyn StoreSize> {
        &self.common
    }

    fn position(&self) -> Option<P::State> {
        self.here.map(|here| here.state)
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    /// Rebuilding the path has no stages.
    fn is_stage_end(&self) -> bool {
        let ends_layer = self.found.is_none() && self.is_layer_end();
        ends_layer && (!self.deepens() || self.common.store.next_len() == 0)
    }

    fn waiting(&self, puzzle: &P, most: usize) -> Vec<WaitingList<P::State>> {
        let layers = &self.common.store;
        let places = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let waiter = |node: layers::Node<P::PackedState>, id, depth| {
            let state = puzzle.unpack(node.state);
            Waiter { id, state, by: node.by, depth, estimate: Some(node.estimate) }
        };
        let here = places(self.taken)..places(layers.len());
        let next = 0..places(layers.next_len());
        vec![
            WaitingList::of_records(Shape::Layer, Side::Forward, here, most, &mut |place| {
                waiter(layers.node(place as usize), layers.number(place as usize), self.depth)
            }),
            WaitingList::of_records(Shape::NextLayer, Side::Forward, next, most, &mut |place| {
                let number = layers.next_number(place as usize);
                waiter(layers.next_node(place as usize), number, self.depth + 1)
            }),
        ]
    }

    /// The path from as far back as it is known.
    fn path_to(&self, puzzle: &P, state: P::State) -> Option<Path<P::State>> {
        let is_over = self.common.status == Status::Solved;
        let on_solution = is_over.then(|| self.way_on_solution(puzzle, state)).flatten();
        on_solution.or_else(|| self.way_to(puzzle, state))
    }

    fn parent(&self) -> Option<[u32; 3]> {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let length = self.common.store.len().max(1);
        Some([self.depth, number(self.taken.saturating_sub(1)), number(length)])
    }

    fn longest(&self) -> Option<u32> {
        Some(self.rule.longest(self.bound, &self.common.limits))
    }

    fn bound(&self) -> Option<u32> {
        self.upper.filter(|_| self.deepens())
    }

    fn next_bound(&self) -> Option<NextBound> {
        self.least_cut.next_bound().filter(|_| self.deepens())
    }

    fn iterations(&self, total: Counters) -> Vec<IterationStats> {
        self.iterations.rows(total)
    }

    /// The length is known as soon as the goal is found.
    fn incumbent(&self) -> Option<Incumbent> {
        self.found.map(|(goal, before)| Incumbent { length: goal.depth, node: before.generated })
    }
}

impl<P: Puzzle> Search<P> for ForgettingSearch<P> {
    const ONE_LOOP: bool = true;

    type Store = Layers<P::PackedState, P::Costs>;

    fn common_mut(&mut self) -> &mut Common<Self::Store> {
        &mut self.common
    }

    #[inline(never)] // one copy for all heuristics
    fn run<H: Heuristic<P>, O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        heuristic: &H,
        observer: &mut O,
        budget: u64,
    ) -> Result<(), Status> {
        let end = self.common.generated.saturating_add(budget);
        match (Sweep { search: self, puzzle, heuristic, observer, end }).look() {
            Err(Status::Running) => Ok(()),
            ended => ended,
        }
    }
}
