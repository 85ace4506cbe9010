//! Published bounds in the language equal the engine's or a naive program's everywhere.

use std::collections::{HashMap, VecDeque};

use rolling_cubes::heuristic::tiles::{self, Additive, LinearConflict, Manhattan};
use rolling_cubes::heuristic::toys::Matching;
use rolling_cubes::heuristic::{Heuristic, cubes, knights};
use rolling_cubes::puzzle::sliding_tiles::Tiles;
use rolling_cubes::puzzle::toys::Toys;
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::space::Census;
use rolling_cubes::workshop::Bench;

use super::{Dice, built, example};

type OwnHeuristic<'a, P> = &'a dyn Fn(<P as Puzzle>::State) -> u32;

fn assert_same<P: Bench + Notation>(puzzle: &P, pairs: &[(&str, OwnHeuristic<P>)]) {
    let builds: Vec<_> = pairs.iter().map(|(text, _)| built(puzzle, text)).collect();
    let made: Vec<_> = builds.iter().map(|build| build.made().unwrap()).collect();
    let mut census = Census::of_goals(puzzle).expect("room for the space");
    let mut asked = 0_u64;
    let stepped = census.step_visiting(puzzle, u64::MAX, |state, _| {
        asked += 1;
        for (made, (text, own)) in made.iter().zip(pairs) {
            assert_eq!(made.estimate(state), own(state), "{text} of {}", puzzle.write_state(state));
        }
    });
    assert!(stepped.is_ok() && asked > 10_000);
}

fn eight() -> EightPuzzle {
    EightPuzzle::read("867254301", "123456780").unwrap()
}

/// Gaschnig's relaxation: the empty square swaps with the tile that belongs there, or at home with any misplaced one.
fn swaps(puzzle: &EightPuzzle, state: Tiles) -> u32 {
    let goal = puzzle.goal();
    let mut squares: Vec<usize> = (0..9).map(|label| state.square_of(label)).collect();
    let mut swaps = 0;
    loop {
        let here = squares[0];
        let belongs = (1..9).find(|&label| goal.square_of(label) == here);
        let away = (1..9).find(|&label| squares[label] != goal.square_of(label));
        let Some(label) = belongs.or(away) else { return swaps };
        squares.swap(0, label);
        swaps += 1;
    }
}

/// Twice the fewest tiles per row that must leave for the rest to be in order.
fn rows(puzzle: &EightPuzzle, state: Tiles) -> u32 {
    let goal = puzzle.goal();
    let leaving = |row: usize| {
        let mut standing: Vec<(usize, usize)> = (1..9)
            .map(|label| (state.square_of(label), goal.square_of(label)))
            .filter(|&(here, home)| here / 3 == row && home / 3 == row)
            .collect();
        standing.sort_unstable();
        let stays = |chosen: usize| {
            let homes = standing.iter().enumerate().filter(|&(tile, _)| chosen >> tile & 1 == 1);
            homes.map(|(_, &(_, home))| home).is_sorted().then_some(chosen.count_ones())
        };
        let staying = (0..1 << standing.len()).filter_map(stays).max().unwrap();
        u32::try_from(standing.len()).unwrap() - staying
    };
    2 * (0..3).map(leaving).sum::<u32>()
}

/// Distances with all but some tiles painted alike, by a queue and a map.
fn painted(kept: &[u8]) -> HashMap<Vec<u8>, u32> {
    let mut distances = HashMap::from([(paint(&[1, 2, 3, 4, 5, 6, 7, 8, 0], kept), 0)]);
    let mut queue: VecDeque<Vec<u8>> = distances.keys().cloned().collect();
    while let Some(here) = queue.pop_front() {
        let empty = here.iter().position(|&label| label == 0).unwrap();
        for other in 0..9_usize {
            if (other / 3).abs_diff(empty / 3) + (other % 3).abs_diff(empty % 3) == 1 {
                let mut there = here.clone();
                there.swap(empty, other);
                let distance = distances[&here] + 1;
                if let std::collections::hash_map::Entry::Vacant(place) = distances.entry(there.clone()) {
                    place.insert(distance);
                    queue.push_back(there);
                }
            }
        }
    }
    distances
}

