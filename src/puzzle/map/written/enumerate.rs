//! Every position that the starts of a puzzle reach, as a graph.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::rc::Rc;

use super::expression::{Here, Op};
use super::model::{Condition, Effect, Kind, Model, Statement};
use crate::puzzle::ParseError;
use crate::puzzle::map::graph::Edge;
use crate::said::{AT_MOST, FROM_TO, Phrase, Said, quote};

/// Most positions of a puzzle.
pub const MOST_POSITIONS: usize = 200_000;
/// Most moves of a puzzle: edges of its graph.
pub const MOST_MOVES: usize = 1_000_000;
const MOST_INSTANCES: usize = 5_000;
const MOST_WORK: u64 = 200_000_000;
const MOST_CHECKS: u64 = 20_000_000;
const MOST_COST: i64 = 100_000;

const TOO_MUCH: Phrase = Phrase::new("own-too-much");
const LIMITS: Phrase = Phrase::new("own-limits");
const CASES: Phrase = Phrase::new("own-cases");
const SECOND_MOVE: Phrase = Phrase::new("own-second-move");
const BY_CASES: Phrase = Phrase::new("own-by-cases");
const SPACE_BETWEEN: Phrase = Phrase::new("own-space-between");
const BREAKS: Phrase = Phrase::new("own-breaks");
const HOLDS: Phrase = Phrase::new("own-holds");
const TWO_VALUES: Phrase = Phrase::new("own-two-values");
const ONE_VALUE: Phrase = Phrase::new("own-one-value");
const A_COST: Phrase = Phrase::new("own-a-cost");
const OUTSIDE: Phrase = Phrase::new("own-outside");
const PLACES_OF_ROW: Phrase = Phrase::new("own-places-of-row");

/// A move with values for its parameters.
pub(super) struct Instance {
    pub(super) statement: usize,
    pub(super) locals: Vec<i64>,
    pub(super) label: String,
}

/// An edge, with the move that it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The position where it leads.
    pub to: u32,
    /// Its price.
    pub cost: u32,
    /// The number of its move.
    pub mv: u16,
}

/// A puzzle's positions and moves.
pub(super) struct Space {
    pub(super) instances: Rc<[Instance]>,
    pub(super) positions: Positions,
    /// By position, its first step; one more than there are positions.
    pub(super) first: Vec<u32>,
    pub(super) steps: Vec<Step>,
    pub(super) goals: Vec<u32>,
    /// The places of `move` lines that are never possible and of rules that refuse nothing.
    pub(super) never_possible: Vec<(usize, usize)>,
    pub(super) changes_nothing: Vec<(usize, usize)>,
}

/// Positions, numbered as they are found.
pub(super) struct Positions {
    size: usize,
    /// The values of each position, as places in the set of their variable.
    all: Vec<u16>,
    /// A hash table of numbers plus one.
    slots: Vec<u32>,
}

impl Positions {
    pub(super) fn new(size: usize) -> Self {
        Self { size, all: Vec::new(), slots: vec![0; 1 << 10] }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len() / self.size
    }

    pub(super) fn at(&self, number: usize) -> &[u16] {
        &self.all[number * self.size..(number + 1) * self.size]
    }

