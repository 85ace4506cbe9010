//! MM, NBS and BAE* against plain programs of their papers' rules, and the floor.

mod naive;

use naive::{Counted, naive};
use rolling_cubes::heuristic::{Blind, Heuristic, Pair, cubes, knights, tiles, toys};
use rolling_cubes::heuristic::{Building, Dispatcher, PairBuild};
use rolling_cubes::puzzle::{
    EightPuzzle, KnightsExchange, Move, Notation, Puzzle, RollingCubes, ToyExchange,
};
use rolling_cubes::search::bae_star::Parity;
use rolling_cubes::search::mm::Epsilon;
use rolling_cubes::search::{
    BaeStar, Inspect, Limits, Line, Mm, MoveOrder, Nbs, News, Observer, Search, Side, Stats, Status, Store,
    TwoSidedSearch,
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

/// Counts expansions with an MM priority below a bound, by side; records proved bounds.
struct Ear {
    below: u32,
    epsilon: u32,
    inside: [u64; 2],
    proved: Vec<u32>,
}

impl Ear {
    fn new(below: u32, which: Which) -> Self {
        let epsilon = u32::from(which == Which::Mm(Epsilon::One));
        Self { below, epsilon, inside: [0; 2], proved: Vec::new() }
    }
}

impl<S> Observer<S> for Ear {
    fn hear(&mut self, _line: Line, news: News<S>) {
        match news {
            News::Expanded(event) => {
                let f = event.depth + event.estimate.expect("it asks its heuristic");
                let is_inside = f.max(2 * event.depth + self.epsilon) < self.below;
                self.inside[event.side as usize] += u64::from(is_inside);
            }
            News::Proved(bound) => self.proved.push(bound),
            _ => {}
        }
    }
}

fn begin<P: Puzzle>(which: Which, puzzle: &P) -> TwoSidedSearch<P> {
    let (order, limits) = (MoveOrder::by_number(P::MOVES), Limits::default());
    match which {
        Which::Mm(epsilon) => TwoSidedSearch::by(puzzle, Mm::new(puzzle, epsilon), order, limits),
        Which::Nbs => TwoSidedSearch::by(puzzle, Nbs::new(puzzle), order, limits),
        Which::Bae(parity) => TwoSidedSearch::by(puzzle, BaeStar(parity), order, limits),
    }
}

fn run<P: Puzzle>(
    which: Which,
    puzzle: &P,
    pair: &impl Heuristic<P>,
    observer: &mut impl Observer<P::State>,
) -> (Option<Vec<Move>>, Stats) {
    let mut search = begin(which, puzzle);
    while search.step(puzzle, pair, observer, u64::MAX) == Status::Running {}
    (search.solution().map(<[Move]>::to_vec), search.stats())
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
            let legal: Vec<Move> = puzzle.moves(here).collect();
            here = puzzle.after(here, legal[self.below(legal.len())]);
        }
        here
    }
}

fn assert_like_the_naive_program<P: Notation>(puzzle: &P, pair: &impl Heuristic<P>, consistent: bool) {
    for which in ALL.into_iter().filter(|which| consistent || !matches!(which, Which::Bae(_))) {
        let (solution, stats) = run(which, puzzle, pair, &mut ());
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
    for which in [Which::Mm(Epsilon::Zero), Which::Nbs, Which::Bae(Parity::Use)] {
        assert_goes_back(begin(which, &puzzle), &puzzle, &pair);
    }
    // Inconsistent, so positions are stored again.
    let puzzle = RollingCubes::read("WWWWWWWWE", "WBWBRERBR").unwrap();
    let pair = Pair { forward: cubes::Mismatch::new(&puzzle), backward: Blind };
    for which in [Which::Mm(Epsilon::One), Which::Nbs] {
        assert_goes_back(begin(which, &puzzle), &puzzle, &pair);
    }
}

#[test]
fn the_first_of_the_open_list_is_expanded_next() {
    let puzzle = EightPuzzle::read(TILES[0].0, TILES[0].1).unwrap();
    let pair = manhattan(&puzzle);
    for which in [Which::Mm(Epsilon::Zero), Which::Nbs, Which::Bae(Parity::Ignore)] {
        assert_expands_what_waits(begin(which, &puzzle), &puzzle, &pair);
    }
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
fn none_goes_below_the_floor_and_nbs_at_most_twice_above_it() {
    // Published: the covers GMX and GMX_C, the boxes of MM and MMe.
    let published = [(548, 548, [896, 415], 1311), (3280, 2074, [3351, 1903], 4252)];
    for ((start, goal, length), (floor, consistent, mm, mme)) in TILES.into_iter().zip(published) {
        let puzzle = EightPuzzle::read(start, goal).unwrap();
        let pair = manhattan(&puzzle);
        for which in ALL {
            let mut ear = Ear::new(length, which);
            let (solution, stats) = run(which, &puzzle, &pair, &mut ear);
            assert_eq!(solution.map(|moves| moves.len()), Some(length as usize));
            assert_eq!(ear.proved, stats.iterations.iter().map(|row| row.bound).collect::<Vec<_>>());
            let below = stats.iterations.iter().filter(|row| row.bound < length);
            let below: u64 = below.map(|row| row.counters.expanded).sum();
            match which {
                // Both sides expand exactly the positions below C*.
                Which::Mm(Epsilon::Zero) => assert_eq!(ear.inside, mm),
                Which::Mm(Epsilon::One) => assert_eq!(ear.inside.iter().sum::<u64>(), mme),
                Which::Nbs => assert!((floor..=2 * floor).contains(&below), "{below} below C*"),
                Which::Bae(_) => assert!(stats.total.expanded >= consistent, "{}", stats.total.expanded),
            }
        }
    }
}
