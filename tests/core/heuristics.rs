use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rolling_cubes::heuristic::{Blind, Build, Heuristic, Parts, Progress, Rule, cubes, knights, tiles, toys};
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::{Deepening, IdaStar, Inspect, Limits, MoveOrder, Search, Stats, Status};
use rolling_cubes::session::catalogue::PuzzleChoice;
use rolling_cubes::session::{Session, catalogue, play};
use rustc_hash::FxBuildHasher;

use crate::asked::asked;

pub type Distances<P> = HashMap<<P as Puzzle>::State, u32, FxBuildHasher>;

fn distances<P: Puzzle>(puzzle: &P, radius: u32) -> Distances<P> {
    distances_from(puzzle, puzzle.goals(), radius)
}

/// The numbers of moves from the nearest of some positions.
pub fn distances_from<P: Puzzle>(puzzle: &P, mut layer: Vec<P::State>, radius: u32) -> Distances<P> {
    let mut distances: Distances<P> = layer.iter().map(|&root| (root, 0)).collect();
    for distance in 1..=radius {
        let mut next = Vec::new();
        for state in layer {
            for mv in puzzle.moves(state) {
                if let Entry::Vacant(entry) = distances.entry(puzzle.after(state, mv)) {
                    next.push(*entry.key());
                    entry.insert(distance);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    distances
}

const EVERYTHING: u32 = u32::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    /// Admissible; along some move it falls by more than one.
    Inconsistent,
    Consistent,
    Exact,
}
use Claim::{Consistent, Exact, Inconsistent};

/// Checks that `heuristic` is admissible at all positions of `distances`, has the claimed property, and that
/// `estimate_after` agrees with it.
fn check<P: Notation>(
    name: &str,
    claim: Claim,
    heuristic: &impl Heuristic<P>,
    puzzle: &P,
    distances: &Distances<P>,
) {
    let mut steepest = 0;
    for (&state, &distance) in distances {
        let estimate = heuristic.estimate(state);
        let here = || format!("{name} at {}", puzzle.write_state(state));
        assert!(estimate <= distance, "{}: {estimate} over {distance}", here());
        assert!(claim != Exact || estimate == distance, "{}: {estimate}, not {distance}", here());
        assert_eq!(whole(heuristic.parts(state)).unwrap_or(estimate), estimate, "{}", here());
        for mv in puzzle.moves(state) {
            let after = puzzle.after(state, mv);
            let there = heuristic.estimate(after);
            let by_the_short_cut = heuristic.estimate_after(estimate, state, after);
            assert_eq!(by_the_short_cut, there, "{}, {}", here(), puzzle.write_move(state, mv));
            steepest = steepest.max(estimate.saturating_sub(there));
        }
    }
    assert_eq!(steepest <= 1, claim != Inconsistent, "{name} falls by {steepest} along a move");
}

fn whole(parts: Option<Parts>) -> Option<u32> {
    let Parts { rule, parts } = parts?;
    let bounds = parts.into_iter().map(|(_, bound)| bound);
    match rule {
        Rule::Max => bounds.max(),
        Rule::Sum => Some(bounds.sum()),
    }
}

fn check_cubes(start: &str, goal: &str, states: usize, length: u32) {
    let puzzle = RollingCubes::read(start, goal).unwrap();
    let distances = distances(&puzzle, EVERYTHING);
    assert_eq!(distances.len(), states);
    assert_eq!(distances[&puzzle.start()], length);
    check("blind", Consistent, &Blind, &puzzle, &distances);
    check("mismatch", Inconsistent, &cubes::Mismatch::new(&puzzle), &puzzle, &distances);
    check("misplaced", Consistent, &cubes::Misplaced::new(&puzzle), &puzzle, &distances);
    check("misplaced-parity", Consistent, &cubes::MisplacedParity::new(&puzzle), &puzzle, &distances);
    check("colours", Consistent, &cubes::Colours::new(&puzzle), &puzzle, &distances);
    check("exact", Exact, &cubes::Exact::new(&puzzle), &puzzle, &distances);
}

#[test]
fn on_the_component_of_a_corner_start_the_cubes_heuristics_are_what_they_claim() {
    check_cubes("WWWWWWWWE", "BWRBWRBER", 59_049 * 70, 23);
}

#[test]
fn on_the_component_of_an_edge_start_the_cubes_heuristics_are_what_they_claim() {
    check_cubes("WEWWWWWWW", "RRRBWBRRE", 59_049 * 56, 31);
}

#[test]
fn on_a_component_of_mixed_orientations_the_cubes_heuristics_are_what_they_claim() {
    // All eight cubes in class 1: the smallest component, with one goal position.
    let start = "EWwWwWwWw";
    let puzzle = RollingCubes::read(start, "WRBWRBWRE").unwrap();
    let all = distances(&puzzle, EVERYTHING);
    assert_eq!((puzzle.goals().len(), all.len()), (1, 59_049));
    check_cubes(start, "WRBWRBWRE", 59_049, all[&puzzle.start()]);
}

#[test]
fn on_all_of_the_8_puzzle_its_heuristics_are_what_they_claim() {
    // The deepest positions (OEIS A089473, A089474, A089483): 2 at 31 moves if the goal's empty square is in a corner or on
    // an edge, 148 at 30 if in the middle.
    for (goal, deepest, count) in
        [("123456780", 31, 2), ("012345678", 31, 2), ("102345678", 31, 2), ("123406789", 30, 148)]
    {
        let puzzle = EightPuzzle::read(goal, goal).unwrap();
        let distances = distances(&puzzle, EVERYTHING);
        assert_eq!(distances.len(), 181_440);
        assert_eq!(distances.values().max(), Some(&deepest));
        assert_eq!(distances.values().filter(|&&distance| distance == deepest).count(), count);
        check("misplaced", Consistent, &tiles::Misplaced::new(&puzzle), &puzzle, &distances);
        check("manhattan", Consistent, &tiles::Manhattan::new(&puzzle), &puzzle, &distances);
        check("linear-conflict", Consistent, &tiles::LinearConflict::new(&puzzle), &puzzle, &distances);
        check("exact", Exact, &tiles::Exact::new(&puzzle), &puzzle, &distances);
    }
}

/// All positions of the 15-puzzle within 17 moves; then consistency along a long walk.
fn check_fifteen(goal: &str) {
    let puzzle = FifteenPuzzle::read(goal, goal).unwrap();
    let near = distances(&puzzle, 17);
    let additive = tiles::Additive::new(&puzzle);
    check("misplaced", Consistent, &tiles::Misplaced::new(&puzzle), &puzzle, &near);
    check("manhattan", Consistent, &tiles::Manhattan::new(&puzzle), &puzzle, &near);
    check("linear-conflict", Consistent, &tiles::LinearConflict::new(&puzzle), &puzzle, &near);
    for (&state, &distance) in &near {
        let estimate = additive.estimate(state);
        assert!(estimate <= distance, "additive at {}", puzzle.write_state(state));
        assert_eq!(whole(additive.parts(state)), Some(estimate), "additive at {}", puzzle.write_state(state));
        assert_eq!(estimate % 2, distance % 2, "every move changes the sum of distances by one");
    }

    let manhattan: Box<dyn Heuristic<FifteenPuzzle>> = Box::new(tiles::Manhattan::new(&puzzle));
    let linear_conflict: Box<dyn Heuristic<FifteenPuzzle>> = Box::new(tiles::LinearConflict::new(&puzzle));
    let mut state = puzzle.start();
    let mut sums = [0; 3];
    for turn in 0..100_000_usize {
        let legal: Vec<_> = puzzle.moves(state).collect();
        let after = puzzle.after(state, legal[turn.wrapping_mul(2_654_435_761) / 8_191 % legal.len()]);
        let estimate = linear_conflict.estimate(state);
        let short_cut = linear_conflict.estimate_after(estimate, state, after);
        assert_eq!(short_cut, linear_conflict.estimate(after));
        assert_eq!(estimate.abs_diff(short_cut), 1);
        sums[0] += manhattan.estimate(after);
        sums[1] += short_cut;
        sums[2] += additive.estimate(after);
        state = after;
    }
    assert!(sums[0] < sums[1] && sums[1] < sums[2], "{sums:?} should rise");
}

#[test]
fn near_a_goal_with_its_empty_square_in_a_corner_the_15_puzzle_heuristics_are_admissible() {
    check_fifteen("123456789abcdef0");
}

#[test]
fn near_a_goal_with_its_empty_square_on_an_edge_the_15_puzzle_heuristics_are_admissible() {
    check_fifteen("fedc0ba987654321");
}

#[test]
fn near_a_goal_with_its_empty_square_in_the_middle_the_15_puzzle_heuristics_are_admissible() {
    check_fifteen("32415960a7d8febc");
}

#[test]
fn near_the_goal_the_knights_heuristics_are_what_they_claim() {
    // The contest's goal, and one with an empty corner.
    for (goal, within_eleven) in
        [("111110111100*110000100000", Some(122_209)), ("*101010101010101010101010", None)]
    {
        let puzzle = KnightsExchange::read(goal, goal).unwrap();
        let distances = distances(&puzzle, 11);
        assert_eq!(distances.len(), within_eleven.unwrap_or(distances.len()));
        check("mismatch", Inconsistent, &knights::Mismatch::new(&puzzle), &puzzle, &distances);
        check("misplaced", Consistent, &knights::Misplaced::new(&puzzle), &puzzle, &distances);
        for radius in [0, 1, 6, 7] {
            let perimeter = knights::Perimeter::new(&puzzle, radius);
            check("perimeter", Consistent, &perimeter, &puzzle, &distances);
            for (&state, &distance) in &distances {
                let estimate = perimeter.estimate(state);
                assert!(if distance <= radius { estimate == distance } else { estimate > radius });
            }
        }
        let perimeter = knights::Perimeter::new(&puzzle, knights::perimeter::RADIUS);
        check("perimeter", Exact, &perimeter, &puzzle, &distances);
    }
}

#[test]
fn for_every_number_of_ones_the_toys_heuristics_are_what_they_claim() {
    // Every 641st goal, with every start of as many 1s.
    for goal in (0..=u16::MAX).step_by(641).chain([u16::MAX]) {
        let text: String = (0..16).map(|square| if goal >> square & 1 == 1 { '1' } else { '0' }).collect();
        let puzzle = ToyExchange::read(&text, &text).unwrap();
        let distances = distances(&puzzle, EVERYTHING);
        check("half-mismatch", Consistent, &toys::HalfMismatch::new(&puzzle), &puzzle, &distances);
        check("matching", Exact, &toys::Matching::new(&puzzle), &puzzle, &distances);
    }
}

#[test]
fn toys_of_another_number_of_ones_are_asked_about_without_harm_and_nothing_is_promised_of_them() {
    let puzzle = ToyExchange::read("0000000000000000", "0000000000000000").unwrap();
    let matching = toys::Matching::new(&puzzle);
    for ones in ["1110000011101111", "1111111111111111", "0000000000000001"] {
        assert_eq!(matching.estimate(ToyExchange::read(ones, ones).unwrap().start()), 0);
    }
}

fn asking(choice: &PuzzleChoice, heuristic: &str) -> Session {
    let problem = [choice.name, choice.opening.start, choice.opening.goal];
    let request = asked(problem, &format!("ida-star/{heuristic}"));
    let mut session = Session::new(request).unwrap();
    while session.is_preparing() {
        session.prepare(u64::MAX);
    }
    session
}

#[test]
fn each_listed_heuristic_says_somewhere_more_than_each_that_is_listed_as_weaker() {
    /// Positions after which two heuristics count as equal.
    const WALK: usize = 2_000;
    for choice in catalogue().puzzles {
        let names: Vec<&str> = choice.heuristics.iter().map(|heuristic| heuristic.name).collect();
        let sessions: Vec<Session> = names.iter().map(|name| asking(&choice, name)).collect();
        let mut never_more: Vec<(usize, usize)> = (0..names.len())
            .flat_map(|stronger| (0..stronger).map(move |weaker| (stronger, weaker)))
            .collect();
        let mut state = choice.opening.start.to_owned();
        for turn in 0..WALK {
            let estimates: Vec<u32> =
                sessions.iter().map(|session| session.estimate(&state).unwrap().unwrap()).collect();
            never_more.retain(|&(stronger, weaker)| estimates[stronger] <= estimates[weaker]);
            if never_more.is_empty() {
                break;
            }
            let mut onward = play(choice.name, &state, choice.opening.goal, &[]).unwrap().onward;
            state = onward.swap_remove(turn.wrapping_mul(2_654_435_761) / 8_191 % onward.len()).state;
        }
        let never_more: Vec<_> =
            never_more.into_iter().map(|(stronger, weaker)| (names[stronger], names[weaker])).collect();
        assert_eq!(never_more, [], "{} of side {}", choice.name, choice.side);
    }
}

fn ida_star<P: Puzzle, H: Heuristic<P>>(puzzle: &P, heuristic: &H) -> (Stats, usize) {
    let order = MoveOrder::by_number(P::MOVES);
    let mut search = IdaStar::new(order, Deepening::NextBound, Limits::default());
    assert_eq!(search.step(puzzle, heuristic, &mut (), u64::MAX), Status::Solved);
    (search.stats(), search.solution().unwrap().len())
}

struct Korf {
    number: u32,
    puzzle: FifteenPuzzle,
    length: usize,
    generated: u64,
}

fn korf() -> Vec<Korf> {
    let text = include_str!("../instances/korf100.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let all: Vec<Korf> = lines
        .map(|line| {
            let [number, start, length, generated] =
                line.split(' ').collect::<Vec<_>>().try_into().expect("four columns");
            Korf {
                number: number.parse().unwrap(),
                puzzle: FifteenPuzzle::read(start, "0123456789abcdef").unwrap(),
                length: length.parse().unwrap(),
                generated: generated.parse().unwrap(),
            }
        })
        .collect();
    assert_eq!(all.len(), 100);
    all
}

fn check_korf(korf: &Korf) {
    let (stats, length) = ida_star(&korf.puzzle, &tiles::Manhattan::new(&korf.puzzle));
    // Korf counts the root once, not once per iteration.
    let generated = stats.total.generated - (stats.iterations.len() as u64 - 1);
    assert_eq!((length, generated), (korf.length, korf.generated), "instance {}", korf.number);
}

#[test]
fn korfs_counts_come_out_to_the_node_for_his_three_shortest_searches() {
    korf().iter().filter(|korf| [12, 42, 79].contains(&korf.number)).for_each(check_korf);
}

#[test]
#[ignore = "takes about five minutes: 36 thousand million positions"]
fn korfs_counts_come_out_to_the_node_for_all_hundred() {
    korf().iter().for_each(check_korf);
}

#[test]
fn additive_pattern_databases_solve_all_hundred_of_korf_with_no_more_nodes_than_published() {
    let all = korf();
    let additive = tiles::Additive::new(&all[0].puzzle);
    let mut generated = 0;
    for korf in &all {
        let (stats, length) = ida_star(&korf.puzzle, &additive);
        assert_eq!(length, korf.length, "instance {}", korf.number);
        generated += stats.total.generated;
    }
    // Korf and Felner (2002), table 2: mean 617,555 for 6-6-3.
    assert!(generated / 100 <= 617_555, "{generated} in all");
}

#[test]
fn colours_solve_the_eight_samples_of_the_contest_in_under_3000_nodes() {
    let samples = [
        ("WWWEWWWWW", "WWWEWWWWW", 0),
        ("WEWWWWWWW", "RBWRWWEWW", 3),
        ("WWWWWWWWE", "WBWBRERBR", 13),
        ("WWWWWWWWE", "BWRBWRBER", 23),
        ("WEWWWWWWW", "BBBBRBBRE", 29),
        ("EWWWWWWWW", "RRRWWWRRE", 30),
        ("WEWWWWWWW", "RRRBWBRRE", 31),
        ("WWWWWEWWW", "RRRWEWRRR", 35),
    ];
    let mut generated = 0;
    for (start, goal, expected) in samples {
        let puzzle = RollingCubes::read(start, goal).unwrap();
        let (stats, length) = ida_star(&puzzle, &cubes::Colours::new(&puzzle));
        assert_eq!(length, expected, "{start} to {goal}");
        generated += stats.total.generated;
    }
    assert!(generated < 3_000, "{generated}");
}

fn check_slices<P: Notation, B: Build<Heuristic: Heuristic<P>> + Clone>(
    puzzle: &P,
    build: &B,
    slices: &[u64],
    expected: Option<Progress>,
) {
    let samples = distances(puzzle, 8);
    let at_once = build.clone().complete();
    for &slice in slices {
        let mut build = build.clone();
        let mut last = build.progress().unwrap();
        while build.heuristic().is_none() {
            let done = build.advance(slice);
            let now = build.progress().unwrap();
            assert!(done <= slice && now.done == last.done + done && now.states >= last.states);
            last = now;
        }
        assert_eq!(build.advance(slice), 0, "nothing is left to do");
        assert_eq!(Some(last.done), last.total);
        assert_eq!(expected.unwrap_or(last), last);
        let heuristic = build.heuristic().unwrap();
        for &state in samples.keys() {
            assert_eq!(heuristic.estimate(state), at_once.estimate(state));
        }
    }
}

#[test]
fn tables_come_out_the_same_whatever_the_slices_they_are_built_in() {
    let progress = |work: u64, bytes: u64| Progress { done: work, total: Some(work), states: work, bytes };
    let cubes = RollingCubes::read("EWWWWWWWW", "RRRWWWRRE").unwrap();
    let colours = progress(3 * 59_049, 3 * 59_049);
    check_slices(&cubes, &cubes::colours::ColoursBuild::new(&cubes), &[1, 7, 1000], Some(colours));
    let exact = progress(70 * 59_049, 70 * 59_049);
    check_slices(&cubes, &cubes::exact::ExactBuild::new(&cubes), &[1000], Some(exact));
    let eight = EightPuzzle::read("123406789", "123406789").unwrap();
    // Ranks have gaps.
    let exact = progress(181_440, (9 * 8 * 7_u64).pow(2) * 3);
    check_slices(&eight, &tiles::exact::ExactBuild::new(&eight), &[1, 7, 1000], Some(exact));
    let goal = "111110111100*110000100000";
    let knights = KnightsExchange::read(goal, goal).unwrap();
    check_slices(&knights, &knights::perimeter::PerimeterBuild::new(&knights, 6), &[1, 7, 1000], None);
    check_slices(&knights, &knights::perimeter::PerimeterBuild::new(&knights, 0), &[1], None);
}
