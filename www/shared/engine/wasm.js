// The engine's parts: in the hosted build each is a file of its own.

import { FROM, OWN } from '../../pkg/parts/parts.js';
import { Missing, nameIn } from './missing.js';

/** Where each part is, the first part first. */
export const from = FROM;

/** Which parts a puzzle needs besides the first. @param {string} key */
export const partsOf = (key) => OWN[key] ?? [];

/** @param {number} part @returns {Promise<BufferSource>} */
export async function bytesOf(part) {
  const url = from[part] ?? '';
  // Not compileStreaming: a plain web server may not know the type of a .wasm file.
  const response = await fetch(url);
  if (!response.ok) throw new Missing(nameIn(url), response.status);
  const bytes = await response.arrayBuffer();
  // Many hosts answer for a file that is gone with their own page. A wasm file begins with a 0.
  if (new Uint8Array(bytes)[0] !== 0) throw new Missing(nameIn(url), 200);
  return bytes;
}
