//! The browser's door: newtypes that forward, no logic.

use wasm_bindgen::prelude::wasm_bindgen;

/// Routes Rust panics to the browser's console, once, before anything else runs.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
