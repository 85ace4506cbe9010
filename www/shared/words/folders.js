// Languages by tag: each folder here. The page starts with a part of English; the rest of it and each other language is
// a file loaded on demand.

/** @import { Language } from './shape.js' */

const all = /** @type {Record<string, () => Promise<Language>>} */ (import.meta.glob(['./*/index.js', '!./grammar/*']));

/** @type {Readonly<Record<string, () => Promise<Language>>>} */
export const FOLDERS = {
  ...Object.fromEntries(Object.entries(all).map(([path, load]) => [path.split('/')[1] ?? '', load])),
  // A pseudo-language for tests, which exposes text outside of the words.
  'en-XA': () => import('./pseudo.js'),
};
