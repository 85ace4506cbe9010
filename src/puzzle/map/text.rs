//! The text form of maps.
//!
//! ```text
//! # a comment
//! node A 0 4 7        a node: its h; or its x and y; or x, y and h
//! A -> B 3            an edge one way, with its cost; the sign may also be `-->`, `→` or `/`
//! B - C               an edge both ways; it costs 1 where no cost is written; the sign may also be `--`, `–` or `—`
//! start A
//! goal C D            one goal or several
//! ```
//!
//! Edges and nodes can come in any order. An edge makes the nodes that it names. A name has letters and marks of any script, digits, `_`,
//! `.` and apostrophes. It has hyphens where the line has another sign of an edge, or ` - ` with blanks. In quotes it also has blanks and
//! other signs: `"New York" - Boston 3`. Names are compared in their composed form, and characters of full width are read as plain ones.
//!
//! A `#` ends its line. A map in one line, as in links, has commas or semicolons between its statements, colons instead of spaces, and
//! `/` for `->`: `A/B:3,B-C,start:A,goal:C`.
//!
//! A [`grid`] is another form of map, and a [`written`](super::written) puzzle is one.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::graph::{Edge, FAR, Graph};
use super::{Names, Sheet, grid, written};
use crate::puzzle::{ParseError, a_second};
use crate::said::{AT_MOST, FROM_TO, NONE, Phrase, Said, quoted, quoted_character};
use crate::typed::{composed, in_plain, is_mark};

/// Most nodes of a map that is not a grid.
pub const MOST_NODES: usize = 2_000;

const MOST_COST: u32 = 100_000;
const MOST_PLACE: i32 = 100_000;
const MOST_NAME: usize = 40;

const STATEMENT: Phrase = Phrase::new("map-statement");
const SIGN: Phrase = Phrase::new("map-sign");
const A_NAME: Phrase = Phrase::new("map-name");
const NUMBERS: Phrase = Phrase::new("map-numbers");
const NOTHING_MORE: Phrase = Phrase::new("map-nothing-more");
pub(super) const ONLY_ONE: Phrase = Phrase::new("map-only-one");
pub(super) const A_NODE: Phrase = Phrase::new("map-node");
const ANOTHER: Phrase = Phrase::new("map-another");
const A_LINE: Phrase = Phrase::new("map-line");
const NODES: Phrase = Phrase::new("map-nodes");

/// The signs of edges, each with whether it leads one way only. A longer sign comes before its beginning.
const SIGNS: [(&str, bool); 9] = [
    ("-->", true),
    ("->", true),
    ("→", true),
    ("/", true),
    ("--", false),
    ("–", false),
    ("—", false),
    ("―", false),
    ("-", false),
];

/// The statements of a text: lines, and their parts between commas and semicolons.
#[derive(Clone)]
pub(super) struct Statements<'a> {
    lines: std::str::Lines<'a>,
    line: usize,
    /// The rest of the line, and its column.
    left: Option<(&'a str, usize)>,
}

impl<'a> Statements<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { lines: text.lines(), line: 0, left: None }
    }

    fn up_to(&mut self, end: impl FnOnce(&str) -> Option<usize>) -> Option<Cursor<'a>> {
        let (rest, column) = if let Some(left) = self.left.take() {
            left
        } else {
            self.line += 1;
            (self.lines.next()?, 1)
        };
        let end = end(rest);
        let rest_of = |at: usize| rest[at..].chars().next().map(|c| (c, at + c.len_utf8()));
        let (text, after) = end.map_or((rest, None), |at| (&rest[..at], rest_of(at)));
        if let Some((_, after)) = after.filter(|&(c, _)| c != '#') {
            self.left = Some((&rest[after..], column + text.chars().count() + 1));
        }
        Some(Cursor { rest: text, line: self.line, column, has_hyphens: false })
    }

    /// The next row of cells: a `#` is a wall.
    pub(super) fn next_row(&mut self) -> Option<Cursor<'a>> {
        self.up_to(|rest| rest.bytes().position(|c| matches!(c, b',' | b';')))
    }
}

/// The next statement: a `#` ends its line.
impl<'a> Iterator for Statements<'a> {
    type Item = Cursor<'a>;

    fn next(&mut self) -> Option<Cursor<'a>> {
        self.up_to(|rest| rest.find([',', ';', '。', '#']))
    }
}

/// A statement of a text, and the place of its next character.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    /// Whether a hyphen between two letters belongs to a name.
    has_hyphens: bool,
}

