//! What crosses the browser's door is what the door's declarations say (`src/wasm/types.d.ts` and `trace.d.ts`), both ways: whatever
//! Rust writes or takes is declared, and whatever is declared was seen to be written or taken. That holds for fields, for those that
//! may be absent, and for each member of a union.

mod declarations;

use std::collections::BTreeSet;
use std::fmt::{Debug, Write};
use std::{env, fs};

use declarations::{Declarations, Field, Type};
use rolling_cubes::contest::{ContestError, Problem};
use rolling_cubes::heuristic::Rule;
use rolling_cubes::search::{Kind, Level, Line, Order, Rank, SETTINGS, Side, Status, named_settings, rows};
use rolling_cubes::session::catalogue::KindName;
use rolling_cubes::session::link;
use rolling_cubes::session::workshop::{BlockKind, Proved, Unscored};
use rolling_cubes::session::{
    Astray, Audit, Breakpoints, Column, ErrorCode, Fate, Floor, Lane, Link, Quality, Request, RequestError,
    Score, Session, Survey, TraceChunk, TraceMarkKind, Workshop, brute_force_branching, catalogue, deal,
    play, read_contest, read_heuristic, unsolvable, vocabulary,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::asked::asked;

fn declarations() -> Declarations {
    let mut declarations = Declarations::default();
    // That the file has these is a test of its own, which writes it anew where that is wanted: in the same run this passes, too.
    declarations.read(&settings_declared());
    for text in [
        include_str!("../../src/wasm/types.d.ts"),
        include_str!("../../src/wasm/trace.d.ts"),
        include_str!("../../src/wasm/workshop.d.ts"),
    ] {
        declarations.read(text);
    }
    declarations
}

/// The declarations of settings, as their table has them.
fn settings_declared() -> String {
    let mut text = "/** What a search can be set to do otherwise: the engine's table of settings, written down by its tests. */\n\
                    export interface Settings {\n"
        .to_owned();
    for setting in named_settings() {
        let kind = match setting.kind {
            Kind::Order | Kind::OneOf { .. } | Kind::Ratio { .. } | Kind::Heuristic => "string",
            Kind::Moves | Kind::Count | Kind::Bytes | Kind::Number { .. } => "number",
        };
        let help = rows(setting.name).map(|row| row.help).collect::<Vec<_>>().join(". ");
        writeln!(text, "  /** {help}. */\n  {}?: {kind};", setting.name).unwrap();
    }
    text + "}\n"
}

/// `PIN_TYPES=1 cargo test --test core boundary` writes them anew, for a setting that was added.
#[test]
fn the_settings_declared_are_those_of_the_table() {
    let declared = settings_declared();
    if env::var_os("PIN_TYPES").is_some() {
        fs::write("src/wasm/settings.d.ts", &declared).unwrap();
    }
    assert_eq!(fs::read_to_string("src/wasm/settings.d.ts").unwrap(), declared);
}

/// The types that the door's functions take and give.
fn at_the_door() -> BTreeSet<String> {
    let files =
        ["", "/floor", "/quality", "/survey", "/trace", "/workshop"].map(|file| format!("src/wasm{file}.rs"));
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    let types = texts.iter().flat_map(|text| text.split("typescript_type = \"").skip(1));
    types.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The place of a value that crosses by itself.
fn at_the_door_as(kind: &str) -> String {
    format!("as {kind}")
}

/// Values that cross, compared with the declarations of the types they are given as.
struct Door {
    declarations: Declarations,
    given_as: BTreeSet<String>,
    seen: BTreeSet<String>,
}

impl Door {
    /// A value goes out.
    fn write(&mut self, kind: &str, value: &impl Serialize) {
        self.cross(kind, &serde_json::to_value(value).unwrap());
    }

    fn cross(&mut self, kind: &str, value: &Value) {
        self.given_as.insert(kind.to_owned());
        let parsed = self.declarations.parse(kind);
        self.declarations.compare(value, &parsed, &at_the_door_as(kind), &mut self.seen).unwrap();
    }

    /// Values of a type come in: whole, without each field that may be absent, with null for each that may be null, and not
    /// without the others, nor with any more. Each comes out again as it came in, but for what is absent.
    fn read<T: Serialize + DeserializeOwned + Debug>(&mut self, kind: &str) {
        let fields = self.declarations.fields(kind).to_vec();
        let mut all = self.declarations.sample(&Type::Named(kind.to_owned()));
        // Not any text is an algorithm's name, or one of a few values.
        for place in objects(&all) {
            let object = all.pointer_mut(&place).expect("an object");
            if object.get("algorithm").is_some() {
                object["algorithm"] = json!("bfs");
                for setting in SETTINGS {
                    if let Kind::OneOf { default, .. } = setting.kind {
                        object[setting.name] = json!(default);
                    }
                }
            }
        }
        self.cross(kind, &all);
        let read = |value: &Value| serde_json::from_value::<T>(value.clone());
        let again = |value: &Value| serde_json::to_value(read(value).unwrap()).unwrap();
        assert_eq!(again(&all), all, "{kind} is kept as it was taken");
        for Field { name, optional, kind: of } in &fields {
            let mut without = all.clone();
            without.as_object_mut().unwrap().remove(name);
            assert_eq!(read(&without).is_ok(), *optional || may_be_null(of), "{kind} without {name}");
            if *optional {
                self.cross(kind, &without);
            }
            let mut null = all.clone();
            null[name] = Value::Null;
            if may_be_null(of) {
                assert_eq!(again(&null)[name], Value::Null, "{kind} with null for {name}");
                self.cross(kind, &null);
            }
        }
        for place in objects(&all) {
            let mut more = all.clone();
            more.pointer_mut(&place).unwrap()["undeclared"] = json!(1);
            assert!(read(&more).is_err(), "{kind}{place} with a field that is not declared");
        }
    }
}

/// Where a value is an object, itself or within.
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

/// Whether a field may be null. One that may is taken to be that when it is absent.
fn may_be_null(kind: &Type) -> bool {
    matches!(kind, Type::Union(members) if members.contains(&Type::Named("null".into())))
}

const CUBES: [&str; 3] = ["cubes", "WEWWWWWWW", "RBWRWWEWW"];
const EIGHT: [&str; 3] = ["tiles", "123069478", "123406789"];

fn cubes(lane: &str) -> Request {
    asked(CUBES, lane)
}

/// Runs a search unit by unit, and writes all that can be asked of it on the way.
fn run(door: &mut Door, request: Request) {
    let mut session = Session::new(request).unwrap();
    while session.is_preparing() {
        door.write("Snapshot", &session.snapshot());
        session.prepare(20_000);
    }
    loop {
        door.write("Snapshot", &session.snapshot());
        door.write("WaitingReport[]", &session.waiting(2));
        door.write("Step | null", &session.last_step());
        if session.step(1) != Status::Running {
            break;
        }
    }
    door.write("Snapshot", &session.snapshot());
    door.write("Step | null", &session.last_step());
    let units = session.units();
    let mut tracer = session.tracer(1, 1_000).unwrap();
    while tracer.advance_to(units, u64::MAX) {}
    let chunk = tracer.chunk(0, 0);
    door.cross("TraceChunk", &fields_of(chunk));
    for record in 0..chunk.parents.len() {
        door.write("Step", &tracer.step_of(record).unwrap());
    }
}

/// A chunk as JSON; a typed array as its type's name.
fn fields_of(chunk: TraceChunk) -> Value {
    let value = |column| match column {
        Column::Number(number) => number.into(),
        Column::Flag(flag) => flag.into(),
        Column::Bytes(_) => "Uint8Array".into(),
        Column::Shorts(_) => "Uint16Array".into(),
        Column::Words(_) => "Uint32Array".into(),
        Column::Marks(marks) => serde_json::to_value(marks).unwrap(),
    };
    Value::Object(chunk.fields().map(|(name, column)| (name.to_owned(), value(column))).into_iter().collect())
}

/// Searches by all algorithms, to each of their ends.
fn searches(door: &mut Door) {
    for algorithm in catalogue().algorithms {
        let lane = |settings: &str| format!("{}:{settings}", algorithm.name);
        let needs_one = algorithm.settings.contains(&"incumbent");
        let with_need =
            |settings: &str| lane(&format!("{settings}{}", if needs_one { ":incumbent=4" } else { "" }));
        run(door, cubes(&with_need("order=ULRD")));
        run(door, cubes(&lane("max-depth=2")));
        run(door, cubes(&with_need("max-nodes=5")));
        run(door, cubes(&with_need("max-bytes=1")));
        let toys = ["toys", "1100000000000000", "0000000000000011"];
        run(door, asked(toys, &with_need("max-nodes=300")));
        run(door, asked(EIGHT, &lane("max-depth=9")));
    }
    // What it has forgotten and learned before.
    run(door, asked(["tiles", "867254301", "123456780"], "rbfs/manhattan:max-nodes=500"));
    // A start that is the goal.
    run(door, asked(["tiles", "123456780", "123456780"], "bfs"));
    // Two ways of the same length.
    let corner = ["toys", "1000000000000000", "0000010000000000"];
    run(door, asked(corner, "branch-and-bound:incumbent=4"));
    let nowhere = asked(["toys", "1111111111111111", "1111111111111110"], "bfs");
    run(door, Request { unsolvable: true, ..nowhere });
    let knights = ["knights", "1011001*11101110100100000", "111110111100*110000100000"];
    run(door, asked(knights, "ida-star/perimeter"));
    run(door, cubes("a-star/colours"));
    run(door, cubes("a-star/exact"));
    run(door, cubes("ida-star/misplaced:perimeter=1"));
}

/// What heuristics' values are made of.
fn parts(door: &mut Door) {
    for request in [cubes("a-star/colours"), asked(EIGHT, "a-star/linear-conflict")] {
        let start = request.start.clone();
        let mut session = Session::new(request).unwrap();
        session.prepare(u64::MAX);
        door.write("Parts | null", &session.parts(&start).unwrap());
    }
    let session = Session::new(cubes("a-star")).unwrap();
    door.write("Parts | null", &session.parts(CUBES[1]).unwrap());
}

/// Each breakpoint where it is hit, and where none is.
fn breaks(door: &mut Door) {
    let [puzzle, start, goal] = EIGHT;
    let cases = [
        ("bfs", json!({ "position": start })),
        ("bfs", json!({ "depth": 2 })),
        ("ida-star", json!({ "bound": true })),
        ("bidirectional-bfs", json!({ "met": true })),
        ("a-star", json!({ "estimate_below": 2 })),
        ("bfs", json!({ "duplicate": true })),
        ("bfs", json!({})),
    ];
    for (algorithm, breakpoints) in cases {
        door.cross("Breakpoints", &breakpoints);
        // One whose solution is so far away that there are duplicates before.
        let start = if breakpoints.get("duplicate").is_some() { "867254301" } else { start };
        let goal = if breakpoints.get("duplicate").is_some() { "123456780" } else { goal };
        let mut session = Session::new(asked([puzzle, start, goal], algorithm)).unwrap();
        session.set_breakpoints(serde_json::from_value(breakpoints).unwrap()).unwrap();
        while session.step_to_break(u64::MAX) == Status::Running && session.broke().is_none() {}
        door.write("Break | null", &session.broke());
    }
}

/// An error of each kind.
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
fn an_error_is_told_as_data_as_it_is_in_words() {
    for error in errors() {
        let (told, report) = (error.to_string(), error.report());
        assert!(told.contains(&report.given.to_string()), "{told}: {report:?}");
        assert!(report.allowed.is_none_or(|allowed| told.contains(&allowed.to_string())), "{told}");
        assert!(report.line.is_none_or(|line| told.contains(&format!("line {line},"))), "{told}");
        assert!(report.column.is_none_or(|column| told.contains(&format!(" {column}:"))), "{told}");
    }
}

/// What is told of puzzles and problems besides searches.
fn reports(door: &mut Door) {
    door.write("Catalogue", &catalogue());
    let [puzzle, start, goal] = CUBES;
    door.write("Line", &play(puzzle, start, goal, &["L".to_owned()]).unwrap());
    door.write("Deal", &deal(puzzle, start, goal, 2, 1).unwrap());
    door.write("Problem[]", &[Problem { start: start.to_owned(), goal: goal.to_owned() }]);
    door.write("string[]", &["L"]);
    door.write("Growth | null", &brute_force_branching(puzzle, start, goal).unwrap());
    let full = "1111111111111111";
    door.write("Growth | null", &brute_force_branching("toys", full, full).unwrap());
    for error in errors() {
        door.write("ErrorReport", &error.report());
    }
    for goal in ["1111000011100010", "1111000011100011"] {
        door.write("Said | null", &unsolvable("toys", "1111000011100010", goal).unwrap());
    }
    let mut survey = Survey::new("toys", "1111000011100010").unwrap();
    survey.step(100).expect("memory");
    door.write("SurveyReport", &survey.report());
    let mut quality = Quality::new("toys", "1111000011100010", "1010010110100101", "matching").unwrap();
    door.write("QualityReport", &quality.report());
    while quality.step(u64::MAX).expect("memory") {}
    door.write("QualityReport", &quality.report());
    // One whose IDA* is counted, and one whose IDA* is given up.
    for most_generated in [100_000, 10] {
        let mut floor = Floor::new("tiles", "867254301", "123456780", "manhattan", None).unwrap();
        floor.give_up_after(most_generated);
        door.write("FloorReport", &floor.report());
        while floor.step(u64::MAX).unwrap() {}
        door.write("FloorReport", &floor.report());
    }
}

/// Heuristics that are made.
fn made(door: &mut Door) {
    let [puzzle, start, goal] = EIGHT;
    let texts = [
        "max(manhattan, -1 + (not ?))",
        "sum(p in tiles: distance(p, goal(p)))",
        "max(exact, paint(tiles=12+34))",
        "2 * manhattan",
        "linear-conflict * 1",
        "bpmax(manhattan // 2 * (1 + parity))",
        "manhattan +",
    ];
    for text in texts {
        door.write("HeuristicReading", &read_heuristic(puzzle, start, goal, text).unwrap());
        let Ok(mut audit) = Audit::new(puzzle, start, goal, text) else { continue };
        let mut workshop = Workshop::new(puzzle, start, goal, text).unwrap();
        let mut score = Score::new(puzzle, start, goal, text).unwrap();
        door.write("WorkshopReport", &workshop.report());
        workshop.step(1);
        door.write("WorkshopReport", &workshop.report());
        door.write("AuditReport", &audit.report());
        door.write("ScoreReport", &score.report());
        while workshop.step(u64::MAX) {}
        while audit.step(1 << 40).unwrap() {}
        score.step(1 << 20).unwrap();
        door.write("WorkshopReport", &workshop.report());
        door.write("AuditReport", &audit.report());
        door.write("ScoreReport", &score.report());
    }
    // One that is no bound on the board of the problems, and one that leaves more than can be counted.
    for [start, text] in [["876543210", "99 * (wanted(a3) = 1)"], ["0123456789abcdef", "blind"]] {
        let mut score = Score::new("tiles", start, start, text).unwrap();
        while score.step(1 << 20).unwrap() {}
        door.write("ScoreReport", &score.report());
    }
    for [text, fault] in [["2 * manhattan", "longer"], ["manhattan * (1 - parity)", "reopened"]] {
        let mut astray = Astray::new(puzzle, start, goal, text, fault).unwrap();
        door.write("AstrayReport", &astray.report());
        while astray.step(1 << 10).unwrap() {}
        door.write("AstrayReport", &astray.report());
    }
    for text in ["half-mismatch * (1 + parity)", "matching"] {
        let toys = ["toys", "1111000011100010", "1010010110100101"];
        let (mut audit, mut score) = (
            Audit::new(toys[0], toys[1], toys[2], text).unwrap(),
            Score::new(toys[0], toys[1], toys[2], text).unwrap(),
        );
        while audit.step(1 << 40).unwrap() {}
        while score.step(1 << 40).unwrap() {}
        door.write("AuditReport", &audit.report());
        door.write("ScoreReport", &score.report());
        door.write("Vocabulary", &vocabulary(toys[0], toys[1], toys[2]).unwrap());
    }
    door.write("Vocabulary", &vocabulary(puzzle, start, goal).unwrap());
}

/// Links, of which the page writes what it reads.
fn links(door: &mut Door) {
    let whole =
        "v=1&puzzle=toys&race=bfs,a-star/matching&at=end,7&breaks=duplicate,depth:2&moves=1112&race=bfs";
    let reading = link::read(whole);
    door.write("Reading", &reading);
    door.write("Link", &reading.link);
}

#[test]
fn whatever_crosses_is_as_it_is_declared_and_whatever_is_declared_crosses() {
    let mut door = Door { declarations: declarations(), given_as: BTreeSet::new(), seen: BTreeSet::new() };
    searches(&mut door);
    parts(&mut door);
    breaks(&mut door);
    reports(&mut door);
    made(&mut door);
    links(&mut door);
    door.read::<Request>("Request");
    door.read::<Lane>("Lane");
    door.read::<Breakpoints>("Breakpoints");
    door.read::<Link>("Link");

    let crossed = at_the_door();
    let mut declared = BTreeSet::new();
    for kind in &crossed {
        door.declarations.to_be_seen(&door.declarations.parse(kind), &at_the_door_as(kind), &mut declared);
    }
    let never: Vec<_> = declared.difference(&door.seen).collect();
    assert!(never.is_empty(), "declared, and never seen to cross: {never:#?}");
    // `Lane` crosses within others; here its reading was tried by itself.
    door.given_as.remove("Lane");
    assert_eq!(door.given_as, crossed, "what the door's functions take and give");
    let Declarations { types, bases } = &door.declarations;
    let idle: Vec<_> =
        types.keys().filter(|&name| !declared.contains(name) && !bases.contains(name)).collect();
    assert!(idle.is_empty(), "declared, and part of nothing that crosses: {idle:?}");
}

#[test]
fn the_fields_of_requests_and_breakpoints_are_those_declared() {
    let declarations = declarations();
    let declared =
        |name| -> Vec<String> { declarations.fields(name).iter().map(|field| field.name.clone()).collect() };
    let names = |fields: Vec<String>| fields.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(names(declared("Request")), Request::names().map(str::to_owned).collect());
    assert_eq!(declared("Breakpoints"), Breakpoints::fields());
}

/// All values of an enum. One that is added to it and not here does not compile.
macro_rules! all {
    ($kind:ident: $($value:ident)*) => {{
        let _: fn($kind) = |value| match value { $($kind::$value => {})* };
        [$(serde_json::to_value($kind::$value).unwrap()),*]
    }};
}

#[test]
fn the_values_of_enums_are_those_declared() {
    let declarations = declarations();
    let declared = |name: &str, field: &str| -> Vec<Value> {
        let kind = match declarations.types.get(name) {
            Some(Type::Object(fields)) if !field.is_empty() => {
                &fields.iter().find(|known| known.name == field).unwrap().kind
            }
            kind => kind.unwrap(),
        };
        let kind = match kind {
            Type::Named(name) => &declarations.types[name],
            kind => kind,
        };
        match kind {
            Type::Union(members) => members.iter().map(|member| declarations.sample(member)).collect(),
            other => panic!("{name}.{field} is {other}"),
        }
    };
    assert_eq!(declared("Step", "fate"), all!(Fate: Open Expanded Pruned Duplicate Solution Met Worse));
    let lines = all!(Line: Start Home Raise Choose Take Each Goal Cut Expand Duplicate Better Store Met Worse Rebuild);
    assert_eq!(declared("LineName", ""), lines);
    assert_eq!(declared("Step", "side"), all!(Side: Forward Backward));
    assert_eq!(declared("WaitingReport", "side"), all!(Side: Forward Backward));
    assert_eq!(declared("TraceMark", "kind"), all!(TraceMarkKind: Bound Incumbent Met Solution));
    let codes = all!(ErrorCode: Format Value Setting Move Unsolvable Unread);
    assert_eq!(declared("ErrorReport", "code"), codes);
    let kinds = all!(KindName: Order OneOf Moves Count Bytes Number Ratio Heuristic);
    assert_eq!(declared("SettingChoice", "kind"), kinds);
    assert_eq!(declared("Parts", "rule"), all!(Rule: Max Sum));
    let blocks = all!(BlockKind: Number Name Call Sign Not Negative Fold Paint Hole);
    assert_eq!(declared("Block", "block"), blocks);
    let proved: Vec<Value> = all!(Proved: Construction Positions).into_iter().chain([Value::Null]).collect();
    assert_eq!(declared("AuditReport", "proved"), proved);
    let unscored: Vec<Value> = all!(Unscored: Refuted Beyond).into_iter().chain([Value::Null]).collect();
    assert_eq!(declared("ScoreReport", "unscored"), unscored);
    assert_eq!(declared("AlgorithmChoice", "level"), all!(Level: Layer Bound F Estimate Incumbent Proved));
    assert_eq!(declared("AlgorithmChoice", "waits"), all!(Order: Queue Layers Heap Stack));
    assert_eq!(declared("AlgorithmChoice", "ranks"), all!(Rank: First F H Weighed Learned Turn));
}
