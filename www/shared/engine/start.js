// Starts the engine on a thread.

import { goOnWith, initSync } from '../../pkg/rolling_cubes.js';

/**
 * The engine as threads receive it: the module that it starts with, and the whole engine once that is loaded. An engine in one piece
 * starts with all of it.
 * @typedef {{ first: WebAssembly.Module, whole: WebAssembly.Module | null }} Engine
 */

let isWhole = false;

/** Starts the engine, or has one that was started go on with the whole engine where that is given. @param {Engine} engine */
export function startEngine({ first, whole }) {
  initSync({ module: first });
  if (!whole || isWhole) return;
  // Throws if the parts are of two builds.
  goOnWith(whole);
  isWhole = true;
}
