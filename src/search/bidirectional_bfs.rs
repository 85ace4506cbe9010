//! Bidirectional breadth-first search.
//!
//! Two breadth-first searches, one from the start and one from every goal position the start can
//! reach, grow towards each other a whole layer at a time. Always the side with the smaller frontier grows next. Where
//! one search would look at b^d positions, two of half the depth look at about 2 b^(d/2), and store them all.
//!
//! **Why the first meeting is a shortest one.** Say the forward side has every position within a
//! moves of the start, the backward side every position within b moves of a goal, and they share none. Then no solution
//! has a + b moves or fewer: its position after a moves would be in both. Now one side grows by a layer, and the first
//! shared position appears. It joins halves of a + 1 and at most b moves (or a and b + 1), a solution of at most a + b + 1 moves, so of
//! exactly that many, and nothing shorter exists. The proof needs whole layers: a side that changed in the middle of one, or
//! a first meeting between layers of different growth, could be longer than the shortest.
//!
//! Source: I. Pohl, "Bi-directional Search", Machine Intelligence 6 (1971). Departure: several goal positions, and
//! moves of equal cost, for which his stopping rule becomes the above.

use super::observer::{Event, Observer, Side};
use super::stats::{DepthCounts, SideStats};
use super::tree::{Inserted, NodeId, Tree};
use super::{Limit, Limits, MoveOrder, Search, Stats, Status};
use crate::puzzle::{Move, MoveSet, Puzzle};

/// One of the two searches.
#[derive(Clone, Debug)]
struct Half<S> {
    side: Side,
    tree: Tree<S>,
    /// Moves from the roots to the newest complete layer.
    radius: u32,
    /// The newest complete layer; its positions are numbered without gaps.
    frontier: std::ops::Range<NodeId>,
    /// The position being expanded and its untried moves, by rank.
    open: Option<(NodeId, MoveSet)>,
    /// The next position of the frontier to be expanded.
    next: NodeId,
    depths: DepthCounts,
}

impl<S: Copy + Eq + std::hash::Hash> Half<S> {
    fn new(side: Side) -> Self {
        Self {
            side,
            tree: Tree::default(),
            radius: 0,
            frontier: 0..0,
            open: None,
            next: 0,
            depths: DepthCounts::default(),
        }
    }

    fn count(&self) -> NodeId {
        NodeId::try_from(self.tree.len()).expect("the tree numbers its positions with this type")
    }

    const fn event(&self, state: S, depth: u32) -> Event<S> {
        Event { state, depth, estimate: 0, side: self.side }
    }

    fn plant<O: Observer<S>>(&mut self, state: S, observer: &mut O) {
        self.depths.at(0).generated += 1;
        observer.generated(self.event(state, 0));
        if self.tree.plant(state) == Inserted::Known {
            self.depths.at(0).duplicates += 1;
            observer.duplicate(self.event(state, 0));
        }
        self.frontier = 0..self.count();
    }

    /// The next move to make from the frontier: whose it is, and its rank. `None` at the layer's end.
    fn next_move<P: Puzzle<State = S>, O: Observer<S>>(
        &mut self,
        puzzle: &P,
        order: &MoveOrder,
        observer: &mut O,
    ) -> Option<(NodeId, Move)> {
        loop {
            if let Some((id, untried)) = &mut self.open
                && let Some(rank) = untried.pop_first()
            {
                return Some((*id, rank));
            }
            self.open = None;
            if self.next == self.frontier.end {
                return None;
            }
            let id = self.next;
            self.next += 1;
            let state = self.tree.state(id);
            self.depths.at(self.radius as usize).expanded += 1;
            observer.expanded(self.event(state, self.radius));
            let moves = puzzle.moves(state);
            let onward = self.tree.reached_by(id).map_or(moves, |by| moves.without(puzzle.inverse(by)));
            self.open = Some((id, order.ranks(onward)));
        }
    }

