use std::collections::{HashMap, VecDeque};

use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::heuristic::tiles::Manhattan;
use rolling_cubes::puzzle::knights::Knights;
use rolling_cubes::puzzle::{EightPuzzle, KnightsExchange, Notation, PackedState, Puzzle};
use rolling_cubes::search::Status;
use rolling_cubes::session::workshop::{Proved, Unscored};
use rolling_cubes::session::{Audit, AuditReport, Job, Score, ScoreReport, Session};
use rolling_cubes::workshop::Bench;

use super::{built, example};
use crate::asked::asked;
use crate::heuristics::distances_from;

const EIGHT: [&str; 3] = ["tiles", "123456780", "123456780"];

fn audited([puzzle, start, goal]: [&str; 3], text: &str) -> AuditReport {
    let mut audit = Audit::new(puzzle, start, goal, text).unwrap();
    while audit.step(100_000).unwrap() {}
    audit.report()
}

/// Positions, moves, failures, falls, and the simplest failure with its bound and distance.
type Found = (u64, u64, u64, u64, Option<(String, u32, u32)>);

fn naive<P: Puzzle + Notation>(puzzle: &P, bound: impl Fn(P::State) -> u32) -> Found {
    let distances = distances_from(puzzle, puzzle.goals(), u32::MAX);
    let (mut moves, mut falls) = (0, 0);
    for &state in distances.keys() {
        for mv in puzzle.moves(state) {
            moves += 1;
            falls += u64::from(bound(state) > bound(puzzle.after(state, mv)) + 1);
        }
    }
    let failures = distances.iter().filter(|&(&state, &distance)| bound(state) > distance);
    let simplest = failures.clone().min_by_key(|&(&state, &distance)| (distance, puzzle.pack(state).rank()));
    let simplest = simplest.map(|(&state, &distance)| (puzzle.write_state(state), bound(state), distance));
    (distances.len() as u64, moves, failures.count() as u64, falls, simplest)
}

fn assert_found<P: Bench + Notation>(problem: [&str; 3], text: &str) -> AuditReport {
    let puzzle = P::read(problem[1], problem[2]).unwrap();
    let build = built(&puzzle, text);
    let found = naive(&puzzle, |state| build.made().unwrap().estimate(state));
    let report = audited(problem, text);
    let simplest = report.counterexample.clone().map(|known| (known.position, known.bound, known.distance));
    let findings = (report.positions, report.moves, report.failures, report.falls, simplest);
    assert_eq!(findings, found, "{text}");
    assert_eq!(report.admissible, Some(found.2 == 0), "{text}");
    assert_eq!(report.consistent, Some(found.2 + found.3 == 0), "{text}");
    report
}

#[test]
fn an_audit_proves_a_bound_with_its_positions_and_moves() {
    let report = assert_found::<EightPuzzle>(EIGHT, "sum(p in tiles: distance(p, goal(p)))");
    assert_eq!((report.positions, report.moves), (181_440, 483_840));
    assert_eq!((report.admissible, report.consistent), (Some(true), Some(true)));
    assert_eq!((report.proved, report.total), (Some(Proved::Positions), Some(181_440)));
    let report = audited(EIGHT, "max(linear-conflict, paint(tiles=1234))");
    assert_eq!((report.proved, report.failures, report.falls), (Some(Proved::Construction), 0, 0));
}

