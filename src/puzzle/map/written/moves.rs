//! Reads the moves of a puzzle: label, conditions, cost and effects.

use std::collections::HashSet;

use super::expression::Op;
use super::model::{Condition, Effect, Kind, Part, Set, Statement, Variable};
use super::reader::{BRACE, CASES, END_OF_LINE, END_OR_SIGN, ONE_SIGN, ONLY_ONE, Reader, SECOND_VALUE};
use super::source::Source;
use crate::arithmetic::NOT;
use crate::arithmetic::Operator::{Minus, Plus};
use crate::puzzle::{ParseError, a_second};
use crate::said::{Phrase, Said};

/// Most combinations of a move's parameters.
const MOST_CASES: usize = 100_000;
const WHERE_FOR_MOVES: Phrase = Phrase::new("own-where");
const COLON_BEFORE: Phrase = Phrase::new("own-colon-before");
const IN_AND_WHAT: Phrase = Phrase::new("own-in");
const SETS_THEN: Phrase = Phrase::new("own-sets-then");
const IF_LINE: Phrase = Phrase::new("own-if-line");
const FROM_BEFORE: Phrase = Phrase::new("own-from-before");
const WITH_PLACE: Phrase = Phrase::new("own-with-place");
const A_LABEL: Phrase = Phrase::new("own-label");

impl Reader {
    pub(super) fn begin_move(&mut self) -> Result<Statement, ParseError> {
        let begin = self.text.at;
        let (line, column) = self.text.place(begin);
        self.text.pass("move");
        self.text.skip();
        let label_column = self.text.place(self.text.at).1;
        self.scopes.clear();
        let mut statement = Statement {
            label: Vec::new(),
            parameters: Vec::new(),
            wheres: Vec::new(),
            cost: None,
            effects: Vec::new(),
            steps: 0,
            line,
            column,
            label_column,
        };
        self.label(&mut statement)?;
        loop {
            if self.text.take_word("where") {
                self.add_where(&mut statement, begin, false)?;
            } else if self.text.take_word("cost") {
                self.add_cost(&mut statement, begin)?;
            } else {
                break;
            }
        }
        if self.text.take(":") && !self.text.at_end() {
            let (effects, steps) = self.effects()?;
            statement.effects.extend(effects);
            statement.steps += steps;
        }
        if !self.text.at_end() {
            return Err(self.text.wrong(if statement.wheres.is_empty() {
                COLON_BEFORE
            } else {
                END_OR_SIGN
            }));
        }
        Ok(statement)
    }

    /// Reads `x in 1..3`: a name, its place in the text, and its set.
    fn name_in_set(&mut self) -> Result<(String, usize, Set), ParseError> {
        let error = |text: &mut Source| Err(text.wrong(IN_AND_WHAT.of([Said::data("{x in 1..3}")])));
        let Some(name) = self.text.name() else { return error(&mut self.text) };
        let at = self.text.at;
        self.text.pass(&name);
        if !self.text.take_word("in") {
            return error(&mut self.text);
        }
        Ok((name, at, self.set(false)?))
    }

    fn label(&mut self, statement: &mut Statement) -> Result<(), ParseError> {
        let mut text = String::new();
        let mut cases = 1_usize;
        loop {
            if let Some(word) = self.text.name() {
                match &*word {
                    "where" | "cost" => break,
                    "if" | "when" => return Err(self.text.wrong(WHERE_FOR_MOVES)),
                    _ => {
                        text.push(' ');
                        text.push_str(&word);
                        self.text.pass(&word);
                    }
                }
            }
            match self.text.peek(0) {
                ':' | '\n' => break,
                '=' | '<' | '>' | '!' => return Err(self.text.wrong(COLON_BEFORE)),
                '}' => return Err(self.text.wrong(A_LABEL.of([Said::data("{x in 1..3}")]))),
                '{' => {
                    self.text.at += 1;
                    let (name, at, set) = self.name_in_set()?;
                    if !self.text.take("}") {
                        return Err(self.text.wrong(BRACE.of([Said::data("}")])));
                    }
                    cases = cases.saturating_mul(set.values.len());
                    if cases > MOST_CASES {
                        return Err(self.text.error(at, Said::data(cases), CASES.of([MOST_CASES.into()])));
                    }
                    statement.label.push(Part::Text(std::mem::take(&mut text)));
                    statement.label.push(Part::Parameter(self.local(name, set.clone(), at)?));
                    statement.parameters.push(set);
                }
                c => {
                    text.push(c);
                    self.text.at += 1;
                }
            }
        }
        if statement.label.is_empty() && text.trim().is_empty() {
            return Err(self.text.wrong(A_LABEL.of([Said::data("{x in 1..3}")])));
        }
        statement.label.push(Part::Text(text));
        Ok(())
    }

    fn add_where(
        &mut self,
        statement: &mut Statement,
        begin: usize,
        is_line: bool,
    ) -> Result<(), ParseError> {
        let typed = self.condition()?;
        if is_line && !self.text.at_end() {
            return Err(self.text.wrong(END_OR_SIGN));
        }
        let (line, column) = self.text.place(begin);
        statement.steps += typed.steps;
        statement.wheres.push(Condition { op: typed.op, line, column, is_never: false, is_line });
        Ok(())
    }

    fn add_cost(&mut self, statement: &mut Statement, at: usize) -> Result<(), ParseError> {
        if statement.cost.is_some() {
            return Err(self.text.error(at, a_second("cost"), ONLY_ONE));
        }
        let typed = self.condition()?;
        statement.steps += typed.steps;
        statement.cost = Some(typed.op);
        Ok(())
    }

