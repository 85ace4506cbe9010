//! Sessions: every name that is offered can be chosen, tables come before the search, and going back
//! keeps them.

use rolling_cubes::search::Status;
use rolling_cubes::session::{Request, Session, Snapshot, Table, applies, catalogue, read_contest};

/// A small problem of each entry of the catalogue, by name and side, and the length of its solution.
fn problem(name: &str, side: u8) -> (&'static str, &'static str, u32) {
    match (name, side) {
        ("cubes", _) => ("WEWWWWWWW", "RBWRWWEWW", 3),
        ("tiles", 3) => ("123069478", "123406789", 5),
        ("tiles", _) => ("1203456789abcdef", "0123456789abcdef", 2),
        ("knights", _) => ("1011001*11101110100100000", "111110111100*110000100000", 7),
        _ => ("1111000011100010", "1010010110100101", 4),
    }
}

fn request(puzzle: &str, side: u8, algorithm: &str) -> Request {
    let (start, goal, length) = problem(puzzle, side);
    Request {
        puzzle: puzzle.to_owned(),
        start: start.to_owned(),
        goal: goal.to_owned(),
        algorithm: algorithm.to_owned(),
        max_depth: Some(length),
        ..Request::default()
    }
}

fn with_heuristic(request: Request, heuristic: &str) -> Request {
    Request { heuristic: Some(heuristic.to_owned()), ..request }
}

fn run(request: Request) -> Snapshot {
    let mut session = Session::new(request).unwrap();
    while session.step(u64::MAX) == Status::Running {}
    session.snapshot()
}

#[test]
fn all_that_the_catalogue_offers_gives_a_shortest_solution() {
    let catalogue = catalogue();
    for puzzle in &catalogue.puzzles {
        let (.., length) = problem(puzzle.name, puzzle.side);
        let check = |request: Request| {
            let what = format!("{request:?}");
            let snapshot = run(request);
            assert_eq!(snapshot.length, usize::try_from(length).ok(), "{what}");
            snapshot
        };
        assert!(puzzle.heuristics.iter().any(|heuristic| heuristic.name == puzzle.heuristic));
        for algorithm in &catalogue.algorithms {
            let plain = request(puzzle.name, puzzle.side, algorithm.name);
            check(plain.clone());
            // The tables of the 15-puzzle take seconds; one algorithm shows that they can be chosen.
            let heuristics = puzzle.heuristics.iter().filter(|heuristic| {
                algorithm.informed && (heuristic.name != "additive" || algorithm.name == "ida-star")
            });
            for heuristic in heuristics {
                let snapshot = check(with_heuristic(plain.clone(), heuristic.name));
                assert_eq!(snapshot.table.is_some(), heuristic.table, "{}", heuristic.name);
            }
        }
    }
}

#[test]
fn a_name_that_is_not_offered_is_refused_with_those_that_are() {
    let message = |request| Session::new(request).err().map(|error| error.to_string());
    assert_eq!(
        message(Request { puzzle: "chess".to_owned(), ..Request::default() }).as_deref(),
        Some("puzzle: 'chess' given; allowed: cubes, tiles, knights, toys")
    );
    assert_eq!(
        message(with_heuristic(request("tiles", 3, "ida-star"), "additive")).as_deref(),
        Some("heuristic: 'additive' given; allowed: blind, misplaced, manhattan, linear-conflict, exact")
    );
    let short = Request { start: "1234".to_owned(), ..request("tiles", 3, "ida-star") };
    assert_eq!(
        message(short).as_deref(),
        Some(
            "start, column 5: '1234' of 4 characters given; allowed: 9 for a board of 3x3, or 16 for one of 4x4"
        )
    );
    // Settings are looked at before any table is built.
    let wrong = Request { order: Some("UU".to_owned()), ..request("cubes", 3, "ida-star") };
    assert!(message(with_heuristic(wrong, "exact")).unwrap().starts_with("order, column 2"));
}

#[test]
fn what_does_not_apply_to_an_algorithm_is_told_apart_from_what_there_is_not() {
    for algorithm in catalogue().algorithms {
        for field in ["heuristic", "deepen", "incumbent", "ties"] {
            assert_eq!(applies(field, algorithm.name), Ok(algorithm.settings.contains(&field)));
        }
        for field in ["start", "order", "max_depth", "max_nodes", "max_bytes", "unsolvable"] {
            assert_eq!(applies(field, algorithm.name), Ok(true));
        }
        let error = applies("bound", algorithm.name).unwrap_err().to_string();
        assert!(error.starts_with("request: 'bound' given; allowed: puzzle, "), "{error}");
    }
    let error = applies("order", "dijkstra").unwrap_err().to_string();
    assert!(error.starts_with("algorithm: 'dijkstra' given; allowed: "), "{error}");
}

