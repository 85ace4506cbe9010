//! Sweeps: computes the floor of every problem of a family.
//!
//! A family is a puzzle with one end fixed: starts of the 8-puzzle for a goal, cube patterns from a start, or toy boards
//! from a start. One breadth-first search from the fixed end gives every C*; a problem then costs as much as its positions
//! below C* ([`Below`]). Each row depends only on its problem, so threads or machines can share the work.

use serde::{Deserialize, Serialize};

use super::choices::{BLIND, Choices, check_room, named};
use super::family::{self, End, Family};
use super::puzzles::{PuzzleOperation, told, with_goal};
use crate::ask::RequestError;
use crate::ask::error::unknown;
use crate::chance::SplitMix64;
use crate::floor::{Below, Facts};
use crate::heuristic::{Building, Dispatcher, Heuristic};
use crate::puzzle::Puzzle;
use crate::said::Phrase;
use crate::search::{Deepening, IdaStar, Inspect, Limit, Limits, MoveOrder, Search, Stats, Status};

mod summary;

pub use summary::{ByLength, Distribution, Share, Summary};

const FITS: Phrase = Phrase::new("fits");

/// The names of a row's counts, as in `floor --json`. The last counts the expansions of IDA* within its bounds below C*.
pub const COUNTS: [&str; 9] = [
    "forward",
    "backward",
    "cover",
    "cover_parity",
    "cover_consistent",
    "cover_consistent_parity",
    "mm",
    "mme",
    "ida_star",
];

/// A problem: its varying end in text form, C*, and the [`COUNTS`] of each pair of heuristics. The last count is `None` if
/// IDA* was given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row(pub String, pub u32, pub Vec<[Option<u64>; 9]>);

/// A family of problems and the pairs of heuristics to count for.
pub struct Sweep {
    fixed: String,
    pairs: Vec<[&'static str; 2]>,
    family: Box<dyn Problems + Send + Sync>,
}

/// Counts problems in one thread, with its own heuristic tables.
pub trait Counter {
    /// The row of problem `number`, which must be below [`Sweep::len`].
    fn row(&mut self, number: usize) -> Row;
}

trait Problems {
    fn len(&self) -> usize;
    fn problem(&self, number: usize) -> (String, u32);
    fn counter<'a>(&'a self, pairs: &'a [[&'static str; 2]], most_generated: u64) -> Box<dyn Counter + 'a>;
}

impl Sweep {
    /// The family of a puzzle with this fixed end, by default the page's goal for tiles and its start for cubes and toys.
    ///
    /// `pairs` are names such as `manhattan`, or two names separated by a slash, the second for the way from the start. An
    /// empty list means the default pairs. Takes as long as a breadth-first search of the whole space.
    ///
    /// # Errors
    /// If a name is unknown, the text is malformed, the space is too large for a table, or a heuristic is not consistent.
    pub fn new(puzzle: &str, fixed: Option<&str>, pairs: &[String]) -> Result<Self, RequestError> {
        // The one with several board sizes fixes the goal.
        with_goal(puzzle, fixed, SweepQuery { fixed, pairs })
    }

    pub(super) fn of<P: Family>(SweepQuery { fixed, pairs }: SweepQuery) -> Result<Self, RequestError> {
        let fixed = fixed.unwrap_or(match P::FIXED {
            End::Start => P::START,
            End::Goal => P::GOAL,
        });
        let usual: Vec<String> = P::USUAL.iter().map(|&name| name.to_owned()).collect();
        let pairs = if pairs.is_empty() { &usual } else { pairs };
        let pairs: Result<Vec<_>, _> = pairs.iter().map(|pair| pair_of::<P>(pair)).collect();
        let puzzle = P::fixed(fixed)?;
        check_room("sweep")?;
        let problems = family::problems(&puzzle)
            .ok_or_else(|| unknown("sweep", "a space without room in memory", FITS))?;
        let family = Box::new(FamilyOf { puzzle, problems });
        Ok(Self { fixed: fixed.to_owned(), pairs: pairs?, family })
    }

    /// The fixed end, in text form.
    #[must_use]
    pub fn fixed(&self) -> &str {
        &self.fixed
    }

    /// The heuristics of each pair: to the goal, then from the start.
    #[must_use]
    pub fn pairs(&self) -> &[[&'static str; 2]] {
        &self.pairs
    }

    /// The number of problems in the family.
    #[must_use]
    pub fn len(&self) -> usize {
        self.family.len()
    }

    /// Always false: the family contains the problem of the fixed end itself.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The varying end of a problem in text form, and C*.
    ///
    /// # Panics
    /// If `number` is not below [`len`](Self::len).
    #[must_use]
    pub fn problem(&self, number: usize) -> (String, u32) {
        self.family.problem(number)
    }

    /// Every `every`-th problem; `seed` draws the first. `every` must be at least 1.
    #[must_use]
    pub fn chosen(&self, every: usize, seed: u64) -> Vec<usize> {
        let first = SplitMix64(seed).below(every.min(self.len()));
        (first..self.len()).step_by(every).collect()
    }

    /// A counter for one thread. IDA* stops after `most_generated` positions per problem, and is skipped if that is 0.
    #[must_use]
    pub fn counter(&self, most_generated: u64) -> Box<dyn Counter + '_> {
        self.family.counter(&self.pairs, most_generated)
    }
}

