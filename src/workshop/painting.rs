//! Paintings before their tables are built: parsed, checked and measured.
//!
//! A painting identifies positions that differ only in painted-out parts. A solution stays one of the same length, so the
//! distance between paintings is a lower bound. With several groups, each table counts only its own moves, so values can be
//! added.
//!
//! - Tiles: `tiles=1234` keeps the squares of these tiles and of the empty square. With several groups, `tiles=123+456`, a
//!   table holds the minimum over all places of the empty square, and counts moves of its own tiles.
//! - Identical pieces: `squares=a1b1` keeps the contents of these squares and the place of the empty square. With several
//!   groups, each counts the moves that fill its squares. On the cubes, `colours=WR` distinguishes only these colours, and
//!   `axes=u` keeps only the up-down axis, `f` front-back, `s` left-right.

use super::board::{Board, Layout, label_letter, wrong};
use super::tree::Part;
use crate::puzzle::ParseError;
use crate::puzzle::a_second;
use crate::said::{Phrase, Said};

/// Maximum memory of a heuristic's tables, in bytes.
pub const MOST_BYTES: u64 = 64 << 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Painting {
    Squares { groups: Vec<u32>, letters: Letters },
    Tiles(Vec<u8>),
    Groups(Vec<Vec<u8>>),
}

/// The information kept of a piece: its *letter*.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Letters {
    pub(super) count: usize,
    pub(super) of: [u8; 8],
    /// After a move along a row or column, by letter: the possible letters, one bit each.
    pub(super) moved: [[u8; 8]; 2],
    /// By goal colour, the letters allowed there, one bit each.
    pub(super) wanted: [u8; 4],
}

impl Letters {
    /// Pieces that no move changes, distinguished by colour.
    fn plain() -> Self {
        // Codes 0 and 1: black and white knights with colours 2 and 1, or toys 0 and 1.
        Self { count: 2, of: [0, 1, 0, 0, 0, 0, 0, 0], moved: [[1, 2, 0, 0, 0, 0, 0, 0]; 2], wanted: [0; 4] }
    }

    fn of_cubes(board: &Board, colours: u8, axes: u8) -> Self {
        let seen = |code: usize| {
            let shown = [board.shown[code], board.words.axes[0].1[code], board.words.axes[1].1[code]];
            let letter_part = |(place, shown): (usize, u8)| {
                if axes >> place & colours >> shown & 1 == 1 { shown } else { 0 }
            };
            shown.into_iter().enumerate().map(letter_part).fold(0_u32, |all, seen| all << 3 | u32::from(seen))
        };
        let mut letters_seen: Vec<u32> = Vec::new();
        let mut letters = Self { count: 0, of: [0; 8], moved: [[0; 8]; 2], wanted: [0; 4] };
        for code in 0..6 {
            let place = letters_seen.iter().position(|&before| before == seen(code)).unwrap_or_else(|| {
                letters_seen.push(seen(code));
                letters_seen.len() - 1
            });
            let letter = place as u8;
            letters.of[code] = letter;
            letters.wanted[usize::from(board.shown[code])] |= 1 << letter;
        }
        letters.count = letters_seen.len();
        // A roll along a row exchanges the up-down and left-right colours, along a column up-down and front-back.
        let axes_of =
            |code: usize| [board.shown[code], board.words.axes[0].1[code], board.words.axes[1].1[code]];
        for code in 0..6 {
            let [up, front, side] = axes_of(code);
            for (line, after) in [[side, front, up], [front, up, side]].into_iter().enumerate() {
                let there = (0..6).find(|&other| axes_of(other) == after).unwrap_or(code);
                letters.moved[line][usize::from(letters.of[code])] |= 1 << letters.of[there];
            }
        }
        letters
    }
}

/// Positions per table; `None` above all limits.
pub(super) fn room(board: &Board, painting: &Painting) -> Vec<Option<u64>> {
    let falling = |from: usize, count: usize| {
        (0..count).try_fold(1_u64, |all, number| all.checked_mul(from.saturating_sub(number) as u64))
    };
    match painting {
        Painting::Squares { groups, letters } => {
            groups.iter().map(|&group| squares_room(board, group, letters.count)).collect()
        }
        Painting::Tiles(tiles) => vec![falling(board.squares(), tiles.len() + 1)],
        Painting::Groups(groups) => {
            groups.iter().map(|group| falling(board.squares(), group.len())).collect()
        }
    }
}

/// Positions of a group's table, by the ranks of [`squares`](super::squares); `None` above all limits.
pub(super) fn squares_room(board: &Board, group: u32, letters: usize) -> Option<u64> {
    let kept = group.count_ones();
    let [full, less] = [kept, kept.saturating_sub(1)].map(|digits| (letters as u64).checked_pow(digits));
    if !board.has_empty() {
        return full;
    }
    let inside = less?.checked_mul(kept.into())?;
    full?.checked_mul(board.squares() as u64 - u64::from(kept))?.checked_add(inside)
}

