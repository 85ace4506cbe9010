//! Ranks placements of distinguishable tiles on squares without gaps, three tiles per lookup.
//!
//! On n squares, three tiles have n (n-1) (n-2) placements. A table of 4096 entries, indexed by three nibbles, gives the
//! rank of a placement, and the number of free squares before each other square. This maps the next three tiles to a board
//! of n - 3 squares, and so on: the permutation's rank in the factorial number system, without loops.

#[derive(Clone, Debug)]
pub(super) struct Triples {
    entries: Box<[Entry; 4096]>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub number: u32,
    /// Free squares before each square, one nibble each.
    free_before: u64,
}

impl Entry {
    #[inline]
    pub(super) const fn among_the_rest(self, square: usize) -> usize {
        (self.free_before >> (4 * square) & 15) as usize
    }

    #[inline]
    pub(super) const fn three_among_the_rest(self, three: usize) -> usize {
        let [a, b, c] = [three & 15, three >> 4 & 15, three >> 8 & 15];
        self.among_the_rest(a) | self.among_the_rest(b) << 4 | self.among_the_rest(c) << 8
    }
}

impl Triples {
    /// For a board of `squares`, at most 16.
    pub(super) fn new(squares: usize) -> Self {
        let mut numbers = 0..;
        let entry = |three: usize| {
            let tiles = [three & 15, three >> 4 & 15, three >> 8];
            let [a, b, c] = tiles;
            if a == b || b == c || a == c || tiles.iter().any(|&square| square >= squares) {
                return Entry::default();
            }
            let mut free_before = 0;
            let mut free = 0;
            for square in 0..squares {
                free_before |= free << (4 * square);
                free += u64::from(!tiles.contains(&square));
            }
            Entry { number: numbers.next().unwrap_or_default(), free_before }
        };
        Self { entries: Box::new(std::array::from_fn(entry)) }
    }

    #[inline]
    pub(super) const fn at(&self, three: usize) -> Entry {
        self.entries[three & 4095]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_tiles_on_sixteen_squares_are_numbered_without_gaps_or_repeats() {
        let (first, second) = (Triples::new(16), Triples::new(13));
        let mut seen = vec![false; 16 * 15 * 14 * 13 * 12 * 11];
        for placement in 0..1_usize << 24 {
            let squares = (0..6).fold(0_u32, |squares, tile| squares | 1 << (placement >> (4 * tile) & 15));
            if squares.count_ones() < 6 {
                continue;
            }
            let entry = first.at(placement);
            let rest = second.at(entry.three_among_the_rest(placement >> 12));
            let number = (entry.number * (13 * 12 * 11) + rest.number) as usize;
            assert!(!seen[number], "{placement:06x} has the number of another");
            seen[number] = true;
        }
        assert!(seen.into_iter().all(|seen| seen));
    }
}
