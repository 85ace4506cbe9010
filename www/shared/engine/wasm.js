// The engine in parts, one file each in the hosted build.

import { FIRST, WHOLE } from '../../pkg/parts/parts.js';
import { fillMaps } from '../puzzles/map.js';
import { OPENING } from '../puzzles/puzzles.js';
import { Missing, nameIn } from './missing.js';

/** The part for the first race of a puzzle. A map has none, as it needs the whole engine. @param {string} key */
export const firstBytes = (key) => fetched(FIRST[key] ?? FIRST[OPENING] ?? '');

/** Null if the engine is in one piece. @type {(() => Promise<BufferSource>) | null} */
export const wholeBytes = async () => {
  const gallery = import('../puzzles/gallery.js');
  const [bytes, { GALLERY }] = await Promise.all([fetched(WHOLE), gallery]);
  fillMaps(GALLERY);
  return bytes;
};

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
