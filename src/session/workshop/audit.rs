use serde::Serialize;

use super::{recipe, tools};
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::heuristic::{Building, Dispatcher, Progress};
use crate::puzzle::PackedState;
use crate::session::choices::{Choices, check_room};
use crate::session::job::Job;
use crate::session::puzzles::{PuzzleOperation, with_board};
use crate::workshop::{self, Bench, Findings, MadeBuild, Recipe, Sample};

/// Progress and result of an audit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AuditReport {
    /// Whether all work is done.
    pub complete: bool,
    /// Whether the bound never exceeds the distance; `None` while unknown, or if a sample does not refute it.
    pub admissible: Option<bool>,
    /// Whether the bound is 0 at the goals and falls by at most one along every move; `None` if unknown.
    pub consistent: Option<bool>,
    /// The proof of admissibility; `None` without one.
    pub proved: Option<Proved>,
    /// Whether every position is checked, not only a sample.
    pub every: bool,
    /// Positions checked.
    pub positions: u64,
    /// Positions to check in total; `None` if unknown.
    pub total: Option<u64>,
    /// Moves compared, each direction separately.
    pub moves: u64,
    /// Positions whose bound exceeds their distance.
    pub failures: u64,
    /// Moves along which the bound falls by more than one.
    pub falls: u64,
    /// The failure nearest to the goal; ties by rank.
    pub counterexample: Option<AuditCounterexample>,
    /// The fall nearest to the goal; ties by rank, then by move.
    pub fall: Option<AuditFall>,
    /// Positions where pathmax raised the bound; `None` if the heuristic is not an edited bound.
    pub edits: Option<u64>,
    /// The edit nearest to the goal; ties by rank.
    pub edit: Option<AuditEdit>,
    /// Progress of tables, if any.
    pub table: Option<Progress>,
    /// Memory of the audit itself, in bytes.
    pub bytes: u64,
}

/// A proof of admissibility.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(namespace))]
#[serde(rename_all = "lowercase")]
pub enum Proved {
    /// By its construction.
    Construction,
    /// By checking every position.
    Positions,
}

/// A position whose bound exceeds its distance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AuditCounterexample {
    /// The position in text form.
    pub position: String,
    /// Its bound.
    pub bound: u32,
    /// Its distance; in a sample, the length of some path.
    pub distance: u32,
}

/// A move along which the bound falls by more than one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AuditFall {
    /// The position before the move, in text form.
    pub position: String,
    /// The move, in the puzzle's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The position after it.
    pub after: String,
    /// The bound before.
    pub bound: u32,
    /// The bound after.
    pub bound_after: u32,
    /// The distance of `position`, as in [`AuditCounterexample`].
    pub distance: u32,
}

/// A position where an edit raised the bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AuditEdit {
    /// The position in text form.
    pub position: String,
    /// The inner bound.
    pub own: u32,
    /// The raised bound.
    pub bound: u32,
    /// Its distance, as in [`AuditCounterexample`].
    pub distance: u32,
    /// The move to the neighbour, in the puzzle's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The neighbour.
    pub from: String,
    /// The raised bound of the neighbour plus 1.
    pub bound_from: u32,
}

pub(super) struct AuditOf<P: Bench, A> {
    puzzle: P,
    recipe: Recipe,
    build: MadeBuild<P>,
    audit: A,
}

impl<P: Bench> Job for AuditOf<P, workshop::Audit<P>> {
    type Report = AuditReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        let Some(heuristic) = self.build.heuristic() else { return Ok(true) };
        if left == 0 {
            return Ok(true);
        }
        let is_edited = edited(&self.build);
        let stepped = self.audit.step(&self.puzzle, &Dispatcher(heuristic), &is_edited, left);
        stepped.map_err(|_| without_room("audit", self.puzzle.pack(self.puzzle.start()).ranks()))
    }

    fn report(&self) -> AuditReport {
        let complete = self.audit.is_complete();
        let bytes = self.audit.bytes();
        self.concluded(AuditReport { complete, every: true, bytes, ..self.found(self.audit.findings()) })
    }
}

impl<P: Bench> Job for AuditOf<P, Sample<P>> {
    type Report = AuditReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        let Some(heuristic) = self.build.heuristic() else { return Ok(true) };
        let is_edited = edited(&self.build);
        Ok(left == 0 || self.audit.step(&self.puzzle, &Dispatcher(heuristic), &is_edited, left))
    }

    fn report(&self) -> AuditReport {
        let complete = self.audit.is_complete();
        self.concluded(AuditReport { complete, every: false, ..self.found(self.audit.findings()) })
    }
}

