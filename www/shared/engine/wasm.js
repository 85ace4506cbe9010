// The engine in parts: in the hosted build each is a file of its own.

import { FIRST, WHOLE } from '../../pkg/parts/parts.js';
import { Missing, nameIn } from './missing.js';

/** The part that the first race of a puzzle needs. @param {string} key */
export const firstBytes = (key) => fetched(FIRST[key] ?? '');

/** The whole engine; null where the engine is in one piece. @type {(() => Promise<BufferSource>) | null} */
export const wholeBytes = () => fetched(WHOLE);

/** @param {string} url @returns {Promise<BufferSource>} */
async function fetched(url) {
  // Not compileStreaming: a plain web server may not know the type of a .wasm file.
  const response = await fetch(url);
  if (!response.ok) throw new Missing(nameIn(url), response.status);
  const bytes = await response.arrayBuffer();
  // Many hosts answer for a file that is gone with their own page. A wasm file begins with a 0.
  if (new Uint8Array(bytes)[0] !== 0) throw new Missing(nameIn(url), 200);
  return bytes;
}
