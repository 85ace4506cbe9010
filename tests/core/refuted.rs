//! Every search with inadmissible bounds returns a solution or a true reason.

use rolling_cubes::search::{ALGORITHMS, Algorithm, Proof};
use rolling_cubes::session::{Request, Session, play};

use crate::asked::asked;

/// Inadmissible bounds: slightly in few places, everywhere, by factors, and at the maximum.
const PROBLEMS: [([&str; 3], &[&str]); 6] = [
    (
        ["tiles", "123046758", "123456780"],
        &["misplaced + (empty != goal(empty))", "manhattan+1", "9*manhattan"],
    ),
    (["tiles", "867254301", "123456780"], &["manhattan*5//4", "3*manhattan", "2147483647"]),
    (["tiles", "edf7bc69502148a3", "0123456789abcdef"], &["7*manhattan", "5*manhattan"]),
    (["cubes", "WWWWWWWWE", "WBWBRERBR"], &["misplaced+1", "9*misplaced", "2147483647"]),
    (["knights", "1011001*11101110100100000", "111110111100*110000100000"], &["misplaced+3", "40*misplaced"]),
    (["toys", "1110000000000000", "1010000001000000"], &["matching+1", "99*matching"]),
];

/// Some of these bounds mislead a search for too long.
const NODES: u64 = 400_000;

/// A lane with its required settings, far above any solution's length.
fn lane(algorithm: &Algorithm, bound: &str) -> String {
    let needs = algorithm.needs.map_or(String::new(), |need| format!(":{}=300", need.one_of[0].name));
    format!("{}/({bound}){needs}:max-nodes={NODES}", algorithm.name)
}

#[test]
fn every_search_finds_a_solution_with_a_bound_that_says_too_much_or_ends_at_a_limit_that_was_set() {
    for (problem, bounds) in PROBLEMS {
        for bound in bounds {
            for algorithm in ALGORITHMS.iter().filter(|one| one.informed && !one.consistent) {
                let lane = lane(algorithm, bound);
                let request: Request = asked(problem, &lane);
                let mut session = Session::new(request).unwrap_or_else(|error| panic!("{lane}: {error:?}"));
                session.prepare(u64::MAX);
                session.step(u64::MAX);
                let snapshot = session.snapshot();
                assert_eq!(snapshot.proves, Proof::Nothing, "{problem:?} {lane}");
                if snapshot.limit == Some("nodes") {
                    assert_eq!(snapshot.stats.total.generated, NODES, "{problem:?} {lane}");
                    continue;
                }
                assert_eq!((snapshot.outcome, snapshot.limit), ("solved", None), "{problem:?} {lane}");
                let moves = &snapshot.moves;
                let played = play(problem[0], problem[1], problem[2], moves).expect("legal moves");
                let end = played.states.last().expect("the start at the least");
                assert_eq!(end.to_uppercase(), problem[2].to_uppercase(), "{problem:?} {lane}");
            }
        }
    }
}

#[test]
fn a_root_beyond_the_limit_on_depth_is_counted_once_by_every_search() {
    let problem = ["cubes", "WWWWWEWWW", "RRRWEWRRR"];
    for algorithm in ALGORITHMS.iter().filter(|one| one.informed && one.sides == 1) {
        let lane = format!("{}/colours:max-depth=30", algorithm.name);
        let mut session = Session::new(asked(problem, &lane)).expect("a good request");
        session.prepare(u64::MAX);
        session.step(u64::MAX);
        let snapshot = session.snapshot();
        let counts =
            (snapshot.stats.total.generated, snapshot.stats.evaluated, snapshot.stats.total.expanded);
        assert_eq!((snapshot.limit, counts), (Some("depth"), (1, 1, 0)), "{lane}");
    }
}
