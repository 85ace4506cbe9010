//! The interface of position stores.

use crate::search::status::Status;
use crate::search::store::memory::Memory;

/// Queries of a position store.
pub trait StoreSize {
    /// Whether a larger table is being built.
    fn is_growing(&self) -> bool;

    /// Lower bound on the positions that fit before the next growth; 0 while growing.
    fn until_growing(&self) -> u64;

    /// Number of stored positions.
    fn positions(&self) -> u64;

    /// Peak number of stored positions.
    fn most_positions(&self) -> u64;
}

/// A position store: the current path (`store/stack.rs`) or all positions (`store/tree.rs`).
pub trait Store: StoreSize + Clone + Default {
    /// The large part of the store. A copy without it is a checkpoint.
    type Contents: Default + 'static;

    /// Whether the store recognizes positions that were met before.
    const REMEMBERS: bool;

    /// Makes room for one more position and up to `moves` successors.
    ///
    /// # Errors
    /// The memory limit, or exhausted memory. [`Status::Running`] while a larger table is being built, which the next step
    /// continues.
    fn make_room(&mut self, moves: usize, memory: &mut Memory) -> Result<(), Status>;

    /// Continues to build a larger table, if any. Nothing can be stored before.
    ///
    /// # Errors
    /// [`Status::Running`] while the table is incomplete; the memory limit when memory is exhausted.
    fn catch_up(&mut self) -> Result<(), Status> {
        Ok(())
    }

    /// Swaps the contents with `contents`.
    fn swap_contents(&mut self, contents: &mut Self::Contents);
}

const FIRST_LENGTH: usize = 64;

/// Doubles a list to at least `wanted` items, at most 2^32 - 1. Accounts for `beside` more bytes per item, stored
/// elsewhere. Returns false at the memory limit.
#[cold]
pub(crate) fn write_to_room<T: Clone + Default>(
    list: &mut Vec<T>,
    wanted: usize,
    beside: usize,
    memory: &mut Memory,
) -> bool {
    let old = list.len();
    if wanted <= old {
        return true;
    }
    let new = (2 * old).max(FIRST_LENGTH);
    if u32::try_from(new).is_err() {
        return false;
    }
    let size = size_of::<T>() + beside;
    let grown = memory.exchange(old * size, new * size, || list.try_reserve_exact(new - old).is_ok());
    if grown {
        list.resize(new, T::default());
    }
    grown
}

/// Panics on a write without [room](Store::make_room). Shared and cold, so that a loop contains only a jump.
#[cold]
#[inline(never)]
pub(crate) fn no_room() -> ! {
    panic!("make_room comes before")
}
