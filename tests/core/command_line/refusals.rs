use std::io::Write;
use std::process::{Command, Output, Stdio};

use super::{fail, run_bytes, text};

#[test]
fn bad_arguments_get_one_line_that_names_the_allowed_ones() {
    let solve = |rest: &str| fail(&format!("solve {rest}"), "");
    let problem = "cubes --start WEWWWWWWW --goal RBWRWWEWW";
    let cases = [
        (
            fail("", ""),
            "allowed: judge, check, solve, compare, atlas, floor, sweep, merge, audit, link, picture (or --help)",
        ),
        (fail("chess", ""), "'chess'"),
        (solve("--link v=1&puzzle=chess"), "puzzle: 'chess' given; allowed: cubes, tiles, knights, toys"),
        (solve(&format!("{problem} --link v=1")), "'--link <URL>'"),
        (fail("compare --link v=1 bfs", ""), "'--link <URL>'"),
        (solve("cubes --start WEWWWWWWW"), "--goal"),
        (fail("judge chess", ""), "'chess'"),
        (solve("chess --start a --goal b"), "puzzle: 'chess' given; allowed: cubes"),
        (
            solve("cubes --start WXWEWWWWW --goal RBWRWWEWW"),
            "start, column 2: 'X' given; allowed: W, w, R, r",
        ),
        (
            solve(&format!("{problem} --algorithm no-such-search")),
            "algorithm: 'no-such-search' given; allowed: ida-star, a-star",
        ),
        (solve(&format!("{problem} --order seed=x")), "order, column 6: 'x' given; allowed: a whole number"),
        (solve(&format!("{problem} --deepen by-one")), "deepen: 'by-one' given; allowed: none with"),
        (solve(&format!("{problem} --heuristic blind")), "heuristic: 'blind' given; allowed: none with"),
        (
            solve(&format!("{problem} --algorithm branch-and-bound")),
            "incumbent: none given; allowed: a number",
        ),
        (solve(&format!("{problem} --max-depth -3")), "a whole number below 2^32 is allowed"),
        (solve(&format!("{problem} --max-nodes 1e9")), "a whole number below 2^64 is allowed"),
        (fail(&format!("compare {problem}"), ""), "SEARCHES"),
        (
            fail(&format!("compare {problem} bfs/blind"), ""),
            "heuristic: 'blind' given; allowed: none with bfs",
        ),
        (fail("atlas cubes --start WWWWWWWWW", ""), "no E in nine squares given"),
    ];
    for (message, expected) in cases {
        assert!(message.contains(expected), "{message:?} should tell {expected:?}");
    }
}

#[test]
fn an_error_repeats_no_more_of_what_was_given_than_its_beginning() {
    let long = "x".repeat(100_000);
    for arguments in [
        long.clone(),
        format!("solve --{long}"),
        format!("judge {long}"),
        format!("solve --link {long}"),
        format!("solve --link v=1&puzzle={long}"),
        format!("solve cubes --start W --goal W --max-depth {long}"),
        format!("compare cubes --start W --goal W bfs:{long}"),
        format!("link cubes --start {long}"),
        format!("judge cubes --algorithm {long}"),
        format!("sweep toys --every 9999 --out {long}"),
        format!("merge {long}"),
    ] {
        let message = fail(&arguments, "");
        assert!(message.chars().count() <= 320 && message.contains("xxx"), "{}: {message}", message.len());
    }
}

#[test]
fn a_comparison_refuses_its_last_search_before_it_runs_its_first() {
    // The first takes hours.
    let korf = "tiles --start edf7bc95602148a3 --goal 0123456789abcdef";
    let message = fail(&format!("compare {korf} iddfs bfs:deepen=by-one"), "");
    assert!(message.contains("deepen: 'by-one' given; allowed: none with bfs"), "{message}");
}