#[test]
fn tables_are_prepared_before_the_search_and_leave_its_counts_alone() {
    let colours = with_heuristic(request("cubes", 3, "ida-star"), "colours");
    let work = 3 * 59_049;
    let mut session = Session::new(colours.clone()).unwrap();
    let snapshot = session.snapshot();
    assert_eq!((snapshot.outcome, snapshot.total()), ("preparing", 0));
    assert_eq!(session.step(1000), Status::Running);
    let table = session.snapshot().table.unwrap();
    assert_eq!((table.name, table.progress.done, table.progress.total), ("colours", 1000, Some(work)));
    assert_eq!(session.step(work - 1000), Status::Running);
    let snapshot = session.snapshot();
    assert_eq!((snapshot.outcome, snapshot.total()), ("running", 0));
    session.step(5);
    assert_eq!(session.snapshot().total(), 5);

    // A budget that ends in the search is spent on both.
    let mut at_once = Session::new(colours).unwrap();
    at_once.step(work + 5);
    assert_eq!(at_once.snapshot(), session.snapshot());
}

/// A shorter way to say it.
trait Total {
    fn total(&self) -> u64;
}

impl Total for Snapshot {
    fn total(&self) -> u64 {
        self.stats.total.generated
    }
}

#[test]
fn whatever_the_step_size_the_search_after_its_tables_is_the_same() {
    for (puzzle, heuristic) in [("cubes", "colours"), ("tiles", "exact"), ("knights", "perimeter")] {
        let request = with_heuristic(request(puzzle, 3, "ida-star"), heuristic);
        let expected = run(request.clone());
        assert_eq!(expected.outcome, "solved");
        for size in [1, 7, 1000] {
            let mut session = Session::new(request.clone()).unwrap();
            while session.step(size) == Status::Running {}
            assert_eq!(session.snapshot(), expected, "{puzzle} by {heuristic}, steps of {size}");
        }
    }
}

#[test]
fn seeking_builds_no_table_again_and_finishes_one_that_was_begun() {
    let request = with_heuristic(request("knights", 5, "ida-star"), "perimeter");
    let expected = run(request.clone());
    let mut session = Session::new(request).unwrap();
    session.step(1000);
    assert_eq!(session.snapshot().outcome, "preparing");
    session.seek(3);
    let table = |session: &Session| -> Table { session.snapshot().table.unwrap() };
    let built = table(&session);
    assert_eq!(built.progress.total, Some(built.progress.done));
    assert_eq!(session.snapshot().total(), 3);
    session.seek(u64::MAX);
    assert_eq!(session.snapshot(), expected);
    session.seek(0);
    assert_eq!((session.snapshot().total(), table(&session)), (0, built));
}

#[test]
fn the_contests_samples_are_read_and_answered() {
    let cases = [
        ("knights", include_str!("instances/knights-sample.in"), vec![Some(7), None]),
        ("toys", include_str!("instances/toys-sample.in"), vec![Some(4)]),
        ("tiles", include_str!("instances/tiles-sample.in"), vec![Some(5)]),
    ];
    for (contest, input, expected) in cases {
        let problems = read_contest(contest, input).unwrap();
        let lengths = problems.into_iter().map(|problem| {
            run(Request {
                puzzle: contest.to_owned(),
                start: problem.start,
                goal: problem.goal,
                algorithm: "ida-star".to_owned(),
                max_depth: Some(15),
                ..Request::default()
            })
            .length
        });
        assert_eq!(lengths.collect::<Vec<_>>(), expected, "{contest}");
    }
    let error = read_contest("chess", "").unwrap_err().to_string();
    assert_eq!(error, "puzzle: 'chess' given; allowed: cubes, tiles, knights, toys");
}

#[test]
fn another_start_counts_as_a_search_made_for_it_and_the_tables_are_kept() {
    let catalogue = catalogue();
    for (puzzle, side) in [("cubes", 3), ("tiles", 3), ("knights", 5), ("toys", 4)] {
        let choice =
            catalogue.puzzles.iter().find(|choice| (choice.name, choice.side) == (puzzle, side)).unwrap();
        for heuristic in choice.heuristics {
            let (start, goal, length) = problem(puzzle, side);
            let other = rolling_cubes::session::deal(puzzle, start, goal, length - 1, 3).unwrap().start;
            let request = with_heuristic(request(puzzle, side, "a-star"), heuristic.name);
            let mut session = Session::new(request.clone()).unwrap();
            while session.step(u64::MAX) == Status::Running {}
            let there = session.snapshot();
            session.start_from(&other).unwrap();
            assert!(!session.is_preparing(), "{heuristic:?}");
            while session.step(u64::MAX) == Status::Running {}
            let fresh = run(Request { start: other.clone(), ..request });
            assert_eq!(session.snapshot(), fresh, "{puzzle} {heuristic:?} from {other}");
            session.start_from(start).unwrap();
            while session.step(u64::MAX) == Status::Running {}
            assert_eq!(session.snapshot(), there);
        }
    }
}

