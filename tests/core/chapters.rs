use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rolling_cubes::search::setting::EVERYWHERE;
use rolling_cubes::search::{
    ALGORITHMS, Algorithm, Kind, Proof, Setting, SettingValue, named_settings, rows,
};
use rolling_cubes::session::written;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn markdown(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                let is_ours = !["target", "node_modules", "dist", "pkg", ".git"].contains(&name);
                if is_ours { markdown(&path) } else { Vec::new() }
            } else {
                Vec::from_iter((path.extension() == Some(OsStr::new("md"))).then_some(path))
            }
        })
        .collect()
}

#[cfg(unix)]
fn printed(command: &str) -> String {
    let script = format!("cargo() {{ shift 3; \"$PROGRAM\" \"$@\"; }}\n{command}");
    let output = Command::new("sh")
        .args(["-c", &script])
        .env("PROGRAM", env!("CARGO_BIN_EXE_rolling-cubes"))
        .current_dir(ROOT)
        .output()
        .expect("a shell");
    String::from_utf8([output.stdout, output.stderr].concat()).expect("text")
}

#[cfg(unix)]
#[test]
fn each_command_in_a_console_block_of_a_chapter_prints_what_stands_below_it() {
    let mut ran = 0;
    for path in markdown(Path::new(ROOT)) {
        let text = fs::read_to_string(&path).unwrap();
        for block in text.split("\n```console\n").skip(1) {
            let (block, _) = block.split_once("\n```").expect("an end of the block");
            for shown in format!("\n{block}").split("\n$ ").skip(1) {
                let (command, output) = shown.split_once('\n').unwrap_or((shown, ""));
                assert_eq!(printed(command).trim_end(), output, "{}: {command}", path.display());
                ran += 1;
            }
        }
    }
    assert!(ran > 2, "{ran} commands were run");
}

fn with_rows(chapter: &str, heading: &str, rows: &str) -> String {
    let (before, after) = chapter.split_once(heading).expect(heading);
    let (ruler, after) = after.split_once('\n').expect("a row of dashes");
    let (_, after) = after.split_once("\n\n").expect("text below the table");
    format!("{before}{heading}{ruler}\n{rows}\n{after}")
}

fn names<'a>(settings: impl IntoIterator<Item = &'a &'static Setting>, between: &str) -> String {
    let names: Vec<String> = settings.into_iter().map(|setting| format!("`{}`", written(setting))).collect();
    names.join(between)
}

/// A row of the table of searches; the idea is written by hand.
fn search(algorithm: &Algorithm, chapter: &str) -> String {
    let begin = format!("\n| `{}` | ", algorithm.name);
    let idea = chapter.split_once(&begin).and_then(|(_, after)| after.split(" |").next()).unwrap_or("");
    let heuristic = match (algorithm.informed, algorithm.consistent) {
        (_, true) => "consistent heuristic",
        (true, _) => "heuristic",
        _ => "",
    };
    let needs = algorithm.needs.map(|need| format!("needs {}", names(need.one_of, " or ")));
    let settings = [heuristic.to_owned(), names(algorithm.settings, ", "), needs.unwrap_or_default()];
    let settings: Vec<String> = settings.into_iter().filter(|part| !part.is_empty()).collect();
    let proof = match algorithm.proves {
        Proof::Shortest => "shortest",
        Proof::Within => "at most max(w, 1) times the shortest",
        _ => "not proved",
    };
    format!("{}{idea} | {proof} | {} |\n", &begin[1..], settings.join(", "))
}

fn values(kind: Kind) -> String {
    match kind {
        Kind::Order => "an order of moves, such as `ULDR`, or `seed=7`".to_owned(),
        Kind::OneOf { names, .. } => format!("`{}`", names.join("`, `")),
        Kind::Moves => "a number of moves".to_owned(),
        Kind::Count => "a number".to_owned(),
        Kind::Bytes => "a number of bytes".to_owned(),
        Kind::Number { least, most, .. } => format!("{least} to {most}"),
        Kind::Ratio { least, most, .. } => format!("{least} to {most}, or a ratio such as `3/2`"),
        Kind::Heuristic => "a heuristic of the way from the start".to_owned(),
    }
}

fn settings(name: &str) -> Vec<String> {
    rows(name)
        .map(|setting| {
            let takers = ALGORITHMS.iter().filter(|algorithm| algorithm.takes(setting));
            let takers: Vec<String> = takers.map(|algorithm| format!("`{}`", algorithm.name)).collect();
            let takers = if EVERYWHERE.contains(&setting) { "all".to_owned() } else { takers.join(", ") };
            let default = match setting.kind.default() {
                Some(SettingValue::OneOf(name)) => format!("`{name}`"),
                Some(SettingValue::Number(number)) => number.to_string(),
                Some(SettingValue::Ratio(ratio)) => ratio.to_string(),
                _ => String::new(),
            };
            format!("| `{}` | {takers} | {} | {default} |\n", written(setting), values(setting.kind))
        })
        .collect()
}

#[test]
fn the_chapter_s_tables_of_searches_and_settings_are_those_of_the_code() {
    let file = Path::new(ROOT).join("src/search/README.md");
    let chapter = fs::read_to_string(&file).unwrap();
    let searches: String = ALGORITHMS.iter().map(|algorithm| search(algorithm, &chapter)).collect();
    let with = with_rows(&chapter, "\n| search | idea | a solution is | settings |\n", &searches);
    let settings: String = named_settings().flat_map(|setting| settings(setting.name)).collect();
    let with = with_rows(&with, "\n| setting | searches | values | default |\n", &settings);
    if std::env::var_os("PIN_TABLES").is_some() {
        return fs::write(&file, with).expect("the chapter can be written");
    }
    assert!(
        with == chapter,
        "PIN_TABLES=1 cargo test --test core chapters writes the tables of {}",
        file.display()
    );
}
