//! Validates and copies values from JavaScript before use.
//!
//! Declared types bind no caller. For any input, a call returns an answer or throws an `Error` that names the part, the
//! value and the allowed values. Reading a value can run the caller's code, a getter or proxy. Such code runs in imports
//! that catch its exceptions: an exception that passes through wasm does not restore the stack pointer, and about a thousand
//! of them would exhaust the stack.

use js_sys::{Array, JsString, Object, Reflect};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use crate::said::{A_TEXT, BELOW, FROM_TO, Phrase};
use crate::session::link::Link;
use crate::session::{Field, Fields, RequestError};
use seldom::{misfit, too_long, too_much, unreadable, wrong};

#[wasm_bindgen]
extern "C" {
    /// Must be a string.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;
    /// Must be a whole number.
    #[wasm_bindgen(typescript_type = "number")]
    pub type JsNumber;

    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn names_of(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_list(value: &JsValue) -> Result<bool, JsValue>;
}

/// Maximum length of a text in UTF-16 units: some hundred thousand contest problems.
const MOST_TEXT: u32 = 1 << 22;

/// Maximum number of items in lists and objects, nested ones included.
const MOST_ITEMS: u32 = 100_000;

/// Maximum nesting depth. A link's lanes are nested three deep.
const DEEPEST: u32 = 8;

/// Maximum depth of a deal, and maximum solution length for b*: about a second of work.
pub(super) const MOST_MOVES: u32 = 1_000_000;

const AN_OBJECT: Phrase = Phrase::new("an-object", "an object");
const A_VALUE: Phrase = Phrase::new("a-value", "a text, a number, true or false");
const TEXTS: Phrase = Phrase::new("texts", "a list of texts");
const ANY_VALUES: Phrase =
    Phrase::new("any-values", "texts, numbers, true or false, lists and objects of them");

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

/// A random seed: a whole number of which the lower 32 bits count.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // it is from 0 to 2^53
pub(super) fn seed(value: &JsValue) -> Result<u64, RequestError> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    let number = value.as_f64().filter(|&number| number.fract() == 0.0 && (0.0..=MOST).contains(&number));
    let number = number.ok_or_else(|| wrong("seed", value, BELOW.of([53.into()])))?;
    Ok(u64::from(number as u64 as u32))
}

/// The parts of an object by name.
fn parts(what: &'static str, value: &JsValue) -> Result<Vec<(String, JsValue)>, RequestError> {
    if !value.is_object() || is_list(value).map_err(|_| unreadable(what))? {
        return Err(wrong(what, value, AN_OBJECT));
    }
    let names = names_of(value).map_err(|_| unreadable(what))?;
    if names.length() > MOST_ITEMS {
        return Err(too_much(what));
    }
    let part = |name: JsValue| {
        let part = Reflect::get(value, &name).map_err(|_| unreadable(what))?;
        Ok((name.as_string().unwrap_or_default(), part))
    };
    names.iter().map(part).collect()
}