/// Makes a family of a puzzle's problems.
pub(super) type Families = fn(SweepQuery<'_>) -> Result<Sweep, RequestError>;

#[derive(Clone, Copy)]
pub(super) struct SweepQuery<'a> {
    fixed: Option<&'a str>,
    pairs: &'a [String],
}

impl PuzzleOperation for SweepQuery<'_> {
    type Output = Result<Sweep, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        let families = P::FAMILIES.map_err(|space| unknown("sweep", space, told(|board| board.is_swept)))?;
        families(self)
    }
}

fn pair_of<P: Choices>(text: &str) -> Result<[&'static str; 2], RequestError> {
    let (towards, from) = text.split_once('/').map_or((text, None), |(towards, from)| (towards, Some(from)));
    // With an inconsistent heuristic, f does not determine the floor.
    let towards = named(P::HEURISTICS, true, "heuristic", towards)?;
    let same = || if P::BACKWARD.iter().any(|choice| choice.name == towards) { towards } else { BLIND };
    let from = from.unwrap_or_else(same);
    Ok([towards, named(P::BACKWARD, true, "backward-heuristic", from)?])
}

struct FamilyOf<P: Puzzle> {
    puzzle: P,
    problems: Vec<(P::State, u32)>,
}

impl<P: Family> Problems for FamilyOf<P> {
    fn len(&self) -> usize {
        self.problems.len()
    }

    fn problem(&self, number: usize) -> (String, u32) {
        let (state, length) = self.problems[number];
        (self.puzzle.text(state), length)
    }

    fn counter<'a>(&'a self, pairs: &'a [[&'static str; 2]], most_generated: u64) -> Box<dyn Counter + 'a> {
        let below = Below::try_beside(self.puzzle.pack(self.puzzle.start()));
        let below = below.expect("less than the table that the family was found by");
        let fixed = pairs.iter().map(|pair| complete(build(&self.puzzle, pair, P::FIXED))).collect();
        Box::new(Counting { family: self, pairs, fixed, below, most_generated })
    }
}

fn build<P: Family>(puzzle: &P, [towards, from]: &[&'static str; 2], end: End) -> Box<dyn Building<P::Any>> {
    let build = match end {
        End::Goal => puzzle.build(towards),
        End::Start => puzzle.build_backward(from),
    };
    build.expect("a heuristic that is listed")
}

fn complete<A: Clone>(mut build: Box<dyn Building<A>>) -> A {
    loop {
        if let Some(heuristic) = build.heuristic() {
            return heuristic.clone();
        }
        build.advance(u64::MAX);
    }
}

struct Counting<'a, P: Family> {
    family: &'a FamilyOf<P>,
    pairs: &'a [[&'static str; 2]],
    fixed: Vec<P::Any>,
    below: Below<P>,
    most_generated: u64,
}

impl<P: Family> Counter for Counting<'_, P> {
    fn row(&mut self, number: usize) -> Row {
        let (state, length) = self.family.problems[number];
        let puzzle = self.family.puzzle.at(state);
        let counts = self.pairs.iter().zip(&self.fixed).map(|(pair, fixed)| {
            let other = complete(build(&puzzle, pair, P::FIXED.other()));
            let (towards, from) = match P::FIXED {
                End::Goal => (fixed, &other),
                End::Start => (&other, fixed),
            };
            count(&mut self.below, &puzzle, [towards, from], length, self.most_generated)
        });
        Row(puzzle.text(state), length, counts.collect())
    }
}

fn count<P: Family>(
    below: &mut Below<P>,
    puzzle: &P,
    [towards, from]: [&P::Any; 2],
    length: u32,
    most_generated: u64,
) -> [Option<u64>; 9] {
    let (onward, back) = (Dispatcher(towards), Dispatcher(from));
    let forward = below.count(puzzle, [puzzle.start()], &onward, &back, length);
    let backward = below.count(puzzle, puzzle.goals(), &back, &onward, length);
    let facts = Facts::of([&forward, &backward], length);
    [
        Some(facts.forward),
        Some(facts.backward),
        Some(facts.cover.cost),
        Some(facts.cover_parity.cost),
        Some(facts.cover_consistent),
        Some(facts.cover_consistent_parity),
        Some(facts.mm.iter().sum()),
        Some(facts.mme.iter().sum()),
        deepened(puzzle, towards, length, most_generated),
    ]
}

/// The expansions of IDA* within all bounds below C*; `None` if it was given up.
fn deepened<P: Family>(puzzle: &P, towards: &P::Any, length: u32, most_generated: u64) -> Option<u64> {
    let Some(depth) = length.checked_sub(1) else { return Some(0) };
    if Heuristic::<P>::estimate(&Dispatcher(towards), puzzle.start()) > depth {
        return Some(0);
    }
    let limits = Limits { depth, nodes: most_generated, ..Limits::default() };
    let mut search = IdaStar::new(MoveOrder::by_number(P::MOVES), Deepening::NextBound, limits);
    loop {
        match search.step(puzzle, towards, &mut (), u64::MAX) {
            Status::Running => {}
            Status::LimitReached(Limit::Nodes) => return None,
            _ => {
                let Stats { total, .. } = search.stats();
                return Some(total.expanded);
            }
        }
    }
}
