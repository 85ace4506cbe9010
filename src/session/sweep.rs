//! Sweeps: the floor of every problem of a family, one after the other.
//!
//! A family is a puzzle with one end fixed: all starts of the 8-puzzle for a goal, all patterns of the cubes or all boards of the toys
//! from a start. One search in layers from the fixed end gives C* of all of them; then each problem takes as long as what lies below its
//! C* ([`Below`]). Only facts are counted: nothing that an order of moves or a rule for ties would change. So a row
//! depends on nothing but its problem, and many threads or machines may share the work.

use serde::{Deserialize, Serialize};

use super::choices::{BLIND, Choices, check_room, named};
use super::family::{self, End, Family};
use super::puzzles::{Swept, told, with_swept};
use crate::ask::RequestError;
use crate::ask::error::unknown;
use crate::chance::SplitMix64;
use crate::floor::{Below, Facts};
use crate::heuristic::{Building, Dispatched, Heuristic};
use crate::puzzle::Puzzle;
use crate::said::Phrase;
use crate::search::{Deepening, IdaStar, Limit, Limits, MoveOrder, Search, Stats, Status};

mod summary;

pub use summary::{ByLength, Distribution, Share, Summary};

const FITS: Phrase = Phrase::new("fits", "one whose table fits");

/// The names of the counts of a row, which are those of `floor --json`; the last is what IDA* expands below its last bound.
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

/// A problem of a family: its end that is not fixed, in text form; C*; and for each pair of heuristics the [`COUNTS`], of which the last is
/// absent where IDA* was given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row(pub String, pub u32, pub Vec<[Option<u64>; 9]>);

/// A family of problems and what is to be counted of each.
pub struct Sweep {
    fixed: String,
    pairs: Vec<[&'static str; 2]>,
    family: Box<dyn Problems + Send + Sync>,
}

/// What counts problems, for one thread: tables of heuristics are its own.
pub trait Counter {
    /// The problem of this number, which is below [`Sweep::len`].
    fn row(&mut self, number: usize) -> Row;
}

/// A family whose puzzle is known.
trait Problems {
    fn len(&self) -> usize;
    fn problem(&self, number: usize) -> (String, u32);
    fn counter<'a>(&'a self, pairs: &'a [[&'static str; 2]], most_generated: u64) -> Box<dyn Counter + 'a>;
}

impl Sweep {
    /// The family of a puzzle with this end fixed, or the one that the page opens with: the goal of tiles, the start of cubes and toys.
    ///
    /// `pairs` are names of heuristics, such as `manhattan`, or two with a slash between, the second for the way from the start; none
    /// for the puzzle's usual ones. Takes as long as a search of the whole space.
    ///
    /// # Errors
    /// When there is no such puzzle or heuristic, the text breaks its form, the space is too large for a table, or a heuristic is not
    /// consistent.
    pub fn new(puzzle: &str, fixed: Option<&str>, pairs: &[String]) -> Result<Self, RequestError> {
        // Of the puzzles that are swept, the one whose boards differ in their sizes has its goal fixed.
        with_swept(puzzle, fixed, Asked { fixed, pairs })
    }

    fn of<P: Family>(Asked { fixed, pairs }: Asked) -> Result<Self, RequestError> {
        let fixed = fixed.unwrap_or(match P::FIXED {
            End::Start => P::START,
            End::Goal => P::GOAL,
        });
        let usual: Vec<String> = P::USUAL.iter().map(|&name| name.to_owned()).collect();
        let pairs = if pairs.is_empty() { &usual } else { pairs };
        let pairs: Result<Vec<_>, _> = pairs.iter().map(|pair| pair_of::<P>(pair)).collect();
        let puzzle = P::fixed(fixed)?;
        // Each problem has tables of its own.
        check_room("sweep")?;
        let problems = family::problems(&puzzle)
            .ok_or_else(|| unknown("sweep", "a space without room in memory", FITS))?;
        let family = Box::new(FamilyOf { puzzle, problems });
        Ok(Self { fixed: fixed.to_owned(), pairs: pairs?, family })
    }

    /// The end that is fixed, in text form.
    #[must_use]
    pub fn fixed(&self) -> &str {
        &self.fixed
    }

