//! Textbook recursions of searches that store little more than a path.

use std::hash::{Hash, Hasher};

use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::search::Ratio;

use super::found::{Found, onward};

pub trait Promise: Copy {
    fn of(self, g: u32, h: u32) -> u32;
}

#[derive(Clone, Copy)]
pub struct Sum;

impl Promise for Sum {
    fn of(self, g: u32, h: u32) -> u32 {
        g + h
    }
}

/// q g + p h for a weight of p/q, which is a run-time value as in the engine.
impl Promise for Ratio {
    fn of(self, g: u32, h: u32) -> u32 {
        self.under() * g + self.over() * h
    }
}

/// Recursive IDA* or weighted IDA*. With [`Sum`] it is the yardstick for the cost of pausing.
pub struct Deepening<'a, P, H, B> {
    promise: B,
    puzzle: &'a P,
    heuristic: &'a H,
    bound: u32,
    smallest_cut: u32,
    length: u32,
    generated: u64,
}

impl<'a, P: Puzzle, H: Heuristic<P>, B: Promise> Deepening<'a, P, H, B> {
    pub fn solve(promise: B, puzzle: &'a P, heuristic: &'a H) -> Found {
        let root = puzzle.start();
        let estimate = heuristic.estimate(root);
        let mut search = Self {
            promise,
            puzzle,
            heuristic,
            bound: promise.of(0, estimate),
            smallest_cut: u32::MAX,
            length: 0,
            generated: 0,
        };
        while !search.dive(root, 0, estimate, None) {
            search.bound = search.smallest_cut;
            search.smallest_cut = u32::MAX;
        }
        Found { length: search.length as usize, generated: search.generated }
    }

    fn dive(&mut self, state: P::State, depth: u32, estimate: u32, by: Option<Move>) -> bool {
        self.generated += 1;
        let promise = self.promise.of(depth, estimate);
        if promise > self.bound {
            self.smallest_cut = self.smallest_cut.min(promise);
            return false;
        }
        if self.puzzle.is_goal(state) {
            self.length = depth;
            return true;
        }
        onward(self.puzzle, state, by).into_iter().any(|mv| {
            let after = self.puzzle.after(state, mv);
            let estimate = self.heuristic.estimate_after(estimate, state, after);
            self.dive(after, depth + 1, estimate, Some(mv))
        })
    }
}

pub struct ByDepth<'a, P> {
    puzzle: &'a P,
    generated: u64,
}

impl<P: Puzzle> ByDepth<'_, P> {
    pub fn solve(puzzle: &P) -> Found {
        let mut search = ByDepth { puzzle, generated: 0 };
        let mut bound = 0;
        while !search.dive(puzzle.start(), bound, None) {
            bound += 1;
        }
        Found { length: bound as usize, generated: search.generated }
    }

    fn dive(&mut self, state: P::State, left: u32, by: Option<Move>) -> bool {
        self.generated += 1;
        self.puzzle.is_goal(state)
            || left > 0
                && onward(self.puzzle, state, by)
                    .into_iter()
                    .any(|mv| self.dive(self.puzzle.after(state, mv), left - 1, Some(mv)))
    }
}

/// The engine's hash of a position's entry; with another, other positions would collide.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(32) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// IDA* with a transposition table; the newest entry replaces an old one.
pub struct WithTable<'a, P: Puzzle, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    table: Vec<(P::Packed, u32, u32)>,
    iteration: u32,
    bound: u32,
    smallest_cut: u32,
    generated: u64,
}

impl<P: Puzzle, H: Heuristic<P>> WithTable<'_, P, H> {
    pub fn solve(entries: usize, puzzle: &P, heuristic: &H) -> Found {
        let root = puzzle.start();
        let estimate = heuristic.estimate(root);
        let mut search = WithTable {
            puzzle,
            heuristic,
            table: vec![(P::Packed::default(), 0, 0); entries],
            iteration: 1,
            bound: estimate,
            smallest_cut: u32::MAX,
            generated: 0,
        };
        while !search.dive(root, 0, estimate, None) {
            search.bound = search.smallest_cut;
            search.smallest_cut = u32::MAX;
            search.iteration += 1;
        }
        Found { length: search.bound as usize, generated: search.generated }
    }

    fn dive(&mut self, state: P::State, depth: u32, estimate: u32, by: Option<Move>) -> bool {
        self.generated += 1;
        if depth + estimate > self.bound {
            self.smallest_cut = self.smallest_cut.min(depth + estimate);
            return false;
        }
        if self.puzzle.is_goal(state) {
            return true;
        }
        let packed = self.puzzle.pack(state);
        let mut hash = Spread::default();
        packed.hash(&mut hash);
        #[allow(clippy::cast_possible_truncation)] // below the number of entries
        let place = ((u128::from(hash.finish()) * self.table.len() as u128) >> 64) as usize;
        let entry = &mut self.table[place];
        if (entry.0, entry.1) == (packed, self.iteration) && entry.2 <= depth {
            return false;
        }
        *entry = (packed, self.iteration, depth);
        onward(self.puzzle, state, by).into_iter().any(|mv| {
            let after = self.puzzle.after(state, mv);
            let estimate = self.heuristic.estimate_after(estimate, state, after);
            self.dive(after, depth + 1, estimate, Some(mv))
        })
    }
}

#[derive(Clone, Copy)]
struct Child<S> {
    state: S,
    by: Option<Move>,
    estimate: u32,
    value: u32,
}

pub struct Recursive<'a, P: Puzzle, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    children: Vec<Child<P::State>>,
    length: u32,
    generated: u64,
}

impl<P: Puzzle, H: Heuristic<P>> Recursive<'_, P, H> {
    pub fn solve(puzzle: &P, heuristic: &H) -> Found {
        let state = puzzle.start();
        let estimate = heuristic.estimate(state);
        let mut search = Recursive { puzzle, heuristic, children: Vec::new(), length: 0, generated: 1 };
        let found = search.visit(Child { state, by: None, estimate, value: estimate }, 0, u32::MAX - 1);
        assert!(found.is_none(), "there is a solution");
        Found { length: search.length as usize, generated: search.generated }
    }

    /// The least value below a position; `None` when a goal is taken.
    fn visit(&mut self, here: Child<P::State>, g: u32, bound: u32) -> Option<u32> {
        if self.puzzle.is_goal(here.state) {
            self.length = g;
            return None;
        }
        let (f, first) = (g + here.estimate, self.children.len());
        for mv in onward(self.puzzle, here.state, here.by) {
            self.generated += 1;
            let state = self.puzzle.after(here.state, mv);
            let estimate = self.heuristic.estimate_after(here.estimate, here.state, state);
            let own = g + 1 + estimate;
            let value = if f < here.value { own.max(here.value) } else { own };
            self.children.push(Child { state, by: Some(mv), estimate, value });
        }
        loop {
            let (mut best, mut least, mut second) = (first, u32::MAX, u32::MAX);
            for (place, child) in self.children.iter().enumerate().skip(first) {
                if child.value < least {
                    (best, second, least) = (place, least, child.value);
                } else {
                    second = second.min(child.value);
                }
            }
            if least > bound {
                self.children.truncate(first);
                return Some(least);
            }
            self.children[best].value = self.visit(self.children[best], g + 1, bound.min(second))?;
        }
    }
}