    fn slot(&self, key: &[u16]) -> usize {
        let hash = key.iter().fold(0_u64, |hash, &value| {
            (hash.rotate_left(5) ^ u64::from(value)).wrapping_mul(0x517c_c1b7_2722_0a95)
        });
        let mask = self.slots.len() - 1;
        let mut slot = usize::try_from(hash >> 32).unwrap_or_default() & mask;
        while let Some(number) = self.slots[slot].checked_sub(1) {
            if self.at(number as usize) == key {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// The number of a position, if it is there.
    pub(super) fn find(&self, key: &[u16]) -> Option<usize> {
        self.slots[self.slot(key)].checked_sub(1).map(|number| number as usize)
    }

    /// The number of a position; it is added if it is new.
    pub(super) fn number(&mut self, key: &[u16]) -> u32 {
        let slot = self.slot(key);
        if let Some(number) = self.slots[slot].checked_sub(1) {
            return number;
        }
        let number = u32::try_from(self.len()).unwrap_or(u32::MAX - 1);
        self.all.extend_from_slice(key);
        self.slots[slot] = number + 1;
        if self.len() * 2 > self.slots.len() {
            self.slots = vec![0; self.slots.len() * 2];
            for number in 0..self.len() {
                let key = self.at(number).to_owned();
                let slot = self.slot(&key);
                self.slots[slot] = u32::try_from(number).unwrap_or(u32::MAX - 1) + 1;
            }
        }
        number
    }
}

/// How a move ends in a position.
enum Outcome {
    Impossible,
    /// Two values for a place of the position.
    TwoValues(usize),
    Possible,
}

/// A possible move: the position after it, its price and its number.
type Found = (Vec<u16>, u32, u16);

/// Works out moves, from one position after the other.
pub(super) struct Enumeration<'a> {
    model: &'a Model,
    /// Lines whose conditions are dropped.
    without: &'a [usize],
    pub(super) instances: Rc<[Instance]>,
    rules: Vec<&'a Condition>,
    /// By `move` line, whether it was possible; by rule, whether it refused a move.
    possible: Vec<bool>,
    refused: Vec<bool>,
    /// By place, its variable.
    variable_of: Vec<usize>,
    /// The position after a move, and whether each place was set.
    after: Vec<i64>,
    is_set: Vec<bool>,
}

/// All positions that the starts reach. Conditions of the lines in `without` are dropped, and with them what only they prevent.
///
/// # Errors
/// If a limit is passed, or a move cannot be worked out.
pub(super) fn enumerate(model: &Model, without: &[usize]) -> Result<Space, ParseError> {
    Enumeration::new(model, without)?.space()
}

/// More positions than a walk has room for.
pub(super) fn too_much(most: usize, expanded: usize) -> ParseError {
    let given = TOO_MUCH.of([most.into(), expanded.into()]);
    error((1, 1), given, LIMITS.of([most.into(), MOST_MOVES.into()]))
}

fn error((line, column): (usize, usize), given: Said, allowed: impl Into<Said>) -> ParseError {
    ParseError::new(column, given, allowed).on_line(line)
}

impl<'a> Enumeration<'a> {
    pub(super) fn new(model: &'a Model, without: &'a [usize]) -> Result<Self, ParseError> {
        let variables = model.variables.iter().enumerate();
        let variable_of: Vec<usize> =
            variables.flat_map(|(number, variable)| std::iter::repeat_n(number, variable.size())).collect();
        let size = variable_of.len();
        let mut enumeration = Self {
            model,
            without,
            instances: Rc::new([]),
            rules: Vec::new(),
            possible: vec![false; model.moves.len()],
            refused: Vec::new(),
            variable_of,
            after: vec![0; size],
            is_set: vec![false; size],
        };
        enumeration.rules = model.rules.iter().filter(|rule| enumeration.is_kept(rule)).collect();
        enumeration.refused = vec![false; enumeration.rules.len()];
        enumeration.instances = enumeration.instances()?.into();
        Ok(enumeration)
    }

    /// Most positions that may be expanded, as the steps of all moves are known.
    pub(super) fn most(&self) -> usize {
        let steps = |instance: &Instance| self.model.moves[instance.statement].steps.max(1);
        let each: u64 = self.instances.iter().map(steps).sum();
        MOST_POSITIONS.min(usize::try_from(MOST_WORK / each.max(1)).unwrap_or(usize::MAX).max(1))
    }

    fn here<'b>(&self, position: &'b [i64]) -> Here<'b> {
        let (columns, rows) = self.model.board.unwrap_or((1, 1));
        let number = |number: usize| i64::try_from(number).unwrap_or_default();
        let locals = vec![0; self.model.slots];
        Here { position, locals, columns: number(columns), rows: number(rows), is_outside: false }
    }

    fn is_kept(&self, condition: &Condition) -> bool {
        !condition.is_line || !self.without.contains(&condition.line)
    }

