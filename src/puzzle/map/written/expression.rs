//! Expressions over the places of a position: read with their kinds, and evaluated.

use std::rc::Rc;

use super::model::{Kind, Set, Variable};
use super::reader::{Reader, is_reserved};
use crate::arithmetic::{
    COMPARISON, FoldValues, How, MOST, MOST_DEPTH, MOST_STEPS, NEGATIVE, NOT, Operator, root, two_values,
};
use crate::puzzle::ParseError;
use crate::said::{AT_MOST, Phrase, Said, quoted};

const EXPRESSION: Phrase = Phrase::new("an-expression");
const CLOSED: Phrase = Phrase::new("closed");
const CLOSED_OR_NEXT: Phrase = Phrase::new("closed-or-next");
const ONE_COMPARISON: Phrase = Phrase::new("one-comparison");
const AROUND_NOT: Phrase = Phrase::new("around-not");
const INSIDE: Phrase = Phrase::new("inside");
const STEPS: Phrase = Phrase::new("steps");
const UP_TO: Phrase = Phrase::new("up-to");
const ONE: Phrase = Phrase::new("one");
const TWO: Phrase = Phrase::new("two");
const OF_SO_MANY: Phrase = Phrase::new("of-so-many");
const PUT_TOGETHER: Phrase = Phrase::new("put-together");
const WHERE_TOO: Phrase = Phrase::new("where-too");
const A_SQUARE: Phrase = Phrase::new("a-square");
const A_CONDITION: Phrase = Phrase::new("own-a-condition");
const KNOWN: Phrase = Phrase::new("own-known");
const WITH_SPACES: Phrase = Phrase::new("own-with-spaces");
const TWO_NAMES: Phrase = Phrase::new("own-two-names");
const NO_PLACES: Phrase = Phrase::new("own-no-places");
const WITH_PLACE: Phrase = Phrase::new("own-with-place");
const PLACES_OF: Phrase = Phrase::new("own-places-of");
const VALUES_FOR: Phrase = Phrase::new("own-values-for");
const ONE_OR: Phrase = Phrase::new("own-one-or");
const GROUPS: Phrase = Phrase::new("own-groups");
const GROUPS_OF: Phrase = Phrase::new("own-groups-of");
pub(super) const NO_BOARD: Phrase = Phrase::new("own-no-board");

/// An operation of a program.
#[derive(Clone, Debug)]
pub(super) enum Op {
    Constant(i64),
    /// A place of the position.
    Place(usize),
    /// A place of a row: its first place, and the names of its places.
    Cell(usize, Set, Box<Self>),
    /// A parameter, or the variable of a loop.
    Local(usize),
    /// The other one of two names, from their sum.
    Other(i64, Box<Self>),
    /// Whether a row has these values.
    Row(usize, Rc<[i64]>),
    Negative(Box<Self>),
    Not(Box<Self>),
    Absolute(Box<Self>),
    Root(bool, Box<Self>),
    RowOf(Box<Self>),
    ColumnOf(Box<Self>),
    Distance(Box<[Self; 2]>),
    Two(Operator, Box<[Self; 2]>),
    Largest(Vec<Self>),
    Least(Vec<Self>),
    Over(Box<Over>),
}

/// A fold.
#[derive(Clone, Debug)]
pub(super) struct Over {
    how: How,
    slot: usize,
    set: Set,
    filter: Option<Op>,
    body: Op,
}

impl Op {
    /// Whether the value depends on the position.
    pub(super) fn reads(&self) -> bool {
        match self {
            Self::Constant(_) | Self::Local(_) => false,
            Self::Place(_) | Self::Cell(..) | Self::Row(..) => true,
            Self::Other(_, one)
            | Self::Negative(one)
            | Self::Not(one)
            | Self::Absolute(one)
            | Self::Root(_, one)
            | Self::RowOf(one)
            | Self::ColumnOf(one) => one.reads(),
            Self::Distance(two) | Self::Two(_, two) => two.iter().any(Self::reads),
            Self::Largest(all) | Self::Least(all) => all.iter().any(Self::reads),
            Self::Over(over) => over.body.reads() || over.filter.as_ref().is_some_and(Self::reads),
        }
    }

    /// The conditions that hold together where this one holds.
    pub(super) fn parts(&self) -> Vec<&Self> {
        match self {
            Self::Two(Operator::And, two) => two.iter().flat_map(Self::parts).collect(),
            other => vec![other],
        }
    }
}

