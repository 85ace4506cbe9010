//! The events of a node in the unit that generated it.

use super::standing::InForce;
use super::step::{Fate, Forgot, Roll, Step};
use crate::puzzle::{Move, Notation, Puzzle};
use crate::search::{Event, Line, Lines, Path};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heard<S> {
    pub(super) event: Event<S>,
    pub(super) fate: Fate,
    pub(super) raised: Option<u32>,
    pub(super) value: Option<u32>,
    pub(super) forgot: Option<Forgot>,
    pub(super) learned: Option<u32>,
    pub(super) lines: Lines,
}

impl<S: Copy + Eq> Heard<S> {
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
            value: self.value,
            bound: bound.value,
            found: bound.found,
            fate: self.fate,
            expanded: self.lines.has(Line::Take) && self.lines.has(Line::Each),
            raised: self.raised,
            forgot: self.forgot,
            learned: self.learned,
            lines: self.lines,
        }
    }
}

/// The position before `mv`.
pub(super) fn parent<P: Puzzle>(puzzle: &P, state: P::State, mv: Move) -> P::State {
    puzzle.after(state, puzzle.inverse(mv))
}