    /// The moves with values, without those that no position allows.
    fn instances(&self) -> Result<Vec<Instance>, ParseError> {
        let mut instances: Vec<Instance> = Vec::new();
        let mut labels = HashSet::new();
        let mut checks = 0_u64;
        for (number, statement) in self.model.moves.iter().enumerate() {
            let Statement { parameters, wheres, line, column, label_column, .. } = statement;
            let place = (*line, *column);
            let all: usize = parameters.iter().map(|set| set.values.len()).product();
            let wheres = wheres.iter().filter(|condition| self.is_kept(condition));
            let fixed: Vec<&Op> =
                wheres.flat_map(|condition| condition.op.parts()).filter(|part| !part.reads()).collect();
            checks = checks.saturating_add(statement.steps.saturating_mul(all as u64));
            if checks > MOST_CHECKS {
                return Err(error(
                    place,
                    CASES.of([all.into()]),
                    LIMITS.of([MOST_CHECKS.into(), MOST_WORK.into()]),
                ));
            }
            let mut here = self.here(&[]);
            for case in 0..all {
                let mut rest = case;
                for (slot, set) in parameters.iter().enumerate().rev() {
                    here.locals[slot] = set.values[rest % set.values.len()];
                    rest /= set.values.len();
                }
                here.is_outside = false;
                if !fixed.iter().all(|part| here.holds(part)) || here.is_outside {
                    continue;
                }
                let label = statement.label(self.model, &here.locals);
                if !labels.insert(label.clone()) {
                    let allowed = if all > 1 { SPACE_BETWEEN } else { BY_CASES };
                    return Err(error(
                        (*line, *label_column),
                        SECOND_MOVE.of([Said::data(quote(&label))]),
                        allowed,
                    ));
                }
                if instances.len() == MOST_INSTANCES {
                    let given = CASES.of([(MOST_INSTANCES + 1).into()]);
                    return Err(error(place, given, AT_MOST.of([MOST_INSTANCES.into()])));
                }
                instances.push(Instance { statement: number, locals: here.locals.clone(), label });
            }
        }
        Ok(instances)
    }

    /// Works out the effects of a move; returns whether a place outside its row was read or set, and a place with two values.
    fn apply(&mut self, here: &mut Here<'_>, effects: &'a [Effect], conflict: &mut Option<usize>) {
        for effect in effects {
            match effect {
                Effect::Set { variable, index, value } => {
                    let variable = &self.model.variables[*variable];
                    let mut place = variable.first;
                    let value = here.value(value);
                    if let (Some(index), Some(places)) = (index, &variable.places) {
                        let Some(number) = places.place_of(here.value(index)) else {
                            here.is_outside = true;
                            continue;
                        };
                        place += number;
                    }
                    if std::mem::replace(&mut self.is_set[place], true) && self.after[place] != value {
                        conflict.get_or_insert(place);
                    }
                    self.after[place] = value;
                }
                Effect::If(condition, effects) => {
                    if here.holds(condition) {
                        self.apply(here, effects, conflict);
                    }
                }
                Effect::For { slot, set, filter, effects } => {
                    for &value in &*set.values {
                        here.locals[*slot] = value;
                        if filter.as_ref().is_none_or(|filter| here.holds(filter)) {
                            self.apply(here, effects, conflict);
                        }
                    }
                }
            }
        }
    }

    /// Tries a move. The position after it is in `after`, its places in their sets in `key`.
    fn attempt(&mut self, here: &mut Here<'_>, statement: &'a Statement, key: &mut [u16]) -> Outcome {
        here.is_outside = false;
        let wheres = statement.wheres.iter().filter(|condition| self.is_kept(condition));
        for condition in wheres {
            if !here.holds(&condition.op) || here.is_outside {
                return Outcome::Impossible;
            }
        }
        self.after.copy_from_slice(here.position);
        self.is_set.fill(false);
        let mut conflict = None;
        self.apply(here, &statement.effects, &mut conflict);
        if here.is_outside {
            return Outcome::Impossible;
        }
        if let Some(place) = conflict {
            return Outcome::TwoValues(place);
        }
        if self.after == here.position {
            return Outcome::Impossible;
        }
        for (place, key) in key.iter_mut().enumerate() {
            let set = &self.model.variables[self.variable_of[place]].values;
            let Some(number) = set.place_of(self.after[place]) else { return Outcome::Impossible };
            *key = u16::try_from(number).unwrap_or_default();
        }
        Outcome::Possible
    }

