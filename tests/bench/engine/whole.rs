//! Whole tasks, tables included, and the cost of a trace.

use rolling_cubes::contest;
use rolling_cubes::heuristic::{Heuristic, cubes as cubes_bounds, tiles};
use rolling_cubes::puzzle::{FifteenPuzzle, Notation, Puzzle};
use rolling_cubes::search::{Deepening, IdaStar, Inspect, Limits, MoveOrder, Search, Status};
use rolling_cubes::session::{Request, Session};

use crate::cost::{Cost, measure, print_row, print_whole, side_by_side};
use crate::problems::{KORF_GOAL, Korf, LENGTHS, SAMPLE, cubes};
use crate::rivals::ALGORITHMS;
use crate::wanted;

/// A search of the contest's fifth sample.
fn session(algorithm: &str) -> Session {
    let request = Request::new(["cubes", "WEWWWWWWW", "BBBBRBBRE"], algorithm).expect("an algorithm");
    Session::new(request).expect("a good problem")
}

/// As many nodes as a page may draw.
const TRACED: u64 = 200_000;

fn traced(algorithm: &str) -> u64 {
    let most = usize::try_from(TRACED).expect("a small number");
    let mut tracer = session(algorithm).tracer(1, most).expect("no tables");
    while tracer.advance_to(TRACED, u64::MAX) {}
    tracer.chunk(0, 0).parents.len() as u64
}

fn untraced(algorithm: &str) -> u64 {
    let mut session = session(algorithm);
    session.step(TRACED);
    session.progress()[0]
}

/// Positions generated, for a solution of this length.
fn by_ida_star<P: Puzzle>(puzzle: &P, heuristic: &impl Heuristic<P>, length: usize) -> u64 {
    let mut search = IdaStar::new(MoveOrder::by_number(P::MOVES), Deepening::NextBound, Limits::default());
    while search.step(puzzle, heuristic, &mut (), u64::MAX) == Status::Running {}
    assert_eq!(search.solution().expect("there is a solution").len(), length);
    search.stats().total.generated
}

/// All eight samples by IDA* with the colour pattern databases, tables rebuilt for each: positions generated.
fn samples_by_colours() -> u64 {
    let problems = contest::cubes(SAMPLE.as_bytes()).map(|problem| problem.expect("the official sample"));
    let counts = problems.zip(LENGTHS).map(|(problem, length)| {
        let puzzle = cubes(&problem.start, &problem.goal);
        let colours = cubes_bounds::Colours::new(&puzzle);
        by_ida_star(&puzzle, &colours, length)
    });
    counts.sum()
}

/// Korf's hundred by IDA* with disjoint pattern databases, built once for their goal: positions generated.
fn korf_by_additive() -> u64 {
    let additive = tiles::Additive::new(&FifteenPuzzle::read(KORF_GOAL, KORF_GOAL).expect("a good problem"));
    let counts = Korf::all().into_iter().map(|korf| by_ida_star(&korf.puzzle(), &additive, korf.length));
    counts.sum()
}

pub fn print() {
    if wanted("traced") {
        println!("traced, beside the same search untraced");
        for algorithm in ALGORITHMS {
            let costs = side_by_side(|| traced(algorithm), || untraced(algorithm), 25);
            print_row(&format!("first 200,000 of {algorithm}"), costs, 0.5);
        }
    }
    if wanted("tables") {
        println!("whole tasks, tables included");
        let rounds: Vec<(u64, Cost)> = (0..5).map(|_| measure(&samples_by_colours)).collect();
        let (generated, cost) = rounds.into_iter().min_by_key(|(_, cost)| cost.time).expect("five rounds");
        let note = format!("{generated} generated (bar 3000)");
        print_whole("8 cube samples, ida-star/colours", cost, 40.0, &note);
        let (generated, cost) = measure(&korf_by_additive);
        let mean = generated / 100;
        let note = format!("{generated} generated, {mean} an instance (published for 6-6-3: 617555)");
        print_whole("Korf's 100, ida-star/additive", cost, 10_000.0, &note);
    }
}
