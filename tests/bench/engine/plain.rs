//! The engine against plain loops: textbook versions of each search, without pausing, tracing or limits, with suitable
//! data structures. Both generate exactly the same positions. A resumable search may take at most 1.25 times as long.

mod depth_first;
mod found;
mod layered;

use std::hint::black_box;

use rolling_cubes::heuristic::{Blind, Build, Heuristic, Misplaced, RimBuild, knights as bounds, tiles};
use rolling_cubes::puzzle::{KnightsExchange, Notation, Puzzle, knights};
use rolling_cubes::search::{
    Bfhs, BfidaStar, Deepening as Bounds, Forgetting, IdaStar, IdaStarTable, Iddfs, Limits, MoveOrder, Ratio,
    Rbfs, Search, Status, WeightedIdaStar,
};
use rolling_cubes::session::deal;

use crate::cost::{print_row, side_by_side};
use crate::problems::{FARTHEST, Korf, SAMPLE_5, TWENTY};
use crate::wanted;
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
            "bfhs",
            || Forgetting::by(Bfhs { upper: Some(length) }, Self::order(), limits),
            || Layered::solve(length, puzzle, heuristic),
        );
        self.row(
            "bfida-star",
            || Forgetting::by(BfidaStar, Self::order(), limits),
            || Layered::deepen(puzzle, heuristic),
        );
    }
}

/// Rows of IDDFS, IDA* and the searches added later. `ROWS=plain-rbfs` selects those with `rbfs` in their names.
pub fn print() {
    println!("beside plain loops by the same rule");
    let heuristic = tiles::Manhattan::new(&FARTHEST);
    let eight = Rows { problem: "8-puzzle of 31, manhattan,", puzzle: &*FARTHEST, heuristic: &heuristic };
    eight.depth_first();
    eight.storing(31);
    Rows { problem: "8-puzzle of 20,", puzzle: &*TWENTY, heuristic: &Blind }.row(
        "iddfs",
        || Iddfs::new(MoveOrder::by_number(4), Limits::default()),
        || ByDepth::solve(&*TWENTY),
    );

    let heuristic = Misplaced::new(&SAMPLE_5);
    let cubes = Rows { problem: "cubes sample 5, misplaced,", puzzle: &*SAMPLE_5, heuristic: &heuristic };
    cubes.depth_first();
    cubes.storing(29);

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
