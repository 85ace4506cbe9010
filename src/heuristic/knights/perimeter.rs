//! The true distance near the goal, and a bound everywhere else.

use std::rc::Rc;

use super::Misplaced;
use crate::heuristic::{Build, Heuristic, Progress};
use crate::puzzle::KnightsExchange;
use crate::puzzle::knights::Knights;
use crate::space::{Hashed, Layers};

/// For the knights: within a ball around the goal the distance to it, known from a breadth-first search
/// back from the goal. Outside, the larger of [`Misplaced`] and the least number above the radius that
/// has the parity of the distance.
///
/// **The parity**: a jump takes the empty square to one of the other chessboard colour. So all ways to
/// the goal from one position are even or all are odd, as its empty square has the colour of the goal's
/// or not.
///
/// **Admissible**: inside it is the distance. Outside the distance is more than the radius, and of that
/// parity.
///
/// **Consistent**: between two positions inside it is a difference of distances. Outside, the parity's
/// number is the radius plus one or plus two, turn by turn. From a position outside to one inside, whose
/// distance can only be the radius, it falls by one, for parity forbids two; and where it is `Misplaced`
/// that is larger than that, `Misplaced` is admissible and so no more than the radius plus one. The
/// larger of two consistent bounds is consistent.
///
/// Source: J. F. Dillenburg and P. C. Nelson, "Perimeter Search", Artificial Intelligence 65 (1994), of
/// which this is the simplest form.
#[derive(Clone, Debug)]
pub struct Perimeter {
    misplaced: Misplaced,
    goal: Knights,
    radius: u32,
    distances: Rc<Hashed<Knights>>,
}

/// The radius chosen for the contest, which asks for at most 15 moves: 122,209 positions around its goal.
pub const RADIUS: u32 = 11;

impl Perimeter {
    /// The ball around the goal of `puzzle`, built at once.
    #[must_use]
    pub fn new(puzzle: &KnightsExchange, radius: u32) -> Self {
        PerimeterBuild::new(puzzle, radius).complete()
    }

    /// Whether the empty squares of two positions have different colours: 1 if so.
    #[inline]
    fn parity(&self, state: Knights) -> u32 {
        // Numbered row by row on a board of five columns, a square's colour is its number's parity.
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

/// A [`Perimeter`] being built; a unit of work is one position expanded. How many there will be is not known
/// before the last layer begins.
#[derive(Clone, Debug)]
pub struct PerimeterBuild {
    puzzle: KnightsExchange,
    layers: Layers<Knights, Hashed<Knights>>,
    radius: u32,
    built: Option<Perimeter>,
}

impl PerimeterBuild {
    /// The ball around the goal of `puzzle`, of which only the goal is known. A radius above 39 is one
    /// of 39, as nothing is farther away.
    #[must_use]
    pub fn new(puzzle: &KnightsExchange, radius: u32) -> Self {
        let layers = Layers::new(puzzle, Hashed::default(), [puzzle.goal()], &mut ()).within(radius);
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
