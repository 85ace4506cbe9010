mod check;
mod judge;
mod pictures;
mod refusals;
mod zoo;

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

use rolling_cubes::contest::Problem;
use rolling_cubes::search::ALGORITHMS;
use rolling_cubes::session::write_contest;
use serde_json::Value;

const SAMPLE: &str = include_str!("../instances/cubes-sample.in");
const ANSWERS: &str = include_str!("../instances/cubes-sample.out");

fn begun(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

fn run_bytes(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = begun(arguments);
    let mut stdin = child.stdin.take().expect("piped");
    // A program that stops at an error need not read the rest.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn run(arguments: &str, input: &str) -> Output {
    run_bytes(&arguments.split_whitespace().collect::<Vec<_>>(), input.as_bytes())
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("output is text")
}

fn succeed(arguments: &str, input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{arguments}");
    text(&output.stdout).to_owned()
}

fn fail(arguments: &str, input: &str) -> String {
    let output = run(arguments, input);
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
    assert!(told.starts_with("error: ") && told.ends_with('\n'), "{arguments}: {told:?}");
    assert_eq!(told.lines().count(), 1, "{arguments}: {told}");
    told.trim_end().to_owned()
}

fn solve_json(arguments: &str) -> Value {
    serde_json::from_str(&succeed(&format!("solve {arguments} --json"), "")).expect("JSON")
}

const SAMPLE_3: &str = "cubes --start WWWWWWWWE --goal WBWBRERBR";

fn help(command: &str) -> String {
    let said = succeed(&format!("{command} --help"), "");
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_map_is_read_from_a_file_and_its_solution_has_a_cost() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("detour.map");
    std::fs::write(&file, "A -> B 5\nA - C 1\nC - D 1\nD - B 1\nstart A\ngoal B\n").unwrap();
    let asked = format!("map --file {}", file.display());
    let said = succeed(&format!("solve {asked}"), "");
    assert!(
        said.starts_with("solved       3 moves, cost 3, proved cheapest\nmoves        C D B\n"),
        "{said}"
    );
    let solved = solve_json(&format!("{asked} --algorithm ida-star --start D"));
    assert_eq!((&solved["length"], &solved["cost"]), (&1.into(), &1.into()));
    std::fs::write(&file, "A -> B 5\nB -> C x\n").unwrap();
    let output = run(&format!("solve {asked}"), "");
    let told = "error: goal, line 2, column 8: 'x' given; allowed: a whole number from 1 to 100000\n";
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), told));
}

#[test]
fn a_written_puzzle_is_solved_compared_audited_and_counted_from_its_file() {
    let file = "--puzzle-file tests/instances/jugs.txt";
    let said = succeed(&format!("solve {file} --algorithm bfs"), "");
    let facts = "facts        16 positions, 58 moves, not every move can be undone, goals: 2\nsolved       6 moves, cost 6";
    assert!(said.contains(facts), "{said}");
    let said = succeed(&format!("compare a-star/landmarks uniform-cost {file}"), "");
    let rows: Vec<Vec<&str>> = said.lines().skip(1).map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 2);
    assert!(rows.iter().all(|row| row[1..5] == ["solved", "6", "6", "cheapest"]), "{said}");
    let said = succeed(&format!("audit {file} --heuristic landmarks"), "");
    assert_eq!(said, "admissible   proved at every node\nconsistent   proved along every edge\n");
    let output = run(&format!("audit {file} --heuristic big"), "");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
    assert!(text(&output.stdout).starts_with("admissible   refuted at 34: bound 4, cheapest way 0\n"));
    let said = succeed(&format!("floor {file} --heuristic landmarks --json"), "");
    assert_eq!(serde_json::from_str::<Value>(&said).unwrap()["cost"], 6);
    let goal = include_str!("../instances/packed.txt").lines().nth(2).unwrap();
    let link = format!("--link #v=1&puzzle=map&goal={goal}&race=bfs");
    assert!(succeed(&format!("solve {link}"), "").starts_with("solved       6 moves, cost 6"));
    assert_eq!(succeed(&format!("compare {link} --csv"), "").lines().count(), 2);
    assert!(succeed(&format!("picture board {link}"), "").starts_with("<svg "));
    let told = fail(&format!("solve {}", link.replace("z.d", "z.")), "");
    assert!(told.contains("goal: 'z.") && told.chars().count() < 300, "{told}");
    let damaged = case("damaged.txt", &include_str!("../instances/jugs.txt").replace("big = 4", "big = 9"));
    let damaged = damaged.replace("map --file", "--puzzle-file");
    for command in ["solve", "compare a-star", "audit --heuristic blind", "floor --heuristic blind", "sweep"]
    {
        let said = fail(&format!("{command} {damaged}"), "");
        assert!(said.contains("line 5, column 12: '9' given; allowed: 0..5"), "{command}: {said}");
    }
}

