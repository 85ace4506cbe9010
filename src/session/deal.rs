//! Deals random problems of a chosen depth.

use serde::Serialize;

use super::choices::Choices;
use super::puzzles::{Visitor, check_board, read};
use crate::ask::RequestError;
use crate::chance::SplitMix64;
use crate::puzzle::Puzzle;
use crate::said::FROM_TO;
use crate::space::{HashedDepths, Layers, Watch};

/// A dealt start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Deal {
    /// The start in text form.
    pub start: String,
    /// Its distance from the goal, in moves.
    pub depth: u32,
    /// Whether `depth` is the true distance. Of a [walk](Dealer::walk) it may be only the length of some path.
    pub exact: bool,
}

/// Maximum number of positions stored: they fit a hash table of 2^21 places, some tens of megabytes.
const MOST: u64 = 1_800_000;

/// Positions expanded before the number of stored ones is checked again.
const SLICE: u64 = 1 << 12;

/// Deals with a new [`Dealer`]. If the problem's start cannot reach the goal, any component may be used.
///
/// # Errors
/// If the problem is malformed, or for a depth at which not all positions can be stored.
pub fn deal(puzzle: &str, start: &str, goal: &str, depth: u32, seed: u64) -> Result<Deal, RequestError> {
    Dealer::new(puzzle, start, goal)?.deal(depth, seed)
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

    /// Prepares deals up to `depth`: expands up to about `budget` positions around the goal. Returns whether work is left. Deals do
    /// not depend on it; a deal that is not prepared does the work at once.
    pub fn look(&mut self, depth: u32, budget: u64) -> bool {
        self.0.look(depth, budget)
    }

    /// The distance from the goal within which all positions are known by now.
    #[must_use]
    pub fn known(&self) -> u32 {
        self.0.known()
    }

    /// Draws a start `depth` moves from the goal, or one of the deepest if none is so deep. Deterministic in `seed`. Time and
    /// memory O(positions within `depth` moves).
    ///
    /// # Errors
    /// For a depth within which there are more than 1.8 million positions. A [walk](Self::walk) goes deeper.
    pub fn deal(&mut self, depth: u32, seed: u64) -> Result<Deal, RequestError> {
        while self.look(depth, u64::MAX) {}
        // One move past the known positions shows whether they are all.
        let deal = self.walk(depth.min(self.known() + 1), seed);
        if deal.exact {
            return Ok(deal);
        }
        let allowed = FROM_TO.of([0.into(), self.known().into()]);
        Err(RequestError::Name { field: "depth", given: depth.into(), allowed })
    }

    /// Like [`deal`](Self::deal), and past the known positions by a random walk that never undoes its last move.
    pub fn walk(&mut self, depth: u32, seed: u64) -> Deal {
        self.0.walk(depth, seed)
    }
}

trait Deals {
    fn look(&mut self, depth: u32, budget: u64) -> bool;

    fn known(&self) -> u32;

    fn walk(&mut self, depth: u32, seed: u64) -> Deal;
}

struct Dealing;

impl Visitor for Dealing {
    type Output = Box<dyn Deals>;

    fn visit<P: Choices>(self, puzzle: P) -> Result<Box<dyn Deals>, RequestError> {
        check_board::<P>()?;
        Ok(Box::new(Around::goal_of(puzzle)))
    }
}

/// Positions by distance from the goal, as far as needed.
struct Around<P: Puzzle> {
    puzzle: P,
    search: Layers<P::State, HashedDepths<P::State>>,
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
        let search = Layers::new(&puzzle, HashedDepths::default(), puzzle.goals(), &mut layers);
        Self { puzzle, search, layers }
    }
}

impl<P: Choices> Deals for Around<P> {
    fn look(&mut self, depth: u32, budget: u64) -> bool {
        let mut left = budget;
        loop {
            let has_room = self.search.met() <= MOST && !self.search.is_starved();
            let is_open = self.known() < depth && has_room && !self.search.is_complete();
            if !is_open || left == 0 {
                return is_open;
            }
            // Each layer has the same slices for every budget, so the storage is full at the same position.
            let slice = SLICE.min(self.search.left_in_layer());
            left = left.saturating_sub(slice);
            self.search.advance(&self.puzzle, slice, &mut self.layers);
        }
    }

    fn known(&self) -> u32 {
        self.search.depth()
    }

    fn walk(&mut self, depth: u32, seed: u64) -> Deal {
        while self.look(depth, u64::MAX) {}
        let (puzzle, mut reached) = (&self.puzzle, self.known().min(depth));
        let states = &self.layers.0[reached as usize];
        let mut chance = SplitMix64(seed);
        let mut state = states[chance.below(states.len())];
        let exact = reached == depth || self.search.is_complete();
        let mut last = None;
        while !exact && reached < depth {
            let back = last.map(|mv| puzzle.inverse(mv));
            let all: Vec<_> = puzzle.moves(state).filter(|&mv| Some(mv) != back).collect();
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
    fn a_seed_always_deals_the_same_and_another_seed_mostly_another() {
        let goal = "123456780";
        let starts: Vec<_> =
            [3, 3, 4, 5].map(|seed| deal("tiles", goal, goal, 20, seed).unwrap().start).into();
        assert_eq!(starts[0], starts[1]);
        assert!(starts[2] != starts[0] || starts[3] != starts[0]);
    }

    #[test]
    fn earlier_deals_make_no_difference() {
        for (puzzle, goal, deep) in [("tiles", "123456780", 99), ("tiles", "0123456789abcdef", 60)] {
            let mut dealer = Dealer::new(puzzle, goal, goal).unwrap();
            for depth in [12, 0, deep, 3, 12] {
                let anew = Dealer::new(puzzle, goal, goal).unwrap().walk(depth, 5);
                assert_eq!(dealer.walk(depth, 5), anew, "{goal}, {depth}");
            }
        }
    }

    #[test]
    fn past_the_known_positions_a_deal_is_refused_and_a_walk_goes_on_and_says_so() {
        for (puzzle, goal) in [("tiles", "0123456789abcdef"), ("knights", "111110111100*110000100000")] {
            let mut dealer = Dealer::new(puzzle, goal, goal).unwrap();
            let mut calls = 0;
            while dealer.look(60, 100_000) {
                calls += 1;
            }
            let known = dealer.known();
            assert!(calls > 5 && (12..60).contains(&known), "{puzzle}: {calls} calls, {known} moves");
            assert!(dealer.deal(known, 1).unwrap().exact);
            let refused = dealer.deal(known + 1, 1).unwrap_err().to_string();
            assert!(refused.contains(&format!("from 0 to {known}")), "{refused}");
            assert!(!dealer.look(known + 1, 1), "no work is left after a refusal");
            let walked = dealer.walk(60, 1);
            assert_eq!((walked.depth, walked.exact), (60, false));
            // Known positions do not depend on how they were looked for.
            assert_eq!(deal(puzzle, goal, goal, known, 1), dealer.deal(known, 1));
        }
    }
}
