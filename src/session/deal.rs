//! Deals random problems of a chosen depth.

use serde::Serialize;

use super::choices::Choices;
use super::puzzles::{Visitor, read};
use crate::ask::RequestError;
use crate::chance::SplitMix64;
use crate::puzzle::Puzzle;
use crate::space::{Hashed, Layers, Watch};

/// A dealt start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Deal {
    /// The start in text form.
    pub start: String,
    /// Its distance from the goal, in moves.
    pub depth: u32,
    /// Whether `depth` is the true distance, or only the length of some path.
    pub exact: bool,
}

/// Maximum number of positions stored, some tens of megabytes. Random walks deal deeper starts.
const MOST: u64 = 1_000_000;

/// Deals with a new [`Dealer`]. If the problem's start cannot reach the goal, any component may be used.
///
/// # Errors
/// If the problem is malformed.
pub fn deal(puzzle: &str, start: &str, goal: &str, depth: u32, seed: u64) -> Result<Deal, RequestError> {
    Ok(Dealer::new(puzzle, start, goal)?.deal(depth, seed))
}

/// Deals any number of starts for one goal; searches around the goal only once.
pub struct Dealer(Box<dyn Deals>);

impl Dealer {
    /// A dealer for the goal of a problem and the component of its start.
    ///
    /// # Errors
    /// If the problem is malformed.
    pub fn new(puzzle: &str, start: &str, goal: &str) -> Result<Self, RequestError> {
        read(puzzle, start, goal, Dealing).map(Self)
    }

    /// Draws a start `depth` moves from the goal, or one of the deepest. Deterministic in `seed`.
    ///
    /// Distances are exact up to a million positions; a random walk that never undoes its last move goes deeper. Time and
    /// memory O(positions within `depth` moves).
    pub fn deal(&mut self, depth: u32, seed: u64) -> Deal {
        self.0.deal(depth, seed)
    }
}

trait Deals {
    fn deal(&mut self, depth: u32, seed: u64) -> Deal;
}

struct Dealing;

impl Visitor for Dealing {
    type Output = Box<dyn Deals>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Box<dyn Deals>, RequestError> {
        Ok(Box::new(Around::goal_of(puzzle)))
    }
}

/// Positions by distance from the goal, as far as needed.
struct Around<P: Puzzle> {
    puzzle: P,
    search: Layers<P::State, Hashed<P::State>>,
    layers: Kept<P::State>,
}

struct Kept<S>(Vec<Vec<S>>);

impl<S> Watch<S> for Kept<S> {
    fn meet(&mut self, state: S, depth: u8) {
        let depth = usize::from(depth);
        if self.0.len() <= depth {
            self.0.resize_with(depth + 1, Vec::new);
        }
        self.0[depth].push(state);
    }
}

impl<P: Puzzle> Around<P> {
    fn goal_of(puzzle: P) -> Self {
        let mut layers = Kept(Vec::new());
        let search = Layers::new(&puzzle, Hashed::default(), puzzle.goals(), &mut layers);
        Self { puzzle, search, layers }
    }

    /// Adds layers up to `depth`; stops at the end of the space or the storage.
    fn grow(&mut self, depth: usize) {
        let search = &mut self.search;
        while self.layers.0.len() <= depth && !search.is_complete() && search.met() <= MOST {
            if search.advance(&self.puzzle, search.left_in_layer(), &mut self.layers) == 0 {
                break;
            }
        }
    }
}

impl<P: Choices> Deals for Around<P> {
    fn deal(&mut self, depth: u32, seed: u64) -> Deal {
        self.grow(depth as usize);
        let puzzle = &self.puzzle;
        let nearest = self.layers.0.len() - 1;
        let states = &self.layers.0[nearest.min(depth as usize)];
        let mut chance = SplitMix64(seed);
        let mut state = states[chance.below(states.len())];
        let exact = self.search.is_complete() || nearest >= depth as usize;
        #[allow(clippy::cast_possible_truncation)] // at most `depth`
        let mut reached = nearest.min(depth as usize) as u32;
        let mut last = None;
        while !exact && reached < depth {
            let moves = puzzle.moves(state);
            let onward = last.map_or(moves, |mv| moves.without(puzzle.inverse(mv)));
            let all: Vec<_> = onward.into_iter().collect();
            let mv = all[chance.below(all.len())];
            state = puzzle.after(state, mv);
            last = Some(mv);
            reached += 1;
        }
        Deal { start: puzzle.write_state(state), depth: reached, exact }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Request, Session};
    use super::*;

    fn distance(puzzle: &str, start: &str, goal: &str) -> Option<usize> {
        let request = Request::new([puzzle, start, goal], "bidirectional-bfs").unwrap();
        let mut session = Session::new(request).unwrap();
        session.step(u64::MAX);
        session.snapshot().length
    }

    #[test]
    fn a_deal_is_as_deep_as_it_says_in_every_puzzle() {
        let problems = [
            ("cubes", "WWWWWWWWE", "BWRBWRBER"),
            ("tiles", "123456780", "123456780"),
            ("tiles", "0123456789abcdef", "0123456789abcdef"),
            ("knights", "111110111100*110000100000", "111110111100*110000100000"),
            ("toys", "1110110000000000", "1110110000000000"),
        ];
        for (puzzle, start, goal) in problems {
            for depth in [0, 1, 4] {
                let dealt = deal(puzzle, start, goal, depth, 7).unwrap();
                assert_eq!((dealt.depth, dealt.exact), (depth, true), "{puzzle}");
                assert_eq!(distance(puzzle, &dealt.start, goal), Some(depth as usize), "{puzzle}");
            }
        }
    }

    #[test]
    fn a_goal_that_nothing_is_so_far_from_gets_one_of_the_deepest() {
        let dealt = deal("tiles", "123456780", "123456780", 99, 1).unwrap();
        assert_eq!((dealt.depth, dealt.exact), (31, true));
        assert_eq!(distance("tiles", &dealt.start, "123456780"), Some(31));
    }

    #[test]
    fn the_same_seed_deals_the_same_and_another_mostly_another() {
        let goal = "123456780";
        let starts: Vec<_> =
            [3, 3, 4, 5].map(|seed| deal("tiles", goal, goal, 20, seed).unwrap().start).into();
        assert_eq!(starts[0], starts[1]);
        assert!(starts[2] != starts[0] || starts[3] != starts[0]);
    }

    #[test]
    fn what_was_dealt_before_makes_no_difference() {
        for (puzzle, goal, deep) in [("tiles", "123456780", 99), ("tiles", "0123456789abcdef", 60)] {
            let mut dealer = Dealer::new(puzzle, goal, goal).unwrap();
            for depth in [12, 0, deep, 3, 12] {
                assert_eq!(
                    dealer.deal(depth, 5),
                    deal(puzzle, goal, goal, depth, 5).unwrap(),
                    "{goal}, {depth}"
                );
            }
        }
    }

    #[test]
    fn past_the_map_a_walk_goes_on_and_says_so() {
        let goal = "0123456789abcdef";
        let dealt = deal("tiles", goal, goal, 60, 1).unwrap();
        assert_eq!((dealt.depth, dealt.exact), (60, false));
    }
}
