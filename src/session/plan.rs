//! A search that can be restarted: builds the heuristic's tables once, then starts the search any number of times.

use super::bounds::Bound;
use super::choices::Choices;
use crate::ask::Breakpoints;
use crate::ask::RequestError;
use crate::heuristic::{Building, Dispatcher, Heuristic, PairBuild, Parts};
use crate::puzzle::ProblemError;
use crate::run::{Run, Table, run};
use crate::said::{Phrase, quoted};
use crate::search::setting::{PERIMETER, WEIGHT};
use crate::search::two_sided::BACKWARD;
use crate::search::weighted_a_star::REOPEN;
use crate::search::{Aim, Algorithm, Proof, Ratio, Reopening, Settings};

const IN_REACH: Phrase = Phrase::new("in-reach");

pub(super) trait Plan {
    /// Does up to `budget` units of table building. Returns the number of units used.
    fn prepare(&mut self, budget: u64) -> u64;

    fn table(&self) -> Option<Table>;

    /// The guarantee for a solution. A bounded suboptimal search also returns the maximum ratio to the shortest length.
    fn proves(&self) -> (Proof, Option<Ratio>);

    fn is_admissible(&self) -> bool;

    /// The estimate of a position in text form; `None` while tables are missing or without a heuristic.
    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError>;

    /// The parts of that estimate, for a heuristic with several parts.
    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError>;

    /// Sets another start, which must be in the component of the current one: the forward tables hold for that component
    /// only. Backward tables must be built anew.
    fn start_from(&mut self, start: &str) -> Result<(), RequestError>;

    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError>;

    /// A new search; `None` while tables are missing.
    fn begin(&self) -> Option<Box<dyn Run>>;
}

pub(super) struct LanePlan<P: Choices> {
    pub(super) puzzle: P,
    pub(super) unsolvable: bool,
    pub(super) algorithm: &'static Algorithm,
    pub(super) settings: Settings,
    /// Blind if the algorithm uses no heuristic.
    pub(super) heuristic: Bound<P>,
    pub(super) backward: Bound<P>,
    pub(super) build: PairBuild<P>,
}

impl<P: Choices> LanePlan<P> {
    /// The problem from another start in text form. It may be unsolvable only if `unsolvable` is set.
    fn moved(&self, start: &str, unsolvable: bool) -> Result<P, ProblemError> {
        let moved = self.puzzle.read_start(start)?;
        if !unsolvable {
            moved.check_solvable()?;
        }
        Ok(moved)
    }

    fn ask<T>(
        &self,
        text: &str,
        ask: impl FnOnce(Dispatcher<P::Pair>, P::State) -> T,
    ) -> Result<Option<T>, RequestError> {
        if !self.algorithm.informed {
            return Ok(None);
        }
        // A position of a map may reach no goal.
        let state = self.moved(text, self.unsolvable || P::ONE_WAY)?.start();
        Ok(self.build.heuristic().map(|heuristic| ask(Dispatcher(heuristic), state)))
    }
}

impl<P: Choices> Plan for LanePlan<P> {
    fn prepare(&mut self, budget: u64) -> u64 {
        self.build.advance(budget)
    }

    fn table(&self) -> Option<Table> {
        let is_around = self.settings.number(&PERIMETER).is_some();
        let is_forward = is_around || self.heuristic.has_tables();
        let asked = if is_forward { &self.heuristic } else { &self.backward };
        self.build.progress().map(|progress| Table { name: asked.text(), progress })
    }

    fn proves(&self) -> (Proof, Option<Ratio>) {
        let weight = self.settings.ratio(&WEIGHT);
        // A best-first search does not ask for h times 0, so h cannot be wrong.
        if self.algorithm.stores && weight == Some(Ratio::new(0, 1)) {
            return (Proof::Shortest, None);
        }
        if !self.is_admissible() {
            return (Proof::Nothing, None);
        }
        let consistent = self.heuristic.is_consistent();
        let keeps_longer_ways =
            self.algorithm.takes(&REOPEN) && self.settings.one_of::<Reopening>() == Reopening::Off;
        match self.algorithm.proves {
            Proof::Within if keeps_longer_ways && !consistent => (Proof::Nothing, None),
            Proof::Within if weight <= Some(Ratio::new(1, 1)) => (Proof::Shortest, None),
            Proof::Within => (Proof::Within, weight),
            Proof::Shortest if self.algorithm.aim == Aim::Moves && self.puzzle.costs() != (1, 1) => {
                (Proof::Fewest, None)
            }
            proof => (proof, None),
        }
    }

    fn is_admissible(&self) -> bool {
        self.heuristic.is_admissible() && self.backward.is_admissible()
    }

    fn estimate(&self, state: &str) -> Result<Option<u32>, RequestError> {
        self.ask(state, |heuristic, state| Heuristic::<P>::estimate(&heuristic, state))
    }

    fn parts(&self, state: &str) -> Result<Option<Parts>, RequestError> {
        Ok(self.ask(state, |heuristic, state| Heuristic::<P>::parts(&heuristic, state))?.flatten())
    }

    fn start_from(&mut self, start: &str) -> Result<(), RequestError> {
        // Each goal position is in one component, so the reachable goals identify the component.
        let moved = self.moved(start, false)?;
        if moved.goals() != self.puzzle.goals() {
            let allowed = IN_REACH.into();
            return Err(RequestError::Name { field: "start", given: quoted(start), allowed });
        }
        self.backward.turn_to(&moved, BACKWARD.name)?;
        self.build.begin_at(self.backward.begin(&moved));
        self.puzzle = moved;
        Ok(())
    }

    fn check(&self, breakpoints: &Breakpoints) -> Result<(), RequestError> {
        breakpoints.check(&self.puzzle, self.algorithm)
    }

    fn begin(&self) -> Option<Box<dyn Run>> {
        let heuristic = self.build.heuristic()?.clone();
        Some(run(self.puzzle.clone(), heuristic, self.algorithm, &self.settings))
    }
}
