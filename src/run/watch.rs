use super::heard::HeardNode;
use super::step::Fate;
use crate::ask::{Break, BreakKind, BreakValue, Breakpoints};
use crate::puzzle::Notation;

/// [`Breakpoints`] in a form that compares quickly with every node.
pub(super) struct Watch<S> {
    position: Option<S>,
    breakpoints: Breakpoints,
}

pub(super) struct Unit<'a, S> {
    pub(super) node: Option<&'a HeardNode<S>>,
    /// The bound, if it changed or became the length of a solution.
    pub(super) bound: Option<u32>,
    pub(super) duplicates: u64,
}

impl<S: Copy + Eq> Watch<S> {
    /// Prepares breakpoints, which must be valid.
    pub(super) fn new<P: Notation<State = S>>(puzzle: &P, breakpoints: &Breakpoints) -> Self {
        let position = breakpoints.position.as_ref().and_then(|text| puzzle.read_position(text).ok());
        Self { position, breakpoints: breakpoints.clone() }
    }

    /// The breakpoint that a unit hits; of several, the most specific.
    #[inline]
    pub(super) fn hit(&self, unit: &Unit<S>) -> Option<Break> {
        let wanted = &self.breakpoints;
        let number = |kind, value| Some(Break { kind, value: Some(BreakValue::Number(value)) });
        let bare = |kind| Some(Break { kind, value: None });
        if let Some(HeardNode { event, fate, .. }) = unit.node {
            if self.position == Some(event.state) {
                let value = wanted.position.clone().map(BreakValue::Text);
                return Some(Break { kind: BreakKind::Position, value });
            }
            if wanted.met && *fate == Fate::Met {
                return bare(BreakKind::Met);
            }
            if wanted.duplicate && *fate == Fate::Duplicate && unit.duplicates == 1 {
                return bare(BreakKind::Duplicate);
            }
            if let Some(estimate) = event.estimate
                && wanted.estimate_below.is_some_and(|most| estimate < most)
            {
                return number(BreakKind::EstimateBelow, estimate);
            }
            if wanted.depth == Some(event.depth) {
                return number(BreakKind::Depth, event.depth);
            }
        }
        unit.bound.filter(|_| wanted.bound).and_then(|bound| number(BreakKind::Bound, bound))
    }
}
