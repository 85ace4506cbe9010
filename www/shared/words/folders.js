// The languages there are: each folder beside this file, by the folder's name, which is the language's tag. A page begins with what it
// needs of English; all of that, and each of the others, is a file of its own, which is loaded when it is wanted.

/** @import { Language } from './shape.js' */

const all = /** @type {Record<string, () => Promise<Language>>} */ (
  import.meta.glob('./*/index.js')
);

/** @type {Readonly<Record<string, () => Promise<Language>>>} */
export const FOLDERS = {
  ...Object.fromEntries(
    Object.entries(all).map(([path, load]) => [path.split('/')[1] ?? '', load]),
  ),
  // No language, but a trial of the page: it shows what is not among the words.
  'en-XA': () => import('./pseudo.js'),
};
