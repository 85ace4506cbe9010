//! What is changed of the JavaScript that wasm-bindgen writes between the wasm and the page.

use std::{collections::BTreeMap, fs, iter, mem, path::Path};

use crate::Result;

/// The long names of what the wasm calls, by those that it has now.
pub type Long = BTreeMap<String, String>;

/// Leaves out of the names of what the wasm calls the digits by which wasm-bindgen tells several libraries apart: no compression makes less of
/// them, and the page and its workers have each of them.
pub fn shorten<'a>(names: impl Iterator<Item = &'a mut String>) -> Long {
    let mut long = Long::new();
    for name in names {
        let is_hash = |end: &str| end.len() == 16 && end.bytes().all(|byte| byte.is_ascii_hexdigit());
        let plain = name.rsplit_once('_').filter(|(_, end)| is_hash(end)).map_or(&**name, |(plain, _)| plain);
        let plain = plain.trim_start_matches("__wbg_").trim_start_matches("__wbindgen_").to_owned();
        let others = (2..).map(|number| format!("{plain}{number}"));
        let short = iter::once(plain.clone()).chain(others).find(|short| !long.contains_key(short));
        let short = short.unwrap_or(plain);
        long.insert(short.clone(), mem::replace(name, short));
    }
    long
}

/// A text that is changed; one that is not had not what it was looked for.
type Change<'a> = &'a dyn Fn(&str) -> String;

/// Changes the JavaScript and its types in `folder`.
pub fn edit(folder: &Path, long: &Long) -> Result<()> {
    let changed = |name: &str, changes: &[(&str, Change)]| {
        let path = folder.join(name);
        let mut text =
            fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
        for (what, change) in changes {
            let changed = change(&text);
            if changed == text {
                return Err(format!("wasm-bindgen writes {name} in another way: see {what} in glue.rs"));
            }
            text = changed;
        }
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
    };
    changed(
        "rolling_cubes.js",
        &[
            ("call_shortly", &|text| call_shortly(text, long)),
            ("refuse_the_freed", &refuse_the_freed),
            ("bring_parts", &bring_parts),
            ("leave_a_warning_out", &leave_a_warning_out),
            ("tell_types_alone", &tell_types_alone),
        ],
    )?;
    changed("rolling_cubes.d.ts", &[("type_parts", &type_parts)])
}

/// Has what the wasm calls bear the name that it calls it by.
fn call_shortly(text: &str, long: &Long) -> String {
    long.iter().fold(text.to_owned(), |text, (short, long)| {
        text.replace(&format!(" {long}: "), &format!(" {short}: "))
    })
}

/// Has methods of objects that were freed throw before they call into the wasm. Otherwise they throw within, where nobody clears the
/// stack away: after some 16,000 of them there is none left, and the module is dead.
fn refuse_the_freed(text: &str) -> String {
    const ALIVE: &str = "
function alive(object) {
    if (!object.__wbg_ptr) throw new Error('an object that was freed given; allowed: one that was not');
    return object.__wbg_ptr;
}
";
    let guarded = text
        .replace("(this.__wbg_ptr", "(alive(this)")
        .replace("const ptr = this.__wbg_ptr;", "const ptr = alive(this);")
        .replace(", tracer.__wbg_ptr)", ", alive(tracer))");
    if guarded.matches("alive(").count() < 3 { text.to_owned() } else { guarded + ALIVE }
}

/// Has the JavaScript bring parts of an engine that was parted, as `www/tools/parts` does: the first part asks for another one by its
/// number. An engine in one piece never asks.
fn bring_parts(text: &str) -> String {
    const IMPORTS: &str = "const import0 = {
        __proto__: null,";
    const IMPORT: &str = "
        load_part: (part) => bring(part, wasm),";
    const BRING: &str = "
let bring;
export function bringPartsBy(given) { bring = given; }
";
    let imported = text.replace(IMPORTS, &format!("{IMPORTS}{IMPORT}"));
    if imported == text { imported } else { imported + BRING }
}

/// The type of that.
fn type_parts(text: &str) -> String {
    const TYPE: &str = "
/** Hands in what loads a part of an engine that was parted, by its number and what the first part exports. */
export function bringPartsBy(given: (part: number, first: InitOutput) => void): void;
";
    text.to_owned() + TYPE
}

/// An older way to call `initSync` works as well; each thread's script would have what is said of it.
fn leave_a_warning_out(text: &str) -> String {
    text.replace(
        "console.warn('using deprecated parameters for `initSync()`; pass a single object instead')",
        "",
    )
}

/// Has a value that an error's debug text speaks of be told by its type. Such a text is shown nowhere; telling all of the value runs code of
/// the caller's own, and weighs a kilobyte, as the page and two of its workers have it.
fn tell_types_alone(text: &str) -> String {
    const FROM: &str = "function debugString(val) {";
    let parted = text.split_once(FROM).and_then(|(before, rest)| Some((before, rest.split_once("\n}\n")?.1)));
    match parted {
        Some((before, after)) => format!("{before}{FROM} return typeof val; }}\n{after}"),
        None => text.to_owned(),
    }
}
