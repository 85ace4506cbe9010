//! Marks along a search's way that one may want to stop at: so many positions expanded, the next layer
//! or bound.

use crate::search::{Event, Observer, Side};

/// What counts as a stage of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stages {
    /// Each new bound, for searches that deepen.
    Bounds,
    /// Each greater depth that is expanded, on either side, for breadth-first searches.
    Layers,
    /// Each greater depth plus estimate that is expanded, for A*.
    Levels,
    /// Each better solution, for branch and bound.
    Incumbents,
}

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
pub(super) struct Marks {
    stages: Stages,
    pub(super) generated: u64,
    pub(super) expanded: u64,
    pub(super) duplicates: u64,
    pub(super) stage: u64,
    /// The highest level expanded on each side, plus one.
    levels: [u32; 2],
}

impl Marks {
    pub(super) const fn new(stages: Stages) -> Self {
        Self { stages, generated: 0, expanded: 0, duplicates: 0, stage: 0, levels: [0; 2] }
    }

    /// Whether the search keeps what it meets, rather than only its line.
    pub(super) const fn are_of_a_storing_search(&self) -> bool {
        matches!(self.stages, Stages::Layers | Stages::Levels)
    }

    /// Whether the search has a bound that may change within an iteration, or with what is expanded.
    pub(super) const fn are_of_a_changing_bound(&self) -> bool {
        matches!(self.stages, Stages::Levels | Stages::Incumbents)
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
        if self.are_of_a_storing_search() {
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
        self.stage += u64::from(self.stages == Stages::Bounds);
    }

    fn solved(&mut self, _event: Event<S>) {
        self.stage += u64::from(self.stages == Stages::Incumbents);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Request, Session};
    use super::Mark;
    use crate::search::Status;

    fn session(algorithm: &str) -> Session {
        let request = Request {
            puzzle: "cubes".into(),
            start: "WWWWWWWWE".into(),
            goal: "WBWBRERBR".into(),
            algorithm: algorithm.into(),
            incumbent: (algorithm == "branch-and-bound").then_some(20),
            ..Request::default()
        };
        Session::new(request).unwrap()
    }

    const ALGORITHMS: [&str; 6] =
        ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star", "branch-and-bound"];

    #[test]
    fn every_search_stops_where_so_many_positions_are_expanded() {
        for algorithm in ALGORITHMS {
            let mut session = session(algorithm);
            for count in [1, 2, 40, 100] {
                session.step_to(Mark::Expanded(count), u64::MAX);
                assert_eq!(session.snapshot().stats.total.expanded, count, "{algorithm}");
            }
        }
    }

    #[test]
    fn stages_are_the_bounds_the_layers_and_the_incumbents() {
        for algorithm in ALGORITHMS {
            let mut session = session(algorithm);
            let mut stages = 0;
            while session.step_to(Mark::Stage(stages + 1), u64::MAX) == Status::Running {
                stages += 1;
                assert_eq!(session.progress()[2], stages, "{algorithm}");
                if ["ida-star", "iddfs"].contains(&algorithm) {
                    assert_eq!(session.snapshot().stats.iterations.len() as u64, stages);
                }
            }
            assert!(stages > 1 || algorithm == "branch-and-bound", "{algorithm} had {stages} stages");
            assert_eq!(session.snapshot().length, Some(13), "{algorithm}");
        }
    }

    #[test]
    fn the_numbers_of_progress_are_those_of_the_snapshot() {
        for algorithm in ALGORITHMS {
            let mut session = session(algorithm);
            for _ in 0..50 {
                session.step(17);
                let total = session.snapshot().stats.total;
                assert_eq!(session.progress()[..2], [total.generated, total.expanded], "{algorithm}");
            }
        }
    }
}