    /// Whether a condition holds in a position.
    fn holds(&self, condition: &Condition, position: &[i64]) -> Result<bool, ParseError> {
        let mut here = self.here(position);
        let holds = here.holds(&condition.op) != condition.is_never;
        if here.is_outside {
            let given = OUTSIDE.of([Said::data(self.model.in_full(position))]);
            return Err(error((condition.line, condition.column), given, PLACES_OF_ROW));
        }
        Ok(holds)
    }

    fn values(&self, key: &[u16]) -> Vec<i64> {
        let value = |(place, &number): (usize, &u16)| {
            self.model.variables[self.variable_of[place]].values.values[usize::from(number)]
        };
        key.iter().enumerate().map(value).collect()
    }

    /// The starts.
    pub(super) fn starts(&self) -> Result<Positions, ParseError> {
        let mut positions = Positions::new(self.after.len());
        let mut key = vec![0_u16; self.after.len()];
        for (start, place) in &self.model.starts {
            for rule in &self.rules {
                if !self.holds(rule, start)? {
                    return Err(error(*place, BREAKS.of([rule.line.into()]), HOLDS));
                }
            }
            for (number, &value) in start.iter().enumerate() {
                let set = &self.model.variables[self.variable_of[number]].values;
                key[number] = u16::try_from(set.place_of(value).unwrap_or_default()).unwrap_or_default();
            }
            positions.number(&key);
        }
        Ok(positions)
    }

    /// Whether a position is a goal, and its possible moves in their order.
    pub(super) fn expanded(&mut self, key: &[u16]) -> Result<(bool, Vec<Found>), ParseError> {
        let (model, instances) = (self.model, Rc::clone(&self.instances));
        let position = self.values(key);
        let is_goal = self.holds(&model.goal, &position)?;
        let mut after = vec![0_u16; key.len()];
        let mut found = Vec::new();
        let mut here = self.here(&position);
        for (number, instance) in instances.iter().enumerate() {
            here.locals.clone_from(&instance.locals);
            match self.attempt(&mut here, &model.moves[instance.statement], &mut after) {
                Outcome::Impossible => continue,
                Outcome::TwoValues(_) if !self.without.is_empty() => continue,
                Outcome::TwoValues(place) => return Err(self.two_values(place, instance, &position)),
                Outcome::Possible => (),
            }
            if !self.keeps()? {
                continue;
            }
            here.locals.clone_from(&instance.locals);
            let Some(cost) = self.price(&mut here, instance)? else { continue };
            self.possible[instance.statement] = true;
            found.push((after.clone(), cost, u16::try_from(number).unwrap_or_default()));
        }
        Ok((is_goal, found))
    }

    fn space(mut self) -> Result<Space, ParseError> {
        let (mut positions, most) = (self.starts()?, self.most());
        let (mut first, mut steps, mut goals) = (vec![0], Vec::<Step>::new(), Vec::new());
        let mut next = 0;
        while next < positions.len() {
            let (is_goal, all) = self.expanded(positions.at(next))?;
            if is_goal {
                goals.push(u32::try_from(next).unwrap_or(u32::MAX));
            }
            // The cheapest of moves to one position, of equals the first.
            let mut found: Vec<Found> = Vec::new();
            for one in all {
                if let Some(before) = found.iter().position(|(other, ..)| *other == one.0) {
                    if found[before].1 <= one.1 {
                        continue;
                    }
                    found.remove(before);
                }
                found.push(one);
            }
            for (key, cost, mv) in &found {
                steps.push(Step { to: positions.number(key), cost: *cost, mv: *mv });
            }
            next += 1;
            first.push(u32::try_from(steps.len()).unwrap_or(u32::MAX));
            if positions.len() > most || steps.len() > MOST_MOVES {
                return Err(too_much(most, next));
            }
        }
        let Self { model, instances, rules, possible, refused, .. } = self;
        let place = |statement: &Statement| (statement.line, statement.column);
        let never_possible = model.moves.iter().zip(&possible).filter(|(_, possible)| !**possible);
        let changes_nothing = rules.iter().zip(&refused).filter(|(_, refused)| !**refused);
        Ok(Space {
            instances,
            positions,
            first,
            steps,
            goals,
            never_possible: never_possible.map(|(statement, _)| place(statement)).collect(),
            changes_nothing: changes_nothing.map(|(rule, _)| (rule.line, rule.column)).collect(),
        })
    }

