//! Proves properties of a bound from its construction, without evaluating positions.
//!
//! *Admissible*: it never exceeds the number of moves to go. *Gentle*: it falls by at most one along a move. A bound with
//! both properties is consistent. An audit may show a property that is not proved here.

use super::op::Op;
use super::tree::Operator;

/// The proved properties of a number.
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

    /// A maximum: no part exceeds the moves to go, and the largest part falls by at most one.
    pub(super) fn of_largest(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().all(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    /// A minimum is at most any of its parts.
    pub(super) fn of_least(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().any(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    /// A binary operation. Sums are not proved, since a move may count in both parts. With a constant operand, the other
    /// one's steps stay or shrink.
    pub(super) const fn of_two(operator: Operator, left: (&Op, Self), right: (&Op, Self)) -> Self {
        match (operator, left, right) {
            (Operator::Plus, (_, one), (Op::Constant(number), _))
            | (Operator::Plus, (Op::Constant(number), _), (_, one)) => {
                Self { admissible: one.admissible && *number <= 0, gentle: one.gentle }
            }
            (Operator::Minus, (_, one), (Op::Constant(number), _)) => {
                Self { admissible: one.admissible && *number >= 0, gentle: one.gentle }
            }
            // Rounded down, a fraction of a number that falls by one falls by at most one.
            (Operator::Over, (_, one), (Op::Constant(1..), _))
            | (Operator::Times, (_, one), (Op::Constant(1), _))
            | (Operator::Times, (Op::Constant(1), _), (_, one)) => one,
            _ => Self::NONE,
        }
    }
}