impl<'a> Cursor<'a> {
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) fn error(&self, given: impl Into<Said>, allowed: impl Into<Said>) -> ParseError {
        ParseError::new(self.column, given, allowed).on_line(self.line)
    }

    fn wrong(&self, allowed: impl Into<Said>) -> ParseError {
        let word: String = self.rest.chars().take_while(|c| !is_space(*c)).collect();
        let given = if word.is_empty() { NONE.into() } else { quoted(&word) };
        self.error(given, allowed)
    }

    fn pass(&mut self, bytes: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.column += passed.chars().count();
        passed
    }

    /// The characters up to the next space.
    pub(super) fn part(&mut self) -> &'a str {
        self.skip_space();
        let end = self.rest.find(is_space).unwrap_or(self.rest.len());
        self.pass(end)
    }

    pub(super) fn skip_space(&mut self) {
        let spaces = self.rest.find(|c| !is_space(c)).unwrap_or(self.rest.len());
        self.pass(spaces);
    }

    pub(super) fn is_done(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty()
    }

    pub(super) fn word(&mut self) -> &'a str {
        self.skip_space();
        let mut before = false;
        let end = self.rest.char_indices().find(|&(at, c)| {
            let is_inside = is_of_name(c)
                || c == '-' && self.has_hyphens && before && self.rest[at + 1..].starts_with(is_of_name);
            before = is_of_name(c);
            !is_inside
        });
        self.pass(end.map_or(self.rest.len(), |(at, _)| at))
    }

    /// A name, in quotes or without, in its composed form; empty if there is none.
    fn word_or_quoted(&mut self) -> String {
        self.skip_space();
        let name = match self.rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
            Some((name, _)) if !name.contains(is_barred) => {
                self.pass(name.len() + 2);
                name.trim()
            }
            Some(_) => "",
            None => self.word(),
        };
        composed(name)
    }

    fn name(&mut self) -> Result<String, ParseError> {
        self.skip_space();
        let before = self.clone();
        let name = self.word_or_quoted();
        if (1..=MOST_NAME).contains(&name.chars().count()) {
            return Ok(name);
        }
        Err(before.wrong(A_NAME.of([MOST_NAME.into()])))
    }

    /// The sign of an edge; whether it leads one way only.
    pub(super) fn arrow(&mut self) -> Option<bool> {
        self.skip_space();
        let (sign, one_way) = SIGNS.into_iter().find(|(sign, _)| self.rest.starts_with(sign))?;
        self.pass(sign.len());
        Some(one_way)
    }

    /// Whether the statement has a sign of an edge that no name has.
    fn has_clear_sign(&self) -> bool {
        let stands_alone = |(at, _): (usize, &str)| {
            self.rest[..at].ends_with(is_space) && self.rest[at + 1..].starts_with(is_space)
        };
        SIGNS[..SIGNS.len() - 1].iter().any(|(sign, _)| self.rest.contains(sign))
            || self.rest.match_indices('-').any(stands_alone)
    }

    pub(super) fn number<T: std::str::FromStr + PartialOrd + Copy>(
        &mut self,
        (least, most): (T, T),
        allowed: impl FnOnce() -> Said,
    ) -> Result<T, ParseError> {
        self.skip_space();
        let end = self.rest.find(is_space).unwrap_or(self.rest.len());
        let number = self.rest[..end].parse().ok().filter(|&number| (least..=most).contains(&number));
        let Some(number) = number.filter(|_| !self.rest.starts_with('+')) else {
            return Err(self.wrong(allowed()));
        };
        self.pass(end);
        Ok(number)
    }

    pub(super) fn end(&mut self) -> Result<(), ParseError> {
        if self.is_done() { Ok(()) } else { Err(self.wrong(NOTHING_MORE)) }
    }
}

/// Whether a character separates words: a colon does, as spaces have to be escaped in links.
fn is_space(c: char) -> bool {
    c.is_whitespace() || c == ':'
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || "_.'’·・\u{200c}\u{200d}".contains(c) || is_mark(c)
}

/// Whether no name may have it: what separates statements, words, and the moves in a link.
fn is_barred(c: char) -> bool {
    ",;:/#\"\\".contains(c) || c.is_control()
}

/// Reads a map in any of its forms.
///
/// # Errors
/// If it is none: the first mistake, with its line and column.
pub(super) fn read(text: &str) -> Result<Rc<Sheet>, ParseError> {
    if written::is_written(text) {
        return written::sheet(text);
    }
    let text = &in_plain(text.strip_prefix('\u{feff}').unwrap_or(text));
    let first = Statements::new(text).find(|statement| !statement.clone().is_done());
    if let Some(mut first) = first
        && let Some(form) = grid::Form::of(first.word())
        && first.clone().arrow().is_none()
    {
        return grid::read(form, text).map(Rc::new);
    }
    let mut reading = Reading::default();
    for statement in Statements::new(text) {
        reading.statement(statement)?;
    }
    reading.finish(text).map(Rc::new)
}

