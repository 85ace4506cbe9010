use rolling_cubes::search::{Status, named_settings, rows};
use rolling_cubes::session::{Lane, Request, Session, Snapshot, Table, catalogue};
use serde_json::{Value, json};

use crate::asked::{asked, asking, with};

fn problem(name: &str, side: u8) -> (&'static str, &'static str, u32) {
    match (name, side) {
        ("cubes", _) => ("WEWWWWWWW", "RBWRWWEWW", 3),
        ("tiles", 3) => ("123069478", "123406789", 5),
        ("tiles", _) => ("1203456789abcdef", "0123456789abcdef", 2),
        ("knights", _) => ("1011001*11101110100100000", "111110111100*110000100000", 7),
        ("toys", _) => ("1111000011100010", "1010010110100101", 4),
        _ => panic!("no problem of {name}"),
    }
}

fn request(puzzle: &str, side: u8, algorithm: &str) -> Request {
    let (start, goal, length) = problem(puzzle, side);
    asked([puzzle, start, goal], &format!("{algorithm}:max-depth={length}"))
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
            // The 15-puzzle's tables take seconds, so one algorithm tests them.
            let heuristics = puzzle.heuristics.iter().filter(|heuristic| {
                algorithm.informed
                    && (heuristic.consistent || !algorithm.consistent)
                    && (heuristic.name != "additive" || algorithm.name == "ida-star")
            });
            for heuristic in heuristics {
                let snapshot = check(asking(&plain, heuristic.name));
                assert_eq!(snapshot.table.is_some(), heuristic.table, "{}", heuristic.name);
            }
        }
    }
}

#[test]
fn a_name_that_is_not_offered_is_refused_with_those_that_are() {
    let message = |request| Session::new(request).err().map(|error| error.to_string());
    assert_eq!(
        message(asked(["chess", "", ""], "bfs")).as_deref(),
        Some("puzzle: 'chess' given; allowed: cubes, tiles, knights, toys")
    );
    assert_eq!(
        message(asking(&request("tiles", 3, "ida-star"), "additive")).as_deref(),
        Some("heuristic: 'additive' given; allowed: blind, misplaced, manhattan, linear-conflict, exact")
    );
    let short = Request { start: "1234".to_owned(), ..request("tiles", 3, "ida-star") };
    assert_eq!(
        message(short).as_deref(),
        Some(
            "start, column 5: '1234' of 4 characters given; allowed: 9 for a board of 3x3, or 16 for one of 4x4"
        )
    );
    // Settings are checked before tables are built.
    let wrong = with(&request("cubes", 3, "ida-star"), "order", "UU");
    assert!(message(asking(&wrong, "exact")).unwrap().starts_with("order, column 2"));
}

#[test]
fn a_setting_of_other_algorithms_and_an_unknown_one_are_different_errors() {
    for choice in catalogue().algorithms {
        let lane = Lane::parse(choice.name).unwrap();
        assert_eq!(lane.algorithm.informed, choice.settings.contains(&"heuristic"));
        for name in named_settings().map(|setting| setting.name) {
            let everywhere = ["order", "max_depth", "max_nodes", "max_bytes"].contains(&name);
            let taken = usize::from(everywhere || choice.settings.contains(&name));
            let own = rows(name).filter(|setting| lane.algorithm.takes(setting)).count();
            assert_eq!(own, taken, "{name} of {}", choice.name);
        }
    }
    let read = |fields: Value| serde_json::from_value::<Request>(fields).unwrap_err().to_string();
    let fields = json!({ "puzzle": "cubes", "start": "", "goal": "", "algorithm": "bfs" });
    let with = |name: &str, value: Value| {
        let mut fields = fields.clone();
        fields[name] = value;
        read(fields)
    };
    let message = with("bound", Value::Null);
    assert!(
        message.starts_with("request: 'bound' given; allowed: puzzle, start, goal, algorithm"),
        "{message}"
    );
    let message = with("algorithm", json!("no-such-search"));
    assert!(message.starts_with("algorithm: 'no-such-search' given; allowed: "), "{message}");
    assert_eq!(with("max_nodes", json!("7")), "max_nodes: '7' given; allowed: a whole number below 2^53");
    assert_eq!(with("max_nodes", json!(1.5)), "max_nodes: '1.5' given; allowed: a whole number below 2^53");
    assert_eq!(with("deepen", json!("by-two")), "deepen: 'by-two' given; allowed: by-one or next-bound");
    assert_eq!(with("unsolvable", json!(1)), "unsolvable: '1' given; allowed: true or false");
    assert_eq!(with("start", json!(1)), "start: '1' given; allowed: a text");
    assert_eq!(with("goal", Value::Null), "goal: none given; allowed: a text");
}