/// A position, and values for parameters.
pub(super) struct Here<'a> {
    pub(super) position: &'a [i64],
    pub(super) locals: Vec<i64>,
    pub(super) columns: i64,
    pub(super) rows: i64,
    /// Whether a place outside its row was read.
    pub(super) is_outside: bool,
}

impl Here<'_> {
    pub(super) fn holds(&mut self, op: &Op) -> bool {
        self.value(op) != 0
    }

    pub(super) fn value(&mut self, op: &Op) -> i64 {
        match op {
            Op::Constant(number) => *number,
            Op::Place(place) => self.position[*place],
            Op::Cell(first, places, index) => {
                let index = self.value(index);
                if let Some(place) = places.place_of(index) {
                    self.position[first + place]
                } else {
                    self.is_outside = true;
                    0
                }
            }
            Op::Local(slot) => self.locals[*slot],
            Op::Other(sum, one) => sum - self.value(one),
            Op::Row(first, values) => (self.position[*first..first + values.len()] == **values).into(),
            Op::Negative(one) => -self.value(one),
            Op::Not(one) => (self.value(one) == 0).into(),
            Op::Absolute(one) => self.value(one).abs(),
            Op::Root(up, one) => root(self.value(one), *up),
            Op::RowOf(one) => self.rows - self.value(one) / self.columns,
            Op::ColumnOf(one) => self.value(one) % self.columns + 1,
            Op::Distance(two) => {
                let [a, b] = [self.value(&two[0]), self.value(&two[1])];
                let columns = self.columns;
                (a / columns - b / columns).abs() + (a % columns - b % columns).abs()
            }
            Op::Two(operator, two) => {
                let left = self.value(&two[0]);
                match operator {
                    Operator::And if left == 0 => 0,
                    Operator::Or if left != 0 => 1,
                    _ => two_values(*operator, left, self.value(&two[1])),
                }
            }
            Op::Largest(all) => all.iter().map(|op| self.value(op)).fold(-MOST, i64::max),
            Op::Least(all) => all.iter().map(|op| self.value(op)).fold(MOST, i64::min),
            Op::Over(over) => self.over(over),
        }
    }

    #[inline(never)]
    fn over(&mut self, over: &Over) -> i64 {
        let mut folded = FoldValues::default();
        for &value in &*over.set.values {
            self.locals[over.slot] = value;
            if over.filter.as_ref().is_some_and(|filter| self.value(filter) == 0) {
                continue;
            }
            folded.add(over.how, self.value(&over.body));
        }
        folded.result(over.how)
    }
}

/// An expression that was read.
pub(super) struct TypedExpression {
    pub(super) op: Op,
    pub(super) kind: Kind,
    /// Its values, if they are known.
    pub(super) set: Option<Set>,
    pub(super) steps: u64,
    pub(super) from: usize,
    depth: usize,
    is_comparison: bool,
}

impl TypedExpression {
    fn number(op: Op, steps: u64) -> Self {
        Self { op, kind: Kind::Number, set: None, steps, from: 0, depth: 0, is_comparison: false }
    }

    fn of(op: Op, set: Set, steps: u64) -> Self {
        Self { kind: set.kind, set: Some(set), ..Self::number(op, steps) }
    }
}

impl Reader {
    /// A number or a condition.
    pub(super) fn condition(&mut self) -> Result<TypedExpression, ParseError> {
        self.within(0, Kind::Number)
    }

    pub(super) fn within(&mut self, least: u8, kind: Kind) -> Result<TypedExpression, ParseError> {
        let typed = self.expression(least)?;
        // A word follows a name, as in `boat is left`.
        let is_condition = least <= NOT && kind == Kind::Number;
        if is_condition && typed.kind != kind && self.text.name().is_some_and(|word| !is_reserved(&word)) {
            return Err(self.text.wrong(Said::list(["=", "!="])));
        }
        self.check_kind(&typed, kind)?;
        Ok(typed)
    }

    fn check_kind(&self, typed: &TypedExpression, kind: Kind) -> Result<(), ParseError> {
        if typed.kind == kind {
            return Ok(());
        }
        let allowed = if kind == Kind::Square { A_SQUARE } else { A_CONDITION };
        Err(self.text.wrong_at(typed.from, allowed))
    }

