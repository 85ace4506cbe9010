//! Compiles a tree to a program: resolves names, checks kinds and bounds costs.

use std::rc::Rc;

use super::board::{Board, Layout, wrong};
use super::counted::Conflicts;
use super::op::{Bits, Evaluation, Op};
use super::painting::Painting;
use super::proof::Proof;
use super::tree::{Node, Operator, What};
use crate::arithmetic::MOST_STEPS;
use crate::puzzle::ParseError;
use crate::said::{AT_MOST, Phrase, Said, quoted};

#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) op: Op,
    /// Steps per position at most: one per number computed, heuristic called or table looked up.
    pub(super) steps: u64,
    /// The listed heuristics called, as indices into the board's list.
    pub(super) listed: Vec<usize>,
    pub(super) paintings: Vec<(String, Painting)>,
    /// Edited expressions with their texts, inner ones first.
    pub(super) edits: Vec<(String, Op)>,
    pub(super) proof: Proof,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Square,
    Piece,
    Empty,
    Colour,
}

impl Kind {
    const fn phrase(self) -> Phrase {
        match self {
            Self::Number => const { Phrase::new("a-number") },
            Self::Square => const { Phrase::new("a-square") },
            Self::Piece => const { Phrase::new("a-tile") },
            Self::Empty => const { Phrase::new("the-empty-square") },
            Self::Colour => const { Phrase::new("a-colour") },
        }
    }

    const fn is_square(self) -> bool {
        matches!(self, Self::Square | Self::Piece | Self::Empty)
    }
}

pub(super) struct TypedNode {
    pub(super) op: Op,
    pub(super) kind: Kind,
    pub(super) steps: u64,
    pub(super) proof: Proof,
}

impl TypedNode {
    pub(super) const fn new(op: Op, kind: Kind, steps: u64) -> Self {
        Self { op, kind, steps, proof: Proof::NONE }
    }
}

/// Compiles a tree for a board.
///
/// # Errors
/// If a name is unknown here, a value has the wrong kind, or the program needs too many steps or too much memory. The error
/// has the place, the given and the allowed.
pub(super) fn compile(board: &Board, node: &Node) -> Result<Program, ParseError> {
    let mut compiler = Compiler {
        board,
        scopes: Vec::new(),
        listed: Vec::new(),
        paintings: Vec::new(),
        edits: Vec::new(),
        bytes: 0,
    };
    let TypedNode { op, steps, proof, .. } = compiler.number(node)?;
    let Compiler { listed, paintings, edits, .. } = compiler;
    within_steps(node, steps)?;
    Ok(Program { op, steps, listed, paintings, edits, proof })
}

pub(super) struct Compiler<'a> {
    pub(super) board: &'a Board,
    pub(super) scopes: Vec<(String, Kind)>,
    listed: Vec<usize>,
    pub(super) paintings: Vec<(String, Painting)>,
    pub(super) edits: Vec<(String, Op)>,
    pub(super) bytes: u64,
}