#[test]
fn tables_are_prepared_before_the_search_and_leave_its_counts_alone() {
    let colours = asking(&request("cubes", 3, "ida-star"), "colours");
    let work = 3 * 59_049;
    let mut session = Session::new(colours.clone()).unwrap();
    let snapshot = session.snapshot();
    assert_eq!((snapshot.outcome, snapshot.total()), ("preparing", 0));
    assert_eq!(session.step(1000), Status::Running);
    let table = session.snapshot().table.unwrap();
    assert_eq!(
        (table.name.as_str(), table.progress.done, table.progress.total),
        ("colours", 1000, Some(work))
    );
    assert_eq!(session.step(work - 1000), Status::Running);
    let snapshot = session.snapshot();
    assert_eq!((snapshot.outcome, snapshot.total()), ("running", 0));
    session.step(5);
    assert_eq!(session.snapshot().total(), 5);

    let mut at_once = Session::new(colours).unwrap();
    at_once.step(work + 5);
    assert_eq!(at_once.snapshot(), session.snapshot());
}

trait Total {
    fn total(&self) -> u64;
}

impl Total for Snapshot {
    fn total(&self) -> u64 {
        self.stats.total.generated
    }
}

#[test]
fn the_search_after_its_tables_is_the_same_with_any_step_size() {
    for (puzzle, heuristic) in [("cubes", "colours"), ("tiles", "exact"), ("knights", "perimeter")] {
        let request = asking(&request(puzzle, 3, "ida-star"), heuristic);
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
    let request = asking(&request("knights", 5, "ida-star"), "perimeter");
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
fn another_start_counts_as_a_search_made_for_it_and_the_tables_are_kept() {
    let catalogue = catalogue();
    for (puzzle, side) in [("cubes", 3), ("tiles", 3), ("knights", 5), ("toys", 4)] {
        let choice =
            catalogue.puzzles.iter().find(|choice| (choice.name, choice.side) == (puzzle, side)).unwrap();
        for heuristic in choice.heuristics {
            let (start, goal, length) = problem(puzzle, side);
            let other = rolling_cubes::session::deal(puzzle, start, goal, length - 1, 3).unwrap().start;
            let request = asking(&request(puzzle, side, "a-star"), heuristic.name);
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
    // Starts on an edge and in a corner are in different components.
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
    let request = asked(["tiles", "fedcba9876543120", "123456789abcdef0"], "bfs");
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
    // Tables of 2^18 to 2^21 slots are filled from 4/5 of half as many records.
    assert!(pauses >= (209_715 + 419_430 + 838_860) / 65_536, "{pauses} pauses");
    let end = sliced.snapshot();
    sliced.seek(300_000);
    sliced.seek(2_000_000);
    assert_eq!(sliced.snapshot(), end);
}

#[test]
fn asking_for_the_last_step_does_not_hold_up_the_making_of_a_larger_table() {
    for lane in ["bfs", "bidirectional-bfs", "a-star/manhattan"] {
        let request = asked(["tiles", "fedcba9876543120", "123456789abcdef0"], lane);
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
                        assert!(session.is_growing(), "{lane}: it went back, and forward again");
                    }
                }
            }
            (pauses, session.snapshot())
        };
        let undisturbed = slices(false);
        assert!(undisturbed.0 > 10);
        assert_eq!(slices(true), undisturbed, "{lane}");
    }
}

