use super::standing::CurrentBound;
use super::step::{Fate, Forgot, Roll, Step};
use crate::puzzle::Notation;
use crate::search::{Event, Line, Lines, Path, Side, next};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HeardNode<S> {
    pub(super) event: Event<S>,
    pub(super) fate: Fate,
    pub(super) raised: Option<u32>,
    pub(super) value: Option<u32>,
    pub(super) forgot: Option<Forgot>,
    pub(super) learned: Option<u32>,
    pub(super) lines: Lines,
}

impl<S: Copy + Eq> HeardNode<S> {
    pub(super) fn written<P: Notation<State = S>>(
        &self,
        puzzle: &P,
        number: u64,
        path: &Path<S>,
        bound: CurrentBound,
    ) -> Step {
        let mut here = path.root;
        let mut roll = None;
        let mut moves = Vec::with_capacity(path.moves.len());
        for &mv in &path.moves {
            let there = next(puzzle, path.side, here, mv);
            let is_against = P::ONE_WAY && path.side == Side::Backward;
            let (from, to) = puzzle.path(if is_against { there } else { here }, mv);
            roll = Some(if is_against { Roll { from: to, to: from } } else { Roll { from, to } });
            // Against its direction a move has no text of its own.
            moves.push(if P::ONE_WAY { puzzle.write_state(there) } else { puzzle.write_move(here, mv) });
            here = there;
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
            known: self.event.known,
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