    /// An expression with the place where it begins.
    pub(super) fn expression(&mut self, least: u8) -> Result<TypedExpression, ParseError> {
        self.text.skip();
        let from = self.text.at;
        let mut left = self.first(least)?;
        let is_bracket = self.text.slice(from, from + 1) == "(";
        let mut is_comparison = left.is_comparison && !is_bracket;
        loop {
            self.text.skip();
            let name = self.text.name();
            let operator = Operator::ALL.into_iter().find(|operator| {
                let sign = operator.sign();
                if sign.starts_with(char::is_alphabetic) {
                    name.as_deref() == Some(sign)
                } else {
                    self.text.starts_with(sign)
                }
            });
            self.habits()?;
            let Some(operator) = operator.filter(|operator| operator.rank() >= least) else { break };
            if operator.rank() == COMPARISON && is_comparison {
                return Err(self.text.wrong(ONE_COMPARISON));
            }
            self.text.at += operator.sign().len();
            let right = self.expression(operator.rank() + 1)?;
            if matches!(operator, Operator::Equal | Operator::Unequal) {
                self.check_equal(&left, &right)?;
            } else {
                self.check_kind(&left, Kind::Number)?;
                self.check_kind(&right, Kind::Number)?;
            }
            is_comparison = operator.rank() == COMPARISON;
            let depth = left.depth.max(right.depth);
            let steps = left.steps.saturating_add(right.steps).saturating_add(1);
            let two = TypedExpression::number(Op::Two(operator, Box::new([left.op, right.op])), steps);
            left = self.finished(TypedExpression { depth, ..two }, from)?;
        }
        left.is_comparison = is_comparison;
        Ok(left)
    }

    /// Signs of other languages.
    fn habits(&mut self) -> Result<(), ParseError> {
        for (sign, allowed) in [
            ("==", Said::from(const { Phrase::new("own-one-sign") })),
            ("&&", Said::data("and")),
            ("||", Said::data("or")),
            ("<>", Said::data("!=")),
            ("/", Said::data("//")),
        ] {
            if self.text.starts_with(sign) && !self.text.starts_with("//") {
                return Err(self.text.wrong(allowed));
            }
        }
        Ok(())
    }

    fn check_equal(&self, left: &TypedExpression, right: &TypedExpression) -> Result<(), ParseError> {
        let of_kind = || match left.kind {
            Kind::Square => A_SQUARE.into(),
            _ => A_CONDITION.into(),
        };
        let allowed = || left.set.as_ref().map_or_else(of_kind, |set| Said::data(&set.text));
        let is_known = left.set.as_ref().zip(right.set.as_ref());
        if left.kind != right.kind || is_known.is_some_and(|(left, right)| !left.meets(right)) {
            return Err(self.text.wrong_at(right.from, allowed()));
        }
        Ok(())
    }

    fn finished(&self, typed: TypedExpression, from: usize) -> Result<TypedExpression, ParseError> {
        let depth = typed.depth + 1;
        if depth > MOST_DEPTH {
            let given = INSIDE.of([depth.into()]);
            return Err(self.text.error(from, given, AT_MOST.of([MOST_DEPTH.into()])));
        }
        if typed.steps > MOST_STEPS {
            let given = STEPS.of([typed.steps.into()]);
            return Err(self.text.error(from, given, AT_MOST.of([MOST_STEPS.into()])));
        }
        Ok(TypedExpression { from, depth, ..typed })
    }

    fn first(&mut self, least: u8) -> Result<TypedExpression, ParseError> {
        if self.open == 2 * MOST_DEPTH {
            return Err(self.text.wrong(AT_MOST.of([INSIDE.of([MOST_DEPTH.into()])])));
        }
        self.open += 1;
        let typed = self.inner(least);
        self.open -= 1;
        typed
    }

    fn of_one(
        &mut self,
        least: u8,
        kind: Kind,
        op: impl FnOnce(Box<Op>) -> Op,
    ) -> Result<TypedExpression, ParseError> {
        let inner = self.within(least, kind)?;
        Ok(TypedExpression {
            depth: inner.depth,
            ..TypedExpression::number(op(Box::new(inner.op)), inner.steps + 1)
        })
    }

