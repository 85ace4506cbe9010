//! Functions, folds and paintings in the [compiler](super::compile).

use std::rc::Rc;

use super::board::wrong;
use super::compile::{Compiler, Kind, TypedNode, constant, other_kind, within_steps};
use super::op::{MOST_FOLDS, Op, Over};
use super::painting::{self, MOST_BYTES, Painting};
use super::proof::Proof;
use super::text::parse;
use super::tree::{Fold, Node, Part, What};
use crate::puzzle::ParseError;
use crate::said::{Phrase, Said, quoted};

const OVER_SQUARES_TOO: Phrase = Phrase::new("over-squares-too");
const OF_NOTHING: Phrase = Phrase::new("of-nothing");
pub(super) const ONE: Phrase = Phrase::new("one");
pub(super) const TWO: Phrase = Phrase::new("two");
pub(super) const OF_SO_MANY: Phrase = Phrase::new("of-so-many");
const A_TILE_SUCH_AS: Phrase = Phrase::new("a-tile-such-as");
const TILE_OR_EMPTY: Phrase = Phrase::new("tile-or-empty");
const EMPTY_ALONE: Phrase = Phrase::new("empty-alone");
const FOR_EACH: Phrase = Phrase::new("for-each");
const AROUND_WHOLE: Phrase = Phrase::new("around-whole");
const SMALL_PUZZLE: Phrase = Phrase::new("small-puzzle");
const TABLES: Phrase = Phrase::new("tables");
const TABLES_WITH_SPACE: Phrase = Phrase::new("tables-with-space");
const BEYOND: Phrase = Phrase::new("beyond");
const IN_ALL: Phrase = Phrase::new("in-all");
const KEEP_LESS: Phrase = Phrase::new("keep-less");
const OVER: Phrase = Phrase::new("over");
const FOR_VARIABLE: Phrase = Phrase::new("for-variable");
const NEW_NAME: Phrase = Phrase::new("new-name");
const LOOPS: Phrase = Phrase::new("loops");

