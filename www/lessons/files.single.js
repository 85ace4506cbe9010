// The files of lessons in a build that is one file: all are in it, compressed as one.

import { decompress } from 'lzma1';
import text from '../lessons?packed';

const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** @type {Record<string, string>} */
const texts = JSON.parse(new TextDecoder().decode(decompress(packed)));

/** @type {typeof import('./files.js').FILES} */
export const FILES = Object.fromEntries(
  Object.entries(texts).map(([path, lesson]) => [path, async () => lesson]),
);
