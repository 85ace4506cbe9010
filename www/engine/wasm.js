// The engine's parts: in the hosted build each is a file of its own.

import { PARTS } from '../pkg/parts/parts.js';

/** Where each part is, the first part first. */
export const from = PARTS.map(([, url]) => url);

/** Which parts a puzzle has for itself, or with some others; their names are those puzzles' keys. @param {string} key */
export const partsOf = (key) =>
  PARTS.flatMap(([name], part) => (name.split('_').includes(key) ? [part] : []));

/** @param {number} part @returns {Promise<BufferSource>} */
export async function bytesOf(part) {
  const url = from[part] ?? '';
  // Not compileStreaming: a plain web server may not know the type of a .wasm file.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
  return response.arrayBuffer();
}
