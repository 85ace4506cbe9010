//! Manhattan distance plus two for each tile that must leave its line to let others pass.

use std::rc::Rc;

use super::Manhattan;
use crate::heuristic::{About, Heuristic, Parts, Rule};
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{StorageFormat, Tiles};

/// For the sliding tiles: [`Manhattan`], plus for each row and column twice its least number of conflicting tiles. Of the
/// tiles that stand in their own line, remove as few as possible so that the rest is in goal order.
///
/// **Admissible**: tiles in a line cannot pass each other, so of any two in the wrong order one must leave the line and
/// return. The tiles that ever do so leave the rest in order, so they are at least the minimum. Each makes two moves across
/// its line, where its Manhattan distance is 0. Moves across rows and across columns are different.
///
/// **Consistent**: let a tile slide along a row. The order within the row stays, so only the tile's own column can change
/// its term. If the tile enters it, the Manhattan distance falls by one, and the term does not fall. If it leaves, the
/// distance rises by one, and the term falls by at most two. (O. Hansson, A. Mayer and M. Yung, "Criticizing Solutions to
/// Relaxed Models Yields Powerful Admissible Heuristics", Information Sciences 63 (1992).)
///
/// So [`estimate_after`](Heuristic::estimate_after) looks up one line. A table holds the *value* of each line by the
/// squares of its tiles: their steps back to the line plus its conflicts. The bound is the sum. A slide along a row changes
/// only the value of the tile's column, and vice versa.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    /// By label: the tile's column, for slides along a row, and its row, for slides along a column.
    belongs: [[u8; 2]; 16],
    /// The rows; columns from the fifth on.
    lines: [Line; 8],
    /// The value of a line, at line * 2^16 + squares of its tiles.
    values: Rc<[u8; VALUES]>,
}

const VALUES: usize = 8 << 16;

/// Extracts the squares of a line's four tiles from a position. Any four nibbles split into two pairs such that one
/// multiplication per pair moves it to the top of a word, with nothing else there.
#[derive(Clone, Copy, Debug, Default)]
struct Line([Pair; 2]);

/// Moves up to two nibbles of a word to two of its top four.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    mask: u64,
    factor: u64,
}

impl Pair {
    /// The multiplier that moves the nibbles with these labels to these places, 0 being the lowest of the top four; `None`
    /// if another nibble would get there.
    fn taking(tiles: [Option<(usize, usize)>; 2]) -> Option<Self> {
        let (mut pair, mut wanted) = (Self::default(), 0);
        for (label, place) in tiles.into_iter().flatten() {
            pair.mask |= 15 << (4 * label);
            pair.factor |= 1 << (4 * (12 + place).checked_sub(label)?);
            wanted |= 15 << (4 * place);
        }
        // Maximum nibbles carry most: if only these reach the top here, that always holds.
        (pair.of(u64::MAX) >> 48 == wanted).then_some(pair)
    }

    #[inline]
    const fn of(self, nibbles: u64) -> u64 {
        (nibbles & self.mask).wrapping_mul(self.factor)
    }
}

impl Line {
    /// The line of at most four labels, and the place of each one's square in [`squares`](Self::squares).
    fn of(labels: &[usize]) -> (Self, [usize; 4]) {
        // All splits into two pairs, and all 4-digit base-4 numbers as places; only permutations count.
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

    #[inline]
    const fn squares(self, state: Tiles) -> usize {
        let [a, b] = self.0;
        ((a.of(state.nibbles()) | b.of(state.nibbles())) >> 48) as usize
    }
}

const AWAY: usize = 4;

/// Moves of tiles that leave a line and return: two for each tile outside the longest increasing sequence of places.
/// `arrangement` has the places of the four tiles in goal order, three bits each, [`AWAY`] for tiles outside.
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

/// The contribution of one tile or several to the index and value of a line.
#[derive(Clone, Copy, Debug, Default)]
struct Contribution {
    squares: usize,
    arrangement: usize,
    steps: u8,
}

impl Contribution {
    const fn and(self, other: Self) -> Self {
        Self {
            squares: self.squares + other.squares,
            arrangement: self.arrangement + other.arrangement,
            steps: self.steps + other.steps,
        }
    }

    /// Calls `all` with each combination of one entry per list.
    fn each(self, lists: &[Vec<Self>], all: &mut impl FnMut(Self)) {
        let Some((list, others)) = lists.split_first() else { return all(self) };
        for &one in list {
            self.and(one).each(others, all);
        }
    }
}

/// Writes the values of a line from its tiles with their goal places, and for each square its distance from the line and
/// its place in its own line.
fn write(values: &mut [u8], tiles: &[(usize, usize)], squares: &[(u8, usize)], leaving: &[u8]) -> Line {
    let labels: Vec<usize> = tiles.iter().map(|&(label, _)| label).collect();
    let (line, nibbles) = Line::of(&labels);
    let lists: Vec<Vec<Contribution>> = std::iter::zip(tiles, nibbles)
        .map(|(&(_, home), nibble)| {
            let entry = |(square, &(steps, place)): (usize, &(u8, usize))| Contribution {
                squares: square << (4 * nibble),
                arrangement: if steps == 0 { place } else { AWAY } << (3 * home),
                steps,
            };
            squares.iter().enumerate().map(entry).collect()
        })
        .collect();
    // No tile belongs to the goal's empty square, or beyond the edge of the board.
    let nobody = (0..4).filter(|home| tiles.iter().all(|(_, place)| place != home));
    let nobody =
        Contribution { arrangement: nobody.map(|home| AWAY << (3 * home)).sum(), ..Contribution::default() };
    nobody.each(&lists, &mut |entry| values[entry.squares] = entry.steps + leaving[entry.arrangement]);
    line
}

/// A fixed size saves bounds checks.
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

    /// The bound on a board with this side; `homes` has labels and goal squares.
    #[inline(never)] // once for both boards
    fn of(manhattan: Manhattan, side: usize, homes: &[(usize, usize)]) -> Self {
        let leaving: Vec<u8> = (0..4096).map(leaving).collect();
        let (mut belongs, mut lines, mut values) = ([[0; 2]; 16], [Line::default(); 8], vec![0; VALUES]);
        for (number, values) in (0_u8..).zip(values.chunks_exact_mut(1 << 16)) {
            let (is_row, index) = (number < 4, usize::from(number % 4));
            let place = |square: usize| {
                let (row, column) = (square / side, square % side);
                if is_row { (row, column) } else { (column, row) }
            };
            let mut tiles = Vec::new();
            for &(label, home) in homes.iter().filter(|(_, home)| place(*home).0 == index) {
                tiles.push((label, place(home).1));
                belongs[label][usize::from(is_row)] = number;
            }
            #[allow(clippy::cast_possible_truncation)] // at most 3
            let squares = |square| (place(square).0.abs_diff(index) as u8, place(square).1);
            let squares: Vec<(u8, usize)> = (0..side * side).map(squares).collect();
            lines[usize::from(number)] = write(values, &tiles, &squares, &leaving);
        }
        Self { manhattan, belongs, lines, values: shared(values) }
    }

    #[inline]
    fn value(&self, line: u8, state: Tiles) -> u32 {
        let line = usize::from(line % 8);
        u32::from(self.values[line << 16 | self.lines[line].squares(state) & 0xffff])
    }
}

impl<const N: usize> Heuristic<SlidingTiles<N>> for LinearConflict
where
    SlidingTiles<N>: StorageFormat,
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