/// The parts of the object `what`, each a plain value; `names` lists the allowed names.
pub(super) fn fields(
    what: &'static str,
    names: &[&'static str],
    value: &JsValue,
) -> Result<Fields, RequestError> {
    let field = |(name, value): (String, JsValue)| {
        let known = names.iter().copied().find(|known| *known == name).unwrap_or(what);
        Ok((name, field(known, &value)?))
    };
    parts(what, value)?.into_iter().map(field).collect()
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

/// The moves of a line of play.
pub(super) fn moves(value: &JsValue) -> Result<Vec<String>, RequestError> {
    let copy = plain("moves", value, DEEPEST, &mut MOST_ITEMS.clone())?;
    let list = copy.dyn_ref::<Array>().ok_or_else(|| wrong("moves", &copy, TEXTS))?;
    list.iter().map(|mv| text("moves", &mv)).collect()
}

/// A copy made of plain values, so that reading it runs no code.
fn plain(what: &'static str, value: &JsValue, deep: u32, left: &mut u32) -> Result<JsValue, RequestError> {
    if value.is_string() {
        return text(what, value).map(JsValue::from);
    }
    if value.is_undefined() || value.is_null() || value.as_f64().is_some() || value.as_bool().is_some() {
        return Ok(value.clone());
    }
    let deeper = deep.checked_sub(1).ok_or_else(|| too_much(what))?;
    let mut take = |many: u32| {
        *left = left.checked_sub(many).ok_or_else(|| too_much(what))?;
        Ok::<_, RequestError>(())
    };
    if is_list(value).map_err(|_| unreadable(what))? {
        let length = Reflect::get(value, &"length".into()).map_err(|_| unreadable(what))?;
        let length = whole(what, &length, u32::MAX)?;
        take(length)?;
        let copy = Array::new();
        for place in 0..length {
            let item = Reflect::get(value, &place.into()).map_err(|_| unreadable(what))?;
            copy.push(&plain(what, &item, deeper, left)?);
        }
        return Ok(copy.into());
    }
    if !value.is_object() {
        return Err(wrong(what, value, ANY_VALUES));
    }
    let parts = parts(what, value)?;
    take(u32::try_from(parts.len()).unwrap_or(u32::MAX))?;
    let copy = Object::new();
    for (name, part) in parts {
        let part = plain(what, &part, deeper, left)?;
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&copy, &name.into(), &part);
    }
    Ok(copy.into())
}

/// The content of a link.
pub(super) fn link(value: &JsValue) -> Result<Link, RequestError> {
    let copy = plain("link", value, DEEPEST, &mut MOST_ITEMS.clone())?;
    read::<Link>(copy.clone()).or_else(|message| Err(misfit(&copy, &message)?))
}

/// Reads a copy; only its shape can be wrong.
fn read<T: DeserializeOwned>(copy: JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(copy).map_err(|error| error.to_string())
}

/// Errors of invalid values, in functions of their own so that the page loads them only when needed.
mod seldom {
    use js_sys::{JsString, Reflect};
    use serde::Serialize;
    use serde_wasm_bindgen::Serializer;
    use wasm_bindgen::prelude::{JsCast, JsValue};

    use super::{AN_OBJECT, DEEPEST, MOST_ITEMS, MOST_TEXT, is_list, parts, read};
    use crate::said::{AT_MOST, NONE, OF_PART, Phrase, Said, quoted};
    use crate::session::RequestError;
    use crate::session::link::{self, Link};

    const TEXT_OF: Phrase = Phrase::new("text-of", "a text of {} characters");
    const THROWS: Phrase = Phrase::new("throws", "something that throws when it is read");
    const PLAIN: Phrase = Phrase::new("plain", "plain values");
    const DEEPER: Phrase = Phrase::new("deeper", "more than that, or deeper,");
    const SO_DEEP: Phrase = Phrase::new("so-deep", "{} items, {} deep");
    const ALL_PARTS: Phrase = Phrase::new("all-parts", "all its parts");

    /// The error of a part of the wrong type.
    #[cold]
    #[inline(never)]
    pub(super) fn wrong(field: &'static str, value: &JsValue, allowed: impl Into<Said>) -> RequestError {
        RequestError::Name { field, given: told(value), allowed: allowed.into() }
    }

    /// A short description of a value.
    fn told(value: &JsValue) -> Said {
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
            () if value.is_function() => Phrase::new("a-function", "a function"),
            () if value.is_symbol() => Phrase::new("a-symbol", "a symbol"),
            () if value.is_bigint() => Phrase::new("a-big-integer", "a big integer"),
            () if is_list(value).unwrap_or(false) => Phrase::new("a-list", "a list"),
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

    /// The error of an object whose own code throws on reading.
    #[cold]
    #[inline(never)]
    pub(super) fn unreadable(what: &'static str) -> RequestError {
        RequestError::Name { field: what, given: THROWS.into(), allowed: PLAIN.into() }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn too_much(what: &'static str) -> RequestError {
        let allowed = SO_DEEP.of([MOST_ITEMS.into(), DEEPEST.into()]);
        RequestError::Name { field: what, given: DEEPER.into(), allowed }
    }

    /// The error of an invalid link. The reader does not name the part, so each part is tried alone in a valid link.
    #[cold]
    #[inline(never)]
    pub(super) fn misfit(link: &JsValue, message: &str) -> Result<RequestError, RequestError> {
        for (name, part) in parts("link", link)? {
            let Ok(good) = link::read("").link.serialize(&Serializer::json_compatible()) else { break };
            let _ = Reflect::set(&good, &name.as_str().into(), &part);
            if let Err(message) = read::<Link>(good) {
                let expected =
                    message.rsplit_once("expected ").map_or(message.as_str(), |(_, expected)| expected);
                return Ok(unknown_part(&name, &part, expected));
            }
        }
        Ok(RequestError::Name { field: "link", given: quoted(message), allowed: ALL_PARTS.into() })
    }

    fn unknown_part(name: &str, part: &JsValue, expected: &str) -> RequestError {
        let given = OF_PART.of([quoted(name), told(part)]);
        // The reader's own message, for programmers: the page never writes such a link.
        let allowed = Said::data(expected.chars().take(160).collect::<String>());
        RequestError::Name { field: "link", given, allowed }
    }
}