fn paint(labels: &[u8], kept: &[u8]) -> Vec<u8> {
    labels.iter().map(|&label| if label == 0 || kept.contains(&label) { label } else { 9 }).collect()
}

#[test]
fn the_tiles_published_bounds_are_made_in_the_language() {
    let puzzle = eight();
    let text = |name| example(&puzzle, name);
    let [misplaced, manhattan] = [text("misplaced"), text("manhattan")];
    let [both, each, gaschnig] = [text("linear-conflict"), text("manhattan-painted"), text("gaschnig")];
    let [fringe, corner] = [text("fringe"), text("corner")];
    assert_eq!((fringe.as_str(), corner.as_str()), ("paint(tiles=3678)", "paint(tiles=1245)"));
    let (own_misplaced, own) = (tiles::Misplaced::new(&puzzle), Manhattan::new(&puzzle));
    let own_both = LinearConflict::new(&puzzle);
    let [seen_fringe, seen_corner] = [painted(&[3, 6, 7, 8]), painted(&[1, 2, 4, 5])];
    let seen = |table: &HashMap<Vec<u8>, u32>, state: Tiles, kept: &[u8]| {
        let on = |square| (1..9).find(|&label| state.square_of(label.into()) == square).unwrap_or(0);
        table[&paint(&(0..9).map(on).collect::<Vec<_>>(), kept)]
    };
    let of = |heuristic: &dyn Heuristic<EightPuzzle>, state| heuristic.estimate(state);
    assert_same(
        &puzzle,
        &[
            (&misplaced, &|state| of(&own_misplaced, state)),
            (&manhattan, &|state| of(&own, state)),
            (&each, &|state| of(&own, state)),
            (&both, &|state| of(&own_both, state)),
            (&format!("{manhattan} + 2 * row-conflicts"), &|state| of(&own, state) + rows(&puzzle, state)),
            (&gaschnig, &|state| swaps(&puzzle, state)),
            (&fringe, &|state| seen(&seen_fringe, state, &[3, 6, 7, 8])),
            (&corner, &|state| seen(&seen_corner, state, &[1, 2, 4, 5])),
            // Variants over squares, and with nested loops.
            ("count(s in squares where tile(s) != 0: tile(s) != wanted(s))", &|state| {
                of(&own_misplaced, state)
            }),
            ("sum(s in squares: sum(p in tiles where p = s: distance(s, goal(p))))", &|state| {
                of(&own, state)
            }),
            ("sum(p in tiles: abs(row(p) - row(goal(p))) + abs(column(p) - column(goal(p))))", &|state| {
                of(&own, state)
            }),
        ],
    );
}

#[test]
fn the_additive_tables_of_the_fifteen_puzzle_are_a_painting() {
    // The goal's empty square is on no diagonal, so the engine has no mirrored bound.
    let goal = "1023456789abcdef";
    let puzzle = FifteenPuzzle::read(goal, goal).unwrap();
    let (text, own) = (example(&puzzle, "additive"), Additive::new(&puzzle));
    assert_eq!(text.matches('+').count(), 2);
    let build = built(&puzzle, &text);
    let made = build.made().unwrap();
    let (mut chance, mut state) = (Dice(6), puzzle.start());
    for _ in 0..50_000 {
        let moves: Vec<_> = puzzle.moves(state).collect();
        state = puzzle.after(state, moves[chance.below(moves.len())]);
        assert_eq!(made.estimate(state), own.estimate(state), "{}", puzzle.write_state(state));
    }
}

#[test]
fn the_cubes_published_bounds_are_made_in_the_language() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "BWRBWRBER").unwrap();
    let text = |name| example(&puzzle, name);
    let [mismatch, misplaced, painted] = [text("mismatch"), text("misplaced"), text("misplaced-painted")];
    let [parity, colours] = [text("misplaced-parity"), text("colours")];
    let (own_mismatch, own_misplaced) = (cubes::Mismatch::new(&puzzle), cubes::Misplaced::new(&puzzle));
    let (own_parity, own_colours) = (cubes::MisplacedParity::new(&puzzle), cubes::Colours::new(&puzzle));
    assert_same(
        &puzzle,
        &[
            (&mismatch, &|state| own_mismatch.estimate(state)),
            (&misplaced, &|state| own_misplaced.estimate(state)),
            (&painted, &|state| own_misplaced.estimate(state)),
            (&parity, &|state| own_parity.estimate(state)),
            (&colours, &|state| own_colours.estimate(state)),
        ],
    );
}

