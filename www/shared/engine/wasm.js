// The engine in parts, one file each in the hosted build.

import { FIRST, WHOLE } from '../../pkg/parts/parts.js';
import { Missing, nameIn } from './missing.js';

/** The part for the first race of a puzzle. @param {string} key */
export const firstBytes = (key) => fetched(FIRST[key] ?? '');

/** Null if the engine is in one piece. @type {(() => Promise<BufferSource>) | null} */
export const wholeBytes = () => fetched(WHOLE);

/** @param {string} url @returns {Promise<BufferSource>} */
async function fetched(url) {
  // compileStreaming needs the right MIME type, which plain web servers may not send.
  const response = await fetch(url);
  if (!response.ok) throw new Missing(nameIn(url), response.status);
  const bytes = await response.arrayBuffer();
  // Many hosts serve a page instead of a 404. A wasm file begins with 0.
  if (new Uint8Array(bytes)[0] !== 0) throw new Missing(nameIn(url), 200);
  return bytes;
}
