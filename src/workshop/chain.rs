//! What look-ups in a position's bits tell: the part of a program that asks nothing else, and most programs are nothing else.
//!
//! A program as it was compiled is a tree, and each of its nodes is gone to by itself. Here what is told by look-ups is put in a row:
//! a number, and then others that are joined to it one after the other. And what is made of a small number and the empty square is
//! itself but a look-up: so the cubes' misplaced with parity is a sum of three, and one of what `max` and `parity-up` make of that.

use super::arithmetic::{parity_up, two_values};
use super::counted::Conflicts;
use super::painted::Painted;
use super::tally::{Few, Tally};
use super::tree::Operator;

/// Numbers joined one after the other.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    first: Link,
    rest: Vec<Next>,
}

/// What is done with a number.
#[derive(Clone, Debug)]
enum Next {
    Join(Join, Link),
    Then(Then),
}

/// A number that is told by look-ups.
#[derive(Clone, Debug)]
pub(super) enum Link {
    Tally(Tally),
    Painting(usize),
    Conflicts(Conflicts),
    /// The parity of how many of these bits are set, and a number.
    Odd(u64, u32),
}

/// What is made of each number from `low` on, so many of them, together with a few bits of the position.
#[derive(Clone, Debug)]
struct Then {
    low: i64,
    count: usize,
    shift: u32,
    mask: u64,
    values: Vec<i16>,
}

/// The most numbers that are looked up so.
const MOST_COUNT: usize = 64;

impl Then {
    /// `value` is made of a number and of bits with nothing but those set that count.
    fn new(low: i64, count: usize, (shift, mask): Few, value: &dyn Fn(i64, u64) -> i64) -> Option<Self> {
        let rows =
            (0..=mask).flat_map(|row| (0..count as i64).map(move |number| (low + number, row << shift)));
        let values = rows.map(|(number, bits)| i16::try_from(value(number, bits)).ok());
        Some(Self { low, count, shift, mask, values: values.collect::<Option<_>>()? })
    }

    #[inline]
    fn of(&self, number: i64, bits: u64) -> i64 {
        let row = (bits >> self.shift & self.mask) as usize;
        self.values[row * self.count + (number - self.low) as usize].into()
    }
}

/// How a number is joined to what there is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Join {
    Two(Operator),
    Max,
    Min,
    ParityUp,
}

impl Join {
    #[inline]
    fn of(self, number: i64, other: i64) -> i64 {
        match self {
            Self::Max => number.max(other),
            Self::Min => number.min(other),
            Self::ParityUp => parity_up(number, other),
            Self::Two(operator) => two_values(operator, number, other),
        }
    }

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
    pub(super) fn of(&self, bits: u64, paintings: &[Painted]) -> i64 {
        let mut number = self.first.of(bits, paintings);
        for next in &self.rest {
            number = match next {
                Next::Then(then) => then.of(number, bits),
                Next::Join(join, link) => join.of(number, link.of(bits, paintings)),
            };
        }
        number
    }

    /// The least number it can come to, and how many from there on; `None` if that is not known to be few.
    fn range(&self) -> Option<(i64, usize)> {
        let (low, high) = match (&self.first, self.rest.last()) {
            (_, Some(Next::Then(then))) => {
                let (low, high) = (then.values.iter().min()?, then.values.iter().max()?);
                (i64::from(*low), i64::from(*high))
            }
            (Link::Tally(tally), None) => tally.range(),
            (Link::Conflicts(lines), None) => lines.range(),
            _ => return None,
        };
        let count = usize::try_from(high - low + 1).ok()?;
        (count <= MOST_COUNT).then_some((low, count))
    }

    /// What a function makes of the number and of a few bits, looked up; `None` if that takes too much.
    pub(super) fn then(&self, few: Few, value: &dyn Fn(i64, u64) -> i64) -> Option<Self> {
        let mut chain = self.clone();
        let then = match self.rest.last() {
            Some(Next::Then(last)) if last.mask == 0 || few.1 == 0 || last.shift == few.0 => {
                chain.rest.pop();
                let few = if last.mask == 0 { few } else { (last.shift, last.mask) };
                Then::new(last.low, last.count, few, &|number, bits| value(last.of(number, bits), bits))
            }
            _ => {
                let (low, count) = self.range()?;
                Then::new(low, count, few, value)
            }
        };
        chain.rest.push(Next::Then(then?));
        Some(chain)
    }

    /// One number by itself.
    pub(super) const fn alone(first: Link) -> Self {
        Self { first, rest: Vec::new() }
    }

    /// A number joined that depends on few bits.
    fn then_few(&self, join: Join, link: &Link) -> Option<Self> {
        let Link::Tally(tally) = link else { return None };
        self.then(tally.few()?, &|number, bits| join.of(number, tally.of(bits)))
    }

    /// Two numbers joined; `None` where that is no row.
    pub(super) fn joined(&self, join: Join, other: &Self) -> Option<Self> {
        match (&self.rest[..], &other.rest[..]) {
            ([], []) if let Some(first) = self.first.merged(join, &other.first) => {
                Some(Self { first, rest: Vec::new() })
            }
            (_, []) => self.then_few(join, &other.first).or_else(|| {
                let mut chain = self.clone();
                chain.rest.push(Next::Join(join, other.first.clone()));
                Some(chain)
            }),
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
