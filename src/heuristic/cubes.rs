//! Bounds for the rolling cubes, weakest first: [`Mismatch`], [`Misplaced`], [`MisplacedParity`],
//! [`Colours`], [`Exact`].

pub mod colours;
pub mod exact;
pub mod mismatch;
pub mod misplaced;
pub mod misplaced_parity;

pub use colours::Colours;
pub use exact::Exact;
pub use mismatch::Mismatch;
pub use misplaced::Misplaced;
pub use misplaced_parity::MisplacedParity;
