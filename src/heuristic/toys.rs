//! Bounds for the toys: [`HalfMismatch`], and [`Matching`], which is exact.

pub mod half_mismatch;
pub mod matching;

pub use half_mismatch::HalfMismatch;
pub use matching::Matching;
