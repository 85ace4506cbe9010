//! Textbook MM, NBS and BAE*: hash maps, heaps with lazy deletion, and only the counters that the rule requires. The
//! yardstick for the cost of pausing, counting and going back.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use hashbrown::HashMap;
use rolling_cubes::heuristic::{Heuristic, Pair};
use rolling_cubes::puzzle::{Move, Puzzle};
use rustc_hash::FxBuildHasher;

use super::found::{Found, onward};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    Mm,
    Nbs,
    Bae,
}

struct Known {
    g: u32,
    /// Bounds to the other side's roots and to its own.
    bounds: [u32; 2],
    by: Option<Move>,
    closed: bool,
}

/// An open position: least key first, then the second key, then the newest.
type Waiter<S> = (Reverse<u32>, Reverse<u32>, u32, State<S>, u32);

/// A position in a heap. Comparison ignores it: only the preceding fields order entries.
#[derive(Clone, Copy)]
struct State<S>(S);

impl<S> PartialEq for State<S> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<S> Eq for State<S> {}

impl<S> PartialOrd for State<S> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<S> Ord for State<S> {
    fn cmp(&self, _other: &Self) -> std::cmp::Ordering {
        std::cmp::Ordering::Equal
    }
}

struct Half<P: Puzzle> {
    known: HashMap<P::State, Known, FxBuildHasher>,
    /// In the rule's order; in NBS the waiting list by f. And, in NBS only, the ready list by g.
    heap: BinaryHeap<Waiter<P::State>>,
    ready: BinaryHeap<Waiter<P::State>>,
    by_f: [u32; 256],
    by_g: [u32; 256],
    stored: u32,
}

fn least(counts: &[u32; 256]) -> Option<u32> {
    (0..).zip(counts).find(|&(_, &count)| count > 0).map(|(value, _)| value)
}

impl<P: Puzzle> Half<P> {
    /// Removes outdated entries, and returns the first entry's first key.
    fn first(
        heap: &mut BinaryHeap<Waiter<P::State>>,
        known: &HashMap<P::State, Known, FxBuildHasher>,
    ) -> Option<u32> {
        while let Some(&(Reverse(key), _, _, State(state), g)) = heap.peek() {
            let there = &known[&state];
            if !there.closed && there.g == g {
                return Some(key);
            }
            heap.pop();
        }
        None
    }
}

pub struct Plain<'a, P: Puzzle, F, B> {
    puzzle: &'a P,
    pair: &'a Pair<F, B>,
    rule: Rule,
    halves: [Half<P>; 2],
    best: u32,
    generated: u64,
}

impl<'a, P: Puzzle, F: Heuristic<P>, B: Heuristic<P>> Plain<'a, P, F, B> {
    pub fn solve(rule: Rule, puzzle: &'a P, pair: &'a Pair<F, B>) -> Found {
        let half = || Half {
            known: HashMap::default(),
            heap: BinaryHeap::new(),
            ready: BinaryHeap::new(),
            by_f: [0; 256],
            by_g: [0; 256],
            stored: 0,
        };
        let mut plain = Self { puzzle, pair, rule, halves: [half(), half()], best: u32::MAX, generated: 0 };
        plain.open(0, puzzle.start(), None, 0, [pair.forward.estimate(puzzle.start()), 0]);
        for goal in puzzle.goals() {
            plain.open(1, goal, None, 0, [pair.backward.estimate(goal), pair.forward.estimate(goal)]);
        }
        match rule {
            Rule::Mm => while plain.mm() {},
            Rule::Nbs => {
                let mut bound = 0;
                while plain.nbs(&mut bound) {}
            }
            Rule::Bae => {
                let mut side = 0;
                while plain.bae(side) {
                    side = 1 - side;
                }
            }
        }
        Found { length: plain.best as usize, generated: plain.generated }
    }

    fn open(&mut self, side: usize, state: P::State, by: Option<Move>, g: u32, bounds: [u32; 2]) {
        self.generated += u64::from(by.is_none());
        let half = &mut self.halves[side];
        let f = g + bounds[0];
        let (first, second) = match self.rule {
            // Of equal g the least f.
            Rule::Mm => (f.max(2 * g), g << 8 | f),
            Rule::Nbs => (f, 0),
            Rule::Bae => (f + g - bounds[1], u32::MAX - g),
        };
        half.stored += 1;
        half.heap.push((Reverse(first), Reverse(second), half.stored, State(state), g));
        half.by_f[f as usize] += 1;
        half.by_g[g as usize] += 1;
        if let Some(before) = half.known.insert(state, Known { g, bounds, by, closed: false })
            && !before.closed
        {
            half.by_f[(before.g + before.bounds[0]) as usize] -= 1;
            half.by_g[before.g as usize] -= 1;
        }
        if let Some(there) = self.halves[1 - side].known.get(&state) {
            self.best = self.best.min(g + there.g);
        }
    }