impl Compiler<'_> {
    fn by_square(
        &mut self,
        node: &Node,
        kind: Kind,
        of: impl Fn(usize) -> u8,
    ) -> Result<TypedNode, ParseError> {
        let inner = self.square(node)?;
        let table = (0..self.board.squares()).map(|square| of(square).into()).collect();
        Ok(TypedNode::new(Op::Lookup(table, Box::new(inner.op)), kind, inner.steps + 1))
    }

    fn by_code(&mut self, node: &Node, shown: &[u8]) -> Result<TypedNode, ParseError> {
        let inner = self.square(node)?;
        let (code, kind) = (code_at(inner.op), if self.has_labels() { Kind::Number } else { Kind::Colour });
        let table = shown.iter().map(|&shown| shown.into()).collect();
        Ok(TypedNode::new(Op::Lookup(table, Box::new(code)), kind, inner.steps + 1))
    }

    pub(super) fn call(&mut self, node: &Node, name: &str, inner: &[Node]) -> Result<TypedNode, ParseError> {
        let count = match name {
            "max" | "min" if inner.len() > 1 => return self.extreme(name == "max", inner),
            "max" | "min" | "distance" => 2,
            "sum" | "count" => {
                let allowed = OVER_SQUARES_TOO
                    .of([Said::data(format_args!("{name}(p in {}: …)", self.board.words.pieces))]);
                return Err(wrong(node.from, OF_NOTHING.of([Said::data(name)]), allowed));
            }
            _ => 1,
        };
        let [first, ..] = inner else { unreachable!("a call has something in its brackets") };
        if inner.len() != count && self.functions().contains(&name) {
            let allowed = if count == 2 { TWO } else { ONE };
            return Err(wrong(node.from, OF_SO_MANY.of([Said::data(name), inner.len().into()]), allowed));
        }
        let board = self.board;
        let is_home = |node: &Node| matches!(&node.what, What::Call(name, inner) if name == "goal" && is_empty(&inner[0]));
        match name {
            "distance" => {
                let [a, b] = [self.square(first)?, self.square(&inner[1])?];
                let steps = a.steps + b.steps + 1;
                let op = Op::Between(board.steps(), board.squares(), Box::new([a.op, b.op]));
                // A move takes the empty square one step.
                let home = (is_empty(first) && is_home(&inner[1])) || (is_home(first) && is_empty(&inner[1]));
                let proof = if home { Proof::BOTH } else { Proof::NONE };
                Ok(TypedNode { proof, ..TypedNode::new(op, Kind::Number, steps) })
            }
            "row" => self.by_square(first, Kind::Number, |square| (board.side - board.place(square).0) as u8),
            "column" => self.by_square(first, Kind::Number, |square| board.place(square).1 as u8 + 1),
            "tile" if self.has_labels() => self.by_code(first, &board.shown),
            "colour" if !self.has_labels() => self.by_code(first, &board.shown),
            "wanted" => {
                let kind = if self.has_labels() { Kind::Number } else { Kind::Colour };
                self.by_square(first, kind, |square| board.wanted[square])
            }
            "goal" if board.has_empty() => self.goal(first),
            "label" if self.has_labels() => {
                let TypedNode { op, kind, steps, .. } = self.any(first)?;
                match (op, kind) {
                    (Op::Square(slot), Kind::Piece) => {
                        Ok(TypedNode::new(Op::Code(slot), Kind::Number, steps))
                    }
                    (_, kind) => Err(other_kind(first, kind, A_TILE_SUCH_AS)),
                }
            }
            "abs" | "root" | "root-up" => self.of_number(name, first),
            "parity-up" if board.has_parity() => self.of_number(name, first),
            "pathmax" | "bpmax" => self.of_neighbours(node, name, first),
            _ => match board.words.axes.iter().find(|(axis, _)| *axis == name) {
                Some((_, shown)) => self.by_code(first, shown),
                None => Err(wrong(node.from, quoted(name), Said::list(self.functions()))),
            },
        }
    }

    pub(super) fn functions(&self) -> Vec<&'static str> {
        let paint = (!self.board.words.keys.is_empty()).then_some("paint");
        ["sum", "count"]
            .into_iter()
            .chain(paint)
            .chain(self.board.functions().map(|function| function.name))
            .collect()
    }

    fn extreme(&mut self, largest: bool, inner: &[Node]) -> Result<TypedNode, ParseError> {
        let all = inner.iter().map(|node| self.number(node)).collect::<Result<Vec<_>, _>>()?;
        let proofs: Vec<Proof> = all.iter().map(|one| one.proof).collect();
        let proof = if largest { Proof::of_largest(&proofs) } else { Proof::of_least(&proofs) };
        let steps = all.iter().map(|one| one.steps).fold(1, u64::saturating_add);
        let all: Vec<Op> = all.into_iter().map(|one| one.op).collect();
        let op = if largest { Op::Largest(all) } else { Op::Least(all) };
        Ok(TypedNode { proof, ..TypedNode::new(op, Kind::Number, steps) })
    }

    fn goal(&mut self, node: &Node) -> Result<TypedNode, ParseError> {
        let TypedNode { op, kind, steps, .. } = self.any(node)?;
        match (op, kind) {
            (_, Kind::Empty) => Ok(constant(self.board.homes[0].into(), Kind::Square)),
            (Op::Square(slot), Kind::Piece) => {
                let homes = self.board.homes.iter().map(|&home| home.into()).collect();
                Ok(TypedNode::new(Op::Lookup(homes, Box::new(Op::Code(slot))), Kind::Square, steps + 1))
            }
            (_, kind) => {
                Err(other_kind(node, kind, if self.has_labels() { TILE_OR_EMPTY } else { EMPTY_ALONE }))
            }
        }
    }

    fn of_number(&mut self, name: &str, inner: &Node) -> Result<TypedNode, ParseError> {
        let TypedNode { op, steps, proof, .. } = self.number(inner)?;
        let (op, proof, steps) = match name {
            "abs" => (Op::Absolute(Box::new(op)), Proof::NONE, steps),
            "parity-up" => (Op::ParityUp(Box::new([op, self.parity()])), proof, steps + 1),
            _ => (Op::Root(Box::new(op), name == "root-up"), proof, steps),
        };
        Ok(TypedNode { proof, ..TypedNode::new(op, Kind::Number, steps.saturating_add(1)) })
    }

    /// A bound edited to at least its neighbours' values less one, over one move or to the end.
    fn of_neighbours(&mut self, node: &Node, name: &str, inner: &Node) -> Result<TypedNode, ParseError> {
        if !self.scopes.is_empty() {
            return Err(wrong(
                node.from,
                FOR_EACH.of([Said::data(name)]),
                AROUND_WHOLE.of([Said::data(name)]),
            ));
        }
        let TypedNode { op, steps, proof, .. } = self.number(inner)?;
        if name == "pathmax" {
            let steps = steps.saturating_mul(self.board.moves + 1).saturating_add(1);
            return Ok(TypedNode { proof, ..TypedNode::new(Op::Pathmax(Box::new(op)), Kind::Number, steps) });
        }
        within_steps(inner, steps)?;
        let text = inner.to_string();
        let known = self.edits.iter().position(|(before, _)| *before == text);
        let number = if let Some(number) = known {
            number
        } else {
            self.room_for_edit(node)?;
            self.edits.push((text, op));
            self.edits.len() - 1
        };
        // At the end, no move lets the bound fall by more than one.
        let proof = Proof { gentle: true, ..proof };
        Ok(TypedNode { proof, ..TypedNode::new(Op::Edited(number), Kind::Number, 1) })
    }

    fn room_for_edit(&mut self, node: &Node) -> Result<(), ParseError> {
        let ranks = self.board.ranks;
        if ranks == 0 {
            return Err(wrong(node.from, Said::data("bpmax"), SMALL_PUZZLE));
        }
        self.bytes = self.bytes.saturating_add(ranks);
        if self.bytes > MOST_BYTES {
            let given = TABLES_WITH_SPACE.of([self.bytes.into(), ranks.into()]);
            return Err(wrong(node.from, given, IN_ALL.of([MOST_BYTES.into()])));
        }
        Ok(())
    }

    pub(super) fn fold(&mut self, node: &Node, fold: &Fold) -> Result<TypedNode, ParseError> {
        let pieces = self.board.words.pieces;
        let over_pieces = fold.domain == pieces;
        if !over_pieces && fold.domain != "squares" {
            return Err(wrong(
                node.from,
                OVER.of([Said::data(format_args!("'{}'", fold.domain))]),
                Said::any_of([Said::data(pieces), Said::data("squares")]),
            ));
        }
        if self.is_taken(&fold.variable) {
            return Err(wrong(node.from, FOR_VARIABLE.of([quoted(&fold.variable)]), NEW_NAME));
        }
        let slot = self.scopes.len();
        if slot == MOST_FOLDS {
            return Err(wrong(node.from, LOOPS.of([(slot + 1).into()]), MOST_FOLDS));
        }
        let kind = if over_pieces && self.has_labels() { Kind::Piece } else { Kind::Square };
        self.scopes.push((fold.variable.clone(), kind));
        let filter = fold.filter.as_ref().map(|filter| self.number(filter));
        let body = self.number(&fold.body);
        self.scopes.pop();
        let (filter, body) = (filter.transpose()?, body?);
        let each = filter.as_ref().map_or(0, |filter| filter.steps).saturating_add(body.steps);
        // Also limits tabulation.
        within_steps(node, each)?;
        let steps = each.saturating_mul(self.board.squares() as u64).saturating_add(1);
        let filter = filter.map(|filter| filter.op);
        let over = Over { how: fold.how, pieces: over_pieces, slot, filter, body: body.op };
        Ok(match over.tally(self.board) {
            Some(tally) => {
                let steps = tally.parts() as u64;
                TypedNode::new(Op::Tally(Rc::new(tally)), Kind::Number, steps)
            }
            None => TypedNode::new(Op::Over(Box::new(over)), Kind::Number, steps),
        })
    }

    fn is_taken(&self, name: &str) -> bool {
        let node = parse(name).ok().filter(|node| matches!(node.what, What::Name(_)));
        node.is_none()
            || self.is_name(name)
            || self.functions().contains(&name)
            || self.board.square(name).is_some()
            || self.board.words.colours.contains(&name)
            || ["squares", self.board.words.pieces].contains(&name)
    }

    pub(super) fn paint(&mut self, node: &Node, parts: &[Part]) -> Result<TypedNode, ParseError> {
        if self.board.words.keys.is_empty() {
            return Err(wrong(node.from, quoted("paint"), Said::list(self.functions())));
        }
        let painting = painting::read(self.board, parts)?;
        let rooms = painting::room(self.board, &painting);
        let tables = rooms.len() as u64;
        let text = node.to_string();
        let known = self.paintings.iter().position(|(_, before)| *before == painting);
        let number = if let Some(number) = known {
            number
        } else {
            let bytes = rooms.into_iter().try_fold(0_u64, |all, room| all.checked_add(room?));
            self.bytes = self.bytes.saturating_add(bytes.unwrap_or(u64::MAX));
            if self.bytes > MOST_BYTES {
                let given = bytes.map_or(BEYOND.into(), |_| TABLES.of([self.bytes.into()]));
                return Err(wrong(node.from, given, KEEP_LESS.of([MOST_BYTES.into()])));
            }
            self.paintings.push((text, painting.clone()));
            self.paintings.len() - 1
        };
        // A minimum over places of the empty square can fall by more than one.
        let proof = Proof { admissible: true, gentle: !matches!(painting, Painting::Groups(_)) };
        Ok(TypedNode { proof, ..TypedNode::new(Op::Painting(number), Kind::Number, tables) })
    }
}

fn is_empty(node: &Node) -> bool {
    matches!(&node.what, What::Name(name) if name == "empty")
}

/// The content of a square, known for the variable of a fold.
fn code_at(square: Op) -> Op {
    match square {
        Op::Square(slot) => Op::Code(slot),
        square => Op::CodeAt(Box::new(square)),
    }
}
