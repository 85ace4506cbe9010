use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{fail, run, text};

/// `check` of the program `contestant.js`, which makes a mistake, and its report.
fn checked(contest: &str, options: &str, mistake: &str) -> Value {
    let program = "node tests/core/command_line/contestant.js";
    let output = run(&format!("check {contest} --json {options} -- {program} {contest} {mistake}"), "");
    let report = serde_json::from_slice(&output.stdout);
    let report: Value = report.unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
    assert_eq!(output.status.code(), Some(i32::from(!report["wrong"].is_null())), "{report}");
    report
}

#[test]
fn a_right_program_passes_and_each_of_five_mistakes_is_found_with_a_small_problem() {
    for contest in ["cubes", "tiles"] {
        let report = checked(contest, "--count 10", "");
        assert_eq!((&report["wrong"], &report["seed"]), (&Value::Null, &1.into()));
    }
    for (contest, mistake, seed, most) in [
        ("tiles", "empty", 1, 2),
        ("tiles", "early", 12, 26),
        ("tiles", "closed", 12, 31),
        ("cubes", "exchanged", 1, 8),
        ("cubes", "beyond", 1, -1),
    ] {
        let wrong = checked(contest, &format!("--count 6 --seed {seed}"), mistake)["wrong"].take();
        let right = wrong["right"].as_array().unwrap();
        assert_eq!((&wrong["kind"], right.len()), (&"answer".into(), 1), "{mistake}: {wrong}");
        assert!(right[0].as_i64().unwrap() <= most, "{mistake}: {wrong}");
        // Its problem is in the contest's form: the judge gives the right answer.
        let answer = run(&format!("judge {contest}"), wrong["input"].as_str().unwrap()).stdout;
        assert_eq!(text(&answer).split_whitespace().next(), Some(&*right[0].to_string()), "{mistake}");
    }
    // The seed alone chooses the problems.
    let problem =
        |seed| checked("cubes", &format!("--count 6 --seed {seed}"), "exchanged")["wrong"]["input"].take();
    assert_eq!(problem(1), problem(1));
    assert_ne!(problem(1), problem(8));
}

#[test]
fn a_crash_a_hang_too_much_output_and_too_little_reading_have_reports_of_their_own() {
    for (mistake, kind, part) in [
        ("crash", "crash", "exit"),
        ("hang", "time", "no end within 1 s"),
        ("much", "output", "over 1 MB printed"),
        ("little", "missing", "it has read 0 bytes of the input"),
        ("words", "form", "'none' printed; allowed: a number"),
    ] {
        // Only the hanging one meets its limit, however long the others take to start.
        let limit = if mistake == "hang" { 1 } else { 60 };
        let wrong = checked("cubes", &format!("--count 0 --time-limit {limit}"), mistake)["wrong"].take();
        assert_eq!(wrong["kind"], kind, "{wrong}");
        assert!(wrong["told"].as_str().unwrap().contains(part), "{wrong}");
    }
}

#[test]
fn a_command_that_cannot_be_run_is_refused() {
    let told = fail("check cubes -- ./no-such-program", "");
    assert!(told.starts_with("error: program './no-such-program' given, which cannot be run: "), "{told}");
    for wrong in ["check cubes", "check cubes --", "check cubes --count x -- node", "check map -- node"] {
        fail(wrong, "");
    }
}

#[cfg(unix)]
#[test]
fn nothing_that_a_program_has_started_is_left_running() {
    let mark = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("left-running");
    let _ = std::fs::remove_file(&mark);
    let script = format!("(sleep 3; touch {}) & sleep 60", mark.display());
    let output = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(["check", "cubes", "--count", "0", "--time-limit", "1", "--", "sh", "-c", &script])
        .output()
        .unwrap();
    assert!(text(&output.stdout).starts_with("wrong        no end within 1 s"), "{}", text(&output.stdout));
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(4) {
        assert!(!mark.exists(), "its child went on");
        std::thread::sleep(Duration::from_millis(100));
    }
}
