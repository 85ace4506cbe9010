//! The wasm-bindgen step, which `npm run wasm` runs once it has built the library for the browser: writes `www/pkg`.
//!
//! Two stages, skipped when nothing that they read has changed: wasm-bindgen writes the JavaScript and
//! the types beside the wasm, and Binaryen's optimiser (from npm, run by Node) makes it smaller.
//! Nothing has to be installed by hand, and one `Cargo.lock` pins both halves of wasm-bindgen, which
//! must agree to the digit.
//!
//! The package is written at the end, its wasm last of all: a run that is interrupted leaves the
//! old package in place and the next run starts again.

mod constants;
mod glue;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::SystemTime,
};

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The engine's own profile in Cargo.toml.
const PROFILE: &str = "wasm";

/// The page needs no more than these. The wasm is last, because its age says when all were written.
const PACKAGE: [&str; 4] =
    ["constants.json", "rolling_cubes.d.ts", "rolling_cubes.js", "rolling_cubes_bg.wasm"];

/// The functions that are to stay what they are, each called in one place: those that are compiled once a puzzle, a search or a heuristic,
/// see their notes, and those that a page seldom calls: the modules of that name, and what tells people what is wrong.
const APART: [&str; 11] = [
    "session::puzzles::visit",
    "session::puzzles::pasted",
    "session::all",
    "session::bounds::Bound<P>::begin_around",
    "search::rules::begun",
    "heuristic::list::any_of",
    "resumable::Search<P>>::run",
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
        own.ancestors().nth(3).ok_or_else(|| format!("{} is not www/tools/bind-wasm", own.display()))?;
    let this = env::current_exe().map_err(|e| format!("cannot find its own program file: {e}"))?;
    // <target>/tool/bind-wasm. Asking the program where it lies respects every way to move `target`.
    let target =
        this.ancestors().nth(2).ok_or_else(|| format!("{} is not inside a target folder", this.display()))?;

    let library = target.join(TARGET).join(PROFILE).join("rolling_cubes.wasm");
    let package = root.join("www/pkg");
    if is_current(&package, &[&library, &this]) {
        return Ok("www/pkg is up to date".into());
    }

    let bound = target.join("bound");
    bind(&library, &bound)?;
    optimise(root, &bound.join("rolling_cubes_bg.wasm"))?;
    publish(&bound, &package)?;
    let size = fs::metadata(package.join("rolling_cubes_bg.wasm"))
        .map_err(|e| format!("cannot read the new www/pkg: {e}"))?
        .len();
    Ok(format!("www/pkg is written: {size} bytes of wasm"))
}

/// Whether the package is complete and younger than everything it was made from.
fn is_current(package: &Path, sources: &[&Path]) -> bool {
    let age = |path: &Path| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    let written = PACKAGE.map(|name| age(&package.join(name)));
    let [Some(_), Some(_), Some(_), Some(last)] = written else {
        return false;
    };
    sources.iter().all(|source| age(source).is_some_and(|made| made < last))
}

/// Writes the JavaScript, the types, the bound wasm and what is known of its constants into `folder`.
fn bind(library: &Path, folder: &Path) -> Result<()> {
    let linked = fs::read(library).map_err(|e| format!("cannot read {}: {e}", library.display()))?;
    let (module, constants) = constants::told(&linked)?;
    let failed = |e| format!("wasm-bindgen could not bind the library: {e:#}");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("rolling_cubes", module)
        .web(true)
        .map_err(failed)?
        .typescript(true)
        .remove_producers_section(true)
        // The page says where its wasm is; a default path would confuse the bundler.
        .omit_default_module_path(true);
    let mut output = bindgen.generate_output().map_err(failed)?;
    let long = glue::shorten(output.wasm_mut().imports.iter_mut().map(|import| &mut import.name));
    output.emit(folder).map_err(failed)?;
    glue::edit(folder, &long)?;
    fs::write(folder.join("constants.json"), constants)
        .map_err(|e| format!("cannot write the constants: {e}"))
}

/// Runs npm's Binaryen over the wasm, in place.
///
/// What is compiled once a puzzle lies side by side when functions are sorted by their names, where a host's compression sees that it is
/// alike: that saves a hundredth and a half, and a second round as much again. Merging what is alike makes the module smaller and what is sent larger.
///
/// Nothing lies in the first 1,024 bytes of memory but the end of a stack of a megabyte that has run out: the linker puts the stack first.
/// So a constant can be added where memory is read, and not before; that saves another hundredth.
///
/// What is to stay a function of its own, so that each puzzle's and each heuristic's can lie in another part, would otherwise become one
/// again with its only caller.
///
/// Never a system's `wasm-opt`: old versions exit with success and write a broken module.
fn optimise(root: &Path, wasm: &Path) -> Result<()> {
    let optimiser = root.join("node_modules/binaryen/bin/wasm-opt");
    if !optimiser.exists() {
        return Err("node_modules/binaryen is missing; run `npm ci` first".into());
    }
    let status = Command::new("node")
        .arg(optimiser)
        .args(APART.map(|name| format!("--no-inline=*{name}*")))
        .args(["-O3", "-O3", "--low-memory-unused", "--reorder-functions-by-name"])
        .args(["--strip-debug", "--strip-target-features"])
        .arg(wasm)
        .arg("-o")
        .arg(wasm)
        .status()
        .map_err(|e| format!("cannot start node for wasm-opt: {e}"))?;
    if !status.success() {
        return Err(format!("wasm-opt failed on {}", wasm.display()));
    }
    Ok(())
}

/// Copies the finished files to where the page imports them.
fn publish(bound: &Path, package: &Path) -> Result<()> {
    fs::create_dir_all(package).map_err(|e| format!("cannot create www/pkg: {e}"))?;
    for name in PACKAGE {
        fs::copy(bound.join(name), package.join(name))
            .map_err(|e| format!("cannot write www/pkg/{name}: {e}"))?;
    }
    Ok(())
}