#[test]
fn a_start_of_another_component_is_refused_and_nothing_changes() {
    let mut session = Session::new(request("cubes", 3, "ida-star")).unwrap();
    let before = session.snapshot();
    // The contest's starts on an edge and in a corner are in different components.
    let error = session.start_from("EWWWWWWWW").unwrap_err().to_string();
    assert_eq!(
        error,
        "start: 'EWWWWWWWW' given; allowed: positions that can be reached from the first start"
    );
    assert_eq!(session.snapshot(), before);
    let error = session.start_from("123").unwrap_err().to_string();
    assert!(error.starts_with("start, column"), "{error}");
}

#[test]
fn a_search_that_makes_larger_tables_leaves_off_in_between_and_comes_to_the_same_counts() {
    let request = Request {
        puzzle: "tiles".into(),
        start: "fedcba9876543120".into(),
        goal: "123456789abcdef0".into(),
        algorithm: "bfs".into(),
        ..Request::default()
    };
    let (mut sliced, mut straight) = (Session::new(request.clone()).unwrap(), Session::new(request).unwrap());
    let mut pauses = 0;
    for end in [400_000, 900_000, 2_000_000] {
        while sliced.units() < end {
            let before = sliced.units();
            let status = sliced.step_some(10_000.min(end - before));
            assert_eq!(status, Status::Running);
            if sliced.units() - before < 10_000.min(end - before) {
                assert!(sliced.is_growing(), "that alone keeps it from its budget");
                pauses += 1;
            }
        }
        straight.step(end - straight.units());
        assert_eq!(sliced.snapshot(), straight.snapshot(), "after {end}");
        assert_eq!(sliced.last_step(), straight.last_step());
    }
    // 2^18, 2^19, 2^20 and 2^21 slots are filled from records of four parts in five of half as many.
    assert!(pauses >= (209_715 + 419_430 + 838_860) / 65_536, "{pauses} pauses");
    let end = sliced.snapshot();
    sliced.seek(300_000);
    sliced.seek(2_000_000);
    assert_eq!(sliced.snapshot(), end);
}

#[test]
fn whoever_asks_for_the_last_step_does_not_hold_up_the_making_of_a_larger_table() {
    for (algorithm, heuristic) in [("bfs", None), ("bidirectional-bfs", None), ("a-star", Some("manhattan"))]
    {
        let request = Request {
            puzzle: "tiles".into(),
            start: "fedcba9876543120".into(),
            goal: "123456789abcdef0".into(),
            algorithm: algorithm.into(),
            heuristic: heuristic.map(str::to_owned),
            ..Request::default()
        };
        let slices = |asks: bool| {
            let mut session = Session::new(request.clone()).unwrap();
            let mut pauses = 0;
            while session.units() < 1_500_000 {
                session.step_some(10_000);
                if session.is_growing() {
                    pauses += 1;
                    if asks {
                        let step = session.last_step().expect("something was generated");
                        assert_eq!(step.node, session.progress()[0]);
                        assert!(session.is_growing(), "{algorithm}: it went back, and forward again");
                    }
                }
            }
            (pauses, session.snapshot())
        };
        let undisturbed = slices(false);
        assert!(undisturbed.0 > 10);
        assert_eq!(slices(true), undisturbed, "{algorithm}");
    }
}

#[test]
fn the_catalogue_tells_what_is_to_be_known_of_each_algorithm() {
    let rows: Vec<String> = catalogue()
        .algorithms
        .iter()
        .map(|choice| {
            let json = serde_json::to_value(choice).unwrap();
            let traits = ["level", "stores", "sides", "proves", "waits", "looks_at", "goal_test"];
            let words = traits.map(|name| json[name].to_string().replace('"', ""));
            format!("{} {}", choice.name, words.join(" "))
        })
        .collect();
    let expected = [
        "bfs layer true 1 shortest queue successors successors",
        "bidirectional-bfs layer true 2 shortest layers successors successors",
        "iddfs bound false 1 shortest stack taken taken",
        "ida-star bound false 1 shortest stack taken taken",
        "a-star f true 1 shortest heap successors taken",
        "branch-and-bound incumbent false 1 shortest stack taken taken",
    ];
    assert_eq!(rows, expected);
}
