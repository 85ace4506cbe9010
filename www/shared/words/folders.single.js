// The languages there are in a build that is one file: all are in it.

/** @typedef {import('./shape.js').Language} Language */

/** @type {Record<string, Language>} */
const all = import.meta.glob('./*/index.js', { eager: true });

/** @type {typeof import('./folders.js').FOLDERS} */
export const FOLDERS = Object.fromEntries(
  Object.entries(all).map(([path, language]) => [path.split('/')[1] ?? '', async () => language]),
);
