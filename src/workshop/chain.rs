//! What look-ups in a position's bits tell: the part of a program that asks nothing else, and most programs are nothing else.
//!
//! A program as it was compiled is a tree, and each of its nodes is gone to by itself. Here what is told by look-ups is put in a row:
//! a number, and then others that are joined to it one after the other. So the cubes' misplaced with parity is three links, a
//! sum of look-ups, `max` of one more, and that rounded up by a third.

use std::rc::Rc;

use super::board::Board;
use super::counted::Conflicts;
use super::op::{Op, parity_up, two_values};
use super::painted::Painted;
use super::tally::{Tally, of_empty};
use super::tree::Operator;

/// Numbers joined one after the other.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    first: Link,
    rest: Vec<(Join, Link)>,
}

/// A number that is told by look-ups.
#[derive(Clone, Debug)]
enum Link {
    Tally(Tally),
    Painting(usize),
    Conflicts(Conflicts),
    /// The parity of how many of these bits are set, and a number.
    Odd(u64, u32),
}

/// How a number is joined to what there is.
#[derive(Clone, Copy, Debug)]
enum Join {
    Two(Operator),
    Max,
    Min,
    ParityUp,
}

impl Join {
    /// Whether it is the same from both sides.
    const fn is_commutative(self) -> bool {
        matches!(
            self,
            Self::Max
                | Self::Min
                | Self::Two(
                    Operator::Plus
                        | Operator::Times
                        | Operator::Equal
                        | Operator::Unequal
                        | Operator::And
                        | Operator::Or
                )
        )
    }
}

impl Link {
    #[inline]
    fn of(&self, bits: u64, paintings: &[Painted]) -> i64 {
        match self {
            Self::Tally(tally) => tally.of(bits),
            Self::Painting(number) => paintings[*number].value(bits).into(),
            Self::Conflicts(lines) => lines.of(bits),
            Self::Odd(mask, plus) => (((bits & mask).count_ones() + plus) & 1).into(),
        }
    }
}

impl Chain {
    #[inline]
    pub(super) fn of(&self, bits: u64, paintings: &[Painted]) -> i64 {
        let mut number = self.first.of(bits, paintings);
        for (join, link) in &self.rest {
            let other = link.of(bits, paintings);
            number = match join {
                Join::Max => number.max(other),
                Join::Min => number.min(other),
                Join::ParityUp => parity_up(number, other),
                Join::Two(operator) => two_values(*operator, number, other),
            };
        }
        number
    }

    /// What a step tells by look-ups alone, as far as that is known already.
    fn by(op: &Op) -> Option<Self> {
        let first = match op {
            Op::Chain(chain) => return Some((**chain).clone()),
            Op::Constant(number) => Link::Tally(Tally::constant(*number)?),
            Op::Tally(tally) => Link::Tally((**tally).clone()),
            Op::Painting(number) => Link::Painting(*number),
            Op::Conflicts(lines) => Link::Conflicts((**lines).clone()),
            Op::Odd(mask, plus) => Link::Odd(*mask, *plus),
            _ => return None,
        };
        Some(Self { first, rest: Vec::new() })
    }

    /// Two numbers joined; `None` where that is no row.
    fn joined(&self, join: Join, other: &Self) -> Option<Self> {
        match (&self.rest[..], &other.rest[..]) {
            ([], []) if let Some(first) = self.first.merged(join, &other.first) => {
                Some(Self { first, rest: Vec::new() })
            }
            (_, []) => {
                let next = (join, other.first.clone());
                Some(Self {
                    first: self.first.clone(),
                    rest: self.rest.iter().cloned().chain([next]).collect(),
                })
            }
            ([], _) if join.is_commutative() => other.joined(join, self),
            _ => None,
        }
    }
}

impl Link {
    /// Two numbers joined as one; `None` where that takes two.
    fn merged(&self, join: Join, other: &Self) -> Option<Self> {
        let Join::Two(operator) = join else { return None };
        match (self, operator, other) {
            (Self::Tally(one), Operator::Plus, Self::Tally(more)) => {
                Some(Self::Tally(one.clone().plus(more)?))
            }
            (Self::Tally(one), Operator::Minus, Self::Tally(less)) => {
                Some(Self::Tally(one.clone().plus(&less.clone().times(-1)?)?))
            }
            (one, Operator::Times, Self::Tally(factor)) if let Some(factor) = factor.is_constant() => {
                one.times(factor)
            }
            (Self::Tally(factor), Operator::Times, one) if let Some(factor) = factor.is_constant() => {
                one.times(factor)
            }
            _ => None,
        }
    }

    fn times(&self, factor: i64) -> Option<Self> {
        match self {
            Self::Tally(one) => Some(Self::Tally(one.clone().times(factor)?)),
            Self::Conflicts(lines) => Some(Self::Conflicts(lines.times(factor)?)),
            Self::Painting(_) | Self::Odd(..) => None,
        }
    }
}

/// The same step, with what look-ups tell put in rows.
pub(super) fn quickened(board: &Board, op: &Op) -> Op {
    if matches!(op, Op::Constant(_)) {
        return op.clone();
    }
    if let Some(tally) = of_empty(board, op) {
        return Op::Chain(Rc::new(Chain { first: Link::Tally(tally), rest: Vec::new() }));
    }
    let op = op.with_inner(&mut |inner| quickened(board, inner));
    let two = |join: Join, two: &[Op; 2]| Chain::by(&two[0])?.joined(join, &Chain::by(&two[1])?);
    let chain = match &op {
        Op::Two(operator, inner) => two(Join::Two(*operator), inner),
        Op::ParityUp(inner) => two(Join::ParityUp, inner),
        Op::Negative(inner) => Chain::by(inner).and_then(|chain| match &chain.rest[..] {
            [] => Some(Chain { first: chain.first.times(-1)?, rest: Vec::new() }),
            _ => None,
        }),
        Op::Largest(all) => return extreme(all, Join::Max),
        Op::Least(all) => return extreme(all, Join::Min),
        one => Chain::by(one),
    };
    chain.map_or(op, |chain| Op::Chain(Rc::new(chain)))
}

/// The largest of several, or the least: those in a row that can be, and with it what cannot.
fn extreme(all: &[Op], join: Join) -> Op {
    let mut others = Vec::new();
    let mut row: Option<Chain> = None;
    for op in all {
        let joined = Chain::by(op).and_then(|chain| match &row {
            None => Some(chain),
            Some(row) => row.joined(join, &chain),
        });
        if joined.is_some() {
            row = joined;
        } else {
            others.push(op.clone());
        }
    }
    others.extend(row.map(|row| Op::Chain(Rc::new(row))));
    match (others.len(), join) {
        (1, _) => others.remove(0),
        (_, Join::Max) => Op::Largest(others),
        _ => Op::Least(others),
    }
}
