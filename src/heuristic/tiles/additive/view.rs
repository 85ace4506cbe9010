use super::ranks::{SIX, THREE};
use crate::puzzle::FifteenPuzzle;

#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) mirror: Mirror,
    /// For each member of a group, four times the label of its tile in this view.
    pub(super) sixes: [[u32; SIX]; 2],
    pub(super) three: [u32; THREE],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mirror {
    Plain,
    /// In the diagonal from the upper left: rows become columns.
    Main,
    /// In the diagonal from the upper right.
    Other,
}

impl Mirror {
    /// Mirrors all squares of a position at once, or one square in the lowest nibble.
    #[inline]
    pub(super) const fn of(self, squares: u64) -> u64 {
        // Exchanges the two row and two column bits of each square; for the other diagonal, inverts both.
        let exchanged = (squares & 0x3333_3333_3333_3333) << 2 | squares >> 2 & 0x3333_3333_3333_3333;
        match self {
            Self::Plain => squares,
            Self::Main => exchanged,
            Self::Other => !exchanged,
        }
    }

    /// The mirror that fixes the goal's empty square, if any.
    pub(super) const fn keeping(square: usize) -> Option<Self> {
        match square {
            0 | 5 | 10 | 15 => Some(Self::Main),
            3 | 6 | 9 | 12 => Some(Self::Other),
            _ => None,
        }
    }
}

impl View {
    pub(super) fn new(puzzle: &FifteenPuzzle, groups: &[Vec<usize>; 3], mirror: Mirror) -> Self {
        let goal = puzzle.goal();
        // The tile whose goal square is the mirror image of `place`.
        let shift = |place: usize| {
            let image = mirror.of(place as u64) & 15;
            let label = puzzle.labels().find(|&label| goal.square_of(label) as u64 == image);
            #[allow(clippy::cast_possible_truncation)] // labels are below 16
            let shift = 4 * label.unwrap_or(0) as u32;
            shift
        };
        let [first, second, three] = groups;
        Self {
            mirror,
            sixes: [first, second].map(|group| std::array::from_fn(|tile| shift(group[tile]))),
            three: std::array::from_fn(|tile| shift(three[tile])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirroring_a_whole_position_mirrors_each_of_its_squares() {
        let squares = 0xfedc_ba98_7654_3210;
        assert_eq!(Mirror::Main.of(squares), 0xfb73_ea62_d951_c840);
        for mirror in [Mirror::Main, Mirror::Other] {
            assert_eq!(mirror.of(mirror.of(squares)), squares);
            for square in 0..16 {
                let is_kept = mirror.of(square as u64) & 15 == square as u64;
                assert_eq!(Mirror::keeping(square) == Some(mirror), is_kept, "{mirror:?}, {square}");
            }
        }
    }
}
