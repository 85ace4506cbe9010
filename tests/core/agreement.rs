use rolling_cubes::search::setting::WEIGHT;
use rolling_cubes::search::weighted_a_star::REOPEN;
use rolling_cubes::search::{Proof, Ratio, SettingValue, Stats, Status};
use rolling_cubes::session::{Lane, Request, Session, Snapshot, play};

use crate::asked::{asked, every_lane, with};

struct Problem {
    puzzle: &'static str,
    start: &'static str,
    goal: &'static str,
    length: usize,
    heuristics: &'static [&'static str],
}

const PROBLEMS: [Problem; 13] = [
    cubes("WWWEWWWWW", "WWWEWWWWW", 0),
    cubes("WEWWWWWWW", "RBWRWWEWW", 3),
    cubes("WWWWWWWWE", "WBWBRERBR", 13),
    cubes("EWWWWWWWW", "WWWWWWEWW", 16),
    // Any orientation of the cubes is allowed as a start.
    cubes("bWbrEbRbB", "BRWRRERRR", 11),
    cubes("bbbbEbbbb", "BBBBERRWW", 6),
    tiles("123069478", "123406789", 5),
    tiles("012476893", "123406789", 12),
    fifteen("5413820796abcdef", "0123456789abcdef", 11),
    knights("1011001*11101110100100000", "111110111100*110000100000", 7),
    knights("10*1101111011110000100000", "111110111100*110000100000", 6),
    toys("1000000000000000", "0000001000000000", 3),
    toys("1110000000000000", "1010000001000000", 2),
];

const fn cubes(start: &'static str, goal: &'static str, length: usize) -> Problem {
    Problem {
        puzzle: "cubes",
        start,
        goal,
        length,
        heuristics: &["misplaced", "blind", "mismatch", "misplaced-parity", "colours"],
    }
}

const fn tiles(start: &'static str, goal: &'static str, length: usize) -> Problem {
    let heuristics = &["blind", "misplaced", "manhattan", "linear-conflict", "exact"];
    Problem { puzzle: "tiles", start, goal, length, heuristics }
}

/// Without `additive`, whose tables take seconds: see `tests/core/heuristics.rs`.
const fn fifteen(start: &'static str, goal: &'static str, length: usize) -> Problem {
    let heuristics = &["blind", "misplaced", "manhattan", "linear-conflict"];
    Problem { puzzle: "tiles", start, goal, length, heuristics }
}

const fn knights(start: &'static str, goal: &'static str, length: usize) -> Problem {
    let heuristics = &["blind", "mismatch", "misplaced", "perimeter"];
    Problem { puzzle: "knights", start, goal, length, heuristics }
}

const fn toys(start: &'static str, goal: &'static str, length: usize) -> Problem {
    Problem { puzzle: "toys", start, goal, length, heuristics: &["blind", "half-mismatch", "matching"] }
}

/// Every algorithm, with every heuristic and setting it has.
fn requests(problem: &Problem) -> Vec<Request> {
    let of = [problem.puzzle, problem.start, problem.goal];
    let lanes = every_lane(problem.puzzle, problem.heuristics, problem.length + 1);
    // Heuristics with large tables in both directions; `session.rs` tests each once.
    let is_large = |lane: &str| lane.contains("exact") || lane.contains("perimeter");
    let requests = lanes.iter().map(|lane| (lane, asked(of, lane)));
    let is_quick =
        |(lane, request): &(&String, Request)| request.lane.algorithm.sides == 1 || !is_large(lane);
    requests.filter(is_quick).map(|(_, request)| request).collect()
}

/// Searches without heuristics that would build their tables in each run, for tests in which values do not matter.
fn requests_without_tables(problem: &Problem) -> Vec<Request> {
    let builds = |request: &Request| matches!(request.lane.heuristic.as_deref(), Some("exact" | "perimeter"));
    requests(problem).into_iter().filter(|request| !builds(request)).collect()
}

fn run(request: &Request, budget: u64) -> Snapshot {
    let mut session = Session::new(request.clone()).expect("a good request");
    while session.step(budget) == Status::Running {}
    session.snapshot()
}