    /// A line of the move above it.
    pub(super) fn of_move(&mut self, statement: &mut Statement, begin: usize) -> Result<(), ParseError> {
        if self.text.take_word("where") {
            return self.add_where(statement, begin, true);
        }
        if self.text.take_word("cost") {
            return self.add_cost(statement, begin);
        }
        let (effects, steps) = self.effects()?;
        statement.effects.extend(effects);
        statement.steps += steps;
        Ok(())
    }

    /// Effects up to the end of the line, with the steps they take.
    fn effects(&mut self) -> Result<(Vec<Effect>, u64), ParseError> {
        if self.open == 64 {
            return Err(self.text.wrong(END_OF_LINE));
        }
        self.open += 1;
        let result = self.inner_effects();
        self.open -= 1;
        result
    }

    fn inner_effects(&mut self) -> Result<(Vec<Effect>, u64), ParseError> {
        if self.text.take_word("if") {
            let condition = self.condition()?;
            let (effects, steps) = self.then()?;
            return Ok((vec![Effect::If(condition.op, effects)], condition.steps + steps));
        }
        if self.text.take_word("for") {
            let (name, at, set) = self.name_in_set()?;
            let slot = self.local(name, set.clone(), at)?;
            let filter = if self.text.take_word("where") { Some(self.condition()?) } else { None };
            let (effects, steps) = self.then()?;
            self.scopes.truncate(slot);
            let each = steps + filter.as_ref().map_or(0, |filter| filter.steps);
            let steps = each.saturating_mul(set.values.len() as u64).saturating_add(1);
            let filter = filter.map(|filter| filter.op);
            return Ok((vec![Effect::For { slot, set, filter, effects }], steps));
        }
        let (mut all, mut steps) = (Vec::new(), 0);
        let mut is_set = HashSet::new();
        loop {
            self.text.skip();
            let at = self.text.at;
            let (effect, place, own) = self.assignment()?;
            if let Some(place) = place
                && !is_set.insert(place)
            {
                let name = match &effect {
                    Effect::Set { variable, .. } => &self.variables[*variable].name,
                    _ => "",
                };
                return Err(self.text.error(at, SECOND_VALUE.of([Said::data(name)]), FROM_BEFORE));
            }
            steps += own;
            all.push(effect);
            if !self.another()? {
                return Ok((all, steps));
            }
        }
    }

    fn then(&mut self) -> Result<(Vec<Effect>, u64), ParseError> {
        self.need(":", Said::data(":"))?;
        if self.text.at_end() {
            return Err(self.text.wrong(SETS_THEN));
        }
        self.effects()
    }

    /// An assignment, the place of the position that it sets if that is known, and its steps.
    fn assignment(&mut self) -> Result<(Effect, Option<usize>, u64), ParseError> {
        let name = self.text.name().unwrap_or_default();
        let Some(number) = self.variables.iter().position(|variable| variable.name == name) else {
            if ["if", "for"].contains(&&*name) {
                return Err(self.text.wrong(IF_LINE));
            }
            return Err(self.text.wrong(Said::list(self.variables.iter().map(|variable| &variable.name))));
        };
        self.text.pass(&name);
        let Variable { first, places, values, .. } = self.variables[number].clone();
        let (mut index, mut place, mut steps) = (None, None, 1);
        self.text.skip();
        match &places {
            None if self.text.peek(0) == '[' => {
                return Err(self.text.wrong(const { Phrase::new("own-no-places") }.of([Said::data(&name)])));
            }
            None => place = Some(first),
            Some(places) => {
                if !self.text.take("[") {
                    return Err(self.text.wrong(WITH_PLACE.of([self.such_place(number)])));
                }
                let (op, own) = self.index(places)?;
                if let Op::Constant(value) = op {
                    place = places.place_of(value).map(|place| first + place);
                }
                steps += own;
                index = Some(op);
            }
        }
        self.text.skip();
        if ["==", ":="].iter().any(|sign| self.text.starts_with(sign)) {
            return Err(self.text.wrong(ONE_SIGN));
        }
        let sign = ["+=", "-="].into_iter().find(|sign| self.text.starts_with(sign));
        if sign.is_some() && values.kind != Kind::Number {
            return Err(self.text.wrong(Said::data("=")));
        }
        if let Some(sign) = sign { self.text.take(sign) } else { self.text.take("=") }
            .then_some(())
            .ok_or_else(|| self.text.wrong(Said::data("=")))?;
        // Without brackets, `and` would join two assignments to one condition.
        let typed = if sign.is_some() { self.within(NOT, Kind::Number)? } else { self.expression(NOT)? };
        let is_possible = typed.set.as_ref().is_none_or(|set| values.meets(set));
        if sign.is_none() && (typed.kind != values.kind || !is_possible) {
            return Err(self.text.wrong_at(typed.from, Said::data(&values.text)));
        }
        steps += typed.steps;
        let value = match sign {
            None => typed.op,
            Some(sign) => {
                let before = match (&index, place, places) {
                    (_, Some(place), _) => Op::Place(place),
                    (Some(index), _, Some(places)) => Op::Cell(first, places, Box::new(index.clone())),
                    _ => Op::Constant(0),
                };
                steps += 2;
                Op::Two(if sign == "+=" { Plus } else { Minus }, Box::new([before, typed.op]))
            }
        };
        Ok((Effect::Set { variable: number, index, value }, place, steps))
    }
}
