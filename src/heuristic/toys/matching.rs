//! The cheapest matching of misplaced 1s and the squares that need a 1.

use crate::heuristic::Heuristic;
use crate::puzzle::toys::Toys;
use crate::puzzle::{Notation, ToyExchange};

/// For the toys: the minimum cost of a matching between misplaced 1s and the squares that need one. A pair costs its
/// Manhattan distance.
///
/// **Admissible**: follow each 1 along a solution. This matches the 1s of the position with those of the goal, and costs at
/// least the sum of the distances, since an exchange moves one 1 by one square. Matching only the differing squares costs
/// no more: let a 1 leave a square s of the goal for t, while another comes from u to s. Sending the other straight from u
/// to t is no longer. Repeat until all such 1s stay.
///
/// **Consistent**: an exchange moves one 1 by one square, which changes every matching's cost, and so the minimum, by at
/// most one.
///
/// **Exact**: on a grid a cheapest matching can be executed at its cost; if another 1 is in the way, the two exchange
/// roles. (Token swapping with two colours.)
///
/// Dynamic programming over the 1s and the sets of squares taken: at most 2^8 sets of 8 squares per estimate.
#[derive(Clone, Copy, Debug)]
pub struct Matching {
    goal: Toys,
    /// Whether a matching exists: exchanges preserve the number of 1s.
    pairs: bool,
}

impl Matching {
    /// The bound for the goal of `puzzle`; 0 if the goal has another number of 1s.
    #[must_use]
    pub fn new(puzzle: &ToyExchange) -> Self {
        Self { goal: puzzle.goal(), pairs: puzzle.unsolvable().is_none() }
    }
}

const DISTANCE: [[u8; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut square: usize = 0;
    while square < 256 {
        let (a, b) = (square / 16, square % 16);
        #[allow(clippy::cast_possible_truncation)] // at most 6
        let steps = ((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4)) as u8;
        table[a][b] = steps;
        square += 1;
    }
    table
};

fn squares(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}

impl Heuristic<ToyExchange> for Matching {
    fn estimate(&self, state: Toys) -> u32 {
        let (here, there) = (state.ones(), self.goal.ones());
        // The position may be unreachable.
        if !self.pairs || here.count_ones() != there.count_ones() {
            return 0;
        }
        let mut wanted = [0; 8];
        for (place, square) in wanted.iter_mut().zip(squares(there & !here)) {
            *place = square;
        }
        // The minimum cost for the first 1s to take each set of squares, as many as 1s.
        let mut cheapest = [u8::MAX; 256];
        cheapest[0] = 0;
        let mut taken_by_all = 0;
        for (number, from) in (0..8).zip(squares(here & !there)) {
            let count = (here & !there).count_ones();
            for set in (0_usize..1 << count).filter(|set| set.count_ones() == number) {
                let cost = cheapest[set];
                for (place, &to) in wanted.iter().enumerate().take(count as usize) {
                    let with = set | 1 << place;
                    if with != set {
                        cheapest[with] = cheapest[with].min(cost + DISTANCE[from][to]);
                    }
                }
            }
            taken_by_all = taken_by_all << 1 | 1;
        }
        u32::from(cheapest[taken_by_all])
    }
}