/// Whether a position in text form is the goal. A cubes' goal has only tops, in upper case.
fn is_goal(problem: &Problem, state: &str) -> bool {
    state == problem.goal || problem.puzzle == "cubes" && state.to_uppercase() == problem.goal
}

#[test]
fn every_search_finds_a_solution_of_legal_moves_as_long_as_it_promises() {
    for problem in &PROBLEMS {
        for request in requests(problem) {
            let answer = run(&request, u64::MAX);
            let length = answer.length.expect("a solution");
            assert_eq!(answer.outcome, "solved", "{request:?}");
            assert_eq!(answer.moves.len(), length, "{request:?}");
            assert!(length >= problem.length, "{request:?}");
            let Lane { algorithm, settings, .. } = &request.lane;
            // Without reopening, the proof needs a consistent heuristic.
            let is_open = settings.get(&REOPEN).is_some() && answer.proves == Proof::Nothing;
            assert!(is_open || answer.proves == algorithm.proves, "{request:?}: {:?}", answer.proves);
            match answer.proves {
                Proof::Shortest => assert_eq!(length, problem.length, "{request:?}"),
                Proof::Within => {
                    let weight = match settings.get(&WEIGHT) {
                        Some(SettingValue::Ratio(weight)) => *weight,
                        _ => Ratio::new(2, 1),
                    };
                    assert_eq!(answer.within, Some(weight.to_string()), "{request:?}");
                    let [over, under] = [weight.over(), weight.under()].map(|part| part as usize);
                    assert!(length * under <= problem.length * over, "{request:?}: {length}");
                }
                _ => assert_eq!(answer.within, None, "{request:?}"),
            }
            let line = play(problem.puzzle, problem.start, problem.goal, &answer.moves).expect("legal moves");
            assert!(is_goal(problem, line.states.last().expect("the start at least")), "{request:?}");
        }
    }
}

#[test]
fn how_a_search_is_stepped_changes_nothing_to_the_node() {
    for problem in &PROBLEMS {
        for request in requests_without_tables(problem) {
            let at_once = run(&request, u64::MAX);
            for budget in [1, 7, 1000] {
                assert_eq!(run(&request, budget), at_once, "{request:?} by {budget}");
            }
        }
    }
}

#[test]
fn units_of_work_are_counted_alike_at_once_and_one_by_one_whatever_ends_the_search() {
    for problem in &PROBLEMS {
        for request in requests(problem) {
            let nodes = run(&request, u64::MAX).stats.total.generated;
            let limited = [with(&request, "max_nodes", nodes / 2), with(&request, "max_depth", 0_u64)];
            for request in [request].into_iter().chain(limited) {
                let [mut at_once, mut one_by_one] =
                    [(); 2].map(|()| Session::new(request.clone()).expect("a good request"));
                for session in [&mut at_once, &mut one_by_one] {
                    session.prepare(u64::MAX);
                }
                at_once.step(u64::MAX);
                let mut steps = 1;
                while one_by_one.step(1) == Status::Running {
                    steps += 1;
                }
                assert_eq!((one_by_one.units(), at_once.units()), (steps, steps), "{request:?}");
            }
        }
    }
}

#[test]
fn iterations_and_depths_each_add_up_to_the_totals() {
    for problem in &PROBLEMS {
        for request in requests(problem) {
            let stats = run(&request, u64::MAX).stats;
            let by_depth: u64 = stats.depths.iter().map(|row| row.counters.generated).sum();
            assert_eq!(by_depth, stats.total.generated, "{request:?}");
            if !stats.iterations.is_empty() {
                let by_iteration: u64 = stats.iterations.iter().map(|row| row.counters.generated).sum();
                assert_eq!(by_iteration, stats.total.generated, "{request:?}");
                assert!(stats.iterations.is_sorted_by(|a, b| a.bound < b.bound), "{request:?}");
            }
        }
    }
}

#[test]
fn a_limit_on_depth_below_the_length_is_reached_and_one_at_the_length_is_not() {
    for problem in PROBLEMS.iter().filter(|problem| problem.length > 0) {
        let length = problem.length as u64;
        for request in requests(problem) {
            let short = with(&request, "max_depth", length - 1);
            let answer = run(&short, u64::MAX);
            assert_eq!((answer.outcome, answer.limit), ("limit", Some("depth")), "{short:?}");
            assert!(answer.moves.is_empty() && answer.length.is_none());
            let enough = with(&request, "max_depth", length);
            assert_eq!(run(&enough, u64::MAX).length, Some(problem.length), "{enough:?}");
        }
    }
}

