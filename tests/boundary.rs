//! What crosses the browser's door is what the door's declarations say (`src/wasm/types.d.ts` and `trace.d.ts`), both ways: whatever
//! Rust writes or takes is declared, and whatever is declared was seen to be written or taken. That holds for fields, for those that
//! may be absent, and for each member of a union.

mod boundary {
    pub mod declarations;
}

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;

use boundary::declarations::{Declarations, Field, Type};
use rolling_cubes::contest::Problem;
use rolling_cubes::heuristic::Rule;
use rolling_cubes::search::{Level, Look, Order, Side, Status};
use rolling_cubes::session::link::{self, MODES, THEMES, VIEWS};
use rolling_cubes::session::{
    Breakpoints, Column, Fate, Lane, Link, Quality, Request, Session, Survey, TraceChunk, TraceMarkKind,
    brute_force_branching, catalogue, deal, play,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn declarations() -> Declarations {
    let mut declarations = Declarations::default();
    for text in [include_str!("../src/wasm/types.d.ts"), include_str!("../src/wasm/trace.d.ts")] {
        declarations.read(text);
    }
    declarations
}

/// The types that the door's functions take and give.
fn at_the_door() -> BTreeSet<String> {
    let files = ["src/wasm.rs", "src/wasm/quality.rs", "src/wasm/survey.rs", "src/wasm/trace.rs"];
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
        let all = self.declarations.sample(&Type::Named(kind.to_owned()));
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

fn request(puzzle: &str, start: &str, goal: &str, algorithm: &str) -> Request {
    let [puzzle, start, goal, algorithm] = [puzzle, start, goal, algorithm].map(str::to_owned);
    Request { puzzle, start, goal, algorithm, ..Request::default() }
}

const CUBES: [&str; 3] = ["cubes", "WEWWWWWWW", "RBWRWWEWW"];
const EIGHT: [&str; 3] = ["tiles", "123069478", "123406789"];

fn cubes(algorithm: &str) -> Request {
    let [puzzle, start, goal] = CUBES;
    request(puzzle, start, goal, algorithm)
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
        let all = cubes(algorithm.name);
        let needs_one = algorithm.settings.contains(&"incumbent");
        let with_need = |request| Request { incumbent: needs_one.then_some(4), ..request };
        run(door, with_need(all.clone()));
        run(door, Request { max_depth: Some(2), ..all.clone() });
        run(door, with_need(Request { max_nodes: Some(5), ..all.clone() }));
        run(door, with_need(Request { max_bytes: Some(1), ..all.clone() }));
        let toys = request("toys", "1100000000000000", "0000000000000011", algorithm.name);
        run(door, with_need(Request { max_nodes: Some(300), ..toys }));
        let [puzzle, start, goal] = EIGHT;
        run(door, Request { max_depth: Some(9), ..request(puzzle, start, goal, algorithm.name) });
    }
    // Two ways of the same length.
    let corner = request("toys", "1000000000000000", "0000010000000000", "branch-and-bound");
    run(door, Request { incumbent: Some(4), ..corner });
    let nowhere = request("toys", "1111111111111111", "1111111111111110", "bfs");
    run(door, Request { unsolvable: true, ..nowhere });
    let knights = request("knights", "1011001*11101110100100000", "111110111100*110000100000", "ida-star");
    for (heuristic, request) in
        [("perimeter", knights), ("colours", cubes("a-star")), ("exact", cubes("a-star"))]
    {
        run(door, Request { heuristic: Some(heuristic.to_owned()), ..request });
    }
}

/// What heuristics' values are made of.
fn parts(door: &mut Door) {
    let [puzzle, start, goal] = EIGHT;
    let tiles = request(puzzle, start, goal, "a-star");
    for (heuristic, request) in [("colours", cubes("a-star")), ("linear-conflict", tiles)] {
        let start = request.start.clone();
        let mut session = Session::new(Request { heuristic: Some(heuristic.to_owned()), ..request }).unwrap();
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
        let mut session = Session::new(request(puzzle, start, goal, algorithm)).unwrap();
        session.set_breakpoints(serde_json::from_value(breakpoints).unwrap()).unwrap();
        while session.step_to_break(u64::MAX) == Status::Running && session.broke().is_none() {}
        door.write("Break | null", &session.broke());
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
    let mut survey = Survey::new("toys", "1111000011100010").unwrap();
    survey.step(100);
    door.write("SurveyReport", &survey.report());
    let mut quality = Quality::new("toys", "1111000011100010", "1010010110100101", "matching").unwrap();
    door.write("QualityReport", &quality.report());
    while quality.step(u64::MAX) {}
    door.write("QualityReport", &quality.report());
}

/// Links, of which the page writes what it reads.
fn links(door: &mut Door) {
    let whole = "v=1&puzzle=toys&race=bfs,a-star/matching&at=end,7&camera=10,20&speed=full&zoom=200,5000,10&\
                 experiment=10,1,5,3,1000&breaks=duplicate,depth:2&moves=1112&lang=en&challenge=1&colour=red";
    let moded = MODES.map(|mode| format!("{whole}&mode={mode}"));
    let viewed = VIEWS.map(|view| format!("v=1&view={view}&speed=100&show=log,depths"));
    let themed = THEMES.map(|theme| format!("v=1&theme={theme}"));
    for text in moded.iter().chain(&viewed).chain(&themed) {
        let reading = link::read(text);
        door.write("Reading", &reading);
        door.write("Link", &reading.link);
    }
}

#[test]
fn whatever_crosses_is_as_it_is_declared_and_whatever_is_declared_crosses() {
    let mut door = Door { declarations: declarations(), given_as: BTreeSet::new(), seen: BTreeSet::new() };
    searches(&mut door);
    parts(&mut door);
    breaks(&mut door);
    reports(&mut door);
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
    assert_eq!(declared("Request"), Request::FIELDS);
    assert_eq!(declared("Breakpoints"), Breakpoints::FIELDS);
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
            Some(Type::Object(fields)) => &fields.iter().find(|known| known.name == field).unwrap().kind,
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
    assert_eq!(declared("Step", "side"), all!(Side: Forward Backward));
    assert_eq!(declared("WaitingReport", "side"), all!(Side: Forward Backward));
    assert_eq!(declared("TraceMark", "kind"), all!(TraceMarkKind: Bound Incumbent Met Solution));
    assert_eq!(declared("Parts", "rule"), all!(Rule: Max Sum));
    assert_eq!(declared("AlgorithmChoice", "level"), all!(Level: Layer Bound F Incumbent));
    assert_eq!(declared("AlgorithmChoice", "waits"), all!(Order: Queue Layers Heap Stack));
    assert_eq!(declared("AlgorithmChoice", "looks_at"), all!(Look: Taken Successors));
    assert_eq!(declared("AlgorithmChoice", "goal_test"), all!(Look: Taken Successors));
}