    /// Makes what was stored during the layer the new frontier.
    fn complete_layer(&mut self) {
        self.radius += 1;
        self.frontier = self.next..self.count();
    }

    fn stats(&self) -> SideStats {
        SideStats {
            radius: self.radius,
            frontier: u64::from(self.frontier.end - self.frontier.start),
            stored: self.tree.len() as u64,
            depths: self.depths.rows(),
        }
    }
}

/// Bidirectional breadth-first search, paused before the next position it will generate.
///
/// Time and memory O(b^(d/2)) for branching factor b and solution length d, times the number of goal positions.
#[derive(Clone, Debug)]
pub struct BidirectionalBfs<P: Puzzle> {
    order: MoveOrder,
    limits: Limits,
    status: Status,
    forward: Half<P::State>,
    backward: Half<P::State>,
    /// The side whose layer is being expanded; `None` between layers.
    growing: Option<Side>,
    /// The goal positions, to be planted one at a time, and how many have been.
    roots: Vec<P::State>,
    planted: usize,
    solution: Vec<Move>,
    generated: u64,
    bytes_peak: usize,
}

impl<P: Puzzle> BidirectionalBfs<P> {
    /// A search that has not begun. The limit on depth holds for the whole solution.
    #[must_use]
    pub fn new(puzzle: &P, order: MoveOrder, limits: Limits) -> Self {
        Self {
            order,
            limits,
            status: Status::Running,
            forward: Half::new(Side::Forward),
            backward: Half::new(Side::Backward),
            growing: None,
            roots: puzzle.goals(),
            planted: 0,
            solution: Vec::new(),
            generated: 0,
            bytes_peak: 0,
        }
    }

    /// Chooses the side to grow next, between layers: the one with the smaller frontier, forward when they
    /// are equal. Tells why not when there is nothing to grow or no leave to.
    fn choose_side(&self) -> Result<Side, Status> {
        if self.forward.frontier.is_empty() || self.backward.frontier.is_empty() {
            return Err(Status::Exhausted);
        }
        if self.forward.radius + self.backward.radius >= self.limits.depth {
            return Err(Status::LimitReached(Limit::Depth));
        }
        let backward_is_smaller = self.backward.frontier.len() < self.forward.frontier.len();
        Ok(if backward_is_smaller { Side::Backward } else { Side::Forward })
    }

    /// Whether the half of `side` may store one more position without the memory limit being passed.
    fn has_room(&mut self, side: Side) -> bool {
        let (here, there) = match side {
            Side::Forward => (&self.forward, &self.backward),
            Side::Backward => (&self.backward, &self.forward),
        };
        if here.tree.is_full() {
            let height = here.tree.bytes_to_add_one() + there.tree.bytes();
            if height as u64 > self.limits.bytes {
                return false;
            }
            self.bytes_peak = self.bytes_peak.max(height);
        }
        true
    }

    /// Plants the next root: the start first, then each goal position.
    fn plant<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Status {
        let side = if self.forward.tree.is_empty() { Side::Forward } else { Side::Backward };
        if !self.has_room(side) {
            return Status::LimitReached(Limit::Bytes);
        }
        self.generated += 1;
        match side {
            Side::Forward => {
                let start = puzzle.start();
                self.forward.plant(start, observer);
                if puzzle.is_goal(start) {
                    observer.solved(self.forward.event(start, 0));
                    return Status::Solved;
                }
            }
            Side::Backward => {
                self.backward.plant(self.roots[self.planted], observer);
                self.planted += 1;
            }
        }
        Status::Running
    }

