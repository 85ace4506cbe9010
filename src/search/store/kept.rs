//! Where a search keeps positions.

use crate::search::status::Status;
use crate::search::store::memory::Memory;

/// Where a search keeps positions: those of its current path ([`Stack`](crate::search::store::stack::Stack)), or all that it has met
/// ([`Tree`](crate::search::store::tree::Tree)).
pub trait Store: Clone + Default {
    /// What makes it large, if anything: a copy without that is a checkpoint.
    type Contents: Default + 'static;

    /// Whether it knows again what was met before.
    const REMEMBERS: bool;

    /// Sees to it that one more position fits, and up to `moves` successors.
    ///
    /// # Errors
    /// When that would pass the limit on memory, or the machine has no memory for it. [`Status::Running`] when a larger table is being
    /// made: that takes long, and goes on with the next step.
    fn make_room(&mut self, moves: u8, memory: &mut Memory) -> Result<(), Status>;

    /// Goes on making a larger table, if one is being made. Comes before anything is stored: until the table is there, nothing can be.
    ///
    /// # Errors
    /// [`Status::Running`] when there is more to do; the limit on memory when the machine has none for it.
    fn catch_up(&mut self) -> Result<(), Status> {
        Ok(())
    }

    /// Whether a larger table is being made.
    fn is_growing(&self) -> bool;

    /// How many more positions at the least it takes in before that begins; none while one is being made.
    fn until_growing(&self) -> u64;

    /// How many positions it holds.
    fn positions(&self) -> u64;

    /// The most it ever held.
    fn most_positions(&self) -> u64;

    /// Exchanges the contents for others.
    fn swap_contents(&mut self, contents: &mut Self::Contents);
}

/// How long lists are at first that are written to the end of their room.
const FIRST_LENGTH: usize = 64;

/// Makes a list that is written to the end of its room as long as is `wanted`, by doubling, up to what four bytes can count. Each of its
/// places takes `beside` bytes elsewhere, too. Tells whether the limit on memory allows it, and the machine has it.
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

/// What is written where there is no place for it, [`make_room`](Store::make_room) not having been asked. One for all stores, so that a
/// loop has no more of it than a jump.
#[cold]
#[inline(never)]
pub(crate) fn no_room() -> ! {
    panic!("make_room comes before")
}
