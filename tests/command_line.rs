//! The program as a person or a script meets it: arguments and input in, output, errors and exit status out.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const SAMPLE: &str = include_str!("instances/cubes-sample.in");
const ANSWERS: &str = include_str!("instances/cubes-sample.out");

fn run_bytes(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
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

/// The output of a run that must succeed without a word on standard error.
fn succeed(arguments: &str, input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{arguments}");
    text(&output.stdout).to_owned()
}

/// The one line on standard error of a run that must end with status 2.
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

#[test]
fn the_official_samples_are_answered_by_every_search() {
    for search in [
        "",
        "--algorithm bfs",
        "--algorithm bidirectional-bfs",
        "--algorithm ida-star",
        "--algorithm ida-star --heuristic mismatch",
        "--algorithm a-star --heuristic misplaced",
        "--algorithm branch-and-bound --heuristic misplaced",
    ] {
        assert_eq!(succeed(&format!("judge cubes {search}"), SAMPLE), ANSWERS, "{search}");
    }
}

#[test]
fn the_other_contests_samples_are_answered_in_their_own_forms() {
    assert_eq!(succeed("judge knights", include_str!("instances/knights-sample.in")), "7\n-1\n");

    let toys = succeed("judge toys", include_str!("instances/toys-sample.in"));
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

    let tiles = succeed("judge tiles", include_str!("instances/tiles-sample.in"));
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
fn input_may_come_in_other_layouts() {
    let crlf = SAMPLE.replace('\n', "\r\n");
    assert_eq!(succeed("judge cubes", &crlf), ANSWERS);
    let unfinished = SAMPLE.trim_end().strip_suffix("0 0").expect("the last line").trim_end();
    assert_eq!(succeed("judge cubes", unfinished), ANSWERS);
    assert_eq!(succeed("judge cubes", "1 2 WWWEWWWWW"), "0\n");
    assert_eq!(succeed("judge cubes", ""), "");
}

#[test]
fn what_was_answered_before_an_error_stays_answered() {
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
    let documented = "outcome length moves expanded generated evaluated duplicates pruned stored_peak \
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
fn the_textbook_count_comes_out() {
    let counted =
        |options: &str| solve_json(&format!("{SAMPLE_3} --order ULDR --heuristic mismatch {options}"));
    let ida_star = counted("--algorithm ida-star --deepen by-one");
    assert_eq!(ida_star["generated"], 1265);
    assert_eq!(ida_star["iterations"][0]["bound"], 0);
    assert_eq!(ida_star["iterations"].as_array().map(Vec::len), Some(14));
    assert_eq!(counted("--algorithm branch-and-bound --incumbent 31")["generated"], 46_621);
}

#[test]
fn a_limit_that_was_reached_is_an_answer_and_says_which() {
    for (option, limit) in
        [("--max-depth 12", "depth"), ("--max-nodes 100", "nodes"), ("--max-bytes 99", "bytes")]
    {
        for algorithm in ["bfs", "bidirectional-bfs", "iddfs", "ida-star", "a-star"] {
            let search = format!("{SAMPLE_3} --algorithm {algorithm} {option}");
            let answer = solve_json(&search);
            assert_eq!((&answer["outcome"], &answer["limit"]), (&"limit".into(), &limit.into()), "{search}");
            assert!(answer["length"].is_null() && answer["moves"] == Value::Array(vec![]), "{search}");
            assert!(succeed(&format!("solve {search}"), "").contains(&format!("limit of {limit}")));
        }
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
            "cubes --moves DR.L --mode nodes --view atlas --at 100,20 --lang en --theme dark --camera -20,60 --challenge",
            "v=1&puzzle=cubes&moves=DR.L&mode=nodes&view=atlas&at=100,20&lang=en&theme=dark&camera=-20,60&challenge=1",
        ),
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
    let told = fail("link cubes dfs", "");
    assert!(told.contains("race: 'dfs' given; allowed: algorithm: ida-star"), "{told}");
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
    // What is given besides a link changes what it says.
    assert_eq!(solve_json(&format!("{linked} --max-nodes 100"))["generated"], 100);
    let other = solve_json(&format!("{linked} --algorithm bidirectional-bfs"));
    assert_eq!(other["generated"], solve_json(SAMPLE_3)["generated"]);

    let start = "atlas toys --start 1000000000000000 --csv";
    let link = "v=1&puzzle=toys&start=1000000000000000&goal=0000000000000001";
    assert_eq!(succeed(&format!("atlas --link {link} --csv"), ""), succeed(start, ""));
}

#[test]
fn bad_arguments_are_told_in_one_line_that_names_what_is_allowed() {
    let solve = |rest: &str| fail(&format!("solve {rest}"), "");
    let problem = "cubes --start WEWWWWWWW --goal RBWRWWEWW";
    let cases = [
        (fail("", ""), "allowed: judge, solve, compare, atlas or link"),
        (solve("--link v=1&puzzle=chess"), "puzzle: 'chess' given; allowed: cubes, tiles, knights, toys"),
        (solve("--link v=2"), "v: '2' given; allowed: 1"),
        (solve(&format!("{problem} --link v=1")), "'--link <URL>'"),
        (fail("compare --link v=1 bfs", ""), "'--link <URL>'"),
        (solve("cubes --start WEWWWWWWW"), "--goal"),
        (fail("judge chess", ""), "'chess'"),
        (fail("judge chess", ""), "cubes"),
        (solve("chess --start a --goal b"), "puzzle: 'chess' given; allowed: cubes"),
        (
            solve("cubes --start WXWEWWWWW --goal RBWRWWEWW"),
            "start, column 2: 'X' given; allowed: W, w, R, r",
        ),
        (solve("cubes --start WEWWWWWWW --goal RBW"), "goal, column 4: 'RBW' of 3 characters given"),
        (solve(&format!("{problem} --algorithm dfs")), "algorithm: 'dfs' given; allowed: ida-star, a-star"),
        (
            solve(&format!("{problem} --order ULLD")),
            "order, column 3: 'L' given; allowed: each letter of ULRD",
        ),
        (solve(&format!("{problem} --order seed=x")), "order, column 6: 'x' given; allowed: a whole number"),
        (solve(&format!("{problem} --deepen by-one")), "deepen: 'by-one' given; allowed: none with"),
        (solve(&format!("{problem} --heuristic blind")), "heuristic: 'blind' given; allowed: none with"),
        (
            solve(&format!("{problem} --algorithm a-star --incumbent 31")),
            "incumbent: '31' given; allowed: none",
        ),
        (
            solve(&format!("{problem} --algorithm a-star --heuristic x")),
            "heuristic: 'x' given; allowed: blind",
        ),
        (solve(&format!("{problem} --algorithm ida-star --deepen x")), "allowed: by-one or next-bound"),
        (
            solve(&format!("{problem} --algorithm branch-and-bound")),
            "incumbent: none given; allowed: a number",
        ),
        (
            solve(&format!("{problem} --algorithm branch-and-bound --incumbent 9 --ties x")),
            "ties: 'x' given; allowed: search-on or cut",
        ),
        (solve(&format!("{problem} --max-depth -3")), "'-3'"),
        (solve(&format!("{problem} --max-depth -3")), "a whole number below 2^32 is allowed"),
        (solve(&format!("{problem} --max-nodes 1e9")), "a whole number below 2^64 is allowed"),
        (fail(&format!("compare {problem}"), ""), "SEARCHES"),
        (
            fail(&format!("compare {problem} bfs/blind"), ""),
            "heuristic: 'blind' given; allowed: none with bfs",
        ),
        (
            fail(&format!("compare {problem} bfs:deepen=by-one"), ""),
            "deepen: 'by-one' given; allowed: none with bfs",
        ),
        (fail("atlas cubes --start WWWWWWWWW", ""), "no E in nine squares given"),
    ];
    for (told, expected) in cases {
        assert!(told.contains(expected), "{told:?} should tell {expected:?}");
    }
}

#[test]
fn no_bytes_make_the_judge_panic() {
    // Bytes of all kinds, from a small generator: each input is answered or refused in one line.
    let mut word = 1_u32;
    for length in 0..120 {
        let alphabet: &[u8] = if length % 2 == 0 { b"0123 WRBE\n\r*" } else { b"W\xffE\0\xc31 2\n\x1b\t9-" };
        let input: Vec<u8> = (0..length)
            .map(|_| {
                word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                alphabet[(word >> 16) as usize % alphabet.len()]
            })
            .collect();
        let contest = ["cubes", "knights", "toys", "tiles"][length / 2 % 4];
        let output = run_bytes(&["judge", contest], &input);
        let told = text(&output.stderr);
        match output.status.code() {
            Some(0) => assert_eq!(told, ""),
            Some(2) => assert!(told.starts_with("error: ") && told.lines().count() == 1, "{told:?}"),
            other => panic!("{other:?} on {input:?}: {told}"),
        }
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let argument = std::ffi::OsStr::from_bytes(b"\xff");
    for arguments in [vec!["judge"], vec!["solve", "cubes", "--start"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
            .args(arguments)
            .arg(argument)
            .output()
            .expect("the program starts");
        assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(2), 1));
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(["judge", "cubes"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
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
    let mut child = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(["judge", "cubes"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
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