    /// Generates the next position of the growing half: stores it, and looks for it in the other
    /// half. `None` when the layer is complete and nothing was generated.
    fn generate<O: Observer<P::State>>(
        &mut self,
        puzzle: &P,
        observer: &mut O,
        growing: Side,
    ) -> Option<Status> {
        let (here, there) = match growing {
            Side::Forward => (&mut self.forward, &self.backward),
            Side::Backward => (&mut self.backward, &self.forward),
        };
        let Some((id, rank)) = here.next_move(puzzle, &self.order, observer) else {
            here.complete_layer();
            self.growing = None;
            return None;
        };
        let mv = self.order.at_rank(rank);
        let state = puzzle.after(here.tree.state(id), mv);
        let depth = here.radius + 1;
        let event = here.event(state, depth);
        let counters = here.depths.at(depth as usize);
        self.generated += 1;
        counters.generated += 1;
        observer.generated(event);
        match here.tree.add(state, id, mv) {
            Inserted::Known => {
                counters.duplicates += 1;
                observer.duplicate(event);
            }
            Inserted::New(new_id) => {
                if let Some(met_id) = there.tree.find(state) {
                    observer.met(event);
                    observer.solved(event);
                    match growing {
                        Side::Forward => self.join(puzzle, new_id, met_id),
                        Side::Backward => self.join(puzzle, met_id, new_id),
                    }
                    return Some(Status::Solved);
                }
            }
        }
        Some(Status::Running)
    }

    /// Joins the halves of the solution that meet in one position.
    fn join(&mut self, puzzle: &P, forward_id: NodeId, backward_id: NodeId) {
        self.solution = self.forward.tree.back(forward_id).collect();
        self.solution.reverse();
        // The backward half made its moves away from the goal; on the way home each is taken back.
        self.solution.extend(self.backward.tree.back(backward_id).map(|mv| puzzle.inverse(mv)));
        debug_assert_eq!(
            self.solution.len() as u64,
            u64::from(self.forward.radius) + u64::from(self.backward.radius) + 1,
            "the first meeting joins the newest layers (see the proof above)"
        );
    }
}

impl<P: Puzzle> Search<P> for BidirectionalBfs<P> {
    fn advance<O: Observer<P::State>>(&mut self, puzzle: &P, observer: &mut O) -> Status {
        if self.status != Status::Running {
            return self.status;
        }
        if self.generated >= self.limits.nodes {
            self.status = Status::LimitReached(Limit::Nodes);
            return self.status;
        }
        if self.planted < self.roots.len() {
            self.status = self.plant(puzzle, observer);
            return self.status;
        }
        self.status = loop {
            let side = match self.growing.map_or_else(|| self.choose_side(), Ok) {
                Ok(side) => side,
                Err(end) => break end,
            };
            self.growing = Some(side);
            if !self.has_room(side) {
                break Status::LimitReached(Limit::Bytes);
            }
            if let Some(status) = self.generate(puzzle, observer, side) {
                break status;
            }
        };
        self.status
    }

    fn status(&self) -> Status {
        self.status
    }

    fn stats(&self) -> Stats {
        let halves = [&self.forward, &self.backward];
        let mut depths = DepthCounts::default();
        for (depth, row) in halves.iter().flat_map(|half| (0..).zip(half.depths.rows())) {
            *depths.at(depth) += row.counters;
        }
        let stored = halves.iter().map(|half| half.tree.len() as u64).sum();
        let bytes = halves.iter().map(|half| half.tree.bytes()).sum::<usize>();
        Stats {
            total: depths.total(),
            evaluated: 0,
            stored,
            stored_peak: stored,
            bytes: bytes as u64,
            bytes_peak: self.bytes_peak.max(bytes) as u64,
            depth: self.forward.radius + self.backward.radius,
            bound: None,
            depths: depths.rows(),
            iterations: Vec::new(),
            sides: Some(halves.map(Half::stats)),
        }
    }

    fn solution(&self) -> Option<&[Move]> {
        (self.status == Status::Solved).then_some(&self.solution)
    }

    fn position(&self) -> Option<P::State> {
        let half = if self.growing == Some(Side::Backward) { &self.backward } else { &self.forward };
        half.open.map(|(id, _)| half.tree.state(id))
    }
}
