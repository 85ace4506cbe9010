//! Data structures in which searches store positions.

pub mod cells;
pub mod current_path;
pub mod kept;
pub mod layers;
pub mod memory;
pub mod open;
pub mod slots;
pub mod stack;
pub mod transpositions;
pub mod tree;

pub use kept::Store;
pub use open::First;
