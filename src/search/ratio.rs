//! Ratios of whole numbers: weights with exact arithmetic on every machine.

use std::cmp::Ordering;
use std::fmt;

/// A ratio in lowest terms, so that equal ratios have equal text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    over: u32,
    under: u32,
}

impl Ratio {
    /// `over` divided by `under`.
    ///
    /// # Panics
    /// If `under` is 0.
    #[must_use]
    pub const fn new(over: u32, under: u32) -> Self {
        assert!(under > 0, "nothing is divided by 0");
        // Euclid's algorithm, as a loop for `const`.
        let (mut common, mut rest) = (under, over);
        while rest > 0 {
            (common, rest) = (rest, common % rest);
        }
        Self { over: over / common, under: under / common }
    }

    /// The numerator.
    #[must_use]
    pub const fn over(self) -> u32 {
        self.over
    }

    /// q g + p h, for a weight of p/q on h.
    #[inline]
    #[must_use]
    pub const fn weigh(self, g: u32, h: u32) -> u32 {
        self.under * g + self.over * h
    }

    /// The denominator.
    #[must_use]
    pub const fn under(self) -> u32 {
        self.under
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let crosswise = |one: &Self, other: &Self| u64::from(one.over) * u64::from(other.under);
        crosswise(self, other).cmp(&crosswise(other, self))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self { over, under: 1 } => over.fmt(f),
            Self { over, under } => write!(f, "{over}/{under}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ratios_are_written_alike_and_others_are_ordered_by_what_they_come_to() {
        assert_eq!((Ratio::new(6, 4), Ratio::new(6, 4).to_string().as_str()), (Ratio::new(3, 2), "3/2"));
        assert_eq!((Ratio::new(4, 2).to_string(), Ratio::new(0, 7).to_string()), ("2".into(), "0".into()));
        assert!(Ratio::new(3, 2) < Ratio::new(5, 3) && Ratio::new(u32::MAX, 1) > Ratio::new(u32::MAX - 1, 1));
    }
}
