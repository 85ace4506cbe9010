use std::collections::BTreeMap;

use rolling_cubes::heuristic::{Dispatcher, Heuristic, Listed, tiles};
use rolling_cubes::puzzle::{
    EightPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::{
    Counters, Deepening, IdaStar, IdaStarTable, Inspect, Limits, MoveOrder, Ratio, Rbfs, Search, Stats,
    Status, WeightedIdaStar,
};
use rolling_cubes::session::Fate;

use crate::plain::{self, Table};
use crate::steady::{assert_solves, assert_steady, end, named, shortest};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Counts {
    length: Option<usize>,
    by_bound: BTreeMap<u32, (u64, u64)>,
    pruned: u64,
    duplicates: u64,
}

impl Counts {
    fn generate(&mut self, bound: u32) {
        self.by_bound.entry(bound).or_default().1 += 1;
    }

    fn expand(&mut self, bound: u32) {
        self.by_bound.entry(bound).or_default().0 += 1;
    }
}

fn expanded(counts: &Counts) -> Vec<(u32, u64)> {
    counts.by_bound.iter().map(|(&bound, &(expanded, _))| (bound, expanded)).collect()
}

fn counts<P: Puzzle, S: Search<P>>(search: &S) -> Counts {
    let Stats { total, iterations, evaluated, .. } = search.stats();
    assert_eq!(evaluated, total.generated);
    let row = |row: &rolling_cubes::search::IterationStats| {
        (row.bound, (row.counters.expanded, row.counters.generated))
    };
    Counts {
        length: search.solution().map(<[_]>::len),
        by_bound: iterations.iter().map(row).collect(),
        pruned: total.pruned,
        duplicates: total.duplicates,
    }
}

fn deepen<P: Puzzle>(puzzle: &P, h: &impl Heuristic<P>, weights: (u32, u32), table: Table) -> Counts {
    let (story, bounds) = plain::deepening(puzzle, &|state| h.estimate(state), weights, table, false);
    let Counters { pruned, duplicates, .. } = story.counters();
    let length = story.nodes.last().map(|goal| goal.depth as usize);
    let mut counts = Counts { length, pruned, duplicates, ..Counts::default() };
    let (mut bounds, mut bound) = (bounds.into_iter(), 0);
    for node in &story.nodes {
        if node.parent.is_none() {
            bound = bounds.next().expect("one for each root");
        }
        counts.generate(bound);
        if node.fate == Fate::Expanded {
            counts.expand(bound);
        }
    }
    counts
}

/// Korf's RBFS, counted by the stored value of the expanded position, or by the highest before if values fall.
struct Recursive<'a, P, H> {
    puzzle: &'a P,
    h: &'a H,
    highest: u32,
    counts: Counts,
}

impl<P: Puzzle, H: Heuristic<P>> Recursive<'_, P, H> {
    /// The value of a position at depth `g`; `None` when the goal's turn has come.
    fn visit(&mut self, state: P::State, by: Option<Move>, g: u32, value: u32, bound: u32) -> Option<u32> {
        self.highest = self.highest.max(value);
        if self.puzzle.is_goal(state) {
            self.counts.by_bound.entry(self.highest).or_default();
            self.counts.length = Some(g as usize);
            return None;
        }
        self.counts.expand(self.highest);
        let f = g + self.h.estimate(state);
        let mut children = Vec::new();
        let back = by.map(|by| self.puzzle.inverse(by));
        for mv in self.puzzle.moves(state).filter(|&mv| Some(mv) != back) {
            let child = self.puzzle.after(state, mv);
            self.counts.generate(self.highest);
            let own = g + 1 + self.h.estimate(child);
            children.push((child, mv, if f < value { own.max(value) } else { own }));
        }
        loop {
            let least = |but: Option<usize>, children: &[(P::State, Move, u32)]| {
                let others = (0..children.len()).filter(|&child| Some(child) != but);
                others.min_by_key(|&child| (children[child].2, child))
            };
            let Some(best) = least(None, &children) else { return Some(u32::MAX) };
            let (child, mv, first) = children[best];
            if first > bound || first == u32::MAX {
                return Some(first);
            }
            let second = least(Some(best), &children).map_or(u32::MAX, |second| children[second].2);
            children[best].2 = self.visit(child, Some(mv), g + 1, first, bound.min(second))?;
        }
    }

    fn solve(puzzle: &P, h: &H) -> Counts {
        let mut recursive = Recursive { puzzle, h, highest: 0, counts: Counts::default() };
        let value = h.estimate(puzzle.start());
        recursive.counts.generate(value);
        assert_eq!(recursive.visit(puzzle.start(), None, 0, value, u32::MAX), None, "solved");
        recursive.counts
    }
}

fn check<P: Notation, S: Search<P> + Clone>(
    what: &str,
    puzzle: &P,
    h: &impl Heuristic<P>,
    expected: &Counts,
    begin: impl Fn(Limits) -> S,
) {
    let whole = assert_steady(what, puzzle, h, || begin(Limits::default()));
    assert_eq!(&counts(&whole), expected, "{what}");
    assert_solves(what, puzzle, &whole);
}

