//! MM, NBS and BAE*, written from their papers.

use std::cmp::Reverse;
use std::collections::HashMap;

use rolling_cubes::heuristic::Heuristic;
use rolling_cubes::puzzle::{Move, Puzzle};
use rolling_cubes::search::bae_star::Parity;
use rolling_cubes::search::mm::Epsilon;

use super::Which;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub length: Option<usize>,
    pub expanded: [u64; 2],
    pub closed: [u64; 2],
    pub generated: u64,
    pub duplicates: u64,
    pub evaluated: u64,
}

#[derive(Clone, Copy)]
struct Entry<S> {
    state: S,
    by: Option<Move>,
    g: u32,
    /// The bounds to the other side's roots, and its own.
    h: u32,
    back: u32,
    open: bool,
}

impl<S> Entry<S> {
    fn f(&self) -> u32 {
        self.g + self.h
    }

    fn b(&self) -> u32 {
        2 * self.g + self.h - self.back
    }
}

/// Both sides' lists of all positions ever stored; each choice scans everything.
struct Naive<'a, P: Puzzle, H> {
    puzzle: &'a P,
    pair: &'a H,
    /// Start side and goal side, each with the index of a position's newest entry.
    lists: [Vec<Entry<P::State>>; 2],
    places: [HashMap<P::State, usize>; 2],
    /// U in the papers: the length of the best solution.
    u: u32,
    counted: Counted,
}

const NONE: u32 = u32::MAX;

impl<'a, P: Puzzle, H: Heuristic<P>> Naive<'a, P, H> {
    fn new(puzzle: &'a P, pair: &'a H) -> Self {
        let counted = Counted {
            length: None,
            expanded: [0; 2],
            closed: [0; 2],
            generated: 0,
            duplicates: 0,
            evaluated: 0,
        };
        let (lists, places) = ([Vec::new(), Vec::new()], [HashMap::new(), HashMap::new()]);
        let mut naive = Self { puzzle, pair, lists, places, u: NONE, counted };
        naive.store(0, puzzle.start(), None, 0);
        if puzzle.is_goal(puzzle.start()) {
            naive.u = 0;
            return naive;
        }
        for goal in puzzle.goals() {
            naive.store(1, goal, None, 0);
        }
        naive
    }

    fn store(&mut self, side: usize, state: P::State, by: Option<Move>, g: u32) {
        self.counted.generated += 1;
        if let Some(&place) = self.places[side].get(&state) {
            self.counted.duplicates += 1;
            if self.lists[side][place].g <= g {
                return;
            }
            self.lists[side][place].open = false;
        }
        self.counted.evaluated += 1;
        let bounds = [self.pair.estimate(state), self.pair.backward(state)];
        let entry = Entry { state, by, g, h: bounds[side], back: bounds[1 - side], open: true };
        self.places[side].insert(state, self.lists[side].len());
        self.lists[side].push(entry);
        if let Some(&place) = self.places[1 - side].get(&state) {
            self.u = self.u.min(g + self.lists[1 - side][place].g);
        }
    }

    fn open(&self, side: usize) -> Vec<(usize, Entry<P::State>)> {
        let entries = self.lists[side].iter().copied().enumerate();
        entries.filter(|(_, entry)| entry.open).collect()
    }

    fn least(&self, side: usize, of: impl Fn(&Entry<P::State>) -> u32) -> u32 {
        self.lists[side].iter().filter(|entry| entry.open).map(of).min().unwrap_or(NONE)
    }

    fn expand(&mut self, side: usize, place: usize) {
        let Entry { state, by, g, .. } = self.lists[side][place];
        self.lists[side][place].open = false;
        self.counted.expanded[side] += 1;
        let back = by.map(|mv| self.puzzle.inverse(mv));
        for mv in self.puzzle.moves(state).filter(|&mv| Some(mv) != back) {
            self.store(side, self.puzzle.after(state, mv), Some(mv), g + 1);
        }
    }

