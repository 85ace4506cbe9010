import { goOnWith, initSync } from '../../pkg/rolling_cubes.js';

/**
 * The engine as threads receive it: the initial module, and the whole engine once loaded. An engine in one piece starts
 * whole.
 * @typedef {{ first: WebAssembly.Module, whole: WebAssembly.Module | null }} Engine
 */

let isWhole = false;

/** Starts the engine, or continues a started one with the whole engine. @param {Engine} engine */
export function startEngine({ first, whole }) {
  initSync({ module: first });
  if (!whole || isWhole) return;
  // Throws if the parts come from different builds.
  goOnWith(whole);
  isWhole = true;
}
