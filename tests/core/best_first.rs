use std::collections::BTreeMap;

use rolling_cubes::heuristic::{Dispatcher, Heuristic, Listed, tiles};
use rolling_cubes::puzzle::{EightPuzzle, KnightsExchange, Notation, Puzzle, RollingCubes, ToyExchange};
use rolling_cubes::search::{
    AStar, Counters, First, Greedy, Inspect, Limits, Line, MoveOrder, News, Observer, Ratio, Reopening,
    Search, Stats, Status, Store, WeightedAStar,
};
use rolling_cubes::session::Session;

use crate::asked::asked;
use crate::plain::{self, Rule, a_star};
use crate::steady::{assert_solves, assert_stepped, end, named, shortest};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counts {
    length: Option<usize>,
    expanded: u64,
    generated: u64,
    evaluated: u64,
    duplicates: u64,
}

const GREEDY: Rule = Rule { weights: (0, 1), first: First::Shallowest, reopens: false, improves: false };

fn weighted(weight: Ratio, reopening: Reopening) -> Rule {
    let reopens = reopening == Reopening::On;
    let first = if weight.over() == 0 { First::Oldest } else { First::Deepest };
    Rule { weights: (weight.under(), weight.over()), first, reopens, improves: true }
}

fn expected<P: Puzzle>(puzzle: &P, h: &impl Heuristic<P>, rule: Rule) -> Counts {
    let (story, goal) = plain::best_first(puzzle, &|state| h.estimate(state), rule);
    let Counters { expanded, generated, duplicates, .. } = story.counters();
    let evaluated =
        story.nodes.iter().filter(|node| rule.weights.1 > 0 && node.estimate.is_some()).count() as u64;
    Counts { length: Some(story.nodes[goal].depth as usize), expanded, generated, evaluated, duplicates }
}

fn counts<P: Puzzle, S: Search<P>>(search: &S) -> Counts {
    let Stats { total, evaluated, .. } = search.stats();
    Counts {
        length: search.solution().map(<[_]>::len),
        expanded: total.expanded,
        generated: total.generated,
        evaluated,
        duplicates: total.duplicates,
    }
}

fn check<P: Notation, S: Search<P> + Clone>(
    what: &str,
    puzzle: &P,
    h: &impl Heuristic<P>,
    rule: Rule,
    begin: impl Fn(Limits) -> S,
) -> Counts {
    let whole = assert_stepped(what, puzzle, h, || begin(Limits::default()));
    let expected = expected(puzzle, h, rule);
    assert_eq!(counts(&whole), expected, "{what}");
    assert_solves(what, puzzle, &whole);
    // A checkpoint at a third of the search, to return to from its end.
    let third = whole.units() / 3;
    let mut search = begin(Limits::default());
    while search.units() < third {
        search.step(puzzle, h, &mut (), third - search.units());
    }
    let mut contents = <S::Store as Store>::Contents::default();
    search.store_mut().swap_contents(&mut contents);
    let mut checkpoint = search.clone();
    search.store_mut().swap_contents(&mut contents);
    let there = search.stats();
    let mut later = end(puzzle, h, search, 100);
    later.store_mut().swap_contents(&mut contents);
    checkpoint.store_mut().swap_contents(&mut contents);
    assert_eq!(checkpoint.stats(), there, "{what}, taken back");
    let again = end(puzzle, h, checkpoint, 13);
    assert_eq!((again.stats(), again.solution()), (whole.stats(), whole.solution()), "{what}, taken back");
    expected
}

fn weights() -> [Ratio; 7] {
    [(0, 1), (1, 2), (1, 1), (5, 4), (3, 2), (2, 1), (16, 1)].map(|(over, under)| Ratio::new(over, under))
}

fn check_all<P: Notation + Listed + Clone>(what: &str, puzzle: &P, name: &str, consistent: bool) {
    let (what, pair) = (format!("{what}, {name}"), named(puzzle, name));
    let h = &Dispatcher(&pair);
    let order = || MoveOrder::by_number(P::MOVES);
    let length = shortest(puzzle);
    for first in [First::Deepest, First::Shallowest, First::Oldest, First::Newest] {
        let what = format!("{what}, a-star, {first:?}");
        let begin = |limits| AStar::with_ties(order(), first, limits);
        assert_eq!(check(&what, puzzle, h, a_star(first), begin).length, Some(length), "{what}");
    }
    check(&format!("{what}, greedy"), puzzle, h, GREEDY, |limits| Greedy::new(order(), limits));
    for weight in weights() {
        for reopening in [Reopening::On, Reopening::Off] {
            let what = format!("{what}, weighted-a-star, {weight}, {reopening:?}");
            let begin = |limits| WeightedAStar::new(order(), weight, reopening, limits);
            let counts = check(&what, puzzle, h, weighted(weight, reopening), begin);
            let found = counts.length.expect("solved");
            assert!(found >= length, "{what}");
            if reopening == Reopening::On || consistent {
                let most = length * weight.over().max(weight.under()) as usize;
                assert!(found * weight.under() as usize <= most, "{what}: {found}");
            }
        }
    }
}