#[test]
fn a_sweep_of_a_written_puzzle_has_its_facts_and_every_search_from_each_start() {
    let puzzle = "x: 0..4\nstart x = 0\nstart x = 3\ngoal x = 2\nmove up where x < 3: x += 1\n";
    let file = case("two-starts.txt", puzzle).replace("map --file", "--puzzle-file");
    let swept: Value = serde_json::from_str(&succeed(&format!("sweep {file} --json"), "")).unwrap();
    assert_eq!((&swept["positions"], &swept["moves"], &swept["goals"]), (&4.into(), &3.into(), &1.into()));
    let [near, far] = &swept["starts"].as_array().unwrap()[..] else { panic!("{swept}") };
    assert_eq!(
        (&near["start"], &near["way"]["cost"], &near["way"]["moves"]),
        (&"0".into(), &2.into(), &2.into())
    );
    assert_eq!((&far["start"], &far["way"]), (&"3".into(), &Value::Null));
    let all = |start: &Value, key: &str| start[key].as_array().unwrap().len();
    assert_eq!((all(near, "searches"), all(near, "left_out")), (ALGORITHMS.len(), 0));
    let needy = ALGORITHMS.iter().filter(|algorithm| algorithm.needs.is_some()).count();
    assert_eq!((all(far, "searches"), all(far, "left_out")), (ALGORITHMS.len() - needy, needy));
    for found in near["searches"].as_array().unwrap() {
        let search = found["search"].as_str().unwrap();
        let alone = succeed(&format!("compare {search} {file} --max-nodes 1000000 --json"), "");
        let alone = &serde_json::from_str::<Value>(&alone).unwrap()[0];
        for count in ["outcome", "cost", "expanded", "generated", "stored_peak"] {
            assert_eq!(found[count], alone[count], "{search}");
        }
    }
    let said = succeed(&format!("sweep {file} --heuristic x"), "");
    assert!(said.contains("\nstart        3: no way to a goal\n") && said.contains("\na-star/x "), "{said}");
    assert!(said.contains("\nleft out     bae-star/x: heuristic: 'x' given; allowed: "), "{said}");
    let told = fail(&format!("sweep {file} --heuristic y"), "");
    assert!(told.contains("'y' given; allowed: blind"), "{told}");
    for other in ["toys", "--every 2", "--out rows.jsonl"] {
        assert!(fail(&format!("sweep {other} {file}"), "").contains("--puzzle-file"));
    }
}

fn case(name: &str, map: &str) -> String {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, map).unwrap();
    format!("map --file {}", file.display())
}

#[test]
fn counts_are_by_cost_where_moves_have_costs_and_are_as_many_as_costs_that_occur() {
    let edges: Vec<String> = (0..20).map(|node| format!("{node} -> {} 100000\n", node + 1)).collect();
    let asked = case("far-costs.map", &format!("{}start 0\ngoal 20\n", edges.concat()));
    for (lane, rows_wanted) in [("uniform-cost", 21), ("nbs --heuristic blind", 11)] {
        let said = succeed(&format!("solve {asked} --algorithm {lane} --json"), "");
        assert!(said.len() < 20_000, "{lane}: {} bytes", said.len());
        let found: Value = serde_json::from_str(&said).unwrap();
        let rows = found["costs"].as_array().unwrap();
        assert!(rows.len() == rows_wanted, "{lane}: {} rows", rows.len());
        assert_eq!((&rows[1]["cost"], &found["depths"]), (&100_000.into(), &Value::Null));
        for side in found["sides"].as_array().into_iter().flatten() {
            assert!(side["costs"][1]["cost"] == 100_000 && side.get("depths").is_none(), "{side}");
        }
    }
    let found = solve_json(&format!("{asked} --algorithm ida-star --heuristic blind"));
    assert_eq!((&found["depths"][1]["depth"], &found["costs"]), (&1.into(), &Value::Null));
}

#[test]
fn counts_by_depth_have_a_bound_and_say_how_many_are_left_out() {
    let asked = "tiles --start fedcba9876543120 --goal 123456789abcdef0 --algorithm dfs --max-nodes 100000";
    let found = solve_json(asked);
    let rows = found["depths"].as_array().unwrap();
    let deepest = rows.last().unwrap()["depth"].as_u64().unwrap();
    assert_eq!((rows.len(), &found["left_out"]), (10_000, &(deepest + 1 - 10_000).into()));
    assert_eq!(found["generated"], 100_000);
}

