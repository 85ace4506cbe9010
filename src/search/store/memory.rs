//! Account of the memory of a search's tables, checked before each allocation.

/// Bytes reserved for small, unchecked allocations: counters, bucket ends, the answer. A native program aborts when one of them fails.
const LEFT_OVER: usize = 1 << 21;

/// Bytes allocated between two checks of the machine's memory: rare enough to cost nothing, and a fraction of [`LEFT_OVER`].
const LOOKED_AFTER: u64 = 1 << 18;

pub(crate) fn is_at_hand(bytes: usize) -> bool {
    let mut room = Vec::<u8>::new();
    let at_hand = room.try_reserve_exact(bytes.saturating_add(LEFT_OVER)).is_ok();
    // Otherwise a compiler may remove the unused allocation and assume that it succeeded.
    std::hint::black_box(&mut room);
    at_hand
}

/// Current, peak and allowed bytes of a search's tables.
///
/// All numbers follow from lengths and sizes, not from the allocator. So every platform reports equal numbers and reaches a limit at
/// the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    limit: u64,
    taken: u64,
    peak: u64,
    /// Whether the machine's memory was checked. In a browser a worker without memory dies, and is reported there.
    is_checked: bool,
}

impl Memory {
    /// An empty account with a limit in bytes.
    #[must_use]
    pub const fn new(limit: u64) -> Self {
        Self { limit, taken: 0, peak: 0, is_checked: cfg!(target_arch = "wasm32") }
    }

    /// The limit in bytes.
    #[must_use]
    pub const fn limit(self) -> u64 {
        self.limit
    }

    /// Bytes taken now, including spare capacity.
    #[must_use]
    pub const fn taken(self) -> u64 {
        self.taken
    }

    /// Peak of bytes taken, including the copies made while growing.
    #[must_use]
    pub const fn peak(self) -> u64 {
        self.peak
    }

    /// Accounts for copying a table of `old` bytes into one of `new` bytes; for a moment both exist. Runs `copy` if the limit allows
    /// it. Returns whether the limit allowed it and `copy` succeeded. Checks the machine's memory at first and every 256 KiB.
    pub fn exchange(&mut self, old: usize, new: usize, copy: impl FnOnce() -> bool) -> bool {
        let height = self.taken.saturating_add(new as u64);
        let is_far = !self.is_checked || height / LOOKED_AFTER > self.taken / LOOKED_AFTER;
        if height > self.limit || is_far && !is_at_hand(new) || !copy() {
            return false;
        }
        self.is_checked = true;
        self.peak = self.peak.max(height);
        self.taken = height - old as u64;
        true
    }

    /// Whether the limit allows dropping a table of `old` bytes and then making one of `new` bytes.
    #[must_use]
    pub const fn allows(self, old: usize, new: usize) -> bool {
        self.taken - old as u64 + new as u64 <= self.limit
    }

    /// Records that a table was dropped and another made, as [allowed](Self::allows).
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
    fn more_memory_than_any_machine_has_is_refused_before_it_is_asked_for() {
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
