//! What look-ups in a position's bits tell: the part of a program that asks nothing else, and most programs are nothing else.
//!
//! A program as it was compiled is a tree, and each of its nodes is gone to by itself. Here what is told by look-ups is put in a row:
//! a number, and then others that are joined to it one after the other. And what is made of a small number and the empty square is
//! itself but a look-up: so the cubes' misplaced with parity is a sum of three, and one of what `max` and `parity-up` make of that.

use std::rc::Rc;

use super::board::Board;
use super::counted::Conflicts;
use super::hands::OfHands;
use super::op::{Op, parity_up, root, two_values};
use super::painted::Painted;
use super::tally::{Few, Tally, of_empty};
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
enum Link {
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
    fn new(
        low: i64,
        count: usize,
        (shift, mask): Few,
        value: impl Fn(i64, u64) -> Option<i64>,
    ) -> Option<Self> {
        let rows =
            (0..=mask).flat_map(|row| (0..count as i64).map(move |number| (low + number, row << shift)));
        let values = rows.map(|(number, bits)| i16::try_from(value(number, bits)?).ok());
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
enum Join {
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
    #[inline]
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
    fn then(&self, few: Few, value: impl Fn(i64, u64) -> i64) -> Option<Self> {
        let mut chain = self.clone();
        let then = match self.rest.last() {
            Some(Next::Then(last)) if last.mask == 0 || few.1 == 0 || last.shift == few.0 => {
                chain.rest.pop();
                let few = if last.mask == 0 { few } else { (last.shift, last.mask) };
                Then::new(last.low, last.count, few, |number, bits| Some(value(last.of(number, bits), bits)))
            }
            _ => {
                let (low, count) = self.range()?;
                Then::new(low, count, few, |number, bits| Some(value(number, bits)))
            }
        };
        chain.rest.push(Next::Then(then?));
        Some(chain)
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

    /// A number joined that depends on few bits.
    fn then_few(&self, join: Join, link: &Link) -> Option<Self> {
        let Link::Tally(tally) = link else { return None };
        self.then(tally.few()?, |number, bits| join.of(number, tally.of(bits)))
    }

    /// Two numbers joined; `None` where that is no row.
    fn joined(&self, join: Join, other: &Self) -> Option<Self> {
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

/// The same step, with what look-ups tell put in rows, and what depends on folds' hands alone looked up by those.
pub(super) fn quickened(board: &Board, op: &Op) -> Op {
    if matches!(op, Op::Constant(_)) {
        return op.clone();
    }
    if let Some(tally) = of_empty(board, op) {
        return Op::Chain(Rc::new(Chain { first: Link::Tally(tally), rest: Vec::new() }));
    }
    if let Some(table) = OfHands::of(board, op) {
        return Op::OfHands(Rc::new(table));
    }
    let op = op.with_inner(&mut |inner| quickened(board, inner));
    let two = |join: Join, two: &[Op; 2]| Chain::by(&two[0])?.joined(join, &Chain::by(&two[1])?);
    let one =
        |inner: &Op, value: &dyn Fn(i64) -> i64| Chain::by(inner)?.then((0, 0), |number, _| value(number));
    let chain = match &op {
        Op::Two(operator, inner) => two(Join::Two(*operator), inner),
        Op::ParityUp(inner) => two(Join::ParityUp, inner),
        Op::Negative(inner) => one(inner, &|number| -number),
        Op::Absolute(inner) => one(inner, &i64::abs),
        Op::Not(inner) => one(inner, &|number| i64::from(number == 0)),
        Op::Root(inner, up) => one(inner, &|number| root(number, *up)),
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

#[cfg(test)]
mod tests {
    use crate::puzzle::{EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, RollingCubes, ToyExchange};
    use crate::workshop::compile::compile;
    use crate::workshop::op::{Bits, Run};
    use crate::workshop::puzzles::Bench;
    use crate::workshop::text::parse;

    /// Numbers that exist on every board: what look-ups tell of it, and what they do not.
    const NUMBERS: [&str; 10] = [
        "3",
        "parity",
        "count(s in squares: WHAT(s) != wanted(s))",
        "sum(s in squares where WHAT(s) = wanted(s): row(s) * 2 - 5)",
        "max(s in squares: WHAT(s) = WHAT(a1))",
        "sum(s in squares: count(t in squares where column(t) > column(s): distance(s, t) * (WHAT(s) = WHAT(t))))",
        "sum(s in squares: sum(t in squares where row(t) = row(s): (WHAT(s) = wanted(t)) * (column(s) < column(t))))",
        "sum(s in squares: max(t in squares: distance(s, t) * (WHAT(t) = wanted(s))))",
        "count(p in PIECES: min(q in PIECES: distance(p, q) + 40 * (p = q)) > 1)",
        "(WHAT(a2) = WHAT(b2)) * 70000",
    ];

    /// Those of boards with an empty square, and with labels.
    const EMPTY: [&str; 2] = ["distance(empty, goal(empty))", "row(empty) * 3 - column(empty)"];
    const LABELS: [&str; 3] =
        ["2 * row-conflicts + column-conflicts", "cycles", "sum(p in tiles: label(p) % 3)"];

    /// What is made of two numbers.
    const MADE: [&str; 14] = [
        "A + B",
        "A - 2 * B",
        "max(A, B, 4)",
        "min(B, A - 1)",
        "parity-up(max(A, B))",
        "(A + 7) // (B - 3)",
        "A % (B - 2)",
        "not A",
        "abs(A - B) * 3",
        "root-up(A) + root(B)",
        "-(A // 2)",
        "(A = B) + (A < B) * 2 + (A >= B)",
        "max(A % 3, B // 2) - (A or B)",
        "70000 * A * B",
    ];

    fn assert_quick_is_the_same<P: Bench + Notation>(start: &str, goal: &str) {
        let puzzle = P::read(start, goal).unwrap();
        let board = puzzle.board();
        let (labels, empty) = (!board.labels.is_empty(), board.has_empty());
        let mut numbers = NUMBERS.to_vec();
        numbers.extend(EMPTY.iter().filter(|_| empty));
        numbers.extend(LABELS.iter().filter(|_| labels));
        let mut states = vec![puzzle.start()];
        for step in 0..60 {
            let state = states[step];
            let moves: Vec<_> = puzzle.moves(state).into_iter().collect();
            states.push(puzzle.after(state, moves[step * step % 7 % moves.len()]));
        }
        let (what, pieces) = (if labels { "tile" } else { "colour" }, board.words.pieces);
        let mut compared = 0;
        for (a, first) in numbers.iter().enumerate() {
            for (m, made) in MADE.iter().enumerate() {
                let second = numbers[(a * 5 + m * 3 + 1) % numbers.len()];
                let text = made.replace('A', &format!("({first})")).replace('B', &format!("({second})"));
                let text = text.replace("WHAT", what).replace("PIECES", pieces);
                // On the largest board some take too many steps.
                let Ok(program) = compile(&board, &parse(&text).unwrap()) else { continue };
                compared += 1;
                for &state in &states {
                    let here = Bits(P::bits(state));
                    let value = |op| Run::new(&board, &[], &here).value(op);
                    let said = value(&program.quick);
                    assert_eq!(said, value(&program.op), "{text} of {}", puzzle.write_state(state));
                }
            }
        }
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn what_is_worked_out_beforehand_says_what_the_tree_says() {
        assert_quick_is_the_same::<EightPuzzle>("867254301", "123456780");
        assert_quick_is_the_same::<FifteenPuzzle>("0197bd53ec4286af", "0123456789abcdef");
        assert_quick_is_the_same::<RollingCubes>("WWWWWWWWE", "BWRBWRBER");
        let [start, goal] = ["1011001*11101110100100000", "111110111100*110000100000"];
        assert_quick_is_the_same::<KnightsExchange>(start, goal);
        assert_quick_is_the_same::<ToyExchange>("1111000011100010", "1010010110100101");
    }
}
