//! Bounds for the knights, weakest first: [`Mismatch`], [`Misplaced`], [`Perimeter`].

pub mod mismatch;
pub mod misplaced;
pub mod perimeter;

pub use mismatch::Mismatch;
pub use misplaced::Misplaced;
pub use perimeter::Perimeter;