    fn inner(&mut self, least: u8) -> Result<TypedExpression, ParseError> {
        self.text.skip();
        let from = self.text.at;
        if self.text.take("(") {
            let inner = self.expression(0)?;
            self.need(")", CLOSED)?;
            return Ok(inner);
        }
        if self.text.peek(0).is_ascii_digit() {
            let digits = self.text.digits().unwrap_or_default();
            let Some(number) = digits.parse().ok().filter(|&number| number <= MOST) else {
                return Err(self.text.wrong(UP_TO.of([Said::data(MOST)])));
            };
            self.text.at += digits.len();
            return self.finished(self.literal(Kind::Number, number), from);
        }
        if self.text.take("-") {
            let inner = self.within(NEGATIVE, Kind::Number)?;
            let typed = match inner.op {
                Op::Constant(number) => self.literal(Kind::Number, -number),
                op => TypedExpression::number(Op::Negative(Box::new(op)), inner.steps + 1),
            };
            return self.finished(TypedExpression { depth: inner.depth, ..typed }, from);
        }
        let Some(name) = self.text.name() else { return Err(self.text.wrong(EXPRESSION)) };
        if name == "not" {
            if least > NOT {
                return Err(self.text.wrong(AROUND_NOT));
            }
            self.text.pass(&name);
            let typed = self.of_one(NOT, Kind::Number, Op::Not)?;
            return self.finished(typed, from);
        }
        self.text.pass(&name);
        let typed = if self.text.peek(0) == '(' || is_reserved(&name) && self.text.take("(") {
            self.text.take("(");
            self.call(&name, from)?
        } else {
            self.named(&name, from)?
        };
        self.finished(typed, from)
    }

    fn literal(&self, kind: Kind, value: i64) -> TypedExpression {
        let text = self.shown(kind, value).into();
        TypedExpression::of(Op::Constant(value), Set { kind, values: [value].into(), text }, 1)
    }

    fn named(&mut self, name: &str, from: usize) -> Result<TypedExpression, ParseError> {
        if let Some(slot) = self.scopes.iter().position(|(local, _)| local == name) {
            return Ok(TypedExpression::of(Op::Local(slot), self.scopes[slot].1.clone(), 1));
        }
        if let Some(number) = self.variables.iter().position(|variable| variable.name == name) {
            return self.place(number);
        }
        if let Some((kind, value)) = self.value_named(name) {
            return Ok(self.literal(kind, value));
        }
        let (is_squares, is_spaced) = (name == "squares", self.is_difference(name));
        let allowed = if is_squares && self.board.is_none() {
            NO_BOARD.into()
        } else if is_spaced {
            WITH_SPACES.of([Said::data(name.replace('-', " - "))])
        } else if is_reserved(name) {
            EXPRESSION.into()
        } else {
            KNOWN.of([self.known()])
        };
        Err(self.text.wrong_at(from, allowed))
    }

    /// Whether a name is one less another, written without spaces.
    fn is_difference(&self, name: &str) -> bool {
        let is_known = |part: &str| {
            self.scopes.iter().any(|(local, _)| local == part)
                || self.variables.iter().any(|variable| variable.name == part)
        };
        name.contains('-') && name.split('-').all(is_known)
    }

    /// A variable, a place of a row, or a row that is compared.
    fn place(&mut self, number: usize) -> Result<TypedExpression, ParseError> {
        let Variable { name, first, values, places, .. } = self.variables[number].clone();
        let Some(places) = places else {
            if self.text.peek(0) == '[' {
                return Err(self.text.wrong(NO_PLACES.of([Said::data(&name)])));
            }
            return Ok(TypedExpression::of(Op::Place(first), values, 1));
        };
        if self.text.take("[") {
            let (op, steps) = self.index(&places)?;
            let op = match op {
                Op::Constant(value) => Op::Place(first + places.place_of(value).unwrap_or_default()),
                op => Op::Cell(first, places, Box::new(op)),
            };
            return Ok(TypedExpression::of(op, values, steps + 1));
        }
        self.text.skip();
        let is_unequal = self.text.starts_with("!=");
        self.habits()?;
        if !self.text.take("!=") && !self.text.take("=") {
            return Err(self.text.wrong(WITH_PLACE.of([self.such_place(number)])));
        }
        let values = self.values(number)?;
        let steps = values.len() as u64;
        let op = Op::Row(first, values.into());
        let op = if is_unequal { Op::Not(Box::new(op)) } else { op };
        Ok(TypedExpression { is_comparison: true, ..TypedExpression::number(op, steps) })
    }

