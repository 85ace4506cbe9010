//! Bounds for the sliding tiles, weakest first: [`Misplaced`], [`Manhattan`], [`LinearConflict`];
//! [`Exact`] for 3x3, and [`Additive`] pattern databases for 4x4.

pub mod additive;
pub mod exact;
pub mod linear_conflict;
pub mod manhattan;
pub mod misplaced;

pub use additive::Additive;
pub use exact::Exact;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