#[test]
fn heuristics_from_the_start_are_made_for_each_start_in_a_search_from_both_sides() {
    let [puzzle, start, goal] = ["cubes", "WWWWWWWWE", "WBWBRERBR"];
    let other = rolling_cubes::session::deal(puzzle, start, goal, 9, 3).unwrap().start;
    for lane in ["bae-star/misplaced:backward=colours", "mm/colours", "nbs/misplaced"] {
        let mut session = Session::new(asked([puzzle, start, goal], lane)).unwrap();
        while session.step(u64::MAX) == Status::Running {}
        let there = session.snapshot();
        for (from, fresh) in [(&*other, run(asked([puzzle, &other, goal], lane))), (start, there)] {
            session.start_from(from).unwrap();
            assert_eq!(session.is_preparing(), lane.contains("colours"), "{lane} from {from}");
            while session.step(100) == Status::Running {}
            assert_eq!(session.snapshot(), fresh, "{lane} from {from}");
        }
    }
}

#[test]
fn the_heuristic_from_the_start_is_the_one_to_the_goal_unless_it_is_said_or_there_is_none() {
    let of = ["cubes", "WWWWWWWWE", "WBWBRERBR"];
    let counts = |lane: &str| run(asked(of, lane)).stats.total;
    assert_eq!(counts("nbs/colours"), counts("nbs/colours:backward=colours"));
    assert_ne!(counts("nbs/colours"), counts("nbs/colours:backward=blind"));
    assert_eq!(counts("nbs/misplaced"), counts("nbs/misplaced:backward=blind"));
    assert_ne!(counts("nbs/misplaced"), counts("nbs/misplaced:backward=colours"));
    let eight = |lane: &str| run(asked(["tiles", "012476893", "123406789"], lane)).stats.total;
    assert_eq!(eight("mm/manhattan"), eight("mm/manhattan:backward=manhattan"));
    assert_ne!(eight("mm/manhattan"), eight("mm/manhattan:backward=misplaced"));
    // The backward table is reported if the forward heuristic has none.
    let table = |lane: &str| run(asked(of, lane)).table.map(|table| (table.name, table.progress.bytes));
    let of_one = table("a-star/colours").unwrap().1;
    assert_eq!(table("mm/misplaced"), None);
    assert_eq!(table("mm/misplaced:backward=colours").map(|(name, _)| name), Some("colours".to_owned()));
    assert!(table("mm/colours").is_some_and(|(name, bytes)| name == "colours" && bytes > of_one));
}

#[test]
fn a_search_that_uses_that_heuristics_are_consistent_refuses_others_on_either_side() {
    let message =
        |puzzle: [&str; 3], lane| Session::new(asked(puzzle, lane)).err().map(|error| error.to_string());
    let cubes = ["cubes", "WWWWWWWWE", "WBWBRERBR"];
    let knights = ["knights", "1011001*11101110100100000", "111110111100*110000100000"];
    assert_eq!(
        message(cubes, "bae-star/mismatch").as_deref(),
        Some(
            "heuristic: 'mismatch' given; allowed: a consistent one: blind, misplaced, misplaced-parity, colours, exact"
        )
    );
    assert_eq!(
        message(knights, "bae-star:backward=mismatch").as_deref(),
        Some("backward: 'mismatch' given; allowed: a consistent one: blind, misplaced, perimeter")
    );
    assert_eq!(
        message(cubes, "nbs:backward=misplaced").as_deref(),
        Some("backward: 'misplaced' given; allowed: blind, colours")
    );
    assert_eq!(
        message(cubes, "a-star:backward=blind").as_deref(),
        Some("backward: 'blind' given; allowed: none with a-star")
    );
    for (lane, allowed) in [("mm:epsilon=2", "0 or 1"), ("bae-star:parity=odd", "ignore or use")] {
        let error = Request::new(cubes, lane).unwrap_err().to_string();
        assert!(error.contains(allowed), "{lane}: {error}");
    }
}
