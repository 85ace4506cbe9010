//! A position of the cubes, and its text form.

use crate::puzzle::{ParseError, a_second, exactly, one_empty, or_empty};
use crate::said::{Phrase, Said, quoted_character};

/// Number of squares, and length of the text form.
pub const SQUARES: usize = 9;

/// A colour of an axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// `W`
    White,
    /// `R`
    Red,
    /// `B`
    Blue,
}

impl Colour {
    /// All three, in the order of the text form.
    pub const ALL: [Self; 3] = [Self::White, Self::Red, Self::Blue];

    /// `W`, `R` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Red => 'R',
            Self::Blue => 'B',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// The colours of a cube's three axes: up-down, front-back, left-right.
pub type Axes = [Colour; 3];

/// A cube's orientation, 0 to 5: twice its top colour, plus one if the front colour is the later one of the other two. In
/// text form, `W w R r B b`.
pub(super) type Orientation = u32;

/// The bits of the empty square. As a top colour they read 3, unlike every colour.
pub(super) const EMPTY: u32 = 6;

pub(super) const LETTERS: [char; 7] = ['W', 'w', 'R', 'r', 'B', 'b', 'E'];

/// Parity of the axis permutation by orientation; 0 is even.
pub(super) const PARITY: [u32; 6] = [0, 1, 1, 0, 0, 1];

pub(crate) fn axes_of(orientation: Orientation) -> Axes {
    let top = Colour::ALL[(orientation >> 1) as usize];
    let mut rest = Colour::ALL.into_iter().filter(|&colour| colour != top);
    let (earlier, later) = (rest.next().unwrap_or(top), rest.next().unwrap_or(top));
    if orientation & 1 == 0 { [top, earlier, later] } else { [top, later, earlier] }
}

/// A position of the cubes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(pub(super) u32);

impl Cubes {
    pub(super) const fn square(self, square: usize) -> u32 {
        self.0 >> (3 * square) & 7
    }

    /// The empty square's number, 0 to 8, row by row.
    #[must_use]
    pub const fn empty_square(self) -> usize {
        (self.0 >> 27) as usize
    }

    /// The axes of the cube on `square` (0 to 8, row by row), or `None` for the empty square.
    ///
    /// # Panics
    /// If `square` is above 8.
    #[must_use]
    pub fn axes(self, square: usize) -> Option<Axes> {
        assert!(square < SQUARES, "square {square} given; allowed: 0 to 8");
        let code = self.square(square);
        (code != EMPTY).then(|| axes_of(code))
    }

    /// Three bits per square, row by row from the lowest: the cube's orientation, or 6. The empty square's number starts at
    /// bit 27.
    #[inline]
    pub(crate) const fn packed(self) -> u32 {
        self.0
    }

    /// The contest's start with this empty square: white up-down, red front-back, blue left-right.
    ///
    /// # Panics
    /// If `empty` is above 8.
    #[must_use]
    pub fn contest_start(empty: usize) -> Self {
        assert!(empty < SQUARES, "empty square {empty} given; allowed: 0 to 8");
        let mut codes = [0; SQUARES];
        codes[empty] = EMPTY;
        Self::from_codes(codes, empty)
    }

    pub(super) fn from_codes(codes: [u32; SQUARES], empty: usize) -> Self {
        let squares = codes.iter().rev().fold(0, |packed, code| packed << 3 | code);
        #[allow(clippy::cast_possible_truncation)] // below 9
        Self(squares | (empty as u32) << 27)
    }

    /// Reads nine characters, row by row: `E` for the empty square, else the top colour. Upper case means that the front
    /// colour is the earlier one of the other two in the order W, R, B.
    ///
    /// # Errors
    /// If the length is wrong, a character is invalid, or `E` does not appear exactly once.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let letters = exactly(text, SQUARES)?;
        let empty = the_empty_square(&letters)?;
        let mut codes = [0; SQUARES];
        for (square, letter) in letters.iter().enumerate() {
            let code = LETTERS.iter().position(|l| l == letter).ok_or_else(|| {
                let signs = ['W', 'w', 'R', 'r', 'B', 'b'];
                ParseError::new(square + 1, quoted_character(*letter), or_empty(&signs, 'E'))
            })?;
            #[allow(clippy::cast_possible_truncation)] // below 7
            let code = code as u32;
            codes[square] = code;
        }
        Ok(Self::from_codes(codes, empty))
    }

    /// The number of cubes of class 1, the component's invariant.
    pub(super) fn class_count(self) -> u32 {
        (0..SQUARES)
            .filter(|&square| self.square(square) != EMPTY)
            .map(|square| PARITY[self.square(square) as usize] ^ u32::from(square % 2 == 1))
            .sum()
    }
}

impl std::fmt::Display for Cubes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..SQUARES).try_for_each(|square| write!(f, "{}", LETTERS[self.square(square) as usize]))
    }
}

impl std::fmt::Debug for Cubes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Cubes({self})")
    }
}

const NO_EMPTY: Phrase = Phrase::new("no-empty-of-nine");

pub(super) fn the_empty_square(letters: &[char]) -> Result<usize, ParseError> {
    let mut empties =
        letters.iter().enumerate().filter(|&(_, &letter)| letter == 'E').map(|(square, _)| square);
    let first = empties
        .next()
        .ok_or_else(|| ParseError::new(SQUARES, NO_EMPTY.of([Said::data('E')]), one_empty('E')))?;
    match empties.next() {
        None => Ok(first),
        Some(second) => Err(ParseError::new(second + 1, a_second('E'), one_empty('E'))),
    }
}