#[test]
fn every_output_has_the_cost_and_the_proof() {
    let detour = case("proved.map", "A -> B 5\nA - C 1\nC - D 1\nD - B 1\nstart A\ngoal B\n");
    let solved = |search: &str| solve_json(&format!("{detour} --algorithm {search}"));
    for (search, proves, cost) in [
        ("bfs", "fewest", 5),
        ("a-star", "cheapest", 3),
        ("weighted-a-star", "within", 3),
        ("greedy --heuristic blind", "nothing", 5),
    ] {
        let found = solved(search);
        assert_eq!((&found["proves"], &found["cost"]), (&proves.into(), &cost.into()), "{search}");
    }
    assert_eq!(solve_json(&format!("{SAMPLE_3} --algorithm bfs"))["proves"], "shortest");
    let within = solve_json(&format!("{SAMPLE_3} --algorithm weighted-ida-star --weight 5/4"));
    assert_eq!((&within["outcome"], &within["within"]), (&"found".into(), &"5/4".into()));
    assert_eq!(solve_json(&format!("{SAMPLE_3} --algorithm bfs --max-depth 3"))["proves"], Value::Null);
    let said = succeed(&format!("solve {detour} --algorithm greedy --heuristic blind"), "");
    assert!(said.starts_with("found        1 moves, cost 5, not proved cheapest\n"), "{said}");
    let said = succeed(&format!("solve {detour} --algorithm weighted-a-star"), "");
    assert!(said.starts_with("found        3 moves, cost 3, at most 2 times the cheapest\n"), "{said}");

    let csv = succeed(&format!("compare {detour} bfs uniform-cost weighted-a-star --csv"), "");
    let rows: Vec<String> =
        csv.lines().map(|line| line.split(',').skip(1).take(4).collect::<Vec<_>>().join(" ")).collect();
    let wanted = [
        "outcome length cost proves",
        "solved 1 5 fewest",
        "solved 3 3 cheapest",
        "found within 2 3 3 within",
    ];
    assert_eq!(rows, wanted);
    let table = succeed(&format!("compare {detour} bfs uniform-cost"), "");
    assert!(table.lines().next().unwrap().contains("length  cost  proves"), "{table}");
    let json: Value = serde_json::from_str(&succeed(&format!("compare {detour} bfs --json"), "")).unwrap();
    assert_eq!((&json[0]["proves"], &json[0]["cost"]), (&"fewest".into(), &5.into()));
}

const REOPENED: &str = "node P 12\nnode Q 8\nnode R 0\nnode T 0\nP -> Q 4\nQ -> R 4\nR -> T 4\nP -> R 11\nP -> T 13\nstart P\ngoal T\n";

#[test]
fn an_audit_of_a_map_names_the_node_or_the_edge() {
    let reopened = case("reopen.map", REOPENED);
    let audit = |asked: &str| {
        let output = run(&format!("audit {asked}"), "");
        (text(&output.stdout).to_owned(), output.status.code())
    };
    let told =
        "admissible   proved at every node\nconsistent   refuted along Q -> R of cost 4: from 8 to 0\n";
    assert_eq!(audit(&format!("{reopened} --heuristic by-hand")), (told.to_owned(), Some(0)));
    let told = "admissible   proved at every node\nconsistent   proved along every edge\n";
    assert_eq!(audit(&format!("{reopened} --heuristic landmarks")), (told.to_owned(), Some(0)));
    let (told, status) = audit(&format!("{reopened} --heuristic by-hand+9"));
    assert_eq!(status, Some(1), "{told}");
    assert!(told.starts_with("admissible   refuted at T: bound 9, cheapest way 0\n"), "{told}");
    let (json, _) = audit(&format!("{reopened} --heuristic by-hand --json"));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["admissible"], &json["falls"]["to"]), (&true.into(), &"R".into()));
}

