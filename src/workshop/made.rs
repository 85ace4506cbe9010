//! A heuristic from its text: parsed, its tables built in slices, then used like any other.

use std::rc::Rc;

use super::bench::Bench;
use super::board::Board;
use super::compile::{Program, compile};
use super::edited::{EditBuild, Edited, Ground};
use super::op::{Evaluation, Here, MOST_BOUND, Op};
use super::painted::{PaintedBuild, PaintedTables, TableFacts};
use super::painting::{Painting, room};
use super::text::parse;
use super::tree::{Node, What};
use crate::heuristic::{About, Building, Dispatcher, Heuristic, Listed, Parts, Progress, Rule};
use crate::puzzle::{Move, PackedState, ParseError};

/// A parsed heuristic for one goal, before any table is built.
#[derive(Clone, Debug)]
pub struct Recipe {
    tree: Node,
    board: Rc<Board>,
    program: Rc<Program>,
}

impl Recipe {
    /// Reads a heuristic for the goal of a board.
    ///
    /// # Errors
    /// If the text is not an expression, or uses a part this board lacks. The error has the place, the given and the
    /// allowed.
    pub fn of(board: Board, text: &str) -> Result<Self, ParseError> {
        Self::compiled(board, parse(text)?)
    }

    /// The expression compiled for the goal of another board.
    ///
    /// # Errors
    /// If it uses something that board does not have.
    pub fn on(&self, board: Board) -> Result<Self, ParseError> {
        Self::compiled(board, self.tree.clone())
    }

    fn compiled(board: Board, tree: Node) -> Result<Self, ParseError> {
        let program = Rc::new(compile(&board, &tree)?);
        Ok(Self { tree, board: Rc::new(board), program })
    }

    /// The expression.
    #[must_use]
    pub const fn tree(&self) -> &Node {
        &self.tree
    }

    /// The normalized text, without unnecessary brackets.
    #[must_use]
    pub fn text(&self) -> String {
        self.tree.to_string()
    }

    /// Whether its construction [proves](super#proofs) it admissible. It may be admissible anyway.
    #[must_use]
    pub fn is_admissible(&self) -> bool {
        self.program.proof.admissible
    }

    /// Whether its construction proves it consistent.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        self.program.proof.admissible && self.program.proof.gentle
    }

    /// Maximum number of steps per position: one per number computed, table looked up or listed heuristic called.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.program.steps
    }

    /// Each painting's text, and the bytes of its groups.
    #[must_use]
    pub fn tables(&self) -> Vec<(String, Vec<u64>)> {
        let rooms = |painting: &Painting| room(&self.board, painting).into_iter().flatten().collect();
        self.program.paintings.iter().map(|(text, painting)| (text.clone(), rooms(painting))).collect()
    }

    /// The texts of its edited expressions.
    #[must_use]
    pub fn edits(&self) -> Vec<String> {
        self.program.edits.iter().map(|(text, _)| text.clone()).collect()
    }

    /// Memory of the table of an edited bound, in bytes.
    #[must_use]
    pub fn edit_bytes(&self) -> u64 {
        self.board.ranks
    }

    /// The names of the listed heuristics it calls.
    #[must_use]
    pub fn listed(&self) -> Vec<&'static str> {
        self.program.listed.iter().map(|&place| self.board.listed[place].name).collect()
    }

    /// Whether it has tables to build.
    #[must_use]
    pub fn has_tables(&self) -> bool {
        !self.program.paintings.is_empty()
            || !self.program.edits.is_empty()
            || self.program.listed.iter().any(|&place| self.board.listed[place].table)
    }

    /// Starts building it for the problem of its board.
    #[must_use]
    pub fn begin<P: Bench>(&self, puzzle: &P) -> MadeBuild<P> {
        let listed = self.listed().into_iter().filter_map(|name| puzzle.build(name)).collect();
        let paintings =
            self.program.paintings.iter().map(|(_, painting)| PaintedBuild::new(&self.board, painting));
        let paintings = paintings.collect();
        let edits = self.program.edits.iter().map(|_| EditBuild::new(self.board.ranks)).collect();
        let mut build = MadeBuild {
            puzzle: puzzle.clone(),
            recipe: self.clone(),
            listed,
            paintings,
            edits,
            unedited: None,
            made: None,
            any: None,
        };
        build.finish();
        build
    }

    fn parts(&self) -> Option<(Rule, Vec<String>)> {
        match &self.tree.what {
            What::Call(name, inner) if name == "max" => {
                Some((Rule::Max, inner.iter().map(Node::to_string).collect()))
            }
            What::Paint(parts) => {
                let groups: Vec<String> = parts[0].value.split('+').map(str::to_owned).collect();
                (groups.len() > 1).then_some((Rule::Sum, groups))
            }
            _ => None,
        }
    }
}

