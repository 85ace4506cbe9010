use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Duration;

use rolling_cubes::session::sweep::{COUNTS, Row, Summary, Sweep};
use rolling_cubes::session::{Floor, Job};
use serde_json::Value;

/// Limit on positions that IDA* generates.
const MOST: u64 = 100_000;

fn by_floor([puzzle, start, goal]: [&str; 3], [heuristic, backward]: [&str; 2]) -> (u32, Vec<Option<u64>>) {
    let mut floor = Floor::new(puzzle, start, goal, heuristic, Some(backward)).unwrap();
    floor.give_up_after(MOST);
    while floor.step(u64::MAX).unwrap() {}
    let floor = floor.report().floor.unwrap();
    let fields = serde_json::to_value(&floor).unwrap();
    let count = |name: &str| match name {
        "ida_star" => floor.ida_star.as_ref().map(|rows| rows.iter().map(|row| row.expanded).sum()),
        name => Some(fields[name].as_u64().unwrap()),
    };
    (floor.length, COUNTS.map(count).to_vec())
}

#[test]
fn each_row_of_a_sweep_is_the_floor_of_its_problem() {
    for (puzzle, pairs, problems, numbers) in [
        ("tiles", &["manhattan", "linear-conflict/misplaced"][..], 181_440, &[0, 7, 60_000, 181_439][..]),
        ("cubes", &["colours"], 59_049, &[5, 59_048]),
        ("toys", &["half-mismatch", "blind/matching"], 12_870, &[0, 9, 6_000, 12_869]),
    ] {
        let sweep =
            Sweep::new(puzzle, None, &pairs.iter().map(|&pair| pair.to_owned()).collect::<Vec<_>>()).unwrap();
        assert_eq!(sweep.len(), problems, "{puzzle}");
        let mut counter = sweep.counter(MOST);
        for &number in numbers {
            let Row(text, length, counts) = counter.row(number);
            let [start, goal] =
                if puzzle == "tiles" { [&*text, sweep.fixed()] } else { [sweep.fixed(), &*text] };
            for (pair, counts) in sweep.pairs().iter().zip(counts) {
                assert_eq!(
                    (length, counts.to_vec()),
                    by_floor([puzzle, start, goal], *pair),
                    "{puzzle} {number}: {text}"
                );
            }
        }
    }
}

#[test]
fn the_numbers_in_bold_of_the_farthest_8_puzzles_are_in_the_sweep() {
    let sweep = Sweep::new("tiles", None, &["manhattan".to_owned()]).unwrap();
    let farthest = (0..sweep.len()).map(|number| (number, sweep.problem(number)));
    let farthest: Vec<(usize, String)> =
        farthest.filter(|(_, (_, length))| *length == 31).map(|(number, (text, _))| (number, text)).collect();
    assert_eq!(farthest.iter().map(|(_, text)| &**text).collect::<Vec<_>>(), ["867254301", "647850321"]);
    for (number, text) in farthest {
        let Row(other_end, length, counts) = sweep.counter(0).row(number);
        assert_eq!((other_end, length), (text, 31));
        let [forward, backward, cover, parity, consistent, _, mm, mme, ida_star] = counts[0];
        assert_eq!([forward, backward, cover, parity], [6549, 3280, 3280, 3142].map(Some));
        assert_eq!([consistent, mm, mme, ida_star], [Some(2074), Some(5254), Some(4252), None]);
    }
}

