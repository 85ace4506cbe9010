//! What depends on nothing but the squares or pieces that one loop or two have in hand, worked out for each of them beforehand: so a
//! loop in a loop, as for tiles in each other's way, takes a look-up for each two.

use super::board::{Board, Layout};

/// The most pieces or squares in hand at once: how many folds may stand inside each other.
pub(super) const MOST_FOLDS: usize = 4;

/// What each fold has in hand: a square and what stands there.
pub(super) type Hands = [(u8, u8); MOST_FOLDS];

/// A number by what one fold or two have in hand.
#[derive(Clone, Debug)]
pub(super) struct OfHands {
    slots: [usize; 2],
    /// Bits of what stands on a square, and of what is in hand of the second fold; none of that where there is but one.
    code: u32,
    second: u32,
    values: Vec<i16>,
}

impl OfHands {
    /// The table of what `value` makes of what these folds have in hand, the others having nothing; `None` where a number is too large.
    pub(super) fn new(
        board: &Board,
        first: usize,
        second: Option<usize>,
        mut value: impl FnMut(Hands) -> i64,
    ) -> Option<Self> {
        let code = if board.layout == Layout::Labels { 4 } else { bits_for(board.shown.len()) };
        let hand = bits_for(board.squares()) + code;
        let slots = [first, second.unwrap_or(first)];
        let mut table = Self { slots, code, second: second.map_or(0, |_| hand), values: Vec::new() };
        table.values.resize(1 << (hand + table.second), 0);
        let is_there = |code: u8| match board.layout {
            Layout::Squares { .. } => usize::from(code) < board.shown.len(),
            Layout::Labels => code == 0 || board.labels.contains(&code),
        };
        let squares = board.squares() as u8;
        let all = || (0..squares).flat_map(|square| (0..16).map(move |code| (square, code)));
        let all = || all().filter(|&(_, code)| is_there(code));
        let mut hands = [(0, 0); MOST_FOLDS];
        for one in all() {
            hands[first] = one;
            for other in all().take(if second.is_some() { usize::MAX } else { 1 }) {
                if let Some(second) = second {
                    hands[second] = other;
                }
                let place = table.place(hands);
                table.values[place] = i16::try_from(value(hands)).ok()?;
            }
        }
        Some(table)
    }

    /// Whether it is by what two folds have in hand, of which this is the second.
    pub(super) fn is_second(&self, slot: usize) -> bool {
        self.second > 0 && self.slots[1] == slot
    }

    /// The numbers by what the second fold has in hand, with what the first has.
    #[inline]
    pub(super) fn row(&self, mut hands: Hands) -> Row<'_> {
        hands[self.slots[1]] = (0, 0);
        let place = self.place(hands);
        Row { code: self.code, values: &self.values[place..place + (1 << self.second)] }
    }

    #[inline]
    fn place(&self, hands: Hands) -> usize {
        let hand = |slot: usize| {
            let (square, code) = hands[slot];
            usize::from(square) << self.code | usize::from(code)
        };
        let second = hand(self.slots[1]) & ((1 << self.second) - 1);
        hand(self.slots[0]) << self.second | second
    }

    #[inline]
    pub(super) fn value(&self, hands: Hands) -> i64 {
        self.values[self.place(hands)].into()
    }
}

/// Numbers by what one fold has in hand.
pub(super) struct Row<'a> {
    code: u32,
    values: &'a [i16],
}

impl Row<'_> {
    #[inline]
    pub(super) fn value(&self, square: u8, code: u8) -> i64 {
        self.values[usize::from(square) << self.code | usize::from(code)].into()
    }
}

/// The bits that numbers below this take.
const fn bits_for(count: usize) -> u32 {
    usize::BITS - (count - 1).leading_zeros()
}
