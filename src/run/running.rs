//! A search and its puzzle behind one trait: one virtual call for many nodes.

use std::any::Any;

use super::echo::Echo;
use super::heard::HeardNode;
use super::listener::Listener;
use super::live::{LiveSearch, SearchBox};
use super::marks::{Mark, Marks};
use super::place::Place;
use super::recorded::{SearchRecording, Tracer};
use super::snapshot::Snapshot;
use super::standing::Standing;
use super::step::{Fate, Step};
use super::waiting::WaitingReport;
use super::watch::{Unit, Watch};
use crate::ask::{Break, Breakpoints};
use crate::heuristic::{Dispatcher, Heuristic, Listed};
use crate::puzzle::Notation;
use crate::search::{Algorithm, Event, Path, Settings, Status, begin, previous};

/// A running search.
pub trait Run {
    /// Does up to `budget` units of work.
    fn step(&mut self, budget: u64) -> Status;

    /// Does up to `budget` units of work; stops early at `mark`.
    fn step_to(&mut self, mark: Mark, budget: u64) -> Status;

    /// Does between 1 and `budget` units of work; stops early at the end of a stage.
    fn step_to_stage_end(&mut self, budget: u64) -> Status;

    /// Whether a stage ends here.
    fn is_stage_end(&self) -> bool;

    /// Open positions: at most `most` from each end of each list.
    fn waiting(&self, most: usize) -> Vec<WaitingReport>;

    /// Does up to `budget` units of work; stops after the unit that hit a breakpoint, and returns the breakpoint.
    fn step_to_break(&mut self, breakpoints: &Breakpoints, budget: u64) -> Option<Break>;

    /// Whether the search runs or how it ended.
    fn status(&self) -> Status;

    /// Whether the last call stopped early because a large table is growing. The next call continues.
    fn is_growing(&self) -> bool;

    /// Units of work done.
    fn units(&self) -> u64;

    /// Bytes of a [`checkpoint`](Self::checkpoint) made now.
    fn checkpoint_bytes(&self) -> u64;

    /// The counts, in O(1).
    fn marks(&self) -> Marks;

    /// The complete current state.
    fn snapshot(&self) -> Snapshot;

    /// The newest node; `None` before the first.
    fn last_step(&self) -> Option<Step>;

    /// Where the newest node is in the tree of moves; `None` before the first, or if the search ended unobserved.
    fn place(&self) -> Option<Place>;

    /// Whether the search ended unobserved, so that [`last_step`](Self::last_step) misses its end.
    fn ended_unheard(&self) -> bool;

    /// A copy without the stored positions, for [`rewind`](Self::rewind). It cannot run by itself.
    fn checkpoint(&mut self) -> Box<dyn Run>;

    /// Goes to one of its own checkpoints, back or forward.
    fn rewind(&mut self, checkpoint: &dyn Run);

    /// For the type check in [`rewind`](Self::rewind).
    fn as_any(&self) -> &dyn Any;

    /// An independent copy with everything stored. Heuristic tables are shared.
    fn fork(&self) -> Box<dyn Run>;

    /// Records at most `most` nodes of the search, from node `from` on. The search must have done fewer units than `from`.
    fn recorded(self: Box<Self>, from: u64, most: usize) -> Tracer;
}

struct Running<P: Notation + Listed> {
    puzzle: P,
    heuristic: P::Pair,
    search: Box<dyn LiveSearch<P>>,
    standing: Standing,
    marks: Marks,
    echo: Echo<P::State>,
    /// Whether the echo observed the newest node.
    heard: bool,
}

/// A search by `algorithm`, not begun.
///
/// # Panics
/// If the algorithm is not [listed](crate::search::ALGORITHMS).
pub fn run<P: Notation + Listed + Clone + 'static>(
    puzzle: P,
    heuristic: P::Pair,
    algorithm: &'static Algorithm,
    settings: &Settings,
) -> Box<dyn Run> {
    let search = begin(algorithm, &puzzle, settings, SearchBox).expect("an algorithm that is listed");
    Box::new(Running::of(puzzle, heuristic, search))
}

impl<P: Notation + Listed> Running<P> {
    fn of(puzzle: P, heuristic: P::Pair, search: Box<dyn LiveSearch<P>>) -> Self {
        let around = Heuristic::<P>::perimeter(&Dispatcher(&heuristic));
        let (standing, marks) = (Standing::of(search.as_ref()), Marks::new(search.algorithm(), around));
        Self { puzzle, heuristic, search, standing, marks, echo: Echo::new(), heard: true }
    }

