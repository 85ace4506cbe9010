//! Perimeter heuristics: the exact distance in a ball around the goals, and outside it a bound through the ball's rim.
//!
//! A backward search from the goals to depth p gives the *ball*; positions at distance p are its *rim*. From outside, every
//! solution passes the rim with p moves left. So it has at least
//!
//! ```text
//! h(n) = p + the least h(n, m) over all m of the rim
//! ```
//!
//! moves, where h(n, m) is the heuristic for the goal m. A search with this bound detects the goal p moves earlier, at the
//! cost of one evaluation per rim position. IDA\* with it is BIDA\*. The best p depends on heuristic and puzzle: both the
//! rim and the nodes saved grow as b^p.
//!
//! Source: J. F. Dillenburg and P. C. Nelson, "Perimeter Search", Artificial Intelligence 65 (1994); G. Manzini, "BIDA\*: An
//! Improved Perimeter Search Algorithm", Artificial Intelligence 75 (1995). Departures:
//!
//! - All goal positions share one ball.
//! - A search at the rim continues with the exact bound instead of looking up the path: p more expansions.
//! - Positions outside count at least p + 1.
//! - Each evaluation covers the whole rim, without Manzini's lists of rim positions that still matter.
//!
//! ```
//! use rolling_cubes::heuristic::{Build, Heuristic, RimBuild, knights::Misplaced};
//! use rolling_cubes::puzzle::{KnightsExchange, Notation, Puzzle};
//!
//! let puzzle = KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000")?;
//! let aim = |puzzle: &KnightsExchange, rim| Misplaced::new(&KnightsExchange::new(puzzle.start(), rim));
//! let (misplaced, around) = (Misplaced::new(&puzzle), RimBuild::new(&puzzle, 5, aim).complete());
//! assert_eq!((misplaced.estimate(puzzle.start()), around.estimate(puzzle.start())), (5, 7));
//! // Its shortest solution has seven jumps.
//! # Ok::<(), rolling_cubes::puzzle::ProblemError>(())
//! ```

use std::rc::Rc;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::{AnyHeuristic, Build, Dispatcher, Heuristic, Perimeter, Progress};
use crate::puzzle::Puzzle;

/// The bound by a perimeter: see the [module](self).
///
/// **Admissible**, if the inner heuristic is: a path from outside enters the ball at some rim position m after at least
/// h(n, m) moves, and p moves remain.
///
/// **Consistent**, if the inner heuristic is: outside it is a minimum of consistent bounds, inside a distance. A move into
/// the ball leads to some m of the rim, where the bound falls from at most p + h(n, m) = p + 1 to p.
#[derive(Clone, Debug)]
pub struct Rim<P: Puzzle, H> {
    depth: u32,
    distances: Rc<Ball<P>>,
    ways: Rc<[H]>,
}

type Ball<P> = HashMap<<P as Puzzle>::State, u8, FxBuildHasher>;

impl<P: Puzzle, H> Rim<P, H> {
    /// Pairs evaluated for a bound of `estimate`: all rim positions, or none inside the ball.
    #[must_use]
    pub fn pairs(&self, estimate: u32) -> u64 {
        self.ball().pairs(estimate)
    }

    fn ball(&self) -> Perimeter {
        Perimeter { depth: self.depth, rim: self.ways.len() as u64 }
    }

    /// Number of rim positions.
    #[must_use]
    pub fn rim(&self) -> usize {
        self.ways.len()
    }
}

impl<P: Puzzle, H: AnyHeuristic<P>> Heuristic<P> for Rim<P, H> {
    fn estimate(&self, state: P::State) -> u32 {
        if let Some(&distance) = self.distances.get(&state) {
            return distance.into();
        }
        let ways = self.ways.iter().map(|there| Dispatcher(there).estimate(state));
        // Outside is at least one move away; a ball of the whole space has no rim.
        self.depth + ways.min().unwrap_or(0).max(1)
    }

    fn perimeter(&self) -> Option<Perimeter> {
        Some(self.ball())
    }
}

/// A [`Rim`] being built; a unit of work is one ball position expanded. Their total is unknown.
#[derive(Clone, Debug)]
pub struct RimBuild<P: Puzzle, H, A> {
    puzzle: P,
    aim: A,
    depth: u8,
    distances: Ball<P>,
    frontier: Vec<P::State>,
    next: usize,
    distance: u8,
    beyond: Vec<P::State>,
    done: u64,
    built: Option<Rim<P, H>>,
}

impl<P: Puzzle + Clone, H: Clone, A: Fn(&P, P::State) -> H> RimBuild<P, H, A> {
    /// The ball of this depth around the goals of `puzzle`; only the goals are known. `aim` gives the heuristic for a goal.
    #[must_use]
    pub fn new(puzzle: &P, depth: u8, aim: A) -> Self {
        let frontier = puzzle.goals();
        let mut build = Self {
            puzzle: puzzle.clone(),
            aim,
            depth,
            distances: frontier.iter().map(|&goal| (goal, 0)).collect(),
            frontier,
            next: 0,
            distance: 0,
            beyond: Vec::new(),
            done: 0,
            built: None,
        };
        build.finish();
        build
    }

    fn finish(&mut self) {
        if self.built.is_none() && self.distance == self.depth {
            let ways = self.frontier.iter().map(|&state| (self.aim)(&self.puzzle, state)).collect();
            let distances = Rc::new(std::mem::take(&mut self.distances));
            self.built = Some(Rim { depth: self.depth.into(), distances, ways });
        }
    }
}

impl<P: Puzzle + Clone, H: Clone, A: Fn(&P, P::State) -> H> Build for RimBuild<P, H, A> {
    type Heuristic = Rim<P, H>;

    fn advance(&mut self, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && self.built.is_none() {
            if let Some(&state) = self.frontier.get(self.next) {
                (self.next, left) = (self.next + 1, left - 1);
                for mv in self.puzzle.moves(state) {
                    let neighbour = self.puzzle.after(state, mv);
                    if self.distances.try_insert(neighbour, self.distance + 1).is_ok() {
                        self.beyond.push(neighbour);
                    }
                }
            }
            if self.next == self.frontier.len() {
                self.frontier = std::mem::take(&mut self.beyond);
                self.next = 0;
                self.distance += 1;
                self.finish();
            }
        }
        self.done += budget - left;
        budget - left
    }

    fn heuristic(&self) -> Option<&Rim<P, H>> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        let ball = self.built.as_ref().map_or(&self.distances, |built| &built.distances);
        // The table has a control byte per entry.
        let slot = size_of::<(P::State, u8)>() + 1;
        let slots = (ball.capacity() * 8 / 7).next_power_of_two();
        let rim = self.built.as_ref().map_or(0, Rim::rim) * size_of::<H>();
        let total = self.built.as_ref().map(|_| self.done);
        let bytes = (slots * slot + rim) as u64;
        Some(Progress { done: self.done, total, states: ball.len() as u64, bytes })
    }
}
