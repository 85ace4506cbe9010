//! Manhattan distance, and two more for each tile that must leave its line to let others pass.

use std::rc::Rc;

use super::Manhattan;
use crate::heuristic::{About, Heuristic, Parts, Rule};
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{Storable, Tiles, distance};

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
    /// By label: the tile in the column it belongs to, whose tiles a slide along a row may pass, and in its row, for slides along a column.
    belongs: [[Listed; 2]; 16],
    lines: Lines,
    /// For the places in a line of the four tiles that belong to it, three bits each and in the order
    /// they belong: the moves of those that must leave it. [`AWAY`] for a tile that is not in the line.
    leaving: Rc<[u8; 4096]>,
}

/// The number of a tile in the list of [`Lines`].
type Listed = u8;

/// The place of a tile that is not in the line it belongs to.
const AWAY: u16 = 4;

/// The tiles that belong to each row, and then to each column: a list in which a line has its four tiles in the order they belong, and then
/// the first three once more. So the other three tiles of a line follow each of its tiles.
#[derive(Clone, Debug)]
struct Lines([Tile; LISTED]);

/// A tile in its line.
#[derive(Clone, Copy, Debug)]
struct Tile {
    /// What takes its nibble to the top when a position is multiplied by it, which is quicker than to shift it (see
    /// [`SlidingTiles::after`](crate::puzzle::Puzzle::after)); anything where the goal is empty or the board ends.
    factor: u64,
    /// For each square, its place in the line, or [`AWAY`]: at the tile's bits of an index into [`LinearConflict::leaving`], so that what is
    /// looked up for four tiles is only to be put together. Above these the steps from the square to where the goal wants the tile, so that
    /// one look-up tells both.
    places: [u16; 16],
}

/// How many tiles a line has in the list.
const IN_LINE: usize = 7;

/// The bits of a place, of an index into [`LinearConflict::leaving`] and of what stands above it: see [`Tile::places`].
const PLACES: u32 = 12;

/// The index alone.
const INDEX: u16 = (1 << PLACES) - 1;

/// How long the list is: so long that from 64 places on it four tiles follow, and none of these is to be checked.
const LISTED: usize = 64 + 3;

impl Tile {
    /// The tile's place, at its bits.
    #[inline]
    fn place(&self, state: Tiles) -> u16 {
        self.places[(state.nibbles().wrapping_mul(self.factor) >> 60) as usize]
    }
}

impl Lines {
    const EMPTY: Self = {
        let mut tiles = [Tile { factor: 0, places: [0; 16] }; LISTED];
        let mut tile = 0;
        while tile < LISTED {
            tiles[tile].places = [AWAY << (3 * (tile % IN_LINE % 4)); 16];
            tile += 1;
        }
        Self(tiles)
    };

    /// Writes down the line of these squares.
    fn write(
        &mut self,
        line: usize,
        squares: &(impl Iterator<Item = usize> + Clone),
        label_at: impl Fn(usize) -> usize,
        steps: impl Fn(usize, usize) -> u16,
    ) {
        for (place, belonging) in squares.clone().enumerate() {
            let label = label_at(belonging);
            if label > 0 {
                for again in (place..IN_LINE).step_by(4) {
                    let tile = &mut self.0[IN_LINE * line + again];
                    tile.factor = 1 << (60 - 4 * label);
                    for (there, square) in (0..).zip(squares.clone()) {
                        tile.places[square] = there << (3 * place);
                    }
                    for (square, place) in tile.places.iter_mut().enumerate() {
                        *place |= steps(square, belonging) << PLACES;
                    }
                }
            }
        }
    }

    /// A tile, by its number in the list, and the other three of its line.
    #[inline]
    fn line_of(&self, tile: usize) -> &[Tile; 4] {
        self.0[tile & 63..].first_chunk().expect("three follow each")
    }

    /// The index into [`LinearConflict::leaving`] for a line.
    fn arrangement(&self, line: usize, state: Tiles) -> usize {
        self.line_of(IN_LINE * line)
            .iter()
            .fold(0, |index, tile| index | usize::from(tile.place(state) & INDEX))
    }
}

/// The moves by which tiles must leave a line and come back for the rest to be in order: two for each but the longest rising run of places.
fn leaving(arrangement: usize) -> u8 {
    let places = [0, 3, 6, 9].map(|shift| arrangement >> shift & 7);
    let in_line = |place: usize| place < usize::from(AWAY);
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

impl LinearConflict {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub fn new<const N: usize>(puzzle: &SlidingTiles<N>) -> Self {
        let goal = puzzle.goal();
        let label_at = |square| puzzle.labels().find(|&label| goal.square_of(label) == square).unwrap_or(0);
        let mut lines = Lines::EMPTY;
        #[allow(clippy::cast_possible_truncation)] // at most 6
        let steps = |from, to| if from < N * N { distance::<N>(from, to) as u16 } else { 0 };
        for line in 0..N {
            lines.write(line, &(0..N).map(|place| N * line + place), label_at, steps);
            lines.write(4 + line, &(0..N).map(|place| N * place + line), label_at, steps);
        }
        let mut belongs = [[0; 2]; 16];
        for label in puzzle.labels() {
            let (row, column) = (goal.square_of(label) / N, goal.square_of(label) % N);
            #[allow(clippy::cast_possible_truncation)] // below 56
            let tiles = [IN_LINE * (4 + column) + row, IN_LINE * row + column].map(|tile| tile as Listed);
            belongs[label] = tiles;
        }
        let mut table = [0; 4096];
        for (arrangement, count) in table.iter_mut().enumerate() {
            *count = leaving(arrangement);
        }
        Self { manhattan: Manhattan::new(puzzle), belongs, lines, leaving: Rc::new(table) }
    }

    /// The moves that tiles need to leave their lines and come back.
    fn conflicts(&self, state: Tiles) -> u32 {
        (0..8).map(|line| self.term(self.lines.arrangement(line, state))).sum()
    }

    #[inline]
    fn term(&self, arrangement: usize) -> u32 {
        u32::from(self.leaving[arrangement & 4095])
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
        Heuristic::<SlidingTiles<N>>::estimate(&self.manhattan, state) + self.conflicts(state)
    }

    fn parts(&self, state: Tiles) -> Option<Parts> {
        let manhattan = Heuristic::<SlidingTiles<N>>::estimate(&self.manhattan, state);
        let parts = [("manhattan", manhattan), ("conflicts", self.conflicts(state))];
        Some(Parts {
            rule: Rule::Sum,
            parts: parts.map(|(name, bound)| (About::Quantity(name), bound)).into(),
        })
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: Tiles, after: Tiles) -> u32 {
        let slide = before.slide_to(after);
        // A slide along a row can change the term of the tile's column alone, and the other way round.
        let tile = self.belongs[slide.label & 15][usize::from(slide.is_along_a_column::<N>())];
        // Of the four tiles of that line only this one has another place.
        let [own, a, b, c] = self.lines.line_of(tile.into());
        let others = (a.place(before) | b.place(before) | c.place(before)) & INDEX;
        let (old, new) = (others | own.places[slide.from & 15], others | own.places[slide.to & 15]);
        let steps = |at: u16| u32::from(at >> PLACES);
        estimate + steps(new) + self.term(new.into()) - steps(old) - self.term(old.into())
    }
}
