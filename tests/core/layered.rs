use rolling_cubes::heuristic::{Dispatcher, Heuristic, Listed, tiles};
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::{
    AStar, Bfhs, BfidaStar, Event, ForgettingSearch, Inspect, Limit, Limits, Line, MoveOrder, News, Observer,
    Search, Side, Stats, Status,
};
use rolling_cubes::session::Fate;

use crate::plain::{self, Story};
use crate::steady::{self, assert_solves, assert_steady, end, named};

fn story<P: Puzzle>(puzzle: &P, h: &impl Heuristic<P>, bound: u32) -> Story<P::State> {
    plain::bfs_within(puzzle, &|state| h.estimate(state), bound)
}

fn length<S>(story: &Story<S>) -> Option<u32> {
    story.nodes.last().filter(|last| last.fate == Fate::Solution).map(|last| last.depth)
}

fn check<P: Notation + Listed + Clone>(what: &str, puzzle: &P, name: &str) {
    let (what, pair) = (format!("{what}, {name}"), named(puzzle, name));
    let h = &Dispatcher(&pair);
    let order = || MoveOrder::by_number(P::MOVES);
    let shortest = u32::try_from(steady::shortest(puzzle)).expect("short");
    for upper in [shortest, shortest + 1, shortest + 5] {
        let what = format!("{what}, bfhs within {upper}");
        let begin = || ForgettingSearch::by(Bfhs { upper: Some(upper) }, order(), Limits::default());
        let search = assert_steady(&what, puzzle, h, begin);
        assert_solves(&what, puzzle, &search);
        let expected = story(puzzle, h, upper);
        let (all, rebuilt) = (search.stats().total, search.rebuilt().expect("a goal was found"));
        assert_eq!((length(&expected), all - rebuilt), (Some(shortest), expected.counters()), "{what}");
        assert_eq!(search.solution().map(<[_]>::len), Some(shortest as usize), "{what}");
    }
    if let Some(less) = shortest.checked_sub(1) {
        let search = end(
            puzzle,
            h,
            ForgettingSearch::by(Bfhs { upper: Some(less) }, order(), Limits::default()),
            u64::MAX,
        );
        assert_eq!((search.status(), search.longest()), (Status::LimitReached(Limit::Depth), Some(less)));
        assert_eq!(search.stats().total, story(puzzle, h, less).counters(), "{what}, bfhs within {less}");
    }
    let what = format!("{what}, bfida-star");
    let search =
        assert_steady(&what, puzzle, h, || ForgettingSearch::by(BfidaStar, order(), Limits::default()));
    assert_solves(&what, puzzle, &search);
    assert_eq!(search.solution().map(<[_]>::len), Some(shortest as usize), "{what}");
    let stats = search.stats();
    let mut bound = h.estimate(puzzle.start());
    for row in &stats.iterations {
        let expected = story(puzzle, h, bound);
        let rebuilt = length(&expected).and(search.rebuilt()).unwrap_or_default();
        assert_eq!((row.bound, row.counters - rebuilt), (bound, expected.counters()), "{what} at {bound}");
        let cut = expected.nodes.iter().filter(|node| node.fate == Fate::Pruned);
        bound = cut.map(|node| node.depth + h.estimate(node.state)).min().unwrap_or(bound);
    }
    assert_eq!(stats.iterations.last().map(|row| row.bound), Some(shortest), "{what}");
}

#[test]
fn layered_searches_count_as_one_that_remembers_everything_and_find_the_whole_path() {
    let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").unwrap();
    check("cubes", &puzzle, "misplaced");
    check("cubes", &puzzle, "mismatch");
    check("cubes", &puzzle, "blind");
    for (start, goal) in [("WWWEWWWWW", "WWWEWWWWW"), ("WEWWWWWWW", "RBWRWWEWW"), ("WWWWEWWWW", "WEWWRWWWW")]
    {
        let Ok(puzzle) = RollingCubes::read(start, goal) else { panic!("{start} {goal}") };
        check(&format!("cubes {goal}"), &puzzle, "misplaced");
    }
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    check("tiles", &puzzle, "manhattan");
    check("tiles", &puzzle, "exact");
    let puzzle = KnightsExchange::read("10*1101111011110000100000", "111110111100*110000100000").unwrap();
    check("knights", &puzzle, "mismatch");
    let puzzle = ToyExchange::read("1110000000000000", "1010000001000000").unwrap();
    check("toys", &puzzle, "half-mismatch");
}

#[test]
fn positions_with_f_within_the_length_are_expanded_to_two_layers_before_the_goal() {
    for (start, goal, length, expanded) in
        [("724506831", "012345678", 26, 4083), ("867254301", "123456780", 31, 21195)]
    {
        let puzzle = EightPuzzle::read(start, goal).unwrap();
        let h = tiles::Manhattan::new(&puzzle);
        let mut search =
            ForgettingSearch::by(Bfhs { upper: Some(length) }, MoveOrder::by_number(4), Limits::default());
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
    let search = end(
        &puzzle,
        &h,
        ForgettingSearch::by(Bfhs { upper: Some(31) }, MoveOrder::by_number(4), Limits::default()),
        u64::MAX,
    );
    let mut layers = [0; 31];
    for node in story(&puzzle, &h, 31).nodes.iter().filter(|node| node.fate == Fate::Open && node.depth < 31)
    {
        layers[node.depth as usize] += 1;
    }
    let widest: u64 = layers.windows(3).map(|three| three.iter().sum()).max().expect("three layers");
    let stats = search.stats();
    assert!(stats.stored_peak <= 2 * widest, "{} and {widest}", stats.stored_peak);
    assert!(stats.stored_peak < stats.total.expanded / 2, "{}", stats.stored_peak);
}

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
fn each_stored_position_has_its_last_three_moves() {
    let puzzle = EightPuzzle::read("867254301", "123456780").unwrap();
    let h = tiles::Manhattan::new(&puzzle);
    let mut search =
        ForgettingSearch::by(Bfhs { upper: Some(31) }, MoveOrder::by_number(4), Limits::default());
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

/// The ends of A* and BFIDA* on one of Korf's 15-puzzles, with `bytes` of memory each.
fn both_within(number: &str, bytes: u64) -> [(Status, u64); 2] {
    let korf = include_str!("../instances/korf100.txt");
    let line = korf.lines().find(|line| line.split(' ').next() == Some(number)).expect("it is in the file");
    let start = line.split_whitespace().nth(1).expect("a start");
    let puzzle = FifteenPuzzle::read(start, "0123456789abcdef").unwrap();
    let h = tiles::Manhattan::new(&puzzle);
    let limits = Limits { bytes, ..Limits::default() };
    let order = || MoveOrder::by_number(4);
    let a_star = end(&puzzle, &h, AStar::new(order(), limits), u64::MAX);
    let bfida_star = end(&puzzle, &h, ForgettingSearch::by(BfidaStar, order(), limits), u64::MAX);
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
fn bfida_star_finishes_with_the_64_mib_at_which_a_star_stops() {
    let [(status, _), (other, _)] = both_within("8", 64 << 20);
    assert_eq!((status, other), (Status::LimitReached(Limit::Bytes), Status::Solved));
}
