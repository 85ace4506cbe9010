//! A program made quicker: what it asks of look-ups alone is put in rows of them, what depends on one square or piece alone is worked
//! out beforehand, and so is what depends on what loops have in hand.

use std::rc::Rc;

use super::arithmetic::root;
use super::board::{Board, Layout};
use super::chain::{Chain, Join, Link};
use super::hands::{MOST_FOLDS, OfHands};
use super::op::{Bits, Evaluation, Op, Over};
use super::tally::{PART, Tally};
use super::tree::{How, Operator};

/// The same step, with what look-ups tell put in rows, and what depends on folds' hands alone looked up by those.
pub(super) fn quickened(board: &Board, op: &Op) -> Op {
    if matches!(op, Op::Constant(_)) {
        return op.clone();
    }
    if let Some(tally) = of_empty(board, op) {
        return Op::Chain(Rc::new(Chain::alone(Link::Tally(tally))));
    }
    if let Some(table) = by_hands(board, op) {
        return Op::OfHands(Rc::new(table));
    }
    if let Op::Over(over) = op
        && let Some(table) = sum_by_hands(board, over)
    {
        return Op::SumOfHands(Rc::new(table), over.pieces);
    }
    let op = op.with_inner(&mut |inner| quickened(board, inner));
    let two = |join: Join, two: &[Op; 2]| row_of(&two[0])?.joined(join, &row_of(&two[1])?);
    let one =
        |inner: &Op, value: &dyn Fn(i64) -> i64| row_of(inner)?.then((0, 0), &|number, _| value(number));
    let chain = match &op {
        Op::Two(operator, inner) => two(Join::Two(*operator), inner),
        Op::ParityUp(inner) => two(Join::ParityUp, inner),
        Op::Negative(inner) => one(inner, &|number| -number),
        Op::Absolute(inner) => one(inner, &i64::abs),
        Op::Not(inner) => one(inner, &|number| i64::from(number == 0)),
        Op::Root(inner, up) => one(inner, &|number| root(number, *up)),
        Op::Largest(all) => return extreme(all, Join::Max),
        Op::Least(all) => return extreme(all, Join::Min),
        one => row_of(one),
    };
    chain.map_or(op, |chain| Op::Chain(Rc::new(chain)))
}

