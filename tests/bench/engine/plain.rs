//! The engine against plain loops: textbook versions of each search, without pausing, tracing or limits, with suitable
//! data structures. Both generate exactly the same positions, except NBS (see `from_both_sides`). A resumable search may
//! take at most 1.25 times as long.

mod best_first;
mod both_sides;
mod depth_first;
mod found;
mod layered;

use std::cell::RefCell;
use std::hint::black_box;

use rolling_cubes::heuristic::{
    Blind, Build, Heuristic, Misplaced, Pair, RimBuild, knights as bounds, tiles,
};
use rolling_cubes::puzzle::{KnightsExchange, Notation, Puzzle, knights};
use rolling_cubes::search::bae_star::Parity;
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::{
    BaeStar, Bfhs, BfidaStar, Deepening as Bounds, Greedy, IdaStar, IdaStarTable, Iddfs, Limits, Mm,
    MoveOrder, Nbs, Ratio, Rbfs, Reopening, Search, Status, WeightedAStar, WeightedIdaStar,
};
use rolling_cubes::session::deal;

use crate::cost::{print_row, side_by_side};
use crate::problems::{FARTHEST, Korf, SAMPLE_5, TWENTY};
use crate::wanted;
use both_sides::{Plain, Rule};
use depth_first::{ByDepth, Deepening, Recursive, Sum, WithTable};
pub use found::Found;
use layered::Layered;

const BAR: f64 = 1.0 / 1.25;

pub fn end<P: Puzzle>(puzzle: &P, heuristic: &impl Heuristic<P>, mut search: impl Search<P>) -> Found {
    while search.step(puzzle, heuristic, &mut (), u64::MAX) == Status::Running {}
    let length = search.solution().expect("there is a solution").len();
    Found { length, generated: search.stats().total.generated }
}

struct Rows<'a, P, H> {
    problem: &'a str,
    puzzle: &'a P,
    heuristic: &'a H,
}

impl<P: Puzzle, H: Heuristic<P>> Rows<'_, P, H> {
    fn row<S: Search<P>>(&self, name: &str, begin: impl Fn() -> S, plain: impl Fn() -> Found) {
        if wanted(&format!("plain-{name}")) {
            let costs = side_by_side(|| end(self.puzzle, self.heuristic, begin()), plain, 15);
            print_row(&format!("{} {name}", self.problem), costs, BAR);
        }
    }

    fn order() -> MoveOrder {
        MoveOrder::by_number(P::MOVES)
    }

    /// Searches that store little more than a path.
    fn depth_first(&self) {
        let (puzzle, heuristic, limits) = (self.puzzle, self.heuristic, Limits::default());
        self.row(
            "ida-star",
            || IdaStar::new(Self::order(), Bounds::NextBound, limits),
            || Deepening::solve(Sum, puzzle, heuristic),
        );
        self.row(
            "weighted-ida-star 3/2",
            || WeightedIdaStar::new(Self::order(), Ratio::new(3, 2), limits),
            || Deepening::solve(black_box(Ratio::new(3, 2)), puzzle, heuristic),
        );
        self.row(
            "weighted-ida-star 5/4",
            || WeightedIdaStar::new(Self::order(), Ratio::new(5, 4), limits),
            || Deepening::solve(black_box(Ratio::new(5, 4)), puzzle, heuristic),
        );
        self.row(
            "ida-star transpositions=65536",
            || IdaStarTable::with_table(Self::order(), Bounds::NextBound, 1 << 16, limits),
            || WithTable::solve(1 << 16, puzzle, heuristic),
        );
        self.row("rbfs", || Rbfs::new(Self::order(), limits), || Recursive::solve(puzzle, heuristic));
    }

    fn storing(&self, length: u32) {
        let (puzzle, heuristic, limits) = (self.puzzle, self.heuristic, Limits::default());
        self.row(
            "greedy",
            || Greedy::new(Self::order(), limits),
            || best_first::solve(best_first::Rule::GREEDY, puzzle, heuristic),
        );
        for (name, reopening) in [("on", Reopening::On), ("off", Reopening::Off)] {
            let rule = best_first::Rule::weighted(3, 2, reopening == Reopening::On);
            self.row(
                &format!("weighted-a-star 3/2, reopen {name}"),
                || WeightedAStar::new(Self::order(), Ratio::new(3, 2), reopening, limits),
                || best_first::solve(rule, puzzle, heuristic),
            );
        }
        self.row(
            "bfhs",
            || Bfhs::new(Self::order(), Some(length), limits),
            || Layered::solve(length, puzzle, heuristic),
        );
        self.row(
            "bfida-star",
            || BfidaStar::new(Self::order(), limits),
            || Layered::deepen(puzzle, heuristic),
        );
    }
}

