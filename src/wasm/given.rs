//! Validates and copies values from JavaScript before use.
//!
//! Declared types bind no caller. For any input, a call returns an answer or throws an `Error` with the part, the value and
//! the allowed values. Getters and proxies run only in imports that catch their exceptions: an exception through wasm does
//! not restore the stack pointer, and a thousand would exhaust the stack.

use js_sys::{Array, JSON, JsString};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use crate::said::{A_TEXT, BELOW, FROM_TO, Phrase};
use crate::session::link::Link;
use crate::session::{Field, Fields, RequestError};
use seldom::{misfit, too_long, too_many, unreadable, wrong};

#[wasm_bindgen]
extern "C" {
    /// Must be a string.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;
    /// Must be a whole number.
    #[wasm_bindgen(typescript_type = "number")]
    pub type JsNumber;

    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_list(value: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn parse(text: &JsString) -> Result<JsValue, JsValue>;
}

/// Maximum length of a text in UTF-16 units: some hundred thousand contest problems.
const MOST_TEXT: u32 = 1 << 22;

/// Maximum number of moves, and of fields.
const MOST_ITEMS: u32 = 100_000;

/// Maximum depth of a deal, and solution length for b*: about a second of work.
pub(super) const MOST_MOVES: u32 = 1_000_000;

const AN_OBJECT: Phrase = Phrase::new("an-object");
const A_VALUE: Phrase = Phrase::new("a-value");
const TEXTS: Phrase = Phrase::new("texts");

pub(super) fn text(field: &'static str, value: &JsValue) -> Result<String, RequestError> {
    let text = value.dyn_ref::<JsString>().ok_or_else(|| wrong(field, value, A_TEXT))?;
    if text.length() > MOST_TEXT {
        return Err(too_long(field, text.length()));
    }
    Ok(text.into())
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // it is from 0 to `most`
pub(super) fn whole(field: &'static str, value: &JsValue, most: u32) -> Result<u32, RequestError> {
    let number =
        value.as_f64().filter(|&number| number.fract() == 0.0 && (0.0..=most.into()).contains(&number));
    let number = number.ok_or_else(|| wrong(field, value, FROM_TO.of([0.into(), most.into()])))?;
    Ok(number as u32)
}

/// A random seed: the lower 32 bits of a whole number.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // it is from 0 to 2^53
pub(super) fn seed(value: &JsValue) -> Result<u64, RequestError> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    let number = value.as_f64().filter(|&number| number.fract() == 0.0 && (0.0..=MOST).contains(&number));
    let number = number.ok_or_else(|| wrong("seed", value, BELOW.of([53.into()])))?;
    Ok(u64::from(number as u64 as u32))
}

/// The parts of the object `what`; `names` lists the allowed names.
pub(super) fn fields(
    what: &'static str,
    names: &[&'static str],
    value: &JsValue,
) -> Result<Fields, RequestError> {
    if !value.is_object() || is_list(value).map_err(|_| unreadable(what))? {
        return Err(wrong(what, value, AN_OBJECT));
    }
    let entries = entries(value).map_err(|_| unreadable(what))?;
    let field = |entry: JsValue| {
        let [name, value] = [0, 1].map(|place| entry.unchecked_ref::<Array>().get(place));
        let name = name.as_string().unwrap_or_default();
        let known = names.iter().copied().find(|known| *known == name).unwrap_or(what);
        Ok((name, field(known, &value)?))
    };
    short(what, &entries)?.iter().map(field).collect()
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // it is from 0 to 2^53
fn field(name: &'static str, value: &JsValue) -> Result<Field, RequestError> {
    if value.is_undefined() || value.is_null() {
        return Ok(Field::Absent);
    }
    if let Some(flag) = value.as_bool() {
        return Ok(Field::Flag(flag));
    }
    if let Some(number) = value.as_f64() {
        let is_whole = number.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(&number);
        return Ok(if is_whole { Field::Number(number as u64) } else { Field::OtherNumber(number) });
    }
    if value.is_string() {
        return text(name, value).map(Field::Text);
    }
    Err(wrong(name, value, A_VALUE))
}

pub(super) fn moves(value: &JsValue) -> Result<Vec<String>, RequestError> {
    let copy = copied("moves", value)?;
    let list = copy.dyn_ref::<Array>().ok_or_else(|| wrong("moves", value, TEXTS))?;
    short("moves", list)?.iter().map(|mv| text("moves", &mv)).collect()
}

fn short<'a>(what: &'static str, list: &'a Array) -> Result<&'a Array, RequestError> {
    if list.length() > MOST_ITEMS { Err(too_many(what, list.length())) } else { Ok(list) }
}

/// A copy by way of JSON, so that reading it runs no code of the caller.
fn copied(what: &'static str, value: &JsValue) -> Result<JsValue, RequestError> {
    let json = JSON::stringify(value).map_err(|_| unreadable(what))?;
    // Undefined for a value without a JSON form, such as a function.
    if !json.is_string() {
        return Ok(json.into());
    }
    if json.length() > MOST_TEXT {
        return Err(too_long(what, json.length()));
    }
    parse(&json).map_err(|_| unreadable(what))
}

pub(super) fn link(value: &JsValue) -> Result<Link, RequestError> {
    let copy = copied("link", value)?;
    read::<Link>(copy.clone()).map_err(|message| misfit(&copy, &message))
}

/// Reads a copy; only its shape can be wrong.
fn read<T: DeserializeOwned>(copy: JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(copy).map_err(|error| error.to_string())
}

/// In functions of their own, so that the page loads them only when needed.
mod seldom {
    use js_sys::{Array, JsString, Object, Reflect};
    use serde::Serialize;
    use serde_wasm_bindgen::Serializer;
    use wasm_bindgen::prelude::{JsCast, JsValue};

    use super::{AN_OBJECT, MOST_ITEMS, MOST_TEXT, is_list, read};
    use crate::said::{AT_MOST, NONE, OF_PART, Phrase, Said, quoted};
    use crate::session::RequestError;
    use crate::session::link::{self, Link};

    const TEXT_OF: Phrase = Phrase::new("text-of");
    const THROWS: Phrase = Phrase::new("throws");
    const PLAIN: Phrase = Phrase::new("plain");
    const ITEMS: Phrase = Phrase::new("items");
    const ALL_PARTS: Phrase = Phrase::new("all-parts");

    #[cold]
    #[inline(never)]
    pub(super) fn wrong(field: &'static str, value: &JsValue, allowed: impl Into<Said>) -> RequestError {
        RequestError::Name { field, given: described(value), allowed: allowed.into() }
    }

    fn described(value: &JsValue) -> Said {
        if let Some(text) = value.dyn_ref::<JsString>() {
            return quoted(&String::from(text.slice(0, 32)));
        }
        if let Some(number) = value.as_f64() {
            return quoted(&number.to_string());
        }
        if let Some(flag) = value.as_bool() {
            return Said::data(flag);
        }
        let kind = match () {
            () if value.is_undefined() || value.is_null() => NONE,
            () if value.is_function() => const { Phrase::new("a-function") },
            () if value.is_symbol() => const { Phrase::new("a-symbol") },
            () if value.is_bigint() => const { Phrase::new("a-big-integer") },
            () if is_list(value).unwrap_or(false) => const { Phrase::new("a-list") },
            () => AN_OBJECT,
        };
        kind.into()
    }

    #[cold]
    #[inline(never)]
    pub(super) fn too_long(field: &'static str, length: u32) -> RequestError {
        let given = TEXT_OF.of([length.into()]);
        RequestError::Name { field, given, allowed: AT_MOST.of([MOST_TEXT.into()]) }
    }

    /// The error of an object that throws on reading.
    #[cold]
    #[inline(never)]
    pub(super) fn unreadable(what: &'static str) -> RequestError {
        RequestError::Name { field: what, given: THROWS.into(), allowed: PLAIN.into() }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn too_many(field: &'static str, items: u32) -> RequestError {
        let given = ITEMS.of([items.into()]);
        RequestError::Name { field, given, allowed: AT_MOST.of([MOST_ITEMS.into()]) }
    }

    /// The error of an invalid link. Each part is tried alone, since the reader does not name the part.
    #[cold]
    #[inline(never)]
    pub(super) fn misfit(link: &JsValue, message: &str) -> RequestError {
        if !link.is_object() || link.is_array() {
            return wrong("link", link, AN_OBJECT);
        }
        for entry in Object::entries(link.unchecked_ref()) {
            let [name, part] = [0, 1].map(|place| entry.unchecked_ref::<Array>().get(place));
            let Ok(good) = link::read("").link.serialize(&Serializer::json_compatible()) else { break };
            let _ = Reflect::set(&good, &name, &part);
            if let Err(message) = read::<Link>(good) {
                let expected =
                    message.rsplit_once("expected ").map_or(message.as_str(), |(_, expected)| expected);
                return unknown_part(&name.as_string().unwrap_or_default(), &part, expected);
            }
        }
        RequestError::Name { field: "link", given: quoted(message), allowed: ALL_PARTS.into() }
    }

    fn unknown_part(name: &str, part: &JsValue, expected: &str) -> RequestError {
        let given = OF_PART.of([quoted(name), described(part)]);
        // The reader's message, for programmers: the page never writes this link.
        let allowed = Said::data(expected.chars().take(160).collect::<String>());
        RequestError::Name { field: "link", given, allowed }
    }
}