fn check_all<P: Notation + Listed + Clone>(what: &str, puzzle: &P, name: &str) {
    let (what, pair) = (format!("{what}, {name}"), named(puzzle, name));
    let h = &Dispatcher(&pair);
    let order = || MoveOrder::by_number(P::MOVES);
    let length = shortest(puzzle);
    for weight in [(1, 0), (2, 1), (1, 1), (4, 5), (2, 3), (1, 2), (1, 16)] {
        let what = format!("{what}, weighted-ida-star, {weight:?}");
        let ratio = Ratio::new(weight.1, weight.0);
        let expected = deepen(puzzle, h, weight, Table::None);
        check(&what, puzzle, h, &expected, |limits| WeightedIdaStar::new(order(), ratio, limits));
        let found = expected.length.expect("solved");
        assert!(
            found >= length && found * weight.0 as usize <= length * weight.0.max(weight.1) as usize,
            "{what}: {found}"
        );
        if weight == (1, 1) {
            let plain = end(puzzle, h, IdaStar::new(order(), Deepening::NextBound, Limits::default()), 1000);
            assert_eq!(counts(&plain), expected, "{what}: of weight 1 it is IDA*");
        }
    }
    for (table, entries) in [(Table::OfOne, 1), (Table::OfAll, 1 << 22)] {
        let what = format!("{what}, ida-star with {entries}");
        let expected = deepen(puzzle, h, (1, 1), table);
        let deepening = Deepening::NextBound;
        check(&what, puzzle, h, &expected, |limits| {
            IdaStarTable::with_table(order(), deepening, entries, limits)
        });
        assert_eq!(expected.length, Some(length), "{what}");
    }
    let expected = Recursive::solve(puzzle, h);
    check(&format!("{what}, rbfs"), puzzle, h, &expected, |limits| Rbfs::new(order(), limits));
    assert_eq!(expected.length, Some(length), "{what}, rbfs");
}

fn cubes() -> RollingCubes {
    RollingCubes::read("WWWWWWWWE", "WBWBRERBR").expect("a good problem")
}

fn eight(start: &str, goal: &str) -> EightPuzzle {
    EightPuzzle::read(start, goal).expect("a good problem")
}

#[test]
fn searches_with_a_line_of_positions_count_as_recursions_do() {
    let puzzle = cubes();
    check_all("cubes", &puzzle, "misplaced");
    check_all("cubes", &puzzle, "mismatch");
    let puzzle = eight("012476893", "123406789");
    check_all("tiles", &puzzle, "blind");
    check_all("tiles", &puzzle, "manhattan");
    let puzzle = KnightsExchange::read("10*1101111011110000100000", "111110111100*110000100000").unwrap();
    check_all("knights", &puzzle, "mismatch");
    let puzzle = ToyExchange::read("1110000000000000", "1010000001000000").unwrap();
    check_all("toys", &puzzle, "half-mismatch");
}

#[test]
fn ida_star_and_rbfs_expand_below_the_length_as_many_as_computed_for_two_8_puzzles() {
    // The last row of each depends on the move order.
    for (start, goal, ida_star, rbfs) in [
        (
            "724506831",
            "012345678",
            vec![(18, 15), (20, 113), (22, 510), (24, 1966)],
            vec![15, 106, 505, 1953],
        ),
        (
            "867254301",
            "123456780",
            vec![(21, 3), (23, 42), (25, 249), (27, 2067), (29, 11094)],
            vec![3, 40, 245, 2061, 11084],
        ),
    ] {
        let puzzle = eight(start, goal);
        let h = tiles::Manhattan::new(&puzzle);
        let order = || MoveOrder::by_number(4);
        let search =
            end(&puzzle, &h, IdaStar::new(order(), Deepening::NextBound, Limits::default()), u64::MAX);
        assert_eq!(expanded(&counts(&search))[..ida_star.len()], ida_star, "{start}");
        let search = end(&puzzle, &h, Rbfs::new(order(), Limits::default()), u64::MAX);
        let by_value: Vec<_> = ida_star.iter().map(|&(bound, _)| bound).zip(rbfs).collect();
        assert_eq!(expanded(&counts(&search))[..by_value.len()], by_value, "{start}");
    }
}

#[test]
fn the_last_bound_of_ida_star_alone_tells_a_problem_from_its_mirror_image() {
    let by_bound = |start, goal| {
        let puzzle = eight(start, goal);
        let search = IdaStar::new(MoveOrder::by_number(4), Deepening::NextBound, Limits::default());
        counts(&end(&puzzle, &tiles::Manhattan::new(&puzzle), search, u64::MAX)).by_bound
    };
    let mut one = by_bound("867254301", "123456780");
    let mut other = by_bound("647850321", "123456780");
    assert_eq!((one.remove(&31), other.remove(&31)), (Some((1509, 2401)), Some((2863, 4560))));
    assert_eq!(one, other);
    assert_eq!(by_bound("724506831", "012345678")[&26], (1233, 1994));
}

#[test]
fn the_stored_values_of_what_rbfs_expands_never_fall_and_stages_end_where_they_rise() {
    let puzzle = eight("012476893", "123406789");
    let h = tiles::Manhattan::new(&puzzle);
    let mut search = Rbfs::new(MoveOrder::by_number(4), Limits::default());
    let (mut before, mut rises) = (search.stats(), 0);
    while search.step(&puzzle, &h, &mut (), 1) == Status::Running {
        let now = search.stats();
        if before.bound.is_some() {
            assert!(now.bound >= before.bound);
            assert_eq!(now.bound > before.bound, before.stage_end);
            assert_eq!(before.next_bound.map(|next| next.bound), now.bound.filter(|_| before.stage_end));
            rises += u32::from(before.stage_end);
        }
        before = now;
    }
    assert!(rises > 1);
}