    /// A place of a row behind its bracket.
    pub(super) fn index(&mut self, places: &Set) -> Result<(Op, u64), ParseError> {
        let index = self.expression(0)?;
        let is_constant = matches!(index.op, Op::Constant(_));
        let is_inside = index.set.as_ref().is_none_or(|set| places.meets(set) || !is_constant);
        if index.kind != places.kind || !is_inside {
            return Err(self.text.wrong_at(index.from, Said::data(&places.text)));
        }
        self.need("]", Said::data("]"))?;
        Ok((index.op, index.steps))
    }

    fn call(&mut self, name: &str, from: usize) -> Result<TypedExpression, ParseError> {
        if let (Some(how), Some(local)) = (How::by_word(name), self.text.name()) {
            let before = self.text.at;
            self.text.pass(&local);
            if self.text.take_word("in") {
                return self.fold(how, local, before);
            }
            self.text.at = before;
        }
        let most = match name {
            "max" | "min" => usize::MAX,
            "distance" => 2,
            "abs" | "root" | "root-up" | "row" | "column" | "other" => 1,
            _ => {
                let functions = "max, min, abs, root, root-up, sum, count, other, row, column, distance";
                return Err(self.text.wrong_at(from, Said::data(functions)));
            }
        };
        let is_of_squares = ["row", "column", "distance"].contains(&name);
        if is_of_squares && self.board.is_none() {
            return Err(self.text.wrong_at(from, NO_BOARD));
        }
        let mut all = vec![self.expression(0)?];
        while self.text.take(",") {
            all.push(self.expression(0)?);
        }
        self.need(")", CLOSED_OR_NEXT)?;
        if if most > 2 { all.len() < 2 } else { all.len() != most } {
            let given = OF_SO_MANY.of([Said::data(name), all.len().into()]);
            return Err(self.text.error(from, given, if most == 1 { ONE } else { TWO }));
        }
        if name == "other" {
            return self.other(all);
        }
        for one in &all {
            self.check_kind(one, if is_of_squares { Kind::Square } else { Kind::Number })?;
        }
        let steps = all.iter().map(|one| one.steps).fold(1, u64::saturating_add);
        let depth = all.iter().map(|one| one.depth).max().unwrap_or(0);
        let mut ops = all.into_iter().map(|one| one.op);
        let mut one = || Box::new(ops.next().unwrap_or(Op::Constant(0)));
        let op = match name {
            "abs" => Op::Absolute(one()),
            "root" | "root-up" => Op::Root(name == "root-up", one()),
            "row" => Op::RowOf(one()),
            "column" => Op::ColumnOf(one()),
            "distance" => Op::Distance(Box::new([*one(), *one()])),
            "max" => Op::Largest(ops.collect()),
            _ => Op::Least(ops.collect()),
        };
        Ok(TypedExpression { depth, ..TypedExpression::number(op, steps) })
    }

    fn other(&mut self, mut all: Vec<TypedExpression>) -> Result<TypedExpression, ParseError> {
        let one = all.remove(0);
        match one.set {
            Some(set) if set.kind == Kind::Name && set.values.len() == 2 => {
                let sum = set.values.iter().sum();
                let depth = one.depth;
                Ok(TypedExpression {
                    depth,
                    ..TypedExpression::of(Op::Other(sum, Box::new(one.op)), set, one.steps + 1)
                })
            }
            _ => Err(self.text.wrong_at(one.from, TWO_NAMES)),
        }
    }

    fn fold(&mut self, how: How, local: String, at: usize) -> Result<TypedExpression, ParseError> {
        let set = self.set(false)?;
        let slot = self.local(local, set.clone(), at)?;
        let filter = if self.text.take_word("where") { Some(self.condition()?) } else { None };
        self.need(":", if filter.is_some() { PUT_TOGETHER } else { WHERE_TOO })?;
        let body = self.condition()?;
        self.need(")", CLOSED)?;
        self.scopes.truncate(slot);
        let depth = filter.as_ref().map_or(0, |filter| filter.depth).max(body.depth);
        let each = filter.as_ref().map_or(0, |filter| filter.steps) + body.steps;
        let steps = each.saturating_mul(set.values.len() as u64).saturating_add(1);
        let over = Over { how, slot, set, filter: filter.map(|filter| filter.op), body: body.op };
        Ok(TypedExpression { depth, ..TypedExpression::number(Op::Over(Box::new(over)), steps) })
    }

