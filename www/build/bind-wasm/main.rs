//! The wasm-bindgen step of `npm run wasm`, after the library is built for the browser: writes `www/pkg`.
//!
//! There are two stages, skipped if their inputs are unchanged. wasm-bindgen writes the JavaScript and the types beside the
//! wasm, then Binaryen's optimiser (from npm, run by Node) shrinks it. Nothing must be installed by hand, and one
//! `Cargo.lock` pins both halves of wasm-bindgen, which must have the same version.
//!
//! The package is written at the end, its wasm last: an interrupted run leaves the old package intact, and the next run
//! starts again.
//!
//! With a folder as its argument it only binds the library of `npm run dev`, into that folder.

mod glue;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::SystemTime,
};

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The files that the page needs. `www/build/parts` splits the engine by the names of its functions. The wasm is last, since
/// its age marks the package as complete.
const PACKAGE: [&str; 4] =
    ["rolling_cubes_named.wasm", "rolling_cubes.d.ts", "rolling_cubes.js", "rolling_cubes_bg.wasm"];

/// Functions that must not be inlined into their single caller. Some are compiled once per puzzle, search or heuristic;
/// others are rarely called: modules named `seldom`, and error messages.
const APART: [&str; 10] = [
    "session::puzzles::visit",
    "session::puzzles::pasted",
    "session::all",
    "session::bounds::Bound<P>::begin_around",
    "search::rules::begun",
    "heuristic::list::any_of",
    "::seldom::",
    "said::Said::",
    "session::link::fragment::Notes::",
    "contest::words::Word::",
];

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
    optimise(root, &bound)?;
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
    output.emit(folder).map_err(failed)?;
    glue::edit(folder, &long)
}

/// Runs npm's Binaryen on the wasm in `folder`, and writes it with and without the names of its functions.
///
/// Sorting functions by name places the versions for each puzzle side by side, where compression finds their similarity: 1.5
/// % smaller, and as much again by a second round. Merging similar functions would shrink the module but increase the
/// download size.
///
/// The first 1,024 bytes of memory hold only the far end of the one-megabyte stack, since the linker puts the stack first.
/// So constant offsets can be folded into memory accesses, which saves another 1 %.
///
/// Functions in `APART` stay separate, so that each puzzle's and each heuristic's code can be in another part; otherwise
/// they would be inlined into their only caller.
///
/// Never a system's `wasm-opt`: old versions exit with success and write a broken module.
fn optimise(root: &Path, folder: &Path) -> Result<()> {
    let optimiser = root.join("node_modules/binaryen/bin/wasm-opt");
    if !optimiser.exists() {
        return Err("node_modules/binaryen is missing; run `npm ci` first".into());
    }
    let (plain, named) = (folder.join("rolling_cubes_bg.wasm"), folder.join("rolling_cubes_named.wasm"));
    let apart = APART.map(|name| format!("--no-inline=*{name}*"));
    let mut options: Vec<_> = apart.iter().map(String::as_str).collect();
    options.extend(["-O3", "-O3", "--low-memory-unused", "--reorder-functions-by-name", "-g"]);
    let run = |options: &[&str], from: &Path, to: &Path| {
        let status = Command::new("node")
            .arg(&optimiser)
            .args(options)
            .arg(from)
            .arg("-o")
            .arg(to)
            .status()
            .map_err(|e| format!("cannot start node for wasm-opt: {e}"))?;
        if status.success() { Ok(()) } else { Err(format!("wasm-opt failed on {}", from.display())) }
    };
    run(&options, &plain, &named)?;
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
