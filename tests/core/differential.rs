//! Random problems of every puzzle through every search, with every heuristic that has no table and settings by chance: what they find
//! is compared with the true distance, which a search in layers over the whole space knows, and with each other.
//!
//! Some tens of problems in a moment with each run of the tests; `DIFFERENTIAL=5000 cargo test --release --test core differential` tries
//! so many of each puzzle, and `SEED=7` others.

use std::env;

use rolling_cubes::heuristic::HeuristicChoice;
use rolling_cubes::search::{ALGORITHMS, Algorithm, Kind, Proof, Status};
use rolling_cubes::session::catalogue::PuzzleChoice;
use rolling_cubes::session::{
    Dealer, Job, Request, Session, Snapshot, Survey, catalogue, play, unsolvable, written,
};

/// Chance that can be had again: `SplitMix64` (G. L. Steele, D. Lea, C. H. Flood).
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((word ^ word >> 31) % count as u64).expect("below a count")
    }
}

struct Problem {
    puzzle: &'static str,
    start: String,
    goal: String,
    length: usize,
}

pub fn number(name: &str, unless: u64) -> u64 {
    env::var(name)
        .map_or(unless, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

fn shuffled(chance: &mut SplitMix64, text: &str) -> String {
    let mut pieces: Vec<char> = text.chars().collect();
    for last in (1..pieces.len()).rev() {
        pieces.swap(last, chance.below(last + 1));
    }
    pieces.into_iter().collect()
}

/// A start of cubes that lie anyhow, and a goal pattern at most `deepest` rolls away.
fn cubes(chance: &mut SplitMix64, deepest: u8) -> Problem {
    let start: String =
        (0..8).map(|_| ['W', 'w', 'R', 'r', 'B', 'b'][chance.below(6)]).chain(['E']).collect();
    let start = shuffled(chance, &start);
    // A few layers of the census are enough: the pattern is one that they show.
    let mut survey = Survey::new("cubes", &start).expect("a start");
    let depth = u8::try_from(chance.below(usize::from(deepest) + 1)).expect("small");
    while survey.report().layers.len() <= usize::from(depth) + 1 && survey.step(64).expect("memory") {}
    let patterns = survey.patterns_at(depth, 50);
    // No new pattern is shown where each position of a layer looks like one before.
    if patterns.is_empty() {
        return cubes(chance, deepest);
    }
    let goal = patterns[chance.below(patterns.len())].clone();
    Problem { puzzle: "cubes", start, goal, length: depth.into() }
}

fn dealt(chance: &mut SplitMix64, puzzle: &'static str, pieces: &str, deepest: u32) -> Problem {
    let goal = shuffled(chance, pieces);
    let mut dealer = Dealer::new(puzzle, &goal, &goal).expect("a goal");
    let depth = u32::try_from(chance.below(deepest as usize + 1)).expect("small");
    let deal = dealer.deal(depth, chance.0).expect("a depth within the known positions");
    Problem { puzzle, start: deal.start, goal, length: deal.depth as usize }
}

fn toys(chance: &mut SplitMix64) -> Problem {
    let ones = chance.below(17);
    dealt(chance, "toys", &format!("{}{}", "1".repeat(ones), "0".repeat(16 - ones)), 12)
}

/// A value of each setting that an algorithm takes, each one time in three; what it needs always.
fn settings(chance: &mut SplitMix64, algorithm: &Algorithm, length: usize) -> String {
    let mut text = String::new();
    let needed = algorithm.needs.map(|need| need.one_of[0].name);
    for &setting in algorithm.settings {
        if needed != Some(setting.name) && chance.below(3) > 0 {
            continue;
        }
        let value = match setting.kind {
            Kind::OneOf { names, .. } => names[chance.below(names.len())].to_owned(),
            Kind::Ratio { .. } => ["1", "5/4", "2", "7/3"][chance.below(4)].to_owned(),
            Kind::Number { least, most, .. } => (least
                + chance.below(usize::try_from((most - least).min(200)).expect("small") + 1) as u64)
                .to_string(),
            // A solution of so many moves is taken for granted: there is one, or nothing as short is looked for.
            Kind::Moves => (length + 1 + chance.below(3)).to_string(),
            Kind::Heuristic => "blind".to_owned(),
            Kind::Order | Kind::Count | Kind::Bytes => continue,
        };
        text.extend([":", &written(setting), "=", &value]);
    }
    if algorithm.proves == Proof::Nothing && !algorithm.informed {
        text.extend([":max-depth=", &(length + 1 + chance.below(3)).to_string()]);
    }
    if chance.below(3) == 0 {
        text.extend([":order=seed=", &chance.below(1000).to_string()]);
    }
    text
}

fn ratio(text: &str) -> (usize, usize) {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    (over.parse().expect("a number"), under.parse().expect("a number"))
}

fn run(problem: &Problem, lane: &str, most: u64) -> (Session, Snapshot) {
    let of = [problem.puzzle, &problem.start, &problem.goal];
    let request =
        Request::new(of, &format!("{lane}:max-nodes={most}")).unwrap_or_else(|e| panic!("{lane}: {e}"));
    let mut session = Session::new(request).unwrap_or_else(|e| panic!("{lane}: {e}"));
    while session.step(u64::MAX) == Status::Running {}
    let snapshot = session.snapshot();
    (session, snapshot)
}

/// Whether what a search found is what it promises; tells whether it came to its end.
fn check(problem: &Problem, lane: &str, found: &Snapshot) -> bool {
    let Problem { puzzle, start, goal, length } = problem;
    let what = format!("{puzzle} --start {start} --goal {goal} {lane}");
    if found.outcome == "limit" {
        return false;
    }
    assert_eq!(found.outcome, "solved", "{what}");
    let moves = found.length.expect("a solution has a length");
    match (found.proves, &found.within) {
        (Proof::Shortest, _) => assert_eq!(moves, *length, "{what}"),
        (_, Some(within)) => {
            let (over, under) = ratio(within);
            assert!(moves >= *length && moves * under <= length * over, "{what}: {moves} for {length}");
        }
        _ => assert!(moves >= *length, "{what}: {moves} for {length}"),
    }
    let played = play(puzzle, start, goal, &found.moves).expect("legal moves");
    assert!(played.solved && found.moves.len() == moves, "{what}");
    true
}

/// Tries every search on a problem. Tells how many came to their end.
fn compare(chance: &mut SplitMix64, board: &PuzzleChoice, problem: &Problem, most: u64) -> u64 {
    let mut ended = 0;
    assert_eq!(unsolvable(problem.puzzle, &problem.start, &problem.goal), Ok(None));
    let quick = board.heuristics.iter().filter(|heuristic| !heuristic.table);
    let quick: Vec<&HeuristicChoice> = quick.collect();
    for algorithm in ALGORITHMS {
        let asked = quick.iter().filter(|heuristic| heuristic.consistent || !algorithm.consistent);
        let names: Vec<String> = if algorithm.informed {
            asked.map(|heuristic| format!("{}/{}", algorithm.name, heuristic.name)).collect()
        } else {
            vec![algorithm.name.to_owned()]
        };
        for name in names {
            let lane = format!("{name}{}", settings(chance, algorithm, problem.length));
            let (session, found) = run(problem, &lane, most);
            ended += u64::from(check(problem, &lane, &found));
            if algorithm.informed {
                let bound =
                    session.estimate(&problem.start).expect("a position").expect("no table is missing");
                assert!(bound as usize <= problem.length, "{lane} says {bound} of {}", problem.start);
            }
        }
    }
    ended
}

fn board(name: &str, squares: usize) -> PuzzleChoice {
    let boards = catalogue().puzzles;
    let mut fitting =
        boards.into_iter().filter(|board| board.name == name && usize::from(board.side).pow(2) == squares);
    fitting.next().expect("a board")
}

/// Compares so many problems as are asked for, of one puzzle.
fn compare_all(few: u64, most_nodes: u64, mut problem: impl FnMut(&mut SplitMix64) -> Problem) {
    let mut chance = SplitMix64(number("SEED", 1));
    let (mut ended, mut tried) = (0, 0);
    for _ in 0..number("DIFFERENTIAL", few) {
        let problem = problem(&mut chance);
        let board = board(problem.puzzle, problem.start.len());
        ended += compare(&mut chance, &board, &problem, most_nodes);
        tried += 1;
    }
    // Limits are there so that none takes long; most searches come to their end.
    assert!(ended >= 10 * tried, "{ended} searches of {tried} problems ended");
}

#[test]
fn random_cubes_are_as_far_for_every_search_as_a_census_has_them() {
    compare_all(6, 30_000, |chance| cubes(chance, 11));
}

#[test]
fn random_8_puzzles_are_as_far_for_every_search_as_layers_have_them() {
    compare_all(8, 30_000, |chance| dealt(chance, "tiles", "012345678", 20));
}

#[test]
fn random_15_puzzles_are_as_far_for_every_search_as_layers_have_them() {
    compare_all(6, 30_000, |chance| dealt(chance, "tiles", "0123456789abcdef", 13));
}

#[test]
fn random_knights_are_as_far_for_every_search_as_layers_have_them() {
    compare_all(5, 30_000, |chance| dealt(chance, "knights", "111111111111000000000000*", 7));
}

#[test]
fn random_toys_are_as_far_for_every_search_as_layers_have_them() {
    compare_all(8, 30_000, toys);
}

#[test]
fn tables_of_a_whole_space_tell_the_same_distance_as_layers_do() {
    let mut chance = SplitMix64(number("SEED", 1));
    for (puzzle, pieces) in [("tiles", "012345678"), ("toys", "1111110000000000")] {
        let goal = shuffled(&mut chance, pieces);
        let mut survey = Survey::new(puzzle, &goal).expect("a goal");
        while survey.step(u64::MAX).expect("memory") {}
        let mut dealer = Dealer::new(puzzle, &goal, &goal).expect("a goal");
        let exact = board(puzzle, goal.len()).heuristics.iter().find(|heuristic| heuristic.exact);
        let lane = format!("a-star/{}", exact.expect("an exact heuristic").name);
        let mut session =
            Session::new(Request::new([puzzle, &goal, &goal], &lane).expect("a lane")).expect("a problem");
        while session.is_preparing() {
            session.prepare(u64::MAX);
        }
        for _ in 0..number("DIFFERENTIAL", 200) {
            let deal = dealer.walk(u32::try_from(chance.below(40)).expect("small"), chance.0);
            let depth = survey.depth_of(&deal.start).expect("a position").map(u32::from);
            assert_eq!((depth, deal.exact), (Some(deal.depth), true), "{puzzle} {goal} {}", deal.start);
            assert_eq!(session.estimate(&deal.start), Ok(depth), "{puzzle} {goal} {}", deal.start);
        }
    }
}
