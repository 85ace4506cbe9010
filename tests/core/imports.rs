//! Modules of the engine import only along the arrows of `src/README.md`. Privacy cannot express these arrows: a module sees all its siblings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Each top-level module, and those it may import from.
const ARROWS: &str = "\
arithmetic:
typed:
said: typed
chance:
puzzle: arithmetic said chance typed
space: puzzle
heuristic: puzzle space
search: said chance puzzle heuristic
floor: puzzle space heuristic
workshop: arithmetic said chance puzzle space heuristic typed
contest: said puzzle typed
ask: said puzzle search contest
run: puzzle heuristic search ask
session: said chance puzzle space heuristic search floor workshop contest ask run
wasm: said puzzle contest ask run session search";

/// Adds the modules after `crate::` in a file, or in all files of a folder. Comments and unit tests may name any.
fn imports(path: &Path, found: &mut BTreeSet<String>) {
    if path.is_dir() {
        let files = fs::read_dir(path).unwrap();
        return files.for_each(|file| imports(&file.unwrap().path(), found));
    }
    let text = fs::read_to_string(path).unwrap();
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for after in line.split("crate::").skip(1) {
            let name: String = after.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect();
            assert!(!name.is_empty(), "{}: a path in full is expected: {line}", path.display());
            found.insert(name);
        }
    }
}

#[test]
fn modules_import_along_the_arrows_only() {
    let arrows: BTreeMap<&str, Vec<&str>> = ARROWS
        .lines()
        .filter_map(|line| line.split_once(':'))
        .map(|(module, from)| (module, from.split_whitespace().collect()))
        .collect();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeSet::new();
    for path in fs::read_dir(&src).unwrap().map(|entry| entry.unwrap().path()) {
        let module = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if ["lib", "bin", "README"].contains(&&*module) {
            continue;
        }
        let mut found = BTreeSet::new();
        imports(&path, &mut found);
        for other in found.iter().filter(|&other| *other != module) {
            let is_allowed = arrows[&*module].contains(&&**other);
            assert!(is_allowed, "{} imports from {other}", path.display());
        }
        modules.insert(module);
    }
    assert!(modules.iter().eq(arrows.keys()), "the modules of src and of ARROWS");
}