/// Reads the parts of a painting.
///
/// # Errors
/// If this board does not have or cannot keep a part.
pub(super) fn read(board: &Board, parts: &[Part]) -> Result<Painting, ParseError> {
    for (number, part) in parts.iter().enumerate() {
        if !board.words.keys.contains(&part.key.as_str()) {
            let keys = Said::list(board.words.keys.iter().map(|key| format!("{key}=")));
            return Err(wrong(part.from, Said::data(format_args!("'{}='", part.key)), keys));
        }
        if parts[..number].iter().any(|before| before.key == part.key) {
            return Err(wrong(part.from, a_second(format_args!("{}=", part.key)), EACH_ONCE));
        }
    }
    let part = |key: &str| parts.iter().find(|part| part.key == key);
    if board.layout == Layout::Labels {
        let part = &parts[0];
        let groups = groups(part, 1, |text| {
            let label =
                text.chars().next().and_then(|c| c.to_digit(16)).and_then(|digit| u8::try_from(digit).ok());
            label.filter(|label| {
                board.labels.contains(label) && !text.contains(|c: char| c.is_ascii_uppercase())
            })
        });
        let labels = || board.labels.iter().map(|&label| label_letter(label)).collect::<String>();
        let mut groups = groups.map_err(|error| error.at(part, TILES_OF.of([Said::data(labels())])))?;
        for group in &mut groups {
            group.sort_unstable();
        }
        let most = 8;
        if let Some(group) = groups.iter().find(|group| group.len() > most) {
            return Err(wrong(part.value_from, TILES_IN_GROUP.of([group.len().into()]), most));
        }
        let is_one = groups.len() == 1;
        return Ok(if is_one { Painting::Tiles(groups.remove(0)) } else { Painting::Groups(groups) });
    }
    let all = (1_u32 << board.squares()) - 1;
    let squares = match part("squares") {
        None => vec![all],
        Some(part) => {
            let groups =
                groups(part, 2, |text| board.square(text).and_then(|square| u8::try_from(square).ok()));
            let name = |square: usize| board.square_name(square);
            let corners = [name(board.squares() - board.side), name(board.side - 1)];
            let groups = groups.map_err(|error| error.at(part, SQUARES_OF.of(corners.map(Said::data))))?;
            if groups.len() > 1 && !board.has_empty() {
                return Err(wrong(part.value_from, GROUPS.of([groups.len().into()]), ONE_GROUP));
            }
            groups.iter().map(|group| group.iter().fold(0, |all, square| all | 1 << square)).collect()
        }
    };
    let letters = if board.words.axes.is_empty() {
        Letters::plain()
    } else {
        let set = |key: &str, letters: &str| match part(key) {
            None => Ok(u8::MAX),
            Some(part) => {
                let groups = groups(part, 1, |text| letters.find(text).and_then(|at| u8::try_from(at).ok()));
                let groups = groups.and_then(|groups| {
                    if groups.len() == 1 { Ok(groups) } else { Err(InvalidValue(0, "+".to_owned())) }
                });
                let groups = groups.map_err(|error| error.at(part, LETTERS_OF.of([Said::data(letters)])))?;
                Ok(groups[0].iter().fold(0, |all, letter| all | 1 << letter))
            }
        };
        // Colours are numbered from 1.
        Letters::of_cubes(board, set("colours", "WRB")? << 1, set("axes", "ufs")?)
    };
    Ok(Painting::Squares { groups: squares, letters })
}

const EACH_ONCE: Phrase = Phrase::new("each-once");
const TILES_OF: Phrase = Phrase::new("tiles-of");
const TILES_IN_GROUP: Phrase = Phrase::new("tiles-in-group");
const SQUARES_OF: Phrase = Phrase::new("squares-of");
const GROUPS: Phrase = Phrase::new("groups");
const ONE_GROUP: Phrase = Phrase::new("one-group");
const LETTERS_OF: Phrase = Phrase::new("letters-of");

/// An invalid value: the index of its character, and the text there.
struct InvalidValue(usize, String);

impl InvalidValue {
    fn at(self, part: &Part, allowed: Said) -> ParseError {
        wrong(part.value_from + self.0, Said::data(format_args!("'{}'", self.1)), allowed)
    }
}

/// The members of each group, of `width` characters each; no member may repeat.
fn groups(
    part: &Part,
    width: usize,
    read: impl Fn(&str) -> Option<u8>,
) -> Result<Vec<Vec<u8>>, InvalidValue> {
    let mut groups = Vec::new();
    let mut used = 0_u32;
    let mut at = 0;
    for text in part.value.split('+') {
        let mut group = Vec::new();
        for begin in (0..text.len()).step_by(width) {
            let member = &text[begin..text.len().min(begin + width)];
            let number = read(member).filter(|number| used >> number & 1 == 0);
            let number = number.ok_or_else(|| InvalidValue(at + begin, member.to_owned()))?;
            used |= 1 << number;
            group.push(number);
        }
        if group.is_empty() {
            return Err(InvalidValue(at, "+".to_owned()));
        }
        groups.push(group);
        at += text.len() + 1;
    }
    Ok(groups)
}
