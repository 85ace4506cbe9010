//! Unpacks a goal. Only natively, so its messages are in English alone.

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::MOST_BYTES;
use crate::puzzle::AT_COLUMN;
use crate::said::{Said, quoted};

/// The beginning of a packed text.
const SIGN: &str = "z.";

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A message: the given text and the allowed one.
type Damage = [Said; 2];

/// The text of a packed goal. `None` for the text of a map: that has a sign after the name of a node.
pub(super) fn unpacked(goal: &str) -> Option<Result<String, Damage>> {
    let letters = goal.strip_prefix(SIGN)?;
    let is_map = letters.contains(|sign: char| sign.is_whitespace() || ",;:/#>".contains(sign));
    (!is_map).then(|| inflated(goal, letters))
}

fn inflated(goal: &str, letters: &str) -> Result<String, Damage> {
    let damaged = || [quoted(goal), Said::data("a packed puzzle, whole and as the page wrote it")];
    let text = decompress_to_vec_with_limit(&bytes(letters)?, MOST_BYTES).map_err(|error| {
        if error.status != TINFLStatus::HasMoreOutput {
            return damaged();
        }
        let given = format!("{} with more than {MOST_BYTES} bytes unpacked", quoted(goal));
        [Said::data(given), Said::data(format!("at most {MOST_BYTES} bytes"))]
    })?;
    String::from_utf8(text).map_err(|_| damaged())
}

/// The bytes of base64url without padding.
fn bytes(letters: &str) -> Result<Vec<u8>, Damage> {
    let (mut all, mut bits) = (Vec::new(), 0);
    for (place, letter) in letters.chars().enumerate() {
        let six = LETTERS.iter().position(|&known| char::from(known) == letter).ok_or_else(|| {
            let column = SIGN.len() + place + 1;
            let given = AT_COLUMN.of([column.into(), quoted(&letter.to_string())]);
            [given, Said::data("letters, digits, - and _ in a packed puzzle")]
        })?;
        bits = (bits << 6 | six) & 0xff_ffff;
        if place % 4 > 0 {
            all.push((bits >> (6 - 2 * (place % 4))).to_le_bytes()[0]);
        }
    }
    Ok(all)
}
