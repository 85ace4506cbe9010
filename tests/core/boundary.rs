//! Data at the boundary to JavaScript: the declared settings, errors, and values read from plain objects.

use std::fmt::{Debug, Write};
use std::{env, fs};

use rolling_cubes::contest::ContestError;
use rolling_cubes::search::{Kind, named_settings, rows};
use rolling_cubes::session::{
    Breakpoints, Lane, Link, Request, RequestError, Session, link, play, read_contest,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::asked::asked;

const CUBES: [&str; 3] = ["cubes", "WEWWWWWWW", "RBWRWWEWW"];

/// `PIN_TYPES=1 cargo test --test core boundary` writes the file, for instance after a setting was added.
#[test]
fn the_settings_declared_are_those_of_the_table() {
    let mut declared = "/** The settings of searches, written by the engine's tests from its table. */\n\
                        export interface Settings {\n"
        .to_owned();
    for setting in named_settings() {
        let kind = match setting.kind {
            Kind::Order | Kind::OneOf { .. } | Kind::Ratio { .. } | Kind::Heuristic => "string",
            Kind::Moves | Kind::Count | Kind::Bytes | Kind::Number { .. } => "number",
        };
        let help = rows(setting.name).map(|row| row.help).collect::<Vec<_>>().join(". ");
        writeln!(declared, "  /** {help}. */\n  {}?: {kind};", setting.name).unwrap();
    }
    declared += "}\n";
    if env::var_os("PIN_TYPES").is_some() {
        fs::write("src/wasm/settings.d.ts", &declared).unwrap();
    }
    assert_eq!(fs::read_to_string("src/wasm/settings.d.ts").unwrap(), declared);
}

fn errors() -> Vec<RequestError> {
    let refused = |request| Session::new(request).map(drop).unwrap_err();
    vec![
        refused(asked(["cubes", "X", "X"], "bfs")),
        refused(asked(["chess", "", ""], "bfs")),
        Lane::parse("bfs:threads=4").unwrap_err(),
        play(CUBES[0], CUBES[1], CUBES[2], &["X".to_owned()]).unwrap_err(),
        refused(asked(["tiles", "213456780", "123456780"], "bfs")),
        read_contest("cubes", "1 4").unwrap_err(),
        RequestError::from(ContestError::Read(std::io::Error::other("no more"))),
    ]
}

#[test]
fn an_error_is_the_same_as_data_and_in_words() {
    for error in errors() {
        let (told, report) = (error.to_string(), error.report());
        assert!(told.contains(&report.given.to_string()), "{told}: {report:?}");
        assert!(report.allowed.is_none_or(|allowed| told.contains(&allowed.to_string())), "{told}");
        assert!(report.line.is_none_or(|line| told.contains(&format!("line {line},"))), "{told}");
        assert!(report.column.is_none_or(|column| told.contains(&format!(" {column}:"))), "{told}");
    }
}

/// Reads a value and writes it again, and checks that a field more is an error in each of its objects.
fn read_again<T: Serialize + DeserializeOwned + Debug>(value: &T) {
    let written = serde_json::to_value(value).unwrap();
    let read = serde_json::from_value::<T>(written.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), written);
    for place in objects(&written) {
        let mut more = written.clone();
        more.pointer_mut(&place).unwrap()["undeclared"] = json!(1);
        assert!(serde_json::from_value::<T>(more).is_err(), "{written}{place} with an unknown field");
    }
}

fn objects(value: &Value) -> Vec<String> {
    let within = |name: &str, value: &Value| -> Vec<String> {
        objects(value).iter().map(|place| format!("/{name}{place}")).collect()
    };
    match value {
        Value::Object(fields) => [String::new()]
            .into_iter()
            .chain(fields.iter().flat_map(|(name, value)| within(name, value)))
            .collect(),
        Value::Array(items) => {
            items.iter().enumerate().flat_map(|(number, value)| within(&number.to_string(), value)).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_value_is_read_as_it_was_written_and_an_unknown_field_is_refused() {
    let lane = "a-star/colours:order=ULRD:ties=low-g:max-nodes=5";
    read_again::<Request>(&Request { unsolvable: true, ..asked(CUBES, lane) });
    read_again::<Lane>(&Lane::parse(lane).unwrap());
    read_again::<Breakpoints>(&Breakpoints::default());
    let whole = "v=1&puzzle=toys&race=bfs,a-star/matching&at=end,7&breaks=duplicate,depth:2&moves=1112";
    for text in [whole, "v=1"] {
        read_again::<Link>(&link::read(text).link);
    }
}