#[test]
fn a_map_has_a_floor_a_link_and_a_picture() {
    let reopened = case("floor.map", REOPENED);
    let said = succeed(&format!("floor {reopened} --heuristic landmarks"), "");
    assert!(said.starts_with("cheapest solution C* = 12; landmarks to the goal, "), "{said}");
    let json: Value =
        serde_json::from_str(&succeed(&format!("floor {reopened} --heuristic blind --json"), "")).unwrap();
    assert_eq!(
        (&json["cost"], &json["forward"], &json["cover"]),
        (&12.into(), &3.into(), &2.into()),
        "{json}"
    );
    let told = fail(&format!("floor {reopened} --heuristic by-hand"), "");
    assert_eq!(told, "error: heuristic: 'by-hand' given; allowed: a consistent one: blind, landmarks");

    let said = succeed(&format!("link {reopened} a-star"), "");
    assert!(said.starts_with("v=1&puzzle=map&goal=node:P:12,"), "{said}");
    let far = format!("{}\n", ".".repeat(200)).repeat(200);
    let grid = case("large.map", &format!("grid 4\n{far}start 0.0\ngoal 199.199\n"));
    let said = succeed(&format!("link {grid} a-star"), "");
    assert!(said.contains("goal=cells:4:200:1:") && said.len() < 200, "{said}");
    let edges: Vec<_> = (0..1999).map(|node| format!("{node:040} - {:040}", node + 1)).collect();
    let edges = edges.join("\n");
    let long = case("long.map", &format!("{edges}\nstart {:040}\ngoal {:040}\n", 0, 1999));
    let told = fail(&format!("link {long} a-star"), "");
    assert!(told.contains("allowed: at most 65536") && told.len() < 300, "{told}");

    let count = |svg: &str, part: &str| svg.matches(part).count();
    let svg = succeed(&format!("picture solution {reopened}"), "");
    assert_eq!((count(&svg, "<circle"), count(&svg, "stroke-width=\"3\"/>")), (4, 3), "{svg}");
    let svg = succeed(&format!("picture board {}", case("small.map", "grid 4\nS.#\n.2G\n")), "");
    assert_eq!((count(&svg, "<rect"), count(&svg, "<circle")), (7, 2), "{svg}");
}

#[test]
fn a_scenario_belongs_to_its_map_and_its_published_length_is_compared() {
    let rows = format!("{}\n", ".".repeat(9)).repeat(9);
    let asked = case("arena.map", &format!("type octile\nheight 9\nwidth 9\nmap\n{rows}"));
    let scen = |name: &str, text: &str| {
        let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&file, format!("version 1\n{text}\n")).unwrap();
        format!("{asked} --scenarios {}", file.display())
    };
    let own = scen("own.scen", "0 maps/arena.map 9 9 5 5 8 7 3.82842712\n1 arena.map 9 9 0 0 8 8 17.5");
    let said = succeed(&format!("solve {own}"), "");
    assert!(said.contains("\npublished    3.82842712, found 3.82843: the same\n"), "{said}");
    let said = succeed(&format!("solve {own} --scenario 2"), "");
    assert!(said.contains("\npublished    17.5, found 11.31371: they differ\n"), "{said}");
    let json = solve_json(&format!("{own} --scenario 2"));
    assert_eq!((&json["cost"], &json["published"]["comparison"]), (&112.into(), &"different".into()));
    for (text, wanted) in [
        ("0 other.map 9 9 5 5 8 7 3.8", "'other.map' of 9x9"),
        ("0 arena.map 512 512 5 5 8 7 3.8", "'arena.map' of 512x512"),
    ] {
        let told = fail(&format!("solve {}", scen("foreign.scen", text)), "");
        assert_eq!(told, format!("error: scenario 1: map {wanted} given; allowed: map 'arena.map' of 9x9"));
    }
    let told = fail(&format!("solve {} --scenario 3", scen("own.scen", "0 arena.map 9 9 5 5 8 7 3.8")), "");
    assert_eq!(told, "error: scenario: 3 given; allowed: from 1 to 1");
}

#[test]
fn help_names_every_search_and_every_view() {
    let names: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.name).collect();
    for command in ["judge", "solve"] {
        assert!(help(command).contains(&format!("The search: {}", names.join(", "))), "{command}");
    }
    assert!(help("link").contains("below the lanes, such as tree or atlas [default: race]"));
}

#[test]
fn the_answers_that_the_page_s_tests_read_are_the_judge_s_and_its_help_tells_from_where_on_it_has_none() {
    let kept: Value = serde_json::from_str(include_str!("../instances/contests.json")).unwrap();
    for problem in kept.as_array().unwrap() {
        let [puzzle, start, goal] = ["puzzle", "start", "goal"].map(|part| problem[part].as_str().unwrap());
        let length = &solve_json(&format!("{puzzle} --start {start} --goal {goal}"))["length"];
        let asked = Problem { start: start.to_owned(), goal: goal.to_owned() };
        let answered = succeed(&format!("judge {puzzle}"), &write_contest(puzzle, &asked).unwrap());
        let answer: i64 = answered.lines().next().unwrap().parse().unwrap();
        assert_eq!((length, answer), (&problem["length"], problem["answer"].as_i64().unwrap()), "{problem}");
        if answer == -1 {
            let told = format!("or -1 when it is more than {}", length.as_u64().unwrap() - 1);
            assert!(help("judge").contains(&told), "{told}");
        }
    }
}

