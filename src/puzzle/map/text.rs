//! The text form of maps.
//!
//! ```text
//! # a comment
//! node A 0 4 7        a node: its h; or its x and y; or x, y and h
//! A -> B 3            an edge one way, with its cost
//! B - C               an edge both ways; it costs 1 where no cost is written
//! start A
//! goal C D            one goal or several
//! ```
//!
//! Edges and nodes can come in any order. A name has letters, digits, `_`, `.` and `'`; an edge makes the nodes that it names.
//! A map in one line, as in links, has commas or semicolons between its statements, colons instead of spaces, and `/` for `->`:
//! `A/B:3,B-C,start:A,goal:C`.
//!
//! A [`grid`] is another form of map.

use std::collections::{HashMap, HashSet};

use super::graph::{Edge, FAR, Graph, MOST_EDGES};
use super::{Names, Sheet, grid};
use crate::puzzle::{ParseError, a_second};
use crate::said::{AT_MOST, FROM_TO, NONE, Phrase, Said, quoted, quoted_character};

/// Most nodes of a map that is not a grid.
pub const MOST_NODES: usize = 2_000;

const MOST_COST: u32 = 100_000;
const MOST_PLACE: i32 = 100_000;
const MOST_NAME: usize = 40;

const STATEMENT: Phrase = Phrase::new("map-statement");
const A_NAME: Phrase = Phrase::new("map-name");
const NUMBERS: Phrase = Phrase::new("map-numbers");
const NOTHING_MORE: Phrase = Phrase::new("map-nothing-more");
pub(super) const ONLY_ONE: Phrase = Phrase::new("map-only-one");
pub(super) const A_NODE: Phrase = Phrase::new("map-node");
const ANOTHER: Phrase = Phrase::new("map-another");
const A_LINE: Phrase = Phrase::new("map-line");
const NODES: Phrase = Phrase::new("map-nodes");
const EDGES: Phrase = Phrase::new("map-edges");
const COSTS: Phrase = Phrase::new("map-costs");

/// A statement of a text, and the place of its next character.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// The statements of a text: lines, and their parts between commas and semicolons.
    pub(super) fn statements(text: &'a str) -> impl Iterator<Item = Self> {
        (1..).zip(text.lines()).flat_map(|(line, text)| {
            let mut column = 1;
            text.split([',', ';']).map(move |rest| {
                let cursor = Self { rest, line, column };
                column += rest.chars().count() + 1;
                cursor
            })
        })
    }

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

    pub(super) fn skip_space(&mut self) {
        let spaces = self.rest.find(|c| !is_space(c)).unwrap_or(self.rest.len());
        self.pass(spaces);
    }

    pub(super) fn is_done(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty() || self.rest.starts_with('#')
    }

    pub(super) fn word(&mut self) -> &'a str {
        self.skip_space();
        let end = self.rest.find(|c| !is_of_name(c)).unwrap_or(self.rest.len());
        self.pass(end)
    }

    fn name(&mut self) -> Result<&'a str, ParseError> {
        self.skip_space();
        let before = self.clone();
        let name = self.word();
        if (1..=MOST_NAME).contains(&name.chars().count()) {
            return Ok(name);
        }
        Err(before.wrong(A_NAME.of([MOST_NAME.into()])))
    }

    /// The sign of an edge; whether it leads one way only.
    pub(super) fn arrow(&mut self) -> Option<bool> {
        self.skip_space();
        let (sign, one_way) = [("->", true), ("→", true), ("/", true), ("-", false)]
            .into_iter()
            .find(|(sign, _)| self.rest.starts_with(sign))?;
        self.pass(sign.len());
        Some(one_way)
    }

    pub(super) fn number<T: std::str::FromStr + PartialOrd + Copy>(
        &mut self,
        (least, most): (T, T),
        allowed: impl FnOnce() -> Said,
    ) -> Result<T, ParseError> {
        self.skip_space();
        let end = self.rest.find(|c| is_space(c) || c == '#').unwrap_or(self.rest.len());
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
    c.is_alphanumeric() || "_.'".contains(c)
}

