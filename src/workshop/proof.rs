//! What is proved of a bound by how it is put together, without asking a single position.
//!
//! *Admissible*: it never exceeds the number of moves still to go. *Gentle*: it falls by one at the most along a move. A bound that is
//! both is consistent. What is proved here holds; of what is not, an audit may still find that it holds.

use super::op::Op;
use super::tree::Operator;

/// What is proved of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    pub(super) admissible: bool,
    pub(super) gentle: bool,
}

impl Proof {
    pub(super) const NONE: Self = Self { admissible: false, gentle: false };
    pub(super) const BOTH: Self = Self { admissible: true, gentle: true };

    /// A number that is the same everywhere.
    pub(super) const fn constant(number: i64) -> Self {
        Self { admissible: number <= 0, gentle: true }
    }

    /// The largest of several: none of them exceeds what is still to go, and the one that is the largest falls by one at the most.
    pub(super) fn of_largest(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().all(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    /// The least of several is no more than any of them.
    pub(super) fn of_least(all: &[Self]) -> Self {
        let (admissible, gentle) = (all.iter().any(|one| one.admissible), all.iter().all(|one| one.gentle));
        Self { admissible, gentle }
    }

    /// Two numbers with a sign between. Of sums nothing is proved: a move may be counted in both parts. Where one of the two is the
    /// same everywhere, the other's steps stay, or get smaller.
    pub(super) const fn of_two(operator: Operator, left: (&Op, Self), right: (&Op, Self)) -> Self {
        match (operator, left, right) {
            (Operator::Plus, (_, one), (Op::Constant(number), _))
            | (Operator::Plus, (Op::Constant(number), _), (_, one)) => {
                Self { admissible: one.admissible && *number <= 0, gentle: one.gentle }
            }
            (Operator::Minus, (_, one), (Op::Constant(number), _)) => {
                Self { admissible: one.admissible && *number >= 0, gentle: one.gentle }
            }
            // Rounded down, a part of a number that falls by one falls by one at the most.
            (Operator::Over, (_, one), (Op::Constant(1..), _))
            | (Operator::Times, (_, one), (Op::Constant(1), _))
            | (Operator::Times, (Op::Constant(1), _), (_, one)) => one,
            _ => Self::NONE,
        }
    }
}