#[test]
fn three_classic_mistakes_are_refuted_by_their_simplest_counterexample() {
    // With the empty square counted, one move brings two home.
    let whole = "sum(p in tiles: distance(p, goal(p))) + distance(empty, goal(empty))";
    let report = assert_found::<EightPuzzle>(EIGHT, whole);
    let simplest = report.counterexample.unwrap();
    assert_eq!((simplest.bound, simplest.distance), (2, 1));
    let report = assert_found::<EightPuzzle>(EIGHT, "paint(tiles=1234) + paint(tiles=4567)");
    let simplest = report.counterexample.unwrap();
    assert!(simplest.bound > simplest.distance && report.failures > 1000, "{simplest:?}");
    // Euclidean distance, rounded up: a knight's jump is longer than two squares. Near the goal suffices.
    let crow = "root-up((row(empty) - row(c3)) * (row(empty) - row(c3)) + (column(empty) - 3) * (column(empty) - 3))";
    let goal = "111110111100*110000100000";
    let mut audit = Audit::new("knights", goal, goal, crow).unwrap();
    audit.step(1000).unwrap();
    let report = audit.report();
    let simplest = report.counterexample.unwrap();
    assert_eq!((report.admissible, simplest.bound, simplest.distance), (Some(false), 3, 1));
    // By hand, one jump from the goal, with the least rank.
    let puzzle = KnightsExchange::read(goal, goal).unwrap();
    let around = puzzle.moves(puzzle.goal()).map(|mv| puzzle.after(puzzle.goal(), mv));
    let crows = |state: Knights| {
        let (row, column) = (state.empty_square() / 5, state.empty_square() % 5);
        let squared = row.abs_diff(2).pow(2) + column.abs_diff(2).pow(2);
        (0..10).find(|&steps: &usize| steps * steps >= squared).unwrap()
    };
    let failing = around.filter(|&state| crows(state) > 1);
    let least = failing.min_by_key(|&state| puzzle.pack(state).rank()).unwrap();
    assert_eq!((simplest.position, crows(least)), (puzzle.write_state(least), 3));
}

#[test]
fn a_bound_that_is_not_0_at_the_goal_is_refuted_there() {
    let report = assert_found::<EightPuzzle>(EIGHT, "manhattan + 1");
    let simplest = report.counterexample.unwrap();
    assert_eq!((simplest.position.as_str(), simplest.bound, simplest.distance), ("123456780", 1, 0));
}

#[test]
fn a_bound_that_falls_by_more_than_one_is_admissible_and_not_consistent_and_pathmax_mends_some_of_it() {
    let toys = ["toys", "1111000011100010", "1010010110100101"];
    let rough = "half-mismatch * (row(a1) + parity) // 2";
    let report = audited(toys, rough);
    assert_eq!((report.admissible, report.consistent), (Some(true), Some(false)), "{report:?}");
    let fall = report.fall.unwrap();
    assert!(fall.bound > fall.bound_after + 1 && fall.distance >= fall.bound, "{fall:?}");
    let mended = audited(toys, &format!("pathmax({rough})"));
    assert_eq!(mended.admissible, Some(true));
    assert!(mended.falls < report.falls, "{} of {}", mended.falls, report.falls);
}

#[test]
fn a_bound_on_the_fifteen_puzzle_is_proved_by_construction_alone() {
    let goal = "0123456789abcdef";
    let fifteen = ["tiles", goal, goal];
    let report = audited(fifteen, "max(manhattan, paint(tiles=1+2+3))");
    assert_eq!((report.admissible, report.proved), (Some(true), Some(Proved::Construction)));
    let report = audited(fifteen, "sum(p in tiles: distance(p, goal(p)))");
    assert_eq!((report.admissible, report.consistent, report.proved), (None, None, None));
    assert!(report.complete && !report.every && report.positions > 150_000, "{report:?}");
    let report = audited(fifteen, "2 * manhattan");
    let simplest = report.counterexample.unwrap();
    assert_eq!((report.admissible, simplest.bound, simplest.distance), (Some(false), 2, 1));
}

#[test]
fn all_four_million_positions_of_the_cubes_are_asked() {
    let text = "max(paint(colours=W), paint(colours=R), paint(colours=B), misplaced)";
    let report = audited(["cubes", "WWWWWWWWE", "BWRBWRBER"], text);
    assert_eq!((report.positions, report.admissible, report.consistent), (4_133_430, Some(true), Some(true)));
}

