//! Breadth-first searches that forget the layers behind them, beside a program that remembers everything.

use std::collections::HashSet;

use rolling_cubes::heuristic::{Blind, Heuristic, cubes, knights, tiles, toys};
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::{
    AStar, Bfhs, BfidaStar, Bfs, Counters, Event, Limit, Limits, Line, MoveOrder, News, Observer, Search,
    Side, Stats, Status,
};

/// What a sweep comes to, until the first goal is generated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Sweep {
    length: Option<u32>,
    counts: Counters,
    /// The least g + h that was dropped.
    cut: Option<u32>,
    /// The most positions in three layers side by side.
    widest: usize,
}

/// Breadth-first search without what has g + h beyond a bound.
fn naive<P: Puzzle>(puzzle: &P, h: &impl Heuristic<P>, bound: u32) -> Sweep {
    let mut sweep = Sweep::default();
    sweep.counts.generated = 1;
    let start = puzzle.start();
    if h.estimate(start) > bound {
        sweep.counts.pruned = 1;
        return Sweep { cut: Some(h.estimate(start)), ..sweep };
    }
    if puzzle.is_goal(start) {
        return Sweep { length: Some(0), ..sweep };
    }
    let mut known = HashSet::from([start]);
    let mut layer: Vec<(P::State, Option<Move>)> = vec![(start, None)];
    let (mut depth, mut before) = (0, 0);
    while !layer.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for &(here, by) in &layer {
            sweep.counts.expanded += 1;
            let back = by.map(|by| puzzle.inverse(by));
            for mv in puzzle.moves(here).into_iter().filter(|&mv| Some(mv) != back) {
                let state = puzzle.after(here, mv);
                sweep.counts.generated += 1;
                let f = depth + h.estimate(state);
                if f > bound {
                    sweep.counts.pruned += 1;
                    sweep.cut = Some(sweep.cut.map_or(f, |cut| cut.min(f)));
                } else if puzzle.is_goal(state) {
                    return Sweep { length: Some(depth), ..sweep };
                } else if known.insert(state) {
                    next.push((state, Some(mv)));
                } else {
                    sweep.counts.duplicates += 1;
                }
            }
        }
        sweep.widest = sweep.widest.max(before + layer.len() + next.len());
        before = layer.len();
        layer = next;
    }
    sweep
}

fn end<P: Puzzle, S: Search<P>>(puzzle: &P, h: &impl Heuristic<P>, mut search: S, budget: u64) -> S {
    while search.step(puzzle, h, &mut (), budget) == Status::Running {}
    search
}

fn assert_solves<P: Puzzle>(what: &str, puzzle: &P, search: &impl Search<P>, length: usize) {
    let moves = search.solution().unwrap_or_else(|| panic!("{what}: solved"));
    assert_eq!(moves.len(), length, "{what}");
    let last = moves.iter().fold(puzzle.start(), |here, &mv| {
        assert!(puzzle.moves(here).contains(mv), "{what}: legal moves");
        puzzle.after(here, mv)
    });
    assert!(puzzle.is_goal(last), "{what}");
}

/// Asserts that a search is the same however it is stepped, and goes on from a copy as before.
fn assert_steady<P: Puzzle, S: Search<P> + Clone>(
    what: &str,
    puzzle: &P,
    h: &impl Heuristic<P>,
    begin: impl Fn() -> S,
) {
    let whole = end(puzzle, h, begin(), u64::MAX);
    for budget in [1, 7, 1000] {
        let stepped = end(puzzle, h, begin(), budget);
        assert_eq!((stepped.stats(), stepped.units()), (whole.stats(), whole.units()), "{what} by {budget}");
        assert_eq!(stepped.solution(), whole.solution(), "{what} by {budget}");
    }
    for part in [3, 2] {
        let mut search = begin();
        while search.units() < whole.units() / part * (part - 1) {
            search.step(puzzle, h, &mut (), 1);
        }
        let again = end(puzzle, h, search.clone(), 13);
        assert_eq!(
            (again.stats(), again.solution()),
            (whole.stats(), whole.solution()),
            "{what}, from a copy"
        );
    }
}

