//! MM, NBS and BAE* against plain programs of their papers' rules, breadth-first search, and the floor.

mod naive;

use std::collections::HashMap;

use naive::{Counted, naive};
use rolling_cubes::heuristic::{Blind, Heuristic, Pair, cubes, knights, tiles, toys};
use rolling_cubes::heuristic::{Building, Dispatcher, PairBuild};
use rolling_cubes::puzzle::{
    EightPuzzle, FifteenPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::bae_star::Parity;
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::{
    BaeStar, Bfs, Limit, Limits, Line, Mm, MoveOrder, Nbs, News, Observer, Search, Side, Stats, Status,
    Store, TwoSidedSearch,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    Mm(Epsilon),
    Nbs,
    Bae(Parity),
}

const ALL: [Which; 5] = [
    Which::Mm(Epsilon::Zero),
    Which::Mm(Epsilon::One),
    Which::Nbs,
    Which::Bae(Parity::Ignore),
    Which::Bae(Parity::Use),
];

/// Counts expansions by side, and those with an MM priority below a bound; records proved bounds.
struct Ear {
    below: u32,
    epsilon: u32,
    expanded: [u64; 2],
    inside: [u64; 2],
    proved: Vec<u32>,
}

impl Ear {
    fn new(below: u32, which: Which) -> Self {
        let epsilon = u32::from(which == Which::Mm(Epsilon::One));
        Self { below, epsilon, expanded: [0; 2], inside: [0; 2], proved: Vec::new() }
    }
}

impl<S> Observer<S> for Ear {
    fn hear(&mut self, _line: Line, news: News<S>) {
        match news {
            News::Expanded(event) => {
                let f = event.depth + event.estimate.expect("it asks its heuristic");
                let is_inside = f.max(2 * event.depth + self.epsilon) < self.below;
                self.expanded[event.side as usize] += 1;
                self.inside[event.side as usize] += u64::from(is_inside);
            }
            News::Proved(bound) => self.proved.push(bound),
            _ => {}
        }
    }
}

#[derive(Clone, Copy)]
struct Stepping {
    budget: u64,
    limits: Limits,
}

const AT_ONCE: Stepping =
    Stepping { budget: u64::MAX, limits: Limits { depth: u32::MAX, nodes: u64::MAX, bytes: u64::MAX } };

fn end<P: Puzzle>(
    mut search: impl Search<P>,
    puzzle: &P,
    pair: &impl Heuristic<P>,
    observer: &mut impl Observer<P::State>,
    budget: u64,
) -> (Status, Option<Vec<Move>>, Stats) {
    while search.step(puzzle, pair, observer, budget) == Status::Running {}
    (search.status(), search.solution().map(<[Move]>::to_vec), search.stats())
}

fn run<P: Puzzle>(
    which: Which,
    puzzle: &P,
    pair: &impl Heuristic<P>,
    observer: &mut impl Observer<P::State>,
    Stepping { budget, limits }: Stepping,
) -> (Status, Option<Vec<Move>>, Stats) {
    let order = MoveOrder::by_number(P::MOVES);
    let search = match which {
        Which::Mm(epsilon) => TwoSidedSearch::by(puzzle, Mm::new(puzzle, epsilon), order, limits),
        Which::Nbs => TwoSidedSearch::by(puzzle, Nbs::new(puzzle), order, limits),
        Which::Bae(parity) => TwoSidedSearch::by(puzzle, BaeStar(parity), order, limits),
    };
    end(search, puzzle, pair, observer, budget)
}

fn counted(solution: Option<&[Move]>, stats: &Stats) -> Counted {
    let sides = stats.sides.as_ref().expect("two sides");
    let expanded =
        [0, 1].map(|side: usize| sides[side].depths.iter().map(|row| row.counters.expanded).sum::<u64>());
    Counted {
        length: solution.map(<[Move]>::len),
        expanded,
        closed: [0, 1].map(|side: usize| sides[side].closed),
        generated: stats.total.generated,
        duplicates: stats.total.duplicates,
        evaluated: stats.evaluated,
    }
}

struct Draw(u64);

impl Draw {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    fn walk<P: Puzzle>(&mut self, puzzle: &P, from: P::State, moves: usize) -> P::State {
        let mut here = from;
        for _ in 0..moves {
            let legal: Vec<Move> = puzzle.moves(here).into_iter().collect();
            here = puzzle.after(here, legal[self.below(legal.len())]);
        }
        here
    }
}

fn assert_like_the_naive_program<P: Notation>(puzzle: &P, pair: &impl Heuristic<P>, consistent: bool) {
    for which in ALL.into_iter().filter(|which| consistent || !matches!(which, Which::Bae(_))) {
        let (_, solution, stats) = run(which, puzzle, pair, &mut (), AT_ONCE);
        let start = puzzle.write_state(puzzle.start());
        assert_eq!(
            counted(solution.as_deref(), &stats),
            naive(which, puzzle, pair),
            "{which:?} from {start}"
        );
    }
}

/// Two 8-puzzles with published floors, and their lengths.
const TILES: [(&str, &str, u32); 2] = [("724506831", "012345678", 26), ("867254301", "123456780", 31)];

fn manhattan(puzzle: &EightPuzzle) -> Pair<tiles::Manhattan, tiles::Manhattan> {
    Pair { forward: tiles::Manhattan::new(puzzle), backward: tiles::Manhattan::new(&puzzle.turned()) }
}

#[test]
fn each_expands_generates_and_closes_what_a_naive_program_of_the_paper_s_rule_does() {
    let mut draw = Draw(1);
    let goal = "123456780";
    for moves in [0, 1, 2, 5, 9, 14, 18, 22, 26] {
        for _ in 0..4 {
            let whole = EightPuzzle::read(goal, goal).unwrap();
            let start = whole.write_state(draw.walk(&whole, whole.goal(), moves));
            let puzzle = EightPuzzle::read(&start, goal).unwrap();
            assert_like_the_naive_program(&puzzle, &manhattan(&puzzle), true);
            let weak = Pair { forward: tiles::Misplaced::new(&puzzle), backward: Blind };
            assert_like_the_naive_program(&puzzle, &weak, true);
        }
    }
    for (start, goal) in [("WEWWWWWWW", "RBWRWWEWW"), ("bWbrEbRbB", "BRWRRERRR"), ("bbbbEbbbb", "BBBBERRWW")]
    {
        let puzzle = RollingCubes::read(start, goal).unwrap();
        // Inconsistent, so positions are reopened.
        let mismatch = Pair { forward: cubes::Mismatch::new(&puzzle), backward: Blind };
        assert_like_the_naive_program(&puzzle, &mismatch, false);
        let misplaced = Pair { forward: cubes::Misplaced::new(&puzzle), backward: Blind };
        assert_like_the_naive_program(&puzzle, &misplaced, true);
        let mut build = PairBuild::new(&puzzle, "colours", "colours").unwrap();
        build.advance(u64::MAX);
        let colours = build.heuristic().unwrap();
        assert_like_the_naive_program(&puzzle, &Dispatcher(colours), true);
    }
    let knights_problem =
        KnightsExchange::read("1011001*11101110100100000", "111110111100*110000100000").unwrap();
    let pair = |puzzle: &KnightsExchange| Pair {
        forward: knights::Mismatch::new(puzzle),
        backward: knights::Misplaced::new(&puzzle.turned()),
    };
    assert_like_the_naive_program(&knights_problem, &pair(&knights_problem), false);
    let puzzle = ToyExchange::read("1110000010000000", "0000000001000111").unwrap();
    let half = Pair {
        forward: toys::HalfMismatch::new(&puzzle),
        backward: toys::HalfMismatch::new(&puzzle.turned()),
    };
    assert_like_the_naive_program(&puzzle, &half, true);
}

fn assert_shortest<P: Notation>(puzzle: &P, pair: &impl Heuristic<P>, consistent: bool) {
    let mut bfs = Bfs::new(MoveOrder::by_number(P::MOVES), Limits::default());
    while bfs.step(puzzle, &Blind, &mut (), u64::MAX) == Status::Running {}
    let length = bfs.solution().expect("there is one").len();
    for which in ALL.into_iter().filter(|which| consistent || !matches!(which, Which::Bae(_))) {
        let (ended, solution, stats) = run(which, puzzle, pair, &mut (), AT_ONCE);
        let from = || format!("{which:?} from {}", puzzle.write_state(puzzle.start()));
        let solution = solution.unwrap_or_else(|| panic!("{}: {ended:?}", from()));
        assert_eq!(solution.len(), length, "{}", from());
        let end = solution.iter().fold(puzzle.start(), |here, &mv| {
            assert!(puzzle.moves(here).contains(mv), "{}", from());
            puzzle.after(here, mv)
        });
        assert!(puzzle.is_goal(end), "{}", from());
        assert!(stats.bound.is_none_or(|bound| bound as usize <= length), "{}", from());
        assert_eq!(stats.total.generated - stats.total.duplicates, stats.stored, "{}", from());
    }
}

fn assert_shortest_on_random_problems(count: usize) {
    let mut draw = Draw(7);
    let read = |start: String| EightPuzzle::read(&start, "123456780").unwrap();
    let whole = read("123456780".to_owned());
    for _ in 0..count {
        let moves = draw.below(60);
        let puzzle = read(whole.write_state(draw.walk(&whole, whole.goal(), moves)));
        assert_shortest(&puzzle, &manhattan(&puzzle), true);
        let linear = Pair {
            forward: tiles::LinearConflict::new(&puzzle),
            backward: tiles::Misplaced::new(&puzzle.turned()),
        };
        assert_shortest(&puzzle, &linear, true);
    }
    let goal = "0123456789abcdef";
    let whole = FifteenPuzzle::read(goal, goal).unwrap();
    for _ in 0..count / 4 {
        let moves = draw.below(18);
        let start = whole.write_state(draw.walk(&whole, whole.goal(), moves));
        let puzzle = FifteenPuzzle::read(&start, goal).unwrap();
        let linear = Pair {
            forward: tiles::LinearConflict::new(&puzzle),
            backward: tiles::Manhattan::new(&puzzle.turned()),
        };
        assert_shortest(&puzzle, &linear, true);
    }
    for start in ["WWWWWWWWE", "WEWWWWWWW", "bWbrEbRbB"] {
        let whole = RollingCubes::read(start, "WWWWWWWWE").unwrap();
        for _ in 0..count / 8 {
            let moves = draw.below(16);
            let shown = whole.write_state(draw.walk(&whole, whole.start(), moves)).to_uppercase();
            let puzzle = RollingCubes::read(start, &shown).unwrap();
            let mismatch = Pair { forward: cubes::Mismatch::new(&puzzle), backward: Blind };
            assert_shortest(&puzzle, &mismatch, false);
            let mut build = PairBuild::new(&puzzle, "misplaced-parity", "colours").unwrap();
            build.advance(u64::MAX);
            assert_shortest(&puzzle, &Dispatcher(build.heuristic().unwrap()), true);
        }
    }
    let goal = "111110111100*110000100000";
    let whole = KnightsExchange::read(goal, goal).unwrap();
    for _ in 0..count / 4 {
        let moves = draw.below(12);
        let start = whole.write_state(draw.walk(&whole, whole.goal(), moves));
        let puzzle = KnightsExchange::read(&start, goal).unwrap();
        let turned = puzzle.turned();
        let mismatch = knights::Mismatch::new;
        assert_shortest(&puzzle, &Pair { forward: mismatch(&puzzle), backward: mismatch(&turned) }, false);
        let misplaced = knights::Misplaced::new;
        assert_shortest(&puzzle, &Pair { forward: misplaced(&puzzle), backward: misplaced(&turned) }, true);
    }
    let board = |draw: &mut Draw| {
        let mut squares: Vec<char> = "1111000000000000".chars().collect();
        for last in (1..16).rev() {
            squares.swap(last, draw.below(last + 1));
        }
        squares.into_iter().collect::<String>()
    };
    for _ in 0..count / 4 {
        let puzzle = ToyExchange::read(&board(&mut draw), &board(&mut draw)).unwrap();
        let backward = toys::HalfMismatch::new(&puzzle.turned());
        assert_shortest(&puzzle, &Pair { forward: toys::Matching::new(&puzzle), backward }, true);
    }
}

#[test]
fn all_find_shortest_solutions_of_random_problems_of_every_puzzle() {
    assert_shortest_on_random_problems(160);
}

#[test]
#[ignore = "20,000 problems take minutes"]
fn all_find_shortest_solutions_of_twenty_thousand_random_problems() {
    assert_shortest_on_random_problems(9_600);
}

#[test]
fn how_it_is_stepped_changes_nothing_and_what_it_proves_only_rises() {
    for (start, goal, length) in TILES {
        let puzzle = EightPuzzle::read(start, goal).unwrap();
        let pair = manhattan(&puzzle);
        for which in ALL {
            let mut ear = Ear::new(length, which);
            let at_once = run(which, &puzzle, &pair, &mut ear, AT_ONCE);
            assert!(ear.proved.is_sorted_by(|a, b| a < b), "{which:?}: {:?}", ear.proved);
            assert_eq!(ear.proved, at_once.2.iterations.iter().map(|row| row.bound).collect::<Vec<_>>());
            let by_iteration: u64 = at_once.2.iterations.iter().map(|row| row.counters.expanded).sum();
            assert_eq!(by_iteration, at_once.2.total.expanded, "{which:?}");
            for budget in [1, 7, 1000] {
                let stepping = Stepping { budget, ..AT_ONCE };
                assert_eq!(run(which, &puzzle, &pair, &mut (), stepping), at_once, "{which:?} by {budget}");
            }
        }
    }
}

fn assert_goes_back<P: Puzzle, S: Search<P> + Clone>(mut search: S, puzzle: &P, pair: &impl Heuristic<P>) {
    let step = |search: &mut S, budget| search.step(puzzle, pair, &mut (), budget);
    let mut checkpoints = Vec::new();
    for budget in [1, 40, 300, 900, 2000, u64::MAX] {
        let mut contents = <S::Store as Store>::Contents::default();
        search.store_mut().swap_contents(&mut contents);
        checkpoints.push(search.clone());
        search.store_mut().swap_contents(&mut contents);
        let stats = search.stats();
        step(&mut search, budget);
        while budget == u64::MAX && search.status() == Status::Running {
            step(&mut search, budget);
        }
        checkpoints.last_mut().unwrap().step(puzzle, pair, &mut (), 0);
        assert_eq!(stats, checkpoints.last().unwrap().stats());
    }
    let (end, solution) = (search.stats(), search.solution().map(<[Move]>::to_vec));
    for checkpoint in checkpoints.into_iter().rev() {
        let mut contents = <S::Store as Store>::Contents::default();
        search.store_mut().swap_contents(&mut contents);
        search = checkpoint;
        search.store_mut().swap_contents(&mut contents);
        let waits = search.waiting(puzzle, 3);
        let mut once_more = search.clone();
        while step(&mut once_more, 997) == Status::Running {}
        assert_eq!(
            (once_more.stats(), once_more.solution().map(<[Move]>::to_vec)),
            (end.clone(), solution.clone())
        );
        assert_eq!(search.waiting(puzzle, 3), waits);
    }
}

#[test]
fn a_search_goes_back_and_comes_to_the_same_end() {
    let puzzle = EightPuzzle::read(TILES[0].0, TILES[0].1).unwrap();
    let pair = manhattan(&puzzle);
    let (order, limits) = (MoveOrder::by_number(4), Limits::default());
    assert_goes_back(
        TwoSidedSearch::by(&puzzle, Mm::new(&puzzle, Epsilon::Zero), order.clone(), limits),
        &puzzle,
        &pair,
    );
    assert_goes_back(TwoSidedSearch::by(&puzzle, Nbs::new(&puzzle), order.clone(), limits), &puzzle, &pair);
    assert_goes_back(TwoSidedSearch::by(&puzzle, BaeStar(Parity::Use), order, limits), &puzzle, &pair);
    // Inconsistent, so positions are stored again.
    let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").unwrap();
    let pair = Pair { forward: cubes::Mismatch::new(&puzzle), backward: Blind };
    let order = MoveOrder::by_number(4);
    assert_goes_back(
        TwoSidedSearch::by(&puzzle, Mm::new(&puzzle, Epsilon::One), order.clone(), limits),
        &puzzle,
        &pair,
    );
    assert_goes_back(TwoSidedSearch::by(&puzzle, Nbs::new(&puzzle), order, limits), &puzzle, &pair);
}

#[test]
fn the_first_of_the_open_list_is_expanded_next() {
    let puzzle = EightPuzzle::read(TILES[0].0, TILES[0].1).unwrap();
    let pair = manhattan(&puzzle);
    let (order, limits) = (MoveOrder::by_number(4), Limits::default());
    assert_expands_what_waits(
        TwoSidedSearch::by(&puzzle, Mm::new(&puzzle, Epsilon::Zero), order.clone(), limits),
        &puzzle,
        &pair,
    );
    assert_expands_what_waits(
        TwoSidedSearch::by(&puzzle, Nbs::new(&puzzle), order.clone(), limits),
        &puzzle,
        &pair,
    );
    assert_expands_what_waits(
        TwoSidedSearch::by(&puzzle, BaeStar(Parity::Ignore), order, limits),
        &puzzle,
        &pair,
    );
}

struct Last<S>(Option<(Side, S)>);

impl<S: Copy> Observer<S> for Last<S> {
    fn hear(&mut self, _line: Line, news: News<S>) {
        if let News::Expanded(event) = news {
            self.0 = Some((event.side, event.state));
        }
    }
}

fn assert_expands_what_waits<P: Puzzle>(mut search: impl Search<P>, puzzle: &P, pair: &impl Heuristic<P>) {
    for _ in 0..2000 {
        let waits = search.waiting(puzzle, 2);
        let is_new = search.stats().depths.iter().map(|row| row.counters.expanded).sum::<u64>();
        let mut last = Last(None);
        if search.step(puzzle, pair, &mut last, 1) != Status::Running {
            return;
        }
        let Some((side, state)) = last.0.filter(|_| is_new > 0) else { continue };
        let waiting = &waits[side as usize];
        assert_eq!(waiting.side, side);
        // BAE* may close the first entry unexpanded, and change sides.
        if search.stats().sides.is_some_and(|sides| sides.iter().all(|side| side.closed == 0)) {
            assert_eq!(waiting.first.first().map(|waiter| waiter.state), Some(state));
        }
        let path = search.path_of(puzzle, side, state).expect("it is stored");
        assert_eq!(path.side, side);
        let end = path.moves.iter().fold(path.root, |here, &mv| puzzle.after(here, mv));
        assert!(end == state && (side == Side::Backward || path.root == puzzle.start()));
    }
}

#[test]
fn limits_stop_it_before_they_are_passed() {
    let puzzle = EightPuzzle::read(TILES[0].0, TILES[0].1).unwrap();
    let pair = manhattan(&puzzle);
    for which in ALL {
        let whole = run(which, &puzzle, &pair, &mut (), AT_ONCE);
        let within = |limits| run(which, &puzzle, &pair, &mut (), Stepping { limits, ..AT_ONCE });
        let short = within(Limits { depth: 25, ..Limits::default() });
        assert_eq!((short.0, short.1), (Status::LimitReached(Limit::Depth), None), "{which:?}");
        assert_eq!(within(Limits { depth: 26, ..Limits::default() }), whole, "{which:?}");
        let nodes = whole.2.total.generated;
        let fewer = within(Limits { nodes: nodes - 1, ..Limits::default() });
        assert_eq!((fewer.0, fewer.2.total.generated), (Status::LimitReached(Limit::Nodes), nodes - 1));
        assert_eq!(within(Limits { nodes, ..Limits::default() }), whole);
        let bytes = whole.2.bytes_peak;
        assert_eq!(within(Limits { bytes, ..Limits::default() }), whole);
        for bytes in [0, 1000, bytes / 2, bytes - 1] {
            let (ended, _, stats) = within(Limits { bytes, ..Limits::default() });
            assert_eq!(ended, Status::LimitReached(Limit::Bytes), "{which:?} at {bytes}");
            assert!(stats.bytes_peak <= bytes);
        }
    }
}

#[test]
fn without_a_solution_one_side_is_exhausted() {
    let puzzle = EightPuzzle::read_any("213456780", "123456780").unwrap();
    let pair = manhattan(&puzzle);
    for which in ALL {
        let (ended, solution, stats) = run(which, &puzzle, &pair, &mut (), AT_ONCE);
        assert_eq!((ended, solution), (Status::Exhausted, None), "{which:?}");
        let sides = stats.sides.expect("two sides");
        assert!(sides.iter().any(|side| side.stored == 181_440 && side.frontier == 0), "{which:?}");
    }
}

/// Positions with f < C\* by side and g, from a search of the whole space.
fn below(puzzle: &EightPuzzle, pair: &impl Heuristic<EightPuzzle>, length: u32) -> [Vec<u64>; 2] {
    [puzzle.start(), puzzle.goal()].map(|root| {
        let mut known = HashMap::from([(root, 0)]);
        let mut queue = vec![root];
        let mut next = 0;
        let mut by_g = vec![0; length as usize + 1];
        while let Some(&state) = queue.get(next) {
            next += 1;
            let g = known[&state];
            let h = if root == puzzle.start() { pair.estimate(state) } else { pair.backward(state) };
            by_g[g.min(length) as usize] += u64::from(g + h < length);
            for mv in puzzle.moves(state) {
                let after = puzzle.after(state, mv);
                known.entry(after).or_insert_with(|| {
                    queue.push(after);
                    g + 1
                });
            }
        }
        by_g
    })
}

/// The minimum vertex cover of pairs with f < C\* on both sides and g + g + 1 < C\*: forward below a threshold of g,
/// backward the rest.
fn cover(by_g: [&[u64]; 2], length: u32) -> u64 {
    let forward = |below: usize| by_g[0][..below].iter().sum::<u64>();
    // Remaining pairs have a forward g from the threshold on.
    let backward = |below: usize| by_g[1][..(length as usize - 1).saturating_sub(below)].iter().sum::<u64>();
    (0..length as usize).map(|below| forward(below) + backward(below)).min().expect("some threshold")
}

#[test]
fn none_goes_below_the_floor_and_nbs_at_most_twice_above_it() {
    // Published: A* each way, the covers GMX and GMX_C, the boxes of MM and MMe.
    let published =
        [([1451, 548], 548, 548, [896, 415], 1311), ([6549, 3280], 3280, 2074, [3351, 1903], 4252)];
    for ((start, goal, length), (a_star, floor, consistent, mm, mme)) in TILES.into_iter().zip(published) {
        let puzzle = EightPuzzle::read(start, goal).unwrap();
        let pair = manhattan(&puzzle);
        let by_g = below(&puzzle, &pair, length);
        assert_eq!([&by_g[0], &by_g[1]].map(|by_g| by_g.iter().sum::<u64>()), a_star);
        assert_eq!(cover([&by_g[0], &by_g[1]], length), floor);
        for which in ALL {
            let mut ear = Ear::new(length, which);
            let (_, solution, stats) = run(which, &puzzle, &pair, &mut ear, AT_ONCE);
            assert_eq!(solution.map(|moves| moves.len()), Some(length as usize));
            let below = stats.iterations.iter().filter(|row| row.bound < length);
            let below: u64 = below.map(|row| row.counters.expanded).sum();
            let total = stats.total.expanded;
            match which {
                Which::Mm(epsilon) => {
                    // Both sides expand exactly the positions below C*.
                    let epsilon = u32::from(epsilon == Epsilon::One);
                    let inside = |by_g: &[u64]| {
                        let g = (0..).zip(by_g).filter(|(g, _)| 2 * g + epsilon < length);
                        g.map(|(_, count)| count).sum::<u64>()
                    };
                    let inside = [&by_g[0], &by_g[1]].map(|by_g| inside(by_g));
                    assert_eq!(ear.inside, inside);
                    assert!(if epsilon == 0 { inside == mm } else { inside.iter().sum::<u64>() == mme });
                    assert!(total >= floor && ear.expanded.iter().sum::<u64>() == total);
                }
                Which::Nbs => assert!((floor..=2 * floor).contains(&below), "{below} below C*"),
                Which::Bae(_) => assert!(total >= consistent, "{total}"),
            }
        }
    }
}
