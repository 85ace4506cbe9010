//! Expansions against the floor over drawn problems: none is below it, and NBS stays within twice below C*.

use rolling_cubes::search::{ALGORITHMS, Proof, Stats, Status};
use rolling_cubes::session::{Session, sweep::Row, sweep::Sweep};

use crate::asked::asked;

fn run(problem: [&str; 3], lane: &str) -> Stats {
    let mut session = Session::new(asked(problem, lane)).unwrap();
    session.prepare(u64::MAX);
    while session.step(u64::MAX) == Status::Running {}
    let snapshot = session.snapshot();
    assert_eq!(snapshot.outcome, "solved", "{problem:?} {lane}");
    snapshot.stats
}

fn below(stats: &Stats, length: u32) -> u64 {
    stats.iterations.iter().filter(|row| row.bound < length).map(|row| row.counters.expanded).sum()
}

fn compare(puzzle: &str, pair: &str, every: usize, seed: u64) {
    let sweep = Sweep::new(puzzle, None, &[pair.to_owned()]).unwrap();
    let [towards, from] = sweep.pairs()[0];
    let mut counter = sweep.counter(0);
    let chosen = sweep.chosen(every, seed);
    assert!(chosen.len() >= 40, "{} problems of {puzzle}", chosen.len());
    let mut nearest = 0.0_f64;
    for number in chosen {
        let Row(text, length, counts) = counter.row(number);
        let [_, _, cover, cover_parity, consistent, consistent_parity, ..] =
            counts[0].map(Option::unwrap_or_default);
        let [start, goal] = if puzzle == "tiles" { [&*text, sweep.fixed()] } else { [sweep.fixed(), &*text] };
        let problem = [puzzle, start, goal];
        for algorithm in ALGORITHMS {
            // Searches without storage expand positions repeatedly; the others prove nothing, or need an upper bound.
            let is_one = algorithm.informed && algorithm.stores && algorithm.proves == Proof::Shortest;
            if !is_one || algorithm.needs.is_some() {
                continue;
            }
            let backward = if algorithm.sides == 2 { format!(":backward={from}") } else { String::new() };
            let lane = format!("{}/{towards}{backward}", algorithm.name);
            let stats = run(problem, &lane);
            let floor = if algorithm.consistent { consistent } else { cover };
            assert!(stats.total.expanded >= floor, "{problem:?} {lane}: {} of {floor}", stats.total.expanded);
            if let Some(times) = algorithm.promise {
                let below = below(&stats, length);
                assert!(
                    (floor..=u64::from(times) * floor).contains(&below),
                    "{problem:?} {lane}: {below} of {floor}"
                );
                #[allow(clippy::cast_precision_loss)] // small numbers
                let ratio = below as f64 / floor.max(1) as f64;
                nearest = nearest.max(ratio);
            }
            if algorithm.consistent {
                let expanded = run(problem, &format!("{lane}:parity=use")).total.expanded;
                assert!(
                    expanded >= consistent_parity,
                    "{problem:?} {lane}: {expanded} of {consistent_parity}"
                );
            }
        }
        assert!(cover_parity <= cover && consistent_parity <= consistent);
    }
    // Some search comes near the floor, so the test can fail.
    assert!(nearest > 1.2, "{puzzle} {pair}: at most {nearest} times");
}

#[test]
fn no_search_expands_less_than_the_floor_and_nbs_never_crosses_its_line() {
    compare("tiles", "manhattan", 3001, 2);
    compare("tiles", "misplaced/manhattan", 4001, 3);
    compare("toys", "half-mismatch", 251, 1);
    // Goals with many positions.
    compare("cubes", "colours", 1201, 4);
}

#[test]
#[ignore = "thousands of problems take minutes"]
fn no_search_expands_less_than_the_floor_on_thousands_of_problems() {
    for seed in 1..=3 {
        compare("tiles", "manhattan", 101, seed);
        compare("tiles", "misplaced", 997, seed);
        compare("tiles", "linear-conflict/manhattan", 101, seed);
        compare("toys", "half-mismatch", 13, seed);
        compare("cubes", "colours", 101, seed);
    }
}
