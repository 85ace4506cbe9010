//! Perimeter heuristics against true distances and a naive program, and BIDA*.

use std::collections::HashMap;

use rolling_cubes::heuristic::{Build, Heuristic, Rim, RimBuild, cubes, knights, tiles};
use rolling_cubes::puzzle::rolling_cubes::Pattern;
use rolling_cubes::puzzle::{EightPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes};
use rolling_cubes::search::{
    Deepening, IdaStar, Inspect, Limits, Line, MoveOrder, News, Observer, Search, Status,
};
use rolling_cubes::session::{Mark, Session};

use crate::asked::asked;

fn distances<P: Puzzle>(puzzle: &P, radius: u32) -> HashMap<P::State, u32> {
    let mut queue = puzzle.goals();
    let mut distances: HashMap<_, _> = queue.iter().map(|&goal| (goal, 0)).collect();
    let mut next = 0;
    while let Some(&state) = queue.get(next) {
        next += 1;
        let distance = distances[&state] + 1;
        for mv in puzzle.moves(state).filter(|_| distance <= radius) {
            let after = puzzle.after(state, mv);
            distances.entry(after).or_insert_with(|| {
                queue.push(after);
                distance
            });
        }
    }
    distances
}

/// Checks that a perimeter's bound equals the naive definition, and is admissible and consistent.
fn check<P: Notation + Clone, H: Heuristic<P> + Clone>(
    puzzle: &P,
    depth: u8,
    radius: u32,
    aim: impl Fn(&P, P::State) -> H,
) -> Rim<P, H> {
    let distances = distances(puzzle, radius);
    let mut build = RimBuild::new(puzzle, depth, &aim);
    while build.advance(7) > 0 {}
    let bound = build.heuristic().expect("all is built").clone();
    let ends = distances.iter().filter(|&(_, &distance)| distance == u32::from(depth));
    let rim: Vec<H> = ends.map(|(&state, _)| aim(puzzle, state)).collect();
    assert_eq!(bound.rim(), rim.len());
    for (&state, &distance) in &distances {
        let estimate = bound.estimate(state);
        let here = || format!("{} with a perimeter of {depth}", puzzle.write_state(state));
        assert!(estimate <= distance, "{}: {estimate} over {distance}", here());
        let naive = rim.iter().map(|there| u32::from(depth) + there.estimate(state)).min().unwrap();
        let is_inside = distance <= u32::from(depth);
        assert_eq!(
            estimate,
            if is_inside { distance } else { naive.max(u32::from(depth) + 1) },
            "{}",
            here()
        );
        assert_eq!(bound.pairs(estimate), if is_inside { 0 } else { rim.len() as u64 });
        for mv in puzzle.moves(state) {
            let there = bound.estimate(puzzle.after(state, mv));
            assert!(estimate <= there + 1, "{} falls from {estimate} to {there}", here());
        }
    }
    bound
}

fn knights_aim(puzzle: &KnightsExchange, rim: <KnightsExchange as Puzzle>::State) -> knights::Misplaced {
    knights::Misplaced::new(&KnightsExchange::new(puzzle.start(), rim))
}

fn tiles_aim(puzzle: &EightPuzzle, rim: <EightPuzzle as Puzzle>::State) -> tiles::Manhattan {
    tiles::Manhattan::new(&EightPuzzle::new(puzzle.start(), rim).expect("the same labels"))
}

#[test]
fn a_bound_by_a_perimeter_is_admissible_and_consistent_and_what_its_definition_says() {
    let knights = KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000").unwrap();
    let tiles = EightPuzzle::read("724506831", "012345678").unwrap();
    let cubes = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").unwrap();
    for depth in 0..4 {
        check(&knights, depth, 6, knights_aim);
        check(&tiles, depth, 14, tiles_aim);
        check(&cubes, depth, 5, |puzzle, rim| {
            cubes::Misplaced::new(&RollingCubes::new(puzzle.start(), Pattern::shown_by(rim)))
        });
    }
}

struct Pairs<'a, P: Puzzle, H> {
    bound: &'a Rim<P, H>,
    evaluated: u64,
}

impl<P: Puzzle, H> Observer<P::State> for Pairs<'_, P, H> {
    fn hear(&mut self, _line: Line, news: News<P::State>) {
        if let News::Generated(event) = news {
            self.evaluated += self.bound.pairs(event.estimate.expect("IDA* asks it of every position"));
        }
    }
}

