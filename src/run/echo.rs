//! Remembers the newest node of a search.

use super::heard::Heard;
use super::step::{Fate, Forgot};
use crate::search::{Event, Observer, StoredValue};

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
    forgetting: Option<Forgot>,
    learned: Option<u32>,
}

impl<S: Copy> Echo<S> {
    pub(super) const fn new() -> Self {
        Self { newest: None, fresh: false, expanding: false, raising: None, forgetting: None, learned: None }
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
        let (forgot, learned) = (self.forgetting, self.learned);
        self.newest = Some(Heard { event, fate: Fate::Open, expanded, raised, value: None, forgot, learned });
        (self.fresh, self.expanding, self.raising) = (true, false, None);
        (self.forgetting, self.learned) = (None, None);
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

    fn stored_value(&mut self, told: StoredValue) {
        match (told, &mut self.newest) {
            (StoredValue::Generated(value), Some(newest)) => newest.value = Some(value),
            (StoredValue::Generated(_), None) => {}
            (StoredValue::Learned(value), _) => self.learned = Some(value),
            (StoredValue::Forgotten { depth, value }, _) => self.forgetting = Some(Forgot { depth, value }),
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
