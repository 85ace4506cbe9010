//! The cheapest way to pair the 1s that must go with the squares that want one.

use crate::heuristic::Heuristic;
use crate::puzzle::toys::Toys;
use crate::puzzle::{Notation, ToyExchange};

/// For the toys: the least sum of rows and columns over all ways to pair the 1s that stand on a 0 of the
/// goal with the squares where the goal has a 1 and the position has none.
///
/// **Admissible**: follow each 1 along a solution, from its first square to its last. This pairs the 1s
/// of the position with those of the goal, and costs at least the sum of the distances, as each exchange
/// carries one 1 by one square. Pairing only those that differ costs no more: if a 1 stands on square s
/// where the goal has one too, and goes to t while another comes from u to s, then leaving it and
/// sending that other from u to t is no longer, by the triangle inequality; repeat until all such 1s
/// stay.
///
/// **Consistent**: an exchange carries one 1 by one square, which changes the cost of every full pairing
/// by at most one, and so that of the cheapest.
///
/// **Exact**: on a grid a cheapest pairing can always be carried out at its cost: where another 1 stands
/// in the way, the two change roles. (Token swapping with two colours.)
///
/// Found by going through the 1s in turn and keeping, for every set of squares they could have taken,
/// the cheapest way: at most 2^8 sets of 8 squares an estimate.
#[derive(Clone, Copy, Debug)]
pub struct Matching {
    goal: Toys,
    /// Whether there is a pairing at all: exchanges change no number of 1s.
    pairs: bool,
}

impl Matching {
    /// The bound for the goal of `puzzle`; of one that has another number of 1s, and cannot be reached, it says 0.
    #[must_use]
    pub fn new(puzzle: &ToyExchange) -> Self {
        Self { goal: puzzle.goal(), pairs: puzzle.unsolvable().is_none() }
    }
}

/// The rows and columns between two squares.
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

/// The squares of a set, in rising order.
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
        // A position may be asked about that no move of the problem leads to.
        if !self.pairs || here.count_ones() != there.count_ones() {
            return 0;
        }
        let mut wanted = [0; 8];
        for (place, square) in wanted.iter_mut().zip(squares(there & !here)) {
            *place = square;
        }
        // The cost of the cheapest way for the first 1s to take each set of wanted squares, as many as
        // there are 1s.
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
