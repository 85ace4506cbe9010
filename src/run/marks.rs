//! Marks at which a search can stop: a number of expansions, or the start of a stage.

use crate::heuristic::Perimeter;
use crate::search::{Algorithm, Counters, Event, Level, Line, News, Observer, Side};

/// A point at which to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// This number of positions is expanded.
    Expanded(u64),
    /// This number of stages has begun; the algorithm's [`Level`] defines a stage.
    Stage(u64),
}

/// Counts events. Events not counted cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    level: Level,
    /// Positions generated.
    pub generated: u64,
    /// Positions expanded.
    pub expanded: u64,
    /// Duplicates met.
    pub duplicates: u64,
    /// Stages begun.
    pub stage: u64,
    /// The heuristic's perimeter, if any, and the pairs evaluated.
    around: Option<Perimeter>,
    pairs: u64,
    /// The highest level expanded on each side, plus one; it rises as the estimate falls.
    levels: [u32; 2],
}

impl Marks {
    pub(super) const fn new(algorithm: &Algorithm, around: Option<Perimeter>) -> Self {
        let level = algorithm.level;
        Self { level, generated: 0, expanded: 0, duplicates: 0, stage: 0, around, pairs: 0, levels: [0; 2] }
    }

    #[inline(never)] // once for all searches
    pub(super) const fn take_counts(&mut self, counts: &Counters) {
        let &Counters { generated, expanded, duplicates, .. } = counts;
        (self.generated, self.expanded, self.duplicates) = (generated, expanded, duplicates);
    }

    #[inline]
    pub(super) const fn counts_pairs(&self) -> bool {
        self.around.is_some()
    }

    /// Counts pairs for a new position. A separate call, since the tightest loops cannot afford the test.
    #[inline]
    pub(super) fn count_pairs<S>(&mut self, news: &News<S>) {
        if let (Some(around), News::Generated(Event { estimate: Some(estimate), .. })) = (self.around, news) {
            self.pairs += around.pairs(*estimate);
        }
    }

    /// Pairs of a position and a rim position evaluated; `None` without a perimeter.
    #[must_use]
    pub const fn pairs(&self) -> Option<u64> {
        if self.around.is_some() { Some(self.pairs) } else { None }
    }

    #[inline]
    pub(super) const fn has_reached(&self, mark: Mark) -> bool {
        match mark {
            Mark::Expanded(count) => self.expanded >= count,
            Mark::Stage(count) => self.stage >= count,
        }
    }
}

/// Counts stages only; the search's own [counters](Marks::take_counts) have the rest.
pub(super) struct Stages<'a>(pub &'a mut Marks);

impl<S> Observer<S> for Stages<'_> {
    #[inline]
    fn hear(&mut self, line: Line, news: News<S>) {
        if matches!(news, News::Raised(_) | News::Solved(_)) {
            self.0.hear(line, news);
        }
    }
}

impl<S> Observer<S> for Marks {
    #[inline]
    fn hear(&mut self, _line: Line, news: News<S>) {
        match news {
            News::Generated(_) => self.generated += 1,
            News::Expanded(event) => {
                self.expanded += 1;
                if matches!(self.level, Level::Layer | Level::F | Level::Estimate) {
                    let level = &mut self.levels[usize::from(event.side == Side::Backward)];
                    let estimate = event.estimate.unwrap_or(0);
                    let falls = self.level == Level::Estimate;
                    let here = if falls { u32::MAX - 1 - estimate } else { event.depth + estimate };
                    if here >= *level {
                        *level = here + 1;
                        self.stage += 1;
                    }
                }
            }
            News::Duplicate(_) => self.duplicates += 1,
            News::Raised(_) => self.stage += u64::from(self.level == Level::Bound),
            News::Proved(_) => self.stage += u64::from(self.level == Level::Proved),
            News::Solved(_) => self.stage += u64::from(self.level == Level::Incumbent),
            _ => {}
        }
    }
}
