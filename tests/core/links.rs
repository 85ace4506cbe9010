mod packed;
mod random;

use rolling_cubes::search::{ALGORITHMS, Kind, SETTINGS};
use rolling_cubes::session::link::{self, MOST_BYTES, MOST_LANES, MOST_MOVES, Place};
use rolling_cubes::session::{
    Breakpoints, Lane, Link, Request, Session, catalogue, play, unsolvable, written,
};
use serde_json::json;

use crate::asked::every_lane;

fn misread(text: &str) -> Vec<String> {
    link::read(text).misread.iter().map(ToString::to_string).collect()
}

fn understood(text: &str) -> Link {
    assert_eq!(misread(text), [""; 0], "{text}");
    link::read(text).link
}

fn openings() -> Vec<Link> {
    let puzzles = catalogue().puzzles;
    puzzles.iter().map(|puzzle| Link::opening(puzzle.name, usize::from(puzzle.side).pow(2))).collect()
}

fn on(Link { puzzle, start, goal, .. }: &Link, lane: &Lane) -> Request {
    Request::of([puzzle, start, goal], lane.clone())
}

#[test]
fn links_of_the_first_version_mean_what_they_meant() {
    // These links are printed in slides and must keep their meaning.
    let meant = [
        ("v=1", "cubes", "WWWWWWWWE", "BWRBWRBER", "ida-star/misplaced"),
        ("v=1&puzzle=cubes", "cubes", "WWWWWWWWE", "BWRBWRBER", "ida-star/misplaced"),
        ("v=1&puzzle=tiles", "tiles", "867254301", "123456780", "ida-star/manhattan"),
        (
            "v=1&puzzle=tiles&start=0197bd53ec4286af",
            "tiles",
            "0197bd53ec4286af",
            "0123456789abcdef",
            "ida-star/manhattan",
        ),
        (
            "v=1&puzzle=knights",
            "knights",
            "1011001*11101110100100000",
            "111110111100*110000100000",
            "ida-star/misplaced",
        ),
        ("v=1&puzzle=toys", "toys", "1111000011100010", "1010010110100101", "ida-star/matching"),
    ];
    for (text, puzzle, start, goal, first) in meant {
        let link = understood(text);
        assert_eq!((&*link.puzzle, &*link.start, &*link.goal), (puzzle, start, goal), "{text}");
        let race: Vec<String> = link.race.iter().map(Lane::write).collect();
        assert_eq!(race, [first, "bidirectional-bfs"], "{text}");
    }
    // Default heuristics of lanes.
    for (puzzle, heuristic) in [("cubes", "misplaced"), ("tiles", "manhattan"), ("knights", "misplaced")] {
        let race = understood(&format!("v=1&puzzle={puzzle}&race=a-star")).race;
        assert_eq!(race[0].heuristic.as_deref(), Some(heuristic));
    }
    let link = understood(
        "v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW&moves=LU.R\
         &race=branch-and-bound/mismatch:order=ULDR:incumbent=31:ties=cut,ida-star:order=seed=7:deepen=by-one,bfs:max-nodes=9\
         &mode=nodes&view=tree&show=f,lane-2&at=end,1000&lang=en&theme=dark&camera=-20,60\
         &speed=1&breaks=bound.depth:5,,position:WWWWEWWWW.duplicate&zoom=350,4310,62&experiment=100,6,20,1,1000000\
         &challenge=1&present=1",
    );
    assert_eq!((link.moves.join(" "), link.made), ("L U R".to_owned(), 2));
    let [bound, ida, bfs] = &link.race[..] else { panic!("three lanes") };
    let fields = |lane: &Lane| serde_json::to_value(lane).unwrap();
    assert_eq!(
        fields(bound),
        json!({ "algorithm": "branch-and-bound", "heuristic": "mismatch", "order": "ULDR", "incumbent": 31, "ties": "cut" })
    );
    let by_one =
        json!({ "algorithm": "ida-star", "heuristic": "misplaced", "order": "seed=7", "deepen": "by-one" });
    assert_eq!(fields(ida), by_one);
    assert_eq!(fields(bfs), json!({ "algorithm": "bfs", "max_nodes": 9 }));
    assert_eq!(link.at, [Place::END, Place::Node(1000), Place::START]);
    let none = Breakpoints::default();
    assert_eq!(
        link.breaks,
        [
            Breakpoints { bound: true, depth: Some(5), ..none.clone() },
            none.clone(),
            Breakpoints { position: Some("WWWWEWWWW".into()), duplicate: true, ..none },
        ]
    );
}

