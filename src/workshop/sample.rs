//! Checks a bound on a sample of a space too large for a table: the positions nearest to the goal, and seeded random walks.
//! The moves of a walk are at least the distance. Only a counterexample proves anything.

use super::audit::{Counterexample, Fall, Findings};
use crate::chance::SplitMix64;
use crate::heuristic::Heuristic;
use crate::puzzle::{Move, Puzzle};
use crate::space::{HashedDepths, Layers, Watch};

/// Positions nearest to the goal that are expanded.
pub const NEAR: u64 = 50_000;

/// Walks, and moves per walk.
pub const WALKS: [u64; 2] = [1_000, 80];

/// The seed of the walks.
pub const SEED: u64 = 16;

/// An audit of a sample, which can pause after any position.
pub struct Sample<P: Puzzle> {
    layers: Option<Layers<P::State, HashedDepths<P::State>>>,
    walks: Walks<P::State>,
    findings: Findings<P::State>,
}

struct Walks<S> {
    chance: SplitMix64,
    here: Option<(S, Option<Move>)>,
    moves: u64,
    begun: u64,
}

impl<P: Puzzle> Default for Sample<P> {
    fn default() -> Self {
        let walks = Walks { chance: SplitMix64(SEED), here: None, moves: 0, begun: 0 };
        Self { layers: None, walks, findings: Findings::default() }
    }
}

impl<P: Puzzle> Sample<P> {
    /// Processes up to `budget` positions. Returns whether work is left. The other arguments must not change; `is_edited`
    /// tells whether an edit changed a position's bound.
    pub fn step(
        &mut self,
        puzzle: &P,
        heuristic: &impl Heuristic<P>,
        is_edited: &dyn Fn(P::State) -> bool,
        budget: u64,
    ) -> bool {
        let mut asking = SampleQuery { heuristic, is_edited, findings: &mut self.findings, here: None };
        let layers = self
            .layers
            .get_or_insert_with(|| Layers::new(puzzle, HashedDepths::default(), puzzle.goals(), &mut asking));
        let near = NEAR.saturating_sub(layers.expanded()).min(budget);
        let done = layers.advance(puzzle, near, &mut asking);
        for _ in done..budget {
            if !self.walks.go(puzzle, heuristic, is_edited, &mut self.findings) {
                return false;
            }
        }
        true
    }

    /// The result so far.
    #[must_use]
    pub const fn findings(&self) -> &Findings<P::State> {
        &self.findings
    }

    /// Whether all of the sample was checked.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.walks.begun > WALKS[0]
    }
}

impl<S: Copy> Walks<S> {
    /// Makes one move, or begins the next walk; false after the last.
    fn go<P: Puzzle<State = S>>(
        &mut self,
        puzzle: &P,
        heuristic: &impl Heuristic<P>,
        is_edited: &dyn Fn(S) -> bool,
        findings: &mut Findings<S>,
    ) -> bool {
        let Some((before, last)) = self.here.filter(|_| self.moves < WALKS[1]) else {
            self.begun += 1;
            (self.here, self.moves) = (puzzle.goals().first().map(|&goal| (goal, None)), 0);
            return self.begun <= WALKS[0];
        };
        let back = last.map(|mv| puzzle.inverse(mv));
        let onward: Vec<Move> = puzzle.moves(before).filter(|&mv| Some(mv) != back).collect();
        let mv = onward[self.chance.below(onward.len())];
        let state = puzzle.after(before, mv);
        (self.here, self.moves) = (Some((state, Some(mv))), self.moves + 1);
        let [bound, bound_before] = [state, before].map(|state| heuristic.estimate(state));
        let distance = u32::try_from(self.moves).unwrap_or(u32::MAX);
        findings.positions += 1;
        edited(findings, is_edited, state, distance);
        exceed(findings, Counterexample { state, bound, distance });
        falls(findings, Fall { state, after: before, bounds: [bound, bound_before], distance });
        falls(
            findings,
            Fall { state: before, after: state, bounds: [bound_before, bound], distance: distance - 1 },
        );
        true
    }
}

fn edited<S: Copy>(findings: &mut Findings<S>, is_edited: &dyn Fn(S) -> bool, state: S, distance: u32) {
    if is_edited(state) {
        findings.edits += 1;
        if findings.edit.is_none_or(|(_, known)| known > distance) {
            findings.edit = Some((state, distance));
        }
    }
}

fn exceed<S: Copy>(findings: &mut Findings<S>, found: Counterexample<S>) {
    if found.bound > found.distance {
        findings.failures += 1;
        if findings.counterexample.is_none_or(|known| known.distance > found.distance) {
            findings.counterexample = Some(found);
        }
    }
}

fn falls<S: Copy>(findings: &mut Findings<S>, found: Fall<S>) {
    findings.moves += 1;
    if found.bounds[0] > found.bounds[1] + 1 {
        findings.falls += 1;
        if findings.fall.is_none_or(|known| known.distance > found.distance) {
            findings.fall = Some(found);
        }
    }
}

struct SampleQuery<'a, P: Puzzle, H> {
    heuristic: &'a H,
    is_edited: &'a dyn Fn(P::State) -> bool,
    findings: &'a mut Findings<P::State>,
    here: Option<(P::State, u8, u32)>,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for SampleQuery<'_, P, H> {
    fn expand(&mut self, state: P::State, depth: u8) {
        self.here = Some((state, depth, self.heuristic.estimate(state)));
    }

    fn meet(&mut self, state: P::State, depth: u8) {
        self.findings.positions += 1;
        edited(self.findings, self.is_edited, state, depth.into());
        exceed(
            self.findings,
            Counterexample { state, bound: self.heuristic.estimate(state), distance: depth.into() },
        );
    }

    fn reach(&mut self, after: P::State) {
        let Some((state, depth, bound)) = self.here else { return };
        let bounds = [bound, self.heuristic.estimate(after)];
        falls(self.findings, Fall { state, after, bounds, distance: depth.into() });
    }
}
