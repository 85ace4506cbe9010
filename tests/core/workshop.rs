//! Heuristics that are made: they say what was written, and audits and scores of them are true.

mod astray;
mod audits;
mod bounds;
mod chance;
mod edits;
mod places;

use rolling_cubes::heuristic::{About, Building};
use rolling_cubes::workshop::{Bench, MadeBuild, Recipe};

/// Numbers by chance, the same for the same seed.
struct Dice(u64);

impl Dice {
    /// A number below `most`.
    fn below(&mut self, most: usize) -> usize {
        // A linear congruential generator, of which the upper bits are taken (D. E. Knuth's MMIX).
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }
}

/// A heuristic of a problem, its tables built.
fn built<P: Bench>(puzzle: &P, text: &str) -> MadeBuild<P> {
    let recipe = Recipe::of(puzzle.board(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut build = recipe.begin(puzzle);
    while build.advance(100_000) > 0 {}
    assert!(build.made().is_some(), "{text} is built");
    build
}

/// The text of a part of a bound that was made.
fn made(about: &About) -> &str {
    match about {
        About::Made(text) => text,
        about => panic!("{about:?} was not made"),
    }
}

/// The text of one of the examples for a problem.
fn example<P: Bench>(puzzle: &P, name: &str) -> String {
    let examples = puzzle.board().vocabulary().examples;
    let found = examples.into_iter().find(|example| example.name == name);
    found.unwrap_or_else(|| panic!("no example {name}")).text
}
