//! The sum of each tile's steps to its place.

use crate::heuristic::Heuristic;
use crate::puzzle::SlidingTiles;
use crate::puzzle::sliding_tiles::{StorageFormat, Tiles, distance};

/// For the sliding tiles: the rows and columns between each tile and its goal square, summed.
///
/// **Consistent**: a slide moves one tile by one square, so one term changes by one, and
/// [`estimate_after`](Heuristic::estimate_after) only looks at this tile. **Admissible**: it is consistent and 0 at the
/// goal.
#[derive(Clone, Debug)]
pub struct Manhattan {
    labels: Vec<usize>,
    /// The distance of each label, at label * 16 + square.
    distance: [u8; 256],
}

impl Manhattan {
    /// The bound for the goal of `puzzle`.
    #[must_use]
    pub fn new<const N: usize>(puzzle: &SlidingTiles<N>) -> Self {
        let labels: Vec<usize> = puzzle.labels().collect();
        let mut table = [0; 256];
        for &label in &labels {
            for square in 0..N * N {
                #[allow(clippy::cast_possible_truncation)] // at most 6
                let steps = distance::<N>(square, puzzle.goal().square_of(label)) as u8;
                table[16 * label + square] = steps;
            }
        }
        Self { labels, distance: table }
    }

    #[inline]
    fn steps(&self, label: usize, square: usize) -> u32 {
        u32::from(self.distance[(16 * label + square) & 255])
    }
}

impl<const N: usize> Heuristic<SlidingTiles<N>> for Manhattan
where
    SlidingTiles<N>: StorageFormat,
{
    #[inline]
    fn is_cheap() -> bool {
        true
    }

    #[inline]
    fn estimate(&self, state: Tiles) -> u32 {
        self.labels.iter().map(|&label| self.steps(label, state.square_of(label))).sum()
    }

    #[inline]
    fn estimate_after(&self, estimate: u32, before: Tiles, after: Tiles) -> u32 {
        let slide = before.slide_to(after);
        estimate + self.steps(slide.label, slide.to) - self.steps(slide.label, slide.from)
    }
}
