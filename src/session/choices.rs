//! The heuristics of each puzzle by name.

use serde::Serialize;

use crate::heuristic::{Blind, Build, Heuristic, Ready, cubes, knights, tiles, toys};
use crate::puzzle::knights::CONTEST_GOAL;
use crate::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange,
};

/// One of the heuristics to choose from for a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HeuristicChoice {
    /// The name in a request.
    pub name: &'static str,
    /// Whether it falls by at most one along every move.
    pub consistent: bool,
    /// Whether it has tables to be built before the search.
    pub table: bool,
    /// Whether it is the true distance.
    pub exact: bool,
}

const fn plain(name: &'static str) -> HeuristicChoice {
    HeuristicChoice { name, consistent: true, table: false, exact: false }
}

const fn inconsistent(name: &'static str) -> HeuristicChoice {
    HeuristicChoice { name, consistent: false, table: false, exact: false }
}

const fn with_table(name: &'static str) -> HeuristicChoice {
    HeuristicChoice { name, consistent: true, table: true, exact: false }
}

const fn exact(choice: HeuristicChoice) -> HeuristicChoice {
    HeuristicChoice { exact: true, ..choice }
}

/// A puzzle and what can be chosen for it by name.
pub(super) trait Choices: Notation + Clone + 'static {
    /// The puzzle's name in a request.
    const NAME: &'static str;

    /// Rows and columns of the board.
    const SIDE: u8;

    /// The heuristic of a request that names none.
    const DEFAULT: &'static str;

    /// The heuristics, weakest first.
    const HEURISTICS: &'static [HeuristicChoice];

    /// The start that the page opens with. Links leave it out, as they do the next two: whoever changes one of them changes what
    /// old links mean, and must give links another version.
    const START: &'static str;

    /// The goal that the page opens with.
    const GOAL: &'static str;

    /// The lanes that the page opens with: algorithm and heuristic.
    const RACE: [(&'static str, Option<&'static str>); 2];

    /// The letters that a piece of a start can be turned through, in text form.
    const START_LETTERS: &'static str = "";

    /// The same for a goal.
    const GOAL_LETTERS: &'static str = "";

    /// Does what `visitor` does with one of [`HEURISTICS`](Self::HEURISTICS).
    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output;
}

/// What is to be done with a heuristic once its type is known.
pub(super) trait HeuristicVisitor<P: Puzzle>: Sized {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<B>(self, puzzle: P, build: B) -> Self::Output
    where
        B: Build<Heuristic: Heuristic<P> + 'static> + 'static;

    /// Does it with a heuristic without tables.
    fn ready<H: Heuristic<P> + Clone + 'static>(self, puzzle: P, heuristic: H) -> Self::Output {
        self.visit(puzzle, Ready(heuristic))
    }
}

impl Choices for RollingCubes {
    const NAME: &'static str = "cubes";
    const SIDE: u8 = 3;
    const DEFAULT: &'static str = "misplaced";
    const START_LETTERS: &'static str = "WwRrBb";
    const GOAL_LETTERS: &'static str = "WRB";
    // Sample 4 of the contest, 23 rolls: long enough to race and short enough to watch.
    const START: &'static str = "WWWWWWWWE";
    const GOAL: &'static str = "BWRBWRBER";
    const RACE: [(&'static str, Option<&'static str>); 2] =
        [("ida-star", Some("misplaced")), ("bidirectional-bfs", None)];
    const HEURISTICS: &'static [HeuristicChoice] = &[
        plain("blind"),
        inconsistent("mismatch"),
        plain("misplaced"),
        plain("misplaced-parity"),
        with_table("colours"),
        exact(with_table("exact")),
    ];

    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output {
        match name {
            "mismatch" => visitor.ready(self.clone(), cubes::Mismatch::new(&self)),
            "misplaced" => visitor.ready(self.clone(), cubes::Misplaced::new(&self)),
            "misplaced-parity" => visitor.ready(self.clone(), cubes::MisplacedParity::new(&self)),
            "colours" => visitor.visit(self.clone(), cubes::colours::ColoursBuild::new(&self)),
            "exact" => visitor.visit(self.clone(), cubes::exact::ExactBuild::new(&self)),
            _ => visitor.ready(self, Blind),
        }
    }
}

