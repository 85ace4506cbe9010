//! An observer receives exactly the events that the counters count.

use rolling_cubes::heuristic::{Dispatcher, Heuristic, Listed};
use rolling_cubes::puzzle::{Notation, Puzzle, RollingCubes};
use rolling_cubes::search::stats::Counters;
use rolling_cubes::search::{
    AStar, Bfs, BidirectionalBfs, BranchAndBound, Deepening, Event, IdaStar, Iddfs, Limits, Line, MoveOrder,
    News, Observer, Search, Status, Ties,
};

use crate::steady::named;

#[derive(Default)]
struct Ear {
    total: Counters,
    by_depth: Vec<Counters>,
    iterations: u64,
    meetings: u64,
    solved: u64,
    /// Positions with an event before they were generated.
    too_early: u64,
}

impl Ear {
    fn count<S>(&mut self, event: &Event<S>, add: impl Fn(&mut Counters)) {
        let depth = event.depth as usize;
        if depth >= self.by_depth.len() {
            self.by_depth.resize(depth + 1, Counters::default());
        }
        add(&mut self.total);
        add(&mut self.by_depth[depth]);
        let counts = self.by_depth[depth];
        self.too_early += u64::from(counts.duplicates + counts.pruned > counts.generated);
    }
}

impl<S> Observer<S> for Ear {
    fn hear(&mut self, _line: Line, news: News<S>) {
        match news {
            News::Generated(event) => self.count(&event, |counters| counters.generated += 1),
            News::Expanded(event) => self.count(&event, |counters| counters.expanded += 1),
            News::Duplicate(event) => self.count(&event, |counters| counters.duplicates += 1),
            News::Pruned(event, _) => self.count(&event, |counters| counters.pruned += 1),
            News::Raised(_) => self.iterations += 1,
            News::Met(_) => self.meetings += 1,
            News::Solved(_) => self.solved += 1,
            _ => {}
        }
    }
}

fn check<P: Puzzle>(
    name: &str,
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    mut search: impl Search<P>,
) -> Ear {
    let mut ear = Ear::default();
    let mut end = false;
    while !end {
        // Checked at every pause.
        end = search.step(puzzle, heuristic, &mut ear, 777) != Status::Running;
        let stats = search.stats();
        assert_eq!(ear.total, stats.total, "{name}");
        let rows: Vec<Counters> = stats.depths.iter().map(|row| row.counters).collect();
        assert_eq!(ear.by_depth, rows, "{name}");
        assert_eq!((ear.iterations, ear.too_early), (stats.iterations.len() as u64, 0), "{name}");
    }
    assert_eq!(search.status(), Status::Solved, "{name}");
    assert!(ear.solved >= 1, "{name}");
    ear
}

fn check_all<P: Listed>(puzzle: &P, name: &str, incumbent: u32) {
    let pair = named(puzzle, name);
    let heuristic = &Dispatcher(&pair);
    let order = || MoveOrder::by_number(P::MOVES);
    let none = Limits::default();
    check("bfs", puzzle, heuristic, Bfs::new(order(), none));
    let ear = check("bidirectional-bfs", puzzle, heuristic, BidirectionalBfs::new(puzzle, order(), none));
    assert_eq!(ear.meetings, 1);
    check("iddfs", puzzle, heuristic, Iddfs::new(order(), none));
    check("a-star", puzzle, heuristic, AStar::new(order(), none));
    for deepening in [Deepening::ByOne, Deepening::NextBound] {
        check("ida-star", puzzle, heuristic, IdaStar::new(order(), deepening, none));
    }
    for ties in [Ties::SearchOn, Ties::Cut] {
        let search = BranchAndBound::new(order(), Some(incumbent), ties, none);
        check("branch-and-bound", puzzle, heuristic, search);
    }
}

#[test]
fn an_observer_hears_what_the_counters_count() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").expect("a good problem");
    for name in ["blind", "mismatch", "misplaced"] {
        check_all(&puzzle, name, 15);
    }
}