#[test]
fn the_program_prints_the_pinned_report() {
    let printed = program("sweep toys --every 129 --seed 1 --max-nodes 0 --json").unwrap();
    let kept = fs::read_to_string("tests/instances/sweep-toys.jsonl").unwrap();
    let [mut printed, mut kept] = [printed, kept].map(|text| serde_json::from_str::<Value>(&text).unwrap());
    for report in [&mut printed, &mut kept] {
        report["version"] = Value::Null;
    }
    assert_eq!(printed, kept);
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("sweep-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn program(arguments: &str) -> Result<String, String> {
    let run = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
        .args(arguments.split_whitespace())
        .output()
        .unwrap();
    let [out, message] = [run.stdout, run.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    match run.status.code() {
        Some(0) => {
            assert_eq!(message, "", "{arguments}");
            Ok(out)
        }
        code => {
            assert_eq!((code, message.lines().count()), (Some(2), 1), "{arguments}: {message}");
            Err(message)
        }
    }
}

/// Some 130 toy boards: three blocks.
const SOME: &str = "sweep toys --every 97 --seed 5 --max-nodes 20000";

#[test]
fn a_sweep_has_the_same_bytes_from_any_number_of_threads_and_from_parts_put_together() {
    let folder = folder("bytes");
    let path = |name: &str| folder.join(name).display().to_string();
    let files = ["one", "four", "merged"].map(path);
    let report = program(&format!("{SOME} --threads 1 --out {} --json", files[0])).unwrap();
    let again = program(&format!("{SOME} --threads 4 --out {} --json", files[1])).unwrap();
    let parts = ["a", "b"].map(path);
    for (number, part) in (1..).zip(&parts) {
        program(&format!("{SOME} --threads 2 --shard {number}/2 --out {part}")).unwrap();
    }
    let merged = program(&format!("merge {} {} --out {} --json", parts[1], parts[0], files[2])).unwrap();
    assert_eq!((&again, &merged), (&report, &report));
    let bytes = files.map(|file| fs::read(file).unwrap());
    assert!(bytes[0] == bytes[1] && bytes[0] == bytes[2]);
    assert_eq!(program(&format!("{SOME} --json")).unwrap(), report);

    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(report["seed"], 5);
    let command = report["command"].as_str().unwrap().strip_prefix("rolling-cubes ").unwrap().to_owned();
    let once_more: Value = serde_json::from_str(&program(&format!("{command} --json")).unwrap()).unwrap();
    assert_eq!(once_more, report);
    let problems = report["problems"].as_u64().unwrap();
    assert!((128..=133).contains(&problems), "{problems}");
    assert_eq!(report["summaries"][0]["counts"]["forward"]["problems"], problems);
}

#[test]
fn a_sweep_that_was_stopped_goes_on_from_its_file_to_the_same_bytes() {
    let folder = folder("stopped");
    let path = folder.join("whole").display().to_string();
    let command = format!("{SOME} --out {path}");
    program(&command).unwrap();
    let whole = fs::read(&path).unwrap();
    let lines: Vec<usize> = (0..whole.len()).filter(|&place| whole[place] == b'\n').collect();
    assert_eq!(lines.len(), 4, "a line for what is counted, and three blocks");
    // Stopped before, within a line, within a block, between blocks, and at the end.
    for end in [0, 9, lines[0] + 1, lines[1] + 40, lines[1] + 1, whole.len()] {
        fs::write(&path, &whole[..end]).unwrap();
        program(&command).unwrap();
        assert!(fs::read(&path).unwrap() == whole, "stopped after {end} bytes");
    }
}

#[test]
fn a_byte_order_mark_is_no_damage_and_utf_16_is_refused_by_its_name() {
    let folder = folder("marks");
    let [plain, marked, wide] =
        ["plain", "marked", "wide"].map(|name| folder.join(name).display().to_string());
    program(&format!("{SOME} --out {plain}")).unwrap();
    let whole = fs::read_to_string(&plain).unwrap();
    let merged = program(&format!("merge {plain} --json")).unwrap();
    // Complete, and cut within a block.
    for end in [whole.len(), whole.len() - 40] {
        fs::write(&marked, format!("\u{feff}{}", &whole[..end])).unwrap();
        assert_eq!(program(&format!("{SOME} --out {marked} --json")).unwrap(), merged);
        assert_eq!(fs::read_to_string(&marked).unwrap(), format!("\u{feff}{whole}"));
        assert_eq!(program(&format!("merge {marked} --json")).unwrap(), merged);
    }
    let units = format!("\u{feff}{whole}").encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
    fs::write(&wide, units).unwrap();
    let message = program(&format!("merge {wide}")).unwrap_err();
    assert!(message.ends_with("wide: UTF-16 given; allowed: UTF-8\n"), "{message}");
}

#[test]
fn a_sweep_that_is_killed_over_and_over_comes_to_the_same_bytes() {
    let folder = folder("killed");
    let [whole, killed] = ["whole", "killed"].map(|name| folder.join(name));
    let command = format!("{} --threads 2 --out", SOME.replace("--every 97", "--every 30"));
    program(&format!("{command} {}", whole.display())).unwrap();
    let lines =
        |path: &PathBuf| fs::read(path).map_or(0, |bytes| bytes.split(|&byte| byte == b'\n').count() - 1);
    assert_eq!(lines(&whole), 8, "a line for what is counted, and seven blocks");
    // Killed with one more block in the file each time.
    for block in 1..=3 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rolling-cubes"))
            .args(command.split_whitespace())
            .arg(&killed)
            .spawn()
            .unwrap();
        while lines(&killed) < 1 + block {
            assert!(child.try_wait().unwrap().is_none(), "it ended before it was killed");
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        assert!(!child.wait().unwrap().success(), "it ended before it was killed");
        assert!(fs::read(&whole).unwrap() != fs::read(&killed).unwrap(), "it was not at its end");
    }
    program(&format!("{command} {}", killed.display())).unwrap();
    assert!(fs::read(&whole).unwrap() == fs::read(&killed).unwrap());
}

#[test]
fn a_damaged_file_another_sweep_and_a_missing_part_are_each_one_clear_error_and_nothing_is_lost() {
    let folder = folder("damaged");
    let path = |name: &str| folder.join(name).display().to_string();
    let [whole, part, other] = ["whole", "part", "other"].map(path);
    program(&format!("{SOME} --out {whole}")).unwrap();
    let good = fs::read_to_string(&whole).unwrap();
    let second = good.match_indices('\n').nth(1).unwrap().0;
    let place = second + good[second..].find("\"rows\":[[\"").unwrap() + 10;
    let mut bytes = good.clone().into_bytes();
    bytes[place] ^= 1;
    fs::write(&whole, &bytes).unwrap();
    let message = program(&format!("{SOME} --out {whole}")).unwrap_err();
    assert!(message.contains("line 3: damaged, and left as it is"), "{message}");
    assert!(fs::read(&whole).unwrap() == bytes, "nothing was written");
    assert!(program(&format!("merge {whole}")).unwrap_err().contains("line 3: damaged"));
    // Lines before the damaged one are valid.
    fs::write(&whole, &good[..=second]).unwrap();
    program(&format!("{SOME} --out {whole}")).unwrap();
    assert!(fs::read_to_string(&whole).unwrap() == good);

    let message = program(&format!("{} --out {whole}", SOME.replace("--seed 5", "--seed 6"))).unwrap_err();
    assert!(
        message.contains("has another sweep, rolling-cubes sweep toys") && message.contains("--seed 5"),
        "{message}"
    );
    assert!(fs::read_to_string(&whole).unwrap() == good);

    program(&format!("{SOME} --shard 2/3 --out {part}")).unwrap();
    assert!(program(&format!("merge {part}")).unwrap_err().contains("part 1 of 3 is missing"));
    assert!(program(&format!("merge {part} {part}")).unwrap_err().contains("part 2 of 3 once more"));
    assert!(program(&format!("merge {part} {whole}")).unwrap_err().contains("a part of another sweep"));
    let cut = fs::read_to_string(&part).unwrap();
    fs::write(&other, &cut[..=cut.find('\n').unwrap()]).unwrap();
    assert!(program(&format!("merge {other}")).unwrap_err().contains("1 blocks are missing"));
}

/// A line with its FNV-1a checksum, as a forger would write it.
fn signed(open: &str) -> String {
    let sum = open
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{open},\"sum\":\"{sum:016x}\"}}\n")
}

fn unsigned(line: &str) -> &str {
    line.rsplit_once(",\"sum\"").unwrap().0
}

/// A hostile file yields the good result, or a one-line error and an unchanged file.
fn endured(arguments: &str, path: &str, bytes: &[u8], good: &str) {
    fs::write(path, bytes).unwrap();
    let begun = std::time::Instant::now();
    let result = program(&arguments.replace("FILE", path));
    assert!(begun.elapsed().as_secs() < 20, "{arguments}: {:?}", begun.elapsed());
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(400)]).into_owned();
    match result {
        Ok(_) if arguments.starts_with("sweep") => {
            assert!(fs::read_to_string(path).unwrap() == good, "{arguments} made something else of {shown}");
        }
        Ok(_) => {}
        Err(message) => {
            let text = message.replace(path, "FILE");
            assert!(text.chars().count() <= 300 && text.contains("; allowed: "), "{arguments}: {text}");
            assert!(fs::read(path).unwrap() == bytes, "{arguments} has touched {shown}");
        }
    }
}