    /// Whether the position after a move keeps all rules. Each rule is looked at, and those that refuse it are marked.
    fn keeps(&mut self) -> Result<bool, ParseError> {
        let mut is_kept = true;
        for number in 0..self.rules.len() {
            let holds = self.holds(self.rules[number], &self.after)?;
            self.refused[number] |= !holds;
            is_kept &= holds;
        }
        Ok(is_kept)
    }

    /// The price of a move; `None` if it cannot be worked out, or in an easier puzzle is none.
    fn price(&self, here: &mut Here<'_>, instance: &Instance) -> Result<Option<u32>, ParseError> {
        let statement = &self.model.moves[instance.statement];
        let cost = statement.cost.as_ref().map_or(1, |cost| here.value(cost));
        if here.is_outside {
            return Ok(None);
        }
        if (1..=MOST_COST).contains(&cost) {
            return Ok(u32::try_from(cost).ok());
        }
        if !self.without.is_empty() {
            return Ok(None);
        }
        let position = Said::data(self.model.in_full(here.position));
        let given = A_COST.of([Said::data(cost), Said::data(quote(&instance.label)), position]);
        Err(error((statement.line, statement.column), given, FROM_TO.of([1.into(), Said::data(MOST_COST)])))
    }

    fn two_values(&self, place: usize, instance: &Instance, position: &[i64]) -> ParseError {
        let statement = &self.model.moves[instance.statement];
        let variable = &self.model.variables[self.variable_of[place]];
        let name = variable.places.as_ref().map_or_else(
            || variable.name.clone(),
            |places| {
                let place = self.model.shown(places.kind, places.values[place - variable.first]);
                format!("{}[{place}]", variable.name)
            },
        );
        let given = TWO_VALUES.of([
            Said::data(name),
            Said::data(quote(&instance.label)),
            Said::data(self.model.in_full(position)),
        ]);
        error((statement.line, statement.column), given, ONE_VALUE)
    }
}

impl Space {
    /// The values of a position.
    pub(super) fn values(&self, model: &Model, position: u32) -> Vec<i64> {
        let sets = model
            .variables
            .iter()
            .flat_map(|variable| std::iter::repeat_n(&variable.values, variable.size()));
        let places = sets.zip(self.positions.at(position as usize));
        places.map(|(set, &place)| set.values[usize::from(place)]).collect()
    }

    pub(super) fn from(&self, position: u32) -> &[Step] {
        let position = position as usize;
        &self.steps[self.first[position] as usize..self.first[position + 1] as usize]
    }

    /// The least cost from `root` to a goal, and the number of moves of a way that has it, the least such.
    pub(super) fn cheapest(&self, root: u32) -> Option<(u64, u32)> {
        let mut is_goal = vec![false; self.positions.len()];
        for &goal in &self.goals {
            is_goal[goal as usize] = true;
        }
        let mut is_closed = vec![false; self.positions.len()];
        let mut open = BinaryHeap::from([Reverse((0_u64, 0_u32, root))]);
        while let Some(Reverse((cost, moves, position))) = open.pop() {
            if is_goal[position as usize] {
                return Some((cost, moves));
            }
            if std::mem::replace(&mut is_closed[position as usize], true) {
                continue;
            }
            for step in self.from(position).iter().filter(|step| !is_closed[step.to as usize]) {
                open.push(Reverse((cost + u64::from(step.cost), moves + 1, step.to)));
            }
        }
        None
    }