#[test]
fn a_score_counts_what_no_order_and_no_tie_can_spare() {
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    let score = |text: &str| {
        let mut score = Score::new("tiles", "867254301", "123456780", text).unwrap();
        while score.step(10_000).unwrap() {}
        score.report()
    };
    let manhattan = score("manhattan");
    let made = score(&example(&puzzle, "manhattan"));
    assert_eq!((manhattan.score, &manhattan.problems), (made.score, &made.problems));
    let naive = |start: &str, bound: &dyn Fn(&EightPuzzle, <EightPuzzle as Puzzle>::State) -> u32| {
        let puzzle = EightPuzzle::read(start, "123456780").unwrap();
        let distances = distances_from(&puzzle, vec![puzzle.start()], u32::MAX);
        let length = distances[&puzzle.goal()];
        let below = |&(&state, &g): &(&_, &u32)| g + bound(&puzzle, state) < length;
        (length, distances.iter().filter(below).count() as u64)
    };
    let own =
        |puzzle: &EightPuzzle, state| Heuristic::<EightPuzzle>::estimate(&Manhattan::new(puzzle), state);
    for problem in &manhattan.problems[..2] {
        let (length, expanded) = naive(problem.start, &own);
        assert_eq!((problem.length, problem.expanded), (length, Some(expanded)), "{}", problem.start);
    }
    let [blind, exact] = ["blind", "exact"].map(&score);
    assert_eq!([blind.score, manhattan.score, exact.score], [Some(1_132_752), Some(21_792), Some(0)]);
    assert!(exact.bytes > 100_000 && manhattan.bytes == 0 && exact.painted > 100_000);
}

fn scored([puzzle, start, goal]: [&str; 3], text: &str) -> ScoreReport {
    let mut score = Score::new(puzzle, start, goal, text).unwrap();
    while score.step(10_000).unwrap() {}
    score.report()
}

#[test]
fn a_score_of_an_inconsistent_bound_counts_positions_on_some_way_on_which_f_stays_below() {
    let text = "manhattan * (1 - parity)";
    let report = scored(EIGHT, text);
    for problem in &report.problems[8..] {
        let puzzle = EightPuzzle::read(problem.start, problem.goal).unwrap();
        let build = built(&puzzle, text);
        let mut reached = HashMap::from([(puzzle.start(), 0_u32)]);
        let mut queue = VecDeque::from([puzzle.start()]);
        let below = |state, g| g + build.made().unwrap().estimate(state) < problem.length;
        while let Some(state) = queue.pop_front() {
            for mv in puzzle.moves(state) {
                let (after, g) = (puzzle.after(state, mv), reached[&state] + 1);
                if below(after, g) && !reached.contains_key(&after) {
                    reached.insert(after, g);
                    queue.push_back(after);
                }
            }
        }
        assert_eq!(problem.expanded, Some(reached.len() as u64), "{}", problem.start);
    }
    assert!(scored(EIGHT, &format!("bpmax({text})")).score < report.score);
}

#[test]
fn a_bound_that_holds_for_the_goal_at_hand_alone_has_no_score() {
    // For this goal the construction proves the bound, as its second part is 0.
    let here = ["tiles", "876543210", "876543210"];
    let text = "max(manhattan, 40 * (wanted(a3) = 1))";
    let audit = audited(here, text);
    assert_eq!((audit.admissible, audit.proved), (Some(true), Some(Proved::Construction)));
    let report = scored(here, text);
    assert_eq!((report.complete, report.score, report.admissible), (true, None, Some(false)));
    assert_eq!(report.unscored, Some(Unscored::Refuted));
    let found = report.counterexample.unwrap();
    assert_eq!((found.goal, found.at.bound, found.at.distance), ("123456780", 40, 0));
    // At the problems' goal, the current audit refutes it.
    assert_eq!(audited(EIGHT, text).admissible, Some(false));
    // A bound proved by audits alone is audited on all boards but the current one.
    let written = "count(s in squares where wanted(s) != none: colour(s) != wanted(s))";
    let cubes = scored(["cubes", "WWWWWWWWE", "BWRBWRBER"], written);
    assert_eq!((cubes.admissible, cubes.unscored), (Some(true), None));
    assert!(cubes.expanded > 3 * 4_133_430, "{}", cubes.expanded);
    assert_eq!(cubes.score, scored(["cubes", "WWWWWWWWE", "BWRBWRBER"], "misplaced").score);
    // Only a sample of the 15-puzzle is audited.
    let turned = "fedcba9876543210";
    let open = scored(["tiles", turned, turned], "sum(p in tiles: distance(p, goal(p)))");
    assert_eq!((open.admissible, open.score.is_some()), (None, true));
}

