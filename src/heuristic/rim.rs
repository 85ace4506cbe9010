//! A heuristic made stronger by a perimeter: a ball around the goals, and the least bound on the way to its rim.
//!
//! Search back from the goals to depth p: that is the *ball*, and the positions at distance p are its *rim*. From outside, every
//! solution goes through the rim, and then has p moves left. So it has at least
//!
//! ```text
//! h(n) = p + the least h(n, m) over all m of the rim
//! ```
//!
//! moves, where h(n, m) is the bound on the way from n to m: the same heuristic with m as its goal. Inside the ball the distance is known.
//! A search with this bound sees the goal from p moves farther away, and pays with as many evaluations of pairs as the rim has
//! positions. IDA\* with it is BIDA\*.
//!
//! Which p pays depends on the heuristic and on the puzzle: the rim grows as b^p, what is saved as well, but from the other end.
//!
//! Source: J. F. Dillenburg and P. C. Nelson, "Perimeter Search", Artificial Intelligence 65 (1994); G. Manzini, "BIDA\*: An Improved
//! Perimeter Search Algorithm", Artificial Intelligence 75 (1995). Departures: several goal positions, around which there is one ball; a
//! search that comes to the rim walks on to the goal, where the bound is exact, instead of looking the way up: p more expansions; what
//! lies outside is known to be farther away than p, which counts too; and Manzini's lists of the rim's positions that still matter below
//! a node are not kept, so that each evaluation asks the whole rim.
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

use super::{AnyHeuristic, Build, Dispatched, Heuristic, Perimeter, Progress};
use crate::puzzle::Puzzle;

/// The bound by a perimeter of a depth: see the [module](self).
///
/// **Admissible**, if the pairs' bound is: a way from outside to a goal enters the ball by its rim, at a position m, after h(n, m) moves
/// at the least, and from there p are left.
///
/// **Consistent**, if the pairs' bound is, in both positions' favour: outside it is a least of consistent bounds, inside a distance.
/// Along a move from outside into the ball, which leads to some m of the rim, it falls from p + h(n, m) = p + 1 at the most to p.
#[derive(Clone, Debug)]
pub struct Rim<P: Puzzle, H> {
    depth: u32,
    distances: Rc<Ball<P>>,
    /// For each position of the rim the bound on the way there.
    ways: Rc<[H]>,
}

type Ball<P> = HashMap<<P as Puzzle>::State, u8, FxBuildHasher>;

impl<P: Puzzle, H> Rim<P, H> {
    /// How many pairs of a position and one of the rim were evaluated for a bound of `estimate`: all, or inside the ball none.
    #[must_use]
    pub fn pairs(&self, estimate: u32) -> u64 {
        self.ball().pairs(estimate)
    }

    fn ball(&self) -> Perimeter {
        Perimeter { depth: self.depth, rim: self.ways.len() as u64 }
    }

    /// How many positions the rim has.
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
        let ways = self.ways.iter().map(|there| Dispatched(there).estimate(state));
        // What is outside is one move farther away at the least. A rim without positions is that of a ball which is the whole space.
        self.depth + ways.min().unwrap_or(0).max(1)
    }

    fn perimeter(&self) -> Option<Perimeter> {
        Some(self.ball())
    }
}

/// A [`Rim`] being built; a unit of work is one position of the ball expanded. How many there will be is not known before.
#[derive(Clone, Debug)]
pub struct RimBuild<P: Puzzle, H, A> {
    puzzle: P,
    aim: A,
    depth: u8,
    distances: Ball<P>,
    /// The layer that is being expanded, from `next` on, and its distance.
    frontier: Vec<P::State>,
    next: usize,
    distance: u8,
    beyond: Vec<P::State>,
    done: u64,
    built: Option<Rim<P, H>>,
}

impl<P: Puzzle + Clone, H: Clone, A: Fn(&P, P::State) -> H> RimBuild<P, H, A> {
    /// The ball of this depth around the goals of `puzzle`, in which only they are known. `aim` gives the bound on the way to a
    /// position.
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

    /// Aims at the rim, once the layer in hand is that.
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
        // An entry and the byte of control that the table keeps for it.
        let slot = size_of::<(P::State, u8)>() + 1;
        let slots = (ball.capacity() * 8 / 7).next_power_of_two();
        let rim = self.built.as_ref().map_or(0, Rim::rim) * size_of::<H>();
        let total = self.built.as_ref().map(|_| self.done);
        let bytes = (slots * slot + rim) as u64;
        Some(Progress { done: self.done, total, states: ball.len() as u64, bytes })
    }
}