/// A made heuristic.
#[derive(Debug)]
pub struct MadeHeuristic<P: Listed> {
    puzzle: P,
    recipe: Recipe,
    listed: Vec<P::Any>,
    paintings: Vec<PaintedTables>,
    edits: Vec<Edited>,
}

/// An edit of a bound, and the neighbour that caused it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edit<S> {
    /// The inner bound, and the edited one.
    pub bounds: [u32; 2],
    /// The first move that leads to the neighbour.
    pub mv: Move,
    /// The neighbour.
    pub from: S,
    /// The neighbour's value: one more than the edited bound.
    pub bound_from: u32,
}

struct At<'a, P: Listed> {
    made: &'a MadeHeuristic<P>,
    state: P::State,
    bits: u64,
}

impl<P: Bench> Here for At<'_, P> {
    fn bits(&self) -> u64 {
        self.bits
    }

    fn listed(&self, number: usize) -> i64 {
        Heuristic::<P>::estimate(&Dispatcher(&self.made.listed[number]), self.state).into()
    }

    fn edited(&self, number: usize) -> i64 {
        self.made.edits[number].value(self.made.puzzle.pack(self.state)).into()
    }

    fn around(&self, ask: &mut dyn FnMut(&dyn Here)) {
        let puzzle = &self.made.puzzle;
        for mv in puzzle.moves(self.state) {
            ask(&self.made.at(puzzle.after(self.state, mv)));
        }
    }
}

impl<P: Bench> MadeHeuristic<P> {
    fn at(&self, state: P::State) -> At<'_, P> {
        At { made: self, state, bits: P::bits(state) }
    }

    fn value(&self, op: &Op, state: P::State) -> u32 {
        let here = self.at(state);
        bound(Evaluation::new(&self.recipe.board, &self.paintings, &here).value(op))
    }

    /// The edited expression if the whole heuristic is an edit, and whether it is edited to the end.
    fn inner(&self) -> Option<(&Op, bool)> {
        match &self.recipe.program.op {
            Op::Pathmax(inner) => Some((inner, false)),
            Op::Edited(number) => Some((&self.recipe.program.edits[*number].1, true)),
            _ => None,
        }
    }

    fn around(&self, inner: &Op, whole: bool, state: P::State) -> Vec<(Move, P::State, u32)> {
        let op = if whole { &self.recipe.program.op } else { inner };
        let neighbour = |mv| {
            let there = self.puzzle.after(state, mv);
            (mv, there, self.value(op, there))
        };
        self.puzzle.moves(state).map(neighbour).collect()
    }

    /// Whether the whole heuristic is an edit of a bound.
    #[must_use]
    pub fn is_edit(&self) -> bool {
        self.inner().is_some()
    }

    /// Whether the edit changes the bound of a position.
    #[must_use]
    pub fn is_edited(&self, state: P::State) -> bool {
        self.inner().is_some_and(|(inner, _)| self.value(inner, state) != self.estimate(state))
    }

    /// The edit at a position; `None` if it changes nothing.
    #[must_use]
    pub fn edit(&self, state: P::State) -> Option<Edit<P::State>> {
        let (inner, whole) = self.inner()?;
        let bounds = [self.value(inner, state), self.estimate(state)];
        if bounds[0] == bounds[1] {
            return None;
        }
        let around = self.around(inner, whole, state);
        let (mv, from, bound_from) = around.into_iter().find(|&(.., bound)| bound == bounds[1] + 1)?;
        Some(Edit { bounds, mv, from, bound_from })
    }

    /// For each edited bound: positions with a value, positions raised, and bytes.
    #[must_use]
    pub fn edits(&self) -> Vec<[u64; 3]> {
        self.edits.iter().map(|edit| [edit.positions, edit.raised, edit.bytes()]).collect()
    }

    /// Facts about each painting's tables.
    #[must_use]
    pub fn facts(&self) -> Vec<Vec<TableFacts>> {
        self.paintings.iter().map(PaintedTables::facts).collect()
    }
}

#[inline]
fn bound(number: i64) -> u32 {
    u32::try_from(number.clamp(0, MOST_BOUND.into())).unwrap_or(0)
}

impl<P: Bench> Heuristic<P> for MadeHeuristic<P> {
    fn estimate(&self, state: P::State) -> u32 {
        self.value(&self.recipe.program.op, state)
    }

    fn parts(&self, state: P::State) -> Option<Parts> {
        if let (Some((inner, whole)), What::Call(_, texts)) = (self.inner(), &self.recipe.tree.what) {
            let here = (About::Made(texts[0].to_string()), self.value(inner, state));
            let around = self.around(inner, whole, state).into_iter().map(|(mv, _, bound)| {
                let text = format!("{}: {bound} - 1", self.puzzle.write_move(state, mv));
                (About::Made(text), bound.saturating_sub(1))
            });
            return Some(Parts { rule: Rule::Max, parts: [here].into_iter().chain(around).collect() });
        }
        let (rule, names) = self.recipe.parts()?;
        let values = match &self.recipe.program.op {
            Op::Largest(all) => all.iter().map(|op| self.value(op, state)).collect(),
            Op::Painting(number) => self.paintings[*number].values(P::bits(state)),
            _ => return None,
        };
        Some(Parts { rule, parts: names.into_iter().map(About::Made).zip(values).collect() })
    }
}