#[test]
fn the_other_contests_samples_are_answered_in_their_own_forms() {
    assert_eq!(succeed("judge knights", include_str!("../instances/knights-sample.in")), "7\n-1\n");

    let toys = succeed("judge toys", include_str!("../instances/toys-sample.in"));
    let mut lines = toys.lines();
    assert_eq!(lines.next(), Some("4"));
    let mut board: Vec<u8> = b"1111000011100010".to_vec();
    for swap in lines.by_ref() {
        let digits: Vec<usize> = swap.bytes().map(|digit| usize::from(digit - b'1')).collect();
        let [one, other] = [digits[0] * 4 + digits[1], digits[2] * 4 + digits[3]];
        assert_eq!(digits[0].abs_diff(digits[2]) + digits[1].abs_diff(digits[3]), 1, "{swap}");
        board.swap(one, other);
    }
    assert_eq!(board, b"1010010110100101");

    let tiles = succeed("judge tiles", include_str!("../instances/tiles-sample.in"));
    let (count, boards) = tiles.split_once('\n').expect("a count and boards");
    let boards: Vec<&str> = boards.trim_end().split("\n\n").collect();
    assert_eq!((count, boards.len()), ("5", 6));
    assert_eq!((boards[0], boards[5]), ("1 2 3\n0 6 9\n4 7 8", "1 2 3\n4 0 6\n7 8 9"));
    for pair in boards.windows(2) {
        let changed = pair[0].bytes().zip(pair[1].bytes()).filter(|(before, after)| before != after);
        assert_eq!(changed.count(), 2, "one tile and the empty square change places");
    }
}

#[test]
fn several_toys_and_tiles_may_come_in_one_input_and_what_cannot_be_done_is_minus_one() {
    let toys = "1000000000000000\n";
    assert!(fail("judge toys", toys).contains("line 1"));
    let one = "1000\n0000\n0000\n0000\n";
    let other = "0100\n0000\n0000\n0000\n";
    assert_eq!(succeed("judge toys", &format!("{one}{other}{other}\n{one}")), "1\n1112\n1\n1112\n");
    let home = "1 2 3\n4 5 6\n7 8 0\n";
    let swapped = "2 1 3\r\n456\r\n7 8 0";
    assert_eq!(
        succeed("judge tiles", &format!("{home}{home}{home}{swapped}")),
        "0\n1 2 3\n4 5 6\n7 8 0\n-1\n"
    );
}

#[test]
fn the_official_sample_may_come_in_other_layouts() {
    assert_eq!(succeed("judge cubes --algorithm a-star --heuristic misplaced", SAMPLE), ANSWERS);
    assert_eq!(succeed("judge cubes", SAMPLE), ANSWERS);
    let crlf = SAMPLE.replace('\n', "\r\n");
    assert_eq!(succeed("judge cubes", &crlf), ANSWERS);
    let unfinished = SAMPLE.trim_end().strip_suffix("0 0").expect("the last line").trim_end();
    assert_eq!(succeed("judge cubes", unfinished), ANSWERS);
    assert_eq!(succeed("judge cubes", "1 2 WWWEWWWWW"), "0\n");
    assert_eq!(succeed("judge cubes", ""), "");
}

#[test]
fn answers_before_an_error_stay() {
    let output = run("judge cubes", "1 2\nWWW EWW WWW\n1 4\n");
    assert_eq!((text(&output.stdout), output.status.code()), ("0\n", Some(2)));
    let told = "error: line 3, column 3: '4' given; allowed: y, the empty square's row: 1, 2 or 3\n";
    assert_eq!(text(&output.stderr), told);
}

#[test]
fn json_has_the_documented_keys_in_their_order() {
    let answer = succeed(&format!("solve {SAMPLE_3} --algorithm ida-star --json"), "");
    let keys: Vec<&str> = answer
        .lines()
        .filter(|line| line.starts_with("  \""))
        .filter_map(|line| line.split('"').nth(1))
        .collect();
    let documented = "outcome proves length moves expanded generated evaluated duplicates pruned stored_peak \
                      bytes_peak seconds iterations depths";
    assert_eq!(keys.join(" "), documented);
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let sorted = |text: &str| {
        let mut keys: Vec<_> = text.split(' ').map(str::to_owned).collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(&answer["iterations"][0]), sorted("bound expanded generated"));
    assert_eq!(keys(&answer["depths"][0]), sorted("depth expanded generated duplicates pruned"));
    assert_eq!((answer["outcome"].as_str(), answer["length"].as_u64()), (Some("solved"), Some(13)));
}

#[test]
fn a_limit_that_was_reached_is_an_answer_and_says_which() {
    for (option, limit) in
        [("--max-depth 12", "depth"), ("--max-nodes 100", "nodes"), ("--max-bytes 99", "bytes")]
    {
        let search = format!("{SAMPLE_3} --algorithm bfs {option}");
        let answer = solve_json(&search);
        assert_eq!((&answer["outcome"], &answer["limit"]), (&"limit".into(), &limit.into()), "{search}");
        assert!(answer["length"].is_null() && answer["moves"] == Value::Array(vec![]), "{search}");
        assert!(succeed(&format!("solve {search}"), "").contains(&format!("limit of {limit}")));
    }
}