#[test]
fn an_uncountable_bound_has_no_score_and_a_reason() {
    let goal = "0123456789abcdef";
    let report = scored(["tiles", goal, goal], "blind");
    assert_eq!((report.complete, report.score, report.unscored), (true, None, Some(Unscored::Beyond)));
    let manhattan = scored(["tiles", goal, goal], "manhattan").score.unwrap();
    let conflicts = scored(["tiles", goal, goal], "linear-conflict").score.unwrap();
    let additive = scored(["tiles", goal, goal], "additive").score.unwrap();
    assert_eq!([manhattan, conflicts, additive], [190_692, 45_875, 3_069]);
}

#[test]
fn the_problems_that_bounds_are_scored_on_are_as_long_as_is_said() {
    let boards = [
        EIGHT,
        ["cubes", "WWWWWWWWE", "BWRBWRBER"],
        ["knights", "1011001*11101110100100000", "111110111100*110000100000"],
        ["toys", "1111000011100010", "1010010110100101"],
    ];
    for [puzzle, start, goal] in boards {
        let score = Score::new(puzzle, start, goal, "blind").unwrap();
        for problem in score.report().problems {
            let lane = asked([puzzle, problem.start, problem.goal], "bidirectional-bfs");
            let mut session = Session::new(lane).unwrap();
            while session.step(100_000) == Status::Running {}
            let length = session.snapshot().length;
            assert_eq!(length, Some(problem.length as usize), "{puzzle} {}", problem.start);
        }
    }
    let korf = include_str!("../../instances/korf100.txt");
    let goal = "0123456789abcdef";
    let score = Score::new("tiles", goal, goal, "blind").unwrap();
    for problem in score.report().problems {
        let line = korf.lines().find(|line| line.contains(problem.start)).expect("one of Korf's");
        let length = line.split_whitespace().nth(2).and_then(|length| length.parse().ok());
        assert_eq!((length, problem.goal), (Some(problem.length), goal));
    }
}

#[test]
fn a_proof_by_construction_agrees_with_an_audit() {
    let puzzle = EightPuzzle::read(EIGHT[1], EIGHT[2]).unwrap();
    let texts = [
        "max(manhattan, misplaced) - 2",
        "parity-up(manhattan // 2)",
        "pathmax(min(paint(tiles=12), linear-conflict))",
        "root(manhattan)",
        "paint(tiles=12+34+56)",
        "1 * parity",
        "distance(goal(empty), empty)",
    ];
    for text in texts {
        let build = built(&puzzle, text);
        let facts = rolling_cubes::session::read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], text)
            .unwrap()
            .facts
            .unwrap();
        assert!(facts.admissible, "{text}");
        let (.., failures, falls, _) = naive(&puzzle, |state| build.made().unwrap().estimate(state));
        assert_eq!(failures, 0, "{text}");
        assert!(!facts.consistent || falls == 0, "{text}");
    }
    for text in ["manhattan + misplaced", "2 * parity", "1", "abs(0 - manhattan)", "cycles"] {
        let facts = rolling_cubes::session::read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], text)
            .unwrap()
            .facts
            .unwrap();
        assert!(!facts.admissible && !facts.consistent, "{text}");
    }
}
