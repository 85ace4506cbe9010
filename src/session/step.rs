//! What a search did last: its newest node, and all that was said of it.

use serde::Serialize;

use super::playback::Roll;
use crate::puzzle::{Move, Notation, Puzzle};
use crate::search::{Event, Observer, Path, Search, Side};

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Fate {
    /// It waits to be expanded.
    Open,
    /// It was expanded at once.
    Expanded,
    /// It was cut by the bound.
    Pruned,
    /// Its position was already stored.
    Duplicate,
    /// It is a goal, and ends a shortest solution; in branch and bound one better than all before.
    Solution,
    /// The two sides of a bidirectional search met in it.
    Met,
    /// It is a goal that branch and bound does not need, being no better than the incumbent.
    Worse,
}

/// The newest node, as it was when its unit of work was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Step {
    /// How-manyeth it was generated, from 1: roots included, in every iteration again. In the last unit of A*, which
    /// generates nothing and finds a goal's turn come, the number of the node before.
    pub node: u64,
    /// Which side it belongs to.
    #[serde(serialize_with = "lowercase")]
    pub side: Side,
    /// Where its path begins, in text form: the start, or a goal position.
    pub root: String,
    /// The moves from the root to it, in the puzzle's notation; none for a root.
    pub moves: Vec<String>,
    /// What the last of them moved; `None` for a root.
    pub roll: Option<Roll>,
    /// The position, in text form.
    pub state: String,
    /// g: moves from the root.
    pub depth: u32,
    /// h: what the heuristic says; `None` where it was not asked.
    pub estimate: Option<u32>,
    /// The bound in force when the unit was done, as in [`Stats`](crate::search::Stats).
    pub bound: Option<u32>,
    /// Whether that is the length of a solution found by then: of the incumbent of branch and bound.
    pub found: bool,
    /// What became of it in this unit.
    pub fate: Fate,
    /// Whether the unit began by expanding a position: the one that this node is a successor of.
    pub expanded: bool,
    /// The bound of the iteration that the unit began with, if one began.
    pub raised: Option<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
pub(super) fn lowercase<S: serde::Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match side {
        Side::Forward => "forward",
        Side::Backward => "backward",
    })
}

/// The bound in force at some moment, and whether it is the length of a solution that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct InForce {
    pub(super) value: Option<u32>,
    pub(super) found: bool,
}

impl InForce {
    /// That of a search now.
    pub(super) fn of<P: Puzzle>(search: &impl Search<P>) -> Self {
        Self { value: search.bound(), found: search.incumbent().is_some() }
    }
}

/// What was heard of a node in the unit of work that generated it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heard<S> {
    pub(super) event: Event<S>,
    pub(super) fate: Fate,
    pub(super) expanded: bool,
    pub(super) raised: Option<u32>,
}

impl<S: Copy + Eq> Heard<S> {
    /// In words, for the node of this `number`, which was reached by `path`.
    pub(super) fn written<P: Notation<State = S>>(
        &self,
        puzzle: &P,
        number: u64,
        path: &Path<S>,
        bound: InForce,
    ) -> Step {
        let mut here = path.root;
        let mut roll = None;
        let mut moves = Vec::with_capacity(path.moves.len());
        for &mv in &path.moves {
            let (from, to) = puzzle.path(here, mv);
            roll = Some(Roll { from, to });
            moves.push(puzzle.write_move(here, mv));
            here = puzzle.after(here, mv);
        }
        debug_assert!(here == self.event.state, "a path ends where the node is");
        Step {
            node: number,
            side: self.event.side,
            root: puzzle.write_state(path.root),
            moves,
            roll,
            state: puzzle.write_state(self.event.state),
            depth: self.event.depth,
            estimate: self.event.estimate,
            bound: bound.value,
            found: bound.found,
            fate: self.fate,
            expanded: self.expanded,
            raised: self.raised,
        }
    }

    /// The way to the node, which `search` has just generated.
    pub(super) fn path<P: Notation<State = S>>(
        &self,
        puzzle: &P,
        search: &impl Search<P>,
    ) -> Option<Path<S>> {
        let Event { state, by, side, .. } = self.event;
        let Some(last) = by.mv() else {
            return Some(Path { root: state, moves: Vec::new(), side });
        };
        let path = search.path_to(puzzle, parent(puzzle, state, last))?;
        Some(path.then(last))
    }
}

/// The position that `mv` was made from.
pub(super) fn parent<P: Notation>(puzzle: &P, state: P::State, mv: Move) -> P::State {
    puzzle.after(state, puzzle.inverse(mv))
}

/// Hears everything, and remembers what was said of the newest node. That costs a few words written to the same place
/// for each node, so it need not be turned on or off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Echo<S> {
    newest: Option<Heard<S>>,
    /// Whether a node was generated in the unit in hand.
    fresh: bool,
    /// What was heard before the node it leads to.
    expanding: bool,
    raising: Option<u32>,
}

impl<S: Copy> Echo<S> {
    pub(super) const fn new() -> Self {
        Self { newest: None, fresh: false, expanding: false, raising: None }
    }

    /// To be called before each unit of work.
    #[inline]
    pub(super) fn begin_unit(&mut self) {
        self.fresh = false;
    }

    /// What was heard of the newest node; `None` before the first.
    pub(super) const fn newest(&self) -> Option<Heard<S>> {
        self.newest
    }

    /// The same, if the last unit of work generated it, or found it to be the solution.
    #[inline]
    pub(super) fn fresh(&self) -> Option<&Heard<S>> {
        self.newest.as_ref().filter(|_| self.fresh)
    }

    #[inline]
    fn becomes(&mut self, fate: Fate) {
        if let Some(newest) = &mut self.newest {
            newest.fate = fate;
        }
    }
}

impl<S: Copy> Observer<S> for Echo<S> {
    #[inline]
    fn generated(&mut self, event: Event<S>) {
        let (expanded, raised) = (self.expanding, self.raising);
        self.newest = Some(Heard { event, fate: Fate::Open, expanded, raised });
        (self.fresh, self.expanding, self.raising) = (true, false, None);
    }

    #[inline]
    fn expanded(&mut self, _event: Event<S>) {
        // Depth-first searches expand what they have just generated, the others something older.
        if self.fresh {
            self.becomes(Fate::Expanded);
        } else {
            self.expanding = true;
        }
    }

    #[inline]
    fn duplicate(&mut self, _event: Event<S>) {
        self.becomes(Fate::Duplicate);
    }

    #[inline]
    fn pruned(&mut self, _event: Event<S>, _bound: u32) {
        self.becomes(Fate::Pruned);
    }

    fn bound_raised(&mut self, bound: u32) {
        self.raising = Some(bound);
    }

    fn met(&mut self, _event: Event<S>) {
        self.becomes(Fate::Met);
    }

    fn solved(&mut self, event: Event<S>) {
        if !self.fresh {
            // A* tells so of a position that it generated long ago.
            self.generated(event);
        }
        // Where two sides have met, that says more.
        if self.newest.is_some_and(|newest| newest.fate != Fate::Met) {
            self.becomes(Fate::Solution);
        }
    }

    fn worse(&mut self, _event: Event<S>) {
        self.becomes(Fate::Worse);
    }
}