#[test]
fn compare_puts_searches_side_by_side() {
    let searches = "ida-star/mismatch a-star/misplaced bfs branch-and-bound --incumbent 31 --deepen by-one";
    let table = succeed(&format!("compare {SAMPLE_3} {searches}"), "");
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows.len(), 5);
    assert!(rows[0].starts_with("search") && rows[1].starts_with("ida-star/mismatch"), "{table}");

    let csv = succeed(&format!("compare {SAMPLE_3} {searches} --csv"), "");
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns, [12; 5]);
    assert!(csv.lines().nth(3).is_some_and(|line| line.starts_with("bfs,solved,13,")), "{csv}");

    let json = succeed(&format!("compare {SAMPLE_3} {searches} --json"), "");
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json[0]["search"], &json[0]["length"]), (&"ida-star/mismatch".into(), &13.into()));
}

#[test]
fn the_atlas_of_the_cubes_has_the_known_depths() {
    let csv = succeed("atlas cubes --start WEWWWWWWW --csv", "");
    let last = csv.lines().last().expect("layers");
    assert_eq!((csv.lines().next(), last), (Some("depth,positions,patterns"), "42,2,0"));
    let table = succeed("atlas cubes --start WEWWWWWWW", "");
    assert!(table.contains("deepest positions: 2 at 42 moves"), "{table}");
    assert!(table.contains("deepest patterns: 1 at 37 moves\n  BRBBEBBRB"), "{table}");
}

#[test]
fn the_floor_is_printed_as_json_and_as_a_table() {
    let problem = "floor tiles --start 867254301 --goal 123456780 --heuristic manhattan";
    let json: Value = serde_json::from_str(&succeed(&format!("{problem} --json"), "")).expect("JSON");
    let keys = ["length", "forward", "backward", "cover", "cover_parity", "cover_consistent", "mm", "mme"];
    assert_eq!(keys.map(|key| json[key].as_u64()), [31, 6549, 3280, 3280, 3142, 2074, 5254, 4252].map(Some));
    assert!(json["cover_consistent_parity"].as_u64() <= Some(2074));
    let table = succeed(problem, "");
    for line in [
        "shortest solution C* = 31; manhattan to the goal, manhattan from the start",
        "A* must expand, forward (f < C*)                    6549",
        "any search that knows f and g                       3280  forward g < 0, backward g < 30",
        "IDA* within 29                                     11094  generated 17904",
        "forward, f = C*                                    14649",
    ] {
        assert!(table.lines().any(|known| known == line), "{table}");
    }
    let other = succeed(&format!("{problem} --backward-heuristic blind --max-nodes 9 --json"), "");
    let other: Value = serde_json::from_str(&other).expect("JSON");
    assert_eq!((&other["backward_heuristic"], &other["ida_star"]), (&"blind".into(), &Value::Null));
    let korf = "floor tiles --start 0197bd53ec4286af --goal 0123456789abcdef --heuristic manhattan";
    assert!(fail(korf, "").contains("the 15-puzzle, of 16!/2 positions given; allowed: a space that"));
}

#[test]
fn a_link_says_what_was_given_and_leaves_out_what_the_page_opens_with() {
    let cases = [
        ("cubes", "v=1&puzzle=cubes"),
        ("cubes --start WWWWWWWWE --goal BWRBWRBER ida-star/misplaced bidirectional-bfs", "v=1&puzzle=cubes"),
        ("tiles --start 0197bd53ec4286af", "v=1&puzzle=tiles&start=0197bd53ec4286af"),
        (
            "cubes --start WEWWWWWWW --goal RBWRWWEWW ida-star/colours a-star bfs --order ULDR --deepen by-one",
            "v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW\
             &race=ida-star/colours:order=ULDR:deepen=by-one,a-star/misplaced:order=ULDR,bfs:order=ULDR",
        ),
        (
            "cubes --moves DR.L --mode nodes --view atlas --at 100,20 --lang en --theme dark --camera -20,60 --challenge --present",
            "v=1&puzzle=cubes&moves=DR.L&mode=nodes&view=atlas&at=100,20&lang=en&theme=dark&camera=-20,60&challenge=1&present=1",
        ),
        // The page checks its own keys.
        ("toys --view a&b=c --speed 7", "v=1&puzzle=toys&view=a%26b=c&speed=7"),
        ("toys --base https://example.org/cubes/", "https://example.org/cubes/#v=1&puzzle=toys"),
        ("toys --base https://example.org/#v=1&puzzle=cubes", "https://example.org/#v=1&puzzle=toys"),
    ];
    for (arguments, link) in cases {
        assert_eq!(succeed(&format!("link {arguments}"), ""), format!("{link}\n"));
    }
    let told = fail("link cubes --start WEW", "");
    assert!(told.contains("start: column 4: 'WEW' of 3 characters given; allowed: exactly 9"), "{told}");
    assert_eq!(
        succeed("link cubes ida-star:order=ULDR bfs:max-nodes=9 --deepen by-one", ""),
        "v=1&puzzle=cubes&race=ida-star/misplaced:order=ULDR:deepen=by-one,bfs:max-nodes=9\n"
    );
    let told = fail("link cubes bfs:threads=4", "");
    assert!(told.contains("'threads=4' given; allowed: order, deepen"), "{told}");
    let told = fail("link cubes no-such-search", "");
    assert!(told.contains("race: 'no-such-search' given; allowed: algorithm: ida-star"), "{told}");
}