fn check<P: Notation + Clone>(what: &str, puzzle: &P, h: &impl Heuristic<P>) {
    let order = || MoveOrder::by_number(P::MOVES);
    let bfs = end(puzzle, &Blind, Bfs::new(order(), Limits::default()), u64::MAX);
    let length = bfs.solution().expect("a problem with a solution").len();
    let shortest = u32::try_from(length).expect("short");
    for upper in [shortest, shortest + 1, shortest + 5] {
        let what = format!("{what}, bfhs within {upper}");
        let search = end(puzzle, h, Bfhs::new(order(), Some(upper), Limits::default()), u64::MAX);
        assert_solves(&what, puzzle, &search, length);
        let expected = naive(puzzle, h, upper);
        let (all, rebuilt) = (search.stats().total, search.rebuilt().expect("a goal was found"));
        assert_eq!((expected.length, all - rebuilt), (Some(shortest), expected.counts), "{what}");
        assert_steady(&what, puzzle, h, || Bfhs::new(order(), Some(upper), Limits::default()));
    }
    if let Some(less) = shortest.checked_sub(1) {
        let search = end(puzzle, h, Bfhs::new(order(), Some(less), Limits::default()), u64::MAX);
        assert_eq!((search.status(), search.longest()), (Status::LimitReached(Limit::Depth), Some(less)));
        assert_eq!(search.stats().total, naive(puzzle, h, less).counts, "{what}, bfhs within {less}");
    }
    let what = format!("{what}, bfida-star");
    let search = end(puzzle, h, BfidaStar::new(order(), Limits::default()), u64::MAX);
    assert_solves(&what, puzzle, &search, length);
    let stats = search.stats();
    let mut bound = h.estimate(puzzle.start());
    for row in &stats.iterations {
        let expected = naive(puzzle, h, bound);
        let rebuilt = expected.length.and(search.rebuilt()).unwrap_or_default();
        assert_eq!((row.bound, row.counters - rebuilt), (bound, expected.counts), "{what} at {bound}");
        bound = expected.cut.unwrap_or(bound);
    }
    assert_eq!(stats.iterations.last().map(|row| row.bound), Some(shortest), "{what}");
    assert_steady(&what, puzzle, h, || BfidaStar::new(order(), Limits::default()));
}

#[test]
fn layered_searches_count_as_one_that_remembers_everything_and_find_the_whole_path() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").unwrap();
    check("cubes, misplaced", &puzzle, &cubes::Misplaced::new(&puzzle));
    check("cubes, mismatch", &puzzle, &cubes::Mismatch::new(&puzzle));
    check("cubes, blind", &puzzle, &Blind);
    for (start, goal) in [("WWWEWWWWW", "WWWEWWWWW"), ("WEWWWWWWW", "RBWRWWEWW"), ("WWWWEWWWW", "WEWWRWWWW")]
    {
        let Ok(puzzle) = RollingCubes::read(start, goal) else { panic!("{start} {goal}") };
        check(&format!("cubes {goal}"), &puzzle, &cubes::Misplaced::new(&puzzle));
    }
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    check("tiles, manhattan", &puzzle, &tiles::Manhattan::new(&puzzle));
    check("tiles, exact", &puzzle, &tiles::Exact::new(&puzzle));
    let puzzle = KnightsExchange::read("10*1101111011110000100000", "111110111100*110000100000").unwrap();
    check("knights", &puzzle, &knights::Mismatch::new(&puzzle));
    let puzzle = ToyExchange::read("1110000000000000", "1010000001000000").unwrap();
    check("toys", &puzzle, &toys::HalfMismatch::new(&puzzle));
}

#[test]
fn what_has_f_within_the_length_is_expanded_to_two_layers_before_the_goal() {
    for (start, goal, length, expanded) in
        [("724506831", "012345678", 26, 4083), ("867254301", "123456780", 31, 21195)]
    {
        let puzzle = EightPuzzle::read(start, goal).unwrap();
        let h = tiles::Manhattan::new(&puzzle);
        let mut search = Bfhs::new(MoveOrder::by_number(4), Some(length), Limits::default());
        while search.rebuilt().is_none() {
            assert_eq!(search.step(&puzzle, &h, &mut (), 1), Status::Running);
        }
        let rows = search.stats().depths;
        let whole = rows.iter().filter(|row| row.depth <= length - 2);
        assert_eq!(whole.map(|row| row.counters.expanded).sum::<u64>(), expanded, "{start}");
    }
}