#[cfg(target_os = "linux")]
pub(super) fn run_after(before: &str, arguments: &str, input: &[u8]) -> Output {
    let script = format!("{before}; exec \"$0\" {arguments}");
    let mut child = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_rolling-cubes")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell starts");
    let mut stdin = child.stdin.take().expect("piped");
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// The least memory in kilobytes in which the program starts; it depends on the build.
#[cfg(target_os = "linux")]
pub(super) fn own_kilobytes() -> u32 {
    let begins =
        |most: &u32| run_after(&format!("ulimit -v {most}"), "toys --help", b"").status.code() == Some(2);
    (4_000..40_000).step_by(500).find(begins).expect("a program of less than 40 MB")
}

#[cfg(target_os = "linux")]
#[test]
fn an_error_that_cannot_be_written_still_has_its_exit_status() {
    for before in ["exec 2>/dev/full", "exec 2>&-"] {
        assert_eq!(run_after(before, "judge chess", b"").status.code(), Some(2), "{before}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_machine_without_memory_gets_an_answer_from_every_search() {
    let korf = "tiles --start edf7bc95602148a3 --goal 0123456789abcdef";
    let searches = "bfs bidirectional-bfs a-star/manhattan weighted-a-star/manhattan:weight=1 greedy/misplaced \
                    mm/manhattan nbs/manhattan bae-star/manhattan bfhs/manhattan:incumbent=57 bfida-star/manhattan \
                    ida-star/manhattan:transpositions=67108864";
    // In kilobytes, little more than the program's own.
    for most in [40_000, 64_000] {
        for search in searches.split_whitespace() {
            // A lane that ends before memory runs out is complete.
            let arguments = format!("compare {korf} {search}:max-nodes=4000000 --csv");
            let output = run_after(&format!("ulimit -v {most}"), &arguments, b"");
            assert_eq!(output.status.code(), Some(0), "{search}: {}", text(&output.stderr));
            let row = text(&output.stdout).lines().nth(1).expect("a row");
            let outcome = row.split(',').nth(1).expect("an outcome");
            assert!(["limit", "found"].iter().any(|end| outcome.starts_with(end)), "{row}");
        }
    }
    let arguments = format!("solve {korf} --algorithm branch-and-bound --incumbent 57 --heuristic additive");
    let output = run_after("ulimit -v 64000", &arguments, b"");
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(
        message.contains("heuristic: 'additive' given; allowed: one whose tables fit in memory"),
        "{message}"
    );
    let line = vec![b'W'; 20_000_000];
    let output = run_after("ulimit -v 40000", "judge cubes", &line);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.contains("allowed: lines of up to 1048576 bytes"), "{message}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_machine_without_memory_gets_an_answer_from_whatever_counts_a_space() {
    let commands = [
        "atlas cubes --start WEWWWWWWW",
        "atlas tiles --start 867254301",
        "atlas toys --start 1111000011100010",
        "atlas knights --start 01011110*1011100101000100",
        "floor tiles --start 867254301 --goal 123456780 --heuristic misplaced",
        "audit cubes --goal BWRBWRBER --heuristic 'paint(squares=a1b1, colours=WR)'",
        "audit tiles --goal 123456780 --heuristic 'bpmax(manhattan)'",
        "sweep tiles --every 9999 --threads 2",
        "sweep toys --every 999 --threads 8",
        "sweep cubes --every 9999",
    ];
    let least = own_kilobytes();
    for command in commands {
        // Too little for the table, its layers, or later allocations.
        for most in [1_000, 2_000, 8_000, 14_000, 70_000, 110_000].map(|more| least + more) {
            let output = run_after(&format!("ulimit -v {most}"), command, b"");
            let message = text(&output.stderr);
            let what = format!("{command} in {most} kB: {:?}, {message}", output.status);
            match output.status.code() {
                Some(0) => assert!(!output.stdout.is_empty(), "{what}"),
                Some(2) => {
                    assert!(message.contains(" given; allowed: ") && message.lines().count() == 1, "{what}");
                }
                _ => panic!("{what}"),
            }
        }
    }
}

#[test]
fn no_bytes_make_the_judge_panic() {
    // Arbitrary bytes get an answer or a one-line error.
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
        let message = text(&output.stderr);
        match output.status.code() {
            Some(0) => assert_eq!(message, ""),
            Some(2) => assert!(message.starts_with("error: ") && message.lines().count() == 1, "{message:?}"),
            other => panic!("{other:?} on {input:?}: {message}"),
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