#[test]
fn ida_star_with_a_perimeter_finds_the_same_length_with_fewer_positions_and_the_pairs_are_counted() {
    let puzzle = KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000").unwrap();
    let ida_star = || IdaStar::new(MoveOrder::by_number(8), Deepening::NextBound, Limits::default());
    let mut alone = ida_star();
    while alone.step(&puzzle, &knights::Misplaced::new(&puzzle), &mut (), u64::MAX) == Status::Running {}
    let (mut least, length) = (alone.stats().total.generated, alone.solution().map(<[_]>::len));
    for depth in 0..=4 {
        let bound = RimBuild::new(&puzzle, depth, knights_aim).complete();
        let mut pairs = Pairs { bound: &bound, evaluated: 0 };
        let mut search = ida_star();
        while search.step(&puzzle, &bound, &mut pairs, 100) == Status::Running {}
        let stats = search.stats();
        assert_eq!(search.solution().map(<[_]>::len), length, "{depth}");
        assert!(stats.total.generated <= least, "{depth}: {} over {least}", stats.total.generated);
        if depth == 0 {
            // The rim is the goal.
            assert_eq!((bound.rim(), stats.total.generated), (1, least));
        }
        let rim = bound.rim() as u64;
        assert!(pairs.evaluated.is_multiple_of(rim) && pairs.evaluated <= rim * stats.evaluated);
        assert!(pairs.evaluated > 0 || depth >= 4, "{depth}");
        least = stats.total.generated;
    }
}

const KNIGHTS: [&str; 3] = ["knights", "1011001*11101110100100000", "111110111100*110000100000"];

#[test]
fn a_lane_with_a_perimeter_counts_as_the_search_with_that_bound_does() {
    let puzzle = KnightsExchange::read(KNIGHTS[1], KNIGHTS[2]).unwrap();
    for depth in 1..=4 {
        let bound = RimBuild::new(&puzzle, depth, knights_aim).complete();
        let mut pairs = Pairs { bound: &bound, evaluated: 0 };
        let mut search = IdaStar::new(MoveOrder::by_number(8), Deepening::NextBound, Limits::default());
        while search.step(&puzzle, &bound, &mut pairs, u64::MAX) == Status::Running {}
        let mut session = Session::new(asked(KNIGHTS, &format!("ida-star:perimeter={depth}"))).unwrap();
        while session.step(1_000) == Status::Running {}
        let snapshot = session.snapshot();
        assert_eq!(
            (&snapshot.stats.total, snapshot.pairs),
            (&search.stats().total, Some(pairs.evaluated)),
            "{depth}"
        );
        let table = snapshot.table.expect("the ball is a table");
        assert_eq!((table.name.as_str(), table.progress.total), ("misplaced", Some(table.progress.done)));
    }
    let mut without = Session::new(asked(KNIGHTS, "ida-star")).unwrap();
    while without.step(1_000) == Status::Running {}
    assert_eq!(without.snapshot().pairs, None);
}

#[test]
fn pairs_are_counted_however_a_search_is_stepped_and_taken_back() {
    for (problem, lane) in [
        (KNIGHTS, "ida-star:perimeter=2"),
        (KNIGHTS, "a-star:perimeter=3"),
        (["tiles", "724506831", "012345678"], "ida-star/manhattan:perimeter=6:transpositions=500"),
        (["tiles", "724506831", "012345678"], "a-star/manhattan:perimeter=6:ties=oldest"),
        (["cubes", "WWWWWWWWE", "WBWBRERBR"], "ida-star/mismatch:perimeter=3"),
        (["toys", "1111000011100010", "1010010110100101"], "ida-star/half-mismatch:perimeter=2"),
    ] {
        let begin = || Session::new(asked(problem, lane)).unwrap();
        let mut whole = begin();
        while whole.step(u64::MAX) == Status::Running {}
        let snapshot = whole.snapshot();
        assert_eq!(snapshot.outcome, "solved", "{lane}");
        assert!(snapshot.pairs.is_some_and(|pairs| pairs > 0), "{lane}");
        let (mut by_one, mut by_stage) = (begin(), begin());
        by_one.prepare(u64::MAX);
        while by_one.step(1) == Status::Running {}
        by_stage.prepare(u64::MAX);
        while by_stage.step_to_stage_end(u64::MAX) == Status::Running {}
        assert_eq!(by_one.snapshot(), snapshot, "{lane}");
        assert_eq!(by_stage.snapshot(), snapshot, "{lane}");
        let half = whole.units() / 2;
        let mut there = begin();
        there.prepare(u64::MAX);
        there.step(half);
        whole.seek(half);
        assert_eq!(whole.snapshot(), there.snapshot(), "{lane}");
        whole.step_to(Mark::Expanded(u64::MAX), u64::MAX);
        assert_eq!(whole.snapshot(), snapshot, "{lane}");
    }
}

#[test]
fn a_perimeter_is_refused_where_it_has_no_place() {
    let message = |lane: &str| {
        Session::new(asked(["cubes", "WWWWWWWWE", "WBWBRERBR"], lane)).map(drop).unwrap_err().to_string()
    };
    assert_eq!(message("mm:perimeter=2"), "perimeter: '2' given; allowed: none with mm");
    let tables = message("ida-star/colours:perimeter=2");
    assert_eq!(
        tables,
        "heuristic: 'colours' given; allowed: with a perimeter one without tables: blind, mismatch, misplaced, misplaced-parity"
    );
    assert_eq!(message("ida-star/no-such:perimeter=2"), message("ida-star/no-such"));
    for text in ["0", "13", "x"] {
        let error = rolling_cubes::session::Lane::parse(&format!("ida-star:perimeter={text}")).unwrap_err();
        assert!(error.to_string().contains("a whole number from 1 to 12"), "{error}");
    }
}
