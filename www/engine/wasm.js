// The engine's bytes: in the hosted build a file of its own.

import url from '../pkg/rolling_cubes_bg.wasm?url';

/** @returns {Promise<ArrayBuffer>} */
export async function engineBytes() {
  // Not compileStreaming: a plain web server may not know the type of a .wasm file.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
  return response.arrayBuffer();
}
