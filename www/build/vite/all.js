// The elements with their engine and the lessons' page in one file, which also works as text inside other documents.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';
import { packedText } from './packed.js';

/** @import { Plugin } from 'vite' */

const QUERY = '?without-engine';
const PAGE = join(root, 'dist/rolling-cubes.html');
const WASM = join(root, 'www/pkg/rolling_cubes_bg.wasm');

/** The built one-file page, compressed, without its engine. */
async function pageWithoutEngine() {
  const engine = await packedText(WASM, readFileSync(WASM));
  const [before, after, ...more] = readFileSync(PAGE, 'utf8').split(engine);
  if (after === undefined || more.length > 0 || !before?.endsWith('id="engine">'))
    throw new Error('the one-file page must contain this engine once');
  return packedText(PAGE, Buffer.from(before + after));
}

/** @type {() => Plugin} */
export const all = () => ({
  name: 'all',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(QUERY) ? `\0${QUERY}` : undefined),
  load: async (id) =>
    id === `\0${QUERY}` ? `export default '${await pageWithoutEngine()}';` : undefined,
});

/**
 * Escapes letters that a document without a declared encoding would misread, and text that would end or hide a script
 * inside a document. Both occur only in strings.
 * @type {() => Plugin}
 */
export const escapes = () => ({
  name: 'escapes',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code
          .replaceAll(/<(?=!--|\/script)/gi, '<\\')
          .replaceAll(/[\u0080-\uffff]/g, codeUnit);
      }
    },
  },
});

/** @param {string} letter */
const codeUnit = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
