//! The vocabulary of the language for one board, for the compiler and for editors.

use serde::Serialize;

use super::board::{Board, Layout, label_letter};
use super::examples::Example;
use super::painting::MOST_BYTES;
use super::text::MOST_CHARACTERS;
use crate::arithmetic::{How, MOST_DEPTH, MOST_STEPS, Operator};

/// A function's signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(rename = "WorkshopFunction"))]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// The kinds of its arguments: `number`, `square`, `piece` or `colour`. If `many`, the last kind repeats.
    pub takes: &'static [&'static str],
    /// Whether it takes two or more arguments.
    pub many: bool,
    /// The kind of its result.
    pub gives: &'static str,
    #[serde(skip)]
    on: On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum On {
    Any,
    Labels,
    Colours,
    /// Pieces show several colours.
    Axes,
    Empty,
    /// Chessboard colours determine the parity.
    Parity,
    Table,
}

const fn function(
    name: &'static str,
    takes: &'static [&'static str],
    gives: &'static str,
    on: On,
) -> Function {
    Function { name, takes, many: false, gives, on }
}

static FUNCTIONS: [Function; 19] = [
    Function { many: true, ..function("max", &["number"], "number", On::Any) },
    Function { many: true, ..function("min", &["number"], "number", On::Any) },
    function("distance", &["square", "square"], "number", On::Any),
    function("row", &["square"], "number", On::Any),
    function("column", &["square"], "number", On::Any),
    function("goal", &["piece"], "square", On::Empty),
    function("tile", &["square"], "number", On::Labels),
    function("label", &["piece"], "number", On::Labels),
    function("wanted", &["square"], "number", On::Labels),
    function("colour", &["square"], "colour", On::Colours),
    function("wanted", &["square"], "colour", On::Colours),
    function("front", &["square"], "colour", On::Axes),
    function("side", &["square"], "colour", On::Axes),
    function("abs", &["number"], "number", On::Any),
    function("root", &["number"], "number", On::Any),
    function("root-up", &["number"], "number", On::Any),
    function("parity-up", &["number"], "number", On::Parity),
    function("pathmax", &["number"], "number", On::Any),
    function("bpmax", &["number"], "number", On::Table),
];

/// A key of a painting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PaintingKey {
    /// `tiles`, `squares`, `colours` or `axes`.
    pub key: &'static str,
    /// The members as written, side by side.
    pub members: Vec<String>,
    /// Whether members can form groups, separated by `+`, whose values are added.
    pub groups: bool,
    /// Whether it is optional; the default keeps all members.
    pub optional: bool,
}

/// The vocabulary of the language for a board, and its limits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Vocabulary {
    /// Rows, and columns, of the board.
    pub side: usize,
    /// The squares by name, row by row from the top.
    pub squares: Vec<String>,
    /// The domains of folds.
    pub domains: Vec<&'static str>,
    /// The folds.
    pub folds: Vec<&'static str>,
    /// The functions.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "WorkshopFunction[]"))]
    pub functions: Vec<Function>,
    /// The operators, weakest binding first.
    pub signs: Vec<&'static str>,
    /// Names of numbers besides the heuristics.
    pub numbers: Vec<&'static str>,
    /// Names of pieces: `empty`, if a square is empty.
    pub pieces: Vec<&'static str>,
    /// Names of colours.
    pub colours: &'static [&'static str],
    /// The listed heuristics.
    pub heuristics: Vec<&'static str>,
    /// The keys of paintings.
    pub painting: Vec<PaintingKey>,
    /// Published bounds as examples.
    pub examples: Vec<Example>,
    /// Maximum number of characters of a text.
    pub most_characters: usize,
    /// Maximum nesting depth.
    pub most_depth: usize,
    /// Maximum number of steps per position.
    pub most_steps: u64,
    /// Maximum memory of paintings' tables, in bytes.
    pub most_bytes: u64,
}

