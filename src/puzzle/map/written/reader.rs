//! Reads the statements of a puzzle.

use std::collections::HashSet;

use super::expression::{NO_BOARD, Op};
use super::model::{Condition, Kind, Model, Set, Statement, Variable, shown, square};
use super::source::Source;
use crate::puzzle::{ParseError, a_second};
use crate::said::{AT_MOST, FROM_TO, NONE, Phrase, Said, quote, quoted};
use crate::typed::in_plain;

/// Most places of a position.
const MOST_PLACES: usize = 64;
const MOST_SQUARES: usize = 64;
const MOST_COLUMNS: usize = 26;
const MOST_VALUES: usize = 10_000;
const MOST_NAME: usize = 40;
const MOST_TITLE: usize = 80;

pub(super) const ONLY_ONE: Phrase = Phrase::new("map-only-one");
const A_LINE: Phrase = Phrase::new("map-line");
pub(super) const END_OR_SIGN: Phrase = Phrase::new("end-or-sign");
const CHARACTERS: Phrase = Phrase::new("characters");
const STATEMENT: Phrase = Phrase::new("own-statement");
const NO_MOVE: Phrase = Phrase::new("own-no-move");
const A_NAME: Phrase = Phrase::new("own-name");
const NEW_NAME: Phrase = Phrase::new("own-new-name");
const A_VARIABLE: Phrase = Phrase::new("own-a-variable");
const A_VALUE: Phrase = Phrase::new("own-a-value");
const OF_LANGUAGE: Phrase = Phrase::new("own-of-language");
const A_NUMBER: Phrase = Phrase::new("own-number");
const ONE_KIND: Phrase = Phrase::new("own-one-kind");
const A_SET: Phrase = Phrase::new("own-set");
const PLACES: Phrase = Phrase::new("own-places");
const IS_SQUARE: Phrase = Phrase::new("own-is-square");
const THE_PLACES: Phrase = Phrase::new("own-the-places");
const BOARD: Phrase = Phrase::new("own-board");
pub(super) const ONE_SIGN: Phrase = Phrase::new("own-one-sign");
pub(super) const END_OF_LINE: Phrase = Phrase::new("own-end-of-line");
const START_WITHOUT: Phrase = Phrase::new("own-start-without");
const EVERY_VALUE: Phrase = Phrase::new("own-every-value");
pub(super) const SECOND_VALUE: Phrase = Phrase::new("own-second-value");
pub(super) const CASES: Phrase = Phrase::new("own-cases");
pub(super) const BRACE: Phrase = Phrase::new("own-brace");
const PICTURES: [&str; 5] = ["grid", "pegs", "jugs", "banks", "chips"];
const AS: Phrase = Phrase::new("own-as");
const AS_JUGS: Phrase = Phrase::new("own-as-jugs");
const FROM_ZERO: Phrase = Phrase::new("own-from-zero");

const RESERVED: [&str; 29] = [
    "puzzle", "board", "start", "goal", "always", "never", "move", "show", "where", "cost", "if", "when",
    "for", "as", "in", "and", "or", "not", "sum", "count", "min", "max", "abs", "root", "root-up", "other",
    "row", "column", "distance",
];

/// Whether a word is of the language, so that it cannot be a name.
pub(super) fn is_reserved(word: &str) -> bool {
    RESERVED.contains(&word) || word == "squares"
}

pub(super) struct Reader {
    pub(super) text: Source,
    pub(super) board: Option<(usize, usize)>,
    pub(super) names: Vec<String>,
    /// The line where each name was written first.
    lines: Vec<usize>,
    pub(super) variables: Vec<Variable>,
    /// Parameters and variables of loops, the outer ones first.
    pub(super) scopes: Vec<(String, Set)>,
    slots: usize,
    pub(super) open: usize,
}