struct Editing<'a, P: Listed> {
    made: &'a MadeHeuristic<P>,
    op: &'a Op,
    component: u32,
}

impl<P: Bench> Editing<'_, P> {
    fn state(&self, rank: usize) -> Option<P::State> {
        P::PackedState::unrank(self.component, rank).map(|packed| self.made.puzzle.unpack(packed))
    }
}

impl<P: Bench> Ground for Editing<'_, P> {
    fn bound(&self, rank: usize) -> Option<u32> {
        self.state(rank).map(|state| self.made.value(self.op, state))
    }

    fn each_neighbour(&self, rank: usize, visit: &mut dyn FnMut(usize)) {
        let Some(state) = self.state(rank) else { return };
        let puzzle = &self.made.puzzle;
        for mv in puzzle.moves(state) {
            visit(puzzle.pack(puzzle.after(state, mv)).rank());
        }
    }
}

/// A made heuristic being built: tables of listed heuristics, then of paintings, then edits.
pub struct MadeBuild<P: Listed> {
    puzzle: P,
    recipe: Recipe,
    listed: Vec<Box<dyn Building<P::Any>>>,
    paintings: Vec<PaintedBuild>,
    edits: Vec<EditBuild>,
    unedited: Option<MadeHeuristic<P>>,
    made: Option<Rc<MadeHeuristic<P>>>,
    any: Option<P::Any>,
}

impl<P: Bench> MadeBuild<P> {
    fn finish(&mut self) {
        if self.made.is_some() || self.unedited.is_some() {
            return self.finish_edits();
        }
        let listed: Option<Vec<P::Any>> =
            self.listed.iter().map(|build| build.heuristic().cloned()).collect();
        let paintings: Option<Vec<PaintedTables>> =
            self.paintings.iter().map(|build| build.built().cloned()).collect();
        if let (Some(listed), Some(paintings)) = (listed, paintings) {
            let (puzzle, recipe) = (self.puzzle.clone(), self.recipe.clone());
            self.unedited = Some(MadeHeuristic { puzzle, recipe, listed, paintings, edits: Vec::new() });
            self.finish_edits();
        }
    }

    fn finish_edits(&mut self) {
        let Some(mut made) = self.unedited.take() else { return };
        while let Some(build) = self.edits.get_mut(made.edits.len()).filter(|build| build.is_complete()) {
            made.edits.push(build.take());
        }
        if made.edits.len() < self.edits.len() {
            self.unedited = Some(made);
            return;
        }
        let made = Rc::new(made);
        self.any = Some(P::made(Rc::<MadeHeuristic<P>>::clone(&made)));
        self.made = Some(made);
    }

    /// Inner edits come first, since outer ones use them.
    fn advance_edits(&mut self, budget: u64) -> u64 {
        let mut done = 0;
        while let Some(made) = &self.unedited {
            let number = made.edits.len();
            let op = &made.recipe.program.edits[number].1;
            let component = self.puzzle.pack(self.puzzle.start()).component();
            done += self.edits[number].advance(&Editing { made, op, component }, budget - done);
            self.finish_edits();
            if done == budget {
                break;
            }
        }
        done
    }

    /// Whether the tables hold for another problem: same goals, same pieces.
    #[must_use]
    pub fn serves(&self, puzzle: &P) -> bool {
        self.puzzle.goals() == puzzle.goals()
    }

    /// The heuristic, once its tables are complete.
    #[must_use]
    pub fn made(&self) -> Option<&MadeHeuristic<P>> {
        self.made.as_deref()
    }
}

impl<P: Bench> Building<P::Any> for MadeBuild<P> {
    fn advance(&mut self, budget: u64) -> u64 {
        let mut done = 0;
        for build in &mut self.listed {
            done += build.advance(budget - done);
        }
        for build in &mut self.paintings {
            done += build.advance(budget - done);
        }
        self.finish();
        done + self.advance_edits(budget - done)
    }

    fn heuristic(&self) -> Option<&P::Any> {
        self.any.as_ref()
    }

    fn progress(&self) -> Option<Progress> {
        let listed = self.listed.iter().filter_map(|build| build.progress());
        let paintings = self.paintings.iter().map(PaintedBuild::progress);
        let edits = self.edits.iter().map(EditBuild::progress);
        listed.chain(paintings).chain(edits).reduce(Progress::and)
    }
}
