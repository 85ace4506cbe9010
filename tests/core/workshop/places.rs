use rolling_cubes::search::{Proof, Status};
use rolling_cubes::session::link::{read, write};
use rolling_cubes::session::{Floor, Job, Quality, Request, Session, Snapshot, Workshop, read_heuristic};

use super::made;
use crate::asked::asked;

const EIGHT: [&str; 3] = ["tiles", "867254301", "123456780"];
const MANHATTAN: &str = "sum(p in tiles: distance(p, goal(p)))";

fn run(request: Request) -> Snapshot {
    let mut session = Session::new(request).unwrap();
    while session.step(1000) == Status::Running {}
    session.snapshot()
}

#[test]
fn a_search_with_a_made_bound_counts_what_it_counts_with_the_same_one_of_the_engine() {
    for algorithm in ["ida-star", "a-star", "rbfs", "greedy", "bfida-star", "mm", "nbs", "weighted-a-star"] {
        let own = run(asked(EIGHT, &format!("{algorithm}/manhattan")));
        let made = run(asked(EIGHT, &format!("{algorithm}/{MANHATTAN}")));
        assert_eq!(made.stats, own.stats, "{algorithm}");
        assert_eq!((made.moves, made.outcome), (own.moves, own.outcome), "{algorithm}");
        // Only an audit proves this bound.
        assert_eq!((made.proves, made.within), (Proof::Nothing, None), "{algorithm}");
    }
}

#[test]
fn a_solution_is_proved_shortest_if_the_bound_is_admissible_by_construction() {
    let proves = |lane: &str| run(asked(EIGHT, lane)).proves;
    assert_eq!(proves("a-star/max(manhattan, paint(tiles=1234))"), Proof::Shortest);
    assert_eq!(proves("bae-star/max(manhattan, paint(tiles=1234))"), Proof::Shortest);
    assert_eq!(proves("weighted-a-star/parity-up(manhattan)"), Proof::Within);
    assert_eq!(proves("ida-star/2 * manhattan"), Proof::Nothing);
    assert_eq!(proves("mm/manhattan:backward=manhattan + 1"), Proof::Nothing);
    // An inadmissible cut cannot prove that there is no solution.
    let cut = run(asked(EIGHT, "ida-star/9 * manhattan:max-depth=31"));
    assert_eq!((cut.outcome, cut.none_within), ("limit", None));
    let cut = run(asked(EIGHT, "ida-star/manhattan:max-depth=20"));
    assert_eq!((cut.outcome, cut.none_within), ("limit", Some(20)));
}

#[test]
fn a_table_of_a_made_bound_is_built_in_slices_and_told_of() {
    let mut session = Session::new(asked(EIGHT, "a-star/max(paint(tiles=1234), paint(tiles=5678))")).unwrap();
    assert!(session.is_preparing());
    session.prepare(100);
    let table = session.snapshot().table.unwrap();
    assert_eq!(
        (table.name.as_str(), table.progress.done),
        ("max(paint(tiles=1234), paint(tiles=5678))", 100)
    );
    while session.step(1000) == Status::Running {}
    let snapshot = session.snapshot();
    assert_eq!((snapshot.length, snapshot.table.unwrap().progress.bytes), (Some(31), 2 * 15_120));
    let parts = session.parts(EIGHT[1]).unwrap().unwrap();
    assert_eq!(
        parts.parts.iter().map(|(about, _)| made(about)).collect::<Vec<_>>(),
        ["paint(tiles=1234)", "paint(tiles=5678)"]
    );
    assert_eq!(parts.parts.iter().map(|part| part.1).max(), session.estimate(EIGHT[1]).unwrap());
}

#[test]
fn a_link_holds_a_made_bound_and_reads_back_as_it_was_written() {
    let lane = format!("a-star/max(manhattan, {MANHATTAN}):order=ULDR");
    let texts = [
        format!("v=1&puzzle=tiles&race={},bfs", lane.replace('%', "%25")),
        "v=1&puzzle=tiles&race=mm/manhattan % 7:backward=max(misplaced, 1),ida-star/paint(tiles=12+34)"
            .to_owned(),
    ];
    for text in texts {
        let reading = read(&text.replace("% ", "%25 "));
        assert!(reading.misread.is_empty(), "{text}: {:?}", reading.misread);
        assert_eq!(reading.link.race.len(), 2);
        let written = write(&reading.link);
        assert!(!written.contains([' ', '(', ')', '[', ';', '~']), "{written}");
        let again = read(&written);
        assert_eq!((&again.link, again.misread.len(), write(&again.link)), (&reading.link, 0, written));
    }
    // With unbalanced brackets, commas separate lanes.
    let reading = read("v=1&puzzle=tiles&race=ida-star/manhattan(,bfs");
    assert_eq!((reading.link.race.len(), reading.misread.len()), (2, 1));
    let message = reading.misread[0].to_string();
    assert!(message.contains("column 11"), "{message}");
}

