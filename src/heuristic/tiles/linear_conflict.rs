//! Manhattan distance, and two more for each tile that must leave its line to let others pass.

use std::rc::Rc;

use super::Manhattan;
use crate::heuristic::{About, Heuristic, Parts, Rule};
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{Storable, Tiles};

/// For the sliding tiles: [`Manhattan`], and for each row twice the least number of tiles that must be
/// taken out of it so that those left, of the tiles that stand in the row they belong to, are in the
/// order of their places; for each column likewise.
///
/// **Admissible**: tiles in a line cannot pass each other. So along any solution every two of them that
/// stand in the wrong order need one of the two to leave the line and come back. The tiles that ever do
/// so are among those that stand in their row, they leave the rest in order, so they are at least that
/// many, and each makes two moves across its row that the Manhattan distance, which has 0 across, does
/// not count. Moves across rows and moves across columns are different moves.
///
/// **Consistent**: say a tile slides along a row. The order within the row stays, so no row's term
/// changes. Of the columns only the one that the tile belongs to can change. If the tile enters it, the
/// Manhattan distance falls by one and the column's term does not fall (one more tile in it); if it
/// leaves, the distance rises by one and the term falls by at most two. (O. Hansson, A. Mayer and M.
/// Yung, "Criticizing Solutions to Relaxed Models Yields Powerful Admissible Heuristics", Information
/// Sciences 63 (1992).)
///
/// The same reasoning makes [`estimate_after`](Heuristic::estimate_after) cheap: one tile, one line. Of each line a table holds its
/// *value* by the squares of the tiles that belong to it: their steps back to it, and what its order adds. The bound is the sum of
/// all values, and a slide along a row changes that of the tile's column alone, one along a column that of its row.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    /// By label: the column that the tile belongs to, for slides along a row, and its row, for slides along a column.
    belongs: [[u8; 2]; 16],
    /// The rows, and from the fifth on the columns.
    lines: [Line; 8],
    /// By line, times 2^16, plus the squares of its tiles: the line's value.
    values: Rc<[u8; VALUES]>,
}

/// How many values the lines have together.
const VALUES: usize = 8 << 16;

/// A line, by what takes the squares of the up to four tiles that belong to it out of a position. They come two by two: of any four
/// nibbles there are two pairs that a product each takes to the top of a word, and nothing else with them.
#[derive(Clone, Copy, Debug, Default)]
struct Line([Pair; 2]);

/// Takes up to two nibbles of a word to some of the four on its top.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    mask: u64,
    factor: u64,
}

impl Pair {
    /// What takes the nibbles with these labels to these places, of which 0 is the lowest of the four on top; `None` if it took anything
    /// else there.
    fn taking(tiles: [Option<(usize, usize)>; 2]) -> Option<Self> {
        let (mut pair, mut wanted) = (Self::default(), 0);
        for (label, place) in tiles.into_iter().flatten() {
            pair.mask |= 15 << (4 * label);
            pair.factor |= 1 << (4 * (12 + place).checked_sub(label)?);
            wanted |= 15 << (4 * place);
        }
        // Of the largest nibbles, which carry most: if nothing comes to the top here but these, nothing ever does.
        (pair.of(u64::MAX) >> 48 == wanted).then_some(pair)
    }

    #[inline]
    const fn of(self, nibbles: u64) -> u64 {
        (nibbles & self.mask).wrapping_mul(self.factor)
    }
}

impl Line {
    /// The line of the tiles with these labels, up to four, and the place that the square of each has in [`squares`](Self::squares).
    fn of(labels: &[usize]) -> (Self, [usize; 4]) {
        // All ways to make two pairs of four, and all numbers of four digits for their places, of which those have each place once that count.
        let found = (0..3 << 8).find_map(|way: usize| {
            let [a, b, c, d] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]][way >> 8];
            let places = [0, 2, 4, 6].map(|shift| way >> shift & 3);
            let tile = |tile: usize| labels.get(tile).map(|&label| (label, places[tile]));
            let set: usize = places.iter().map(|place| 1 << (4 * place)).sum();
            let pairs = [Pair::taking([tile(a), tile(b)])?, Pair::taking([tile(c), tile(d)])?];
            (set == 0x1111).then_some((Self(pairs), places))
        });
        found.expect("there is a way for any four nibbles")
    }

    /// The squares of its tiles, of four bits each.
    #[inline]
    const fn squares(self, state: Tiles) -> usize {
        let [a, b] = self.0;
        ((a.of(state.nibbles()) | b.of(state.nibbles())) >> 48) as usize
    }
}

