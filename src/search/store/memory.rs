//! What a search's tables take in memory, told before it is taken.

/// How many bytes a search leaves to what is small and asked for without a question: counts by depth, ends of buckets, the answer
/// itself. Natively a program that asks for more than there is ends there and then.
const LEFT_OVER: usize = 1 << 21;

/// After how many more bytes taken it looks again whether the machine has them: seldom enough to cost nothing, and a part of what is
/// left over.
const LOOKED_AFTER: u64 = 1 << 18;

/// Whether the machine has so many bytes now, and [some more](LEFT_OVER).
pub(crate) fn is_at_hand(bytes: usize) -> bool {
    let mut room = Vec::<u8>::new();
    let at_hand = room.try_reserve_exact(bytes.saturating_add(LEFT_OVER)).is_ok();
    // A compiler may leave out memory that nobody uses, and say that it was there.
    std::hint::black_box(&mut room);
    at_hand
}

/// The account of a search's tables: what they take, the most they ever took, and what they may.
///
/// Everything is worked out from lengths and sizes, not asked of the allocator: every platform
/// reports the same, and reaches a limit at the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    limit: u64,
    taken: u64,
    peak: u64,
}

impl Memory {
    /// An account of nothing yet, which may come to `limit` bytes.
    #[must_use]
    pub const fn new(limit: u64) -> Self {
        Self { limit, taken: 0, peak: 0 }
    }

    /// Bytes that may be taken.
    #[must_use]
    pub const fn limit(self) -> u64 {
        self.limit
    }

    /// Bytes taken now, room kept for growth included.
    #[must_use]
    pub const fn taken(self) -> u64 {
        self.taken
    }

    /// The most bytes ever taken, the moments of growing included.
    #[must_use]
    pub const fn peak(self) -> u64 {
        self.peak
    }

    /// Lets a table of `old` bytes be copied into one of `new` and then dropped: for a moment both are
    /// there. Runs `copy` if the limit allows that, and tells whether it allowed and `copy` managed. Every quarter of a megabyte
    /// it looks first whether the machine has that much, too.
    pub fn exchange(&mut self, old: usize, new: usize, copy: impl FnOnce() -> bool) -> bool {
        let height = self.taken.saturating_add(new as u64);
        let is_far = height / LOOKED_AFTER > self.taken / LOOKED_AFTER;
        if height > self.limit || is_far && !is_at_hand(new) || !copy() {
            return false;
        }
        self.peak = self.peak.max(height);
        self.taken = height - old as u64;
        true
    }

    /// Whether the limit allows that a table of `old` bytes is dropped and then one of `new` made.
    #[must_use]
    pub const fn allows(self, old: usize, new: usize) -> bool {
        self.taken - old as u64 + new as u64 <= self.limit
    }

    /// Takes note that this has been done, as the limit [allows](Self::allows) it.
    pub fn replace(&mut self, old: usize, new: usize) {
        debug_assert!(self.allows(old, new), "asked before");
        self.taken = self.taken - old as u64 + new as u64;
        self.peak = self.peak.max(self.taken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_machine_has_is_refused_before_it_is_asked_for() {
        assert!(is_at_hand(0) && !is_at_hand(usize::MAX / 4));
        let mut memory = Memory::new(u64::MAX);
        assert!(!memory.exchange(0, usize::MAX / 4, || unreachable!("no machine has this")));
        assert_eq!((memory.taken(), memory.peak()), (0, 0));
    }

    #[test]
    fn growing_takes_old_and_new_at_once_and_is_refused_before_the_limit_is_passed() {
        let mut memory = Memory::new(100);
        assert!(memory.exchange(0, 30, || true));
        assert!(memory.exchange(30, 60, || true));
        assert_eq!((memory.taken(), memory.peak()), (60, 90));
        assert!(!memory.exchange(60, 41, || unreachable!("over the limit")));
        assert!(!memory.exchange(60, 40, || false), "the machine has none");
        assert_eq!((memory.taken(), memory.peak()), (60, 90));
        assert!(memory.exchange(60, 40, || true));
        assert_eq!((memory.taken(), memory.peak()), (40, 100));
    }
}
