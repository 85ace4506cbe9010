use super::heard::HeardNode;
use super::step::{Fate, Forgot};
use crate::search::{Event, Line, Lines, News, Observer, StoredValue};

/// Remembers the events of the newest node. A few writes to the same address per node, so it is always on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Echo<S> {
    newest: Option<HeardNode<S>>,
    fresh: bool,
    raising: Option<u32>,
    forgetting: Option<Forgot>,
    learned: Option<u32>,
    lines: Lines,
}

impl<S: Copy> Echo<S> {
    pub(super) const fn new() -> Self {
        Self {
            newest: None,
            fresh: false,
            raising: None,
            forgetting: None,
            learned: None,
            lines: Lines::NONE,
        }
    }

    /// Required before each unit of work.
    #[inline]
    pub(super) fn begin_unit(&mut self) {
        (self.fresh, self.lines) = (false, Lines::NONE);
    }

    pub(super) const fn newest(&self) -> Option<HeardNode<S>> {
        self.newest
    }

    /// The newest node, if the last unit generated it or found it to be the solution.
    #[inline]
    pub(super) fn fresh(&self) -> Option<&HeardNode<S>> {
        self.newest.as_ref().filter(|_| self.fresh)
    }

    fn renew(&mut self, event: Event<S>) {
        let Self { raising: raised, forgetting: forgot, learned, lines, .. } = *self;
        self.newest =
            Some(HeardNode { event, fate: Fate::Open, raised, value: None, forgot, learned, lines });
        self.fresh = true;
        (self.raising, self.forgetting, self.learned) = (None, None, None);
    }

    fn value(&mut self, stored: StoredValue) {
        match (stored, &mut self.newest) {
            (StoredValue::Generated(value), Some(newest)) => newest.value = Some(value),
            (StoredValue::Generated(_), None) => {}
            (StoredValue::Learned(value), _) => self.learned = Some(value),
            (StoredValue::Forgotten { depth, value }, _) => self.forgetting = Some(Forgot { depth, value }),
        }
    }

    #[inline]
    fn becomes(&mut self, fate: Fate) {
        if let Some(newest) = &mut self.newest {
            newest.fate = fate;
        }
    }
}

impl<S: Copy> Observer<S> for Echo<S> {
    fn hear(&mut self, line: Line, news: News<S>) {
        match news {
            News::Generated(event) => self.renew(event),
            // Depth-first searches expand the newest node, others an older one.
            News::Expanded(_) if self.fresh => self.becomes(Fate::Expanded),
            News::Duplicate(_) => self.becomes(Fate::Duplicate),
            News::Pruned(..) => self.becomes(Fate::Pruned),
            News::Met(_) => self.becomes(Fate::Met),
            News::Worse(_) => self.becomes(Fate::Worse),
            News::Solved(event) => {
                if !self.fresh {
                    // A* reports a position generated long ago.
                    self.renew(event);
                }
                // A meeting is the more specific fate.
                if self.newest.is_some_and(|newest| newest.fate != Fate::Met) {
                    self.becomes(Fate::Solution);
                }
            }
            News::Raised(bound) => self.raising = Some(bound),
            News::Value(stored) => self.value(stored),
            News::Proved(_) => return,
            News::Expanded(_) | News::Passed | News::Stored => {}
        }
        self.lines = self.lines.and(line);
        if let Some(newest) = &mut self.newest
            && self.fresh
        {
            newest.lines = self.lines;
        }
    }
}