/// The place of a tile that is not in the line it belongs to.
const AWAY: usize = 4;

/// The moves by which tiles must leave a line and come back for the rest to be in order: two for each but the longest rising run of places.
/// `arrangement` has the places of the four tiles that belong to it, three bits each and in the order they belong, [`AWAY`] for
/// those that are not in the line.
fn leaving(arrangement: usize) -> u8 {
    let places = [0, 3, 6, 9].map(|shift| arrangement >> shift & 7);
    let in_line = |place: usize| place < AWAY;
    let present = places.iter().filter(|&&place| in_line(place)).count();
    let staying = (0_u32..16).filter_map(|chosen| {
        let stay = (0..4).filter(|tile| chosen >> tile & 1 == 1).map(|tile| places[tile]);
        let in_order = stay.clone().is_sorted_by(|a, b| a < b) && stay.clone().all(in_line);
        in_order.then(|| stay.count())
    });
    #[allow(clippy::cast_possible_truncation)] // at most 8
    let moves = 2 * (present - staying.max().unwrap_or(0)) as u8;
    moves
}

/// What a line's value is looked up by and reckoned from: told of one tile on one square, or of several together.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    /// The squares, as [`Line::squares`] has them.
    squares: usize,
    /// The places in the line: see [`leaving`].
    arrangement: usize,
    /// The steps to the line.
    steps: u8,
}

impl Told {
    const fn and(self, other: Self) -> Self {
        Self {
            squares: self.squares + other.squares,
            arrangement: self.arrangement + other.arrangement,
            steps: self.steps + other.steps,
        }
    }

    /// Tells `all` what is told together, for all ways to choose one from each list.
    fn each(self, lists: &[Vec<Self>], all: &mut impl FnMut(Self)) {
        let Some((list, others)) = lists.split_first() else { return all(self) };
        for &one in list {
            self.and(one).each(others, all);
        }
    }
}

/// Writes down the values of a line, of the tiles that belong to it and the place in it where each does. `squares` tells for each square in
/// turn how many lines away it is, and its place in its own.
fn write(values: &mut [u8], tiles: &[(usize, usize)], squares: &[(u8, usize)], leaving: &[u8]) -> Line {
    let labels: Vec<usize> = tiles.iter().map(|&(label, _)| label).collect();
    let (line, nibbles) = Line::of(&labels);
    let lists: Vec<Vec<Told>> = std::iter::zip(tiles, nibbles)
        .map(|(&(_, home), nibble)| {
            let told = |(square, &(steps, place)): (usize, &(u8, usize))| Told {
                squares: square << (4 * nibble),
                arrangement: if steps == 0 { place } else { AWAY } << (3 * home),
                steps,
            };
            squares.iter().enumerate().map(told).collect()
        })
        .collect();
    // Where the goal is empty, or the board ends, nothing is in the line.
    let nobody = (0..4).filter(|home| tiles.iter().all(|(_, place)| place != home));
    let nobody = Told { arrangement: nobody.map(|home| AWAY << (3 * home)).sum(), ..Told::default() };
    nobody.each(&lists, &mut |told| values[told.squares] = told.steps + leaving[told.arrangement]);
    line
}

/// As many values as there are, which needs no check of an index below that.
fn shared(values: Vec<u8>) -> Rc<[u8; VALUES]> {
    let values: Box<[u8; VALUES]> = values.into_boxed_slice().try_into().expect("as many as there are");
    values.into()
}