impl Compiler<'_> {
    pub(super) fn number(&mut self, node: &Node) -> Result<TypedNode, ParseError> {
        let typed = self.any(node)?;
        if typed.kind == Kind::Number {
            Ok(typed)
        } else {
            Err(other_kind(node, typed.kind, Kind::Number.phrase()))
        }
    }

    pub(super) fn square(&mut self, node: &Node) -> Result<TypedNode, ParseError> {
        let typed = self.any(node)?;
        if typed.kind.is_square() {
            Ok(typed)
        } else {
            Err(other_kind(node, typed.kind, Kind::Square.phrase()))
        }
    }

    pub(super) fn has_labels(&self) -> bool {
        self.board.layout == Layout::Labels
    }

    pub(super) fn any(&mut self, node: &Node) -> Result<TypedNode, ParseError> {
        let typed = match &node.what {
            What::Number(number) => constant(*number, Kind::Number),
            What::Name(name) => self.name(node, name)?,
            What::Hole => {
                return Err(wrong(node.from, Said::data("?"), IN_ITS_PLACE));
            }
            What::Negative(inner) => {
                let TypedNode { op, steps, .. } = self.number(inner)?;
                TypedNode::new(Op::Negative(Box::new(op)), Kind::Number, steps + 1)
            }
            What::Not(inner) => {
                let TypedNode { op, steps, .. } = self.number(inner)?;
                TypedNode::new(Op::Not(Box::new(op)), Kind::Number, steps + 1)
            }
            What::Two(operator, two) => self.two(*operator, two)?,
            What::Call(name, inner) => self.call(node, name, inner)?,
            What::Fold(fold) => self.fold(node, fold)?,
            What::Paint(parts) => self.paint(node, parts)?,
        };
        Ok(folded(self.board, typed))
    }

    fn name(&mut self, node: &Node, name: &str) -> Result<TypedNode, ParseError> {
        if let Some(slot) = self.scopes.iter().rposition(|(variable, _)| variable == name) {
            return Ok(TypedNode::new(Op::Square(slot), self.scopes[slot].1, 1));
        }
        if let Some(place) = self.board.listed.iter().position(|choice| choice.name == name) {
            let known = self.listed.iter().position(|&before| before == place);
            let number = known.unwrap_or_else(|| {
                self.listed.push(place);
                self.listed.len() - 1
            });
            let proof = Proof { admissible: true, gentle: self.board.listed[place].consistent };
            return Ok(TypedNode { proof, ..TypedNode::new(Op::Listed(number), Kind::Number, 1) });
        }
        if let Some(colour) = self.board.words.colours.iter().position(|&colour| colour == name) {
            return Ok(constant(colour as i64, Kind::Colour));
        }
        if let Some(square) = self.board.square(name) {
            return Ok(constant(square as i64, Kind::Square));
        }
        let op = match name {
            "empty" if self.board.has_empty() => return Ok(TypedNode::new(Op::Empty, Kind::Empty, 1)),
            "parity" if self.board.has_parity() => {
                return Ok(TypedNode {
                    proof: Proof::BOTH,
                    ..TypedNode::new(self.parity(), Kind::Number, 1)
                });
            }
            "cycles" if self.has_labels() => Op::Cycles,
            "row-conflicts" if self.has_labels() => Op::Conflicts(Rc::new(Conflicts::of_rows(self.board))),
            "column-conflicts" if self.has_labels() => {
                Op::Conflicts(Rc::new(Conflicts::of_columns(self.board)))
            }
            _ => return Err(wrong(node.from, quoted(name), self.names(name))),
        };
        Ok(TypedNode::new(op, Kind::Number, 1))
    }

    fn names(&self, given: &str) -> Said {
        if given.contains('-') && given.split('-').all(|part| self.is_name(part)) {
            return SPACES.into();
        }
        let variables = self.scopes.iter().map(|(name, _)| name.as_str());
        let listed = self.board.listed.iter().map(|choice| choice.name);
        let mut names: Vec<&str> = variables.chain(listed).chain(self.board.numbers()).collect();
        names.extend(self.board.has_empty().then_some("empty"));
        names.extend(self.board.words.colours);
        NAMES.of([Said::list(names)])
    }

    pub(super) fn is_name(&self, name: &str) -> bool {
        self.scopes.iter().any(|(variable, _)| variable == name)
            || self.board.listed.iter().any(|choice| choice.name == name)
            || self.board.numbers().contains(&name)
            || name == "empty"
    }

    /// The parity of the moves to go: each move flips the chessboard colour of the empty square, or of one piece.
    pub(super) fn parity(&self) -> Op {
        let dark = self.board.dark();
        if !self.board.has_empty() {
            let wanted =
                (0..).zip(&self.board.wanted).fold(0, |all, (square, &one)| all | u64::from(one) << square);
            return Op::Odd(dark, (wanted & dark).count_ones());
        }
        let home = dark >> self.board.homes[0] & 1;
        let odd = (0..self.board.squares()).map(|square| i64::from(dark >> square & 1 != home)).collect();
        Op::Lookup(odd, Box::new(Op::Empty))
    }

    fn two(&mut self, operator: Operator, two: &[Node; 2]) -> Result<TypedNode, ParseError> {
        let (left, right) = if matches!(operator, Operator::Equal | Operator::Unequal) {
            let left = self.any(&two[0])?;
            let right = self.any(&two[1])?;
            if left.kind != right.kind && !(left.kind.is_square() && right.kind.is_square()) {
                return Err(other_kind(&two[1], right.kind, left.kind.phrase()));
            }
            (left, right)
        } else {
            (self.number(&two[0])?, self.number(&two[1])?)
        };
        let proof = Proof::of_two(operator, (&left.op, left.proof), (&right.op, right.proof));
        let steps = left.steps.saturating_add(right.steps).saturating_add(1);
        let op = Op::Two(operator, Box::new([left.op, right.op]));
        Ok(TypedNode { proof, ..TypedNode::new(op, Kind::Number, steps) })
    }
}

pub(super) fn within_steps(node: &Node, steps: u64) -> Result<(), ParseError> {
    if steps <= MOST_STEPS {
        return Ok(());
    }
    Err(wrong(node.from, STEPS.of([steps.into()]), AT_MOST.of([MOST_STEPS.into()])))
}

const STEPS: Phrase = Phrase::new("steps");
const OF_KIND: Phrase = Phrase::new("of-kind");
pub(super) const IN_ITS_PLACE: Phrase = Phrase::new("in-its-place");
const SPACES: Phrase = Phrase::new("spaces");
const NAMES: Phrase = Phrase::new("names");

pub(super) fn constant(number: i64, kind: Kind) -> TypedNode {
    let proof = if kind == Kind::Number { Proof::constant(number) } else { Proof::NONE };
    TypedNode { proof, ..TypedNode::new(Op::Constant(number), kind, 1) }
}

fn folded(board: &Board, typed: TypedNode) -> TypedNode {
    let is_constant = |op: &Op| matches!(op, Op::Constant(_));
    let whole = match &typed.op {
        Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) | Op::Lookup(_, one) => {
            is_constant(one)
        }
        Op::Two(_, two) | Op::Between(_, _, two) => two.iter().all(is_constant),
        Op::Largest(all) | Op::Least(all) => all.iter().all(is_constant),
        _ => false,
    };
    if whole { constant(Evaluation::new(board, &[], &Bits(0)).value(&typed.op), typed.kind) } else { typed }
}

pub(super) fn other_kind(node: &Node, kind: Kind, allowed: Phrase) -> ParseError {
    wrong(node.from, OF_KIND.of([quoted(&node.to_string()), kind.phrase().into()]), allowed)
}