#[derive(Default)]
struct Found {
    title: Option<String>,
    starts: Vec<(Vec<i64>, (usize, usize))>,
    goal: Option<Condition>,
    rules: Vec<Condition>,
    moves: Vec<Statement>,
    shows: Vec<(&'static str, Vec<usize>)>,
}

/// Whether a text is a written puzzle instead of a map: it has a title, or a start with values.
pub(super) fn is_written(text: &str) -> bool {
    let text = in_plain(text.trim_start_matches('\u{feff}'));
    let statements =
        text.split(['\n', '\r', ';']).map(|line| line.split('#').next().unwrap_or_default().trim());
    let begins = |line: &str| match line.split_whitespace().next() {
        Some("puzzle") => text.contains('='),
        Some("start") => line.contains('=') && !line.contains('"'),
        _ => false,
    };
    statements.into_iter().any(begins)
}

/// Reads a puzzle.
///
/// # Errors
/// The first mistake, with its line and column.
pub(super) fn read(text: &str) -> Result<Model, ParseError> {
    let text = Source::new(text)?;
    let mut reader = Reader {
        text,
        board: None,
        names: Vec::new(),
        lines: Vec::new(),
        variables: Vec::new(),
        scopes: Vec::new(),
        slots: 0,
        open: 0,
    };
    reader.each_statement(|reader, word| if word == "board" { reader.read_board() } else { Ok(()) })?;
    reader.each_statement(|reader, _| if reader.declares() { reader.read_variables() } else { Ok(()) })?;
    if reader.variables.is_empty() {
        // A line above the moves that is none is more likely a wrong variable than a missing one.
        let mut is_above = true;
        reader.each_statement(|reader, word| {
            is_above &= word != "move";
            let is_wrong = is_above && !Reader::is_keyword(word);
            if is_wrong { Err(reader.text.wrong(STATEMENT)) } else { Ok(()) }
        })?;
        let allowed = A_LINE.of([Said::data("boat: left, right")]);
        return Err(reader.text.error(usize::MAX, NONE, allowed));
    }
    let mut found = Found::default();
    reader.text.at = 0;
    while reader.next_statement() {
        reader.statement(&mut found)?;
        if !reader.text.at_end() {
            return Err(reader.text.wrong(END_OF_LINE));
        }
    }
    reader.finish(found)
}

impl Reader {
    /// Goes to the next statement, if there is one.
    fn next_statement(&mut self) -> bool {
        while !self.text.is_done() && self.text.at_end() {
            self.text.at += 1;
        }
        !self.text.is_done()
    }

    fn each_statement(
        &mut self,
        mut read: impl FnMut(&mut Self, &str) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        self.text.at = 0;
        while self.next_statement() {
            let word = self.text.name().unwrap_or_default();
            read(self, &word)?;
            self.skip_to_end();
        }
        Ok(())
    }

    fn skip_to_end(&mut self) {
        while self.text.peek(0) != '\n' {
            self.text.at += 1;
        }
    }

    pub(super) fn need(&mut self, sign: &str, allowed: impl Into<Said>) -> Result<(), ParseError> {
        if self.text.take(sign) { Ok(()) } else { Err(self.text.wrong(allowed)) }
    }

    /// Whether a comma follows, and so one more setting; else the line must end here.
    pub(super) fn another(&mut self) -> Result<bool, ParseError> {
        let is_more = self.text.take(",");
        if is_more || self.text.at_end() {
            return Ok(is_more);
        }
        Err(self.text.wrong(BRACE.of([END_OF_LINE.into()])))
    }

    pub(super) fn shown(&self, kind: Kind, value: i64) -> String {
        shown(&self.names, self.board, kind, value)
    }

    /// The value with this name.
    pub(super) fn value_named(&self, name: &str) -> Option<(Kind, i64)> {
        let place = self.names.iter().position(|other| other == name).map(|place| (Kind::Name, place));
        let square = || {
            let board = self.board?;
            let found = (0..board.0 * board.1).find(|&number| square(board, number) == name);
            found.map(|number| (Kind::Square, number))
        };
        place.or_else(square).map(|(kind, place)| (kind, i64::try_from(place).unwrap_or_default()))
    }

    /// All that an expression can name.
    pub(super) fn known(&self) -> Said {
        let variables = self.variables.iter().map(|variable| &variable.name);
        let locals = self.scopes.iter().map(|(name, _)| name);
        Said::list(variables.chain(locals).chain(&self.names))
    }

    /// Looks past a name and its place in brackets.
    fn sign_after(&mut self) -> (usize, bool) {
        let before = self.text.at;
        let name = self.text.name();
        if let Some(name) = &name {
            self.text.pass(name);
        }
        if self.text.take("[") {
            while self.text.peek(0) != '\n' && !self.text.starts_with("]") {
                self.text.at += 1;
            }
            self.text.take("]");
        }
        self.text.skip();
        (std::mem::replace(&mut self.text.at, before), name.is_some())
    }

    fn is_keyword(word: &str) -> bool {
        RESERVED[..13].contains(&word)
    }