    fn answer(mut self) -> Counted {
        self.counted.length = (self.u != NONE).then_some(self.u as usize);
        self.counted
    }
}

/// MM's pseudocode (Holte et al. 2016), with `epsilon` for `MMe`.
fn naive_mm<P: Puzzle>(puzzle: &P, pair: &impl Heuristic<P>, epsilon: u32) -> Counted {
    let mut naive = Naive::new(puzzle, pair);
    while naive.u > 0 && !naive.open(0).is_empty() && !naive.open(1).is_empty() {
        let priority = |entry: &Entry<P::State>| entry.f().max(2 * entry.g + epsilon);
        let least = [naive.least(0, priority), naive.least(1, priority)];
        let c = least[0].min(least[1]);
        let f = [naive.least(0, Entry::f), naive.least(1, Entry::f)];
        let g = [naive.least(0, |entry| entry.g), naive.least(1, |entry| entry.g)];
        if naive.u <= c.max(f[0]).max(f[1]).max(g[0] + g[1] + 1) {
            break;
        }
        let side = usize::from(least[0] != c);
        let candidates = naive.open(side).into_iter().filter(|(_, entry)| priority(entry) == c);
        let (place, _) =
            candidates.min_by_key(|(place, entry)| (entry.g, entry.f(), Reverse(*place))).unwrap();
        naive.expand(side, place);
    }
    naive.answer()
}

/// NBS's pseudocode (Chen et al. 2017, algorithm 2) over all pairs.
fn naive_nbs<P: Puzzle>(puzzle: &P, pair: &impl Heuristic<P>) -> Counted {
    let mut naive = Naive::new(puzzle, pair);
    while naive.u > 0 && !naive.open(0).is_empty() && !naive.open(1).is_empty() {
        let (forward, backward) = (naive.open(0), naive.open(1));
        let mut pairs = Vec::new();
        for &(u, x) in &forward {
            for &(v, y) in &backward {
                let lb = x.f().max(y.f()).max(x.g + y.g + 1);
                pairs.push(((lb, x.g, x.f(), Reverse(u), y.g, y.f(), Reverse(v)), u, v));
            }
        }
        let &((lb, ..), u, v) = pairs.iter().min().unwrap();
        if lb >= naive.u {
            break;
        }
        naive.expand(0, u);
        naive.expand(1, v);
    }
    naive.answer()
}

/// BAE*: least b, then high g, alternating sides; positions closed by the other side are not expanded.
fn naive_bae<P: Puzzle>(puzzle: &P, pair: &impl Heuristic<P>, parity: Parity) -> Counted {
    let mut naive = Naive::new(puzzle, pair);
    let mut side = 0;
    while naive.u > 0 && !naive.open(0).is_empty() && !naive.open(1).is_empty() {
        let mut bound = (naive.least(0, Entry::b) + naive.least(1, Entry::b)).div_ceil(2);
        if parity == Parity::Use && naive.u != NONE && bound % 2 != naive.u % 2 {
            bound += 1;
        }
        if naive.u <= bound {
            break;
        }
        let open = naive.open(side).into_iter();
        let (place, entry) =
            open.min_by_key(|(place, entry)| (entry.b(), Reverse(entry.g), Reverse(*place))).unwrap();
        let there = naive.places[1 - side].get(&entry.state);
        if there.is_some_and(|&there| !naive.lists[1 - side][there].open) {
            naive.lists[side][place].open = false;
            naive.counted.closed[side] += 1;
        } else {
            naive.expand(side, place);
        }
        side = 1 - side;
    }
    naive.answer()
}

pub fn naive<P: Puzzle>(which: Which, puzzle: &P, pair: &impl Heuristic<P>) -> Counted {
    match which {
        Which::Mm(epsilon) => naive_mm(puzzle, pair, u32::from(epsilon == Epsilon::One)),
        Which::Nbs => naive_nbs(puzzle, pair),
        Which::Bae(parity) => naive_bae(puzzle, pair, parity),
    }
}