    /// Does up to `budget` units of work without the echo, which costs a fifth of the time of most searches and half of a
    /// breadth-first one.
    fn work_unheard(&mut self, budget: u64) {
        let before = self.standing.units;
        let Self { puzzle, heuristic, search, marks, .. } = self;
        self.standing = if marks.counts_pairs() {
            // Counting pairs needs a full observer; evaluating them costs far more.
            search.step_heard(puzzle, heuristic, &mut Listener::Marks(marks), budget)
        } else {
            search.step_unheard(puzzle, heuristic, marks, budget)
        };
        self.heard &= self.standing.units == before;
    }

    /// Does up to `budget` units of work; stops early when the search ends or `enough`, called before each unit, returns
    /// true.
    #[inline]
    fn work(&mut self, budget: u64, mut enough: impl FnMut(&Self) -> bool) -> Status {
        for _ in 0..budget {
            if self.standing.status != Status::Running || enough(self) {
                break;
            }
            self.echo.begin_unit();
            let Self { puzzle, heuristic, search, marks, echo, .. } = self;
            self.standing = search.step_heard(puzzle, heuristic, &mut Listener::Echo(marks, echo), 1);
            if self.standing.is_growing {
                break;
            }
            // A unit that generates nothing leaves the newest node unchanged.
            self.heard |= self.echo.fresh().is_some();
        }
        self.standing.status
    }

    fn path_to(&self, newest: &HeardNode<P::State>) -> Option<Path<P::State>> {
        let Event { state, by, side, .. } = newest.event;
        let Some(last) = by.mv() else {
            return Some(Path { root: state, moves: Vec::new(), side });
        };
        let path = self.search.path_of(&self.puzzle, side, previous(&self.puzzle, side, state, last))?;
        Some(path.then(last))
    }
}

