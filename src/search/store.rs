//! Where a search keeps positions.

use super::memory::Memory;
use super::status::Status;

/// Where a search keeps positions: those of its current path ([`Stack`](super::stack::Stack)), or all that it has met
/// ([`Tree`](super::tree::Tree)).
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

/// What is written where there is no place for it, [`make_room`](Store::make_room) not having been asked. One for all stores, so that a
/// loop has no more of it than a jump.
#[cold]
#[inline(never)]
pub(super) fn no_room() -> ! {
    panic!("make_room comes before")
}
