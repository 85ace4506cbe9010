//! Written puzzles: the gallery's facts, and what is wrong with a text.

use std::collections::HashSet;

use pathfinding::prelude::dijkstra;
use rolling_cubes::puzzle::map::written::{Difference, Facts, WrittenPuzzle, compare};
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
        let written = WrittenPuzzle::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let Facts { title, positions, moves, undone, goals, ways, warnings, .. } = written.facts();
        let way = ways[0].unwrap();
        assert_eq!((positions, moves, undone, goals, way.cost, way.moves), wanted, "{title:?}");
        assert!(warnings.is_empty(), "{title:?}: {warnings:?}");
        assert_eq!(ways.len(), 1);
    }
}

#[test]
fn a_position_is_named_by_the_beginnings_of_its_values() {
    let names = gallery().take(9).map(|text| WrittenPuzzle::read(text).unwrap().names().swap_remove(0));
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
    let facts = WrittenPuzzle::read(text).unwrap().facts();
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

/// A puzzle of few variables and moves, drawn at random, with its meaning beside its text.
#[derive(Clone)]
struct Random {
    most: [usize; 3],
    start: [usize; 3],
    goal: Vec<(usize, usize)>,
    moves: Vec<Move>,
}

/// A move's name and price, and the position after it.
type Step = (String, usize, [usize; 3]);

/// A move: its cost is 1 and `one` times `by`; it adds `by` to `one` or takes it; `third` gets the value of `other` if `one` is not 0.
#[derive(Clone)]
struct Move {
    one: usize,
    other: usize,
    third: usize,
    by: Vec<usize>,
    sign: &'static str,
    value: usize,
    adds: bool,
}

impl Random {
    const NAMES: [&str; 3] = ["a", "b", "c"];

    fn new(chance: &mut SplitMix64) -> Self {
        let most = [(); 3].map(|()| 1 + chance.below(4));
        let position = |chance: &mut SplitMix64| most.map(|most| chance.below(most + 1));
        let start = position(chance);
        let goal = position(chance).into_iter().enumerate().skip(chance.below(2)).collect();
        let moves = (0..2 + chance.below(4)).map(|_| {
            let [one, other, third] = [(); 3].map(|()| chance.below(3));
            // A value outside its range is a mistake of the text.
            let value = chance.below(most[other] + 1);
            let by = [vec![1], vec![1, 2]][chance.below(2)].clone();
            let sign = ["<", ">=", "!="][chance.below(3)];
            Move { one, other, third, by, sign, value, adds: chance.below(2) == 0 }
        });
        let moves = moves.collect();
        Self { most, start, goal, moves }
    }

    fn text(&self) -> String {
        let set = |(place, value)| format!("{} = {value}", Self::NAMES[place]);
        let mut lines: Vec<String> =
            Self::NAMES.iter().zip(self.most).map(|(name, most)| format!("{name}: 0..{most}")).collect();
        lines.push(format!(
            "start {}",
            self.start.into_iter().enumerate().map(set).collect::<Vec<_>>().join(", ")
        ));
        lines.push(format!("goal {}", self.goal.iter().copied().map(set).collect::<Vec<_>>().join(" and ")));
        for (number, Move { one, other, third, by, sign, value, adds }) in self.moves.iter().enumerate() {
            let [one, other, third] = [one, other, third].map(|&place| Self::NAMES[place]);
            let (parameter, by) = if by.len() > 1 { (" {x in 1..2}", "x") } else { ("", "1") };
            lines.push(format!("move m{number}{parameter} cost 1 + {one} * {by}"));
            lines.push(format!("where {other} {sign} {value}"));
            lines.push(format!("{one} {} {by}", if *adds { "+=" } else { "-=" }));
            if third != one {
                lines.push(format!("if {one} > 0: {third} = {other}"));
            }
        }
        lines.join("\n")
    }

    /// The moves of a position: their names and prices, and the positions after them.
    fn moves(&self, at: [usize; 3]) -> Vec<Step> {
        let mut found = Vec::new();
        for (number, Move { one, other, third, by, sign, value, adds }) in self.moves.iter().enumerate() {
            let is_open = match *sign {
                "<" => at[*other] < *value,
                ">=" => at[*other] >= *value,
                _ => at[*other] != *value,
            };
            for step in by {
                let after = if *adds { Some(at[*one] + step) } else { at[*one].checked_sub(*step) };
                let Some(after) = after.filter(|_| is_open) else { continue };
                let mut next = at;
                next[*one] = after;
                if third != one && at[*one] > 0 {
                    next[*third] = at[*other];
                }
                let is_inside = next.iter().zip(self.most).all(|(&value, most)| value <= most);
                if is_inside && next != at {
                    let name = if by.len() > 1 { format!("m{number} {step}") } else { format!("m{number}") };
                    found.push((name, 1 + at[*one] * step, next));
                }
            }
        }
        found
    }

    fn is_goal(&self, at: [usize; 3]) -> bool {
        self.goal.iter().all(|&(place, value)| at[place] == value)
    }
}

fn random(chance: &mut SplitMix64) -> String {
    Random::new(chance).text()
}

/// The first difference of two puzzles by plays of 0, 1, 2 … moves: the play, what differs, and the move.
fn naive(teacher: &Random, student: &Random) -> Option<(Vec<String>, &'static str, String)> {
    let mut plays = vec![(Vec::new(), teacher.start, student.start)];
    let mut seen = Vec::new();
    while !plays.is_empty() {
        let mut longer = Vec::new();
        for (play, one, other) in plays {
            if seen.contains(&(one, other)) {
                continue;
            }
            seen.push((one, other));
            let [moves, found] = [teacher.moves(one), student.moves(other)];
            let goals = (teacher.is_goal(one) != student.is_goal(other)).then(|| ("goal", String::new()));
            let lacks = |all: &[Step], name: &str| all.iter().all(|(other, ..)| other != name);
            let lone =
                |mine: &[Step], theirs: &[Step]| mine.iter().find(|(name, ..)| lacks(theirs, name)).cloned();
            let lacking =
                lone(&moves, &found).or_else(|| lone(&found, &moves)).map(|(name, ..)| ("move", name));
            let pairs =
                || moves.iter().map(|step| (step, found.iter().find(|(name, ..)| *name == step.0).unwrap()));
            let costs =
                || pairs().find(|(one, other)| one.1 != other.1).map(|(one, _)| ("cost", one.0.clone()));
            if let Some((what, name)) = goals.or(lacking).or_else(costs) {
                return Some((play, what, name));
            }
            for ((name, _, next), (_, _, after)) in pairs() {
                longer.push((play.iter().chain([name]).cloned().collect(), *next, *after));
            }
        }
        plays = longer;
    }
    None
}

#[test]
fn two_puzzles_differ_where_a_naive_walk_through_all_plays_finds_it() {
    let mut chance = SplitMix64(number("SEED", 54));
    let mut kinds = HashSet::new();
    for _ in 0..number("DIFFERENTIAL", 600) {
        let teacher = Random::new(&mut chance);
        let mut student = teacher.clone();
        // One part is another one.
        let at = chance.below(student.moves.len());
        match chance.below(6) {
            0 => student.goal.truncate(1),
            1 => student.moves[at].adds ^= true,
            2 => student.moves[at].sign = "!=",
            3 => student.moves[at].third = chance.below(3),
            4 => student.moves[at].by = vec![1, 2],
            _ => student.start = student.most,
        }
        let found = compare(&teacher.text(), &student.text()).unwrap();
        let wanted = naive(&teacher, &student);
        let given = found.difference.map(|one| (found.play, one.what, one.label));
        assert_eq!(given, wanted, "{}\n---\n{}", teacher.text(), student.text());
        kinds.insert(wanted.map(|(_, what, _)| what));
    }
    assert_eq!(kinds.len(), 4, "{kinds:?}");
}

const WOLF_AS_ROW: &str = "at[farmer, wolf, goat, cabbage]: left, right
start at = left
goal at = right
never at[wolf] = at[goat] and at[farmer] != at[goat] or at[goat] = at[cabbage] and at[farmer] != at[goat]
move take the {a in wolf, goat, cabbage} where at[a] = at[farmer]: at[a] = other(at[a]), at[farmer] = other(at[farmer])
move cross alone: at[farmer] = other(at[farmer])";

const BOTH_BANKS: &str = "ml, cl, mr, cr: 0..3
boat: left, right
start ml = 3, cl = 3, mr = 0, cr = 0, boat = left
goal mr = 3 and cr = 3
always ml = 0 or ml >= cl
always mr = 0 or mr >= cr
move {m in 0..2} missionaries and {c in 0..2} cannibals cross
where m + c >= 1 and m + c <= 2
if boat = left: ml -= m, mr += m, cl -= c, cr += c, boat = right
if boat = right: ml += m, mr -= m, cl += c, cr -= c, boat = left";

/// Number in the gallery, what is replaced by what, and the play, the kind, the move and both sides of the first difference.
const CHANGES: &str = "0 / never m > 0 / # /  / move / 1 missionaries and 0 cannibals cross / 0 1
0 / never m < 3 / # / 0 missionaries and 2 cannibals cross, 0 missionaries and 1 cannibals cross / move / 1 missionaries and 1 cannibals cross / 0 1
1 / never wolf / # /  / move / take the cabbage / 0 1
1 / goal farmer = right and / goal / same
1 / the wolf where wolf = farmer: / the wolf: / same
2 / fill the small jug: / fill the small jug where small < 3: / same
2 / goal big = 4 / goal big = 5 / fill the big jug / goal /  / 0 1
2 / fill the big jug: / fill the big jug cost 2: /  / cost / fill the big jug / 1 2
2 / move fill the big / move refill the big /  / move / fill the big jug / 1 0";

#[test]
fn a_puzzle_is_the_same_however_it_is_written_and_a_forgotten_rule_has_the_shortest_play_that_shows_it() {
    for (number, student) in [(0, BOTH_BANKS), (1, WOLF_AS_ROW)] {
        let found = compare(gallery().nth(number).unwrap(), student).unwrap();
        assert_eq!((found.difference, found.play.len()), (None, 0), "{student}");
    }
    for change in CHANGES.lines() {
        let [number, from, to, wanted @ ..] = &change.split(" / ").collect::<Vec<_>>()[..] else {
            panic!("{change}")
        };
        let teacher = gallery().nth(number.parse().unwrap()).unwrap();
        assert!(teacher.contains(from), "{change}");
        let found = compare(teacher, &teacher.replace(from, to)).unwrap();
        let told =
            found.difference.map_or("same".to_owned(), |Difference { what, label, teacher, student }| {
                format!("{} / {what} / {label} / {teacher} {student}", found.play.join(", "))
            });
        assert_eq!(told, wanted.join(" / "), "{change}");
    }
}

#[test]
fn a_comparison_ends_within_its_limits_and_reports_whose_text_has_the_mistake() {
    let wolf = gallery().nth(1).unwrap();
    let large = "x, y: 0..999; start x = 0, y = 0; goal x = 9 and x = 8; move a: x += 1; move b: y += 1";
    for (teacher, student, wanted) in
        [(wolf, "boat", "goal, line 1"), ("boat", wolf, "teacher, line 1"), (large, large, "200000")]
    {
        let error = session::compare_puzzles(teacher, student).unwrap_err().to_string();
        assert!(error.contains(wanted), "{error}");
    }
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
        if let Err(error) = WrittenPuzzle::read(&text) {
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
    let text = "x: 0..3000; start x = 0; goal x = 3000; move on cost 100000: x += 1";
    let error = session::puzzle_facts(text).unwrap_err().to_string();
    let told = "line 1, column 1: 300000000 as the greatest cost of a way given; allowed: at most 200000000";
    assert!(error.ends_with(told), "{error}");
}

#[test]
fn a_position_has_the_pictures_of_its_show_lines_and_its_moves_in_their_order() {
    let missionaries = gallery().next().unwrap();
    let start = session::puzzle_position(missionaries, "").unwrap();
    assert_eq!((&*start.full, start.goal), ("m = 3, c = 3, boat = left", false));
    let moves: Vec<_> = start.moves.iter().map(|mv| (&*mv.label, &*mv.to, mv.cost)).collect();
    let wanted = [
        ("0 missionaries and 1 cannibals cross", "32r", 1),
        ("0 missionaries and 2 cannibals cross", "31r", 1),
        ("1 missionaries and 1 cannibals cross", "22r", 1),
    ];
    assert_eq!(moves, wanted);
    assert!(session::puzzle_position(missionaries, "00r").unwrap().goal);
    let kinds = gallery().map(|text| {
        let position = session::puzzle_position(text, "").unwrap();
        position.pictures.iter().map(|picture| picture.kind).collect::<Vec<_>>().join(" ")
    });
    let kinds: Vec<_> = kinds.collect();
    for (text, kinds) in gallery().zip(kinds) {
        let written: Vec<_> = text
            .lines()
            .filter(|line| line.starts_with("show "))
            .filter_map(|line| line.split(" as ").nth(1))
            .collect();
        if !written.is_empty() {
            assert_eq!(kinds, written.join(" "), "{text}");
        }
    }
    let plain = "board 2x2; man, dog: squares; door: open, shut; start man = a1, dog = b2, door = shut;
        goal man = b2; move run: man = b2";
    let usual = session::puzzle_position(plain, "").unwrap();
    let shown = usual.pictures.iter().map(|picture| (picture.kind, picture.rows.len()));
    assert_eq!((usual.board, shown.collect::<Vec<_>>()), ([2, 2], vec![("grid", 2), ("chips", 1)]));
}

#[test]
fn a_large_puzzle_is_drawn_around_a_cheapest_way() {
    for (text, (positions, .., cost, _)) in gallery().zip(FACTS) {
        let map = session::map("", text).unwrap();
        assert_eq!(map.size, positions);
        assert!(
            map.nodes.len() == positions || positions > 400 && map.nodes.len() <= 400,
            "{}",
            map.nodes.len()
        );
        // The cheapest way lies within the picture.
        let number = |name: &String| map.nodes.iter().position(|node| node.name == *name);
        let edges = |&node: &usize| {
            let on = |from: u32, to: u32, cost: u32| {
                (from as usize == node).then_some((to as usize, u64::from(cost)))
            };
            let ways = |edge: &session::MapEdge| {
                [on(edge.from, edge.to, edge.cost), on(edge.to, edge.from, edge.cost).filter(|_| edge.both)]
            };
            map.edges.iter().flat_map(ways).flatten().collect::<Vec<_>>()
        };
        let start = number(&map.start).unwrap();
        let goals: Vec<usize> = map.goals.iter().filter_map(number).collect();
        let (_, least) = dijkstra(&start, edges, |node| goals.contains(node)).unwrap();
        assert_eq!(least, cost);
        assert_eq!(map.nodes[start].x, Some(0));
    }
}
