//! What is counted of the tiles' arrangement as a whole, which no sum over single tiles or pairs tells.

use std::sync::LazyLock;

use super::board::Board;

fn square_of(bits: u64, label: u8) -> usize {
    (bits >> (4 * label) & 15) as usize
}

/// The rings of tiles of which each stands on the square that the next belongs to. One that the empty square is part of is not
/// counted, nor is a tile at home.
///
/// Gaschnig's relaxation lets the empty square change places with any tile. Then each tile that is not at home takes one move, and
/// each such ring one more, to break it up (J. Gaschnig, "A Problem Similarity Approach to Devising Heuristics", IJCAI 1979).
pub(super) fn cycles(board: &Board, bits: u64) -> i64 {
    let belongs = |square: usize| {
        (0..16_u8).find(|&label| {
            usize::from(board.homes[usize::from(label)]) == square
                && (label == 0 || board.labels.contains(&label))
        })
    };
    let (mut seen, mut rings) = (1_u32, 0);
    // First what is in a ring with the empty square.
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

/// What a place in a line is called that no tile of the line stands on, as it stands elsewhere or there is none.
const AWAY: u64 = 4;

/// Bits of a place, and of the four of a line.
const PLACE: usize = 3;
const LINE: usize = 4 * PLACE;

/// How many tiles must leave a line, by the places on which those that belong to it stand, three bits each.
static LEAVING: LazyLock<[u8; 1 << LINE]> = LazyLock::new(|| std::array::from_fn(leaving));

/// For each line the least number of tiles that must leave it so that the others that stand in the line they belong to are in order,
/// all added up. O(tiles).
#[derive(Clone, Debug)]
pub(super) struct Conflicts {
    /// Where all tiles stand that are in none of their lines' places.
    away: u64,
    /// For each label, and each square it may stand on, what of that is otherwise.
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

    /// `place` is a square's line, and its place in it.
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

/// How many of a line's tiles must leave it, by the places that they stand on, each in the order in which they belong there.
fn leaving(places: usize) -> u8 {
    let places = (0..4).map(|tile| places as u64 >> (PLACE * tile) & 7);
    let standing: Vec<u64> = places.filter(|&place| place < AWAY).collect();
    // The longest of them in order, ending with each.
    let mut longest = [0; 4];
    for (number, place) in standing.iter().enumerate() {
        let before = (0..number).filter(|&before| standing[before] < *place).map(|before| longest[before]);
        longest[number] = 1 + before.max().unwrap_or(0);
    }
    standing.len() as u8 - longest.into_iter().max().unwrap_or(0)
}