    /// The heuristics of each pair: of the moves to the goal, and of those from the start.
    #[must_use]
    pub fn pairs(&self) -> &[[&'static str; 2]] {
        &self.pairs
    }

    /// How many problems the family has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.family.len()
    }

    /// Whether it has none. It always has one: that of the fixed end itself.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The end of a problem that is not fixed, in text form, and C*.
    ///
    /// # Panics
    /// When `number` is not below [`len`](Self::len).
    #[must_use]
    pub fn problem(&self, number: usize) -> (String, u32) {
        self.family.problem(number)
    }

    /// The numbers of every `every`-th problem, the first of them drawn by `seed` from as many. `every` is 1 at the least.
    #[must_use]
    pub fn chosen(&self, every: usize, seed: u64) -> Vec<usize> {
        let first = SplitMix64(seed).below(every.min(self.len()));
        (first..self.len()).step_by(every).collect()
    }

    /// What counts problems in one thread. IDA* is given up for a problem when it has generated so many positions, and not begun if
    /// that is 0.
    #[must_use]
    pub fn counter(&self, most_generated: u64) -> Box<dyn Counter + '_> {
        self.family.counter(&self.pairs, most_generated)
    }
}

/// What is asked for, before its types are known.
#[derive(Clone, Copy)]
struct Asked<'a> {
    fixed: Option<&'a str>,
    pairs: &'a [String],
}

impl Swept for Asked<'_> {
    type Output = Sweep;

    fn swept<P: Family>(self) -> Result<Sweep, RequestError> {
        Sweep::of::<P>(self)
    }

    fn beyond<P: Choices>(self, space: &str) -> Result<Sweep, RequestError> {
        Err(unknown("sweep", space, told(|board| board.is_swept)))
    }
}

/// A pair of heuristics by its name.
fn pair_of<P: Choices>(text: &str) -> Result<[&'static str; 2], RequestError> {
    let (towards, from) = text.split_once('/').map_or((text, None), |(towards, from)| (towards, Some(from)));
    // Of others f does not tell what must be expanded.
    let towards = named(P::HEURISTICS, true, "heuristic", towards)?;
    // The same both ways where the puzzle has it for both.
    let same = || if P::BACKWARD.iter().any(|choice| choice.name == towards) { towards } else { BLIND };
    let from = from.unwrap_or_else(same);
    Ok([towards, named(P::BACKWARD, true, "backward-heuristic", from)?])
}

struct FamilyOf<P: Puzzle> {
    /// A problem with the fixed end.
    puzzle: P,
    /// The position at the other end, and C*.
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

/// The heuristic of a pair that has to do with one end: that of the moves to the goal, or that of those from the start.
fn build<P: Family>(puzzle: &P, [towards, from]: &[&'static str; 2], end: End) -> Box<dyn Building<P::Any>> {
    let build = match end {
        End::Goal => puzzle.build(towards),
        End::Start => puzzle.build_backward(from),
    };
    build.expect("a heuristic that is listed")
}

/// What is built, at last.
fn complete<A: Clone>(mut build: Box<dyn Building<A>>) -> A {
    loop {
        if let Some(heuristic) = build.heuristic() {
            return heuristic.clone();
        }
        build.advance(u64::MAX);
    }
}

/// The counting of one thread.
struct Counting<'a, P: Family> {
    family: &'a FamilyOf<P>,
    pairs: &'a [[&'static str; 2]],
    /// For each pair the heuristic that has to do with the fixed end.
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

/// The [`COUNTS`] of a problem.
fn count<P: Family>(
    below: &mut Below<P>,
    puzzle: &P,
    [towards, from]: [&P::Any; 2],
    length: u32,
    most_generated: u64,
) -> [Option<u64>; 9] {
    let (onward, back) = (Dispatched(towards), Dispatched(from));
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

/// What IDA* expands within all bounds below C*; `None` where it was given up.
fn deepened<P: Family>(puzzle: &P, towards: &P::Any, length: u32, most_generated: u64) -> Option<u64> {
    // Below a length of 0 there is no bound.
    let Some(depth) = length.checked_sub(1) else { return Some(0) };
    // The first bound is the start's estimate.
    if Heuristic::<P>::estimate(&Dispatched(towards), puzzle.start()) > depth {
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
