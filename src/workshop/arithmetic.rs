//! The integers of the language: total operations, saturated results.

use super::text::MOST;
use super::tree::Operator;

#[inline]
pub(super) fn within(number: i64) -> i64 {
    number.clamp(-MOST, MOST)
}

/// The square root, rounded down, or up if `up`; 0 for negative numbers.
pub(super) fn root(number: i64, up: bool) -> i64 {
    let number = number.max(0);
    let root = number.isqrt();
    root + i64::from(up && root * root < number)
}

#[inline]
pub(super) fn parity_up(number: i64, parity: i64) -> i64 {
    within(number + ((number ^ parity) & 1))
}

/// Results saturate; division rounds down, and by 0 gives 0.
pub(super) fn two_values(operator: Operator, left: i64, right: i64) -> i64 {
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
