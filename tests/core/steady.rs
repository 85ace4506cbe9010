use rolling_cubes::heuristic::{Blind, Building, Heuristic, Listed, PairBuild};
use rolling_cubes::puzzle::Puzzle;
use rolling_cubes::search::{Bfs, Limits, MoveOrder, Search, Status};

/// A heuristic by its name, of a type that a puzzle's heuristics share: each search is compiled once for all of them.
pub fn named<P: Listed>(puzzle: &P, name: &str) -> P::Pair {
    let mut build = PairBuild::new(puzzle, name, "blind").expect("a heuristic of the puzzle");
    build.advance(u64::MAX);
    build.heuristic().expect("built").clone()
}

pub fn end<P: Puzzle, S: Search<P>>(puzzle: &P, h: &impl Heuristic<P>, mut search: S, budget: u64) -> S {
    while search.step(puzzle, h, &mut (), budget) == Status::Running {}
    search
}

pub fn shortest<P: Puzzle>(puzzle: &P) -> usize {
    let search = end(puzzle, &Blind, Bfs::new(MoveOrder::by_number(P::MOVES), Limits::default()), u64::MAX);
    search.solution().expect("a problem with a solution").len()
}

pub fn assert_solves<P: Puzzle>(what: &str, puzzle: &P, search: &impl Search<P>) {
    let moves = search.solution().unwrap_or_else(|| panic!("{what}: solved"));
    let last = moves.iter().fold(puzzle.start(), |here, &mv| {
        assert!(puzzle.moves(here).any(|legal| legal == mv), "{what}: legal moves");
        puzzle.after(here, mv)
    });
    assert!(puzzle.is_goal(last), "{what}");
}

/// Checks equal results for any budget. Returns the ended search.
pub fn assert_stepped<P: Puzzle, S: Search<P>>(
    what: &str,
    puzzle: &P,
    h: &impl Heuristic<P>,
    begin: impl Fn() -> S,
) -> S {
    let whole = end(puzzle, h, begin(), u64::MAX);
    for budget in [1, 7, 1000] {
        let stepped = end(puzzle, h, begin(), budget);
        assert_eq!((stepped.stats(), stepped.units()), (whole.stats(), whole.units()), "{what} by {budget}");
        assert_eq!(stepped.solution(), whole.solution(), "{what} by {budget}");
    }
    whole
}

/// Also continues a copy.
pub fn assert_steady<P: Puzzle, S: Search<P> + Clone>(
    what: &str,
    puzzle: &P,
    h: &impl Heuristic<P>,
    begin: impl Fn() -> S,
) -> S {
    let whole = assert_stepped(what, puzzle, h, &begin);
    for (part, of) in [(1, 3), (1, 2), (2, 3)] {
        let mut search = begin();
        while search.units() < whole.units() / of * part {
            search.step(puzzle, h, &mut (), 1);
        }
        let again = end(puzzle, h, search.clone(), 13);
        let (found, expected) = ((again.stats(), again.solution()), (whole.stats(), whole.solution()));
        assert_eq!(found, expected, "{what}, from a copy");
    }
    whole
}
