//! The wasm-bindgen step of `npm run wasm`, after the library is built for the browser: writes `www/pkg`.
//!
//! There are two stages, skipped if their inputs are unchanged. wasm-bindgen writes the JavaScript and the types beside the
//! wasm, then Binaryen (from npm, run by Node) sorts its functions. Nothing must be installed by hand, and one
//! `Cargo.lock` pins both halves of wasm-bindgen, which must have the same version.
//!
//! The package is written at the end, its wasm last: an interrupted run leaves the old package intact, and the next run
//! starts again.
//!
//! With a folder as its argument it only binds the library of `npm run dev`, into that folder.

mod glue;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashSet},
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    mem::discriminant,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::SystemTime,
};

use walrus::ir::{Instr, InstrLocId, Visitor, dfs_in_order};
use walrus::{FunctionId, LocalId, Module};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The files that the page needs. `www/build/parts` splits the engine by the names of its functions. The wasm is last, since
/// its age marks the package as complete.
const PACKAGE: [&str; 4] =
    ["rolling_cubes_named.wasm", "rolling_cubes.d.ts", "rolling_cubes.js", "rolling_cubes_bg.wasm"];

type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match run() {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("bind-wasm: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<String> {
    let own = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).ok_or("start it by `npm run wasm`")?;
    let root =
        own.ancestors().nth(3).ok_or_else(|| format!("{} is not www/build/bind-wasm", own.display()))?;
    let this = env::current_exe().map_err(|e| format!("cannot find its own program file: {e}"))?;
    // <target>/tool/bind-wasm. The program's own path respects every way to move `target`.
    let target =
        this.ancestors().nth(2).ok_or_else(|| format!("{} is not inside a target folder", this.display()))?;

    let built = |profile| target.join(TARGET).join(profile).join("rolling_cubes.wasm");
    if let Some(folder) = env::args_os().nth(1).map(PathBuf::from) {
        bind(&built("wasm-dev"), &folder)?;
        return Ok(format!("{} is written", folder.display()));
    }

    let library = built("wasm");
    let package = root.join("www/pkg");
    if is_current(&package, &[&library, &this]) {
        return Ok("www/pkg is up to date".into());
    }

    let bound = target.join("bound");
    bind(&library, &bound)?;
    sort(root, &bound)?;
    publish(&bound, &package)?;
    let size = fs::metadata(package.join("rolling_cubes_bg.wasm"))
        .map_err(|e| format!("cannot read the new www/pkg: {e}"))?
        .len();
    Ok(format!("www/pkg is written: {size} bytes of wasm"))
}

/// Whether the package is complete and newer than all its sources.
fn is_current(package: &Path, sources: &[&Path]) -> bool {
    let age = |path: &Path| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    let written = PACKAGE.map(|name| age(&package.join(name)));
    let [Some(_), Some(_), Some(_), Some(last)] = written else {
        return false;
    };
    sources.iter().all(|source| age(source).is_some_and(|made| made < last))
}

/// Writes the JavaScript, the types and the bound wasm into `folder`.
fn bind(library: &Path, folder: &Path) -> Result<()> {
    let failed = |e| format!("wasm-bindgen could not bind the library: {e:#}");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(library)
        .web(true)
        .map_err(failed)?
        .typescript(true)
        .remove_producers_section(true)
        // The page passes the wasm's location; a default path would confuse the bundler.
        .omit_default_module_path(true);
    let mut output = bindgen.generate_output().map_err(failed)?;
    let long = glue::shorten(output.wasm_mut().imports.iter_mut().map(|import| &mut import.name));
    number_versions(output.wasm_mut());
    output.emit(folder).map_err(failed)?;
    glue::edit(folder, &long)
}

