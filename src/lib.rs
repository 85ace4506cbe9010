//! Rolling Cubes: puzzles, heuristics and searches that can be paused, stepped and counted.

#[cfg(target_arch = "wasm32")]
pub mod wasm;