/// Reads a map in any of its forms.
///
/// # Errors
/// If it is none: the first mistake, with its line and column.
pub(super) fn read(text: &str) -> Result<Sheet, ParseError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut first = Cursor::statements(text).skip_while(|statement| statement.clone().is_done());
    if let Some(mut first) = first.next()
        && let Some(form) = grid::Form::of(first.word())
        && first.clone().arrow().is_none()
    {
        return grid::read(form, text);
    }
    drop(first);
    let mut reading = Reading::default();
    for statement in Cursor::statements(text) {
        reading.statement(statement)?;
    }
    reading.finish(text)
}

/// A node that a `start` or `goal` line names, with its place.
type Mention<'a> = (Cursor<'a>, &'a str);

#[derive(Default)]
struct Reading<'a> {
    names: Vec<&'a str>,
    numbers: HashMap<&'a str, u16>,
    /// Nodes with a line of their own.
    written: Vec<bool>,
    places: Vec<Option<(i32, i32)>>,
    h: Vec<Option<u32>>,
    edges: Vec<Edge>,
    /// Edges as they are written, each with whether it leads both ways.
    lines: Vec<(Edge, bool)>,
    joined: HashSet<(u16, u16)>,
    degrees: Vec<[usize; 2]>,
    dearest: Option<(u32, Cursor<'a>)>,
    start: Option<Mention<'a>>,
    goals: Vec<Mention<'a>>,
}

impl<'a> Reading<'a> {
    fn statement(&mut self, mut at: Cursor<'a>) -> Result<(), ParseError> {
        if at.is_done() {
            return Ok(());
        }
        let before = at.clone();
        let word = at.word();
        let here = at.clone();
        if let Some(one_way) = at.arrow() {
            let mut name = before;
            name.name()?;
            return self.edge(&here, word, one_way, at);
        }
        match word {
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
            _ => Err(before.wrong(STATEMENT)),
        }
    }

    fn number(&mut self, at: &Cursor<'_>, name: &'a str) -> Result<u16, ParseError> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        let number = self.names.len();
        if number == MOST_NODES {
            return Err(at.error(NODES.of([(number + 1).into()]), AT_MOST.of([MOST_NODES.into()])));
        }
        #[allow(clippy::cast_possible_truncation)] // below `MOST_NODES`
        let number = number as u16;
        self.names.push(name);
        self.numbers.insert(name, number);
        self.written.push(false);
        self.places.push(None);
        self.h.push(None);
        self.degrees.push([0; 2]);
        Ok(number)
    }

    fn node(&mut self, mut at: Cursor<'a>) -> Result<(), ParseError> {
        at.skip_space();
        let before = at.clone();
        let name = at.name()?;
        let node = usize::from(self.number(&before, name)?);
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
        from: &'a str,
        one_way: bool,
        mut at: Cursor<'a>,
    ) -> Result<(), ParseError> {
        at.skip_space();
        let second = at.clone();
        let to = at.name()?;
        if from == to {
            return Err(second.error(quoted(to), ANOTHER));
        }
        let [from, to] = [self.number(first, from)?, self.number(&second, to)?];
        let mut cost = 1;
        if !at.is_done() {
            let before = at.clone();
            cost = at.number((1, MOST_COST), || FROM_TO.of([1.into(), MOST_COST.into()]))?;
            if self.dearest.as_ref().is_none_or(|&(dearest, _)| cost > dearest) {
                self.dearest = Some((cost, before));
            }
        }
        at.end()?;
        self.lines.push((Edge { from, to, cost }, !one_way));
        let ways = [(from, to), (to, from)];
        for &(from, to) in &ways[..if one_way { 1 } else { 2 }] {
            let name = |node: u16| self.names[usize::from(node)];
            if !self.joined.insert((from, to)) {
                let edge = format!("{} -> {}", name(from), name(to));
                return Err(second.error(a_second(edge), ONLY_ONE));
            }
            for (node, side) in [(from, 0), (to, 1)] {
                let degree = &mut self.degrees[usize::from(node)][side];
                *degree += 1;
                if *degree > MOST_EDGES {
                    let given = EDGES.of([(*degree).into(), Said::data(name(node))]);
                    return Err(second.error(given, AT_MOST.of([MOST_EDGES.into()])));
                }
            }
            self.edges.push(Edge { from, to, cost });
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<Sheet, ParseError> {
        let graph = Graph::coloured(self.names.len(), &self.edges);
        check_costs(&graph, self.dearest.map(|(_, at)| at).as_ref())?;
        let find = |(at, name): &Mention<'a>| {
            self.numbers.get(name).copied().ok_or_else(|| at.error(quoted(name), A_NODE))
        };
        let goals = self.goals.iter().map(find).collect::<Result<Vec<u16>, _>>()?;
        let start = self.start.as_ref().map(find).transpose()?;
        Ok(Sheet {
            graph,
            names: Names::Written(self.names.into_iter().map(str::to_owned).collect()),
            places: self.places,
            h: self.h,
            grid: None,
            written: self.lines,
            start,
            goals: with_goals(goals, text)?,
        })
    }
}

