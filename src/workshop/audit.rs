//! Checks a bound at every position: 0 at the goals, never above the true distance, never falling by more than one along a
//! move.
//!
//! A breadth-first search backward from the goals meets every connected position at its true distance. Each position is
//! evaluated once, when met. When it is expanded, all its neighbours have been met, so every move is compared in both
//! directions. Time O(positions * (moves + one bound)); memory two bytes per rank, and two layers.

use crate::heuristic::Heuristic;
use crate::puzzle::{PackedState, Puzzle};
use crate::space::{ByRank, Layers, OutOfMemory, Watch};

/// The result of an audit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings<S> {
    /// Positions checked.
    pub positions: u64,
    /// Moves compared, each direction separately.
    pub moves: u64,
    /// Positions whose bound exceeds their distance.
    pub failures: u64,
    /// Moves along which the bound falls by more than one.
    pub falls: u64,
    /// The failure nearest to the goal; ties go to the least rank, or without ranks to the first met.
    pub counterexample: Option<Counterexample<S>>,
    /// The fall nearest to the goal; ties as for `counterexample`, then by move.
    pub fall: Option<Fall<S>>,
    /// Positions where an edit changed the bound.
    pub edits: u64,
    /// The edit nearest to the goal, ties as for `counterexample`, and its distance.
    pub edit: Option<(S, u32)>,
}

impl<S> Default for Findings<S> {
    fn default() -> Self {
        let (counterexample, fall, edit) = (None, None, None);
        Self { positions: 0, moves: 0, failures: 0, falls: 0, counterexample, fall, edits: 0, edit }
    }
}

/// A position whose bound exceeds its distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counterexample<S> {
    /// The position.
    pub state: S,
    /// Its bound.
    pub bound: u32,
    /// The distance to the nearest goal; on a walk, the length of some path to a goal.
    pub distance: u32,
}

/// A move along which the bound falls by more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall<S> {
    /// The position before.
    pub state: S,
    /// The position after.
    pub after: S,
    /// The bounds before and after.
    pub bounds: [u32; 2],
    /// The distance of `state`, as in [`Counterexample`].
    pub distance: u32,
}

/// An audit of a whole space, which can pause after any position.
pub struct Audit<P: Puzzle> {
    layers: Option<Layers<P::State, ByRank>>,
    bounds: Vec<u8>,
    findings: Findings<P::State>,
}

impl<P: Puzzle> Default for Audit<P> {
    fn default() -> Self {
        Self { layers: None, bounds: Vec::new(), findings: Findings::default() }
    }
}

impl<P: Puzzle> Audit<P> {
    /// Expands up to `budget` positions, fewer only at the end. Returns whether work is left. The other arguments must not
    /// change; `is_edited` tells whether an edit changed a position's bound.
    ///
    /// # Errors
    /// If memory for its tables or layers is missing.
    pub fn step(
        &mut self,
        puzzle: &P,
        heuristic: &impl Heuristic<P>,
        is_edited: &dyn Fn(P::State) -> bool,
        budget: u64,
    ) -> Result<bool, OutOfMemory> {
        let begun = self.layers.is_some();
        if !begun {
            let beside = puzzle.pack(puzzle.start());
            self.bounds.try_reserve_exact(beside.ranks()).map_err(|_| OutOfMemory)?;
            self.bounds.resize(beside.ranks(), 0);
        }
        let (bounds, findings) = (&mut self.bounds[..], &mut self.findings);
        let mut asking = AuditQuery { puzzle, heuristic, is_edited, bounds, findings, here: None };
        let layers = if let Some(layers) = &mut self.layers {
            layers
        } else {
            let depths = ByRank::try_beside(puzzle.pack(puzzle.start())).ok_or(OutOfMemory)?;
            self.layers.insert(Layers::new(puzzle, depths, puzzle.goals(), &mut asking))
        };
        layers.advance(puzzle, budget, &mut asking);
        if layers.is_starved() { Err(OutOfMemory) } else { Ok(!layers.is_complete()) }
    }

    /// The result so far.
    #[must_use]
    pub const fn findings(&self) -> &Findings<P::State> {
        &self.findings
    }

    /// Whether every position was checked.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.layers.as_ref().is_some_and(Layers::is_complete)
    }

    /// Current memory, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let layers =
            self.layers.as_ref().map_or(0, |layers| layers.depths().table().len() as u64 + layers.bytes());
        self.bounds.len() as u64 + layers
    }
}

struct AuditQuery<'a, P: Puzzle, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    is_edited: &'a dyn Fn(P::State) -> bool,
    bounds: &'a mut [u8],
    findings: &'a mut Findings<P::State>,
    here: Option<(P::State, u8, u8)>,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for AuditQuery<'_, P, H> {
    fn expand(&mut self, state: P::State, depth: u8) {
        self.here = Some((state, depth, self.bounds[self.puzzle.pack(state).rank()]));
    }

    fn meet(&mut self, state: P::State, depth: u8) {
        let bound = self.heuristic.estimate(state);
        let rank = self.puzzle.pack(state).rank();
        self.bounds[rank] = u8::try_from(bound).unwrap_or(u8::MAX);
        self.findings.positions += 1;
        let distance = u32::from(depth);
        let rank_of = |state| self.puzzle.pack(state).rank();
        if (self.is_edited)(state) {
            self.findings.edits += 1;
            if self.findings.edit.is_none_or(|(known, far)| (far, rank_of(known)) > (distance, rank)) {
                self.findings.edit = Some((state, distance));
            }
        }
        if bound > distance {
            self.findings.failures += 1;
            let simplest = self.findings.counterexample;
            if simplest.is_none_or(|known| (known.distance, rank_of(known.state)) > (distance, rank)) {
                self.findings.counterexample = Some(Counterexample { state, bound, distance });
            }
        }
    }

    fn reach(&mut self, after: P::State) {
        let Some((state, depth, bound)) = self.here else { return };
        self.findings.moves += 1;
        let there = self.bounds[self.puzzle.pack(after).rank()];
        if bound > there + 1 {
            self.findings.falls += 1;
            let distance = u32::from(depth);
            let rank_of = |state| self.puzzle.pack(state).rank();
            let is_simpler =
                |known: &Fall<P::State>| (known.distance, rank_of(known.state)) > (distance, rank_of(state));
            if self.findings.fall.as_ref().is_none_or(is_simpler) {
                let bounds = [bound, there].map(u32::from);
                self.findings.fall = Some(Fall { state, after, bounds, distance });
            }
        }
    }
}
