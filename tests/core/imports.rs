//! Who imports from whom: rooms only along the arrows of `src/lib.rs`, and no files of `src` in a circle.
//!
//! Read are the paths after `crate::`, `super::` and `self::`, and the first names of paths that are modules of the file they stand
//! in. What a file only hands on (`pub use`) is an import of whoever asks for it, from where it is defined.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, and from which others each may import: the arrows of `src/lib.rs`.
const ROOMS: [(&str, &[&str]); 13] = [
    ("said", &[]),
    ("chance", &[]),
    ("puzzle", &["said"]),
    ("space", &["puzzle"]),
    ("heuristic", &["puzzle", "space"]),
    ("search", &["said", "chance", "puzzle", "heuristic"]),
    ("floor", &["puzzle", "space", "heuristic"]),
    ("workshop", &["said", "chance", "puzzle", "space", "heuristic"]),
    ("contest", &["said", "puzzle"]),
    ("ask", &["said", "puzzle", "search", "contest"]),
    ("run", &["puzzle", "heuristic", "search", "ask"]),
    (
        "session",
        &[
            "said",
            "chance",
            "puzzle",
            "space",
            "heuristic",
            "search",
            "floor",
            "workshop",
            "contest",
            "ask",
            "run",
        ],
    ),
    ("wasm", &["said", "puzzle", "contest", "ask", "run", "session", "search"]),
];

/// A module by its path: no names for the crate's root.
type Module = Vec<String>;

/// What a file says of others.
#[derive(Default)]
struct File {
    /// Its modules that have files.
    children: BTreeSet<String>,
    /// Names it hands on, and from where.
    handed_on: BTreeMap<String, Module>,
    /// What it imports: paths from the root.
    imports: BTreeSet<Module>,
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The code without comments, texts and tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| line.split(" // ").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The paths that a tree of a `use` stands for, and the names they are given.
fn spread(tree: &str, before: &[String], found: &mut Vec<(Module, String)>) {
    let tree = tree.trim();
    if let Some(open) = tree.find('{') {
        let mut path = before.to_vec();
        path.extend(
            tree[..open].split("::").map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned),
        );
        let inner = &tree[open + 1..tree.rfind('}').expect("a closing brace")];
        let (mut depth, mut begin) = (0, 0);
        for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    spread(&inner[begin..at], &path, found);
                    begin = at + 1;
                }
                _ => {}
            }
        }
    } else if !tree.is_empty() {
        let (path, alias) = tree.split_once(" as ").map_or((tree, None), |(path, alias)| (path, Some(alias)));
        let mut whole = before.to_vec();
        whole.extend(path.split("::").map(|name| name.trim().to_owned()));
        if whole.last().is_some_and(|name| name == "self") {
            whole.pop();
        }
        let name = alias.map_or_else(|| whole.last().cloned().unwrap_or_default(), str::to_owned);
        found.push((whole, name));
    }
}

/// The path from the root, if it begins in this crate.
fn from_root(path: &[String], module: &Module, children: &BTreeSet<String>) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    let mut here = module.clone();
    match first.as_str() {
        "crate" => here.clear(),
        "self" => {}
        "super" => _ = here.pop(),
        child if children.contains(child) => here.push(child.to_owned()),
        _ => return None,
    }
    let mut rest = rest;
    while let Some((name, after)) = rest.split_first()
        && name == "super"
    {
        here.pop();
        rest = after;
    }
    here.extend(rest.iter().cloned());
    Some(here)
}

fn read(module: &Module, text: &str, children: BTreeSet<String>) -> File {
    let mut code = code(text);
    let mut file = File { children, ..File::default() };
    // First what `use` says, which is then taken out, then paths in the code.
    while let Some(at) = ["\nuse ", "\npub use ", "\npub(super) use ", "\npub(crate) use "]
        .iter()
        .filter_map(|word| code.find(word).map(|at| (at, word.len())))
        .min()
    {
        let (begin, word) = at;
        let end = begin + code[begin..].find(';').expect("the end of a use");
        let hands_on = code[begin..].starts_with("\npub");
        let mut found = Vec::new();
        spread(&code[begin + word..end], &[], &mut found);
        for (path, name) in found {
            let Some(path) = from_root(&path, module, &file.children) else { continue };
            if hands_on {
                file.handed_on.insert(name, path);
            } else {
                file.imports.insert(path);
            }
        }
        code.replace_range(begin..=end, "");
    }
    let mut rest = code.as_str();
    while let Some(at) = rest.find("::") {
        let begin = rest[..at].rfind(|c: char| !is_name(c)).map_or(0, |before| before + 1);
        let end = at + rest[at..].find(|c: char| !is_name(c) && c != ':').unwrap_or(rest.len() - at);
        let path: Module =
            rest[begin..end].split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect();
        if path.len() > 1
            && let Some(path) = from_root(&path, module, &file.children)
        {
            file.imports.insert(path);
        }
        rest = &rest[end.max(at + 2)..];
    }
    file
}