#[test]
fn an_opening_can_be_run_and_its_link_is_short() {
    for opening in openings() {
        let text = link::write(&opening);
        assert!(text.len() <= 80 && text.starts_with("v=1&puzzle="), "{text}");
        assert_eq!(understood(&text), opening);
        for lane in &opening.race {
            assert!(Session::new(on(&opening, lane)).is_ok());
        }
    }
}

#[test]
fn a_problem_that_is_none_gives_way_to_the_opening_and_takes_its_moves_along() {
    let cubes = Link::opening("cubes", 9);
    let cases = [
        (
            "puzzle=chess&start=RNBQKBNR&moves=e4&at=3",
            3,
            "puzzle: 'chess' given; allowed: cubes, tiles, knights, toys",
        ),
        ("start=WXWEWWWWW&moves=L", 2, "start: column 2: 'X' given; allowed: W, w, R, r, B, b"),
        ("start=WEWWWWWWW&goal=RBW", 1, "goal: column 4: 'RBW' of 3 characters given; allowed: exactly 9"),
        ("start=&goal=&at=7,7", 3, "start: column 1: '' of 0 characters given"),
        ("puzzle=tiles&start=12", 1, "start: column 3: '12' of 2 characters given; allowed: 9 for a board"),
        ("puzzle=tiles&goal=0123456789abcdef&start=1", 2, "start: column 2: '1'"),
    ];
    for (text, count, expected) in cases {
        let notes = misread(text);
        assert_eq!(notes.len(), count, "{text}: {notes:?}");
        assert!(notes[0].contains(expected), "{text}: {notes:?}");
        let link = link::read(text).link;
        assert!(link.moves.is_empty() && link.at.iter().all(|&place| place == Place::START), "{text}");
        assert!(play(&link.puzzle, &link.start, &link.goal, &[]).is_ok(), "{text}");
    }
    assert_eq!(link::read("puzzle=chess&start=RNBQKBNR").link, cubes);
    // The valid part stays.
    let kept = link::read("start=WEWWWWWWW&goal=RBW").link;
    assert_eq!((kept.start.as_str(), kept.goal), ("WEWWWWWWW", cubes.goal));
    let large = understood("puzzle=tiles&goal=0123456789abcdef");
    assert_eq!(large.start, "0197bd53ec4286af");
}

#[test]
fn a_start_that_does_not_go_with_the_opening_s_goal_gives_way_and_the_link_is_read_to_its_end() {
    let notes = misread("v=1&puzzle=tiles&start=034761952");
    let expected = "start: '034761952' given; allowed: one that goes with the goal '123456780': goal, column 8: '8' given; ";
    assert!(notes.len() == 1 && notes[0].starts_with(expected), "{notes:?}");
    assert_eq!(understood("v=1&puzzle=tiles&start=034761952&goal=123456790").start, "034761952");
    // An incompatible goal is replaced by the opening's, then the start.
    let notes = misread("v=1&puzzle=tiles&start=034761952&goal=12345678a");
    assert_eq!(notes.iter().map(|note| &note[..5]).collect::<Vec<_>>(), ["goal:", "start"], "{notes:?}");
    assert_eq!(link::read("v=1&puzzle=tiles&goal=12345679a").link.start, Link::opening("tiles", 9).start);
}

#[test]
fn a_problem_without_a_solution_is_opened_as_it_is_and_searched_only_when_that_is_asked_for() {
    for (text, reason) in [
        ("puzzle=tiles&start=123456780&goal=213456780&race=bfs", "every slide adds one to both"),
        ("puzzle=tiles&start=1032456789abcdef&goal=0123456789abcdef", "every slide adds one to both"),
        ("puzzle=toys&start=1000000000000000&moves=1112", "the start has 1 one and the goal 8"),
    ] {
        let link = understood(text);
        let message = unsolvable(&link.puzzle, &link.start, &link.goal).unwrap().unwrap().to_string();
        assert!(message.contains(reason), "{message}");
        assert_eq!(understood(&link::write(&link)), link);
        for lane in &link.race {
            let request = on(&link, lane);
            let refused = Session::new(request.clone()).map(drop).unwrap_err().to_string();
            assert_eq!(refused, format!("the goal cannot be reached: {message}"));
            assert!(Session::new(Request { unsolvable: true, ..request }).is_ok());
        }
    }
    let opening = Link::opening("cubes", 9);
    assert_eq!(unsolvable("cubes", &opening.start, &opening.goal), Ok(None));
}

