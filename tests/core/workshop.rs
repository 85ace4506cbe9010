mod astray;
mod audits;
mod bounds;
mod chance;
mod edits;
mod places;

use rolling_cubes::heuristic::{About, Building};
use rolling_cubes::workshop::{Bench, MadeBuild, Recipe};

struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        // D. E. Knuth's MMIX generator, upper bits.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }
}

fn built<P: Bench>(puzzle: &P, text: &str) -> MadeBuild<P> {
    let recipe = Recipe::of(puzzle.board(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut build = recipe.begin(puzzle);
    while build.advance(100_000) > 0 {}
    assert!(build.made().is_some(), "{text} is built");
    build
}

fn made(about: &About) -> &str {
    match about {
        About::Made(text) => text,
        about => panic!("{about:?} was not made"),
    }
}

fn example<P: Bench>(puzzle: &P, name: &str) -> String {
    let examples = puzzle.board().vocabulary().examples;
    let found = examples.into_iter().find(|example| example.name == name);
    found.unwrap_or_else(|| panic!("no example {name}")).text
}
