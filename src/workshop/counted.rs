//! Counts over the whole arrangement of tiles, beyond sums over tiles or pairs.

use std::sync::LazyLock;

use super::board::Board;

fn square_of(bits: u64, label: u8) -> usize {
    (bits >> (4 * label) & 15) as usize
}

/// Cycles of tiles, each on the next one's goal square, without the empty square's cycle and tiles at home.
///
/// If the empty square may exchange places with any tile, each misplaced tile takes one move, and each such cycle one more
/// (J. Gaschnig, "A Problem Similarity Approach to Devising Heuristics", IJCAI 1979).
pub(super) fn cycles(board: &Board, bits: u64) -> i64 {
    let belongs = |square: usize| {
        (0..16_u8).find(|&label| {
            usize::from(board.homes[usize::from(label)]) == square
                && (label == 0 || board.labels.contains(&label))
        })
    };
    let (mut seen, mut rings) = (1_u32, 0);
    let follow = |label: u8, seen: &mut u32| {
        let mut next = belongs(square_of(bits, label));
        while let Some(here) = next.filter(|&here| here != label) {
            *seen |= 1 << here;
            next = belongs(square_of(bits, here));
        }
    };
    follow(0, &mut seen);
    for &label in &board.labels {
        if seen >> label & 1 == 0 && square_of(bits, label) != usize::from(board.homes[usize::from(label)]) {
            seen |= 1 << label;
            rings += 1;
            follow(label, &mut seen);
        }
    }
    rings
}

/// The place of a tile outside its line, or of no tile.
const AWAY: u64 = 4;

const PLACE: usize = 3;
const LINE: usize = 4 * PLACE;

/// Tiles that must leave a line, by the places of its own tiles, three bits each.
static LEAVING: LazyLock<[u8; 1 << LINE]> = LazyLock::new(|| std::array::from_fn(leaving));

/// Over all lines, the least number of tiles that must leave for the line's other tiles to be in order. O(tiles).
#[derive(Clone, Debug)]
pub(super) struct Conflicts {
    away: u64,
    /// By label and square, the bits that differ from `away`.
    standing: Vec<(u8, [u64; 16])>,
    lines: usize,
    leaving: &'static [u8; 1 << LINE],
}

impl Conflicts {
    pub(super) fn of_rows(board: &Board) -> Self {
        Self::new(board, |square| board.place(square))
    }

    pub(super) fn of_columns(board: &Board) -> Self {
        Self::new(board, |square| {
            let (row, column) = board.place(square);
            (column, row)
        })
    }

    /// `place` gives a square's line and place.
    fn new(board: &Board, place: impl Fn(usize) -> (usize, usize)) -> Self {
        let standing = |&label: &u8| {
            let (line, home) = place(board.homes[usize::from(label)].into());
            let at = |square: usize| {
                let (there, at) = if square < board.squares() { place(square) } else { (4, 0) };
                if there == line { (at as u64 ^ AWAY) << (LINE * line + PLACE * home) } else { 0 }
            };
            (label, std::array::from_fn(at))
        };
        Self {
            away: (0..16).fold(0, |all, number| all | AWAY << (PLACE * number)),
            standing: board.labels.iter().map(standing).collect(),
            lines: board.side,
            leaving: &LEAVING,
        }
    }

    #[inline]
    pub(super) fn of(&self, bits: u64) -> i64 {
        let there = |(label, standing): &(u8, [u64; 16])| standing[square_of(bits, *label)];
        let lines = self.standing.iter().fold(self.away, |lines, tile| lines ^ there(tile));
        let leaving = |line: usize| self.leaving[(lines >> (LINE * line)) as usize % self.leaving.len()];
        (0..self.lines).map(|line| i64::from(leaving(line))).sum()
    }
}

/// Tiles that must leave their line, by their places in goal order.
fn leaving(places: usize) -> u8 {
    let places = (0..4).map(|tile| places as u64 >> (PLACE * tile) & 7);
    let standing: Vec<u64> = places.filter(|&place| place < AWAY).collect();
    // The longest increasing subsequence ending with each.
    let mut longest = [0; 4];
    for (number, place) in standing.iter().enumerate() {
        let before = (0..number).filter(|&before| standing[before] < *place).map(|before| longest[before]);
        longest[number] = 1 + before.max().unwrap_or(0);
    }
    standing.len() as u8 - longest.into_iter().max().unwrap_or(0)
}
