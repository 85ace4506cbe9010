//! Sums over squares or pieces of what depends on each alone, worked out beforehand for each value of some of a position's bits: what
//! the language says in a loop then takes a few look-ups, as it does where it is written in Rust.

use super::board::{Board, Layout};
use super::op::{Nowhere, Op, Over, Run, Tally};
use super::tree::How;

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
        let mut run = Run::new(board, &[], &Nowhere);
        let hand = (square as u8, code);
        run.hands[over.slot] = hand;
        if over.filter.as_ref().is_some_and(|filter| run.value(filter) == 0) {
            return 0;
        }
        let value = run.value(&over.body);
        if over.how == How::Count { i64::from(value != 0) } else { value }
    };
    // What each square adds with each code: the parts of the tally ask the same again and again.
    let values: Vec<Vec<i64>> =
        (0..board.squares()).map(|square| (0..16).map(|code| value(square, code)).collect()).collect();
    let value = |square: usize, code: u8| values[square][usize::from(code)];
    let mut tally = Tally { parts: Vec::new(), values: Vec::new() };
    match board.layout {
        Layout::Squares { width, empty, none } => {
            let each = 9 / width as usize;
            for first in (0..board.squares()).step_by(each) {
                let squares: Vec<usize> = (first..board.squares().min(first + each)).collect();
                part(&mut tally, width as usize * first, width as usize * squares.len(), |bits| {
                    let codes = squares.iter().enumerate().map(|(number, &square)| {
                        let code = (bits >> (width as usize * number)) as u8 & ((1 << width) - 1);
                        (square, code)
                    });
                    codes.map(|(square, code)| value(square, code)).sum()
                })?;
            }
            // Where the empty square's own bits are those of a piece, that is taken back.
            if let Some(empty) = empty.filter(|_| none >> width > 0) {
                part(&mut tally, empty as usize, 5, |square| {
                    if square < board.squares() { value(square, none) - value(square, 0) } else { 0 }
                })?;
            }
        }
        Layout::Labels => {
            let add =
                |label: u8, square: usize| if square < board.squares() { value(square, label) } else { 0 };
            for label in (0..16).step_by(2).filter(|&label| board.labels.iter().any(|&last| last >= label)) {
                part(&mut tally, 4 * usize::from(label), 8, |bits| {
                    add(label, bits & 15) + add(label + 1, bits >> 4)
                })?;
            }
        }
    }
    Some(tally)
}

/// Adds a part of `length` bits from `shift` on.
fn part(tally: &mut Tally, shift: usize, length: usize, value: impl Fn(usize) -> i64) -> Option<()> {
    tally.parts.push((u32::try_from(shift).ok()?, (1 << length) - 1, tally.values.len()));
    for bits in 0..1 << length {
        tally.values.push(i32::try_from(value(bits)).ok()?);
    }
    Some(())
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
        | Op::Counted(_)
        | Op::ParityUp(_)
        | Op::Pathmax(_)
        | Op::Edited(_)
        | Op::Tally(_) => false,
    }
}
