// The engine for browsers and bundlers, which resolve its file's URL.

import startFrom from './started.js';

export * from './started.js';

/** @param {Parameters<typeof startFrom>[0]} [from] */
export default (
  from = { module_or_path: new URL('../../pkg/rolling_cubes_bg.wasm', import.meta.url) },
) => startFrom(from);