fn files() -> BTreeMap<Module, File> {
    fn walk(folder: &Path, module: &Module, texts: &mut BTreeMap<Module, String>) {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        for path in entries.collect::<BTreeSet<PathBuf>>() {
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let mut inner = module.clone();
            inner.push(stem.clone());
            if path.is_dir() && stem != "bin" {
                walk(&path, &inner, texts);
            } else if path.extension().is_some_and(|extension| extension == "rs") && stem != "tests" {
                let inner = if stem == "lib" { Vec::new() } else { inner };
                texts.insert(inner, fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut texts = BTreeMap::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &Vec::new(), &mut texts);
    let children = |module: &Module| -> BTreeSet<String> {
        let below = texts.keys().filter(|other| other.len() == module.len() + 1 && other.starts_with(module));
        below.filter_map(|other| other.last().cloned()).collect()
    };
    texts.iter().map(|(module, text)| (module.clone(), read(module, text, children(module)))).collect()
}

/// The file that what stands at `path` is defined in.
fn definer(files: &BTreeMap<Module, File>, path: &Module, looked_at: usize) -> Option<Module> {
    let most = (0..=path.len()).rev().find(|&most| files.contains_key(&path[..most]))?;
    let module = path[..most].to_vec();
    let Some(name) = path.get(most).filter(|_| looked_at < 9) else { return Some(module) };
    let file = &files[&module];
    if let Some(from) = file.handed_on.get(name) {
        let mut from = from.clone();
        from.extend_from_slice(&path[most + 1..]);
        return definer(files, &from, looked_at + 1);
    }
    Some(module)
}

/// Each file with the files it imports from.
fn imports() -> BTreeMap<Module, BTreeSet<Module>> {
    let files = files();
    let from = |module: &Module, file: &File| {
        let from = file.imports.iter().filter_map(|path| definer(&files, path, 0));
        from.filter(|from| from != module && !from.is_empty()).collect()
    };
    files.iter().map(|(module, file)| (module.clone(), from(module, file))).collect()
}

#[test]
fn rooms_import_along_the_arrows_only() {
    let imports = imports();
    let rooms: BTreeSet<&str> =
        imports.keys().filter_map(|module| module.first()).map(String::as_str).collect();
    assert_eq!(rooms, ROOMS.iter().map(|(room, _)| *room).collect(), "the rooms of src and of this list");
    for (module, from) in &imports {
        let Some((_, allowed)) = ROOMS.iter().find(|(room, _)| module.first().is_some_and(|own| own == room))
        else {
            continue;
        };
        for other in from.iter().filter(|other| other[0] != module[0]) {
            let is_allowed = allowed.contains(&other[0].as_str());
            assert!(is_allowed, "{} imports from {}", module.join("/"), other.join("/"));
        }
    }
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    fn visit<'a>(
        here: &'a Module,
        imports: &'a BTreeMap<Module, BTreeSet<Module>>,
        way: &mut Vec<&'a Module>,
        done: &mut BTreeSet<&'a Module>,
        circles: &mut Vec<String>,
    ) {
        if let Some(begin) = way.iter().position(|&before| before == here) {
            let circle = way[begin..].iter().chain([&here]).map(|module| module.join("/"));
            circles.push(circle.collect::<Vec<_>>().join(" -> "));
        } else if done.insert(here) {
            way.push(here);
            for next in &imports[here] {
                visit(next, imports, way, done, circles);
            }
            way.pop();
        }
    }
    let imports = imports();
    assert!(imports.values().map(BTreeSet::len).sum::<usize>() > 200, "imports are found");
    let (mut done, mut circles) = (BTreeSet::new(), Vec::new());
    for module in imports.keys() {
        visit(module, &imports, &mut Vec::new(), &mut done, &mut circles);
    }
    assert!(circles.is_empty(), "circles of imports:\n{}", circles.join("\n"));
}

#[test]
fn each_search_s_file_tells_its_source_its_departures_its_ties_and_what_it_costs_and_has_an_example() {
    for algorithm in rolling_cubes::search::ALGORITHMS {
        let path = format!("src/search/rules/{}.rs", algorithm.name.replace('-', "_"));
        let text =
            fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path}: a search is a file by its name"));
        let head: String =
            text.lines().take_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n");
        for part in ["//! Source: ", "Departure", "**Ties.**", "\n//! ```\n//! use "] {
            assert!(head.contains(part), "{path} has no {part}");
        }
        let told: String = text.lines().filter(|line| line.starts_with("//")).collect::<Vec<_>>().join("\n");
        assert!(
            ["Time ", "Time: ", "Time and memory ", "**Cost.**", "**The cost.**"]
                .iter()
                .any(|cost| told.contains(cost)),
            "{path} tells no cost"
        );
    }
}
