//! Marks along a search's way that one may want to stop at: so many positions expanded, the next layer
//! or bound.

use crate::search::{Algorithm, Event, Level, Observer, Side};

/// A place to stop at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// So many positions are expanded.
    Expanded(u64),
    /// So many stages have begun: layers, bounds, or solutions of branch and bound.
    Stage(u64),
}

/// Counts what a search says as it goes. It hears events that it does not count for nothing.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// What counts as a stage: each new bound, each greater depth or f that is expanded on a side, each better solution.
    level: Level,
    /// Positions generated.
    pub generated: u64,
    /// Positions expanded.
    pub expanded: u64,
    /// Duplicates met.
    pub duplicates: u64,
    /// Stages begun.
    pub stage: u64,
    /// The highest level expanded on each side, plus one.
    levels: [u32; 2],
}

impl Marks {
    pub(super) const fn new(algorithm: &Algorithm) -> Self {
        let level = algorithm.level;
        Self { level, generated: 0, expanded: 0, duplicates: 0, stage: 0, levels: [0; 2] }
    }

    #[inline]
    pub(super) const fn has_reached(&self, mark: Mark) -> bool {
        match mark {
            Mark::Expanded(count) => self.expanded >= count,
            Mark::Stage(count) => self.stage >= count,
        }
    }
}

impl<S> Observer<S> for Marks {
    #[inline]
    fn generated(&mut self, _event: Event<S>) {
        self.generated += 1;
    }

    #[inline]
    fn expanded(&mut self, event: Event<S>) {
        self.expanded += 1;
        if matches!(self.level, Level::Layer | Level::F) {
            let level = &mut self.levels[usize::from(event.side == Side::Backward)];
            let here = event.depth + event.estimate.unwrap_or(0);
            if here >= *level {
                *level = here + 1;
                self.stage += 1;
            }
        }
    }

    #[inline]
    fn duplicate(&mut self, _event: Event<S>) {
        self.duplicates += 1;
    }

    fn bound_raised(&mut self, _bound: u32) {
        self.stage += u64::from(self.level == Level::Bound);
    }

    fn solved(&mut self, _event: Event<S>) {
        self.stage += u64::from(self.level == Level::Incumbent);
    }
}