/// The largest of several, or the least: those in a row that can be, and with it what cannot.
fn extreme(all: &[Op], join: Join) -> Op {
    let mut others = Vec::new();
    let mut row: Option<Chain> = None;
    for op in all {
        let joined = row_of(op).and_then(|chain| match &row {
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

/// What a step tells by look-ups alone, as far as that is known already.
fn row_of(op: &Op) -> Option<Chain> {
    Some(Chain::alone(match op {
        Op::Chain(chain) => return Some((**chain).clone()),
        Op::Constant(number) => Link::Tally(Tally::constant(*number)?),
        Op::Tally(tally) => Link::Tally((**tally).clone()),
        Op::Painting(number) => Link::Painting(*number),
        Op::Conflicts(lines) => Link::Conflicts((**lines).clone()),
        Op::Odd(mask, plus) => Link::Odd(*mask, *plus),
        _ => return None,
    }))
}

/// A step as a table by what one fold or two have in hand; `None` for what depends on anything else, or on the hands of no fold or of more
/// than two, for what is a hand itself, and where a number is too large.
fn by_hands(board: &Board, op: &Op) -> Option<OfHands> {
    let mut asked = [false; MOST_FOLDS];
    if matches!(op, Op::Square(_) | Op::Code(_)) || !asks_hands_alone(op, &mut asked) {
        return None;
    }
    let slots: Vec<usize> = (0..MOST_FOLDS).filter(|&slot| asked[slot]).collect();
    let (first, second) = match slots[..] {
        [one] => (one, None),
        [one, other] => (one, Some(other)),
        _ => return None,
    };
    let nowhere = Bits(0);
    let mut evaluation = Evaluation::new(board, &[], &nowhere);
    OfHands::new(board, first, second, |hands| {
        evaluation.hands = hands;
        evaluation.value(op)
    })
}

/// What each square or piece adds to a sum or count, as such a table by what a fold around has in hand, too. What is left out adds nothing.
fn sum_by_hands(board: &Board, over: &Over) -> Option<OfHands> {
    let is_so = |op: &Op| Op::Not(Box::new(Op::Not(Box::new(op.clone()))));
    let body = match over.how {
        How::Sum => over.body.clone(),
        How::Count => is_so(&over.body),
        How::Min | How::Max => return None,
    };
    let each = match &over.filter {
        Some(filter) => Op::Two(Operator::Times, Box::new([is_so(filter), body])),
        None => body,
    };
    by_hands(board, &each).filter(|table| table.is_second(over.slot))
}

/// Whether a step asks nothing but what folds have in hand, and of which it is `asked`.
fn asks_hands_alone(op: &Op, asked: &mut [bool; MOST_FOLDS]) -> bool {
    let mut all = |inner: &[Op]| inner.iter().all(|op| asks_hands_alone(op, asked));
    match op {
        Op::Constant(_) => true,
        Op::Square(slot) | Op::Code(slot) => {
            asked[*slot] = true;
            true
        }
        Op::Lookup(_, one) | Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) => {
            asks_hands_alone(one, asked)
        }
        Op::Between(_, _, two) | Op::Two(_, two) | Op::ParityUp(two) => all(&two[..]),
        Op::Largest(inner) | Op::Least(inner) => all(inner),
        _ => false,
    }
}

/// The sum or count as a tally; `None` where what is put together depends on more than the square or piece in hand, or is too large.
pub(super) fn tally(board: &Board, over: &Over) -> Option<Tally> {
    let alone = |op: &Op| depends_on_hand_alone(op, over.slot);
    if !alone(&over.body) || !over.filter.as_ref().is_none_or(alone) {
        return None;
    }
    let is_there = |code: u8| match board.layout {
        Layout::Squares { .. } => usize::from(code) < board.shown.len(),
        Layout::Labels => code == 0 || board.labels.contains(&code),
    };
    let value = |square: usize, code: u8| {
        if !is_there(code) || (over.pieces && !board.is_piece(code)) {
            return 0;
        }
        let mut evaluation = Evaluation::new(board, &[], &Bits(0));
        let hand = (square as u8, code);
        evaluation.hands[over.slot] = hand;
        if over.filter.as_ref().is_some_and(|filter| evaluation.value(filter) == 0) {
            return 0;
        }
        let value = evaluation.value(&over.body);
        if over.how == How::Count { i64::from(value != 0) } else { value }
    };
    // What each square adds with each code: the parts of the tally ask the same again and again.
    let values: Vec<Vec<i64>> =
        (0..board.squares()).map(|square| (0..16).map(|code| value(square, code)).collect()).collect();
    let value = |square: usize, code: u8| values[square][usize::from(code)];
    let mut tally = Tally::constant(0)?;
    match board.layout {
        Layout::Squares { width, empty, none } => {
            let each = PART / width as usize;
            for first in (0..board.squares()).step_by(each) {
                let squares: Vec<usize> = (first..board.squares().min(first + each)).collect();
                tally.add_part(width as usize * first, width as usize * squares.len(), |bits| {
                    let codes = squares.iter().enumerate().map(|(number, &square)| {
                        let code = (bits >> (width as usize * number)) as u8 & ((1 << width) - 1);
                        (square, code)
                    });
                    codes.map(|(square, code)| value(square, code)).sum()
                })?;
            }
            // Where the empty square's own bits are those of a piece, that is taken back.
            if let Some(empty) = empty.filter(|_| none >> width > 0) {
                tally.add_part(empty as usize, 5, |square| {
                    if square < board.squares() { value(square, none) - value(square, 0) } else { 0 }
                })?;
            }
        }
        Layout::Labels => {
            let add =
                |label: u8, square: usize| if square < board.squares() { value(square, label) } else { 0 };
            for label in (0..16).step_by(2).filter(|&label| board.labels.iter().any(|&last| last >= label)) {
                tally.add_part(4 * usize::from(label), 8, |bits| {
                    add(label, bits & 15) + add(label + 1, bits >> 4)
                })?;
            }
        }
    }
    Some(tally)
}

/// Whether a step depends on nothing but the square or piece that the fold of `slot` has in hand. Folds inside may go over squares, as
/// long as they do not ask what stands there.
fn depends_on_hand_alone(op: &Op, slot: usize) -> bool {
    let alone = |op: &Op| depends_on_hand_alone(op, slot);
    match op {
        Op::Constant(_) => true,
        Op::Square(other) => *other >= slot,
        Op::Code(other) => *other == slot,
        Op::Lookup(_, one) | Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) => {
            alone(one)
        }
        Op::Between(_, _, two) | Op::Two(_, two) => two.iter().all(alone),
        Op::Largest(all) | Op::Least(all) => all.iter().all(alone),
        Op::Over(over) => !over.pieces && over.filter.as_ref().is_none_or(alone) && alone(&over.body),
        Op::Listed(_)
        | Op::Painting(_)
        | Op::Empty
        | Op::CodeAt(_)
        | Op::Odd(..)
        | Op::Cycles
        | Op::Conflicts(_)
        | Op::ParityUp(_)
        | Op::Pathmax(_)
        | Op::Edited(_)
        | Op::Tally(_)
        | Op::Chain(_)
        | Op::OfHands(_)
        | Op::SumOfHands(..) => false,
    }
}

/// The same of where the empty square is: a number that depends on that alone is worked out for each.
pub(super) fn of_empty(board: &Board, op: &Op) -> Option<Tally> {
    let (Layout::Squares { empty: Some(_), .. } | Layout::Labels) = board.layout else { return None };
    if !depends_on_empty_alone(op) {
        return None;
    }
    let shift = if let Layout::Squares { empty: Some(shift), .. } = board.layout { shift } else { 0 };
    let value = |square: usize| Evaluation::new(board, &[], &Bits((square as u64) << shift)).value(op);
    Tally::of_empty(board, value)
}

fn depends_on_empty_alone(op: &Op) -> bool {
    match op {
        Op::Constant(_) | Op::Empty => true,
        Op::Lookup(_, one) | Op::Negative(one) | Op::Not(one) | Op::Absolute(one) | Op::Root(one, _) => {
            depends_on_empty_alone(one)
        }
        Op::Between(_, _, two) | Op::Two(_, two) | Op::ParityUp(two) => {
            two.iter().all(depends_on_empty_alone)
        }
        Op::Largest(all) | Op::Least(all) => all.iter().all(depends_on_empty_alone),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{EightPuzzle, FifteenPuzzle, KnightsExchange, Notation, RollingCubes, ToyExchange};
    use crate::workshop::bench::Bench;
    use crate::workshop::compile::compile;
    use crate::workshop::op::{Bits, Evaluation};
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
                    let value = |op| Evaluation::new(&board, &[], &here).value(op);
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
