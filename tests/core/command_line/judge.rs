use std::fs;

use rolling_cubes::search::{ALGORITHMS, Algorithm};
use serde_json::Value;

use super::{ANSWERS, SAMPLE, help, run, run_bytes, text};

fn numbers(answered: &str) -> Vec<i64> {
    answered.lines().filter(|line| line.len() < "1112".len()).filter_map(|line| line.parse().ok()).collect()
}

#[test]
fn inputs_with_the_quirks_that_people_have_met_are_answered_right_or_refused_in_one_line() {
    let folder = "tests/instances/cases";
    let right: Value =
        serde_json::from_str(&fs::read_to_string(format!("{folder}/right.json")).unwrap()).unwrap();
    let inputs = fs::read_dir(folder)
        .unwrap()
        .filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|extension| extension == "in"));
    assert_eq!(inputs.count(), right.as_object().unwrap().len());
    for (file, right) in right.as_object().unwrap() {
        let contest = file.split('-').next().unwrap();
        let output = run_bytes(&["judge", contest], &fs::read(format!("{folder}/{file}")).unwrap());
        let (answered, told) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(Value::from(numbers(answered)), right["answers"], "{file}: {answered}{told}");
        let error = right.get("error").or(right.get("left")).map(|error| error.as_str().unwrap());
        let (status, lines) = if error.is_some() { (2, 1) } else { (0, 0) };
        assert_eq!((output.status.code(), told.lines().count()), (Some(status), lines), "{file}: {told}");
        assert!(told.contains(error.unwrap_or_default()), "{file}: {told}");
        if let Some(goal) = right.get("goal") {
            let last: String = answered.lines().rev().take(3).collect::<Vec<_>>().into_iter().rev().collect();
            assert_eq!(&Value::from(last.replace(' ', "")), goal, "{file}");
        }
    }
}

#[test]
fn the_help_tells_how_boards_of_tiles_are_read_and_when_there_is_no_number() {
    let said = help("judge");
    for rule in ["with x to 123456780", "without spaces to 123804765", "the exit status is 3"] {
        assert!(said.contains(rule), "{rule}: {said}");
    }
}

#[test]
fn utf_16_is_refused_by_its_name() {
    for mark in [b"\xFF\xFE", b"\xFE\xFF"] {
        let output = run_bytes(&["judge", "toys"], &[&mark[..], b"1\0"].concat());
        let told = "error: the input could not be read: it is UTF-16; allowed: UTF-8\n";
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), told));
    }
}

/// Runs `judge cubes` on the sample, and makes sure that it printed the right answers up to the first that it could not prove.
/// Returns whether that was all of them, and what it said else.
fn answered(what: &str, output: &std::process::Output) -> Option<String> {
    let (out, told) = (text(&output.stdout), text(&output.stderr));
    assert!(ANSWERS.starts_with(out), "{what}: {out:?}");
    if output.status.code() == Some(0) {
        assert_eq!((out, told), (ANSWERS, ""), "{what}");
        return None;
    }
    assert_eq!((output.status.code(), told.lines().count()), (Some(3), 1), "{what}: {told}");
    let problem = out.lines().count() + 1;
    assert!(told.starts_with(&format!("error: problem {problem}: no answer is proved: ")), "{what}: {told}");
    Some(told.to_owned())
}

#[test]
fn every_search_prints_what_it_proves_and_names_the_problem_at_which_it_proves_nothing() {
    for Algorithm { name, informed, consistent, .. } in ALGORITHMS {
        // The last two are -1: of 31 and 35 rolls.
        let told = answered(name, &run(&format!("judge cubes --algorithm {name}"), SAMPLE));
        let doubt = match *name {
            "greedy" => Some("greedy found 3 moves; it proves nothing, whatever the heuristic"),
            "dfs" | "dfs-tree" => Some("it proves nothing, whatever the heuristic"),
            "weighted-a-star" | "weighted-ida-star" => Some("at most 2 times the fewest"),
            _ => None,
        };
        assert_eq!(told.is_some(), doubt.is_some(), "{name}: {told:?}");
        assert!(told.unwrap_or_default().contains(doubt.unwrap_or_default()), "{name}");
        if !informed || *consistent {
            continue;
        }
        for refuted in ["9*misplaced", "misplaced+1", "2147483647"] {
            let output = run(&format!("judge cubes --algorithm {name} --heuristic {refuted}"), SAMPLE);
            let what = format!("{name} {refuted}");
            let told = answered(&what, &output).expect("a bound that is none proves nothing");
            let doubts = ["its heuristic is not proved", "it proves nothing, whatever the heuristic"];
            assert!(doubts.iter().any(|doubt| told.contains(doubt)), "{what}: {told}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_judge_without_memory_prints_no_number_that_it_does_not_know() {
    use super::refusals::{own_kilobytes, run_after};

    let own = own_kilobytes();
    let mut starved = 0;
    for more in [0, 250, 500, 1_000, 2_000, 4_000, 40_000] {
        for search in ["bidirectional-bfs", "bfs", "mm", "bae-star", "a-star"] {
            let before = format!("ulimit -v {}", own + more);
            let output = run_after(&before, &format!("judge cubes --algorithm {search}"), SAMPLE.as_bytes());
            let told = answered(&format!("{search}, {more} kB more"), &output);
            starved +=
                usize::from(told.is_some_and(|told| told.contains(&format!("{search} ran out of memory"))));
        }
    }
    assert!(starved >= 5, "{starved}");
}