#[test]
fn an_error_has_its_part_its_column_and_the_allowed_values() {
    let error_of = |lane: &str| Session::new(asked(EIGHT, lane)).map(drop).unwrap_err();
    // An unknown name gets the usual message.
    assert!(
        error_of("a-star/colours")
            .to_string()
            .starts_with("heuristic: 'colours' given; allowed: blind, misplaced, ")
    );
    let error = error_of("a-star/max(manhattan, colours)").report();
    let given = error.given.to_string();
    assert_eq!((error.field, error.column, given.as_str()), (Some("heuristic"), Some(16), "'colours'"));
    let error = error_of("mm/manhattan:backward=max(1,").report();
    assert_eq!((error.field, error.column), (Some("backward"), Some(7)));
    let cases = [
        ("max(manhattan, colours)", 16, "blind, misplaced, manhattan"),
        ("manhattan -", 12, "an expression"),
        ("manhattan + a1", 13, "a number"),
        ("distance(1, a1)", 10, "a square"),
        ("goal(a1)", 6, "a tile, or empty"),
        ("sum(p in cubes: 1)", 1, "tiles or squares"),
        ("sum(a1 in tiles: 1)", 1, "a name that means nothing else"),
        ("paint(tiles=129)", 15, "tiles of 12345678"),
        ("paint(tiles=11)", 14, "each once"),
        ("paint(squares=a1)", 7, "tiles="),
        ("paint(colours=W, tiles=1)", 7, "tiles="),
        ("manhattan-misplaced", 1, "spaces around a minus"),
        ("max(1, ?)", 8, "something in its place"),
        ("sum(1)", 1, "p in tiles"),
        ("foo(1)", 1, "max, min"),
        ("pathmax(pathmax(pathmax(pathmax(pathmax(pathmax(pathmax(1)))))))", 1, "at most 20000"),
        ("sum(p in tiles: pathmax(p = a1))", 17, "pathmax around the whole"),
    ];
    for (text, column, fits) in cases {
        let reading = read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], text).unwrap();
        let error = reading.error.unwrap_or_else(|| panic!("{text} is wrong"));
        let allowed = error.allowed.as_ref().map_or_else(String::new, ToString::to_string);
        assert_eq!(error.column, Some(column), "{text}: {error:?}");
        assert!(allowed.contains(fits), "{text}: {error:?}");
    }
}

#[test]
fn tables_beyond_64_megabytes_are_refused_before_anything_is_built() {
    let knights = ["knights", "1011001*11101110100100000", "111110111100*110000100000"];
    let name = |square: usize| format!("{}{}", ["a", "b", "c", "d", "e"][square % 5], 5 - square / 5);
    let all = (0..24).map(name).collect::<Vec<_>>().concat();
    let reading =
        read_heuristic(knights[0], knights[1], knights[2], &format!("paint(squares={all})")).unwrap();
    let error = reading.error.unwrap();
    assert!(error.allowed.unwrap().to_string().contains("67108864 bytes"), "{}", error.given);
    let fifteen = "0123456789abcdef";
    let reading = read_heuristic("tiles", fifteen, fifteen, "paint(tiles=123456)").unwrap();
    assert_eq!(reading.facts.unwrap().bytes, 57_657_600);
    let reading =
        read_heuristic("tiles", fifteen, fifteen, "paint(tiles=123456) + paint(tiles=12345+678)").unwrap();
    assert_eq!(reading.facts.unwrap().bytes, 57_657_600 + 524_160 + 3_360);
    assert!(read_heuristic("tiles", fifteen, fifteen, "paint(tiles=1234567)").unwrap().facts.is_none());
}

