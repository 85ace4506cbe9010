//! Frames of the search families: each has the shared loop, and its rules are in [`rules`](crate::search::rules).

pub mod best_first;
pub mod common;
pub mod depth_first;
pub mod forgetting;
pub mod frontier;
pub mod layered;
pub mod pause;
pub mod recursive;
pub mod search;
pub mod two_sided;

pub use common::Common;
pub use forgetting::ForgettingSearch;
pub use search::{Inspect, Search, SearchVisitor};
pub use two_sided::TwoSidedSearch;