fn edited<P: Bench>(build: &MadeBuild<P>) -> impl Fn(P::State) -> bool {
    let made = build.made().filter(|made| made.is_edit());
    move |state| made.is_some_and(|made| made.is_edited(state))
}

impl<P: Bench, A> AuditOf<P, A> {
    fn found(&self, findings: &Findings<P::State>) -> AuditReport {
        let write = |state| self.puzzle.write_state(state);
        let counterexample = findings.counterexample.map(|found| AuditCounterexample {
            position: write(found.state),
            bound: found.bound,
            distance: found.distance,
        });
        let fall = findings.fall.map(|found| {
            let moves = self.puzzle.moves(found.state);
            let mv = moves.filter(|&mv| self.puzzle.after(found.state, mv) == found.after);
            let mv = mv.map(|mv| self.puzzle.write_move(found.state, mv)).next().unwrap_or_default();
            let [bound, bound_after] = found.bounds;
            let (position, after) = (write(found.state), write(found.after));
            AuditFall { position, mv, after, bound, bound_after, distance: found.distance }
        });
        let edit = findings.edit.and_then(|(state, distance)| {
            let edit = self.build.made()?.edit(state)?;
            let [own, bound] = edit.bounds;
            Some(AuditEdit {
                position: write(state),
                own,
                bound,
                distance,
                mv: self.puzzle.write_move(state, edit.mv),
                from: write(edit.from),
                bound_from: edit.bound_from,
            })
        });
        AuditReport {
            complete: false,
            admissible: None,
            consistent: None,
            proved: None,
            every: false,
            positions: findings.positions,
            total: None,
            moves: findings.moves,
            failures: findings.failures,
            falls: findings.falls,
            counterexample,
            fall,
            edits: self.build.made().filter(|made| made.is_edit()).map(|_| findings.edits),
            edit,
            table: self.build.progress(),
            bytes: 0,
        }
    }

    /// Adds conclusions. A refutation is known at once; a proof needs all positions, or the construction.
    fn concluded(&self, report: AuditReport) -> AuditReport {
        let asked = report.complete && report.every;
        let verdict = |refuted: bool, constructed: bool| {
            if refuted { Some(false) } else { (asked || constructed).then_some(true) }
        };
        let admissible = verdict(report.failures > 0, self.recipe.is_admissible());
        let consistent = verdict(report.failures + report.falls > 0, self.recipe.is_consistent());
        let by = if self.recipe.is_admissible() { Proved::Construction } else { Proved::Positions };
        let total = if asked { Some(report.positions) } else { report.total };
        AuditReport {
            admissible,
            consistent,
            total,
            proved: admissible.filter(|&known| known).map(|_| by),
            ..report
        }
    }
}

/// The audit of a heuristic: of all positions connected with the goals if a table fits, else of a sample.
///
/// Time O(positions * (moves + bound)). Memory: two bytes per rank, two layers, and the heuristic's tables.
pub struct Audit(Box<dyn Job<Report = AuditReport>>);

impl Audit {
    /// The audit over the component of the problem's start.
    ///
    /// # Errors
    /// If there is no such puzzle, the problem is malformed or unsolvable, or the text is not a heuristic.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        with_board(puzzle, start, AuditQuery { start, goal, text })
    }
}

/// A unit of work is one of table building, or a position.
impl Job for Audit {
    type Report = AuditReport;

    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.0.step(budget)
    }

    fn report(&self) -> AuditReport {
        self.0.report()
    }
}

struct AuditQuery<'a> {
    start: &'a str,
    goal: &'a str,
    text: &'a str,
}

impl PuzzleOperation for AuditQuery<'_> {
    type Output = Result<Audit, RequestError>;

    fn of<P: Choices>(self) -> Self::Output {
        let puzzle = P::read(self.start, self.goal)?;
        let recipe = recipe(&puzzle, self.text)?;
        check_room("audit")?;
        Ok(Audit((tools()?.audit)(recipe, puzzle)))
    }
}

pub(super) fn begin<P: Bench, A: Default + 'static>(
    recipe: Recipe,
    puzzle: P,
) -> Box<dyn Job<Report = AuditReport>>
where
    AuditOf<P, A>: Job<Report = AuditReport>,
{
    let build = recipe.begin(&puzzle);
    Box::new(AuditOf { puzzle, recipe, build, audit: A::default() })
}
