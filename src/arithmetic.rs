//! Operators, folds and integers of the expression language: total operations, saturated results.

/// Numbers saturate at this magnitude.
pub const MOST: i64 = (1 << 31) - 1;

/// Maximum nesting depth of expressions.
pub const MOST_DEPTH: usize = 32;

/// Maximum number of steps of a program per position.
pub const MOST_STEPS: u64 = 20_000;

/// How the values of a fold are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// The sum.
    Sum,
    /// The number of nonzero values.
    Count,
    /// The minimum; 0 for no values.
    Min,
    /// The maximum; 0 for no values.
    Max,
}

impl How {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sum, Self::Count, Self::Min, Self::Max];

    /// Its keyword.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sum => "sum",
            Self::Count => "count",
            Self::Min => "min",
            Self::Max => "max",
        }
    }

    pub(crate) fn by_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|how| how.word() == word)
    }
}

/// The values of a fold so far.
#[derive(Default)]
pub(crate) struct FoldValues {
    sum: i64,
    count: i64,
    extreme: Option<i64>,
}

impl FoldValues {
    #[inline(always)]
    pub(crate) fn add(&mut self, how: How, value: i64) {
        self.sum += value;
        self.count += i64::from(value != 0);
        self.extreme = Some(match (how, self.extreme) {
            (How::Min, Some(before)) => value.min(before),
            (_, Some(before)) => value.max(before),
            (_, None) => value,
        });
    }

    pub(crate) fn result(self, how: How) -> i64 {
        match how {
            How::Sum => within(self.sum),
            How::Count => self.count,
            How::Min | How::Max => self.extreme.unwrap_or(0),
        }
    }
}

/// A binary operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `or`
    Or,
    /// `and`
    And,
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `//`, rounded down
    Over,
    /// `%`, the remainder
    Modulo,
}

impl Operator {
    /// All of them; longer signs before their prefixes.
    pub const ALL: [Self; 13] = [
        Self::Or,
        Self::And,
        Self::Unequal,
        Self::AtMost,
        Self::AtLeast,
        Self::Equal,
        Self::Less,
        Self::Greater,
        Self::Over,
        Self::Plus,
        Self::Minus,
        Self::Times,
        Self::Modulo,
    ];

    /// Its sign in the text.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Or => "or",
            Self::And => "and",
            Self::Equal => "=",
            Self::Unequal => "!=",
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Over => "//",
            Self::Modulo => "%",
        }
    }

    /// Its binding strength: higher binds first.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::Or => 1,
            Self::And => 2,
            Self::Plus | Self::Minus => 5,
            Self::Times | Self::Over | Self::Modulo => 6,
            _ => COMPARISON,
        }
    }
}

pub(crate) const NOT: u8 = 3;

/// Comparisons do not chain.
pub(crate) const COMPARISON: u8 = 4;

pub(crate) const NEGATIVE: u8 = 7;

#[inline]
pub(crate) fn within(number: i64) -> i64 {
    number.clamp(-MOST, MOST)
}

/// The square root, rounded down, or up if `up`; 0 for negative numbers.
pub(crate) fn root(number: i64, up: bool) -> i64 {
    let number = number.max(0);
    let root = number.isqrt();
    root + i64::from(up && root * root < number)
}

#[inline]
pub(crate) fn parity_up(number: i64, parity: i64) -> i64 {
    within(number + ((number ^ parity) & 1))
}

/// Results saturate; division rounds down, and by 0 gives 0.
pub(crate) fn two_values(operator: Operator, left: i64, right: i64) -> i64 {
    match operator {
        Operator::Or => (left != 0 || right != 0).into(),
        Operator::And => (left != 0 && right != 0).into(),
        Operator::Equal => (left == right).into(),
        Operator::Unequal => (left != right).into(),
        Operator::Less => (left < right).into(),
        Operator::AtMost => (left <= right).into(),
        Operator::Greater => (left > right).into(),
        Operator::AtLeast => (left >= right).into(),
        Operator::Plus => within(left + right),
        Operator::Minus => within(left - right),
        Operator::Times => within(left * right),
        // Rounded down for all signs, so the remainder has the divisor's sign.
        Operator::Over | Operator::Modulo if right == 0 => 0,
        Operator::Over => left.div_euclid(right) - i64::from(right < 0 && left.rem_euclid(right) != 0),
        Operator::Modulo => {
            let rest = left.rem_euclid(right);
            if right < 0 && rest != 0 { rest + right } else { rest }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_is_undefined_for_any_two_numbers() {
        let over = |a, b| two_values(Operator::Over, a, b);
        let rest = |a, b| two_values(Operator::Modulo, a, b);
        for (a, b, quotient, left) in
            [(7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -4, -1), (-7, -2, 3, -1), (7, 0, 0, 0), (6, -3, -2, 0)]
        {
            assert_eq!((over(a, b), rest(a, b)), (quotient, left), "{a} by {b}");
        }
        assert_eq!(over(-MOST, -1), MOST);
        assert_eq!(two_values(Operator::Times, MOST, MOST), MOST);
        assert_eq!(two_values(Operator::Times, MOST, -MOST), -MOST);
        assert_eq!(two_values(Operator::Minus, -MOST, 1), -MOST);
    }
}