#[test]
fn no_file_that_is_forged_or_spoiled_makes_a_sweep_or_a_merge_do_anything_else() {
    let folder = folder("hostile");
    let path = folder.join("file").display().to_string();
    let resume = format!("{SOME} --max-nodes 0 --out FILE").replace("--max-nodes 20000 ", "");
    program(&resume.replace("FILE", &path)).unwrap();
    let good = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let [header, first] = [0, 1].map(|line| unsigned(lines[line]));
    let both = |bytes: &[u8]| {
        for arguments in [&*resume, "merge FILE"] {
            endured(arguments, &path, bytes, &good);
        }
    };

    // Impossible headers with a valid checksum.
    let parts: Value = serde_json::from_str(&format!("{header}}}")).unwrap();
    for (name, values) in [
        ("block", &["0", "1", "18446744073709551615"][..]),
        ("problems", &["0", "1", "18446744073709551615", "-1"]),
        (
            "shard",
            &[r#"{"part":0,"of":0}"#, r#"{"part":7,"of":3}"#, r#"{"part":1,"of":18446744073709551615}"#],
        ),
        ("every", &["0", "1", "18446744073709551615"]),
        ("seed", &["6", "18446744073709551615"]),
        ("puzzle", &["\"chess\"", "\"knights\"", "\"\""]),
        ("fixed", &["\"\"", "\"11\"", "\"\\u0000\\u202e\""]),
        ("heuristics", &["[]", "[\"matching\"]", "[\"\"]"]),
        ("counts", &["[]", "[\"forward\"]"]),
        ("version", &["\"9\"", "7"]),
    ] {
        for value in values {
            let mut forged = parts.clone();
            forged[name] = serde_json::from_str(value).unwrap();
            let text = serde_json::to_string(&forged).unwrap();
            let line = signed(text.strip_suffix('}').unwrap());
            for rest in ["", &good[lines[0].len() + 1..]] {
                both(format!("{line}{rest}").as_bytes());
            }
        }
    }
    let long = header.replacen("rolling-cubes", &"x".repeat(100_000), 1);
    both(signed(&long).as_bytes());

    // Impossible rows.
    for (from, to) in [
        ("[[", "["),
        ("]]]", "]]"),
        ("null", "18446744073709551615"),
        ("\"block\":0", "\"block\":1"),
        ("\"rows\":[", "\"rows\":[[\"\",4294967295,[]],"),
        ("\"rows\":[[\"", "\"rows\":[[\"\\u0000"),
    ] {
        let forged = first.replacen(from, to, 1);
        if forged != first {
            both(format!("{}\n{}", lines[0], signed(&forged)).as_bytes());
        }
    }

    // Foreign files stay unchanged, even without a line.
    for bytes in [&b"notes"[..], b"\n", b"\xff\xfe\0", b"{\"version\":\"notes\"", b"{}\n"] {
        both(bytes);
    }

    // Bytes changed, removed or doubled, and lines reordered.
    let mut state = 18_u64;
    let mut below = |most: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % most
    };
    for case in 0..60 {
        let mut bytes = good.clone().into_bytes();
        let at = below(bytes.len());
        match case % 5 {
            0 => bytes[at] ^= 1 << below(8),
            1 => drop(bytes.remove(at)),
            2 => bytes.truncate(at),
            3 => bytes.splice(at..at, *b"\n").for_each(drop),
            _ => {
                let mut mixed = lines.clone();
                mixed.swap(below(lines.len()), below(lines.len()));
                bytes = (mixed.join("\n") + "\n").into_bytes();
            }
        }
        both(&bytes);
    }
}

