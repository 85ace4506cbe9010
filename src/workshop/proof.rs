//! Proves properties of a bound from its construction, without evaluating positions.
//!
//! *Admissible*: at most the number of moves to go. *Gentle*: falls by at most one along a move. Both make a bound
//! consistent.

use super::op::Op;
use super::tree::Operator;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    pub(super) admissible: bool,
    pub(super) gentle: bool,
}

impl Proof {
    pub(super) const NONE: Self = Self { admissible: false, gentle: false };
    pub(super) const BOTH: Self = Self { admissible: true, gentle: true };

    pub(super) const fn constant(number: i64) -> Self {
        Self { admissible: number <= 0, gentle: true }
    }

    /// No part exceeds the moves to go, and the largest part falls by at most one.
    pub(super) fn of_largest(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().all(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    pub(super) fn of_least(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().any(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    /// Sums are not proved, since a move may count in both parts. With a constant operand, the other one's steps stay or
    /// shrink.
    pub(super) const fn of_two(operator: Operator, left: (&Op, Self), right: (&Op, Self)) -> Self {
        match (operator, left, right) {
            (Operator::Plus, (_, one), (Op::Constant(number), _))
            | (Operator::Plus, (Op::Constant(number), _), (_, one)) => {
                Self { admissible: one.admissible && *number <= 0, gentle: one.gentle }
            }
            (Operator::Minus, (_, one), (Op::Constant(number), _)) => {
                Self { admissible: one.admissible && *number >= 0, gentle: one.gentle }
            }
            // Rounding down keeps a fall of at most one.
            (Operator::Over, (_, one), (Op::Constant(1..), _))
            | (Operator::Times, (_, one), (Op::Constant(1), _))
            | (Operator::Times, (Op::Constant(1), _), (_, one)) => one,
            _ => Self::NONE,
        }
    }
}