fn cubes() -> RollingCubes {
    RollingCubes::read("WWWWWWWWE", "WBWBRERBR").expect("a good problem")
}

fn eight(start: &str, goal: &str) -> EightPuzzle {
    EightPuzzle::read(start, goal).expect("a good problem")
}

#[test]
fn best_first_searches_count_as_a_list_looked_through_from_end_to_end() {
    let puzzle = cubes();
    check_all("cubes", &puzzle, "misplaced", true);
    check_all("cubes", &puzzle, "mismatch", false);
    let puzzle = eight("012476893", "123406789");
    check_all("tiles", &puzzle, "blind", true);
    check_all("tiles", &puzzle, "manhattan", true);
    let puzzle = KnightsExchange::read("10*1101111011110000100000", "111110111100*110000100000").unwrap();
    check_all("knights", &puzzle, "mismatch", false);
    let puzzle = ToyExchange::read("1110000000000000", "1010000001000000").unwrap();
    check_all("toys", &puzzle, "half-mismatch", true);
}

#[test]
fn weighted_a_star_is_not_monotone_in_reopening() {
    // With weight 2, reopening helps on the first and hurts on the second.
    let expanded = |start, goal, reopening| {
        let puzzle = eight(start, goal);
        let h = tiles::Manhattan::new(&puzzle);
        let search =
            WeightedAStar::new(MoveOrder::by_number(4), Ratio::new(2, 1), reopening, Limits::default());
        counts(&end(&puzzle, &h, search, u64::MAX)).expanded
    };
    let both =
        |start, goal| [Reopening::On, Reopening::Off].map(|reopening| expanded(start, goal, reopening));
    assert_eq!(both("724506831", "012345678"), [240, 665]);
    assert_eq!(both("867254301", "123456780"), [403, 388]);
}

#[test]
fn ties_of_a_star_change_what_has_f_of_the_length_and_nothing_below_it() {
    // Positions with f below the length, and expansions by tie rule.
    for (start, goal, below, all) in [
        ("724506831", "012345678", 1451, [1488, 4085, 3977, 3896]),
        ("867254301", "123456780", 6549, [6728, 21197, 20290, 6668]),
    ] {
        let puzzle = eight(start, goal);
        let h = tiles::Manhattan::new(&puzzle);
        for (first, all) in
            [First::Deepest, First::Shallowest, First::Oldest, First::Newest].into_iter().zip(all)
        {
            let mut expanded = Expanded::default();
            let mut search = AStar::with_ties(MoveOrder::by_number(4), first, Limits::default());
            while search.step(&puzzle, &h, &mut expanded, u64::MAX) == Status::Running {}
            let length = u32::try_from(search.solution().expect("solved").len()).expect("short");
            let before: u64 =
                expanded.by_f.iter().take_while(|&(&f, _)| f < length).map(|(_, &count)| count).sum();
            assert_eq!((before, search.stats().total.expanded), (below, all), "{start}, {first:?}");
            let name = match first {
                First::Deepest => "high-g",
                First::Shallowest => "low-g",
                First::Oldest => "oldest",
                First::Newest => "newest",
            };
            let lane = asked(["tiles", start, goal], &format!("a-star/manhattan:ties={name}"));
            let mut session = Session::new(lane).expect("a good request");
            while session.step(u64::MAX) == Status::Running {}
            assert_eq!(session.snapshot().stats.total.expanded, all, "{start}, {name}");
        }
    }
}

#[derive(Default)]
struct Expanded {
    by_f: BTreeMap<u32, u64>,
}

impl<S> Observer<S> for Expanded {
    fn hear(&mut self, _line: Line, news: News<S>) {
        if let News::Expanded(event) = news {
            *self.by_f.entry(event.depth + event.estimate.expect("an informed search")).or_default() += 1;
        }
    }
}

#[test]
fn with_the_true_distance_greedy_search_goes_straight_to_the_goal() {
    let puzzle = eight("867254301", "123456780");
    let h = tiles::Exact::new(&puzzle);
    let search = end(&puzzle, &h, Greedy::new(MoveOrder::by_number(4), Limits::default()), u64::MAX);
    assert_eq!((counts(&search).length, counts(&search).expanded), (Some(31), 31));
}