impl<P: Notation + Listed + Clone + 'static> Run for Running<P> {
    fn step(&mut self, budget: u64) -> Status {
        let end = self.standing.units.saturating_add(budget);
        while self.standing.units < end && self.standing.status == Status::Running {
            // Observes the last node, and the last one before a large table grows: otherwise asking for it would rewind the
            // search.
            let unheard =
                (end - self.standing.units).min(self.search.common().store.until_growing()).saturating_sub(1);
            self.work_unheard(unheard);
            self.work(1, |_| false);
            if self.standing.is_growing {
                break;
            }
        }
        self.standing.status
    }

    fn step_to(&mut self, mark: Mark, budget: u64) -> Status {
        self.work(budget, |run| run.marks.has_reached(mark))
    }

    fn step_to_stage_end(&mut self, budget: u64) -> Status {
        let begin = self.standing.units;
        self.work(budget, |run| run.standing.units > begin && run.search.is_stage_end())
    }

    fn is_stage_end(&self) -> bool {
        self.search.is_stage_end()
    }

    fn waiting(&self, most: usize) -> Vec<WaitingReport> {
        let lists = self.search.waiting(&self.puzzle, most);
        lists.iter().map(|list| WaitingReport::of(&self.puzzle, list)).collect()
    }

    fn step_to_break(&mut self, breakpoints: &Breakpoints, budget: u64) -> Option<Break> {
        let watch = Watch::new(&self.puzzle, breakpoints);
        let (end, mut bound) = (self.standing.units.saturating_add(budget), self.standing.bound.value);
        while self.standing.units < end && self.standing.status == Status::Running {
            self.work(1, |_| false);
            if self.standing.is_growing {
                break;
            }
            let (now, node) = (self.standing.bound.value, self.echo.fresh());
            // Only a search that improves its solutions continues after one; the solution is its new bound, even if the
            // number is unchanged.
            let goes_on = self.standing.status == Status::Running;
            let improved = goes_on && node.is_some_and(|node| node.fate == Fate::Solution);
            let unit = Unit {
                node,
                bound: now.filter(|_| now != bound || improved),
                duplicates: self.marks.duplicates,
            };
            if let Some(hit) = watch.hit(&unit) {
                return Some(hit);
            }
            bound = now;
        }
        None
    }

    fn status(&self) -> Status {
        self.standing.status
    }

    fn is_growing(&self) -> bool {
        self.standing.is_growing
    }

    fn units(&self) -> u64 {
        self.standing.units
    }

    fn checkpoint_bytes(&self) -> u64 {
        /// Upper bound in bytes for move order, counts by depth, puzzle and buffers.
        const REST: u64 = 32 * 1024;
        self.search.checkpoint_bytes() + REST
    }

    fn checkpoint(&mut self) -> Box<dyn Run> {
        let contents = self.search.take_contents();
        let search = self.search.fork();
        self.search.give_contents(contents);
        Box::new(Self { search, puzzle: self.puzzle.clone(), heuristic: self.heuristic.clone(), ..*self })
    }

    fn rewind(&mut self, checkpoint: &dyn Run) {
        let to: &Self = checkpoint.as_any().downcast_ref().expect("checkpoints of a search are of its type");
        let contents = self.search.take_contents();
        self.search = to.search.fork();
        self.search.give_contents(contents);
        // A table that was growing still is.
        self.standing = Standing::of(self.search.as_ref());
        (self.marks, self.echo, self.heard) = (to.marks, to.echo, to.heard);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn marks(&self) -> Marks {
        self.marks
    }

    fn snapshot(&self) -> Snapshot {
        let pairs = self.marks.pairs();
        Snapshot { pairs, ..Snapshot::of(&self.puzzle, self.search.as_ref()) }
    }

    fn last_step(&self) -> Option<Step> {
        let newest = self.echo.newest()?;
        let path = self.path_to(&newest)?;
        Some(newest.written(&self.puzzle, self.marks.generated, &path, self.standing.bound))
    }

    fn place(&self) -> Option<Place> {
        let newest = self.echo.newest().filter(|_| self.heard)?;
        let parent = self.search.parent();
        // Rebuilding a forgotten path searches parts of the tree anew.
        if parent.is_some() && self.search.incumbent().is_some() {
            return None;
        }
        Some(Place::of(&self.puzzle, &self.path_to(&newest)?, parent, self.marks.stage, newest.fate))
    }

    fn ended_unheard(&self) -> bool {
        !self.heard
    }

    fn fork(&self) -> Box<dyn Run> {
        let search = self.search.fork();
        Box::new(Self { search, puzzle: self.puzzle.clone(), heuristic: self.heuristic.clone(), ..*self })
    }

    fn recorded(self: Box<Self>, from: u64, most: usize) -> Tracer {
        Tracer::new(Box::new(SearchRecording::new(
            self.puzzle,
            self.heuristic,
            self.search,
            self.marks,
            from,
            most,
        )))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::heuristic::{Building, PairBuild};
    use crate::puzzle::EightPuzzle;
    use crate::search::bae_star::Parity;
    use crate::search::mm::Epsilon;
    use crate::search::{BaeStar, Limits, Mm, MoveOrder, Nbs, Side, TwoSidedSearch};

    /// Asserts that each step of a bidirectional search has the right side, both live and in the trace.
    fn assert_told(search: impl FnOnce(&EightPuzzle) -> Box<dyn LiveSearch<EightPuzzle>>) {
        let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
        let heuristic =
            PairBuild::new(&puzzle, "manhattan", "manhattan").unwrap().heuristic().unwrap().clone();
        let mut run = Running::of(puzzle.clone(), heuristic, search(&puzzle));
        let mut tracer = run.fork().recorded(1, 100_000);
        while tracer.advance_to(u64::MAX, u64::MAX) {}
        let mut late = run.fork().recorded(3000, 100_000);
        while late.advance_to(u64::MAX, u64::MAX) {}
        let (mut sides, mut stage) = ([0, 0], 0);
        let mut places = HashMap::new();
        while run.step(1) == Status::Running {
            let step = run.last_step().expect("a node was generated");
            let number = usize::try_from(step.node).unwrap();
            // A trace has the fate at generation, the last step has the fate at the end of the unit.
            assert_eq!(tracer.step_of(number - 1).as_ref(), Some(&step));
            if number >= 3000 {
                assert_eq!(late.step_of(number - 3000).as_ref(), Some(&step));
            }
            let root = if step.side == Side::Forward { "867254301" } else { "123456780" };
            assert_eq!((step.root.as_str(), step.moves.len()), (root, step.depth as usize));
            sides[step.side as usize] += 1;
            let place = run.place().expect("it was observed");
            assert_eq!((place.side, place.fate, place.root), (step.side, step.fate, [0, 1]));
            assert!(place.moves.iter().all(|[rank, count]| rank < count && *count <= 4));
            // One path, one place.
            let moves = places.entry((place.side as u8, place.moves)).or_insert_with(|| step.moves.clone());
            assert_eq!(*moves, step.moves);
            assert!(!step.found && run.marks().stage >= stage);
            stage = run.marks().stage;
        }
        assert_eq!(run.snapshot().length, Some(31));
        assert!(sides.iter().all(|&count| count > 1000) && stage > 2, "{sides:?} in {stage} stages");
        assert_eq!(run.last_step().map(|step| step.fate), Some(Fate::Solution));
    }

    #[test]
    fn each_step_of_a_search_from_both_sides_has_the_side_that_made_it() {
        let (order, limits) = (MoveOrder::by_number(4), Limits::default());
        assert_told(|puzzle| {
            let rule = Mm::new(puzzle, Epsilon::Zero);
            Box::new(TwoSidedSearch::by(puzzle, rule, order.clone(), limits))
        });
        assert_told(|puzzle| Box::new(TwoSidedSearch::by(puzzle, Nbs::new(puzzle), order.clone(), limits)));
        assert_told(|puzzle| Box::new(TwoSidedSearch::by(puzzle, BaeStar(Parity::Ignore), order, limits)));
    }
}