    /// Values for a variable or for all places of a row.
    pub(super) fn values(&mut self, number: usize) -> Result<Vec<i64>, ParseError> {
        let variable = self.variables[number].clone();
        let Set { kind, values: known, text } = &variable.values;
        let written: Vec<(String, i64)> =
            known.iter().map(|&value| (self.shown(*kind, value), value)).collect();
        let are_signs = written.iter().all(|(text, _)| text.chars().count() == 1);
        let size = variable.size();
        let (mut all, mut groups) = (Vec::new(), Vec::new());
        self.text.skip();
        let from = self.text.at;
        loop {
            self.text.skip();
            if (2..size).contains(&all.len()) && self.has_values_below() {
                self.text.at += 1;
                self.text.skip();
            }
            let at = self.text.at;
            let mut length = usize::from(self.text.peek(0) == '-');
            while super::source::is_of_name(self.text.peek(length))
                || self.text.peek(length) == '-' && super::source::is_of_name(self.text.peek(length + 1))
            {
                length += 1;
            }
            let word = self.text.slice(at, at + length);
            if word.is_empty() || is_reserved(&word) {
                break;
            }
            let of = |word: &str| written.iter().find(|(text, _)| text == word).map(|&(_, value)| value);
            if let Some(value) = of(&crate::typed::composed(&word)) {
                all.push(value);
                groups.push(1);
            } else if are_signs && length > 1 && size > 1 {
                for (place, c) in word.chars().enumerate() {
                    let Some(value) = of(&c.to_string()) else {
                        let given = quoted(&c.to_string());
                        return Err(self.text.error(at + place, given, Said::data(text)));
                    };
                    all.push(value);
                }
                groups.push(length);
            } else {
                return Err(self.text.error(at, quoted(&word), Said::data(text)));
            }
            self.text.at += length;
            if size == 1 {
                break;
            }
        }
        if all.is_empty() {
            return Err(self.text.wrong(Said::data(text)));
        }
        if all.len() == 1 {
            return Ok(vec![all[0]; size]);
        }
        if all.len() != size {
            let given = VALUES_FOR.of([all.len().into(), Said::data(&variable.name)]);
            return Err(self.text.error(from, given, ONE_OR.of([size.into()])));
        }
        let is_board = variable.places.as_ref().is_some_and(|places| &*places.text == "squares");
        if let Some((columns, rows)) = self.board.filter(|_| is_board)
            && groups.len() > 1
            && groups.iter().any(|&group| group > 1)
            && groups.iter().any(|&group| group != columns)
        {
            let given = GROUPS.of([Said::list(&groups)]);
            return Err(self.text.error(from, given, GROUPS_OF.of([rows.into(), columns.into()])));
        }
        Ok(all)
    }

    /// Whether the next line has nothing but values.
    fn has_values_below(&mut self) -> bool {
        if self.text.peek(0) != '\n' {
            return false;
        }
        let mut ahead = 1;
        let mut word = String::new();
        while self.text.peek(ahead) == ' ' || self.text.peek(ahead) == '\t' {
            ahead += 1;
        }
        while super::source::is_of_name(self.text.peek(ahead)) {
            word.push(self.text.peek(ahead));
            ahead += 1;
        }
        let goes_on = |c: char| super::source::is_of_name(c) || c.is_whitespace() && c != '\n' || c == '-';
        while goes_on(self.text.peek(ahead)) {
            ahead += 1;
        }
        let is_statement = is_reserved(&word) || self.variables.iter().any(|variable| variable.name == word);
        !word.is_empty() && !is_statement && matches!(self.text.peek(ahead), '\n' | ',')
    }

    pub(super) fn such_place(&self, number: usize) -> Said {
        let Variable { name, places, values, .. } = &self.variables[number];
        let Some(set) = places else { return Said::data(name) };
        let place = self.shown(set.kind, set.values[0]);
        PLACES_OF.of([
            Said::data(format_args!("{name}[{place}]")),
            Said::data(format_args!(
                "for x in {}: {name}[x] = {}",
                set.text,
                self.shown(values.kind, values.values[0])
            )),
        ])
    }
}