#[test]
fn a_sweep_that_cannot_be_counted_gets_one_line_with_those_that_can() {
    for (arguments, expected) in [
        ("sweep chess", "puzzle: 'chess' given; allowed: "),
        ("sweep knights", "allowed: cubes, tiles of 3x3, toys"),
        ("sweep tiles --fixed 123456789abcdef0", "the 15-puzzle"),
        ("sweep tiles --heuristic colours", "heuristic: 'colours' given"),
        ("sweep cubes --heuristic mismatch", "a consistent one"),
        ("sweep cubes --heuristic misplaced/misplaced", "backward-heuristic: 'misplaced' given; allowed: "),
        ("sweep toys --shard 4/3", "such as 3/8"),
        ("sweep toys --shard 0/3", "such as 3/8"),
        ("sweep toys --every 0", "a whole number from 1"),
        ("sweep toys --threads 0", "a whole number from 1"),
        ("merge no-such-file", "no-such-file"),
    ] {
        let error = program(arguments).unwrap_err();
        assert!(error.contains(expected), "{arguments}: {error}");
    }
}

fn row_of_the_chapter(puzzle: &str, heuristic: &str) -> String {
    let sweep = Sweep::new(puzzle, None, &[heuristic.to_owned()]).unwrap();
    let mut counter = sweep.counter(0);
    let rows: Vec<Row> = sweep.chosen(1, 1).into_iter().map(|number| counter.row(number)).collect();
    let summary = &Summary::of(&rows, sweep.pairs())[0];
    let means = ["forward", "backward", "cover", "cover_consistent", "mm"]
        .map(|name| format!("{:.0}", summary.counts[name].mean));
    let share = summary.two_sides_against_one;
    format!("| `{heuristic}` | {} | {} of {} |", means.join(" | "), share.first, rows.len())
}

#[test]
fn the_chapter_s_means_of_all_toys_come_out_again() {
    let row = row_of_the_chapter("toys", "half-mismatch");
    assert!(fs::read_to_string("src/bin/rolling-cubes/README.md").unwrap().contains(&row), "{row}");
}

#[test]
#[ignore = "takes minutes: run it with --release -- --ignored"]
fn the_chapter_s_means_of_all_8_puzzles_come_out_again() {
    for heuristic in ["manhattan", "linear-conflict", "misplaced"] {
        let row = row_of_the_chapter("tiles", heuristic);
        assert!(fs::read_to_string("src/bin/rolling-cubes/README.md").unwrap().contains(&row), "{row}");
    }
}
