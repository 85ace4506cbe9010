//! Asks a bound about every position: is it 0 at the goals, never above the true distance, and does it never fall by more than one
//! along a move?
//!
//! One search in layers, backward from the goals, meets every position that is connected with them, nearest first, and so with its
//! true distance. Each is asked once, when it is met; when it is expanded, all its neighbours have been, so that every move is
//! compared, both ways. Time O(positions * (moves + one bound)); memory two bytes a rank, and two layers.

use crate::heuristic::Heuristic;
use crate::puzzle::{Packed, Puzzle};
use crate::space::{ByRank, Layers, OutOfMemory, Watch};

/// What an audit has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings<S> {
    /// Positions asked.
    pub positions: u64,
    /// Moves compared, each way for itself.
    pub moves: u64,
    /// Positions whose bound exceeds their distance.
    pub failures: u64,
    /// Moves along which the bound falls by more than one.
    pub falls: u64,
    /// The failure nearest to the goal; of several the one with the least rank, or, where there are no ranks, the one met first.
    pub counterexample: Option<Counterexample<S>>,
    /// The fall that begins nearest to the goal; of several the same, and of one position's the first move.
    pub fall: Option<Fall<S>>,
    /// Positions at which an edit has changed the bound.
    pub edits: u64,
    /// The one of them nearest to the goal, of several the same, and its distance.
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
    /// What the bound says of it.
    pub bound: u32,
    /// The moves to the nearest goal; of a position met on a walk those of some way there, which is no shorter.
    pub distance: u32,
}

/// A move along which the bound falls by more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall<S> {
    /// Where the move begins.
    pub state: S,
    /// Where it leads.
    pub after: S,
    /// What the bound says before and after.
    pub bounds: [u32; 2],
    /// The moves from its beginning to the nearest goal, as above.
    pub distance: u32,
}

/// An audit of a whole space, paused between any two positions.
pub struct Audit<P: Puzzle> {
    /// The search, once it has begun.
    layers: Option<Layers<P::State, ByRank>>,
    /// What the bound says of each position that was met, by rank.
    bounds: Vec<u8>,
    findings: Findings<P::State>,
}

impl<P: Puzzle> Default for Audit<P> {
    fn default() -> Self {
        Self { layers: None, bounds: Vec::new(), findings: Findings::default() }
    }
}

impl<P: Puzzle> Audit<P> {
    /// Expands up to `budget` positions, fewer only at the end. Tells whether there is more to do. `puzzle`, `heuristic` and `is_edited`,
    /// which tells where an edit has changed the bound, must be the same on every call.
    ///
    /// # Errors
    /// When there is no memory for its tables or its layers.
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
        let mut asking = Asking { puzzle, heuristic, is_edited, bounds, findings, here: None };
        let layers = if let Some(layers) = &mut self.layers {
            layers
        } else {
            let depths = ByRank::try_beside(puzzle.pack(puzzle.start())).ok_or(OutOfMemory)?;
            self.layers.insert(Layers::new(puzzle, depths, puzzle.goals(), &mut asking))
        };
        layers.advance(puzzle, budget, &mut asking);
        if layers.is_starved() { Err(OutOfMemory) } else { Ok(!layers.is_complete()) }
    }

    /// What was found so far: nearest to the goal first.
    #[must_use]
    pub const fn findings(&self) -> &Findings<P::State> {
        &self.findings
    }

    /// Whether every position was asked.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.layers.as_ref().is_some_and(Layers::is_complete)
    }

    /// Memory taken now, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let layers =
            self.layers.as_ref().map_or(0, |layers| layers.depths().table().len() as u64 + layers.bytes());
        self.bounds.len() as u64 + layers
    }
}

/// Asks the bound of what is met, and compares it with that of what is one move away.
struct Asking<'a, P: Puzzle, H> {
    puzzle: &'a P,
    heuristic: &'a H,
    is_edited: &'a dyn Fn(P::State) -> bool,
    bounds: &'a mut [u8],
    findings: &'a mut Findings<P::State>,
    /// The position that is being expanded, its depth and its bound.
    here: Option<(P::State, u8, u8)>,
}

impl<P: Puzzle, H: Heuristic<P>> Watch<P::State> for Asking<'_, P, H> {
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
