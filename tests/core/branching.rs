use std::collections::HashMap;

use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::branching::{Growth, brute_force};

fn growth<P: Notation>(start: &str, goal: &str) -> Growth {
    brute_force(&P::read(start, goal).unwrap()).unwrap()
}

/// Counts the tree `depth` layers below `state`, reached by `last`.
fn width<P: Puzzle>(puzzle: &P, state: P::State, last: Option<Move>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let straight_back = last.map(|last| puzzle.inverse(last));
    let onward = puzzle.moves(state).filter(|&mv| Some(mv) != straight_back);
    onward.map(|mv| width(puzzle, puzzle.after(state, mv), Some(mv), depth - 1)).sum()
}

#[allow(clippy::cast_precision_loss)]
fn measured<P: Notation>(start: &str, goal: &str, depth: u32) -> f64 {
    let puzzle = P::read(start, goal).unwrap();
    let [wide, narrow] = [depth, depth - 2].map(|depth| width(&puzzle, puzzle.start(), None, depth) as f64);
    (wide / narrow).sqrt()
}

const EIGHT: [&str; 2] = ["123456780", "123456780"];
const FIFTEEN: [&str; 2] = ["0123456789abcdef", "0123456789abcdef"];
const CUBES: [&str; 2] = ["WWWWWWWWE", "BWRBWRBER"];
const KNIGHTS: [&str; 2] = ["01011110*1011100101000100", "111110111100*110000100000"];
const TOYS: [&str; 2] = ["1111000011100010", "1010010110100101"];

#[test]
fn the_15_puzzle_has_the_published_factor() {
    // Edelkamp and Korf (1998).
    let Growth { factor, settled, .. } = growth::<FifteenPuzzle>(FIFTEEN[0], FIFTEEN[1]);
    assert!((factor - 2.1304).abs() < 5e-5 && settled, "{factor}");
}

#[test]
fn the_8_puzzle_and_the_cubes_grow_by_the_root_of_three() {
    // With c empty squares in corners and m in centres, two moves without undoing lead from a corner to the other edge, and
    // from there to a corner or the centre; from the centre to three edges, and from each to two corners. So (c, m) becomes
    // (c + 6m, c). The dominant eigenvalue is the greater root of x^2 = x + 6, which is 3 for two moves.
    for Growth { factor, settled, .. } in
        [growth::<EightPuzzle>(EIGHT[0], EIGHT[1]), growth::<RollingCubes>(CUBES[0], CUBES[1])]
    {
        assert!((factor - 3.0_f64.sqrt()).abs() < 1e-8 && settled, "{factor}");
    }
}

#[test]
fn it_is_what_the_layers_of_the_real_tree_come_to() {
    let close = |growth: Growth, measured: f64| {
        assert!(growth.settled);
        assert!((growth.factor / measured - 1.0).abs() < 0.01, "{} and {measured}", growth.factor);
    };
    close(growth::<EightPuzzle>(EIGHT[0], EIGHT[1]), measured::<EightPuzzle>(EIGHT[0], EIGHT[1], 20));
    close(
        growth::<FifteenPuzzle>(FIFTEEN[0], FIFTEEN[1]),
        measured::<FifteenPuzzle>(FIFTEEN[0], FIFTEEN[1], 16),
    );
    close(growth::<RollingCubes>(CUBES[0], CUBES[1]), measured::<RollingCubes>(CUBES[0], CUBES[1], 20));
    close(
        growth::<KnightsExchange>(KNIGHTS[0], KNIGHTS[1]),
        measured::<KnightsExchange>(KNIGHTS[0], KNIGHTS[1], 11),
    );
}

#[test]
fn branching_that_does_not_settle_is_measured_in_the_last_two_layers_counted() {
    let Growth { factor, layers, settled } = growth::<ToyExchange>(TOYS[0], TOYS[1]);
    assert!(!settled && layers >= 5);
    let measured = measured::<ToyExchange>(TOYS[0], TOYS[1], layers);
    assert!((factor / measured - 1.0).abs() < 1e-9, "{factor} and {measured}");
}

#[test]
fn a_tree_that_ends_has_none() {
    let full = "1".repeat(16);
    assert_eq!(brute_force(&ToyExchange::read(&full, &full).unwrap()), None);
}

fn positions<P: Puzzle>(puzzle: &P, number: usize) -> Vec<P::State> {
    let mut chance = 1_u64;
    std::iter::successors(Some(puzzle.start()), |&state| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves: Vec<Move> = puzzle.moves(state).collect();
        Some(puzzle.after(state, moves[(chance >> 33) as usize % moves.len()]))
    })
    .take(number)
    .collect()
}

#[test]
fn positions_of_one_node_type_have_the_same_moves_which_lead_to_the_same_node_type() {
    fn check<P: Notation>(start: &str, goal: &str) {
        let puzzle = P::read(start, goal).unwrap();
        let ways = |state| -> Vec<(Move, u32)> {
            let moves = puzzle.moves(state);
            moves.map(|mv| (mv, puzzle.node_type(puzzle.after(state, mv)))).collect()
        };
        let mut known = HashMap::new();
        for state in positions(&puzzle, 2000) {
            let ways = ways(state);
            assert_eq!(*known.entry(puzzle.node_type(state)).or_insert(ways.clone()), ways, "{state:?}");
        }
        assert!(known.len() > 8);
    }
    check::<EightPuzzle>(EIGHT[0], EIGHT[1]);
    check::<FifteenPuzzle>(FIFTEEN[0], FIFTEEN[1]);
    check::<RollingCubes>(CUBES[0], CUBES[1]);
    check::<KnightsExchange>(KNIGHTS[0], KNIGHTS[1]);
    check::<ToyExchange>(TOYS[0], TOYS[1]);
}
