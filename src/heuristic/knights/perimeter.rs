//! The true distance near the goal, another bound elsewhere.

use std::rc::Rc;

use super::Misplaced;
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::KnightsExchange;
use crate::puzzle::knights::Knights;
use crate::space::{HashedDepths, Layers};

/// For the knights: in a ball around the goal, the distance, from a breadth-first search backward. Outside, the maximum of
/// [`Misplaced`] and the least number above the radius with the distance's parity.
///
/// **Parity**: a jump moves the empty square to the other chessboard colour. So both empty squares' colours give the parity
/// of all paths to the goal.
///
/// **Admissible**: inside, it is the distance. Outside, the distance exceeds the radius and has that parity.
///
/// **Consistent**: inside, values are distances. Outside, the parity's number alternates between radius + 1 and radius + 2.
/// A move into the ball ends at distance radius, so parity excludes radius + 2 before it, and the value falls by one.
/// `Misplaced` there is admissible, so at most radius + 1. The maximum of consistent bounds is consistent.
///
/// Source: J. F. Dillenburg and P. C. Nelson, "Perimeter Search", Artificial Intelligence 65 (1994); simplest form.
#[derive(Clone, Debug)]
pub struct Perimeter {
    misplaced: Misplaced,
    goal: Knights,
    radius: u32,
    distances: Rc<HashedDepths<Knights>>,
}

/// The radius for the contest, which allows at most 15 moves: 122,209 positions around its goal.
pub const RADIUS: u32 = 11;

impl Perimeter {
    /// The ball around the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &KnightsExchange, radius: u32) -> Self {
        PerimeterBuild::new(puzzle, radius).complete()
    }

    /// Whether the empty squares of position and goal differ in colour.
    #[inline]
    fn parity(&self, state: Knights) -> u32 {
        // On five columns, a square number's parity is its colour.
        u32::from((state.empty_square() ^ self.goal.empty_square()) & 1 == 1)
    }
}

impl Heuristic<KnightsExchange> for Perimeter {
    #[inline]
    fn estimate(&self, state: Knights) -> u32 {
        if let Some(distance) = self.distances.at(&state) {
            return u32::from(distance);
        }
        let least = self.radius + 1;
        self.misplaced.estimate(state).max(least + ((least ^ self.parity(state)) & 1))
    }
}

/// A [`Perimeter`] being built; a unit of work is one position expanded. Their total is known in the last layer.
#[derive(Clone, Debug)]
pub struct PerimeterBuild {
    puzzle: KnightsExchange,
    layers: Layers<Knights, HashedDepths<Knights>>,
    radius: u32,
    built: Option<Perimeter>,
}

impl PerimeterBuild {
    /// The ball around the goal of `puzzle`; only the goal is known. The radius is at most 39, the maximum distance.
    #[must_use]
    pub fn new(puzzle: &KnightsExchange, radius: u32) -> Self {
        let layers = Layers::new(puzzle, HashedDepths::default(), [puzzle.goal()], &mut ()).within(radius);
        Self { puzzle: puzzle.clone(), layers, radius, built: None }
    }
}

impl Build for PerimeterBuild {
    type Heuristic = Perimeter;

    fn advance(&mut self, budget: u64) -> u64 {
        let done = self.layers.advance(&self.puzzle, budget, &mut ());
        assert!(!self.layers.is_starved(), "no memory for a table, though it was there before");
        if self.built.is_none() && self.layers.is_complete() {
            self.built = Some(Perimeter {
                misplaced: Misplaced::new(&self.puzzle),
                goal: self.puzzle.goal(),
                radius: self.radius,
                distances: Rc::new(self.layers.take_depths()),
            });
        }
        done
    }

    fn heuristic(&self) -> Option<&Perimeter> {
        self.built.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        let ball = self.built.as_ref().map_or(self.layers.depths(), |built| &built.distances);
        Some(Progress {
            done: self.layers.expanded(),
            total: self.layers.total(),
            states: self.layers.met(),
            bytes: ball.bytes(),
        })
    }
}
