// In the documentation, links between chapters lead to modules: of two definitions the first counts.
//! [heuristic]: mod@heuristic
//! [search]: mod@search
//! [workshop]: mod@workshop
#![doc = include_str!("README.md")]

mod arithmetic;
pub mod ask;
pub mod chance;
pub mod contest;
pub mod floor;
pub mod heuristic;
pub mod puzzle;
pub mod run;
pub mod said;
pub mod search;
pub mod session;
pub mod space;
pub mod typed;
pub mod workshop;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