impl<P: Puzzle, F: Heuristic<P>, B: Heuristic<P>> Rows<'_, P, Pair<F, B>> {
    fn on_both_sides(&self) {
        let (puzzle, pair, limits) = (self.puzzle, self.heuristic, Limits::default());
        self.row(
            "mm",
            || Mm::new(puzzle, Epsilon::Zero, Self::order(), limits),
            || Plain::solve(Rule::Mm, puzzle, pair),
        );
        self.row(
            "bae-star",
            || BaeStar::new(puzzle, Parity::Ignore, Self::order(), limits),
            || Plain::solve(Rule::Bae, puzzle, pair),
        );
        if wanted("plain-nbs") {
            // The paper's fast version expands other positions at the last bound, so times are compared per position.
            let counts = RefCell::new([0; 2]);
            let noted = |which: usize, found: Found| {
                counts.borrow_mut()[which] = found.generated;
                found.length
            };
            let costs = side_by_side(
                || noted(0, end(puzzle, pair, Nbs::new(puzzle, Self::order(), limits))),
                || noted(1, Plain::solve(Rule::Nbs, puzzle, pair)),
                15,
            );
            let [ours, theirs] = counts.into_inner();
            print_row(&format!("{} nbs ({ours} and {theirs} generated)", self.problem), costs, BAR);
        }
    }
}

/// Rows of IDDFS, IDA* and the searches added later. `ROWS=plain-mm` selects those with `mm` in their names.
pub fn print() {
    println!("beside plain loops by the same rule");
    let manhattan = tiles::Manhattan::new;
    let heuristic = manhattan(&FARTHEST);
    let eight = Rows { problem: "8-puzzle of 31, manhattan,", puzzle: &*FARTHEST, heuristic: &heuristic };
    eight.depth_first();
    eight.storing(31);
    Rows { problem: "8-puzzle of 20,", puzzle: &*TWENTY, heuristic: &Blind }.row(
        "iddfs",
        || Iddfs::new(MoveOrder::by_number(4), Limits::default()),
        || ByDepth::solve(&*TWENTY),
    );
    let pair = Pair { forward: manhattan(&FARTHEST), backward: manhattan(&FARTHEST.turned()) };
    Rows { heuristic: &pair, problem: eight.problem, puzzle: eight.puzzle }.on_both_sides();

    let heuristic = Misplaced::new(&SAMPLE_5);
    let cubes = Rows { problem: "cubes sample 5, misplaced,", puzzle: &*SAMPLE_5, heuristic: &heuristic };
    cubes.depth_first();
    cubes.storing(29);
    let pair = Pair { forward: Misplaced::new(&SAMPLE_5), backward: Blind };
    Rows { heuristic: &pair, problem: "cubes sample 5, misplaced, blind,", puzzle: cubes.puzzle }
        .on_both_sides();

    let fifteen = Korf::seventy_nine();
    let heuristic = tiles::Manhattan::new(&fifteen);
    Rows { problem: "Korf 79, manhattan,", puzzle: &fifteen, heuristic: &heuristic }.depth_first();

    let goal = knights::CONTEST_GOAL;
    let start = deal("knights", goal, goal, 15, 1).expect("a good goal").start;
    let knights = KnightsExchange::read(&start, goal).expect("a good problem");
    let aim =
        |puzzle: &KnightsExchange, rim| bounds::Misplaced::new(&KnightsExchange::new(puzzle.start(), rim));
    let heuristic = RimBuild::new(&knights, 3, aim).complete();
    Rows { problem: "knights, misplaced, perimeter=3,", puzzle: &knights, heuristic: &heuristic }
        .depth_first();
}
