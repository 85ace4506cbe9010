//! Edits the JavaScript that wasm-bindgen writes between the wasm and the page.

use std::{collections::BTreeMap, fs, iter, mem, path::Path};

use crate::Result;

/// The original long names of the wasm's imports, by their short names.
pub type Long = BTreeMap<String, String>;

/// Removes the digits that wasm-bindgen adds to import names to distinguish libraries. They do not compress, and the page
/// and each of its workers load them.
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

/// A change of a text; a change without effect means that its pattern was not found.
type Change<'a> = &'a dyn Fn(&str) -> String;

/// Edits the JavaScript and its types in `folder`.
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
            ("go_on", &go_on),
            ("leave_a_warning_out", &leave_a_warning_out),
            ("tell_types_alone", &tell_types_alone),
        ],
    )?;
    changed("rolling_cubes.d.ts", &[("plain_comments", &plain_comments), ("type_go_on", &type_go_on)])
}

/// Renames the imports to their short names.
fn call_shortly(text: &str, long: &Long) -> String {
    long.iter().fold(text.to_owned(), |text, (short, long)| {
        text.replace(&format!(" {long}: "), &format!(" {short}: "))
    })
}

/// Makes methods of freed objects throw before they call into the wasm. Otherwise they throw inside, where the stack is not
/// restored: after some 16,000 such calls the stack is exhausted and the module unusable.
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

/// Makes the JavaScript run an engine in parts (see `www/build/parts`): it provides the import that the first part calls
/// instead of a function that it lacks, and goes on with the whole engine in its place.
fn go_on(text: &str) -> String {
    const IMPORTS: &str = "const import0 = {
        __proto__: null,";
    const IMPORT: &str = "
        missing: () => { throw new Error('called before the whole engine was loaded', { cause: 'parted' }); },";
    const GO_ON: &str = "
export function goOnWith(module) {
    const imports = __wbg_get_imports();
    imports.first = wasm;
    wasm = new WebAssembly.Instance(module, imports).exports;
}
";
    let imported = text.replace(IMPORTS, &format!("{IMPORTS}{IMPORT}"));
    if imported == text { imported } else { imported + GO_ON }
}

/// The type for [`go_on`].
fn type_go_on(text: &str) -> String {
    const TYPE: &str = "
/** Goes on with the whole engine, with the memory and all objects of the first part that was started. */
export function goOnWith(module: WebAssembly.Module): void;
";
    text.to_owned() + TYPE
}

/// Turns Rust's comments into JavaScript's: `None` becomes `null`, and a link is its text only.
fn plain_comments(text: &str) -> String {
    let mut parts = text.split("[`");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |text, part| {
        let (name, rest) = part.split_once("`]").unwrap_or((part, ""));
        let rest =
            rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |(_, rest)| rest);
        text + "`" + name + "`" + rest
    });
    plain.replace("`None`", "`null`")
}

/// Removes a deprecation warning: the older call of `initSync` works, and each worker's script would contain the warning.
fn leave_a_warning_out(text: &str) -> String {
    text.replace(
        "console.warn('using deprecated parameters for `initSync()`; pass a single object instead')",
        "",
    )
}

/// Describes a value in an error's debug text by its type only. The text is never shown; describing the value would run the
/// caller's code, and adds a kilobyte to the page and to two workers.
fn tell_types_alone(text: &str) -> String {
    const FROM: &str = "function debugString(val) {";
    let parted = text.split_once(FROM).and_then(|(before, rest)| Some((before, rest.split_once("\n}\n")?.1)));
    match parted {
        Some((before, after)) => format!("{before}{FROM} return typeof val; }}\n{after}"),
        None => text.to_owned(),
    }
}
