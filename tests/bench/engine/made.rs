//! Heuristics that are made, beside the same bounds written in Rust: each is to reach a tenth of their speed.

use std::hint::black_box;

use rolling_cubes::heuristic::{
    Building, Heuristic, cubes as cubes_bounds, knights as knights_bounds, tiles as tiles_bounds,
};
use rolling_cubes::puzzle::sliding_tiles::Tiles;
use rolling_cubes::puzzle::{EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, RollingCubes};
use rolling_cubes::workshop::{Bench, Recipe};

/// Positions of a walk, asked many times over.
const POSITIONS: usize = 4096;
const ROUNDS: usize = 64;

fn walk<P: Bench>(puzzle: &P) -> Vec<P::State> {
    let mut state = puzzle.start();
    let step = |number| {
        let moves: Vec<_> = puzzle.moves(state).into_iter().collect();
        state = puzzle.after(state, moves[number * 7 % 11 % moves.len()]);
        state
    };
    (0..POSITIONS).map(step).collect()
}

fn ask<P: Bench>(heuristic: &impl Heuristic<P>, states: &[P::State]) -> u64 {
    (0..ROUNDS)
        .map(|_| states.iter().map(|&state| u64::from(heuristic.estimate(black_box(state)))).sum::<u64>())
        .sum()
}

/// Calls `row` with each bound's name and its two versions' work, the made one first.
pub fn each(mut row: impl FnMut(&str, &dyn Fn() -> u64, &dyn Fn() -> u64)) {
    let eight = EightPuzzle::read("867254301", "123456780").expect("a good problem");
    let fifteen = FifteenPuzzle::read("0197bd53ec4286af", "0123456789abcdef").expect("a good problem");
    let cubes = RollingCubes::read("WWWWWWWWE", "BWRBWRBER").expect("a good problem");
    let knights = KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000");
    let knights = knights.expect("a good problem");
    beside(&eight, "misplaced", &tiles_bounds::Misplaced::new(&eight), &mut row);
    beside(&eight, "manhattan", &tiles_bounds::Manhattan::new(&eight), &mut row);
    beside(&eight, "linear-conflict", &tiles_bounds::LinearConflict::new(&eight), &mut row);
    beside(&fifteen, "manhattan", &tiles_bounds::Manhattan::new(&fifteen), &mut row);
    beside(&cubes, "mismatch", &cubes_bounds::Mismatch::new(&cubes), &mut row);
    beside(&cubes, "misplaced-parity", &cubes_bounds::MisplacedParity::new(&cubes), &mut row);
    beside(&cubes, "colours", &cubes_bounds::Colours::new(&cubes), &mut row);
    beside(&knights, "misplaced", &knights_bounds::Misplaced::new(&knights), &mut row);
    beside_text(&eight, REVERSED, "pairs reversed in their row", &Reversed::new(&eight), &mut row);
}

/// Pairs of tiles in the row they both belong to, in the wrong order: a loop in a loop, which no sum over single tiles tells.
const REVERSED: &str = "sum(p in tiles where row(p) = row(goal(p)): count(q in tiles where row(q) = row(goal(q)) and \
     row(q) = row(p): column(p) < column(q) and column(goal(p)) > column(goal(q))))";

/// The same as one writes it down.
struct Reversed {
    homes: [usize; 9],
}

impl Reversed {
    fn new(puzzle: &EightPuzzle) -> Self {
        Self { homes: std::array::from_fn(|label| puzzle.goal().square_of(label)) }
    }
}

impl Heuristic<EightPuzzle> for Reversed {
    fn estimate(&self, state: Tiles) -> u32 {
        let mut pairs = 0;
        for p in 1..9 {
            let (here, home) = (state.square_of(p), self.homes[p]);
            if here / 3 != home / 3 {
                continue;
            }
            for q in 1..9 {
                let (there, belongs) = (state.square_of(q), self.homes[q]);
                let is_beside = there / 3 == belongs / 3 && there / 3 == here / 3;
                pairs += u32::from(is_beside && here % 3 < there % 3 && home % 3 > belongs % 3);
            }
        }
        pairs
    }
}

fn beside<P: Bench + Notation>(
    puzzle: &P,
    name: &str,
    own: &impl Heuristic<P>,
    row: &mut impl FnMut(&str, &dyn Fn() -> u64, &dyn Fn() -> u64),
) {
    let example = puzzle.board().vocabulary().examples.into_iter().find(|example| example.name == name);
    beside_text(puzzle, &example.expect("an example").text, name, own, row);
}

fn beside_text<P: Bench + Notation>(
    puzzle: &P,
    text: &str,
    name: &str,
    own: &impl Heuristic<P>,
    row: &mut impl FnMut(&str, &dyn Fn() -> u64, &dyn Fn() -> u64),
) {
    let recipe = Recipe::of(puzzle.board(), text).expect("a heuristic");
    let mut build = recipe.begin(puzzle);
    while build.advance(u64::MAX) > 0 {}
    let made = build.made().expect("tables that are complete");
    let states = walk(puzzle);
    row(name, &|| ask(made, &states), &|| ask(own, &states));
}