#[test]
fn no_more_than_three_layers_and_the_middle_one_are_held() {
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    let h = tiles::Manhattan::new(&puzzle);
    let search = end(&puzzle, &h, Bfhs::new(MoveOrder::by_number(4), Some(31), Limits::default()), u64::MAX);
    let (stats, widest) = (search.stats(), naive(&puzzle, &h, 31).widest as u64);
    assert!(stats.stored_peak <= 2 * widest, "{} and {widest}", stats.stored_peak);
    assert!(stats.stored_peak < stats.total.expanded / 2, "{}", stats.stored_peak);
    let within = |bytes| {
        let limits = Limits { bytes, ..Limits::default() };
        end(&puzzle, &h, Bfhs::new(MoveOrder::by_number(4), Some(31), limits), u64::MAX)
    };
    assert_eq!(within(stats.bytes_peak).stats(), stats);
    let less = within(stats.bytes_peak - 1);
    assert_eq!(less.status(), Status::LimitReached(Limit::Bytes));
    assert!(less.stats().bytes_peak < stats.bytes_peak);
}

/// Remembers what was stored last.
#[derive(Default)]
struct Stored<S>(Option<Event<S>>);

impl<S> Observer<S> for Stored<S> {
    fn hear(&mut self, _line: Line, news: News<S>) {
        if let News::Generated(event) = news {
            self.0 = event.record.is_some().then_some(event);
        }
    }
}

#[test]
fn of_each_position_that_is_stored_the_last_three_moves_are_known() {
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    let h = tiles::Manhattan::new(&puzzle);
    let mut search = Bfhs::new(MoveOrder::by_number(4), Some(31), Limits::default());
    let (mut stored, mut known) = (Stored::default(), 0);
    while known < 2_000 {
        assert_eq!(search.step(&puzzle, &h, &mut stored, 1), Status::Running);
        let Some(event) = stored.0.take() else { continue };
        let path = search.path_to(&puzzle, event.state).expect("it lies in the layer that grows");
        assert_eq!(
            (path.moves.len(), path.moves.last().copied()),
            (event.depth.min(3) as usize, event.by.mv())
        );
        let end = path.moves.iter().fold(path.root, |here, &mv| puzzle.after(here, mv));
        assert_eq!((end, path.side), (event.state, Side::Forward));
        known += 1;
    }
}

/// One of Korf's hundred 15-puzzles, by its number, with so many bytes for each search: how A* ends, and BFIDA*.
fn both_within(number: &str, bytes: u64) -> [(Status, u64); 2] {
    let korf = include_str!("../instances/korf100.txt");
    let line = korf.lines().find(|line| line.split(' ').next() == Some(number)).expect("it is in the file");
    let start = line.split_whitespace().nth(1).expect("a start");
    let puzzle = FifteenPuzzle::read(start, "0123456789abcdef").unwrap();
    let h = tiles::Manhattan::new(&puzzle);
    let limits = Limits { bytes, ..Limits::default() };
    let order = || MoveOrder::by_number(4);
    let a_star = end(&puzzle, &h, AStar::new(order(), limits), u64::MAX);
    let bfida_star = end(&puzzle, &h, BfidaStar::new(order(), limits), u64::MAX);
    let ended = |status, stats: Stats| (status, stats.bytes_peak);
    [ended(a_star.status(), a_star.stats()), ended(bfida_star.status(), bfida_star.stats())]
}

#[test]
fn bfida_star_finishes_in_memory_in_which_a_star_does_not() {
    let [(status, a_star), (other, bfida_star)] = both_within("79", u64::MAX);
    assert_eq!((status, other), (Status::Solved, Status::Solved));
    assert!(bfida_star < a_star, "{bfida_star} and {a_star}");
    let [(status, _), (other, _)] = both_within("79", bfida_star);
    assert_eq!((status, other), (Status::LimitReached(Limit::Bytes), Status::Solved));
}

#[test]
#[ignore = "takes some seconds: run it with --release -- --ignored"]
fn where_a_star_meets_its_limit_of_64_mib_bfida_star_finishes() {
    let [(status, _), (other, _)] = both_within("8", 64 << 20);
    assert_eq!((status, other), (Status::LimitReached(Limit::Bytes), Status::Solved));
}
