//! The value stored with a position.

use crate::puzzle::costs::Costs;
use crate::search::by::PackedBy;

/// The value stored with a position.
pub trait Value: Copy + Default + 'static {
    /// Number of bits of a [`mark`](Self::mark): 1, 2 or 8; more only for positions without ranks.
    const MARK_BITS: usize;

    /// Whether meeting a position with a smaller mark stores it again.
    const IMPROVES: bool = false;

    /// All that the search asks of a position that it meets again. Never 0.
    fn mark(self) -> u32;

    /// Records that the position was stored again.
    fn outdate(&mut self) {}

    /// Whether the position may have been stored again, now or at a later time that the search has gone back from.
    fn is_outdated(self) -> bool {
        false
    }
}

/// The mark only says that the position is stored.
impl<C: Costs> Value for PackedBy<C> {
    const MARK_BITS: usize = 1;

    #[inline]
    fn mark(self) -> u32 {
        1
    }
}

/// Whether `value` is stored for a position with the mark `before`; 0 means that it has none.
#[inline]
pub(super) fn is_worth_storing<V: Value>(before: u32, value: V) -> bool {
    // Evaluating both sides is faster than a branch.
    (before == 0) | (V::IMPROVES & (value.mark() < before))
}

/// The mark after meeting a position that has the mark `before` with `value`.
#[inline]
pub(super) fn improved<V: Value>(before: u32, value: V) -> u32 {
    if is_worth_storing(before, value) { value.mark() } else { before }
}
