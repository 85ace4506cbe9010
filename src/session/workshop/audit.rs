//! The audit of a heuristic, chosen by names.

use serde::Serialize;

use super::recipe;
use crate::ask::RequestError;
use crate::ask::error::without_room;
use crate::heuristic::{Building, Dispatched, Progress};
use crate::puzzle::Packed;
use crate::said::Phrase;
use crate::session::choices::{Choices, check_room};
use crate::session::puzzles::{Counted, with_counted};
use crate::workshop::{self, Findings, MadeBuild, Recipe, Sample};

/// What an audit has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuditReport {
    /// Whether all that is to be asked was.
    pub complete: bool,
    /// Whether the bound never exceeds the distance; `None` where that is not known: before the end, or where only some positions are
    /// asked and none refutes it.
    pub admissible: Option<bool>,
    /// Whether it is 0 at the goals and falls by one at the most along every move.
    pub consistent: Option<bool>,
    /// By what the first is proved; `None` where it is not.
    pub proved: Option<Proved>,
    /// Whether every position is asked, or else some.
    pub every: bool,
    /// Positions asked.
    pub positions: u64,
    /// Positions to be asked in all, where they are as many as there are ranks or that is known; else `None`.
    pub total: Option<u64>,
    /// Moves compared, each way for itself.
    pub moves: u64,
    /// Positions whose bound exceeds their distance.
    pub failures: u64,
    /// Moves along which the bound falls by more than one.
    pub falls: u64,
    /// The failure nearest to the goal; of several the one with the least rank.
    pub counterexample: Option<AuditCounterexample>,
    /// The fall that begins nearest to the goal; of several that with the least rank, and of its moves the first.
    pub fall: Option<AuditFall>,
    /// Positions at which pathmax, of either kind, has raised the bound that stands in its brackets; `None` where the whole is no edit of
    /// a bound.
    pub edits: Option<u64>,
    /// The one of them nearest to the goal; of several as above.
    pub edit: Option<AuditEdit>,
    /// How far the tables are that are built before; `None` where there are none.
    pub table: Option<Progress>,
    /// Memory that the audit takes besides, in bytes.
    pub bytes: u64,
}

/// By what a bound is proved admissible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Proved {
    /// By how it is put together.
    Construction,
    /// By asking every position.
    Positions,
}

/// A position whose bound exceeds its distance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuditCounterexample {
    /// The position in text form.
    pub position: String,
    /// What the heuristic says of it.
    pub bound: u32,
    /// The moves to the nearest goal; where only some positions are asked, those of some way there.
    pub distance: u32,
}

/// A move along which the bound falls by more than one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuditFall {
    /// The position before the move, in text form.
    pub position: String,
    /// The move, in the puzzle's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The position after it.
    pub after: String,
    /// What the heuristic says before.
    pub bound: u32,
    /// What it says after.
    pub bound_after: u32,
    /// The moves from the position before to the nearest goal, as above.
    pub distance: u32,
}

/// A position at which an edit has raised a bound, and by which neighbour's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuditEdit {
    /// The position in text form.
    pub position: String,
    /// What the bound in the brackets says of it.
    pub own: u32,
    /// What it is raised to.
    pub bound: u32,
    /// The moves to the nearest goal, as above.
    pub distance: u32,
    /// The move to the neighbour, in the puzzle's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The neighbour.
    pub from: String,
    /// What is said of that: one more than the raised bound.
    pub bound_from: u32,
}

/// A puzzle and the audit of a heuristic, whatever their types.
trait AnyAudit {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError>;
    fn report(&self) -> AuditReport;
}

/// A heuristic's audit, and all that it needs.
struct AuditOf<P: Choices, A> {
    puzzle: P,
    recipe: Recipe,
    build: MadeBuild<P>,
    audit: A,
}