impl Board {
    pub(super) fn functions(&self) -> impl Iterator<Item = &'static Function> {
        let labels = self.layout == Layout::Labels;
        let (axes, empty) = (!self.words.axes.is_empty(), self.has_empty());
        FUNCTIONS.iter().filter(move |function| match function.on {
            On::Any => true,
            On::Labels => labels,
            On::Colours => !labels,
            On::Axes => axes,
            On::Empty => empty,
            On::Parity => self.has_parity(),
            On::Table => (1..=MOST_BYTES).contains(&self.ranks),
        })
    }

    pub(super) fn numbers(&self) -> Vec<&'static str> {
        let counted: &[&str] = if self.layout == Layout::Labels {
            &["cycles", "row-conflicts", "column-conflicts"]
        } else {
            &[]
        };
        self.has_parity().then_some("parity").into_iter().chain(counted.iter().copied()).collect()
    }

    /// The vocabulary for this board.
    #[must_use]
    pub fn vocabulary(&self) -> Vocabulary {
        let squares: Vec<String> = (0..self.squares()).map(|square| self.square_name(square)).collect();
        let letters = |letters: &str| letters.chars().map(String::from).collect();
        let painting = |&key: &&'static str| PaintingKey {
            key,
            members: match key {
                "tiles" => self.labels.iter().map(|&label| label_letter(label).to_string()).collect(),
                "squares" => squares.clone(),
                "colours" => letters("WRB"),
                "axes" => letters("ufs"),
                _ => Vec::new(),
            },
            groups: key == "tiles" || (key == "squares" && self.has_empty()),
            optional: key != "tiles",
        };
        Vocabulary {
            side: self.side,
            domains: vec![self.words.pieces, "squares"],
            folds: How::ALL.map(How::word).to_vec(),
            functions: self.functions().copied().collect(),
            signs: {
                let mut signs = Operator::ALL;
                signs.sort_by_key(|sign| sign.rank());
                signs.map(Operator::sign).to_vec()
            },
            numbers: self.numbers(),
            pieces: self.has_empty().then_some("empty").into_iter().collect(),
            colours: self.words.colours,
            heuristics: self.listed.iter().map(|choice| choice.name).collect(),
            painting: self.words.keys.iter().map(painting).collect(),
            examples: self.examples(),
            squares,
            most_characters: MOST_CHARACTERS,
            most_depth: MOST_DEPTH,
            most_steps: MOST_STEPS,
            most_bytes: MOST_BYTES,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Notation, ToyExchange};
    use crate::workshop::board::{Moves, Words};
    use crate::workshop::{Bench, Recipe};

    #[test]
    fn a_board_whose_moves_are_others_has_neither_parity_nor_paintings() {
        let toys = ToyExchange::read("1111000011100010", "1010010110100101").unwrap().board();
        let words = Box::leak(Box::new(Words { keys: &[], ..*toys.words }));
        let other = Board { rule: Moves::Other, words, ..toys.clone() };
        let is_there =
            |vocabulary: &Vocabulary, name| vocabulary.functions.iter().any(|one| one.name == name);
        for (board, has_both) in [(toys, true), (other, false)] {
            let vocabulary = board.vocabulary();
            assert_eq!(vocabulary.numbers.contains(&"parity"), has_both);
            assert_eq!(is_there(&vocabulary, "parity-up"), has_both);
            assert_eq!(vocabulary.painting.is_empty(), !has_both);
            for text in ["parity", "parity-up(1)", "paint(squares=a1)"] {
                let read = Recipe::of(board.clone(), text);
                assert_eq!(read.is_ok(), has_both, "{text}");
                let Err(error) = read else { continue };
                let error = error.to_string();
                let (given, allowed) = error.split_once("; allowed: ").unwrap();
                assert!(given.contains(text.split('(').next().unwrap()), "{error}");
                assert!(!allowed.contains("parity") && !allowed.contains("paint"), "{error}");
            }
        }
    }
}
