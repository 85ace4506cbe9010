//! Counts pinned in a data file. A change by one is a change of meaning.

use std::fmt::Write;
use std::path::Path;

use rolling_cubes::search::Status;
use rolling_cubes::session::{Request, Session};

use crate::asked::asked;

/// Columns: puzzle, start, goal, search, options (`-` for none), then length, expanded, generated, evaluated, duplicates,
/// pruned, peak stored, peak bytes.
const PINNED: &str = include_str!("../instances/signatures.txt");

fn request(line: &str) -> Request {
    let words: Vec<&str> = line.split_whitespace().take(5).collect();
    let [puzzle, start, goal, search, options] = words[..] else { panic!("five words first: {line}") };
    let settings = options.split(',').filter(|&option| option != "-");
    let settings = settings.map(|option| option.replacen(':', "=", 1));
    let parts: Vec<String> = [search.to_owned()].into_iter().chain(settings).collect();
    asked([puzzle, start, goal], &parts.join(":"))
}

fn signed(line: &str) -> String {
    let mut session = Session::new(request(line)).expect("a good request");
    while session.step(u64::MAX) == Status::Running {}
    let snapshot = session.snapshot();
    let stats = &snapshot.stats;
    let total = &stats.total;
    let length = snapshot.length.map_or("-".to_owned(), |length| length.to_string());
    let mut text = line.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
    write!(text, " {length}").expect("a string takes all");
    for count in [
        total.expanded,
        total.generated,
        stats.evaluated,
        total.duplicates,
        total.pruned,
        stats.stored_peak,
        stats.bytes_peak,
    ] {
        write!(text, " {count}").expect("a string takes all");
    }
    text
}

#[test]
fn every_pinned_count_comes_out_again() {
    let counted: String = PINNED
        .lines()
        .map(|line| if line.is_empty() || line.starts_with('#') { line.to_owned() } else { signed(line) } + "\n")
        .collect();
    let changed: Vec<String> = PINNED
        .lines()
        .zip(counted.lines())
        .filter(|(pinned, counted)| pinned != counted)
        .map(|(pinned, counted)| format!("pinned:  {pinned}\ncounted: {counted}"))
        .collect();
    if changed.is_empty() {
        return;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/instances/signatures.txt");
    if std::env::var_os("PIN_SIGNATURES").is_some() {
        std::fs::write(&file, counted).expect("the data file can be written");
        return;
    }
    panic!(
        "{} counts have changed. If that is meant, say why where the search is documented, run\n    \
         PIN_SIGNATURES=1 cargo test --test core signatures\nand commit the data file.\n\n{}",
        changed.len(),
        changed.join("\n")
    );
}