    fn expand(&mut self, side: usize, state: P::State) {
        let half = &mut self.halves[side];
        let here = half.known.get_mut(&state).expect("what is open is known");
        here.closed = true;
        let (g, [own, other], by) = (here.g, here.bounds, here.by);
        half.by_f[(g + own) as usize] -= 1;
        half.by_g[g as usize] -= 1;
        if self.rule == Rule::Bae && self.halves[1 - side].known.get(&state).is_some_and(|there| there.closed)
        {
            return;
        }
        for mv in onward(self.puzzle, state, by) {
            self.generated += 1;
            let after = self.puzzle.after(state, mv);
            if self.halves[side].known.get(&after).is_some_and(|known| known.g <= g + 1) {
                continue;
            }
            let Pair { forward, backward } = self.pair;
            let needs_both = self.rule == Rule::Bae;
            let forward = |estimate| forward.estimate_after(estimate, state, after);
            let backward = |estimate| backward.estimate_after(estimate, state, after);
            let bounds = if side == 0 {
                [forward(own), if needs_both { backward(other) } else { 0 }]
            } else {
                [backward(own), if needs_both { forward(other) } else { 0 }]
            };
            self.open(side, after, Some(mv), g + 1, bounds);
        }
    }

    fn pop(&mut self, side: usize) -> Option<P::State> {
        let half = &mut self.halves[side];
        Half::<P>::first(&mut half.heap, &half.known)?;
        half.heap.pop().map(|(_, _, _, State(state), _)| state)
    }

    fn firsts(&mut self) -> Option<[u32; 2]> {
        let [forward, backward] = &mut self.halves;
        let forward = Half::<P>::first(&mut forward.heap, &forward.known)?;
        Some([forward, Half::<P>::first(&mut backward.heap, &backward.known)?])
    }

    fn mm(&mut self) -> bool {
        let Some([forward, backward]) = self.firsts() else { return false };
        let least = |counts: fn(&Half<P>) -> &[u32; 256]| {
            [0, 1].map(|side: usize| least(counts(&self.halves[side])).expect("something is open"))
        };
        let (f, g) = (least(|half| &half.by_f), least(|half| &half.by_g));
        if self.best <= forward.min(backward).max(f[0]).max(f[1]).max(g[0] + g[1] + 1) {
            return false;
        }
        let side = usize::from(backward < forward);
        let state = self.pop(side).expect("something is open");
        self.expand(side, state);
        true
    }

    fn bae(&mut self, side: usize) -> bool {
        let Some([forward, backward]) = self.firsts() else { return false };
        if self.best <= (forward + backward).div_ceil(2) {
            return false;
        }
        let state = self.pop(side).expect("something is open");
        self.expand(side, state);
        true
    }

    /// The paper's fast version: positions with f below the bound are ready, by g.
    fn nbs(&mut self, bound: &mut u32) -> bool {
        loop {
            let mut keys = [(0, 0); 2];
            for (side, keys) in keys.iter_mut().enumerate() {
                let half = &mut self.halves[side];
                while Half::<P>::first(&mut half.heap, &half.known).is_some_and(|f| f <= *bound) {
                    let (_, _, stored, state, g) = half.heap.pop().expect("it was seen");
                    half.ready.push((Reverse(g), Reverse(0), stored, state, g));
                }
                let f = Half::<P>::first(&mut half.heap, &half.known).unwrap_or(u32::MAX / 4);
                let g = Half::<P>::first(&mut half.ready, &half.known).unwrap_or(u32::MAX / 4);
                if f.min(g) == u32::MAX / 4 {
                    return false;
                }
                *keys = (f, g);
            }
            let [(f, g), (other_f, other_g)] = keys;
            if g + other_g < *bound {
                break;
            }
            *bound = f.min(other_f).min(g + other_g + 1);
        }
        if self.best <= *bound {
            return false;
        }
        let ends = [0, 1].map(|side: usize| self.halves[side].ready.pop().expect("a pair is ready"));
        for (side, (_, _, _, State(state), _)) in ends.into_iter().enumerate() {
            self.expand(side, state);
        }
        true
    }
}
