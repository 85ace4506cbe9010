//! The wasm-bindgen step.
fn main() {}
