//! Written puzzles: the gallery's facts, and what is wrong with a text.

use pathfinding::prelude::dijkstra;
use rolling_cubes::puzzle::map::written::{Facts, Written};
use rolling_cubes::puzzle::{Map, Notation, Puzzle};
use rolling_cubes::search::{ALGORITHMS, Aim, Proof, Status};
use rolling_cubes::session::{self, Session, written};

use crate::asked::asked;
use crate::differential::{SplitMix64, number};

const GALLERY: &str = include_str!("../../www/features/own/gallery.txt");

fn gallery() -> impl Iterator<Item = &'static str> {
    GALLERY.split("---\n")
}

/// Positions, edges, whether all can be undone, goals, cost and moves of the cheapest way.
const FACTS: [(usize, usize, bool, usize, u64, u32); 18] = [
    (16, 34, true, 1, 11, 11),
    (10, 20, true, 1, 7, 7),
    (16, 58, false, 2, 6, 6),
    (16, 58, false, 1, 7, 7),
    (81, 240, true, 1, 15, 15),
    (1_024, 5_952, true, 1, 13, 13),
    (30, 112, true, 1, 17, 5),
    (512, 4_608, true, 1, 5, 5),
    (720, 3_600, true, 1, 7, 7),
    (280, 1_280, true, 1, 16, 16),
    (1_871, 6_167, false, 2, 14, 14),
    (2_434, 6_454, false, 16, 22, 22),
    (72, 88, false, 1, 15, 15),
    (36, 72, true, 1, 18, 18),
    (14_580, 34_020, true, 10, 25, 25),
    (360, 840, true, 1, 17, 17),
    (181_440, 483_840, true, 1, 31, 31),
    (126, 840, true, 1, 8, 8),
];

#[test]
fn the_gallery_has_the_positions_moves_and_lengths_of_the_literature() {
    assert_eq!(gallery().count(), FACTS.len());
    for (text, wanted) in gallery().zip(FACTS) {
        let written = Written::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let Facts { title, positions, moves, undone, goals, ways, warnings, .. } = written.facts();
        let way = ways[0].unwrap();
        assert_eq!((positions, moves, undone, goals, way.cost, way.moves), wanted, "{title:?}");
        assert!(warnings.is_empty(), "{title:?}: {warnings:?}");
        assert_eq!(ways.len(), 1);
    }
}

#[test]
fn a_position_is_named_by_the_beginnings_of_its_values() {
    let names = gallery().take(9).map(|text| Written::read(text).unwrap().names().swap_remove(0));
    let wanted = ["33l", "llll", "00", "800", "AAAA", "AAAAA", "lllll", "lllllllll", "462513"];
    assert_eq!(names.collect::<Vec<_>>(), wanted);
}

/// The cheapest cost, by a Dijkstra's algorithm of another library.
fn cheapest(map: &Map) -> Option<u32> {
    let mut from = vec![Vec::new(); map.graph().size()];
    for edge in map.graph().edges() {
        from[edge.from as usize].push((edge.to, edge.cost));
    }
    let next = |&node: &u32| from[node as usize].clone();
    dijkstra(&map.start(), next, |&node| map.is_goal(node)).map(|(_, cost)| cost)
}

