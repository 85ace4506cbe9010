//! Characters as people type them. Every reader of texts takes the forms of Chinese and Japanese keyboards for the plain ones.

use std::borrow::Cow;

/// The plain form of a character of full width, and of the signs that editors put in place of a typed one. One character stays one, so
/// that columns count what was typed.
#[must_use]
pub const fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => (c as u8).wrapping_add(0x20) as char,
        '\u{3000}' => ' ',
        '\u{3001}' | '\u{ff64}' => ',',
        // Hyphens and the minus sign; dashes differ.
        '\u{2010}' | '\u{2011}' | '\u{2212}' => '-',
        '\u{201c}'..='\u{201f}' => '"',
        '\u{d7}' => '*',
        _ => c,
    }
}

/// The text in plain characters.
#[must_use]
pub fn in_plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { text.into() } else { text.chars().map(plain).collect() }
}

/// The composed form of a text (NFC): a letter and its mark are one character where Unicode has one.
#[must_use]
pub fn composed(text: &str) -> String {
    if text.is_ascii() { text.to_owned() } else { normalized(text) }
}

#[cfg(not(target_arch = "wasm32"))]
fn normalized(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    text.nfc().collect()
}

/// The browser has the tables.
#[cfg(target_arch = "wasm32")]
fn normalized(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// Whether a character is a mark of a script, such as a vowel sign or an accent: the standard library shows one escaped where it stands
/// alone.
#[must_use]
pub fn is_mark(c: char) -> bool {
    !c.is_ascii()
        && c.escape_debug().nth(1).is_some()
        && String::from_iter(['a', c]).escape_debug().count() == 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_printable_character_of_ascii_has_a_form_of_full_width() {
        for c in '!'..='~' {
            let wide = char::from_u32(u32::from(c) + 0xfee0).unwrap();
            assert_eq!((plain(wide), plain(c)), (c, c));
        }
        assert_eq!(in_plain("１　２、−３“×”"), "1 2,-3\"*\"");
        assert_eq!(in_plain("東京–ー。"), "東京–ー。");
    }

    #[test]
    fn marks_differ_from_letters_and_from_invisible_characters() {
        for mark in ['\u{308}', '\u{e48}', '\u{94d}', '\u{5b0}', '\u{64e}'] {
            assert!(is_mark(mark), "{mark:?}");
        }
        for other in ['a', 'é', '\'', '東', '\u{7}', '\u{202e}', '\u{e000}', '–', '→', ' '] {
            assert!(!is_mark(other), "{other:?}");
        }
        assert_eq!(composed("Mu\u{308}nchen"), "München");
    }
}