impl Choices for EightPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 3;
    const DEFAULT: &'static str = "manhattan";
    // One of the two that are 31 moves away, as far as any.
    const START: &'static str = "867254301";
    const GOAL: &'static str = "123456780";
    const RACE: [(&'static str, Option<&'static str>); 2] =
        [("ida-star", Some("manhattan")), ("bidirectional-bfs", None)];
    const HEURISTICS: &'static [HeuristicChoice] = &[
        plain("blind"),
        plain("misplaced"),
        plain("manhattan"),
        plain("linear-conflict"),
        exact(with_table("exact")),
    ];

    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output {
        match name {
            "misplaced" => visitor.ready(self.clone(), tiles::Misplaced::new(&self)),
            "manhattan" => visitor.ready(self.clone(), tiles::Manhattan::new(&self)),
            "linear-conflict" => visitor.ready(self.clone(), tiles::LinearConflict::new(&self)),
            "exact" => visitor.visit(self.clone(), tiles::exact::ExactBuild::new(&self)),
            _ => visitor.ready(self, Blind),
        }
    }
}

impl Choices for FifteenPuzzle {
    const NAME: &'static str = "tiles";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "manhattan";
    // Number 79 of Korf's hundred: the shortest search of them all.
    const START: &'static str = "0197bd53ec4286af";
    const GOAL: &'static str = "0123456789abcdef";
    const RACE: [(&'static str, Option<&'static str>); 2] =
        [("ida-star", Some("manhattan")), ("bidirectional-bfs", None)];
    const HEURISTICS: &'static [HeuristicChoice] = &[
        plain("blind"),
        plain("misplaced"),
        plain("manhattan"),
        plain("linear-conflict"),
        HeuristicChoice { name: "additive", consistent: false, table: true, exact: false },
    ];

    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output {
        match name {
            "misplaced" => visitor.ready(self.clone(), tiles::Misplaced::new(&self)),
            "manhattan" => visitor.ready(self.clone(), tiles::Manhattan::new(&self)),
            "linear-conflict" => visitor.ready(self.clone(), tiles::LinearConflict::new(&self)),
            "additive" => visitor.visit(self.clone(), tiles::additive::AdditiveBuild::new(&self)),
            _ => visitor.ready(self, Blind),
        }
    }
}

impl Choices for KnightsExchange {
    const NAME: &'static str = "knights";
    const SIDE: u8 = 5;
    const DEFAULT: &'static str = "misplaced";
    const START: &'static str = "1011001*11101110100100000";
    const GOAL: &'static str = CONTEST_GOAL;
    const RACE: [(&'static str, Option<&'static str>); 2] =
        [("ida-star", Some("misplaced")), ("bidirectional-bfs", None)];
    const HEURISTICS: &'static [HeuristicChoice] =
        &[plain("blind"), inconsistent("mismatch"), plain("misplaced"), with_table("perimeter")];

    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output {
        match name {
            "mismatch" => visitor.ready(self.clone(), knights::Mismatch::new(&self)),
            "misplaced" => visitor.ready(self.clone(), knights::Misplaced::new(&self)),
            "perimeter" => {
                let build = knights::perimeter::PerimeterBuild::new(&self, knights::perimeter::RADIUS);
                visitor.visit(self, build)
            }
            _ => visitor.ready(self, Blind),
        }
    }
}

impl Choices for ToyExchange {
    const NAME: &'static str = "toys";
    const SIDE: u8 = 4;
    const DEFAULT: &'static str = "matching";
    const START: &'static str = "1111000011100010";
    const GOAL: &'static str = "1010010110100101";
    const RACE: [(&'static str, Option<&'static str>); 2] =
        [("ida-star", Some("matching")), ("bidirectional-bfs", None)];
    const HEURISTICS: &'static [HeuristicChoice] =
        &[plain("blind"), plain("half-mismatch"), exact(plain("matching"))];

    fn heuristic<V: HeuristicVisitor<Self>>(self, name: &'static str, visitor: V) -> V::Output {
        match name {
            "half-mismatch" => visitor.ready(self.clone(), toys::HalfMismatch::new(&self)),
            "matching" => visitor.ready(self.clone(), toys::Matching::new(&self)),
            _ => visitor.ready(self, Blind),
        }
    }
}