    fn declares(&mut self) -> bool {
        let word = self.text.name().unwrap_or_default();
        let (after, is_named) = self.sign_after();
        let sign = self.text.slice(after, after + 2);
        is_named
            && !Self::is_keyword(&word)
            && (sign.starts_with(',') || sign.starts_with(':'))
            && sign != ":="
    }

    fn read_board(&mut self) -> Result<(), ParseError> {
        let begin = self.text.at;
        self.text.pass("board");
        if self.board.is_some() {
            return Err(self.text.error(begin, a_second("board"), ONLY_ONE));
        }
        let mut number = |most: usize| -> Result<usize, ParseError> {
            let digits = self.text.digits().unwrap_or_default();
            let Ok(number) = digits.parse() else { return Err(self.text.wrong(BOARD)) };
            if !(1..=most).contains(&number) {
                return Err(self.text.wrong(FROM_TO.of([1.into(), most.into()])));
            }
            self.text.at += digits.len();
            Ok(number)
        };
        let columns = number(MOST_COLUMNS)?;
        if !self.text.take("x") && !self.text.take("*") {
            return Err(self.text.wrong(BOARD));
        }
        let digits = self.text.digits().unwrap_or_default();
        let Ok(rows) = digits.parse::<usize>() else { return Err(self.text.wrong(BOARD)) };
        let most = MOST_SQUARES / columns;
        if !(1..=most).contains(&rows) {
            return Err(self.text.wrong(FROM_TO.of([1.into(), most.into()])));
        }
        self.text.at += digits.len();
        self.board = Some((columns, rows));
        if self.text.at_end() { Ok(()) } else { Err(self.text.wrong(END_OF_LINE)) }
    }

    /// A new name of a variable, value or place. Values can be in several sets.
    fn new_name(&mut self, at: usize, name: &str, is_value: bool) -> Result<(), ParseError> {
        let error = |allowed: Said| Err(self.text.error(at, quoted(name), allowed));
        if is_reserved(name) {
            return error(OF_LANGUAGE.of([Said::data(name)]));
        }
        if name.chars().count() > MOST_NAME {
            return error(A_NAME.of([MOST_NAME.into()]));
        }
        if let Some(variable) = self.variables.iter().find(|variable| variable.name == name) {
            if is_value {
                let what = A_VARIABLE.of([Said::data(name), variable.line.into()]);
                return error(NEW_NAME.of([what]));
            }
            return Err(self.text.error(at, a_second(quote(name)), ONLY_ONE));
        }
        match self.value_named(name) {
            Some((Kind::Name, _)) if is_value => (),
            Some((kind, place)) => {
                let place = usize::try_from(place).unwrap_or_default();
                let what = match kind {
                    Kind::Square => IS_SQUARE.of([Said::data(name)]),
                    _ => A_VALUE.of([Said::data(name), self.lines[place].into()]),
                };
                return error(NEW_NAME.of([what]));
            }
            None if is_value => {
                self.lines.push(self.text.place(at).0);
                self.names.push(name.to_owned());
            }
            None => (),
        }
        Ok(())
    }