/// A node that a `start` or `goal` line names, with its place.
type Mention<'a> = (Cursor<'a>, String);

#[derive(Default)]
struct Reading<'a> {
    names: Vec<String>,
    numbers: HashMap<String, u32>,
    /// Nodes with a line of their own.
    written: Vec<bool>,
    places: Vec<Option<(i32, i32)>>,
    h: Vec<Option<u32>>,
    edges: Vec<Edge>,
    /// Edges as they are written, each with whether it leads both ways.
    lines: Vec<(Edge, bool)>,
    joined: HashSet<(u32, u32)>,
    start: Option<Mention<'a>>,
    goals: Vec<Mention<'a>>,
}

impl<'a> Reading<'a> {
    fn statement(&mut self, mut at: Cursor<'a>) -> Result<(), ParseError> {
        if at.is_done() {
            return Ok(());
        }
        at.has_hyphens = at.has_clear_sign();
        let before = at.clone();
        let is_quoted = at.rest.starts_with('"');
        let word = at.word_or_quoted();
        let here = at.clone();
        if let Some(one_way) = at.arrow() {
            let mut name = before;
            return self.edge(&here, &name.name()?, one_way, at);
        }
        at.has_hyphens = true;
        match &*word {
            _ if is_quoted => {
                Err(at.wrong(if word.is_empty() { A_NAME.of([MOST_NAME.into()]) } else { SIGN.into() }))
            }
            "node" => self.node(at),
            "start" => {
                at.skip_space();
                let mention = (at.clone(), at.name()?);
                if self.start.is_some() {
                    return Err(before.error(a_second("start"), ONLY_ONE));
                }
                self.start = Some(mention);
                at.end()
            }
            "goal" => loop {
                at.skip_space();
                let mention = (at.clone(), at.name()?);
                self.goals.push(mention);
                if at.is_done() {
                    return Ok(());
                }
            },
            "" => Err(before.wrong(STATEMENT)),
            _ if at.rest.starts_with(|c| !is_of_name(c) && c != '"') => Err(at.wrong(SIGN)),
            _ => Err(before.wrong(STATEMENT)),
        }
    }

    fn number(&mut self, at: &Cursor<'_>, name: &str) -> Result<u32, ParseError> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        let number = self.names.len();
        if number == MOST_NODES {
            return Err(at.error(NODES.of([(number + 1).into()]), AT_MOST.of([MOST_NODES.into()])));
        }
        #[allow(clippy::cast_possible_truncation)] // below `MOST_NODES`
        let number = number as u32;
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        self.written.push(false);
        self.places.push(None);
        self.h.push(None);
        Ok(number)
    }

