//! The stored values of RBFS in steps and traces, against Korf's recursion.

use std::collections::HashSet;

use rolling_cubes::heuristic::{Heuristic, cubes, tiles};
use rolling_cubes::puzzle::{EightPuzzle, Move, Notation, Puzzle, RollingCubes};
use rolling_cubes::search::Status;
use rolling_cubes::session::{Forgot, Session, Step};

use crate::asked::asked;

/// A step's g, h and F; whether a position was expanded before; the value learned, if any; and the subtree forgotten
/// before.
type Values = (u32, u32, u32, bool, Option<u32>, Option<(u32, u32)>);

/// Korf's RBFS, with its events between nodes.
struct Recursive<'a, P, H> {
    puzzle: &'a P,
    h: &'a H,
    nodes: Vec<Values>,
    expanded: bool,
    learned: Option<u32>,
    forgot: Option<(u32, u32)>,
    /// The path to the current position, and all expanded ones.
    way: Vec<Move>,
    ways: HashSet<Vec<Move>>,
}

impl<P: Puzzle, H: Heuristic<P>> Recursive<'_, P, H> {
    fn generate(&mut self, g: u32, h: u32, value: u32) {
        let (expanded, learned, forgot) =
            (std::mem::take(&mut self.expanded), self.learned.take(), self.forgot.take());
        self.nodes.push((g, h, value, expanded, learned, forgot));
    }

    /// The value of a position at depth `g`; `None` when the goal's turn has come.
    fn visit(&mut self, state: P::State, by: Option<Move>, g: u32, value: u32, bound: u32) -> Option<u32> {
        if self.puzzle.is_goal(state) {
            return None;
        }
        let f = g + self.h.estimate(state);
        (self.expanded, self.learned) = (true, (value > f).then_some(value));
        assert_eq!(
            self.ways.replace(self.way.clone()).is_some(),
            value > f,
            "learned by being expanded before"
        );
        let mut children = Vec::new();
        for mv in self.puzzle.moves(state) {
            if by.is_some_and(|by| mv == self.puzzle.inverse(by)) {
                continue;
            }
            let child = self.puzzle.after(state, mv);
            let h = self.h.estimate(child);
            let own = g + 1 + h;
            let stored = if f < value { own.max(value) } else { own };
            self.generate(g + 1, h, stored);
            children.push((child, mv, stored));
        }
        loop {
            let mut order: Vec<usize> = (0..children.len()).collect();
            order.sort_by_key(|&child| (children[child].2, child));
            let Some(&best) = order.first() else { return Some(u32::MAX) };
            let (child, mv, first) = children[best];
            if first > bound || first == u32::MAX {
                return Some(first);
            }
            let second = order.get(1).map_or(u32::MAX, |&second| children[second].2);
            self.way.push(mv);
            children[best].2 = self.visit(child, Some(mv), g + 1, first, bound.min(second))?;
            self.way.pop();
            let least = children[best].2;
            self.forgot = Some((g + 1, least));
        }
    }
}

fn values_of(step: &Step) -> Values {
    let Step { depth, estimate, value, expanded, learned, forgot, .. } = *step;
    let forgot = forgot.map(|Forgot { depth, value }| (depth, value));
    (depth, estimate.unwrap(), value.expect("a stored value"), expanded, learned, forgot)
}

/// Compares steps and records with the recursion. Returns how often a value had been learned.
fn check<P: Puzzle>(problem: [&str; 3], heuristic: &str, puzzle: &P, h: &impl Heuristic<P>) -> usize {
    let (expanded, learned, forgot) = (false, None, None);
    let (way, ways) = (Vec::new(), HashSet::new());
    let mut naive = Recursive { puzzle, h, nodes: Vec::new(), expanded, learned, forgot, way, ways };
    let (start, estimate) = (puzzle.start(), h.estimate(puzzle.start()));
    naive.generate(0, estimate, estimate);
    assert_eq!(naive.visit(start, None, 0, estimate, u32::MAX), None, "a solution");
    let mut session = Session::new(asked(problem, &format!("rbfs/{heuristic}"))).unwrap();
    let mut tracer = session.tracer(1, 1_000_000).unwrap();
    while tracer.advance_to(u64::MAX, u64::MAX) {}
    for (record, &expected) in naive.nodes.iter().enumerate() {
        assert_eq!(session.step(1), Status::Running);
        let step = session.last_step().expect("a node");
        assert_eq!(values_of(&step), expected, "{problem:?}: node {}", record + 1);
        assert_eq!(tracer.step_of(record).as_ref(), Some(&step), "{problem:?}: node {}", record + 1);
    }
    assert_eq!(session.step(1), Status::Solved);
    naive.nodes.iter().filter(|node| node.4.is_some()).count()
}

#[test]
fn each_step_of_rbfs_tells_the_stored_value_that_korf_s_recursion_has() {
    let eight = ["tiles", "724506831", "012345678"];
    let puzzle = EightPuzzle::read(eight[1], eight[2]).unwrap();
    let learned = check(eight, "manhattan", &puzzle, &tiles::Manhattan::new(&puzzle));
    assert!(learned > 100, "{learned}");
    let sample = ["cubes", "WWWWWWWWE", "WBWBRERBR"];
    let puzzle = RollingCubes::read(sample[1], sample[2]).unwrap();
    let learned = check(sample, "misplaced", &puzzle, &cubes::Misplaced::new(&puzzle));
    assert!(learned > 100, "{learned}");
}

#[test]
fn no_other_search_tells_a_stored_value() {
    for search in ["ida-star/manhattan", "a-star/manhattan", "mm/manhattan", "bfs"] {
        let mut session = Session::new(asked(["tiles", "123069478", "123406789"], search)).unwrap();
        while session.step(1) == Status::Running {
            let step = session.last_step().expect("a node");
            assert_eq!((step.value, step.learned, step.forgot), (None, None, None), "{search}");
        }
    }
}
