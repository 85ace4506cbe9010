//! Manhattan distance, and two more for each tile that must leave its line to let others pass.

use std::rc::Rc;

use super::Manhattan;
use crate::heuristic::{Heuristic, Parts, Rule};
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{Board, Tiles};

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
/// The same reasoning makes [`estimate_after`](Heuristic::estimate_after) cheap: one tile, one line.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    /// By label: the row, then the column it belongs to.
    lines: [[usize; 2]; 16],
    rows: [Line; 4],
    columns: [Line; 4],
    /// For the places in a line of the four tiles that belong to it, three bits each and in the order
    /// they belong: how many must leave. [`AWAY`] for a tile that is not in the line.
    leaving: Rc<[u8; 4096]>,
}

/// The place of a tile that is not in the line it belongs to.
const AWAY: u64 = 4;

/// The tiles that belong to one row or column.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// Four times the label of the tile for each place; anything where the goal is empty or the board ends.
    shifts: [u32; 4],
    /// For each such tile and each square, a nibble: the square's place in the line, or [`AWAY`].
    places: [u64; 4],
}

impl Line {
    const EMPTY: Self = Self { shifts: [0; 4], places: [AWAY * 0x1111_1111_1111_1111; 4] };

    /// The line of these squares.
    fn new(squares: impl Iterator<Item = usize> + Clone, label_at: impl Fn(usize) -> usize) -> Self {
        let mut line = Self::EMPTY;
        let mut places = Self::EMPTY.places[0];
        for (place, square) in (0..).zip(squares.clone()) {
            places ^= (AWAY ^ place) << (4 * square);
        }
        for (tile, square) in squares.enumerate() {
            let label = label_at(square);
            if label > 0 {
                #[allow(clippy::cast_possible_truncation)] // labels are below 16
                let shift = 4 * label as u32;
                line.shifts[tile] = shift;
                line.places[tile] = places;
            }
        }
        line
    }

    /// The index into [`LinearConflict::leaving`].
    #[inline]
    fn arrangement(&self, state: Tiles) -> usize {
        let mut arrangement = 0;
        for tile in 0..4 {
            let square = state.nibbles() >> self.shifts[tile] & 15;
            arrangement |= (self.places[tile] >> (4 * square) & 7) << (3 * tile);
        }
        #[allow(clippy::cast_possible_truncation)] // twelve bits
        let arrangement = arrangement as usize;
        arrangement
    }
}

/// How many tiles must leave a line for the rest to be in order: all but the longest rising run of places.
fn leaving(arrangement: usize) -> u8 {
    let places = [0, 3, 6, 9].map(|shift| (arrangement >> shift & 7) as u64);
    let present = places.iter().filter(|&&place| place < AWAY).count();
    let staying = (0_u32..16).filter_map(|chosen| {
        let stay = (0..4).filter(|tile| chosen >> tile & 1 == 1).map(|tile| places[tile]);
        let in_order = stay.clone().is_sorted_by(|a, b| a < b) && stay.clone().all(|place| place < AWAY);
        in_order.then(|| stay.count())
    });
    #[allow(clippy::cast_possible_truncation)] // at most 4
    let count = (present - staying.max().unwrap_or(0)) as u8;
    count
}

impl LinearConflict {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub fn new<const N: usize>(puzzle: &SlidingTiles<N>) -> Self {
        let goal = puzzle.goal();
        let label_at = |square| puzzle.labels().find(|&label| goal.square_of(label) == square).unwrap_or(0);
        let (mut rows, mut columns) = ([Line::EMPTY; 4], [Line::EMPTY; 4]);
        for line in 0..N {
            rows[line] = Line::new((0..N).map(|place| N * line + place), label_at);
            columns[line] = Line::new((0..N).map(|place| N * place + line), label_at);
        }
        let mut lines = [[0; 2]; 16];
        for label in puzzle.labels() {
            lines[label] = [goal.square_of(label) / N, goal.square_of(label) % N];
        }
        let mut table = [0; 4096];
        for (arrangement, count) in table.iter_mut().enumerate() {
            *count = leaving(arrangement);
        }
        Self { manhattan: Manhattan::new(puzzle), lines, rows, columns, leaving: Rc::new(table) }
    }

    /// The moves that tiles need to leave their lines and come back.
    fn conflicts(&self, state: Tiles) -> u32 {
        self.rows.iter().chain(&self.columns).map(|line| self.term(line, state)).sum()
    }

    #[inline]
    fn term(&self, line: &Line, state: Tiles) -> u32 {
        2 * u32::from(self.leaving[line.arrangement(state) & 4095])
    }
}

impl<const N: usize> Heuristic<SlidingTiles<N>> for LinearConflict
where
    SlidingTiles<N>: Board,
{
    fn estimate(&self, state: Tiles) -> u32 {
        Heuristic::<SlidingTiles<N>>::estimate(&self.manhattan, state) + self.conflicts(state)
    }

    fn parts(&self, state: Tiles) -> Option<Parts> {
        let manhattan = Heuristic::<SlidingTiles<N>>::estimate(&self.manhattan, state);
        let parts = [("manhattan", manhattan), ("conflicts", self.conflicts(state))];
        Some(Parts { rule: Rule::Sum, parts: parts.map(|(name, bound)| (name.to_owned(), bound)).into() })
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: Tiles, after: Tiles) -> u32 {
        let slide = before.slide_to(after);
        let [row, column] = self.lines[slide.label & 15];
        // A slide along a row can change the term of the tile's column alone, and the other way round.
        let along_a_row = slide.from.abs_diff(slide.to) == 1;
        let line = if along_a_row { &self.columns[column & 3] } else { &self.rows[row & 3] };
        let manhattan =
            Heuristic::<SlidingTiles<N>>::estimate_after(&self.manhattan, estimate, before, after);
        manhattan + self.term(line, after) - self.term(line, before)
    }
}
