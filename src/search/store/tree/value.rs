//! What a search stores of a position beside it.

use crate::search::by::By;

/// What a search stores of a position beside it.
pub trait Value: Copy + Default + 'static {
    /// How many bits a [`mark`](Self::mark) has: 1, 2 or 8.
    const MARK_BITS: usize;

    /// Whether a position is stored once more when it is met with a value of a smaller mark.
    const IMPROVES: bool = false;

    /// All that the search asks of a position that it meets again; never 0.
    fn mark(self) -> u8;

    /// Takes note that the position was stored once more.
    fn outdate(&mut self) {}

    /// Whether that may be so, now or at a later time that the search has gone back from.
    fn is_outdated(self) -> bool {
        false
    }
}

/// That a position is stored is all that its mark tells.
impl Value for By {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u8 {
        1
    }
}

/// Whether a position is stored with `value` that had the mark `before`.
#[inline]
pub(super) fn is_worth_storing<V: Value>(before: u8, value: V) -> bool {
    // Both sides are quicker than a branch.
    (before == 0) | (V::IMPROVES & (value.mark() < before))
}

/// The mark of a position that had the mark `before` and is met with `value`.
#[inline]
pub(super) fn improved<V: Value>(before: u8, value: V) -> u8 {
    if is_worth_storing(before, value) { value.mark() } else { before }
}