impl LinearConflict {
    /// The bound for the goal of `puzzle`. O(lines * 16^4).
    #[must_use]
    pub fn new<const N: usize>(puzzle: &SlidingTiles<N>) -> Self {
        let homes: Vec<(usize, usize)> =
            puzzle.labels().map(|label| (label, puzzle.goal().square_of(label))).collect();
        Self::of(Manhattan::new(puzzle), N, &homes)
    }

    /// The bound on a board with this side, of the labels and the squares where the goal wants them.
    #[inline(never)] // once for both boards
    fn of(manhattan: Manhattan, side: usize, homes: &[(usize, usize)]) -> Self {
        let leaving: Vec<u8> = (0..4096).map(leaving).collect();
        let (mut belongs, mut lines, mut values) = ([[0; 2]; 16], [Line::default(); 8], vec![0; VALUES]);
        for (number, values) in (0_u8..).zip(values.chunks_exact_mut(1 << 16)) {
            let (is_row, own) = (number < 4, usize::from(number % 4));
            let place = |square: usize| {
                let (row, column) = (square / side, square % side);
                if is_row { (row, column) } else { (column, row) }
            };
            let mut tiles = Vec::new();
            for &(label, home) in homes.iter().filter(|(_, home)| place(*home).0 == own) {
                tiles.push((label, place(home).1));
                belongs[label][usize::from(is_row)] = number;
            }
            #[allow(clippy::cast_possible_truncation)] // at most 3
            let squares = |square| (place(square).0.abs_diff(own) as u8, place(square).1);
            let squares: Vec<(u8, usize)> = (0..side * side).map(squares).collect();
            lines[usize::from(number)] = write(values, &tiles, &squares, &leaving);
        }
        Self { manhattan, belongs, lines, values: shared(values) }
    }

    /// The value of a line.
    #[inline]
    fn value(&self, line: u8, state: Tiles) -> u32 {
        let line = usize::from(line % 8);
        u32::from(self.values[line << 16 | self.lines[line].squares(state) & 0xffff])
    }
}

impl<const N: usize> Heuristic<SlidingTiles<N>> for LinearConflict
where
    SlidingTiles<N>: Storable,
{
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    fn estimate(&self, state: Tiles) -> u32 {
        (0..8).map(|line| self.value(line, state)).sum()
    }

    fn parts(&self, state: Tiles) -> Option<Parts> {
        let all = Heuristic::<SlidingTiles<N>>::estimate(self, state);
        let manhattan = Heuristic::<SlidingTiles<N>>::estimate(&self.manhattan, state);
        let parts = [("manhattan", manhattan), ("conflicts", all - manhattan)];
        Some(Parts {
            rule: Rule::Sum,
            parts: parts.map(|(name, bound)| (About::Quantity(name), bound)).into(),
        })
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: Tiles, after: Tiles) -> u32 {
        let slide = before.slide_to(after);
        let line = self.belongs[slide.label & 15][usize::from(slide.is_along_a_column::<N>())];
        estimate + self.value(line, after) - self.value(line, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_takes_the_squares_of_any_four_tiles_out_of_a_position() {
        let nibbles = 0x0fed_cba9_8765_4321_u64.rotate_left(20) ^ 0x3a5c_96f0_1e87_d24b;
        let state = Tiles::placed((0..16).map(|label| (label, (nibbles >> (4 * label) & 15) as usize)));
        let mut tried = 0;
        for chosen in (0_u32..1 << 16).filter(|chosen| chosen.count_ones() <= 4) {
            let labels: Vec<usize> = (0..16).filter(|label| chosen >> label & 1 == 1).collect();
            let (line, places) = Line::of(&labels);
            let squares = line.squares(state);
            let expected =
                labels.iter().zip(&places).map(|(&label, place)| state.square_of(label) << (4 * place));
            assert_eq!(squares, expected.sum::<usize>(), "{labels:?}");
            tried += 1;
        }
        assert_eq!(tried, 1 + 16 + 120 + 560 + 1820);
    }
}