#[test]
fn moves_are_read_as_far_as_they_are_legal() {
    let cases = [
        (
            "puzzle=cubes&start=EWWWWWWWW&moves=LUX",
            vec!["L", "U"],
            2,
            "moves: 'X' as move 3 given; allowed: D, R, L, U",
        ),
        ("puzzle=cubes&start=EWWWWWWWW&moves=L.DU", vec!["L"], 1, "moves: 'D' as move 2 given"),
        (
            "puzzle=knights&start=111110111100*110000100000&moves=b5c",
            vec!["b5"],
            1,
            "moves: 'c' as move 2 given",
        ),
        ("puzzle=toys&moves=122213", vec!["1222"], 1, "moves: '13' as move 2 given"),
        ("puzzle=cubes&start=EWWWWWWWW&moves=L%C3%BC", vec!["L"], 1, "moves: 'ü' as move 2 given"),
        ("puzzle=cubes&start=EWWWWWWWW&moves=L.U.R", vec!["L", "U"], 1, "moves: '.' as move 3 given"),
    ];
    for (text, moves, made, expected) in cases {
        let link = link::read(text).link;
        assert_eq!((link.moves, link.made), (moves.into_iter().map(str::to_owned).collect(), made), "{text}");
        let notes = misread(text);
        assert!(notes.len() == 1 && notes[0].starts_with(expected), "{text}: {notes:?}");
    }
    let there_and_back = "LR".repeat(MOST_MOVES);
    let text = format!("puzzle=cubes&start=EWWWWWWWW&moves={there_and_back}");
    assert_eq!(misread(&text), ["moves: 4000 moves given; allowed: 2000"]);
    assert_eq!(link::read(&text).link.moves.len(), MOST_MOVES);
}

#[test]
fn lanes_keep_what_can_be_run_of_them() {
    let read = |race: &str| {
        let text = format!("puzzle=cubes&race={race}&at=1,2,3");
        let link = link::read(&text).link;
        let lanes: Vec<String> = link.race.iter().map(Lane::write).collect();
        (lanes.join(","), link.at, misread(&text))
    };
    let cases = [
        (
            "no-such-search,bfs",
            "bfs",
            vec![2],
            "race: 'no-such-search' given; allowed: algorithm: ida-star, a-star",
        ),
        (
            "ida-star/guess",
            "ida-star/misplaced",
            vec![1],
            "race: 'ida-star/guess' given; allowed: ida-star/ and one of blind",
        ),
        ("bfs/blind", "bfs", vec![1], "race: 'bfs/blind' given; allowed: no heuristic with bfs"),
        ("bfs:deepen=by-one", "bfs", vec![1], "race: 'deepen=by-one' given; allowed: deepen: none with bfs"),
        (
            "bfs:order=UULR:max-depth=9",
            "bfs:max-depth=9",
            vec![1],
            "race: 'order=UULR' given; allowed: each letter of ULRD",
        ),
        ("bfs:threads=4", "bfs", vec![1], "race: 'threads=4' given; allowed: order, deepen, "),
        (
            "bfs:max-nodes=1e9",
            "bfs",
            vec![1],
            "race: 'max-nodes=1e9' given; allowed: a whole number below 2^53",
        ),
        ("bfs:max-depth=4294967296", "bfs", vec![1], "allowed: a whole number below 2^32"),
        (
            "bfs:max-depth=1001",
            "bfs",
            vec![1],
            "'max-depth=1001' given; allowed: max_depth: at most 1000 moves",
        ),
        (
            "branch-and-bound/misplaced:max-depth=30:incumbent=4294967295",
            "branch-and-bound/misplaced:max-depth=30",
            vec![1],
            "'incumbent=4294967295' given; allowed: incumbent: at most 1000 moves",
        ),
        (
            "bae-star/mismatch:backward=colours:parity=use",
            "bae-star/misplaced:backward=colours:parity=use",
            vec![1],
            "race: 'bae-star/mismatch' given; allowed: bae-star/ and one of blind, misplaced",
        ),
        (
            "mm/colours:backward=misplaced:epsilon=1",
            "mm/colours:epsilon=1",
            vec![1],
            "'backward=misplaced' given; allowed: backward: blind, colours",
        ),
        (
            "branch-and-bound,bfs",
            "bfs",
            vec![2],
            "race: 'branch-and-bound' given; allowed: incumbent: a number of moves",
        ),
        ("", "ida-star/misplaced,bidirectional-bfs", vec![0, 0], "race: '' given; allowed: algorithm: "),
        (
            "bfs,bfs,bfs,bfs,bfs,bfs,bfs",
            "bfs,bfs,bfs,bfs,bfs,bfs",
            vec![1, 2, 3, 0, 0, 0],
            "race: 'bfs' besides 6 lanes",
        ),
    ];
    for (race, kept, at, expected) in cases {
        let (lanes, numbers, notes) = read(race);
        let at: Vec<_> = at.into_iter().map(Place::Node).collect();
        assert_eq!((lanes.as_str(), numbers), (kept, at), "{race}");
        assert!(notes.len() == 1 && notes[0].contains(expected), "{race}: {notes:?}");
    }
    assert_eq!(read("bfs,ida-star:deepen=next-bound").0, "bfs,ida-star/misplaced");
    assert_eq!(understood("race=bfs,a-star&at=0,0").at, [Place::START; 2]);
}