    /// A set of values. If `is_new`, its names can be new.
    pub(super) fn set(&mut self, is_new: bool) -> Result<Set, ParseError> {
        self.text.skip();
        let from = self.text.at;
        let mut values: Vec<i64> = Vec::new();
        let kind = if let Some(digits) = self.text.digits() {
            let number = |reader: &mut Self, allowed: Phrase| {
                let digits = reader.text.digits().unwrap_or_default();
                let number = digits.parse::<i32>().ok().filter(|&number| number > i32::MIN);
                let number = number.ok_or_else(|| reader.text.wrong(allowed))?;
                reader.text.at += digits.len();
                Ok(i64::from(number))
            };
            let first = number(self, A_NUMBER)?;
            if self.text.take("..") {
                self.text.skip();
                let at = self.text.at;
                let last = number(self, A_NUMBER)?;
                if last < first {
                    let given = Said::data(format_args!("{first}..{last}"));
                    return Err(self.text.error(from, given, Said::data(format_args!("{last}..{first}"))));
                }
                let size = usize::try_from(last - first + 1).unwrap_or(usize::MAX);
                if size > MOST_VALUES {
                    let given = Said::data(format_args!("{digits}..{last}"));
                    return Err(self.text.error(at, given, CASES.of([MOST_VALUES.into()])));
                }
                values.extend(first..=last);
                if is_new && self.text.take(",") {
                    return Err(self.text.wrong(ONE_KIND));
                }
                let text = format!("{first}..{last}").into();
                return Ok(Set { kind: Kind::Number, values: values.into(), text });
            }
            values.push(first);
            while self.text.take(",") {
                self.text.skip();
                let at = self.text.at;
                let value = number(self, ONE_KIND)?;
                if values.contains(&value) {
                    return Err(self.text.error(at, a_second(value), ONLY_ONE));
                }
                values.push(value);
            }
            Kind::Number
        } else if self.text.take_word("squares") {
            let Some((columns, rows)) = self.board else { return Err(self.text.wrong_at(from, NO_BOARD)) };
            values.extend((0..columns * rows).map(|number| i64::try_from(number).unwrap_or_default()));
            if is_new && self.text.take(",") {
                return Err(self.text.wrong(ONE_KIND));
            }
            return Ok(Set { kind: Kind::Square, values: values.into(), text: "squares".into() });
        } else {
            let mut kind = None;
            loop {
                let Some(name) = self.text.name() else {
                    return Err(self.text.wrong(if kind.is_none() { A_SET } else { ONE_KIND }));
                };
                let at = self.text.at;
                if is_new && (kind.is_none() || !is_reserved(&name)) {
                    self.new_name(at, &name, true)?;
                }
                let Some((own, value)) = self.value_named(&name) else { return Err(self.no_set(&name)) };
                if *kind.get_or_insert(own) != own {
                    return Err(self.text.wrong(ONE_KIND));
                }
                if values.contains(&value) {
                    return Err(self.text.error(at, a_second(quote(&name)), ONLY_ONE));
                }
                values.push(value);
                self.text.pass(&name);
                if !self.text.take(",") {
                    break;
                }
            }
            kind.unwrap_or(Kind::Name)
        };
        let text = values.iter().map(|&value| self.shown(kind, value)).collect::<Vec<_>>().join(", ").into();
        Ok(Set { kind, values: values.into(), text })
    }

    /// An error about a name that is no value.
    fn no_set(&mut self, name: &str) -> ParseError {
        let allowed = match self.variables.iter().find(|variable| variable.name == name) {
            Some(Variable { places: Some(places), .. }) => {
                THE_PLACES.of([Said::data(&places.text), Said::data(name)])
            }
            Some(variable) => Said::data(&variable.values.text),
            None if self.names.is_empty() => A_SET.into(),
            None => Said::list(&self.names),
        };
        self.text.wrong(allowed)
    }

    fn read_variables(&mut self) -> Result<(), ParseError> {
        let mut all: Vec<(String, Option<Set>)> = Vec::new();
        let (line, _) = self.text.place(self.text.at);
        loop {
            let Some(name) = self.text.name() else {
                return Err(self.text.wrong(A_NAME.of([MOST_NAME.into()])));
            };
            let at = self.text.at;
            if all.iter().any(|(other, _)| *other == name) {
                return Err(self.text.error(at, a_second(quote(&name)), ONLY_ONE));
            }
            self.new_name(at, &name, false)?;
            self.text.pass(&name);
            let places = if self.text.take("[") {
                let places = self.set(true)?;
                self.need("]", Said::data("]"))?;
                Some(places)
            } else {
                None
            };
            all.push((name, places));
            if !self.text.take(",") {
                break;
            }
        }
        self.need(":", Said::data(":"))?;
        self.text.skip();
        let at = self.text.at;
        for (name, places) in all {
            let first = self.variables.last().map_or(0, |variable| variable.first + variable.size());
            let values = Set { kind: Kind::Number, values: [].into(), text: "".into() };
            let variable = Variable { name, places, values, first, line };
            if first + variable.size() > MOST_PLACES {
                let given = PLACES.of([(first + variable.size()).into()]);
                return Err(self.text.error(at, given, AT_MOST.of([MOST_PLACES.into()])));
            }
            self.variables.push(variable);
        }
        let values = self.set(true)?;
        for variable in self.variables.iter_mut().filter(|variable| variable.values.values.is_empty()) {
            variable.values = values.clone();
        }
        if self.text.at_end() {
            return Ok(());
        }
        let is_number = self.variables.last().is_some_and(|variable| variable.values.kind == Kind::Number);
        Err(self.text.wrong(if is_number { A_SET.into() } else { BRACE.of([END_OF_LINE.into()]) }))
    }