    /// The edges, each with whether it leads both ways at its price; those that lead back are left out.
    pub(super) fn joined(&self, edges: &[Edge]) -> Vec<(Edge, bool)> {
        let is_there = |from: u32, to: u32, cost: u32| {
            self.from(from).iter().any(|step| (step.to, step.cost) == (to, cost))
        };
        let both = |edge: &Edge| (*edge, is_there(edge.to, edge.from, edge.cost));
        edges.iter().map(both).filter(|(edge, both)| !both || edge.from < edge.to).collect()
    }

    /// By position, the least cost to a goal.
    pub(super) fn costs(&self) -> Vec<Option<u64>> {
        let mut into = vec![Vec::new(); self.positions.len()];
        for (from, ends) in (0_u32..).zip(self.first.windows(2)) {
            for step in &self.steps[ends[0] as usize..ends[1] as usize] {
                into[step.to as usize].push((from, step.cost));
            }
        }
        let mut costs = vec![None; self.positions.len()];
        let mut open: BinaryHeap<_> = self.goals.iter().map(|&goal| Reverse((0_u64, goal))).collect();
        while let Some(Reverse((cost, position))) = open.pop() {
            if costs[position as usize].is_some() {
                continue;
            }
            costs[position as usize] = Some(cost);
            for &(from, more) in
                into[position as usize].iter().filter(|(from, _)| costs[*from as usize].is_none())
            {
                open.push(Reverse((cost + u64::from(more), from)));
            }
        }
        costs
    }

    /// Whether each step has one back, and whether at the same price.
    pub(super) fn undone(&self) -> (bool, bool) {
        let mut all = (true, true);
        for position in 0..self.first.len() - 1 {
            let position = u32::try_from(position).unwrap_or(u32::MAX);
            for step in self.from(position) {
                let back = self.from(step.to).iter().find(|back| back.to == position);
                all.0 &= back.is_some();
                all.1 &= back.is_some_and(|back| back.cost == step.cost);
            }
        }
        all
    }

    /// A name for each position: see the rules of [`written`](super).
    pub(super) fn names(&self, model: &Model) -> Vec<String> {
        const MOST: usize = 40;
        let short: Vec<Vec<String>> = model
            .variables
            .iter()
            .map(|variable| {
                let set = &variable.values;
                let all: Vec<String> = set.values.iter().map(|&value| model.shown(set.kind, value)).collect();
                if set.kind != Kind::Name {
                    return all.iter().map(|value| value.replace('-', "_")).collect();
                }
                let shortest = |name: &String| {
                    let others = || all.iter().filter(|other| *other != name);
                    let ends = name.char_indices().map(|(at, c)| at + c.len_utf8());
                    let mut beginnings = ends.map(|end| &name[..end]);
                    let own = beginnings.find(|own| !others().any(|other| other.starts_with(own)));
                    own.unwrap_or(name).to_owned()
                };
                all.iter().map(shortest).collect()
            })
            .collect();
        let places: Vec<usize> = model
            .variables
            .iter()
            .enumerate()
            .flat_map(|(number, variable)| std::iter::repeat_n(number, variable.size()))
            .collect();
        let labelled = |changes: &[bool]| -> Vec<String> {
            let kept = || places.iter().enumerate().filter(|&(place, _)| changes[place]);
            let is_short =
                kept().all(|(_, &variable)| short[variable].iter().all(|text| text.chars().count() == 1));
            let gap = if is_short { "" } else { "." };
            let one = |number: usize| {
                let position = self.positions.at(number);
                let values = kept().map(|(place, &variable)| &*short[variable][usize::from(position[place])]);
                values.collect::<Vec<_>>().join(gap)
            };
            (0..self.positions.len()).map(one).collect()
        };
        let is_long = |names: &[String]| names.iter().any(|name| name.chars().count() > MOST);
        let names = labelled(&vec![true; places.len()]);
        if !is_long(&names) {
            return names;
        }
        let changes = |place: usize| {
            (1..self.positions.len())
                .any(|number| self.positions.at(number)[place] != self.positions.at(0)[place])
        };
        let names = labelled(&(0..places.len()).map(changes).collect::<Vec<_>>());
        if !is_long(&names) {
            return names;
        }
        (1..=self.positions.len()).map(|number| format!("p{number}")).collect()
    }
}