impl<P: Choices> AnyAudit for AuditOf<P, workshop::Audit<P>> {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        let Some(heuristic) = self.build.heuristic() else { return Ok(true) };
        if left == 0 {
            return Ok(true);
        }
        let is_edited = edited(&self.build);
        let stepped = self.audit.step(&self.puzzle, &Dispatched(heuristic), &is_edited, left);
        stepped.map_err(|_| without_room("audit", self.puzzle.pack(self.puzzle.start()).ranks()))
    }

    fn report(&self) -> AuditReport {
        let complete = self.audit.is_complete();
        let bytes = self.audit.bytes();
        self.told(AuditReport { complete, every: true, bytes, ..self.found(self.audit.findings()) })
    }
}

impl<P: Choices> AnyAudit for AuditOf<P, Sample<P>> {
    fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        let left = budget - self.build.advance(budget);
        let Some(heuristic) = self.build.heuristic() else { return Ok(true) };
        let is_edited = edited(&self.build);
        Ok(left == 0 || self.audit.step(&self.puzzle, &Dispatched(heuristic), &is_edited, left))
    }

    fn report(&self) -> AuditReport {
        let complete = self.audit.is_complete();
        self.told(AuditReport { complete, every: false, ..self.found(self.audit.findings()) })
    }
}

/// Tells where an edit has changed a bound.
fn edited<P: Choices>(build: &MadeBuild<P>) -> impl Fn(P::State) -> bool {
    let made = build.made().filter(|made| made.is_edit());
    move |state| made.is_some_and(|made| made.is_edited(state))
}

impl<P: Choices, A> AuditOf<P, A> {
    /// What was found, in words.
    fn found(&self, findings: &Findings<P::State>) -> AuditReport {
        let write = |state| self.puzzle.write_state(state);
        let counterexample = findings.counterexample.map(|found| AuditCounterexample {
            position: write(found.state),
            bound: found.bound,
            distance: found.distance,
        });
        let fall = findings.fall.map(|found| {
            let moves = self.puzzle.moves(found.state).into_iter();
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

    /// The same with what follows from it. What refutes is known at once; what proves only at the end of all positions, or by how
    /// the heuristic is put together.
    fn told(&self, report: AuditReport) -> AuditReport {
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

/// The audit of a heuristic, ready to be stepped: on every position connected with the goals where a table has room for the space, else
/// on some.
///
/// Time O(positions * (moves + one bound)); memory two bytes a rank, two layers, and the heuristic's tables.
pub struct Audit(Box<dyn AnyAudit>);

impl Audit {
    /// The audit of the heuristic with this text for a problem, not begun: of the positions in the component of its start.
    ///
    /// # Errors
    /// When there is no such puzzle, the problem breaks its format or cannot be solved, or the text is no heuristic.
    pub fn new(puzzle: &str, start: &str, goal: &str, text: &str) -> Result<Self, RequestError> {
        with_counted(puzzle, start, Asked { start, goal, text })
    }

    /// Does up to `budget` units of work: first those of building the heuristic's tables, then positions asked. Tells whether there is
    /// more to do.
    ///
    /// # Errors
    /// When there is no memory for a table of the space.
    pub fn step(&mut self, budget: u64) -> Result<bool, RequestError> {
        self.0.step(budget)
    }

    /// What was found so far.
    #[must_use]
    pub fn report(&self) -> AuditReport {
        self.0.report()
    }
}

struct Asked<'a> {
    start: &'a str,
    goal: &'a str,
    text: &'a str,
}

impl Counted for Asked<'_> {
    type Output = Audit;

    fn counted<P: Choices>(self) -> Result<Audit, RequestError> {
        of::<P, workshop::Audit<P>>(self.start, self.goal, self.text)
    }

    fn beyond<P: Choices>(self, _space: Phrase) -> Result<Audit, RequestError> {
        of::<P, Sample<P>>(self.start, self.goal, self.text)
    }
}

fn of<P: Choices, A: Default + 'static>(start: &str, goal: &str, text: &str) -> Result<Audit, RequestError>
where
    AuditOf<P, A>: AnyAudit,
{
    let puzzle = P::read(start, goal)?;
    let recipe = recipe(&puzzle, text)?;
    check_room("audit")?;
    let build = recipe.begin(&puzzle);
    Ok(Audit(Box::new(AuditOf { puzzle, recipe, build, audit: A::default() })))
}