#[test]
fn every_other_key_says_what_it_allows() {
    let cases = [
        ("v=2", "v: '2' given; allowed: 1"),
        ("breaks=depth:x", "breaks: 'depth:x' given; allowed: a whole number below 2^32"),
        ("breaks=met", "breaks: 'met' given; allowed: none with ida-star"),
        (
            "breaks=bound:1",
            "breaks: 'bound:1' given; allowed: position:, depth: or estimate-below: and a value",
        ),
        ("breaks=,bound", "breaks: 'bound' given; allowed: none with bidirectional-bfs"),
        ("breaks=position:WWW", "breaks: 'position:WWW' given; allowed: exactly 9"),
        ("breaks=,,,,,,bound", "breaks: 'bound' given; allowed: 6 lanes"),
        ("at=-1", "at: '-1' given; allowed: a whole number below 2^53, or end"),
        ("at=9007199254740992", "at: '9007199254740992' given; allowed: a whole number below 2^53"),
        ("at=1,2,3,4,5,6,7", "at: '7' given; allowed: 6 places"),
    ];
    for (text, expected) in cases {
        let notes = misread(text);
        assert!(notes.len() == 1 && notes[0].starts_with(expected), "{text}: {notes:?}");
    }
    assert_eq!(understood(""), Link::opening("cubes", 9));
    // Other keys belong to the page.
    assert_eq!(understood("view=map&sound=on&lesson"), Link::opening("cubes", 9));
}

#[test]
fn a_long_hostile_text_is_read_up_to_the_limit_and_little_is_said_of_it() {
    let long = [
        "&".repeat(1 << 22),
        "a=b&".repeat(1 << 20),
        format!("race={}", "ida-star/colours:order=ULDR,".repeat(1 << 16)),
        format!("race=bfs{}", ":order=ULRD".repeat(1 << 16)),
        format!("moves={}", "ü".repeat(1 << 20)),
        "%".repeat(1 << 22),
    ];
    for text in long {
        let reading = link::read(&text);
        assert!(reading.misread.len() <= 20 && reading.link.race.len() <= MOST_LANES);
        assert!(
            reading.misread.iter().all(|note| note.given.to_string().len() < 200),
            "{:?}",
            reading.misread
        );
        let cut: String = text
            .chars()
            .scan(0, |bytes, c| {
                *bytes += c.len_utf8();
                (*bytes <= MOST_BYTES).then_some(c)
            })
            .collect();
        assert_eq!(link::read(&cut).link, reading.link);
    }
}

#[test]
fn every_search_goes_by_its_name_with_each_of_its_settings() {
    for puzzle in catalogue().puzzles {
        let heuristics: Vec<_> = puzzle.heuristics.iter().map(|heuristic| heuristic.name).collect();
        let Link { start, goal, .. } = Link::opening(puzzle.name, usize::from(puzzle.side).pow(2));
        for lane in every_lane(puzzle.name, &heuristics, 30) {
            let race =
                &link::read(&format!("v=1&puzzle={}&start={start}&goal={goal}&race={lane}", puzzle.name));
            assert!(race.misread.is_empty(), "{lane}: {:?}", race.misread);
            assert_eq!(race.link.race.iter().map(Lane::write).collect::<Vec<_>>(), [lane]);
        }
    }
}

#[test]
fn a_setting_s_examples_are_read_differ_from_its_default_and_miss_no_name() {
    for &setting in SETTINGS {
        let algorithm = ALGORITHMS.iter().find(|one| one.takes(setting)).expect("one that takes it");
        for value in setting.examples {
            let lane = format!("{}:{}={value}", algorithm.name, written(setting));
            assert_eq!(Lane::parse(&lane).map(|lane| lane.write()), Ok(lane));
        }
        assert!(!setting.examples.is_empty(), "{}", setting.name);
        if let Kind::OneOf { names, default } = setting.kind {
            let others: Vec<_> = names.iter().copied().filter(|&name| name != default).collect();
            assert_eq!(setting.examples, others, "{}", setting.name);
        }
    }
}
