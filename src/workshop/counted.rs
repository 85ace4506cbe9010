//! What is counted of the tiles' arrangement as a whole, which no sum over single tiles or pairs tells.

use super::board::Board;

/// What is counted of an arrangement as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counted {
    Cycles,
    RowConflicts,
    ColumnConflicts,
}

/// Counts it. O(tiles), or for lines O(side^3).
pub(super) fn count(what: Counted, board: &Board, bits: u64) -> i64 {
    match what {
        Counted::Cycles => cycles(board, bits),
        Counted::RowConflicts => conflicts(board, bits, |square| board.place(square)),
        Counted::ColumnConflicts => conflicts(board, bits, |square| {
            let (row, column) = board.place(square);
            (column, row)
        }),
    }
}

fn square_of(bits: u64, label: u8) -> usize {
    (bits >> (4 * label) & 15) as usize
}

/// The rings of tiles of which each stands on the square that the next belongs to. One that the empty square is part of is not
/// counted, nor is a tile at home.
///
/// Gaschnig's relaxation lets the empty square change places with any tile. Then each tile that is not at home takes one move, and
/// each such ring one more, to break it up (J. Gaschnig, "A Problem Similarity Approach to Devising Heuristics", IJCAI 1979).
fn cycles(board: &Board, bits: u64) -> i64 {
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

/// For each line the least number of tiles that must leave it so that the others that stand in the line they belong to are in order,
/// all added up. `place` is a square's line, and its place in it.
fn conflicts(board: &Board, bits: u64, place: impl Fn(usize) -> (usize, usize)) -> i64 {
    // By line and place: where in the line the tile there belongs, if it belongs to that line.
    let mut lines = [[None; 4]; 4];
    for &label in &board.labels {
        let (line, at) = place(square_of(bits, label));
        let (home, belongs) = place(board.homes[usize::from(label)].into());
        if line == home {
            lines[line][at] = Some(belongs);
        }
    }
    let leaving = |line: &[Option<usize>; 4]| {
        let standing: Vec<usize> = line.iter().copied().flatten().collect();
        // The longest of them in order, ending with each.
        let mut longest = [0; 4];
        for (number, belongs) in standing.iter().enumerate() {
            let before =
                (0..number).filter(|&before| standing[before] < *belongs).map(|before| longest[before]);
            longest[number] = 1 + before.max().unwrap_or(0);
        }
        standing.len() as i64 - longest.into_iter().max().unwrap_or(0)
    };
    lines.iter().map(leaving).sum()
}