    fn statement(&mut self, found: &mut Found) -> Result<(), ParseError> {
        let begin = self.text.at;
        let word = self.text.name().unwrap_or_default();
        let second = |reader: &Self| Err(reader.text.error(begin, a_second(&word), ONLY_ONE));
        if self.declares() || word == "board" {
            self.skip_to_end();
            return Ok(());
        }
        match &*word {
            "puzzle" => {
                if found.title.is_some() {
                    return second(self);
                }
                self.text.pass(&word);
                self.text.skip();
                let from = self.text.at;
                self.skip_to_end();
                let title = self.text.slice(from, self.text.at).trim().to_owned();
                let length = title.chars().count();
                if length > MOST_TITLE {
                    let given = CHARACTERS.of([length.into()]);
                    return Err(self.text.error(from, given, AT_MOST.of([MOST_TITLE.into()])));
                }
                found.title = Some(title);
            }
            "start" => self.start(found)?,
            "goal" | "always" | "never" => {
                if word == "goal" && found.goal.is_some() {
                    return second(self);
                }
                self.text.pass(&word);
                let scopes = std::mem::take(&mut self.scopes);
                let condition = self.stated(begin, word == "never", true)?;
                self.scopes = scopes;
                if word == "goal" { found.goal = Some(condition) } else { found.rules.push(condition) }
            }
            "show" => self.show().map(|show| found.shows.push(show))?,
            "move" => self.begin_move().map(|statement| found.moves.push(statement))?,
            _ => {
                let (after, is_named) = self.sign_after();
                let sign = self.text.slice(after, after + 2);
                let is_effect = ["where", "cost", "if", "for"].contains(&&*word)
                    || is_named && (sign.starts_with('=') || ["+=", "-=", ":="].contains(&&*sign));
                if !is_effect {
                    return Err(self.text.wrong(STATEMENT));
                }
                let Some(mut last) = found.moves.pop() else {
                    let example =
                        if ["where", "cost", "if", "for"].contains(&&*word) { "boat" } else { &word };
                    return Err(self.text.wrong(NO_MOVE.of([Said::data(example)])));
                };
                self.of_move(&mut last, begin)?;
                found.moves.push(last);
            }
        }
        Ok(())
    }

    /// A condition up to the end of the statement, or to what can follow it in a `move` line.
    fn stated(&mut self, begin: usize, is_never: bool, is_line: bool) -> Result<Condition, ParseError> {
        let typed = self.condition()?;
        if is_line && !self.text.at_end() {
            return Err(self.text.wrong(END_OR_SIGN));
        }
        let (line, column) = self.text.place(begin);
        Ok(Condition { op: typed.op, line, column, is_never, is_line })
    }

    fn start(&mut self, found: &mut Found) -> Result<(), ParseError> {
        let begin = self.text.at;
        self.text.pass("start");
        let size = self.variables.last().map_or(0, |variable| variable.first + variable.size());
        let mut position: Vec<Option<i64>> = vec![None; size];
        let mut is_set = HashSet::new();
        loop {
            let name = self.text.name().unwrap_or_default();
            let Some(number) = self.variables.iter().position(|variable| variable.name == name) else {
                let names = self.variables.iter().map(|variable| &variable.name);
                return Err(self.text.wrong(Said::list(names)));
            };
            let at = self.text.at;
            self.text.pass(&name);
            let Variable { first, places, .. } = self.variables[number].clone();
            let mut place = None;
            if self.text.take("[") {
                let Some(places) = places else {
                    self.text.at -= 1;
                    return Err(self
                        .text
                        .wrong(const { Phrase::new("own-no-places") }.of([Said::data(&name)])));
                };
                let at = self.text.at;
                match self.index(&places)?.0 {
                    Op::Constant(value) => place = places.place_of(value),
                    _ => return Err(self.text.wrong_at(at, Said::data(&places.text))),
                }
            }
            if !is_set.insert((number, place)) {
                return Err(self.text.error(at, SECOND_VALUE.of([Said::data(&name)]), ONLY_ONE));
            }
            if ["==", ":="].iter().any(|sign| self.text.starts_with(sign)) {
                return Err(self.text.wrong(ONE_SIGN));
            }
            self.need("=", Said::data("="))?;
            if let Some(place) = place {
                let before = self.variables[number].places.take();
                let value = self.values(number);
                self.variables[number].places = before;
                position[first + place] = value?.first().copied();
            } else {
                for (value, place) in self.values(number)?.into_iter().zip(&mut position[first..]) {
                    *place = Some(value);
                }
            }
            if !self.another()? {
                break;
            }
        }
        if let Some(missing) = position.iter().position(Option::is_none) {
            let variable = self.variables.iter().rfind(|variable| variable.first <= missing);
            let name = variable.map_or("", |variable| &variable.name);
            return Err(self.text.error(begin, START_WITHOUT.of([Said::data(name)]), EVERY_VALUE));
        }
        let position: Vec<i64> = position.into_iter().flatten().collect();
        if found.starts.iter().any(|(other, _)| *other == position) {
            return Err(self.text.error(begin, a_second("start"), ONLY_ONE));
        }
        found.starts.push((position, self.text.place(begin)));
        Ok(())
    }

