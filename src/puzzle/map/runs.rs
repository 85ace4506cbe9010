//! The cells of a grid in a few characters, for links: runs of equal cells.
//!
//! The kinds of cells are digits, in the order in which they first occur: `01` has walls first. Each run is a number of bits: its length in
//! Elias' gamma code (P. Elias, "Universal Codeword Sets and Representations of the Integers", 1975), then which of the other kinds
//! follows. Two kinds alternate, which takes no bits. Six bits are a character of the URL-safe base 64.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bits that tell which of the other kinds follows.
fn width_of(kinds: usize) -> u32 {
    kinds.saturating_sub(2).checked_ilog2().map_or(0, |log| log + 1)
}

/// The kinds of these cells, and their runs. O(cells).
#[allow(clippy::cast_possible_truncation)] // a kind is a digit
pub(super) fn write(cells: &[u8]) -> (String, String) {
    let mut kinds: Vec<u8> = Vec::new();
    for &cell in cells {
        if !kinds.contains(&cell) {
            kinds.push(cell);
        }
    }
    let mut bits: Vec<bool> = Vec::new();
    let mut put = |number: usize, width: u32| bits.extend((0..width).rev().map(|bit| number >> bit & 1 == 1));
    let mut runs = cells.chunk_by(|a, b| a == b).peekable();
    while let Some(run) = runs.next() {
        put(run.len(), 2 * run.len().ilog2() + 1);
        if let Some(next) = runs.peek() {
            let others = kinds.iter().filter(|&&kind| kind != run[0]);
            put(others.take_while(|&&kind| kind != next[0]).count(), width_of(kinds.len()));
        }
    }
    let six = |bits: &[bool]| (0..6).fold(0, |six, at| six << 1 | usize::from(bits.get(at) == Some(&true)));
    let text = bits.chunks(6).map(|bits| char::from(DIGITS[six(bits)])).collect();
    (kinds.iter().map(|kind| char::from(b'0' + kind)).collect(), text)
}

/// The cells that were written so; none if there would be more than `most`, or the text is wrong. O(cells + characters).
pub(super) fn read(kinds: &str, text: &str, most: usize) -> Option<Vec<u8>> {
    let kinds: Vec<u8> =
        kinds.bytes().map(|c| c.is_ascii_digit().then(|| c - b'0')).collect::<Option<_>>()?;
    let sixes =
        text.bytes().map(|c| DIGITS.iter().position(|&digit| digit == c)).collect::<Option<Vec<_>>>()?;
    let bits: Vec<bool> =
        sixes.into_iter().flat_map(|six| (0..6).rev().map(move |bit| six >> bit & 1 == 1)).collect();
    let mut rest = &bits[..];
    let take = |rest: &mut &[bool], width: usize| {
        let (bits, after) = rest.split_at_checked(width)?;
        *rest = after;
        Some(bits.iter().fold(0, |number, &bit| number << 1 | usize::from(bit)))
    };
    let (mut cells, mut kind) = (Vec::new(), *kinds.first()?);
    loop {
        let mut zeros = 0;
        let mut length = take(&mut rest, 1)?;
        while length == 0 {
            zeros += 1;
            length = take(&mut rest, 1)?;
        }
        if zeros > most.checked_ilog2()? {
            return None;
        }
        length = length << zeros | take(&mut rest, zeros as usize)?;
        if cells.len() + length > most {
            return None;
        }
        cells.resize(cells.len() + length, kind);
        // A run that follows has a length, so a bit that is set; the last character is filled up with zeros.
        if !rest.contains(&true) {
            return Some(cells);
        }
        let next = take(&mut rest, width_of(kinds.len()) as usize)?;
        kind = *kinds.iter().filter(|&&other| other != kind).nth(next)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::SplitMix64;

    #[test]
    fn cells_are_read_as_they_were_written() {
        let mut chance = SplitMix64(1);
        for kinds in 1..=10 {
            for size in [1, 2, 3, 5, 100, 1_000] {
                for run in [1, 2, 30] {
                    let mut cells = Vec::new();
                    while cells.len() < size {
                        #[allow(clippy::cast_possible_truncation)] // below 10
                        let kind = chance.below(kinds) as u8;
                        let length = 1 + chance.below(run);
                        cells.resize(size.min(cells.len() + length), kind);
                    }
                    let (kinds, text) = write(&cells);
                    assert_eq!(read(&kinds, &text, size), Some(cells), "{kinds} {text}");
                    assert_eq!(read(&kinds, &text, size - 1), None, "more than allowed");
                }
            }
        }
    }

    #[test]
    fn texts_that_nobody_wrote_are_refused_or_stay_within_the_limit() {
        let mut chance = SplitMix64(2);
        for _ in 0..10_000 {
            let mut text = String::new();
            for _ in 0..chance.below(12) {
                text.push(char::from(DIGITS[chance.below(64)]));
            }
            for kinds in ["", "0", "01", "0123456789", "é"] {
                assert!(read(kinds, &text, 40_000).is_none_or(|cells| cells.len() <= 40_000), "{text}");
            }
        }
        assert_eq!(read("01", "%", 40_000), None);
    }
}
