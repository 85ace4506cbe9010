//! What the searches of a family share: the loop, once, and all that is not the rule.

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
pub use search::{Search, SearchVisitor};