#[test]
fn the_toys_bounds_are_made_in_the_language_and_the_nearest_goal_is_matching_relaxed() {
    let puzzle = ToyExchange::read("1111000011100010", "1010010110100101").unwrap();
    let goal = puzzle.goal().ones();
    let nearest = |state: Toys| -> u32 {
        let ones = |board: u16| (0..16_u16).filter(move |square| board >> square & 1 == 1);
        let steps = |a: u16, b: u16| u32::from((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4));
        ones(state.ones()).map(|one| ones(goal).map(|home| steps(one, home)).min().unwrap()).sum()
    };
    let half = |state: Toys| (state.ones() ^ goal).count_ones() / 2;
    let matching = Matching::new(&puzzle);
    let [first, second] = ["half-mismatch", "nearest"].map(|name| example(&puzzle, name));
    let all = (0..16).map(|square| format!("{}{}", ["a", "b", "c", "d"][square % 4], 4 - square / 4));
    let exact = format!("paint(squares={})", all.collect::<String>());
    let exactly: OwnHeuristic<ToyExchange> = &|state| matching.estimate(state);
    assert_same(&puzzle, &[(&first, &half), (&second, &nearest), ("matching", exactly), (&exact, exactly)]);
    // The relaxed text adds nothing.
    let build = built(&puzzle, "count(s in squares: 1) * (matching < 0)");
    assert_eq!(build.made().unwrap().estimate(puzzle.start()), 0);
}

#[test]
fn the_knights_bounds_are_made_in_the_language() {
    let goal = "111110111100*110000100000";
    let puzzle = KnightsExchange::read("1011001*11101110100100000", goal).unwrap();
    let (own_mismatch, own_misplaced) = (knights::Mismatch::new(&puzzle), knights::Misplaced::new(&puzzle));
    let builds = ["mismatch", "misplaced"].map(|name| built(&puzzle, &example(&puzzle, name)));
    let each = (0..25).map(|square| format!("{}{}", ["a", "b", "c", "d", "e"][square % 5], 5 - square / 5));
    let painted = built(&puzzle, &format!("paint(squares={})", each.collect::<Vec<_>>().join("+")));
    let [mismatch, misplaced] = builds.each_ref().map(|build| build.made().unwrap());
    let (mut chance, mut state) = (Dice(5), puzzle.start());
    for _ in 0..100_000 {
        let moves: Vec<_> = puzzle.moves(state).collect();
        state = puzzle.after(state, moves[chance.below(moves.len())]);
        assert_eq!(mismatch.estimate(state), own_mismatch.estimate(state));
        assert_eq!(misplaced.estimate(state), own_misplaced.estimate(state));
        assert_eq!(painted.made().unwrap().estimate(state), own_misplaced.estimate(state));
    }
}

#[test]
fn the_way_to_a_goal_with_the_empty_square_elsewhere_is_bounded_too() {
    let puzzle = EightPuzzle::read("867254301", "123406758").unwrap();
    let (manhattan, both) = (Manhattan::new(&puzzle), LinearConflict::new(&puzzle));
    let exact = tiles::Exact::new(&puzzle);
    let of = |heuristic: &dyn Heuristic<EightPuzzle>, state| heuristic.estimate(state);
    let texts = ["manhattan", "linear-conflict", "gaschnig"].map(|name| example(&puzzle, name));
    assert_same(
        &puzzle,
        &[
            (&texts[0], &|state| of(&manhattan, state)),
            (&texts[1], &|state| of(&both, state)),
            (&texts[2], &|state| swaps(&puzzle, state)),
            // Seven tiles and the empty square determine the position.
            ("paint(tiles=1234567)", &|state| of(&exact, state)),
        ],
    );
}