    fn node(&mut self, mut at: Cursor<'a>) -> Result<(), ParseError> {
        at.skip_space();
        let before = at.clone();
        let name = at.name()?;
        let node = self.number(&before, &name)? as usize;
        if std::mem::replace(&mut self.written[node], true) {
            return Err(before.error(a_second(name), ONLY_ONE));
        }
        let mut numbers: Vec<(Cursor<'a>, i32)> = Vec::new();
        while !at.is_done() {
            let before = at.clone();
            let most = i32::try_from(FAR).unwrap_or(i32::MAX);
            let number = at.number((-most, most), || NUMBERS.into())?;
            if numbers.len() == 3 {
                return Err(before.wrong(NUMBERS));
            }
            numbers.push((before, number));
        }
        let (place, h) = match &numbers[..] {
            [] => (None, None),
            [h] => (None, Some(h)),
            [x, y] => (Some((x, y)), None),
            [x, y, h, ..] => (Some((x, y)), Some(h)),
        };
        if let Some((x, y)) = place {
            for (at, number) in [x, y] {
                if number.abs() > MOST_PLACE {
                    return Err(at.wrong(FROM_TO.of([(-MOST_PLACE).into(), MOST_PLACE.into()])));
                }
            }
            self.places[node] = Some((x.1, y.1));
        }
        if let Some((at, h)) = h {
            let range = || FROM_TO.of([0.into(), FAR.into()]);
            self.h[node] = Some(u32::try_from(*h).map_err(|_| at.wrong(range()))?);
        }
        Ok(())
    }

    fn edge(
        &mut self,
        first: &Cursor<'a>,
        from: &str,
        one_way: bool,
        mut at: Cursor<'a>,
    ) -> Result<(), ParseError> {
        at.skip_space();
        let second = at.clone();
        let to = at.name()?;
        if from == to {
            return Err(second.error(quoted(&to), ANOTHER));
        }
        let [from, to] = [self.number(first, from)?, self.number(&second, &to)?];
        let mut cost = 1;
        if !at.is_done() {
            cost = at.number((1, MOST_COST), || FROM_TO.of([1.into(), MOST_COST.into()]))?;
        }
        at.end()?;
        self.lines.push((Edge { from, to, cost }, !one_way));
        let ways = [(from, to), (to, from)];
        for &(from, to) in &ways[..if one_way { 1 } else { 2 }] {
            let name = |node: u32| &self.names[node as usize];
            if !self.joined.insert((from, to)) {
                let edge = format!("{} -> {}", name(from), name(to));
                return Err(second.error(a_second(edge), ONLY_ONE));
            }
            self.edges.push(Edge { from, to, cost });
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<Sheet, ParseError> {
        let graph = Graph::of(self.names.len(), &self.edges);
        let find = |(at, name): &Mention<'a>| {
            self.numbers.get(name).copied().ok_or_else(|| at.error(quoted(name), A_NODE))
        };
        let goals = self.goals.iter().map(find).collect::<Result<Vec<u32>, _>>()?;
        let start = self.start.as_ref().map(find).transpose()?;
        Ok(Sheet {
            graph,
            names: Names::Written(self.names),
            places: self.places,
            h: self.h,
            grid: None,
            written: self.lines,
            start,
            goals: with_goals(goals, text)?,
            own: None,
        })
    }
}

/// The goals, each once; there must be one.
pub(super) fn with_goals(mut goals: Vec<u32>, text: &str) -> Result<Vec<u32>, ParseError> {
    let mut seen = HashSet::new();
    goals.retain(|&goal| seen.insert(goal));
    if goals.is_empty() {
        return Err(at_end(text, NONE, A_LINE.of([Said::data("goal B")])));
    }
    Ok(goals)
}

pub(super) fn without_start() -> ParseError {
    ParseError::new(1, NONE, A_LINE.of([Said::data("start A")]))
}

pub(super) fn at_end(text: &str, given: impl Into<Said>, allowed: impl Into<Said>) -> ParseError {
    let last = text.lines().last().unwrap_or_default();
    ParseError::new(last.chars().count() + 1, given, allowed).on_line(text.lines().count().max(1))
}

pub(super) fn unknown_character(
    at: &Cursor<'_>,
    place: usize,
    c: char,
    allowed: impl Into<Said>,
) -> ParseError {
    ParseError { column: at.column + place, ..at.error(quoted_character(c), allowed) }
}

/// A name as it is written: in quotes unless every reader takes it for one.
fn quoted_name(name: &str) -> String {
    if name.chars().all(is_of_name) { name.to_owned() } else { format!("\"{name}\"") }
}

/// Writes a map that is not a grid in one line, for links. Nodes and edges keep their order, as ties depend on it.
pub(super) fn write(sheet: &Sheet) -> String {
    let name = |node: u32| quoted_name(sheet.names.of(node));
    let mut mentioned = Vec::new();
    for (edge, _) in &sheet.written {
        for node in [edge.from, edge.to] {
            if !mentioned.contains(&node) {
                mentioned.push(node);
            }
        }
    }
    let numbers = |node: u32| {
        let place = sheet.places[node as usize].into_iter().flat_map(|(x, y)| [x.to_string(), y.to_string()]);
        place.chain(sheet.h[node as usize].map(|h| h.to_string())).collect::<Vec<_>>()
    };
    let is_told = sheet.graph.nodes().any(|node| !numbers(node).is_empty());
    let mut statements = Vec::new();
    if is_told || !mentioned.iter().copied().eq(sheet.graph.nodes()) {
        for node in sheet.graph.nodes() {
            let words = ["node".to_owned(), name(node)].into_iter().chain(numbers(node));
            statements.push(words.collect::<Vec<_>>().join(":"));
        }
    }
    for &(Edge { from, to, cost }, is_both) in &sheet.written {
        let cost = if cost == 1 { String::new() } else { format!(":{cost}") };
        statements.push(format!("{}{}{}{cost}", name(from), if is_both { '-' } else { '/' }, name(to)));
    }
    statements.extend(sheet.start.map(|start| format!("start:{}", name(start))));
    let goals = ["goal".to_owned()].into_iter().chain(sheet.goals.iter().map(|&goal| name(goal)));
    statements.push(goals.collect::<Vec<_>>().join(":"));
    statements.join(",")
}