    fn show(&mut self) -> Result<(&'static str, Vec<usize>), ParseError> {
        self.text.pass("show");
        let mut shown = Vec::new();
        loop {
            let name = self.text.name().unwrap_or_default();
            let Some(number) = self.variables.iter().position(|variable| variable.name == name) else {
                return Err(self
                    .text
                    .wrong(Said::list(self.variables.iter().map(|variable| &variable.name))));
            };
            shown.push((self.text.at, number));
            self.text.pass(&name);
            if !self.text.take(",") {
                break;
            }
        }
        if !self.text.take_word("as") {
            return Err(self.text.wrong(AS));
        }
        let picture = self.text.name().unwrap_or_default();
        let Some(picture) = PICTURES.into_iter().find(|other| *other == picture) else {
            return Err(self.text.wrong(Said::list(PICTURES)));
        };
        self.text.pass(picture);
        let is_jug = |set: &Set| set.kind == Kind::Number && set.values.iter().all(|&value| value >= 0);
        if let Some((at, number)) = shown.iter().find(|(_, number)| !is_jug(&self.variables[*number].values))
            && picture == "jugs"
        {
            let given = AS_JUGS.of([quoted(&self.variables[*number].name)]);
            return Err(self.text.error(*at, given, FROM_ZERO));
        }
        Ok((picture, shown.into_iter().map(|(_, number)| number).collect()))
    }

    /// A parameter, or the variable of a loop; returns its slot.
    pub(super) fn local(&mut self, name: String, set: Set, at: usize) -> Result<usize, ParseError> {
        if self.scopes.iter().any(|(other, _)| *other == name) {
            return Err(self.text.error(at, a_second(quote(&name)), ONLY_ONE));
        }
        let error = |what: Said| Err(self.text.error(at, quoted(&name), what));
        if is_reserved(&name) {
            return error(OF_LANGUAGE.of([Said::data(&name)]));
        }
        if let Some(variable) = self.variables.iter().find(|variable| variable.name == name) {
            return error(NEW_NAME.of([A_VARIABLE.of([Said::data(&name), variable.line.into()])]));
        }
        match self.value_named(&name) {
            Some((Kind::Name, place)) => {
                let line = self.lines[usize::try_from(place).unwrap_or_default()];
                return error(NEW_NAME.of([A_VALUE.of([Said::data(&name), line.into()])]));
            }
            Some(_) => return error(NEW_NAME.of([IS_SQUARE.of([Said::data(&name)])])),
            None => (),
        }
        self.scopes.push((name, set));
        self.slots = self.slots.max(self.scopes.len());
        Ok(self.scopes.len() - 1)
    }

    fn finish(self, found: Found) -> Result<Model, ParseError> {
        let none = |example: &str| Err(self.text.error(usize::MAX, NONE, A_LINE.of([Said::data(example)])));
        let Found { title, starts, goal, rules, moves, shows } = found;
        if starts.is_empty() {
            return none("start boat = left");
        }
        let Some(goal) = goal else { return none("goal boat = right") };
        if moves.is_empty() {
            return none("move cross: boat = other(boat)");
        }
        if let Some(empty) = moves.iter().find(|statement| statement.effects.is_empty()) {
            let allowed = A_LINE.of([Said::data("boat = other(boat)")]);
            return Err(ParseError::new(empty.column, NONE, allowed).on_line(empty.line));
        }
        let Self { board, names, variables, slots, .. } = self;
        Ok(Model { title, board, names, variables, starts, goal, rules, moves, shows, slots })
    }
}