/// Runs every search that proves the cheapest solution.
fn check(text: &str) {
    let map = Map::read_any("", text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let cost = cheapest(&map);
    let facts = Written::read(text).unwrap().facts();
    assert_eq!(facts.ways[0].map(|way| way.cost), cost.map(u64::from), "{text}");
    for algorithm in ALGORITHMS.iter().filter(|one| one.proves == Proof::Shortest && one.aim == Aim::Cost) {
        for heuristic in if algorithm.informed { &["/blind", "/landmarks"][..] } else { &[""] } {
            // A solution is within the limit.
            let most = 2 * cost.unwrap_or(20) + 1;
            let need =
                algorithm.needs.map_or(String::new(), |need| format!(":{}={most}", written(need.one_of[0])));
            let lane = format!("{}{heuristic}{need}:max-nodes=3000", algorithm.name);
            let mut session = Session::new(asked(["map", "", text], &lane)).unwrap();
            while session.step(u64::MAX) == Status::Running {}
            let found = session.snapshot();
            match found.outcome {
                "solved" => assert_eq!(found.cost, cost, "{lane} on {text}"),
                "exhausted" => assert_eq!(cost, None, "{lane} on {text}"),
                outcome => assert_eq!(outcome, "limit", "{lane} on {text}"),
            }
        }
    }
}

/// A puzzle of few variables and moves, drawn at random.
fn random(chance: &mut SplitMix64) -> String {
    let names = ["a", "b", "c"];
    let most: Vec<usize> = names.iter().map(|_| 1 + chance.below(4)).collect();
    let mut lines: Vec<String> =
        names.iter().zip(&most).map(|(name, most)| format!("{name}: 0..{most}")).collect();
    let settings = |chance: &mut SplitMix64| {
        names
            .iter()
            .zip(&most)
            .map(|(name, most)| format!("{name} = {}", chance.below(most + 1)))
            .collect::<Vec<_>>()
    };
    lines.push(format!("start {}", settings(chance).join(", ")));
    lines.push(format!("goal {}", settings(chance)[chance.below(2)..].join(" and ")));
    for mv in 0..2 + chance.below(4) {
        let [one, other] = [(); 2].map(|()| chance.below(3));
        // A value outside its range is a mistake of the text.
        let value = chance.below(most[other] + 1);
        let [one, other] = [names[one], names[other]];
        let parameter = ["", " {x in 1..2}"][chance.below(2)];
        let by = if parameter.is_empty() { "1" } else { "x" };
        lines.push(format!("move m{mv}{parameter} cost 1 + {one} * {by}"));
        lines.push(format!("where {other} {} {value}", ["<", ">=", "!="][chance.below(3)]));
        lines.push(format!("{one} {} {by}", ["+=", "-="][chance.below(2)]));
        let third = names[chance.below(3)];
        if third != one {
            lines.push(format!("if {one} > 0: {third} = {other}"));
        }
    }
    lines.join("\n")
}

#[test]
fn every_search_finds_the_cheapest_way_of_written_puzzles() {
    gallery().zip(FACTS).filter(|(_, facts)| facts.0 < 600).for_each(|(text, _)| check(text));
    let mut chance = SplitMix64(number("SEED", 54));
    for _ in 0..number("DIFFERENTIAL", 300) {
        check(&random(&mut chance));
    }
}

#[test]
fn random_and_damaged_texts_end_in_an_error_inside_the_text_or_run() {
    let mut chance = SplitMix64(number("SEED", 54));
    let texts: Vec<&str> = gallery().take(16).collect();
    let pieces = [
        "(", ")", "[", "]", "{", "}", "\n", ":", ",", "=", "move", "goal", "where", "9", "-", "not ", "é",
        "..", ";", "squares",
    ];
    let mut errors = 0;
    for _ in 0..number("DAMAGED", 2_000) {
        let mut text: Vec<char> = texts[chance.below(texts.len())].chars().collect();
        for _ in 0..=chance.below(3) {
            let at = chance.below(text.len());
            let end = (at + chance.below(9)).min(text.len());
            let piece = pieces[chance.below(pieces.len())].chars();
            text.splice(at..end, piece);
        }
        let text: String = text.into_iter().collect();
        // Whole spaces are tried elsewhere.
        if text.contains("3x2") || text.contains("board 4") || text.contains("board 5") {
            continue;
        }
        if let Err(error) = Written::read(&text) {
            errors += 1;
            let line = error.line.unwrap();
            let length = text.lines().nth(line - 1).map_or(0, |line| line.chars().count());
            assert!((1..=length + 1).contains(&error.column), "{error}: {text}");
            assert!(error.to_string().chars().count() <= 300, "{error}");
        }
    }
    assert!(errors > 300, "{errors}");
}

#[test]
fn the_written_eight_puzzle_has_the_distances_of_the_built_in_one() {
    let text = gallery().nth(16).unwrap();
    let map = Map::read_any("", text).unwrap();
    let distances = map.graph().distances_to(map.all_goals());
    let mut chance = SplitMix64(8);
    for _ in 0..40 {
        let node = u32::try_from(chance.below(distances.len())).unwrap();
        let request = asked(["tiles", &map.write_state(node), "123456780"], "bidirectional-bfs");
        let mut session = Session::new(request).unwrap();
        while session.step(u64::MAX) == Status::Running {}
        let length = session.snapshot().length.map(|length| u32::try_from(length).unwrap());
        assert_eq!(length, distances[node as usize]);
    }
}

#[test]
fn a_puzzle_without_a_line_is_a_lower_bound_that_is_consistent() {
    // By number in the gallery: lines, and the bound at the start.
    for (number, lines, wanted) in [
        (0, "7, 8", 9),
        (1, "6, 7", 5),
        (4, "7", 4),
        (5, "7", 5),
        (6, "8, 11", 13),
        (15, "10", 0),
        (15, "9, 10", 0),
    ] {
        let text = gallery().nth(number).unwrap();
        let audit = session::map_audit(text, &format!("relax({lines})")).unwrap();
        assert!(audit.admissible && audit.consistent, "{text}");
        let values = session::map_estimates(text, &format!("relax({lines})")).unwrap();
        if wanted > 0 {
            assert_eq!(values[0], wanted, "{text}");
            continue;
        }
        // The distances of each tile, and the tiles that are not at their places.
        let map = Map::read_any("", text).unwrap();
        let own = map.sheet().own().unwrap();
        for node in map.graph().nodes() {
            let position = own.in_full(node);
            let squares: Vec<_> =
                position.trim_start_matches("at = ").split(' ').map(str::as_bytes).collect();
            let tiles = squares.iter().zip(["a2", "b2", "c2", "a1", "b1"].map(str::as_bytes));
            let away = |(at, goal): (&&[u8], &[u8])| {
                let steps = u32::from(at[0].abs_diff(goal[0]) + at[1].abs_diff(goal[1]));
                if lines == "10" { steps } else { steps.min(1) }
            };
            assert_eq!(values[node as usize], tiles.map(away).sum::<u32>(), "{position}");
        }
    }
    let numbers = session::map_estimates(gallery().next().unwrap(), "m + c").unwrap();
    assert_eq!((numbers[0], numbers.iter().min()), (6, Some(&0)));
    let error = session::map_audit(gallery().next().unwrap(), "relax(9)").unwrap_err().to_string();
    assert!(error.contains("'9' given; allowed: 7, 8, 10"), "{error}");
}

#[test]
fn a_puzzle_that_no_map_has_room_for_is_refused_with_what_is_allowed() {
    for (text, given, allowed) in [
        (
            "x: 0..40; start x = 0; goal x = 40; move on: x += 1; move home: x = 0",
            "40 edges of 0 in one direction",
            "at most 32",
        ),
        (
            "x: 0..3000; start x = 0; goal x = 3000; move on cost 100000: x += 1",
            "300000000 as the greatest cost of a way",
            "at most 200000000",
        ),
    ] {
        assert!(Written::read(text).is_ok());
        let error = session::puzzle_facts(text).unwrap_err().to_string();
        assert!(error.ends_with(&format!("line 1, column 1: {given} given; allowed: {allowed}")), "{error}");
    }
}
