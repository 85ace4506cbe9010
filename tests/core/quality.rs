use std::collections::BTreeMap;

use rolling_cubes::session::{Job, Quality, QualityReport, Session, Survey, catalogue};

use crate::asked::asked;

const CUBES: (&str, &str, &str) = ("cubes", "WEWWWWWWW", "BRBBEBBRB");
const TILES: (&str, &str, &str) = ("tiles", "867254301", "123456780");
const TOYS: (&str, &str, &str) = ("toys", "1111000011100010", "1010010110100101");

fn quality((puzzle, start, goal): (&str, &str, &str), heuristic: &str, budget: u64) -> Quality {
    let mut quality = Quality::new(puzzle, start, goal, heuristic).expect("a good problem");
    while quality.step(budget).expect("memory") {}
    quality
}

fn report(problem: (&str, &str, &str), heuristic: &str) -> QualityReport {
    quality(problem, heuristic, u64::MAX).report()
}

fn heuristics((puzzle, start, _): (&str, &str, &str)) -> Vec<(&'static str, bool)> {
    let fits = |side: u8| usize::from(side).pow(2) == start.len();
    let choices = catalogue().puzzles.into_iter().find(|choice| choice.name == puzzle && fits(choice.side));
    choices.expect("a puzzle").heuristics.iter().map(|choice| (choice.name, choice.exact)).collect()
}

fn by_distance(report: &QualityReport) -> Vec<u64> {
    let mut counts = BTreeMap::new();
    for &(_, distance, count) in &report.cells {
        *counts.entry(distance).or_insert(0) += count;
    }
    counts.into_values().collect()
}

#[test]
fn each_heuristic_is_compared_on_every_position_that_the_start_can_reach_and_never_says_too_much() {
    for (problem, states) in [(CUBES, 59_049 * 56), (TILES, 181_440), (TOYS, 12_870)] {
        for (name, exact) in heuristics(problem) {
            let report = report(problem, name);
            assert!(report.complete);
            assert_eq!((report.states, report.total), (states, Some(states)), "{name}");
            assert!(report.cells.iter().all(|&(h, d, _)| h <= u32::from(d)), "{name}");
            let off = report.cells.iter().any(|&(h, d, _)| h != u32::from(d));
            assert_eq!((off, report.mean_error > 0.0), (!exact, !exact), "{name}");
        }
    }
}

#[test]
fn distances_to_a_goal_that_is_a_position_are_those_of_the_census_from_it() {
    for (puzzle, start, goal) in [TILES, TOYS] {
        let mut survey = Survey::new(puzzle, goal).expect("a good start");
        while survey.step(u64::MAX).expect("memory") {}
        let layers: Vec<u64> = survey.report().layers.iter().map(|layer| layer.positions).collect();
        assert_eq!(by_distance(&report((puzzle, start, goal), "blind")), layers);
    }
}

#[test]
fn the_distance_and_the_estimate_of_a_start_are_those_of_a_search() {
    let (puzzle, start, goal) = CUBES;
    let request = asked([puzzle, start, goal], "ida-star/colours");
    let mut session = Session::new(request).expect("a good request");
    while session.is_preparing() {
        session.prepare(u64::MAX);
    }
    let estimate = session.estimate(start).expect("a good position").expect("tables");
    let only = quality(CUBES, "colours", u64::MAX).among([start.to_owned()]).expect("a good position");
    // The deepest pattern from an edge, 37 rolls.
    assert_eq!(only.cells, [(estimate, 37, 1)]);
}

#[test]
fn slices_of_any_size_compare_the_same() {
    for name in ["linear-conflict", "exact"] {
        let at_once = report(TILES, name);
        for budget in [1, 997] {
            assert_eq!(quality(TILES, name, budget).report(), at_once);
        }
    }
}

#[test]
fn some_positions_are_counted_once_however_often_they_are_given() {
    let mut survey = Survey::new(TOYS.0, TOYS.1).expect("a good start");
    while survey.step(u64::MAX).expect("memory") {}
    let all: Vec<String> = survey
        .report()
        .layers
        .iter()
        .flat_map(|layer| survey.positions_at(layer.depth, usize::MAX))
        .collect();
    let quality = quality(TOYS, "half-mismatch", u64::MAX);
    let twice = all.iter().chain(&all).cloned();
    assert_eq!(quality.among(twice), Ok(quality.report()));
    let few = quality.among(all.into_iter().take(100)).expect("good positions");
    assert_eq!(few.cells.iter().map(|&(_, _, count)| count).sum::<u64>(), 100);
}

#[test]
fn until_all_distances_are_known_no_choice_of_positions_can_be_compared() {
    let mut quality = Quality::new(TILES.0, TILES.1, TILES.2, "manhattan").expect("a good problem");
    assert!(quality.step(1000).expect("memory"));
    let so_far = quality.report();
    assert_eq!((so_far.complete, so_far.states, so_far.total), (false, 1000, None));
    let early = quality.among([TILES.1.to_owned()]).expect("a good position");
    assert_eq!((early.complete, early.states), (false, 0));
}

#[test]
fn puzzles_without_an_exact_heuristic_are_refused_and_so_are_names_and_texts_that_are_none() {
    let refusal = |puzzle, start, goal, heuristic| {
        Quality::new(puzzle, start, goal, heuristic).err().expect("a refusal").to_string()
    };
    let (start, goal) = ("0197bd53ec4286af", "0123456789abcdef");
    assert!(refusal("tiles", start, goal, "manhattan").contains("allowed: puzzles with an exact heuristic"));
    assert!(refusal("knights", "", "", "misplaced").starts_with("quality: knights given"));
    assert!(refusal("chess", "", "", "misplaced").starts_with("puzzle: 'chess'"));
    assert!(refusal("toys", TOYS.1, TOYS.2, "manhattan").contains("half-mismatch"));
    assert!(refusal("toys", TOYS.1, "1", "matching").starts_with("goal"));
}