/// The goals, each once; there must be one.
pub(super) fn with_goals(mut goals: Vec<u16>, text: &str) -> Result<Vec<u16>, ParseError> {
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

/// Checks that no path costs more than [`FAR`].
pub(super) fn check_costs(graph: &Graph, dearest: Option<&Cursor<'_>>) -> Result<(), ParseError> {
    let mut most = vec![0_u32; graph.size()];
    for Edge { to, cost, .. } in graph.edges() {
        let most = &mut most[usize::from(to)];
        *most = cost.max(*most);
    }
    let sum: u32 = most.into_iter().fold(0, u32::saturating_add);
    if sum <= FAR {
        return Ok(());
    }
    let (given, allowed) = (COSTS.of([sum.into()]), AT_MOST.of([FAR.into()]));
    Err(dearest.map_or_else(
        || ParseError::new(1, given.clone(), allowed.clone()),
        |at| at.error(given.clone(), allowed.clone()),
    ))
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

/// Writes a map that is not a grid in one line, for links. Nodes and edges keep their order, as ties depend on it.
pub(super) fn write(sheet: &Sheet) -> String {
    let name = |node: u16| sheet.names.of(node);
    let mut mentioned = Vec::new();
    for (edge, _) in &sheet.written {
        for node in [edge.from, edge.to] {
            if !mentioned.contains(&node) {
                mentioned.push(node);
            }
        }
    }
    let numbers = |node: u16| {
        let place =
            sheet.places[usize::from(node)].into_iter().flat_map(|(x, y)| [x.to_string(), y.to_string()]);
        place.chain(sheet.h[usize::from(node)].map(|h| h.to_string())).collect::<Vec<_>>()
    };
    let is_told = sheet.graph.nodes().any(|node| !numbers(node).is_empty());
    let mut statements = Vec::new();
    if is_told || !mentioned.iter().copied().eq(sheet.graph.nodes()) {
        for node in sheet.graph.nodes() {
            let words = ["node".to_owned(), name(node).to_owned()].into_iter().chain(numbers(node));
            statements.push(words.collect::<Vec<_>>().join(":"));
        }
    }
    for &(Edge { from, to, cost }, is_both) in &sheet.written {
        let cost = if cost == 1 { String::new() } else { format!(":{cost}") };
        statements.push(format!("{}{}{}{cost}", name(from), if is_both { '-' } else { '/' }, name(to)));
    }
    statements.extend(sheet.start.map(|start| format!("start:{}", name(start))));
    let goals = ["goal"].into_iter().chain(sheet.goals.iter().map(|&goal| name(goal)));
    statements.push(goals.collect::<Vec<_>>().join(":"));
    statements.join(",")
}
