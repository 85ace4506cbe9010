//! Texts as people type them: characters of full width, signs that editors put in, and names of many scripts.

use std::collections::HashSet;

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::sample::select;
use rolling_cubes::puzzle::map::Edge;
use rolling_cubes::puzzle::{EightPuzzle, KnightsExchange, Map, Notation, Puzzle, RollingCubes, ToyExchange};
use rolling_cubes::session::{self, link};
use rolling_cubes::typed::composed;

/// The text as a keyboard for Chinese or Japanese writes it.
fn wide(text: &str) -> String {
    let wide = |c: char| match c {
        ' ' => '\u{3000}',
        '!'..='~' => char::from_u32(u32::from(c) + 0xfee0).unwrap(),
        _ => c,
    };
    text.chars().map(wide).collect()
}

fn read(text: &str) -> Map {
    Map::read_any("", text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A map by its names: its edges, its places and h, its start and its goals.
fn told(map: &Map) -> String {
    let sheet = map.sheet();
    let node = |node: u32| (sheet.name(node), sheet.place(node), sheet.h(node));
    let edge =
        |&(Edge { from, to, cost }, both): &(Edge, bool)| (sheet.name(from), sheet.name(to), cost, both);
    let goals: Vec<String> = sheet.goals().iter().map(|&goal| sheet.name(goal)).collect();
    let nodes: Vec<_> = sheet.graph().nodes().map(node).collect();
    let edges: Vec<_> = sheet.written().iter().map(edge).collect();
    format!("{nodes:?} {edges:?} {:?} {goals:?}", sheet.start().map(|start| sheet.name(start)))
}

fn refused(text: &str) -> String {
    Map::read_any("", text).unwrap_err().to_string()
}

#[test]
fn positions_of_full_width_are_those_of_plain_characters() {
    fn same<P: Notation>(position: &str) {
        let [one, other] = [position, &wide(position)].map(|text| P::read_state(text).unwrap());
        assert_eq!(one, other, "{position}");
    }
    same::<EightPuzzle>("867254301");
    same::<KnightsExchange>("1011001*11101110100100000");
    same::<ToyExchange>("1111000011100010");
    same::<RollingCubes>("WwRrBbWWE");
    assert!(session::map("", &wide("A - B 3, start A, goal B")).is_ok());
}

#[test]
fn a_map_of_full_width_is_the_map_of_plain_characters() {
    for text in [
        "node A 0 0 3\nnode B -4 3\nA -> B 12\nA - C\nstart A\ngoal B C",
        "A/B:3,B-C;C--D 2,start:A,goal:C",
        "grid 4\nS.3#G\n..*..\nstart 1.1\ngoal 4.0",
        "\"New York\" - A_1.b 2 # the way, there\nstart A_1.b\ngoal \"New York\"",
    ] {
        assert_eq!(told(&read(text)), told(&read(&wide(text))), "{text}");
    }
    assert_eq!(
        told(&read("東京 － 大阪　３、大阪 → 京都 ２。start 東京，goal 京都")),
        told(&read("東京 - 大阪 3, 大阪 -> 京都 2, start 東京, goal 京都"))
    );
    assert_eq!(
        refused("A - B ３x"),
        "goal, line 1, column 7: '3x' given; allowed: a whole number from 1 to 100000"
    );
}

#[test]
fn a_number_sign_ends_its_line_in_every_form_of_a_map() {
    let plain = "A - B 9\nA - C 1\nstart A\ngoal B";
    for text in [
        "A - B 9\nA - C 1\n# was D - A 2, C - B 1\nstart A\ngoal B",
        "# a lower bound, not consistent; C - B 1\nA - B 9# , C - B\nA - C 1 # was 8; later 7\nstart A # A, B\ngoal B ＃ C、D",
        "A - B 9, A - C 1; start A, goal B # , C - B 1, goal C",
        "A-B:9,A-C,start:A,goal:B#,C-B",
    ] {
        assert_eq!(told(&read(text)), told(&read(plain)), "{text}");
    }
    let grid = read("grid 4\nS.#\n..G");
    for text in [
        "# my map, small\ngrid 4 # four, not eight\nS.#\n..G\n\n# start 0.1, goal 0.1",
        "grid:4,S.#,..G",
        "grid 4\nS.#\n..G\nstart 0.0 # was 1.0, goal 0.0",
    ] {
        assert_eq!(told(&read(text)), told(&grid), "{text}");
    }
    let made = read("maze 4 9 9 7");
    assert_eq!(told(&read("maze 4 9 9 7 # of nine, by nine; goal 0.0")), told(&made));
    let file = "type octile\nheight 1\nwidth 3\nmap\n...\nstart 0.0\ngoal 2.0";
    assert_eq!(told(&read(&file.replace("2.0", "2.0 # or 1.0, start 1.0"))), told(&read(file)));
}

#[test]
fn every_usual_sign_of_an_edge_is_read_and_another_is_refused_at_its_place() {
    for (sign, both) in [
        ("-", true),
        ("--", true),
        ("–", true),
        ("—", true),
        ("->", false),
        ("-->", false),
        ("→", false),
        ("/", false),
    ] {
        for text in [format!("A {sign} B 3"), format!("A{sign}B 3"), format!("A:{sign}:B:3")] {
            let map = read(&format!("{text}\nstart A\ngoal B"));
            assert_eq!(map.sheet().written(), [(Edge { from: 0, to: 1, cost: 3 }, both)], "{text}");
        }
    }
    let signs = "- for both ways, -> or / for one way; a name with other signs needs quotes";
    let name =
        "a name of at most 40 letters, digits, _ . and ', or one in quotes without , ; : / # or a backslash";
    for (text, message) in [
        ("A ~ B 3", format!("line 1, column 3: '~' given; allowed: {signs}")),
        ("A - B\nB+C - D", format!("line 2, column 2: '+C' given; allowed: {signs}")),
        ("A - B\n\"New York - C", format!("line 2, column 1: '\"New' given; allowed: {name}")),
        ("A - \"a/b\"", format!("line 1, column 5: '\"a/b\"' given; allowed: {name}")),
        ("\"A\"", format!("line 1, column 4: none given; allowed: {signs}")),
        (
            "Mu\u{308}nchen - B x",
            "line 1, column 14: 'x' given; allowed: a whole number from 1 to 100000".into(),
        ),
        ("A-B -5", "line 1, column 5: '-5' given; allowed: a whole number from 1 to 100000".into()),
    ] {
        assert_eq!(refused(text), format!("goal, {message}"), "{text}");
    }
}

#[test]
fn a_name_is_the_same_composed_or_not_and_has_hyphens_where_they_are_no_edges() {
    let map = read(
        "Mu\u{308}nchen - Saint-Denis 3\nSaint-Denis->M\u{fc}nster 2, A-B\nnode Saint-Denis 1 2 3, start M\u{fc}nchen, goal Mu\u{308}nster",
    );
    let names: Vec<String> = map.graph().nodes().map(|node| map.sheet().name(node)).collect();
    assert_eq!(names, ["M\u{fc}nchen", "Saint-Denis", "M\u{fc}nster", "A", "B"]);
    assert_eq!(map.sheet().named("Mu\u{308}nchen"), Some(0));
    assert_eq!(read(&map.write("").unwrap()).sheet().written(), map.sheet().written());
}

/// Names of several scripts, and some that a reader could take for something else.
fn names() -> impl Strategy<Value = String> {
    let of = |parts: &'static [&'static str]| vec(select(parts), 1..6).prop_map(|parts| parts.concat());
    let names = prop_oneof![
        select(
            &["node", "start", "goal", "grid", "type", "__proto__", "3", "-3", "-", "a->b", "'", "New York"]
                [..]
        )
        .prop_map(str::to_owned),
        of(&["a", "B", "z", "0", "-", "'", ".", "_", " ", "’"]),
        of(&["u\u{308}", "é", "ß", "Å", "n\u{303}", "ﬁ", "²"]),
        of(&["东", "京", "々", "カ", "\u{3099}", "ー", "・"]),
        of(&["दि", "ल्ली", "क\u{94d}", "\u{200d}", "ष"]),
        of(&["กรุง", "เทพ", "น้ำ", "\u{e48}"]),
        of(&["א", "ב\u{5b0}", "م\u{64e}", "ن"]),
        of(&["\u{1112}\u{1161}\u{11ab}", "한", "😀", "&", "(", "?", "–", "→"]),
    ];
    names.prop_filter("a name is more than blanks", |name| !name.trim().is_empty())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_map_with_names_of_any_script_reads_back_from_all_that_it_is_written_as(
        names in vec(names(), 2..7),
        edges in vec((0..7_usize, 0..7_usize, any::<bool>(), 1..30_u32), 1..9),
        is_placed in any::<bool>(),
    ) {
        let quoted = |n: usize| format!("\"{}\"", names[n % names.len()]);
        let mut lines: Vec<String> = Vec::new();
        let name = |n: usize| composed(names[n % names.len()].trim());
        let mut joined = HashSet::new();
        let mut named = HashSet::new();
        for n in 0..names.len() {
            if is_placed && named.insert(name(n)) {
                lines.push(format!("node {} {n} -{n}", quoted(n)));
            }
        }
        for (from, to, both, cost) in edges {
            let ways = [(name(from), name(to)), (name(to), name(from))];
            if name(from) != name(to) && ways.iter().all(|way| !joined.contains(way)) {
                joined.extend(ways);
                lines.push(format!("{} {} {} {cost}", quoted(from), if both { "-" } else { "->" }, quoted(to)));
            }
        }
        lines.push(format!("node {}", quoted(0)).repeat(usize::from(!is_placed)));
        lines.push(format!("start {}", quoted(0)));
        lines.push(format!("goal {} {}", quoted(0), quoted(0)));
        let map = read(&lines.join("\n"));
        let line = map.write("").unwrap();
        prop_assert_eq!(told(&map), told(&read(&line)), "{}", line);
        // The page writes a move in a link as the name of a node.
        for to in map.moves(map.start()).map(|mv| map.after(map.start(), mv)) {
            let link = link::Link {
                moves: vec![map.sheet().name(to)],
                made: 1,
                goal: line.clone(),
                ..link::Link::opening("map", 0)
            };
            let written = link::write(&link);
            let reading = link::read(&written);
            prop_assert!(reading.misread.is_empty(), "{:?} {}", reading.misread, written);
            prop_assert_eq!((&reading.link.moves, told(&read(&reading.link.goal))), (&link.moves, told(&map)));
        }
    }
}