#[test]
fn a_link_stands_for_the_problem_and_the_searches_it_was_made_of() {
    let lanes = "ida-star/mismatch branch-and-bound/misplaced bfs";
    let settings = "--order ULDR --incumbent 31 --max-nodes 40000";
    let given = format!("{SAMPLE_3} {lanes} {settings}");
    let link = succeed(&format!("link {given} --base https://example.org/ --moves R --at 7"), "");
    let linked = format!("--link {}", link.trim_end());

    let counts = |arguments: &str| {
        let csv = succeed(&format!("compare {arguments} --csv"), "");
        // All but what a search is called and the seconds it took.
        let row = |line: &str| line.split(',').skip(1).take(10).map(str::to_owned).collect::<Vec<_>>();
        csv.lines().map(row).collect::<Vec<_>>()
    };
    assert_eq!(counts(&linked), counts(&given));
    let first = solve_json(&format!(
        "{SAMPLE_3} --algorithm ida-star --heuristic mismatch --order ULDR --max-nodes 40000"
    ));
    assert_eq!(solve_json(&linked)["generated"], first["generated"]);
    // Keys of the page are skipped.
    let shown = format!("{linked}&view=tree&theme=none&lesson=ida-star&step=2");
    assert_eq!(solve_json(&shown)["generated"], first["generated"]);
    // Options override a link.
    assert_eq!(solve_json(&format!("{linked} --max-nodes 100"))["generated"], 100);
    let other = solve_json(&format!("{linked} --algorithm bidirectional-bfs"));
    assert_eq!(other["generated"], solve_json(SAMPLE_3)["generated"]);

    let start = "atlas toys --start 1000000000000000 --csv";
    let link = "v=1&puzzle=toys&start=1000000000000000&goal=0000000000000001";
    assert_eq!(succeed(&format!("atlas --link {link} --csv"), ""), succeed(start, ""));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = begun(&["judge", "cubes"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("piped");
    let _ = stdin.write_all(SAMPLE.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[test]
fn answers_come_as_soon_as_their_problem_is_complete() {
    use std::io::{BufRead, BufReader};
    let mut child = begun(&["judge", "cubes"]);
    let mut stdin = child.stdin.take().expect("piped");
    let mut answers = BufReader::new(child.stdout.take().expect("piped"));
    for (problem, expected) in [("1 2\nWWW\nEWW\nWWW\n", "0\n"), ("2 1\nRBW\nRWW\nEWW\n", "3\n")] {
        stdin.write_all(problem.as_bytes()).expect("the program reads on");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("the program answers");
        assert_eq!(answer, expected);
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn an_audit_ends_with_0_where_a_bound_is_proved_1_where_it_is_refuted_and_2_where_its_text_is_wrong() {
    let audit = |puzzle: &str, goal: &str, heuristic: &str| {
        run_bytes(&["audit", puzzle, "--goal", goal, "--heuristic", heuristic, "--json"], b"")
    };
    let json = |output: &Output| serde_json::from_slice::<Value>(&output.stdout).expect("JSON");
    let proved = audit("tiles", "123456780", "sum(p in tiles: distance(p, goal(p)))");
    assert_eq!((proved.status.code(), text(&proved.stderr)), (Some(0), ""));
    let report = json(&proved);
    assert_eq!((&report["admissible"], &report["consistent"]), (&true.into(), &true.into()));
    assert_eq!((&report["positions"], &report["moves"]), (&181_440.into(), &483_840.into()));
    assert!(report["score"].as_u64() > Some(1000) && report["counterexample"].is_null(), "{report}");
    let refuted = audit("tiles", "123456780", "2 * manhattan");
    assert_eq!((refuted.status.code(), text(&refuted.stderr)), (Some(1), ""));
    let report = json(&refuted);
    assert_eq!((&report["admissible"], &report["score"]), (&false.into(), &Value::Null));
    assert_eq!(report["unscored"], "refuted");
    let counterexample = serde_json::json!({ "position": "123450786", "bound": 2, "distance": 1 });
    assert_eq!(report["counterexample"], counterexample);
    for (puzzle, goal, heuristic, says) in [
        ("tiles", "123456780", "max(manhattan", "heuristic, column 14: the end given"),
        ("tiles", "123456780", "colours", "heuristic, column 1: 'colours' given"),
        ("tiles", "12345678", "manhattan", "goal, column 9"),
        ("chess", "123456780", "manhattan", "puzzle: 'chess' given"),
        ("cubes", "BWRBWRBE", "colours", "goal, column 9"),
    ] {
        let wrong = audit(puzzle, goal, heuristic);
        assert_eq!((wrong.status.code(), text(&wrong.stderr).lines().count()), (Some(2), 1));
        assert!(text(&wrong.stderr).contains(says), "{}", text(&wrong.stderr));
    }
    // A lower bound for this goal, and none for that of the problems that scores are made of: there is no score to boast of.
    let elsewhere = "max(manhattan, 40 * (wanted(a3) = 1))";
    let sly = audit("tiles", "876543210", elsewhere);
    let report = json(&sly);
    assert_eq!((sly.status.code(), &report["admissible"]), (Some(0), &true.into()), "{report}");
    assert_eq!((&report["score"], &report["unscored"]), (&Value::Null, &"refuted-elsewhere".into()));
    let sly = run_bytes(&["audit", "tiles", "--goal", "876543210", "--heuristic", elsewhere], b"");
    assert!(text(&sly.stdout).contains("score        none: it is no lower bound on the board"));
    // An expression may begin with a minus, as an option does. Values below 0 bound nothing.
    let negative = audit("toys", "1010010110100101", "-matching");
    assert_eq!((negative.status.code(), text(&negative.stderr)), (Some(0), ""));
    assert_eq!(json(&negative)["score"], json(&audit("toys", "1010010110100101", "blind"))["score"]);
    // Neither proved nor refuted.
    let open = audit("tiles", "0123456789abcdef", "sum(p in tiles: distance(p, goal(p)))");
    assert_eq!((open.status.code(), &json(&open)["admissible"]), (Some(3), &Value::Null));
    assert!(json(&open)["score"].as_u64() > Some(1000) && json(&open)["unscored"].is_null());
    let blind = audit("tiles", "0123456789abcdef", "blind");
    assert_eq!((blind.status.code(), &json(&blind)["score"]), (Some(0), &Value::Null));
    assert_eq!(json(&blind)["unscored"], "beyond");
    let plain = run_bytes(&["audit", "toys", "--goal", "1010010110100101", "--heuristic", "matching"], b"");
    assert!(
        text(&plain.stdout).starts_with("admissible   proved: 12870 positions, "),
        "{}",
        text(&plain.stdout)
    );
}

#[test]
fn a_made_heuristic_can_be_named_wherever_one_can() {
    let made = "max(colours, paint(squares=a1b1, colours=WR))";
    let problem = ["cubes", "--start", "WWWWWWWWE", "--goal", "WBWBRERBR"];
    let run = |first: &str, rest: &[&str]| {
        let output = run_bytes(&[&[first][..], &problem[..], rest].concat(), b"");
        assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{first}");
        text(&output.stdout).to_owned()
    };
    let solved = run("solve", &["--algorithm", "a-star", "--heuristic", made]);
    assert!(solved.starts_with("solved       13 moves, proved shortest"), "{solved}");
    let lane = format!("a-star/{made}");
    let compared = run("compare", &["--csv", "ida-star/colours", &lane]);
    assert!(compared.lines().nth(2).unwrap().starts_with(&format!("\"{lane}\",solved,13,")), "{compared}");
    let link = run("link", &[&lane]);
    assert!(
        link.contains("race=a-star/max%28colours,%20paint%28squares%3da1b1")
            || link.contains("race=a-star/max%28colours,%20paint%28squares=a1b1"),
        "{link}"
    );
    let again = run_bytes(&["compare", "--csv", "--link", link.trim()], b"");
    assert_eq!(text(&again.stdout).lines().count(), 2, "{}", text(&again.stderr));
    let toys = [
        "floor",
        "toys",
        "--start",
        "1111000011100010",
        "--goal",
        "1010010110100101",
        "--heuristic",
        "max(half-mismatch, 1 - 1)",
    ];
    let floor = run_bytes(&toys, b"");
    assert!(text(&floor.stdout).contains("max(half-mismatch, 1 - 1) to the goal"), "{}", text(&floor.stderr));
}
