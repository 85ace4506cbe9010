// The elements' engine and languages in files beside their module. A name contains a hash of the content, so that caches
// and copies cannot combine different versions.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.js';
import { languages as allLanguages } from '../words.js';

/** @import { Plugin } from 'vite' */

export const ENGINE = join(root, 'www/shared/engine/apart.js');

const WASM = join(root, 'www/pkg/rolling_cubes_bg.wasm');
const QUERY = '?beside';
const LANGUAGES = '?languages';

export const engineFile = () =>
  `embed-engine-${createHash('sha256').update(readFileSync(WASM)).digest('hex').slice(0, 8)}.js`;

const WORDS = join(root, 'www/shared/words');

/** The elements' languages but English, which is inside. */
export const languages = () => allLanguages().filter((tag) => tag !== 'en');

/** The name of a language's file, by its own words and what all languages share. @param {string} tag */
export function wordsFile(tag) {
  const hash = createHash('sha256');
  const folder = join(WORDS, tag);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
  const shared = readdirSync(WORDS).map((name) => join(WORDS, name));
  for (const file of [...own, ...shared].sort())
    if (file.endsWith('.js')) hash.update(readFileSync(file));
  return `embed-${tag}-${hash.digest('hex').slice(0, 8)}.js`;
}

/** Imports that file instead of the engine's module, its name by `import name from './file?beside'`, and languages by `?languages`. @type {() => Plugin} */
export const beside = () => ({
  name: 'beside',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer) return undefined;
    if (source.endsWith(QUERY)) return `\0${QUERY}`;
    if (source.endsWith(LANGUAGES)) return `\0${LANGUAGES}`;
    if (/^\.\/embed-.*\.js$/.test(source)) return { id: source, external: true };
    return basename(source) === basename(ENGINE)
      ? { id: `./${engineFile()}`, external: true }
      : undefined;
  },
  load(id) {
    if (id === `\0${QUERY}`) return `export default '${engineFile()}';`;
    if (id !== `\0${LANGUAGES}`) return undefined;
    const others = languages().map((tag) => `['${tag}', () => import('./${wordsFile(tag)}')]`);
    return `export default [${others.join(', ')}];`;
  },
});