/// Numbers the versions of a generic function, each beside one that is most similar. The compiler ends the names of versions
/// in a hash; the number takes its place, so that sorting by name places similar versions side by side.
fn number_versions(wasm: &mut Module) {
    let mut versions: BTreeMap<String, Vec<(u64, FunctionId, HashSet<u64>)>> = BTreeMap::new();
    for (id, function) in wasm.funcs.iter_local() {
        let name = wasm.funcs.get(id).name.as_deref().and_then(|name| name.rsplit_once("::h"));
        if let Some((name, _hash)) = name {
            let mut code = Code::default();
            dfs_in_order(&mut code, function, function.entry_block());
            versions.entry(name.to_owned()).or_default().push((function.size(), id, code.runs));
        }
    }
    for (name, mut versions) in versions {
        versions.sort_by_key(|&(size, id, _)| (size, id));
        for place in 0..versions.len() {
            let before = versions[place.saturating_sub(1)].2.clone();
            let shared = |at: &usize| {
                let runs = &versions[*at].2;
                (1000 * runs.intersection(&before).count() / runs.len().max(1), Reverse(*at))
            };
            let next = (place..versions.len()).max_by_key(shared).unwrap_or(place);
            versions[place..=next].rotate_right(1);
            wasm.funcs.get_mut(versions[place].1).name = Some(format!("{name}::h{place:016x}"));
        }
    }
}

/// The code of a function as its runs of five instructions.
#[derive(Default)]
struct Code {
    last: u64,
    runs: HashSet<u64>,
    /// Locals in the order of their first use.
    locals: Vec<LocalId>,
}

impl Code {
    fn place(&mut self, local: LocalId) -> usize {
        let locals = &mut self.locals;
        locals.iter().position(|&one| one == local).unwrap_or_else(|| {
            locals.push(local);
            locals.len() - 1
        })
    }
}

impl<'a> Visitor<'a> for Code {
    fn visit_instr(&mut self, instr: &'a Instr, _at: &'a InstrLocId) {
        let mut hash = DefaultHasher::new();
        discriminant(instr).hash(&mut hash);
        match instr {
            Instr::Const(one) => format!("{:?}", one.value).hash(&mut hash),
            Instr::Binop(one) => discriminant(&one.op).hash(&mut hash),
            Instr::Load(one) => one.arg.offset.hash(&mut hash),
            Instr::Store(one) => one.arg.offset.hash(&mut hash),
            Instr::LocalGet(one) => self.place(one.local).hash(&mut hash),
            Instr::LocalSet(one) => self.place(one.local).hash(&mut hash),
            Instr::LocalTee(one) => self.place(one.local).hash(&mut hash),
            Instr::Call(one) => one.func.index().hash(&mut hash),
            _ => {}
        }
        self.last = self.last << 12 | hash.finish() & 0xfff;
        self.runs.insert(self.last);
    }
}

/// Sorts the functions of the wasm in `folder` by npm's Binaryen, and writes it with and without their names.
///
/// Sorted by name, the versions of a function for each puzzle are neighbours, and compression finds their similarity.
/// Optimising by Binaryen would shrink the module by a tenth and increase the download by a quarter, and takes minutes.
/// Only equal functions are merged.
///
/// Never a system's `wasm-opt`: old versions exit with success and write a broken module.
fn sort(root: &Path, folder: &Path) -> Result<()> {
    let binaryen = root.join("node_modules/binaryen/bin/wasm-opt");
    if !binaryen.exists() {
        return Err("node_modules/binaryen is missing; run `npm ci` first".into());
    }
    let (plain, named) = (folder.join("rolling_cubes_bg.wasm"), folder.join("rolling_cubes_named.wasm"));
    let run = |options: &[&str], from: &Path, to: &Path| {
        let status = Command::new("node")
            .arg(&binaryen)
            .args(options)
            .arg(from)
            .arg("-o")
            .arg(to)
            .status()
            .map_err(|e| format!("cannot start node for wasm-opt: {e}"))?;
        if status.success() { Ok(()) } else { Err(format!("wasm-opt failed on {}", from.display())) }
    };
    run(&["--duplicate-function-elimination", "--reorder-functions-by-name", "-g"], &plain, &named)?;
    run(&["--strip-debug", "--strip-target-features"], &named, &plain)
}

/// Copies the finished files to the page's package.
fn publish(bound: &Path, package: &Path) -> Result<()> {
    fs::create_dir_all(package).map_err(|e| format!("cannot create www/pkg: {e}"))?;
    for name in PACKAGE {
        fs::copy(bound.join(name), package.join(name))
            .map_err(|e| format!("cannot write www/pkg/{name}: {e}"))?;
    }
    Ok(())
}
