//! Expressions on a map, evaluated for all nodes at once.
//!
//! A map has no squares and no pieces. Its names are the heuristics that it offers, and the place `x` and `y` of each node. A written puzzle
//! has its variables of numbers too, and `relax(7, 8)`: the cost to a goal without the conditions on lines 7 and 8.

use super::board::wrong;
use super::calls::{OF_SO_MANY, ONE, TWO};
use super::compile::IN_ITS_PLACE;
use super::text::parse;
use super::tree::{Node, What};
use crate::arithmetic::{MOST, root, two_values};
use crate::heuristic::Listed;
use crate::heuristic::map::{self, ByNode};
use crate::puzzle::{Map, ParseError};
use crate::said::{Said, quoted};

const FUNCTIONS: [&str; 5] = ["max", "min", "abs", "root", "root-up"];

/// An expression's value at each node of a map, from 0 to [`Map::far`], with its normalized text. O(nodes * length).
///
/// `is_backward` asks for the way from the start, of which no h is written.
///
/// # Errors
/// If the text is not an expression, or uses something that this map does not have.
pub fn by_node(map: &Map, text: &str, is_backward: bool) -> Result<(String, ByNode), ParseError> {
    let tree = parse(text)?;
    let turned = is_backward.then(|| map.turned());
    let listed = if is_backward { Map::BACKWARD } else { Map::HEURISTICS };
    let names = listed.iter().map(|choice| choice.name).filter(|name| map::has(map, name)).collect();
    let nodes = Nodes { map: turned.as_ref().unwrap_or(map), names, is_turned: is_backward };
    let far = map.far();
    let bound = |value: i64| u32::try_from(value.clamp(0, far.into())).unwrap_or(far);
    Ok((tree.to_string(), nodes.values(&tree)?.into_iter().map(bound).collect()))
}

struct Nodes<'a> {
    map: &'a Map,
    names: Vec<&'static str>,
    is_turned: bool,
}

impl Nodes<'_> {
    fn values(&self, node: &Node) -> Result<Vec<i64>, ParseError> {
        match &node.what {
            What::Number(number) => Ok(vec![*number; self.map.graph().size()]),
            What::Name(name) => self.named(name).ok_or_else(|| {
                let names = self.names.iter().copied().chain(self.place("x").map(|_| "x, y"));
                wrong(node.from, quoted(name), Said::list(names))
            }),
            What::Negative(one) => self.each(one, |value| -value),
            What::Not(one) => self.each(one, |value| i64::from(value == 0)),
            What::Two(operator, two) => {
                self.joined(&two[..], |left, right| two_values(*operator, left, right))
            }
            What::Call(name, inner) => match (name.as_str(), &inner[..]) {
                ("max", [_, _, ..]) => self.joined(inner, i64::max),
                ("min", [_, _, ..]) => self.joined(inner, i64::min),
                ("abs", [one]) => self.each(one, i64::abs),
                ("root" | "root-up", [one]) => self.each(one, |value| root(value, name == "root-up")),
                ("relax", lines) if self.drops() => self.relaxed(node, lines),
                (name, _) if FUNCTIONS.contains(&name) => {
                    let allowed = if ["max", "min"].contains(&name) { TWO } else { ONE };
                    Err(wrong(node.from, OF_SO_MANY.of([Said::data(name), inner.len().into()]), allowed))
                }
                (name, _) => Err(unknown(node, name)),
            },
            What::Fold(fold) => Err(unknown(node, &format!("{}({} in …)", fold.how.word(), fold.variable))),
            What::Paint(_) => Err(unknown(node, "paint")),
            What::Hole => Err(wrong(node.from, Said::data("?"), IN_ITS_PLACE)),
        }
    }

    fn named(&self, name: &str) -> Option<Vec<i64>> {
        if !self.names.contains(&name) {
            return self.map.sheet().own().and_then(|own| own.numbers(name)).or_else(|| self.place(name));
        }
        let bound = map::values(self.map, name)?;
        Some(bound.values().iter().map(|&value| value.into()).collect())
    }

    /// Whether lines of a written puzzle can be dropped: the cost is that to a goal.
    fn drops(&self) -> bool {
        !self.is_turned && self.map.sheet().own().is_some_and(|own| !own.droppable().is_empty())
    }

    /// The least cost to a goal without the lines with these numbers.
    fn relaxed(&self, node: &Node, lines: &[Node]) -> Result<Vec<i64>, ParseError> {
        let Some(own) = self.map.sheet().own() else { return Err(unknown(node, "relax")) };
        let droppable = own.droppable();
        let mut without = Vec::new();
        for line in lines {
            let number = match line.what {
                What::Number(number) => {
                    usize::try_from(number).ok().filter(|number| droppable.contains(number))
                }
                _ => None,
            };
            let wrong = || wrong(line.from, quoted(&line.to_string()), Said::list(&droppable));
            without.push(number.ok_or_else(wrong)?);
        }
        let costs = own.relaxed(&without).map_err(|error| wrong(node.from, error.given, error.allowed))?;
        let bound = |cost: Option<u64>| cost.and_then(|cost| i64::try_from(cost).ok()).unwrap_or(MOST);
        Ok(costs.into_iter().map(bound).collect())
    }

    /// The columns or rows of the nodes, if each has a place.
    fn place(&self, name: &str) -> Option<Vec<i64>> {
        let of = |(x, y): (i32, i32)| match name {
            "x" => Some(x.into()),
            "y" => Some(y.into()),
            _ => None,
        };
        self.map.graph().nodes().map(|node| self.map.sheet().place(node).and_then(of)).collect()
    }

    fn each(&self, one: &Node, change: impl Fn(i64) -> i64) -> Result<Vec<i64>, ParseError> {
        Ok(self.values(one)?.into_iter().map(change).collect())
    }

    fn joined(&self, all: &[Node], join: impl Fn(i64, i64) -> i64) -> Result<Vec<i64>, ParseError> {
        let mut values = self.values(&all[0])?;
        for one in &all[1..] {
            for (value, other) in values.iter_mut().zip(self.values(one)?) {
                *value = join(*value, other);
            }
        }
        Ok(values)
    }
}

fn unknown(node: &Node, given: &str) -> ParseError {
    wrong(node.from, quoted(given), Said::list(FUNCTIONS))
}
