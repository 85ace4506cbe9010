//! Backward heuristics against true distances from the start.

use rolling_cubes::heuristic::tiles::{Manhattan, Misplaced};
use rolling_cubes::heuristic::{Building, Dispatcher, Heuristic, Listed, Pair, PairBuild};
use rolling_cubes::puzzle::{EightPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange};

use crate::heuristics::distances_from;

fn check<P: Notation + Listed>(puzzle: &P, radius: u32) {
    let distances = distances_from(puzzle, vec![puzzle.start()], radius);
    for choice in P::BACKWARD {
        let mut build = PairBuild::new(puzzle, "blind", choice.name).expect("what is listed");
        while build.advance(10_007) > 0 {}
        let pair = build.heuristic().expect("all is built");
        assert_eq!(build.progress().is_some(), choice.table, "{}", choice.name);
        let (pair, mut steepest) = (Dispatcher(pair), 0);
        for (&state, &distance) in &distances {
            let (forward, bound) = says::<P>(&pair, state);
            let here = || format!("{} of {}", choice.name, puzzle.write_state(state));
            assert!(bound <= distance, "{}: {bound} over {distance}", here());
            assert!(!choice.exact || bound == distance, "{}: {bound}, not {distance}", here());
            assert_eq!(forward, 0, "the forward one is blind");
            for mv in puzzle.moves(state) {
                let after = puzzle.after(state, mv);
                let (_, there) = says::<P>(&pair, after);
                assert_eq!(Heuristic::<P>::backward_after(&pair, bound, state, after), there, "{}", here());
                steepest = steepest.max(bound.saturating_sub(there));
            }
        }
        assert_eq!(steepest <= 1, choice.consistent, "{} falls by {steepest} along a move", choice.name);
    }
}

#[test]
fn on_all_that_can_be_reached_the_heuristics_of_the_way_from_the_start_are_what_they_claim() {
    check(&EightPuzzle::read("724506831", "012345678").unwrap(), u32::MAX);
    check(&ToyExchange::read("1111000000000000", "0000000000001111").unwrap(), u32::MAX);
    check(&KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000").unwrap(), 8);
    for start in ["EWwWwWwWw", "WWwWEWwWw", "bbbbEbbbb"] {
        check(&RollingCubes::read(start, "WRBWRBWRE").unwrap(), 16);
    }
}

#[test]
fn the_cubes_tables_from_the_start_hold_on_the_contest_s_components() {
    for start in ["WWWWWWWWE", "WEWWWWWWW"] {
        let puzzle = RollingCubes::read(start, "BWRBWRBER").unwrap();
        check(&puzzle, 14);
        // They are informed: at least half the distance of the farthest positions.
        let distances = distances_from(&puzzle, vec![puzzle.start()], 14);
        let mut build = PairBuild::new(&puzzle, "blind", "colours").unwrap();
        build.advance(u64::MAX);
        let pair = build.heuristic().unwrap();
        let bounds = distances.iter().filter(|(_, distance)| **distance == 14);
        let bounds = bounds.map(|(&state, _)| says::<RollingCubes>(&Dispatcher(pair), state).1);
        let (sum, count) = bounds.fold((0, 0), |(sum, count), bound| (sum + bound, count + 1));
        assert!(sum >= 7 * count, "{sum} over {count}");
    }
}

#[test]
fn a_heuristic_that_is_not_listed_for_the_way_from_the_start_is_not_built() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "BWRBWRBER").unwrap();
    assert!(PairBuild::new(&puzzle, "misplaced", "misplaced").is_none());
    assert!(PairBuild::new(&puzzle, "no-such", "blind").is_none());
    assert!(PairBuild::new(&puzzle, "misplaced", "colours").is_some());
}

fn says<P: Puzzle>(heuristic: &impl Heuristic<P>, state: P::State) -> (u32, u32) {
    (heuristic.estimate(state), heuristic.backward(state))
}

#[test]
fn a_pair_asks_each_of_its_two_and_a_heuristic_by_itself_knows_nothing_of_the_start() {
    let puzzle = EightPuzzle::read("724506831", "012345678").unwrap();
    let (forward, backward) = (Manhattan::new(&puzzle), Misplaced::new(&puzzle.turned()));
    let pair = Pair { forward: forward.clone(), backward };
    assert_eq!(says::<EightPuzzle>(&pair, puzzle.start()), (18, 0));
    assert_eq!(says::<EightPuzzle>(&pair, puzzle.goal()), (0, 8));
    assert_eq!(says::<EightPuzzle>(&forward, puzzle.start()), (18, 0));
    assert_eq!(says::<EightPuzzle>(&forward, puzzle.goal()), (0, 0));
}