#[test]
fn comparisons_and_floors_take_made_bounds_too() {
    let report = |text: &str| {
        let mut quality = Quality::new(EIGHT[0], EIGHT[1], EIGHT[2], text).unwrap();
        while quality.step(u64::MAX).expect("memory") {}
        quality.report()
    };
    assert_eq!(report(MANHATTAN), report("manhattan"));
    let floor = |text: &str| {
        let mut floor = Floor::new(EIGHT[0], EIGHT[1], EIGHT[2], text, None)?;
        while floor.step(u64::MAX)? {}
        Ok::<_, rolling_cubes::session::RequestError>(floor.report().floor.unwrap())
    };
    let (own, made) = (floor("manhattan").unwrap(), floor("max(manhattan, 0)").unwrap());
    assert_eq!((made.cover, made.forward, made.backward), (own.cover, own.forward, own.backward));
    assert_eq!(
        (made.heuristic.as_str(), made.backward_heuristic.as_str()),
        ("max(manhattan, 0)", "max(manhattan, 0)")
    );
    // Without proved consistency, f does not determine the floor.
    let refused = floor(MANHATTAN).unwrap_err().to_string();
    assert!(refused.contains("a consistent one: blind, misplaced"), "{refused}");
}

#[test]
fn a_reading_tells_the_blocks_where_they_stand_and_what_is_known_before_anything_is_built() {
    let reading = read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], "max(manhattan,paint(tiles=1+2)) ").unwrap();
    let text = reading.text.unwrap();
    assert_eq!(text, "max(manhattan, paint(tiles=1+2))");
    let tree = reading.tree.unwrap();
    assert_eq!((tree.from, tree.to), (1, text.len() + 1));
    let painting = &tree.inner[1];
    assert_eq!(&text[painting.from - 1..painting.to - 1], "paint(tiles=1+2)");
    assert_eq!(painting.parts, [["tiles", "1+2"]]);
    let facts = reading.facts.unwrap();
    assert_eq!((facts.admissible, facts.consistent, facts.bytes), (true, false, 18));
    assert_eq!((facts.listed, facts.paintings.len(), facts.steps), (vec!["manhattan"], 1, 4));
    let around =
        read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], "pathmax(max(manhattan, paint(tiles=1+2)))").unwrap();
    assert_eq!(around.facts.unwrap().steps, 4 * (1 + 4) + 1, "of the position and of up to four neighbours");
    let wrong = read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], "max(manhattan, ?)").unwrap();
    assert!(wrong.tree.is_some() && wrong.facts.is_none() && wrong.error.unwrap().column == Some(16));
    let broken = read_heuristic(EIGHT[0], EIGHT[1], EIGHT[2], "max(").unwrap();
    assert!(broken.tree.is_none() && broken.text.is_none() && broken.error.is_some());
}

#[test]
fn a_painting_tells_of_its_table() {
    let mut workshop = Workshop::new(EIGHT[0], EIGHT[1], EIGHT[2], "paint(tiles=1)").unwrap();
    assert!(workshop.report().paintings.is_empty());
    while workshop.step(7).unwrap() {}
    let report = workshop.report();
    let facts = &report.paintings[0].tables[0];
    assert_eq!((facts.positions, facts.bytes), (72, 72));
    assert_eq!(facts.histogram.iter().sum::<u64>(), 72);
    assert_eq!(usize::from(facts.largest) + 1, facts.histogram.len());
    assert!(report.complete && report.progress.unwrap().done == 72);
}

#[test]
fn every_example_is_a_heuristic_of_its_board_and_is_written_as_it_reads() {
    let boards = [
        EIGHT,
        ["tiles", "0123456789abcdef", "1023456789abcdef"],
        ["cubes", "WWWWWWWWE", "BWRBWRBER"],
        ["knights", "1011001*11101110100100000", "111110111100*110000100000"],
        ["toys", "1111000011100010", "1010010110100101"],
    ];
    for [puzzle, start, goal] in boards {
        let words = rolling_cubes::session::vocabulary(puzzle, start, goal).unwrap();
        assert!(words.examples.len() > 2);
        for example in words.examples {
            let reading = read_heuristic(puzzle, start, goal, &example.text).unwrap();
            assert_eq!((reading.error, reading.text.as_deref()), (None, Some(example.text.as_str())));
        }
    }
}