#[test]
fn a_limit_on_nodes_stops_before_one_more_is_generated() {
    for problem in &PROBLEMS {
        for request in requests_without_tables(problem) {
            let whole = run(&request, u64::MAX);
            let needed = whole.stats.total.generated;
            for nodes in [0, 1, needed / 2, needed - 1].into_iter().filter(|&nodes| nodes < needed) {
                let answer = run(&with(&request, "max_nodes", nodes), u64::MAX);
                assert_eq!(
                    (answer.outcome, answer.limit),
                    ("limit", Some("nodes")),
                    "{request:?} at {nodes}"
                );
                assert_eq!(answer.stats.total.generated, nodes, "{request:?}");
            }
            assert_eq!(run(&with(&request, "max_nodes", needed), u64::MAX), whole);
        }
    }
}

#[test]
fn a_limit_on_bytes_is_never_passed_and_one_at_the_peak_is_enough() {
    for problem in &PROBLEMS {
        for request in requests(problem) {
            let within = |bytes| {
                let answer = run(&with(&request, "max_bytes", bytes), u64::MAX);
                assert!(answer.stats.bytes_peak <= bytes, "{request:?} at {bytes}");
                answer
            };
            let whole = run(&request, u64::MAX);
            assert!(whole.stats.bytes_peak > 0 && whole.stats.bytes <= whole.stats.bytes_peak, "{request:?}");
            let is_the_whole = |answer: &Snapshot| {
                let Stats { bytes, bytes_peak, .. } = answer.stats;
                let stats = Stats { bytes, bytes_peak, ..whole.stats.clone() };
                *answer == Snapshot { stats, ..whole.clone() }
            };
            // A smaller table may need less memory than the quickest one. The loop ends when the limit is reached.
            let mut peak = whole.stats.bytes_peak;
            loop {
                let answer = within(peak);
                assert!(is_the_whole(&answer), "{request:?} at {peak}: {answer:?}");
                let less = within(answer.stats.bytes_peak - 1);
                if !is_the_whole(&less) {
                    peak = answer.stats.bytes_peak;
                    break;
                }
                peak = less.stats.bytes_peak;
            }
            for bytes in [0, peak / 3, peak - 1] {
                let answer = within(bytes);
                assert_eq!(
                    (answer.outcome, answer.limit),
                    ("limit", Some("bytes")),
                    "{request:?} at {bytes}"
                );
            }
        }
    }
}

#[test]
fn without_a_solution_a_search_that_stores_all_exhausts_what_can_be_reached() {
    // Half of all arrangements, and C(16, 3) placements of three 1s; the second goal's side has C(16, 4).
    for (puzzle, start, goal, reached) in
        [("tiles", "213456780", "123456780", 181_440), ("toys", "1110000000000000", "0000000000001111", 560)]
    {
        let request = |lane: &str| Request { unsolvable: true, ..asked([puzzle, start, goal], lane) };
        let heuristics = PROBLEMS.iter().find(|problem| problem.puzzle == puzzle).unwrap().heuristics;
        let informed = heuristics.iter().map(|heuristic| format!("a-star/{heuristic}"));
        for lane in ["bfs", "a-star"].map(str::to_owned).into_iter().chain(informed) {
            let answer = run(&request(&lane), u64::MAX);
            assert_eq!((answer.outcome, answer.length), ("exhausted", None), "{lane}");
            assert_eq!((answer.stats.stored, answer.stats.total.expanded), (reached, reached), "{lane}");
        }
        let answer = run(&request("bidirectional-bfs"), u64::MAX);
        let [forward, backward] = answer.stats.sides.expect("two sides");
        assert_eq!(answer.outcome, "exhausted");
        assert_eq!(answer.stats.stored, forward.stored + backward.stored);
        // The search ends with the side exhausted first.
        assert!(forward.stored == reached || puzzle == "tiles" && backward.stored == reached);
    }
}
